"""What is new at a table, as one viewer may know it."""

from typing import Any

import msgspec

from footplate.core.codec import shown
from footplate.core.event import Event, told_to
from footplate.core.log import LogLine, log_lines
from footplate.core.program import Program, ProgramOffer
from footplate.core.prompt import Prompt
from footplate.core.refusal import BadInput
from footplate.core.shortcut import ShortcutOffer
from footplate.core.view import View
from footplate.tables.entries import By
from footplate.tables.seats import Sitting, Wishes
from footplate.tables.steps import back_to, turn_began
from footplate.tables.table import Table
from footplate.tables.viewers import Viewers, written


class StepNews(msgspec.Struct, frozen=True):
    """An action that the viewer has not seen yet."""

    seat: int
    by: By
    """For its own seat alone; others get "seat": what was ordered, or whether there was anything to
    choose, is not theirs to know."""
    events: list[Event]
    """As the viewer may know them."""
    lines: list[LogLine]
    """The same as lines of the log; parents are numbers of this list."""
    tentative: bool
    """Whether it may still be taken back before its turn is ended."""
    action: dict[str, Any] | None = None
    """The decision itself: for its own seat alone, since others learn what the events tell."""
    round: int = 0
    phase: str = ""
    """Where in the game it was decided."""


class Back(msgspec.Struct, frozen=True):
    """What the viewer could take back now, as far as the viewer may know it."""

    undo: bool = False
    """Certain where it is true. Whether another person had anything to choose since is not told,
    so it is false as soon as one has played."""
    restart: bool = False
    redo: bool = False
    ask: bool = False
    """Whether there is a decision that everybody's consent could take back."""


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
    seats: list[Sitting]
    """Who sits where now."""
    view: View
    prompt: Prompt
    """What is asked, with choices for the seat that is asked alone; for the others, of whom."""
    program: Program | None = None
    """The viewer's own standing order."""
    programs: list[ProgramOffer] = []
    """The standing orders that the viewer could give now."""
    shortcuts: list[ShortcutOffer] = []
    """What the viewer can say in place of several actions, if it is asked."""
    back: Back = Back()
    wishes: Wishes | None = None
    """How the viewer's own seat wishes to be treated."""
    opening: list[Event] = []
    """What happened before the first decision, for who knows nothing yet."""
    opening_lines: list[LogLine] = []
    settled: int = 0
    """How many actions have been passed on: of those that were told before as tentative, too."""


class Mark(msgspec.Struct, frozen=True):
    """Where somebody's turn in a phase of a round begins: what a history is divided by."""

    at: int
    """How many actions there were."""
    round: int
    phase: str
    seat: int


def marks(table: Table) -> list[Mark]:
    """The beginning of every turn so far."""
    found: list[Mark] = []
    for at, step in enumerate(table.steps):
        turn = step.round, step.phase, step.seat
        if not found or turn != (found[-1].round, found[-1].phase, found[-1].seat):
            found.append(Mark(at, *turn))
    return found


def news(table: Table, viewer: int | None, since: int = 0, among: Viewers | None = None) -> News:
    """What is new to a seat (None: a spectator) that knows the table up to a moment.

    Among the viewers of the table as it stands it is to be written as JSON and for nothing else:
    what several of them read is JSON already.
    """
    if type(since) is not int or not 0 <= since <= table.moment:
        raise BadInput(f"the table is at moment {table.moment}, so there is no {shown(since)}")
    table.game.check_seat(viewer, len(table.seats))
    frame = None if among is None else among.frames.get(since)
    if frame is None:
        frame = _frame(table, since, among)
    steps = [_step(table, viewer, at, among) for at in range(frame.kept, table.count)]
    view = (table.state if among is None else among.audience).view(viewer)
    told = msgspec.structs.replace(
        frame, steps=steps, view=view, prompt=_prompt(table, viewer, among)
    )
    if not since:
        lines = log_lines(table.opening, viewer, table.names, table.state.plan())
        opening = told_to(table.opening, viewer)
        told = msgspec.structs.replace(told, opening=opening, opening_lines=lines)
    if viewer is None:
        return told
    return msgspec.structs.replace(
        told,
        program=table.programs.get(viewer),
        programs=table.state.programs(viewer),
        shortcuts=table.state.shortcuts(viewer) if viewer == frame.asked else [],
        back=_back(table, viewer),
        wishes=table.seats[viewer].wishes,
    )


def _frame(table: Table, since: int, among: Viewers | None) -> News:
    """What all are told alike who know the table up to a moment; view and prompt are filled in."""
    nothing: Any = None
    frame = News(
        moment=table.moment,
        kept=min(table.counts[since - 1 :]) if since else 0,
        steps=[],
        asked=table.asked,
        asked_since=table.asked_since,
        held_by=table.held_by,
        over=table.over,
        seats=[seat.told() for seat in table.seats] if among is None else among.seats,
        view=nothing,
        prompt=nothing,
        settled=table.settled,
    )
    if among is not None:
        among.frames[since] = frame
    return frame


def _step(table: Table, viewer: int | None, at: int, among: Viewers | None) -> StepNews:
    own = table.steps[at].seat == viewer
    shared = None if among is None else among.open_step(at, viewer)
    if shared is None:
        step = table.steps[at]
        lines = log_lines(step.events, viewer, table.names, table.state.plan())
        return _told(table, at, own, told_to(step.events, viewer), lines)
    if own:
        return _told(table, at, own, *shared)
    assert among is not None
    found = among.others.get(at)
    if found is None:
        found = among.others[at] = written(_told(table, at, own, *shared))
    return found  # type: ignore[no-any-return]


def _told(table: Table, at: int, own: bool, events: list[Event], lines: list[LogLine]) -> StepNews:
    step = table.steps[at]
    return StepNews(
        step.seat,
        step.by if own else "seat",
        events,
        lines,
        at >= table.settled,
        dict(table.record.actions[at]) if own else None,
        step.round,
        step.phase,
    )


def _back(table: Table, seat: int) -> Back:
    steps = table.steps
    redo = table.may_redo == seat and table.held_by in (None, seat)
    last, after = back_to(steps, seat)
    if last is None:
        return Back(redo=redo)
    if after is not None:
        return Back(redo=redo, ask=True)
    undo = not any(step.person and step.seat != seat for step in steps[last:])
    restart = undo and last >= turn_began(steps, table.state, seat)
    return Back(undo, restart, redo, not undo)


def _prompt(table: Table, viewer: int | None, among: Viewers | None) -> Prompt:
    """While a turn waits to be ended, nobody is asked for anything else."""
    held = table.held_by
    own = viewer == (table.state.seat if held is None else held)
    if among is None or own or table.over:
        return _asked(table, viewer)
    found: Prompt = among.prompt_of_others(lambda: _asked(table, viewer))
    return found


def _asked(table: Table, viewer: int | None) -> Prompt:
    held = table.held_by
    if held is None:
        return table.state.prompt(viewer, table.names)
    own = held == viewer
    words = "End your turn, or take back some of it." if own else "has not ended the turn yet."
    return Prompt(held, "held", words if own else f"{table.names[held]} {words}")
