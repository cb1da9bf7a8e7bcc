# footplate: compiled
"""Which faces fit a hex, computed once: by the edges that connect and the edges that are barred."""

from footplate.games.age_of_steam.board.map import TileBox
from footplate.hexes.tiles import (
    EXITS,
    FACES,
    FIRST_DOUBLE,
    FIRST_TOWN,
    PAIRS,
    TRACKS,
)


class Templates:
    """Lists of faces for the build generator.

    `connect` and `barred` are masks of edges: a track needs at least one edge of the first and
    none of the second.
    """

    def __init__(self, tiles: TileBox) -> None:
        self.exit_count = [EXITS[face].bit_count() for face in range(FACES)]
        self.doubles = [f for f in range(FIRST_DOUBLE, FIRST_TOWN) if tiles.kinds[f]]
        self.towns = [f for f in range(FIRST_TOWN, FACES) if tiles.kinds[f]]
        self._singles: list[list[int] | None] = [None] * 4096
        self._pairs: list[list[int] | None] = [None] * 4096
        self._first_towns: list[list[int] | None] = [None] * 4096
        self.additions: list[list[int]] = [[] for _ in range(FIRST_DOUBLE)]
        """For a one-track face the two-track faces that keep it."""
        self.with_edge: list[list[int]] = [[] for _ in range(6)]
        """The one-track faces that reach an edge."""
        for face in self.doubles:
            for track in TRACKS[face]:
                self.additions[track].append(face)
        for face in range(1, FIRST_DOUBLE):
            for edge in PAIRS[face]:
                self.with_edge[edge].append(face)

    def singles(self, connect: int, barred: int) -> list[int]:
        """The one-track faces for an empty hex."""
        found = self._singles[connect << 6 | barred]
        if found is None:
            found = [f for f in range(1, FIRST_DOUBLE) if _connects(f, connect, barred)]
            self._singles[connect << 6 | barred] = found
        return found

    def pairs(self, connect: int, barred: int) -> list[int]:
        """The two-track faces for an empty hex: each track connects on its own (AOS-BUILD-34)."""
        found = self._pairs[connect << 6 | barred]
        if found is None:
            found = [
                f
                for f in self.doubles
                if _connects(TRACKS[f][0], connect, barred)
                and _connects(TRACKS[f][1], connect, barred)
            ]
            self._pairs[connect << 6 | barred] = found
        return found

    def first_towns(self, connect: int, barred: int) -> list[int]:
        """The town faces for a town without a tile: one exit has to connect (AOS-BUILD-22)."""
        found = self._first_towns[connect << 6 | barred]
        if found is None:
            found = [f for f in self.towns if _connects(f, connect, barred)]
            self._first_towns[connect << 6 | barred] = found
        return found


def _connects(face: int, connect: int, barred: int) -> bool:
    return EXITS[face] & connect != 0 and EXITS[face] & barred == 0
