"""What happens on the map, as events."""

from typing import Literal

from footplate.core.event import Event
from footplate.games.imperial_steam.board.blocks import Good, Hub
from footplate.games.imperial_steam.language.actions import Area, EngineerKind
from footplate.games.imperial_steam.language.words import amounts, article, plural


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
