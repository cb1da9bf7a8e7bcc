# footplate: compiled
"""The search for the way to a city: how many tiles it needs, and over which hexes.

Fewest tiles, then lowest cost, then the sweep. The search goes over *states*: entering a hex by
an edge. One more tile is one more layer; cities outside the own network are passed for nothing,
groups as one *place*.

No hex may be used twice. A walk over states breaks that only where hexes allow few passages,
which is rare. So the search starts without looking; if the best walk comes to a hex twice, it is
repeated with that hex *remembered* on the hexes of the loop (what was visited of those that a hex
remembers is part of the state) until the best walk has no loop. That one is the best path.
"""

from footplate.games.steam_power.play.automa.passage import missing_kinds, passages_of
from footplate.games.steam_power.play.state import State
from footplate.hexes.geometry import opposite


class Search:
    """Layers of states around the cities where a path may start."""

    def __init__(self, state: State, starts: int, remember: list[int]) -> None:
        board = state.rules.board
        self.state = state
        self.board = board
        self.starts = starts
        """The cities where the path may start, as a mask; `home`: with their whole groups."""
        self.home = 0
        for mask in board.masks:
            if mask & starts:
                self.home |= mask
        self.missing = missing_kinds(state)
        self.ports = board.size * 6
        """States are `number of the memory * ports + port by which the hex is entered`."""
        self.remember = remember
        """By hex: the hexes (a mask) of which it matters there whether they were visited; empty
        where nothing is remembered at all."""
        self.memories = [0]
        """What was visited of what matters, as masks by number."""
        self._numbers: dict[int, int] = {0: 0}
        self.at_port: dict[int, list[int]] = {}
        """The numbers of the memories that occur at a port, unless only 0 can."""
        self.passages = [-1] * board.size
        """By hex, as `passage.py` gives them; -1: to be found."""
        self.tiles_to: dict[int, int] = {}
        """How many tiles lie before each state that was reached."""
        self.place_of = board.node_of
        self.members = board.members
        if not state.rules.group_build_out:
            # Without building out of groups every city is a place of its own.
            self.place_of = list(range(len(board.cities)))
            self.members = [[city] for city in range(len(board.cities))]
        self.entered: dict[int, int] = {}
        """How many tiles lead into each place: `number of the memory * places + place`."""
        self.tiles = -1

    # Outwards. --------------------------------------------------------------------------------

    def spread(self, wanted: int, most: int) -> int:
        """Go on until a place with a wanted city (a mask) is entered, with `most` tiles at most.

        Returns its distance; -1: none is entered.
        """
        front: list[int] = []
        for city in range(len(self.board.cities)):
            if self.starts >> city & 1:
                self._leave_city(city, 0, 0, front)
        spent: dict[int, int] = {}
        tiles = 0
        while front and self.tiles < 0 and tiles < most:
            tiles += 1
            places: list[int] = []
            front = self._next_layer(front, tiles, spent, places)
            for entry in places:
                for city in self.members[entry % len(self.members)]:
                    if wanted >> city & 1:
                        self.tiles = tiles
            for entry in places:
                for city in self.members[entry % len(self.members)]:
                    self._leave_city(city, entry // len(self.members), tiles, front)
        return self.tiles

    def _next_layer(
        self, front: list[int], tiles: int, spent: dict[int, int], places: list[int]
    ) -> list[int]:
        """Lay one more tile everywhere. `spent` are the exits of each hex already used."""
        near, city_of, ports = self.board.near, self.board.city_of, self.ports
        tiles_to, simple = self.tiles_to, not self.remember
        following: list[int] = []
        for at in front:
            port = at % ports
            cell = port // 6
            passages = self.passages[cell]
            if passages < 0:
                passages = self.passages_at(cell)
            # An exit leads to the same state whatever the entry was.
            key = at - port % 6
            used = spent.get(key, 0)
            exits = passages >> 6 * (port % 6) & 63 & ~used
            if not exits:
                continue
            spent[key] = used | exits
            for edge in range(6):
                if not exits >> edge & 1:
                    continue
                there = near[cell * 6 + edge]
                if city_of[there] >= 0:
                    self._enter_city(city_of[there], at // ports, cell, tiles, places)
                    continue
                then = there * 6 + opposite(edge)
                if not simple:
                    memory = self.recall(at // ports, cell, self.remember[there])
                    if self.memories[memory] >> there & 1:
                        continue
                    then += memory * ports
                if then not in tiles_to:
                    self._reach(then, tiles)
                    following.append(then)
        return following

    def passages_at(self, cell: int) -> int:
        found = self.passages[cell]
        if found < 0:
            found = passages_of(self.state, cell, self.missing)
            self.passages[cell] = found
        return found

    def _reach(self, at: int, tiles: int) -> None:
        self.tiles_to[at] = tiles
        if self.remember:
            self.at_port.setdefault(at % self.ports, []).append(at // self.ports)

    def recall(self, memory: int, cell: int, matters: int) -> int:
        """The number of a memory with one more hex, reduced to what matters further on."""
        if not matters:
            return 0
        return self.known((self.memories[memory] | 1 << cell) & matters)

    def known(self, mask: int) -> int:
        """The number of a memory."""
        number = self._numbers.get(mask, -1)
        if number < 0:
            number = len(self.memories)
            self._numbers[mask] = number
            self.memories.append(mask)
        return number

    def matters_beyond(self, place: int) -> int:
        """What the hexes around a place remember."""
        if not self.remember:
            return 0
        matters = 0
        for city in self.members[place]:
            for port in self.ports_around(city):
                matters |= self.remember[port // 6]
        return matters

    def ports_around(self, city: int) -> list[int]:
        """The hexes around a city, each as the port by which it is entered from there."""
        ports: list[int] = []
        for edge in range(6):
            cell = self.board.near[self.board.cities[city] * 6 + edge]
            if cell >= 0 and self.board.city_of[cell] < 0:
                ports.append(cell * 6 + opposite(edge))
        return ports

    def _enter_city(self, city: int, memory: int, cell: int, tiles: int, places: list[int]) -> None:
        """A link ends in a city. Back to where the path may start is never the way."""
        if self.starts >> city & 1:
            return
        place = self.place_of[city]
        kept = self.recall(memory, cell, self.matters_beyond(place))
        entry = kept * len(self.members) + place
        if entry not in self.entered:
            self.entered[entry] = tiles
            places.append(entry)

    def _leave_city(self, city: int, memory: int, tiles: int, front: list[int]) -> None:
        """Links start on all hexes around a city, one on the way included (SP-ATRACK-18)."""
        for port in self.ports_around(city):
            at = port
            if self.remember:
                mask = self.memories[memory] & self.remember[port // 6]
                if mask >> port // 6 & 1:
                    continue
                at += self.known(mask) * self.ports
            if at not in self.tiles_to:
                self._reach(at, tiles)
                front.append(at)

    def reached(self, city: int) -> bool:
        """Whether the last layer has entered the group of a city."""
        board = self.board
        for other in board.members[board.node_of[city]]:
            for memory in range(len(self.memories)):
                entry = memory * len(self.members) + self.place_of[other]
                if self.entered.get(entry, -1) == self.tiles:
                    return True
        return False
