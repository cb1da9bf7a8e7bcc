"""Why an action that no code can say is not legal."""

from typing import Final

from footplate.core.action import Action
from footplate.core.refusal import Refusal
from footplate.games.steam_power.board import codes as c
from footplate.games.steam_power.language import actions as a
from footplate.games.steam_power.play.state import State
from footplate.games.steam_power.referee.refuse import refuse_kind

_KINDS: Final[dict[type[Action], int]] = {
    a.LayTrack: c.LAY,
    a.RemoveTrack: c.REMOVE,
    a.ReplaceTrack: c.REPLACE,
    a.BuildFactory: c.FACTORY,
    a.FulfilContract: c.FULFIL,
    a.TakeResource: c.FETCH,
    a.TakeContractFrom: c.TAKE_FROM,
}
"""The kinds of those actions that name something, and may name what does not exist."""


def refuse_unsayable(state: State, action: Action, refusal: Refusal) -> Refusal:
    """An action that is not asked now is refused as such, whatever it names."""
    return refuse_kind(state, _KINDS[type(action)]) or refusal
