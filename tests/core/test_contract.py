"""The contract at its edges: options, seats, actions from JSON, refusals, schema."""

import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import footplate
from footplate import Action, BadInput, Refused
from footplate.core import registry
from footplate.core.chance import ScriptedChance
from footplate.core.gameschema import game_schema
from footplate.core.view import View, rank

GAME = footplate.game("age-of-steam")


class Sing(Action, frozen=True):
    """An action of no game."""


def test_the_loop_of_the_readme() -> None:
    state = GAME.start(seats=4, seed=7, board="rust-belt")
    rng = footplate.Chance(7)
    while not state.over:
        actions = state.actions()
        state.play(actions[rng.below(len(actions))])
    result = state.result()
    assert result.final
    assert result.standings[0].rank == 1


@pytest.mark.parametrize(
    ("setup", "reason"),
    [
        ({"seats": 2}, "takes 3 to 6 seats, not 2"),
        ({"seats": 7}, "takes 3 to 6 seats, not 7"),
        ({"seats": 6, "board": "new-hampshire"}, "New Hampshire takes 3 to 5 seats, not 6"),
        ({"seats": 3, "board": "mars"}, "no such board"),
        ({"seats": 3, "speed": 1}, "has no option 'speed'"),
        ({"seats": 3, "start_order": "age"}, "start_order must be one of 'dice', 'shuffle'"),
        ({"seats": 3, "rebuild_same_hex": "yes"}, "rebuild_same_hex must be true or false"),
    ],
)
def test_a_set_up_that_does_not_exist_is_refused(setup: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        GAME.start(**setup)


@pytest.mark.parametrize("name", registry.names())
def test_a_digest_is_of_the_key_as_text(name: str) -> None:
    """Digests are stored: however quickly the text is written, it stays the same."""
    game = footplate.game(name)
    state = game.start(game.usual_seats, 3)
    for chance in (state.chance, ScriptedChance([1 << 70])):
        state.chance = chance
        key = ",".join(str(int(number)) for number in state.key())
        text = f"{name}|{game.setup_text(state)}|{key}"
        expected = hashlib.blake2b(text.encode(), digest_size=12).hexdigest()
        assert state.digest() == expected


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "malformed JSON"),
        ("[]", "expected object, got array"),
        ('"bid"', "expected object, got str"),
        ('{"do": "castle"}', "'castle' is no action of age-of-steam"),
        (
            '{"amount": 3}',
            "an action of age-of-steam says which one it is: 'do' is missing; its actions are: bid",
        ),
        ('{"do": "bid"}', "missing required field amount"),
        ('{"do": "bid", "amount": "3"}', "amount: expected int, got str"),
        ('{"do": "bid", "amount": 3, "note": "hi"}', "unknown field note"),
        ('{"do": "deliver", "good": "pink", "hex": "K9", "exits": []}', "good: invalid enum value"),
    ],
)
def test_a_malformed_action_is_refused_with_a_sentence(text: str, reason: str) -> None:
    with pytest.raises(BadInput, match=reason) as bad:
        GAME.action(text)
    assert "\n" not in str(bad.value)


def test_an_action_of_another_game_is_refused_and_changes_nothing() -> None:
    state = GAME.start(3, 1)
    before = state.digest()
    refusal = state.refuse(Sing())
    assert refusal is not None
    assert refusal.rule == "FP-ACTION-01"
    with pytest.raises(Refused, match="Sing is not an action of Age of Steam"):
        state.play(Sing())
    assert state.digest() == before


def test_actions_survive_json_and_codes() -> None:
    state, rng = GAME.start(4, 2), footplate.Chance(2)
    while not state.over:
        for action in state.actions()[:25]:
            assert GAME.action(msgspec.json.encode(action)) == action
            assert GAME.decode(GAME.encode(action)) == action
        state.play_code(state.sample(rng))


@pytest.mark.parametrize("code", [-1, 14, 15, 1 << 50, 7 | 1 << 4, 4 | 9 << 4, 6, 6 | 127 << 4])
def test_a_number_that_is_no_code_is_refused(code: int) -> None:
    with pytest.raises(BadInput, match="is no code of an action"):
        GAME.decode(code)


@pytest.mark.parametrize("name", footplate.names())
def test_the_published_schema_is_up_to_date(name: str) -> None:
    """`docs/schema/GAME.json` is what `footplate schema GAME` prints."""
    published = Path(__file__).parents[2] / "docs" / "schema" / f"{name}.json"
    found = game_schema(name)
    assert json.loads(published.read_text(encoding="utf-8")) == json.loads(json.dumps(found))


@pytest.mark.parametrize("name", footplate.names())
def test_the_schema_of_a_preview_and_of_forecasts_is_that_of_the_game(name: str) -> None:
    found = game_schema(name)
    preview = found["$defs"]["Preview"]["properties"]
    assert preview["view"] == found["properties"]["view"]
    assert preview["events"]["items"] == found["properties"]["event"]
    view = found["$defs"][found["properties"]["view"]["$ref"].rpartition("/")[2]]
    forecast = found["$defs"][view["properties"]["forecasts"]["items"]["$ref"].rpartition("/")[2]]
    state = footplate.game(name).start(seats=3)
    assert set(forecast["properties"]) == set(state.forecast(0).__struct_fields__)


@pytest.mark.parametrize("name", footplate.names())
def test_every_view_opens_with_the_same_header(name: str) -> None:
    view = footplate.game(name).start(seats=3).view(0)
    assert view.__struct_fields__[: len(View.__struct_fields__)] == View.__struct_fields__


def test_ties_share_a_rank_and_the_eliminated_come_last() -> None:
    result = rank([(0, {"a": 5}, False), (1, {"a": 9}, True), (2, {"a": 5}, False)], final=True)
    assert [(s.seat, s.rank) for s in result.standings] == [(0, 1), (2, 1), (1, 3)]
    assert result.winners == [0, 2]
    assert result.score(1) == 9


def test_a_tie_break_goes_before_a_shared_rank() -> None:
    scores = [(0, {"a": 5}, False), (1, {"a": 5}, False), (2, {"a": 5}, False)]
    result = rank(scores, final=True, ties=[8, 9, 9])
    assert [(s.seat, s.rank) for s in result.standings] == [(1, 1), (2, 1), (0, 3)]
