"""What a seat is told of its table from the beginning on, each event once: what bots remember."""

from footplate.core.event import Event, told_to
from footplate.tables.steps import Step
from footplate.tables.table import Table


class Hearing:
    """How much of a table's story one seat was told."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._told: list[Step] | None = None
        """The steps that were told; None: not even what came before the first."""

    def forgets(self, table: Table) -> bool:
        """Whether something that was told was taken back since. Nobody can unhear it: somebody else
        has to be told from the beginning, by this hearing, which begins anew."""
        told = self._told or []
        stands = len(told) <= table.count and all(
            one is other for one, other in zip(told, table.steps, strict=False)
        )
        if not stands:
            self._told = None
        return not stands

    def new(self, table: Table) -> list[Event]:
        """What has happened since the last call, as the seat may know it."""
        first = self._told is None
        told = self._told or []
        fresh = table.steps[len(told) :]
        self._told = [*told, *fresh]
        events = [event for step in fresh for event in step.events]
        return told_to([*table.opening, *events] if first else events, self.seat)
