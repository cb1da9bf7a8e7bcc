"""What can be said: the table, the actions and the events."""

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from footplate import Action, Event, Move, Plan
from footplate.core.event import exchange
from footplate.core.smallgame import TableData

TIDES, HIGHEST_PRICE, SHED_PRICE, MOST_SHEDS, MOST_BID = 6, 8, 5, 3, 30
BIDS, SALES = range(1, MOST_BID + 1), range(1, 4 + 3 * MOST_SHEDS + 1)

Count = Annotated[int, Meta(ge=0)]


class Quay(TableData):
    """Everything that changes; a list has one entry for each seat."""

    money: list[Count]
    crates: list[Count]
    sheds: list[Annotated[int, Meta(ge=0, le=MOST_SHEDS)]]
    bidding: list[bool]
    tide: Annotated[int, Meta(ge=0, le=TIDES)] = 0
    first: Count = 0
    price: Annotated[int, Meta(ge=1, le=HIGHEST_PRICE)] = 6
    barge: Annotated[int, Meta(ge=0, le=6)] = 0  # the crates on it; none: the market is open
    bid: Annotated[int, Meta(ge=0, le=MOST_BID)] = 0
    served: Count = 0  # how many have had their turn at the market

    def room(self, seat: int) -> int:
        return 4 + 3 * self.sheds[seat]


class Bid(Action, frozen=True):
    coins: int


class Pass(Action, frozen=True):
    """No bid, or no turn at the market."""


class Sell(Action, frozen=True):
    crates: int


class Build(Action, frozen=True):
    """A shed."""


class BargeArrived(Event, frozen=True):
    tide: int
    crates: int

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"Tide {self.tide}: a barge with {plan.amount('crates', self.crates)}"


class BargeWon(Event, frozen=True):
    seat: int
    coins: int
    crates: int

    def words(self, names: Sequence[str], plan: Plan) -> str:
        stored = plan.amount("crates", self.crates)
        return f"{names[self.seat]} pays {self.coins} for the barge and stores {stored}"

    def moves(self) -> list[Move]:
        return exchange(self.seat, "barge", money=-self.coins, crates=self.crates)


class CratesSold(Event, frozen=True):
    seat: int
    crates: int
    coins: int

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} sells {plan.amount('crates', self.crates)} for {self.coins}"

    def moves(self) -> list[Move]:
        return exchange(self.seat, "sale", money=self.coins, crates=-self.crates)


class ShedBuilt(Event, frozen=True):
    seat: int

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} builds a shed"

    def moves(self) -> list[Move]:
        return exchange(self.seat, "shed", money=-SHED_PRICE, sheds=1)
