# footplate: compiled
"""III. Select Actions."""

from footplate.games.age_of_steam.board.codes import argument, select
from footplate.games.age_of_steam.board.rules import LOCOMOTIVE, NO_ACTION
from footplate.games.age_of_steam.language.events import ActionSelected, EngineRaised
from footplate.games.age_of_steam.play.state import Phase, State

ACTIONS = 7


class SelectActions(Phase):
    name = "select-actions"

    def begin(self, state: State) -> None:
        state.chosen = [NO_ACTION] * state.rules.seats
        state.queue = state.order[:]
        state.mover = state.queue[0]

    def codes(self, state: State) -> list[int]:
        return [select(action) for action in range(ACTIONS) if action not in state.chosen]

    def play(self, state: State, code: int) -> None:
        seat, action = state.mover, argument(code)
        state.chosen[seat] = action
        if state.log is not None:
            state.tell(ActionSelected(seat, state.rules.tables.actions[action].name))
        if action == LOCOMOTIVE and state.engine[seat] < state.rules.max_engine:
            state.engine[seat] += 1
            if state.log is not None:
                state.tell(EngineRaised(seat, state.engine[seat]))
        state.next_in_queue()
