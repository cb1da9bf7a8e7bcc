# footplate: compiled
"""Flat-top hexes in columns: labels, edges and neighbours.

Column 0 is the western one, row 0 the northern one; odd columns lie half a hex further south.
Edges count clockwise from the north, so the edge opposite `e` is `(e + 3) % 6` and turning a
tile clockwise by one step adds one to each of its exits.
"""

from typing import Final

EDGES: Final = ("N", "NE", "SE", "S", "SW", "NW")
MAX_COLUMNS: Final = 64
MAX_ROWS: Final = 64


def label(col: int, row: int) -> str:
    """The name of a hex: `A1` is the north-western corner, columns after `Z` are `AA`, `AB`, …"""
    letters = chr(ord("A") + col) if col < 26 else chr(ord("A") + col // 26 - 1) + label_letter(col)
    return f"{letters}{row + 1}"


def label_letter(col: int) -> str:
    return chr(ord("A") + col % 26)


def parse_label(text: str) -> tuple[int, int]:
    """The column and row of a label; a ValueError says what is wrong with it."""
    letters = text.rstrip("0123456789")
    digits = text[len(letters) :]
    if not letters or len(letters) > 2 or not all("A" <= c <= "Z" for c in letters):
        raise ValueError(f"{text!r} is not a hex: it starts with one or two capital letters")
    if not digits or digits[0] == "0" or len(digits) > 2:
        raise ValueError(f"{text!r} is not a hex: it ends with a row number from 1 to {MAX_ROWS}")
    col = ord(letters[-1]) - ord("A")
    if len(letters) == 2:
        col += 26 * (ord(letters[0]) - ord("A") + 1)
    row = int(digits) - 1
    if col >= MAX_COLUMNS or row >= MAX_ROWS:
        raise ValueError(f"{text!r} lies beyond the largest map ({MAX_COLUMNS} × {MAX_ROWS})")
    return col, row


def neighbour(col: int, row: int, edge: int) -> tuple[int, int]:
    """The hex across an edge; it may lie off the map."""
    low = col & 1
    if edge == 0:
        return col, row - 1
    if edge == 1:
        return col + 1, row - 1 + low
    if edge == 2:
        return col + 1, row + low
    if edge == 3:
        return col, row + 1
    if edge == 4:
        return col - 1, row + low
    return col - 1, row - 1 + low


def opposite(edge: int) -> int:
    """The same edge seen from the other side."""
    return edge + 3 if edge < 3 else edge - 3
