"""Why not, where an action is well-formed but has no code."""

from typing import Any

from footplate.core.action import Action
from footplate.core.refusal import Refusal
from footplate.games.age_of_steam.language import actions, codec
from footplate.games.age_of_steam.play.state import State
from footplate.games.age_of_steam.referee.refuse import refuse
from footplate.hexes.tiles import TRACKS

_PLAINEST: dict[type[Any], Action] = {
    actions.IssueShares: actions.IssueShares(0),
    actions.Bid: actions.Bid(1),
    actions.BuildTrack: actions.EndBuild(),
    actions.BuildTown: actions.EndBuild(),
    actions.Urbanize: actions.EndBuild(),
    actions.Deliver: actions.Decline(),
    actions.StockGoods: actions.SkipProduction(),
    actions.SelectAction: actions.SelectAction("Engineer"),
}
"""By each action that can be without a code: one of the same phase that has one."""


def refuse_unsayable(state: State, action: Action, refusal: Refusal) -> Refusal:
    """A better reason than that no code can say it, where there is one."""
    return _wrong_phase(state, action) or _third_track(state, action) or refusal


def _wrong_phase(state: State, action: Action) -> Refusal | None:
    """An action of another phase is refused as such, however it is filled in."""
    refusal = refuse(state, codec.encode(_PLAINEST[type(action)]))
    return refusal if refusal is not None and refusal.rule == "AOS-TURN-04" else None


def _third_track(state: State, action: Action) -> Refusal | None:
    if isinstance(action, actions.BuildTrack) and len(action.tracks) > 2:
        cell = state.rules.board.cell(action.hex)
        if cell >= 0 and len(TRACKS[state.faces[cell]]) == 2:
            name = state.rules.board.name(cell)
            sentence = f"{name} has two tracks; a tile cannot take a third one."
            return Refusal("AOS-BUILD-33", sentence)
    return None
