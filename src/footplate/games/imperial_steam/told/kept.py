# footplate: compiled
"""The scoring as it stands, while somebody still has to discard."""

from footplate.games.imperial_steam.play.scoring import Tally, tallies
from footplate.games.imperial_steam.play.state import State


def tallies_kept(state: State, trieste: bool) -> list[Tally]:
    """As the rules count, without the goods that find no room: they are discarded before anything
    else can come, whichever they are, and all goods are worth the same."""
    found = tallies(state, trieste)
    for tally in found:
        over = state.overflow(tally.seat)
        tally.stored -= over
        tally.goods -= over * state.rules.good_value
    return found
