"""What a seat sees and what the rules foretell, as plain data (made in `view.py`)."""

import msgspec

from footplate.core.view import Forecast, View
from footplate.games.imperial_steam.board.blocks import Good, Hub, Kind
from footplate.games.imperial_steam.language.actions import EngineerKind, Tile
from footplate.games.imperial_steam.language.position import Factory, Goods, Turn
from footplate.games.imperial_steam.language.steps import StepName


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """What lies before a seat; `money` and `bid` are there only for who may see them."""

    money: int | None
    influence: int
    goods: Goods
    landing: Goods
    room: int
    """How many more goods fit beside coal on engines."""
    coal_room: int
    """How many more coal fit on engines."""
    engines: list[int]
    free_cars: int
    reserved_cars: int
    passenger_cars: int
    floors: int
    """Open floors of the warehouse."""
    idle: list[int]
    working: list[int]
    workers_left: int
    """How many more can be hired."""
    engineers: list[EngineerKind]
    tracks: list[str]
    tracks_left: int
    stations: list[str]
    """Wien included."""
    stations_left: int
    factories: list[Factory]
    contracts: list[str]
    share: int
    investors: int
    shareholders: int
    gold_keys: list[Hub]
    silver_keys: list[Hub]
    hands: dict[Tile, int]
    hands_left: int
    income: int
    """Of the next round."""
    has_bid: bool
    bid: int | None
    """The sealed bid, for its own seat alone."""
    cities: list[str]
    """Of the network."""


