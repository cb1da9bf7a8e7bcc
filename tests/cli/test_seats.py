"""Seats and options as they are typed: people, bots, Automas, solo; and the menu that asks them."""

import json
from pathlib import Path

import pytest

import footplate
from footplate import BadInput
from footplate.cli.scores import keep, scores_file
from footplate.cli.seats import parse_bots, parse_options, parse_seats, recorded_seats
from footplate.cli.series import names_of
from tests.cli.driving import Run, Screen, command, run

__all__ = ["command"]

AGE = footplate.game("age-of-steam")
POWER = footplate.game("steam-power")


# --- seats --------------------------------------------------------------------------------------


def test_automas_are_seated_and_named() -> None:
    seats = parse_seats("me:Ann,automa:very-easy,greedy,automa", POWER)
    assert [seat.name for seat in seats] == ["Ann", "Automa 2", "greedy 3", "Automa 4"]
    assert [seat.level for seat in seats] == ["", "very-easy", "", "normal"]
    assert [seat.person for seat in seats] == [True, False, False, False]
    shown = Screen("me:Ann,automa:hard", game=POWER)
    assert shown.table.record.options == {"automas": "2:hard"}


def test_bots_of_ones_own_are_seated_and_named(tmp_path: Path) -> None:
    file = tmp_path / "hasty.py"
    text = "class Hasty:\n    def choose(self, state):\n        return state.codes()[0]\n"
    file.write_text(text, encoding="utf-8")
    seats = parse_seats(f"me:Ann, {file}:Hasty ,automa", POWER)
    assert [seat.name for seat in seats] == ["Ann", "Hasty 2", "Automa"]
    assert [seat.kind for seat in seats] == ["me", f"{file}:Hasty", "automa"]
    assert parse_bots(f"greedy,{file}:Hasty,automa:hard", POWER) == [
        *("greedy", f"{file}:Hasty", "automa:hard"),
    ]
    # A record names no file that going on with it would run: whoever goes on says --seats again.
    assert recorded_seats(["Ann", "Hasty 2"], 2)[1].kind == "me"
    shown = run(
        *("play", "steam-power", "--seats", f"me:Ann,{file}:Hasty", "--seed", "4"),
        typed="money\n",
    )
    assert shown.returncode == 0, shown.stderr
    assert "Hasty 2" in shown.stdout


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["simulate", "steam-power", "--seats", "greedy,none.py:A"], "none.py: no such file"),
        (["play", "steam-power", "--seats", "me,none.py:A"], "none.py: no such file"),
        (["play", "steam-power", "--seats", "me,none:A"], "there is no module 'none' here"),
        (["simulate", "steam-power", "--seats", "me:Ann,random"], "there is no bot 'me:Ann'"),
        (["simulate", "steam-power", "--seats", "random:Ann,random"], "there is no bot 'random:"),
        (["play", "age-of-steam", "--seats", "me,automa,random"], "Age of Steam has no Automa"),
        (["simulate", "age-of-steam", "--seats", "automa,random,random"], "has no Automa"),
        (["play", "steam-power", "--seats", "me,automa:godlike"], "there is no Automa 'godlike'"),
        (["play", "steam-power", "--seats", "me,robot"], "there are: me, greedy, random, easy"),
        (["play", "steam-power", "--seats", "me:Automa,automa"], "two seats are called 'Automa'"),
        (
            ["play", "steam-power", "--seats", "me,random", "--option", "automas=2:hard"],
            "an option gives seat 2 to an Automa: write it in --seats",
        ),
        (
            ["play", "steam-power", "--seats", "me", "--option", "solo=none"],
            "1 seat is for solo='basic'",
        ),
        (["play", "steam-power", "--option", "trains=19"], "trains must be one of 18, 21"),
        (["play", "steam-power", "--option", "vp_group=maybe"], "vp_group must be true or false"),
        (["play", "steam-power", "--board", "rust-belt"], "england-wales, germany, us-midwest"),
        (["simulate", "steam-power", "--seats", "me,automa"], "there is no bot 'me'"),
    ],
)
def test_seats_and_options_that_are_refused(command: Run, arguments: list[str], line: str) -> None:
    code, _, err = command(*arguments)
    assert code == 2
    assert line in err
    assert err.count("\n") == 1


