"""Who sits where, and as whom somebody comes to a table."""

from dataclasses import dataclass, field

import msgspec

from footplate.server.store.heads import Head
from footplate.tables import OPEN, PERSON, Seat


@dataclass
class Chair:
    """A place at the table, and whose it is. A person whose bot plays on may come back."""

    who: Seat
    player: str | None = None
    key_hash: str | None = None
    used_key: str | None = None
    """The key of the link that there was when its player came: it opens nothing any more, but who
    has come by it may open it again."""
    by_program: bool = False
    conceded: bool = False
    expired: bool = False
    """Whether its time was over when it was last asked."""
    kept_for: str | None = None
    """The player who alone may sit down in the open seat; it has that player's name."""

    @property
    def open(self) -> bool:
        return self.who.kind == OPEN

    @property
    def person(self) -> bool:
        return self.who.kind == PERSON


def chairs_of(head: Head) -> list[Chair]:
    """The chairs as a table begins with them."""
    kept = head.kept_for or [None] * len(head.seats)
    return [
        Chair(
            seat,
            head.owner if seat.person else None,
            by_program=number in head.programs,
            kept_for=kept[number],
        )
        for number, seat in enumerate(head.seats)
    ]


class Who(msgspec.Struct, frozen=True):
    """As whom somebody comes: a player, the key of a seat, both, or nobody in particular."""

    player: str | None = None
    name: str = ""
    key_hash: str | None = None

    @property
    def sender(self) -> str:
        """Under whom the ids of commands are unique."""
        return self.player or self.key_hash or ""


@dataclass
class Consent:
    """Something that was asked of the whole table, and who has agreed."""

    seat: int
    what: str
    about: int | None
    moment: int
    agreed: set[int] = field(default_factory=set)


class ChatLine(msgspec.Struct, frozen=True):
    """A line of chat, as everybody at the table reads it."""

    number: int
    at: int
    name: str
    seat: int | None
    words: str
