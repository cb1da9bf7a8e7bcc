"""Boards as data: what a board file holds, how one is read, and what can be wrong with it."""

from collections.abc import Iterable
from typing import Any, Final, Literal, NamedTuple

import msgspec

from footplate.games.age_of_steam.tables import (
    Side,
    Source,
    Table,
    TerrainPrices,
    load_tables,
)
from footplate.hexes.geometry import EDGES, label, neighbour, parse_label

FORMAT: Final = "age-of-steam-board/1"
KINDS: Final = {
    "P": "plain",
    "R": "river",
    "M": "mountain",
    "T": "town",
    "C": "city",
    "L": "lake",
}
NO_HEX: Final = "."
# Cubes of this colour are never in the bag, so a board may put them on its towns.
TOWN_CUBE_COLOR: Final = "white"
SEATS: Final = (3, 6)


class Seats(Table, frozen=True):
    min: int
    max: int


class Growth(Table, frozen=True):
    """A column of the goods display that feeds a city."""

    side: Side
    die: int


class City(Table, frozen=True):
    """A printed city: the colours it takes, its growth columns, the cubes it starts with."""

    hex: str
    name: str
    colors: tuple[str, ...]
    cubes: int
    growth: tuple[Growth, ...] = ()


class Town(Table, frozen=True):
    hex: str
    name: str


class ClosedEdge(Table, frozen=True):
    """A hexside over which no track may run; named from one side, closed from both."""

    hex: str
    edge: int


class HexMap(Table, frozen=True):
    """The terrain by columns, and what single hexes add to it."""

    columns: tuple[str, ...]
    rivers: dict[str, tuple[int, ...]] = msgspec.field(default_factory=dict)
    prices: dict[str, int] = msgspec.field(default_factory=dict)
    closed: tuple[ClosedEdge, ...] = ()


class Terrain(Table, frozen=True):
    """Prices that this board sets otherwise than the rulebook."""

    plain: int | None = None
    river: int | None = None
    mountain: int | None = None


class ExtraCube(Table, frozen=True):
    """A city that gets a cube from the bag in Goods Growth of these turns."""

    city: str
    first_turn: int
    last_turn: int


class TownCubes(Table, frozen=True):
    """Cubes on every town at setup; a delivered one pays the mover more and leaves the game."""

    color: str
    count: int
    bonus_income: int


class Rules(Table, frozen=True):
    """Where a board departs from the base rules: a closed list."""

    own_links_only: bool = False
    no_duplicate_links: bool = False
    doubled_reduction_turns: tuple[int, ...] = ()
    extra_cubes: tuple[ExtraCube, ...] = ()
    town_cubes: TownCubes | None = None


class BoardSources(Table, frozen=True):
    """Where each block of the board comes from."""

    map: Source
    cities: Source
    towns: Source
    turns: Source
    rules: Source
    rivers: Source | None = None


class BoardFile(Table, frozen=True, kw_only=True):
    """One board, as its file holds it."""

    format: Literal["age-of-steam-board/1"]
    id: str
    name: str
    designer: str | None = None
    edition: str
    seats: Seats
    notes: tuple[str, ...] = ()
    turns: dict[int, int]
    map: HexMap
    cities: tuple[City, ...]
    towns: tuple[Town, ...]
    terrain: Terrain = Terrain()
    rules: Rules = Rules()
    sources: BoardSources
    source_notes: dict[str, str] = msgspec.field(default_factory=dict)


class BoardProblem(msgspec.Struct, frozen=True):
    """What is wrong with a board file, and where."""

    place: str
    field: str
    reason: str

    def __str__(self) -> str:
        # One line, whatever odd text the file holds.
        return " ".join(f"{self.place}: {self.field}: {self.reason}".split())


class BadBoard(Exception):
    """A board file that cannot be played on; `problems` lists why."""

    def __init__(self, problems: Iterable[BoardProblem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


class Cell(NamedTuple):
    """A hex of the map; `kind` is a word of `KINDS`."""

    label: str
    col: int
    row: int
    kind: str


# --- asking a board --------------------------------------------------------------------------


def cells(board: BoardFile) -> list[Cell]:
    """Every hex of land, column by column from the west, each from north to south."""
    return [
        Cell(label(col, row), col, row, KINDS[letter])
        for col, column in enumerate(board.map.columns)
        for row, letter in enumerate(column)
        if letter not in (NO_HEX, "L")
    ]


def open_edges(board: BoardFile) -> dict[str, tuple[int, ...]]:
    """For each hex of land the edges over which track may run: to land, and not closed."""
    land = {(cell.col, cell.row): cell.label for cell in cells(board)}
    closed = set[tuple[str, int]]()
    for side in board.map.closed:
        col, row = parse_label(side.hex)
        across = neighbour(col, row, side.edge)
        closed |= {(side.hex, side.edge), (label(*across), (side.edge + 3) % len(EDGES))}
    return {
        name: tuple(
            edge
            for edge in range(len(EDGES))
            if neighbour(col, row, edge) in land and (name, edge) not in closed
        )
        for (col, row), name in land.items()
    }


def terrain_prices(board: BoardFile) -> TerrainPrices:
    """What the first simple tile costs by terrain: the board's word before the rulebook's."""
    own, base = board.terrain, load_tables().costs.terrain
    return TerrainPrices(
        plain=base.plain if own.plain is None else own.plain,
        river=base.river if own.river is None else own.river,
        mountain=base.mountain if own.mountain is None else own.mountain,
    )


def entry_place(block: str, index: int, entry: Any) -> str:
    """Where an entry of a list stands, with the hex that a person will look for."""
    hex_ = entry.get("hex") if isinstance(entry, dict) else getattr(entry, "hex", None)
    return f"{block}[{index}]" + (f" (hex {hex_})" if isinstance(hex_, str) else "")
