"""What is asked: groups of choices, and why not where there are none. Ready for JSON."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from footplate.core.action import Action
from footplate.core.event import Effect, Event
from footplate.core.plan import Plan
from footplate.core.refusal import Refusal
from footplate.core.view import Caution, View

MONEY = "money"
"""What money is called among the things of every game."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal action as a person sees it before choosing it."""

    said: dict[str, Any] = msgspec.field(name="action")
    """The action as plain data; `game.action(choice)` gives it back as a value,
    `state.play(choice)` plays it."""
    label: str
    targets: list[str] = []
    """The places and lines that one would click for it, in that order."""
    cost: dict[str, int] = {}
    """What the seat gives for it at once, by thing; below 0: it is gained."""
    effects: list[Effect] = []
    """What can be said without playing it. Of a thing that `cost` names for the seat as well, the
    effect is the whole change, the cost included. See `Preview.effects` for all of it."""
    commits: bool = False
    """Whether luck or a reveal follows, so that it cannot be taken back."""
    note: str = ""
    """What follows from it, in words."""
    facts: dict[str, Any] = {}
    """What the game has to tell beyond that, in ids and numbers."""
    warnings: list[Caution] = []

    @property
    def action(self) -> msgspec.Raw:
        """The action in JSON."""
        return msgspec.Raw(msgspec.json.encode(self.said))

    @property
    def price(self) -> int:
        """What the seat pays at once, in the game's money."""
        return self.cost.get(MONEY, 0)

    @property
    def consequence(self) -> str:
        """What follows from it, in words."""
        return self.note or "; ".join(self._changes())

    def _changes(self) -> list[str]:
        """The effects by seat, as a ledger writes them: who it is where several are concerned."""
        by_seat: dict[int | None, list[str]] = {}
        for effect in self.effects:
            by_seat.setdefault(effect.seat, []).append(f"{effect.what} {effect.change:+}")
        if len(by_seat) == 1:
            return [", ".join(changes) for changes in by_seat.values()]
        called = {seat: "bank" if seat is None else f"seat {seat + 1}" for seat in by_seat}
        return [f"{called[seat]}: {', '.join(changes)}" for seat, changes in by_seat.items()]


class Group(msgspec.Struct, frozen=True):
    """Choices of one kind; where there are none, why not."""

    id: str
    title: str
    choices: list[Choice] = []
    why_not: Refusal | None = None
    note: str = ""
    """What all of them take or bring, in words."""
    facts: dict[str, Any] = {}
    """The same in ids and numbers, and what else the game has to tell of the whole group."""


class Prompt(msgspec.Struct, frozen=True):
    """What is asked now, of whom, and every legal answer; without answers for anybody else."""

    seat: int | None
    phase: str
    sentence: str
    groups: list[Group] = []

    @property
    def choices(self) -> list[Choice]:
        """All of them, group by group."""
        return [choice for group in self.groups for choice in group.choices]


class Preview(msgspec.Struct, frozen=True):
    """An action played on a copy, up to the first luck or reveal, as the asked seat may know it."""

    events: list[Event]
    effects: list[Effect]
    """What all these events change in the hands of the seats."""
    view: View
    """Afterwards."""
    luck: bool
    """Whether it ends where luck or a reveal follows."""
    warnings: list[Caution] = []
    pays: dict[str, int] = {}
    """What the asked seat gives for it, by thing, whatever it gets back besides."""
    hidden: bool = False
    """Whether what follows is no luck, but depends on what the asked seat cannot see."""


class WhyNot(msgspec.Struct, frozen=True):
    """Why things cannot be done now: the refusal of the plainest action."""

    places: dict[str, Refusal] = {}
    """By place or line of the plan where nothing can be done."""
    kinds: dict[str, Refusal] = {}
    """By group of the prompt that has no choice."""


def only_shown(plan: Plan, *kinds: str) -> dict[str, Refusal]:
    """The places of these kinds with the reason that no action of the game points at them."""
    return {
        place.id: Refusal("FP-PLACE-01", f"{place.name}: this shows how things stand, no more.")
        for place in plan.places.values()
        if place.kind in kinds
    }


def choice(
    action: Action,
    label: str,
    price: int = 0,
    consequence: str = "",
    *,
    targets: Sequence[str] = (),
    **more: Any,
) -> Choice:
    cost = more.pop("cost", {MONEY: price} if price else {})
    return Choice(msgspec.to_builtins(action), label, list(targets), cost, note=consequence, **more)


def everywhere(
    plan: Plan, targets: Collection[str], found: Mapping[str, Refusal], otherwise: Refusal
) -> dict[str, Refusal]:
    """Why not, for each place and line that is no target: what was found, or that it is not
    asked for."""
    ids = (id for ids in (plan.places, plan.lines) for id in ids)
    return {id: found.get(id, otherwise) for id in ids if id not in targets}
