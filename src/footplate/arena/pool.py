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
from typing import Any, Final, Generic, NamedTuple, TypeVar, cast

from footplate import BadInput
from footplate.arena.slate import Note, Slate

Task = TypeVar("Task")
T = TypeVar("T")

AHEAD: Final = 2
"""How many tasks a process holds: the next one is there before it asks."""
LOOK: Final = 0.5
"""Seconds after which it is looked whether processes still live, where none has said anything."""


KILLED: Final = (-9, -15)
"""Exit codes of who was ended by somebody else, it may be from outside."""


class Died(NamedTuple, Generic[Task]):
    """What a process has left behind that has ended, or had to be ended."""

    task: Task
    code: int
    note: Note
    overdue: bool
    """Whether it was ended because a bot did not come back."""


Again = Callable[[Died[Task]], Iterable[Task]]
"""What is to be worked on in place of a task that a process has died of."""


class Pool(Generic[Task, T]):
    """Processes that do `work`, a function that can be pickled, for each of the tasks.

    Tasks are taken when there is somebody to give them to, so that the later ones may depend on how
    the earlier ones went. Another process takes the place of one that dies.
    """

    def __init__(
        self,
        work: Callable[[Task], T],
        tasks: Iterable[Task],
        processes: int,
        again: Again[Task] = lambda died: (),
    ) -> None:
        self._work = work
        self._tasks = iter(tasks)
        self._more: list[Task] = []
        """What comes first: what a process that died had not begun with, and what `again` says."""
        self._after = again
        self._workers: dict[Connection, tuple[BaseProcess, Slate]] = {}
        self._open: dict[Connection, list[Task]] = {}
        """The tasks that each living process holds."""
        self._overdue: set[Connection] = set()
        self.lost: list[tuple[Task, int]] = []
        """The tasks whose process has died, with its exit code, and that nothing was done about."""
        for _ in range(min(processes, 4 * (os.cpu_count() or 1))):
            self._start()

    def _start(self) -> Connection:
        context = get_context("spawn")
        here, there = context.Pipe()
        slate = Slate(context)
        process = context.Process(target=_serve, args=(there, self._work, slate), daemon=True)
        with _without_signals():
            process.start()
        there.close()
        self._workers[here] = process, slate
        self._open[here] = []
        return here

    def __iter__(self) -> Iterator[T]:
        for pipe in [*self._workers] * AHEAD:
            self._give(pipe)
        while busy := [pipe for pipe, tasks in self._open.items() if tasks]:
            for ready in connection.wait(busy, LOOK):
                pipe = cast(Connection, ready)
                try:
                    done, result = pipe.recv()
                except Exception:  # its end, or whatever a bot has written there
                    self._workers[pipe][0].kill()
                    self._bury(pipe)
                    continue
                self._open[pipe].pop(0)
                if not done:
                    raise BadInput(result[1]) if result[0] else RuntimeError(result[1])
                self._give(pipe)
                value: T = result
                yield value
            for pipe in busy:
                self._look_after(pipe)

    def _look_after(self, pipe: Connection) -> None:
        """End a process whose bot does not come back. One that is dead may have left children
        that hold its pipe open, so that nobody would hear of its end."""
        if not self._open.get(pipe):
            return
        process, slate = self._workers[pipe]
        if slate.overdue:
            self._overdue.add(pipe)
            process.kill()
            process.join()
        if not process.is_alive() and not pipe.poll():
            self._bury(pipe)

    def _give(self, pipe: Connection) -> None:
        for task in self._next():
            with suppress(OSError):  # it has gone: reading from it says so
                pipe.send(task)
            self._open[pipe].append(task)

    def _next(self) -> Iterator[Task]:
        """The next task, if there is one."""
        if self._more:
            yield self._more.pop(0)
        else:
            yield from islice(self._tasks, 1)

    def _bury(self, pipe: Connection) -> None:
        """A process has died of what it worked on; another one takes its place."""
        process, slate = self._workers.pop(pipe)
        process.join(1)
        if process.exitcode is None:  # it has closed its pipe and goes on
            process.kill()
            process.join()
        pipe.close()
        task, *beside = self._open.pop(pipe)
        died = Died(task, process.exitcode or 0, slate.read(), pipe in self._overdue)
        again = list(self._after(died))
        if not again:
            self.lost.append((task, died.code))
        self._more = [*again, *beside, *self._more]
        for other in [each for each, tasks in self._open.items() if not tasks]:
            self._give(other)
        if self._more:
            for fresh in [self._start()] * AHEAD:
                self._give(fresh)

    def end(self) -> None:
        """End every process at once."""
        for process, _ in self._workers.values():
            process.kill()
        for pipe, (process, _) in self._workers.items():
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


def slate_here() -> Slate | None:
    """That of this process; None where it is no process of a pool."""
    return _slate


_slate: Slate | None = None


def _serve(pipe: Connection, work: Callable[[Any], Any], slate: Slate) -> None:
    """What a process does until nobody gives it tasks any more."""
    global _slate  # noqa: PLW0603
    _slate = slate
    home, own = os.getcwd(), os.getpid()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT, signal.SIGTERM})
    # What bots print is not the command's answer, however they print it.
    sys.stdout = sys.stderr
    with suppress(OSError):
        os.dup2(2, 1)
    with suppress(EOFError, OSError):
        while True:
            task = pipe.recv()
            os.chdir(home)  # where a bot has gone elsewhere, the files of all bots would be missing
            try:
                answer: tuple[bool, Any] = (True, work(task))
            except BadInput as error:
                answer = (False, (True, str(error)))
            except Exception:
                answer = (False, (False, traceback.format_exc()))
            if os.getpid() != own:  # a bot has forked: only one of them answers
                os._exit(0)
            pipe.send(answer)
