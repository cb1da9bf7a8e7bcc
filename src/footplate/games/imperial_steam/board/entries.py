"""The lists of a board file: what an entry of each holds."""

from footplate.core.datafile import Block, Source
from footplate.games.imperial_steam.board.blocks import ByPlayers, Good, Hub, Kind, SiteCost


class City(Block, frozen=True):
    """A city; without a space no tile lies on it."""

    id: str
    name: str
    country: str
    at: tuple[int, int]
    effort: int
    station_cost: int
    station_sites: int
    space: int | None = None
    name_source: Source = "reconstructed"
    effort_source: Source = "reconstructed"


class Connection(Block, frozen=True):
    id: str
    ends: tuple[str, str]
    kind: Kind
    source: Source = "reconstructed"


class FactorySite(Block, frozen=True):
    """A site at a road on the map, open from so many players on."""

    id: str
    city: str
    players: int
    cost: SiteCost


class Opportunity(Block, frozen=True):
    """What the map prints at a city; influence is beside that of a tile."""

    city: str
    influence: int = 0
    guldens_per_track: int = 0
    station_of_each_color: bool = False


class HubTile(Block, frozen=True):
    color: Hub
    demand: tuple[Good, ...]
    fixed_space: ByPlayers[int]


class NormalCard(Block, frozen=True):
    """A setup: cities of hub tiles, starred cities and their tiles, links with a crown."""

    id: str
    players: int
    hub_cities: tuple[str, ...]
    star_cities: tuple[str, ...]
    star_tiles: tuple[int, ...]
    crowns: tuple[str, ...]


class StateCard(Block, frozen=True):
    link: str
    number: int


class Contract(Block, frozen=True):
    """A contract; it shows as many reserved tokens and investors as factories."""

    id: str
    value: int
    factories: tuple[Good, ...]

    @property
    def deck(self) -> int:
        return len(self.factories)


class Engine(Block, frozen=True):
    """An engine; without a round it is never for sale."""

    id: str
    level: int
    price: int
    cars: int
    count: int
    influence: int
    from_round: int | None = None


class GrowthTile(Block, frozen=True):
    """The steps of a hub for the first, second and each later good that it gets."""

    id: str
    steps: tuple[int, ...]
