"""A table in a few words: what lists and everybody who comes may know of it."""

import msgspec

from footplate.core import registry
from footplate.server.rooms.room import Room


class SeatSummary(msgspec.Struct, frozen=True):
    """Who sits there, as everybody may know it."""

    kind: str
    name: str
    """Of an open seat: whom it is kept for; empty: anybody may sit down there."""
    level: str = ""
    program: bool = False
    """Whether a program plays for the person."""
    conceded: bool = False
    absent: bool = False
    """Whether its time ran out when it was last asked."""


class Summary(msgspec.Struct, frozen=True):
    """What a list shows of a table."""

    game: str
    title: str
    name: str
    board: str
    options: dict[str, bool | int | str]
    visibility: str
    seats: list[SeatSummary]
    round: int = 0
    rounds: int | None = None
    phase: str = ""
    asked: int | None = None
    """Whose decision or end of turn is awaited."""


def summary(room: Room) -> Summary:
    head = room.head
    game = registry.game(head.game)
    # A board file is long and somebody's own: a list shows that it is one.
    board = head.board if "\n" not in head.board else "own board"
    told = Summary(
        head.game,
        game.title,
        head.name,
        board,
        head.options,
        head.visibility,
        [
            SeatSummary(
                chair.who.kind,
                chair.who.name,
                chair.who.level,
                chair.by_program,
                chair.conceded,
                chair.expired,
            )
            for chair in room.chairs
        ],
    )
    table = room.table
    if table is None:
        return told
    now = table.game.now(table.state)
    asked = table.held_by if table.held_by is not None else table.asked
    return msgspec.structs.replace(
        told,
        round=now.round,
        rounds=now.rounds,
        phase=now.phase,
        asked=None if room.over else asked,
    )
