# footplate: compiled
"""The best of all ways with the fewest tiles, found back from the target.

A way is worth its cost, high above a bit for each hex by the sweep (`hex_weight`), which is taken
off: the least value wins, and values add up along the way.
"""

from footplate.games.steam_power.play.automa.search import Search
from footplate.games.steam_power.play.automa.sweep import hex_weight
from footplate.games.steam_power.play.laying import price_of
from footplate.hexes.geometry import opposite


class BestWay:
    """The hexes of the best way to a city that a search has reached."""

    def __init__(self, search: Search, target: int, explain: bool) -> None:
        """With `explain` the second best is found as well (`runner_up`)."""
        self.search = search
        self.least: dict[int, int] = {}
        """By state: the least value of what is still to come, that hex included."""
        self.second: dict[int, int] = {}
        """The second least, where there is one."""
        self.layers: list[list[int]] = [[] for _ in range(search.tiles)]
        """The states on best ways by the number of tiles before them."""
        board, last = search.board, search.tiles - 1
        for city in board.members[board.node_of[target]]:
            self._before_city(city, -1, last, 0)
        for tiles in range(last, 0, -1):
            through: dict[int, list[int]] = {}
            for at in self.layers[tiles]:
                values = [self.least[at]]
                if explain and at in self.second:
                    values.append(self.second[at])
                self._before(at, tiles, values, through)
            places = len(search.members)
            for entry, found in through.items():
                for value in sorted(found)[: 2 if explain else 1]:
                    for city in search.members[entry % places]:
                        self._before_city(city, entry // places, tiles - 1, value)
        self.value = min([self.least[at] for at in self.layers[0]])  # SP-ATRACK-19
        self.hexes = self._follow()

    # Backwards. -------------------------------------------------------------------------------

    def _before(
        self, at: int, tiles: int, values: list[int], through: dict[int, list[int]]
    ) -> None:
        """Offer what comes before a state what is still to come after it."""
        search = self.search
        port, memory = at % search.ports, at // search.ports
        before = search.board.near[port]
        city = search.board.city_of[before]
        if city < 0:
            matters = search.remember[port // 6] if search.remember else 0
            for value in values:
                self._before_exit(before, opposite(port % 6), memory, matters, tiles - 1, value)
            return
        place = search.place_of[city]
        for entry in self._entries(place, memory, port // 6):
            if search.entered.get(entry, -1) == tiles:
                known = through.setdefault(entry, [])
                known += [value for value in values if value not in known]

    def _entries(self, place: int, memory: int, cell: int) -> list[int]:
        """The ways to have entered a place that lead to a memory on a hex beyond it."""
        search = self.search
        if not search.remember:
            return [place]
        mask, matters = search.memories[memory], search.remember[cell]
        return [
            number * len(search.members) + place
            for number in range(len(search.memories))
            if search.memories[number] & matters == mask
        ]

    def _before_city(self, city: int, memory: int, tiles: int, value: int) -> None:
        search = self.search
        if search.starts >> city & 1:
            return
        matters = search.matters_beyond(search.place_of[city])
        for port in search.ports_around(city):
            self._before_exit(port // 6, port % 6, memory, matters, tiles, value)

    def _before_exit(
        self, cell: int, leaving: int, memory: int, matters: int, tiles: int, value: int
    ) -> None:
        """Track that leaves a hex by an edge: all states from which it can.

        After it the memory, of what matters then, is as given; -1: whatever it is.
        """
        search = self.search
        passages = search.passages_at(cell)
        for entry in range(6):
            if not passages >> 6 * entry + leaving & 1:
                continue
            port = cell * 6 + entry
            for number in search.at_port.get(port, []) if search.remember else (0,):
                at = number * search.ports + port
                if search.tiles_to.get(at, -1) != tiles:
                    continue
                if memory < 0 or search.recall(number, cell, matters) == memory:
                    self._offer(at, tiles, value + self._worth(cell))

    def _worth(self, cell: int) -> int:
        state = self.search.state
        return (price_of(state, cell) << self.search.board.size) - hex_weight(state, cell)

    def _offer(self, at: int, tiles: int, value: int) -> None:
        known = self.least.get(at)
        if known is None:
            self.least[at] = value
            self.layers[tiles].append(at)
        elif value < known:
            self.least[at] = value
            self.second[at] = known
        elif value > known:
            second = self.second.get(at)
            if second is None or value < second:
                self.second[at] = value

    # Forwards. --------------------------------------------------------------------------------

    def _follow(self) -> list[int]:
        """The hexes of the least value; the same hexes in another order: by the sweep again."""
        value, states = self.value, self.layers[0]
        hexes: list[int] = []
        while True:
            states = self._first_hex([at for at in states if self.least.get(at) == value])
            cell = states[0] % self.search.ports // 6
            hexes.append(cell)
            if len(hexes) == self.search.tiles:
                return hexes
            value -= self._worth(cell)
            states = self._after(states, len(hexes))

    def _first_hex(self, states: list[int]) -> list[int]:
        """Those states that enter the first swept hex of all."""
        sweep = self.search.board.sweeps[self.search.state.marker]
        best = -1
        found: list[int] = []
        for at in states:
            place = sweep[at % self.search.ports // 6]
            if best < 0 or place < best:
                best, found = place, []
            if place == best:
                found.append(at)
        return found

    def _after(self, states: list[int], tiles: int) -> list[int]:
        """What can follow states, directly or through a city, with so many tiles before it."""
        search, found = self.search, list[int]()
        for at in states:
            port, memory = at % search.ports, at // search.ports
            cell = port // 6
            exits = search.passages_at(cell) >> 6 * (port % 6) & 63
            for edge in range(6):
                if not exits >> edge & 1:
                    continue
                there = search.board.near[cell * 6 + edge]
                city = search.board.city_of[there]
                if city >= 0:
                    self._through(city, memory, cell, tiles, found)
                    continue
                matters = search.remember[there] if search.remember else 0
                kept = search.recall(memory, cell, matters)
                found.append(kept * search.ports + there * 6 + opposite(edge))
        return [at for at in found if search.tiles_to.get(at, -1) == tiles]

    def _through(self, city: int, memory: int, cell: int, tiles: int, found: list[int]) -> None:
        """The hexes beyond a city that is entered from a cell."""
        search = self.search
        place = search.place_of[city]
        kept = search.recall(memory, cell, search.matters_beyond(place))
        entry = kept * len(search.members) + place
        if search.starts >> city & 1 or search.entered.get(entry, -1) != tiles:
            return
        for other in search.members[place]:
            for port in search.ports_around(other):
                number = 0
                if search.remember:
                    number = search.known(search.memories[kept] & search.remember[port // 6])
                found.append(number * search.ports + port)

    # What it was chosen for. ------------------------------------------------------------------

    def cost(self) -> int:
        return _dollars(self.value, self.search.board.size)

    def runner_up(self) -> int:
        """The cost of the second best way with as many tiles; -1: there is no other."""
        second = self.value
        for at in self.layers[0]:
            for value in (self.least[at], self.second.get(at, self.value)):
                if value != self.value and (second == self.value or value < second):
                    second = value
        return -1 if second == self.value else _dollars(second, self.search.board.size)


def _dollars(value: int, size: int) -> int:
    """The cost in the value of a way: the bits of its hexes are less than a dollar."""
    return -(-value >> size)
