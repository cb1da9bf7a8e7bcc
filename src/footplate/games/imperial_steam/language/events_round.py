"""The table as events: set-up, bids, rounds, hands and influence."""

from collections.abc import Sequence
from typing import ClassVar, Literal

from footplate.core.event import Event, Move, exchange
from footplate.core.plan import Plan
from footplate.games.imperial_steam.board.blocks import Good, Hub
from footplate.games.imperial_steam.language.actions import Purchase, Tile
from footplate.games.imperial_steam.language.words import amounts, listed, plural


class GameSetUp(Event, frozen=True):
    """The set-up: its kind and card, hubs and their markers, the state railway."""

    setup: Literal["normal", "fixed", "random"]
    card: str | None
    hubs: dict[Hub, str]
    columns: dict[Hub, int]
    crowns: list[str]
    order: list[int]
    category: ClassVar[str] = "round"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        card = f", card {self.card}" if self.card else ""
        hubs = ", ".join(
            f"{hub} {plan.name(city)} ({self.columns[hub]} influence)"
            for hub, city in self.hubs.items()
        )
        crowns = ", ".join(map(plan.name, self.crowns)) or "nowhere"
        return (
            f"Set-up: {self.setup}{card}. Hubs: {hubs}. State railway: {crowns}. "
            f"The order is {listed(names, self.order)}."
        )

    def places(self) -> list[str]:
        return [*self.hubs.values(), *self.crowns]


class BidSealed(Event, frozen=True):
    """A bid is made; how much is shown when all are made (IS-VIEW-01)."""

    seat: int
    category: ClassVar[str] = "auction"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} makes a sealed bid."


class BidShown(Event, frozen=True):
    reveals: ClassVar[bool] = True
    category: ClassVar[str] = "auction"

    seat: int
    amount: int

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} has bid {self.amount} and pays it for influence."

    def moves(self) -> list[Move]:
        return exchange(self.seat, "bid", money=-self.amount)


class TurnOrderSet(Event, frozen=True):
    order: list[int]
    category: ClassVar[str] = "round"
    detail: ClassVar[bool] = True

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"The order is {listed(names, self.order)}."


class RoundStarted(Event, frozen=True):
    round: int
    rounds: int
    hands: int
    seats: int
    """How many get as many hands."""
    category: ClassVar[str] = "round"

    @property
    def opens(self) -> int:
        return self.round

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"— Round {self.round} of {self.rounds}: {plural(self.hands, 'hand')} —"

    def moves(self) -> list[Move]:
        return [Move("supply", seat, "hand", self.hands, "round") for seat in range(self.seats)]


class ShipmentArrived(Event, frozen=True):
    goods: dict[Good, int]
    lost: dict[Good, int]
    """Without a space on the market."""
    category: ClassVar[str] = "goods"
    detail: ClassVar[bool] = True

    def words(self, names: Sequence[str], plan: Plan) -> str:
        lost = f"; no space for {amounts(self.lost)}" if any(self.lost.values()) else ""
        return f"The market receives {amounts(self._stored())}{lost}."

    def _stored(self) -> dict[Good, int]:
        return {good: count - self.lost.get(good, 0) for good, count in self.goods.items()}

    def moves(self) -> list[Move]:
        stored = self._stored().items()
        return [Move("supply", good, good, n, "shipment") for good, n in stored if n]


class OrderReceived(Event, frozen=True):
    seat: int
    goods: dict[Good, int]
    category: ClassVar[str] = "goods"
    detail: ClassVar[bool] = True

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} receives the order: {amounts(self.goods)}."

    def moves(self) -> list[Move]:
        landed = {f"ordered_{good}": -count for good, count in self.goods.items()}
        return exchange(self.seat, "order", "supply", **landed, **self.goods)


class IncomeCollected(Event, frozen=True):
    seat: int
    passenger_cars: int
    stations: int
    amount: int
    category: ClassVar[str] = "money"
    detail: ClassVar[bool] = True

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return (
            f"{names[self.seat]} collects {self.amount} income "
            f"({plural(self.passenger_cars, 'passenger car')}, "
            f"{plural(self.stations, 'station')})."
        )

    def moves(self) -> list[Move]:
        return exchange(self.seat, "income", money=self.amount)


class WorkersTrained(Event, frozen=True):
    seat: int
    idle: list[int]
    """Afterwards, of level 1, 2, 3."""
    were_idle: list[int]
    were_working: list[int]
    category: ClassVar[str] = "workers"
    detail: ClassVar[bool] = True

    def words(self, names: Sequence[str], plan: Plan) -> str:
        parts = [f"{n} of level {at + 1}" for at, n in enumerate(self.idle) if n]
        if not parts:
            return f"{names[self.seat]} has no worker to train."
        return f"Workers of {names[self.seat]}: {', '.join(parts)}, all idle."

    def moves(self) -> list[Move]:
        before = zip(self.were_idle, self.were_working, strict=True)
        changes: dict[str, int] = {}
        for at, (idle, working) in enumerate(before):
            changes[f"idle_{at + 1}"] = self.idle[at] - idle
            changes[f"working_{at + 1}"] = -working
        return exchange(self.seat, "training", "supply", **changes)


class HandPlaced(Event, frozen=True):
    seat: int
    tile: Tile
    lost: int
    """Steps of influence for own hands there."""
    category: ClassVar[str] = "action"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        lost = f" and loses {plural(self.lost, 'step')} of influence" if self.lost else ""
        return f"{names[self.seat]} places a hand on {plan.name(self.tile)!r}{lost}."

    def places(self) -> list[str]:
        return [self.tile]

    def moves(self) -> list[Move]:
        return [Move(self.seat, self.tile, "hand", 1, "action")]


class InfluenceMoved(Event, frozen=True):
    """After any change of influence."""

    seat: int
    steps: int
    to: int
    change: int
    """In influence: so much for each step."""
    category: ClassVar[str] = "influence"
    detail: ClassVar[bool] = True

    def words(self, names: Sequence[str], plan: Plan) -> str:
        way = "rises" if self.steps > 0 else "falls"
        return f"{names[self.seat]} {way} to {self.to} influence."

    def moves(self) -> list[Move]:
        return exchange(self.seat, "influence", influence=self.change)


class PointSpent(Event, frozen=True):
    seat: int
    on: Purchase
    income: int
    """How much more of it there is from now on, with a passenger car."""
    category: ClassVar[str] = "action"
    detail: ClassVar[bool] = True

    def words(self, names: Sequence[str], plan: Plan) -> str:
        what = {
            "influence": "a step of influence",
            "share": "a step of share value",
            "car": "a passenger car",
        }
        return f"{names[self.seat]} spends a business point on {what[self.on]}."

    def moves(self) -> list[Move]:
        found = exchange(self.seat, "point", point=-1, income=self.income)
        if self.on != "car":
            return found
        return [*found, *exchange(self.seat, "point", free_car=-1, passenger_car=1)]


class PointsForgone(Event, frozen=True):
    seat: int
    points: int
    category: ClassVar[str] = "action"
    detail: ClassVar[bool] = True

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} gives up {plural(self.points, 'business point')}."

    def moves(self) -> list[Move]:
        return exchange(self.seat, "point", point=-self.points)
