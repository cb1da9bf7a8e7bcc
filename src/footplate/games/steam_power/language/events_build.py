"""What happens on the map of Steam Power: track, factories, and the coins of Automas."""

from collections.abc import Sequence
from typing import ClassVar, Literal

from footplate.core.event import Event, Move, exchange
from footplate.core.plan import Plan
from footplate.games.steam_power.language.saying import color_of, counted, who
from footplate.hexes.saying import tracks_words

Placement = Literal["lay", "cross", "replace", "remove"]


class TrackLaid(Event, frozen=True):
    """A placement: a tile laid, a crossing, or the end tile replaced or removed.

    `company` is the place of the active company in basic solo, where one seat leads five; else it
    is empty.
    """

    seat: int
    how: Placement
    hex: str
    track: tuple[int, int]
    price: int = 0
    completes: tuple[str, str] | None = None
    """The hexes of the two cities that the link joins now."""
    company: str = ""
    trains: int = 0
    """What the placement does to the reserve: -1 begins a link, 1 takes its last tile off."""
    category: ClassVar[str] = "build"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        acting, hex_ = who(names, plan, self.seat, self.company), plan.name(self.hex)
        rails = tracks_words([self.track])
        said = {
            "lay": f"{acting} lays track {rails} on {hex_}",
            "cross": f"{acting} crosses on {hex_} with track {rails}",
            "replace": f"{acting} replaces the end tile on {hex_} by {rails}",
            "remove": f"{acting} removes the end tile {rails} from {hex_}",
        }[self.how]
        price = f" for ${self.price}" if self.price else ""
        ends = [plan.name(end) for end in self.completes or ()]
        link = f", completing {' – '.join(ends)}" if ends else ""
        return f"{said}{price}{link}."

    def places(self) -> list[str]:
        return [self.hex, *(self.completes or ())]

    def moves(self) -> list[Move]:
        link = 1 if self.completes else 0
        return [
            *exchange(self.seat, "track", money=-self.price),
            *exchange(self.seat, "track", self.hex, train=self.trains),
            *exchange(self.seat, "track", "map", link=link),
        ]


class FactoryBuilt(Event, frozen=True):
    seat: int
    city: str
    color: str
    cubes: int
    company: str = ""
    category: ClassVar[str] = "build"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        acting = who(names, plan, self.seat, self.company)
        cubes = plan.amount(self.color, self.cubes)
        return f"{acting} builds a factory in {plan.name(self.city)} with {cubes}."

    def places(self) -> list[str]:
        return [self.city]

    def moves(self) -> list[Move]:
        stock = f"stock:{self.color}"
        return [
            Move(self.seat, self.city, "factory", 1, "factory"),
            Move(stock, self.city, self.color, self.cubes, "factory"),
        ]


class CityFlipped(Event, frozen=True):
    """The last cube has left; the factory's owner will score."""

    city: str
    owner: int
    company: str = ""
    category: ClassVar[str] = "goods"
    detail: ClassVar[bool] = True

    def words(self, names: Sequence[str], plan: Plan) -> str:
        owner = color_of(plan, self.company) if self.company else names[self.owner]
        return f"{plan.name(self.city)} is empty and flipped: {owner}'s factory scores."

    def places(self) -> list[str]:
        return [self.city]


class CoinsPlaced(Event, frozen=True):
    """The way that an Automa has marked to the city of its target."""

    seat: int
    target: str
    hexes: list[str]
    category: ClassVar[str] = "build"
    detail: ClassVar[bool] = True

    def words(self, names: Sequence[str], plan: Plan) -> str:
        way = ", ".join(map(plan.name, self.hexes))
        return f"{names[self.seat]}: coins mark the way to {plan.name(self.target)}: {way}."

    def places(self) -> list[str]:
        return [*self.hexes, self.target]


class CoinsRemoved(Event, frozen=True):
    """A coin path can no longer be followed; with it goes the incomplete link."""

    seat: int
    coins: list[str]
    tiles: list[str]
    trains: int = 0
    """1 where the link is gone, so that its train is back in reserve."""
    category: ClassVar[str] = "build"

    def words(self, names: Sequence[str], plan: Plan) -> str:
        parts = [f"the coins {', '.join(self.coins)}"] if self.coins else []
        if self.tiles:
            tiles = counted(len(self.tiles), "tile").partition(" ")[2]
            parts.append(f"the {tiles} {', '.join(self.tiles)}")
        leave = "goes" if len(self.coins) + len(self.tiles) == 1 else "go"
        return f"{names[self.seat]}: the way is blocked; {' and '.join(parts)} {leave} off the map."

    def places(self) -> list[str]:
        return list(dict.fromkeys([*self.coins, *self.tiles]))

    def moves(self) -> list[Move]:
        return exchange(self.seat, "track", "map", train=self.trains)
