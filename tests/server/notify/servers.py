"""Servers on loopback that take notices, or do something else."""

import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from footplate.server.notify import Notice

CERTIFICATE = Path(__file__).with_name("hooks.pem")
"""Of hooks.example and 127.0.0.1, for tests alone."""

NOTICE = Notice(
    "your-turn", "t1", "Age of Steam", "Friday", "Build track.", "https://play.example/t/t1"
)


def trust() -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(CERTIFICATE))


def server_side() -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(CERTIFICATE)
    return context


class Server:
    """Answers every connection in a thread, by a function of the socket, until it is closed."""

    def __init__(self, answer: Callable[["Server", socket.socket], None]) -> None:
        self.heard: list[bytes] = []
        """What it was told, by connection or by mail."""
        self.connections = 0
        self.closed = False
        self._answer = answer
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._socket.getsockname()[1]
        self._threads = [threading.Thread(target=self._accept, daemon=True)]
        self._threads[0].start()

    def _accept(self) -> None:
        while True:
            connection, _ = self._socket.accept()
            if self.closed:
                connection.close()
                return
            self.connections += 1
            thread = threading.Thread(target=self._run, args=(connection,), daemon=True)
            self._threads.append(thread)
            thread.start()

    def _run(self, connection: socket.socket) -> None:
        with connection, suppress(OSError, ValueError):
            connection.settimeout(10)
            self._answer(self, connection)

    def pause(self, seconds: float = 10) -> None:
        """Do nothing for a while, or until the test is over."""
        until = time.monotonic() + seconds
        while not self.closed and time.monotonic() < until:
            time.sleep(0.01)

    def close(self) -> None:
        self.closed = True
        with socket.socket() as waker, suppress(OSError):  # of the thread that accepts
            waker.connect(("127.0.0.1", self.port))
        for thread in self._threads:
            thread.join(10)
        self._socket.close()


@contextmanager
def serving(answer: Callable[[Server, socket.socket], None]) -> Iterator[Server]:
    server = Server(answer)
    try:
        yield server
    finally:
        server.close()


# By HTTP. ---------------------------------------------------------------------------------------


def request(connection: socket.socket) -> bytes:
    """A whole request."""
    data = b""
    while b"\r\n\r\n" not in data:
        data += connection.recv(65536)
    head, _, body = data.partition(b"\r\n\r\n")
    (length,) = [
        int(each.partition(b":")[2])
        for each in head.split(b"\r\n")
        if each.lower().startswith(b"content-length")
    ]
    while len(body) < length:
        body += connection.recv(65536)
    return head + b"\r\n\r\n" + body


def http(server: Server, connection: socket.socket) -> None:
    """The path says how it is answered."""
    heard = request(connection)
    server.heard.append(heard)
    path = heard.split(b" ")[1].decode()
    ok = b"HTTP/1.1 200 OK\r\n"
    if path == "/hangs":
        server.pause()
    elif path == "/drips":
        for sign in ok + b"X-Y: " + b"z" * 10000:
            if server.closed:
                break
            connection.sendall(bytes([sign]))
            time.sleep(0.02)
    elif path == "/waits-for-ever":
        while not server.closed:
            connection.sendall(b"HTTP/1.1 102 Processing\r\n\r\n")
            time.sleep(0.02)
    elif path == "/huge":
        connection.sendall(ok + b"Transfer-Encoding: chunked\r\n\r\n")
        while not server.closed:
            connection.sendall(b"10000\r\n" + b"x" * 65536 + b"\r\n")
    elif path == "/huge-head":
        connection.sendall(ok)
        while not server.closed:
            connection.sendall(b"X-Y: " + b"z" * 1000 + b"\r\n")
    elif path == "/redirects":
        place = f"http://127.0.0.1:{server.port}/secret".encode()
        connection.sendall(b"HTTP/1.1 307 Over There\r\nLocation: " + place + b"\r\n\r\n")
    elif path == "/garbage":
        connection.sendall(b"220 mail.example ESMTP\r\n")
    elif path.startswith("/status/"):
        said = path.removeprefix("/status/").encode()
        head = (
            b"HTTP/1.1 " + said + b" Such Is Life\r\nRetry-After: 90\r\nContent-Length: 6\r\n\r\n"
        )
        connection.sendall(head + b"secret")
    elif not path.endswith("/hangs-up"):
        connection.sendall(b"HTTP/1.1 204 No Content\r\n\r\n")


# By SMTP. ---------------------------------------------------------------------------------------


def smtp(way: str = "") -> Callable[[Server, socket.socket], None]:
    """A mail server that takes everything, apart from its way."""

    def answer(server: Server, connection: socket.socket) -> None:
        if way.startswith("tls"):
            connection = server_side().wrap_socket(connection, server_side=True)
        if way == "hangs":
            server.pause()
        elif way == "drips":
            while not server.closed:
                connection.sendall(b"220-patience\r\n")
                time.sleep(0.02)
        connection.sendall(b"220 mail.example\r\n")
        with connection:
            talk(server, connection, way)

    return answer


def talk(server: Server, connection: socket.socket, way: str) -> None:
    lines = connection.makefile("rb")
    said: list[bytes] = []
    while line := lines.readline():
        said.append(line)
        word = line[:4].upper()
        reply = b"250 fine"
        if word == b"EHLO":
            offers = b"250-STARTTLS\r\n" if way == "starttls" else b""
            reply = b"250-mail.example\r\n" + offers + b"250 AUTH PLAIN"
        elif word == b"STAR":
            connection.sendall(b"220 go on\r\n")
            connection = server_side().wrap_socket(connection, server_side=True)
            lines, way = connection.makefile("rb"), "encrypted"
            continue
        elif word == b"AUTH":
            reply = b"535 secret words" if way == "tls, knows nobody" else b"235 welcome"
        elif word == b"RCPT" and way in ("450", "550"):
            reply = way.encode() + b" secret words"
        elif word == b"DATA":
            connection.sendall(b"354 go on\r\n")
            while (line := lines.readline()) != b".\r\n":
                said.append(line)
            server.heard.append(b"".join(said))
        elif word == b"QUIT":
            connection.sendall(b"421 secret words\r\n" if way == "rude" else b"221 farewell\r\n")
            break
        connection.sendall(reply + b"\r\n")
    lines.close()
    connection.close()
