# footplate: compiled
"""Actions as packed integers: five bits say what is done, the rest with what.

Cities, links and contracts are said by the numbers of their names (`names.py`), so a code means
the same on every board that has the names.
"""

from typing import Final

BID: Final = 0
TRACK: Final = 1
WORK: Final = 2
WORKER: Final = 3
ENGINEER: Final = 4
STATION: Final = 5
FACTORY: Final = 6
STAFF: Final = 7
PRODUCE: Final = 8
BUY: Final = 9
ORDER: Final = 10
TRAIN: Final = 11
UPGRADE: Final = 12
CONTRACT: Final = 13
GIFT: Final = 14
RAISE: Final = 15
LOWER: Final = 16
FUNDRAISE: Final = 17
PASS: Final = 18
IDLE: Final = 19
SELL: Final = 20
DELIVER: Final = 21
ACCESS: Final = 22
SPEND: Final = 23
FORGO: Final = 24
DISCARD: Final = 25
END: Final = 26

# The chapters to which kinds belong, as masks of kinds.
MAP_KINDS: Final = (
    1 << TRACK | 1 << WORK | 1 << WORKER | 1 << ENGINEER | 1 << STATION | 1 << FACTORY | 1 << STAFF
)
STOCK_KINDS: Final = 1 << PRODUCE | 1 << BUY | 1 << ORDER | 1 << TRAIN | 1 << UPGRADE
MONEY_KINDS: Final = 1 << CONTRACT | 1 << GIFT | 1 << RAISE | 1 << LOWER | 1 << FUNDRAISE
FREE_KINDS: Final = 1 << SELL | 1 << DELIVER | 1 << ACCESS

WOOD: Final = 0
STONE: Final = 1
IRON: Final = 2
COAL: Final = 3
GOODS: Final = 4

LEVELS: Final = 3
"""Of workers; in codes and lists a level is one less than at the table."""

IDLE_AREA: Final = 0
WORKING_AREA: Final = 1

BRIDGE: Final = 0
TUNNEL: Final = 1

PLAIN: Final = 0
BRIDGE_LINK: Final = 1
TUNNEL_LINK: Final = 2

ON_INFLUENCE: Final = 0
ON_SHARE: Final = 1
ON_CAR: Final = 2

# The tiles of the main actions, in the order of the rulebook.
TRACKS_TILE: Final = 0
HIRE_TILE: Final = 1
BUILDING_TILE: Final = 2
PRODUCE_TILE: Final = 3
MARKET_TILE: Final = 4
TRAIN_TILE: Final = 5
CONTRACT_TILE: Final = 6
GIFT_TILE: Final = 7
SHARE_TILE: Final = 8
FUNDRAISE_TILE: Final = 9
PASS_TILE: Final = 10
TILES: Final = 11
NO_TILE: Final = -1

NAME_BITS: Final = 24
NAME_MASK: Final = (1 << NAME_BITS) - 1


def kind_of(code: int) -> int:
    return code & 31


def with_number(kind: int, number: int) -> int:
    """A kind with one number: an amount, a level, a good, a tile, a name."""
    return kind | number << 5


def number_of(code: int) -> int:
    return code >> 5


def with_pair(kind: int, one: int, two: int) -> int:
    """A kind with two small numbers: hub and column, hub and engineer, two engines, a worker."""
    return kind | one << 5 | two << 9


def first_of(code: int) -> int:
    return code >> 5 & 15


def second_of(code: int) -> int:
    return code >> 9


def at_site(kind: int, city: int, place: int, more: int = 0) -> int:
    """A site is the number of its city's name and its place there, from 0."""
    return kind | city << 5 | place << 29 | more << 33


def site_city(code: int) -> int:
    return code >> 5 & NAME_MASK


def site_place(code: int) -> int:
    return code >> 29 & 15


def site_more(code: int) -> int:
    """What is said beside a site: a good, or the number of another city's name."""
    return code >> 33
