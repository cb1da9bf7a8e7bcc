# footplate: compiled
"""Actions as packed integers: four bits say what is done, the rest with what.

A hex is its `spot` (column * 64 + row), so a code means the same on every map. Payments are
packed as everywhere in the engine: six bits a seat, of which the highest stays free (`PAY_BITS`).
"""

from typing import Final

LAY: Final = 0
REMOVE: Final = 1
REPLACE: Final = 2
END_TRACK: Final = 3
FACTORY: Final = 4
FULFIL: Final = 5
FETCH: Final = 6
BUY: Final = 7
DECLINE: Final = 8
CONTRACTS: Final = 9
TAKE_FROM: Final = 10
MONEY: Final = 11
AUTOMA: Final = 12
PLACEMENTS: Final[tuple[int, ...]] = (LAY, REMOVE, REPLACE)

COLORS: Final = 4
"""Black, white, orange, gray: the colours of resources."""
PURPLE: Final = 4
SEATS: Final = 5
NOBODY: Final = 7
PAY_BITS: Final = 6
MAX_PAY: Final = 31


def kind_of(code: int) -> int:
    return code & 15


def lay(spot: int, track: int) -> int:
    return LAY | track << 4 | spot << 8


def remove(spot: int) -> int:
    return REMOVE | spot << 8


def replace(spot: int, track: int) -> int:
    return REPLACE | track << 4 | spot << 8


def track_of(code: int) -> int:
    """The one-track face of a placement."""
    return code >> 4 & 15


def factory(spot: int, cubes: int) -> int:
    return FACTORY | cubes << 4 | spot << 8


def cubes_of(code: int) -> int:
    return code >> 4 & 15


def spot_of(code: int) -> int:
    """The hex of a placement, a factory or a source."""
    return code >> 8 & 4095


def fulfil(contract: int) -> int:
    return FULFIL | contract << 4


def fetch(spot: int, pay: int) -> int:
    return FETCH | spot << 8 | pay << 20


def pay_of(code: int) -> int:
    return code >> 20


def take_from(seat: int) -> int:
    return TAKE_FROM | seat << 4


def argument(code: int) -> int:
    """The contract that is fulfilled, or the seat that is taken from."""
    return code >> 4


def paid_to(pay: int, seat: int) -> int:
    """What a seat receives of packed payments."""
    return pay >> PAY_BITS * seat & MAX_PAY


def pay_sum(pay: int) -> int:
    total = 0
    while pay:
        total += pay & MAX_PAY
        pay >>= PAY_BITS
    return total
