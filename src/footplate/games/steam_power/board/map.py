# footplate: compiled
"""A map as the engine wants it: its hexes as a grid, cities and groups numbered, tiles by face."""

from typing import Final

from footplate.games.steam_power.board.codes import lay
from footplate.games.steam_power.board.file import BoardFile, cells, city_groups, open_edges
from footplate.games.steam_power.board.tables import Tables
from footplate.hexes.grid import Grid
from footplate.hexes.tiles import EXITS, FACES, FIRST_DOUBLE, double_face, pair_face, turned

TIGHT: Final = 1
"""In a mask of used-up tiles: no tight curve; `PLAIN`: no straight and no curve."""
PLAIN: Final = 2
EASTWARD = (1, -1, -1, 1)
"""By corner, clockwise from the top left: 1 where the sweep goes east, -1 where it goes west;
`SOUTHWARD`: 1 where it runs down a column, -1 where it runs up."""
SOUTHWARD = (1, 1, -1, -1)


class Board(Grid):
    """The map. Cities are numbered in the order of their cells; a *node* is a city group, or a
    city without one: what transport knows of the map."""

    def __init__(self, known_by: str, file: BoardFile, tables: Tables) -> None:
        land = cells(file)
        super().__init__(land, open_edges(file))
        self.known_by = known_by
        """What `load_board` was given: a packaged map's id, or the text of the file."""
        self.file = file
        terrain = tables.costs.terrain
        prices = {
            "plains": terrain.plains,
            "hills": terrain.hills,
            "mountains": terrain.mountains,
            "city": 0,
        }
        self.prices = [prices[cell.kind] for cell in land]
        self.terrain = [cell.kind for cell in land]
        self.cities = [number for number in range(self.size) if land[number].kind == "city"]
        self.city_of = [-1] * self.size
        for number in range(len(self.cities)):
            self.city_of[self.cities[number]] = number
        for city in file.cities:
            self.names[self.cell(city.hex)] = city.name
        self._number_nodes(file)
        self.all_cities = (1 << len(self.cities)) - 1
        self._find_rim()
        self.whole_rim = self.rim(self.all_cities)
        self.sweeps = [self._sweep(corner) for corner in range(4)]
        """By corner, clockwise from the top left: the place of each cell in the marker's sweep."""

    def _number_nodes(self, file: BoardFile) -> None:
        """Cities that touch are one node (SP-TRACK-25)."""
        groups = {}
        for group in city_groups(file):
            for label in group:
                groups[label] = group
        self.node_of = [-1] * len(self.cities)
        """By city."""
        self.members: list[list[int]] = []
        """By node: its cities."""
        for number in range(len(self.cities)):
            if self.node_of[number] >= 0:
                continue
            label = self.labels[self.cities[number]]
            group = groups.get(label, (label,))
            members = [self.city_of[self.cell(each)] for each in group]
            for member in members:
                self.node_of[member] = len(self.members)
            self.members.append(members)
        self.masks = [sum([1 << city for city in members]) for members in self.members]
        """By node: its cities as a bit mask."""

    def _find_rim(self) -> None:
        self.beside: list[int] = []
        """The cells for track that touch cities."""
        self.city_edges = [0] * self.size
        """By cell: the edges towards cities, as a mask."""
        for cell in range(self.size):
            if self.city_of[cell] >= 0:
                continue
            for edge in range(6):
                near = self.near[cell * 6 + edge]
                if near >= 0 and self.city_of[near] >= 0:
                    self.city_edges[cell] |= 1 << edge
            if self.city_edges[cell]:
                self.beside.append(cell)
        self._rim_number = [-1] * self.size
        for number in range(len(self.beside)):
            self._rim_number[self.beside[number]] = number
        self._starts: list[list[int] | None] = [None] * (len(self.beside) * 64 * 4)

    def rim(self, cities: int) -> list[int]:
        """The cells beside a set of cities as `cell << 6 | edges towards them`."""
        rim = []
        for cell in self.beside:
            connect = 0
            edges = self.city_edges[cell]
            for edge in range(6):
                if edges >> edge & 1 and cities >> self.city_of[self.near[cell * 6 + edge]] & 1:
                    connect |= 1 << edge
            if connect:
                rim.append(cell << 6 | connect)
        return rim

    def starts(self, entry: int, missing: int) -> list[int]:
        """The placements that start a link on an empty cell of the rim with nothing around it.

        Most legal placements of a game are these, so they are listed only once.
        """
        cell, connect = entry >> 6, entry & 63
        at = (self._rim_number[cell] << 6 | connect) << 2 | missing
        known = self._starts[at]
        if known is None:
            known = []
            self._starts[at] = known
            for face in range(1, FIRST_DOUBLE):
                exits = EXITS[face]
                if not exits & connect or exits & self.closed[cell]:
                    continue
                if missing & (TIGHT if is_tight(face) else PLAIN):
                    continue
                known.append(lay(self.spots[cell], face))
        return known

    def _sweep(self, corner: int) -> list[int]:
        """Column by column, away from the corner (SP-AUTO-07)."""

        def key(cell: int) -> tuple[int, int]:
            col, row = self.spots[cell] // 64, self.spots[cell] % 64
            return EASTWARD[corner] * col, SOUTHWARD[corner] * row  # SP-AUTO-08

        places = [0] * self.size
        order = sorted(range(self.size), key=key)
        for place in range(self.size):
            places[order[place]] = place
        return places

    def city_name(self, city: int) -> str:
        return self.short_name(self.cities[city])


def is_tight(track: int) -> bool:
    """Whether a one-track face joins neighbouring edges."""
    exits = EXITS[track]
    return exits & (exits << 1 | exits >> 5) & 63 != 0


class TileBox:
    """The manifest: which kind of physical tile shows a face, and how many there are."""

    def __init__(self, tables: Tables, coexisting_curves: bool) -> None:
        self.names = [tile.id for tile in tables.track_tiles]
        self.counts = [tile.count for tile in tables.track_tiles]
        self.kind = [-1] * FACES
        """By face; -1: no tile shows it."""
        for number in range(len(tables.track_tiles)):
            for name in tables.track_tiles[number].faces:
                printed = next(face for face in tables.faces if face.id == name)
                shown = printed.tracks
                if coexisting_curves and printed.alternative:
                    shown = printed.alternative  # SP-CROSS-06
                tracks = [pair_face(a, b) for a, b in shown]
                face = tracks[0] if len(tracks) == 1 else double_face(tracks[0], tracks[1])
                for steps in range(6):
                    self.kind[turned(face, steps)] = number
        self.plain = self.kind[pair_face(0, 3)]
        self.tight = self.kind[pair_face(0, 1)]
