"""What follows a command before it is written: forced decisions, projections, snapshots, what is
due."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from footplate.core.wire import to_plain
from footplate.server.rooms.base import refused
from footplate.server.rooms.room import Room
from footplate.server.rooms.summary import summary
from footplate.server.store.reading import set_seat
from footplate.server.store.snapshots import Beside
from footplate.server.store.writer import Change, Standing
from footplate.tables import LuckEnded
from footplate.version import __version__

MOST_FORCED: Final = 2000
"""A game that would go on by itself for longer than this does not end."""


def forced(room: Room, at: int) -> None:
    """Play what needs nobody: decisions with one legal answer, standing orders."""
    table = room.table
    if table is None or room.over or room.stuck or room.waits is not None:
        return
    for _ in range(MOST_FORCED):
        try:
            gone_on = table.advance()
        except LuckEnded:
            gone_on = None  # it waits for luck that is typed in
        if gone_on is None:
            room.collect(at)
            return
    raise refused("03", "The game goes on without anybody and does not end.")


def seat_changes(room: Room, before: Sequence[tuple[str | None, str | None]]) -> Iterator[Change]:
    for seat, chair in enumerate(room.chairs):
        if (chair.player, chair.key_hash) != before[seat]:
            yield set_seat(room.id, seat, chair.player, chair.key_hash)


def turn_of(room: Room) -> str:
    """Names the turn that has begun; empty in the middle of one, when there is nothing to keep."""
    table = room.table
    if table is None or room.stuck or table.held_by is not None or table.settled != table.count:
        return ""
    now = table.game.now(table.state)
    return f"{now.round}:{now.phase}:{table.state.seat}"


def snapshot(room: Room) -> dict[str, Any]:
    """A snapshot of what was passed on, as the database keeps it."""
    table = room.playing
    beside = Beside(list(table.seats), dict(table.programs), to_plain(room.clock.memory()))
    return {
        "table_id": room.id,
        "seq": room.seq,
        "moment": room.moment,
        "actions": room.base.count + table.count,
        "engine": __version__,
        "position": msgspec.json.encode(table.state.position()).decode(),
        "beside": msgspec.json.encode(beside).decode(),
    }


def standing(room: Room, now: int) -> Standing:
    """How the table stands, for the projection."""
    told = msgspec.json.encode(summary(room)).decode()
    return Standing(room.status, told, room.noticed, room.due(now))
