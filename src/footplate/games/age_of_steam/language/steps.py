# footplate: compiled
"""The phases in which somebody decides, by their places in the sequence of play."""

from typing import Final

ISSUE_SHARES: Final = 0
DETERMINE_PLAYER_ORDER: Final = 1
SELECT_ACTIONS: Final = 2
BUILD_TRACK: Final = 3
MOVE_GOODS: Final = 4
GOODS_GROWTH: Final = 8
