"""Ctrl-C, a hang-up, a request to stop: one clean end with what there is so far."""

import signal
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import Any, Final, TypeVar

SIGNALS: Final = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
]
PATIENCE: Final = 0.5
"""Seconds after which a step that still runs has swallowed the interruption (a finalizer or a bot
may), and is interrupted again; until then another signal is not a new one."""

T = TypeVar("T")


class Interruption:
    """While a step is waited for, a signal ends it (KeyboardInterrupt); at any other time it is
    only noted, so that nothing is counted or written by halves."""

    def __init__(self) -> None:
        self.number: int | None = None
        """The signal that wants an end."""
        self._waiting = False
        self._raised = -PATIENCE
        self._before: dict[int, Any] = {}

    @property
    def typed(self) -> bool:
        """Whether somebody has typed Ctrl-C, who then looks at the screen."""
        return self.number in (None, signal.SIGINT)

    @property
    def code(self) -> int:
        """What a shell says of a program that a signal has ended."""
        return 128 + (signal.SIGINT if self.number is None else self.number)

    def __enter__(self) -> "Interruption":
        if threading.current_thread() is threading.main_thread():
            # What was ignored from the beginning, as under nohup, stays ignored.
            heard = [each for each in SIGNALS if signal.getsignal(each) != signal.SIG_IGN]
            self._before = {each: signal.signal(each, self._caught) for each in heard}
            if hasattr(signal, "setitimer"):
                self._before[signal.SIGALRM] = signal.signal(signal.SIGALRM, self._again)
        return self

    def __exit__(self, *error: object) -> None:
        for each, handler in self._before.items():
            # Once it was wanted the program is about to end: let nothing disturb that.
            signal.signal(each, handler if self.number is None else signal.SIG_IGN)

    def wait(self, step: Callable[[], T]) -> T:
        """What the step gives; KeyboardInterrupt where somebody does not want to wait for it."""
        self._waiting = True
        try:
            if self.number is not None:
                raise KeyboardInterrupt
            return step()
        finally:
            self._waiting = False
            self._wake(0)

    def _caught(self, number: int, frame: FrameType | None) -> None:
        self.number = number
        now = time.monotonic()
        if self._waiting and now - self._raised >= PATIENCE:
            self._raised = now
            self._wake(PATIENCE)
            raise KeyboardInterrupt

    def _again(self, number: int, frame: FrameType | None) -> None:
        if self._waiting:
            self._wake(PATIENCE)
            raise KeyboardInterrupt

    def _wake(self, seconds: float) -> None:
        """Interrupt once more after this time; 0: not any more."""
        if signal.SIGALRM in self._before:
            signal.setitimer(signal.ITIMER_REAL, seconds)
