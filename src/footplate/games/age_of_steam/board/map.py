# footplate: compiled
"""A board as the engine wants it: cells numbered from 0, everything else in flat lists.

Made once per board from its data file and shared by every state.
"""

from typing import Final

from footplate.games.age_of_steam.board.codes import build
from footplate.games.age_of_steam.board.file import BoardFile, cells, open_edges, terrain_prices
from footplate.games.age_of_steam.board.tables import Tables
from footplate.hexes.grid import Grid
from footplate.hexes.tiles import (
    EXITS,
    FACES,
    FIRST_DOUBLE,
    FIRST_TOWN,
    bend,
    crosses,
    double_face,
    pair_face,
    town_face,
    turned,
)

IS_CITY: Final = 64
"""Set in `cities[cell]` beside the mask of the accepted colours."""


class Board(Grid):
    """The map, its stops and its growth columns."""

    def __init__(self, known_by: str, file: BoardFile, tables: Tables) -> None:
        land = cells(file)
        super().__init__(land, open_edges(file))
        self.known_by = known_by
        """What `load_board` was given: a packaged board's id, or the text of the file."""
        self.file = file
        self.id = file.id
        self.towns = [1 if cell.kind == "town" else 0 for cell in land]
        self.prices = self._prices(file)
        self._name_stops(file, tables)
        self.columns = self._growth_columns(file)
        self._rim_cells: dict[int, RimCell] = {}
        self.first_rim = self.rim(self.cities)

    def _prices(self, file: BoardFile) -> list[int]:
        """What a simple tile on the empty hex costs, terrain included (AOS-COST-06)."""
        terrain = terrain_prices(file)
        by_kind = {"plain": terrain.plain, "river": terrain.river, "mountain": terrain.mountain}
        prices = []
        for cell in cells(file):
            own = file.map.prices.get(cell.label)
            prices.append(by_kind.get(cell.kind, 0) if own is None else own)
        return prices

    def _name_stops(self, file: BoardFile, tables: Tables) -> None:
        """Number the stops (cities and towns) in the order of their cells."""
        colors = [color.name for color in tables.colors]
        self.cities = [0] * self.size
        self.start_cubes = [0] * self.size
        for city in file.cities:
            cell = self.cell(city.hex)
            self.names[cell] = city.name
            self.start_cubes[cell] = city.cubes
            taken = [1 << colors.index(color) for color in city.colors]
            self.cities[cell] = IS_CITY | sum(taken)  # AOS-BOARD-05
        for town in file.towns:
            self.names[self.cell(town.hex)] = town.name
        self.stops = [c for c in range(self.size) if self.cities[c] or self.towns[c]]
        self.stop_of = [-1] * self.size
        for number in range(len(self.stops)):
            self.stop_of[self.stops[number]] = number

    def _growth_columns(self, file: BoardFile) -> list[int]:
        """The cell that each of the twelve city columns feeds; -1: none."""
        columns = [-1] * 12
        for city in file.cities:
            for growth in city.growth:
                at = growth.die - 1 + (0 if growth.side == "light" else 6)
                columns[at] = self.cell(city.hex)
        return columns

    def rim(self, cities: list[int]) -> list["RimCell"]:
        """The cells beside cities. Equal ones are made once and shared."""
        rim = []
        for cell in range(self.size):
            if cities[cell]:
                continue
            connect = 0
            for edge in range(6):
                near = self.near[cell * 6 + edge]
                if near >= 0 and cities[near]:
                    connect |= 1 << edge
            if connect:
                known = self._rim_cells.get(cell << 6 | connect)
                if known is None:
                    known = RimCell(self, cell, connect)
                    self._rim_cells[cell << 6 | connect] = known
                rim.append(known)
        return rim


class RimCell:
    """A cell beside a city, and the simple tiles that fit it while it and its surroundings are
    empty: most legal builds of a game are these, so they are listed only once."""

    def __init__(self, board: Board, cell: int, connect: int) -> None:
        self.cell = cell
        self.connect = connect
        """The edges towards cities."""
        self.plain = board.towns[cell] == 0 and connect & (connect - 1) == 0
        """No town, and one city only: nothing else to think of on empty land."""
        self.price = board.prices[cell]
        faces = [
            face
            for face in range(1, FIRST_DOUBLE)
            if EXITS[face] & connect and not EXITS[face] & board.closed[cell]
        ]
        spot = board.spots[cell]
        self.codes = [
            [build(spot, face) for face in faces if not missing >> (bend(face) - 1) & 1]
            for missing in range(8)
        ]
        """The builds, by which of the acute, gentle and straight tiles are used up (a mask)."""


class TileBox:
    """The manifest: which kind of tile shows a face, and how many of each kind there are."""

    def __init__(self, tables: Tables, crossing_first: bool) -> None:
        self.names = [tile.id for tile in tables.tiles]
        self.counts = [tile.count for tile in tables.tiles]
        self.kinds: list[list[int]] = [[] for _ in range(FACES)]
        """The kinds that can show a face, the preferred one first; several only for towns."""
        self.crossing = [crosses(face) for face in range(FACES)]
        self.disk = [False] * FACES
        """Whether a face needs a town disk on top."""
        for kind in range(len(tables.tiles)):
            self._add(kind, tables)
        for face in range(FIRST_TOWN, FACES):
            if len(self.kinds[face]) > 1:
                order = [k for k in self.kinds[face] if tables.tiles[k].kind == "crossing"]
                others = [k for k in self.kinds[face] if k not in order]
                # The one to be picked stands first: AOS-BUILD-27.
                self.kinds[face] = order + others if crossing_first else others + order
            self.disk[face] = EXITS[face].bit_count() in (2, 4)

    def _add(self, kind: int, tables: Tables) -> None:
        tile = tables.tiles[kind]
        tracks = [pair_face(a, b) for a, b in tile.tracks]
        if tracks:
            face = tracks[0] if len(tracks) == 1 else double_face(tracks[0], tracks[1])
        else:
            face = town_face(sum([1 << edge for edge in tile.exits]))
        for steps in range(6):
            shown = turned(face, steps)
            for as_town in (False, True):
                target = town_face(EXITS[shown]) if as_town else shown
                if kind not in self.kinds[target]:
                    self.kinds[target].append(kind)
