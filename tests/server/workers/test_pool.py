"""Whatever happens to the processes: every job gets a legal decision, and the pool stays whole."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from footplate import BadInput, State
from footplate.server.workers.jobs import Decision, Job
from footplate.server.workers.pool import Pool, PoolEnded
from footplate.server.workers.worker import think
from tests.server.workers.given import GAMES, a_state, alive, ends, first_pid, job_for, pool

STRANGE = str(Path(__file__).with_name("strange.py"))

WAYS = {
    "hangs": "no answer within 0.5 s",
    "reads nothing": "no answer within 0.5 s",
    "crashes": "the worker was lost: it was ended by signal 6 (Aborted)",
    "leaves": "the worker was lost: it ended with code 3",
    "plays something illegal": "the answer cannot be played: ",
    "invents": "the answer cannot be played: ",
    "stammers": "the worker was lost: its answer is malformed",
    "answers something else": "the worker was lost: its answer is malformed",
    "talks too much": "the worker was lost: its answer is too long",
    "fails": "the bot failed: ValueError: no idea",
}


def legal(decision: Decision, state: State) -> bool:
    return state.refuse(decision.action) is None


def test_decisions_of_all_games_are_those_of_the_bots() -> None:
    async def run() -> None:
        states = [a_state(name) for name in GAMES]
        jobs = [job_for(state, 4, "greedy", state.game.name) for state in states]
        async with pool(size=2) as made:
            found = await asyncio.gather(*[made.decide(job) for job in jobs])
            given = await made.decide(jobs[0], states[0].clone())
            assert made.counts.decided == 5
            assert (made.counts.fallbacks, made.counts.waiting, made.counts.thinking) == (0, 0, 0)
        for job, state, decision in zip(jobs, states, found, strict=True):
            assert (decision.by, decision.why) == ("bot", "")
            assert decision.action == think(job).action
            assert legal(decision, state)
            assert 0 < decision.seconds < 20
        assert given.action == found[0].action

    asyncio.run(run())


def test_who_looks_ahead_for_too_long_plays_what_is_best_so_far() -> None:
    async def run() -> None:
        state = a_state("planet-steam")
        async with pool(time_limit=5.0) as made:
            await made.decide(job_for(state, 4, "greedy", "planet-steam"))  # which loads the game
            found = await made.decide(job_for(state, 4, "search:100000", "planet-steam"))
        assert (found.by, found.why) == ("bot", "")
        assert legal(found, state)
        assert found.seconds < 5

    asyncio.run(run())


@pytest.mark.parametrize("way", WAYS)
def test_a_strange_worker_costs_a_fallback(
    way: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        state = a_state()
        job = job_for(state, table="secret-id")
        program = (sys.executable, STRANGE, way, str(tmp_path / "flag"))
        limit = 0.5 if "0.5" in WAYS[way] else 30.0
        async with pool(time_limit=limit, program=program) as made:
            strange = await first_pid(made)
            first = await made.decide(job)
            check(first)
            if way == "hangs":
                while made.pids <= {strange}:
                    await asyncio.sleep(0.01)
                assert not alive(strange)
            elif way in ("crashes", "plays something illegal"):
                second = await made.decide(job)
                assert (second.by, second.action) == ("bot", think(job).action)
                assert not alive(strange)
                assert made.counts.lost == 1
            elif way == "fails":  # the bot's fault, not the worker's
                assert made.pids == {strange}

    def check(decision: Decision) -> None:
        assert decision.by == "fallback"
        assert decision.why.startswith(WAYS[way])
        assert "\x1b" not in decision.why
        assert legal(decision, a_state())
        (line,) = [each for each in caplog.records if each.levelno == logging.WARNING]
        assert "planet-steam, seat" in line.getMessage()
        assert WAYS[way] in line.getMessage()
        assert "secret-id" not in caplog.text

    asyncio.run(run())


@pytest.mark.parametrize("way", ["dies at once", "dies when idle"])
def test_a_worker_that_ends_by_itself_is_replaced(way: str, tmp_path: Path) -> None:
    async def run() -> None:
        program = (sys.executable, STRANGE, way, str(tmp_path / "flag"))
        async with pool(program=program) as made:
            await first_pid(made)
            if way == "dies when idle":
                while made.counts.lost == 0:
                    await asyncio.sleep(0.01)
            assert (await made.decide(job_for(a_state()))).by == "bot"

    asyncio.run(run())


def test_where_no_worker_starts_there_are_fallbacks(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        for program in (("/there/is/no/such/program",), (sys.executable, "-c", "raise SystemExit")):
            async with pool(wait_limit=0.3, program=program) as made:
                decision = await made.decide(job_for(a_state()))
            assert decision.why == "no worker was free within 0.3 s"
            assert legal(decision, a_state())
            assert decision.seconds == 0

    asyncio.run(run())
    assert "a worker did not start: it cannot be started" in caplog.text
    assert "a worker did not start: it ended with code 0" in caplog.text


def test_a_killed_worker_costs_nobody_else_anything(tmp_path: Path) -> None:
    async def run() -> None:
        state = a_state()
        program = (sys.executable, STRANGE, "hangs", str(tmp_path / "flag"))
        async with pool(size=2, time_limit=20, program=program) as made:
            while len(made.pids) < 2:
                await asyncio.sleep(0.01)
            jobs = [made.decide(job_for(state, seed, table=str(seed))) for seed in range(6)]
            tasks = [asyncio.create_task(job) for job in jobs]
            await asyncio.wait(tasks, timeout=1, return_when=asyncio.FIRST_COMPLETED)
            while sum(task.done() for task in tasks) < 5:
                await asyncio.sleep(0.01)
            for pid in sorted(made.pids):
                os.kill(pid, signal.SIGKILL)
            found = await asyncio.gather(*tasks)
            assert sorted(each.by for each in found) == ["bot"] * 5 + ["fallback"]
            assert all(legal(each, state) for each in found)
            while made.counts.lost < 2:
                await asyncio.sleep(0.01)
            assert (await made.decide(job_for(state, bot="greedy"))).by == "bot"

    asyncio.run(run())


def test_a_table_with_many_jobs_keeps_no_other_waiting() -> None:
    async def run() -> None:
        order: list[str] = []

        async def ask(made: Pool, table: str) -> None:
            await made.decide(job_for(a_state(), table=table))
            order.append(table)

        async with pool() as made:
            asked = [asyncio.create_task(ask(made, "greedy")) for _ in range(12)]
            asked += [asyncio.create_task(ask(made, "modest")) for _ in range(2)]
            await asyncio.gather(*asked)
        assert order[:4] == ["greedy", "modest", "greedy", "modest"]

    asyncio.run(run())


def test_cancelling_leaves_the_pool_whole(tmp_path: Path) -> None:
    async def run() -> None:
        state = a_state()
        program = (sys.executable, STRANGE, "hangs", str(tmp_path / "flag"))
        async with pool(time_limit=60, program=program) as made:
            hanging = await first_pid(made)
            thought, waits = [asyncio.create_task(made.decide(job_for(state))) for _ in range(2)]
            while made.counts.thinking < 1:
                await asyncio.sleep(0.01)
            waits.cancel()
            thought.cancel()
            begun = time.monotonic()
            for task in (waits, thought):
                with pytest.raises(asyncio.CancelledError):
                    await task
            assert (await made.decide(job_for(state))).by == "bot"
            assert time.monotonic() - begun < 30, "what nobody waits for keeps others waiting"
            assert not alive(hanging)
            # A quick one may end what it does, and goes on.
            (kept,) = made.pids
            task = asyncio.create_task(made.decide(job_for(state)))
            while made.counts.thinking < 1:
                await asyncio.sleep(0)
            task.cancel()
            assert (await made.decide(job_for(state))).by == "bot"
            assert made.pids == {kept}
            assert (made.counts.dropped, made.counts.waiting, made.counts.thinking) == (2, 0, 0)

    asyncio.run(run())


def test_stopping_decides_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        program = (sys.executable, STRANGE, "hangs", str(tmp_path / "flag"))
        made = Pool(1, 30, program=program)
        job = job_for(a_state())
        with pytest.raises(PoolEnded):
            await made.decide(job)
        await made.start()
        with pytest.raises(RuntimeError, match="already"):
            await made.start()
        pid = await first_pid(made)
        tasks = [asyncio.create_task(made.decide(job)) for _ in range(3)]
        await asyncio.sleep(0.05)
        await made.stop()
        assert not alive(pid)
        assert not made.pids
        for task in tasks:
            with pytest.raises(PoolEnded):
                await task
        with pytest.raises(PoolEnded):
            await made.decide(job)

    asyncio.run(run())


def test_a_job_that_makes_no_sense_is_the_callers_fault() -> None:
    async def run() -> None:
        async with pool() as made:
            with pytest.raises(BadInput, match="there is no bot"):
                await made.decide(job_for(a_state(), bot="own.py:Bot"))
            with pytest.raises(BadInput):
                await made.decide(Job("planet-steam", b"{}", 0))
            assert (await made.decide(job_for(a_state()))).by == "bot"

    asyncio.run(run())
    for wrong in ((0, 1.0), (1, 0.0)):
        with pytest.raises(BadInput):
            Pool(*wrong)


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_on_the_loop_that_servers_run_on(tmp_path: Path) -> None:
    import uvloop

    async def run() -> None:
        program = (sys.executable, STRANGE, "hangs", str(tmp_path / "flag"))
        async with pool(time_limit=60, program=program) as made:
            os.kill(await first_pid(made), signal.SIGKILL)
            while made.counts.lost == 0:
                await asyncio.sleep(0.01)
            assert (await made.decide(job_for(a_state()))).by == "bot"

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(run())


PARENT = """
import asyncio, sys
from footplate.server.workers.pool import Pool
from tests.server.workers.given import a_state, first_pid, job_for

