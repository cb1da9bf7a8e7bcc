"""Input that nobody should send: one clear line, nothing changed, nothing broken for the next."""

import copy
import json
import pickle
import time
from typing import Any

import pytest

import footplate
from footplate import BadInput, Chance, Record, RecordMismatch, Refused, ScriptedChance, read_record
from footplate.core.chance import ScriptEnded
from footplate.core.datafile import BadData, read_toml
from footplate.games.age_of_steam.language import actions as a
from tests.games.age_of_steam.playing import plain_start

GAME = footplate.game("age-of-steam")


@pytest.mark.parametrize(
    "seats", [3.0, "3", None, [3], True, pytest.param(10**5000, id="huge"), -3]
)
def test_strange_seats_are_refused_and_spoil_nothing(seats: Any) -> None:
    with pytest.raises(BadInput):
        GAME.start(seats)
    assert GAME.start(3).seat is not None


@pytest.mark.parametrize("seed", ["7", 1.5, None, -1, 1 << 64])
def test_strange_seeds_are_refused(seed: Any) -> None:
    with pytest.raises(BadInput, match="seed must be"):
        GAME.start(3, seed)


def test_an_option_of_the_wrong_type_is_refused_also_after_a_right_one() -> None:
    GAME.start(3, rebuild_same_hex=True)
    with pytest.raises(BadInput, match="rebuild_same_hex must be true or false"):
        GAME.start(3, rebuild_same_hex=1)
    with pytest.raises(BadInput, match="option start_order must be"):
        GAME.start(3, start_order=[])  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="board must be text"):
        GAME.start(3, board=5)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text", ['{"do": []}', '{"do": {}}', "[" * 1100, "[" * 100_000, "\udcff", '{"do": "bid"}']
)
def test_hostile_actions_are_bad_input(text: str) -> None:
    with pytest.raises(BadInput) as bad:
        GAME.action(text)
    assert "\n" not in str(bad.value)


@pytest.mark.parametrize("name", ["x" * 5_000, "x y " * 5_000])
def test_a_reason_quotes_no_more_of_its_input_than_can_be_read(name: str) -> None:
    with pytest.raises(BadInput, match="is not a hex") as bad:
        GAME.encode(a.BuildTrack(name, ((1, 4),)))
    assert len(str(bad.value)) <= 1_500
    with pytest.raises(BadInput, match="phase") as bad:
        GAME.position({"players": [{}, {}, {}], "phase": name})
    assert len(str(bad.value)) <= 1_500


@pytest.mark.parametrize(
    "action",
    [
        a.IssueShares("3"),  # type: ignore[arg-type]
        a.IssueShares(1.5),  # type: ignore[arg-type]
        a.BuildTrack(5, ((1, 2),)),  # type: ignore[arg-type]
        a.BuildTrack("K10", ((1,),)),  # type: ignore[arg-type]
        a.SelectAction("Sleep"),  # type: ignore[arg-type]
    ],
)
def test_actions_with_wrong_values_are_refused(action: footplate.Action) -> None:
    state = GAME.start(3)
    before = state.digest()
    assert state.refuse(action) is not None
    with pytest.raises(Refused):
        state.play(action)
    assert state.digest() == before


@pytest.mark.parametrize("code", [-8, 0x78, 6 | 5000 << 11, 4 | 9 << 4, 7 | 1 << 4, -16, 1 << 61])
def test_the_referee_answers_for_any_number(code: int) -> None:
    state, rng = plain_start("rust-belt", 3, 1), Chance(1)
    while not state.over:
        assert state.refuse_code(code) is not None
        state.play_code(state.sample(rng))
    refusal = state.refuse_code(code)
    assert refusal is not None
    assert refusal.rule == "AOS-TURN-06"
    with pytest.raises(ValueError, match="the game is over"):
        state.sample(rng)
    with pytest.raises(ValueError, match="the game is over"):
        state.play_code(7)


@pytest.mark.parametrize("code", ["7", None, 1.5, pytest.param(10**5000, id="huge")])
def test_what_is_no_code_is_bad_input(code: Any) -> None:
    with pytest.raises(BadInput):
        GAME.decode(code)


@pytest.mark.parametrize("seat", [99, 3, -1])
def test_seats_that_do_not_exist_are_refused(seat: int) -> None:
    state = GAME.start(3)
    with pytest.raises(BadInput, match="there is no such seat"):
        state.view(seat)
    with pytest.raises(BadInput, match="there is no such seat"):
        state.forecast(seat)


@pytest.mark.parametrize("name", ["seats", "seed", "chance", "self", "board"])
def test_options_of_a_record_cannot_pose_as_other_arguments(name: str) -> None:
    record = Record(game="age-of-steam", board="rust-belt", seats=3, options={name: 4})
    with pytest.raises(BadInput, match="has no option"):
        record.begin()


def test_a_record_never_opens_a_file() -> None:
    text = Record(game="age-of-steam", board="secret.toml", seats=3).to_json()
    with pytest.raises(BadInput, match="not a file"):
        read_record(text)


def test_deleted_actions_are_noticed() -> None:
    record = Record(game="age-of-steam", board="rust-belt", seats=3)
    state = record.begin()
    for _ in range(6):
        record.play(state, state.actions()[0])
    record.actions.pop()
    with pytest.raises(RecordMismatch, match="checks for 1 more actions follow"):
        record.replay()
    with pytest.raises(BadInput, match="there is no -1"):
        record.replay(-1)


@pytest.mark.parametrize("junk", ['{"do": []}', '{"do": 5}', "{}"])
def test_a_malformed_action_in_a_record_is_named(junk: str) -> None:
    record = Record(game="age-of-steam", board="rust-belt", seats=3, actions=[json.loads(junk)])
    with pytest.raises(RecordMismatch, match="action 1 does not fit"):
        record.replay()


def test_a_script_that_ends_in_an_action_changes_nothing() -> None:
    """Three dice are missing for Goods Growth, which the last decline would start."""
    position = {
        "players": [{}, {}, {}],
        "phase": "move-goods",
        "seat": 2,
        "move": {"round": 2},
        "luck": {"scripted": [0, 1, 2]},
    }
    state = GAME.position(position)
    before = state.digest()
    with pytest.raises(ScriptEnded):
        state.play(a.Decline())
    assert state.digest() == before
    assert state.seat == 2


def test_seeded_and_scripted_luck_are_different_positions() -> None:
    seeded = GAME.position({"players": [{}] * 3, "luck": {"seeded": [1, 1, 2, 3, 4, 5]}})
    scripted = GAME.position({"players": [{}] * 3, "luck": {"scripted": [1, 1, 2, 3, 4, 5]}})
    assert seeded.digest() != scripted.digest()


def test_states_and_errors_survive_pickling_and_copying() -> None:
    state = plain_start("rust-belt", 3, 5)
    for again in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert again.digest() == state.digest()
        assert again.codes() == state.codes()
    refusal = state.refuse(a.Decline())
    assert refusal is not None
    for error in (Refused(refusal), RecordMismatch(3, "why", state), BadInput("x")):
        assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_what_is_handed_out_belongs_to_the_caller() -> None:
    """Lists that the engine shares between states must not be the ones that it returns."""
    state = plain_start("rust-belt", 3, 5)
    rng = Chance(5)
    while not state.over:
        codes = state.codes()
        expected = list(codes)
        codes.clear()
        state.prompt().choices.clear()
        assert state.codes() == expected
        state.play_code(state.sample(rng))
    assert len(ScriptedChance([1]).outcomes) == 1


def nested(depth: int = 100_000) -> list[Any]:
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


class Mute:
    """Something that cannot even be shown."""

    def __repr__(self) -> str:
        raise ValueError


@pytest.mark.parametrize("value", ["a\nb", "half \udcff", "\x1b[2J", nested(), Mute()], ids=type)
@pytest.mark.parametrize("game", ["planet-steam", "imperial-steam"])
def test_a_reason_is_one_line_that_can_be_written_whatever_it_quotes(game: str, value: Any) -> None:
    state = footplate.game(game).start(seats=3)
    kind = next(each for each in state.game.action_types if each.__name__ == "Bid")
    with pytest.raises((BadInput, Refused)) as bad:
        state.play(kind(amount=value))
    assert str(bad.value).isprintable()
    with pytest.raises(BadInput) as bad_code:
        state.encode(kind(amount=value))
    assert str(bad_code.value).isprintable()


def test_text_of_any_library_is_text() -> None:
    class Text(str):
        __slots__ = ()

    state = GAME.start(3)
    assert state.refuse(Text('{"do": "issue-shares", "shares": 0}')) is None


@pytest.mark.parametrize(
    "text",
    [
        ".".join(["a"] * 5000) + " = 1\n",
        "[" + " . ".join(['"a b"'] * 5000) + "]\n",
        "[[" + ".".join(["'x'", "y"] * 2500) + "]]\n",
        "a = {" + ".".join(["1"] * 5000) + " = 1}\n",
    ],
)
def test_a_key_of_many_parts_is_not_read(text: str) -> None:
    """Reading it would take a time that grows with the square of its length."""
    with pytest.raises(BadData, match="a dotted key has too many parts"):
        read_toml(text, Record, {}, "file")


@pytest.mark.parametrize("text", ["a" * 200_000, "a " * 100_000, '"' * 200_000, "a. " * 66_000])
def test_looking_for_such_keys_takes_no_time(text: str) -> None:
    begun = time.perf_counter()
    with pytest.raises(BadData):
        read_toml(text, Record, {}, "file")
    assert time.perf_counter() - begun < 2
