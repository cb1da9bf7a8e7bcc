"""Greedy with a taste of its own, that does not always look closely."""

from typing import Final

from footplate.bots.greedy import decide
from footplate.bots.lines import LineBot
from footplate.core.chance import Chance
from footplate.core.game import Game
from footplate.core.state import State

OTHERS: Final = 3
"""Among how many of the next best lines it chooses where it does not look closely."""


class UnsteadyBot(LineBot):
    """Plays the line that is worth most to its taste or, now and then, one of the next best."""

    def __init__(self, game: Game, seed: int, name: str, percent: int, slips: int) -> None:
        super().__init__(name)
        self._chance = Chance(seed)
        self._slips = slips
        self._valuer = game.valuer().varied(self._chance, percent)

    def line(self, state: State) -> list[int]:
        codes = state.codes()
        if len(codes) == 1:
            return codes
        if self._chance.below(100) >= self._slips:
            return decide(self._valuer, state)
        found = self._valuer.candidates(state, 1 + OTHERS)
        return found[min(len(found) - 1, 1 + self._chance.below(OTHERS))].line
