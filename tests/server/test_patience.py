"""Who says nothing, or says it letter by letter, is let go; who needs some time is not."""

import socket
import time

import pytest

from footplate.server.web import patience
from tests.server.running import Running

HEAD = b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n"
BODY = b'{"name": "Ann"}'
POST = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: %d\r\n\r\n" % len(BODY)
SHORT = 0.5


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "SECONDS_FOR_HEAD", SHORT)
    monkeypatch.setattr(patience, "SECONDS_FOR_BODY", SHORT)


def line(to: Running) -> socket.socket:
    return socket.create_connection(("127.0.0.1", to.port), timeout=20)


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
