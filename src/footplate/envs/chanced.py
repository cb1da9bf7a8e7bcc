"""A game whose luck is asked for: a position is never changed, so copies cost nothing.

Other than `Play`, which draws from the seed in the state, this one stops where the rules roll or
draw and is told what comes. So a search over copies knows no more of the luck than its odds.
"""

from typing import Final

from footplate.core.chance import AskedChance, Chance, ScriptEnded
from footplate.core.luck import LuckAsked
from footplate.core.refusal import BadInput
from footplate.core.state import State
from footplate.envs.asking import LONGEST, Question, Setup

SEED_DIGITS: Final = 4
SEED_BASE: Final = 16
"""The set-up is drawn by a seed, which luck says in digits: 65,536 set-ups."""

Odds = list[tuple[int, float]]
"""What may come, as the number that says it, and how likely it is."""


class Chanced:
    """A game under way: a set-up's digits, then decisions and luck in turn."""

    def __init__(self, setup: Setup, longest: int = LONGEST) -> None:
        self.setup = setup
        self.longest = longest
        self.steps = 0
        """Tokens said, outcomes come, and decisions with but one answer; the game is cut off after
        the `longest`."""
        self.digits: tuple[int, ...] = ()
        self.state: State | None = None
        """None as long as the set-up is not drawn."""
        self.question: Question | None = None
        self.code = -1
        """What is being played while luck is asked for; -1: nothing."""
        self.outcomes: tuple[int, ...] = ()
        """What has come of it so far."""
        self.odds: Odds = [(digit, 1 / SEED_BASE) for digit in range(SEED_BASE)]
        """What luck is asked for; empty: none."""
        self._asked: LuckAsked | None = None

    @property
    def over(self) -> bool:
        """Whether the game has ended or was cut off."""
        return self.steps >= self.longest or (self.state is not None and self.state.over)

    @property
    def asked(self) -> LuckAsked | None:
        """The luck that is asked for, in the words of the game; None in its set-up, and where
        there is none."""
        if self.state is None or not self.odds:
            return None
        if self._asked is None:
            action = self.state.decode(self.code)
            self._asked = self.state.luck(action, list(self.outcomes))
        return self._asked

    def copy(self) -> "Chanced":
        """States and odds are replaced and never changed; a question is changed by what is said."""
        other = Chanced.__new__(Chanced)
        other.__dict__.update(self.__dict__)
        if self.question is not None:
            other.question = self.question.copy()
        return other

    def __deepcopy__(self, memo: object) -> "Chanced":
        return self.copy()

    def come(self, outcome: int) -> None:
        """Luck has decided."""
        if all(outcome != each for each, _ in self.odds):
            raise BadInput(f"{outcome} is nothing that luck can bring here")
        self.steps += 1
        if self.state is None:
            self.digits += (outcome,)
            if len(self.digits) < SEED_DIGITS:
                return
            seed = 0
            for digit in self.digits:
                seed = seed * SEED_BASE + digit
            self.odds = []
            self.state = self.setup.start(seed)
            self.state.chance = Chance(0)
            self._ask()
            return
        self.outcomes += (outcome,)
        self._try()

    def say(self, token: int) -> None:
        if self.question is None:
            raise BadInput("nothing is asked")
        self.question.say(token)
        self.steps += 1
        if self.question.code is not None:
            self._play(self.question.code)

    def _play(self, code: int) -> None:
        self.code, self.outcomes, self.question = code, (), None
        self._try()

    def _try(self) -> None:
        """Play the code with the luck that has come; ask for more where the rules do."""
        assert self.state is not None
        after, luck = self.state.clone(), AskedChance(list(self.outcomes))
        after.chance = luck
        try:
            after.play_code(self.code)
        except ScriptEnded:
            if not luck.ran_out:
                raise
            self.odds, self._asked = odds_of(luck), None
            return
        # Equal positions are equal whatever luck they came by.
        after.chance = Chance(0)
        self.state, self.code, self.outcomes, self.odds = after, -1, (), []
        self._ask()

    def _ask(self) -> None:
        """Ask for the next decision that is one; a forced one is played."""
        assert self.state is not None
        if self.over:
            self.question = None
            return
        self.question = Question(self.setup, self.state)
        if self.question.code is not None:
            self.steps += 1
            self._play(self.question.code)


def odds_of(luck: AskedChance) -> Odds:
    if luck.dice:
        return [(face, 1 / 6) for face in range(1, 7)]
    counts = luck.bag or [1] * luck.limit
    total = sum(counts)
    return [(number, count / total) for number, count in enumerate(counts) if count]
