"""The end and the scoring as events, step by step for everybody."""

from typing import Literal

from footplate.core.event import Event
from footplate.games.imperial_steam.board.blocks import Hub


class GameEnded(Event, frozen=True):
    round: int
    goal: str
    """The city of Trieste where somebody has connected it; empty after the last round alone."""

    def words(self, names: list[str]) -> str:
        why = f"{self.goal} is connected" if self.goal else "the last round is over"
        return f"— The game ends in round {self.round}: {why} —"


class IncomeScored(Event, frozen=True):
    seat: int
    amount: int
    doubled: bool

    def words(self, names: list[str]) -> str:
        twice = ", twice by the Semmering token" if self.doubled else ""
        return f"Scoring, income: {names[self.seat]} receives {self.amount}{twice}."


class GoodsScored(Event, frozen=True):
    seat: int
    goods: int
    amount: int

    def words(self, names: list[str]) -> str:
        return f"Scoring, goods: {names[self.seat]} sells {self.goods} for {self.amount}."


class KeyScored(Event, frozen=True):
    seat: int
    hub: Hub
    key: Literal["gold", "silver"]
    amount: int

    def words(self, names: list[str]) -> str:
        return (
            f"Scoring, keys: the {self.key} key of {self.hub} brings {names[self.seat]} "
            f"{self.amount}."
        )


class HubsScored(Event, frozen=True):
    seat: int
    hubs: int
    amount: int

    def words(self, names: list[str]) -> str:
        return (
            f"Scoring, hubs: {names[self.seat]} is not below {self.hubs} of them and receives "
            f"{self.amount}."
        )


class ContractScored(Event, frozen=True):
    seat: int
    contract: str
    amount: int
    """Below 0: it is not filled."""

    def words(self, names: list[str]) -> str:
        if self.amount > 0:
            return (
                f"Scoring, contracts: {names[self.seat]} has filled {self.contract} and receives "
                f"{self.amount}."
            )
        return (
            f"Scoring, contracts: {names[self.seat]} has not filled {self.contract} and pays "
            f"{-self.amount}."
        )


class WayPaid(Event, frozen=True):
    """A link of the way to Trieste over somebody else's track."""

    seat: int
    link: str
    to: int
    amount: int

    def words(self, names: list[str]) -> str:
        return (
            f"Scoring, way to Trieste: {names[self.seat]} pays {names[self.to]} {self.amount} "
            f"for {self.link}."
        )


class ShareholdersPaid(Event, frozen=True):
    seat: int
    shareholders: int
    amount: int
    total: int

    def words(self, names: list[str]) -> str:
        return (
            f"Scoring, shareholders: {names[self.seat]} pays {self.amount} to "
            f"{self.shareholders} of them and has {self.total} in the end."
        )


SCORING_EVENTS: tuple[type[Event], ...] = (
    GameEnded,
    IncomeScored,
    GoodsScored,
    KeyScored,
    HubsScored,
    ContractScored,
    WayPaid,
    ShareholdersPaid,
)
