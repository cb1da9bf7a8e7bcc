"""Track in five strokes: bed, sleepers, rails, the gap between them, and the owner's dashes."""

from typing import Final

from footplate.pictures.colours import BED, RAIL, SLEEPER
from footplate.pictures.seats import dashed, style_of
from footplate.pictures.svg import attributes, element

WIDTHS: Final = (12.5, 11.5, 7.4, 5.0)
"""Of bed, sleepers, rails and what lies between them."""
SLEEPERS: Final = "1.7 3.1"


def rails(path: str, owner: int | None, scale: float = 1.0) -> str:
    """Track along a path, with its owner's colour and dashes; None: nobody's."""
    bed, sleepers, rail, gap = (f"{width * scale:.3g}" for width in WIDTHS)
    strokes = (
        attributes(stroke=BED, stroke_width=bed),
        attributes(stroke=SLEEPER, stroke_width=sleepers, stroke_dasharray=SLEEPERS),
        attributes(stroke=RAIL, stroke_width=rail),
        attributes(stroke=BED, stroke_width=gap),
        attributes(**dashed(owner, stroke_width=gap)),
    )
    return "".join(f'<path d="{path}" fill="none"{stroke}/>' for stroke in strokes)


def planned(path: str, owner: int | None) -> str:
    """A way that somebody means to build: dots without rails."""
    bed = element("path", d=path, fill="none", stroke=BED, stroke_width=9)
    dots = element(
        "path",
        d=path,
        fill="none",
        stroke=style_of(owner).colour,
        stroke_width=5,
        stroke_dasharray="3 5",
        stroke_linecap="round",
    )
    return bed + dots


def sample(owner: int | None, half: float = 13.0) -> str:
    """A short piece of a seat's track around 0, 0, for legends."""
    return rails(f"M{-half:g} 0H{half:g}", owner, 0.9)
