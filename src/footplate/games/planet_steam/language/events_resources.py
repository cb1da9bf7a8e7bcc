"""The Resource Phase: extraction, trade, certificates."""

from collections.abc import Sequence
from typing import Literal

from footplate.core.event import Event, Move, exchange
from footplate.core.plan import Plan
from footplate.games.planet_steam.language.events_amounts import Amounts, gained, listed, paid

Deal = Literal["buy-license", "sell-license", "buy-luxury", "pass"]


class Extracted(Event, frozen=True):
    seat: int
    energy: int
    """What was paid."""
    basic: Amounts
    synergy: Amounts
    superchargers: Amounts
    airship: Amounts
    kept: Amounts
    """What found room on the own carriers."""
    category = "goods"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        parts = [listed(plan, self.basic)]
        for what, amounts in (
            ("synergy", self.synergy),
            ("superchargers", self.superchargers),
            ("airship", self.airship),
        ):
            if any(amounts.values()):
                parts.append(f"{what} {listed(plan, amounts)}")
        cost = f" for {plan.amount('energy', self.energy)}" if self.energy else ""
        return f"{names[self.seat]} extracts {', '.join(parts)}{cost}."

    def moves(self) -> list[Move]:
        cost = paid(self.seat, {"energy": self.energy}, "extraction")
        return [*cost, *gained(self.seat, self.kept, "extraction")]


class GoodsLost(Event, frozen=True):
    """What was extracted and finds no room on any carrier."""

    seat: int
    lost: Amounts
    category = "goods"
    detail = True

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} has no room for {listed(plan, self.lost)}."


class Stowed(Event, frozen=True):
    seat: int
    resource: str
    count: int
    category = "goods"
    detail = True

    def words(self, names: Sequence[str], plan: Plan) -> str:
        what = plan.amount(self.resource, self.count)
        return f"{names[self.seat]} stows {what} on the {plan.name('freelance')}."

    def places(self) -> list[str]:
        return ["freelance"]

    def moves(self) -> list[Move]:
        return gained(self.seat, {self.resource: self.count}, "extraction")


class Traded(Event, frozen=True):
    """Amount above 0: bought, below 0: sold, 0: passed."""

    seat: int
    resource: str
    amount: int
    price: int
    supply: int
    """After the trade."""
    lost: int = 0
    category = "trade"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        who = names[self.seat]
        if self.amount == 0:
            return f"{who} passes on {plan.name(self.resource)}."
        verb = "buys" if self.amount > 0 else "sells"
        count = abs(self.amount)
        lost = f"; no room for {self.lost}" if self.lost else ""
        return (
            f"{who} {verb} {plan.amount(self.resource, count)} at {self.price} for "
            f"{count * self.price} (supply {self.supply}){lost}."
        )

    def places(self) -> list[str]:
        return [self.resource]

    def moves(self) -> list[Move]:
        money = exchange(self.seat, "trade", money=-self.amount * self.price)
        goods = {self.resource: self.amount - self.lost}
        return [*money, *exchange(self.seat, "trade", self.resource, **goods)]


class CertificateTraded(Event, frozen=True):
    seat: int
    what: Deal
    cost: Amounts = {}
    credits: int = 0
    """Received."""
    category = "trade"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        cost = listed(plan, self.cost)
        said = {
            "buy-license": f"buys a building license for {cost}",
            "sell-license": f"sells a building license for {self.credits}",
            "buy-luxury": f"buys luxury quarters for {cost}",
            "pass": "trades no certificate",
        }[self.what]
        return f"{names[self.seat]} {said}."

    def moves(self) -> list[Move]:
        found = [*paid(self.seat, self.cost, "certificate")]
        found += exchange(self.seat, "certificate", money=self.credits)
        if self.what == "sell-license":
            found.append(Move(self.seat, "box", "license", 1, "certificate"))
        elif self.what != "pass":
            what = self.what.removeprefix("buy-")
            found.append(Move(what, self.seat, what, 1, "certificate"))
        return found
