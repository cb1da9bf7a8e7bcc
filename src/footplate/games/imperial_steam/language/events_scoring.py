"""The end and the scoring as events, step by step for everybody."""

from collections.abc import Sequence
from typing import ClassVar, Literal

from footplate.core.event import Event, GameEnded
from footplate.core.plan import Plan
from footplate.games.imperial_steam.board.blocks import Hub


class EndReached(Event, frozen=True):
    """Why the rounds are over; the scoring follows."""

    round: int
    goal: str | None
    """The city of Trieste where somebody has connected it; None after the last round alone."""
    category: ClassVar[str] = "round"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        why = f"{plan.name(self.goal)} is connected" if self.goal else "the last round is over"
        return f"— The game ends in round {self.round}: {why} —"

    def places(self) -> list[str]:
        return [self.goal] if self.goal else []


class Scored(Event, frozen=True):
    """A step of the scoring. Nothing changes hands: the result tells what it comes to."""

    category: ClassVar[str] = "score"
    detail: ClassVar[bool] = True


class IncomeScored(Scored, frozen=True):
    seat: int
    amount: int
    doubled: bool

    def words(self, names: Sequence[str], plan: Plan) -> str:
        twice = ", twice by the Semmering token" if self.doubled else ""
        return f"Scoring, income: {names[self.seat]} receives {self.amount}{twice}."


class GoodsScored(Scored, frozen=True):
    seat: int
    goods: int
    amount: int

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"Scoring, goods: {names[self.seat]} sells {self.goods} for {self.amount}."


class KeyScored(Scored, frozen=True):
    seat: int
    hub: Hub
    key: Literal["gold", "silver"]
    amount: int

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return (
            f"Scoring, keys: the {self.key} key of the {plan.name(self.hub)} brings "
            f"{names[self.seat]} {self.amount}."
        )

    def places(self) -> list[str]:
        return [self.hub]


class HubsScored(Scored, frozen=True):
    seat: int
    hubs: int
    amount: int

    def words(self, names: Sequence[str], plan: Plan) -> str:
        if not self.hubs:
            return f"Scoring, hubs: {names[self.seat]} is below all of them and receives nothing."
        reached = f"{self.hubs} of them are" if self.hubs > 1 else "one of them is"
        return f"Scoring, hubs: {reached} not above {names[self.seat]}, who receives {self.amount}."


class ContractScored(Scored, frozen=True):
    seat: int
    contract: str
    amount: int
    """Below 0: it is not filled."""

    def words(self, names: Sequence[str], plan: Plan) -> str:
        filled = self.amount > 0
        ends = f"and {'receives' if filled else 'pays'} {abs(self.amount)}"
        return (
            f"Scoring, contracts: {names[self.seat]} has {'' if filled else 'not '}filled "
            f"the {plan.name(self.contract)} {ends}."
        )

    def places(self) -> list[str]:
        return [self.contract]


class WayPaid(Scored, frozen=True):
    """A link of the way to Trieste over somebody else's track."""

    seat: int
    link: str
    to: int
    amount: int

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return (
            f"Scoring, way to Trieste: {names[self.seat]} pays {names[self.to]} {self.amount} "
            f"for {plan.name(self.link)}."
        )

    def places(self) -> list[str]:
        return [self.link]


class ShareholdersPaid(Scored, frozen=True):
    seat: int
    shareholders: int
    amount: int
    total: int

    def words(self, names: Sequence[str], plan: Plan) -> str:
        if not self.shareholders:
            cut = "has none"
        else:
            cut = f"pays {self.amount} to {self.shareholders} of them"
        return f"Scoring, shareholders: {names[self.seat]} {cut} and has {self.total} in the end."


SCORING_EVENTS: tuple[type[Event], ...] = (
    EndReached,
    IncomeScored,
    GoodsScored,
    KeyScored,
    HubsScored,
    ContractScored,
    WayPaid,
    ShareholdersPaid,
    GameEnded,
)
