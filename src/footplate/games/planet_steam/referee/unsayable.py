"""Why an action is not legal that no code can say."""

from footplate.core.action import Action
from footplate.core.refusal import Refusal
from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.language.codec import kind_of_type
from footplate.games.planet_steam.play.legal import legal_codes
from footplate.games.planet_steam.play.state import State
from footplate.games.planet_steam.referee.refuse import not_asked


def refuse_unsayable(state: State, action: Action, refusal: Refusal) -> Refusal:
    """An action that is not asked now is refused as such, however it is filled in."""
    kinds = {c.kind_of(code) for code in legal_codes(state)}
    return refusal if kind_of_type(type(action)) in kinds else not_asked(state)
