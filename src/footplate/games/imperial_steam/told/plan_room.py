"""Where there is room beside a city: the spot that covers the fewest links and names."""

from collections.abc import Iterable
from itertools import pairwise
from math import hypot, inf
from typing import Final

from footplate.core.plan import Line, Point

SIGN: Final = 17.0
"""The room of a bridge's or a tunnel's sign."""
SEMMERING: Final = 52.0
"""The room of the name above its sign."""
STEPS: Final = 36
"""In how many points of a link it is looked at whether something covers it."""
POINT: Final = 0.25
"""How bad it is to cover one of them."""
ASIDE: Final = (10, 8, 6)
"""How far aside of the middle of its city something above or below it may begin."""
FARTHER: Final = (0, 4, 8, 12)
"""How much farther from its city something may lie, where it covers less there."""

STRANGE: Final = 10
"""As bad as a ninth of so many links."""
OUTSIDE: Final = 100
"""How bad it is to be cut by the edge: worse than to cover anything."""


class Room:
    """What lies on a map so far; what is placed keeps clear of it as well as it can."""

    def __init__(self, cities: list[Point], lines: Iterable[Line], radius: float) -> None:
        self.cities = cities
        self.radius = radius
        self.points: list[Point] = []
        self.taken: list[tuple[float, float, float, float]] = []
        for line in lines:
            self.points += _along(line.path)
            if line.printed["kind"] != "plain":
                x, y = middle(line.path)
                self.taken.append((x - SIGN / 2, y - SIGN / 2, SIGN, SIGN))
                if line.printed["semmering"]:
                    self.taken.append((x - SEMMERING / 2, y - 20, SEMMERING, 11))

    def row(self, city: Point, count: int, size: float) -> tuple[Point, bool]:
        """The left upper corner of a row of boxes at a city, or of a column of them where that
        covers less; it is taken from now on."""
        _, corner, upright = self._row(city, count, size)
        long = count * size
        self.taken.append((*corner, *((size, long) if upright else (long, size))))
        return corner, upright

    def fits(self, city: Point, count: int, size: float) -> bool:
        """Whether a row or a column of boxes covers nothing."""
        return self._row(city, count, size)[0] < 1

    def _row(self, city: Point, count: int, size: float) -> tuple[float, Point, bool]:
        long = count * size
        across = self._best(self._beside(city, long, size), long, size, city)
        down = self._best(self._beside(city, size, long), size, long, city)
        return (*down, True) if down[0] < across[0] else (*across, False)

    def beside(self, city: Point, width: float, height: float) -> Point:
        """The left upper corner of a box at a city, right of it where that is as good."""
        return self.take(self._beside(city, width, height), width, height)

    def _beside(self, city: Point, width: float, height: float) -> list[Point]:
        """Left upper corners of a box at a city, right of it first."""
        x, y = city
        corners: list[Point] = []
        for farther in FARTHER:
            away = self.radius + 3 + farther
            level, above, below = y - height / 2, y - away - height, y + away
            corners += [
                (x + away, level),
                (x - away - width, level),
                (x + away - 4, above + 4),
                (x - away - width + 4, above + 4),
                (x + away - 4, below - 4),
                (x - away - width + 4, below - 4),
                (x - width / 2, above),
                (x - width / 2, below),
            ]
            for aside in ASIDE:
                corners += [
                    (x + aside, below - 3),
                    (x - aside - width, below - 3),
                    (x + aside, above + 3),
                    (x - aside - width, above + 3),
                ]
        return corners

    def name(self, city: Point, width: float, height: float, away: float) -> Point:
        """The left upper corner of a name so far away: below the city where that is as good."""
        x, y = city
        corners = [
            (x - width / 2, y + away),
            (x - width / 2, y - away - height),
            (x + away + 3, y - height / 2),
            (x - away - 3 - width, y - height / 2),
            (x + away - 5, y + away - 6),
            (x - away - width + 5, y + away - 6),
            (x + away - 5, y - away - height + 6),
            (x - away - width + 5, y - away - height + 6),
        ]
        return self.take(corners, width, height, city)

    def take(
        self, corners: list[Point], width: float, height: float, own: Point | None = None
    ) -> Point:
        """The corner with the least below it; it is taken from now on."""
        best = self._best(corners, width, height, own)[1]
        self.taken.append((*best, width, height))
        return best

    def _best(
        self, corners: list[Point], width: float, height: float, own: Point | None
    ) -> tuple[float, Point]:
        """The corner with the least below it, the first of equal ones, and how bad it is. What is
        nearer to another city than to its own would seem to be that one's."""

        points = self._points_near(corners, width, height)
        least, best = inf, corners[0]
        for corner in corners:
            bad = self._covered(corner, width, height, points)
            if bad < least and own is not None and self._nearest(corner, width, height) != own:
                bad += STRANGE
            if bad < least:
                least, best = bad, corner
        return least, best

    def _points_near(self, corners: list[Point], width: float, height: float) -> list[Point]:
        """Those that a box at any of the corners may cover: a map has thousands."""
        left, right = min(x for x, _ in corners) - 4, max(x for x, _ in corners) + width + 4
        top, bottom = min(y for _, y in corners) - 4, max(y for _, y in corners) + height + 4
        return [(x, y) for x, y in self.points if left < x < right and top < y < bottom]

    def _nearest(self, corner: Point, width: float, height: float) -> Point:
        left, top = corner

        def far(city: Point) -> float:
            x, y = city
            across = x - min(left + width, max(left, x))
            return hypot(across, y - min(top + height, max(top, y)))

        return min(self.cities, key=far)

    def _covered(self, corner: Point, width: float, height: float, points: list[Point]) -> float:
        left, top = corner
        right, bottom = left + width, top + height
        links = sum(left - 4 < x < right + 4 and top - 4 < y < bottom + 4 for x, y in points)
        reach = self.radius - 1
        cities = sum(
            left - reach < x < right + reach and top - reach < y < bottom + reach
            for x, y in self.cities
        )
        boxes = sum(
            left < x + w and x < right and top < y + h and y < bottom for x, y, w, h in self.taken
        )
        outside = left < 2 or top < 2
        return POINT * links + 8 * cities + 8 * boxes + OUTSIDE * outside


def middle(path: list[Point]) -> Point:
    """Half-way from the one end to the other."""
    (ax, ay), (bx, by) = path[0], path[-1]
    return (ax + bx) / 2, (ay + by) / 2


def _along(path: list[Point]) -> list[Point]:
    """Points on a path between its ends."""
    found: list[Point] = []
    for (ax, ay), (bx, by) in pairwise(path):
        steps = range(1, STEPS)
        found += [(ax + (bx - ax) * n / STEPS, ay + (by - ay) * n / STEPS) for n in steps]
    return found
