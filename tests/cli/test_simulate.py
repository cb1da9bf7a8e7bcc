"""`footplate simulate`: counting, bots of one's own, offences, records, processes."""

import json
from pathlib import Path

import pytest

import footplate.games.age_of_steam as package
from footplate import read_record
from tests.bots.own import bad, good
from tests.cli.driving import Run, command, run
from tests.form import whole_games

__all__ = ["bad", "command", "good"]

AGE = ("simulate", "age-of-steam")


def test_simulate_counts(command: Run) -> None:
    arguments = ("simulate", "age-of-steam", "--seats", "random,random,random", "--games", "6")
    code, out, _ = command(*arguments, "--seed", "3", "--json")
    data = json.loads(out)
    assert code == 0
    assert set(data) == {
        "game",
        "board",
        "options",
        "seats",
        "games",
        "seed",
        "entrants",
        "actions",
        "processes",
        "seconds",
        "actions_per_second",
        "asked",
        "ended",
        "offences",
        "lost",
    }
    assert {"seat", "wins", "win_rate", "mean_score", "bankruptcies"} <= set(data["entrants"][0])
    assert (data["games"], data["seed"], data["board"]) == (6, 3, "rust-belt")
    code, out, _ = command(*arguments, "--option", "start_order=shuffle")
    assert "seats rotated" in out
    assert "actions/s" in out


def test_simulate_in_processes_gives_the_same_numbers() -> None:
    arguments = ("simulate", "age-of-steam", "--seats", "random,random,random", "--games", "8")
    results = []
    for processes in ("1", "2"):
        done = run(*arguments, "--json", "--processes", processes)
        assert done.returncode == 0, done.stderr
        assert done.stderr == ""
        results.append(json.loads(done.stdout))
    assert results[0]["entrants"] == results[1]["entrants"]
    assert results[0]["actions"] == results[1]["actions"]


# --- bots of one's own, and their offences -------------------------------------------------------


def test_bots_of_ones_own_play_in_every_process(good: str) -> None:
    seats = f"{good}:Seeded,random,{good}:First"
    results = []
    for processes in ("1", "2"):
        done = run(*AGE, "--seats", seats, "--games", "6", "--json", "--processes", processes)
        assert (done.returncode, done.stderr) == (0, "")
        results.append(json.loads(done.stdout))
    assert results[0]["seats"] == seats.split(",")
    assert results[0]["entrants"] == results[1]["entrants"]


