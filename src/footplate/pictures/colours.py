"""The palette: paper, ink, terrain, track. A colour never tells anything alone."""

from typing import Final

# The desk's paper, a well in it, what lies on it, and its edges.
PAPER: Final = "#fbf8f0"
WELL: Final = "#f1ebdc"
RAISED: Final = "#fffdf7"
LINE: Final = "#d6ccb8"
EDGE: Final = "#a99e86"

INK: Final = "#2b2a27"
SOFT: Final = "#5d5a52"
FAINT: Final = "#716b5d"
LIGHT: Final = "#fffaf0"
"""Ink on dark ground, and the ground of plates and dice."""

LIVERY: Final = "#1d4a3b"
BRASS: Final = "#7b5510"
BRASS_LINE: Final = "#c79a3c"
LAMP: Final = "#ffb41f"
"""What can be chosen, and nothing else."""
LAMP_INK: Final = "#5c3a00"
LAMP_WASH: Final = "#fde6b8"
PLUS: Final = "#1f6b3a"
MINUS: Final = "#a3261d"
WARN: Final = "#8a5200"

LAND: Final = "#e3e8cd"
RIVERLAND: Final = "#dbe7d6"
ROUGH: Final = "#d8c6a5"
HILL: Final = "#dad9ae"
WATER: Final = "#bcd5e2"
WAVE: Final = "#93b7cb"
HEXLINE: Final = "#b9b997"
COAST: Final = "#7d7c62"
RIVER: Final = "#6a9fbf"
RIVER_SHINE: Final = "#cfe2ee"
PEAK: Final = "#a98f68"
PEAK_LINE: Final = "#7f6a4b"
SNOW: Final = "#fffaf0"
COORDINATE: Final = "#66654d"

BED: Final = "#fffdf6"
SLEEPER: Final = "#7d725f"
RAIL: Final = "#2b2a27"

BANDS: Final = {
    "black": "#45433d",
    "blue": "#8fb4de",
    "green": "#abd6ab",
    "yellow": "#f1e39a",
    "orange": "#f6cf9b",
    "red": "#eea79f",
}
"""Spaces of a supply track; whoever draws one says the band's number as well."""
