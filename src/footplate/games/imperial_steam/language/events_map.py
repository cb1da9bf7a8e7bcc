"""What happens on the map, as events."""

from collections.abc import Sequence
from typing import ClassVar, Literal

from footplate.core.event import Event, Move, exchange
from footplate.core.plan import Plan
from footplate.games.imperial_steam.board.blocks import Good, Hub
from footplate.games.imperial_steam.language.actions import Area, EngineerKind
from footplate.games.imperial_steam.language.words import amounts, article, plural


class Unit(Event, frozen=True):
    """Part of a main action: it stands under the line of the hand."""

    category: ClassVar[str] = "build"
    detail: ClassVar[bool] = True


class FeePaid(Unit, frozen=True):
    """For a track beside others' ones, or access where others have it."""

    seat: int
    to: int
    amount: int
    category: ClassVar[str] = "money"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} pays {self.amount} to {names[self.to]}."

    def moves(self) -> list[Move]:
        return [Move(self.seat, self.to, "money", self.amount, "fee")]


class GoodsSpent(Unit, frozen=True):
    """Materials for tracks."""

    seat: int
    goods: dict[Good, int]

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} spends {amounts(self.goods)}."

    def moves(self) -> list[Move]:
        return [Move(self.seat, "supply", good, n, "track") for good, n in self.goods.items()]


class WorkerSent(Unit, frozen=True):
    seat: int
    level: int

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} sends a worker of level {self.level}."

    def moves(self) -> list[Move]:
        changes = {f"idle_{self.level}": -1, f"working_{self.level}": 1}
        return exchange(self.seat, "crew", "supply", **changes)


class TrackLaid(Unit, frozen=True):
    seat: int
    link: str
    city: str | None
    """The one that is new; None for a link inside the network."""
    effort: int

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} builds {plan.name(self.link)} (effort {self.effort})."

    def places(self) -> list[str]:
        return [self.link]

    def moves(self) -> list[Move]:
        return exchange(self.seat, "track", "supply", track=1)


class CityReached(Unit, frozen=True):
    seat: int
    city: str
    influence: int
    """Steps."""
    business: int

    def words(self, names: Sequence[str], plan: Plan) -> str:
        gains = []
        if self.influence:
            gains.append(f"{plural(self.influence, 'step')} of influence")
        if self.business:
            gains.append(plural(self.business, "business point"))
        found = f": {', '.join(gains)}" if gains else ""
        return f"{names[self.seat]} reaches {plan.name(self.city)}{found}."

    def places(self) -> list[str]:
        return [self.city]

    def moves(self) -> list[Move]:
        return exchange(self.seat, "city", self.city, point=self.business)


class GoalReached(Unit, frozen=True):
    """Trieste: guldens for every own track."""

    seat: int
    city: str
    tracks: int
    amount: int
    category: ClassVar[str] = "money"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return (
            f"{names[self.seat]} has connected {plan.name(self.city)} and receives {self.amount} "
            f"for {plural(self.tracks, 'track')}. The game ends with this round."
        )

    def places(self) -> list[str]:
        return [self.city]

    def moves(self) -> list[Move]:
        return exchange(self.seat, "goal", money=self.amount)


class SemmeringTaken(Unit, frozen=True):
    seat: int
    link: str

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return (
            f"{names[self.seat]} takes the Semmering token of {plan.name(self.link)}: the last "
            "income counts twice."
        )

    def places(self) -> list[str]:
        return [self.link]

    def moves(self) -> list[Move]:
        return exchange(self.seat, "semmering", self.link, semmering=1)


class WorkerHired(Unit, frozen=True):
    seat: int
    hub: Hub
    column: int
    price: int
    category: ClassVar[str] = "workers"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        where = plan.name(self.places()[0])
        return f"{names[self.seat]} hires a worker from {where} for {self.price}."

    def places(self) -> list[str]:
        return [f"column:{self.hub}-{self.column}"]

    def moves(self) -> list[Move]:
        return exchange(self.seat, "hire", money=-self.price, idle_1=1)


