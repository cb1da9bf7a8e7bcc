# footplate: compiled
"""The deliveries worth making now: for each cube the route that pays the mover best."""

from typing import Final

from footplate.games.age_of_steam.board.codes import COLORS, DELIVER, NOBODY
from footplate.games.age_of_steam.play.move_goods import usable_links
from footplate.games.age_of_steam.play.state import State

MOST_SHARED: Final = 2
"""Routes over more links of others than this are not looked at."""


class Routes:
    """All routes of the mover, the best one kept for each stop and colour."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.links = usable_links(state)
        stops = len(state.rules.board.stops)
        self.accepts = self.links[stops]
        self.seat = state.mover
        self.paid = [not state.out[seat] for seat in range(state.rules.seats)]
        self.paid += [False] * (NOBODY + 1 - len(self.paid))
        self.start = 0
        self.best = [0] * (stops * COLORS)
        """The best grade found, in halves of an own link (see `reach.GRADES`)."""
        self.codes = [-1] * (stops * COLORS)

    def find(self) -> list[int]:
        """The codes of the best deliveries, best first; none that only helps others."""
        board, cubes = self.state.rules.board, self.state.cubes
        for stop in range(len(board.stops)):
            colors = 0
            for color in range(COLORS):
                if cubes[stop * COLORS + color]:
                    colors |= 1 << color
            if colors and self.links[stop]:
                self.start = stop * COLORS
                base = DELIVER | board.spots[board.stops[stop]] << 7
                engine = self.state.engine[self.seat]
                self._walk(stop, engine << 4 | MOST_SHARED, 1 << stop, colors, base, 0)
        cotton, bonus = self.state.rules.cotton, 2 * self.state.rules.cotton_bonus
        order = []
        for index in range(len(self.codes)):
            if self.codes[index] >= 0:
                extra = bonus if index % COLORS == cotton else 0
                order.append((self.best[index] + extra) << 12 | index)
        order.sort(reverse=True)
        return [self.codes[entry & 4095] for entry in order]

    def _walk(self, stop: int, left: int, visited: int, colors: int, code: int, grade: int) -> None:
        """Go on from a stop. `left`: links left << 4 | links of others left."""
        shift = 19 + 3 * (self.state.engine[self.seat] - (left >> 4))
        for link in self.links[stop]:
            other, owner = link >> 6, link & 7
            if visited >> other & 1:
                continue
            after, rest = grade, left - 16
            if owner == self.seat:
                after += 2
            elif left & 15 == 0:
                continue
            else:
                rest -= 1
                if self.paid[owner]:
                    after -= 1
            here = code | ((link >> 3 & 7) + 1) << shift
            arrived = colors & self.accepts[other]
            if arrived and after > 0:
                for color in range(COLORS):
                    index = self.start + color
                    if arrived >> color & 1 and after > self.best[index]:
                        self.best[index] = after
                        self.codes[index] = here | color << 4
            on = colors & ~arrived
            if on and rest >= 16:
                self._walk(other, rest, visited | 1 << other, on, here, after)
