"""Standing orders: the sealed bid, and passing for the round."""

from footplate.core.program import Occasion, PassTheRound, ProgramKind, first_legal
from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.board.codes import PASS_TILE
from footplate.games.imperial_steam.language.codec import STEP
from footplate.games.imperial_steam.language.steps import BID
from footplate.games.imperial_steam.language.words import plural
from footplate.games.imperial_steam.play.state import State


class SealBid(ProgramKind):
    """A bid that is sealed as soon as the seat is asked for it."""

    name = "bid"
    title = "Seal this bid when asked"

    def occasion(self, state: State, seat: int) -> Occasion | None:
        return (state.round,) if state.step == BID and state.bids[seat] < 0 else None

    def limits(self, state: State, seat: int) -> tuple[int, int]:
        return 0, state.money[seat]

    def code(self, state: State, number: int) -> int | None:
        steps, rest = divmod(number, STEP)
        return None if rest else first_legal(state, [c.with_number(c.BID, steps)])


class PassTheTurns(PassTheRound):
    """Passes and ends each turn of the round; what else is asked is asked."""

    passes = (c.PASS, c.END)

    def occasion(self, state: State, seat: int) -> Occasion | None:
        return (state.round,)

    def note(self, state: State, seat: int) -> str:
        """The influence that the passes to come cost, one step more for each (IS-TURN-06), and
        never more than there is (IS-TURN-08)."""
        rules = state.rules
        left = rules.hands[state.round - 1] - state.placed[seat]
        first = state.repeats(seat, PASS_TILE)
        lost = sum(range(first, first + left)) * rules.column_step
        cost = min(lost, state.columns[seat])
        hands = f"of {plural(left, 'hand')}"
        return f"{hands}; costs {cost} influence" if cost else f"{hands}; costs nothing"


PROGRAMS = (SealBid(), PassTheTurns())
