"""Who plays the games of an arena: processes of this machine, or a Ray cluster.

A crew is given the numbers of games and hands back what was played, in any order; which crew it was
makes no difference to any game.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from footplate import BadInput
from footplate.arena.lines import GameLine, line_of
from footplate.arena.pool import Pool
from footplate.arena.setup import Setup, play_one
from footplate.bots import Offence

SECONDS: Final = 0.25
"""How long a batch should take: long beside sending it, short beside waiting for it."""
MOST: Final = 500


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


class Lost(NamedTuple):
    """A game whose process has died, with its exit code (None: nobody was left to play it)."""

    number: int
    code: int | None


def play_batch(setup: Setup, numbers: Sequence[int]) -> Batch:
    begun = time.perf_counter()
    lines, caught = [], []
    for number in numbers:
        played = play_one(setup, number)
        lines.append(line_of(setup, played))
        caught += [Caught(number, offence, record) for offence, record in played.caught]
    return Batch(lines, caught, time.perf_counter() - begun)


class Batches:
    """The numbers in batches that take about as long as they should, by how long the last took."""

    def __init__(self, numbers: Sequence[int], crew: int) -> None:
        self._numbers = list(numbers)
        self._crew = crew
        self._size = 1

    def __iter__(self) -> Iterator[list[int]]:
        while self._numbers:
            # Towards the end smaller ones, so that nobody waits long for the last.
            size = max(1, min(self._size, len(self._numbers) // (2 * self._crew)))
            batch, self._numbers = self._numbers[:size], self._numbers[size:]
            yield batch

    def heard(self, batch: Batch) -> None:
        each = batch.seconds / max(1, len(batch.lines))
        self._size = max(1, min(MOST, int(SECONDS / max(each, 1e-6))))


Crew = Callable[[Setup, Sequence[int]], Iterator[Batch | Lost]]


def alone(setup: Setup, numbers: Sequence[int]) -> Iterator[Batch | Lost]:
    """In this process."""
    for number in numbers:
        yield play_batch(setup, [number])


def processes(count: int, setup: Setup, numbers: Sequence[int]) -> Iterator[Batch | Lost]:
    """In so many processes of this machine.

    Where one dies, the games of its batch are tried once more, each by itself: only the one that
    kills its process is lost.
    """
    batches = Batches(numbers, count)
    tries: Iterator[list[int]] | list[list[int]] = iter(batches)
    while True:
        pool = Pool(partial(play_batch, setup), tries, count)
        try:
            for batch in pool:
                batches.heard(batch)
                yield batch
        finally:
            pool.end()
        for task, code in pool.lost:
            if len(task) == 1 and code is not None:
                yield Lost(task[0], code)
        tries = [[n] for task, code in pool.lost if len(task) > 1 or code is None for n in task]
        if not tries:
            return


def on_ray(address: str, setup: Setup, numbers: Sequence[int]) -> Iterator[Batch | Lost]:
    """On a Ray cluster, as many batches at once as it has processors."""
    ray = _ray()
    ours = not ray.is_initialized()
    if ours:
        where: dict[str, Any] = {"address": address} if address else {"num_cpus": 2}
        ray.init(include_dashboard=False, log_to_driver=False, configure_logging=False, **where)
    try:
        # Who plays a game may die with it: it is not tried again, as it would die again.
        remote = ray.remote(max_retries=0)(play_batch)
        crew = max(1, int(ray.cluster_resources().get("CPU", 1)))
        batches = Batches(numbers, crew)
        waiting = iter(batches)
        under: dict[Any, list[int]] = {}
        again: list[list[int]] = []
        while True:
            while len(under) < 2 * crew:
                task = again.pop() if again else next(waiting, None)
                if task is None:
                    break
                under[remote.remote(setup, task)] = task
            if not under:
                return
            done, _ = ray.wait(list(under), num_returns=1)
            task = under.pop(done[0])
            try:
                batch: Batch = ray.get(done[0])
            except ray.exceptions.WorkerCrashedError:
                if len(task) == 1:
                    yield Lost(task[0], 1)
                again += [[number] for number in task if len(task) > 1]
                continue
            batches.heard(batch)
            yield batch
    finally:
        if ours:
            ray.shutdown()


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise BadInput("ray is not installed: pip install 'footplate[ray]'") from None
    return ray
