"""What goes past the web server into a socket's line is what the web server would have sent."""

import asyncio
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from footplate.server.web.lines import Direct, framed, give_of


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_message_is_framed_as_the_protocol_has_it(size: int) -> None:
    message = b"a" * size
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


class Sink:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(data)


class Connection:
    state = State.OPEN


def line() -> Any:
    """A socket's line as it stands once both sides have said hello."""
    found: Any = Direct.__new__(Direct)
    found.writable = asyncio.Event()
    found.writable.set()
    found.handshake_complete = True
    found.disconnected = found.close_sent = False
    found.conn, found.transport = Connection(), Sink()
    return found


def test_messages_go_out_in_one_piece() -> None:
    open_line = line()
    assert open_line.give([b"{}", b"[]"])
    assert open_line.transport.written == [framed(b"{}") + framed(b"[]")]


@pytest.mark.parametrize("why", ["full", "early", "gone", "closed", "closing"])
def test_nothing_is_written_where_it_would_have_to_wait(why: str) -> None:
    other = line()
    if why == "full":
        other.writable.clear()
    elif why == "early":
        other.handshake_complete = False
    elif why == "gone":
        other.disconnected = True
    elif why == "closed":
        other.close_sent = True
    else:
        other.conn.state = State.CLOSING
    assert not other.give([b"{}"])
    assert not other.transport.written


def test_another_web_server_takes_nothing_directly() -> None:
    assert not give_of({"type": "websocket"})([b"{}"])
    assert not give_of({"type": "websocket", "extensions": {}})([b"{}"])
