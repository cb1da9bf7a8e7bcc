"""What happens at a table, entry by entry. Whoever keeps the entries can build the table again.

Nothing is ever taken out of this list: taking a decision back is an entry, too.
"""

from typing import Any, Literal

import msgspec

from footplate.core.program import Program
from footplate.tables.seats import Wishes

By = Literal["seat", "forced", "program", "shortcut"]
"""Who decided: the seat itself, nobody because there was one legal answer, a standing order, or the
seat with the decision before, by a shortcut that said both: they are taken back together."""


class Entry(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    tag_field="entry",
    tag=str.lower,
):
    """Base of all entries."""


class SeatEntry(Entry, frozen=True):
    """Base of the entries that are from a seat, or about one."""

    seat: int


class Played(SeatEntry, frozen=True):
    """An action was played."""

    action: dict[str, Any]
    by: By = "seat"


class Undone(SeatEntry, frozen=True):
    """Everything after the first `to` actions was taken back."""

    to: int


class Redone(SeatEntry, frozen=True):
    """What was taken back last is played again."""


class Ended(SeatEntry, frozen=True):
    """The seat ended its turn, which was waiting for that."""


class Ordered(SeatEntry, frozen=True):
    """The seat gave a standing order; None: it was called off, or it no longer fits."""

    program: Program | None


class Wished(SeatEntry, frozen=True):
    """The seat wishes to be treated otherwise."""

    wishes: Wishes


class Seated(SeatEntry, frozen=True):
    """Somebody else sits there from now on (a bot takes over, a person takes the seat back), or the
    same one is called otherwise. Neither is part of the position."""

    kind: str
    name: str
    level: str = ""


class Fed(Entry, frozen=True):
    """Outcomes of dice and draws were typed in, for a table whose luck is scripted."""

    outcomes: list[int]
    instead: bool = False
    """Whether they stand in place of those that were typed in before and not used yet."""


AnyEntry = Played | Undone | Redone | Ended | Ordered | Wished | Seated | Fed
