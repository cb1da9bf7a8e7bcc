# footplate: compiled
"""Bidding, clockwise by seats: for specialists, for a zone, for the freelance carrier."""

from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.board.rules import VENTURER
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.language.events import BidMade, Passed
from footplate.games.planet_steam.play.state import State


def open_bidding(state: State, step: int, bidders: list[int], opener: int) -> None:
    """Begin a bidding round; the opener is the first of the bidders from a seat on, clockwise."""
    seats = state.rules.seats
    state.step = step
    state.bidding = [1 if seat in bidders else 0 for seat in range(seats)]
    state.bid = 0
    state.high = -1
    while not state.bidding[opener]:  # PS-ZONE-05
        opener = (opener + 1) % seats
    state.mover = opener


def next_bidding_round(state: State) -> None:
    """Those without a card bid for one (PS-BID-02).

    The first player opens until he has won, then the next one clockwise (PS-BID-13).
    """
    bidders = [seat for seat in range(state.rules.seats) if seat not in state.won]
    open_bidding(state, steps.BID_SPECIALIST, bidders, state.first)


def close_bidding(state: State) -> None:
    state.bidding = [0] * state.rules.seats
    state.bid = 0
    state.high = -1


def most(state: State, seat: int) -> int:
    """The highest bid that a seat could pay for (PS-BID-09)."""
    credits = state.credits[seat]
    if state.step == steps.BID_ZONE and seat == state.holder(VENTURER):
        return 2 * credits  # PS-ZONE-10
    return credits


def price_to_pay(state: State) -> int:
    """What the winner of a bidding round pays.

    The Venturer pays half of it for a zone, also as Lady Steam (PS-ZONE-11).
    """
    if state.step == steps.BID_ZONE and state.high == state.holder(VENTURER):
        return (state.bid + 1) // 2  # PS-ZONE-09
    return state.bid  # PS-ZONE-08


def is_alone(state: State) -> bool:
    """Whether nobody else bids: the opener then pays the least (PS-BID-14, PS-ZONE-12)."""
    return sum(state.bidding) == 1


def bid_codes(state: State) -> list[int]:
    """Who can bid no more is asked to pass (PS-BID-10)."""
    lowest, highest = bid_range(state)
    found = [c.with_number(c.BID, amount) for amount in range(lowest, highest + 1)]
    if state.high >= 0:
        found.append(c.PASS)
    return found


def bid_range(state: State) -> tuple[int, int]:
    """The lowest and the highest bid that the mover may make now."""
    lowest = max(state.bid + 1, state.rules.opening_bid)  # PS-BID-04, PS-BID-06
    return lowest, lowest if is_alone(state) else most(state, state.mover)


def bid(state: State, amount: int) -> bool:
    """Returns whether the bidding round is won."""
    state.bid = amount
    state.high = state.mover
    if state.log is not None:
        state.tell(BidMade(state.mover, amount))
    return _next_bidder(state)


def pass_bid(state: State) -> bool:
    """Out of this bidding round, not of the next one (PS-BID-07). Returns whether it is won."""
    state.bidding[state.mover] = 0
    if state.log is not None:
        state.tell(Passed(state.mover))
    return _next_bidder(state)


def _next_bidder(state: State) -> bool:
    """Clockwise (PS-ROUND-02) among those still in; who bid highest waits to be outbid (PS-BID-08).

    Returns whether the bidding round is won.
    """
    if is_alone(state) and state.high >= 0:
        state.mover = state.high
        return True
    seat = (state.mover + 1) % state.rules.seats
    while not state.bidding[seat]:
        seat = (seat + 1) % state.rules.seats
    state.mover = seat
    return False


def is_auction(step: int) -> bool:
    return step in (steps.BID_SPECIALIST, steps.BID_ZONE, steps.BID_CARRIER)
