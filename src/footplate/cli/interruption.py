"""Ctrl-C and SIGTERM in a long command: one clean end with the results so far, whatever follows."""

import signal
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import Any, Final, TypeVar

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
PATIENCE: Final = 0.5
"""Seconds after which another signal is meant as one: a bot has swallowed the first."""

T = TypeVar("T")


class Interruption:
    """While a step is waited for, a signal ends it (KeyboardInterrupt); at any other time it is
    only noted, so that nothing is counted or written by halves."""

    def __init__(self) -> None:
        self.wanted = False
        self._waiting = False
        self._raised = -PATIENCE
        self._before: dict[signal.Signals, Any] = {}

    def __enter__(self) -> "Interruption":
        if threading.current_thread() is threading.main_thread():
            self._before = {each: signal.signal(each, self._caught) for each in SIGNALS}
        return self

    def __exit__(self, *error: object) -> None:
        for each, handler in self._before.items():
            # Once it was wanted the program is about to end: let nothing disturb that.
            signal.signal(each, signal.SIG_IGN if self.wanted else handler)

    def wait(self, step: Callable[[], T]) -> T:
        """What the step gives; KeyboardInterrupt where somebody does not want to wait for it."""
        self._waiting = True
        try:
            if self.wanted:
                raise KeyboardInterrupt
            return step()
        finally:
            self._waiting = False

    def _caught(self, number: int, frame: FrameType | None) -> None:
        self.wanted = True
        now = time.monotonic()
        if self._waiting and now - self._raised >= PATIENCE:
            self._raised = now
            raise KeyboardInterrupt
