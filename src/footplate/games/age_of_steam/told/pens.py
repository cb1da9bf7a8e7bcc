"""What pictures of Age of Steam boards are drawn with besides hexes and track: signs for goods."""

from typing import Final

from footplate.games.age_of_steam.board.file import Growth
from footplate.games.age_of_steam.board.tables import load_tables
from footplate.hexes.pens import INK, LAND, ROUGH, UNOWNED, WATER, write

FILLS: Final = {
    "plain": LAND,
    "river": "#dbe7d6",
    "mountain": ROUGH,
    "town": LAND,
    "city": LAND,
    "lake": WATER,
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
