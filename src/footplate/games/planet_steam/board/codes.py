# footplate: compiled
"""Actions as packed integers: six bits say what is done, the rest with what.

A zone is its `spot` (row * 8 + column), so a code means the same on every board.
"""

from typing import Final

UPGRADE: Final = 0
BID: Final = 1
PASS: Final = 2
SPECIALIST: Final = 3
LICENSE: Final = 4
CREDITS: Final = 5
RESERVE: Final = 6
DECLINE: Final = 7
BONUS: Final = 8
ORDER: Final = 9
MANIPULATE: Final = 10
MOVE_PRICE: Final = 11
END_PRICES: Final = 12
SABOTAGE: Final = 13
TIP: Final = 14
KEEP: Final = 15
GIVE_UP: Final = 16
PLACE_CLAIM: Final = 17
PLACE_NEUTRAL: Final = 18
AUCTION: Final = 19
ROLL: Final = 20
CLAIM: Final = 21
USE_LICENSE: Final = 22
PASS_CLAIM: Final = 23
AIRSHIP: Final = 24
ACTIVATE: Final = 25
NO_ACTIVATION: Final = 26
BUY_TANK: Final = 27
IMPORT_TANK: Final = 28
CONVERTER: Final = 29
SUPERCHARGER: Final = 30
REARRANGE: Final = 31
PLACE: Final = 32
END_TANKS: Final = 33
SWITCH_OFF: Final = 34
EXTRACT: Final = 35
STOW: Final = 36
BUY: Final = 37
SELL: Final = 38
PASS_TRADE: Final = 39
BUY_LICENSE: Final = 40
SELL_LICENSE: Final = 41
LUXURY: Final = 42
PASS_CERTIFICATES: Final = 43

QUARTZ: Final = 0
ORE: Final = 1
WATER: Final = 2
ENERGY: Final = 3
RESOURCES: Final = 4
NO_ZONE: Final = 63


def kind_of(code: int) -> int:
    return code & 63


def with_number(kind: int, number: int) -> int:
    """A kind with one small number: an amount, a resource, a card, a seat, a row, a strength."""
    return kind | number << 6


def number_of(code: int) -> int:
    return code >> 6


def at_zone(kind: int, spot: int) -> int:
    return kind | spot << 6


def spot_of(code: int) -> int:
    return code >> 6 & 63


def converter(resource: int, spot: int, moved_to: int) -> int:
    """`moved_to` is a spot, or NO_ZONE."""
    return CONVERTER | spot << 6 | resource << 12 | moved_to << 14


def converter_kind(code: int) -> int:
    return code >> 12 & 3


def moved_to(code: int) -> int:
    return code >> 14


def place(spot: int, tank: int, output: int, charged: int) -> int:
    """`output` is what the tank extracts: WATER without a converter."""
    return PLACE | spot << 6 | output << 12 | tank << 14 | charged << 15


def output_of(code: int) -> int:
    return code >> 12 & 3


def has_tank(code: int) -> int:
    return code >> 14 & 1


def is_charged(code: int) -> int:
    return code >> 15


def order(number: int, resource: int) -> int:
    """`number` is the place in the order, 1 to 4."""
    return ORDER | resource << 6 | number << 8


def order_number(code: int) -> int:
    return code >> 8


def move_price(resource: int, spaces: int) -> int:
    return MOVE_PRICE | resource << 6 | (spaces + 8) << 8


def spaces_of(code: int) -> int:
    return (code >> 8) - 8


def resource_of(code: int) -> int:
    """The resource of an order marker or a moved price."""
    return code >> 6 & 3
