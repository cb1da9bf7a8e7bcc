"""One socket for each viewer of a table: what is new is sent when it is on disk, and never twice.

A socket keeps what its viewer knows (a moment, a number of lines); when the room changes it is
woken and sends what is new since then. So nothing can be missed or repeated, a slow reader gets
several changes as one, and after a break the client says what it knows and goes on.
"""

import asyncio
import contextlib
from typing import Final

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from footplate.core.refusal import BadInput, Refused
from footplate.server.rooms.held import Held
from footplate.server.rooms.house import Missing
from footplate.server.rooms.people import Who
from footplate.server.rooms.presence import present
from footplate.server.rooms.telling import (
    Gist,
    Place,
    about_of,
    encoded,
    gist_of,
    is_long,
    news_bytes,
    place_of,
    seen_as,
    viewer_of,
)
from footplate.server.store.database import NotSaved
from footplate.server.web.identity import check_origin, key_of
from footplate.server.web.lines import give_of
from footplate.server.web.messages import (
    AboutTold,
    AnyFromClient,
    ChatTold,
    Gone,
    Hello,
    PresenceTold,
    Wrong,
)
from footplate.server.web.problems import Failed, Problem, problem_of
from footplate.server.web.site import Site

SECONDS_TO_SAY_HELLO: Final = 10
SECONDS_TO_TAKE: Final = 20
"""Who does not take what is sent for so long is gone."""
SECONDS_SILENT: Final = 90
MOST_SOCKETS: Final = 40
"""How many sockets one player may have at one table."""
LARGEST: Final = 4096

_decoder = msgspec.json.Decoder(AnyFromClient)


