# footplate: compiled
"""The freelance carrier: keeping it, auctioning it, losing it."""

from footplate.games.planet_steam.board import codes as c
from footplate.games.planet_steam.board.blocks import RESOURCES as NAMES
from footplate.games.planet_steam.board.codes import RESOURCES
from footplate.games.planet_steam.board.rules import LADY
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.language.events import (
    AuctionWon,
    CarrierKept,
    CarrierLost,
    CarrierOffered,
    NothingSold,
)
from footplate.games.planet_steam.play.auctions import close_bidding, open_bidding
from footplate.games.planet_steam.play.state import State


def begin_carrier(state: State) -> bool:
    """The holder is asked (PS-FREE-09), or the card is auctioned.

    Returns whether anybody has to decide.
    """
    if state.freelancer >= 0:
        state.step = steps.KEEP_CARRIER
        state.mover = state.freelancer
        return True
    return auction_carrier(state)


def keep_codes(state: State) -> list[int]:
    """It can be kept once (PS-FREE-11)."""
    affordable = state.credits[state.mover] >= state.freelance_bid
    if state.freelance_kept or not affordable:
        return [c.GIVE_UP]
    return [c.KEEP, c.GIVE_UP]


def keep_carrier(state: State) -> None:
    """For as many credits again (PS-FREE-10)."""
    state.credits[state.mover] -= state.freelance_bid
    state.freelance_kept = True
    if state.log is not None:
        state.tell(CarrierKept(state.mover, state.freelance_bid))


def auction_carrier(state: State) -> bool:
    """Returns whether anybody can bid; otherwise nobody has the card (PS-FREE-03)."""
    if state.log is not None and state.freelancer >= 0:
        state.tell(CarrierOffered(state.freelancer))
    state.uncover_credits()
    bidders = [
        seat for seat in range(state.rules.seats) if state.credits[seat] >= state.rules.opening_bid
    ]
    if bidders:
        open_bidding(state, steps.BID_CARRIER, bidders, state.holder(LADY))  # PS-FREE-02
        return True
    if state.log is not None:
        state.tell(NothingSold("freelance"))
    _pass_on(state, -1, 0)
    return False


def win_carrier(state: State) -> None:
    """The bid lies on the card: it is neither spent again nor counted (PS-FREE-04)."""
    seat, bid = state.mover, state.bid
    state.credits[seat] -= bid
    if state.log is not None:
        state.tell(AuctionWon(seat, "freelance", bid, bid))
    close_bidding(state)
    _pass_on(state, seat, bid)


def _pass_on(state: State, seat: int, bid: int) -> None:
    """Who loses the card keeps what fits on the own carriers (PS-FREE-13)."""
    old = state.freelancer
    state.freelancer, state.freelance_bid, state.freelance_kept = seat, bid, False
    if old < 0 or old == seat:
        return
    lost: dict[str, int] = {}
    for resource in range(RESOURCES):
        more = state.has(old, resource) - state.capacity(old, resource)
        if more > 0:
            lost[NAMES[resource]] = more
            state.held[old * RESOURCES + resource] -= more
    if state.log is not None:
        state.tell(CarrierLost(old, lost))
