"""Who plays the games of an arena: processes of this machine, or a Ray cluster.

A crew is given the numbers of games and hands back what was played, in any order; which crew it was
makes no difference to any game.
"""

import os
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from footplate import BadInput
from footplate.arena.guarded import Gone
from footplate.arena.lines import GameLine, line_of
from footplate.arena.pool import KILLED, Died, Pool, slate_here
from footplate.arena.setup import Setup, play_one
from footplate.arena.studied import Studied
from footplate.bots import Offence

SECONDS: Final = 0.25
"""How long a batch should take: long beside sending it, short beside waiting for it."""
MOST: Final = 500


AGAIN: Final = 1
"""How often a game is played again whose process has died, and nobody knows why."""
UNBEGUN: Final = 20
"""How often one that it had not even begun: the game has nothing to do with it."""
TRIES: Final = 3
"""How often a cluster is asked to play games whose processes it loses."""
LONGER: Final = 20
"""By how much batches of a cluster are longer where each begins with a process of its own."""


class Caught(NamedTuple):
    """What a bot did that it must not do, with the record that leads to it."""

    number: int
    offence: Offence
    record: str


class Batch(NamedTuple):
    """Games that were played one after the other."""

    lines: list[GameLine]
    caught: list[Caught]
    seconds: float
    studied: Studied | None = None


class Lost(NamedTuple):
    """A game whose process has died twice though no bot of somebody else's was at work there, with
    its exit code (None: nobody knows it)."""

    number: int
    code: int | None


class Task(NamedTuple):
    """Games that are played one after the other, without who has ended them before."""

    numbers: Sequence[int]
    gone: tuple[Gone, ...] = ()
    again: int = 0
    """How often the process of this one game has died, and nobody knows why."""


def play_batch(setup: Setup, task: Task) -> Batch:
    begun = time.perf_counter()
    lines, caught = [], []
    studied = Studied() if setup.studied else None
    slate = slate_here()
    for number in task.numbers:
        if slate is not None:
            slate.begin(number)
        played = play_one(setup, number, task.gone)
        lines.append(line_of(setup, played))
        caught += [Caught(number, offence, record) for offence, record in played.caught]
        if studied is not None and played.studied is not None:
            studied.add(played.studied)
    return Batch(lines, caught, time.perf_counter() - begun, studied)


