"""Mail: what arrives, and what strange mail servers can do."""

import asyncio
import email
import email.policy
import socket
import threading
import time
from typing import Any

import msgspec
import pytest

from footplate import BadInput
from footplate.server.notify import Courier, Delivered, Failed, Mail, MailSettings, Notice
from footplate.server.notify.mail import Mails, message
from footplate.server.notify.shapes import words
from tests.server.notify.servers import NOTICE, serving, smtp, trust
from tests.server.notify.test_shapes import HOSTILE

ANN = Mail("ann@mail.example")


def sent(
    port: int, notice: Notice = NOTICE, time_limit: float = 5.0, to: Mail = ANN, **settings: Any
) -> Delivered | Failed:
    known: dict[str, Any] = {"host": "127.0.0.1", "sender": "table@play.example", "tls": "none"}
    mails = Mails(MailSettings(port=port, **{**known, **settings}), time_limit, trust())
    try:
        return asyncio.run(mails.send(to, notice))
    finally:
        mails.close()


def read(heard: bytes) -> Any:
    data = heard.partition(b"DATA\r\n")[2] or heard.partition(b"data\r\n")[2]
    return email.message_from_bytes(data, policy=email.policy.default)


def test_a_mail_arrives() -> None:
    with serving(smtp()) as server:
        assert sent(server.port) == Delivered()
        (heard,) = server.heard
    assert b"mail FROM:<table@play.example>" in heard
    assert b"rcpt TO:<ann@mail.example>" in heard
    mail = read(heard)
    assert mail["Subject"] == 'Your turn: Age of Steam, "Friday"'
    assert mail["To"] == "ann@mail.example"
    assert mail["From"] == "Footplate <table@play.example>"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["Message-ID"].endswith("@play.example>")
    assert mail.get_content().splitlines() == words(NOTICE).splitlines()


@pytest.mark.parametrize("host", ["play.example", f"play.{'x' * 60}.{'y' * 60}.example"])
def test_a_mail_says_how_to_get_no_more(host: str) -> None:
    """Mail programs read it from the head, where it has to stay one word in one line (RFC 8058)."""
    leave = f"https://{host}/mail/stop/m_abcdefghijklmnopqrstuvwx"
    made = message(NOTICE, "ann@mail.example", "table@play.example", leave)
    lines = made.as_bytes(policy=made.policy.clone(linesep="\r\n")).split(b"\r\n")
    assert f"List-Unsubscribe: <{leave}>".encode() in lines
    assert b"List-Unsubscribe-Post: List-Unsubscribe=One-Click" in lines
    assert leave in made.get_content().splitlines()


@pytest.mark.parametrize("tls", ["tls", "starttls"])
def test_encrypted_with_a_password(tls: str) -> None:
    with serving(smtp(tls)) as server:
        assert sent(server.port, tls=tls, user="us", password="word") == Delivered()
        (heard,) = server.heard
    assert b"AUTH PLAIN" in heard
    assert (b"STARTTLS" in heard) == (tls == "starttls")


def test_nothing_is_sent_unencrypted_where_it_should_not() -> None:
    with serving(smtp()) as server:  # somebody in between has taken the offer out
        failed = sent(server.port, tls="starttls", user="us", password="word")
        assert server.heard == []
    assert isinstance(failed, Failed)
    assert not failed.final
    with pytest.raises(BadInput, match="without TLS"):
        sent(1, user="us", password="word")


def test_a_mail_that_was_taken_is_delivered_whatever_follows() -> None:
    with serving(smtp("rude")) as server:
        assert sent(server.port) == Delivered()
        assert len(server.heard) == 1


@pytest.mark.parametrize(("way", "final"), [("450", False), ("550", True)])
def test_a_recipient_who_is_not_there(way: str, final: bool) -> None:
    with serving(smtp(way)) as server:
        failed = sent(server.port)
    assert failed == Failed("The mail server does not take mail to this address.", final)


def test_a_server_that_does_not_know_us() -> None:
    with serving(smtp("tls, knows nobody")) as server:
        failed = sent(server.port, tls="tls", user="us", password="word")
        assert server.heard == []
    assert failed == Failed("The mail server does not know us: tell the host of this server.")


@pytest.mark.parametrize("way", ["hangs", "drips"])
def test_a_slow_server_keeps_no_thread(way: str) -> None:
    with serving(smtp(way)) as server:
        begun = time.monotonic()
        failed = sent(server.port, time_limit=0.3)
        assert failed == Failed("The mail server did not take the mail within 0.3 s.")
        assert time.monotonic() - begun < 3
        while any(thread.name.startswith("mail") for thread in threading.enumerate()):
            assert time.monotonic() - begun < 5, "a thread waits for ever"
            time.sleep(0.01)


def test_nobody_listens() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    assert sent(port) == Failed("The mail server cannot be reached.")


@pytest.mark.parametrize(
    "name", [*HOSTILE, "x\r\nBcc: bob@mail.example\r\n\r\nhello", "=?utf-8?q?=0ABcc:_b?="]
)
def test_names_stay_in_their_line(name: str) -> None:
    notice = msgspec.structs.replace(NOTICE, name=name, asked=name, game=name)
    made = message(notice, "ann@mail.example", "table@play.example")
    again: Any = email.message_from_bytes(bytes(made), policy=email.policy.default)
    assert set(again.keys()) == {*made.keys(), "Content-Transfer-Encoding"}
    assert "\n" not in again["Subject"]
    assert len(again.get_content().splitlines()) == 3


def test_addresses_that_are_none() -> None:
    for address in ("ann@mail.example\r\nBcc: bob@mail.example", "ann"):
        failed = sent(1, to=Mail(address))
        assert isinstance(failed, Failed)
        assert failed.final
        with pytest.raises(BadInput):
            Mails(MailSettings("127.0.0.1", address))


def test_a_server_without_mail_says_so() -> None:
    courier = Courier()
    assert asyncio.run(courier.deliver(ANN, NOTICE)) == Failed("This server sends no mail.", True)
    courier.close()


def test_the_courier_sends_mail() -> None:
    with serving(smtp()) as server:
        courier = Courier(MailSettings("127.0.0.1", "t@play.example", server.port, "none"))
        assert asyncio.run(courier.deliver(ANN, NOTICE)) == Delivered()
        courier.close()


def test_passwords_are_in_no_log() -> None:
    assert "word" not in repr(MailSettings("mail.example", "t@play.example", password="word"))
