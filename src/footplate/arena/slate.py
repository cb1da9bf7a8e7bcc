"""What a process says of itself in shared memory: whose bot is at work in which game, and until
when it may be. It can be read when the process is dead, or hangs where nobody can reach it."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.context import SpawnContext
from typing import Any, Final, NamedTuple

GRACE: Final = 5.0
"""Seconds beyond its time after which a bot counts as one that cannot be interrupted."""
NEVER: Final = 1 << 62

GAME, SEAT, CALL, DUE = range(4)


class Note(NamedTuple):
    """Whose bot was asked last in a process that is no more."""

    game: int
    """The last that was begun; -1: none."""
    seat: int
    """-1: nobody was asked in it."""
    call: int
    """Which of its calls this was; 0: it was being made."""
    asked: bool
    """Whether it was still at work."""


class Slate:
    """A few numbers that a process writes and who started it reads."""

    def __init__(self, context: SpawnContext) -> None:
        self._cells: Any = context.RawArray("q", 4)
        self.begin(-1)

    def begin(self, game: int) -> None:
        """A game begins, in which nobody was asked yet."""
        self._cells[:] = [game, -1, 0, 0]

    @contextmanager
    def asking(self, seat: int, call: int, seconds: float) -> Iterator[None]:
        """A bot of somebody else's is at work; 0 seconds: as long as it likes."""
        cells = self._cells
        cells[SEAT], cells[CALL] = seat, call
        within = int((seconds + GRACE) * 1e9)
        cells[DUE] = time.monotonic_ns() + within if seconds else NEVER
        try:
            yield
        finally:
            cells[DUE] = 0

    @property
    def overdue(self) -> bool:
        due: int = self._cells[DUE]
        return 0 < due < time.monotonic_ns()

    def read(self) -> Note:
        game, seat, call, due = self._cells
        return Note(game, seat, call, due != 0)
