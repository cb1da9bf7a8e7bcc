# footplate: compiled
"""I. Issue Shares."""

from footplate.core.refusal import Refusal
from footplate.games.age_of_steam.board.codes import ISSUE, argument, issue, kind_of
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

    def refuse(self, state: State, code: int) -> Refusal | None:
        if kind_of(code) != ISSUE:
            return Refusal("AOS-TURN-04", "Now shares are issued: say how many, or 0.")
        limit = state.rules.max_shares
        total = state.shares[state.mover] + argument(code)
        if total > limit:
            sentence = f"That would make {total} shares; a player never issues more than {limit}."
            return Refusal("AOS-SHARES-03", sentence)
        return None

    def play(self, state: State, code: int) -> None:
        seat, shares = state.mover, argument(code)
        money = shares * state.rules.share_price
        state.shares[seat] += shares
        state.money[seat] += money
        if state.log is not None:
            state.tell(SharesIssued(seat, shares, money))
        state.next_in_queue()
