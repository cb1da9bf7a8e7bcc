"""Sending a notice by HTTP, to an address that a stranger has typed in."""

import asyncio
import ssl
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import httpx

from footplate.core.refusal import BadInput
from footplate.server.notify.addresses import (
    NotReachable,
    Resolver,
    Target,
    checked_address,
    look_up,
    target_of,
)
from footplate.server.notify.notices import Delivered, Failed, Notice, Webhook
from footplate.server.notify.shapes import body
from footplate.version import __version__

TIME_LIMIT: Final = 10.0
THREADS: Final = 4
GONE: Final = (401, 403, 404, 405, 410)
"""Answers of an address that nothing will come of; others may have a bad day."""


class Webhooks:
    """Sends to webhooks. An answer's first line counts: what comes after is not even read.

    `close` it in the end.
    """

    def __init__(
        self,
        allow_private: bool = False,
        time_limit: float = TIME_LIMIT,
        resolve: Resolver | None = None,
        trust: ssl.SSLContext | None = None,
    ) -> None:
        self._allow_private = allow_private
        self._time_limit = time_limit
        self._threads = ThreadPoolExecutor(THREADS, "look-up")
        self._resolve = resolve or look_up(self._threads)
        self._trust = trust

    def _trusted(self) -> ssl.SSLContext:
        """Whom we trust. Read when something is sent, as most servers never do, and in a thread:
        it takes a while."""
        if self._trust is None:
            self._trust = httpx.create_ssl_context()
        return self._trust

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def send(self, webhook: Webhook, notice: Notice) -> Delivered | Failed:
        try:
            async with asyncio.timeout(self._time_limit):
                target = target_of(webhook.url, self._allow_private)
                address = await checked_address(target, self._resolve, self._allow_private)
                return await self._post(target, address, body(notice, webhook.shape))
        except BadInput as error:
            return Failed(f"{error}.", final=True)
        except NotReachable:
            return Failed("The host of the webhook is not known, or not on the public network.")
        except TimeoutError:
            return Failed(f"The webhook did not answer within {self._time_limit:g} s.")
        except httpx.ConnectError as error:
            if isinstance(_cause(error), ssl.SSLError):
                return Failed("The webhook's certificate is not one that we trust.")
            return Failed("The webhook cannot be connected to.")
        except httpx.HTTPError:
            return Failed("The webhook ended the connection, or speaks something else than HTTP.")

    async def _post(self, target: Target, address: str, data: bytes) -> Delivered | Failed:
        """To the address that was checked, in the name that was typed in.

        By the transport alone: a client would follow proxies that the environment names, keep
        connections for other names at the same address, and write the secret path into its log.
        """
        request = httpx.Request(
            "POST",
            target.url.copy_with(host=address, fragment=None),
            headers={
                "Host": target.url.netloc.decode("ascii"),
                "Content-Type": "application/json",
                "Content-Length": str(len(data)),
                "Accept-Encoding": "identity",
                "Connection": "close",
                "User-Agent": f"footplate/{__version__}",
            },
            content=data,
            extensions={"sni_hostname": target.host},
        )
        trust: ssl.SSLContext | bool = False  # nobody to be trusted without TLS
        if target.url.scheme == "https":
            loop = asyncio.get_running_loop()
            trust = await loop.run_in_executor(self._threads, self._trusted)
        async with httpx.AsyncHTTPTransport(verify=trust, trust_env=False) as transport:
            response = await transport.handle_async_request(request)
            await response.aclose()
        return _judged(response)


def _judged(response: httpx.Response) -> Delivered | Failed:
    status = response.status_code
    if 200 <= status < 300:
        return Delivered()
    if 300 <= status < 400:
        return Failed("The webhook sends us elsewhere, where we do not follow.", final=True)
    said = response.headers.get("Retry-After", "")
    pause = float(said) if said.isascii() and said.isdigit() and len(said) < 9 else 0.0
    return Failed(f"The webhook answered with status {status}.", status in GONE, pause)


def _cause(error: BaseException) -> BaseException:
    while (deeper := error.__cause__ or error.__context__) is not None:
        error = deeper
    return error
