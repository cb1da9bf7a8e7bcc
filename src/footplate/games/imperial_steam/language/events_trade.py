"""Goods, trains, contracts and shares, as events."""

from footplate.core.event import Event
from footplate.games.imperial_steam.board.blocks import Good
from footplate.games.imperial_steam.language.words import plural


class GoodProduced(Event, frozen=True):
    seat: int
    site: str
    city: str
    good: Good

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} produces 1 {self.good} in {self.city}."


class GoodBought(Event, frozen=True):
    seat: int
    good: Good
    price: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} buys 1 {self.good} for {self.price}."


class GoodOrdered(Event, frozen=True):
    seat: int
    good: Good
    price: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} orders 1 {self.good} for {self.price}."


class GoodDiscarded(Event, frozen=True):
    seat: int
    good: Good

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} has no room and discards 1 {self.good}."


class TrainBought(Event, frozen=True):
    seat: int
    level: int
    price: int
    cars: int
    coal: int

    def words(self, names: list[str]) -> str:
        coal = " and a coal" if self.coal else ""
        return (
            f"{names[self.seat]} buys an IS-{self.level} for {self.price}, with "
            f"{plural(self.cars, 'car')}{coal}."
        )


class TrainUpgraded(Event, frozen=True):
    seat: int
    level: int
    to: int
    price: int
    cars: int

    def words(self, names: list[str]) -> str:
        return (
            f"{names[self.seat]} upgrades an IS-{self.level} to an IS-{self.to} for {self.price}, "
            f"with {plural(self.cars, 'more car')}."
        )


class ContractSecured(Event, frozen=True):
    seat: int
    contract: str
    value: int
    factories: list[Good]
    investors: int

    def words(self, names: list[str]) -> str:
        return (
            f"{names[self.seat]} secures contract {self.contract} ({' + '.join(self.factories)}, "
            f"{self.value} guldens): {plural(len(self.factories), 'car')} reserved, "
            f"{plural(self.investors, 'new investor')}."
        )


class Donated(Event, frozen=True):
    seat: int
    steps: int
    price: int

    def words(self, names: list[str]) -> str:
        return (
            f"{names[self.seat]} gives {self.price} for {plural(self.steps, 'step')} of influence."
        )


class ShareMoved(Event, frozen=True):
    seat: int
    value: int
    up: bool

    def words(self, names: list[str]) -> str:
        return f"The share of {names[self.seat]} {'rises' if self.up else 'falls'} to {self.value}."


class Fundraised(Event, frozen=True):
    seat: int
    amount: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} raises {self.amount}."


class ShareSold(Event, frozen=True):
    seat: int
    value: int
    shareholders: int

    def words(self, names: list[str]) -> str:
        return (
            f"{names[self.seat]} sells a share for {self.value} and has "
            f"{plural(self.shareholders, 'shareholder')}."
        )
