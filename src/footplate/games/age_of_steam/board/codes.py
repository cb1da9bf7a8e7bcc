# footplate: compiled
"""Actions as packed integers: four bits say what is done, the rest with what.

A hex is its `spot` (column * 64 + row), so a code means the same on every board.
"""

from typing import Final

ISSUE: Final = 0
BID: Final = 1
DROP_OUT: Final = 2
PASS: Final = 3
SELECT: Final = 4
URBANIZE: Final = 5
BUILD: Final = 6
END_BUILD: Final = 7
DELIVER: Final = 8
UPGRADE: Final = 9
DECLINE: Final = 10
DRAW: Final = 11
SKIP: Final = 12
STOCK: Final = 13

NOBODY: Final = 7
"""The owner of unowned track; seats are 0 … 5."""
COLORS: Final = 6
MAX_LINKS: Final = 6


def kind_of(code: int) -> int:
    return code & 15


def issue(shares: int) -> int:
    return ISSUE | shares << 4


def bid(amount: int) -> int:
    return BID | amount << 4


def select(action: int) -> int:
    return SELECT | action << 4


def argument(code: int) -> int:
    """The one number of an issue, a bid or a selected action."""
    return code >> 4


def urbanize(spot: int, letter: int) -> int:
    return URBANIZE | letter << 4 | spot << 11


def letter_of(code: int) -> int:
    return code >> 4 & 127


def build(spot: int, face: int) -> int:
    return BUILD | face << 4 | spot << 11


def face_of(code: int) -> int:
    return code >> 4 & 127


def spot_of(code: int) -> int:
    """The hex of a build or an urbanization."""
    return code >> 11


def deliver(spot: int, color: int, exits: list[int]) -> int:
    packed = 0
    for at in range(len(exits)):
        packed |= (exits[at] + 1) << (3 * at)
    return DELIVER | color << 4 | spot << 7 | packed << 19


def color_of(code: int) -> int:
    """The colour of a delivery or a stocked cube."""
    return code >> 4 & 7


def start_of(code: int) -> int:
    return code >> 7 & 4095


def exits_of(code: int) -> list[int]:
    exits = []
    rest = code >> 19
    while rest:
        exits.append((rest & 7) - 1)
        rest >>= 3
    return exits


def stock(color: int, box: int) -> int:
    return STOCK | color << 4 | box << 7


def box_of(code: int) -> int:
    return code >> 7
