"""A table in a few words: what lists and everybody who comes may know of it."""

import msgspec

from footplate.core import registry
from footplate.core.event import GameEnded
from footplate.core.view import Now
from footplate.server.rooms.room import Room
from footplate.tables import Table

NOTHING_YET = Now(0, None, "", [])
FINISHED = {
    "agreed": "The table has agreed to end it here.",
    "conceded": "Everybody has conceded.",
}


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
    phase_words: str = ""
    """The phase as a person calls it."""
    asked: int | None = None
    """Whose decision or end of turn is awaited."""
    deadline: int | None = None
    """When the time of who is asked is over; None: there is no clock, or it stands still."""
    ended: str = ""
    """How the game ended, in a sentence."""


def summary(room: Room) -> Summary:
    head = room.head
    table = room.table
    now = NOTHING_YET if table is None else table.game.now(table.state)
    return Summary(
        head.game,
        registry.game(head.game).title,
        head.name,
        # A board file is long and somebody's own: a list shows that it is one.
        head.board if "\n" not in head.board else "own board",
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
        now.round,
        now.rounds,
        now.phase,
        "" if table is None else table.state.plan().phases.get(now.phase, ""),
        None if table is None or room.over else _asked(table),
        _deadline(room),
        ended_words(room),
    )


def _asked(table: Table) -> int | None:
    return table.held_by if table.held_by is not None else table.asked


def _deadline(room: Room) -> int | None:
    seat = room.waiting
    if seat is None or not room.chairs[seat].person:
        return None
    return room.clock.deadline(seat)


def ended_words(room: Room) -> str:
    """How the game ended; empty: it goes on."""
    if not room.over:
        return ""
    table = room.playing
    early = FINISHED.get(room.finished, "")
    return early or GameEnded(table.state.result().winners).words(table.names, table.state.plan())
