"""What happens at a table, entry by entry. Whoever keeps the entries can build the table again.

Nothing is ever taken out of this list: taking a decision back is an entry, too.
"""

from typing import Any, Literal

import msgspec

from footplate.core.program import Program
from footplate.tables.seats import Wishes

By = Literal["seat", "forced", "program"]
"""Who decided: the seat itself, nobody because there was one legal answer, or a standing order."""


class Entry(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    tag_field="entry",
    tag=str.lower,
):
    """Base of all entries: which seat they are from."""

    seat: int


class Played(Entry, frozen=True):
    """An action was played."""

    action: dict[str, Any]
    by: By = "seat"


class Undone(Entry, frozen=True):
    """Everything after the first `to` actions was taken back."""

    to: int


class Redone(Entry, frozen=True):
    """What was taken back last is played again."""


class Ended(Entry, frozen=True):
    """The seat ended its turn, which was waiting for that."""


class Ordered(Entry, frozen=True):
    """The seat gave a standing order; None: it was called off, or it no longer fits."""

    program: Program | None


class Wished(Entry, frozen=True):
    """The seat wishes to be treated otherwise."""

    wishes: Wishes


AnyEntry = Played | Undone | Redone | Ended | Ordered | Wished
