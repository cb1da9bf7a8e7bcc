"""Sending a notice by SMTP."""

import asyncio
import smtplib
import socket
import ssl
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from email.headerregistry import BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import Policy, default
from email.utils import formatdate, make_msgid
from typing import Any, Final, Literal

import msgspec

from footplate.core.refusal import BadInput
from footplate.server.notify.notices import Delivered, Failed, Mail, Notice, check_address
from footplate.server.notify.shapes import head, words

TIME_LIMIT: Final = 30.0
THREADS: Final = 4
NO_MORE: Final = "To get no more of these mails, open this link:"


class MailSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The server that takes our mail."""

    host: str
    sender: str
    """The address that mail comes from."""
    port: int = 587
    tls: Literal["starttls", "tls", "none"] = "starttls"
    user: str = ""
    password: str = ""

    def __repr__(self) -> str:
        return f"MailSettings({self.host}:{self.port}, {self.tls})"


class _Link(BaseHeader):
    """A header that is an address of the web: folded or encoded, no mail program would know it."""

    max_count = 1

    @staticmethod
    def parse(value: str, found: dict[str, Any]) -> None:
        UnstructuredHeader.parse(value, found)

    def fold(self, *, policy: Policy) -> str:
        return f"{self.name}: {self}{policy.linesep}"


_HEADERS: Final = HeaderRegistry()
_HEADERS.map_to_type("list-unsubscribe", _Link)
_POLICY: Final = default.clone(header_factory=_HEADERS)


def message(notice: Notice, address: str, sender: str, leave: str = "") -> EmailMessage:
    """The mail; BadInput where an address is none. What goes into its head is one line. `leave` is
    the link by which the address says that it wants no more."""
    check_address(address)
    check_address(sender)
    made = EmailMessage(_POLICY)
    made["From"] = f"Footplate <{sender}>"
    made["To"] = address
    # Python would take words that look encoded for such, line breaks and all.
    made["Subject"] = head(notice).replace("=?", "= ?")
    made["Date"] = formatdate()
    made["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    made["Auto-Submitted"] = "auto-generated"  # so that nobody's absence is answered to us
    text = words(notice) + "\n"
    if leave:
        made["List-Unsubscribe"] = f"<{leave}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        text += f"\n{NO_MORE}\n{leave}\n"
    made.set_content(text)
    return made


class Mails:
    """Sends mail, in threads of its own, because Python's SMTP waits. `close` it in the end."""

    def __init__(
        self,
        settings: MailSettings,
        time_limit: float = TIME_LIMIT,
        trust: ssl.SSLContext | None = None,
    ) -> None:
        if settings.tls == "none" and settings.user:
            raise BadInput("mail: a password is not sent without TLS")
        check_address(settings.sender)
        self._settings = settings
        self._time_limit = time_limit
        self._trust = trust or ssl.create_default_context()
        self._threads = ThreadPoolExecutor(THREADS, "mail")

    async def send(self, mail: Mail, notice: Notice, leave: str = "") -> Delivered | Failed:
        try:
            made = message(notice, mail.address, self._settings.sender, leave)
        except BadInput as error:
            return Failed(f"{error}.", final=True)
        sending = _Sending(self._settings, self._time_limit, self._trust)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self._time_limit):
                return await loop.run_in_executor(self._threads, sending.send, made)
        except TimeoutError:
            return Failed(f"The mail server did not take the mail within {self._time_limit:g} s.")
        finally:
            sending.give_up()

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


class _Sending:
    """One mail on its way, in a thread; another thread can give it up."""

    def __init__(self, settings: MailSettings, time_limit: float, trust: ssl.SSLContext) -> None:
        self._settings = settings
        self._time_limit = time_limit
        self._trust = trust
        self._lock = threading.Lock()
        self._socket: socket.socket | None = None
        self._given_up = False

    def give_up(self) -> None:
        """A server that says a word now and then would keep a thread for ever: hang up."""
        with self._lock:
            self._given_up = True
            self._hang_up()

    def uses(self, used: socket.socket | None) -> None:
        with self._lock:
            self._socket = used
            if self._given_up:
                self._hang_up()

    def _hang_up(self) -> None:
        if self._socket is not None:
            with suppress(OSError):
                # That of the plain socket: a TLS one would pull its state from under its reader.
                socket.socket.shutdown(self._socket, socket.SHUT_RDWR)

    def send(self, made: EmailMessage) -> Delivered | Failed:
        known = self._settings
        try:
            with closing(self._connected()) as smtp:
                if known.tls == "starttls":
                    smtp.starttls(context=self._trust)
                if known.user:
                    smtp.login(known.user, known.password)
                smtp.send_message(made, known.sender, [str(made["To"])])
                # Now it is taken: a farewell that fails must not bring it a second time.
                with suppress(smtplib.SMTPException, OSError):
                    smtp.quit()
        except (smtplib.SMTPRecipientsRefused, smtplib.SMTPDataError) as error:
            return Failed("The mail server does not take mail to this address.", _is_final(error))
        except smtplib.SMTPAuthenticationError:
            return Failed("The mail server does not know us: tell the host of this server.")
        except (smtplib.SMTPServerDisconnected, smtplib.SMTPConnectError):
            return Failed("The mail server ended the connection.")
        except (smtplib.SMTPException, ssl.SSLError):
            return Failed("The mail server refused the mail: tell the host of this server.")
        except (OSError, ValueError):
            return Failed("The mail server cannot be reached.")
        finally:
            self.uses(None)
        return Delivered()

    def _connected(self) -> smtplib.SMTP:
        known, limit = self._settings, self._time_limit
        if known.tls == "tls":
            return _TlsSmtp(self, known.host, known.port, timeout=limit, context=self._trust)
        return _Smtp(self, known.host, known.port, timeout=limit)


class _Smtp(smtplib.SMTP):
    """Says which socket it uses before it waits for the first word, and ever after."""

    def __init__(self, sending: _Sending, *args: Any, **more: Any) -> None:
        self._sending = sending
        super().__init__(*args, **more)

    def getreply(self) -> tuple[int, bytes]:
        self._sending.uses(self.sock)
        return super().getreply()


class _TlsSmtp(_Smtp, smtplib.SMTP_SSL):
    """The same, encrypted from its first byte."""


def _is_final(error: smtplib.SMTPRecipientsRefused | smtplib.SMTPDataError) -> bool:
    """Codes from 500 on are said to stay as they are."""
    if isinstance(error, smtplib.SMTPDataError):
        return error.smtp_code >= 500
    return all(code >= 500 for code, _ in error.recipients.values())
