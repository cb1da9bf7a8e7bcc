"""How a group of appends goes into the database, within one transaction."""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, compress
from operator import itemgetter
from typing import Any, Final

from sqlalchemy import Connection, bindparam, exists, insert, update
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from footplate.server.store.schema import log, tables
from footplate.server.store.snapshots import COLUMNS, KEPT, keep_snapshots

Change = Callable[[Connection], None]


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
    standing: Standing
    changes: Sequence[Change] = ()
    """Further changes, in the same transaction."""
    snapshot: dict[str, Any] | None = None

    @property
    def after(self) -> int:
        """How many rows the log has then."""
        return self.seq + len(self.rows)

    @property
    def command(self) -> str | None:
        return self.rows[-1]["command"] if self.rows else None


def put(connection: Connection, appends: Sequence[Append], shared: bool) -> list[bool]:
    """Append what fits the tables as they stand; of the others nothing is written. Gives which of
    them were taken."""
    apart = len({each.table for each in appends}) == len(appends)
    way = _at_once if AT_ONCE and apart and not shared else _one_by_one
    fitting = way(connection, appends)
    for append, fits in zip(appends, fitting, strict=True):
        for change in append.changes if fits else ():
            change(connection)
    return fitting


# One by one, on any database. -----------------------------------------------------------------

COMPARE_AND_SET: Final = (
    update(tables)
    .where(
        tables.c.id == bindparam("of"),
        tables.c.seq == bindparam("expected"),
        # The same command is never carried out twice, however long ago the first time was.
        ~exists().where(log.c.table_id == bindparam("of"), log.c.command == bindparam("sent")),
    )
    .values(
        {
            name: bindparam(name)
            for name in ("seq", "status", "summary", "touched", "due", "claimed")
        }
    )
)
INSERT: Final = insert(log)


def _one_by_one(connection: Connection, appends: Sequence[Append]) -> list[bool]:
    fitting = [_compare_and_set(connection, each) for each in appends]
    taken = list(compress(appends, fitting))
    rows = [row for each in taken for row in each.rows]
    if rows:
        connection.execute(INSERT, rows)
    keep_snapshots(connection, [each.snapshot for each in taken if each.snapshot])
    return fitting


def _compare_and_set(connection: Connection, append: Append) -> bool:
    standing = append.standing
    values = {
        "of": append.table,
        "expected": append.seq,
        "sent": append.command,
        "seq": append.after,
        "status": standing.status,
        "summary": standing.summary,
        "touched": standing.touched,
        "due": standing.due,
        "claimed": None,
    }
    return connection.execute(COMPARE_AND_SET, values).rowcount == 1


# All at once, on SQLite. ----------------------------------------------------------------------
#
# A thread lets go of the interpreter at every step of a statement, and beside a busy loop it waits
# for a millisecond to have it back. So a group is a few statements of one step each, said to the
# driver itself: SQLAlchemy needs longer to hand a statement on than SQLite to carry it out. Nobody
# else writes meanwhile (`begin immediate`): what was compared holds.

AT_ONCE: Final = sqlite3.sqlite_version_info >= (3, 33)
"""Earlier ones have no `update … from`."""
MOST_ROWS: Final = 64
"""How many rows a statement has at most. A statement has 1, 2, 4 … of them, so that there are few
different ones: the driver keeps them all prepared, and each takes memory by its rows."""
_KINDS: Final = {
    sqlite3.OperationalError: OperationalError,
    sqlite3.InterfaceError: InterfaceError,
}


def _parts(given: Sequence[tuple[Any, ...]]) -> Iterator[Sequence[tuple[Any, ...]]]:
    first = 0
    while first < len(given):
        rows = min(MOST_ROWS, 1 << (len(given) - first).bit_length() - 1)
        yield given[first : first + rows]
        first += rows


@lru_cache(64)
def _values(columns: int, rows: int) -> str:
    return ", ".join([f"({', '.join('?' * columns)})"] * rows)


def _fitting(rows: int) -> str:
    return (
        f"with given as (values {_values(3, rows)})"
        " select group_concat(tables.id) from given cross join tables on tables.id = column1"
        " where tables.seq = column2 and not exists"
        " (select 1 from log where table_id = tables.id and command = column3)"
    )


def _stand(rows: int) -> str:
    return (
        f"with given as (values {_values(6, rows)}) update tables set claimed = null,"
        " seq = column2, status = column3, summary = column4, touched = column5, due = column6"
        " from given where tables.id = column1"
    )


def _older(rows: int) -> str:
    return (
        f"delete from snapshots where table_id in (values {_values(1, rows)}) and seq <"
        " (select kept.seq from snapshots as kept where kept.table_id = snapshots.table_id"
        f" order by kept.seq desc limit 1 offset {KEPT - 1})"
    )


def _insertion(table: str, columns: Sequence[str]) -> Callable[[int], str]:
    head = f"insert into {table} ({', '.join(columns)}) values "
    return lambda rows: head + _values(len(columns), rows)


LOG: Final = [column.name for column in log.columns]
_rows, _snapshots = _insertion("log", LOG), _insertion("snapshots", COLUMNS)
_log_values, _snapshot_values = itemgetter(*LOG), itemgetter(*COLUMNS)


def _at_once(connection: Connection, appends: Sequence[Append]) -> list[bool]:
    driver: Any = connection.connection.driver_connection
    cursor = driver.cursor()

    def run(statement: Callable[[int], str], given: Sequence[tuple[Any, ...]]) -> list[Any]:
        answers: list[Any] = []
        for part in _parts(given):
            cursor.execute(statement(len(part)), tuple(chain.from_iterable(part)))
            answers += cursor.fetchone() or ()
        return answers

    try:
        given = [(each.table, each.seq, each.command) for each in appends]
        found = {id for answer in run(_fitting, given) if answer for id in answer.split(",")}
        fitting = [each.table in found for each in appends]
        taken = list(compress(appends, fitting))
        kept = [each.snapshot for each in taken if each.snapshot is not None]
        run(_stand, [_stands(each) for each in taken])
        run(_rows, [_log_values(row) for each in taken for row in each.rows])
        run(_snapshots, [_snapshot_values(each) for each in kept])
        run(_older, [(each["table_id"],) for each in kept])
    except sqlite3.Error as error:
        raise _KINDS.get(type(error), DBAPIError)(None, None, error) from error
    finally:
        cursor.close()
    return fitting


def _stands(append: Append) -> tuple[Any, ...]:
    now = append.standing
    return append.table, append.after, now.status, now.summary, now.touched, now.due