async def run():
    pool = Pool(1, 0.3, program=(sys.executable, *sys.argv[1:]))
    await pool.start()
    pid = await first_pid(pool)
    asyncio.create_task(pool.decide(job_for(a_state())))
    await asyncio.sleep(0.1)
    print(pid, flush=True)
    await asyncio.sleep(60)

asyncio.run(run())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("busy", [False, True])
def test_workers_end_with_a_server_that_was_killed(busy: bool, tmp_path: Path) -> None:
    stuck = "import sys; from footplate.server.workers import worker\n"
    if busy:  # as in compiled code, no other thread gets to run: the pipe's end goes unnoticed
        stuck += (
            "sys.setswitchinterval(1000)\nworker.think = lambda *job: [0 for _ in iter(int, 1)]\n"
        )
    stuck += "worker.main()"
    with subprocess.Popen(
        [sys.executable, "-c", PARENT, "-c", stuck],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])},
        stdout=subprocess.PIPE,
    ) as server:
        assert server.stdout is not None
        pid = int(server.stdout.readline())
        assert alive(pid)
        server.kill()
        server.wait()
    assert ends(pid, within=10), "a worker has outlived its server"


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_workers_are_deaf_to_what_is_meant_for_the_server() -> None:
    async def run() -> None:
        async with pool() as made:
            pid = await first_pid(made)
            os.kill(pid, signal.SIGINT)
            os.kill(pid, signal.SIGTERM)
            assert os.getpgid(pid) != os.getpgid(0)
            assert (await made.decide(job_for(a_state()))).by == "bot"
            assert made.pids == {pid}

    asyncio.run(run())


def test_a_worker_imports_nothing_of_the_server() -> None:
    program = (
        "import sys, footplate.server.workers.worker; "
        "print(*{name.partition('.')[0] for name in sys.modules}, "
        "*[name for name in sys.modules if name.startswith('footplate.server')])"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    loaded = set(run.stdout.split())
    assert not loaded & {"asyncio", "sqlalchemy", "starlette", "httpx", "uvicorn", "alembic"}
    assert {name for name in loaded if name.startswith("footplate.server.")} == {
        f"footplate.server.workers{name}" for name in ("", ".worker", ".frames", ".jobs")
    }


def test_settings_of_the_server_are_not_passed_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOOTPLATE_SMTP_PASSWORD", "secret")
    program = (
        "import os, pathlib; from footplate.server.workers import worker; "
        f"pathlib.Path({str(tmp_path / 'env')!r}).write_text(repr(dict(os.environ))); worker.main()"
    )

    async def run() -> None:
        async with pool(program=(sys.executable, "-c", program)) as made:
            await first_pid(made)

    asyncio.run(run())
    assert "secret" not in (tmp_path / "env").read_text(encoding="utf-8")
