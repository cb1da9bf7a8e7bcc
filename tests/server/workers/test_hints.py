"""Hints: what a bot would do, told to the seat that asked and from what it may know."""

import msgspec
import pytest

import footplate
from footplate import BadInput, Chance, Refused
from footplate.core.wire import to_json
from footplate.server.workers.frames import LARGEST_ANSWER, frame
from footplate.server.workers.hints import hint_of
from footplate.server.workers.worker import think
from tests.rules.planet_steam.given import given, goods, player
from tests.server.workers.given import GAMES, a_state, job_for, positions

NAMES = ["Ann", "Bob", "Cid"]


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_says_what_the_prompt_and_the_preview_say(name: str) -> None:
    for number, state in enumerate(positions(name, 4)):
        seat = state.mover
        action = think(job_for(state, number, "random")).action
        assert action is not None
        hint = hint_of(state, seat, action, NAMES)
        assert hint.action == action
        assert hint.label in {each.label for each in state.prompt(seat, NAMES).choices}
        preview = state.preview(action, seat)
        choice = next(
            each
            for each in state.prompt(seat, NAMES).choices
            if state.game.action(each) == state.game.action(action)
        )
        assert hint.effects == preview.effects
        assert hint.warnings[len(choice.warnings) :] == preview.warnings
        assert hint.warnings[: len(choice.warnings)] == choice.warnings
        assert hint.luck == preview.luck
        assert hint.label in hint.sentence
        other = state.guess(seat, Chance(number))
        assert to_json(hint_of(other, seat, action, NAMES)) == to_json(hint)


def test_the_sentence_says_what_the_seat_gets() -> None:
    state = footplate.game("steam-power").start(3, 7)
    seat = state.mover
    said = {}
    for choice in state.prompt(seat).choices[::80]:
        hint = hint_of(state, seat, choice)
        said[choice.label] = hint.sentence
        own = [effect for effect in hint.effects if effect.seat == seat]
        assert ("you: " in hint.sentence) == bool(own)
    assert all(
        words.startswith("A bot's choice: ") and words.endswith(".") for words in said.values()
    )
    assert any("you: -1 " in words for words in said.values())


def test_a_step_up_is_said_as_a_step() -> None:
    state = footplate.game("planet-steam").start(3, 7)
    hint = hint_of(state, state.mover, {"do": "upgrade-carrier", "resource": "quartz"})
    assert "you: +1 class of the quartz carrier" in hint.sentence


def test_what_would_be_lost_is_said_with_the_hint() -> None:
    """Some buy what they cannot store, for the price that this leaves: nobody should wonder."""
    state = given([player(resources=goods(ore=3)), player()], step="trade", trading="ore")
    hint = hint_of(state, state.mover, {"do": "buy-resource", "amount": 3})
    assert hint.warnings[0].rule == "PS-TRADE-06"
    assert "no room for 2: lost" in hint.sentence


def test_nobody_else_gets_a_hint() -> None:
    state = a_state()
    action = state.actions()[0]
    with pytest.raises(Refused):
        hint_of(state, (state.mover + 1) % 3, action)
    with pytest.raises(BadInput):
        hint_of(state, 9, action)
    with pytest.raises(BadInput):
        hint_of(state, state.mover, {"do": "win"})


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_that_looks_ahead_says_what_it_has_compared(name: str) -> None:
    state = positions(name, 2)[0]
    job = msgspec.structs.replace(job_for(state, 1, "search:4"), told=NAMES)
    answer = think(job)
    assert answer.reasons is not None, answer.error
    hint = hint_of(state, state.mover, answer.action or {}, NAMES, answer.reasons)
    assert hint.reasons is not None
    chosen = hint.reasons.lines[0]
    assert chosen.chosen
    assert to_json(chosen.actions[0]) == to_json(hint.action)
    assert all(0 <= each.value <= 1 for each in hint.reasons.lines)
    assert think(msgspec.structs.replace(job, told=None)).reasons is None
    assert len(frame(answer)) < LARGEST_ANSWER
