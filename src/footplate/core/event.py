"""An event: a typed fact that happened. The log, animations and statistics are made of events."""

from typing import ClassVar

import msgspec


class Event(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    tag_field="event",
    tag=lambda name: "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-"),
):
    """Base of every game's events; `words` says it as a line of the log."""

    reveals: ClassVar[bool] = False
    """Whether it shows what was sealed before: from then on nothing earlier can be taken back."""

    def words(self, names: list[str]) -> str:
        """The event in a player's words; `names` are what the seats are called."""
        raise NotImplementedError
