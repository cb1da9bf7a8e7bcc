"""Displays beside a map: panels with a heading, spaces of a track, and the panel of a seat."""

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from footplate.core.plan import Place
from footplate.pictures.colours import EDGE, INK, LIGHT, LINE, RAISED, SOFT
from footplate.pictures.seats import badge
from footplate.pictures.strokes import rails
from footplate.pictures.svg import box, cut_to, element, fitting, group, titled, width_of, write

Frame = tuple[float, float, float, float]
"""Left, top, width, height."""
CORNER: Final = "6"
SEAT_HEAD: Final = 32.0
"""What the heading of a seat's panel takes."""
SAMPLE: Final = 40.0
"""The piece of track in it."""
BOLD: Final = 1.15
"""How much wider bold letters are."""
LEAST: Final = 10.0
"""Names are not drawn smaller than this: what does not fit is cut."""


def frame_of(place: Place) -> Frame:
    """The box around a place."""
    across, down = [x for x, _ in place.outline], [y for _, y in place.outline]
    left, top = min(across), min(down)
    return left, top, max(across) - left, max(down) - top


def standing_for(place: Place, lines: Iterable[str], words: str = "") -> Iterator[str]:
    """What is drawn for a place, as one group with its id; the words are read out."""
    return group([titled(words or place.name), *lines], place=place.id)


def panel(
    frame: Frame, title: str = "", note: str = "", *, fill: str = RAISED, marked: bool = False
) -> str:
    """A raised sheet, its title on the left, a note on the right; marked with a thick edge."""
    left, top, width, height = frame
    edge, thick = (INK, "2.4") if marked else (LINE, "1")
    sheet = box(left, top, width, height, rx=CORNER, fill=fill, stroke=edge, stroke_width=thick)
    if title:
        sheet += write(left + 10, top + 15, title, 12, anchor="start", weight=700)
    if note:
        sheet += write(left + width - 10, top + 15, note, 11, SOFT, anchor="end", weight=500)
    return sheet


def space(
    frame: Frame,
    words: str,
    size: float = 11,
    *,
    fill: str = RAISED,
    ink: str = INK,
    marked: bool = False,
) -> str:
    """A space of a track; the marked one has a thick edge and an arrow above it."""
    left, top, width, height = frame
    edge, thick = (INK, "2.4") if marked else (EDGE, "1")
    middle = left + width / 2
    drawn = box(
        left + 1,
        top + 1,
        width - 2,
        height - 2,
        rx="2.5",
        fill=fill,
        stroke=edge,
        stroke_width=thick,
    )
    fits = fitting(words, size, width - 2)
    drawn += write(middle, top + height / 2 + fits * 0.36, words, fits, ink)
    if marked:
        drawn += arrow(middle, top - 0.5)
    return drawn


def arrow(x: float, y: float) -> str:
    """A small arrow that points down at the point."""
    return element("path", d=f"M{x - 5:.1f} {y - 6:.1f}h10l-5 6z", fill=INK)


def numbered(x: float, y: float, words: str, radius: float = 10.0) -> str:
    """A number in a ring."""
    ring = element("circle", cx=x, cy=y, r=radius, fill=LIGHT, stroke=INK, stroke_width="1.4")
    return ring + write(x, y + radius * 0.42, words, radius * 1.2, weight=700)


def seat_head(frame: Frame, seat: int, letter: str, name: str, note: str, asked: bool) -> str:
    """The panel of a seat: badge, name, a piece of its track; a thick edge for who is asked."""
    left, top, width, _ = frame
    room = (width - 40 - SAMPLE) / BOLD
    size = max(LEAST, fitting(name, 13, room))
    name = cut_to(name, size, room)
    x = left + 40 + width_of(name, size) * BOLD
    head = (
        panel(frame, marked=asked)
        + badge(left + 18, top + 17, seat, letter, 20)
        + write(left + 34, top + 22, name, size, anchor="start", weight=700)
        + rails(f"M{x:.1f} {top + 17:.1f}h30", seat, 0.9)
    )
    if x + 46 + width_of(note, 11) < left + width:
        head += write(left + width - 8, top + 21, note, 11, SOFT, anchor="end", weight=500)
    return head


def seat_rows(count: int, width: float, least: float) -> int:
    """In how many rows so many panels stand that none is narrower than the least."""
    return math.ceil(count / max(1, int((width + 8) // (least + 8))))


def seat_frames(
    count: int, width: float, top: float, height: float, least: float = 0.0
) -> list[Frame]:
    """As many panels side by side, over the width; in rows where they would become too narrow."""
    columns = math.ceil(count / seat_rows(count, width, least))
    step = (width + 8) / columns
    return [
        (seat % columns * step, top + seat // columns * (height + 8), step - 8, height)
        for seat in range(count)
    ]


def seat_facts(frame: Frame, lines: Sequence[Sequence[str]], above: int = 0) -> Iterator[str]:
    """What a seat has, in lines of one size below its head; `above` lines are left free."""
    left, top, width, _ = frame
    words = [" · ".join(facts) for facts in lines]
    size = min(fitting(line, 12, width - 16) for line in words)
    for number, line in enumerate(words):
        y = top + SEAT_HEAD + 14 + 16 * (number + above)
        yield write(left + 8, y, line, size, anchor="start", weight=500 if number else 600)
