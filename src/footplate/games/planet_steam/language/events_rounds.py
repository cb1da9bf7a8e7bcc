"""The round as a whole: beginning, carriers, prices, the End Phase, the end of the game."""

from collections.abc import Sequence
from typing import Literal

from footplate.core.event import Event, Move
from footplate.core.plan import Plan
from footplate.games.planet_steam.language.events_amounts import Amounts, listed, paid

PriceReason = Literal["supply", "shortage", "manipulation"]


class RoundStarted(Event, frozen=True):
    round: int
    rounds: int
    category = "round"

    @property
    def opens(self) -> int:
        return self.round

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"— Round {self.round} of {self.rounds} —"


class FirstPlayerRolled(Event, frozen=True):
    rolls: list[tuple[int, int]]
    """Seat and die, those that rolled again once more."""
    first: int
    category = "round"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        rolls, before = "", set[int]()
        for seat, die in self.rolls:
            if seat in before:  # those tied roll once more
                rolls, before = f"{rolls}; again", set()
            rolls += f"{', ' if before else ' ' if rolls else ''}{names[seat]} {die}"
            before.add(seat)
        return f"Dice for the first player: {rolls}. {names[self.first]} is first."


class CarrierUpgraded(Event, frozen=True):
    seat: int
    resource: str
    to: int
    """The class that it has now."""
    capacity: int
    cost: Amounts = {}
    category = "build"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        price = f" for {listed(plan, self.cost)}" if self.cost else ""
        return (
            f"{names[self.seat]} upgrades the {plan.name(self.resource)} carrier to class "
            f"{self.to} (holds {self.capacity}){price}."
        )

    def places(self) -> list[str]:
        return [self.resource, f"carrier:{self.seat}-{self.resource}"]

    def moves(self) -> list[Move]:
        carrier = Move("supply", self.seat, f"{self.resource}_carrier", 1, "upgrade")
        return [*paid(self.seat, self.cost, "upgrade"), carrier]


class PriceMoved(Event, frozen=True):
    """Under what it follows from."""

    resource: str
    before: int
    after: int
    why: PriceReason
    supply: int
    """At the terminal."""
    category = "trade"
    detail = True

    def words(self, names: Sequence[str], plan: Plan) -> str:
        why = {
            "supply": f"supply {self.supply}",
            "shortage": "none for new tanks",
            "manipulation": "manipulated",
        }[self.why]
        name = plan.name(self.resource)
        if self.before == self.after:
            return f"The price of {name} stays at {self.after}, the end of its track ({why})."
        return f"The price of {name} goes from {self.before} to {self.after} ({why})."

    def places(self) -> list[str]:
        return [self.resource]


class TanksProduced(Event, frozen=True):
    """Each from an ore and an energy of the terminal."""

    count: int
    stock: int
    category = "round"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        there = f"{self.stock} {'is' if self.stock == 1 else 'are'} in stock"
        if not self.count:
            return f"No new tanks are produced; {there}."
        verb = "is" if self.count == 1 else "are"
        made = f"{plan.amount('tank', self.count)} {verb} produced"
        return f"{made} from the terminal's ore and energy; {there}."

    def moves(self) -> list[Move]:
        used = ("ore", "energy") if self.count else ()
        return [Move(name, "reserve", name, self.count, "production") for name in used]


class WealthCounted(Event, frozen=True):
    """The end: everybody's credits are open."""

    reveals = True
    wealth: list[int]
    """By seat."""
    category = "round"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        scores = ", ".join(f"{names[seat]} {wealth}" for seat, wealth in enumerate(self.wealth))
        return f"Wealth: {scores}."
