"""`footplate strength`: the numbers of one bot, whoever wrote it and however it is run."""

import json
import signal
import sys
from pathlib import Path

import pytest

from footplate.arena.shares import quantile, wilson
from tests.bots.own import bad, good
from tests.cli.driving import Run, command, run
from tests.cli.test_interruption import Running, folder

__all__ = ["bad", "command", "folder", "good"]

AGE = ("strength", "age-of-steam")


def test_the_numbers_of_a_bot(command: Run) -> None:
    code, out, err = command(*AGE, "--games", "8", "--players", "4", "--json")
    assert (code, err) == (0, "")
    data = json.loads(out)
    assert (data["bot"], data["others"], data["seats"]) == ("greedy", "random", 4)
    assert data["entrants"] == ["greedy", "random", "random", "random"]
    assert (data["games"], data["asked"], data["seeds"]) == (8, 8, [1, 8])
    assert [each["seat"] for each in data["each"]] == [0, 1, 2, 3] * 2
    assert data["wins"] > 6
    assert data["interval"][0] < data["share"] <= data["interval"][1] <= 1
    own = [each["scores"][each["seat"]] for each in data["each"]]
    assert data["mean_score"] == sum(own) / 8
    times = data["milliseconds"]
    assert 0 <= times["median"] <= times["p95"] <= times["p99"] <= times["max"]
    assert 8 < data["decisions"] < sum(each["decisions"] for each in data["each"])


def test_a_bot_of_ones_own_in_processes(good: str) -> None:
    arguments = (*AGE, "--hero", f"{good}:Seeded", "--others", f"random,{good}:First")
    results = []
    for processes in ("1", "2"):
        done = run(*arguments, "--games", "6", "--json", "--processes", processes)
        assert (done.returncode, done.stderr) == (0, "")
        results.append(json.loads(done.stdout))
    for key in ("wins", "interval", "mean_score", "bankrupt", "decisions", "each"):
        assert results[0][key] == results[1][key]
    assert results[0]["entrants"][1:] == ["random", f"{good}:First"]


def test_it_is_told_in_80_columns(command: Run, good: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    code, out, _ = command(*AGE, "--hero", f"{good}:First", "--games", "2")
    assert code == 0
    assert "First against 2 random; 2 games, seeds 1 to 2" in " ".join(out.split())
    assert "(95 %: " in out
    _, one, _ = command(*AGE, "--hero", f"{good}:First", "--games", "1")
    assert "1 game, seed 1 " in " ".join(one.split())
    assert "ms of processor time: median" in out
    assert max(map(len, out.splitlines())) <= 80


def test_automas_and_solo(command: Run) -> None:
    power = ("strength", "steam-power", "--hero", "random", "--games", "2")
    code, out, err = command(*power, "--others", "automa:hard")
    assert code == 0, err
    assert "random against 2 automa:hard" in out
    code, out, err = command(*power, "--players", "1")
    assert code == 0, err
    assert "random alone" in out
    assert "won" not in out


def test_an_offence_ends_it(
    command: Run, bad: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = command(*AGE, "--hero", f"{bad}:Meddling", "--games", "3")
    assert code == 1
    assert "0 of 3 games (an offence)" in out
    assert "changed the state that it was given" in err
    code, out, _ = command(
        *AGE, "--hero", f"{bad}:Meddling", "--games", "2", "--on-offence", "fallback"
    )
    assert code == 0
    assert "offences of the measured bot" in out


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_ctrl_c_ends_it_with_the_results_so_far(folder: Path) -> None:
    arguments = (*AGE, "--hero", "slow.py:Slow", "--games", "5000", "--processes", "2")
    running = Running(folder, *arguments, "--json", "--save", "games")
    running.wait_for("games/age-of-steam-*.json", 2)
    running.process.send_signal(signal.SIGINT)
    out, err = running.ends()
    data = json.loads(out)
    assert err == ""
    assert data["ended"] == "interrupted"
    assert data["games"] == len(data["each"]) >= 2


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--hero", "greedy,random"], "--hero is one bot"),
        (["--players", "0"], "--players must be 1 or more"),
        (["--games", "0"], "must be 1 or more"),
        (["--hero", "none.py:A"], "none.py: no such file"),
        (["--others", "me"], "there is no bot 'me'"),
    ],
)
def test_what_is_refused(command: Run, arguments: list[str], line: str) -> None:
    code, _, err = command(*AGE, *arguments)
    assert code == 2
    assert line in err
    assert err.count("\n") == 1


def test_wilson_and_quantiles() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0, 10)[0] == pytest.approx(0)
    assert wilson(10, 10)[1] == pytest.approx(1)
    assert quantile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert quantile([1.0], 0.99) == 1.0
