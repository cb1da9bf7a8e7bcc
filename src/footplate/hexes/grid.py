# footplate: compiled
"""A hex map as an engine wants it: its land numbered from 0, in the order of `mapfiles.Cell`s."""

from footplate.hexes.geometry import neighbour, opposite, parse_label
from footplate.hexes.mapfiles import Cell


class Grid:
    """The land of a map; made once per map and shared by every state."""

    def __init__(self, land: list[Cell], edges: dict[str, tuple[int, ...]]) -> None:
        """`edges` gives for each label the hexsides over which track may run."""
        self.size = len(land)
        self.labels = [cell.label for cell in land]
        self.spots = [cell.col * 64 + cell.row for cell in land]
        """Column and row in one number: what codes name a hex by."""
        self.cell_at = [-1] * 4096
        """The cell at a spot; -1: no land of this map."""
        for number in range(self.size):
            self.cell_at[self.spots[number]] = number
        self.near = [-1] * (self.size * 6)
        """The cell behind each port (`cell * 6 + edge`); -1: none, or a closed hexside."""
        for cell in range(self.size):
            for edge in edges[self.labels[cell]]:
                col, row = neighbour(land[cell].col, land[cell].row, edge)
                self.near[cell * 6 + edge] = self.cell_at[col * 64 + row]
        self.closed = [
            sum([1 << edge for edge in range(6) if self.near[cell * 6 + edge] < 0])
            for cell in range(self.size)
        ]
        self.names = [""] * self.size
        """What is called by a name (cities, towns); empty for other hexes."""

    def cell(self, label: str) -> int:
        """The number of a hex; -1 where it is no land of this map."""
        try:
            col, row = parse_label(label)
        except ValueError:
            return -1
        return self.cell_at[col * 64 + row]

    def name(self, cell: int) -> str:
        """`Chicago (H6)` for what has a name, `H7` for another hex."""
        label = self.labels[cell]
        return f"{self.names[cell]} ({label})" if self.names[cell] else label

    def short_name(self, cell: int) -> str:
        """The name, with its hex only where two hexes share one."""
        name = self.names[cell]
        return self.name(cell) if self.names.count(name) > 1 else name

    def across(self, port: int) -> int:
        """The port that faces this one; -1 at the rim of the land."""
        cell = self.near[port]
        return -1 if cell < 0 else cell * 6 + opposite(port % 6)
