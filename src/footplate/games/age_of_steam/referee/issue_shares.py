# footplate: compiled
"""Why not, in Issue Shares."""

from footplate.core.refusal import Refusal
from footplate.games.age_of_steam.board.codes import ISSUE, argument, kind_of
from footplate.games.age_of_steam.play.state import State


def refuse_issue_shares(state: State, code: int) -> Refusal | None:
    if kind_of(code) != ISSUE:
        return Refusal("AOS-TURN-04", "Now shares are issued: say how many, or 0.")
    limit = state.rules.max_shares
    total = state.shares[state.mover] + argument(code)
    if total > limit:
        sentence = f"That would make {total} shares; a player never issues more than {limit}."
        return Refusal("AOS-SHARES-03", sentence)
    return None
