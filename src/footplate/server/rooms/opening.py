"""Reading a table from the database: its whole log, or from a snapshot where it no longer fits."""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from typing import Final

from footplate.server.clocks.hours import Span
from footplate.server.rooms.base import Base, Unfitting
from footplate.server.rooms.room import Room
from footplate.server.store.database import Database
from footplate.server.store.heartbeats import spans
from footplate.server.store.reading import Found, table_of
from footplate.server.store.snapshots import Snapshot, snapshots_of
from footplate.version import __version__

logger = logging.getLogger("footplate.server")

AT_ONCE: Final = 30
"""How many rows are played before others have their turn: some milliseconds."""


async def opened(database: Database, id: str) -> Room | None:
    """The room of a table; None where there is no such table."""
    found = await database.read(table_of(id))
    if found is None:
        return None
    away = await database.read(spans)
    try:
        return await _followed(id, found, Base(), away)
    except Unfitting as error:
        first = error
    logger.warning("table %s, row %s: %s: %s", id, first.seq, first.reason, first.detail)
    snapshots = await database.read(snapshots_of(id))
    return await _from_snapshot(id, found, snapshots, first, away)


async def _from_snapshot(
    id: str, found: Found, snapshots: list[Snapshot], first: Unfitting, away: Sequence[Span]
) -> Room:
    """The table from its last snapshot that fits; else what can be shown of it, which says why."""
    furthest, base = first, Base()
    for other in _bases(snapshots, found, first.reason):
        try:
            return await _followed(id, found, other, away)
        except Unfitting as error:
            if error.seq > furthest.seq:
                furthest, base = error, other
    return _stuck(id, found, base, furthest)


def _bases(snapshots: list[Snapshot], found: Found, reason: str) -> Iterator[Base]:
    for kept in snapshots:
        # On PostgreSQL the log may have grown since it was read.
        if kept.seq <= found.seq:
            yield Base(
                kept.seq,
                kept.moment,
                kept.actions,
                kept.position,
                kept.beside,
                kept.engine,
                reason,
            )


async def _followed(id: str, found: Found, base: Base, away: Sequence[Span]) -> Room:
    room = Room(id, found.head, found.secret, base, away)
    for number, row in enumerate(found.rows, 1):
        room.follow_row(row)
        if number % AT_ONCE == 0:
            await asyncio.sleep(0)
    room.followed()
    if room.seq != found.seq:
        raise Unfitting(room.seq + 1, "a part of its log is missing")
    return room


def _stuck(id: str, found: Found, base: Base, error: Unfitting) -> Room:
    """A table that can only be looked at and exported: it says why, and keeps everything."""
    room = Room(id, found.head, found.secret, base)
    room.stuck = f"{error.reason} (version {__version__})"
    room.stuck_from = error.seq
    room.follow(found.rows)
    room.seq = found.seq
    return room
