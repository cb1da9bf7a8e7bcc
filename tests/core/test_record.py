"""Records: written, read, replayed, and honest about where they stop fitting."""

import json
from typing import Any

import msgspec
import pytest

import footplate
from footplate import BadInput, Chance, Event, Record, RecordMismatch, read_record
from footplate.core.event import TableLaid
from footplate.core.wire import decode_json, to_json
from tests.games.age_of_steam.playing import careful


def played(actions: int = 60, **setup: Any) -> Record:
    record = Record(
        **{"game": "age-of-steam", "board": "rust-belt", "seats": 3, "seed": 4, **setup}
    )
    state, rng = record.begin(), Chance(4)
    while not state.over and len(record.actions) < actions:
        record.play(state, state.decode(careful(state, rng)))
    return record


def test_a_record_survives_its_json() -> None:
    record = played()
    again, fault = read_record(record.to_json())
    assert fault is None
    assert again == record
    assert again.replay().digest()[:8] == record.checks[-1]


def test_a_replay_can_stop_on_the_way() -> None:
    record = played()
    assert record.replay(0).digest() == record.begin().digest()
    assert record.replay(10).digest()[:8] == record.checks[9]


def test_options_and_board_are_part_of_it() -> None:
    record = played(board="southern-us", options={"income_reduction": "deluxe"}, seats=5)
    again, _ = read_record(record.to_json())
    position = again.replay().position()
    assert position.board == "southern-us"
    assert position.options == {"income_reduction": "deluxe"}
    assert len(position.players) == 5  # type: ignore[attr-defined]


def test_an_edited_action_that_is_illegal_is_named() -> None:
    record = played()
    record.actions[7] = {"do": "bid", "amount": 999}
    with pytest.raises(RecordMismatch) as mismatch:
        record.replay()
    assert mismatch.value.at == 7
    assert "action 8 does not fit" in str(mismatch.value)
    assert mismatch.value.state.digest()[:8] == record.checks[6]


def test_an_edited_action_that_is_legal_is_found_by_its_check() -> None:
    record = played()
    first = record.actions[0]
    record.actions[0] = {**first, "shares": 1 if first["shares"] != 1 else 2}
    with pytest.raises(RecordMismatch, match="it leads to another position") as mismatch:
        record.replay()
    assert mismatch.value.at == 0


def test_an_action_of_another_game_is_named() -> None:
    record = played()
    record.actions[3] = {"do": "fly", "where": "home"}
    with pytest.raises(RecordMismatch, match="'fly' is no action of age-of-steam"):
        record.replay()


@pytest.mark.parametrize("part", [0.5, 0.8, 0.97])
def test_a_truncated_file_gives_what_can_be_read(part: float) -> None:
    record = played()
    text = record.to_json()
    short, fault = read_record(text[: int(len(text) * part)])
    assert fault is not None
    assert f"{len(short.actions)} whole actions could be read" in fault
    assert short.actions == record.actions[: len(short.actions)]
    assert short.replay().digest()[:8] == record.checks[len(short.actions) - 1]


@pytest.mark.parametrize("text", ["", "{", "[1]", "null", '{"game": "age-of-steam"}', "\x00"])
def test_what_is_no_record_is_refused_in_one_line(text: str) -> None:
    with pytest.raises(BadInput) as bad:
        read_record(text)
    assert "\n" not in str(bad.value)


def test_unknown_fields_and_wrong_types_are_refused() -> None:
    plain = json.loads(played(5).to_json())
    with pytest.raises(BadInput, match="unknown field color"):
        read_record(json.dumps({**plain, "color": 1}))
    with pytest.raises(BadInput, match="seats: expected int, got str"):
        read_record(json.dumps({**plain, "seats": "3"}))


def test_an_unknown_game_or_board_is_refused() -> None:
    with pytest.raises(BadInput, match="there is no game 'chess'; there are: age-of-steam"):
        Record(game="chess", board="rust-belt", seats=3).begin()
    with pytest.raises(BadInput, match="no such board"):
        Record(game="age-of-steam", board="mars", seats=3).begin()


def test_a_script_that_ends_too_early_is_said() -> None:
    record = Record(game="age-of-steam", board="rust-belt", seats=3, script=[1, 2, 3])
    with pytest.raises(BadInput, match="the script has no outcome left"):
        record.begin()


def test_a_script_of_ties_without_an_end_is_refused_like_any_other_that_ends() -> None:
    cubes = [at % 5 for at in range(78)]
    record = Record(game="age-of-steam", board="rust-belt", seats=3, script=cubes + [1] * 60_000)
    with pytest.raises(BadInput, match="the script has no outcome left"):
        record.begin()


@pytest.mark.parametrize(
    "field", ["game", "board", "seats", "options", "seed", "script", "names", "actions", "checks"]
)
@pytest.mark.parametrize("value", [1.5, b"x", [[]], [None], object(), {1: 2}, {"a": []}])
def test_a_record_made_in_python_of_what_none_can_hold_is_refused(field: str, value: Any) -> None:
    record = Record(game="age-of-steam", board="rust-belt", seats=3)
    setattr(record, field, value)
    with pytest.raises(BadInput, match="record: "):
        record.begin()
    with pytest.raises(BadInput, match="record: "):
        record.replay()


@pytest.mark.parametrize("at", [-1, 6, "3", 2.0, True, []])
def test_a_replay_up_to_what_is_no_number_of_actions_is_refused(at: Any) -> None:
    with pytest.raises(BadInput, match="the record has 5 actions, so there is no "):
        played(5).replay(at)


def test_a_record_is_read_from_text() -> None:
    with pytest.raises(BadInput, match="text"):
        read_record(played(5).to_json().encode())  # type: ignore[arg-type]


@pytest.mark.parametrize("name", sorted(footplate.names()))
def test_a_record_may_begin_with_a_position(name: str) -> None:
    """A puzzle: the position, then what was played from there."""
    game = footplate.game(name)
    whole = Record(game=name, board=game.default_board, seats=3, seed=5)
    state, rng = whole.begin(), Chance(5)
    for _ in range(12):
        whole.play(state, state.decode(state.sample(rng)))
    plain = decode_json(to_json(state.position()))
    board, options = game.played_on(state)
    puzzle = Record(game=name, board=board, options=options, seats=3, position=plain)
    events: list[Event] = []
    again = puzzle.begin(events)
    assert again.digest() == state.digest()
    assert isinstance(events[0], TableLaid)
    for _ in range(12):
        code = state.sample(rng)
        puzzle.play(again, state.decode(code))
        state.play_code(code)
    read, fault = read_record(puzzle.to_json())
    assert fault is None
    assert read.replay().digest() == state.digest()
    plain["luck"] = None
    other = msgspec.structs.replace(puzzle, position=plain, actions=[], checks=[], seed=9)
    assert other.begin().chance.key() == Chance(9).key()
    wrong = msgspec.structs.replace(puzzle, seats=2)
    with pytest.raises(BadInput, match="position: is of another game, board, options or seats"):
        wrong.begin()


def test_a_record_without_a_position_is_written_as_before() -> None:
    record = Record(game="age-of-steam", board="rust-belt", seats=3)
    assert "position" not in record.to_json()
