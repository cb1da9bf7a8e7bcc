"""What happens in Planet Steam, as typed facts, and how the log says them.

Events are open to everybody. What is paid and received is seen at the table, so it is told;
totals of credits are not.
"""

from typing import Literal

from footplate.core.event import Event

Deal = Literal["buy-license", "sell-license", "buy-luxury", "pass"]
Claim = Literal["die", "license", "choice", "auction", "setup", "neutral"]


def _amounts(resources: dict[str, int]) -> str:
    parts = [f"{count} {resource}" for resource, count in resources.items() if count]
    return ", ".join(parts) or "nothing"


class RoundStarted(Event, frozen=True):
    round: int
    rounds: int

    def words(self, names: list[str]) -> str:
        return f"— Round {self.round} of {self.rounds} —"


class FirstPlayerRolled(Event, frozen=True):
    rolls: list[tuple[int, int]]
    first: int

    def words(self, names: list[str]) -> str:
        rolls = ", ".join(f"{names[seat]} {die}" for seat, die in self.rolls)
        return f"Dice for the first player: {rolls}. {names[self.first]} is first."


class CarrierUpgraded(Event, frozen=True):
    seat: int
    resource: str
    to: int
    capacity: int
    paid: bool

    def words(self, names: list[str]) -> str:
        price = " for 1 ore and 1 energy" if self.paid else ""
        return (
            f"{names[self.seat]} upgrades the {self.resource} carrier to class {self.to} "
            f"(holds {self.capacity}){price}."
        )


class BonusPlaced(Event, frozen=True):
    resources: list[str]

    def words(self, names: list[str]) -> str:
        return f"In the bonus resource box: {', '.join(self.resources) or 'nothing'}."


class CreditsGranted(Event, frozen=True):
    """To a seat without credits before the specialist auction."""

    seat: int
    amount: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} has no credits and receives {self.amount}."


class BidMade(Event, frozen=True):
    """Bids and payments are public, as at a table (PS-SECRET-05)."""

    seat: int
    amount: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} bids {self.amount}."


class Passed(Event, frozen=True):
    seat: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} passes."


class AuctionWon(Event, frozen=True):
    seat: int
    what: Literal["specialist", "zone", "freelance carrier"]
    bid: int
    paid: int
    zone: str = ""

    def words(self, names: list[str]) -> str:
        what = f"zone {self.zone}" if self.zone else f"the {self.what}"
        half = "" if self.paid == self.bid else f" (half of {self.bid})"
        return f"{names[self.seat]} wins {what} and pays {self.paid}{half}."


class NothingSold(Event, frozen=True):
    what: str

    def words(self, names: list[str]) -> str:
        return f"Nobody can bid for {self.what}."


class SpecialistTaken(Event, frozen=True):
    seat: int
    card: str
    titles: list[str]
    turn: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} takes {' and '.join(self.titles)} (turn {self.turn})."


class BenefitTaken(Event, frozen=True):
    """Engineer or Bank Agent: a license, credits, a resource, or nothing."""

    seat: int
    role: str
    what: str

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} receives {self.what} from the {self.role}."


class BonusTaken(Event, frozen=True):
    seat: int
    resource: str
    kept: bool

    def words(self, names: list[str]) -> str:
        if self.kept:
            return f"{names[self.seat]} takes {self.resource} from the bonus resource box."
        return f"{names[self.seat]} has no room for the bonus {self.resource}: it goes back."


class BonusReturned(Event, frozen=True):
    resources: list[str]

    def words(self, names: list[str]) -> str:
        return f"Left in the box, back to the supply: {', '.join(self.resources)}."


class OrderMarkerPlaced(Event, frozen=True):
    seat: int | None
    number: int
    resource: str

    def words(self, names: list[str]) -> str:
        who = "The last order marker" if self.seat is None else names[self.seat]
        return f"{who}: {self.resource} is traded in place {self.number}."


class PricesManipulated(Event, frozen=True):
    seat: int
    strength: str
    paid: int

    def words(self, names: list[str]) -> str:
        price = f" for {self.paid} credits" if self.paid else ""
        return f"{names[self.seat]} uses the {self.strength} price manipulation{price}."


