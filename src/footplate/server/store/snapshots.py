"""Positions that are kept for whoever cannot play a table's log from its beginning."""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select

from footplate.core.program import Program
from footplate.server.store import schema
from footplate.tables import Seat

KEPT: Final = 3
"""How many of a table's snapshots stay."""

COLUMNS: Final = [column.name for column in schema.snapshots.columns]
_c = schema.snapshots.c
_INSERT: Final = insert(schema.snapshots)
_OLDER: Final = delete(schema.snapshots).where(
    _c.table_id == bindparam("of"),
    _c.seq.not_in(
        select(_c.seq)
        .where(_c.table_id == bindparam("of"))
        .order_by(_c.seq.desc())
        .limit(KEPT)
        .scalar_subquery()
    ),
)


class Beside(msgspec.Struct, frozen=True):
    """What belongs to a table beside the position: who sits there and how, standing orders, and
    what the clock knows."""

    seats: list[Seat]
    programs: dict[int, Program] = {}
    clock: dict[str, Any] | None = None


class Snapshot(msgspec.Struct, frozen=True):
    """A position of a table, as one version of the engine had it."""

    seq: int
    moment: int
    actions: int
    engine: str
    position: dict[str, Any]
    beside: Beside


def snapshots_of(id: str) -> Callable[[Connection], list[Snapshot]]:
    """The newest first."""

    def ask(connection: Connection) -> list[Snapshot]:
        wanted = select(_c.seq, _c.moment, _c.actions, _c.engine, _c.position, _c.beside)
        found = connection.execute(wanted.where(_c.table_id == id).order_by(_c.seq.desc()))
        return [snapshot for row in found if (snapshot := _snapshot(row)) is not None]

    return ask


def _snapshot(row: Any) -> Snapshot | None:
    """None where another version has written it in a way that this one cannot read."""
    try:
        position = msgspec.json.decode(row.position, type=dict[str, Any])
        beside = msgspec.json.decode(row.beside, type=Beside)
    except msgspec.DecodeError:
        return None
    return Snapshot(row.seq, row.moment, row.actions, row.engine, position, beside)


def keep_snapshots(connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
    """Keep them, of different tables, and of those tables' older ones the last few."""
    if rows:
        connection.execute(_INSERT, rows)
        connection.execute(_OLDER, [{"of": row["table_id"]} for row in rows])
