"""How long a call may take to come in, how long its head may be, and how slowly an answer may be
taken.

A line that is opened and says nothing, or says it letter by letter, or never reads what it has
asked for, would be kept for ever: uvicorn counts the time between two calls alone. Nobody needs a
proxy for this.
"""

import asyncio
from collections.abc import Collection
from typing import Any, Final
from weakref import WeakSet

try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
except ModuleNotFoundError:  # where there is no httptools, uvicorn reads HTTP by h11
    HttpToolsProtocol = None  # type: ignore[assignment, misc]

SECONDS_FOR_HEAD: Final = 20.0
SECONDS_FOR_BODY: Final = 60.0
"""A record of four megabytes comes by a slow line in less."""
SECONDS_TO_TAKE: Final = 20.0
LEAST_TAKEN: Final = 8 << 10
"""How much of an answer has to be taken in that time."""
LARGEST_HEAD: Final = 64 << 10

_LET_GO: Final = b"HTTP/1.1 %b\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
_TIMEOUT: Final = _LET_GO % b"408 Request Timeout"
_TOO_LARGE: Final = _LET_GO % b"431 Request Header Fields Too Large"


def protocol() -> Any:
    """What uvicorn shall read HTTP with."""
    return "auto" if HttpToolsProtocol is None else Patient


if HttpToolsProtocol is not None:
    _servers: WeakSet[Any] = WeakSet()
    """Those whose lines are looked after; by the settings that all lines of a server share."""

    def _look_after(
        loop: asyncio.AbstractEventLoop,
        lines: Collection[Any],
        before: dict[asyncio.Transport, int],
    ) -> None:
        """Let lines go that do not take what is sent; and look again later on."""
        left: dict[asyncio.Transport, int] = {}
        for each in list(lines):
            transport, size = each.transport, each.transport.get_write_buffer_size()
            if size and transport in before and _is_stuck(transport, before[transport], size):
                transport.abort()
            elif size:
                left[transport] = size
        loop.call_later(SECONDS_TO_TAKE, _look_after, loop, lines, left)

    def _is_stuck(transport: asyncio.Transport, before: int, now: int) -> bool:
        """Nothing was taken; or next to nothing, where nothing is added any more."""
        return now > before - LEAST_TAKEN if transport.is_closing() else now == before

    class Patient(HttpToolsProtocol):
        """Lets a line go whose call does not come to its end. A call that comes in one piece, as
        nearly all do, needs no timer."""

        _timer: asyncio.TimerHandle | None = None
        _waits_for: str = "head"
        """What has to come: a `head`, a `body`, or (empty) nothing."""
        _size: int = 0

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._wait(SECONDS_FOR_HEAD)
            if self.config not in _servers:
                _servers.add(self.config)
                _look_after(self.loop, self.connections, {})

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            before = self._waits_for
            super().data_received(data)
            now = self._waits_for
            if now == "head":
                self._size += len(data)
                if self._size > LARGEST_HEAD:
                    self._let_go(_TOO_LARGE)
            if now and self._timer is not None and now == before:
                return  # the same still has to come, and letters do not make more time
            self._stop()
            if now:
                self._wait(SECONDS_FOR_HEAD if now == "head" else SECONDS_FOR_BODY)

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._waits_for, self._size = "head", 0

        def on_headers_complete(self) -> None:
            # What comes after the head of a call that becomes a socket is the socket's own.
            self._waits_for = "" if self.parser.should_upgrade() else "body"
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self._waits_for = ""
            super().on_message_complete()

        def _wait(self, seconds: float) -> None:
            self._timer = self.loop.call_later(seconds, self._let_go, _TIMEOUT)

        def _stop(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def _let_go(self, words: bytes) -> None:
            self._stop()
            if self.transport.is_closing():
                return
            cycle: Any = self.cycle  # None until the first call
            # An answer that is under way must not get another one into its middle.
            if cycle is None or not cycle.response_started or cycle.response_complete:
                self.transport.write(words)
            self.transport.close()
