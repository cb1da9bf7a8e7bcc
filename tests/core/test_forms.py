"""An action in every form: a typed value, plain data, JSON, a choice of a prompt, a code."""

from typing import Any

import msgspec
import pytest

import footplate
from footplate import Action, BadInput, Chance, Record, Refused, State
from footplate.core.event import Effect
from footplate.core.wire import to_plain

GAMES = footplate.names()


def along(name: str, every: int = 23, most: int = 12) -> list[State]:
    """Positions of a random game."""
    state, rng = footplate.game(name).start(3, 5), Chance(5)
    found: list[State] = []
    while not state.over and len(found) < most:
        found.append(state.clone())
        for _ in range(every):
            if not state.over:
                state.play_code(state.sample(rng))
    return found


def forms(action: Action) -> list[Any]:
    text = msgspec.json.encode(action)
    return [action, to_plain(action), text, text.decode()]


@pytest.mark.parametrize("name", GAMES)
def test_every_form_of_an_action_plays_the_same(name: str) -> None:
    for state in along(name):
        for choice, action in list(zip(state.prompt().choices, state.actions(), strict=True))[:5]:
            expected = state.clone()
            expected.play_code(state.encode(action))
            assert state.game.action(choice) == action
            for form in [*forms(action), choice, choice.action]:
                assert state.refuse(form) is None
                again = state.clone()
                again.play(form)
                assert again.digest() == expected.digest()


@pytest.mark.parametrize("name", GAMES)
def test_an_illegal_action_is_refused_alike_in_every_form(name: str) -> None:
    first, *later = along(name)
    before = first.digest()
    illegal = [a for state in later for a in state.actions()[:3] if first.refuse(a) is not None]
    assert illegal
    for action in illegal:
        expected = first.refuse(action)
        for form in forms(action):
            assert first.refuse(form) == expected
            with pytest.raises(Refused) as refused:
                first.play(form)
            assert refused.value.refusal == expected
    assert first.digest() == before


MALFORMED: dict[str, Any] = {
    "no JSON": "issue 2 shares",
    "no text": "",
    "no JSON in a choice": msgspec.Raw(b"{"),
    "no Unicode": b"\xff\xfe",
    "cut": '{"do": "bid", "amount": ',
    "more behind it": '{"do": "bid", "amount": 1} {}',
    "a list": "[1]",
    "a Python list": [1],
    "nothing": None,
    "a number": 7,
    "a bytearray": bytearray(b"{}"),
    "an empty object": {},
    "no name": {1: 2},
    "another game's": {"do": "castle"},
    "a strange name": {"do": ["bid"]},
    "a huge name": {"do": 10**5000},
    "a name with lines": {"do": "bid\nbid"},
    "too little": {"do": "bid"},
    "too much": {"do": "bid", "amount": 1, "note": "hi"},
    "a field with lines": {"do": "bid", "amount": 1, "a\nb": 1},
    "the same in JSON": '{"do": "bid", "amount": 1, "a\\nb": 1}',
    "a wrong type": {"do": "bid", "amount": "1"},
    "no value": {"do": "bid", "amount": object()},
    "a choice of nothing": footplate.Choice({}, "nothing"),
}


@pytest.mark.parametrize("kind", MALFORMED)
def test_what_is_no_action_is_one_line_and_changes_nothing(kind: str) -> None:
    record = Record(game="age-of-steam", board="rust-belt", seats=3)
    state = record.begin()
    before, malformed = state.digest(), MALFORMED[kind]
    for attempt in (
        lambda: state.play(malformed),
        lambda: state.refuse(malformed),
        lambda: state.game.action(malformed),
        lambda: record.play(state, malformed),
    ):
        with pytest.raises(BadInput) as bad:
            attempt()
        assert len(str(bad.value).splitlines()) == 1
    assert state.digest() == before
    assert record.actions == []


@pytest.mark.parametrize("name", GAMES)
def test_a_record_takes_every_form_and_writes_one(name: str) -> None:
    start = footplate.game(name).start(3)
    choice, action = start.prompt().choices[-1], start.actions()[-1]
    written = []
    for form in [*forms(action), choice, choice.action]:
        record = Record(game=name, board=start.position().board, seats=3)
        record.play(record.begin(), form)
        written.append(record.to_json())
    assert len(set(written)) == 1
    assert record.actions == [to_plain(action)]


def test_what_follows_is_a_ledger_that_names_whom_it_concerns() -> None:
    own = footplate.Choice({}, "sell", effects=[Effect(1, "money", 5), Effect(1, "shed", -1)])
    assert own.consequence == "money +5, shed -1"
    both = footplate.Choice({}, "pay", effects=[Effect(1, "money", -1), Effect(None, "money", 1)])
    assert both.consequence == "seat 2: money -1; bank: money +1"
    assert footplate.Choice({}, "wait", note="nothing").consequence == "nothing"
