"""The table as events: set-up, bids, rounds, hands and influence."""

from typing import Literal

from footplate.core.event import Event
from footplate.games.imperial_steam.board.blocks import Good, Hub
from footplate.games.imperial_steam.language.actions import Purchase, Tile
from footplate.games.imperial_steam.language.words import TILE_WORDS, amounts, listed, plural


class GameSetUp(Event, frozen=True):
    """The set-up: its kind and card, hubs and their markers, the state railway."""

    setup: Literal["normal", "fixed", "random"]
    card: str | None
    hubs: dict[Hub, str]
    columns: dict[Hub, int]
    crowns: list[str]
    order: list[int]

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
    """A bid is made; how much is shown when all are made (IS-VIEW-01)."""

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
    order: list[int]

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
        stored = {good: count - self.lost.get(good, 0) for good, count in self.goods.items()}
        return f"The market receives {amounts(stored)}{lost}."


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
        if not parts:
            return f"{names[self.seat]} has no worker to train."
        return f"Workers of {names[self.seat]}: {', '.join(parts)}, all idle."


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
