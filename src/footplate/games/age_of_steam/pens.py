"""What pictures of boards are drawn with: sizes, colours, signs for goods, seats and terrain."""

import math
import re
from collections.abc import Sequence
from html import escape
from typing import Final

from footplate.games.age_of_steam.boardfile import Growth
from footplate.games.age_of_steam.tables import load_tables

R: Final = 40.0  # from the middle of a hex to its corners
H: Final = R * math.sqrt(3)  # from edge to edge
MARGIN: Final = 24.0
INK: Final = "#2b2a27"
PAPER: Final = "#fbf8f0"
FONT: Final = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"
LAND: Final = "#e3e8cd"
FILLS: Final = {
    "plain": LAND,
    "river": "#dbe7d6",
    "mountain": "#d6c4a3",
    "town": LAND,
    "city": LAND,
    "lake": "url(#water)",
}
GOODS: Final = {
    "red": "#c5352c",
    "blue": "#2b62b0",
    "purple": "#7c4199",
    "yellow": "#ecc22f",
    "black": "#34332f",
    "white": "#ffffff",
}
DARK_LETTER: Final = ("yellow", "white")
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


def escaped(words: str) -> str:
    """Safe inside XML, also when a board's author typed a control character."""
    return escape(re.sub("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "", words))


def write(x: float, y: float, words: str, size: float, ink: str = INK, halo: bool = False) -> str:
    """Text around a point; with a halo it stays readable on any colour."""
    around = f" {HALO}" if halo else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="600" '
        f'text-anchor="middle" fill="{ink}"{around}>{escaped(words)}</text>'
    )


HALO: Final = 'paint-order="stroke" stroke="#fffdf6" stroke-width="3" stroke-linejoin="round"'


def mountain(x: float, y: float, scale: float = 1.0) -> str:
    peaks = "M-18 12L-6-11L6 12ZM2 12L10-3L19 12Z"
    snow = "M-6-11L-9.7-4L-6.5-6L-3-3.4L-2.3-4ZM10-3L7.6 1.5L10 .4L12.6 1.5Z"
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale({scale})">'
        f'<path d="{peaks}" fill="#a98f68" stroke="#7f6a4b"/><path d="{snow}" fill="#fffaf0"/></g>'
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


def good_sign(color: str) -> tuple[str, str, str]:
    """A colour of goods as fill, letter and the colour of the letter."""
    letters = {entry.name: entry.letter for entry in load_tables().colors}
    ink = INK if color in DARK_LETTER else "#fff"
    return GOODS.get(color, UNOWNED), letters.get(color, "?"), ink


def good_chip(x: float, y: float, color: str) -> str:
    """A colour that a city takes."""
    fill, letter, ink = good_sign(color)
    edge = INK if color in DARK_LETTER else "#fffdf6"
    ring = f'fill="{fill}" stroke="{edge}" stroke-width="1.6"'
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="7" {ring}/>' + write(x, y + 3.4, letter, 9.5, ink)


def growth_badge(x: float, y: float, growth: Growth) -> str:
    """The column of the goods display that feeds a city: its side and the face of the die."""
    fill, ink = ("#fffdf6", INK) if growth.side == "light" else (INK, "#fffdf6")
    box = f'x="{x - 6.5:.1f}" y="{y - 6.5:.1f}" width="13" height="13" rx="3"'
    square = f'<rect {box} fill="{fill}" stroke="{ink}" stroke-width="1.4"/>'
    return square + write(x, y + 3.6, str(growth.die), 10, ink)
