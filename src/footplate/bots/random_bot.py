"""The bot that does anything legal."""

from footplate.core.chance import Chance
from footplate.core.state import State


class RandomBot:
    """Each legal action is equally likely. Its luck is its own, not the game's."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def choose(self, state: State) -> int:
        codes = state.codes()
        return codes[self._chance.below(len(codes))]
