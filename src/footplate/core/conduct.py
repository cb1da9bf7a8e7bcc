# footplate: compiled
"""The rules of play as a value of their own: what is legal, and what follows from it.

A state holds its game's `Conduct`, so the module of the state needs to import none of the rules,
and what lists legal codes can ask the referee without importing it.
"""

from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import mypyc_attr

from footplate.core.chance import Chance
from footplate.core.refusal import Refusal

if TYPE_CHECKING:
    from footplate.core.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Conduct(Generic[S]):
    """A game fills it in for its own state; it is asked only while the game runs."""

    def codes(self, state: S) -> list[int]:
        """Every legal code, ordered and free of duplicates."""
        raise NotImplementedError

    def sample(self, state: S, rng: Chance) -> int:
        """A legal code; evenly drawn from all of them unless the game says otherwise."""
        codes = self.codes(state)
        return codes[rng.below(len(codes))]

    def refuse(self, state: S, code: int) -> Refusal | None:
        """The referee: the first rule that a code breaks, or None."""
        raise NotImplementedError

    def play(self, state: S, code: int) -> None:
        """Do what a legal code says, and go on to the next decision."""
        raise NotImplementedError
