"""The sheet of named symbols that pictures and pages share.

A symbol is drawn around 0, 0. Its body has the `fill` of whoever uses it, its lines and dark parts
have its `color`; letters and numbers are written over it by whoever uses it.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from footplate.pictures.colours import BRASS_LINE, INK, LIGHT, PAPER, PEAK, PEAK_LINE, SNOW
from footplate.pictures.svg import element, number, write


@dataclass(frozen=True)
class Symbol:
    """A shape: how far it reaches from its middle, what it stands for, and its drawing."""

    across: float
    down: float
    words: str
    drawing: str


def _line(path: str, width: float = 1.4, rest: str = "") -> str:
    return (
        f'<path d="{path}" stroke="currentColor" stroke-width="{width:g}" '
        f'stroke-linejoin="round" stroke-linecap="round"{rest}/>'
    )


def _bare(path: str, width: float = 1.4) -> str:
    return _line(path, width, ' fill="none"')


_HEX = "M20-34.6L40 0L20 34.6H-20L-40 0L-20-34.6Z"
_FACTORY = "M-11 10V-5L-4-1V-5L3-1V-13H10V10Z"
_CUBE = (
    _line("M-5.5-4.5L-3-7.5H8V3.5L5.5 6.5H-5.5Z", 0.9)
    + '<path d="M-5.5-4.5L-3-7.5H8L5.5-4.5Z" fill="#fff" fill-opacity=".38"/>'
    + '<path d="M5.5-4.5L8-7.5V3.5L5.5 6.5Z" fill="#000" fill-opacity=".3"/>'
)
_TANK = (
    _line("M-15-13a15 5 0 0 1 30 0V13a15 5 0 0 1-30 0Z")
    + f'<ellipse cy="-13" rx="15" ry="5" fill="{LIGHT}" stroke="currentColor" stroke-width="1.4"/>'
    + '<path d="M-11-7v18a15 5 0 0 0 4 1.5v-18Z" fill="#fff" fill-opacity=".35"/>'
)
_AIRSHIP = (
    '<ellipse rx="23" ry="11.5" cy="-5" stroke="currentColor" stroke-width="1.4"/>'
    + '<path d="M-22-5H22M-16-12C-6-8 6-8 16-12M-16 2C-6-2 6-2 16 2" fill="none" '
    'stroke="currentColor" stroke-opacity=".45"/>'
    + f'<path d="M-9 8H9L6 14H-6ZM-7 6L-8 8M7 6L8 8" fill="{LIGHT}" stroke="currentColor" '
    'stroke-width="1.3"/>'
)
_ENGINE = (
    _line("M-14 4V-9H-5V-2H11V-8H14V4Z", 1.2)
    + f'<path d="M-12-7H-7V-3H-12Z" fill="{LIGHT}"/>'
    + '<g fill="currentColor"><circle cx="-9" cy="7" r="3.4"/><circle cx="0" cy="7" r="3.4"/>'
    '<circle cx="9" cy="7" r="3.4"/></g>'
)
_CAR = (
    _line("M-12 4V-7H12V4Z", 1.2)
    + '<g fill="currentColor"><circle cx="-7" cy="7" r="2.8"/><circle cx="7" cy="7" r="2.8"/></g>'
)
_MOUNTAIN = (
    f'<path d="M-18 12L-6-11L6 12ZM2 12L10-3L19 12Z" fill="{PEAK}" stroke="{PEAK_LINE}"/>'
    f'<path d="M-6-11L-9.7-4L-6.5-6L-3-3.4L-2.3-4ZM10-3L7.6 1.5L10 .4L12.6 1.5Z" fill="{SNOW}"/>'
)
_HILLS = (
    f'<path d="M-18 9Q-9-9 0 9ZM-4 9Q6-13 17 9Z" fill="{PEAK}" fill-opacity=".45" '
    f'stroke="{PEAK_LINE}" stroke-opacity=".6" stroke-linejoin="round"/>'
)
_TUNNEL = (
    f'<path d="M-9 7V0a9 8 0 0 1 18 0V7Z" fill="{INK}" stroke="{LIGHT}"/>'
    f'<path d="M-4.5 7V1a4.5 4.5 0 0 1 9 0V7Z" fill="{PAPER}"/>'
)
_CONVERTER = _line("M-9-7H9L6 0L9 7H-9L-6 0Z")
_WORKER = '<circle cy="-6" r="4.5" stroke="currentColor" stroke-width="1.2"/>' + _line(
    "M-7 9a7 8 0 0 1 14 0Z", 1.2
)
_KEY = _bare("M-2 0H11M7 0V4M11 0V5", 2.2) + (
    '<circle cx="-6" r="4.5" fill="none" stroke="currentColor" stroke-width="2.2"/>'
)

SYMBOLS: Final = {
    # Goods: the cube, and the shapes of who takes them.
    "cube": Symbol(9, 9, "a cube of goods", _CUBE),
    "triangle": Symbol(8, 8, "red goods", _line("M0-7.5L8 6.5H-8Z", 1.1)),
    "disc": Symbol(
        8, 8, "blue goods", _line("M-7.2 0a7.2 7.2 0 1 1 14.4 0a7.2 7.2 0 1 1-14.4 0Z", 1.1)
    ),
    "diamond": Symbol(8, 8, "purple goods", _line("M0-8.5L8.5 0L0 8.5L-8.5 0Z", 1.1)),
    "square": Symbol(8, 8, "yellow goods", _line("M-6.8-6.8H6.8V6.8H-6.8Z", 1.1)),
    "cross": Symbol(8, 8, "black goods", _line("M-3.5-8H3.5V-4H8V4H3.5V8H-3.5V4H-8V-4H-3.5Z", 1.1)),
    "gem": Symbol(9, 9, "quartz", _line("M0-8.5L7-2L4 7.5H-4L-7-2Z", 1.1)),
    "rock": Symbol(9, 9, "ore", _line("M-8 4L-6-4L-1-7L6-5L8 2L4 7H-5Z", 1.1)),
    "drop": Symbol(9, 9, "water", _line("M0-9C3-4 6-1 6 3A6 6 0 0 1-6 3C-6-1-3-4 0-9Z", 1.1)),
    "bolt": Symbol(9, 9, "energy", _line("M2-9L-6 1H-1L-2 9L6-2H1Z", 1.1)),
    # Land and what stands on it.
    "hex": Symbol(40, 34.6, "a hex", _line(_HEX, 1)),
    "mountain": Symbol(20, 14, "mountains", _MOUNTAIN),
    "hills": Symbol(20, 12, "hills", _HILLS),
    "town": Symbol(12, 12, "a town", '<circle r="10.5" stroke="currentColor" stroke-width="1.8"/>'),
    "city": Symbol(
        38, 33, "a city", _line("M18.8-32.5L37.5 0L18.8 32.5H-18.8L-37.5 0L-18.8-32.5Z", 2)
    ),
    "factory": Symbol(13, 14, "a factory", _line(_FACTORY, 1.6)),
    "factory-site": Symbol(
        13, 14, "a site for a factory", _line(_FACTORY, 1.5, ' fill="none" stroke-dasharray="3 2"')
    ),
    "station": Symbol(8, 9, "a station", _line("M-7 8V-2L0-8L7-2V8Z", 1.2)),
    "hub": Symbol(15, 15, "a hub", _line("M0-14L14 0L0 14L-14 0Z", 1.6)),
    "bridge": Symbol(11, 8, "a bridge", _line("M-10 6V-5H10V6H6.5a6.5 6 0 0 0-13 0Z", 1.2)),
    "tunnel": Symbol(11, 9, "a tunnel", _TUNNEL),
    # What is built, bought and moved.
    "tank": Symbol(17, 20, "a tank", _TANK),
    "converter": Symbol(11, 9, "a converter", _CONVERTER),
    "supercharger": Symbol(
        9,
        9,
        "a supercharger",
        '<circle r="8" stroke="currentColor" stroke-width="1.2"/>'
        + '<path d="M1-5.5L-4 1H-.5L-1 5.5L4-1H.5Z" fill="currentColor"/>',
    ),
    "airship": Symbol(24, 18, "the airship", _AIRSHIP),
    "mooring": Symbol(
        16,
        9,
        "a mooring point",
        '<ellipse rx="15" ry="7.5" fill="none" stroke="currentColor" stroke-dasharray="2.5 3"/>',
    ),
    "engine": Symbol(16, 12, "an engine", _ENGINE),
    "car": Symbol(14, 12, "a car", _CAR),
    "worker": Symbol(9, 12, "a worker", _WORKER),
    "crown": Symbol(11, 9, "a crown", _line("M-8 6L-9.5-5L-4.5-.5L0-8L4.5-.5L9.5-5L8 6Z", 1)),
    "license": Symbol(
        10, 12, "a license", _line("M-8-10H5L8-7V10H-8Z", 1.2) + _bare("M-4-3H4M-4 1H4M-4 5H1", 1.2)
    ),
    "card": Symbol(
        11,
        14,
        "a card",
        _line("M-8-12H8a2 2 0 0 1 2 2V10a2 2 0 0 1-2 2H-8a2 2 0 0 1-2-2V-10a2 2 0 0 1 2-2Z", 1.2),
    ),
    "house": Symbol(12, 12, "a house", _line("M-9 9V-1H-11L0-10L11-1H9V9Z", 1.2)),
    # Money, points and marks.
    "coin": Symbol(15, 15, "money", '<circle r="14" stroke="currentColor" stroke-width="1.5"/>'),
    "star": Symbol(
        10,
        10,
        "points",
        _line("M0-9L2.6-3.2L9-2.6L4.2 1.8L5.6 8L0 4.7L-5.6 8L-4.2 1.8L-9-2.6L-2.6-3.2Z", 1),
    ),
    "die": Symbol(
        8,
        8,
        "a die",
        '<rect x="-6.5" y="-6.5" width="13" height="13" rx="2.5" stroke="currentColor"/>',
    ),
    "marker": Symbol(8, 7, "a marker", _line("M-7-5H7L0 5Z", 1)),
    "arrow": Symbol(12, 6, "an arrow", _bare("M-10 0H9M5-4L10 0L5 4", 2)),
    "key": Symbol(13, 6, "a key", _KEY),
    "hand": Symbol(9, 9, "a hand", '<circle r="7" stroke="currentColor" stroke-width="1.4"/>'),
    "tick": Symbol(8, 7, "done", _bare("M-6 0L-2 4L6-5", 2.2)),
}


def symbol(
    name: str,
    x: float,
    y: float,
    scale: float = 1.0,
    fill: str = LIGHT,
    ink: str = INK,
    place: str | None = None,
) -> str:
    """A symbol of the sheet, its middle at the point; the page holds its shape."""
    shape = SYMBOLS[name]
    return element(
        "use",
        href=f"#{name}",
        x=x - shape.across * scale,
        y=y - shape.down * scale,
        width=2 * shape.across * scale,
        height=2 * shape.down * scale,
        fill=fill,
        color=ink,
        place=place,
    )


def coin(x: float, y: float, words: str, scale: float = 1.0) -> str:
    """A coin with its value."""
    body = symbol("coin", x, y, scale, fill=BRASS_LINE)
    return body + write(x, y + 6 * scale, words, round(17 * scale, 1), weight=700)


def definition(name: str) -> str:
    """The shape itself, to stand once in a page."""
    shape = SYMBOLS[name]
    spans = " ".join(
        number(value) for value in (-shape.across, -shape.down, 2 * shape.across, 2 * shape.down)
    )
    return f'<symbol id="{name}" viewBox="{spans}" overflow="visible">{shape.drawing}</symbol>'


def used(drawing: str) -> Iterator[str]:
    """The definitions of the symbols that a drawing uses, in the order of the sheet."""
    named = set(re.findall(r'href="#([\w-]+)"', drawing))
    return (definition(name) for name in SYMBOLS if name in named)


def sheet() -> str:
    """All symbols as one SVG file, for pages that draw with them."""
    shapes = "\n".join(
        definition(name).replace(">", f"><title>{shape.words}</title>", 1)
        for name, shape in SYMBOLS.items()
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg">\n{shapes}\n</svg>\n'
