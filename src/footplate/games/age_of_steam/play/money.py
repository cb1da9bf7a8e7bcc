# footplate: compiled
"""VI. Collect Income, VII. Pay Expenses, VIII. Income Reduction: nobody decides anything."""

from footplate.games.age_of_steam.board.rules import NO_ACTION
from footplate.games.age_of_steam.language.events import (
    ExpensesPaid,
    GameEnded,
    IncomeCollected,
    IncomeReduced,
    PlayerEliminated,
)
from footplate.games.age_of_steam.play.laying import abandon
from footplate.games.age_of_steam.play.state import Phase, State


class CollectIncome(Phase):
    name = "collect-income"

    def begin(self, state: State) -> None:
        for seat in state.order:
            state.money[seat] += state.income[seat]
            if state.log is not None:
                state.tell(IncomeCollected(seat, state.income[seat]))


class PayExpenses(Phase):
    name = "pay-expenses"

    def begin(self, state: State) -> None:
        for seat in state.order[:]:
            due = state.shares[seat] + state.engine[seat]
            paid = min(due, state.money[seat])
            short = due - paid
            state.money[seat] -= paid
            if state.log is not None:
                state.tell(ExpensesPaid(seat, due, paid, short))
            state.income[seat] -= short
            if state.income[seat] < 0:
                self._eliminate(state, seat)
        if not state.order or (len(state.order) == 1 and state.rules.last_player_ends):
            state.finished = True
            if state.log is not None:
                state.tell(GameEnded(state.order[:]))

    def _eliminate(self, state: State, seat: int) -> None:
        state.out[seat] = 1
        state.income[seat] = 0
        state.chosen[seat] = NO_ACTION
        state.order.remove(seat)
        abandon(state, seat)
        if state.log is not None:
            state.tell(PlayerEliminated(seat))


class IncomeReduction(Phase):
    name = "income-reduction"

    def begin(self, state: State) -> None:
        for seat in state.order:
            loss = state.rules.reduction(state.income[seat], state.turn)
            if loss:
                state.income[seat] -= loss
                if state.log is not None:
                    state.tell(IncomeReduced(seat, loss, state.income[seat]))
