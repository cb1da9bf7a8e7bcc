"""What a seat cannot see: nothing but the luck to come."""

from footplate.core.chance import Chance
from footplate.games.age_of_steam.play.state import State


def guess(state: State, viewer: int | None, rng: Chance) -> State:
    """Nothing is hidden but the luck to come (AOS-VIEW-02): a guess is a copy with other luck."""
    copy = state.clone()
    copy.chance = Chance(rng.below(1 << 29))
    return copy
