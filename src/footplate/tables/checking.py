"""Whether an entry fits a table: entries come from whoever has kept them."""

from typing import TYPE_CHECKING

from footplate.core.program import order
from footplate.core.refusal import BadInput
from footplate.core.wire import convert, plain_or_refuse
from footplate.tables.entries import AnyEntry, Ended, Ordered, Played, Redone, Undone, Wished

if TYPE_CHECKING:
    from footplate.tables.table import Table


def checked(table: "Table", given: object) -> AnyEntry:
    """The entry that is given, typed or as plain data; BadInput where the table cannot take it."""
    entry: AnyEntry = convert(plain_or_refuse(given, "what"), AnyEntry, "what")
    table.check_seat(entry.seat)
    if isinstance(entry, Ordered | Wished):
        table.check_person(entry.seat)
    if isinstance(entry, Played) and entry.seat != table.asked:
        raise BadInput(f"seat {entry.seat} is not asked")
    if isinstance(entry, Undone) and not 0 <= entry.to < table.count:
        raise BadInput(f"there are {table.count} actions, so nothing comes after {entry.to}")
    if isinstance(entry, Redone) and not table.can_redo:
        raise BadInput("nothing was taken back")
    if isinstance(entry, Ended) and entry.seat != table.held_by:
        raise BadInput(f"no turn of seat {entry.seat} waits to be ended")
    if isinstance(entry, Ordered) and entry.program is not None:
        known, program = table.game.program_kinds, entry.program
        if order(known, table.state, entry.seat, program.name, program.number) != program:
            raise BadInput(f"the program {program.name} is for another occasion")
    return entry
