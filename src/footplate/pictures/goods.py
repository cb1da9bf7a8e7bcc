"""Goods of all games: colour, letter and shape. A cube of it, and the sign of who takes it."""

from dataclasses import dataclass
from typing import Final

from footplate.pictures.colours import INK, LIGHT
from footplate.pictures.seats import NOBODY
from footplate.pictures.svg import element, write
from footplate.pictures.symbols import symbol

WHITE: Final = "#ffffff"


@dataclass(frozen=True)
class Good:
    """What a good looks like."""

    colour: str
    letter: str
    shape: str
    """The symbol that stands for it where no cube lies."""
    ink: str = WHITE
    """The letter on its colour."""


GOODS: Final = {
    "red": Good("#c5352c", "R", "triangle"),
    "blue": Good("#2b62b0", "B", "disc"),
    "purple": Good("#763c8d", "P", "diamond"),
    "yellow": Good("#ecc22f", "Y", "square", INK),
    "black": Good("#34332f", "K", "cross"),
    "white": Good("#fffdf6", "W", "disc", INK),
    "orange": Good("#e08a1e", "O", "disc", INK),
    "gray": Good("#716f68", "G", "square"),
    "wood": Good("#96642c", "W", "square"),
    "stone": Good("#9aa0a3", "S", "square", INK),
    "iron": Good("#5b6a78", "I", "square"),
    "coal": Good("#34332f", "C", "square"),
    "quartz": Good("#c03d7a", "Qz", "gem"),
    "ore": Good("#a5672f", "Or", "rock"),
    "water": Good("#2875ab", "W", "drop"),
    "energy": Good("#e7b416", "E", "bolt", INK),
}
UNKNOWN: Final = Good(NOBODY.colour, "?", "square")


def good(name: str) -> Good:
    """How a good is drawn; one that a board's author thought of gets its initial."""
    known = GOODS.get(name)
    return known or Good(UNKNOWN.colour, name[:1].upper() or "?", UNKNOWN.shape)


def cube(x: float, y: float, name: str, scale: float = 1.0) -> str:
    """A cube with its letter, about 14 wide."""
    look = good(name)
    edge = INK if look.colour == GOODS["white"].colour else LIGHT
    body = symbol("cube", x, y, scale, fill=look.colour, ink=edge)
    letter = write(
        x - 0.2 * scale, y + 4.3 * scale, look.letter, round(8.8 * scale, 1), look.ink, weight=700
    )
    return element("g", body, letter, data_good=name)


def taker(x: float, y: float, name: str, scale: float = 1.0) -> str:
    """The shape and the letter of a good, on a place that takes it."""
    look = good(name)
    body = symbol(look.shape, x, y, scale, fill=LIGHT, ink=INK)
    low, size = {"triangle": (5.0, 8.0), "cross": (2.8, 7.6)}.get(look.shape, (3.2, 9.0))
    return body + write(x, y + low * scale, look.letter, round(size * scale, 1), weight=700)


def resource(x: float, y: float, name: str, scale: float = 1.0) -> str:
    """The shape of a good in its own colour."""
    look = good(name)
    return symbol(look.shape, x, y, scale, fill=look.colour, ink=INK)
