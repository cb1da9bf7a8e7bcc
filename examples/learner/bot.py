"""A bot that takes what leads to the position it values most; it plays wherever bots play:

footplate simulate planet-steam --seats examples/learner/bot.py:LearnedBot,random,random
"""

import os
import random
from pathlib import Path

from examples.learner.value import Value, numbers, setup_for
from footplate import State

MODEL = Path(os.environ.get("FOOTPLATE_LEARNER", "learner.joblib"))


class LearnedBot:
    """One decision ahead, up to the first luck."""

    name = "learned"

    def __init__(self, seed: int = 0, value: Value | None = None, curious: float = 0.0) -> None:
        """`curious` is how often it tries something else, to learn from it."""
        self._value = value or Value.load(MODEL)
        self._setup = setup_for(self._value.seats)
        self._random = random.Random(seed)
        self._curious = curious

    def choose(self, state: State) -> int:
        codes, seat = state.codes(), state.mover
        if len(codes) == 1:
            return codes[0]
        if self._random.random() < self._curious:
            return self._random.choice(codes)
        seen = [numbers(self._setup, state.ahead(code), seat) for code in codes]
        return codes[int(self._value.of(seen).argmax())]