class PriceMoved(Event, frozen=True):
    resource: str
    before: int
    after: int
    why: str

    def words(self, names: list[str]) -> str:
        return f"The price of {self.resource} goes from {self.before} to {self.after} ({self.why})."


class TankTipped(Event, frozen=True):
    seat: int
    by: int
    zone: str

    def words(self, names: list[str]) -> str:
        return f"Sabotage by {names[self.by]}: {names[self.seat]} tips over {self.zone}."


class SabotageFailed(Event, frozen=True):
    seat: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} holds the sabotage card, but no opponent has a tank."


class TankRighted(Event, frozen=True):
    seat: int
    zone: str
    die: int
    credits: int

    def words(self, names: list[str]) -> str:
        return (
            f"{names[self.seat]} puts the tank on {self.zone} upright, rolls {self.die} "
            f"and receives {self.credits}."
        )


class ManipulatorPaid(Event, frozen=True):
    seat: int
    credits: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} receives {self.credits} for the price manipulation card."


class RiverNeutrals(Event, frozen=True):
    """Variable claims: how many neutral claims go on the river, by the die or agreed."""

    count: int
    die: int | None

    def words(self, names: list[str]) -> str:
        how = "as agreed" if self.die is None else f"the die shows {self.die}"
        return f"Neutral claims on the river: {self.count} ({how})."


class ZoneOffered(Event, frozen=True):
    seat: int
    zone: str
    neutral: bool

    def words(self, names: list[str]) -> str:
        kind = "the neutral zone" if self.neutral else "zone"
        return f"{names[self.seat]} puts {kind} {self.zone} up for auction."


class DieRolled(Event, frozen=True):
    seat: int
    zone: str
    die: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} rolls {self.die} for {self.zone}."


class ZoneClaimed(Event, frozen=True):
    """With an own claim marker, or with a neutral one."""

    seat: int
    zone: str
    how: Claim

    def words(self, names: list[str]) -> str:
        if self.how == "neutral":
            return f"{names[self.seat]} places a neutral claim on {self.zone}."
        how = {"license": " with a building license", "auction": " from the auction"}
        return f"{names[self.seat]} claims {self.zone}{how.get(self.how, '')}."


class NoZoneLeft(Event, frozen=True):
    """A failed roll without a zone in any direction."""

    seat: int
    credits: int

    def words(self, names: list[str]) -> str:
        return f"No zone in any direction: {names[self.seat]} receives {self.credits}."


class ClaimPassed(Event, frozen=True):
    seat: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} claims nothing."


class AirshipPlaced(Event, frozen=True):
    seat: int
    row: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} moors the airship at row {self.row}."


class CarrierKept(Event, frozen=True):
    seat: int
    paid: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} pays {self.paid} and keeps the freelance carrier."


class CarrierLost(Event, frozen=True):
    seat: int
    lost: dict[str, int]

    def words(self, names: list[str]) -> str:
        lost = f", and with it {_amounts(self.lost)}" if any(self.lost.values()) else ""
        return f"{names[self.seat]} gives the freelance carrier away{lost}."


class Activated(Event, frozen=True):
    seat: int
    paid: bool
    """False: took a water instead (if there was room)."""

    def words(self, names: list[str]) -> str:
        if self.paid:
            return f"{names[self.seat]} pays a water to act."
        return f"{names[self.seat]} takes a water instead of acting."


class TankBought(Event, frozen=True):
    seat: int
    zone: str
    credits: int
    imported: bool

    def words(self, names: list[str]) -> str:
        if self.imported:
            return (
                f"{names[self.seat]} imports a tank to {self.zone} for 1 water, 2 quartz "
                f"and {self.credits} credits."
            )
        return f"{names[self.seat]} buys a tank for {self.zone}: 1 water, {self.credits} credits."


class ConverterBought(Event, frozen=True):
    seat: int
    zone: str
    converter: str
    credits: int
    replaced: str = ""
    moved_to: str = ""

    def words(self, names: list[str]) -> str:
        old = ""
        if self.replaced:
            where = self.moved_to or "the reserve"
            old = f"; the {self.replaced} converter goes to {where}"
        return (
            f"{names[self.seat]} buys a converter for {self.credits}: "
            f"{self.zone} now extracts {self.converter}{old}."
        )


