"""Standing orders: bidding for the player order, and passing for the turn."""

from collections.abc import Sequence

from footplate.core.program import BidUpTo, Occasion, PassTheRound
from footplate.games.age_of_steam.board import codes as c
from footplate.games.age_of_steam.play.sequence import SEQUENCE_OF_PLAY
from footplate.games.age_of_steam.play.state import State

AUCTION = [phase.name for phase in SEQUENCE_OF_PLAY].index("determine-player-order")


class BidForOrder(BidUpTo):
    """At the limit Turn Order's pass goes before dropping out."""

    def occasion(self, state: State, seat: int) -> Occasion | None:
        bidding = state.phase == AUCTION and seat in state.queue
        return (state.turn,) if bidding else None

    def limits(self, state: State, seat: int) -> tuple[int, int]:
        return 0, state.money[seat]

    def lowest(self, state: State) -> int:
        return max(state.bids) + 1

    def bid(self, state: State, amount: int) -> int:
        return c.bid(amount)

    def leave(self, state: State) -> Sequence[int]:
        return (c.PASS, c.DROP_OUT)


class PassTheTurn(PassTheRound):
    """No shares, no bid, no track, no goods; which action to select is asked."""

    title = "Pass for the rest of the turn"
    passes = (c.issue(0), c.DROP_OUT, c.END_BUILD, c.DECLINE, c.SKIP)

    def occasion(self, state: State, seat: int) -> Occasion | None:
        return None if state.out[seat] else (state.turn,)


PROGRAMS = (BidForOrder(), PassTheTurn())
