"""What happens in Imperial Steam, as typed facts, and how the log says them.

Cities, links and sites are told by the names that people read; where an amount of guldens is paid
or received, exactly one event tells it. Events of the scoring are in `events_scoring.py`.
"""

from typing import Literal

from footplate.core.event import Event
from footplate.games.imperial_steam.actions import Area, EngineerKind, Purchase, Tile
from footplate.games.imperial_steam.boardblocks import Good, Hub

Seats = list[int]


def plural(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def amounts(goods: dict[Good, int]) -> str:
    return ", ".join(f"{count} {good}" for good, count in goods.items() if count) or "nothing"


def article(good: str) -> str:
    return "an" if good == "iron" else "a"


def listed(names: list[str], seats: Seats) -> str:
    return ", ".join(names[seat] for seat in seats)


# --- set-up and round -----------------------------------------------------------------------------


class GameSetUp(Event, frozen=True):
    """The set-up: its kind and card, hubs and their markers, the state railway."""

    setup: Literal["normal", "fixed", "random"]
    card: str | None
    hubs: dict[Hub, str]
    columns: dict[Hub, int]
    crowns: list[str]
    order: Seats

    def words(self, names: list[str]) -> str:
        card = f", card {self.card}" if self.card else ""
        hubs = ", ".join(
            f"{hub} {city} ({self.columns[hub]} influence)" for hub, city in self.hubs.items()
        )
        crowns = ", ".join(self.crowns) or "nowhere"
        return (
            f"Set-up: {self.setup}{card}. Hubs: {hubs}. State railway: {crowns}. "
            f"The order is {listed(names, self.order)}."
        )


class BidSealed(Event, frozen=True):
    """A bid is made; how much is shown when all are made."""

    seat: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} makes a sealed bid."


class BidShown(Event, frozen=True):
    reveals = True

    seat: int
    amount: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} has bid {self.amount} and pays it for influence."


class TurnOrderSet(Event, frozen=True):
    order: Seats

    def words(self, names: list[str]) -> str:
        return f"The order is {listed(names, self.order)}."


class RoundStarted(Event, frozen=True):
    round: int
    rounds: int
    hands: int

    def words(self, names: list[str]) -> str:
        return f"— Round {self.round} of {self.rounds}: {self.hands} hands —"


class ShipmentArrived(Event, frozen=True):
    goods: dict[Good, int]
    lost: dict[Good, int]
    """Without a space on the market."""

    def words(self, names: list[str]) -> str:
        lost = f"; no space for {amounts(self.lost)}" if any(self.lost.values()) else ""
        return f"The market receives {amounts(self.goods)}{lost}."


class OrderReceived(Event, frozen=True):
    seat: int
    goods: dict[Good, int]

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} receives the order: {amounts(self.goods)}."


class IncomeCollected(Event, frozen=True):
    seat: int
    passenger_cars: int
    stations: int
    amount: int

    def words(self, names: list[str]) -> str:
        return (
            f"{names[self.seat]} collects {self.amount} income "
            f"({plural(self.passenger_cars, 'passenger car')}, "
            f"{plural(self.stations, 'station')})."
        )


class WorkersTrained(Event, frozen=True):
    seat: int
    idle: list[int]
    """Afterwards, of level 1, 2, 3."""

    def words(self, names: list[str]) -> str:
        parts = [f"{n} of level {at + 1}" for at, n in enumerate(self.idle) if n]
        return f"Workers of {names[self.seat]}: {', '.join(parts) or 'none'}, all idle."


# --- the turn -------------------------------------------------------------------------------------


TILE_WORDS: dict[Tile, str] = {
    "build_tracks": "build tracks",
    "hire": "hire",
    "build_building": "build a building",
    "produce": "produce goods",
    "buy_or_order": "buy or order goods",
    "train": "buy or upgrade a train",
    "contract": "secure a contract",
    "philanthropize": "philanthropize",
    "share_value": "manipulate share value",
    "fundraise": "fundraise",
    "pass": "pass",
}


class HandPlaced(Event, frozen=True):
    seat: int
    tile: Tile
    lost: int
    """Steps of influence for own hands there."""

    def words(self, names: list[str]) -> str:
        lost = f" and loses {plural(self.lost, 'step')} of influence" if self.lost else ""
        return f"{names[self.seat]} places a hand on {TILE_WORDS[self.tile]!r}{lost}."


class InfluenceMoved(Event, frozen=True):
    """After any change of influence."""

    seat: int
    steps: int
    to: int

    def words(self, names: list[str]) -> str:
        way = "rises" if self.steps > 0 else "falls"
        return f"{names[self.seat]} {way} to {self.to} influence."


class FeePaid(Event, frozen=True):
    """For a track beside others' ones, or access where others have it."""

    seat: int
    to: int
    amount: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} pays {self.amount} to {names[self.to]}."


class GoodsSpent(Event, frozen=True):
    """Materials for tracks."""

    seat: int
    goods: dict[Good, int]

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} spends {amounts(self.goods)}."


