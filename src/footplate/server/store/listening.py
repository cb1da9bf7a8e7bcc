"""What other processes have written: PostgreSQL tells it to a connection that listens.

Whoever listens again after a break asks for the present length of all logs that it knows, since
notices that nobody heard are gone.
"""

import asyncio
import logging
import threading
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, Protocol

from footplate.server.store.database import Database, NotSaved
from footplate.server.store.grown import GONE, Grown, read_notices
from footplate.server.store.presence import Said, read_said
from footplate.server.store.reading import seqs_of
from footplate.server.store.writer import CHANNEL

logger = logging.getLogger("footplate.server")

SECONDS_TO_STOP: Final = 0.25
"""How often the thread looks whether it shall end."""
SILENT_ROUNDS: Final = 40
"""After so many of them without a notice the connection is tried."""
SECONDS_BETWEEN_TRIES: Final = 0.2
MOST_SECONDS_BETWEEN_TRIES: Final = 3.0

Heard = Callable[[Grown], Awaitable[None]]
"""Is told that a log has grown."""


class Ear(Protocol):
    """Is told who is at which table in other processes."""

    def hear(self, said: Said) -> None: ...

    def anew(self) -> None:
        """Notices may have been missed."""


class Listener:
    """A thread that listens, and tasks in the loop that do what was heard."""

    def __init__(
        self, database: Database, heard: Heard, known: Callable[[], list[str]], ear: Ear
    ) -> None:
        self._database = database
        self._heard = heard
        self._known = known
        self._ear = ear
        self._loop = asyncio.get_running_loop()
        self._stopping = threading.Event()
        self.listening = threading.Event()
        """Set while notices arrive."""
        self._wanted: dict[str, Grown] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._catching_up: asyncio.Task[None] | None = None
        self._thread = threading.Thread(target=self._run, name="footplate-listener", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        self._stopping.set()
        await asyncio.to_thread(self._thread.join)
        tasks = [*self._tasks.values()]
        if self._catching_up is not None:
            tasks.append(self._catching_up)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # In the thread. ---------------------------------------------------------------------------

    def _run(self) -> None:
        wait, broken = SECONDS_BETWEEN_TRIES, False
        while not self._stopping.is_set():
            try:
                self._listen()
            except Exception as error:  # whatever it was: without listening this process is deaf
                if self.listening.is_set():
                    wait, broken = SECONDS_BETWEEN_TRIES, False
                if not broken:
                    logger.warning("cannot listen to PostgreSQL, trying again: %r", error)
                broken = True
            self.listening.clear()
            self._stopping.wait(wait)
            wait = min(2 * wait, MOST_SECONDS_BETWEEN_TRIES)

    def _listen(self) -> None:
        with self._database.engine.connect() as connection:
            connection.execution_options(isolation_level="AUTOCOMMIT")
            raw: Any = connection.connection.driver_connection
            connection.detach()
            raw.execute(f"listen {CHANNEL}")
            self.listening.set()
            self._post(self._catch_up)
            self._post(self._ear.anew)
            silent = 0
            while not self._stopping.is_set():
                silent += 1
                for notice in raw.notifies(timeout=SECONDS_TO_STOP, stop_after=1):
                    self._hear(notice.payload)
                    silent = 0
                if silent >= SILENT_ROUNDS:
                    raw.execute("select 1")
                    silent = 0

    def _hear(self, payload: str) -> None:
        said = read_said(payload)
        if said is None:
            self._post(self._take, read_notices(payload))
        else:
            self._post(self._ear.hear, said)

    def _post(self, what: Callable[..., None], *given: object) -> None:
        try:
            self._loop.call_soon_threadsafe(what, *given)
        except RuntimeError:  # the loop has ended
            self._stopping.set()

    # In the loop. -----------------------------------------------------------------------------

    def _take(self, notices: Sequence[Grown]) -> None:
        for grown in notices:
            id, known = grown.table, self._wanted.get(grown.table)
            self._wanted[id] = grown if known is None else known.and_then(grown)
            if id not in self._tasks:
                self._tasks[id] = asyncio.create_task(self._follow(id))

    async def _follow(self, id: str) -> None:
        """Do what was heard of one table; where the database does not answer, until it does."""
        try:
            while (grown := self._wanted.pop(id, None)) is not None:
                try:
                    await self._heard(grown)
                except NotSaved:
                    self._wanted.setdefault(id, grown)
                    await asyncio.sleep(SECONDS_BETWEEN_TRIES)
        finally:
            self._tasks.pop(id, None)

    def _catch_up(self) -> None:
        if self._catching_up is None or self._catching_up.done():
            self._catching_up = asyncio.create_task(self._ask())

    async def _ask(self) -> None:
        while True:
            ids = self._known()
            try:
                found = await self._database.read(seqs_of(ids))
            except NotSaved:
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)
                continue
            self._take([Grown(id, found.get(id, GONE)) for id in ids])
            return
