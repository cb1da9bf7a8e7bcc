# footplate: compiled
"""X. Advance Turn Marker."""

from footplate.core.event import GameEnded
from footplate.games.age_of_steam.play.scoring import winners
from footplate.games.age_of_steam.play.state import Phase, State


class AdvanceTurnMarker(Phase):
    name = "advance-turn-marker"

    def begin(self, state: State) -> None:
        if state.turn == state.rules.turns:  # AOS-END-03
            state.finished = True
            if state.log is not None:
                state.tell(GameEnded(winners(state)))
        else:
            state.turn += 1  # AOS-END-01