class SuperchargerBought(Event, frozen=True):
    seat: int
    zone: str

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} buys a supercharger for the tank on {self.zone}."


class Rearranged(Event, frozen=True):
    """The own layout after rearranging: zone by zone what stands there."""

    seat: int
    tanks: list[str]
    returned: dict[str, int]

    def words(self, names: list[str]) -> str:
        back = f" Back to the reserve: {_amounts(self.returned)}." if self.returned else ""
        return f"{names[self.seat]} rearranges: {'; '.join(self.tanks) or 'no tanks'}.{back}"


class Extracted(Event, frozen=True):
    seat: int
    energy: int
    """What was paid."""
    basic: dict[str, int]
    synergy: dict[str, int]
    superchargers: dict[str, int]
    airship: dict[str, int]

    def words(self, names: list[str]) -> str:
        parts = [_amounts(self.basic)]
        for what, amounts in (
            ("synergy", self.synergy),
            ("superchargers", self.superchargers),
            ("airship", self.airship),
        ):
            if any(amounts.values()):
                parts.append(f"{what} {_amounts(amounts)}")
        paid = f" for {self.energy} energy" if self.energy else ""
        return f"{names[self.seat]} extracts {', '.join(parts)}{paid}."


class GoodsLost(Event, frozen=True):
    """What was extracted and finds no room on any carrier."""

    seat: int
    lost: dict[str, int]

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} has no room for {_amounts(self.lost)}."


class Stowed(Event, frozen=True):
    seat: int
    resource: str
    count: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} stows {self.count} {self.resource} on the freelance carrier."


class Traded(Event, frozen=True):
    """Amount above 0: bought, below 0: sold, 0: passed."""

    seat: int
    resource: str
    amount: int
    price: int
    supply: int
    """After the trade."""
    lost: int = 0

    def words(self, names: list[str]) -> str:
        who = names[self.seat]
        if self.amount == 0:
            return f"{who} passes on {self.resource}."
        verb = "buys" if self.amount > 0 else "sells"
        count = abs(self.amount)
        lost = f"; no room for {self.lost}" if self.lost else ""
        return (
            f"{who} {verb} {count} {self.resource} at {self.price} for {count * self.price} "
            f"(supply {self.supply}){lost}."
        )


class CertificateTraded(Event, frozen=True):
    seat: int
    what: Deal
    credits: int = 0

    def words(self, names: list[str]) -> str:
        said = {
            "buy-license": "buys a building license for 1 quartz and 2 water",
            "sell-license": f"sells a building license for {self.credits}",
            "buy-luxury": "buys luxury quarters for 1 quartz and 1 ore",
            "pass": "trades no certificate",
        }[self.what]
        return f"{names[self.seat]} {said}."


class TanksProduced(Event, frozen=True):
    count: int
    stock: int

    def words(self, names: list[str]) -> str:
        if not self.count:
            return f"No new tanks are produced; {self.stock} are in stock."
        plural = "tank is" if self.count == 1 else "tanks are"
        return f"{self.count} {plural} produced; {self.stock} are in stock."


class GameEnded(Event, frozen=True):
    wealth: list[int]

    def words(self, names: list[str]) -> str:
        scores = ", ".join(f"{names[seat]} {wealth}" for seat, wealth in enumerate(self.wealth))
        return f"The game is over. Wealth: {scores}."


EVENTS = (
    RoundStarted,
    FirstPlayerRolled,
    CarrierUpgraded,
    BonusPlaced,
    CreditsGranted,
    BidMade,
    Passed,
    AuctionWon,
    NothingSold,
    SpecialistTaken,
    BenefitTaken,
    BonusTaken,
    BonusReturned,
    OrderMarkerPlaced,
    PricesManipulated,
    PriceMoved,
    TankTipped,
    SabotageFailed,
    TankRighted,
    ManipulatorPaid,
    RiverNeutrals,
    ZoneOffered,
    DieRolled,
    ZoneClaimed,
    NoZoneLeft,
    ClaimPassed,
    AirshipPlaced,
    CarrierKept,
    CarrierLost,
    Activated,
    TankBought,
    ConverterBought,
    SuperchargerBought,
    Rearranged,
    Extracted,
    GoodsLost,
    Stowed,
    Traded,
    CertificateTraded,
    TanksProduced,
    GameEnded,
)
