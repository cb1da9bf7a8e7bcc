# footplate: compiled
"""A position through the eyes of one seat: how the turn may end, and what that is worth."""

from footplate.games.age_of_steam.board.codes import COLORS
from footplate.games.age_of_steam.planning.outlook import BANKRUPT, Outlook, Purse
from footplate.games.age_of_steam.planning.reach import (
    Reach,
    accepts_of,
    deliveries,
    hops_for,
    pending_of,
    play_moves,
    reach_of,
    schedule_of,
    stock,
)
from footplate.games.age_of_steam.play.links import links_of
from footplate.games.age_of_steam.play.state import State


class Book:
    """What everybody could deliver on one map; good as long as the track stays as it is."""

    def __init__(self, state: State) -> None:
        self.links = links_of(state)
        self.reaches: list[Reach | None] = [None] * state.rules.seats

    def reach(self, state: State, seat: int) -> Reach:
        found = self.reaches[seat]
        if found is None:
            accepts = accepts_of(state)
            everything = (1 << COLORS) - 1
            cotton = 0 if state.rules.cotton < 0 else 1 << state.rules.cotton
            wanted = [everything if takes else cotton for takes in accepts]
            found = reach_of(hops_for(state, seat), accepts, wanted)
            self.reaches[seat] = found
        return found


class Ending:
    """How a turn ends for a seat: its purse, the cubes left, and what others made of it."""

    def __init__(self, purse: Purse, cubes: list[int], value: int, solvent: bool) -> None:
        self.purse = purse
        self.cubes = cubes
        self.value = value
        self.solvent = solvent


class Prospect:
    """A position through the eyes of one seat."""

    def __init__(self, state: State, seat: int, outlook: Outlook, book: Book) -> None:
        self.state = state
        self.seat = seat
        self.outlook = outlook
        self.book = book
        self.pending = pending_of(state)
        self.schedule: list[int] = []
        self.raisable = False
        self.wishes: list[list[int]] = [[] for _ in range(state.rules.seats)]

    def see_moves(self, in_move: bool) -> None:
        """Take in who moves goods when, and what the others would like to move."""
        state = self.state
        self.schedule = schedule_of(state, in_move)
        raised = in_move and state.upgraded[self.seat] == 1
        self.raisable = not raised and self.seat in self.schedule
        for seat in self.schedule:
            if seat != self.seat and not self.wishes[seat]:
                self.wishes[seat] = deliveries(
                    state, self.book.reach(state, seat), state.engine[seat]
                )

    def purse(self) -> Purse:
        state, seat = self.state, self.seat
        money, income, shares = state.money[seat], state.income[seat], state.shares[seat]
        return Purse(money * 100, income * 100, shares * 100, state.engine[seat])

    def worth(self, reach: Reach, ahead: Reach, next_cost: int, purse: Purse) -> int:
        """The value with this reach for the turn's moves and that one for the turns ahead."""
        return self.value(self.endings(reach, purse), ahead, next_cost)

    def endings(self, reach: Reach, purse: Purse) -> list[Ending]:
        """How the turn may end: with two deliveries, or with a raised engine and one."""
        state = self.state
        self.wishes[self.seat] = deliveries(state, reach, purse.engine)
        endings = [self._played(purse, None)]
        if self.raisable and purse.engine < state.rules.max_engine:
            raised = deliveries(state, reach, purse.engine + 1)
            endings.append(self._played(purse, raised))
        return endings

    def _played(self, purse: Purse, raised: list[int] | None) -> Ending:
        """Play the turn's moves, collect, pay and reduce."""
        state, outlook, turn = self.state, self.outlook, self.state.turn
        cubes = state.cubes[:]
        gains = play_moves(cubes, self.schedule, self.wishes, self.seat, raised)
        gained = gains[self.seat]
        engine = purse.engine if raised is None else purse.engine + 1
        half = Purse(purse.money, purse.income + gained // 2 * 100, purse.shares, engine)
        none = Purse(purse.money, purse.income, purse.shares, purse.engine)
        after = Purse(purse.money, purse.income + gained * 100, purse.shares, engine)
        others = 0
        for seat in state.order:
            if seat != self.seat:
                others += gains[seat] + state.income[seat]
        value = -others * outlook.income_points * outlook.taste.rivals
        if not outlook.close_turn(half, turn):
            value -= outlook.taste.danger
        elif not outlook.close_turn(none, turn):
            value -= outlook.taste.risk
        solvent = outlook.close_turn(after, turn)
        return Ending(after, cubes, value, solvent)

    def value(self, endings: list[Ending], ahead: Reach, next_cost: int) -> int:
        """The best of the endings, with a reach for the turns ahead."""
        best = 10 * BANKRUPT
        for ending in endings:
            if ending.solvent:
                amounts = stock(self.state, ending.cubes, self.pending, ahead)
                value = self.outlook.value(ending.purse, self.state.turn, amounts, next_cost)
                best = max(best, value + ending.value)
            else:
                best = max(best, BANKRUPT + ending.purse.income)
        return best

    def rest(self, ahead: Reach, next_cost: int, purse: Purse, turn: int) -> int:
        """The value once a turn is closed and only growth is to come."""
        state = self.state
        amounts = stock(state, state.cubes, self.pending, ahead)
        return self.outlook.value(purse, turn, amounts, next_cost)
