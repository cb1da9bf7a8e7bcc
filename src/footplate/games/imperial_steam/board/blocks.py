"""The blocks of a board file, and the parts they are made of."""

from typing import Final, Generic, Literal, TypeVar

from footplate.core.datafile import Block
from footplate.games.imperial_steam.board import codes as c

Good = Literal["wood", "stone", "iron", "coal"]
Hub = Literal["bronze", "white", "green", "blue"]
Kind = Literal["plain", "bridge", "tunnel"]
Region = Literal["A", "B", "C", "D"]
SiteCost = Literal["board", "station"] | int
"""The cost of the factory board, that of a station in the city, or a number of guldens."""

T = TypeVar("T")


def by_number(words: dict[int, T]) -> tuple[T, ...]:
    """Words whose numbers are said beside them, as a table by number."""
    return tuple(words[number] for number in range(len(words)))


GOODS: Final[tuple[Good, ...]] = by_number(
    {c.WOOD: "wood", c.STONE: "stone", c.IRON: "iron", c.COAL: "coal"}
)
HUBS: Final[tuple[Hub, ...]] = ("bronze", "white", "green", "blue")
KINDS: Final[tuple[Kind, ...]] = by_number(
    {c.PLAIN: "plain", c.BRIDGE_LINK: "bridge", c.TUNNEL_LINK: "tunnel"}
)
REGIONS: Final[tuple[Region, ...]] = ("A", "B", "C", "D")


# --- the parts of blocks ---------------------------------------------------------------------


class ByPlayers(Block, Generic[T], frozen=True, rename={"two": "2", "three": "3", "four": "4"}):
    """One value for each number of players: `block[players]`."""

    two: T
    three: T
    four: T

    def __getitem__(self, players: int) -> T:
        return {2: self.two, 3: self.three, 4: self.four}[players]


class ByGood(Block, Generic[T], frozen=True):
    """One value for each good: `block[good]`."""

    wood: T
    stone: T
    iron: T
    coal: T

    def __getitem__(self, good: Good) -> T:
        value: T = getattr(self, good)
        return value


class ByHub(Block, Generic[T], frozen=True):
    """One value for each hub: `block[hub]`."""

    bronze: T
    white: T
    green: T
    blue: T

    def __getitem__(self, hub: Hub) -> T:
        value: T = getattr(self, hub)
        return value


class Token(Block, frozen=True):
    value: int
    count: int


class CityKeys(Block, frozen=True):
    gold: int
    silver: int


class PlayerPieces(Block, frozen=True):
    hands: int
    workers: int
    stations: int
    tracks: int


class Warehouse(Block, frozen=True):
    """The floors that are open at the start, and the most there can be."""

    open: int
    most: int


class CityTile(Block, frozen=True):
    """A tile for a city: its number is that of its space in the fixed setup."""

    number: int
    business: int = 0
    influence: int = 0
    factory_sites: tuple[SiteCost, ...] = ()
    demand: tuple[Good, ...] = ()


class FactoryRow(Block, frozen=True):
    """For each number of factories built: the cost of the next, the pay for a delivery."""

    cost: tuple[int, ...]
    pay: tuple[int, ...]


# --- the blocks ------------------------------------------------------------------------------


class Components(Block, frozen=True):
    """What the box holds; `factories` and `goods` are of each good."""

    action_tiles: int
    state_cards: int
    contracts: int
    guldens: tuple[Token, ...]
    factory_boards: int
    worker_boards: int
    share_boards: int
    summary_cards: int
    normal_cards: int
    semmering_tokens: int
    crowns: int
    hub_markers: int
    tunnel_engineers: int
    bridge_engineers: int
    growth_tiles: int
    price_markers: int
    engines: int
    cars: int
    city_tiles: int
    hub_tiles: int
    shipment_tiles: int
    reserved_tokens: int
    business_tokens: tuple[Token, ...]
    factories: int
    goods: int
    unbuilt_stations: int
    investors: int
    share_value_markers: int
    round_markers: int
    city_keys: CityKeys
    per_player: PlayerPieces
    colors: tuple[str, ...]


class Start(Block, frozen=True):
    """What a player starts with; a further hand comes in each of `hand_rounds`."""

    money: ByPlayers[int]
    workers: int
    engine: str
    cars: int
    engine_goods: tuple[Good, ...]
    car_goods: tuple[Good, ...]
    warehouse: Warehouse
    stations: int
    hands: int
    hand_rounds: tuple[int, ...]
    share_value: int
    investors: int
    influence: int
    most_trains: int


class Rounds(Block, frozen=True):
    """The rounds, the hands in each, and the phases; the first round skips those before one."""

    count: int
    hands: tuple[int, ...]
    first_phase: int
    phases: tuple[str, ...]


class Arrivals(Block, frozen=True):
    """The goods that come to the market, drawn from so many of each kind."""

    rounds: tuple[int, ...]
    per_round: ByPlayers[int]
    pool: int


class Actions(Block, frozen=True):
    main: tuple[str, ...]
    free: tuple[str, ...]


class Costs(Block, frozen=True):
    """Guldens, where the name says nothing else; `fundraise` is gained."""

    track_goods: tuple[Good, ...]
    bridge_good: Good
    tunnel_good: Good
    tracks_per_action: int
    tracks_without_station: int
    track_fee: int
    engineer: int
    influence_step: int
    fundraise: int
    delivery_coal: int
    path_fee: int


class Map(Block, frozen=True):
    """The cities where networks begin and where they are to end, and the Semmering link."""

    start: str
    goal: str
    semmering: str


class Regions(Block, frozen=True, rename="upper"):
    """The cities of each region: `block[region]`."""

    a: tuple[str, ...]
    b: tuple[str, ...]
    c: tuple[str, ...]
    d: tuple[str, ...]

    def __getitem__(self, region: Region) -> tuple[str, ...]:
        return {"A": self.a, "B": self.b, "C": self.c, "D": self.d}[region]


class FixedSetup(Block, frozen=True):
    hub_influence: ByHub[int]
    crowns: ByPlayers[tuple[str, ...]]
    shipment: tuple[int, ...]
    growth: ByHub[str]


class RandomSetup(Block, frozen=True):
    """The tiles of each region, and the city tiles that are left for the other spaces."""

    hub_tiles: int
    city_tiles: int
    remaining: int


class Shipment(Block, frozen=True):
    """The shipment tiles, and the spaces of the market with their prices from the top."""

    tiles: tuple[int, ...]
    spaces: int
    prices: tuple[int, ...]


class WorkerBoard(Block, frozen=True):
    """Prices from the lowest; the columns of each hub and its icons for engineers."""

    prices: tuple[int, ...]
    start_price: int
    engineers: ByPlayers[int]
    columns: ByPlayers[ByHub[int]]
    engineer_icons: ByPlayers[ByHub[int]]


class InfluenceTrack(Block, frozen=True):
    """Columns from 0 to the last; for each the value of a silver key."""

    step: int
    last: int
    rows: int
    silver: tuple[int, ...]


class ShareBoard(Block, frozen=True):
    """Values from the lowest, and the influence that each costs on the way up."""

    values: tuple[int, ...]
    influence: tuple[int, ...]
    investor_spaces: int


class Scoring(Block, frozen=True):
    """Guldens at the end; `hubs` is by number of hubs, `semmering` multiplies the income."""

    good: int
    hubs: tuple[int, ...]
    shareholder_percent: int
    passenger_car: int
    station: int
    semmering: int
