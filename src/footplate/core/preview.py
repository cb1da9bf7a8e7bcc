"""Trying an action out, or several in a row: on a copy, up to the first luck or reveal."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from footplate.core.action import Action
from footplate.core.chance import Foresight
from footplate.core.event import Event, effects_of, given, told_to
from footplate.core.prompt import Preview
from footplate.core.refusal import Refusal, Refused

if TYPE_CHECKING:
    from footplate.core.state import State

NOT_ASKED = Refusal("FP-VIEW-01", "Only the seat that is asked can try out what it may do.")


def preview(state: "State", actions: Sequence[Action], viewer: int | None) -> Preview:
    """What actions would do one after the other, as the seat that is asked may know it."""
    check_asked(state, viewer)
    events: list[Event] = []
    after = state
    for action in actions:
        refusal = state.game.refuse(after, action)
        if refusal is not None:
            raise Refused(refusal)
        found: list[Event] = []
        after = after.ahead(after.encode(action), found)
        events += found
        if after.stopped:
            break
    told = told_to(events, viewer)
    view = after.view(viewer)
    pays = given(told, viewer)
    hidden = isinstance(after.chance, Foresight) and after.chance.hidden
    return Preview(told, effects_of(told), view, after.stopped, view.warnings, pays, hidden)


def check_asked(state: "State", viewer: int | None) -> None:
    state.game.check_seat(viewer, state.game.seats_of(state))
    if not state.over and viewer != state.seat:
        raise Refused(NOT_ASKED)