class Batches:
    """The numbers in batches that take about as long as they should, by how long the last took."""

    def __init__(self, numbers: Sequence[int], crew: int, seconds: float = SECONDS) -> None:
        self._numbers = list(numbers)
        self._crew = crew
        self._seconds = seconds
        self._size = 1

    def __iter__(self) -> Iterator[list[int]]:
        while self._numbers:
            # Towards the end smaller ones, so that nobody waits long for the last.
            size = max(1, min(self._size, len(self._numbers) // (2 * self._crew)))
            batch, self._numbers = self._numbers[:size], self._numbers[size:]
            yield batch

    def heard(self, batch: Batch) -> None:
        each = batch.seconds / max(1, len(batch.lines))
        self._size = max(1, min(MOST, int(self._seconds / max(each, 1e-6))))


Playing = Generator[Batch | Lost, None, None]
Crew = Callable[[Setup, Sequence[int]], Playing]
"""To end it before its end, close it."""


def alone(setup: Setup, numbers: Sequence[int]) -> Playing:
    """In this process, which nobody else's bot may end: they never play here."""
    assert not setup.strangers
    for number in numbers:
        yield play_batch(setup, Task([number]))


def processes(count: int, setup: Setup, numbers: Sequence[int]) -> Playing:
    """In so many processes of this machine.

    Where one dies, what it worked on is played again: without the bot that was at work, from that
    decision on, or else each game by itself, so that only one that kills its process is lost.
    """
    batches = Batches(numbers, count)
    lost: list[Lost] = []

    def again(died: Died[Task]) -> list[Task]:
        tasks = tried_again(died)
        if not tasks:
            lost.append(Lost(died.task.numbers[0], died.code))
        return tasks

    pool = Pool(partial(play_batch, setup), (Task(each) for each in batches), count, again)
    try:
        for batch in pool:
            batches.heard(batch)
            yield batch
            while lost:
                yield lost.pop(0)
    finally:
        pool.end()
    yield from lost


def tried_again(died: Died[Task]) -> list[Task]:
    """How the games of a process that died are played after all; nothing: they are lost."""
    (numbers, gone, again), note = died.task, died.note
    killed = died.code in KILLED and not died.overdue
    # Killed: that may come from outside, once. What else ends a process, or does so twice in the
    # same game, is the bot that was asked last, or what it has left running.
    begun = note.game in numbers
    if not begun or note.seat < 0 or (killed and not again):
        if len(numbers) > 1:
            return [Task([number]) for number in numbers]
        most = AGAIN if begun else UNBEGUN
        return [Task(numbers, gone, again + 1)] if again < most else []
    before = next((each for each in gone if each.seat == note.seat), None)
    if before is not None and before.call == 0:
        return []
    # Who does not do the same in the same game again might end it for ever.
    ended = Gone(note.seat, 0 if before else note.call, _what(died))
    others = [number for number in numbers if number != note.game]
    kept = tuple(each for each in gone if each.seat != note.seat)
    return [*([Task(others)] if others else []), Task([note.game], (*kept, ended))]


def _what(died: Died[Task]) -> str:
    if died.overdue:
        return "gave no answer and could not be interrupted: its process was ended"
    how = f"exit code {died.code}" if died.code >= 0 else f"signal {-died.code}"
    return f"ended its process ({how})"


def play_apart(setup: Setup, numbers: Sequence[int]) -> list[Batch | Lost]:
    """A batch on a node of a cluster, where others' bots get a process that they may end."""
    return list((partial(processes, 1) if setup.strangers else alone)(setup, numbers))


def on_ray(address: str, workers: int | None, setup: Setup, numbers: Sequence[int]) -> Playing:
    """On a Ray cluster, as many batches at once as it has processors, or workers were asked for."""
    ray = _ray()
    ours = not ray.is_initialized()
    if ours:
        where: dict[str, Any] = {"num_cpus": workers or os.cpu_count() or 1}
        where = {"address": address} if address else where
        ray.init(include_dashboard=False, log_to_driver=False, configure_logging=False, **where)
    try:
        crew = max(1, int(ray.cluster_resources().get("CPU", 1)))
        yield from _on_cluster(ray, min(crew, workers or crew), setup, numbers)
    finally:
        if ours:
            ray.shutdown()


def _on_cluster(ray: Any, crew: int, setup: Setup, numbers: Sequence[int]) -> Playing:
    # Whatever ends a process or a node there: the games are tried again here, one by one.
    died = tuple(getattr(ray.exceptions, name) for name in LOSSES)
    remote = ray.remote(max_retries=0)(play_apart)
    batches = Batches(numbers, crew, SECONDS * (LONGER if setup.strangers else 1))
    waiting = iter(batches)
    under: dict[Any, list[int]] = {}
    again: list[list[int]] = []
    tries: Counter[int] = Counter()
    while True:
        while len(under) < 2 * crew:
            task = again.pop(0) if again else next(waiting, None)
            if task is None:
                break
            under[remote.remote(setup, task)] = task
        if not under:
            return
        (done, *_), _ = ray.wait(list(under), num_returns=1)
        task = under.pop(done)
        try:
            found: list[Batch | Lost] = ray.get(done)
        except died:
            tries.update(task)
            again += [[number] for number in task if tries[number] < TRIES]
            yield from [Lost(number, None) for number in task if tries[number] >= TRIES]
            continue
        for each in found:
            if isinstance(each, Batch):
                batches.heard(each)
        yield from found


LOSSES: Final = ("WorkerCrashedError", "OutOfMemoryError", "NodeDiedError", "ObjectLostError")
"""What Ray raises where a process, a node or a result is gone."""


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise BadInput("ray is not installed: pip install 'footplate[ray]'") from None
    return ray
