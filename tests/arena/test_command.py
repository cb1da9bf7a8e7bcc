"""`footplate arena`, as it is typed."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from footplate.arena.lines import LINES, GameLine
from tests.arena.given import timeless
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
    assert "no difference between random and random was shown after 20 games" in said.stdout


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
        (("board", "study", "moon"), "no such board"),
    ],
)
def test_bad_input_is_one_line(words: tuple[str, ...], told: str, tmp_path: Path) -> None:
    said = run(*words, "-o", str(tmp_path / "a"))
    assert said.returncode == 2, said.stdout
    assert told in said.stderr
    assert len(said.stderr.strip().splitlines()) == 1
    assert not (tmp_path / "a").exists()
