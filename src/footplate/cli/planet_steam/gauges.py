"""The resource terminal as text: for each resource a ladder of prices and one of supply."""

from typing import Final

from rich.text import Text

from footplate.cli.typed import signed
from footplate.games.planet_steam.board.blocks import BANDS
from footplate.games.planet_steam.board.file import BoardFile
from footplate.games.planet_steam.language.views import Gauge, PlanetSteamView

LETTERS: Final[dict[str, str]] = dict(zip(BANDS, "kbgyor", strict=True))
"""What a space of a supply ladder is called by its colour; black is k."""
LOOKS: Final = {
    "black": "white on #1a1a1a",
    "blue": "white on #2f5fc4",
    "green": "black on #4fae5a",
    "yellow": "black on #e8d44d",
    "orange": "black on #ef9a3c",
    "red": "white on #c73c33",
}


def terminal(view: PlanetSteamView, board: BoardFile) -> list[Text]:
    """The four resources in the order of trading, two lines each."""
    lines = []
    for gauge in sorted(view.gauges, key=lambda gauge: gauge.number or 9):
        lines += [_prices(gauge, gauge.resource == view.trading), _supply(gauge)]
    moves = ", ".join(f"{LETTERS[band]} {signed(board.adjustment[band])}" for band in BANDS)
    return [*lines, Text(f"○ after a pass; black {moves} red", style="dim", no_wrap=True)]


def _prices(gauge: Gauge, in_turn: bool) -> Text:
    then = gauge.then
    number = str(gauge.number) if gauge.number else "?"
    line = Text(f"{number} {gauge.resource:<6} ", style="bold", no_wrap=True)
    line.append(f"price {gauge.price:>2} ").append(f"{gauge.lowest:>2} ", "dim")
    for price in range(gauge.lowest, gauge.highest + 1):
        if price == gauge.price:
            line.append("●", "bold")
        else:
            line.append("○" if price == then else "·", "bold" if price == then else "dim")
    line.append(f" {gauge.highest}", "dim")
    words = f"  pass → {then}" if then != gauge.price else "  pass: stays"
    return line.append(words).append(" ◂" if in_turn else "", "bold")


def _supply(gauge: Gauge) -> Text:
    line = Text(f"{'':8}supply {gauge.supply:>2}  0 ", no_wrap=True)
    for at, (band, (first, last)) in enumerate(gauge.bands.items()):
        line.append("·" if at else "", "dim")
        for supply in range(first, last + 1):
            here = supply == gauge.supply
            look = f"bold {LOOKS[band]}" if here else LOOKS[band]
            line.append("●" if here else LETTERS[band], look)
    line.append(f" {gauge.top}", "dim")
    return line.append(f"  {gauge.color} {signed(gauge.adjustment)}")
