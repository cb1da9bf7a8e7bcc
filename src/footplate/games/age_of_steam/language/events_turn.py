"""The set-up, the turn, shares, the bidding and the actions, as typed facts."""

from collections.abc import Sequence
from typing import ClassVar

from footplate.core.event import Event, Move, exchange
from footplate.core.plan import Plan


class GoodsLaidOut(Event, frozen=True):
    """The cubes of the set-up, by the boxes of the Goods Display and the places of the map."""

    display: dict[str, str]
    """The good on each box."""
    cubes: dict[str, list[str]]
    cotton: str | None = None
    """The good of the towns, which is not drawn from the bag."""
    category: ClassVar[str] = "goods"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        drawn = sum(good != self.cotton for goods in self.cubes.values() for good in goods)
        words = f"{len(self.display)} cubes are drawn for the Goods Display, {drawn} for the cities"
        towns = sum(good == self.cotton for goods in self.cubes.values() for good in goods)
        return f"{words}; {towns} {self.cotton} ones lie on the towns." if towns else f"{words}."

    def moves(self) -> list[Move]:
        found = [Move("bag", box, good, 1, "set-up") for box, good in self.display.items()]
        for place, goods in self.cubes.items():
            for good in goods:
                giver = "supply" if good == self.cotton else "bag"
                found.append(Move(giver, place, good, 1, "set-up"))
        return found


class OrderRolled(Event, frozen=True):
    """The first player order. Tied seats roll again, so a seat may appear twice; without rolls the
    order was shuffled."""

    rolls: list[tuple[int, list[int]]]
    order: list[int]
    category: ClassVar[str] = "auction"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        rolls = ", ".join(f"{names[seat]} {'+'.join(map(str, dice))}" for seat, dice in self.rolls)
        order = ", ".join(names[seat] for seat in self.order)
        how = f"Dice for the player order: {rolls}" if rolls else "The player order is shuffled"
        return f"{how}. The order is {order}."


class TurnStarted(Event, frozen=True):
    turn: int
    turns: int
    category: ClassVar[str] = "round"

    @property
    def opens(self) -> int:
        return self.turn

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"— Turn {self.turn} of {self.turns} —"


class SharesIssued(Event, frozen=True):
    seat: int
    shares: int
    money: int
    category: ClassVar[str] = "money"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        if not self.shares:
            return f"{names[self.seat]} issues no shares."
        shares, money = plan.amount("share", self.shares), plan.amount("money", self.money)
        return f"{names[self.seat]} issues {shares} for {money}."

    def moves(self) -> list[Move]:
        return exchange(self.seat, "shares", share=self.shares, money=self.money)


class BidMade(Event, frozen=True):
    seat: int
    amount: int
    category: ClassVar[str] = "auction"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} bids {plan.amount('money', self.amount)}."


class BidPassed(Event, frozen=True):
    seat: int
    category: ClassVar[str] = "auction"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} passes by Turn Order and stays in the bidding."


class PlaceTaken(Event, frozen=True):
    """A bidder's place is fixed: by dropping out, or as the last one left."""

    seat: int
    place: int
    paid: int
    dropped: bool
    category: ClassVar[str] = "auction"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        ending = {1: "st", 2: "nd", 3: "rd"}.get(self.place, "th")
        how = "drops out" if self.dropped else "is the last one left"
        paid = plan.amount("money", self.paid)
        return f"{names[self.seat]} {how}: {self.place}{ending}, pays {paid}."

    def moves(self) -> list[Move]:
        return exchange(self.seat, "bid", money=-self.paid)


class ActionSelected(Event, frozen=True):
    seat: int
    action: str

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} selects {plan.name(self.action)}."

    def places(self) -> list[str]:
        return [self.action]


class EngineRaised(Event, frozen=True):
    """By one link, to so many."""

    seat: int
    links: int

    def words(self, names: Sequence[str], plan: Plan) -> str:
        links = "1 link" if self.links == 1 else f"{self.links} links"
        return f"{names[self.seat]}'s engine now pulls {links}."

    def moves(self) -> list[Move]:
        return exchange(self.seat, "engine", engine=1)
