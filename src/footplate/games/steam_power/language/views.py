"""What a seat sees and what the rules foretell, as plain data (made in `told/view.py`)."""

import msgspec

from footplate.core.prompt import Forecast, Result, View
from footplate.games.steam_power.language.position import (
    AutomaArea,
    Color,
    Fulfilling,
    PlacedTrack,
)
from footplate.games.steam_power.language.steps import StepName


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
    connected: list[int]
    """The companies (seats) connected to it, as a purple city counts them."""


class LinkView(msgspec.Struct, frozen=True):
    """A completed link: names and hexes of its cities, its owner, the hexes of its track."""

    ends: tuple[str, str]
    hexes: tuple[str, str]
    owner: int
    track: list[str]


class Stock(msgspec.Struct, frozen=True):
    """What is left beside the map."""

    track_tiles: dict[str, int]
    cubes: dict[str, int]
    contracts: int
    """In the supply; in basic solo those that can still be taken."""


class ContractForecast(msgspec.Struct, frozen=True, kw_only=True):
    """A contract of the hand: what it costs now by the cheapest way, or why it cannot be done."""

    contract: str
    cost: int | None
    """The cheapest total; None where no way exists at any price (no completed link)."""
    affordable: bool
    prices: list[int]
    """The cheapest price of each resource in printed order."""
    from_bank: list[str]
    """The colours that must be bought from the bank, once for each cube."""
    rule: str | None
    """Why not, as a refusal's rule and sentence; None where it can be fulfilled now."""
    why_not: str
    bonus_usable: bool
    """Whether its bonus could be used as things are; true where it shows none."""


class SteamPowerForecast(Forecast, frozen=True, kw_only=True):
    """The hand with costs, and how far the end is."""

    contracts: list[ContractForecast]
    to_end: int | None
    """How many more contracts this seat needs to trigger the end; None in basic solo."""
    score: int
    sources: dict[str, int]


class SteamPowerView(View, frozen=True, kw_only=True):
    board: str
    options: dict[str, bool | int | str]
    round: int
    start: int
    seat: int | None
    actions: int
    step: StepName
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
    face_down: int
    """How many contracts lie face down before the Automa on turn."""
    needed: int
    """How many fulfilled contracts trigger the end; in basic solo the number of rounds."""
    ending: bool
    """Whether the end is triggered, so that this is the last round."""
    forecast: SteamPowerForecast | None
    """The viewer's own; None for a spectator."""
    result: Result
