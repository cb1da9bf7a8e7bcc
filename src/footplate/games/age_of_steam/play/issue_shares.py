# footplate: compiled
"""I. Issue Shares."""

from footplate.games.age_of_steam.board.codes import argument, issue
from footplate.games.age_of_steam.language.events import SharesIssued, TurnStarted
from footplate.games.age_of_steam.play.state import Phase, State


class IssueShares(Phase):
    name = "issue-shares"

    def begin(self, state: State) -> None:
        if state.log is not None:
            state.tell(TurnStarted(state.turn, state.rules.turns))
        state.queue = state.order[:]
        state.mover = state.queue[0]

    def codes(self, state: State) -> list[int]:
        left = state.rules.max_shares - state.shares[state.mover]
        return [issue(shares) for shares in range(left + 1)]

    def play(self, state: State, code: int) -> None:
        seat, shares = state.mover, argument(code)
        money = shares * state.rules.share_price
        state.shares[seat] += shares
        state.money[seat] += money
        if state.log is not None:
            state.tell(SharesIssued(seat, shares, money))
        state.next_in_queue()
