"""What a game of another package gets from the command line, as its user would call it."""

import json
from pathlib import Path

import pytest

import footplate
from footplate.cli.desk import Desk, desk_for
from tests.cli.driving import Screen, run


def command(path: str, *words: str, typed: str = "") -> str:
    """What a command prints that finds the teaching game."""
    done = run(*words, typed=typed, PYTHONPATH=path)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def test_the_menu_names_it_and_the_schema_describes_it(installed: str) -> None:
    menu = command(installed, "menu")
    assert "Tidewater" in menu
    assert "bid for barges, build sheds, sell before the price has fallen" in " ".join(menu.split())
    assert "footplate play tidewater --seats me,greedy,greedy" in menu
    schema = json.loads(command(installed, "schema", "tidewater"))
    assert {"Bid", "BargeWon", "Quay"} <= set(schema["$defs"])


def test_its_rules_and_its_board(installed: str) -> None:
    rules = command(installed, "rules", "tidewater")
    assert "Merchants at a small harbour" in rules
    assert "TW-TURN-01" in rules
    assert "footplate rules tidewater all" in rules
    assert "the options" not in rules
    assert "TW-SELL-02" in command(installed, "rules", "tidewater", "price", "falls")
    assert "TW-END-02" in command(installed, "rules", "tidewater", "all")
    untested = run("rules", "tidewater", "--untested", PYTHONPATH=installed)
    assert untested.returncode == 2
    assert "not those of tidewater" in untested.stderr
    listed = [line.split() for line in command(installed, "board", "list").splitlines()]
    assert ["Tidewater", "tidewater", "Tidewater", "2–4"] in listed


def test_bots_play_it(installed: str) -> None:
    arguments = ("simulate", "tidewater", "--games", "6", "--processes", "2", "--json")
    data = json.loads(command(installed, *arguments))
    assert (data["games"], data["board"]) == (6, "tidewater")


def test_it_is_played_recorded_and_replayed(installed: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = "why bid 13\nbid 1\npass\n" + "pass\n" * 60
    words = ("play", "tidewater", "--seats", "me:Ann,random", "--seed", "3", "--save", str(file))
    played = command(installed, *words, typed=typed)
    assert "You have 12 coins.  [TW-BID-02]" in played
    told = command(installed, "replay", str(file))
    assert "Tide 6: a barge with" in told
    assert "Ann" in told
    assert json.loads(file.read_text(encoding="utf-8"))["game"] == "tidewater"


@pytest.fixture
def screen(tidewater: Path) -> Screen:
    return Screen("me:Ann,random", game=footplate.game("tidewater"), seed=3)


def test_it_has_the_plain_desk(screen: Screen) -> None:
    assert type(screen.desk) is Desk


def test_the_plain_desk_takes_numbers_labels_and_actions_in_full(screen: Screen) -> None:
    screen.until("auction")
    text = screen.type("bid 20", "why sell 1", "why bid 1", "b", "BID 1")
    assert "You have 12 coins.  [TW-BID-02]" in text
    assert "The market is closed: bid for the barge, or pass.  [TW-TURN-02]" in text
    assert "Legal: Bid 1." in text
    assert screen.table.record.actions[0] == {"do": "bid", "coins": 1}
    assert "1  Pass" in screen.text


def test_a_desk_of_its_own_lies_beside_it(
    tidewater: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, screen: Screen
) -> None:
    import tidewater as package

    code = "from footplate.cli.desk import Desk\nclass TidewaterDesk(Desk):\n    pass\n"
    (tmp_path / "desk.py").write_text(code, encoding="utf-8")
    monkeypatch.setattr(package, "__path__", [*package.__path__, str(tmp_path)])
    game = footplate.game("tidewater")
    assert type(desk_for(game, ["Ann"], screen.console, "")).__name__ == "TidewaterDesk"