class EngineerHired(Unit, frozen=True):
    seat: int
    hub: Hub
    kind: EngineerKind
    price: int
    category: ClassVar[str] = "workers"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} hires a {plan.name(self.places()[0])} for {self.price}."

    def places(self) -> list[str]:
        return [f"engineer:{self.hub}-{self.kind}"]

    def moves(self) -> list[Move]:
        changes = {"money": -self.price, f"{self.kind}_engineer": 1}
        return exchange(self.seat, "hire", **changes)


class StationBuilt(Unit, frozen=True):
    seat: int
    city: str
    price: int
    income: int
    """How much more of it there is from now on."""

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"{names[self.seat]} builds a station in {plan.name(self.city)} for {self.price}."

    def places(self) -> list[str]:
        return [self.city]

    def moves(self) -> list[Move]:
        more = {"station": 1, "floor": 1, "income": self.income}
        return exchange(self.seat, "station", money=-self.price, **more)


class FactoryBuilt(Unit, frozen=True):
    seat: int
    site: str
    good: Good
    price: int

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return (
            f"{names[self.seat]} builds {article(self.good)} {self.good} factory on "
            f"{plan.name(self.site)} for {self.price}."
        )

    def places(self) -> list[str]:
        return [self.site]

    def moves(self) -> list[Move]:
        return exchange(self.seat, "factory", money=-self.price, factory=1)


class FactoryStaffed(Unit, frozen=True):
    seat: int
    site: str
    good: Good
    level: int
    area: Area
    goods: int

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return (
            f"{names[self.seat]} settles a worker of level {self.level} on "
            f"{plan.name(self.site)}, with {self.goods} {self.good}."
        )

    def places(self) -> list[str]:
        return [self.site]

    def moves(self) -> list[Move]:
        worker = Move(self.seat, self.site, f"{self.area}_{self.level}", 1, "factory")
        goods = Move("supply", self.site, self.good, self.goods, "factory")
        return [worker, goods] if self.goods else [worker]


class GoodDelivered(Event, frozen=True):
    seat: int
    site: str
    city: str
    good: Good
    coal: int
    """What it takes."""
    pay: int
    key: Literal["", "gold", "silver"]
    hub: Hub | None
    category: ClassVar[str] = "goods"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        gain = f"{self.pay} guldens"
        if self.key and self.hub:
            gain = f"the {self.key} key of the {plan.name(self.hub)}"
        return (
            f"{names[self.seat]} spends {self.coal} coal and brings {self.good} from "
            f"{plan.name(self.site)} to {plan.name(self.city)} for {gain}."
        )

    def places(self) -> list[str]:
        return [self.site, self.city]

    def moves(self) -> list[Move]:
        gains = {"money": self.pay, **({f"{self.key}_key": 1} if self.key else {})}
        return [
            Move(self.site, self.city, self.good, 1, "delivery"),
            *exchange(self.seat, "delivery", coal=-self.coal, **gains),
        ]


class HubGrown(Unit, frozen=True):
    hub: Hub
    steps: int
    to: int
    category: ClassVar[str] = "influence"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        return f"The {plan.name(self.hub)} grows to {self.to} influence."

    def places(self) -> list[str]:
        return [self.hub]


class AccessBought(Event, frozen=True):
    """Access to the state railway; what goes to other players is told as fees."""

    seat: int
    link: str
    price: int
    """To the bank."""
    category: ClassVar[str] = "build"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        price = f" for {self.price}" if self.price else ""
        where = plan.name(self.link)
        return f"{names[self.seat]} buys access to the state railway {where}{price}."

    def places(self) -> list[str]:
        return [self.link]

    def moves(self) -> list[Move]:
        return exchange(self.seat, "access", money=-self.price, track=1)
