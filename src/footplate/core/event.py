"""An event: a typed fact that happened. The log, animations and statistics are made of events.

Fields hold ids of the plan and numbers; `words` makes the sentence of them.
"""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Self

import msgspec

from footplate.core.plan import Plan

Holder = int | str
"""Who has something: a seat, the id of a place, or a name of the box such as `bank` or `bag`."""


class Move(msgspec.Struct, frozen=True):
    """Something changes hands. Summed from the set-up on, moves give the holdings of views."""

    giver: Holder
    taker: Holder
    what: str
    """The id of a thing of the plan."""
    amount: int
    why: str
    """What for, as an id: `income`, `track`, `bid`."""


class Effect(msgspec.Struct, frozen=True):
    """A change of what somebody has."""

    seat: int | None
    """None: the table or the bank."""
    what: str
    change: int


class Event(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    tag_field="event",
    tag=lambda name: "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-"),
):
    """Base of every game's events; `words` says it as a line of the log."""

    reveals: ClassVar[bool] = False
    """Whether it shows what was sealed before: from then on nothing earlier can be taken back."""
    lays_open: ClassVar[bool] = False
    """Whether it shows what its own seat alone had known: that seat can take it back, nobody else
    can go back behind it."""
    category: ClassVar[str] = "play"
    """What kind of line it is in the log: `round`, `build`, `goods`, `money`, `auction`, …"""
    detail: ClassVar[bool] = False
    """Whether it belongs under the line before it that is no detail."""

    def words(self, names: Sequence[str], plan: Plan) -> str:
        """The event in a player's words; `names` are what the seats are called."""
        raise NotImplementedError

    @property
    def actor(self) -> int | None:
        """The seat that it is about; None: nobody's."""
        seat = getattr(self, "seat", None)
        return seat if isinstance(seat, int) else None

    @property
    def opens(self) -> int | None:
        """The round that begins with it: what the same decision brings after it belongs to that."""
        return None

    def places(self) -> list[str]:
        """The places and lines that the sentence names, as ids of the plan."""
        return []

    def moves(self) -> list[Move]:
        """What changes hands by it."""
        return []

    def told(self, viewer: int | None) -> Self | None:
        """The event as a viewer (None: a spectator) may know it; None: not at all."""
        return self


class TableLaid(Event, frozen=True):
    """What everybody begins with."""

    holdings: list[dict[str, int]]
    """By seat and thing."""
    category: ClassVar[str] = "round"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        rows = [
            ", ".join(plan.amount(what, count) for what, count in held.items() if count)
            for held in self.holdings
        ]
        if len(rows) > 1 and len(set(rows)) == 1:
            return f"Everybody begins with {rows[0] or 'nothing'}."
        told = zip(names, rows, strict=True)
        return " ".join(f"{name} begins with {row or 'nothing'}." for name, row in told)

    def moves(self) -> list[Move]:
        return [
            Move("supply", seat, what, count, "set-up")
            for seat, held in enumerate(self.holdings)
            for what, count in held.items()
            if count
        ]


class GameEnded(Event, frozen=True):
    """The end, in every game."""

    winners: list[int]
    """Who shares the first place; empty where nobody has won, or nobody was to be beaten."""
    category: ClassVar[str] = "round"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        if not self.winners:
            return "The game is over."
        who = " and ".join(names[seat] for seat in self.winners)
        return f"The game is over: {who} {'share the win' if len(self.winners) > 1 else 'wins'}."


def told_to(events: Iterable[Event], viewer: int | None) -> list[Event]:
    """The events as a viewer (None: a spectator) may know them."""
    return [known for event in events if (known := event.told(viewer)) is not None]


def exchange(seat: int, why: str, other: Holder = "bank", **changes: int) -> list[Move]:
    """What a seat gains from somebody, and below 0 what it gives, by thing."""
    given = [Move(seat, other, what, -n, why) for what, n in changes.items() if n < 0]
    gained = [Move(other, seat, what, n, why) for what, n in changes.items() if n > 0]
    return [*given, *gained]


def balance(moves: Iterable[Move]) -> dict[tuple[Holder, str], int]:
    """What each holder has gained of each thing; those that end as they began are left out."""
    found: dict[tuple[Holder, str], int] = {}
    for move in moves:
        for holder, change in ((move.giver, -move.amount), (move.taker, move.amount)):
            key = holder, move.what
            found[key] = found.get(key, 0) + change
    return {key: change for key, change in found.items() if change}


def given(events: Iterable[Event], seat: int | None) -> dict[str, int]:
    """What a seat gives by events, by thing, whatever it gets besides."""
    found: dict[str, int] = {}
    for event in events:
        for move in event.moves():
            if move.giver == seat:
                found[move.what] = found.get(move.what, 0) + move.amount
    return found


def effects_of(events: Iterable[Event]) -> list[Effect]:
    """What events change in the hands of the seats, by seat and thing."""
    changes = balance(move for event in events for move in event.moves())
    of_seats = [(key, change) for key, change in changes.items() if isinstance(key[0], int)]
    return [Effect(seat, what, change) for (seat, what), change in sorted(of_seats, key=str)]  # type: ignore[arg-type]
