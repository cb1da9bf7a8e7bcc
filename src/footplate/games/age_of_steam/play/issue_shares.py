# footplate: compiled
"""I. Issue Shares."""

from footplate.games.age_of_steam.board.codes import argument, issue
from footplate.games.age_of_steam.language.events import SharesIssued, TurnStarted
from footplate.games.age_of_steam.play.state import Phase, State


class IssueShares(Phase):
    """The only time at which shares can be issued (AOS-SHARES-05)."""

    name = "issue-shares"

    def begin(self, state: State) -> None:
        if state.log is not None:
            state.tell(TurnStarted(state.turn, state.rules.turns))
        state.queue = state.order[:]  # AOS-SHARES-02
        state.mover = state.queue[0]

    def codes(self, state: State) -> list[int]:
        """Any number up to the limit, at which none is the only answer (AOS-SHARES-04)."""
        left = state.rules.max_shares - state.shares[state.mover]
        return [issue(shares) for shares in range(left + 1)]

    def play(self, state: State, code: int) -> None:
        seat, shares = state.mover, argument(code)
        money = shares * state.rules.share_price  # AOS-SHARES-01
        state.shares[seat] += shares
        state.money[seat] += money
        if state.log is not None:
            state.tell(SharesIssued(seat, shares, money))
        state.next_in_queue()
