"""Positions, jobs and pools to test with."""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache

import footplate
from footplate import Chance, State
from footplate.server.workers.jobs import Job, think_about
from footplate.server.workers.pool import Pool
from footplate.server.workers.process import PROGRAM

GAMES = ("age-of-steam", "imperial-steam", "planet-steam", "steam-power")


def positions(name: str, count: int) -> list[State]:
    """Positions all over some games in which there is something to decide."""
    found = _played(name)
    return [state.clone() for state in found[:: max(1, len(found) // count)]]


@cache
def _played(name: str) -> list[State]:
    found = list[State]()
    for seed in range(5, 8):  # by chance alone, games of Age of Steam end soon
        state, rng = footplate.game(name).start(3, seed), Chance(seed)
        while not state.over:
            if len(state.codes()) > 1:
                found.append(state.clone())
            state.play_code(state.sample(rng))
    return found


def a_state(name: str = "planet-steam", actions: int = 6) -> State:
    state, rng = footplate.game(name).start(3, 7), Chance(7)
    for _ in range(actions):
        state.play_code(state.sample(rng))
    return state


def job_for(state: State, seed: int = 1, bot: str = "random", table: str = "t") -> Job:
    position = think_about(state, state.mover, Chance(seed))
    return Job(state.game.name, position, state.mover, bot, seed, table)


@asynccontextmanager
async def pool(
    size: int = 1,
    time_limit: float = 20.0,
    wait_limit: float = 60.0,
    program: Sequence[str] = PROGRAM,
) -> AsyncIterator[Pool]:
    """A pool that runs, and of which nothing is left afterwards."""
    made = Pool(size, time_limit, wait_limit, program)
    await made.start()
    seen = set[int]()
    try:
        yield made
        seen |= made.pids
    finally:
        await made.stop()
    assert not [pid for pid in seen if alive(pid)], "a process is left"


async def first_pid(made: Pool) -> int:
    """Of a process that is ready."""
    async with asyncio.timeout(30):
        while not made.pids:
            await asyncio.sleep(0.01)
    return min(made.pids)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii", errors="replace") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return os.path.exists("/proc") is False


def ends(pid: int, within: float) -> bool:
    until = time.monotonic() + within
    while time.monotonic() < until:
        if not alive(pid):
            return True
        time.sleep(0.02)
    return False
