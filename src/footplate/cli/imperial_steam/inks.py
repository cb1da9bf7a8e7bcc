"""Colours and signs of Imperial Steam, and small words for its goods and hubs."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from footplate.cli.hexes.inks import Goods as Cubes
from footplate.cli.hexes.inks import Palette
from footplate.games.imperial_steam.board.blocks import GOODS, Good
from footplate.games.imperial_steam.language.position import Goods

CUBES: Final = Cubes(
    {"wood": "W", "stone": "S", "iron": "I", "coal": "C"},
    {
        "wood": ("#000000", "#c08a4e"),
        "stone": ("#000000", "#c9c9c4"),
        "iron": ("#000000", "#7fa7c9"),
        "coal": ("#ffffff", "#2c2c2c"),
    },
)
# Red, purple, turquoise and yellow, as far as a terminal's own theme has them.
PALETTE: Final = Palette(
    ("#ff8b7d", "#d7a6ff", "#63d8d2", "#ffe066"), ("red", "magenta", "cyan", "yellow")
)
HUB_LOOKS: Final = {
    "bronze": "bold black on #c98f55",
    "white": "bold black on #f2f2ee",
    "green": "bold black on #7cbf6f",
    "blue": "bold black on #86b3ea",
}
chip = PALETTE.chip


def count(goods: Goods, good: Good) -> int:
    number: int = getattr(goods, good)
    return number


def total(goods: Goods) -> int:
    return sum(count(goods, good) for good in GOODS)


def goods_words(goods: Goods) -> str:
    """`2 wood, 1 coal`."""
    parts = [f"{count(goods, good)} {good}" for good in GOODS if count(goods, good)]
    return ", ".join(parts) or "nothing"


def goods_row(goods: Goods) -> Text:
    """The numbers of wood, stone, iron and coal, in this order."""
    return Text(" ").join(
        [Text(str(count(goods, good)), style="" if count(goods, good) else "dim") for good in GOODS]
    )


def letters(goods: Iterable[Good]) -> Text:
    """Goods by their letters: `W S`."""
    return Text(" ").join([CUBES.cube(good) for good in goods])


def hub_text(hub: str) -> Text:
    return Text(hub, style=HUB_LOOKS[hub])


def crew_row(workers: Sequence[int]) -> Text:
    """The numbers of workers of level 1, 2 and 3."""
    return Text(" ").join([Text(str(n), style="" if n else "dim") for n in workers])


def crew_words(workers: Sequence[int]) -> str:
    """`2 of level 1, 1 of level 3`."""
    parts = [f"{n} of level {at + 1}" for at, n in enumerate(workers) if n]
    return ", ".join(parts) or "none"


def some(number: int) -> str:
    """A number, or a dash for none."""
    return str(number) if number else "–"
