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
    while not state.bidding[opener]:
        opener = (opener + 1) % seats
    state.mover = opener


def close_bidding(state: State) -> None:
    state.bidding = [0] * state.rules.seats
    state.bid = 0
    state.high = -1


def most(state: State, seat: int) -> int:
    """The highest bid that a seat could pay for."""
    credits = state.credits[seat]
    if state.step == steps.BID_ZONE and seat == state.holder(VENTURER):
        return 2 * credits
    return credits


def price_to_pay(state: State) -> int:
    """What the winner of a bidding round pays: the Venturer half of it for a zone."""
    if state.step == steps.BID_ZONE and state.high == state.holder(VENTURER):
        return (state.bid + 1) // 2
    return state.bid


def is_alone(state: State) -> bool:
    """Whether nobody else bids: the opener then pays the least."""
    return sum(state.bidding) == 1


def bid_codes(state: State) -> list[int]:
    lowest, highest = bid_range(state)
    found = [c.with_number(c.BID, amount) for amount in range(lowest, highest + 1)]
    if state.high >= 0:
        found.append(c.PASS)
    return found


def bid_range(state: State) -> tuple[int, int]:
    """The lowest and the highest bid that the mover may make now."""
    lowest = max(state.bid + 1, state.rules.opening_bid)
    return lowest, lowest if is_alone(state) else most(state, state.mover)


def bid(state: State, amount: int) -> bool:
    """Returns whether the bidding round is won."""
    state.bid = amount
    state.high = state.mover
    if state.log is not None:
        state.tell(BidMade(state.mover, amount))
    return _next_bidder(state)


def pass_bid(state: State) -> bool:
    """Returns whether the bidding round is won."""
    state.bidding[state.mover] = 0
    if state.log is not None:
        state.tell(Passed(state.mover))
    return _next_bidder(state)


def _next_bidder(state: State) -> bool:
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
