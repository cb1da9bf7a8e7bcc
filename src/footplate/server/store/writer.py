"""The one way into the log. Appends that wait at the same time share one synced commit."""

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, bindparam, insert, text, update

from footplate.server.store.database import Database, NotSaved
from footplate.server.store.schema import log, tables

MOST: Final = 200
"""How many appends share a commit at most."""
CHANNEL: Final = "footplate"
LONGEST_NOTICE: Final = 7000
"""PostgreSQL carries 8,000 bytes."""

Change = Callable[[Connection], None]


COMPARE_AND_SET: Final = (
    update(tables)
    .where(tables.c.id == bindparam("of"), tables.c.seq == bindparam("expected"))
    .values(
        {
            name: bindparam(name)
            for name in ("seq", "status", "summary", "touched", "due", "claimed")
        }
    )
)
INSERT: Final = insert(log)


class Conflict(Exception):
    """The table's log has grown elsewhere: read its tail, then look again."""


@dataclass(frozen=True)
class Standing:
    """How a table stands, for lists and for whoever looks what is due."""

    status: str
    summary: str
    touched: int
    due: int | None = None


@dataclass
class Append:
    """Rows for the end of one table's log, and what changes with them."""

    table: str
    seq: int
    """How many rows the log had when this was decided."""
    rows: Sequence[dict[str, Any]]
    standing: "Standing"
    changes: Sequence[Change] = ()
    """Further changes, in the same transaction."""


@dataclass
class Waiting:
    append: Append
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None]"
    error: Exception | None = None


class Writer:
    """A thread with a connection of its own."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.groups = 0
        """How many commits there were."""
        self.appends = 0
        """How many commands they have put on disk."""
        self.failures = 0
        """How many commands the database did not take."""
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="footplate-writer", daemon=True)
        self._thread.start()

    async def append(self, append: Append) -> None:
        """Comes back when the rows are on disk; `Conflict` or `NotSaved` where they are not."""
        loop = asyncio.get_running_loop()
        waiting = Waiting(append, loop, loop.create_future())
        self._queue.put(waiting)
        # Whoever gives up waiting must not leave the table half known: the answer is awaited.
        await asyncio.shield(waiting.done)

    def close(self) -> None:
        """Write what waits, then end."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        going_on = True
        while going_on:
            group, going_on = self._next_group()
            if not group:
                continue
            try:
                self._write(group)
            except NotSaved as error:
                self._write_apart(group, error)
            self._count(group)
            _answer(group)

    def _count(self, group: Sequence[Waiting]) -> None:
        self.groups += 1
        self.appends += sum(waiting.error is None for waiting in group)
        self.failures += sum(isinstance(waiting.error, NotSaved) for waiting in group)

    def _next_group(self) -> tuple[list[Waiting], bool]:
        """What waits by now, and whether there will be more. A table is once in a group."""
        group: list[Waiting] = []
        first = self._queue.get()
        while first is not None:
            group.append(first)
            if len(group) == MOST or self._queue.empty():
                return group, True
            first = self._queue.get()
        return group, False

    def _write(self, group: Sequence[Waiting]) -> None:
        # Rows of `tables` are locked in one order, so that two processes never wait for each other.
        ordered = sorted(group, key=lambda waiting: waiting.append.table)

        def change(connection: Connection) -> None:
            rows: list[dict[str, Any]] = []
            notices: list[str] = []
            for waiting in ordered:
                waiting.error = None
                append = waiting.append
                seq = append.seq + len(append.rows)
                if not _compare_and_set(connection, append, seq):
                    waiting.error = Conflict(append.table)
                    continue
                rows += append.rows
                notices.append(f"{append.table}:{seq}")
            if rows:
                connection.execute(INSERT, rows)
            for waiting in ordered:
                if waiting.error is None:
                    for other in waiting.append.changes:
                        other(connection)
            if self.database.shared:
                _notify(connection, notices)

        self.database.write_now(change)

    def _write_apart(self, group: Sequence[Waiting], error: NotSaved) -> None:
        """What a group could not do is tried one by one: nobody fails for somebody else's fault."""
        for waiting in group:
            if len(group) == 1:
                waiting.error = error
                return
            try:
                self._write([waiting])
            except NotSaved as own:
                waiting.error = own


def _compare_and_set(connection: Connection, append: Append, seq: int) -> bool:
    standing = append.standing
    values = {
        "of": append.table,
        "expected": append.seq,
        "seq": seq,
        "status": standing.status,
        "summary": standing.summary,
        "touched": standing.touched,
        "due": standing.due,
        "claimed": None,
    }
    return connection.execute(COMPARE_AND_SET, values).rowcount == 1


def _notify(connection: Connection, notices: Sequence[str]) -> None:
    payload = ""
    for notice in [*notices, ""]:
        if payload and (not notice or len(payload) + len(notice) > LONGEST_NOTICE):
            connection.execute(text("select pg_notify(:c, :p)"), {"c": CHANNEL, "p": payload})
            payload = ""
        payload = f"{payload} {notice}" if payload else notice


def _answer(group: Sequence[Waiting]) -> None:
    """Tell those who wait, with one call into each loop."""
    loops: dict[asyncio.AbstractEventLoop, list[Waiting]] = {}
    for waiting in group:
        loops.setdefault(waiting.loop, []).append(waiting)
    for loop, told in loops.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_resolve, told)


def _resolve(group: Sequence[Waiting]) -> None:
    for waiting in group:
        if waiting.done.cancelled():
            continue
        if waiting.error is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(waiting.error)
