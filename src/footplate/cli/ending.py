"""Ends that nobody typed: a hang-up, a request to stop."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

SIGNALS = ("SIGHUP", "SIGTERM")


class Ended(BaseException):
    """The system asks the program to end. Like KeyboardInterrupt, nothing takes it for an error."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.code = 128 + number
        """What a shell says of a program that a signal has ended."""


def _end(number: int, frame: FrameType | None) -> None:
    raise Ended(number)


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """Within, a hang-up or a request to stop raises `Ended`, so that nothing is lost."""
    numbers = [getattr(signal, name) for name in SIGNALS if hasattr(signal, name)]
    # What was ignored from the beginning, as under nohup, stays ignored.
    before = {n: signal.getsignal(n) for n in numbers if signal.getsignal(n) != signal.SIG_IGN}
    ended = False
    try:
        for number in before:
            signal.signal(number, _end)
        yield
    except Ended:
        ended = True
        raise
    finally:
        for number, handler in before.items():
            # A window that closes asks more than once: what is being kept is kept to the end.
            signal.signal(number, signal.SIG_IGN if ended else handler)
