"""Those who call: lines that carry one call at a time, and viewers who count what they are told.

They are bare, so that the one who measures does not take the time of the one who is measured.
"""

import asyncio
from collections.abc import Callable
from time import perf_counter

import msgspec
from websockets.asyncio.client import ClientConnection, connect


class Told(msgspec.Struct):
    moment: int = 0


class Message(msgspec.Struct):
    """Of what is pushed, all that counts here."""

    tell: str
    news: Told | None = None


_messages = msgspec.json.Decoder(Message)


class Line:
    """One connection that is kept open."""

    def __init__(self, port: int, key: str = "") -> None:
        self.port = port
        self.head = f"Host: 127.0.0.1:{port}\r\n"
        if key:
            self.head += f"Authorization: Bearer {key}\r\n"
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def call(self, method: str, path: str, body: bytes = b"") -> bytes:
        """The body of the answer; SystemExit where it is not what was wanted."""
        if self._streams is not None and self._streams[0].at_eof():
            self.close()  # who is silent for some seconds is hung up on
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._streams
        head = f"{method} {path} HTTP/1.1\r\n{self.head}Content-Length: {len(body)}\r\n\r\n"
        writer.write(head.encode() + body)
        answer = await reader.readuntil(b"\r\n\r\n")
        length = int(answer.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0] or 0)
        found = await reader.readexactly(length)
        if not answer.startswith(b"HTTP/1.1 2"):
            raise SystemExit(f"{method} {path}: {answer[:20]!r} {found[:300]!r}")
        return found

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


class Viewer:
    """One socket at one table, looking as one seat."""

    def __init__(self, port: int, table: str, key: str, seat: int) -> None:
        self.url = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
        self.table = table
        self.hello = msgspec.json.encode({"say": "hello", "key": key, "seat": seat}).decode()
        self.moment = -1
        self.pushes = 0
        self.bytes = 0
        self.on_news: Callable[[Viewer, float], None] = lambda viewer, at: None
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._here = asyncio.Event()

    async def come(self) -> None:
        """Until the first news are there."""
        self._socket = await connect(self.url, compression=None, max_size=None)
        await self._socket.send(self.hello)
        self._task = asyncio.create_task(self._listen(self._socket))
        await asyncio.wait_for(self._here.wait(), 60)

    async def _listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            at = perf_counter()
            message = _messages.decode(text)
            if message.news is None:
                continue
            self.pushes += 1
            self.bytes += len(text)
            self.moment = message.news.moment
            self._here.set()
            self.on_news(self, at)

    async def go(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._task is not None:
            await asyncio.wait([self._task])
