"""Positions in which bots of the server have failed: readable, few, and no more than they knew."""

import asyncio
import logging
import os
import stat
import sys
from pathlib import Path

import pytest

from footplate import Chance, read_record
from footplate.core import registry
from footplate.server.settings import Settings, positions_folder
from footplate.server.store.database import sqlite_url
from footplate.server.workers.jobs import Job, state_of, think_about
from footplate.server.workers.kept import MOST, Positions
from footplate.server.workers.pool import Pool
from tests.server.workers.given import a_state, job_for
from tests.server.workers.test_pool import STRANGE


def kept(positions: Positions) -> list[Path]:
    return sorted(positions.folder.glob("*"))


@pytest.mark.parametrize("game", registry.names())
def test_the_record_leads_to_what_the_bot_was_given(game: str, tmp_path: Path) -> None:
    positions, state = Positions(tmp_path / "kept"), a_state(game)
    job = job_for(state, 5, "hard")
    said = positions.keep(job, state, "no answer within 3 s")
    (file,) = kept(positions)
    assert said == str(file)
    record, fault = read_record(file.read_text("utf-8"))
    assert fault is None
    assert record.replay().digest() == state_of(job).digest()
    assert record.note == f"hard in seat {job.seat + 1}, with seed 5: no answer within 3 s."
    if os.name == "posix":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    positions.keep(job, state, "once more")
    assert kept(positions) == [file]


def test_what_was_hidden_from_the_bot_is_not_in_it(tmp_path: Path) -> None:
    """What others hide and the luck to come, dealt anew, leave the same file."""
    texts = set[str]()
    state = a_state("planet-steam", 40)
    for number in range(3):
        other = state.guess(state.mover, Chance(number))
        job = Job("planet-steam", think_about(other, other.mover, Chance(9)), other.mover)
        texts.add(Path(Positions(tmp_path).keep(job, other, "it failed")).read_text("utf-8"))
    assert len(texts) == 1


def test_the_last_ones_are_kept(tmp_path: Path) -> None:
    positions, state = Positions(tmp_path), a_state()
    names = []
    for number in range(MOST + 3):
        file = Path(positions.keep(job_for(state, number), state, "it failed"))
        os.utime(file, ns=(number, number))
        names.append(file)
    assert kept(positions) == sorted(names[3:])


def test_what_cannot_be_kept_costs_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    state = a_state()
    said = Positions(tmp_path / "file").keep(job_for(state), state, "it failed")
    assert said.startswith("nowhere (")


@pytest.mark.parametrize("way", ["crashes", "plays something illegal", "fails", "hangs"])
def test_the_log_names_it(way: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        program = (sys.executable, STRANGE, way, str(tmp_path / "flag"))
        limit = 0.5 if way == "hangs" else 30.0
        pool = Pool(1, limit, program=program, positions=positions)
        await pool.start()
        try:
            assert (await pool.decide(job_for(a_state(), table="secret"))).by == "fallback"
        finally:
            await pool.stop()

    positions = Positions(tmp_path / "kept")
    asyncio.run(run())
    (file,) = kept(positions)
    (line,) = [each for each in caplog.records if each.levelno == logging.WARNING]
    assert line.getMessage().endswith(f"; the position is kept in {file}")
    assert "secret" not in file.read_text("utf-8")


def test_who_never_thought_leaves_no_position(tmp_path: Path) -> None:
    async def run() -> None:
        program = (sys.executable, "-c", "import time; time.sleep(60)")
        pool = Pool(1, 30, 0.01, program, positions)
        await pool.start()
        try:
            assert (await pool.decide(job_for(a_state()))).by == "fallback"
        finally:
            await pool.stop()

    positions = Positions(tmp_path / "kept")
    asyncio.run(run())
    assert not kept(positions)


def test_where_they_lie(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    beside = Settings(database=sqlite_url(tmp_path / "tables.db"))
    assert positions_folder(beside) == tmp_path / "footplate-offences"
    elsewhere = Settings(database="postgresql://footplate@localhost/footplate")
    if sys.platform == "linux":
        assert positions_folder(elsewhere) == tmp_path / "data" / "footplate" / "footplate-offences"
