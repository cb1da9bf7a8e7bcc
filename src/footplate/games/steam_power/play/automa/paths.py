# footplate: compiled
"""The nearest of several cities, and the path that leads there."""

from footplate.games.steam_power.board.map import PLAIN, Board
from footplate.games.steam_power.play.automa.best import BestWay
from footplate.games.steam_power.play.automa.rails import Rails
from footplate.games.steam_power.play.automa.search import Search
from footplate.games.steam_power.play.automa.sweep import first_city
from footplate.games.steam_power.play.state import State


class Path:
    """What was found, with all that is needed to say why."""

    def __init__(self, target: int, coins: list[int], cities: list[int]) -> None:
        self.target = target
        self.coins = coins
        """Hexes and tracks as in `state.paths`, the next one first."""
        self.cities = cities
        """The cities that the rails pass on the way."""
        self.tied = [target]
        """The candidates that are as close as the target."""
        self.cost = 0
        self.other_cost = -1
        """What the second best way with as many tiles costs; -1: there is none."""


def find_path(state: State, starts: int, cities: list[int]) -> Path | None:
    """The path from one of the start cities (a mask) to the nearest city; None: there is none.

    Whether it can be paid is not looked at (SP-ATRACK-21).
    """
    board = state.rules.board
    wanted = 0
    for city in cities:
        wanted |= board.masks[board.node_of[city]]
    remember: list[int] = []
    while True:
        search = Search(state, starts, remember)
        if search.spread(wanted, sum(state.tile_stock)) < 0:
            return None
        nearest = [city for city in cities if search.reached(city)]
        target = first_city(state, nearest)  # SP-ATRACK-14
        best = BestWay(search, target, state.log is not None)
        if not has_loop(best.hexes):
            break
        remember = _without_loops(search, best.hexes)
    rails = Rails(search, target, best.hexes)
    path = Path(target, rails.coins(), rails.cities)
    if state.log is not None:
        path.tied = nearest
        path.cost, path.other_cost = best.cost(), best.runner_up()
    return path


def has_loop(hexes: list[int]) -> bool:
    return any(hexes[at] in hexes[:at] for at in range(len(hexes)))


def _without_loops(search: Search, hexes: list[int]) -> list[int]:
    """What hexes have to remember so that a walk with these loops is not found again."""
    remember = search.remember[:] if search.remember else [0] * search.board.size
    if not search.remember and search.missing & PLAIN:
        # With tight curves alone every corner of a hex is a loop of three.
        _remember_neighbours(search.board, remember)
    for last in range(len(hexes)):
        for first in range(last - 1, -1, -1):
            if hexes[first] == hexes[last]:
                for between in hexes[first : last + 1]:
                    remember[between] |= 1 << hexes[first]
                break
    return remember


def _remember_neighbours(board: Board, remember: list[int]) -> None:
    for cell in range(board.size):
        if board.city_of[cell] >= 0:
            continue
        remember[cell] = 1 << cell
        for edge in range(6):
            near = board.near[cell * 6 + edge]
            if near >= 0 and board.city_of[near] < 0:
                remember[cell] |= 1 << near
