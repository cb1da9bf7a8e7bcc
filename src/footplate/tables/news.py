"""What is new at a table, as one viewer may know it."""

from typing import Any

import msgspec

from footplate.core.event import Event
from footplate.core.program import Program, ProgramOffer
from footplate.core.prompt import Prompt, View
from footplate.core.refusal import BadInput
from footplate.tables.entries import By
from footplate.tables.table import Table


class StepNews(msgspec.Struct, frozen=True):
    """An action that the viewer has not seen yet."""

    seat: int
    by: By
    """For its own seat alone; others get "seat": what was ordered, or whether there was anything to
    choose, is not theirs to know."""
    events: list[Event]
    tentative: bool
    """Whether it may still be taken back before its turn is ended."""
    action: dict[str, Any] | None = None
    """The decision itself: for its own seat alone, since others learn what the events tell."""


class News(msgspec.Struct, frozen=True):
    """From one moment of the table to the present."""

    moment: int
    """To ask with the next time, and to name in a decision that is made now (`made_for`)."""
    kept: int
    """How many of the actions that the viewer has seen still stand; then come `steps`."""
    steps: list[StepNews]
    asked: int | None
    asked_since: int
    """How many actions there were when the asked seat's decisions began."""
    held_by: int | None
    """The seat whose turn waits to be ended."""
    over: bool
    view: View
    prompt: Prompt | None = None
    """For the seat that is asked alone."""
    program: Program | None = None
    """The viewer's own standing order."""
    programs: list[ProgramOffer] = []
    """The standing orders that the viewer could give now."""
    opening: list[Event] = []
    """What happened before the first decision, for who knows nothing yet."""


def news(table: Table, viewer: int | None, since: int = 0) -> News:
    """What is new to a seat (None: a spectator) that knows the table up to a moment."""
    if type(since) is not int or not 0 <= since <= table.moment:
        raise BadInput(f"the table is at moment {table.moment}, so there is no {since}")
    table.game.check_seat(viewer, len(table.seats))
    kept = min(table.counts[since - 1 :]) if since else 0
    steps = [
        StepNews(
            step.seat,
            step.by if step.seat == viewer else "seat",
            step.events,
            at >= table.settled,
            table.record.actions[at] if step.seat == viewer else None,
        )
        for at, step in enumerate(table.steps[kept:], start=kept)
    ]
    return News(
        moment=table.moment,
        kept=kept,
        steps=steps,
        asked=table.asked,
        asked_since=table.asked_since,
        held_by=table.held_by,
        over=table.over,
        view=table.state.view(viewer),
        prompt=table.state.prompt() if viewer is not None and viewer == table.asked else None,
        program=None if viewer is None else table.programs.get(viewer),
        programs=[] if viewer is None else table.state.programs(viewer),
        opening=[] if since else table.opening,
    )
