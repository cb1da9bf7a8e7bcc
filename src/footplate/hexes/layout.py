"""Hex maps on a plan: where each hex lies, its outline, the rivers and borders between hexes."""

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final

from footplate.core.plan import Line, Place, Point
from footplate.hexes.geometry import label, neighbour
from footplate.hexes.mapfiles import Cell

R: Final = 40.0  # from the middle of a hex to its corners
H: Final = R * math.sqrt(3)  # from edge to edge
LONG_NAME: Final = 10


class Layout:
    """The hexes of a map on the paper: the outermost ones touch its edges."""

    def __init__(self, cells: Sequence[Cell]) -> None:
        self.cells = cells
        self._labels = {cell.label for cell in cells}
        spots = [_spot(cell.col, cell.row) for cell in cells] or [(0.0, 0.0)]
        self._left = min(x for x, _ in spots) - R
        self._top = min(y for _, y in spots) - H / 2
        right, bottom = max(x for x, _ in spots) + R, max(y for _, y in spots) + H / 2
        self.size = (_tenth(right - self._left), _tenth(bottom - self._top))

    def middle(self, cell: Cell) -> Point:
        x, y = _spot(cell.col, cell.row)
        return _tenth(x - self._left), _tenth(y - self._top)

    def place(self, cell: Cell, name: str | None, printed: Mapping[str, Any]) -> Place:
        """A hex by its label; one without a name is called by its label."""
        x, y = self.middle(cell)
        corners = [rounded(corner_point(x, y, corner)) for corner in range(6)]
        called = name or cell.label
        return Place(
            cell.label, called, cell.kind, x, y, corners, dict(printed), short_name(called)
        )

    def river(self, cell: Cell, edges: Sequence[int]) -> Line:
        """A river through a hex, from one of its edges to the next one."""
        x, y = self.middle(cell)
        ends = [edge_point(x, y, edge) for edge in edges]
        path: list[Point] = []
        for end in ends:
            path += [(x, y), end] if path else [end]
        if len(ends) == 1:
            path.append((x, y))
        elif len(ends) == 2:
            path = _bent(ends[0], (x, y), ends[1])
        return Line(
            f"river:{cell.label}",
            f"river in {cell.label}",
            "river",
            (self._across(cell, edges[0]), self._across(cell, edges[-1])),
            [rounded(point) for point in path],
            {"hex": cell.label, "edges": list(edges)},
        )

    def border(self, cell: Cell, edge: int) -> Line:
        """A hexside over which no track may run."""
        x, y = self.middle(cell)
        corners = (corner_point(x, y, edge - 1), corner_point(x, y, edge))
        across = self._across(cell, edge)
        return Line(
            f"border:{cell.label}-{edge}",
            f"closed border between {cell.label} and {across}",
            "border",
            (cell.label, across),
            [rounded(corner) for corner in corners],
            {"hex": cell.label, "edge": edge},
        )

    def _across(self, cell: Cell, edge: int) -> str:
        """The hex over an edge; the hex itself where the map ends."""
        col, row = neighbour(cell.col, cell.row, edge)
        if col < 0 or row < 0:
            return cell.label
        over = label(col, row)
        return over if over in self._labels else cell.label


def _spot(col: int, row: int) -> Point:
    return col * 1.5 * R, (row + (col & 1) / 2) * H


def _tenth(value: float) -> float:
    return round(value, 1)


def rounded(point: Point) -> Point:
    return _tenth(point[0]), _tenth(point[1])


def edge_point(x: float, y: float, edge: int, reach: float = H / 2) -> Point:
    """The middle of an edge of the hex around a point."""
    angle = math.radians(60 * edge - 90)
    return x + reach * math.cos(angle), y + reach * math.sin(angle)


def corner_point(x: float, y: float, corner: int, radius: float = R) -> Point:
    """Corner 0 is the right one of the northern edge, the others follow clockwise."""
    angle = math.radians(60 * corner - 60)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def _bent(start: Point, by: Point, end: Point) -> list[Point]:
    """Points along the curve that `pens.curve` draws between two edges."""
    path = list[Point]()
    for step in range(5):
        t = step / 4
        weights = ((1 - t) ** 2, 2 * t * (1 - t), t * t)
        x, y = (
            sum(
                weight * point[axis]
                for weight, point in zip(weights, (start, by, end), strict=True)
            )
            for axis in (0, 1)
        )
        path.append((x, y))
    return path


def short_name(name: str) -> str:
    """A shorter name where one is needed: `Kansas C.`, `Indianap.`; empty: it is short enough."""
    if len(name) <= LONG_NAME:
        return ""
    head, _, tail = name.rpartition(" ")
    if not head:
        return f"{name[: LONG_NAME - 2]}."
    if "." in head and len(head) > len(tail):
        first, _, rest = name.partition(" ")
        return f"{first[0]}. {rest}"
    return f"{head} {tail[0]}."
