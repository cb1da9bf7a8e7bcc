"""What a seat sees and what the rules foretell, as plain data (made in `view.py`)."""

import msgspec

from footplate.core.view import Forecast, View
from footplate.games.planet_steam.language.actions import Resource
from footplate.games.planet_steam.language.position import (
    Amounts,
    Auction,
    Freelance,
    Hand,
    Manipulation,
    Neutral,
    Tank,
)
from footplate.games.planet_steam.language.steps import StepName


class FreelanceLoad(msgspec.Struct, frozen=True):
    load: int
    holds: int


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """What lies before a seat; `credits` is there only for who may see them."""

    credits: int | None
    resources: Amounts
    capacities: Amounts
    """What the own carriers hold."""
    classes: Amounts
    licenses: int
    luxuries: int
    card: int | None
    """The number of the specialist card."""
    roles: list[str]
    zones: list[str]
    tanks: int
    freelance: FreelanceLoad | None
    """What lies on the freelance carrier of who has it."""
    markers: int
    """Claim markers not on the map."""


class Gauge(msgspec.Struct, frozen=True, kw_only=True):
    """A resource at the terminal."""

    resource: Resource
    supply: int
    top: int
    """Of the supply track."""
    color: str
    """Of the supply."""
    price: int
    lowest: int
    highest: int
    adjustment: int
    """How the price moves if somebody passes now."""
    then: int
    """The price after that."""
    risen: int
    """The price after a round's end at which it lacks for new tanks, where ore and energy do."""
    number: int
    """Its place in the trading order; 0: not yet decided."""
    bands: dict[str, tuple[int, int]]


class Card(msgspec.Struct, frozen=True):
    number: int
    roles: list[str]
    holder: int | None


class Reserve(msgspec.Struct, frozen=True, kw_only=True):
    tanks: int
    converters: Amounts
    superchargers: int
    licenses: int
    luxuries: int
    neutral_markers: int


class TankMarket(msgspec.Struct, frozen=True, kw_only=True):
    stock: int
    spaces: int
    cost: int | None
    """Credits for the next tank; None: out of stock."""
    price: dict[str, int]
    """All that the next tank costs, by thing; empty: out of stock."""
    then: int | None
    """Credits for the one after it; None: there is none."""
    rise: int
    """How the price of a resource moves that is lacking for new tanks."""


class TradeForecast(msgspec.Struct, frozen=True, kw_only=True):
    """What an amount (above 0: bought, below 0: sold, 0: pass) brings and does to the gauge."""

    amount: int
    credits: int
    kept: int
    """Of what is bought, how much there is room for."""
    supply: int
    color: str
    price: int
    """After the adjustment."""


class ExtractionForecast(msgspec.Struct, frozen=True, kw_only=True):
    """What the tanks that are not idle would give now."""

    energy: int
    """Needed."""
    enough: bool
    missing: int
    """Of the energy."""
    basic: Amounts
    synergy: Amounts
    superchargers: Amounts
    airship: Amounts
    total: Amounts
    lost: Amounts
    """For want of room, before the freelance carrier is chosen for."""


class PlanetSteamForecast(Forecast, frozen=True, kw_only=True):
    extraction: ExtractionForecast
    extracts: bool
    """Whether the seat will extract again: not after its last time."""
    trades: list[TradeForecast]
    """For the resource in turn, while the seat is asked to trade; nobody else sees them."""
    production: int
    """Tanks that the local market would produce now."""
    lacking: list[Resource]
    """What it has not got for any; its price would rise."""
    wealth: int
    """As far as its sources are known."""
    sources: dict[str, int]
    """Without `credits` where the viewer may not see them."""


class PlanetSteamView(View, frozen=True, kw_only=True):
    forecasts: list[PlanetSteamForecast]
    first: int
    """Who opens the specialist auction."""
    step: StepName
    """What is asked, finer than the phase."""
    queue: list[int]
    """Who has still to act in this step, the seat that is asked first."""
    players: list[SeatView]
    cards: list[Card]
    claims: dict[str, int | Neutral]
    closed: list[str]
    river: list[str]
    tanks: list[Tank]
    airship: int | None
    gauges: list[Gauge]
    market: TankMarket
    reserve: Reserve
    box: list[Resource]
    won: list[int]
    auction: Auction | None
    zone: str | None
    trading: Resource | None
    free: list[str]
    """Zones whose tanks run without energy."""
    idle: list[str]
    """Of the seat that is asked to extract: the tanks that are switched off."""
    overflow: Amounts | None
    hand: Hand | None
    rearranged: bool
    """Tank Phase: whether nothing was bought since rearranging."""
    manipulation: Manipulation | None
    manipulator: int | None
    saboteur: int | None
    freelance: Freelance | None
    markers_due: int
    """Order markers that the winner has still to place."""
    river_left: int
    """Neutral markers still to be placed on the river."""
    placed: int
    """Placements of claims that were made."""
