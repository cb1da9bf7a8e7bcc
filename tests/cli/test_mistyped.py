"""Mistyped words: one line that says what may have been meant."""

import pytest

import footplate
from footplate.core.nearest import did_you_mean, nearest
from tests.cli.driving import Run, Screen, command

__all__ = ["command"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("plya", "play"),
        ("sim age-of-steam", "did you mean simulate?"),
        ("play planet", "did you mean planet-steam?"),
        ("board lst", "list"),
        ("play age-of-stem", "age-of-steam"),
        ("rules aoe-of-steam", "age-of-steam"),
        ("schema Steam-Powr", "steam-power"),
        ("play imperial-steam --option setpu=fixed", "setup"),
        ("play imperial-steam --option setup=fixd", "'fixed'"),
        ("play age-of-steam --board rust-blet", "rust-belt"),
        ("play age-of-steam --seat me,greedy,greedy", "--seats"),
        ("play age-of-steam --seats me,gredy,random", "greedy"),
        ("play steam-power --seats me,automa:hrd", "hard"),
        ("simulate age-of-steam --seats gredy,random,random", "greedy"),
        ("board draw rust-blet", "rust-belt"),
    ],
)
def test_at_the_command_line(command: Run, typed: str, meant: str) -> None:
    code, out, err = command(*typed.split())
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert meant in err.partition(";")[0]


def test_in_the_rules(command: Run) -> None:
    code, out, err = command("rules", "steam-power", "tight", "crosing")
    assert (code, err) == (1, "")
    assert "holds 'tight crosing' (did you mean crossing?)." in out
    assert "(did you mean" not in command("rules", "steam-power", "xyzzy")[1]
    shown = Screen("me:Ann,random", game=footplate.game("steam-power")).type("rules crosing")
    assert "(did you mean crossing?)" in shown


@pytest.mark.parametrize(
    ("game", "typed", "meant"),
    [
        ("age-of-steam", "palyers", "players"),
        ("age-of-steam", "undoo", "undo"),
        ("age-of-steam", "map Detriot", "Detroit"),
        ("age-of-steam", "why Detriot", "Detroit"),
        ("steam-power", "contract K99", "K01 to"),
        ("steam-power", "mony", "money"),
        ("steam-power", "Chigaco", "Chicago"),
        ("steam-power", "factory Chigaco", "Chicago"),
        ("planet-steam", "makret", "market"),
        ("imperial-steam", "look Grza", "Graz"),
        ("imperial-steam", "brig 50", "bid"),
        ("imperial-steam", "marekt", "market"),
    ],
)
def test_in_a_game(game: str, typed: str, meant: str) -> None:
    seats = "me:Ann,random,random"
    shown = Screen(seats, game=footplate.game(game)).type(typed)
    answer = " ".join(shown.partition(f"> {typed}")[2].split())
    assert meant in answer, answer


def test_in_standing_orders() -> None:
    shown = Screen()
    shown.until("determine-player-order")
    assert "(did you mean bid-up-to?)" in shown.type("standing bid-upto 3")


def test_in_building() -> None:
    shown = Screen()
    shown.until("build-track")
    assert "Did you mean `Detroit`?" in shown.type("Detriot 0 3")
    assert "Did you mean `done`?" in shown.type("doen")


def test_nothing_is_made_up() -> None:
    assert did_you_mean("xyzzy", ["play", "rules"]) == ""
    assert nearest("PLYA", ["play", "rules"]) == "play"
    assert did_you_mean("age", []) == ""
