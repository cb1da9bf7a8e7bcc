"""The same work for many numbers, in several processes; results come as they are ready.

Each process has a pipe of its own and nothing is shared, so every process can be ended at any
moment without anybody waiting for a lock.
"""

import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import connection, get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, Generic, TypeVar, cast

from footplate import BadInput

T = TypeVar("T")

AHEAD: Final = 2
"""How many numbers a process holds: the next one is there before it asks."""


class Pool(Generic[T]):
    """Processes that do `work`, a function that can be pickled, for 0, 1, … `count` - 1."""

    def __init__(self, work: Callable[[int], T], count: int, processes: int) -> None:
        self._left = list(range(count))
        self._workers: dict[Connection, BaseProcess] = {}
        self._open: dict[Connection, list[int]] = {}
        """The numbers that each living process holds."""
        self.lost: list[tuple[int, int | None]] = []
        """The numbers whose process has died, with its exit code, then those that nobody is left
        to work on."""
        wanted = min(processes, count, 4 * (os.cpu_count() or 1))
        with _without_signals():
            for _ in range(wanted):
                self._start(work)

    def _start(self, work: Callable[[int], T]) -> None:
        context = get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(target=_work, args=(there, work), daemon=True)
        process.start()
        there.close()
        self._workers[here] = process
        self._open[here] = []

    def __iter__(self) -> Iterator[T]:
        for pipe in [*self._workers] * AHEAD:
            self._give(pipe)
        while busy := [pipe for pipe, numbers in self._open.items() if numbers]:
            for ready in connection.wait(busy):
                pipe = cast(Connection, ready)
                try:
                    done, result = pipe.recv()
                except (EOFError, OSError):
                    self._bury(pipe)
                    continue
                self._open[pipe].pop(0)
                if not done:
                    raise BadInput(result[1]) if result[0] else RuntimeError(result[1])
                self._give(pipe)
                value: T = result
                yield value
        self.lost += [(number, None) for number in self._left]

    def _give(self, pipe: Connection) -> None:
        if self._left:
            number = self._left.pop(0)
            with suppress(OSError):  # it has gone: reading from it says so
                pipe.send(number)
            self._open[pipe].append(number)

    def _bury(self, pipe: Connection) -> None:
        """A process has died: what it worked on is lost, what it held beside goes to the others."""
        process = self._workers[pipe]
        process.join(1)
        number, *beside = self._open.pop(pipe)
        self.lost.append((number, process.exitcode or 0))
        self._left = [*beside, *self._left]
        for other in [each for each, numbers in self._open.items() if not numbers]:
            self._give(other)

    def end(self) -> None:
        """End every process at once."""
        for process in self._workers.values():
            process.kill()
        for pipe, process in self._workers.items():
            process.join()
            pipe.close()


@contextmanager
def _without_signals() -> Iterator[None]:
    """Start processes that are deaf to Ctrl-C from their first moment: only we listen to it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it would let the signals in again when it starts later
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _work(pipe: Connection, work: Callable[[int], Any]) -> None:
    """What a process does until nobody gives it numbers any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT, signal.SIGTERM})
    sys.stdout = sys.stderr  # what bots print is not the command's answer
    with suppress(EOFError, OSError):
        while True:
            number = pipe.recv()
            try:
                answer: tuple[bool, Any] = (True, work(number))
            except BadInput as error:
                answer = (False, (True, str(error)))
            except Exception:
                answer = (False, (False, traceback.format_exc()))
            pipe.send(answer)
