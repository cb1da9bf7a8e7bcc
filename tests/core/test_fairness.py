"""Fair luck: what was promised at the start is what was played by, roll for roll."""

import hashlib
from typing import Any

import msgspec
import pytest

import footplate
from footplate import Chance, Record, read_record
from footplate.core.fairness import broken_promise, commitment, draws_of
from footplate.core.wire import to_plain
from tests.core.promised import GOLDEN, SALT, promised, scripted

GAMES = ["age-of-steam", "imperial-steam", "planet-steam", "steam-power"]


def test_a_commitment_is_the_hash_of_seed_and_salt() -> None:
    assert commitment(11, SALT) == hashlib.sha256(b"11:5f1c0a").hexdigest()
    assert commitment(11, SALT) != commitment(1, "1:5f1c0a")


def test_salt_and_commitment_survive_the_json_of_a_record() -> None:
    record = promised(actions=5)
    again, fault = read_record(record.to_json())
    assert (again, fault) == (record, None)
    assert broken_promise(again) is None


def test_a_record_without_a_promise_is_written_as_before() -> None:
    text = Record(game="age-of-steam", board="rust-belt", seats=3).to_json()
    assert "salt" not in text
    assert "commitment" not in text
    assert broken_promise(read_record(text)[0]) is None


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"seed": 12}, "seed 12 and salt 5f1c0a have the hash "),
        ({"salt": "5f1c0b"}, "seed 11 and salt 5f1c0b have the hash "),
        ({"commitment": "00"}, "but 00 was promised"),
        ({"salt": ""}, "the salt is not told"),
        ({"script": [1]}, "typed in and not drawn from the seed"),
        ({"position": {"luck": {"seeded": [1]}}}, "that of the first position"),
    ],
)
def test_a_promise_that_was_not_kept_is_named(changes: dict[str, Any], words: str) -> None:
    broken = broken_promise(msgspec.structs.replace(promised(actions=0), **changes))
    assert broken is not None
    assert words in broken


@pytest.mark.parametrize("game", GAMES)
def test_every_draw_of_a_record_is_told_in_order(game: str) -> None:
    """Written as a script, they are the same game: none is missing, and none is told wrongly."""
    record = promised(game, 250)
    draws = draws_of(record)
    assert [draw.action for draw in draws] == sorted(draw.action for draw in draws)
    assert draws[0].action == 0
    assert all(draw.name and draw.what for draw in draws)
    typed = msgspec.structs.replace(record, script=[draw.number for draw in draws], checks=[])
    one, two = record.replay(), typed.replay()
    assert two.chance.key()[0] == len(draws), "the script was used to its end"
    assert to_plain(two.view(0)) == to_plain(one.view(0))
    assert draws_of(typed) == draws


def test_draws_are_told_in_the_words_of_the_game() -> None:
    draws = draws_of(promised(seed=4, actions=200))
    cube = draws[0]
    assert (cube.what, cube.source, cube.name.split()[1]) == ("set-up", "bag", "cube")
    assert {draw.source for draw in draws if draw.what == "player-order"} == {"die"}


def test_a_record_that_begins_with_a_position_has_no_set_up() -> None:
    whole = promised(actions=10)
    state = whole.replay()
    board, options = state.game.played_on(state)
    start = to_plain(state.position())
    puzzle = Record(game=whole.game, board=board, seats=3, options=options, position=start)
    playing, rng = puzzle.begin(), Chance(2)
    while not playing.over:
        puzzle.play(playing, playing.decode(playing.sample(rng)))
    assert all(draw.action for draw in draws_of(puzzle))


# --- scripts --------------------------------------------------------------------------------------


def test_a_script_can_grow_and_its_checks_stay_right() -> None:
    record = scripted()
    assert record.script is not None
    longer = msgspec.structs.replace(record, script=[*record.script, 3, 1])
    assert longer.replay().digest() != record.replay().digest()
    other = [(record.script[0] + 1) % 5, *record.script[1:]]
    with pytest.raises(footplate.RecordMismatch, match="another position"):
        msgspec.structs.replace(record, script=other).replay()


def test_checks_that_knew_the_whole_script_still_hold() -> None:
    record = scripted()
    checks, state = [], record.begin()
    for action in record.actions:
        state.play(action)
        checks.append(state.digest()[:8])
    assert checks != record.checks
    older = msgspec.structs.replace(record, checks=checks)
    assert older.replay().digest() == record.replay().digest()
    older.checks[3] = "00000000"
    with pytest.raises(footplate.RecordMismatch, match="action 4 does not fit"):
        older.replay()


def test_an_imported_game_has_luck_that_was_typed_in() -> None:
    record = footplate.game("age-of-steam").import_game(GOLDEN.read_bytes(), {}).record
    assert [draw.number for draw in draws_of(record)] == record.script
