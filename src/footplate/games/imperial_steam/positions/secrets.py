"""What a seat cannot see, drawn anew: the sealed bids of the others.

Hidden money stays as it is: everybody starts with the same and every payment is seen, so whoever
has kept notes knows it.
"""

from footplate.core.chance import Chance
from footplate.games.imperial_steam.language.steps import BID
from footplate.games.imperial_steam.play.legal import most_bid
from footplate.games.imperial_steam.play.state import State


def guess(state: State, viewer: int | None, rng: Chance) -> State:
    """A copy in which the bids that the viewer has not seen are other ones."""
    copy = state.clone()
    copy.chance = Chance(rng.below(1 << 29))
    if state.over or state.step != BID:
        return copy
    for seat in range(state.rules.seats):
        if seat != viewer and state.bids[seat] >= 0:
            copy.bids[seat] = rng.below(most_bid(state, seat) + 1)
    return copy
