"""A bot that takes what leads to the position it values most; it plays wherever bots play:

footplate simulate planet-steam --seats examples/learner/bot.py:LearnedBot,random,random
"""

import os
import random
import sys
from pathlib import Path

from footplate import BadInput, Game, State

# Where it is loaded as a file, `examples` lies on no path; what was learned is a class of it, too.
sys.path.append(str(Path(__file__).parents[2]))
from examples.learner.value import GAME, Value, numbers, setup_for

MODEL = Path(os.environ.get("FOOTPLATE_LEARNER", "learner.joblib"))


class LearnedBot:
    """One decision ahead, up to the first luck."""

    name = "learned"

    def __init__(
        self,
        seed: int = 0,
        value: Value | None = None,
        curious: float = 0.0,
        game: Game | None = None,
    ) -> None:
        """`curious` is how often it tries something else, to learn from it."""
        if game is not None and game.name != GAME:
            raise BadInput(f"it has learned {GAME}, not {game.name}")
        self._value = value or Value.load(MODEL)
        self._setup = setup_for(self._value.seats)
        self._random = random.Random(seed)
        self._curious = curious

    def choose(self, state: State) -> int:
        seats = state.game.seats_of(state)
        if seats != self._value.seats:
            raise BadInput(f"it has learned games of {self._value.seats} seats, not of {seats}")
        codes, seat = state.codes(), state.mover
        if len(codes) == 1:
            return codes[0]
        if self._random.random() < self._curious:
            return self._random.choice(codes)
        seen = [numbers(self._setup, state.ahead(code), seat) for code in codes]
        return codes[int(self._value.of(seen).argmax())]
