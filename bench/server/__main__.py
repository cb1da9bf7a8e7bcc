"""`python -m bench.server`: what a server of tables is judged by, in one run, as ratios where there
is something to compare with. See docs/scaling.md."""

import argparse
import asyncio
import contextlib
import json
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import uvloop

from bench.server.clients import Line
from bench.server.loads import Playing, Pushed, made, send, unwatched, watch, watched
from bench.server.process import new_player, served
from bench.server.scripts import GAMES, Script, script
from bench.server.storage import appends_per_second, commands_per_second
from tests.server.cluster import MISSING, Cluster, program

TABLES, WATCHED, VIEWERS = 1000, 125, 4
AT_ONCE = 64
"""How many commands are under way at the same time on unwatched tables."""
RATE = 200.0
SEEDS, LONGEST = 4, 60

# name, how it reads, target, whether more is better
TARGETS = [
    ("unwatched ratio", "durable actions/s, unwatched tables ÷ the storage alone", 0.5, True),
    ("push p99 ms", "from a command to every viewer's push, p99, 200/s, ms", 100.0, False),
    ("table kB", "memory of a table that is not evicted yet, kB", 50.0, False),
    ("opening ms", "a finished game at any position, slowest, ms", 200.0, False),
    ("two processes", "processor time per push, two processes ÷ one, PostgreSQL", 1.25, False),
]
Figures = dict[str, float]


