# footplate: compiled
"""The referee: the first rule that a code breaks. One file a phase in which somebody decides."""

from footplate.core.refusal import Refusal
from footplate.games.age_of_steam.language.steps import (
    BUILD_TRACK,
    DETERMINE_PLAYER_ORDER,
    ISSUE_SHARES,
    MOVE_GOODS,
    SELECT_ACTIONS,
)
from footplate.games.age_of_steam.play.state import State
from footplate.games.age_of_steam.referee.build_track import refuse_build_track
from footplate.games.age_of_steam.referee.determine_player_order import (
    refuse_determine_player_order,
)
from footplate.games.age_of_steam.referee.goods_growth import refuse_goods_growth
from footplate.games.age_of_steam.referee.issue_shares import refuse_issue_shares
from footplate.games.age_of_steam.referee.move_goods import refuse_move_goods
from footplate.games.age_of_steam.referee.select_actions import refuse_select_actions


def refuse(state: State, code: int) -> Refusal | None:
    """Why the mover may not play a code now, or None. Asked only while somebody decides."""
    phase = state.phase
    if phase == ISSUE_SHARES:
        return refuse_issue_shares(state, code)
    if phase == DETERMINE_PLAYER_ORDER:
        return refuse_determine_player_order(state, code)
    if phase == SELECT_ACTIONS:
        return refuse_select_actions(state, code)
    if phase == BUILD_TRACK:
        return refuse_build_track(state, code)
    if phase == MOVE_GOODS:
        return refuse_move_goods(state, code)
    return refuse_goods_growth(state, code)
