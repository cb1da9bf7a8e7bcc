"""Why an action that no code can say is not legal."""

from footplate.core.action import Action
from footplate.core.refusal import Refusal
from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.language.codec import KIND_OF
from footplate.games.imperial_steam.language.steps import (
    ARRIVAL,
    BID,
    CREW,
    DISCARD,
    POINTS,
    STAFF,
    TURN,
)
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.referee.refuse import TILE_OF, not_asked

_IN_TURN = frozenset([*TILE_OF, c.WORK, c.IDLE, c.DISCARD, c.SELL, c.DELIVER, c.ACCESS])
_KINDS_ASKED = {
    BID: frozenset([c.BID]),
    TURN: _IN_TURN,
    CREW: frozenset([c.WORK]),
    STAFF: frozenset([c.STAFF]),
    POINTS: frozenset([c.SPEND, c.DELIVER, c.ACCESS]),
    DISCARD: frozenset([c.DISCARD]),
    ARRIVAL: frozenset([c.DISCARD]),
}
"""The kinds whose form matters at a step; others are not asked, however they are filled in."""


def refuse_unsayable(state: State, action: Action, refusal: Refusal) -> Refusal:
    """That it is not asked now comes first, however it is filled in."""
    if KIND_OF[type(action)] in _KINDS_ASKED[state.step]:
        return refusal
    return not_asked(state, "IS-BID-01" if state.step == BID else "IS-TURN-18")
