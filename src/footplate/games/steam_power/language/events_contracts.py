"""What happens with the contracts of Steam Power, from the supply to the fulfilled ones."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from footplate.core.event import Event, Move, exchange
from footplate.core.plan import Plan
from footplate.games.steam_power.language.saying import (
    BONUS_WORDS,
    left_over,
    named,
    payments,
    who,
)


class ContractShown(Event, frozen=True):
    lays_open = True
    seat: int
    contract: str
    resources: list[str]
    company: str = ""
    category: ClassVar[str] = "contracts"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        acting = who(names, plan, self.seat, self.company)
        return f"{acting} fulfils {plan.name(self.contract)}: {', '.join(self.resources)}."

    def places(self) -> list[str]:
        return [self.contract]

    def moves(self) -> list[Move]:
        return [Move(self.seat, "table", "contract", 1, "fulfil")]


class ResourceFetched(Event, frozen=True):
    """`pay` is what other seats receive; in basic solo the bank gets `price` in their place."""

    seat: int
    color: str
    city: str
    price: int
    pay: list[tuple[int, int]]
    category: ClassVar[str] = "goods"
    detail: ClassVar[bool] = True

    def words(self, names: Sequence[str], plan: Plan) -> str:
        paid = payments(names, self.pay) if self.pay else f"${self.price} to the bank"
        price = f", paying {paid}" if self.price else " for free"
        return f"{names[self.seat]} fetches {self.color} from {plan.name(self.city)}{price}."

    def places(self) -> list[str]:
        return [self.city]

    def moves(self) -> list[Move]:
        paid = [Move(self.seat, seat, "money", amount, "resource") for seat, amount in self.pay]
        if not self.pay:
            paid = exchange(self.seat, "resource", money=-self.price)
        return [*paid, Move(self.city, f"stock:{self.color}", self.color, 1, "resource")]


class ResourceBought(Event, frozen=True):
    seat: int
    color: str
    price: int
    category: ClassVar[str] = "goods"
    detail: ClassVar[bool] = True

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} buys {self.color} from the bank for ${self.price}."

    def moves(self) -> list[Move]:
        return exchange(self.seat, "resource", money=-self.price)


class ContractFulfilled(Event, frozen=True):
    seat: int
    contract: str
    vp: int
    money: int
    count: int
    category: ClassVar[str] = "contracts"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        money = f" and ${self.money}" if self.money else ""
        points = plan.amount("points", self.vp)
        card = plan.name(self.contract)
        return f"{names[self.seat]} has fulfilled {card}: {points}{money} ({self.count} so far)."

    def places(self) -> list[str]:
        return [self.contract]

    def moves(self) -> list[Move]:
        money = exchange(self.seat, "contract", money=self.money)
        return [Move("table", self.seat, "fulfilled", 1, "fulfil"), *money]


class BonusLost(Event, frozen=True):
    """Declined, or not possible."""

    seat: int
    bonus: str
    declined: bool
    category: ClassVar[str] = "contracts"
    detail: ClassVar[bool] = True

    def words(self, names: Sequence[str], plan: Plan) -> str:
        what, name = BONUS_WORDS[self.bonus], names[self.seat]
        if self.declined:
            return f"{name} gives up the bonus to {what}."
        return f"The bonus of {name} to {what} is lost: it cannot be used."


class ContractsTaken(Event, frozen=True):
    """From the supply; which ones is for the taker alone to see."""

    seat: int
    count: int
    left: int
    contracts: list[str] = []
    """Empty for everybody else."""
    category: ClassVar[str] = "contracts"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        taken = named(plan, self.contracts) or plan.amount("contract", self.count)
        return f"{names[self.seat]} takes {taken}; {left_over(self.left)}."

    def places(self) -> list[str]:
        return self.contracts

    def moves(self) -> list[Move]:
        return [Move("supply", self.seat, "contract", self.count, "take-contracts")]

    def told(self, viewer: int | None) -> "ContractsTaken":
        return self if viewer == self.seat else msgspec.structs.replace(self, contracts=[])


class ContractStolen(Event, frozen=True):
    """From a hand; which one is for the two concerned alone to see."""

    seat: int
    victim: int
    contract: str = ""
    """Empty for everybody else."""
    category: ClassVar[str] = "contracts"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        taken = plan.name(self.contract) if self.contract else "a contract"
        return f"{names[self.seat]} takes {taken} from the hand of {names[self.victim]}."

    def places(self) -> list[str]:
        return [self.contract] if self.contract else []

    def moves(self) -> list[Move]:
        return [Move(self.victim, self.seat, "contract", 1, "take-contracts")]

    def told(self, viewer: int | None) -> "ContractStolen":
        if viewer in (self.seat, self.victim):
            return self
        return msgspec.structs.replace(self, contract="")


class SupplyRenewed(Event, frozen=True):
    """The Automas' discards are the new supply."""

    contracts: int
    category: ClassVar[str] = "contracts"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        count = self.contracts
        cards = "1 discarded contract is" if count == 1 else f"{count} discarded contracts are"
        return f"The supply is empty: {cards} shuffled into it."

    def moves(self) -> list[Move]:
        return [Move("discards", "supply", "contract", self.contracts, "renew")]


class ContractLaidAside(Event, frozen=True):
    """Basic solo: the end of a round."""

    round: int
    rounds: int
    category: ClassVar[str] = "round"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"A contract is laid aside: round {self.round} of {self.rounds} is over."
