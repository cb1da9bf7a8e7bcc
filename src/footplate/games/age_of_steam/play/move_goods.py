# footplate: compiled
"""V. Move Goods."""

from footplate.core.chance import Chance
from footplate.games.age_of_steam.board.codes import (
    COLORS,
    DECLINE,
    DELIVER,
    NOBODY,
    UPGRADE,
    color_of,
    exits_of,
    kind_of,
    start_of,
)
from footplate.games.age_of_steam.board.rules import FIRST_MOVE
from footplate.games.age_of_steam.language.events import CubeDelivered, EngineRaised, MoveDeclined
from footplate.games.age_of_steam.play.links import links_of
from footplate.games.age_of_steam.play.state import Phase, State


class MoveGoods(Phase):
    """Two rounds; in each a player delivers a cube, raises the engine once a turn, or declines."""

    name = "move-goods"

    def begin(self, state: State) -> None:
        state.round = 1
        state.upgraded = [0] * state.rules.seats
        state.queue = state.first_with(FIRST_MOVE)  # AOS-ACTION-03
        state.mover = state.queue[0]

    def codes(self, state: State) -> list[int]:
        """Nothing, the engine, or any cube that can be delivered (AOS-MOVE-02)."""
        codes = [DECLINE]
        if self._may_upgrade(state):
            codes.append(UPGRADE)
        routes = _Routes(usable_links(state))
        board, cubes = state.rules.board, state.cubes
        engine = state.engine[state.mover]
        for stop in range(len(board.stops)):
            if routes.links[stop]:
                colors = 0
                for color in range(COLORS):
                    if cubes[stop * COLORS + color]:
                        colors |= 1 << color
                if colors:  # also the colours of the stop itself: AOS-MOVE-12
                    base = DELIVER | board.spots[board.stops[stop]] << 7
                    routes.walk(stop, engine, 1 << stop, colors, base, 19)
        return codes + routes.codes

    def sample(self, state: State, rng: Chance) -> int:
        """Up to six random walks from a random cube along random links; else engine or nothing.

        A cube is drawn by stop and colour, each next link evenly among those that lead to a stop
        not visited yet. One draw in eight takes the engine step or declines at once.
        """
        if rng.below(8):
            for _ in range(6):
                code = _random_route(state, rng)
                if code >= 0:
                    return code
        if self._may_upgrade(state) and rng.below(2):
            return UPGRADE
        return DECLINE

    def _may_upgrade(self, state: State) -> bool:
        """Once a turn, whether or not Locomotive was taken (AOS-ACTION-08)."""
        seat = state.mover
        return not state.upgraded[seat] and state.engine[seat] < state.rules.max_engine

    def play(self, state: State, code: int) -> None:
        kind, seat = kind_of(code), state.mover
        if kind == DELIVER:
            self._deliver(state, code)
        elif kind == UPGRADE:
            state.engine[seat] += 1
            state.upgraded[seat] = 1  # AOS-MOVE-03
            if state.log is not None:
                state.tell(EngineRaised(seat, state.engine[seat]))
        elif state.log is not None:
            state.tell(MoveDeclined(seat))
        state.next_in_queue()
        if state.mover < 0 and state.round == 1:  # AOS-MOVE-01
            state.round = 2
            state.queue = state.first_with(FIRST_MOVE)
            state.mover = state.queue[0]
        elif state.mover < 0:
            state.round = 0
            state.upgraded = [0] * state.rules.seats

    def _deliver(self, state: State, code: int) -> None:
        rules, seat, color = state.rules, state.mover, color_of(code)
        stop = rules.board.stop_of[rules.board.cell_at[start_of(code)]]
        state.cubes[stop * COLORS + color] -= 1
        cotton = color == rules.cotton
        if not cotton:  # AOS-MOVE-17, AOS-BOARD-12
            state.bag[color] += 1
        stops = [stop]
        owners: list[int] = []
        gains = [0] * (NOBODY + 1)
        links = links_of(state)
        for edge in exits_of(code):  # AOS-MOVE-15
            for hop in links[stop]:
                if hop >> 3 & 7 == edge:
                    gains[hop & 7] += 1  # AOS-MOVE-14
                    owners.append(hop & 7)
                    stop = hop >> 6
                    stops.append(stop)
                    break
        for owner in range(rules.seats):  # not for NOBODY: AOS-MOVE-16
            if not state.out[owner]:  # AOS-EXPENSE-07
                state.income[owner] += gains[owner]
        bonus = rules.cotton_bonus if cotton else 0  # AOS-BOARD-11
        state.income[seat] += bonus
        if state.log is not None:
            paid = [
                (owner, gains[owner])
                for owner in range(rules.seats)
                if gains[owner] and not state.out[owner]
            ]
            route = [rules.board.labels[rules.board.stops[at]] for at in stops]
            good = rules.tables.colors[color].name
            known = [None if owner == NOBODY else owner for owner in owners]
            to = "box" if cotton else "bag"
            state.tell(CubeDelivered(seat, good, route, known, paid, bonus, to))


def usable_links(state: State) -> list[list[int]]:
    """The links that the mover may use, as `links_of` gives them."""
    links = links_of(state)
    if not state.rules.own_links_only:  # AOS-MOVE-13
        return links
    own = [[hop for hop in hops if hop & 7 == state.mover] for hops in links[:-1]]
    return [*own, links[-1]]


class _Routes:
    """Every route from a stop, for all colours that lie there at once."""

    def __init__(self, links: list[list[int]]) -> None:
        self.links = links
        self.accepts = links[-1]
        self.codes: list[int] = []

    def walk(self, stop: int, left: int, visited: int, colors: int, code: int, shift: int) -> None:
        """Go on from a stop with the colours still under way; `left` links may follow."""
        for hop in self.links[stop]:
            other = hop >> 6
            if visited >> other & 1:  # AOS-MOVE-08
                continue
            here = code | ((hop >> 3 & 7) + 1) << shift
            arrived = colors & self.accepts[other]
            if arrived:  # AOS-MOVE-09
                for color in range(COLORS):
                    if arrived >> color & 1:
                        self.codes.append(here | color << 4)
            on = colors & ~arrived  # AOS-MOVE-10, AOS-MOVE-11
            if on and left > 1:  # AOS-MOVE-07
                self.walk(other, left - 1, visited | 1 << other, on, here, shift + 3)


def _random_route(state: State, rng: Chance) -> int:
    """A random walk with a random cube; -1 where it does not arrive."""
    links = usable_links(state)
    board = state.rules.board
    accepts = links[len(board.stops)]
    stop = rng.below(len(board.stops))
    if not links[stop]:
        return -1
    color = rng.below(COLORS)
    for _ in range(COLORS):
        if state.cubes[stop * COLORS + color]:
            break
        color = color + 1 if color < COLORS - 1 else 0
    else:
        return -1
    code = DELIVER | color << 4 | board.spots[board.stops[stop]] << 7
    visited, shift = 1 << stop, 19
    for _ in range(state.engine[state.mover]):
        hops = [hop for hop in links[stop] if not visited >> (hop >> 6) & 1]
        if not hops:
            return -1
        hop = hops[rng.below(len(hops))]
        stop = hop >> 6
        visited |= 1 << stop
        code |= ((hop >> 3 & 7) + 1) << shift
        shift += 3
        if accepts[stop] >> color & 1:
            return code
    return -1
