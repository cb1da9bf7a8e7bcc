"""One database behind one door: SQLite or PostgreSQL, always synced to disk before it answers."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    InterfaceError,
    NoSuchModuleError,
    OperationalError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.pool import QueuePool

from footplate.core.refusal import BadInput

Result = TypeVar("Result")

READERS: Final = 4
PATIENCE: Final = 5000
"""Milliseconds to wait for somebody else's lock."""
SYNCED: Final = 2
"""What SQLite calls `synchronous=FULL`: a commit has reached the disk."""
WRITES: Final = "footplate_writes"
"""Marks a connection whose transaction will write."""
POSTGRESQL: Final = {
    "connect_timeout": PATIENCE // 1000,
    # A host that has vanished without a word is noticed.
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 4 * PATIENCE,
}


class NotSaved(Exception):
    """The database did not take it; nothing of it has happened."""


class Unreachable(NotSaved):
    """The database as a whole does not answer, is locked, or is full: it is nobody's own fault."""


class Unsure(NotSaved):
    """The database fell silent while it committed: whether it has happened will be known later."""


class Database:
    """Connections for one writer and a few readers, each used from threads of its own."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self.shared = self.engine.dialect.name == "postgresql"
        """Whether other processes may serve the same tables."""
        self._readers = ThreadPoolExecutor(READERS, "footplate-reader")

    async def read(self, ask: Callable[[Connection], Result]) -> Result:
        """The answer to a question, asked in a thread; Unreachable where there is none."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, ask)

    def read_now(self, ask: Callable[[Connection], Result]) -> Result:
        """All that a question reads is of one moment, and it never waits for a writer."""
        try:
            with self.engine.connect() as connection:
                if self.shared:
                    connection.execution_options(isolation_level="REPEATABLE READ")
                return ask(connection)
        except SQLAlchemyError as error:
            raise _not_saved(error) from error

    def write_now(self, change: Callable[[Connection], Result]) -> Result:
        """Change something in a transaction of its own."""
        try:
            with self.engine.connect() as connection:
                return self._commit(connection, change)
        except SQLAlchemyError as error:
            raise _not_saved(error) from error

    def _commit(self, connection: Connection, change: Callable[[Connection], Result]) -> Result:
        connection.execution_options(**{WRITES: True})
        transaction = connection.begin()
        try:
            result = change(connection)
        except BaseException:
            transaction.rollback()
            raise
        try:
            transaction.commit()
        except SQLAlchemyError as error:
            raise Unsure(plain_reason(error)) from error
        return result

    async def write(self, change: Callable[[Connection], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(
            self._readers, self.write_now, change
        )

    def restructure(self, change: Callable[[Connection], None]) -> None:
        """A change of the tables themselves.

        SQLite can alter a table only by copying it; with foreign keys watched, dropping the old one
        would delete all that belongs to it.
        """
        if self.shared:
            self.write_now(change)
            return

        def checked(connection: Connection) -> None:
            change(connection)
            if connection.exec_driver_sql("pragma foreign_key_check").first() is not None:
                raise NotSaved("the change would leave rows that belong to nothing")

        try:
            with self.engine.connect() as connection:
                raw: Any = connection.connection.driver_connection
                raw.execute("pragma foreign_keys=off")
                try:
                    self._commit(connection, checked)
                finally:
                    raw.execute("pragma foreign_keys=on")
        except SQLAlchemyError as error:
            raise _not_saved(error) from error

    def close(self) -> None:
        self._readers.shutdown(wait=True)
        self.engine.dispose()


def _not_saved(error: SQLAlchemyError) -> NotSaved:
    whole = isinstance(error, OperationalError | InterfaceError | NoConnection)
    return (Unreachable if whole else NotSaved)(plain_reason(error))


def plain_reason(error: SQLAlchemyError) -> str:
    """What the database said, in one line and without the statement."""
    return " ".join(str(error.orig if isinstance(error, DBAPIError) else error).split())


def sqlite_url(path: Path) -> str:
    return f"sqlite:///{path}"


def _engine(url: str) -> Engine:
    try:
        known = make_url(url)
        if known.get_backend_name() == "sqlite":
            engine = create_engine(known, poolclass=QueuePool, pool_size=READERS + 2)
            event.listen(engine, "connect", _prepare_sqlite)
            event.listen(engine, "begin", _begin_sqlite)
            return engine
        if known.get_backend_name() == "postgresql":
            known = known.set(drivername="postgresql+psycopg")
            engine = create_engine(
                known, pool_size=READERS + 2, pool_pre_ping=True, connect_args=POSTGRESQL
            )
            event.listen(engine, "connect", _prepare_postgresql)
            return engine
    except (ArgumentError, NoSuchModuleError):
        raise BadInput("that is no address of a database") from None
    except ModuleNotFoundError:
        raise BadInput(
            "PostgreSQL needs the package psycopg: install footplate[postgresql]"
        ) from None
    raise BadInput("the database must be SQLite (sqlite:///FILE) or PostgreSQL (postgresql://…)")


def _prepare_sqlite(connection: Any, _: object) -> None:
    # SQLAlchemy begins transactions itself, see `_begin_sqlite`.
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


def _begin_sqlite(connection: Connection) -> None:
    # A transaction that reads first and writes later could not wait for another one's lock; one
    # that only reads needs no lock at all.
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("begin immediate" if writes else "begin")


def _prepare_postgresql(connection: Any, _: object) -> None:
    connection.execute("set synchronous_commit = on")
    connection.execute(f"set lock_timeout = {PATIENCE}")
    connection.commit()


def check(database: Database) -> None:
    """Whether the database answers, and keeps what it is given."""

    def ask(connection: Connection) -> None:
        if database.shared and connection.execute(text("show fsync")).scalar() != "on":
            raise BadInput("this PostgreSQL runs with fsync off: it would lose what it was given")
        connection.execute(text("select 1"))

    database.read_now(ask)
