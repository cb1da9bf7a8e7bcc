"""Tables looked after by their host: what cannot be played on and why, projections worked out anew,
everything of a table as data."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, func, select, update

from footplate.core.record import Record
from footplate.core.refusal import BadInput
from footplate.server.rooms.opening import opened
from footplate.server.rooms.room import Room
from footplate.server.rooms.settling import standing
from footplate.server.store import schema
from footplate.server.store.database import Database
from footplate.server.store.entries import Row
from footplate.server.store.reading import set_seat, table_of
from footplate.server.store.snapshots import Snapshot, snapshots_of
from footplate.server.store.writer import Standing


class Mended(msgspec.Struct, frozen=True):
    """What was found at a table."""

    id: str
    stuck: str = ""
    """Why it cannot be played on; empty: it can."""
    gap: str = ""
    """Why it goes on from a snapshot, and from there alone."""
    changed: Sequence[str] = ()
    """What of its projections was not as its log says, and is now."""


def all_ids(connection: Connection) -> list[str]:
    return list(connection.execute(select(schema.tables.c.id).order_by("created", "id")).scalars())


async def mended(database: Database, id: str, now: int) -> Mended | None:
    """Open a table and set its projections right; None where there is no such table."""
    try:
        room = await opened(database, id)
    except (msgspec.MsgspecError, BadInput) as error:
        return Mended(id, f"it cannot be read: {error}")
    if room is None:
        return None
    if room.stuck:
        # What is known of it stands in its projections, which were right when it was last played.
        return Mended(id, room.stuck, room.base.reason)
    changed = await database.write(_set_right(room, standing(room, now)))
    return Mended(id, "", room.base.reason, changed)


def _set_right(room: Room, wanted: Standing) -> Callable[[Connection], list[str]]:
    """What is not as the log says is written, unless the log has grown meanwhile."""

    def change(connection: Connection) -> list[str]:
        c, log = schema.tables.c, schema.log.c
        last = select(func.coalesce(func.max(log.seq), 0)).where(log.table_id == room.id)
        if connection.execute(last).scalar_one() != room.seq:
            return []
        own = select(c.seq, c.status, c.summary, c.touched, c.due, c.listed)
        found = connection.execute(own.where(c.id == room.id)).one()
        values: dict[str, Any] = {
            "seq": room.seq,
            "status": wanted.status,
            "summary": wanted.summary,
            "listed": int(room.head.visibility == "public"),
        }
        if (found.due is None) != (wanted.due is None):
            values["due"] = wanted.due
        wrong = {name: each for name, each in values.items() if getattr(found, name) != each}
        if wrong:
            connection.execute(update(schema.tables).where(c.id == room.id).values(**wrong))
        return [*wrong, *_set_seats(connection, room)]

    return change


def _set_seats(connection: Connection, room: Room) -> list[str]:
    s = schema.seats.c
    wanted = select(s.seat, s.player, s.key_hash).where(s.table_id == room.id)
    found = {row.seat: (row.player, row.key_hash) for row in connection.execute(wanted)}
    changed = []
    for seat, chair in enumerate(room.chairs):
        if found.get(seat) != (chair.player, chair.key_hash):
            set_seat(room.id, seat, chair.player, chair.key_hash)(connection)
            changed.append(f"seat {seat}")
    return changed


class Whole(msgspec.Struct, frozen=True):
    """All that the database holds of a table."""

    id: str
    head: Any
    secret: Any
    rows: list[Row]
    snapshots: list[Snapshot]


async def whole_log(database: Database, id: str) -> Whole | None:
    """Everything of a table as data, for which no engine has to play it."""
    found = await database.read(table_of(id))
    if found is None:
        return None
    snapshots = await database.read(snapshots_of(id))
    return Whole(id, found.head, found.secret, found.rows, snapshots)


async def whole_record(database: Database, id: str) -> Record | None:
    """The record of what stands at a table, with its luck, for its host."""
    room = await opened(database, id)
    if room is None:
        return None
    if room.stuck:
        raise BadInput(f"this version cannot play the table ({room.stuck}): export its --log")
    if room.table is None:
        raise BadInput("the game has not begun yet: there is no record of it")
    record = room.table.standing()
    if room.head.scripted:
        return record
    # So that the luck can be proven from the exported game as from any other.
    return msgspec.structs.replace(record, salt=room.secret.salt, commitment=room.head.commitment)
