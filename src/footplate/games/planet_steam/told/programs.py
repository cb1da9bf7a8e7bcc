"""Standing orders: bidding for specialists, zones and the freelance carrier, and passing."""

from collections.abc import Sequence

from footplate.core.program import BidUpTo, Occasion, PassTheRound
from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.play.auctions import bid_range, is_auction, most
from footplate.games.planet_steam.play.state import State


class BidInAuction(BidUpTo):
    """Good for one bidding round: this specialist, this zone, this carrier."""

    def occasion(self, state: State, seat: int) -> Occasion | None:
        bidding = is_auction(state.step) and state.bidding[seat]
        return (state.round, state.step, state.zone, len(state.won)) if bidding else None

    def limits(self, state: State, seat: int) -> tuple[int, int]:
        return 0, most(state, seat)

    def lowest(self, state: State) -> int:
        return bid_range(state)[0]

    def bid(self, state: State, amount: int) -> int:
        return c.with_number(c.BID, amount)

    def leave(self, state: State) -> Sequence[int]:
        return (c.PASS,)


class PassTheGameRound(PassTheRound):
    """No bids, benefits, claims, purchases or deals; what is ready is extracted."""

    passes = (
        c.PASS,
        c.DECLINE,
        c.END_PRICES,
        c.PASS_CLAIM,
        c.NO_ACTIVATION,
        c.END_TANKS,
        c.EXTRACT,
        c.PASS_TRADE,
        c.PASS_CERTIFICATES,
    )

    def occasion(self, state: State, seat: int) -> Occasion | None:
        return (state.round,)


PROGRAMS = (BidInAuction(), PassTheGameRound())
