"""`footplate analyse`: the turns in which search would have gained most."""

import json
from pathlib import Path

import pytest

import footplate
from footplate.bots import make_bot, play_match, record_of
from tests.cli.driving import Run, command

__all__ = ["command"]

GAME = footplate.game("planet-steam")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The beginning of a random game: there is much to be done better."""
    bots = [make_bot("random", GAME, seat) for seat in range(2)]
    codes = play_match(GAME, bots, 6).codes[:14]
    file = tmp_path_factory.mktemp("records") / "game.json"
    kept = record_of(GAME, ["random", "random"], 6, None, {}, codes)
    file.write_text(kept.to_json(), encoding="utf-8")
    return file


def test_turns_are_named_with_what_would_have_been_better(command: Run, record: Path) -> None:
    code, out, err = command("analyse", str(record), "--bot", "search:4", "--json")
    found = json.loads(out)
    assert (code, err) == (0, "")
    assert found["names"] == ["random 1", "random 2"]
    assert found["turns"] > 5
    missed = found["missed"]
    assert missed
    assert [each["gain"] for each in missed] == sorted((m["gain"] for m in missed), reverse=True)
    for each in missed:
        assert each["gain"] > each["error"] > 0
        assert each["better"]["chosen"]
        assert each["better"]["actions"] != each["played"]["actions"]
        assert each["played"]["words"]
        at = footplate.read_record(record.read_text(encoding="utf-8"))[0].replay(each["at"])
        assert at.seat == each["seat"]
        assert at.refuse(each["better"]["actions"][0]) is None
    again = command("analyse", str(record), "--bot", "search:4", "--json")[1]
    assert json.loads(again) == found, "the same record and bot say the same"


def test_it_is_said_in_words(command: Run, record: Path) -> None:
    code, out, _ = command(
        "analyse", str(record), "--bot", "search:4", "--seat", "2", "--most", "1"
    )
    assert code == 0
    assert "thought over by search:4." in out
    assert "random 2" in out
    assert "random 1\n" not in out
    assert out.count("  played: ") == out.count("  better: ") == 1


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--seat", "3"], "has seats 1 to 2, and no seat 3"),
        (["--bot", "greedy"], "'greedy' does not search"),
        (["--most", "0"], "--most must be 1 or more"),
    ],
)
def test_bad_input_is_one_line(command: Run, record: Path, words: list[str], why: str) -> None:
    code, out, err = command("analyse", str(record), *words)
    assert (code, out) == (2, "")
    assert why in err
    assert err.count("\n") == 1
