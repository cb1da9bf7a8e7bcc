"""Maps as data: what a map file holds, and what can be asked of it."""

from typing import Final, Literal

from footplate.core.datafile import Block, BoardHead, Seats, Source
from footplate.games.steam_power.board.tables import Edition, load_tables
from footplate.hexes.geometry import EDGES, neighbour
from footplate.hexes.mapfiles import Cell, all_cells, edges_to_land

FORMAT: Final = "steam-power-map/1"
# Rivers change nothing and have no letter (SP-MAP-06).
KINDS: Final = {
    "P": "plains",
    "H": "hills",
    "M": "mountains",
    "W": "water",
    "C": "city",
}
# Where track can be laid; a city is only ever the end of a link.
BUILDABLE: Final = ("plains", "hills", "mountains")
SEATS: Final = Seats(min=1, max=5)


class City(Block, frozen=True):
    """A hex that gets a city tile at setup."""

    hex: str
    name: str


class HexMap(Block, frozen=True):
    """The terrain by columns."""

    columns: tuple[str, ...]


class BoardSources(Block, frozen=True):
    """Where each block of the map comes from; those of our maps are reconstructed (SP-MAP-07)."""

    map: Source
    cities: Source
    editions: Source


class BoardFile(BoardHead, frozen=True, kw_only=True):
    """One map, as its file holds it, with the source of each part (SP-MAP-02)."""

    format: Literal["steam-power-map/1"]
    editions: tuple[Edition, ...]
    """The boxes that it lay in; it can be played with either edition (SP-EDITION-09)."""
    map: HexMap
    cities: tuple[City, ...]
    sources: BoardSources


# --- asking a map ----------------------------------------------------------------------------


def cells(board: BoardFile) -> list[Cell]:
    """Every hex of land, column by column from the west, each from north to south."""
    return [cell for cell in all_cells(board.map.columns, KINDS) if cell.kind != "water"]


def open_edges(board: BoardFile) -> dict[str, tuple[int, ...]]:
    """For each hex of land the edges over which track may run: those to land."""
    return edges_to_land(cells(board))


def city_groups(board: BoardFile) -> tuple[tuple[str, ...], ...]:
    """The cities that touch each other, two and more, as hexes in the order of `cells`
    (SP-MAP-05)."""
    places = {(cell.col, cell.row): cell.label for cell in cells(board) if cell.kind == "city"}
    groups, seen = list[tuple[str, ...]](), set[tuple[int, int]]()
    for start in places:
        if start in seen:
            continue
        seen.add(start)
        group = [start]
        for col, row in group:  # grows as long as a city touches one not seen yet
            around = [neighbour(col, row, edge) for edge in range(len(EDGES))]
            group += [there for there in around if there in places and there not in seen]
            seen.update(group)
        if len(group) > 1:
            groups.append(tuple(places[city] for city in sorted(group)))
    return tuple(groups)


def tiles_beside(board: BoardFile) -> int:
    """How many city tiles are left over when every city of the map has one (SP-MAP-04)."""
    return load_tables().box.city_tiles - len(board.cities)
