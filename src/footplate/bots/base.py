"""What a bot is, and how to get one by its kind."""

from collections.abc import Callable
from typing import Protocol

from footplate.bots.checked import Checked, Found, warn
from footplate.bots.greedy import GreedyBot
from footplate.bots.own import FORMS, is_reference, make_own, short_name
from footplate.bots.random_bot import RandomBot
from footplate.core.game import Game
from footplate.core.refusal import BadInput
from footplate.core.state import State


class Bot(Protocol):
    """A player: asked for a decision, it gives a legal code."""

    name: str

    def choose(self, state: State) -> int:
        """The code of a legal action; the state is left as it is."""
        ...


def _random(game: Game, seed: int) -> Bot:
    return RandomBot(seed)


def _greedy(game: Game, seed: int) -> Bot:
    return GreedyBot(game.valuer())


_KINDS: dict[str, Callable[[Game, int], Bot]] = {"greedy": _greedy, "random": _random}


def kinds() -> list[str]:
    """The kinds of bots that there are."""
    return sorted(_KINDS)


def make_bot(kind: str, game: Game, seed: int, found: Found = warn) -> Bot:
    """A fresh bot for one seat of one game; the same seed gives the same decisions.

    Besides the kinds there are classes of one's own, `file.py:Class` or `module:Class`; these are
    checked at every decision, and `found` is told of what they do wrong.
    """
    if kind in _KINDS:
        return _KINDS[kind](game, seed)
    if is_reference(kind):
        return Checked(make_own(kind, game, seed), short_name(kind), seed, found)
    raise BadInput(f"there is no bot {kind!r}; there are: {', '.join(kinds())}, or {FORMS}")
