"""Observations and masks as arrays, built when they are asked for."""

from typing import Any

from footplate.envs.asking import SAID, Play, Setup
from footplate.envs.extras import missing

try:
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise missing(__name__, "gymnasium", error) from None

LIMITS = np.iinfo(np.int16)


def observation_space(setup: Setup) -> Any:
    """What a seat sees, and which tokens it may say now."""
    numbers = spaces.Box(LIMITS.min, LIMITS.max, (setup.size,), np.int16)
    mask = spaces.Box(0, 1, (len(setup.vocabulary),), np.int8)
    return spaces.Dict({"observation": numbers, "action_mask": mask})


def action_space(setup: Setup) -> Any:
    return spaces.Discrete(len(setup.vocabulary))


def mask_of(play: Play, seat: int) -> Any:
    """A one for each token that the seat may say; none where it is not asked."""
    found = np.zeros(len(play.setup.vocabulary), np.int8)
    question = play.question
    if question is not None and play.state.mover == seat:
        found[question.tokens] = 1
    return found


def numbers_of(play: Play, seat: int) -> Any:
    """The blocks of `Setup.layout`, with nothing half said; what is out of range is the nearest
    that is not."""
    found: list[int] = []
    for _, numbers in play.setup.reader(play.state, seat):
        found += numbers
    found += [0] * SAID
    try:
        return np.array(found, np.int16)
    except OverflowError:  # rarely, so that nothing is looked for before
        return np.clip(found, LIMITS.min, LIMITS.max).astype(np.int16)


class Observer:
    """Looks at a play for its seats; the numbers of a position are read once for each seat."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._at = 0
        self._known: dict[int, Any] = {}

    def observe(self, seat: int) -> dict[str, Any]:
        """A new array each time: whoever gets it may keep it.

        What is half said is seen by nobody but who says it.
        """
        play, question = self._play, self._play.question
        if self._at != play.moves:
            self._known, self._at = {}, play.moves
        if seat not in self._known:
            self._known[seat] = numbers_of(play, seat)
        numbers = self._known[seat].copy()
        if question is not None and question.said and play.state.mover == seat:
            said = [token + 1 for token in question.said[-SAID:]]
            numbers[len(numbers) - SAID : len(numbers) - SAID + len(said)] = said
        return {"observation": numbers, "action_mask": mask_of(play, seat)}
