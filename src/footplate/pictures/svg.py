"""Writing SVG: elements, numbers, safe text, and the id of the place that an element stands for."""

import re
from collections.abc import Iterable, Iterator
from html import escape
from typing import Final

from footplate.pictures.colours import BED, INK

FONT: Final = "'Barlow Semi Condensed', 'Roboto Condensed', 'Arial Narrow', system-ui, sans-serif"
LETTER: Final = 0.6
"""How wide a letter is on the average, of its height, in the widest font of the list."""
Value = str | int | float | None


# --- elements -------------------------------------------------------------------------------------


def escaped(words: str) -> str:
    """Safe inside XML, also when somebody typed a control character."""
    return escape(re.sub("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "", words))


def number(value: float) -> str:
    """As short as it can be said to a tenth; -0 is 0."""
    text = f"{value:.1f}"
    return "0" if text in ("0.0", "-0.0") else text.removesuffix(".0")


def at(place: str) -> str:
    """The attribute of an element that stands for a place or a line of the plan, by its id."""
    return f' data-place="{escaped(place)}"'


def attributes(**named: Value) -> str:
    """`stroke_width=2` as ` stroke-width="2"`; `place` as the id of a place; None is left out."""
    parts = list[str]()
    for name, value in named.items():
        if value is None:
            continue
        if name == "place":
            parts.append(at(str(value)))
            continue
        text = number(value) if isinstance(value, float) else escaped(str(value))
        parts.append(f' {name.rstrip("_").replace("_", "-")}="{text}"')
    return "".join(parts)


def element(tag: str, *inside: str, **named: Value) -> str:
    """One element with what is inside it."""
    head = f"<{tag}{attributes(**named)}"
    return f"{head}>{''.join(inside)}</{tag}>" if inside else f"{head}/>"


def group(lines: Iterable[str], **named: Value) -> Iterator[str]:
    """Lines as a group of their own."""
    yield f"<g{attributes(**named)}>"
    yield from lines
    yield "</g>"


def titled(words: str) -> str:
    """What a reader of screens says, and what shows under the pointer."""
    return f"<title>{escaped(words)}</title>"


def moved(x: float, y: float, scale: float = 1.0) -> str:
    """The transform that puts a drawing around 0, 0 somewhere else."""
    grown = "" if scale == 1.0 else f" scale({scale:g})"
    return f"translate({number(x)} {number(y)}){grown}"


def points(corners: Iterable[tuple[float, float]]) -> str:
    """Corners as a polygon takes them."""
    return " ".join(f"{number(x)},{number(y)}" for x, y in corners)


def box(x: float, y: float, width: float, height: float, **named: Value) -> str:
    """A rectangle by its upper left corner."""
    return element(
        "rect", x=float(x), y=float(y), width=float(width), height=float(height), **named
    )


# --- text -----------------------------------------------------------------------------------------


def write(
    x: float,
    y: float,
    words: str,
    size: float,
    ink: str = INK,
    *,
    halo: str | None = None,
    anchor: str = "middle",
    weight: int = 600,
) -> str:
    """Text around a point on its line; with a halo of a colour it stays readable on any other."""
    spot = attributes(
        x=float(x),
        y=float(y),
        font_size=f"{size:g}",
        font_weight=weight,
        text_anchor=None if anchor == "start" else anchor,
    )
    text = f'<text{spot} fill="{ink}">{escaped(words)}</text>'
    if halo is None:
        return text
    # A text of its own below: not every program that shows pictures paints strokes first.
    around = attributes(
        fill=halo, stroke=halo, stroke_width=3, stroke_linejoin="round", aria_hidden="true"
    )
    return f"<text{spot}{around}>{escaped(words)}</text>{text}"


def width_of(words: str, size: float) -> float:
    """How much room text takes at the most, about."""
    return LETTER * size * len(words)


def fitting(words: str, size: float, room: float) -> float:
    """The size at which the words fit into the room, at the most the one wished for."""
    return round(min(size, room / LETTER / max(1, len(words))), 1)


def cut_to(words: str, size: float, room: float) -> str:
    """As much of the words as fits into the room at a size, with dots where some is left out."""
    letters = max(2, int(room / LETTER / size))
    return words if len(words) <= letters else f"{words[: letters - 1].rstrip()}…"


def haloed(x: float, y: float, words: str, size: float, ink: str = INK) -> str:
    """Text with the halo of a track's bed."""
    return write(x, y, words, size, ink, halo=BED)
