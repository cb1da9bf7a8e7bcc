"""Bots of somebody else's in a game of the arena: what they do to their process is known."""

import operator
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from footplate import BadInput, Chance, Game
from footplate.arena.limit import Limited
from footplate.arena.pool import slate_here
from footplate.bots import ear_of
from footplate.bots.checked import Ended
from footplate.bots.own import make_own, raised, short_name
from footplate.core.event import Event
from footplate.core.state import State

T = TypeVar("T")

MAKING: Final = 60.0
"""Seconds that the making of a bot may take at least: it may have much to load."""


class Gone(NamedTuple):
    """A bot that has ended the process of this game when it was played before."""

    seat: int
    call: int
    """Which of its calls has done it: it is not asked again from there on. 0: its making."""
    what: str


class Strange:
    """In place of an answer that is no plain data, which nobody looks at any further."""

    def __init__(self, answer: object) -> None:
        self._kind = str(type(answer).__name__)

    def __repr__(self) -> str:
        return f"an object of the class {self._kind}"


def _plain(answer: Any) -> Any:
    """A whole number of any library as one of ours, everything else as plain data: what is asked
    of an answer is the bot's work, too."""
    if not isinstance(answer, bool) and hasattr(answer, "__index__"):
        return operator.index(answer)
    try:
        return msgspec.to_builtins(answer, str_keys=True)
    except Exception:
        return Strange(answer)


class Guarded:
    """A bot by its class, asked within its time; the slate of the process tells when it is at work.

    In place of one that cannot be made, or is gone, stands a random legal action: the first is an
    offence that says why.
    """

    def __init__(
        self, kind: str, game: Game, seed: int, seat: int, limit: float, gone: Gone | None
    ) -> None:
        self.name = short_name(kind)
        self._seat, self._limit, self._gone = seat, limit, gone
        self._chance = Chance(seed)
        self._call = 0
        self._out = False
        self._bot: Any = None
        self._ear: Callable[[Sequence[Event]], Any] | None = None
        if gone is None or gone.call > 0:
            try:
                self._within(self._make, (kind, game, seed), limit and max(limit, MAKING))
            except (BadInput, Ended) as error:
                self._gone = Gone(seat, 0, str(error))

    def _make(self, given: tuple[str, Game, int]) -> None:
        bot = make_own(*given)
        self._bot = Limited(bot, self.name, self._limit) if self._limit > 0 else bot
        self._ear = ear_of(self._bot)

    @property
    def saw(self) -> Callable[[Sequence[Event]], Any] | None:
        """How the bot is told what happens, if it wants to know."""
        return None if self._ear is None else self._hear

    def _hear(self, events: Sequence[Event]) -> None:
        assert self._ear is not None
        if not self._out:
            self._next()
            self._within(self._ear, events, self._limit)

    def choose(self, state: State) -> Any:
        if self._out:
            codes = state.codes()
            return codes[self._chance.below(len(codes))]
        self._next()
        answer = self._within(self._bot.choose, state, self._limit)
        return answer if type(answer) is int else self._within(_plain, answer, self._limit)

    def _next(self) -> None:
        """One more call, unless the bot does not get that far."""
        self._call += 1
        if self._gone is not None and self._call >= self._gone.call:
            self._out = True
            raise Ended(self._gone.what)

    def _within(self, asked: Callable[[T], Any], about: T, seconds: float) -> Any:
        slate = slate_here()
        try:
            with slate.asking(self._seat, self._call, seconds) if slate else nullcontext():
                return asked(about)
        except KeyboardInterrupt as error:
            if slate is None:
                raise
            # Nobody's Ctrl-C reaches a process of a pool: it is the bot that has said so.
            raise Ended(f"raised {raised(error)}") from None
