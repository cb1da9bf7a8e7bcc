"""The Expansion Phase: the zone auction, claims, the airship, the freelance carrier."""

from collections.abc import Sequence
from typing import Literal

from footplate.core.event import Event, Move, exchange
from footplate.core.plan import Plan
from footplate.games.planet_steam.language.events_amounts import Amounts, listed, paid

Claim = Literal["die", "license", "choice", "auction", "setup", "neutral"]


class RiverNeutrals(Event, frozen=True):
    """Variable claims: how many neutral claims go on the river, by the die or agreed."""

    count: int
    die: int | None
    category = "claim"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        how = "as agreed" if self.die is None else f"the die shows {self.die}"
        return f"Neutral claims on the river: {self.count} ({how})."


class ZoneOffered(Event, frozen=True):
    seat: int
    zone: str
    neutral: bool
    category = "auction"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        kind = "the neutral zone" if self.neutral else "zone"
        return f"{names[self.seat]} puts {kind} {plan.name(self.zone)} up for auction."

    def places(self) -> list[str]:
        return [self.zone]


class DieRolled(Event, frozen=True):
    seat: int
    zone: str
    die: int
    category = "claim"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} rolls {self.die} for {plan.name(self.zone)}."

    def places(self) -> list[str]:
        return [self.zone]


class ZoneClaimed(Event, frozen=True):
    """With an own claim marker, or with a neutral one."""

    seat: int
    zone: str
    how: Claim
    category = "claim"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        who, zone = names[self.seat], plan.name(self.zone)
        if self.how == "neutral":
            return f"{who} places a neutral claim on {zone}."
        how = {"license": " with a building license", "auction": " from the auction"}
        return f"{who} claims {zone}{how.get(self.how, '')}."

    def places(self) -> list[str]:
        return [self.zone]

    def moves(self) -> list[Move]:
        if self.how == "neutral":
            return []
        license = {"license": -1} if self.how == "license" else {}
        zone = Move(self.zone, self.seat, "zone", 1, "claim")
        return [*exchange(self.seat, "claim", "box", **license), zone]


class NoZoneLeft(Event, frozen=True):
    """A failed roll without a zone in any direction."""

    seat: int
    credits: int
    category = "claim"
    detail = True

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"No zone in any direction: {names[self.seat]} receives {self.credits}."

    def moves(self) -> list[Move]:
        return exchange(self.seat, "claim", money=self.credits)


class ClaimPassed(Event, frozen=True):
    seat: int
    category = "claim"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} claims nothing."


class AirshipPlaced(Event, frozen=True):
    seat: int
    row: int
    category = "claim"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} moors the airship at the {plan.name(f'row:{self.row}')}."

    def places(self) -> list[str]:
        return [f"row:{self.row}"]


class CarrierKept(Event, frozen=True):
    seat: int
    paid: int
    category = "money"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} pays {self.paid} and keeps the {plan.name('freelance')}."

    def places(self) -> list[str]:
        return ["freelance"]

    def moves(self) -> list[Move]:
        return paid(self.seat, {"money": self.paid}, "freelance")


class CarrierOffered(Event, frozen=True):
    """Its holder has not kept it."""

    seat: int
    category = "auction"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} puts the {plan.name('freelance')} up for auction."

    def places(self) -> list[str]:
        return ["freelance"]


class CarrierLost(Event, frozen=True):
    seat: int
    lost: Amounts
    category = "goods"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        lost = f", and with it {listed(plan, self.lost)}" if any(self.lost.values()) else ""
        return f"{names[self.seat]} gives the {plan.name('freelance')} away{lost}."

    def places(self) -> list[str]:
        return ["freelance"]

    def moves(self) -> list[Move]:
        return paid(self.seat, self.lost, "lost")
