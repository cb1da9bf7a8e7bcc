"""Games that were played elsewhere: a game may know how to read them, see `Game.import_game`."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from footplate.core.record import Record
from footplate.core.state import State


class Difference(Exception):
    """Where a game that was played elsewhere and the rules part; the text says where, and how."""


@dataclass(frozen=True, kw_only=True)
class Imported:
    """A game from elsewhere that was played to the end of its log."""

    record: Record
    """The game as we record it: `record.replay()` plays it again, dice and all."""
    state: State
    events: int
    """The events of the log."""
    checked: dict[str, int]
    """How many facts were compared, by what they are about."""
    differences: Sequence[Difference] = ()
    """What did not fit, where the import was told to go on."""
    notes: list[str] = field(default_factory=list)
    """What a person should know: turns that are missing, fields that were not read."""

    @property
    def facts(self) -> int:
        return sum(self.checked.values())

    @property
    def complete(self) -> bool:
        """Whether the log covers the whole game."""
        return self.state.over
