"""Undo, redo, restart and standing orders as a player types them; games that were broken off."""

from pathlib import Path

import pytest

import footplate
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
    code, out, err = command()
    assert (code, err) == (0, "")
    assert "Games that were broken off:" in out
    assert "1 Age of Steam, Ann, random 2, random 3," in out
    assert "seed 7" in out
