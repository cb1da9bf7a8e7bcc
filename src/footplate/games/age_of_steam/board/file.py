"""Boards as data: what a board file holds, and what can be asked of it."""

from typing import Final, Literal

import msgspec

from footplate.core.datafile import Block, BoardHead, Seats, Source
from footplate.games.age_of_steam.board.tables import Side, TerrainPrices, load_tables
from footplate.hexes.mapfiles import Cell, all_cells, edges_to_land

FORMAT: Final = "age-of-steam-board/1"
KINDS: Final = {
    "P": "plain",
    "R": "river",
    "M": "mountain",
    "T": "town",
    "C": "city",
    "L": "lake",
}
# Cubes of this colour are never in the bag, so a board may put them on its towns.
TOWN_CUBE_COLOR: Final = "white"
SEATS: Final = Seats(min=3, max=6)  # AOS-SETUP-01


class Growth(Block, frozen=True):
    """A column of the goods display that feeds a city."""

    side: Side
    die: int


class City(Block, frozen=True):
    """A printed city: the colours it takes (of cotton the ports alone: AOS-BOARD-10), its growth
    columns, the cubes it starts with."""

    hex: str
    name: str
    colors: tuple[str, ...]
    cubes: int
    growth: tuple[Growth, ...] = ()


class Town(Block, frozen=True):
    hex: str
    name: str


class ClosedEdge(Block, frozen=True):
    """A hexside over which no track may run; named from one side, closed from both."""

    hex: str
    edge: int


class HexMap(Block, frozen=True):
    """The terrain by columns, and what single hexes add to it."""

    columns: tuple[str, ...]
    rivers: dict[str, tuple[int, ...]] = msgspec.field(default_factory=dict)
    prices: dict[str, int] = msgspec.field(default_factory=dict)
    closed: tuple[ClosedEdge, ...] = ()


class Terrain(Block, frozen=True):
    """Prices that this board sets otherwise than the rulebook."""

    plain: int | None = None
    river: int | None = None
    mountain: int | None = None


class ExtraCube(Block, frozen=True):
    """A city that gets a cube from the bag in Goods Growth of these turns."""

    city: str
    first_turn: int
    last_turn: int


class TownCubes(Block, frozen=True):
    """Cubes on every town at setup; a delivered one pays the mover more and leaves the game."""

    color: str
    count: int
    bonus_income: int


class BoardRules(Block, frozen=True):
    """Where a board departs from the base rules: a closed list, empty for Rust Belt and Reversteam
    (AOS-BOARD-02)."""

    own_links_only: bool = False
    no_duplicate_links: bool = False
    doubled_reduction_turns: tuple[int, ...] = ()
    extra_cubes: tuple[ExtraCube, ...] = ()
    town_cubes: TownCubes | None = None


class BoardSources(Block, frozen=True):
    """Where each block of the board comes from."""

    map: Source
    cities: Source
    towns: Source
    turns: Source
    rules: Source
    rivers: Source | None = None


class BoardFile(BoardHead, frozen=True, kw_only=True):
    """One board, as its file holds it (AOS-BOARD-01)."""

    format: Literal["age-of-steam-board/1"]
    turns: dict[int, int]
    map: HexMap
    cities: tuple[City, ...]
    towns: tuple[Town, ...]
    terrain: Terrain = Terrain()
    rules: BoardRules = BoardRules()
    sources: BoardSources


# --- asking a board --------------------------------------------------------------------------


def cells(board: BoardFile) -> list[Cell]:
    """Every hex of land, column by column from the west, each from north to south."""
    return [cell for cell in all_cells(board.map.columns, KINDS) if cell.kind != "lake"]


def open_edges(board: BoardFile) -> dict[str, tuple[int, ...]]:
    """For each hex of land the edges over which track may run: to land, and not closed
    (AOS-BOARD-04)."""
    return edges_to_land(cells(board), [(side.hex, side.edge) for side in board.map.closed])


def terrain_prices(board: BoardFile) -> TerrainPrices:
    """What the first simple tile costs by terrain: the board's word before the rulebook's
    (AOS-BOARD-03)."""
    own, base = board.terrain, load_tables().costs.terrain
    return TerrainPrices(
        plain=base.plain if own.plain is None else own.plain,
        river=base.river if own.river is None else own.river,
        mountain=base.mountain if own.mountain is None else own.mountain,
    )