class WorkerSent(Event, frozen=True):
    seat: int
    level: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} sends a worker of level {self.level}."


class TrackLaid(Event, frozen=True):
    seat: int
    link: str
    city: str
    """The one that is new; empty for a link inside the network."""
    effort: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} builds {self.link} (effort {self.effort})."


class CityReached(Event, frozen=True):
    seat: int
    city: str
    influence: int
    business: int

    def words(self, names: list[str]) -> str:
        gains = []
        if self.influence:
            gains.append(f"{plural(self.influence, 'step')} of influence")
        if self.business:
            gains.append(plural(self.business, "business point"))
        found = f": {', '.join(gains)}" if gains else ""
        return f"{names[self.seat]} reaches {self.city}{found}."


class GoalReached(Event, frozen=True):
    """Trieste: guldens for every own track."""

    seat: int
    city: str
    tracks: int
    amount: int

    def words(self, names: list[str]) -> str:
        return (
            f"{names[self.seat]} has connected {self.city} and receives {self.amount} for "
            f"{plural(self.tracks, 'track')}. The game ends with this round."
        )


class SemmeringTaken(Event, frozen=True):
    seat: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} takes the Semmering token: the last income counts twice."


class PointSpent(Event, frozen=True):
    seat: int
    on: Purchase

    def words(self, names: list[str]) -> str:
        what = {
            "influence": "a step of influence",
            "share": "a step of share value",
            "car": "a passenger car",
        }
        return f"{names[self.seat]} spends a business point on {what[self.on]}."


class PointsForgone(Event, frozen=True):
    seat: int
    points: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} gives up {plural(self.points, 'business point')}."


class WorkerHired(Event, frozen=True):
    seat: int
    hub: Hub
    column: int
    price: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} hires a worker of the {self.hub} hub for {self.price}."


class EngineerHired(Event, frozen=True):
    seat: int
    hub: Hub
    kind: EngineerKind
    price: int

    def words(self, names: list[str]) -> str:
        return (
            f"{names[self.seat]} hires a {self.kind} engineer of the {self.hub} hub "
            f"for {self.price}."
        )


class StationBuilt(Event, frozen=True):
    seat: int
    city: str
    price: int

    def words(self, names: list[str]) -> str:
        return f"{names[self.seat]} builds a station in {self.city} for {self.price}."


class FactoryBuilt(Event, frozen=True):
    seat: int
    site: str
    city: str
    good: Good
    price: int

    def words(self, names: list[str]) -> str:
        return (
            f"{names[self.seat]} builds {article(self.good)} {self.good} factory in {self.city} "
            f"for {self.price}."
        )


class FactoryStaffed(Event, frozen=True):
    seat: int
    site: str
    city: str
    good: Good
    level: int
    area: Area
    goods: int

    def words(self, names: list[str]) -> str:
        return (
            f"A worker of level {self.level} settles in {self.city}, with {self.goods} {self.good}."
        )


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


class GoodDelivered(Event, frozen=True):
    seat: int
    site: str
    origin: str
    city: str
    good: Good
    pay: int
    key: Literal["", "gold", "silver"]
    hub: Hub | None

    def words(self, names: list[str]) -> str:
        gain = f"the {self.key} key of {self.hub}" if self.key else f"{self.pay} guldens"
        return (
            f"{names[self.seat]} spends a coal and brings {self.good} from {self.origin} to "
            f"{self.city} for {gain}."
        )


class HubGrown(Event, frozen=True):
    hub: Hub
    steps: int
    to: int

    def words(self, names: list[str]) -> str:
        return f"The {self.hub} hub grows to {self.to} influence."


class AccessBought(Event, frozen=True):
    """Access to the state railway; what goes to other players is told as fees."""

    seat: int
    link: str
    price: int
    """To the bank."""

    def words(self, names: list[str]) -> str:
        price = f" for {self.price}" if self.price else ""
        return f"{names[self.seat]} buys access to the state railway {self.link}{price}."


TABLE_EVENTS: tuple[type[Event], ...] = (
    GameSetUp,
    BidSealed,
    BidShown,
    TurnOrderSet,
    RoundStarted,
    ShipmentArrived,
    OrderReceived,
    IncomeCollected,
    WorkersTrained,
    HandPlaced,
    InfluenceMoved,
    FeePaid,
    GoodsSpent,
    WorkerSent,
    TrackLaid,
    CityReached,
    GoalReached,
    SemmeringTaken,
    PointSpent,
    PointsForgone,
    WorkerHired,
    EngineerHired,
    StationBuilt,
    FactoryBuilt,
    FactoryStaffed,
    GoodProduced,
    GoodBought,
    GoodOrdered,
    GoodDiscarded,
    TrainBought,
    TrainUpgraded,
    ContractSecured,
    Donated,
    ShareMoved,
    Fundraised,
    ShareSold,
    GoodDelivered,
    HubGrown,
    AccessBought,
)
