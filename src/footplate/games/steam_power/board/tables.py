"""The rulebook's tables that every map shares: pieces, contracts, prices, limits and scoring."""

from functools import cache
from importlib import resources
from typing import Final, Literal

import msgspec

from footplate.core.datafile import BadData, Block, Problem, Seats, Source, read_toml

FILE: Final = "tables.toml"

Edition = Literal["early", "final"]
Bonus = Literal["lay_track", "build_factory", "take_contracts"]
AutomaAction = Literal["lay_track", "build_factory"]
TargetRule = Literal["least_present", "victory_point_city", "unconnected_city", "opponents_city"]
Corner = Literal["top_left", "top_right", "bottom_right", "bottom_left"]
Difficulty = Literal["very_easy", "easy", "normal", "hard", "very_hard"]
Solo = Literal["basic", "mautoma"]
Stocked = Literal["limited", "unlimited"]
Track = tuple[int, int]
WORDS: Final = {"format": ("steam-power-tables/1",)}


class Resource(Block, frozen=True):
    color: str
    cubes: int


class CityTile(Block, frozen=True):
    """City tiles of one colour: Factory Cities, or the Victory Point Cities without resources."""

    color: str
    letter: str
    count: int
    factory: bool


class Face(Block, frozen=True):
    """One side of a track tile before turning; a crossing carries two tracks."""

    id: str
    name: str
    tracks: tuple[Track, ...]
    alternative: tuple[Track, ...] = ()


class TrackTile(Block, frozen=True):
    """A kind of physical tile: in use, it takes both of its faces out of the stock."""

    id: str
    faces: tuple[str, str]
    count: int


class Coin(Block, frozen=True):
    value: int
    count: int


class Contract(Block, frozen=True):
    """Resources in printed order, and what fulfilling them brings."""

    id: str
    resources: tuple[str, ...]
    vp: int
    money: int
    bonus: Bonus | None = None


class Box(Block, frozen=True):
    """How much of everything the rulebook counts."""

    factory_cities_per_color: int
    victory_point_cities: int
    city_tiles: int
    track_tiles: int
    resources_per_color: int
    resources: int
    contracts: int
    coins: int


class Stock(Block, frozen=True):
    """What can run out."""

    track_tiles: Stocked
    resources: Stocked
    coins: Stocked


class Setup(Block, frozen=True):
    """What each player starts with; the trains are the edition's."""

    money: int
    contracts: int
    factories: int


class Turn(Block, frozen=True):
    """How many actions a turn has, and what one action gives at most."""

    actions: int
    track_tiles: int
    contracts: int
    money: int


class TerrainPrices(Block, frozen=True):
    plains: int
    hills: int
    mountains: int


class Costs(Block, frozen=True):
    """Everything a player pays for."""

    terrain: TerrainPrices
    crossing: int
    opponents_resource: int
    opponents_link: int
    missing_resource: int


class Factory(Block, frozen=True):
    """Resources on a new factory, and the choice that a bonus gives."""

    resources: int
    bonus: tuple[int, ...]


class Scoring(Block, frozen=True):
    flipped_factory: int
    victory_point_city: int
    money_per_vp: int


class EditionRules(Block, frozen=True):
    """The keys in which the editions differ; `tables.toml` says what each means.

    Where the final one is only clearer both are played by it, without a key (SP-EDITION-07).
    """

    seats: Seats
    solo: tuple[Solo, ...]
    maps: int
    trains: int
    leftover_vp: int
    factory_2p: int
    bonus_factory_2p: tuple[int, ...]
    vp_group: bool
    group_build_out: bool
    steal: bool
    bonus_steal: bool
    remove_counts: bool


class Editions(Block, frozen=True):
    early: EditionRules
    final: EditionRules


class BasicSolo(Block, frozen=True):
    companies: int
    rounds: int
    trains_in_bag: int
    contracts_per_round: int
    factory: int
    bonus_factory: tuple[int, ...]
    vp_per_company: int


class Sweep(Block, frozen=True):
    """How the direction marker looks over the map from one corner."""

    first: Literal["down", "up"]
    then: Literal["left", "right"]


class Sweeps(Block, frozen=True):
    top_left: Sweep
    top_right: Sweep
    bottom_right: Sweep
    bottom_left: Sweep


class Fallback(Block, frozen=True):
    """What the Automa does instead of an action that it cannot take."""

    lay_track: AutomaAction
    build_factory: AutomaAction


class Automa(Block, frozen=True):
    cards: int
    corners: tuple[Corner, Corner, Corner, Corner]
    marker_start: str
    default_difficulty: Difficulty
    fallback: Fallback
    fallback_money: int
    sweep: Sweeps


class AutomaIcons(Block, frozen=True):
    """The action for each bonus that a contract may show, and for none."""

    lay_track: AutomaAction
    build_factory: AutomaAction
    take_contracts: AutomaAction
    none: AutomaAction


class Compensation(Block, frozen=True):
    very_easy: int
    easy: int
    normal: int
    hard: int
    very_hard: int


class TableSources(Block, frozen=True):
    """Where each block of the tables comes from."""

    resources: Source
    city_tiles: Source
    faces: Source
    track_tiles: Source
    coins: Source
    companies: Source
    contracts: Source
    box: Source
    stock: Source
    setup: Source
    turn: Source
    costs: Source
    factory: Source
    end: Source
    scoring: Source
    editions: Source
    basic_solo: Source
    automa: Source
    automa_icons: Source
    automa_targets: Source
    automa_compensation: Source


class Tables(Block, frozen=True, kw_only=True):
    """All of them, as `tables.toml` holds them."""

    format: Literal["steam-power-tables/1"]
    resources: tuple[Resource, ...]
    city_tiles: tuple[CityTile, ...]
    faces: tuple[Face, ...]
    track_tiles: tuple[TrackTile, ...]
    coins: tuple[Coin, ...]
    companies: tuple[str, ...]
    contracts: tuple[Contract, ...]
    box: Box
    stock: Stock
    setup: Setup
    turn: Turn
    costs: Costs
    factory: Factory
    end: dict[int, int]
    scoring: Scoring
    editions: Editions
    basic_solo: BasicSolo
    automa: Automa
    automa_icons: AutomaIcons
    automa_targets: dict[str, TargetRule]
    automa_compensation: Compensation
    sources: TableSources
    source_notes: dict[str, str] = msgspec.field(default_factory=dict)


@cache
def load_tables() -> Tables:
    """The tables of the package, read once; loading a map checks them."""
    return read_tables(resources.files(__package__).joinpath(FILE).read_text(encoding="utf-8"))


def read_tables(text: str, file: str = FILE) -> Tables:
    """Tables from the text of their file, well formed but not yet checked."""
    try:
        return read_toml(text, Tables, WORDS, "")
    except BadData as bad:
        first = bad.problems[0]
        parts = [part for part in (first.place, first.field) if part not in ("", "file", "TOML")]
        raise BadData([Problem(file, ".".join(parts) or "TOML", first.reason)]) from None
