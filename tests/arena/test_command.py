"""`footplate arena`, as it is typed."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from footplate.arena.lines import LINES, GameLine, held
from tests.arena.given import bots, timeless
from tests.cli.driving import run

FIELD = ("arena", "planet-steam", "--seats", "random,random,random", "--workers", "2")


def kept(folder: Path) -> list[GameLine]:
    found = msgspec.json.decode(
        b"[" + b",".join((folder / LINES).read_bytes().splitlines()) + b"]", type=list[GameLine]
    )
    return sorted((timeless(line) for line in found), key=lambda line: line.number)


def test_a_kill_loses_nothing_and_repeats_nothing(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    assert run(*FIELD, "--games", "60", "-o", str(whole)).returncode == 0
    words = [sys.executable, "-m", "footplate", *FIELD, "--games", "60", "-o", str(broken)]
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    until = time.monotonic() + 60
    while not (broken / LINES).exists() and time.monotonic() < until:
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.wait()
    before = kept(broken)
    said = run(*FIELD, "--games", "60", "-o", str(broken), "--json")
    assert said.returncode == 0, said.stderr
    assert json.loads(said.stdout)["games"] == 60
    after = kept(broken)
    assert [line.number for line in after] == list(range(60))
    assert after == kept(whole)
    assert all(line in after for line in before)
    assert (broken / "report.html").read_text("utf-8").startswith("<!doctype html>")


def test_more_games_are_added_to_those_that_were_played(tmp_path: Path) -> None:
    folder = str(tmp_path / "a")
    run(*FIELD, "--games", "3", "-o", folder)
    first = (tmp_path / "a" / LINES).read_bytes()
    said = run(*FIELD, "--games", "6", "-o", folder)
    assert "6 of 6 games, seeds 1 to 2" in said.stdout
    assert (tmp_path / "a" / LINES).read_bytes().startswith(first)


def test_compare_stops_when_it_is_sure(tmp_path: Path) -> None:
    said = run(
        *("arena", "compare", "greedy", "random", "--game", "planet-steam", "--players", "3"),
        *("--games", "300", "-o", str(tmp_path / "a"), "--json"),
    )
    assert said.returncode == 0, said.stderr
    found = json.loads(said.stdout)
    assert found["verdict"] == "better"
    assert found["games"] < 100
    assert "greedy is better than random" in found["words"]
    report = json.loads((tmp_path / "a" / "report.json").read_text("utf-8"))
    assert report["games"] == found["games"] <= len(kept(tmp_path / "a"))


def test_compare_does_not_tell_equals_apart(tmp_path: Path) -> None:
    said = run(
        *("arena", "compare", "random", "random", "--game", "planet-steam", "--players", "2"),
        *("--games", "20", "-o", str(tmp_path / "a")),
    )
    assert said.returncode == 0, said.stderr
    assert "random is not surely better or worse than random yet, after 20 games" in said.stdout
    assert "Report: " in said.stdout


def test_an_arena_outlives_who_ends_its_process(tmp_path: Path) -> None:
    """With one process as with two, and where everybody does."""
    seats = f"{bots(tmp_path)}:Deadly,random,random"
    found = []
    for workers in ("1", "2"):
        folder = tmp_path / workers
        said = run(
            *("arena", "planet-steam", "--seats", seats, "--games", "9", "-o", str(folder)),
            *("--workers", workers),
        )
        assert said.returncode == 0, said.stderr
        assert "9 of 9 games" in said.stdout
        assert "3 offences; the first: seed 2: Deadly in seat 1" in said.stdout
        kept_at = said.stderr.splitlines()[0].rpartition("the position is kept in ")[2]
        assert Path(kept_at).parent == folder / "footplate-offences"
        assert Path(kept_at).exists()
        records = json.loads((folder / "report.json").read_text("utf-8"))["records"]
        assert len(records) == 3, "one for each rotation of the seed"
        found.append(kept(folder))
    assert found[0] == found[1]


def test_compare_counts_who_ends_its_process(tmp_path: Path) -> None:
    first = f"{bots(tmp_path)}:Deadly"
    said = run(
        *("arena", "compare", first, "random", "--game", "planet-steam", "--players", "3"),
        *("--games", "13", "-o", str(tmp_path / "a")),
    )
    assert said.returncode == 0, said.stderr
    assert "after 12 games of at most 12" in said.stdout
    assert "3 offences; the first: seed 2: Deadly in seat" in said.stdout


def test_a_bot_that_cannot_even_be_tried_is_bad_input(tmp_path: Path) -> None:
    file = tmp_path / "at_once.py"
    file.write_text("import os\nos._exit(3)\n", encoding="utf-8")
    said = run("arena", "planet-steam", "--seats", f"{file}:A,random", "-o", str(tmp_path / "a"))
    assert said.returncode == 2
    assert "making these bots ends their process (exit 3)" in said.stderr


def test_two_arenas_do_not_share_a_folder(tmp_path: Path) -> None:
    with held(tmp_path / "a"):
        said = run(*FIELD, "--games", "3", "-o", str(tmp_path / "a"))
    assert (said.returncode, said.stdout) == (2, "")
    assert "another arena plays there" in said.stderr


def test_a_study_plays_every_game_once(tmp_path: Path) -> None:
    """Where all bots are alike, another rotation would be the same game."""
    words = ("board", "study", "planet-steam/standard", "--games", "8", "--json")
    said = run(*words, "-o", str(tmp_path / "a"))
    assert said.returncode == 0, said.stderr
    data = json.loads(said.stdout)
    assert sum(seat["wins"] for seat in data["seats"]) == pytest.approx(8)
    assert any(seat["wins"] % 4 for seat in data["seats"])


def test_a_study_outlives_its_bots(tmp_path: Path) -> None:
    file = bots(tmp_path)
    for name, what in (("Raises", "raised ValueError"), ("Ends", "ended its process")):
        said = run(
            *("board", "study", "germany", "--seats", f"{file}:{name},random,random"),
            *("--games", "4", "--workers", "2", "-o", str(tmp_path / name)),
        )
        assert said.returncode == 0, said.stderr
        assert "4 games" in said.stdout
        assert f"{name} in seat " in said.stdout
        assert what in said.stdout
        assert (tmp_path / name / "footplate-offences").is_dir()


def test_a_board_is_studied(tmp_path: Path) -> None:
    folder = tmp_path / "study"
    said = run(
        "board", "study", "germany", "--seats", "random,random", "--games", "2", "-o", str(folder)
    )
    assert said.returncode == 0, said.stderr
    assert "2 games" in said.stdout
    assert json.loads((folder / "study.json").read_text("utf-8"))["games"] == 2
    assert "Germany" in (folder / "study.html").read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("arena", "planet-steam", "--seats", "gredy,random"), "there is no bot 'gredy'"),
        (("arena", "planet-steam", "--games", "0"), "--games and --workers must be 1 or more"),
        (("arena", "planet-steam", "--time-limit", "0"), "--time-limit must be more than 0"),
        (("arena", "planet-steam", "--board", "moon"), "moon"),
        (("arena", "moon"), "moon"),
        (("arena", "compare", "greedy", "random", "--game", "moon"), "moon"),
        (
            ("arena", "compare", "greedy", "random", "--game", "planet-steam", "--players", "1"),
            "--players must be 2 or more",
        ),
        (
            ("arena", "compare", "greedy", "random", "--game", "planet-steam", "--players", "0"),
            "--players must be 2 or more",
        ),
        (
            ("arena", "compare", "greedy", "random", "--game", "planet-steam", "--games", "1"),
            "each seed is played from every seat",
        ),
        (("arena", "planet-steam", "--seats", ""), "there is no bot ''"),
        (("arena", "planet-steam", "--address", "a:1"), "it goes with --on ray"),
        (("board", "study", "moon"), "no such board"),
        (("board", "study", "germany", "--board", "moon"), "--board"),
        (("board", "study", "BROKEN"), "turnz"),
    ],
)
def test_bad_input_is_one_line(words: tuple[str, ...], told: str, tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text('format = "steam-power-map/1"\n[turnz]\n', encoding="utf-8")
    given = [str(broken) if word == "BROKEN" else word for word in words]
    said = run(*given, "-o", str(tmp_path / "a"))
    assert said.returncode == 2, said.stdout
    assert told in said.stderr
    assert len(said.stderr.strip().splitlines()) == 1
    assert not (tmp_path / "a").exists()
