"""The blocks of a board file, and the parts they are made of."""

from typing import Final, Generic, Literal, TypeVar

from footplate.core.datafile import Block

Resource = Literal["quartz", "ore", "water", "energy"]
Band = Literal["black", "blue", "green", "yellow", "orange", "red"]
Role = Literal["lady_steam", "venturer", "airship_captain", "bank_agent", "engineer"]

RESOURCES: Final[tuple[Resource, ...]] = ("quartz", "ore", "water", "energy")
# The colours of a supply track, from none in supply to the most.
BANDS: Final[tuple[Band, ...]] = ("black", "blue", "green", "yellow", "orange", "red")
ROLES: Final[tuple[Role, ...]] = (
    "lady_steam",
    "venturer",
    "airship_captain",
    "bank_agent",
    "engineer",
)

T = TypeVar("T")


# --- the parts of blocks ---------------------------------------------------------------------


class ByPlayers(
    Block,
    Generic[T],
    frozen=True,
    rename={"two": "2", "three": "3", "four": "4", "five": "5"},
):
    """One value for each number of players: `block[players]`."""

    two: T
    three: T
    four: T
    five: T

    def __getitem__(self, players: int) -> T:
        return {2: self.two, 3: self.three, 4: self.four, 5: self.five}[players]


class ByResource(Block, Generic[T], frozen=True):
    """One value for each resource: `block[resource]`."""

    quartz: T
    ore: T
    water: T
    energy: T

    def __getitem__(self, resource: Resource) -> T:
        value: T = getattr(self, resource)
        return value


class Cost(Block, frozen=True):
    """What is paid or gained; what is not named is none."""

    credits: int = 0
    quartz: int = 0
    ore: int = 0
    water: int = 0
    energy: int = 0


class Start(Block, frozen=True):
    """What a player starts with."""

    credits: int
    quartz: int
    ore: int
    water: int
    energy: int


class Converters(Block, frozen=True):
    """A number for each kind of converter; a tank without one gives water."""

    quartz: int
    ore: int
    energy: int


class Token(Block, frozen=True):
    value: int
    count: int


class Cards(Block, frozen=True):
    specialists: int
    carriers: int
    licenses: int
    luxury: int
    optional: int


class Certificates(Block, frozen=True):
    """How many of each certificate are in the reserve."""

    licenses: int
    luxury: int


class Claims(Block, frozen=True):
    """Where the markers lie at the start: for each seat its own, and the neutral ones."""

    own: tuple[tuple[str, ...], ...]
    neutral: tuple[str, ...]


class PriceTrack(Block, frozen=True):
    """A track of whole prices, one space for each."""

    min: int
    max: int
    start: int


class SupplyTrack(Block, frozen=True):
    """The first and the last supply of each colour, and the highest supply of all."""

    max: int
    black: tuple[int, int]
    blue: tuple[int, int]
    green: tuple[int, int]
    yellow: tuple[int, int]
    orange: tuple[int, int]
    red: tuple[int, int]

    def __getitem__(self, band: Band) -> tuple[int, int]:
        first, last = getattr(self, band)
        return first, last


class Card(Block, frozen=True):
    """A specialist card: its number in the turn order, and the sets of players it is in."""

    id: str
    turn: int
    roles: tuple[Role, ...]
    sets: tuple[int, ...]


class Manipulation(Block, frozen=True):
    """A strength of the price manipulation: at most so many spaces over so many resources."""

    credits: int
    spaces: int
    resources: int
    quartz: bool


# --- the blocks ------------------------------------------------------------------------------


class Components(Block, frozen=True):
    """What the box holds; plastic pieces, markers and certificates are limited by it."""

    plastic: int
    tanks: int
    converters: Converters
    superchargers: int
    cardboard: int
    colors: tuple[str, ...]
    claim_markers: int
    neutral_markers: int
    resource_tokens: tuple[Token, ...]
    credit_tokens: tuple[Token, ...]
    indicators: int
    tank_markers: int
    airships: int
    round_markers: int
    order_markers: int
    cards: Cards


class Grid(Block, frozen=True):
    """The zones: columns are letters from the left, rows numbers from the top."""

    columns: int
    rows: int
    river: tuple[str, ...]


class Adjustment(Block, frozen=True):
    """How a price moves by the colour of the supply."""

    black: int
    blue: int
    green: int
    yellow: int
    orange: int
    red: int

    def __getitem__(self, band: Band) -> int:
        value: int = getattr(self, band)
        return value


class TankMarket(Block, frozen=True):
    """The local tank market: its spaces, what a tank is made of, the rise when that is lacking."""

    spaces: int
    production: Cost
    shortage_rise: int


class Carriers(Block, frozen=True):
    start_class: int
    free_upgrades: int
    first_game_upgrade: Resource
    upgrade: Cost
    freelance_capacity: int
    freelance_rounds: int


class Costs(Block, frozen=True):
    """What actions cost; `converter` and `license_sale` are credits."""

    activation: Cost
    declined_gain: Cost
    local_tank: Cost
    import_tank: Cost
    converter: Converters
    supercharger: Cost
    license: Cost
    license_sale: int
    luxury: Cost
    extraction_energy: int


class Grants(Block, frozen=True):
    """Small gifts and thresholds, in credits where nothing else is said."""

    no_credits: int
    opening_bid: int
    claim_success: tuple[int, ...]
    no_zone: int
    engineer: int


class Scoring(Block, frozen=True):
    """Credits at the end of the game; a resource counts its price."""

    zone: int
    tank: int
    supercharger: int
    luxury: int
    license: int
    carrier: int
    converter: int


class VariableClaims(Block, frozen=True):
    """Markers to place; `first_neutral` is the first player's share below five players."""

    own: int
    neutral: int
    first_neutral: int
    river_die_max: ByPlayers[int]


class PriceManipulation(Block, frozen=True):
    weak: Manipulation
    moderate: Manipulation
    strong: Manipulation


class VariableTrading(Block, frozen=True):
    """The order markers that the winner of a bidding round places."""

    placed: ByPlayers[int]


class Sabotage(Block, frozen=True):
    from_round: int
    credits_per_pip: int


class RiverLimits(Block, frozen=True):
    extracted: tuple[Resource, ...]


class Variants(Block, frozen=True):
    variable_claims: VariableClaims
    price_manipulation: PriceManipulation
    variable_trading: VariableTrading
    sabotage: Sabotage
    river_limits: RiverLimits
