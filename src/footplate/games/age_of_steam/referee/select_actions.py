# footplate: compiled
"""Why not, in Select Actions."""

from footplate.core.refusal import Refusal
from footplate.games.age_of_steam.board.codes import SELECT, argument, kind_of
from footplate.games.age_of_steam.play.state import State


def refuse_select_actions(state: State, code: int) -> Refusal | None:
    if kind_of(code) != SELECT:
        return Refusal("AOS-TURN-04", "Now each player selects one of the seven actions.")
    if argument(code) in state.chosen:
        name = state.rules.tables.actions[argument(code)].name
        return Refusal("AOS-ACTION-02", f"{name} has been taken by another player.")
    return None