class SiteView(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    cost: int | None
    """The printed price or that of a station; None: the price of the factory board."""
    seat: int | None
    good: Good | None
    goods: int


class CityView(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    effort: int
    station_cost: int
    station_sites: int
    stations: list[int]
    """The seats with a station here."""
    tile: int | None
    hub: Hub | None
    influence: int
    """What a network gains with the city, printed and tile together."""
    business: int
    """The top token; 0: none."""
    sites: list[SiteView]
    wanted: list[Good]
    """Goods that can still be delivered here."""
    delivered: list[Good]
    pays_per_track: int
    """Guldens for each own track when the city is reached."""


class LinkView(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    ends: tuple[str, str]
    kind: Kind
    crown: bool
    semmering: bool
    seats: list[int]
    """Who has a track on it."""


class HubView(msgspec.Struct, frozen=True, kw_only=True):
    hub: Hub
    city: str
    influence: int
    growth: list[int]
    """The steps for each good that it gets."""
    received: int
    prices: list[int]
    """What the next worker of each column costs."""
    next_prices: list[int]
    """What the one after it costs."""
    engineers: list[EngineerKind]
    engineer_price: int
    gold: bool
    """Whether the gold key is still to be had."""
    silver: bool


class MarketView(msgspec.Struct, frozen=True, kw_only=True):
    good: Good
    left: int
    price: int | None
    """Of the next cube; None: none is left."""
    factories: int
    """Factories left on the board."""
    factory_cost: int | None
    """Of the next one; None: none is left."""
    pay: int
    """For a delivery now."""
    next_price: int | None
    """Of the cube after the next one."""
    next_factory_cost: int | None
    next_pay: int | None
    """Once one more factory is built."""


class ContractView(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    value: int
    factories: list[Good]
    """As many cars are reserved and investors join."""


class EngineView(msgspec.Struct, frozen=True, kw_only=True):
    level: int
    price: int
    cars: int
    influence: int
    from_round: int
    left: int


class RoundView(msgspec.Struct, frozen=True, kw_only=True):
    round: int
    hands: int
    shipment: int | None
    """The most goods on a landing; None: ordering is over."""
    arrivals: Goods


class ImperialSteamView(View, frozen=True, kw_only=True):
    forecasts: "list[ImperialSteamForecast]"
    step: StepName
    """What is asked within the phase."""
    ladder: list[int]
    """All seats, the most influential first."""
    turn: Turn
    players: list[SeatView]
    cities: list[CityView]
    links: list[LinkView]
    hubs: list[HubView]
    market: list[MarketView]
    display: list[ContractView]
    contracts: list[ContractView]
    """Those that somebody holds."""
    engines: list[EngineView]
    track: list[RoundView]
    """The round track."""
    share_values: list[int]
    share_influence: list[int]
    """What each value costs on the way up."""
    investor_spaces: int
    semmering: int | None
    trieste: list[int]
    """The seats whose network holds the goal."""
    goal: str


class LinkAhead(msgspec.Struct, frozen=True, kw_only=True):
    """A link beside or inside the own network on which the seat has no track yet."""

    link: str
    start: str
    """The end in the own network."""
    city: str
    """The other one."""
    inside: bool
    """Whether that belongs to the network, too."""
    access: bool
    """Whether access to the state railway is bought, rather than a track built."""
    effort: int
    price: int
    """Guldens: fees to others, or the price of access."""


class WayLink(msgspec.Struct, frozen=True):
    """A link of a way to Trieste over other players' tracks, and who is paid."""

    link: str
    seat: int
    amount: int


class ContractScore(msgspec.Struct, frozen=True):
    contract: str
    value: int
    """Below 0: it is not filled."""
    factories: list[Good]
    missing: list[Good]


class ScoreStep(msgspec.Struct, frozen=True):
    """What a step of the scoring brings or takes, and what one has after it."""

    step: str
    """As the sources of the result are named."""
    amount: int
    sum: int
    tariff: str = ""
    """What each thing brings, where it is the same for all."""


class Wealth(msgspec.Struct, frozen=True, kw_only=True):
    """The scoring of one seat, step by step, in guldens."""

    seat: int
    trieste: bool
    """Whether somebody is taken to be connected."""
    money: int
    income: int
    doubled: bool
    goods: int
    gold_keys: dict[Hub, int]
    silver_keys: dict[Hub, int]
    hubs: list[Hub]
    """Those that are not above the seat."""
    hub_bonus: int
    contracts: list[ContractScore]
    way: list[WayLink]
    fees_paid: int
    fees_received: int
    before: int
    """The sum before the shareholders' cut."""
    shareholders: int
    cut: int
    total: int
    steps: list[ScoreStep]
    """The same in the order of the scoring, with the sum after each step."""


class PlanLink(msgspec.Struct, frozen=True, kw_only=True):
    link: str
    to: str
    kind: Kind
    effort: int
    fee: int
    """To other players; for access to the state railway its price."""
    access: bool
    station: int
    """Guldens for a station that the city before it needs; 0: none."""


class TriestePlan(msgspec.Struct, frozen=True, kw_only=True):
    """A cheap way to Trieste from the own network."""

    links: list[PlanLink]
    actions: int
    """Main actions for tracks, two in each."""
    effort: int
    goods: Goods
    """Materials for all of them."""
    fees: int
    """Guldens for fees, access and stations."""
    engineers: list[EngineerKind]
    """Those that have still to be hired."""
    engineer_cost: int
    """Guldens for them."""
    bonus: int
    """Guldens on arrival."""
    lacking: Goods
    """Materials that are neither stored nor ordered yet."""
    effort_lacking: int
    """Effort beyond the experience of the idle workers."""
    left: int | None
    """Guldens after fees, engineers and the bonus; below 0: so many are lacking before anything is
    bought; None: money is hidden."""


class ImperialSteamForecast(Forecast, frozen=True, kw_only=True):
    now: Wealth | None
    """If the game ended now; None, as the two below: money is hidden."""
    with_trieste: Wealth | None
    """The same, if somebody were connected to Trieste."""
    without_trieste: Wealth | None
    links: list[LinkAhead]
    """To new cities first."""
    missing: dict[str, list[Good]]
    """By contract: the factories that it lacks when those worth most together are filled."""
    sales: int
    """Shares that can be sold at the present value."""
    plan: TriestePlan | None
    """None: the own network is there, or no way is left."""
    income: int
    experience: int
    """Of all idle workers."""
    hands: int
    """Hands that can still be placed before the game ends, at the latest."""
    hands_needed: int
    """Hands that the way to Trieste takes at least: for tracks, stations, hiring, materials."""
    late: str
    """Why that way cannot be gone any more; empty: it can, as far as is known."""
