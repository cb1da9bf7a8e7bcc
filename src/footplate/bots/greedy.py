"""The bot that takes what looks best at once: any game that says what a position is worth."""

from footplate.bots.lines import LineBot
from footplate.core.state import State
from footplate.core.valuer import Valuer


class GreedyBot(LineBot):
    """Tries every line that the valuer names and plays the best, the first one among equals."""

    def __init__(self, valuer: Valuer, name: str = "greedy") -> None:
        super().__init__(name)
        self._valuer = valuer

    def line(self, state: State) -> list[int]:
        return self._valuer.best(state)
