# footplate: compiled
"""II. Determine Player Order."""

from footplate.core.chance import Chance
from footplate.games.age_of_steam.board.codes import (
    BID,
    DROP_OUT,
    PASS,
    argument,
    bid,
    kind_of,
)
from footplate.games.age_of_steam.board.rules import (
    PASS_ALWAYS,
    PASS_NOT_AGAINST_HIGH_BID,
    TURN_ORDER,
)
from footplate.games.age_of_steam.language.events import BidMade, BidPassed, PlaceTaken
from footplate.games.age_of_steam.play.state import Phase, State


class DeterminePlayerOrder(Phase):
    """The queue holds the seats still bidding, the mover first."""

    name = "determine-player-order"

    def begin(self, state: State) -> None:
        state.bids = [0] * state.rules.seats
        state.dropped = []
        holders = [seat for seat in state.order if state.chosen[seat] == TURN_ORDER]
        state.pass_left = len(holders) > 0  # AOS-ACTION-13
        state.queue = state.order[:]  # AOS-ORDER-01
        state.mover = state.queue[0]
        if len(state.queue) == 1:
            self._place_last(state)

    def codes(self, state: State) -> list[int]:
        """Drop out (perhaps the only answer: AOS-ORDER-05), pass, or bid (AOS-ORDER-02)."""
        codes = [DROP_OUT]
        if may_pass(state):
            codes.append(PASS)
        for amount in range(max(state.bids) + 1, state.money[state.mover] + 1):
            codes.append(bid(amount))
        return codes

    def sample(self, state: State, rng: Chance) -> int:
        """Drops out, passes or bids with equal chances; each legal bid is equally likely."""
        low, money = max(state.bids) + 1, state.money[state.mover]
        kind = rng.below(3)
        if kind == 1 and may_pass(state):
            return PASS
        if kind == 2 and low <= money:
            return bid(low + rng.below(money - low + 1))
        return DROP_OUT

    def play(self, state: State, code: int) -> None:
        seat, kind = state.mover, kind_of(code)
        if kind == BID:
            state.bids[seat] = argument(code)
            if state.log is not None:
                state.tell(BidMade(seat, argument(code)))
        elif kind == PASS:
            state.pass_left = False  # AOS-ORDER-14
            if state.log is not None:
                state.tell(BidPassed(seat))
        else:
            self._drop(state, seat)
            return
        state.queue = [*state.queue[1:], seat]
        self._ask_next(state)

    def _drop(self, state: State, seat: int) -> None:
        place = len(state.queue)  # AOS-ORDER-07
        state.queue = state.queue[1:]
        self._pay(state, seat, place)
        state.dropped.append(seat)
        if len(state.queue) == 1:
            self._place_last(state)
        else:
            self._ask_next(state)

    def _ask_next(self, state: State) -> None:
        """The next bidder decides; who holds the highest bid lets it stand (AOS-ORDER-06)."""
        high = max(state.bids)
        if high > 0 and state.bids[state.queue[0]] == high:
            state.queue = [*state.queue[1:], state.queue[0]]
        state.mover = state.queue[0]

    def _pay(self, state: State, seat: int, place: int) -> None:
        """The first one out pays nothing, the last two everything, the others half.

        Each pays as soon as his place is known (AOS-ORDER-12).
        """
        amount = state.bids[seat]
        if not state.dropped and place > 1:  # AOS-ORDER-08, AOS-ORDER-11
            amount = 0
        elif place > 2:  # the last two pay in full: AOS-ORDER-09
            amount = (amount + 1) // 2  # AOS-ORDER-10
        state.money[seat] -= amount
        if state.log is not None:
            state.tell(PlaceTaken(seat, place, amount, place > 1))

    def _place_last(self, state: State) -> None:
        """The one bidder left is first, without being asked again (AOS-ORDER-13)."""
        winner = state.queue[0]
        self._pay(state, winner, 1)
        state.order = [winner, *state.dropped[::-1]]
        state.bids = [0] * state.rules.seats
        state.dropped = []
        state.queue = []
        state.pass_left = False  # used or not: AOS-ORDER-16
        state.mover = -1


def may_pass(state: State) -> bool:
    """Whether the mover holds a Turn Order pass that may be used now."""
    if state.chosen[state.mover] != TURN_ORDER or not state.pass_left:
        return False
    when = state.rules.pass_when  # AOS-ORDER-15
    if when == PASS_ALWAYS or len(state.queue) > 2:
        return True
    return when == PASS_NOT_AGAINST_HIGH_BID and state.bids[state.queue[1]] == 0
