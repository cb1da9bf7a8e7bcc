# footplate: compiled
"""The rails on the hexes of a path: through as many cities outside the own network as possible."""

from footplate.games.steam_power.play.automa.search import Search
from footplate.games.steam_power.play.automa.sweep import place_of
from footplate.hexes.geometry import opposite
from footplate.hexes.tiles import pair_face


class Seam:
    """How two successive hexes can be joined: edge to edge, or through a city or its group."""

    def __init__(self, leaving: int, entry: int, into: int) -> None:
        self.leaving = leaving
        """The edge by which the first hex is left; `entry`: by which the second is entered."""
        self.entry = entry
        self.into = into
        """The city outside the own network that is gained; -1: none."""


class Rails:
    """All ways to run rails over fixed hexes, and the best of them."""

    def __init__(self, search: Search, target: int, hexes: list[int]) -> None:
        self.search = search
        self.hexes = hexes
        self.seams = [_seams(search, hexes[at], hexes[at + 1]) for at in range(len(hexes) - 1)]
        self.ends = _ends(search, target, hexes[-1])
        self.most = [[-1] * 6 for _ in hexes]
        """By hex and entry: how many cities can still be passed; -1: no rails lead on."""
        self.cities: list[int] = []
        """The cities that the chosen rails pass."""
        self._count()

    def _passes(self, at: int, entry: int, leaving: int) -> bool:
        passages = self.search.passages[self.hexes[at]]
        return passages >> 6 * entry + leaving & 1 == 1

    def _count(self) -> None:
        last = len(self.hexes) - 1
        for entry in range(6):
            for leaving in self.ends:
                if self._passes(last, entry, leaving):
                    self.most[last][entry] = 0
        for at in range(last - 1, -1, -1):
            for entry in range(6):
                for seam in self.seams[at]:
                    if self._passes(at, entry, seam.leaving):
                        cities = self._with(at, seam)
                        self.most[at][entry] = max(self.most[at][entry], cities)

    def _with(self, at: int, seam: Seam) -> int:
        """How many cities are passed from a seam on; -1: it leads nowhere."""
        after = self.most[at + 1][seam.entry]
        return after if after < 0 or seam.into < 0 else after + 1

    def coins(self) -> list[int]:
        """The path as coins: hexes with their tracks, the next one first."""
        entry = self._start()
        found: list[int] = []
        for at in range(len(self.hexes) - 1):
            for seam in self.seams[at]:  # in the order of preference
                if (
                    self._passes(at, entry, seam.leaving)
                    and self._with(at, seam) == self.most[at][entry]
                ):
                    found.append(self.hexes[at] << 4 | pair_face(entry, seam.leaving))
                    entry = seam.entry
                    if seam.into >= 0:
                        self.cities.append(seam.into)
                    break
        for leaving in self.ends:
            if self._passes(len(self.hexes) - 1, entry, leaving):
                found.append(self.hexes[-1] << 4 | pair_face(entry, leaving))
                break
        return found

    def _start(self) -> int:
        """The edge by which the first hex is entered: from the first own city in the sweep, unless
        another start takes in more cities (SP-ATRACK-20)."""
        search, best, place = self.search, -1, 0
        most = -1
        for edge in range(6):
            city = _city(search, self.hexes[0], edge)
            if city < 0 or not search.starts >> city & 1 or self.most[0][edge] < 0:
                continue
            at, cities = place_of(search.state, city), self.most[0][edge]
            if best < 0 or cities > most or (cities == most and at < place):
                best, place, most = edge, at, cities
        return best


def _city(search: Search, cell: int, edge: int) -> int:
    """The city beyond an edge; -1: none."""
    near = search.board.near[cell * 6 + edge]
    return search.board.city_of[near] if near >= 0 else -1


def _ends(search: Search, target: int, last: int) -> list[int]:
    """The edges by which the last hex reaches the target, its own hex before its group's
    (SP-ATRACK-17)."""
    ranked: list[tuple[int, int]] = []
    node_of = search.board.node_of
    for edge in range(6):
        city = _city(search, last, edge)
        if city >= 0 and node_of[city] == node_of[target] and not search.starts >> city & 1:
            ranked.append((-1 if city == target else place_of(search.state, city), edge))
    ranked.sort()
    return [edge for _, edge in ranked]


def _seams(search: Search, one: int, two: int) -> list[Seam]:
    """Through cities that are gained first (SP-ATRACK-22), in the order of the sweep; then edge to
    edge."""
    through: list[tuple[int, int, int, int]] = []
    others: list[Seam] = []
    for leaving in range(6):
        if search.board.near[one * 6 + leaving] == two:
            others.append(Seam(leaving, opposite(leaving), -1))
    for leaving in range(6):
        into = _city(search, one, leaving)
        if into < 0 or search.starts >> into & 1:
            continue
        for entry in range(6):
            out_of = _city(search, two, entry)
            if out_of < 0 or search.place_of[into] != search.place_of[out_of]:
                continue
            if search.home >> into & 1:
                others.append(Seam(leaving, entry, -1))
            else:
                first, then = place_of(search.state, into), place_of(search.state, out_of)
                through.append((first, then, leaving, entry))
    through.sort()
    seams = [Seam(leaving, entry, _city(search, one, leaving)) for _, _, leaving, entry in through]
    return seams + others
