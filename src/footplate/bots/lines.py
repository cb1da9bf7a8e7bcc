"""Decisions that come as whole lines: what all our thinking bots have in common."""

from abc import ABC, abstractmethod

from footplate.core.state import State


class LineBot(ABC):
    """Thinks of a line of decisions and plays it on while the position is the expected one."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.rest: list[int] = []
        """How the line goes on after the last decision."""
        self._expected: list[int] = []

    @abstractmethod
    def line(self, state: State) -> list[int]:
        """What the mover does next, up to luck or somebody else's decision."""

    def choose(self, state: State) -> int:
        going_on = self.rest and state.key() == self._expected
        line = self.rest if going_on else self.line(state)
        self.rest = line[1:]
        if self.rest:
            after = state.clone()
            after.play_code(line[0])
            self._expected = after.key()
        return line[0]
