"""The tables that this process has in memory: opened when somebody comes, closed when nobody has
for a while."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, Final, NoReturn

from footplate.server.keys import LETTERS
from footplate.server.rooms.base import Unfitting
from footplate.server.rooms.held import Held, Watcher
from footplate.server.rooms.opening import opened
from footplate.server.rooms.room import Room
from footplate.server.store.database import Database
from footplate.server.store.entries import Row
from footplate.server.store.reading import rows_after, seq_of

LONGEST_ID: Final = 40
REST: Final = 60.0
"""For how many seconds a room stays in memory that nobody watches and nobody comes to."""
SWEEP: Final = 5.0


class Missing(Exception):
    """There is no such table."""


class Turn:
    """At a table one after the other; whoever finds it changed wakes those who watch."""

    def __init__(self, held: Held, tell: Callable[[Held], None]) -> None:
        self._held = held
        self._tell = tell

    async def __aenter__(self) -> None:
        await self._held.lock.__aenter__()

    async def __aexit__(self, *error: Any) -> None:
        held = self._held
        held.lock.leave()
        seq = None if held.room is None else held.room.seq
        if held.gone or (seq is not None and seq != held.told):
            held.told = seq
            self._tell(held)


class Holding:
    """The rooms in memory, to be looked at."""

    def __init__(self, database: Database, most: int) -> None:
        self.database = database
        self.most = most
        """How many rooms stay in memory at most, apart from those that are watched."""
        self.held: dict[str, Held] = {}
        self.changed: list[Callable[[Held], None]] = []
        """Who is told when a room has changed, beside those who watch it: bots, notifications."""
        self._sweep_at = 0.0

    # Rooms come and go. -----------------------------------------------------------------------

    async def hold(self, id: str) -> Held:
        """A room, read from the database where it is not in memory."""
        held = self._held(id)
        if held.room is None:
            async with self._turn(held):
                await self._open(held)
        return held

    def _held(self, id: str) -> Held:
        if len(id) > LONGEST_ID or id.strip(LETTERS):
            raise Missing(id)
        now = asyncio.get_running_loop().time()
        held = self.held.pop(id, None)
        if held is None:
            self._make_room()
            held = Held(id)
        held.used = now
        self.held[id] = held  # the last used is the last in line to go
        if now >= self._sweep_at:
            self._sweep_at = now + SWEEP
            self._sweep(now - REST)
        return held

    def _sweep(self, before: float) -> None:
        """Rooms that nobody has come to for a while go: a table is mostly waited at."""
        for id, held in list(self.held.items()):
            if held.used >= before:
                return
            if held.idle:
                del self.held[id]

    async def _open(self, held: Held) -> None:
        if held.room is not None:
            return
        room = await opened(self.database, held.id)
        if room is None:
            self._is_gone(held)
        held.have(room)
        if held.told is None and room is not None:
            held.told = room.seq

    def _is_gone(self, held: Held) -> NoReturn:
        held.have(None)
        held.gone = True
        if self.held.get(held.id) is held:
            del self.held[held.id]
        raise Missing(held.id)

    def _make_room(self) -> None:
        if len(self.held) < self.most:
            return
        idle = [id for id, held in self.held.items() if held.idle]
        for id in idle[: max(0, len(idle) - self.most + 1)]:
            del self.held[id]

    async def watch(self, held: Held, watcher: Watcher) -> Held:
        """The present holder of a table that somebody watches, also after it was read anew."""
        if held.gone:
            raise Missing(held.id)
        now = await self.hold(held.id)
        if now is not held:
            held.watchers.discard(watcher)
            now.watchers.add(watcher)
            now.presence = b""
        return now

    def at_rest(self, held: Held) -> bool:
        """Whether a table is in memory and nothing is under way there: it can be looked at without
        waiting for anything."""
        return held.room is not None and not held.lock.busy and self.held.get(held.id) is held

    # Looking. ---------------------------------------------------------------------------------

    def _turn(self, held: Held) -> "Turn":
        """One after the other at a table; whoever finds it changed wakes those who watch."""
        return Turn(held, self.tell)

    @contextlib.asynccontextmanager
    async def reading(self, id: str) -> AsyncIterator[Held]:
        """A table to read from, as it stands now also where other processes write."""
        held = self._held(id)
        async with self._turn(held):
            await self._present(held)
            yield held

    async def look(self, id: str) -> Room:
        """The room of a table; good until the caller next awaits something."""
        async with self.reading(id) as held:
            return held.known

    async def _present(self, held: Held) -> Room:
        if held.room is None:
            await self._open(held)
        elif self.database.shared:
            await self._catch_up(held)
        return held.known

    async def _catch_up(self, held: Held) -> None:
        """Take what other processes have appended."""
        room = held.known
        seq = await self.database.read(seq_of(room.id))
        if seq is None:
            self._is_gone(held)
        elif seq > room.seq:
            await self._follow(held, await self.database.read(rows_after(room.id, room.seq)))

    async def _follow(self, held: Held, rows: Sequence[Row]) -> None:
        try:
            held.known.follow(rows)
        except Unfitting:
            held.have(None)
            await self._open(held)
        held.forget()

    def tell(self, held: Held) -> None:
        held.wake()
        for listener in self.changed:
            listener(held)