def test_options_of_every_type() -> None:
    words = ["trains=18", "leftover-vp=0", "vp_group=no", "coexisting_curves=on", "steal=per-card"]
    assert parse_options(POWER, words) == {
        "trains": 18,
        "leftover_vp": 0,
        "vp_group": False,
        "coexisting_curves": True,
        "steal": "per-card",
    }
    assert parse_options(AGE, ["rebuild_same_hex=yes"]) == {"rebuild_same_hex": True}
    with pytest.raises(BadInput):
        parse_options(POWER, ["trains=many"])


def test_a_record_remembers_its_automas() -> None:
    options = {"automas": "2:hard, 3:very-easy"}
    automas = POWER.automas(options, 3)
    assert automas == {1: "hard", 2: "very-easy"}
    assert AGE.automas({}, 3) == {}
    seats = recorded_seats(["Ann", "Automa", "Automa 2"], 3, automas)
    assert [seat.kind for seat in seats] == ["me", "automa", "automa"]


def test_a_game_with_an_automa_is_continued(
    command: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    first = run(
        *("play", "steam-power", "--seats", "me:Ann,automa:hard", "--seed", "4"),
        *("--save", str(file)),
        typed="L7 0-3\ndone\nmoney\n",
    )
    assert first.returncode == 0, first.stderr
    assert "2 Automa (hard)" in first.stdout
    assert json.loads(file.read_text(encoding="utf-8"))["options"] == {"automas": "2:hard"}
    second = run("play", "--record", str(file), "--save", str(file), typed="money\n")
    assert second.returncode == 0, second.stderr
    assert "2 Automa (hard)" in second.stdout
    assert "Ann takes $3 from the bank." in second.stdout
    for seats in ("me,automa", "me,random", "automa:hard,me"):
        code, _, err = command("play", "--record", str(file), "--seats", seats)
        assert code == 2
        assert "its Automas stay as they are: seat 2 automa:hard" in err
    told = run("replay", str(file))
    assert told.returncode == 0
    assert "Ann lays track N–S on L7" in told.stdout


def test_play_without_seats_is_against_an_automa() -> None:
    shown = run("play", "steam-power", "--seed", "3", typed="quit\ny\n\n")
    assert shown.returncode == 0, shown.stderr
    assert "2 Automa (normal)" in shown.stdout


def test_one_seat_is_basic_solo_and_says_so() -> None:
    shown = run("play", "steam-power", "--seats", "me", "--seed", "3", typed="")
    assert "One seat: Steam Power is played with the option solo=basic." in shown.stdout
    assert "Round 1 of 8" in shown.stdout
    said = run("play", "steam-power", "--seats", "me", "--option", "solo=basic", typed="")
    assert "One seat" not in said.stdout
    assert "Round 1 of 8" in said.stdout


def test_simulations_take_automas_and_solo(command: Run) -> None:
    arguments = ("simulate", "steam-power", "--games", "2", "--json", "--seats")
    code, out, err = command(*arguments, "random,automa:hard,random")
    assert code == 0, err
    assert json.loads(out)["seats"] == ["random", "automa:hard", "random"]
    code, out, err = command(*arguments, "random")
    assert code == 0, err
    assert json.loads(out)["options"] == {"solo": "basic"}
    assert json.loads(out)["entrants"][0]["wins"] == 0


# --- the best scores ----------------------------------------------------------------------------


def test_the_best_scores_are_kept() -> None:
    record = Screen("me:Ann", game=POWER, seed=7).table.record
    assert "is the first on this map with this seed" in keep(record, 40, "Ann")[0]
    lines = keep(record, 35, "Bob")
    assert lines[0] == "The best on this map with this seed is 40 by Ann (seed 7); you have 35."
    record.seed = 8
    lines = keep(record, 50, "Bob")
    assert "is the first on this map with this seed" in lines[0]
    assert lines[1] == "Your score of 50 is the best on this map; it was 40 (seed 7)."
    data = json.loads(scores_file().read_text(encoding="utf-8"))
    assert data["boards"]["steam-power us-midwest solo=basic"]["best"]["score"] == 50
    record.board = "germany"
    assert "is the first on this map." in keep(record, 10, "Ann")[1]


def test_scores_that_cannot_be_kept_are_harmless(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = Screen("me:Ann", game=POWER, seed=7).table.record
    file = scores_file()
    file.parent.mkdir(parents=True)
    for text in ("{", '{"format": "other"}', "[]"):
        file.write_text(text, encoding="utf-8")
        lines = keep(record, 40, "Ann")
        assert len(lines) == 1
        assert "cannot be read, so this one is not kept" in lines[0]
        assert file.read_text(encoding="utf-8") == text
    blocked = tmp_path / "blocked"
    blocked.write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(blocked))
    assert "The score cannot be kept" in keep(record, 40, "Ann")[-1]
    monkeypatch.setenv("XDG_DATA_HOME", "")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert scores_file() == tmp_path / ".local/share/footplate/scores.json"


# --- the menu -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answers", "shown"),
    [
        (["steam", "Ann", "", "", "", "", "", "money"], "2 Automa (normal)"),
        (["steam", "Ann", "auto", "very-h", "ger", "", ""], "Steam Power on Germany, seed"),
        (
            ["steam", "Ann", "alone", "", "", ""],
            "One seat: Steam Power is played with the option solo=basic.",
        ),
        (["steam", "Ann", "others", "me,random,automa:easy", "", "", ""], "3 Automa (easy)"),
        (["steam", "Ann", "", "", "", "early", "", "2", "ger"], "That does not go together:"),
        (["imp", "Ann", "", "fixed", "?", "money=1", ""], "option of imperial-steam"),
        (
            ["steam", "", "others", "me,robot", "random,me", "", "", ""],
            "there is no seat kind 'robot'",
        ),
        (["Age of Steam", "Ann", "me,greedy", "", "", ""], "takes 3 to 6 seats, not 2."),
    ],
)
def test_the_menu_asks_against_whom(
    command: Run, monkeypatch: pytest.MonkeyPatch, answers: list[str], shown: str
) -> None:
    given = iter(answers)

    def answer(prompt: str = "") -> str:
        try:
            return next(given)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    code, out, err = command("menu")
    assert (code, err) == (0, "")
    assert shown in out


def test_the_menu_keeps_its_questions_on_a_line(
    command: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def answer(prompt: str = "") -> str:
        asked.append(prompt)
        if len(asked) > 6:
            raise EOFError
        return ""

    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    out = command("menu")[1]
    assert max(map(len, asked)) <= 64
    assert "Board: 1 new-hampshire, 2 reversteam, 3 rust-belt" in out


def test_a_search_keeps_its_budget_in_tables() -> None:
    kinds = ["search:16", "search:1s", "hard", "bots/hasty.py:Hasty"]
    assert names_of(kinds) == ["search:16", "search:1s", "hard", "Hasty"]
    seats = parse_seats("me:Ann,search:16,hard,greedy:Bob", footplate.game("planet-steam"))
    assert [seat.kind for seat in seats] == ["me", "search:16", "hard", "greedy"]
    assert [seat.name for seat in seats] == ["Ann", "search:16 2", "hard 3", "Bob"]
    again = recorded_seats([seat.name for seat in seats], 4)
    assert [seat.kind for seat in again] == ["me", "search:16", "hard", "me"]
