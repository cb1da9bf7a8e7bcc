"""What happens: a tide brings a barge, the barge goes to the highest bid, the market opens."""

from footplate.core.smallgame import SmallState
from tidewater import language as la

State = SmallState[la.Quay]


def next_tide(state: State) -> None:
    quay = state.table
    if quay.tide == la.TIDES:
        state.mover = -1
        return
    if quay.tide:
        quay.first = (quay.first + 1) % state.seats
        quay.price = min(la.HIGHEST_PRICE, quay.price + 3)  # TW-TURN-03
    quay.tide += 1  # TW-TURN-01
    quay.barge, quay.bid, quay.bidding = state.chance.die(), 0, [True] * state.seats
    state.mover = quay.first
    state.tell(la.BargeArrived(quay.tide, quay.barge))


def bid(state: State, coins: int) -> None:
    """A bid, or none: the next one is asked, until one bidder is left, or nobody."""
    quay, mover = state.table, state.mover
    quay.bid, quay.bidding[mover] = coins or quay.bid, coins > 0
    around = [(mover + step) % state.seats for step in range(1, state.seats + 1)]
    left = [seat for seat in around if quay.bidding[seat]]
    if left and not (quay.bid and len(left) == 1):
        state.mover = left[0]
        return
    for seat in left:  # TW-BID-03
        crates = min(quay.barge, quay.room(seat) - quay.crates[seat])
        quay.money[seat] -= quay.bid
        quay.crates[seat] += crates
        state.tell(la.BargeWon(seat, quay.bid, crates))
    quay.barge = quay.bid = quay.served = 0
    state.mover = quay.first


def sell(state: State, crates: int) -> None:
    quay, seat, coins = state.table, state.mover, 0
    for _ in range(crates):
        coins += quay.price
        quay.price = max(1, quay.price - 1)  # TW-SELL-02
    quay.crates[seat] -= crates
    quay.money[seat] += coins
    state.tell(la.CratesSold(seat, crates, coins))


def build(state: State) -> None:
    state.table.money[state.mover] -= la.SHED_PRICE
    state.table.sheds[state.mover] += 1
    state.tell(la.ShedBuilt(state.mover))


def serve_next(state: State) -> None:
    """The next merchant's turn at the market, or the next tide."""
    state.table.served += 1
    state.mover = (state.table.first + state.table.served) % state.seats
    if state.table.served == state.seats:
        next_tide(state)
