"""A bot of one's own that does what it must not, at a table with people."""

from pathlib import Path

import pytest

from footplate import read_record
from tests.cli.driving import command, run

__all__ = ["command"]

BOT = """
class Minus:
    def choose(self, state):
        return -1


class Sly:
    count = 0

    def choose(self, state):
        self.count += 1
        if self.count == 3:
            state.tiles[0], state.tiles[1] = state.tiles[1] + 1, state.tiles[0]
        return state.codes()[0]
"""

WITNESS = """
class Witness:
    def saw(self, events):
        with open("told.txt", "a", encoding="utf-8") as file:
            print(*(event.__struct_config__.tag for event in events), file=file)

    def choose(self, state):
        return state.codes()[0]
"""


@pytest.fixture
def minus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "minus.py").write_text(BOT)
    monkeypatch.chdir(tmp_path)
    return "me:Ann,minus.py:Minus,random"


def test_the_game_goes_on_and_keeps_the_position(minus: str, tmp_path: Path) -> None:
    said = run("play", "age-of-steam", "--seats", minus, "--seed", "3", typed="1\n")
    assert said.returncode == 0
    words = " ".join(said.stdout.split())
    assert "Minus in seat 2, after" in words
    assert "answered -1" in words
    kept = sorted((tmp_path / "footplate-offences").glob("*.json"))
    record, fault = read_record(kept[0].read_text("utf-8"))
    assert fault is None
    assert record.replay().seat == 1


def test_the_game_stops_where_that_is_asked_for(minus: str) -> None:
    said = run(
        *("play", "age-of-steam", "--seats", minus, "--seed", "3", "--on-offence", "stop"),
        typed="1\n2\n",
    )
    assert said.returncode == 1
    assert "takes its place" not in said.stdout
    assert "Traceback" not in said.stderr


def test_a_position_that_a_bot_has_damaged_is_worked_out_anew(minus: str, tmp_path: Path) -> None:
    said = run(
        *("play", "steam-power", "--seats", "minus.py:Sly,random", "--seed", "3"),
        *("--save", "game.json"),
    )
    assert said.returncode == 0, said.stderr
    words = " ".join(said.stdout.split())
    assert "changed lists of the state that it was given in place; a random legal action" in words
    record, fault = read_record((tmp_path / "game.json").read_text("utf-8"))
    assert fault is None
    assert record.replay().over


def test_a_bot_is_told_what_happens_and_another_one_where_it_was_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "witness.py").write_text(WITNESS)
    monkeypatch.chdir(tmp_path)
    run(
        *("play", "age-of-steam", "--seats", "me:Ann,witness.py:Witness,random", "--seed", "3"),
        typed="1\n1\n1\nundo\n1\n1\n",
    )
    lines = (tmp_path / "told.txt").read_text("utf-8").splitlines()
    begun = [at for at, line in enumerate(lines) if "table-laid" in line]
    assert begun[0] == 0
    assert len(begun) > 1, "what was taken back was told to nobody else"
