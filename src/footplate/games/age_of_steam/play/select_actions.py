# footplate: compiled
"""III. Select Actions."""

from typing import Final

from footplate.games.age_of_steam.board.codes import argument, select
from footplate.games.age_of_steam.board.rules import LOCOMOTIVE, NO_ACTION
from footplate.games.age_of_steam.language.events import ActionSelected, EngineRaised
from footplate.games.age_of_steam.play.state import Phase, State

ACTIONS: Final = 7


class SelectActions(Phase):
    name = "select-actions"

    def begin(self, state: State) -> None:
        state.chosen = [NO_ACTION] * state.rules.seats  # AOS-ACTION-14
        state.queue = state.order[:]
        state.mover = state.queue[0]

    def codes(self, state: State) -> list[int]:
        """All that nobody has taken, of which one has to be (AOS-ACTION-01).

        Also those that change nothing now: Locomotive with the best engine (AOS-ACTION-07),
        Urbanization without a town or a tile (AOS-ACTION-10), Production in turn 1
        (AOS-ACTION-12).
        """
        taken = 0
        for action in state.chosen:
            if action != NO_ACTION:
                taken |= 1 << action
        return [select(action) for action in range(ACTIONS) if not taken >> action & 1]

    def play(self, state: State, code: int) -> None:
        seat, action = state.mover, argument(code)
        state.chosen[seat] = action
        if state.log is not None:
            state.tell(ActionSelected(seat, state.rules.tables.actions[action].name))
        if action == LOCOMOTIVE and state.engine[seat] < state.rules.max_engine:  # AOS-ACTION-06
            state.engine[seat] += 1
            if state.log is not None:
                state.tell(EngineRaised(seat, state.engine[seat]))
        state.next_in_queue()
