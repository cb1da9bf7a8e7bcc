"""Colours and signs of maps in text. Colours help, but nothing needs them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.text import Text

INK: Final = "#e9ecdf"
FAINT: Final = "#9fae95"
FOCUS: Final = "#6b6b1f"
WATER_INK: Final = "#3f6f9a"
UNOWNED: Final = "#c4c4c4"
NOBODY: Final = "0"
# Each terrain in three shades, so that no two neighbours look like one hex.
Shades = tuple[str, str, str]
FLAT: Final[Shades] = ("#2c3a28", "#33432e", "#3a4b35")
ROUGH: Final[Shades] = ("#4d3c2a", "#584632", "#63503a")
HILLY: Final[Shades] = ("#3d3f22", "#464827", "#4f522d")
RIVER: Final[Shades] = ("#1f4150", "#254a5b", "#2b5366")
WATER: Final[Shades] = ("#122538", "#122538", "#122538")
GROUNDS: Final[Mapping[str, Shades]] = {
    **dict.fromkeys(("plain", "plains"), FLAT),
    **dict.fromkeys(("mountain", "mountains"), ROUGH),
    **dict.fromkeys(("lake", "water"), WATER),
    "hills": HILLY,
    "river": RIVER,
}
WATERS: Final = ("lake", "water")
"""The kinds of hexes on which nothing can be built."""
# What the shades become where there are only 256 colours: those that such a terminal really has.
# Nearest neighbours would turn one terrain into the colour of another.
COARSE: Final[Mapping[str, str]] = {
    **dict(zip(FLAT, ("#262626", "#303030", "#3a3a3a"), strict=True)),
    **dict.fromkeys(ROUGH, "#5f0000"),
    **dict.fromkeys(HILLY, "#5f5f00"),
    **dict.fromkeys(RIVER, "#005f5f"),
    WATER[0]: "#00005f",
    FOCUS: "#5f005f",
}
ASCII: Final = str.maketrans("│─╰╯╭╮┼≈○●∩", "|-`'.,+w(@n")


@dataclass(frozen=True)
class Palette:
    """The colours of the seats: on the map, and outside it, where the terminal's own theme keeps
    the same families readable."""

    inks: Sequence[str]
    names: Sequence[str]

    def ink(self, seat: int | None) -> str:
        """The colour of a seat's track on the map; its digit says the same."""
        return UNOWNED if seat is None else self.inks[seat % len(self.inks)]

    def name(self, seat: int | None) -> str:
        return "default" if seat is None else f"bold {self.names[seat % len(self.names)]}"

    def chip(self, seat: int | None, names: Sequence[str]) -> Text:
        """A seat's digit and name in its colour."""
        name = "nobody" if seat is None else names[seat]
        return Text(f"{seat_digit(seat)} {name}", style=self.name(seat))


def seat_digit(seat: int | None) -> str:
    return NOBODY if seat is None else str(seat + 1)


@dataclass(frozen=True)
class Goods:
    """The colours of a game's cubes: their letters, and ink and paper for them."""

    letters: Mapping[str, str]
    looks: Mapping[str, tuple[str, str]]

    def style(self, color: str, bold: bool = True) -> str:
        ink, paper = self.looks[color]
        return f"{'bold ' if bold else ''}{ink} on {paper}"

    def cube(self, color: str | None) -> Text:
        if color is None:
            return Text("·", style="dim")
        return Text(self.letters[color], style=self.style(color))

    def meant(self, word: str) -> str | None:
        """A colour by its name, the start of it, or its letter."""
        low = word.casefold()
        for name, letter in self.letters.items():
            if low == letter.casefold() or (len(low) > 2 and name.startswith(low)):
                return name
        return None


def short_names(names: Sequence[str], length: int) -> list[str]:
    """Names cut to a few letters: of several words each gives its share."""
    short = []
    for name in names:
        words = [word.strip(".") for word in name.split()]
        if len(words) > 1:
            head = words[0][: max(2, length - len(words[1]))][: length // 2]
            short.append((head + "".join(words[1:]))[:length])
        else:
            short.append(name[:length])
    return short
