"""The ranking below a picture: how the game ended that it shows."""

import re
from collections.abc import Sequence
from typing import Final

from footplate.core.view import Result
from footplate.pictures.colours import LINE, SOFT
from footplate.pictures.frame import MARGIN
from footplate.pictures.seats import badge, letters
from footplate.pictures.svg import box, escaped, number, width_of, write

SIZED: Final = re.compile(r'viewBox="0 0 (\S+) (\S+)" width="\S+" height="\S+"')
"""How large a page says that it is."""
ROW: Final = 30.0
SIZE: Final = 16.0


def ranked(picture: str, result: Result, names: Sequence[str], score: str = "") -> str:
    """A picture with the ranking below it, the best first. `score`: what the game calls its score.

    One that does not say its size as the pages of `frame` do stays as it is, as does one whose
    viewer does not know all of the result.
    """
    sized = SIZED.search(picture)
    if sized is None or not result.whole:
        return picture
    width, height = float(sized[1]), float(sized[2])
    places = _places(result, names)
    lines, more = _rows(places, names, width, height, f"Ranking by {score}" if score else "Ranking")
    wide, high = number(width), number(height + more)
    grown = f'viewBox="0 0 {wide} {high}" width="{wide}" height="{high}"'
    told = "; ".join(words for _, words in places)
    picture = picture.replace(sized[0], grown, 1)
    picture = picture.replace("</desc>", f" Ranking: {escaped(told)}.</desc>", 1)
    rest, end, _ = picture.rpartition("</svg>")
    return "\n".join([rest.rstrip("\n"), '<g id="ranking">', *lines, "</g>", end, ""])


def _places(result: Result, names: Sequence[str]) -> list[tuple[int, str]]:
    """Each seat with what is said of it: `1. Ann 132`; who had nobody to beat has a score alone."""
    return [
        (
            each.seat,
            (f"{each.rank}. " if result.contest else "")
            + f"{names[each.seat]} {each.score}"
            + (", out of the game" if each.out else ""),
        )
        for each in result.standings
    ]


def _rows(
    places: Sequence[tuple[int, str]], names: Sequence[str], width: float, top: float, title: str
) -> tuple[list[str], float]:
    """As many beside each other as there is room for; and how high all of it is."""
    initials = letters(names)
    lines = [
        box(MARGIN, top - 8, width - 2 * MARGIN, 1, fill=LINE),
        write(MARGIN, top + 16, title, 13, SOFT, anchor="start"),
    ]
    x, y = MARGIN, top + 16 + ROW
    for seat, words in places:
        step = 58 + width_of(words, SIZE)
        if x > MARGIN and x + step > width:
            x, y = MARGIN, y + ROW
        lines.append(badge(x + 11, y - 5, seat, initials[seat], 22))
        lines.append(write(x + 28, y, words, SIZE, anchor="start", weight=700))
        x += step
    return lines, y - top + MARGIN
