"""The bot that takes what looks best at once: any game that says what a position is worth."""

from typing import Final

from footplate.bots.lines import LineBot
from footplate.bots.samples import Asked, sample
from footplate.core.state import State
from footplate.core.valuer import Valuer

THROUGH: Final = 4
"""How many lines are played through where nothing shows at once what they are worth."""
COURSE: Final = 0
"""The imagined course of the game in which they are: always the same, so that a bot that is asked
again says the same again; an even one, in which the others think as greedy does."""


class GreedyBot(LineBot):
    """Tries every line that the valuer names and plays the best, the first one among equals."""

    def __init__(self, valuer: Valuer, name: str = "greedy") -> None:
        super().__init__(name)
        self._valuer = valuer

    def line(self, state: State) -> list[int]:
        return decide(self._valuer, state)


def decide(valuer: Valuer, state: State) -> list[int]:
    """What looks best at once or, where that says too little, at the end of the round."""
    if not valuer.far(state):
        return valuer.best(state)
    lines = [each.line for each in valuer.candidates(state, THROUGH)]
    if len(lines) == 1:
        return lines[0]
    scores = sample(state, Asked(state.mover, 0, careful=True), lines, COURSE)
    return lines[max(range(len(lines)), key=lambda at: (scores[at], -at))]
