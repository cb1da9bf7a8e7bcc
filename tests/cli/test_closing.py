"""How games end or break off: ties, rescued records; what simulations and rule pages tell."""

import json
from pathlib import Path
from typing import Literal

import pytest

import footplate
from footplate import BadInput, read_record
from footplate.bots import base
from footplate.cli.closing import outcome
from footplate.core.options import allowed_values
from footplate.core.view import Result, rank
from tests.cli.driving import Run, Screen, command, run

__all__ = ["command"]

POWER = footplate.game("steam-power")
NAMES = ["Ann", "Bob", "Cy"]


def tied(ties: list[int]) -> Result:
    scores = [(seat, {"contracts": 30, "money": 2}, False) for seat in range(len(ties))]
    return rank(scores, True, ties, "fulfilled contracts")


# --- ties ---------------------------------------------------------------------------------------


def test_what_breaks_a_tie_is_told() -> None:
    words = outcome(tied([13, 14, 12]), NAMES)
    assert words == ["Bob has won at equal scores of 32 points: 14 fulfilled contracts against 13."]
    words = outcome(tied([14, 14]), NAMES)
    assert words == ["Ann and Bob share the win, equal in fulfilled contracts too."]
    plain = rank([(0, {"track": 3}, False), (1, {"track": 2}, False)], True)
    assert outcome(plain, NAMES) == ["Ann has won."]
    assert outcome(rank([(0, {"track": 3}, True)], True), NAMES) == ["Nobody has won."]


def test_the_tie_break_has_a_column() -> None:
    shown = Screen("me:Ann,random", game=POWER)
    shown.session.show(shown.desk.score(tied([13, 14])))
    lines = shown.text.splitlines()
    assert "fulfilled contracts" in lines[0]
    assert lines[1].split() == ["1.", "2", "random", "2", "32", "30", "2", "14"]
    aged = Screen()
    assert "fulfilled" not in aged.type("score")


def test_a_replay_tells_who_has_won(command: Run, tmp_path: Path) -> None:
    shown = Screen("random,random", game=POWER, seed=8)
    while not shown.table.state.over:
        shown.session.step()
    file = tmp_path / "game.json"
    shown.session.save(file)
    code, out, _ = command("replay", str(file))
    assert code == 0
    assert "has won" in out or "share the win" in out
    code, out, _ = command("replay", str(file), "--json")
    data = json.loads(out)
    assert data["result"]["tie_break"] == "fulfilled contracts"
    assert "tie" in data["result"]["standings"][0]
    assert data["outcome"] == outcome(shown.table.state.result(), shown.table.names)


# --- games that break off -----------------------------------------------------------------------


@pytest.mark.parametrize("stop", [EOFError, KeyboardInterrupt])
@pytest.mark.parametrize("game", ["age-of-steam", "steam-power"])
def test_a_game_that_breaks_off_is_kept(
    command: Run, monkeypatch: pytest.MonkeyPatch, own_data: Path, stop: type, game: str
) -> None:
    first = "money" if game == "steam-power" else "1"

    def play(*arguments: str) -> str:
        given = iter([first])

        def answer(prompt: str = "") -> str:
            try:
                return next(given)
            except StopIteration:
                raise stop from None

        monkeypatch.setattr("builtins.input", answer)
        return command("play", *arguments)[1]

    seats = "me:Ann,random,random"
    out = play(game, "--seats", seats, "--seed", "7")
    file = own_data / "footplate" / f"footplate-rescue-{game}-7.json"
    assert f"Go on with: footplate play --record {file}" in out.replace("\n", "")
    begun, _ = read_record(file.read_text(encoding="utf-8"))
    assert begun.actions
    # Going on and breaking off again keeps the longer record in the same place.
    play("--record", str(file))
    longer, _ = read_record(file.read_text(encoding="utf-8"))
    assert longer.actions[: len(begun.actions)] == begun.actions
    assert len(longer.actions) > len(begun.actions)
    # Another game of the same seed leaves it alone.
    play(game, "--seats", seats, "--seed", "7", "--board", sorted(footplate.game(game).boards())[0])
    assert file.with_name(f"{file.stem}-2.json").exists()


