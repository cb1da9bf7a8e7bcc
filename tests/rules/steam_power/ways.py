"""Track on the US Midwest map, said by the hexes it runs through."""

from typing import Any

from footplate.games.steam_power.language.actions import LayTrack
from footplate.hexes.geometry import label, neighbour, parse_label
from tests.rules.steam_power.given import PURPLE, RED, YELLOW, track


def side(hex: str, towards: str) -> int:
    """The hexside of a hex by which a neighbour lies."""
    around = [label(*neighbour(*parse_label(hex), edge)) for edge in range(6)]
    return around.index(towards)


def along(way: str, owner: int = RED) -> list[dict[str, Any]]:
    """The tracks of a way: its first hex is a city, its last a city or the hex that it faces."""
    hexes = way.split()
    return [
        track(here, side(here, before), side(here, after), owner)
        for before, here, after in zip(hexes, hexes[1:], hexes[2:])
    ]


def placements(way: str) -> list[LayTrack]:
    """The actions that lay the tracks of a way."""
    return [LayTrack(one["hex"], tuple(one["track"])) for one in along(way)]


LINKS = [
    "L8 L7 L6",
    "L6 K7 J6",
    "L8 L9 K10 J10",
    "J10 K11 K12",
    "K12 K13 J13",
    "L6 K6 J6",
    "L6 L5 L4 K4",
    "J10 J11 K12",
    "K12 J12 J13",
    "J13 K14 L14",
    "K12 L11 M11 N11",
    "N11 N10 N9 M9",
    "N11 O11 O10 P9",
    "P9 Q9 R9",
    "R9 R8 R7",
    "N11 O12 P11 Q12",
    "N11 N12 O13 O14",
    "M9 N8 O8 O7",
    "O7 O6 O5 O4",
    "P9 Q10 R9",
    "L8 K9 J9 J10",
    "J10 I11 I12 I13",
]
"""More links than a player has trains: each starts in the network of those before it."""

CITIES = {
    **dict.fromkeys(["L8", "L6", "J6", "J10", "K12", "J13", "K4"], "black"),
    **dict.fromkeys(["L14", "N11", "P9", "R9", "R7", "Q12", "O14"], "white"),
    **dict.fromkeys(["M9", "O7", "O4", "I13"], "orange"),
    **dict.fromkeys(["A2", "A7", "B9", "C13", "D6"], "purple"),
}
"""Colours for the cities of `LINKS`; the purple ones lie elsewhere."""


def network(count: int, owner: int = RED) -> list[dict[str, Any]]:
    """The first so many of `LINKS`."""
    return [one for way in LINKS[:count] for one in along(way, owner)]


_LONG = (
    "C13 B12 A13 A14 A15 B15 C15 D15 E15 F15 G15 H15 I15 J15 K15 L15 M15 N15 O15 P15 Q15 R15 S15"
    " S14 S13 S12 R11 Q11 Q10 Q9 R8 S8 S7 R6 Q7 Q8 P8 O8 N8 N9 N10 M11 L11 L12 K13 J12 I12 H11"
    " H10 H9 H8 H7 I7 I6 J5 J4 I4 H3 H2 G2 F1 E1 D1 C1 B1 A1"
)
_REST = (
    "H4 G5 F4 E5 E6 E7 F7 F8 G9 G10 F10 E10 D10 C11 C12 D12 E13 E14 F14 G14 H14 I14 J14 K14 L13"
    " M14 N14"
)


def plain_tiles(count: int) -> list[dict[str, Any]]:
    """Two incomplete links, Yellow's and Purple's, of straights and curves, 64 tiles and more."""
    tracks = along(_LONG, YELLOW)
    return tracks + along(_REST, PURPLE)[: count - len(tracks)]
