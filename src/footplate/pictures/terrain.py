"""Terrain by pattern: waves on water, strokes on rough land, so that it is told without colour."""

from typing import Final

from footplate.pictures.colours import (
    COAST,
    HILL,
    LAND,
    PEAK_LINE,
    RIVERLAND,
    ROUGH,
    WATER,
    WAVE,
)

PATTERNS: Final = {
    "water": (
        f'<pattern id="water" width="24" height="12" patternUnits="userSpaceOnUse">'
        f'<rect width="24" height="12" fill="{WATER}"/>'
        f'<path d="M0 4q3-3 6 0t6 0M12 10q3-3 6 0t6 0" fill="none" stroke="{WAVE}"/></pattern>'
    ),
    "rough": (
        f'<pattern id="rough" width="10" height="10" patternUnits="userSpaceOnUse">'
        f'<rect width="10" height="10" fill="{ROUGH}"/>'
        f'<path d="M1 9L4 6M6 4L9 1" stroke="{PEAK_LINE}" stroke-width=".7" opacity=".35"/>'
        "</pattern>"
    ),
    "closed": (
        f'<pattern id="closed" width="8" height="8" patternUnits="userSpaceOnUse">'
        f'<rect width="8" height="8" fill="{LAND}"/>'
        f'<path d="M0 8L8 0" stroke="{COAST}" stroke-width=".8" opacity=".5"/></pattern>'
    ),
}
"""By id, as `url(#id)` names them; a picture holds those that it uses."""
FILLS: Final = {
    "land": LAND,
    "river": RIVERLAND,
    "hills": HILL,
    "rough": "url(#rough)",
    "water": "url(#water)",
    "closed": "url(#closed)",
}
"""What kinds of land are filled with."""
