"""What a game tells a greedy bot: which lines are worth trying, and how good they are."""

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from footplate.core.state import State


class Valuer(Protocol):
    """What a greedy bot has to know about a game."""

    def lines(self, state: "State") -> list[list[int]]:
        """What is worth trying: sequences of codes for the mover, all played in one go.

        A line holds at least one code, and only decisions that the mover makes one after the
        other. At least one line is given while the game runs.
        """
        ...

    def follow(self, state: "State", line: list[int]) -> "State":
        """A copy on which the line was played, before luck or anybody else acts."""
        ...

    def value(self, before: "State", after: "State") -> int:
        """How good a followed line is for the mover of the position before it: more is better."""
        ...
