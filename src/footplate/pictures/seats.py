"""Seats as a colour, a pattern and a letter: each of them alone tells the seats apart."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from footplate.pictures.colours import INK, LIGHT
from footplate.pictures.svg import Value, box, element, write


@dataclass(frozen=True)
class SeatStyle:
    """What a seat looks like."""

    colour: str
    dashes: str
    """The dashes of its track, as SVG takes them; empty: a solid line."""
    words: str
    """The pattern as a person would say it."""


SEATS: Final = (
    SeatStyle("#c2540f", "", "solid"),
    SeatStyle("#0b747b", "8 4", "dashes"),
    SeatStyle("#b02c75", "3 3.4", "dots"),
    SeatStyle("#6b4a2b", "13 3.5 3 3.5", "dash and dot"),
    SeatStyle("#3b4ba3", "20 7", "long dashes"),
    SeatStyle("#487c30", "7 2.5 2 2.5 2 2.5", "dash and two dots"),
)
NOBODY: Final = SeatStyle("#7d7a73", "1.2 2.2", "fine dots")
ON_SEAT: Final = "#ffffff"
"""Ink on a seat's colour."""


def style_of(seat: int | None) -> SeatStyle:
    """None is nobody."""
    return NOBODY if seat is None else SEATS[seat % len(SEATS)]


def default_names(count: int) -> list[str]:
    """What seats are called where nobody has given names."""
    return [f"Seat {seat + 1}" for seat in range(count)]


def letters(names: Sequence[str]) -> list[str]:
    """A letter for each name: its initial, or its number where initials would be the same."""
    initials = [name.strip()[:1].upper() for name in names]
    alike = len(set(initials)) < len(initials) or "" in initials
    return [str(seat + 1) for seat in range(len(names))] if alike else initials


def badge(x: float, y: float, seat: int | None, letter: str, size: float = 17.0) -> str:
    """A seat's colour with its letter, the middle at the point."""
    ground = box(
        x - size / 2,
        y - size / 2,
        size,
        size,
        rx=f"{size / 5:.1f}",
        fill=style_of(seat).colour,
        stroke=LIGHT,
    )
    return ground + write(x, y + size * 0.26, letter, round(size * 0.72, 1), ON_SEAT, weight=700)


def dashed(seat: int | None, **named: Value) -> dict[str, Value]:
    """The attributes of a line in a seat's colour and dashes."""
    style = style_of(seat)
    return {"stroke": style.colour, "stroke_dasharray": style.dashes or None, **named}


def claim(path: str, seat: int | None, width: float = 5.0) -> str:
    """A border that belongs to a seat: its dashes on a light bed between two dark lines."""
    return (
        element("path", d=path, fill="none", stroke=INK, stroke_width=f"{width + 2:g}")
        + element("path", d=path, fill="none", stroke=LIGHT, stroke_width=f"{width:g}")
        + element("path", d=path, fill="none", **dashed(seat, stroke_width=f"{width:g}"))
    )
