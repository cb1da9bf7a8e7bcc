"""Goods, trains, contracts and shares, as events."""

from collections.abc import Sequence
from typing import ClassVar

from footplate.core.event import Event, Move, exchange
from footplate.core.plan import Plan
from footplate.games.imperial_steam.board.blocks import Good
from footplate.games.imperial_steam.language.events_map import Unit
from footplate.games.imperial_steam.language.words import plural


class GoodProduced(Unit, frozen=True):
    seat: int
    site: str
    good: Good
    category: ClassVar[str] = "goods"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} produces 1 {self.good} on {plan.name(self.site)}."

    def places(self) -> list[str]:
        return [self.site]

    def moves(self) -> list[Move]:
        return [Move(self.site, self.seat, self.good, 1, "production")]


class GoodBought(Unit, frozen=True):
    seat: int
    good: Good
    price: int
    category: ClassVar[str] = "goods"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} buys 1 {self.good} for {self.price}."

    def moves(self) -> list[Move]:
        paid = exchange(self.seat, "market", money=-self.price)
        return [*paid, Move(self.good, self.seat, self.good, 1, "market")]


class GoodOrdered(Unit, frozen=True):
    seat: int
    good: Good
    price: int
    category: ClassVar[str] = "goods"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} orders 1 {self.good} for {self.price}."

    def moves(self) -> list[Move]:
        changes = {"money": -self.price, f"ordered_{self.good}": 1}
        return exchange(self.seat, "order", **changes)


class GoodDiscarded(Unit, frozen=True):
    seat: int
    good: Good
    category: ClassVar[str] = "goods"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} has no room and discards 1 {self.good}."

    def moves(self) -> list[Move]:
        return [Move(self.seat, "supply", self.good, 1, "discard")]


class TrainBought(Unit, frozen=True):
    seat: int
    level: int
    price: int
    cars: int
    coal: int
    category: ClassVar[str] = "trains"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        coal = " and a coal" if self.coal else ""
        return (
            f"{names[self.seat]} buys an {plan.name(self.places()[0])} for {self.price}, with "
            f"{plural(self.cars, 'car')}{coal}."
        )

    def places(self) -> list[str]:
        return [f"engine:{self.level}"]

    def moves(self) -> list[Move]:
        gains = {f"engine_{self.level}": 1, "free_car": self.cars, "coal": self.coal}
        return exchange(self.seat, "train", money=-self.price, **gains)


class TrainUpgraded(Unit, frozen=True):
    seat: int
    level: int
    to: int
    price: int
    cars: int
    category: ClassVar[str] = "trains"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        old, new = map(plan.name, self.places())
        return (
            f"{names[self.seat]} upgrades an {old} to an {new} for {self.price}, "
            f"with {plural(self.cars, 'more car')}."
        )

    def places(self) -> list[str]:
        return [f"engine:{self.level}", f"engine:{self.to}"]

    def moves(self) -> list[Move]:
        engines = {f"engine_{self.level}": -1, f"engine_{self.to}": 1}
        return exchange(self.seat, "train", money=-self.price, **engines, free_car=self.cars)


class ContractSecured(Unit, frozen=True):
    seat: int
    contract: str
    value: int
    factories: list[Good]
    investors: int
    category: ClassVar[str] = "contracts"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return (
            f"{names[self.seat]} secures the {plan.name(self.contract)}: "
            f"{plural(len(self.factories), 'car')} reserved, "
            f"{plural(self.investors, 'new investor')}."
        )

    def places(self) -> list[str]:
        return [self.contract]

    def moves(self) -> list[Move]:
        cars = len(self.factories)
        changes = {"free_car": -cars, "reserved_car": cars, "investor": self.investors}
        return exchange(self.seat, "contract", "supply", contract=1, **changes)


class Donated(Unit, frozen=True):
    seat: int
    steps: int
    price: int
    category: ClassVar[str] = "influence"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return (
            f"{names[self.seat]} gives {self.price} for {plural(self.steps, 'step')} of influence."
        )

    def moves(self) -> list[Move]:
        return exchange(self.seat, "gift", money=-self.price)


class ShareMoved(Unit, frozen=True):
    seat: int
    value: int
    change: int
    """Of the value; below 0: it falls."""
    category: ClassVar[str] = "money"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        way = "rises" if self.change > 0 else "falls"
        return f"The share of {names[self.seat]} {way} to {self.value}."

    def moves(self) -> list[Move]:
        return exchange(self.seat, "share", share=self.change)


class Fundraised(Unit, frozen=True):
    seat: int
    amount: int
    category: ClassVar[str] = "money"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} raises {self.amount}."

    def moves(self) -> list[Move]:
        return exchange(self.seat, "fundraise", money=self.amount)


class ShareSold(Event, frozen=True):
    seat: int
    value: int
    shareholders: int
    category: ClassVar[str] = "money"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return (
            f"{names[self.seat]} sells a share for {self.value} and has "
            f"{plural(self.shareholders, 'shareholder')}."
        )

    def moves(self) -> list[Move]:
        changes = {"money": self.value, "investor": -1, "shareholder": 1}
        return exchange(self.seat, "share", **changes)
