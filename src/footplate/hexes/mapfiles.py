"""Hex maps in data files: terrain letters by column, and what can be asked of and wrong with them.

String i of `columns` is column i from north to south; `.` is no hex. `kinds` says what each
letter means.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, Protocol

from footplate.core.datafile import Problem, entry_place
from footplate.hexes.geometry import EDGES, MAX_COLUMNS, MAX_ROWS, label, neighbour, parse_label

NO_HEX: Final = "."
Columns = Sequence[str]
Kinds = Mapping[str, str]


class Cell(NamedTuple):
    """A hex of a map; `kind` is the word of its letter."""

    label: str
    col: int
    row: int
    kind: str


class Place(Protocol):
    """A hex that an entry of a file names."""

    @property
    def hex(self) -> str: ...
    @property
    def name(self) -> str: ...


def all_cells(columns: Columns, kinds: Kinds) -> list[Cell]:
    """Every hex, column by column from the west, each from north to south."""
    return [
        Cell(label(col, row), col, row, kinds[letter])
        for col, column in enumerate(columns)
        for row, letter in enumerate(column)
        if letter != NO_HEX
    ]


def edges_to_land(
    land: Sequence[Cell], closed: Iterable[tuple[str, int]] = ()
) -> dict[str, tuple[int, ...]]:
    """For each hex of land the edges over which track may run: to land, and not closed.

    A closed hexside is named from one side and closed from both.
    """
    places = {(cell.col, cell.row): cell.label for cell in land}
    barred = set[tuple[str, int]]()
    for hex_, edge in closed:
        across = neighbour(*parse_label(hex_), edge)
        barred |= {(hex_, edge), (label(*across), (edge + 3) % len(EDGES))}
    return {
        name: tuple(
            edge
            for edge in range(len(EDGES))
            if neighbour(col, row, edge) in places and (name, edge) not in barred
        )
        for (col, row), name in places.items()
    }


def letter_at(columns: Columns, hex_: str) -> str:
    """The map's letter at a label; `.` off the map. A ValueError for what is no label."""
    col, row = parse_label(hex_)
    return columns[col][row] if col < len(columns) and row < len(columns[col]) else NO_HEX


def why_not(columns: Columns, kinds: Kinds, hex_: str, letters: str) -> str | None:
    """Why a hex cannot stand where the map must have one of these letters."""
    try:
        found = letter_at(columns, hex_)
    except ValueError as error:
        return str(error)
    if found in letters:
        return None
    if found == NO_HEX:
        return f"{hex_} is not on the map"
    wanted = " or ".join(kinds[letter] for letter in letters)
    return f"{hex_} is {found} ({kinds[found]}) on the map, not {wanted}"


def check_columns(columns: Columns, kinds: Kinds) -> Iterator[Problem]:
    if not columns or len(columns) > MAX_COLUMNS or max(map(len, columns)) > MAX_ROWS:
        reason = f"must be 1 to {MAX_COLUMNS} columns of at most {MAX_ROWS} hexes"
        yield Problem("map", "columns", reason)
        return
    for col, column in enumerate(columns):
        for row, letter in enumerate(column):
            if letter not in kinds and letter != NO_HEX:
                reason = f"{letter!r} is no terrain: use {', '.join(kinds)} or '.'"
                yield Problem(f"hex {label(col, row)}", "columns", reason)


def check_places(
    block: str, entries: Sequence[Place], columns: Columns, kinds: Kinds, letter: str
) -> Iterator[Problem]:
    """Each hex with this letter is named by one entry of the block."""
    seen = dict[str, int]()
    for index, entry in enumerate(entries):
        place = entry_place(block, index, entry)
        if reason := why_not(columns, kinds, entry.hex, letter):
            yield Problem(place, "hex", reason)
        if entry.hex in seen:
            reason = f"{entry.hex} is given twice, see {block}[{seen[entry.hex]}]"
            yield Problem(place, "hex", reason)
        if not entry.name.strip():
            yield Problem(place, "name", "is empty")
        elif not entry.name.isprintable():
            yield Problem(place, "name", "holds what cannot be printed")
        seen.setdefault(entry.hex, index)
    for cell in all_cells(columns, kinds):
        if cell.kind == kinds[letter] and cell.label not in seen:
            reason = f"the map has a {cell.kind} here, but no entry of {block} names it"
            yield Problem(f"hex {cell.label}", block, reason)


def check_connected(edges: Mapping[str, tuple[int, ...]]) -> Iterator[Problem]:
    """All land must hang together."""
    start = next(iter(edges))
    reached, todo = {start}, [start]
    while todo:
        hex_ = todo.pop()
        for edge in edges[hex_]:
            there = label(*neighbour(*parse_label(hex_), edge))
            if there not in reached:
                reached.add(there)
                todo.append(there)
    cut_off = next((hex_ for hex_ in edges if hex_ not in reached), None)
    if cut_off:
        reason = f"no way over land leads from {start}: all land must hang together"
        yield Problem(f"hex {cut_off}", "edges", reason)
