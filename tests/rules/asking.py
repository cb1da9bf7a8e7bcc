"""What the rule tests of every game ask: play, what is offered, and by which rule it is refused."""

from contextlib import suppress
from typing import Any, TypeVar

import msgspec
import pytest

import footplate
from footplate import Action, Chance, Event, Refused, State

S = TypeVar("S", bound=State)


def play(state: State, *actions: Action) -> list[Event]:
    """Play the actions one after another; the events of all of them.

    Checks on the way that a copy plays alike, and that playing it leaves the state untouched.
    """
    events: list[Event] = []
    for action in actions:
        copy, before = state.clone(), state.digest()
        copy.play(action)
        assert state.digest() == before
        state.play(action, events)
        assert copy.digest() == state.digest()
    return events


def offered(state: State, kind: type[Any]) -> list[Any]:
    """The legal actions of one kind."""
    return [action for action in state.actions() if isinstance(action, kind)]


def refusal(state: State, action: Action) -> str | None:
    """The rule id by which the action is refused (None: legal).

    Checks on the way that the generator agrees with the referee and that a refused action
    leaves the state untouched.
    """
    encode = state.encode
    before = state.digest()
    found = state.refuse(action)
    legal = [encode(each) for each in state.actions()]
    if found is None:
        assert encode(action) in legal
        return None
    with pytest.raises(Refused) as error:
        state.play(action)
    assert error.value.refusal == found
    with suppress(footplate.BadInput):
        assert encode(action) not in legal
    assert state.digest() == before
    assert found.sentence.endswith(".")
    return found.rule


def wandered(state: S, steps: int, seed: int) -> S:
    """The state after so many random decisions."""
    luck = Chance(seed + 1000)
    for _ in range(steps):
        if state.over:
            break
        state.play_code(state.sample(luck))
    return state


def richer(state: S, viewer: int | None, what: str, more: int) -> S:
    """The same position, but that all whom the viewer cannot look into have more of it."""
    position: Any = state.position()
    replace = msgspec.structs.replace
    players = [
        one if seat == viewer else replace(one, **{what: getattr(one, what) + more})
        for seat, one in enumerate(position.players)
    ]
    other = state.game.position(replace(position, players=players))
    assert isinstance(other, type(state))
    return other
