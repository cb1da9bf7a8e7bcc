# footplate: compiled
"""How the table goes on: bids, turns, rounds, the end."""

from footplate.games.imperial_steam.board.blocks import GOODS as GOOD_NAMES
from footplate.games.imperial_steam.board.codes import GOODS, LEVELS, NO_TILE, PASS_TILE
from footplate.games.imperial_steam.language.events import (
    BidSealed,
    BidShown,
    IncomeCollected,
    OrderReceived,
    RoundStarted,
    ShipmentArrived,
    TurnOrderSet,
    WorkersTrained,
)
from footplate.games.imperial_steam.language.steps import ARRIVAL, TURN
from footplate.games.imperial_steam.play.ending import tell_scoring
from footplate.games.imperial_steam.play.influence import move, place_hand
from footplate.games.imperial_steam.play.state import State

# --- the blind bid --------------------------------------------------------------------------------


def bid(state: State, steps: int) -> None:
    """A sealed bid, which stands (IS-BID-03); the last one opens all of them (IS-BID-04)."""
    state.bids[state.mover] = steps
    if state.log is not None:
        state.tell(BidSealed(state.mover))
    for seat in state.order:
        if state.bids[seat] < 0:
            state.mover = seat
            return
    state.chance.uncover()
    for seat in state.order[:]:
        amount = state.bids[seat] * state.rules.step_cost
        state.money[seat] -= amount
        if state.log is not None:
            state.tell(BidShown(seat, amount))
        move(state, seat, state.bids[seat])  # a bid of 0 moves nothing (IS-BID-05)
        state.bids[seat] = -1
    set_order(state)  # IS-BID-06
    if state.log is not None:
        rules = state.rules
        state.tell(RoundStarted(state.round, rules.rounds, rules.hands[0], rules.seats))
    begin_turn(state, state.order[0])  # IS-ROUND-02


def set_order(state: State) -> None:
    """By influence, after the bid and in phase 6 alone (IS-ROUND-12)."""
    state.order = state.ladder[:]
    if state.log is not None:
        state.tell(TurnOrderSet(state.order[:]))


# --- turns ----------------------------------------------------------------------------------------


def begin_turn(state: State, seat: int) -> None:
    """What a turn uses up starts anew with the next one alone (IS-TURN-21)."""
    state.mover = seat
    state.step = TURN
    state.tile = NO_TILE
    state.done = False
    state.idled = False
    state.delivered = False
    state.built = 0
    state.surplus = 0  # IS-TRACK-23
    state.column = -1
    state.produced = 0


def pass_turn(state: State) -> None:
    """A hand without anything else (IS-GIFT-05)."""
    place_hand(state, PASS_TILE)
    state.done = True


def idle(state: State, tile: int) -> None:
    """A hand without effect (IS-TURN-10)."""
    place_hand(state, tile)
    state.done = True
    state.idled = True


def end_turn(state: State) -> None:
    """The next seat, one hand a turn, until all are placed (IS-TURN-01, IS-TURN-16)."""
    at = state.order.index(state.mover) + 1
    if at < len(state.order):
        begin_turn(state, state.order[at])
    elif state.placed[state.mover] < state.rules.hands[state.round - 1]:
        begin_turn(state, state.order[0])
    else:
        end_round(state)


# --- rounds ---------------------------------------------------------------------------------------


def end_round(state: State) -> None:
    """Phase 8, and what comes before the next actions (IS-ROUND-01).

    All hands are placed before the end is tested (IS-END-01, IS-END-02).
    """
    begin_turn(state, state.mover)
    if state.round >= state.rules.rounds or state.connected():
        state.mover = -1
        tell_scoring(state)
        return
    state.round += 1  # IS-END-03
    state.hands = [0] * len(state.hands)
    state.placed = [0] * state.rules.seats  # IS-ROUND-04
    if state.log is not None:
        rules = state.rules
        hands = rules.hands[state.round - 1]
        state.tell(RoundStarted(state.round, rules.rounds, hands, rules.seats))
    receive_shipment(state)  # before orders (IS-ROUND-06)
    receive_orders(state)
    ask_for_room(state)


def receive_shipment(state: State) -> None:
    """Phase 2: goods fill the market from below; what finds no space goes to the supply
    (IS-ROUND-05)."""
    coming = state.layout.arrivals[(state.round - 1) * GOODS : state.round * GOODS]
    if not sum(coming):
        return
    lost = [0] * GOODS
    for good in range(GOODS):
        room = state.rules.market_spaces - state.market[good]
        lost[good] = max(0, coming[good] - room)
        state.market[good] += coming[good] - lost[good]
    if state.log is not None:
        state.tell(
            ShipmentArrived(
                {GOOD_NAMES[g]: coming[g] for g in range(GOODS) if coming[g]},
                {GOOD_NAMES[g]: lost[g] for g in range(GOODS) if lost[g]},
            )
        )


def receive_orders(state: State) -> None:
    """Phase 3: all of them, from the landings (IS-ROUND-07, IS-MARKET-10)."""
    for seat in state.order:
        at = seat * GOODS
        coming = state.landing[at : at + GOODS]
        if not sum(coming):
            continue
        for good in range(GOODS):
            state.goods[at + good] += coming[good]
            state.landing[at + good] = 0
        if state.log is not None:
            names = {GOOD_NAMES[g]: coming[g] for g in range(GOODS) if coming[g]}
            state.tell(OrderReceived(seat, names))


def ask_for_room(state: State) -> None:
    """Who has more than fits discards, in the order of the round before (IS-ROUND-08); then the
    round goes on by itself (IS-ROUND-03)."""
    for seat in state.order:
        if state.overflow(seat):
            state.mover = seat
            state.step = ARRIVAL
            return
    collect_income(state)
    train(state)
    set_order(state)
    begin_turn(state, state.order[0])


def collect_income(state: State) -> None:
    """Phase 4."""
    for seat in state.order:
        amount = state.income(seat)
        state.money[seat] += amount
        if state.log is not None:
            cars, stations = state.passenger_cars[seat], state.floors[seat]
            state.tell(IncomeCollected(seat, cars, stations, amount))


def train(state: State) -> None:
    """Phase 5: idle workers rise by a level, then the others come back from work (IS-ROUND-10)."""
    for seat in state.order:
        at = seat * LEVELS
        idle, working = state.idle[at : at + LEVELS], state.working[at : at + LEVELS]
        for level in range(LEVELS - 1, 0, -1):  # from above, so nobody rises twice (IS-ROUND-11)
            state.idle[at + level] += state.idle[at + level - 1]
            state.idle[at + level - 1] = 0
        for level in range(LEVELS):
            state.idle[at + level] += state.working[at + level]
            state.working[at + level] = 0
        if state.log is not None:
            state.tell(WorkersTrained(seat, state.idle[at : at + LEVELS], idle, working))
