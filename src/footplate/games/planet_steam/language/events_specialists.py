"""The specialist auction: bids, cards and their benefits, the bonus box, optional cards."""

from collections.abc import Sequence
from typing import Literal

from footplate.core.event import Event, Move, exchange
from footplate.core.plan import Plan
from footplate.games.planet_steam.language.events_amounts import gained, named, paid

Role = Literal["engineer", "bank_agent"]
ROLE_WORDS: dict[Role, str] = {"engineer": "Engineer", "bank_agent": "Bank Agent"}


class BonusPlaced(Event, frozen=True):
    resources: list[str]
    category = "round"
    detail = True

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"In the {plan.name('bonus-box')}: {named(plan, self.resources)}."

    def places(self) -> list[str]:
        return ["bonus-box", *self.resources]

    def moves(self) -> list[Move]:
        return [Move(name, "bonus-box", name, 1, "bonus") for name in self.resources]


class CreditsGranted(Event, frozen=True):
    """To a seat without credits before the specialist auction."""

    reveals = True
    seat: int
    amount: int
    category = "money"
    detail = True

    def words(self, names: Sequence[str], plan: Plan) -> str:
        money = plan.amount("money", self.amount)
        return f"{names[self.seat]} has no credits and receives {money}."

    def moves(self) -> list[Move]:
        return exchange(self.seat, "grant", money=self.amount)


# --- auctions, also of zones and of the freelance carrier -----------------------------------------


class BidMade(Event, frozen=True):
    """Bids and payments are public, as at a table (PS-SECRET-05)."""

    seat: int
    amount: int
    category = "auction"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} bids {self.amount}."


class Passed(Event, frozen=True):
    seat: int
    category = "auction"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} passes."


class AuctionWon(Event, frozen=True):
    seat: int
    what: Literal["specialist", "zone", "freelance"]
    bid: int
    paid: int
    zone: str = ""
    category = "auction"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        what = {
            "specialist": "the specialist",
            "zone": f"zone {plan.name(self.zone)}",
            "freelance": f"the {plan.name('freelance')}",
        }[self.what]
        half = "" if self.paid == self.bid else f" (half of {self.bid})"
        return f"{names[self.seat]} wins {what} and pays {self.paid}{half}."

    def places(self) -> list[str]:
        return {"specialist": [], "zone": [self.zone], "freelance": ["freelance"]}[self.what]

    def moves(self) -> list[Move]:
        return exchange(self.seat, "bid", money=-self.paid)


class NothingSold(Event, frozen=True):
    lot: str
    """A zone, or `freelance`."""
    category = "auction"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        name = plan.name(self.lot)
        return f"Nobody can bid for {'the' if self.lot == 'freelance' else 'zone'} {name}."

    def places(self) -> list[str]:
        return [self.lot]


# --- cards and what they bring --------------------------------------------------------------------


class SpecialistTaken(Event, frozen=True):
    seat: int
    card: str
    turn: int
    category = "card"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} takes {plan.name(self.card)} (turn {self.turn})."

    def places(self) -> list[str]:
        return [self.card]


class BenefitTaken(Event, frozen=True):
    """Engineer or Bank Agent: a license, credits, a resource, a carrier's class, or nothing."""

    seat: int
    role: Role
    what: str
    """A thing; empty: nothing."""
    amount: int
    category = "card"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        who, role = names[self.seat], ROLE_WORDS[self.role]
        if self.what.endswith("_carrier"):  # which class it has now is told as upgraded
            return f"The {role} gives {who} this upgrade for free."
        what = plan.amount(self.what, self.amount) if self.what else "nothing"
        return f"{who} receives {what} from the {role}."

    def moves(self) -> list[Move]:
        if not self.what or self.what.endswith("_carrier"):
            return []  # a carrier is told as upgraded
        giver = {"money": "bank", "license": "license"}.get(self.what, "reserve")
        return gained(self.seat, {self.what: self.amount}, self.role, giver)


class BonusTaken(Event, frozen=True):
    seat: int
    resource: str
    kept: bool
    category = "goods"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        who, name = names[self.seat], plan.name(self.resource)
        if self.kept:
            return f"{who} takes {name} from the {plan.name('bonus-box')}."
        return f"{who} has no room for the bonus {name}: it goes back."

    def places(self) -> list[str]:
        return [self.resource]

    def moves(self) -> list[Move]:
        taker = self.seat if self.kept else self.resource
        return [Move("bonus-box", taker, self.resource, 1, "bonus")]


class BonusReturned(Event, frozen=True):
    resources: list[str]
    category = "round"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"Left in the box, back to the supply: {named(plan, self.resources)}."

    def places(self) -> list[str]:
        return self.resources

    def moves(self) -> list[Move]:
        return [Move("bonus-box", name, name, 1, "bonus") for name in self.resources]


# --- optional cards -------------------------------------------------------------------------------


class OrderMarkerPlaced(Event, frozen=True):
    seat: int | None
    """None: the last one goes where there is none."""
    number: int
    resource: str
    category = "card"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        who = "The last order marker" if self.seat is None else names[self.seat]
        return f"{who}: {plan.name(self.resource)} is traded in place {self.number}."

    def places(self) -> list[str]:
        return [self.resource]


class PricesManipulated(Event, frozen=True):
    seat: int
    strength: Literal["weak", "moderate", "strong"]
    paid: int
    category = "card"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        price = f" for {plan.amount('money', self.paid)}" if self.paid else ""
        return f"{names[self.seat]} uses the {self.strength} price manipulation{price}."

    def places(self) -> list[str]:
        return ["manipulation"]

    def moves(self) -> list[Move]:
        return paid(self.seat, {"money": self.paid}, "manipulation")


class SabotageOrdered(Event, frozen=True):
    """An opponent is named, who chooses the tank."""

    by: int
    seat: int
    category = "card"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.by]} has the sabotage card: {names[self.seat]} has to tip a tank over."


class TankTipped(Event, frozen=True):
    seat: int
    by: int
    zone: str
    category = "card"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        zone = plan.name(self.zone)
        return f"Sabotage by {names[self.by]}: {names[self.seat]} tips over {zone}."

    def places(self) -> list[str]:
        return [self.zone]


class SabotageFailed(Event, frozen=True):
    seat: int
    category = "card"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} holds the sabotage card, but no opponent has a tank."


class TankRighted(Event, frozen=True):
    seat: int
    zone: str
    die: int
    credits: int
    category = "card"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return (
            f"{names[self.seat]} puts the tank on {plan.name(self.zone)} upright, rolls "
            f"{self.die} and receives {self.credits}."
        )

    def places(self) -> list[str]:
        return [self.zone]

    def moves(self) -> list[Move]:
        return exchange(self.seat, "sabotage", money=self.credits)


class ManipulatorPaid(Event, frozen=True):
    seat: int
    credits: int
    category = "card"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} receives {self.credits} for the price manipulation card."

    def moves(self) -> list[Move]:
        return exchange(self.seat, "manipulation", money=self.credits)
