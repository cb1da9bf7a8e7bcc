"""What a table is made with, once and for all; and what of it nobody is told before the end."""

from typing import Any, Literal

import msgspec

from footplate.tables import Seat

Visibility = Literal["public", "unlisted", "hot-seat"]
Kind = Literal["public", "unlisted", "hot-seat", "lesson"]


class Secret(msgspec.Struct, frozen=True):
    """The luck of a table: nobody is told before the end."""

    seed: int
    salt: str


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """The set-up of a table. Seats are those it began with; who sits there now is in the log."""

    game: str
    board: str
    """The id of a board, or the text of a board file."""
    options: dict[str, bool | int | str] = {}
    seats: list[Seat]
    name: str = ""
    visibility: Kind = "public"
    """As it was wanted; lesson: a private table that teaches."""
    owner: str
    """The player who made it."""
    kept_for: list[str | None] = []
    """The players whom open seats are kept for, seat by seat; empty: anybody may sit down."""
    programs: list[int] = []
    """The seats whose people have said that a program plays for them."""
    clock: dict[str, Any] = {}
    """As `ClockSettings` reads it; empty: no clock."""
    pace: int = 0
    """Milliseconds that a bot's decision takes at least, so that people can follow."""
    commitment: str = ""
    """The hash of seed and salt; empty where luck is typed in."""
    scripted: bool = False
    """Whether luck is typed in by the owner, as the dice of a real table fall."""
    script: list[int] = []
    """What was typed in for the set-up."""
    position: dict[str, Any] | None = None
    """What the game begins with, where that is not the set-up."""
    actions: list[dict[str, Any]] = []
    """What was played before the table was made: an imported game, a fork."""
    parent: str = ""
    """The table that this is a rematch or a fork of."""
    lesson: str = ""
    """The text of the lesson that it teaches, as it was when the table was made."""
    lesson_id: str = ""
    """Which of the game's lessons that is; empty: one of somebody's own."""
