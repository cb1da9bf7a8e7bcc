"""Bots that must answer in time: who does not is interrupted, as if it had raised."""

import signal
import threading
from collections.abc import Callable, Sequence
from types import FrameType
from typing import Any, Final, TypeVar

from footplate.bots import ear_of
from footplate.bots.checked import Answering
from footplate.core.event import Event
from footplate.core.state import State

T = TypeVar("T")

PATIENCE: Final = 0.5
"""Seconds until a bot that has swallowed the interruption is interrupted again."""


class TooSlow(BaseException):
    """The time for a decision is over; no `Exception`, which bots may well catch."""


class Limited:
    """A bot that may take so many seconds for a decision, and as many to hear what happens.

    It works by a timer of the operating system, in the main thread of a process; where there is
    none, nobody is interrupted. What never comes back to Python cannot be interrupted either.
    """

    def __init__(self, bot: Answering, name: str, seconds: float) -> None:
        self.bot = bot
        self.name = name
        self.seconds = seconds
        self._asking = False

    @property
    def saw(self) -> Callable[[Sequence[Event]], Any] | None:
        """How the bot is told what happens, if it wants to know."""
        saw = ear_of(self.bot)
        return None if saw is None else lambda events: self._within(saw, events)

    def choose(self, state: State) -> Any:
        return self._within(self.bot.choose, state)

    def _within(self, asked: Callable[[T], Any], about: T) -> Any:
        if not _can_interrupt():
            return asked(about)
        before = signal.signal(signal.SIGALRM, self._ring)
        self._asking = True
        signal.setitimer(signal.ITIMER_REAL, self.seconds)
        try:
            # The bell may still ring between the two ends, once: then the outer one puts things
            # right, before it can ring again.
            try:
                return asked(about)
            finally:
                self._asking = False
        finally:
            self._asking = False
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)

    def _ring(self, number: int, frame: FrameType | None) -> None:
        if self._asking:
            signal.setitimer(signal.ITIMER_REAL, PATIENCE)
            raise TooSlow(f"no answer after {self.seconds:g} s")


def _can_interrupt() -> bool:
    here = threading.current_thread() is threading.main_thread()
    return here and hasattr(signal, "setitimer")
