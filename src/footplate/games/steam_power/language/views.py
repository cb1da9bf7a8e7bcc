"""What a seat sees and what the rules foretell, as plain data (made in `told/view.py`)."""

import msgspec

from footplate.core.refusal import Refusal
from footplate.core.view import Forecast, View
from footplate.games.steam_power.language.position import (
    AutomaArea,
    Color,
    Fulfilling,
    PlacedTrack,
)


class NextAutoma(msgspec.Struct, frozen=True):
    """The next turn of an Automa that has not begun yet."""

    seat: int
    corner: str
    """Where its turn moves the direction marker, as a place."""
    color: str
    contracts: int
    """How many it draws, if the supply has them."""


class ContractCard(msgspec.Struct, frozen=True):
    id: str
    resources: list[str]
    vp: int
    money: int
    bonus: str | None


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """What lies open before a seat; `hand` is there for its own player only."""

    money: int
    cards: int
    """How many unfulfilled contracts are in the hand."""
    hand: list[ContractCard] | None
    fulfilled: list[ContractCard]
    automa: str | None
    """The difficulty, if an Automa sits here."""
    discards: list[str]


class CompanyView(msgspec.Struct, frozen=True):
    """The pieces of a colour: a seat's, or in basic solo one of the five companies'."""

    color: str
    trains: int
    """In reserve."""
    factories: int
    open_end: str | None
    """The hex where the incomplete link ends."""
    network: list[str]
    """The cities that its completed links enter."""


class CityView(msgspec.Struct, frozen=True):
    hex: str
    name: str
    color: Color
    owner: int | None
    """Whose factory stands here: a seat, in basic solo a company."""
    cubes: int
    flipped: bool
    group: list[str]
    """The names of all cities of its group; only itself where it has none."""
    linked: bool
    """Whether a completed link reaches the city or its group."""
    worth: int
    """Points: of a purple city before they are shared, of another one once it is flipped."""
    share: int
    """Points of each company that is connected to a purple city; else 0."""
    connected: list[int]
    """The companies (seats) connected to it, as a purple city counts them."""


class LinkStep(msgspec.Struct, frozen=True):
    """A hex of a link, and the two edges that its track joins."""

    hex: str
    track: tuple[int, int]


class LinkView(msgspec.Struct, frozen=True):
    """A completed link: names and hexes of its cities, its owner, the hexes of its track, and how
    it runs through them."""

    ends: tuple[str, str]
    hexes: tuple[str, str]
    owner: int
    track: list[str]
    path: list[LinkStep]


class Stock(msgspec.Struct, frozen=True):
    """What is left beside the map."""

    track_tiles: dict[str, int]
    cubes: dict[str, int]
    contracts: int
    """In the supply; in basic solo those that can still be taken."""


class Leg(msgspec.Struct, frozen=True):
    """A completed link as part of a way: the hexes of its cities as in `LinkView`, its owner."""

    hexes: tuple[str, str]
    owner: int


class Supply(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a resource of a contract comes from."""

    color: str
    city: str | None
    """The hex; None: it must be bought from the bank."""
    price: int
    pay: list[tuple[int, int]] = []
    """Who gets how much of it, by seat; in basic solo the bank."""
    way: list[Leg] = []
    """The links from the city to the own network; none inside it."""
    flips: bool = False
    """Whether it is the last cube of the city."""


class ContractForecast(msgspec.Struct, frozen=True, kw_only=True):
    """A contract of the hand: what it costs now by the cheapest way, or why it cannot be done."""

    contract: str
    cost: int | None
    """The cheapest total; None where no way exists at any price (no completed link)."""
    affordable: bool
    sources: list[Supply]
    """Where each resource comes from, in printed order."""
    suppliers: dict[str, list[str]]
    """By colour that is missing: the cities that could deliver it, given a factory or a link."""
    why_not: Refusal | None
    """None where it can be fulfilled now."""
    bonus_usable: bool
    """Whether its bonus could be used as things are; true where it shows none."""

    @property
    def prices(self) -> list[int]:
        """The cheapest price of each resource in printed order."""
        return [supply.price for supply in self.sources]

    @property
    def from_bank(self) -> list[str]:
        """The colours that must be bought from the bank, once for each cube."""
        return [supply.color for supply in self.sources if supply.city is None]


class SteamPowerForecast(Forecast, frozen=True, kw_only=True):
    """The hand with costs, and how far the end is."""

    contracts: list[ContractForecast]
    to_end: int | None
    """How many more contracts this seat needs to trigger the end; None in basic solo."""
    score: int
    sources: dict[str, int]


class SteamPowerView(View, frozen=True, kw_only=True):
    forecasts: list[SteamPowerForecast]
    actions: int
    """How many actions of the turn are left, the one that is going on included."""
    turn_actions: int
    """How many a turn has."""
    bonus: bool
    fulfilling: Fulfilling | None
    taking: int
    players: list[SeatView]
    companies: list[CompanyView]
    company: int | None
    """The company that acts: the seat's, in basic solo the one whose train was drawn."""
    bag: list[int] | None
    """Basic solo: the trains left in the bag by company."""
    tracks: list[PlacedTrack]
    links: list[LinkView]
    cities: list[CityView]
    beside: dict[str, int]
    stock: Stock
    automa: AutomaArea | None
    """Without the contracts that lie face down."""
    next_automa: NextAutoma | None
    """What the Automas do next; None without any, or where none has another turn."""
    face_down: int
    """How many contracts lie face down before the Automa on turn."""
    needed: int
    """How many fulfilled contracts trigger the end; in basic solo the number of rounds."""
    ending: bool
    """Whether the end is triggered, so that this is the last round."""
    new_factory: int
    """How many cubes a new factory gets, as far as the stock has them."""