def scripts(count: int) -> list[Script]:
    """Of all games in turn."""
    return [script(GAMES[at % 4], 1 + at // 4 % SEEDS, LONGEST) for at in range(count)]


async def one_server(folder: Path, seconds: float) -> Figures:
    """1,000 tables and 500 viewers on one process and SQLite, beside the storage alone."""
    commands = max(1, int(2 * seconds))
    unseen = TABLES - WATCHED
    async with served(f"sqlite:///{folder / 'tables.db'}", folder) as [server]:
        key = await new_player(server.port)
        first = await made(server.port, key, scripts(8))
        before = server.kilobytes
        tables = first + await made(server.port, key, scripts(TABLES)[8:])
        await unwatched(server.port, key, tables[8:], 4, AT_ONCE)
        memory = (server.kilobytes - before) / (TABLES - 8)
        await watch([server.port], key, tables[:WATCHED], VIEWERS)
        rate = await unwatched(server.port, key, tables[WATCHED:], commands, AT_ONCE)
        alone = await appends_per_second(folder, scripts(TABLES)[:unseen], commands, AT_ONCE)
        inner = await commands_per_second(folder, scripts(TABLES)[:unseen], commands, AT_ONCE)
        again = await unwatched(server.port, key, tables[WATCHED:], commands, AT_ONCE)
        pushed = await watched([server], key, tables[:WATCHED], RATE, 2 * seconds)
        for viewer in [viewer for table in tables for viewer in table.viewers]:
            await viewer.go()
    return {
        "unwatched ratio": (rate + again) / 2 / alone,
        "push p99 ms": pushed.quantile(0.99),
        "table kB": memory,
        "unwatched actions/s": (rate + again) / 2,
        "the storage alone actions/s": alone,
        "rooms and storage without the web actions/s": inner,
        **of_pushes(pushed, "watched"),
    }


def of_pushes(pushed: Pushed, what: str) -> Figures:
    return {
        f"{what}, push p50 ms": pushed.quantile(0.5),
        f"{what}, pushes/s": pushed.pushes / pushed.spent,
        f"{what}, kB a push": pushed.bytes / pushed.pushes / 1000,
        f"{what}, processor share of the servers": pushed.processor / pushed.spent,
        f"{what}, processor share of the one who measures": pushed.own / pushed.spent,
        f"{what}, processor ms a push": pushed.processor / pushed.pushes * 1000,
        f"{what}, the last command late by s": pushed.late,
    }


async def opening(folder: Path) -> Figures:
    """Whole games that were played at the server, opened by one that has just been started."""
    url = f"sqlite:///{folder / 'finished.db'}"
    async with served(url, folder) as [server]:
        key = await new_player(server.port)
        whole = await made(server.port, key, [script(game, 1) for game in GAMES])
        line = Line(server.port, key)
        for table in whole:
            while table.done < len(table.script.commands):
                await send(line, table, table.next())
        line.close()
    found: Figures = {}
    for table, game in zip(whole, GAMES, strict=True):
        times: list[float] = []
        actions = 0
        async with served(url, folder) as [server]:
            line = Line(server.port, key)
            for share in (1.0, 0.0, 0.25, 0.5, 0.75, 0.99):
                at = int(share * actions)
                query = f"?at={at}" if actions else ""
                begin = perf_counter()
                await line.call("GET", f"/api/tables/{table.id}/view{query}")
                times.append((perf_counter() - begin) * 1000)
                if not actions:
                    news = json.loads(await line.call("GET", f"/api/tables/{table.id}/news"))
                    actions = len(news["steps"])
            line.close()
        found[f"{game}, opened first ms"] = times[0]
        found[f"{game}, another position, slowest ms"] = max(times[1:])
        found[f"{game}, actions"] = actions
    slowest = max(value for name, value in found.items() if name.endswith("ms"))
    return {"opening ms": slowest, **found}


async def two_processes(folder: Path, cluster: Cluster, seconds: float) -> Figures:
    """The same pushes from one process and from two, in turn."""
    ratios, found = [], Figures()
    for _ in range(2):
        by: dict[int, float] = {}
        for processes in (1, 2):
            database = cluster.database()
            async with served(database, folder, processes) as servers:
                key = await new_player(servers[0].port)
                tables: list[Playing] = await made(servers[0].port, key, scripts(60))
                await watch([server.port for server in servers], key, tables, VIEWERS)
                pushed = await watched(servers, key, tables, RATE / 4, 2 * seconds)
                for viewer in [viewer for table in tables for viewer in table.viewers]:
                    await viewer.go()
            cluster.drop(database)
            by[processes] = pushed.processor / pushed.pushes
            found.update(of_pushes(pushed, f"PostgreSQL, processes: {processes}"))
        ratios.append(by[2] / by[1])
    return {"two processes": statistics.median(ratios), **found}


@contextlib.contextmanager
def postgresql() -> Iterator[Cluster]:
    if program("initdb") is None:
        raise SystemExit(MISSING)
    cluster = Cluster()
    try:
        yield cluster
    finally:
        cluster.close()


async def measure(seconds: float, only: list[str]) -> Figures:
    found = Figures()
    with tempfile.TemporaryDirectory(prefix="footplate-bench-") as name:
        folder = Path(name)
        if "load" in only:
            found.update(await one_server(folder, seconds))
        if "opening" in only:
            found.update(await opening(folder))
        if "processes" in only:
            with postgresql() as cluster:
                found.update(await two_processes(folder, cluster, seconds))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0, help="for each measurement")
    parser.add_argument("--only", choices=["load", "opening", "processes"], action="append")
    options = parser.parse_args()
    only = options.only or ["load", "opening", "processes"]
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        found = runner.run(measure(options.seconds, only))
    print(f"the server: {TABLES} tables of all games, {WATCHED * VIEWERS} viewers, one process")
    for name, words, target, more in TARGETS:
        if name in found:
            met = found[name] >= target if more else found[name] <= target
            sign, word = "≥" if more else "≤", "ok" if met else "MISSED"
            print(f"  {words:<62} {found[name]:8.3f}   {sign} {target:<5g} {word}")
    print("In absolute numbers, on this machine, in this run:")
    for name, value in found.items():
        if name not in {target[0] for target in TARGETS}:
            print(f"  {name:<62} {value:10.2f}")


if __name__ == "__main__":
    main()
