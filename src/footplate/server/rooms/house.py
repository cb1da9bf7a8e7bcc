"""All tables of this process: opened when somebody comes, closed when nobody has for a while.

One queue for each table: a command is played, appended to the log, and only then told.
"""

import asyncio
import hashlib
import time
from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy import Connection

from footplate.server.counters import Counters
from footplate.server.rooms.held import Held, Watcher
from footplate.server.rooms.opening import opened
from footplate.server.rooms.people import Who
from footplate.server.rooms.room import Answered, Room, Unfitting, refused
from footplate.server.rooms.settling import forced, seat_changes, snapshot_change, standing
from footplate.server.store.database import Database, NotSaved
from footplate.server.store.entries import Row
from footplate.server.store.reading import rows_after, seq_of
from footplate.server.store.writer import Append, Change, Conflict, Writer

Do = Callable[[Room, int], None]
"""A command: changes a room at a time, or raises and changes nothing."""
TRIES: Final = 5
"""How often a command is tried again where another process was quicker."""


class Missing(Exception):
    """There is no such table."""


class Sent(msgspec.Struct, frozen=True):
    """A command as it came in: from whom, the sender's own id of it, and a hash of its content."""

    who: Who
    id: str
    content: str

    @property
    def key(self) -> str:
        return f"{self.who.sender}:{self.id}"


def sent(who: Who, id: str, content: bytes) -> Sent:
    return Sent(who, id, hashlib.sha256(content).hexdigest()[:32])


class House:
    """The rooms, and the one way to change them."""

    def __init__(
        self, database: Database, writer: Writer, now: Callable[[], int], most: int = 2000
    ) -> None:
        self.database = database
        self.writer = writer
        self.now = now
        self.most = most
        """How many rooms stay in memory at most, apart from those that are watched."""
        self.counters = Counters()
        self.held: dict[str, Held] = {}
        self.changed: list[Callable[[Held], None]] = []
        """Who is told when a room has changed, beside those who watch it: bots, notifications."""

    async def hold(self, id: str) -> Held:
        """A room, read from the database where it is not in memory."""
        held = self.held.get(id)
        if held is None:
            held = self.held[id] = Held(id)
            self._make_room()
        self.held[id] = self.held.pop(id)  # the last used is the last in line to go
        if held.room is None:
            async with held.lock:
                await self._open(held)
        return held

    async def _open(self, held: Held) -> None:
        if held.room is not None:
            return
        held.room = await opened(self.database, held.id)
        if held.room is None:
            self.held.pop(held.id, None)
            raise Missing(held.id)

    def _make_room(self) -> None:
        for id in [id for id, held in self.held.items() if held.idle]:
            if len(self.held) <= self.most:
                return
            del self.held[id]

    async def watch(self, held: Held, watcher: Watcher) -> Held:
        """The present holder of a table that somebody watches, also after it was read anew."""
        if held.gone:
            raise Missing(held.id)
        now = await self.hold(held.id)
        if now is not held:
            held.watchers.discard(watcher)
            now.watchers.add(watcher)
        return now

    async def look(self, id: str) -> Room:
        """A room to read from, as it stands now also where other processes write."""
        held = await self.hold(id)
        if self.database.shared:
            async with held.lock:
                await self._catch_up(held)
        return held.known

    async def command(self, id: str, do: Do, sent: Sent | None = None) -> Answered:
        """Carry out a command; the answer comes when it is on disk.

        Raises what the command raises (nothing has changed then), `Missing`, or `NotSaved`.
        """
        held = await self.hold(id)
        begun = time.perf_counter()
        for _ in range(TRIES):
            async with held.lock:
                await self._open(held)
                room = held.known
                if sent is not None and (known := self._answered(room, sent)) is not None:
                    return known
                try:
                    answered = await self._carry_out(held, room, do, sent)
                except Conflict:
                    held.room = None
                    await self._open(held)
                    continue
            self.counters.commands.add(time.perf_counter() - begun)
            self.tell(held)
            return answered
        raise NotSaved("too many were deciding at once")

    def _answered(self, room: Room, sent: Sent) -> Answered | None:
        known = room.answers.get(sent.key)
        if known is not None and known.content != sent.content:
            raise refused("02", "This id was already used for something else.")
        return known

    async def _carry_out(self, held: Held, room: Room, do: Do, sent: Sent | None) -> Answered:
        seq, at = room.seq, max(room.at, self.now())
        before = [(chair.player, chair.key_hash) for chair in room.chairs]
        try:
            do(room, at)
            room.collect(at)
            forced(room, at)
            answered = Answered("" if sent is None else sent.content, room.moment)
            if room.fresh:
                changes = [*seat_changes(room, before), *snapshot_change(room, held)]
                await self._append(room, seq, changes, sent)
        except BaseException:
            if room.seq != seq or room.fresh:
                held.room = None  # what is in memory is not in the log: it is read again
            raise
        if sent is not None:
            room.remember(sent.key, answered)
        room.fresh.clear()
        held.forget()
        return answered

    async def _append(self, room: Room, seq: int, changes: list[Change], sent: Sent | None) -> None:
        rows = [_plain(room.id, row, None) for row in room.fresh]
        if sent is not None:
            rows[-1]["command"], rows[-1]["content"] = sent.key, sent.content
        await self.writer.append(Append(room.id, seq, rows, standing(room, self.now()), changes))

    async def _catch_up(self, held: Held) -> bool:
        """Take what other processes have appended; whether there was anything."""
        room = held.known
        seq = await self.database.read(seq_of(room.id))
        if seq is None:
            held.room = None
            self.held.pop(held.id, None)
            raise Missing(held.id)
        if seq <= room.seq:
            return False
        try:
            room.follow(await self.database.read(rows_after(room.id, room.seq)))
        except Unfitting:
            held.room = None
            await self._open(held)
        held.forget()
        return True

    async def heard(self, id: str, seq: int) -> None:
        """Another process says that a log has grown."""
        held = self.held.get(id)
        if held is None or held.room is None or held.room.seq >= seq:
            return
        async with held.lock:
            await self._open(held)
            grown = await self._catch_up(held)
        if grown:
            self.tell(held)

    async def drop(self, id: str, change: Callable[[Connection], bool]) -> None:
        """Delete a table; those who watch it are told that it is gone."""
        held = await self.hold(id)
        async with held.lock:
            await self.database.write(change)
            held.room, held.gone = None, True
            self.held.pop(id, None)
        self.tell(held)

    def tell(self, held: Held) -> None:
        for watcher in list(held.watchers):
            watcher.wake()
        for listener in self.changed:
            listener(held)

    async def close(self) -> None:
        for held in list(self.held.values()):
            async with held.lock:
                held.room = None
        await asyncio.to_thread(self.writer.close)


def _plain(id: str, row: Row, command: str | None) -> dict[str, object]:
    return {
        "table_id": id,
        "seq": row.seq,
        "at": row.at,
        "command": command,
        "content": None,
        "digest": row.digest,
        "entry": msgspec.json.encode(row.entry).decode(),
    }
