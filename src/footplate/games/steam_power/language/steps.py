# footplate: compiled
"""The steps of a turn: what is asked."""

from typing import Final, Literal, get_args

AskedStep = Literal["act", "lay", "fetch", "bonus", "take", "automa"]
StepName = Literal[AskedStep, "over"]
STEP_NAMES: Final[tuple[AskedStep, ...]] = get_args(AskedStep)

ACT: Final = 0
"""An action of the turn is asked."""
LAY: Final = 1
"""A second placement."""
FETCH: Final = 2
"""The next resource of the contract that is being fulfilled."""
BONUS: Final = 3
"""Whether, and how, to use the bonus of the contract just fulfilled."""
TAKE: Final = 4
"""Whose hand to take a contract from."""
AUTOMA: Final = 5
"""The next step of an Automa."""