def test_nothing_is_kept_where_nothing_was_decided(own_data: Path, tmp_path: Path) -> None:
    out = run("play", "steam-power", "--seed", "7", typed="").stdout
    assert "No more input" in out
    run("play", "steam-power", "--seed", "7", typed="money\nquit\ny\n\n")
    run("play", "steam-power", "--seed", "7", "--save", str(tmp_path / "x.json"), typed="money\n")
    assert not (own_data / "footplate").exists()


def test_a_record_that_cannot_be_rescued(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("", encoding="utf-8")
    shown = run("play", "steam-power", "--seed", "7", typed="money\n", XDG_DATA_HOME=str(blocked))
    assert shown.returncode == 0
    assert "The game cannot be kept: " in shown.stdout


def test_the_menu_rescues_as_well(
    command: Run, monkeypatch: pytest.MonkeyPatch, own_data: Path
) -> None:
    given = iter(["steam", "Ann", "", "", "", "", "", "money"])

    def answer(prompt: str = "") -> str:
        try:
            return next(given)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    code, out, _ = command("menu")
    assert code == 130
    assert "The game is kept in" in out
    assert list((own_data / "footplate").glob("footplate-rescue-steam-power-*.json"))


# --- bots ---------------------------------------------------------------------------------------


def test_no_bot_no_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(game: object, seed: int) -> base.Bot:
        raise BadInput("there is no greedy bot for Steam Power yet")

    monkeypatch.setitem(base._KINDS, "greedy", none)
    text = Screen("me:Ann,random", game=POWER).type("hint", "take")
    assert "No hint: there is no greedy bot for Steam Power yet." in text
    assert "There is no hint to take" in text


@pytest.mark.parametrize("name", footplate.names())
def test_simulations_need_no_seats(
    command: Run, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setitem(base._KINDS, "greedy", base._KINDS["random"])
    code, out, err = command("simulate", name, "--games", "1")
    assert (code, err) == (0, "")
    assert "1 game," in out
    assert ("bankrupt" in out) == (name == "age-of-steam")


@pytest.mark.parametrize("words", ["automa", "automa:hard,automa"])
@pytest.mark.parametrize("verb", ["play", "simulate"])
def test_an_automa_needs_a_player(command: Run, verb: str, words: str) -> None:
    code, _, err = command(verb, "steam-power", "--seats", words)
    assert code == 2
    assert "an Automa needs a player" in err


def test_forced_choices_are_told_once() -> None:
    from tests.cli.test_steam_power import placed, track

    tracks = [track("L7", 0, 3)]
    shown = placed([{"money": 30, "hand": ["K20"]}, {}], tracks=tracks)
    shown.type("fulfil K20")
    text = shown.type("hand")
    assert text.count("Ann buys orange from the bank") == 1
    assert "from the bank for $5.  (the only choice, played at once)" in text
    assert "has one choice only" not in text


# --- options ------------------------------------------------------------------------------------


def test_an_option_that_is_a_number_says_so() -> None:
    assert allowed_values(int) == allowed_values(int | None) == "a whole number"
    assert allowed_values(Literal[18, 21] | None) == "one of 18, 21"
    assert allowed_values(str) == "text"


@pytest.mark.parametrize("name", ["age-of-steam", "steam-power"])
def test_options_are_listed_with_values_and_meaning(
    command: Run, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    code, out, _ = command("rules", name, "option")
    assert code == 0
    for option in footplate.game(name).options_type.__struct_fields__:
        assert option in out
    if name == "steam-power":
        assert "18, 21" in out
        assert "How many links a player can own." in out
        assert "true or false" in out
        assert "How many links" in Screen("me:Ann,random", game=POWER).type("rules options")
    else:
        assert "2009, deluxe" in out
