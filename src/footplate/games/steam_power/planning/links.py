# footplate: compiled
"""The links that a company could complete, by the cheapest way to each city."""

from typing import Final

from footplate.games.steam_power.board import codes as c
from footplate.games.steam_power.play.laying import (
    end_track,
    incoming_edge,
    price_of,
    with_track,
    without_track,
)
from footplate.games.steam_power.play.placing import exit_is_free, open_cities, rim_of, tile_is_left
from footplate.games.steam_power.play.state import State
from footplate.hexes.geometry import opposite
from footplate.hexes.tiles import EXITS, FIRST_DOUBLE, NO_FACE, pair_face

PLACEMENT: Final = 3
"""What a placement counts in a choice of ways, in dollars."""


class Link:
    """A link that could be completed: its ends, and the placements that are still missing."""

    def __init__(self, origin: int, target: int, steps: list[int], prices: list[int]) -> None:
        self.origin = origin
        self.target = target
        self.steps = steps
        """The codes, in order."""
        self.prices = prices
        self.price = sum(prices)

    def effort(self) -> int:
        return len(self.steps) * PLACEMENT + self.price


class _Spur:
    """Track on paper: it would enter a hex by an edge next."""

    def __init__(
        self, port: int, origin: int, before: "_Spur | None", code: int, price: int
    ) -> None:
        self.port = port
        """The hex that comes next, and the edge by which it is entered."""
        self.origin = origin
        self.before = before
        self.code = code
        """The placement that led here; -1: none."""
        self.price = price
        self.total: int = price if before is None else before.total + price


class LinkSearch:
    """Layer by layer, one more placement in each."""

    def __init__(self, state: State, depth: int) -> None:
        self.state = state
        self.depth = depth
        board = state.rules.board
        company = state.company
        self.own = open_cities(state, company) if state.network[company] else 0
        """The cities that no link need reach any more."""
        self.best: list[Link | None] = [None] * len(board.cities)
        self.cheapest: list[int] = [99] * (board.size * 6)
        """By port: the least money for which it was entered."""
        self.touched: list[int] = []

    def run(self) -> list[Link]:
        """The best link to each city that can be reached, in the order of the cities."""
        state, company = self.state, self.state.company
        if state.ends[company] >= 0:
            self._go_on()
            return self._found()
        if not state.trains[company]:
            return []
        if state.network[company]:
            front: list[_Spur] = []
            for entry in rim_of(state, company):
                self._enter(entry, self.own, front)
            self._spread(front, 1)
            return self._found()
        return self._first_links()

    def _first_links(self) -> list[Link]:
        """Without a network any two cities can be joined; each pair is looked at from one end."""
        board, found = self.state.rules.board, []
        for city in range(len(board.cities)):
            front: list[_Spur] = []
            for entry in board.whole_rim:
                self._enter(entry, 1 << city, front)
            self._spread(front, 1)
            found += self._found()
            self.own |= 1 << city
            self.best = [None] * len(board.cities)
            for port in self.touched:
                self.cheapest[port] = 99
            self.touched = []
        return found

    def _found(self) -> list[Link]:
        return [link for link in self.best if link is not None]

    def _enter(self, entry: int, cities: int, front: list[_Spur]) -> None:
        """Spurs out of the cities into a hex of their rim."""
        board = self.state.rules.board
        cell, connect = entry >> 6, entry & 63
        for edge in range(6):
            if not connect >> edge & 1:
                continue
            city = board.city_of[board.near[cell * 6 + edge]]
            if cities >> city & 1:
                front.append(_Spur(cell * 6 + edge, city, None, -1, 0))

    def _go_on(self) -> None:
        """The open end of the incomplete link, and the same after its end tile was replaced."""
        state, board = self.state, self.state.rules.board
        company = state.company
        port = state.ends[company]
        origin = board.city_of[state.origins[company]]
        self.own |= 1 << origin
        onward = board.near[port] * 6 + opposite(port % 6)
        self._spread([_Spur(onward, origin, None, -1, 0)], 1)
        cell, entered = port // 6, incoming_edge(state, company)
        old = state.faces[cell]
        rest = without_track(old, end_track(state, company))
        spur = _Spur(cell * 6 + entered, origin, None, -1, 0)
        replaced: list[_Spur] = []
        self._leave(spur, rest, old, True, port % 6, replaced)
        self._spread(replaced, 2)

    def _spread(self, front: list[_Spur], layer: int) -> None:
        state = self.state
        while front and layer <= self.depth:
            following: list[_Spur] = []
            for spur in front:
                face = state.faces[spur.port // 6]
                if face < FIRST_DOUBLE:
                    self._leave(spur, face, face, False, -1, following)
            front = following
            layer += 1

    def _leave(
        self, spur: _Spur, face: int, old: int, redo: bool, barred: int, following: list[_Spur]
    ) -> None:
        """Every track that goes on from a spur through its hex."""
        state, board = self.state, self.state.rules.board
        cell, entered = spur.port // 6, spur.port % 6
        price = 0 if redo else price_of(state, cell)
        spot = board.spots[cell]
        for leaving in range(6):
            there = board.near[cell * 6 + leaving]
            if leaving in (entered, barred) or there < 0:
                continue
            track = pair_face(entered, leaving)
            if EXITS[face] & EXITS[track]:
                continue
            shown = with_track(face, track)
            if (
                shown == NO_FACE
                or not tile_is_left(state, old, shown)
                or not exit_is_free(state, cell * 6 + leaving)
            ):
                continue
            total = spur.total + price
            city = board.city_of[there]
            onward = there * 6 + opposite(leaving)
            if city >= 0:
                if city == spur.origin or self.own >> city & 1:
                    continue
            elif self.cheapest[onward] <= total:
                continue
            code = c.replace(spot, track) if redo else c.lay(spot, track)
            step = _Spur(onward, spur.origin, spur, code, price)
            if city >= 0:
                self._arrive(step, city)
            else:
                self.cheapest[onward] = total
                self.touched.append(onward)
                following.append(step)

    def _arrive(self, spur: _Spur, city: int) -> None:
        known = self.best[city]
        steps: list[int] = []
        prices: list[int] = []
        at: _Spur | None = spur
        while at is not None:
            if at.code >= 0:
                steps.append(at.code)
                prices.append(at.price)
            at = at.before
        steps.reverse()
        prices.reverse()
        link = Link(spur.origin, city, steps, prices)
        if known is None or link.effort() < known.effort():
            self.best[city] = link
