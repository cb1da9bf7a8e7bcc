"""Reading a table from the database: its whole log, or from a snapshot where it no longer fits."""

from collections.abc import Sequence

import msgspec

from footplate.server.clocks.hours import Span
from footplate.server.rooms.room import Base, Room, Unfitting
from footplate.server.store.database import Database
from footplate.server.store.heartbeats import spans
from footplate.server.store.reading import Found, Snapshot, snapshots_of, table_of


async def opened(database: Database, id: str) -> Room | None:
    """The room of a table; None where there is no such table."""
    found = await database.read(table_of(id))
    if found is None:
        return None
    away = await database.read(spans)
    try:
        return _followed(id, found, Base(), away)
    except Unfitting as error:
        reason = f"row {error.seq}: {error.reason}"
    for snapshot in await database.read(snapshots_of(id)):
        try:
            return _followed(id, found, _base(snapshot, reason), away)
        except Unfitting:
            continue
    return _stuck(id, found, reason)


def _base(snapshot: Snapshot, reason: str) -> Base:
    return Base(snapshot.seq, snapshot.moment, snapshot.actions, snapshot.position, reason)


def _followed(id: str, found: Found, base: Base, away: Sequence[Span]) -> Room:
    room = Room(id, found.head, found.secret, base, away)
    room.follow(found.rows)
    return room


def _stuck(id: str, found: Found, reason: str) -> Room:
    """A table that can only be read and exported: it says why, and keeps everything."""
    room = Room(id, found.head, found.secret)
    try:
        room.follow(found.rows)
    except Unfitting as error:
        room.base = msgspec.structs.replace(room.base, reason=reason)
        room.stuck = f"{error.reason} (row {error.seq})"
        room.seq = found.seq
    return room
