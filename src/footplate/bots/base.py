"""What a bot is, and how to get one by its kind."""

import re
from collections.abc import Callable
from typing import Final, Protocol

from msgspec.structs import replace

from footplate.bots.checked import Checked, Found, warn
from footplate.bots.greedy import GreedyBot
from footplate.bots.levels import LEVELS, level_bot, settings_of
from footplate.bots.own import FORMS, is_reference, make_own, short_name
from footplate.bots.random_bot import RandomBot
from footplate.bots.search import SearchBot, Settings
from footplate.core.chance import Chance
from footplate.core.game import Game
from footplate.core.refusal import BadInput
from footplate.core.state import State

JITTER: Final = 30
"""By how many per cent the beliefs of a jittered bot differ from those of the first greedy one."""
SEARCHES: Final = "search:PLAYOUTS or search:SECONDSs"
MOST_PROCESSES: Final = 64
MOST_PLAYOUTS: Final = 100_000
MOST_SECONDS: Final = 600.0
_SEARCH: Final = re.compile(r"search(?::([0-9]+(?:\.[0-9]+)?)(s?)(?::([0-9]+))?)?")


class Bot(Protocol):
    """A player: asked for a decision, it gives a legal code.

    A bot that has a method `saw(events)` is told what happens, as its seat may know it.
    """

    name: str

    def choose(self, state: State) -> int:
        """The code of a legal action; the state is left as it is."""
        ...


def _random(game: Game, seed: int) -> Bot:
    return RandomBot(seed)


def _greedy(game: Game, seed: int) -> Bot:
    return GreedyBot(game.valuer())


def _level(level: str) -> Callable[[Game, int], Bot]:
    return lambda game, seed: level_bot(level, game, seed)


def _first_greedy(game: Game, seed: int) -> Bot:
    return GreedyBot(game.valuer().first(), "greedy-1")


def _jittered(game: Game, seed: int) -> Bot:
    return GreedyBot(game.valuer().first().varied(Chance(seed), JITTER), "jittered")


_KINDS: dict[str, Callable[[Game, int], Bot]] = {
    "greedy": _greedy,
    "random": _random,
    **{level: _level(level) for level in LEVELS},
}
_MEASURES: dict[str, Callable[[Game, int], Bot]] = {
    "greedy-1": _first_greedy,
    "jittered": _jittered,
}
"""Nobody wants to play against them, but other bots are measured by them."""


def kinds() -> list[str]:
    """The kinds of bots that there are, the levels last and in their order."""
    return [*sorted(set(_KINDS) - set(LEVELS)), *LEVELS]


def is_kind(word: str) -> bool:
    """Whether a word names a bot of ours: a kind, `search:16`, or one to measure others by."""
    return word in _KINDS or word in _MEASURES or _SEARCH.fullmatch(word) is not None


def may_sit(word: str) -> bool:
    """Whether anybody may ask for such a bot: none that takes processes of its own."""
    return is_kind(word) and word.count(":") < 2


def make_bot(kind: str, game: Game, seed: int, found: Found = warn) -> Bot:
    """A fresh bot for one seat of one game; the same seed gives the same decisions.

    Besides the kinds there are `search:16` (playouts) and `search:1s` (seconds), `search:1s:2` on
    two processes, and classes of one's own, `file.py:Class` or `module:Class`; these are checked at
    every decision, and `found` is told of what they do wrong.
    """
    make = _KINDS.get(kind) or _MEASURES.get(kind)
    if make is not None:
        return make(game, seed)
    if is_kind(kind):
        return SearchBot(game, seed, search_settings(kind, game), kind)
    if is_reference(kind) and not kind.startswith("search:"):
        return Checked(make_own(kind, game, seed), short_name(kind), seed, found)
    known = f"{', '.join(kinds())}, {SEARCHES}, or {FORMS}"
    raise BadInput(f"there is no bot {kind!r}; there are: {known}")


def search_settings(kind: str, game: Game) -> Settings:
    """What `hard`, `expert`, `search`, `search:16` or `search:1.5s` means in a game."""
    if kind in ("hard", "expert"):
        return settings_of(kind, game.name)
    hard = settings_of("hard", game.name)
    match = _SEARCH.fullmatch(kind)
    if match is None:
        raise BadInput(f"{kind!r} does not search: hard and expert do, {SEARCHES}")
    amount, unit, shared = match.groups()
    if amount is None:
        return hard
    processes = int(shared or 1)
    if not 1 <= processes <= MOST_PROCESSES:
        raise BadInput(f"{kind!r}: 1 to {MOST_PROCESSES} processes think for a bot")
    if unit:
        seconds = float(amount)
        if not 0 < seconds <= MOST_SECONDS:
            raise BadInput(f"{kind!r}: a decision takes above 0 and at most {MOST_SECONDS:g} s")
        return replace(hard, playouts=0, seconds=seconds, processes=processes)
    if "." in amount or not 2 <= int(amount) <= MOST_PLAYOUTS:
        raise BadInput(f"{kind!r}: a decision takes 2 to {MOST_PLAYOUTS} whole playouts")
    return replace(hard, playouts=int(amount), processes=processes)
