"""The line of a socket: messages that are JSON already go out as they are, in one piece.

What ASGI and uvicorn do with a message (decode it, wait whether it can be sent, encode it again,
frame it, join it) takes longer than the kernel needs to send it. So a socket may write to its line
directly, as long as nothing has to wait.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from starlette.types import Scope
from websockets.protocol import State

try:
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
except ModuleNotFoundError:  # another version of uvicorn: sockets are served as it does it
    WebSocketsSansIOProtocol = None  # type: ignore[assignment, misc]

GIVE: Final = "footplate.give"
"""The extension by which the scope of a socket has its line."""
Give = Callable[[Sequence[bytes]], bool]
"""Sends messages, each of them text in UTF-8, and says so; or does nothing, if they would have to
wait."""

_TEXT: Final = 0x81
"""The last frame of a message of text (RFC 6455, 5.2); what a server sends is not masked."""
MOST_PARTS: Final = 64
"""In how many frames a message may come: those that are empty count for no size."""


def protocol() -> Any:
    """What uvicorn shall serve sockets with."""
    return "auto" if WebSocketsSansIOProtocol is None else Direct


def give_of(scope: Scope) -> Give:
    """How to write to a socket's line; where the web server has no way to, nothing is taken."""
    found: Give = (scope.get("extensions") or {}).get(GIVE, _nothing)
    return found


def _nothing(messages: Sequence[bytes]) -> bool:
    return False


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def framed(message: bytes) -> bytes:
    size = len(message)
    if size < 126:
        return b"%c%c%b" % (_TEXT, size, message)
    if size < 1 << 16:
        return b"%c%c%b%b" % (_TEXT, 126, size.to_bytes(2, "big"), message)
    return b"%c%c%b%b" % (_TEXT, 127, size.to_bytes(8, "big"), message)


if WebSocketsSansIOProtocol is not None:

    class Direct(WebSocketsSansIOProtocol):
        """A socket that can be written to at once."""

        def handle_connect(self, event: Any) -> None:
            super().handle_connect(event)
            scope: Any = getattr(self, "scope", None)
            if scope is not None:
                scope["extensions"][GIVE] = self.give

        def handle_ping(self) -> None:
            """Who does not take the answers gets no more of them: they would fill the memory."""
            pong = b"".join(self.conn.data_to_send())
            if self.writable.is_set():
                self.transport.write(pong)

        def handle_cont(self, event: Any) -> None:
            if len(self.frames) >= MOST_PARTS:
                self.transport.abort()
                return
            super().handle_cont(event)

        def send_receive_event_to_app(self) -> None:
            """What says that it is text and is none is taken as bytes, which are refused in words;
            uvicorn would write a page of its log for it."""
            if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
                self.curr_msg_data_type = "bytes"
            super().send_receive_event_to_app()

        def give(self, messages: Sequence[bytes]) -> bool:
            """See `Give`."""
            if not (self.writable.is_set() and self.handshake_complete):
                return False
            if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
                return False
            self.transport.write(b"".join([framed(message) for message in messages]))
            return True
