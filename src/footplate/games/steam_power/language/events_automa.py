"""What Automas do, and why: each decision with its rule, its candidates and its tie-breaks."""

from collections.abc import Sequence
from typing import ClassVar, Literal

import msgspec

from footplate.core.event import Event, Move, exchange
from footplate.core.plan import Plan
from footplate.games.steam_power.language.automa_words import decision_words
from footplate.games.steam_power.language.saying import BONUS_WORDS, left_over

Decision = Literal[
    "fulfil",
    "use",
    "buy",
    "source",
    "payees",
    "act",
    "instead",
    "factory",
    "no-factory",
    "follow",
    "give-up",
    "no-track",
    "no-second-tile",
    "stop",
    "start",
    "target",
    "no-target",
    "path",
    "through",
]
"""What is decided: to fulfil a contract or use it as an action, where a resource comes from and who
is paid, what is done by the icon, where a factory is built, where track leads, over which hexes and
through which cities."""


class TieBreak(msgspec.Struct, frozen=True):
    """One comparison on the way to a decision."""

    by: Literal["price", "own", "cubes", "inside", "least-present", "distance", "tiles", "sweep"]
    left: list[str]
    """The candidates that it leaves."""
    value: int | None = None
    """What they have of it."""
    corner: str = ""
    """The corner from which the direction marker sweeps."""


class AutomaDecides(Event, frozen=True):
    """A decision of an Automa by the rules (`rule` is the id of the rules page)."""

    seat: int
    what: Decision
    rule: str
    chosen: list[str] = []
    """What is decided for: cities and hexes, a contract, seats."""
    candidates: list[str] = []
    """What there was to choose from."""
    ties: list[TieBreak] = []
    """The comparisons in their order, up to the one that decided."""
    why: str = ""
    """What the rule looks at, as an id of its own: an icon, a kind of city, what is missing."""
    action: str = ""
    """`lay_track` or `build_factory`, where one of them is decided for."""
    colors: list[str] = []
    """The colour that it is about, then those that it was compared with."""
    numbers: dict[str, int] = {}
    """Prices, money, cubes and tiles that were compared."""
    category: ClassVar[str] = "reason"
    detail: ClassVar[bool] = True

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} {decision_words(self, plan)}. ({self.rule})"

    def places(self) -> list[str]:
        return [] if self.what == "payees" else self.chosen

    def moves(self) -> list[Move]:
        if self.what != "use":
            return []
        return [Move(self.seat, "discards", "contract", 1, "automa-action")]


class MarkerMoved(Event, frozen=True):
    seat: int
    corner: str
    color: str
    category: ClassVar[str] = "automa"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        corner = plan.name(self.corner)
        return f"{names[self.seat]}: the direction marker moves to the {corner} ({self.color})."

    def places(self) -> list[str]:
        return [self.corner]


class AutomaDrew(Event, frozen=True):
    seat: int
    count: int
    left: int
    category: ClassVar[str] = "automa"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        if not self.count:
            return f"{names[self.seat]}: there is no contract left to draw."
        cards = plan.amount("contract", self.count)
        return f"{names[self.seat]} draws {cards} face down; {left_over(self.left)}."

    def moves(self) -> list[Move]:
        if not self.count:
            return []
        return [Move("supply", self.seat, "contract", self.count, "take-contracts")]


class AutomaTurnedUp(Event, frozen=True):
    seat: int
    contract: str
    resources: list[str]
    bonus: str | None
    category: ClassVar[str] = "automa"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        icon = f", icon: {BONUS_WORDS[self.bonus]}" if self.bonus else ", no icon"
        resources = ", ".join(self.resources)
        return f"{names[self.seat]} turns up {plan.name(self.contract)}: {resources}{icon}."

    def places(self) -> list[str]:
        return [self.contract]


class AutomaPaid(Event, frozen=True):
    """Money in place of a bonus that it cannot use, of contracts that it never takes, or of an
    action that is not possible."""

    seat: int
    amount: int
    instead: Literal["bonus", "contracts", "action"]
    category: ClassVar[str] = "money"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        instead = {
            "bonus": "its bonus cannot be used",
            "contracts": "an Automa takes no contracts",
            "action": "neither track nor a factory is possible",
        }[self.instead]
        return f"{names[self.seat]} gains ${self.amount} instead: {instead}."

    def moves(self) -> list[Move]:
        return exchange(self.seat, "compensation", money=self.amount)