class Socket:
    """A viewer at a table."""

    def __init__(
        self,
        site: Site,
        socket: WebSocket,
        send: Send,
        held: Held,
        who: Who,
        key: str,
        hello: Hello,
    ) -> None:
        self.site = site
        self.socket = socket
        self._transmit = send
        self._give_at_once = give_of(socket.scope)
        self.held = held
        self.who = who
        self._key = key
        self.seat = hello.seat
        self.since = hello.since
        self.chat = hello.chat
        self._place: Place | None = None
        self._gist: Gist | None = None
        self._presence = b""
        self._told: tuple[int | None, int, bool] | None = None
        """As which seat the viewer was told of which moment last, and whether it was the end: a
        game that is ended by consent ends at the moment where it stands."""
        self._woken = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._waits = False
        """Whether the sender has nothing to do: what is new may go out past it."""
        self._pushed = False
        """Whether it shall, as soon as the loop comes to it."""
        self._doubted = False
        self._unsent: list[bytes] = []
        """What could not go out at once, and goes before all else."""
        self._late = False
        """Whether the viewer has not taken what was sent in time."""

    def wake(self) -> None:
        if not self._pushed:
            self._pushed = True
            self._loop.call_soon(self._push)

    def _push(self) -> None:
        """Send what is new at once; where something has to be waited for, the sender does it."""
        self._pushed = False
        still = self._waits and not self._woken.is_set() and not self._doubted
        if not still or not self.site.house.at_rest(self.held) or self._misses_much():
            self._woken.set()
            return
        try:
            found = self._unknown(self.held)
        except Exception:
            self._woken.set()  # it fails again there, where somebody is told why
            return
        if found and not self._give_at_once(found):
            self._unsent += found
            self._woken.set()

    def doubt(self) -> None:
        """The player may have another key by now."""
        self._doubted = True
        self.wake()

    async def run(self) -> None:
        """Send whatever is new until the viewer leaves."""
        self.held.watchers.add(self)
        self._come_or_gone()
        sender = asyncio.create_task(self._send())
        reader = asyncio.create_task(self._read())
        try:
            done, _ = await asyncio.wait([sender, reader], return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self._waits = False
            for task in (sender, reader):
                task.cancel()
                with contextlib.suppress(BaseException):
                    await task
            self.held.watchers.discard(self)
            self._come_or_gone()

    def _come_or_gone(self) -> None:
        self.held.presence = b""
        self.site.house.tell(self.held)

    async def _read(self) -> None:
        """A viewer only says that it is still there; who is silent for long is gone."""
        while True:
            await said(self.socket, SECONDS_SILENT)
            await self._check_key()  # elsewhere a key is changed without a word

    async def _check_key(self) -> None:
        """401 where the key that was said at first opens nothing any more."""
        if self.who.player is not None:
            await self.site.callers.who_has(self._key)

    async def _send(self) -> None:
        while True:
            self._waits = False
            self._woken.clear()
            if self._doubted:
                await self._check_key()
                self._doubted = False
            unsent, self._unsent = self._unsent, []
            try:
                found = unsent + await self._new()
            except Missing:
                await self._give([*unsent, encoded(Gone())])
                return
            if found:
                await self._give(found)
            self._waits = True
            await self._woken.wait()

    async def _give(self, messages: list[bytes]) -> None:
        """Past what Starlette puts around a message, which takes longer than sending it; and a
        timer takes less than a timeout."""
        if self._give_at_once(messages):
            return
        sender = asyncio.current_task()
        assert sender is not None
        patience = SECONDS_TO_TAKE * len(messages)
        timer = asyncio.get_running_loop().call_later(patience, self._give_up, sender)
        try:
            for message in messages:
                await self._transmit({"type": "websocket.send", "text": message.decode()})
        except asyncio.CancelledError:
            if self._late:
                raise TimeoutError from None
            raise
        finally:
            timer.cancel()

    def _give_up(self, sender: "asyncio.Task[None]") -> None:
        self._late = True
        sender.cancel()

    async def _new(self) -> list[bytes]:
        """What the viewer does not know yet."""
        await self._catch_up()
        if self.site.house.at_rest(self.held):
            return self._unknown(self.held)
        held = self.held = await self.site.house.watch(self.held, self)
        async with held.lock:
            if held.room is None:
                self.wake()
                return []
            return self._unknown(held)

    async def _catch_up(self) -> None:
        """Who has missed much is told so much that it is put together apart; it is at hand then,
        unless the table has changed meanwhile."""
        if not self._misses_much():
            return

        def told(held: Held) -> None:
            news_bytes(held, viewer_of(held.known, self.who, self.seat), self.since)

        await self.site.apart_at(self.held.id, told)

    def _misses_much(self) -> bool:
        room = self.held.room
        return room is not None and room.table is not None and is_long(room, self.since)

    def _unknown(self, held: Held) -> list[bytes]:
        room, found = held.known, list[bytes]()
        place = self._place = place_of(room, self.who, self._place)
        gist = gist_of(held, self.who, place)
        if gist != self._gist:
            found.append(encoded(AboutTold(about_of(held, self.who))))
            self._gist = gist
        if room.table is not None:
            viewer, moment = seen_as(room, place.yours, self.seat), room.moment
            now = (viewer, moment, room.over)
            if now != self._told:
                news = news_bytes(held, viewer, self.since)
                found.append(b'{"tell":"news","news":%b}' % news)
                self.since, self._told = moment, now
        if len(room.chat) > self.chat:
            lines = room.lines(self.who, self.chat)
            if lines:
                found.append(encoded(ChatTold(lines)))
        self.chat = len(room.chat)
        if not held.presence or held.presence_of != (room, room.changes):
            held.presence, held.presence_of = encoded(presence(held)), (room, room.changes)
        if held.presence != self._presence:
            found.append(held.presence)
            self._presence = held.presence
        return found


def presence(held: Held) -> PresenceTold:
    found = present(held)
    return PresenceTold(sorted(found.seats), found.watching)


async def said(socket: WebSocket, patience: float) -> AnyFromClient:
    """What a viewer says next, within so many seconds."""
    told = await asyncio.wait_for(socket.receive(), patience)
    if told["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(told["code"])
    text = told.get("text")
    if text is None:
        raise Failed(400, "malformed", "What is said here is text.")
    if len(text) > LARGEST:
        raise Failed(413, "too-large", "That is too long.")
    try:
        message: AnyFromClient = _decoder.decode(text)
        return message
    except (msgspec.DecodeError, RecursionError) as error:
        raise Failed(400, "malformed", str(error)) from None


class Live:
    """The endpoint, as an application."""

    def __init__(self, site: Site) -> None:
        self._site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await _live(self._site, WebSocket(scope, receive, send), send)


async def _live(site: Site, socket: WebSocket, send: Send) -> None:
    """Hello, then news; `send` is what the socket itself sends by."""
    await socket.accept()
    counters = site.house.counters
    counters.sockets += 1
    try:
        site.limits.take(socket, "write")
        with site.limits.watching(socket):
            await _watch(site, socket, send)
    except (Failed, Refused, BadInput, Missing, NotSaved) as error:
        await _wrong(socket, error)
    except (WebSocketDisconnect, OSError, RuntimeError):
        pass  # gone, or too slow
    finally:
        counters.sockets -= 1
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close()


async def _watch(site: Site, socket: WebSocket, send: Send) -> None:
    site.limits.let_in(socket, site.settings.password)
    hello = await said(socket, SECONDS_TO_SAY_HELLO)
    if not isinstance(hello, Hello):
        raise Failed(400, "malformed", "The first message is hello.")
    who = await _who(site, socket, hello)
    held = await site.house.hold(str(socket.path_params["table"]))
    _check_number(held, who)
    viewer_of(held.known, who, hello.seat)
    key = hello.key or key_of(socket)
    await Socket(site, socket, send, held, who, key, hello).run()


async def _who(site: Site, socket: WebSocket, hello: Hello) -> Who:
    if hello.key:
        return await site.callers.who_has(hello.key)
    if socket.cookies:
        check_origin(socket)
    return await site.callers.who_calls(socket, "GET")


def _check_number(held: Held, who: Who) -> None:
    mine = sum(isinstance(each, Socket) and each.who == who for each in held.watchers)
    if who.sender and mine >= MOST_SOCKETS:
        raise Failed(429, "too-many", "You watch this table often enough.")


async def _wrong(socket: WebSocket, error: Exception) -> None:
    found = problem_of(error)
    told = found[1] if found is not None else Problem("failed", "Something went wrong here.")
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text(encoded(Wrong(told)).decode())
