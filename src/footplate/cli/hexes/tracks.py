"""Track in a block of text: which line characters a hex shows, and where its owner's digit goes.

A hex is a block of six characters by three lines; odd columns lie one line lower. Over its slanted
sides a hex therefore touches its neighbours on one or two lines: `CONTACTS` says on which one track
crosses, so that both sides agree.
"""

import heapq
from functools import cache
from typing import Final

WIDTH: Final = 6
HEIGHT: Final = 3
SHIFT: Final = 1
"""How many lines lower the odd columns lie."""
MIDDLE: Final = 2
"""Where north and south exits cross, and where track turns if nothing is in its way."""

UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
STEPS: Final = {UP: (0, -1), RIGHT: (1, 0), DOWN: (0, 1), LEFT: (-1, 0)}
ARRIVED: Final = 0
BACK: Final = {UP: DOWN, DOWN: UP, LEFT: RIGHT, RIGHT: LEFT}
STRAIGHT: Final = (UP | DOWN, LEFT | RIGHT)
LINES: Final = {
    UP | DOWN: "│",
    LEFT | RIGHT: "─",
    UP | RIGHT: "╰",
    UP | LEFT: "╯",
    DOWN | RIGHT: "╭",
    DOWN | LEFT: "╮",
    UP | DOWN | LEFT | RIGHT: "┼",
}

Cell = tuple[int, int]
Path = dict[Cell, int]
"""The cells of one track with the sides over which it enters and leaves each of them."""

# By parity of the column and edge: the cell, and the side of it over which the hex is left.
_NORTH_SOUTH: Final = {0: (MIDDLE, 0, UP), 3: (MIDDLE, HEIGHT - 1, DOWN)}
CONTACTS: Final = (
    {**_NORTH_SOUTH, 1: (5, 0, RIGHT), 2: (5, 2, RIGHT), 4: (0, 2, LEFT), 5: (0, 0, LEFT)},
    {**_NORTH_SOUTH, 1: (5, 1, RIGHT), 2: (5, 2, RIGHT), 4: (0, 2, LEFT), 5: (0, 1, LEFT)},
)


def contact(odd: int, edge: int) -> Cell:
    """The cell of a block in which track crosses an edge."""
    x, y, _ = CONTACTS[odd][edge]
    return x, y


@cache
def paths(odd: int, tracks: tuple[tuple[int, int], ...]) -> tuple[Path, ...]:
    """The paths of a hex's tracks: two of them keep off each other or cross squarely.

    Both orders of laying are tried, and the shorter result is taken.
    """
    if len(tracks) == 1:
        return (_route(odd, tracks[0], {}) or {},)
    one, two = tracks
    found = [
        (first, second) if not turned else (second, first)
        for turned in (False, True)
        for first, second in [_pair(odd, *((two, one) if turned else (one, two)))]
        if first and second
    ]
    return min(found, key=lambda pair: len(pair[0]) + len(pair[1]))


def _pair(odd: int, one: tuple[int, int], two: tuple[int, int]) -> tuple[Path, Path]:
    """Lay one track off the other's exits, then the other one; empty where it finds no way."""
    reserved = {contact(odd, edge): 0 for edge in two}
    first = _route(odd, one, reserved)
    return first, _route(odd, two, first)


def _route(odd: int, track: tuple[int, int], taken: Path) -> Path:
    """The cheapest way through the block: few turns, along the middle, clear of other track."""
    x, y, entered = CONTACTS[odd][track[0]]
    goal_x, goal_y, leave = CONTACTS[odd][track[1]]
    queue: list[tuple[int, int, int, int, tuple[tuple[Cell, int], ...]]] = []
    heapq.heappush(queue, (0, x, y, entered, ()))
    best: dict[tuple[int, int, int], int] = {}
    while queue:
        cost, x, y, entry, done = heapq.heappop(queue)
        if entry == ARRIVED:
            return dict(done)
        if best.get((x, y, entry), cost + 1) <= cost:
            continue
        best[x, y, entry] = cost
        at_goal = (x, y) == (goal_x, goal_y)
        for way in (leave,) if at_goal else STEPS:
            price = _price((x, y), entry, way, taken)
            if price is None:
                continue
            path = (*done, ((x, y), entry | way))
            dx, dy = STEPS[way]
            if at_goal:
                heapq.heappush(queue, (cost + price, x, y, ARRIVED, path))
            elif 0 <= x + dx < WIDTH and 0 <= y + dy < HEIGHT:
                heapq.heappush(queue, (cost + price, x + dx, y + dy, BACK[way], path))
    return {}


def _price(cell: Cell, entry: int, way: int, taken: Path) -> int | None:
    """What a step costs; None where it would run into other track."""
    if way == entry:
        return None
    sides = entry | way
    if cell in taken:
        crossing = sides in STRAIGHT and taken[cell] in STRAIGHT and sides != taken[cell]
        return 30 if crossing else None
    aside = 3 if sides & (UP | DOWN) and cell[0] != MIDDLE else 0
    return 10 + aside + (0 if sides in STRAIGHT else 6)


@cache
def digits(odd: int, tracks: tuple[tuple[int, int], ...]) -> tuple[Cell, ...]:
    """Where each track's owner is written: a straight piece near its middle that is its alone."""
    found: list[Cell] = []
    ways = paths(odd, tracks)
    for number, path in enumerate(ways):
        others = {cell for at, other in enumerate(ways) if at != number for cell in other}
        cells = [cell for cell in path if cell not in others and cell not in found]

        def worth(at: int, path: Path = path, cells: list[Cell] = cells) -> tuple[bool, bool, int]:
            cell = cells[at]
            at_rim = cell[0] in (0, WIDTH - 1)
            return path[cell] not in STRAIGHT, at_rim, abs(2 * at - len(cells) + 1)

        found.append(cells[min(range(len(cells)), key=worth)] if cells else next(iter(path)))
    return tuple(found)
