"""What is measured, each on servers that already run."""

import asyncio
import itertools
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter, process_time

from bench.server.clients import Line, Viewer
from bench.server.process import Process, new_table
from bench.server.scripts import SEATS, Command, Script

_ids = itertools.count()


@dataclass
class Playing:
    """A table at the server, and how far its game has come."""

    id: str
    script: Script
    done: int = 0
    viewers: list[Viewer] = field(default_factory=list)

    def next(self) -> Command:
        self.done += 1
        return self.script.commands[self.done - 1]


async def made(port: int, key: str, scripts: Sequence[Script], at_once: int = 8) -> list[Playing]:
    """A table for each script."""
    found: list[Playing | None] = [None] * len(scripts)

    async def make(first: int) -> None:
        line = Line(port, key)
        for at in range(first, len(scripts), at_once):
            found[at] = Playing(await new_table(line, scripts[at].record), scripts[at])
        line.close()

    await asyncio.gather(*(make(first) for first in range(at_once)))
    return [each for each in found if each is not None]


async def send(line: Line, table: Playing, command: Command) -> None:
    """A command; it is on disk when this comes back."""
    body = b'{"id":"bench-%08d",' % next(_ids) + command.body[1:]
    await line.call("POST", f"/api/tables/{table.id}/{command.path}", body)


async def unwatched(
    port: int, key: str, tables: Sequence[Playing], commands: int, at_once: int
) -> float:
    """Commands per second, as fast as they are taken."""

    async def play(mine: Sequence[Playing]) -> None:
        line = Line(port, key)
        for _ in range(commands):
            for table in mine:
                await send(line, table, table.next())
        line.close()

    begin = perf_counter()
    await asyncio.gather(*(play(tables[first::at_once]) for first in range(at_once)))
    return len(tables) * commands / (perf_counter() - begin)


async def watch(ports: Sequence[int], key: str, tables: Sequence[Playing], each: int) -> None:
    """So many viewers come to each of the tables, shared out among the servers."""
    arriving = []
    for table in tables:
        table.viewers = [
            Viewer(ports[number % len(ports)], table.id, key, number % SEATS)
            for number in range(each)
        ]
        arriving += table.viewers
    for start in range(0, len(arriving), 20):
        await asyncio.gather(*(viewer.come() for viewer in arriving[start : start + 20]))


@dataclass
class Pushed:
    """How long it took from sending a command until each viewer of its table had its news."""

    milliseconds: list[float]
    pushes: int
    bytes: int
    processor: float
    """Seconds of all servers together."""
    late: float
    """By how much the last command was sent later than planned, in seconds."""
    spent: float
    own: float
    """Seconds of processor time that measuring took: near `spent`, it is this that was slow."""

    def quantile(self, share: float) -> float:
        return sorted(self.milliseconds)[int(share * (len(self.milliseconds) - 1))]


async def watched(
    servers: Sequence[Process], key: str, tables: Sequence[Playing], rate: float, seconds: float
) -> Pushed:
    """So many commands a second, whatever becomes of them; a table gets one after the other."""
    waiting: dict[Viewer, tuple[int, float]] = {}
    found: list[float] = []
    every_viewer = [viewer for table in tables for viewer in table.viewers]
    counted = [(viewer.pushes, viewer.bytes) for viewer in every_viewer]

    def told(viewer: Viewer, at: float) -> None:
        wanted = waiting.get(viewer)
        if wanted is not None and viewer.moment >= wanted[0]:
            del waiting[viewer]
            found.append((at - wanted[1]) * 1000)

    for viewer in every_viewer:
        viewer.on_news = told
    free = list(tables)
    random.Random(1).shuffle(free)
    lines = [[Line(server.port, key) for _ in range(40)] for server in servers]

    async def play(number: int) -> None:
        table, pool = free.pop(0), lines[number % len(lines)]
        line, command = pool.pop(), table.next()
        begin = perf_counter()
        waiting.update((viewer, (command.moment, begin)) for viewer in table.viewers)
        await send(line, table, command)
        pool.append(line)
        while any(viewer in waiting for viewer in table.viewers):
            await asyncio.sleep(0.002)
        free.append(table)

    processor, own = sum(server.seconds for server in servers), process_time()
    begin, playing, late = perf_counter(), set[asyncio.Task[None]](), 0.0
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, begin + number / rate - perf_counter()))
        while not free or not lines[number % len(lines)]:
            await asyncio.sleep(0.001)
        late = perf_counter() - begin - number / rate
        task = asyncio.create_task(play(number))
        playing.add(task)
        task.add_done_callback(playing.discard)
    await asyncio.wait_for(asyncio.gather(*playing), 60)
    spent = perf_counter() - begin
    processor = sum(server.seconds for server in servers) - processor
    for line in itertools.chain(*lines):
        line.close()
    pushes = sum(v.pushes - before for v, (before, _) in zip(every_viewer, counted, strict=True))
    sizes = sum(v.bytes - before for v, (_, before) in zip(every_viewer, counted, strict=True))
    return Pushed(found, pushes, sizes, processor, late, spent, process_time() - own)