def test_tables_show_short_names_in_80_columns(
    command: Run, good: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    (tmp_path / "other.py").write_bytes(Path(good).read_bytes())
    seats = f"{good}:First,{tmp_path}/other.py:First,{good}:Seeded,random"
    code, out, _ = command(*AGE, "--seats", seats, "--games", "2")
    assert code == 0
    for name in ("1 good:First", "2 other:First", "3 Seeded", "4 random"):
        assert name in out
    assert max(map(len, out.splitlines())) <= 80


def test_what_bots_print_is_not_the_answer(tmp_path: Path) -> None:
    file = tmp_path / "loud.py"
    file.write_text(
        "print('loading')\n\n\nclass Loud:\n    def choose(self, state):\n"
        "        print('thinking')\n        return state.codes()[0]\n",
        encoding="utf-8",
    )
    for processes in ("1", "2"):
        seats = f"{file}:Loud,random,random"
        done = run(*AGE, "--seats", seats, "--games", "2", "--json", "--processes", processes)
        assert json.loads(done.stdout)["games"] == 2
        assert "loading" in done.stderr
        assert "thinking" in done.stderr


@pytest.mark.parametrize("processes", ["1", "2"])
def test_an_offence_ends_it_with_a_record_and_the_results_so_far(
    bad: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, processes: str
) -> None:
    monkeypatch.chdir(tmp_path)
    arguments = (*AGE, "--seats", f"random,{bad}:Minus,random", "--games", "5", "--seed", "3")
    done = run(*arguments, "--json", "--processes", processes)
    assert done.returncode == 1, done.stderr
    data = json.loads(done.stdout)
    assert (data["ended"], data["asked"]) == ("offence", 5)
    (found,) = data["offences"]
    assert (found["bot"], found["entrant"]) == ("Minus", 1), "programs count from 0"
    assert data["entrants"][1]["offences"] == 1
    lines = done.stderr.splitlines()
    assert len(lines) == 3
    assert lines[0].startswith(
        f"footplate: Minus in seat {found['seat'] + 1}, seed {found['seed']}"
    )
    assert "answered -1: -1 is no code of an action" in lines[0]
    record, fault = read_record(Path(found["record"]).read_text(encoding="utf-8"))
    assert fault is None
    assert Path(found["record"]).parent == Path("footplate-offences")
    assert len(record.actions) == found["action"]
    assert record.replay().mover == found["seat"]
    assert "answered -1" in record.note
    assert lines[2] == f"footplate: again: {found['again']}"
    once_more = run(*found["again"].split()[1:], "--json")
    (same,) = json.loads(once_more.stdout)["offences"]
    keys = ("bot", "seat", "seed", "action", "what")
    assert [same[key] for key in keys] == [found[key] for key in keys]


def test_a_fallback_goes_on(
    command: Run, bad: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    arguments = (*AGE, "--seats", f"random,{bad}:Raising,random", "--on-offence", "fallback")
    code, out, err = command(*arguments, "--games", "24", "--json")
    assert (code, err) == (0, "")
    data = json.loads(out)
    assert data["games"] == 24
    assert data["entrants"][1]["offences"] > 24
    assert len(data["offences"]) == len(list(Path("footplate-offences").iterdir())) == 20
    code, out, _ = command(*arguments, "--games", "1")
    assert "Raising: " in out
    assert "offences." in out
    assert "The first: Raising raised KeyError: 'no plan'" in " ".join(out.split())


@whole_games
def test_late_decisions_are_counted_and_played(command: Run, good: str) -> None:
    arguments = (*AGE, "--seats", f"random,{good}:First,greedy", "--games", "2")
    data = json.loads(command(*arguments, "--time-limit", "1e-9", "--json")[1])
    for entrant in data["entrants"]:
        assert entrant["late"] == entrant["decisions"] > 0
        assert entrant["slowest_seconds"] >= 0
    assert sum(entrant["decisions"] for entrant in data["entrants"]) == data["actions"]
    data = json.loads(command(*arguments, "--time-limit", "1000", "--json")[1])
    assert [entrant["late"] for entrant in data["entrants"]] == [0, 0, 0]
    assert "decisions took too long" in command(*arguments, "--time-limit", "1e-9")[1]
    assert command(*arguments, "--time-limit", "0")[0] == 2


DYING = """
import os
from pathlib import Path


class Dying:
    def choose(self, state):
        os._exit(9)


class Once:
    def choose(self, state):
        try:
            (Path(__file__).parent / "dead").touch(exist_ok=False)
        except FileExistsError:
            return state.codes()[0]
        os._exit(9)
"""


def test_where_every_process_dies_each_game_that_is_lost_is_named(tmp_path: Path) -> None:
    file = tmp_path / "dying.py"
    file.write_text(DYING, encoding="utf-8")
    arguments = (*AGE, "--seats", f"{file}:Dying,random,random", "--games", "6")
    done = run(*arguments, "--processes", "2", "--json")
    assert done.returncode == 1
    data = json.loads(done.stdout)
    assert (data["ended"], data["games"], data["asked"]) == ("lost", 0, 6)
    assert sorted(each["seed"] for each in data["lost"]) == [1, 2, 3, 4, 5, 6]
    assert {each["exit"] for each in data["lost"]} == {9}
    for line, lost in zip(done.stderr.splitlines(), data["lost"], strict=True):
        said = f"footplate: the game with seed {lost['seed']} is lost: its process ended with "
        assert line == f"{said}exit code 9; again: {lost['again']}"


def test_where_one_process_dies_the_others_play_on(tmp_path: Path) -> None:
    file = tmp_path / "dying.py"
    file.write_text(DYING, encoding="utf-8")
    arguments = (*AGE, "--seats", f"{file}:Once,random,random", "--games", "5")
    done = run(*arguments, "--processes", "2", "--json")
    assert done.returncode == 1
    data = json.loads(done.stdout)
    assert (data["ended"], data["games"]) == ("lost", 4)
    (lost,) = data["lost"]
    assert lost["exit"] == 9
    assert done.stderr.count("\n") == 1
    told = run(*arguments, "--processes", "2")
    assert (told.returncode, "5 games" in told.stdout) == (0, True)
    (tmp_path / "dead").unlink()
    strong = run(
        *("strength", "age-of-steam", "--hero", f"{file}:Once", "--others", "random"),
        *("--games", "4", "--processes", "2", "--players", "3"),
    )
    assert strong.returncode == 1
    assert "3 of 4 games (a process died)" in strong.stdout.replace("\n", " ")
    assert "is lost: its process ended with exit code 9" in strong.stderr


UNEVEN = """
import os
import time
from pathlib import Path


class Slow:
    def __init__(self, game, seed):
        self.waits = seed // 3 == 1

    def choose(self, state):
        while self.waits and not (Path(__file__).parent / "games" / "index.jsonl").exists():
            time.sleep(0.01)
        return state.codes()[0]


class Leaving:
    def __init__(self, game, seed):
        self.leaves = seed // 3 == 3

    def choose(self, state):
        if self.leaves:
            os._exit(9)
        return state.codes()[0]
"""


def seeds_in(folder: Path) -> list[int]:
    lines = (folder / "index.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line)["seed"] for line in lines]


# --- records -------------------------------------------------------------------------------------


def test_the_index_is_in_the_order_of_the_games(tmp_path: Path) -> None:
    """Also where the first of them ends last."""
    file = tmp_path / "uneven.py"
    file.write_text(UNEVEN, encoding="utf-8")
    arguments = (*AGE, "--seats", f"{file}:Slow,random,random", "--games", "4")
    done = run(*arguments, "--processes", "2", "--save", str(tmp_path / "games"))
    assert done.returncode == 0, done.stderr
    assert seeds_in(tmp_path / "games") == [1, 2, 3, 4]


def test_what_was_played_is_kept_when_a_bot_ends_the_only_process(tmp_path: Path) -> None:
    file = tmp_path / "uneven.py"
    file.write_text(UNEVEN, encoding="utf-8")
    arguments = (*AGE, "--seats", f"{file}:Leaving,random,random", "--games", "4")
    done = run(*arguments, "--save", str(tmp_path / "games"))
    assert done.returncode == 9
    assert seeds_in(tmp_path / "games") == [1, 2]
    again = run(*arguments, "--processes", "2", "--save", str(tmp_path / "others"))
    assert again.returncode == 1
    assert seeds_in(tmp_path / "others") == [1, 2, 4]


@pytest.mark.parametrize(
    ("game", "seats", "processes"),
    [
        ("age-of-steam", "random,random,random", "2"),
        ("steam-power", "random,automa:hard,random", "1"),
        ("planet-steam", "random,random,random,random", "1"),
        ("imperial-steam", "random,random", "1"),
    ],
)
def test_every_game_is_kept_and_replays_to_its_digest(
    command: Run, tmp_path: Path, game: str, seats: str, processes: str
) -> None:
    folder = tmp_path / "deep" / "games"
    arguments = ("simulate", game, "--seats", seats, "--games", "3", "--seed", "7")
    code, _, err = command(*arguments, "--processes", processes, "--save", str(folder))
    assert code == 0, err
    lines = (folder / "index.jsonl").read_text(encoding="utf-8").splitlines()
    index = [json.loads(line) for line in lines]
    assert [line["seed"] for line in index] == [7, 8, 9]
    assert len(list(folder.iterdir())) == 4
    for line in index:
        assert line["file"] == f"{game}-seed-{line['seed']}.json"
        record, fault = read_record((folder / line["file"]).read_text(encoding="utf-8"))
        assert fault is None
        state = record.replay()
        assert state.over
        assert state.digest() == line["digest"]
        assert len(record.actions) == line["actions"] == len(record.checks)
        result = state.result()
        assert result.winners == line["winners"]
        assert [result.score(seat) for seat in range(record.seats)] == line["scores"]
        kinds = [kind.partition(":")[0] for kind in line["seats"]]
        assert [name.rpartition(" ")[0] for name in record.names] == kinds
    code, _, err = command(*arguments, "--save", str(folder))
    assert code == 2
    assert "holds games already" in err


def test_games_on_a_board_from_a_file_are_kept_whole(command: Run, tmp_path: Path) -> None:
    board = Path(package.__file__).parent / "board" / "boards" / "rust-belt.toml"
    own = tmp_path / "own.toml"
    own.write_bytes(board.read_bytes())
    arguments = (*AGE, "--seats", "random,random,random", "--games", "1", "--board", str(own))
    code, _, err = command(*arguments, "--save", str(tmp_path / "games"))
    assert code == 0, err
    own.unlink()
    text = (tmp_path / "games" / "age-of-steam-seed-1.json").read_text(encoding="utf-8")
    assert read_record(text)[0].replay().over


def test_a_place_that_cannot_hold_games_is_refused(command: Run, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    code, _, err = command(*AGE, "--games", "1", "--save", str(file))
    assert code == 2
    assert "is no directory" in err
