"""Whether an entry fits a table: entries come from whoever has kept them."""

from typing import TYPE_CHECKING, Final

from footplate.core.program import follow, order
from footplate.core.refusal import BadInput
from footplate.core.wire import convert, plain_or_refuse
from footplate.tables.entries import (
    AnyEntry,
    Ended,
    Fed,
    Ordered,
    Played,
    Redone,
    Seated,
    Undone,
    Wished,
)
from footplate.tables.seats import AUTOMA, PERSON

LONG_NAME: Final = 200
LONG_SCRIPT: Final = 1_000
"""More than any game asks for at once."""
MOST: Final = 1 << 29
"""Above the limits of all luck (`core/chance.py`)."""

if TYPE_CHECKING:
    from footplate.tables.table import Table


def read(given: object) -> AnyEntry:
    """The entry that is given, typed or as plain data; BadInput where it is none."""
    entry: AnyEntry = convert(plain_or_refuse(given, "what"), AnyEntry, "what")
    return entry


def check(table: "Table", entry: AnyEntry) -> None:
    """BadInput where the table cannot take an entry."""
    if isinstance(entry, Fed):
        _check_fed(table, entry)
        return
    table.check_seat(entry.seat)
    if isinstance(entry, Played):
        _check_played(table, entry)
        return
    if isinstance(entry, Seated):
        check_seated(table, entry)
        if table.held_by == entry.seat and entry.kind != PERSON:
            raise BadInput(f"seat {entry.seat} has to end its turn before it is given away")
    if isinstance(entry, Ordered | Wished):
        table.check_person(entry.seat)
    if isinstance(entry, Undone):
        _check_undone(table, entry)
    if isinstance(entry, Redone) and entry.seat != table.may_redo:
        raise BadInput(f"seat {entry.seat} took nothing back")
    if isinstance(entry, Redone) and table.held_by not in (None, entry.seat):
        raise BadInput(f"seat {table.held_by} has not ended its turn")
    if isinstance(entry, Ended) and entry.seat != table.held_by:
        raise BadInput(f"no turn of seat {entry.seat} waits to be ended")
    if isinstance(entry, Ordered) and entry.program is not None:
        known, program = table.game.program_kinds, entry.program
        if order(known, table.state, entry.seat, program.name, program.number) != program:
            raise BadInput(f"the program {program.name} is for another occasion")
    if isinstance(entry, Ordered) and entry.program is None and entry.seat not in table.programs:
        raise BadInput(f"seat {entry.seat} has no standing order")


def _check_fed(table: "Table", fed: Fed) -> None:
    if table.record.script is None:
        raise BadInput("the luck of this table is drawn: there is nothing to type in")
    if not fed.outcomes and not fed.instead:
        raise BadInput("outcomes: there are none")
    if len(fed.outcomes) > LONG_SCRIPT or not all(0 <= each < MOST for each in fed.outcomes):
        raise BadInput("outcomes: the numbers of faces and pieces, as many as are asked for")


def check_seated(table: "Table", seated: Seated) -> None:
    """Whether somebody can sit there, the turn that may be held aside."""
    for name, text in (("kind", seated.kind), ("name", seated.name)):
        if not text.strip() or len(text) > LONG_NAME:
            raise BadInput(f"{name}: must be 1 to {LONG_NAME} characters")
    try:
        "".join((seated.kind, seated.name, seated.level)).encode()
    except UnicodeError:
        raise BadInput("name: holds text that is no Unicode") from None
    now = table.seats[seated.seat]
    kept = (now.kind, now.level) == (seated.kind, seated.level)
    if AUTOMA in (now.kind, seated.kind) and not kept:
        raise BadInput("an Automa belongs to the set-up: it stays, and nobody becomes one")


def _check_undone(table: "Table", undone: Undone) -> None:
    if not 0 <= undone.to < table.count:
        raise BadInput(f"there are {table.count} actions, so nothing comes after {undone.to}")
    step = table.steps[undone.to]
    if step.seat != undone.seat or not step.choice:
        raise BadInput(f"action {undone.to} was no decision of seat {undone.seat}")


def _check_played(table: "Table", played: Played) -> None:
    """A seat is told by whom it was decided for: that has to be true."""
    seat = table.seats[played.seat]
    if played.seat != table.asked:
        raise BadInput(f"seat {played.seat} is not asked")
    if played.by == "program":
        _check_program(table, played)
    asked_anyway = seat.person and not seat.wishes.forced
    if played.by == "forced" and (table.several or asked_anyway):
        raise BadInput(f"seat {played.seat} has to decide this for itself")
    if played.by == "shortcut" and table.steps[-1:] and table.steps[-1].seat != played.seat:
        raise BadInput(f"seat {played.seat} has not decided before: no shortcut goes on")


def _check_program(table: "Table", played: Played) -> None:
    program = table.programs.get(played.seat)
    if program is None:
        raise BadInput(f"seat {played.seat} has given no standing order")
    code = follow(table.game.program_kinds, table.state, program)
    if code is None or table.game.action(played.action) != table.state.decode(code):
        raise BadInput(f"the standing order of seat {played.seat} plays something else")
