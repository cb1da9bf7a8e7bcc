"""What a seat cannot see, split anew: the credits of the others."""

from footplate.core.chance import Chance
from footplate.games.planet_steam.board.rules import VENTURER
from footplate.games.planet_steam.language import steps
from footplate.games.planet_steam.play.state import State


def guess(state: State, viewer: int | None, rng: Chance) -> State:
    """A copy in which the others' credits are split at random.

    Their sum stays, because everything that was paid and received was seen; and nobody gets less
    than the highest bid and the right to bid show.
    """
    copy = state.clone()
    copy.chance = Chance(rng.below(1 << 29))
    if state.rules.open_credits or state.over:
        return copy
    hidden = [seat for seat in range(state.rules.seats) if seat != viewer]
    least = {seat: _shown(state, seat) for seat in hidden}
    left = sum(state.credits[seat] - least[seat] for seat in hidden)
    shares = [rng.below(1 << 20) + 1 for _ in hidden]
    for seat, share in zip(hidden, shares, strict=True):
        copy.credits[seat] = least[seat] + left * share // sum(shares)
    rest = sum(state.credits[seat] - copy.credits[seat] for seat in hidden)
    copy.credits[hidden[0]] += rest
    return copy


def _shown(state: State, seat: int) -> int:
    """The credits that a seat must have by what it does at the table."""
    if seat == state.high:
        half = state.step == steps.BID_ZONE and seat == state.holder(VENTURER)
        return (state.bid + 1) // 2 if half else state.bid
    # The grant before the auction: whoever has no card yet can open the bidding.
    auction = steps.PART[state.step] in (steps.SPECIALISTS, steps.CARDS)
    waiting = auction and seat not in state.won
    return 1 if state.bidding[seat] or waiting else 0
