"""The one way into the log. Appends that wait at the same time share one synced commit."""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import Connection, select, text

from footplate.server.store.appending import Append, Change, Standing, put
from footplate.server.store.database import Database, NotSaved, Unreachable, Unsure
from footplate.server.store.grown import notice
from footplate.server.store.schema import log, tables

logger = logging.getLogger("footplate.server")

MOST: Final = 200
"""How many appends share a commit at most."""
CHANNEL: Final = "footplate"
LONGEST_NOTICE: Final = 7000
"""PostgreSQL carries 8,000 bytes."""
SECONDS_TO_SETTLE: Final = 5.0
"""How long to ask whether a commit that the database did not confirm has happened."""
A_WHILE: Final = 0.1

__all__ = ["Append", "Change", "Conflict", "Standing", "Writer", "notify"]


class Conflict(Exception):
    """The table's log has grown elsewhere: read its tail, then look again."""


@dataclass
class Waiting:
    append: Append
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None]" = field(repr=False)
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
        self._gate = threading.Lock()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="footplate-writer", daemon=True)
        self._thread.start()

    async def append(self, append: Append) -> None:
        """Comes back when the rows are on disk; `Conflict` or `NotSaved` where they are not.

        Whoever gives up waiting does not take the rows back.
        """
        loop = asyncio.get_running_loop()
        waiting = Waiting(append, loop, loop.create_future())
        with self._gate:
            if self._closed:
                raise NotSaved("the server is ending")
            self._queue.put(waiting)
        await waiting.done

    def close(self) -> None:
        """Write what waits, then end; nothing is taken any more."""
        with self._gate:
            if not self._closed:
                self._closed = True
                self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        going_on = True
        while going_on:
            group, going_on = self._next_group()
            if group:
                self._write_somehow(group)
                self._count(group)
                _answer(group)

    def _count(self, group: Sequence[Waiting]) -> None:
        self.groups += 1
        self.appends += sum(waiting.error is None for waiting in group)
        self.failures += sum(isinstance(waiting.error, NotSaved) for waiting in group)

    def _next_group(self) -> tuple[list[Waiting], bool]:
        """What waits by now, and whether there will be more."""
        group: list[Waiting] = []
        first = self._queue.get()
        while first is not None:
            group.append(first)
            if len(group) == MOST or self._queue.empty():
                return group, True
            first = self._queue.get()
        return group, False

    def _write_somehow(self, group: Sequence[Waiting]) -> None:
        """Write them, or leave with each why it was not; whatever happens, this thread lives on."""
        try:
            self._write(group)
        except Unsure as error:
            self._settle(group, error)
        except Unreachable as error:
            for waiting in group:
                waiting.error = error
        except Exception as error:
            if len(group) > 1:
                # Nobody fails for somebody else's fault: they are tried one by one.
                for waiting in group:
                    self._write_somehow([waiting])
                return
            logger.exception("table %s was not saved", group[0].append.table)
            group[0].error = error if isinstance(error, NotSaved) else NotSaved(repr(error))

    def _write(self, group: Sequence[Waiting]) -> None:
        # Rows of `tables` are locked in one order, so that two processes never wait for each other.
        ordered = sorted(group, key=lambda waiting: waiting.append.table)

        def change(connection: Connection) -> None:
            shared = self.database.shared
            fitting = put(connection, [waiting.append for waiting in ordered], shared)
            for waiting, fits in zip(ordered, fitting, strict=True):
                waiting.error = None if fits else Conflict(waiting.append.table)
            if shared:
                grown = [waiting.append for waiting in ordered if waiting.error is None]
                notify(connection, [notice(e.table, e.after, e.rows) for e in grown])

        self.database.write_now(change)

    def _settle(self, group: Sequence[Waiting], error: Unsure) -> None:
        """The database fell silent while it committed: ask it until it says what has happened."""
        until = time.monotonic() + SECONDS_TO_SETTLE
        asked = [waiting for waiting in group if waiting.error is None]
        while True:
            try:
                there = self.database.write_now(_are_there([each.append for each in asked]))
            except NotSaved:
                if time.monotonic() < until:
                    time.sleep(A_WHILE)
                    continue
                there = [None] * len(asked)
            break
        for waiting, found in zip(asked, there, strict=True):
            if not found:
                waiting.error = error if found is None else NotSaved(str(error))


def _are_there(appends: Sequence[Append]) -> Callable[[Connection], list[bool | None]]:
    """Whether the log has exactly these rows. A commit that is still under way is waited for: it
    holds the lock that this takes."""

    def ask(connection: Connection) -> list[bool | None]:
        found: list[bool | None] = []
        for append in sorted(appends, key=lambda append: append.table):
            own = tables.c.id == append.table
            connection.execute(select(tables.c.seq).where(own).with_for_update())
        for append in appends:
            c = log.c
            there = select(c.seq, c.at, c.command, c.entry).where(
                c.table_id == append.table,
                c.seq > append.seq,
                c.seq <= append.seq + len(append.rows),
            )
            known = [tuple(row) for row in connection.execute(there.order_by(c.seq))]
            own_rows = [(r["seq"], r["at"], r["command"], r["entry"]) for r in append.rows]
            found.append(known == own_rows)
        return found

    return ask


def notify(connection: Connection, notices: Sequence[str], head: str = "") -> None:
    """Tell the other processes, when this transaction is committed, which logs have grown, or what
    the head says; in as few notices as PostgreSQL carries."""
    payload = ""
    for each in [*notices, ""]:
        if payload and (not each or len(payload) + len(each) > LONGEST_NOTICE):
            connection.execute(text("select pg_notify(:c, :p)"), {"c": CHANNEL, "p": payload})
            payload = ""
        payload = f"{payload or head} {each}".lstrip()


def _answer(group: Sequence[Waiting]) -> None:
    """Tell those who wait, with one call into each loop."""
    loops: dict[asyncio.AbstractEventLoop, list[Waiting]] = {}
    for waiting in group:
        loops.setdefault(waiting.loop, []).append(waiting)
    for loop, told in loops.items():
        try:
            loop.call_soon_threadsafe(_resolve, told)
        except RuntimeError:  # a loop that has ended has nobody who waits
            continue


def _resolve(group: Sequence[Waiting]) -> None:
    for waiting in group:
        if waiting.done.cancelled():
            continue
        if waiting.error is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(waiting.error)
            # Who was waiting may have given up: then nobody asks for it, and that is well.
            waiting.done.exception()
