"""Who says nothing, or says it letter by letter, or does not take what is sent, is let go; who
needs some time is not."""

import socket
import time

import pytest

from footplate.server.web import lines, patience
from tests.server.load import hot_seats
from tests.server.running import Running, until

HEAD = b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n"
BODY = b'{"name": "Ann"}'
POST = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: %d\r\n\r\n" % len(BODY)
SHORT = 0.5


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "SECONDS_FOR_HEAD", SHORT)
    monkeypatch.setattr(patience, "SECONDS_FOR_BODY", SHORT)
    monkeypatch.setattr(patience, "SECONDS_TO_TAKE", SHORT)


def line(to: Running) -> socket.socket:
    return socket.create_connection(("127.0.0.1", to.port), timeout=20)


def narrow(to: Running) -> socket.socket:
    """A line that takes little where nobody reads it."""
    sock = socket.socket()
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    sock.settimeout(20)
    sock.connect(("127.0.0.1", to.port))
    return sock


def answer(sock: socket.socket) -> bytes:
    """All that comes until the line ends."""
    found = b""
    while part := sock.recv(1 << 16):
        found += part
    return found


def letters(sock: socket.socket, text: bytes) -> None:
    """Letter by letter, for longer than anybody waits, or until nobody listens any more."""
    until = time.monotonic() + 20
    for letter in text * 1000:
        assert time.monotonic() < until, "nobody minds"
        try:
            sock.send(bytes([letter]))
        except OSError:
            return
        time.sleep(0.02)


@pytest.mark.parametrize("said", [b"", b"G", HEAD, POST, POST + BODY[:5]])
def test_who_stops_in_the_middle_is_let_go(shared: Running, said: bytes) -> None:
    with line(shared) as sock:
        sock.sendall(said)
        assert answer(sock).startswith(b"HTTP/1.1 408 ")


def test_letter_by_letter_makes_no_more_time(shared: Running) -> None:
    with line(shared) as sock:
        sock.sendall(HEAD)
        letters(sock, b"X: a\r\n")
    with line(shared) as sock:
        sock.sendall(POST.replace(b"15", b"9000") + b'{"name": "')
        letters(sock, b"a")


def test_between_two_calls_and_during_one_nobody_is_let_go(
    shared: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In pieces, and again on the same line."""
    monkeypatch.setattr(patience, "SECONDS_FOR_HEAD", 20.0)
    monkeypatch.setattr(patience, "SECONDS_FOR_BODY", 20.0)
    with line(shared) as sock:
        for _ in range(2):
            for piece in (POST[:30], POST[30:], BODY[:4], BODY[4:]):
                sock.sendall(piece)
                time.sleep(0.02)
            assert sock.recv(1 << 16).startswith(b"HTTP/1.1 201 ")


def test_a_head_has_an_end(shared: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "SECONDS_FOR_HEAD", 20.0)
    with line(shared) as sock:
        sock.sendall(HEAD)
        try:
            for _ in range(200):
                sock.sendall(b"X: %b\r\n" % (b"a" * 1000))
            told = answer(sock)
        except OSError:
            return  # let go so soon that the answer was not read
        assert told.startswith(b"HTTP/1.1 431 ")


LONG_ANSWERS = HEAD.replace(b"/api/tables", b"/openapi.json") + b"\r\n"
"""To be said again and again on one line: more than the system keeps for who does not read."""
MANY = 60


def test_who_does_not_take_an_answer_is_let_go(site: Running) -> None:
    with narrow(site) as sock:
        sock.sendall(LONG_ANSWERS * MANY)
        until(lambda: site.lines)
        until(lambda: not site.lines, 60)


def test_who_takes_it_slowly_gets_all_of_it(site: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    # Long enough that a busy machine lets us read in time.
    monkeypatch.setattr(patience, "SECONDS_TO_TAKE", 3 * SHORT)
    size = len(site.http.get("/openapi.json").content)
    begun = time.monotonic()
    with line(site) as sock:
        sock.sendall(LONG_ANSWERS * MANY)
        left = size * MANY
        while left > 0:
            time.sleep(0.06)
            part = sock.recv(1 << 17)
            assert part, "let go"
            left -= len(part)
    assert time.monotonic() - begun > 5 * SHORT


@pytest.fixture
def greeted(site: Running) -> socket.socket:
    """The line of a viewer who has said hello, and reads nothing from then on."""
    table = hot_seats(site.person(), "steam-power", 3)
    sock = narrow(site)
    sock.sendall(
        b"GET /api/tables/%b/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n" % table.encode()
    )
    assert sock.recv(1 << 10).startswith(b"HTTP/1.1 101 ")
    sock.sendall(frame(0x81, b'{"say":"hello"}'))
    until(lambda: site.server.house.counters.sockets)
    return sock


def frame(kind: int, data: bytes) -> bytes:
    """A frame of a client, whose mask changes nothing."""
    return bytes([kind, 0x80 | len(data)]) + bytes(4) + data


def test_who_pings_and_does_not_read_fills_no_memory(site: Running, greeted: socket.socket) -> None:
    pings, most = frame(0x89, b"x" * 125) * 1000, 0
    with greeted:
        for _ in range(80):
            greeted.sendall(pings)
            sizes = [each.transport.get_write_buffer_size() for each in site.lines]
            most = max(most, *sizes, 0)
        assert site.http.get("/api/tables").status_code == 200
    assert most < 2 << 20


def test_a_message_has_so_many_parts(site: Running, greeted: socket.socket) -> None:
    """Parts that hold nothing count for no size."""
    with greeted:
        greeted.sendall(frame(0x01, b'{"say":') + frame(0x00, b"") * (lines.MOST_PARTS + 10))
        until(lambda: not site.server.house.counters.sockets)
