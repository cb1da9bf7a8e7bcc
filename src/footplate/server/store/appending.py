"""How a group of appends goes into the database, within one transaction."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import compress
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, exists, insert, update

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
    fitting = (_at_once if apart and not shared else _one_by_one)(connection, appends)
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
# for a millisecond to have it back. So a group is a few statements of one step each, and what they
# write comes as JSON. Nobody else writes meanwhile (`begin immediate`): what was compared holds.


def _field(name: str) -> str:
    return f"json_extract(given.value, '$.{name}')"


def _insertion(table: str, columns: Sequence[str]) -> str:
    values = ", ".join(_field(name) for name in columns)
    return f"insert into {table} ({', '.join(columns)}) select {values} from json_each(?) as given"


_SET: Final = ("seq", "status", "summary", "touched", "due")
_FITTING: Final = (
    "select json_group_array(tables.id) from json_each(?) as given"
    f" cross join tables on tables.id = {_field('id')}"
    f" where tables.seq = {_field('expected')} and not exists (select 1 from log"
    f" where log.table_id = tables.id and log.command = {_field('command')})"
)
_STAND: Final = (
    f"update tables set claimed = null, {', '.join(f'{name} = {_field(name)}' for name in _SET)}"
    f" from json_each(?) as given where tables.id = {_field('id')}"
)
_ROWS: Final = _insertion("log", [column.name for column in log.columns])
_SNAPSHOTS: Final = _insertion("snapshots", COLUMNS)
_OLDER: Final = (
    "delete from snapshots where table_id in (select value from json_each(?)) and seq <"
    " (select kept.seq from snapshots as kept where kept.table_id = snapshots.table_id"
    f" order by kept.seq desc limit 1 offset {KEPT - 1})"
)


def _at_once(connection: Connection, appends: Sequence[Append]) -> list[bool]:
    def run(statement: str, given: Sequence[Any]) -> Any:
        text = msgspec.json.encode(given).decode()
        return connection.exec_driver_sql(statement, (text,))

    asked = [{"id": e.table, "expected": e.seq, "command": e.command} for e in appends]
    found = set(msgspec.json.decode(run(_FITTING, asked).scalar_one(), type=list[str]))
    fitting = [each.table in found for each in appends]
    taken = list(compress(appends, fitting))
    rows = [row for each in taken for row in each.rows]
    kept = [each.snapshot for each in taken if each.snapshot is not None]
    if taken:
        run(_STAND, [_stands(each) for each in taken])
    if rows:
        run(_ROWS, rows)
    if kept:
        run(_SNAPSHOTS, kept)
        run(_OLDER, [each["table_id"] for each in kept])
    return fitting


def _stands(append: Append) -> dict[str, Any]:
    now = append.standing
    return {
        "id": append.table,
        "seq": append.after,
        "status": now.status,
        "summary": now.summary,
        "touched": now.touched,
        "due": now.due,
    }
