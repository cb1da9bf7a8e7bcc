"""`footplate verify`: records that are right, broken, unpromised, or none at all."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from footplate import Record
from footplate.core.fairness import commitment
from tests.cli.driving import Run, command
from tests.core.promised import GOLDEN, promised, scripted

__all__ = ["command"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def kept(file: Path, record: Record, **changes: Any) -> str:
    file.write_text(msgspec.structs.replace(record, **changes).to_json(), encoding="utf-8")
    return str(file)


def test_a_record_whose_promise_was_kept(command: Run, file: Path) -> None:
    code, out, err = command("verify", kept(file, promised()))
    assert (code, err) == (0, "")
    assert "The promise was kept: seed 11 and salt 5f1c0a" in out
    assert "Luck: 101 rolls or draws, drawn from seed 11: 87 in the set-up" in out
    assert "60 of 60 positions were written down, and all of them agree" in out


def test_every_draw_can_be_listed(command: Run, file: Path) -> None:
    code, out, _ = command("verify", kept(file, promised()), "--draws")
    listed = [line for line in out.splitlines() if line.startswith(("set-up:", "action "))]
    assert (code, len(listed)) == (0, 101)
    assert any(line.startswith("set-up: set-up: ") and line.endswith(" cube") for line in listed)
    assert any("growth-light: die " in line for line in listed)


def test_a_wrong_hash_is_found(command: Run, file: Path) -> None:
    code, out, err = command("verify", kept(file, promised(), salt="5f1c0b"))
    assert code == 1
    assert "The promise of fair luck is not kept: seed 11 and salt 5f1c0b have the hash " in err
    assert "was kept" not in out
    assert "60 of 60 positions" in out


def test_a_promise_is_compared_with_what_was_told_at_the_start(command: Run, file: Path) -> None:
    """Whoever forges a record can forge its hash as well, but not what everybody has read."""
    record = promised()
    code, out, _ = command("verify", kept(file, record), "--promised", record.commitment.upper())
    assert (code, "which was told at the start" in out) == (0, True)
    other = commitment(record.seed, "aa")
    code, out, err = command("verify", kept(file, record, salt="aa", commitment=other))
    assert (code, err, "--promised" in out) == (0, "", True)
    for salt, hash in (("aa", other), ("", "")):
        path = kept(file, record, salt=salt, commitment=hash)
        code, out, err = command("verify", path, "--promised", record.commitment)
        assert (code, "was kept" in out, "Nobody promised" in out) == (1, False, False)
        assert f"but {record.commitment} was told at the start" in err


def test_another_seed_is_found_at_its_first_action_also_without_a_promise(
    command: Run, file: Path
) -> None:
    record = promised()
    code, _, err = command("verify", kept(file, record, seed=12, salt="", commitment=""))
    assert code == 1
    assert "The record stops fitting: action 1 does not fit: it leads to another position" in err
    assert "promise" not in err


def test_an_edited_action_is_named(command: Run, file: Path) -> None:
    record = promised()
    record.actions[20] = {"do": "bid", "amount": 99}
    code, _, err = command("verify", kept(file, record))
    assert code == 1
    assert "action 21 does not fit" in err


def test_who_promised_nothing_is_not_accused(command: Run, file: Path) -> None:
    record = promised(salt="", commitment="", actions=10)
    code, out, err = command("verify", kept(file, record, checks=[]))
    assert (code, err) == (0, "")
    assert "Nobody promised the luck of this game" in out
    assert "all 10 are legal" in out
    assert "no position was written down to compare" in out
    assert "the game is not over" in out


def test_luck_that_was_typed_in_is_called_so(command: Run, file: Path) -> None:
    code, out, _ = command("verify", kept(file, scripted(engine="0.0.9")))
    assert code == 0
    assert "typed in, as the script of the record has it" in out
    assert "made by engine 0.0.9" in out


def test_a_record_that_was_cut_is_verified_as_far_as_it_goes(command: Run, file: Path) -> None:
    kept(file, promised())
    file.write_text(file.read_text(encoding="utf-8")[:-300], encoding="utf-8")
    code, out, err = command("verify", str(file))
    assert code == 1
    assert "The file is not whole: " in err
    assert "The promise was kept" in out


def test_an_imported_game_is_verified(command: Run, file: Path) -> None:
    assert command("import", str(GOLDEN), "--save", str(file))[0] == 0
    code, out, _ = command("verify", str(file))
    assert code == 0
    assert "Nobody promised" in out


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "malformed JSON"),
        ("{}", "game"),
        ('{"game": "chess", "board": "x", "seats": 2}', "there is no game 'chess'"),
        ('{"game": "age-of-steam", "board": "rust-belt", "seats": 3, "salt": 5}', "salt"),
        ('{"game": "age-of-steam", "board": "rust-belt", "seats": 3, "seed": -1}', "seed"),
        ('{"game": "age-of-steam", "board": "rust-belt", "seats": 3, "script": [1]}', "script"),
    ],
)
def test_what_is_no_record_is_bad_input(command: Run, file: Path, text: str, line: str) -> None:
    file.write_text(text, encoding="utf-8")
    code, _, err = command("verify", str(file))
    assert code == 2
    assert line in err
    assert err.count("\n") == 1


def test_a_file_that_is_not_there(command: Run) -> None:
    code, _, err = command("verify", "none.json")
    assert (code, "none.json: no such file" in err) == (2, True)
