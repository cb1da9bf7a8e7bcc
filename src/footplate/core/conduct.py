# footplate: compiled
"""A state whose rules are a value of their own: what is legal, and what follows from it.

The state holds a `Conduct`, so that the module of a game's state needs to import none of its rules.
"""

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from footplate.core.chance import Chance
from footplate.core.refusal import BadInput, Refusal
from footplate.core.state import State

if TYPE_CHECKING:
    from footplate.core.game import Game

S = TypeVar("S", bound="ConductedState")


@mypyc_attr(allow_interpreted_subclasses=True)
class Conduct(Generic[S]):
    """A game fills it in for its own state; it is asked only while the game runs."""

    def codes(self, state: S) -> list[int]:
        raise NotImplementedError

    def sample(self, state: S, rng: Chance) -> int:
        raise NotImplementedError

    def refuse(self, state: S, code: int) -> Refusal | None:
        raise NotImplementedError

    def play(self, state: S, code: int) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class ConductedState(State):
    """The fast door, through the conduct."""

    def __init__(self, game: "Game", conduct: Conduct[Any], chance: Chance) -> None:
        super().__init__(game, chance)
        self.conduct = conduct

    def codes(self) -> list[int]:
        return [] if self.mover < 0 else self.conduct.codes(self)

    def play_code(self, code: int) -> None:
        if self.mover < 0:
            raise ValueError("the game is over")
        self.conduct.play(self, code)

    def sample(self, rng: Chance) -> int:
        if self.mover < 0:
            raise ValueError("the game is over")
        return self.conduct.sample(self, rng)

    def refuse_code(self, code: int) -> Refusal | None:
        if self.mover < 0:
            return self.game.over_refusal
        try:
            self.game.decode(code)
        except BadInput as error:
            return Refusal("FP-ACTION-03", f"{error}.")
        return self.conduct.refuse(self, code)
