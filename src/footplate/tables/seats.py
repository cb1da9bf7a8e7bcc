"""Who sits where: people, bots, Automas, and seats that nobody has taken yet."""

from typing import Final, Literal

import msgspec

PERSON: Final = "me"
AUTOMA: Final = "automa"
OPEN: Final = "open"


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a seat wishes to be treated; a person can change it at any time."""

    forced: bool = True
    """Decisions with one legal answer are played for the seat."""
    hold: Literal["never", "runs", "always"] = "runs"
    """When a turn waits for the seat to end it: never, after several decisions in a row, always."""


class Sitting(msgspec.Struct, frozen=True):
    """Who sits somewhere, as everybody may know it."""

    kind: str
    name: str
    level: str = ""


class Seat(msgspec.Struct, frozen=True):
    """A place at the table: a person (`me`), a kind of bot, an Automa, or open; and its name."""

    kind: str
    name: str
    level: str = ""
    """How difficult an Automa is."""
    wishes: Wishes = Wishes()

    def told(self) -> Sitting:
        """What a seat wishes is its own business."""
        return Sitting(self.kind, self.name, self.level)

    @property
    def person(self) -> bool:
        return self.kind == PERSON
