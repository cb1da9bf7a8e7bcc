"""Undo, redo, restart and standing orders as a player types them; games that were broken off."""

from pathlib import Path

import pytest

import footplate
from footplate import Chance
from footplate.cli.outcome import load_record
from tests.cli.driving import Run, Screen, command

__all__ = ["command"]  # a fixture

IMPERIAL = footplate.game("imperial-steam")


def test_what_was_taken_back_is_done_again() -> None:
    shown = Screen()
    shown.until("issue-shares")
    before = shown.table.count
    assert "Taken back." in shown.type("2", "undo")
    assert shown.table.count == before
    assert "Done again." in shown.type("redo")
    assert shown.table.count > before
    assert "nothing to do again" in shown.type("redo")


def test_a_turn_is_begun_again() -> None:
    shown = Screen("me:Ann,random", game=IMPERIAL)
    shown.type("0")
    while shown.table.asked != 0:
        shown.session.step()
    began = shown.table.count
    shown.type("sell")
    assert shown.table.count == began + 1
    assert "Back to the beginning of your turn." in shown.type("restart")
    assert shown.table.count == began
    assert "since your last decision: it stands." in shown.type("restart")


def test_standing_orders_are_listed_given_and_called_off() -> None:
    shown = Screen()
    shown.until("determine-player-order")
    assert "standing bid-up-to 0–" in shown.type("standing")
    shown.type("standing bid-up-to 2")
    before = len(shown.text)
    shown.session.step()
    assert "by standing order" in shown.text[before:]
    assert shown.table.record.actions[-1]["do"] in ("bid", "drop-out", "select-action")
    again = Screen()
    again.until("determine-player-order")
    assert "takes a number from 0" in again.type("standing bid-up-to 999")
    assert "is no number" in again.type("standing bid-up-to much")
    assert "No standing order 'fly' now" in again.type("standing fly")
    assert "no standing order to call off" in again.type("standing off")
    again.table.order(0, "bid-up-to", 1)
    assert again.table.programs


def test_where_nothing_can_be_ordered_it_is_said() -> None:
    shown = Screen("me:Ann,random", game=footplate.game("steam-power"))
    assert "nothing that could be played for you" in shown.type("standing")


def test_a_mistyped_command_gets_a_suggestion() -> None:
    shown = Screen()
    shown.until("issue-shares")
    assert "Did you mean `undo`?" in shown.type("undoo")


def test_the_menu_offers_games_that_were_broken_off(
    command: Run, monkeypatch: pytest.MonkeyPatch, own_data: Path
) -> None:
    given = iter(["2", "1", "undo"])

    def answer(prompt: str = "") -> str:
        try:
            return next(given)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    command("play", "age-of-steam", "--seats", "me:Ann,random,random", "--seed", "7")
    assert len(list((own_data / "footplate").glob("footplate-rescue-age-of-steam-7.json"))) == 1
    given = iter(["1"])
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    code, out, err = command("menu")
    assert (code, err) == (0, "")
    assert "Games that were broken off:" in out
    assert "1 Age of Steam, Ann, random 2, random 3," in out
    assert "seed 7" in out


# --- a game that was broken off, taken up again ---------------------------------------------------


class Typed:
    """What is typed at the keyboard; then it is at its end."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lines: list[str] = []
        monkeypatch.setattr("builtins.input", self.answer)

    def answer(self, prompt: str = "") -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Typed:
    return Typed(monkeypatch)


def nearly_over(own_data: Path) -> Path:
    """A game that was broken off before the person's last decision."""
    shown = Screen("me:Ann,random,random", seed=4)
    table, rng = shown.table, Chance(4)
    while not table.over:
        shown.play(table.state.decode(table.state.sample(rng)))
    mine = [at for at, step in enumerate(table.steps) if step.seat == 0 and step.choice]
    table.undo(0, consent=True)
    assert table.count == mine[-1]
    file = own_data / "footplate" / "footplate-rescue-age-of-steam-4.json"
    file.parent.mkdir()
    file.write_text(table.record.to_json(), encoding="utf-8")
    return file


TAKE = ["hint", "take"]


def test_going_on_saves_into_the_same_file(command: Run, typed: Typed, own_data: Path) -> None:
    typed.lines = ["2"]
    command("play", "age-of-steam", "--seats", "me:Ann,random,random", "--seed", "7")
    [file] = (own_data / "footplate").iterdir()
    before = len(load_record(file)[0].actions)
    typed.lines = ["hint", "take", "quit", "y", ""]
    assert command("play", "--record", str(file))[0] == 0
    assert [*(own_data / "footplate").iterdir()] == [file]
    assert len(load_record(file)[0].actions) > before


def test_a_game_that_was_taken_up_and_is_over_is_offered_no_more(
    command: Run, typed: Typed, own_data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = nearly_over(own_data)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    typed.lines = ["1", *TAKE]
    _, out, _ = command("menu")
    assert "The game is over" in out
    assert file.exists(), "there was no more input to say where the end shall be kept"
    typed.lines = ["1", ""]
    _, out, _ = command("menu")
    assert "The game is over" in out
    assert not file.exists()
    assert "broken off" not in command("menu")[1]


def test_its_end_can_be_kept_elsewhere(
    command: Run, typed: Typed, own_data: Path, tmp_path: Path
) -> None:
    file, end = nearly_over(own_data), tmp_path / "end.json"
    command("play", "--record", str(file), "--save", str(end), "--seats", "random,random,random")
    assert load_record(end)[0].replay().over
    assert not file.exists()


def test_a_what_if_leaves_the_file_alone(command: Run, typed: Typed, own_data: Path) -> None:
    file = nearly_over(own_data)
    before = file.read_bytes()
    typed.lines = TAKE
    command("play", "--record", str(file), "--at", "20")
    assert file.read_bytes() == before
