"""The rulebook's tables that every board shares: pieces, prices, limits and scoring."""

import tomllib
from functools import cache
from importlib import resources
from typing import Literal

import msgspec

from footplate.core.datafile import Block, Source

Side = Literal["light", "dark"]
TileClass = Literal["simple", "crossing", "coexist", "town"]


class Color(Block, frozen=True):
    """A colour of goods; `cubes` is how many of them start in the bag or on the board."""

    name: str
    letter: str
    cubes: int


class Tile(Block, frozen=True):
    """A kind of track tile before turning: tracks between two edges, or exits of a town."""

    id: str
    kind: TileClass = msgspec.field(name="class")
    count: int
    tracks: tuple[tuple[int, int], ...] = ()
    exits: tuple[int, ...] = ()


class NewCity(Block, frozen=True):
    """A new city tile and the column of the goods display that feeds it."""

    letter: str
    color: str
    side: Side
    die: int


class Selection(Block, frozen=True):
    """One of the actions that players choose among each turn."""

    id: str
    name: str


class Display(Block, frozen=True):
    """The goods display: a column for each face of the die on each side."""

    sides: tuple[Side, ...]
    faces: int
    city_boxes: int
    new_city_boxes: int


class TerrainPrices(Block, frozen=True):
    """What the first simple tile on a hex costs."""

    plain: int
    river: int
    mountain: int


class Surcharges(Block, frozen=True):
    """What a kind of tile on an empty hex costs above the terrain."""

    simple: int
    coexist: int
    crossing: int


class Replacements(Block, frozen=True):
    """What replacing a tile costs; terrain is not paid again."""

    simple_to_crossing: int
    town: int
    other: int


class Costs(Block, frozen=True):
    """Everything a builder pays for."""

    terrain: TerrainPrices
    surcharge: Surcharges
    town_base: int
    town_exit: int
    replace: Replacements
    redirect: int


class Limits(Block, frozen=True):
    """How much of something one player, or the box, may have."""

    shares: int
    share_price: int
    engine: int
    markers: int
    town_disks: int
    builds: int
    engineer_builds: int


class Setup(Block, frozen=True):
    """What each player starts with, and the dice thrown for the first player order."""

    money: int
    shares: int
    engine: int
    income: int
    order_dice: int


class Band(Block, frozen=True):
    """A range of income and what it loses each turn; without `last` it has no upper end."""

    first: int
    loss: int
    last: int | None = None


class Scoring(Block, frozen=True):
    """Victory points for one of each."""

    income: int
    share: int
    section: int


class TableSources(Block, frozen=True):
    """Where each block of the tables comes from."""

    colors: Source
    tiles: Source
    new_cities: Source
    actions: Source
    display: Source
    costs: Source
    limits: Source
    setup: Source
    income_reduction: Source
    scoring: Source


class Tables(Block, frozen=True):
    """All of them, as `tables.toml` holds them."""

    format: Literal["age-of-steam-tables/1"]
    colors: tuple[Color, ...]
    tiles: tuple[Tile, ...]
    new_cities: tuple[NewCity, ...]
    actions: tuple[Selection, ...]
    display: Display
    costs: Costs
    limits: Limits
    setup: Setup
    income_reduction: dict[str, tuple[Band, ...]]
    scoring: Scoring
    sources: TableSources
    source_notes: dict[str, str]


@cache
def load_tables() -> Tables:
    """The tables of the package, read once."""
    file = resources.files(__package__).joinpath("tables.toml")
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Tables)


def display_boxes(tables: Tables) -> int:
    """How many cubes the goods display takes when it is full."""
    cities = len(tables.display.sides) * tables.display.faces * tables.display.city_boxes
    return cities + len(tables.new_cities) * tables.display.new_city_boxes


def cubes_in_box(tables: Tables) -> int:
    """How many cubes there are for the display, the cities and the bag together."""
    return sum(color.cubes for color in tables.colors)
