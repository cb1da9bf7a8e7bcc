"""The bot that takes what looks best at once: any game that says what a position is worth."""

from footplate.core.state import State
from footplate.core.valuer import Valuer


class GreedyBot:
    """Tries every line that the valuer names and plays the best, the first one among equals.

    The rest of a longer line is kept and played on while the position is the expected one.
    """

    def __init__(self, valuer: Valuer, name: str = "greedy") -> None:
        self.name = name
        self._valuer = valuer
        self._rest: list[int] = []
        self._expected: list[int] = []

    def choose(self, state: State) -> int:
        going_on = self._rest and state.key() == self._expected
        line = self._rest if going_on else self._valuer.best(state)
        self._keep(state, line)
        return line[0]

    def _keep(self, state: State, line: list[int]) -> None:
        """Remember how the line goes on, and the position in which it does."""
        self._rest = line[1:]
        if self._rest:
            after = state.clone()
            after.play_code(line[0])
            self._expected = after.key()
