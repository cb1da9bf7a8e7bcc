"""Trying an action out: on a copy, up to the first luck or reveal."""

from typing import TYPE_CHECKING

from footplate.core.action import Action
from footplate.core.event import Event, effects_of, told_to
from footplate.core.prompt import Preview
from footplate.core.refusal import Refusal, Refused

if TYPE_CHECKING:
    from footplate.core.state import State

NOT_ASKED = Refusal("FP-VIEW-01", "Only the seat that is asked can try out what it may do.")


def preview(state: "State", action: Action, viewer: int | None) -> Preview:
    """What an action would do, as the seat that is asked may know it."""
    game = state.game
    game.check_seat(viewer, game.seats_of(state))
    if not state.over and viewer != state.seat:
        raise Refused(NOT_ASKED)
    refusal = game.refuse(state, action)
    if refusal is not None:
        raise Refused(refusal)
    events: list[Event] = []
    after = state.ahead(state.encode(action), events)
    told = told_to(events, viewer)
    view = after.view(viewer)
    return Preview(told, effects_of(told), view, after.stopped, view.warnings)
