"""What a bot at a table has in mind: what it remembers, and how its line goes on.

Workers forget everything from one decision to the next, so it is kept here, beside the room; where
it is lost, bots know less and think again.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from footplate.bots.memory import Memory
from footplate.bots.samples import Holdings
from footplate.core.event import told_to
from footplate.core.refusal import BadInput
from footplate.tables import Hearing, Table

Plain = Mapping[str, Any]


class Mind:
    """Of one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._hearing = Hearing(seat)
        self._memory = Memory()
        self._line: list[Plain] = []
        """What was decided, from the first action on."""
        self._from: tuple[int, int] = (0, 0)
        """The moment and the number of actions when it was."""

    def counted(self, table: Table) -> Holdings | None:
        """What everybody has, as far as the seat has been able to count it."""
        if not table.game.counts:
            return None
        if self._hearing.forgets(table):
            self._memory = Memory()
        self._memory.add(self._hearing.new(table))
        return self._memory.known()

    def begins(self, table: Table) -> None:
        """The seat begins to think, here."""
        self._line, self._from = [], (table.moment, table.count)

    def decided(self, line: Sequence[Plain]) -> None:
        """What the seat plays from there on, up to luck or others' decisions."""
        self._line = list(line)

    def next(self, table: Table) -> Plain | None:
        """How the line goes on, as long as nothing else has happened; None: it is at its end."""
        moment, count = self._from
        done = table.count - count
        if table.moment - moment != done or not 0 < done < len(self._line):
            return None
        if list(table.record.actions[count:]) != self._line[:done]:
            return None
        action = self._line[done]
        return action if table.state.seat == self.seat and _legal(table, action) else None


def counted_before(table: Table, count: int, seat: int) -> Holdings | None:
    """What a seat had been able to count after so many of the table's actions."""
    if not table.game.counts:
        return None
    memory = Memory()
    events = [event for step in table.steps[:count] for event in step.events]
    memory.add(told_to([*table.opening, *events], seat))
    return memory.known()


def _legal(table: Table, action: Plain) -> bool:
    """A worker may say anything."""
    try:
        return table.state.refuse(dict(action)) is None
    except BadInput:
        return False
