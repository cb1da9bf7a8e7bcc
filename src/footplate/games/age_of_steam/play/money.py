# footplate: compiled
"""VI. Collect Income, VII. Pay Expenses, VIII. Income Reduction: nobody decides anything.

Only the last two ever lower an income (AOS-INCOME-03).
"""

from footplate.core.event import GameEnded
from footplate.games.age_of_steam.board.rules import NO_ACTION
from footplate.games.age_of_steam.language.events import (
    ExpensesPaid,
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
            state.money[seat] += state.income[seat]  # without end: AOS-INCOME-01, AOS-VIEW-05
            if state.log is not None:
                state.tell(IncomeCollected(seat, state.income[seat]))


class PayExpenses(Phase):
    name = "pay-expenses"

    def begin(self, state: State) -> None:
        for seat in state.order[:]:
            due = state.shares[seat] + state.engine[seat]  # AOS-EXPENSE-01
            paid = min(due, state.money[seat])  # AOS-EXPENSE-02
            short = due - paid
            state.money[seat] -= paid
            if state.log is not None:
                state.tell(ExpensesPaid(seat, due, paid, short))
            state.income[seat] -= short  # AOS-EXPENSE-03
            if state.income[seat] < 0:  # at 0 he stays: AOS-EXPENSE-04, AOS-EXPENSE-05
                self._eliminate(state, seat)
        last = len(state.order) == 1 and state.rules.last_player_ends  # AOS-END-04
        if last or not state.order:  # AOS-END-05
            state.finished = True
            if state.log is not None:
                state.tell(GameEnded(state.order[:]))

    def _eliminate(self, state: State, seat: int) -> None:
        owed = -state.income[seat]
        state.out[seat] = 1
        state.income[seat] = 0
        state.chosen[seat] = NO_ACTION
        state.order.remove(seat)  # AOS-EXPENSE-09
        abandon(state, seat)  # his links keep his colour for good: AOS-EXPENSE-08
        if state.log is not None:
            state.tell(PlayerEliminated(seat, owed))


class IncomeReduction(Phase):
    name = "income-reduction"

    def begin(self, state: State) -> None:
        for seat in state.order:
            loss = state.rules.reduction(state.income[seat], state.turn)  # AOS-REDUCE-04
            if loss:
                state.income[seat] -= loss
                if state.log is not None:
                    state.tell(IncomeReduced(seat, loss, state.income[seat]))
