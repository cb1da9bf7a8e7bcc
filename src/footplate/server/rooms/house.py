"""All tables of this process, and the one way to change them.

One queue for each table: a command is played, appended to the log, and only then told.
"""

import asyncio
import contextlib
import hashlib
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from footplate.core.refusal import BadInput, Refused
from footplate.server.counters import Counters
from footplate.server.rooms.base import refused
from footplate.server.rooms.held import Held
from footplate.server.rooms.holding import Holding, Missing
from footplate.server.rooms.people import Who
from footplate.server.rooms.room import Room
from footplate.server.rooms.settling import (
    forced,
    seat_changes,
    snapshot,
    standing,
    turn_of,
)
from footplate.server.store.database import Database, NotSaved
from footplate.server.store.entries import Row, is_of_table
from footplate.server.store.grown import GONE, Grown
from footplate.server.store.reading import Answer, answer_to, seq_of
from footplate.server.store.writer import Append, Change, Conflict, Writer, notify
from footplate.tables import Undone

Do = Callable[[Room, int], None]
"""A command: changes a room at a time, or raises and changes nothing."""
TRIES: Final = 5
"""How often a command is tried again where another process was quicker."""

__all__ = ["Do", "House", "Missing", "Sent", "sent"]


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


class House(Holding):
    """The rooms, and the one way to change them."""

    def __init__(
        self, database: Database, writer: Writer, now: Callable[[], int], most: int = 2000
    ) -> None:
        super().__init__(database, most)
        self.writer = writer
        self.now = now
        self.counters = Counters()
        self._commands: set[asyncio.Task[Answer]] = set()
        self._closing = False

    # Commands. --------------------------------------------------------------------------------

    async def command(
        self, id: str, do: Do, sent: Sent | None = None, changes: Sequence[Change] = ()
    ) -> Answer:
        """Carry out a command; the answer comes when it is on disk.

        `changes` are made in the transaction of what the command writes, or not at all where it
        writes nothing.

        Raises what the command raises (nothing has changed then), `Missing`, or `NotSaved`. Whoever
        gives up waiting does not take the command back.
        """
        if self._closing:
            raise NotSaved("the server is ending")
        begun = time.perf_counter()
        task = asyncio.create_task(self._command(id, do, sent, changes))
        self._commands.add(task)
        task.add_done_callback(self._done)
        answer = await asyncio.shield(task)
        self.counters.commands.add(time.perf_counter() - begun)
        return answer

    def _done(self, task: asyncio.Task[Answer]) -> None:
        self._commands.discard(task)
        if not task.cancelled():
            task.exception()  # the one who waited may be gone; that is no news for the log

    async def _command(
        self, id: str, do: Do, sent: Sent | None, changes: Sequence[Change]
    ) -> Answer:
        held = self._held(id)
        for number in range(TRIES):
            async with self._turn(held):
                if held.room is None:
                    await self._open(held)
                room, seq = held.known, held.known.seq
                if sent is not None:
                    known = await self._answered(room, sent, thorough=number > 0)
                    if known is not None:
                        return known
                try:
                    return await self._carry_out(held, room, do, sent, changes)
                except Conflict:
                    continue
                except (Refused, BadInput):
                    # What was refused may fit the table as another process has it by now, or may
                    # have been done long ago.
                    known = await self._done_before(room, sent)
                    if known is not None:
                        return known
                    if not self.database.shared or (await self._present(held)).seq == seq:
                        raise
        raise NotSaved("too many were deciding at once")

    async def _done_before(self, room: Room, sent: Sent | None) -> Answer | None:
        return None if sent is None else await self._answered(room, sent, thorough=True)

    async def _answered(self, room: Room, sent: Sent, thorough: bool) -> Answer | None:
        """What a command was answered the first time; of long ago only where that is asked for,
        since nothing is ever appended twice."""
        known = room.answers.get(sent.key)
        if known is None and room.forgotten and thorough:
            known = await self.database.read(answer_to(room.id, sent.key))
        if known is not None and known.content != sent.content:
            raise refused("02", "This id was already used for something else.")
        return known

    async def _carry_out(
        self, held: Held, room: Room, do: Do, sent: Sent | None, changes: Sequence[Change]
    ) -> Answer:
        seq, at = room.seq, max(room.at, self.now())
        before = [(chair.player, chair.key_hash) for chair in room.chairs]
        try:
            do(room, at)
            room.collect(at)
            forced(room, at)
            self._check_stuck(room)
            answer = Answer("" if sent is None else sent.content, room.moment)
            if room.fresh:
                turn = turn_of(room)
                # What was taken back may have been passed on before: then it is kept again.
                back = any(isinstance(row.entry, Undone) for row in room.fresh)
                whole = [*seat_changes(room, before), *changes]
                kept = snapshot(room) if turn and (turn != held.turn or back) else None
                await self._append(room, seq, whole, kept, sent)
                held.turn = turn or ("" if back else held.turn)
        except (Refused, BadInput):
            if room.unwritten:
                held.have(None)
            raise
        except BaseException:
            held.have(None)  # what is in memory may not be in the log: it is read again
            raise
        if sent is not None:
            room.remember(sent.key, answer)
        room.written()
        held.forget()
        return answer

    def _check_stuck(self, room: Room) -> None:
        if room.stuck and any(is_of_table(row.entry) for row in room.fresh):
            raise refused("15", f"This version cannot play the table on: {room.stuck}.")

    async def _append(
        self,
        room: Room,
        seq: int,
        changes: list[Change],
        kept: dict[str, Any] | None,
        sent: Sent | None,
    ) -> None:
        rows = [_plain(room, row) for row in room.fresh]
        if sent is not None:
            rows[-1]["command"], rows[-1]["content"] = sent.key, sent.content
        now = standing(room, self.now())
        await self.writer.append(Append(room.id, seq, rows, now, changes, kept))

    # From elsewhere. --------------------------------------------------------------------------

    def known(self) -> list[str]:
        """The tables that are in memory here."""
        return list(self.held)

    async def heard(self, grown: Grown) -> None:
        """Another process says that a log has grown, or that a table is gone."""
        held, seq = self.held.get(grown.table), grown.seq
        if held is None or (seq != GONE and held.room is not None and held.room.seq >= seq):
            return
        with contextlib.suppress(Missing):
            async with self._turn(held):
                room = held.room
                fresh = [row for row in grown.rows if room is not None and row.seq > room.seq]
                if room is not None and fresh and fresh[0].seq == room.seq + 1:
                    await self._follow(held, fresh)
                else:
                    await self._present(held)

    async def drop(self, id: str, change: Callable[[Connection], bool]) -> None:
        """Delete a table, which need not be readable, unless the change leaves it; those who watch
        it are told that it is gone."""

        def gone(connection: Connection) -> bool:
            change(connection)
            left = seq_of(id)(connection) is not None
            if self.database.shared and not left:
                notify(connection, [f"{id}:{GONE}"])
            return not left

        held = self._held(id)
        with contextlib.suppress(Missing):
            async with self._turn(held):
                if await self.database.write(gone):
                    self._is_gone(held)

    def doubt(self, player: str) -> None:
        """A player has another key: whoever watches by the old one sees no more."""
        for held in self.held.values():
            for watcher in held.watchers:
                if watcher.who.player == player:
                    watcher.doubt()

    async def close(self) -> None:
        """Nothing is taken any more; what is under way is written."""
        self._closing = True
        while self._commands:
            await asyncio.wait(self._commands)
        await asyncio.to_thread(self.writer.close)


def _plain(room: Room, row: Row) -> dict[str, Any]:
    return {
        "table_id": room.id,
        "seq": row.seq,
        "at": row.at,
        "command": None,
        "content": None,
        "digest": row.digest,
        "moment": room.moment,
        "entry": msgspec.json.encode(row.entry).decode(),
    }
