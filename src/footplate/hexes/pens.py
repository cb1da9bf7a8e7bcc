"""What pictures of hex maps are drawn with: sizes, colours, outlines, text, track and terrain."""

import math
import re
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from footplate.hexes.mapfiles import Cell

R: Final = 40.0  # from the middle of a hex to its corners
H: Final = R * math.sqrt(3)  # from edge to edge
MARGIN: Final = 24.0
INK: Final = "#2b2a27"
PAPER: Final = "#fbf8f0"
SOFT: Final = "#5d5a52"
FONT: Final = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"
LAND: Final = "#e3e8cd"
ROUGH: Final = "#d6c4a3"
WATER: Final = "url(#water)"
WATER_PATTERN: Final = """<defs>
<pattern id="water" width="24" height="12" patternUnits="userSpaceOnUse">
<rect width="24" height="12" fill="#bcd8e8"/>
<path d="M0 4q3-3 6 0t6 0M12 10q3-3 6 0t6 0" fill="none" stroke="#94bdd6" stroke-width="1"/>
</pattern>
</defs>"""
# A seat's colour and its dashes; the dashes alone tell the seats apart.
SEATS: Final = (
    ("#d9661f", ""),
    ("#0f7f86", "8 4"),
    ("#b8327c", "3 4"),
    ("#6b4a2b", "12 4 3 4"),
    ("#3b4ba3", "20 9"),
    ("#4c7f23", "6 3 2 3 2 3"),
)
UNOWNED: Final = "#8d8a83"


# --- places on the paper --------------------------------------------------------------------------


def middle(col: int, row: int) -> tuple[float, float]:
    return col * 1.5 * R, (row + (col & 1) / 2) * H


def edge_point(x: float, y: float, edge: int, reach: float = H / 2) -> tuple[float, float]:
    """The middle of an edge of the hex around a point."""
    angle = math.radians(60 * edge - 90)
    return x + reach * math.cos(angle), y + reach * math.sin(angle)


def corner_point(x: float, y: float, corner: int, radius: float = R) -> tuple[float, float]:
    """Corner 0 is the right one of the northern edge, the others follow clockwise."""
    angle = math.radians(60 * corner - 60)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def outline(x: float, y: float, radius: float = R) -> str:
    corners = (corner_point(x, y, corner, radius) for corner in range(6))
    return " ".join(f"{cx:.1f},{cy:.1f}" for cx, cy in corners)


def curve(x: float, y: float, exits: Sequence[int]) -> str:
    """A path between two edges that leaves both at a right angle; with one, to the middle."""
    ax, ay = edge_point(x, y, exits[0])
    if len(exits) == 1:
        return f"M{ax:.1f} {ay:.1f}L{x:.1f} {y:.1f}"
    bx, by = edge_point(x, y, exits[1])
    return f"M{ax:.1f} {ay:.1f}Q{x:.1f} {y:.1f} {bx:.1f} {by:.1f}"


# --- text -----------------------------------------------------------------------------------------


