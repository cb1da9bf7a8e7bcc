"""A game asked token by token: the core that all environments share.

The tokens of all legal actions form a tree. At each step the tokens that continue some legal
action may be said; where there is but one it is said by itself, and so is a decision with one
legal answer.
"""

import operator
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

import footplate
from footplate.core.event import Event
from footplate.core.game import OptionValue
from footplate.core.refusal import BadInput
from footplate.core.state import State
from footplate.envs.features import Block, Reader, reader_for
from footplate.envs.known import known_of
from footplate.envs.vocabulary import Vocabulary

MEMORY = 1 << 17
"""Codes whose tokens are remembered by a set-up."""
SAID = 12
"""How many of the last tokens of a half-said action an observation holds."""
LONGEST: Final = 10_000
"""Steps after which a game is cut off: several times what games take that somebody wants to end.
Steam Power goes on for as long as everybody only takes money."""


class Setup:
    """A game on a board with its options: one vocabulary and one layout of observations."""

    def __init__(self, game: str, seats: int, board: str, options: dict[str, OptionValue]) -> None:
        self.game = footplate.game(game)
        self.seats, self.board, self.options = seats, board, options
        first = self.start(0)
        self.vocabulary = Vocabulary(self.game.action_types, known_of(first))
        self.reader: Reader = reader_for(game)
        blocks = [Block(name, len(numbers)) for name, numbers in self.reader(first, 0)]
        self.layout: list[Block] = [*blocks, Block("said", SAID)]
        """The blocks of an observation, one after the other."""
        self.size = sum(block.size for block in self.layout)
        self._said: dict[int, tuple[int, ...]] = {}

    def start(self, seed: int, events: list[Event] | None = None) -> State:
        return self.game.start(self.seats, seed, self.board, None, events, **self.options)

    def said(self, state: State, codes: list[int]) -> list[tuple[int, ...]]:
        """The tokens of these codes."""
        known = self._said
        try:
            return [known[code] for code in codes]
        except KeyError:
            pass  # some are new
        if len(known) > MEMORY:
            known.clear()
        decode = self.game.codec_of(state).decode_known
        for code in codes:
            if code not in known:
                known[code] = self.vocabulary.said(decode(code))
        return [known[code] for code in codes]

    def __reduce__(self) -> tuple[object, ...]:
        return _setup, (self.game.name, self.seats, self.board, _typed(self.options))


def setup_of(
    game: str,
    seats: int | None = None,
    board: str | None = None,
    options: Mapping[str, OptionValue] | None = None,
) -> Setup:
    """The set-up; BadInput says what does not exist."""
    known, chosen = footplate.game(game), options or {}
    wanted = known.usual_seats if seats is None else seats
    named = known.default_board if board is None else board
    known.check_setup(named, chosen, wanted)  # what has no hash is no set-up either
    return _setup(game, wanted, named, _typed(chosen))


Typed = tuple[tuple[str, str, OptionValue], ...]


def _typed(options: Mapping[str, OptionValue]) -> Typed:
    """With the names of their types, because True and 1 would be one set-up."""
    return tuple((name, type(value).__name__, value) for name, value in sorted(options.items()))


@lru_cache(maxsize=64)
def _setup(game: str, seats: int, board: str, options: Typed) -> Setup:
    return Setup(game, seats, board, {name: value for name, _, value in options})


def check_longest(longest: object) -> int:
    if type(longest) is not int or longest < 1:
        raise BadInput(f"longest is a whole number of steps, not {longest!r}")
    return longest


def read_token(said: Any) -> int:
    """A token as any library writes whole numbers; BadInput for anything else."""
    try:
        return operator.index(said)
    except TypeError:
        raise BadInput(f"a token is a whole number, not {said!r}") from None


def not_begun() -> BadInput:
    return BadInput("there is no game yet: call reset() first")


class Question:
    """One decision, said token by token."""

    def __init__(self, setup: Setup, state: State) -> None:
        codes = state.codes()
        self._left = list(zip(setup.said(state, codes), codes, strict=True))
        self.said: list[int] = []
        """The tokens so far, those included that went without saying."""
        self.tokens: list[int] = []
        """What may be said next, in ascending order; empty once all is said."""
        self._go_on()

    @property
    def code(self) -> int | None:
        """The one action that is left; None as long as there are several."""
        return self._left[0][1] if len(self._left) == 1 else None

    def copy(self) -> "Question":
        other = Question.__new__(Question)
        other._left, other.tokens, other.said = self._left, self.tokens, self.said[:]
        return other

    def say(self, token: int) -> None:
        if token not in self.tokens:
            raise BadInput(f"token {token} continues no legal action")
        at = len(self.said)
        self._left = [each for each in self._left if each[0][at] == token]
        self.said.append(token)
        self._go_on()

    def _go_on(self) -> None:
        """Say what goes without saying."""
        while len(self._left) > 1:
            at = len(self.said)
            tokens = {each[0][at] for each in self._left}
            if len(tokens) > 1:
                self.tokens = sorted(tokens)
                return
            self.said += tokens
        self.tokens = []


class Play:
    """A game under way, asked token by token; luck comes from the state's own seed."""

    def __init__(self, setup: Setup, state: State, longest: int = LONGEST) -> None:
        self.setup = setup
        self.state = state
        self.longest = longest
        self.steps = 0
        """Tokens said, and decisions played whole by bots or because there is but one answer; the
        game is cut off after the `longest`."""
        self.moves = 0
        """How often the position has changed."""
        self.question: Question | None = None
        """What is asked; None once the game is over or cut off."""
        self._ask()

    @property
    def cut(self) -> bool:
        """Whether the game was cut off before its end."""
        return self.question is None and not self.state.over

    def say(self, token: int) -> bool:
        """Say the next token; whether the position has changed or the game was cut off. BadInput:
        it may not be said."""
        question = self.question
        if question is None:
            raise BadInput("the game is over")
        question.say(token)
        self.steps += 1
        if question.code is not None:
            self.state.play_code(question.code)
            self._ask()
        elif self.steps < self.longest:
            return False
        else:
            self.question = None
        return True

    def play(self, code: int) -> None:
        """Play a legal code whole, whatever was said, and go on to the next choice."""
        self.steps += 1
        self.state.play_code(code)
        self._ask()

    def _ask(self) -> None:
        """Ask for the next decision that is one; others are played."""
        self.moves += 1
        while not self.state.over and self.steps < self.longest:
            self.question = Question(self.setup, self.state)
            if self.question.code is None:
                return
            self.steps += 1
            self.state.play_code(self.question.code)
        self.question = None
