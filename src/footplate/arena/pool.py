"""The same work for many tasks, in several processes; results come as they are ready.

Each process has a pipe of its own and nothing is shared, so every process can be ended at any
moment without anybody waiting for a lock.
"""

import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import connection, get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, Generic, TypeVar, cast

from footplate import BadInput

Task = TypeVar("Task")
T = TypeVar("T")

AHEAD: Final = 2
"""How many tasks a process holds: the next one is there before it asks."""


class Pool(Generic[Task, T]):
    """Processes that do `work`, a function that can be pickled, for each of the tasks.

    Tasks are taken when there is somebody to give them to, so that the later ones may depend on how
    the earlier ones went.
    """

    def __init__(self, work: Callable[[Task], T], tasks: Iterable[Task], processes: int) -> None:
        self._tasks = iter(tasks)
        self._again: list[Task] = []
        """What a process that died had not begun with."""
        self._workers: dict[Connection, BaseProcess] = {}
        self._open: dict[Connection, list[Task]] = {}
        """The tasks that each living process holds."""
        self.lost: list[tuple[Task, int | None]] = []
        """The tasks whose process has died, with its exit code, then those that nobody is left
        to work on."""
        with _without_signals():
            for _ in range(min(processes, 4 * (os.cpu_count() or 1))):
                self._start(work)

    def _start(self, work: Callable[[Task], T]) -> None:
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
        while busy := [pipe for pipe, tasks in self._open.items() if tasks]:
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
        self.lost += [(task, None) for task in (*self._again, *self._tasks)]

    def _give(self, pipe: Connection) -> None:
        for task in self._next():
            with suppress(OSError):  # it has gone: reading from it says so
                pipe.send(task)
            self._open[pipe].append(task)

    def _next(self) -> Iterator[Task]:
        """The next task, if there is one."""
        if self._again:
            yield self._again.pop(0)
        else:
            yield from islice(self._tasks, 1)

    def _bury(self, pipe: Connection) -> None:
        """A process has died: what it worked on is lost, what it held beside goes to the others."""
        process = self._workers[pipe]
        process.join(1)
        task, *beside = self._open.pop(pipe)
        self.lost.append((task, process.exitcode or 0))
        self._again = [*beside, *self._again]
        for other in [each for each, tasks in self._open.items() if not tasks]:
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


def _work(pipe: Connection, work: Callable[[Any], Any]) -> None:
    """What a process does until nobody gives it tasks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT, signal.SIGTERM})
    sys.stdout = sys.stderr  # what bots print is not the command's answer
    with suppress(EOFError, OSError):
        while True:
            task = pipe.recv()
            try:
                answer: tuple[bool, Any] = (True, work(task))
            except BadInput as error:
                answer = (False, (True, str(error)))
            except Exception:
                answer = (False, (False, traceback.format_exc()))
            pipe.send(answer)