def escaped(words: str) -> str:
    """Safe inside XML, also when a board's author typed a control character."""
    return escape(re.sub("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "", words))


def write(x: float, y: float, words: str, size: float, ink: str = INK, halo: bool = False) -> str:
    """Text around a point; with a halo it stays readable on any colour."""
    spot = f'x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" font-weight="600" text-anchor="middle"'
    text = f'<text {spot} fill="{ink}">{escaped(words)}</text>'
    # A text of its own below: not every program that shows pictures paints strokes first.
    return f"<text {spot} {HALO}>{escaped(words)}</text>{text}" if halo else text


HALO: Final = (
    'fill="#fffdf6" stroke="#fffdf6" stroke-width="3" stroke-linejoin="round" aria-hidden="true"'
)
LETTER: Final = 0.6  # how wide a letter is on the average, of its height


def write_name(x: float, y: float, name: str) -> Iterator[str]:
    """Below the middle of a hex; a long name of several words takes two lines."""
    head, _, tail = name.partition(" ") if len(name) > 9 else (name, "", "")
    lines = [(head, 20.5), (tail, 29.0)] if tail else [(head, 23.0)]
    for words, down in lines:
        # As wide as the hex is at this height, so that no name runs into the next hex.
        room = 2 * (R - down / math.sqrt(3))
        yield write(x, y + down, words, min(9.0, room / LETTER / max(1, len(words))), halo=True)


def write_label(x: float, y: float, label: str) -> str:
    """Beside the middle of the northern edge, where track and rivers leave the hex."""
    return write(x - 14, y - 25.5, label, 7, "#6b6a58")


# --- hexes and what is on them --------------------------------------------------------------------


def hex_group(
    cell: Cell, kind: str, name: str | None, fill: str, inside: Sequence[str] = ()
) -> Iterator[str]:
    """A hex that programs find by its label, and people by its title."""
    spoken = f"{cell.label}, {kind}" + (f" {name}" if name else "")
    named = f' data-name="{escaped(name)}"' if name else ""
    edge = "#a9cbdf" if fill == WATER else "#b3b392"
    spot = middle(cell.col, cell.row)
    yield f'<g id="hex-{cell.label}" data-hex="{cell.label}" data-kind="{kind}"{named}>'
    yield f"<title>{escaped(spoken)}</title>"
    yield f'<polygon points="{outline(*spot)}" fill="{fill}" stroke="{edge}"/>'
    yield from inside
    yield "</g>"


def swatch(fill: str, inside: str = "") -> str:
    """A terrain in the legend."""
    return f'<polygon points="{outline(0, 0, 11)}" fill="{fill}" stroke="#7d7c62"/>{inside}'


def border(cells: Sequence[Cell]) -> str:
    """The path around hexes, without the sides where two of them meet."""
    sides = dict[frozenset[tuple[int, int]], str]()
    twice = set[frozenset[tuple[int, int]]]()
    for cell in cells:
        x, y = middle(cell.col, cell.row)
        for number in range(6):
            (ax, ay), (bx, by) = corner_point(x, y, number), corner_point(x, y, number + 1)
            side = frozenset(((round(ax), round(ay)), (round(bx), round(by))))
            if side in sides:
                twice.add(side)
            sides[side] = f"M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"
    return "".join(line for side, line in sides.items() if side not in twice)


def coast(land: Sequence[Cell]) -> Iterator[str]:
    """A line around everything, so that the map has an end where the paper goes on."""
    path = border(land)
    yield f'<path d="{path}" stroke="#7d7c62" stroke-width="2" stroke-linecap="round"/>'


def mountain(x: float, y: float, scale: float = 1.0) -> str:
    peaks = "M-18 12L-6-11L6 12ZM2 12L10-3L19 12Z"
    snow = "M-6-11L-9.7-4L-6.5-6L-3-3.4L-2.3-4ZM10-3L7.6 1.5L10 .4L12.6 1.5Z"
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale({scale})">'
        f'<path d="{peaks}" fill="#a98f68" stroke="#7f6a4b"/><path d="{snow}" fill="#fffaf0"/></g>'
    )


def hills(x: float, y: float, scale: float = 1.0) -> str:
    domes = "M-18 9Q-9-9 0 9ZM-4 9Q6-13 17 9Z"
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale({scale})">'
        f'<path d="{domes}" fill="#c3bb84" stroke="#8f8957" stroke-linejoin="round"/></g>'
    )


def seat_style(owner: int | None) -> tuple[str, str]:
    return (UNOWNED, "1.5 1.5") if owner is None else SEATS[owner % len(SEATS)]


def rail(path: str, owner: int | None) -> str:
    """A white bed with dark borders, and the owner's dashes on it."""
    color, dashes = seat_style(owner)
    dash = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<path d="{path}" stroke="{INK}" stroke-width="8.5"/>'
        f'<path d="{path}" stroke="#fff" stroke-width="6.5"/>'
        f'<path d="{path}" stroke="{color}" stroke-width="5"{dash}/>'
    )
