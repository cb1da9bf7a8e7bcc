"""One database behind one door: SQLite or PostgreSQL, always synced to disk before it answers."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.pool import QueuePool

from footplate.core.refusal import BadInput

Result = TypeVar("Result")

READERS: Final = 4
PATIENCE: Final = 5000
"""Milliseconds to wait for somebody else's lock."""
SYNCED: Final = 2
"""What SQLite calls `synchronous=FULL`: a commit has reached the disk."""


READS: Final = "footplate_reads"
"""Marks a connection that changes nothing."""


class NotSaved(Exception):
    """The database did not take it; nothing of it has happened."""


class Database:
    """Connections for one writer and a few readers, each used from threads of its own."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self.shared = self.engine.dialect.name == "postgresql"
        """Whether other processes may serve the same tables."""
        self._readers = ThreadPoolExecutor(READERS, "footplate-reader")

    async def read(self, ask: Callable[[Connection], Result]) -> Result:
        """The answer to a question, asked in a thread; NotSaved where there is none."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, ask)

    def read_now(self, ask: Callable[[Connection], Result]) -> Result:
        try:
            with self.engine.connect() as connection:
                return ask(connection.execution_options(**{READS: True}))
        except DBAPIError as error:
            raise NotSaved(plain_reason(error)) from error

    def write_now(self, change: Callable[[Connection], Result]) -> Result:
        """Change something in a transaction of its own."""
        try:
            with self.engine.begin() as connection:
                return change(connection)
        except DBAPIError as error:
            raise NotSaved(plain_reason(error)) from error

    async def write(self, change: Callable[[Connection], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(
            self._readers, self.write_now, change
        )

    def close(self) -> None:
        self._readers.shutdown(wait=True)
        self.engine.dispose()


def plain_reason(error: DBAPIError) -> str:
    """What the database said, in one line and without the statement."""
    return " ".join(str(error.orig).split())


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


def _engine(url: str) -> Engine:
    try:
        known = make_url(url)
        if known.get_backend_name() == "sqlite":
            engine = create_engine(known, poolclass=QueuePool, pool_size=READERS + 2)
            event.listen(engine, "connect", _prepare_sqlite)
            event.listen(engine, "begin", _begin)
            return engine
        if known.get_backend_name() == "postgresql":
            known = known.set(drivername="postgresql+psycopg")
            engine = create_engine(known, pool_size=READERS + 2, pool_pre_ping=True)
            event.listen(engine, "connect", _prepare_postgresql)
            return engine
    except (ArgumentError, NoSuchModuleError):
        raise BadInput(f"{url!r} is no address of a database") from None
    except ModuleNotFoundError:
        raise BadInput(
            "PostgreSQL needs the package psycopg: install footplate[postgresql]"
        ) from None
    raise BadInput("the database must be SQLite (sqlite:///FILE) or PostgreSQL (postgresql://…)")


def _prepare_sqlite(connection: Any, _: object) -> None:
    # SQLAlchemy begins transactions itself, see `_begin`.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute(f"pragma busy_timeout={PATIENCE}")
    cursor.execute("pragma journal_mode=wal")
    cursor.execute("pragma synchronous=full")
    cursor.execute("pragma foreign_keys=on")
    found = cursor.execute("pragma synchronous").fetchone()[0]
    cursor.close()
    if found != SYNCED:
        raise NotSaved("SQLite does not sync its commits to disk")


def _begin(connection: Connection) -> None:
    # A transaction that reads first and writes later could not wait for another one's lock; one
    # that only reads needs none, and sees what was there when it began.
    reads = connection.get_execution_options().get(READS, False)
    connection.exec_driver_sql("begin" if reads else "begin immediate")


def _prepare_postgresql(connection: Any, _: object) -> None:
    connection.execute("set synchronous_commit = on")
    connection.commit()


def check(database: Database) -> None:
    """Whether the database answers, and keeps what it is given."""

    def ask(connection: Connection) -> None:
        if database.shared and connection.execute(text("show fsync")).scalar() != "on":
            raise BadInput("this PostgreSQL runs with fsync off: it would lose what it was given")
        connection.execute(text("select 1"))

    database.read_now(ask)
