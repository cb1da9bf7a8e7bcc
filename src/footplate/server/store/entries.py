"""What a table's log holds beside the entries of `footplate.tables`: people, talk, consent."""

from typing import Any, Final, Literal, get_args

import msgspec

from footplate.tables import AnyEntry, Entry, Seat


class Own(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="entry", tag=str.lower
):
    """Base of the server's own entries."""


class Taken(Own, frozen=True):
    """A seat has somebody else in it: a person (`player`), a bot, or nobody (an open seat)."""

    seat: int
    who: Seat
    player: str | None = None
    by_program: bool = False
    """Whether the person says that a program plays for it; everybody is told."""
    back: bool = False
    """Whether the seat stays that of the person who had it, who may come back."""


class Keyed(Own, frozen=True):
    """A seat has a new link; the one before it opens nothing any more."""

    seat: int
    key_hash: str


class Started(Own, frozen=True):
    """The game begins, with the order in which people sit as it is now."""

    names: list[str]


class Said(Own, frozen=True):
    """A line of chat."""

    player: str
    name: str
    words: str
    seat: int | None = None
    """None: a spectator."""


class Muted(Own, frozen=True):
    """Somebody's lines are no longer told to others, or are again."""

    player: str
    muted: bool


class Asked(Own, frozen=True):
    """A seat asks the table for something that needs everybody's consent."""

    seat: int
    what: Literal["undo", "bot", "finish"]
    """To take back past a floor; a bot for `about`, who is absent; to end the game here."""
    about: int | None = None


class Agreed(Own, frozen=True):
    """A seat agrees to what was asked for, or declines it."""

    seat: int
    agrees: bool


class Dropped(Own, frozen=True):
    """What was asked for is no longer asked: it was declined, done, or came too late."""


class Conceded(Own, frozen=True):
    """A seat gives the game up; a bot plays it on, so that the others have their game."""

    seat: int


class Finished(Own, frozen=True):
    """The game ends before its end: everybody agreed, or all but one conceded."""

    why: Literal["agreed", "conceded"]


class Waits(Own, frozen=True):
    """A decision waits for luck that is typed in; None: it no longer does."""

    seat: int
    action: dict[str, Any] | None


class Stopped(Own, frozen=True):
    """The clock stands still for a reason, or goes on."""

    reason: Literal["host", "table"]
    stopped: bool


class Expired(Own, frozen=True):
    """A seat's time is over."""

    seat: int


class Rematched(Own, frozen=True):
    """The same is played again, at another table."""

    table: str


class Taught(Own, frozen=True):
    """The learner at a table that teaches has reached a step, after so many actions."""

    step: int
    count: int


class Unread(Own, frozen=True):
    """A row that this version cannot read: it stays as it is. Never written."""

    text: str
    of_table: bool
    """Whether it is one of the table's, so that a snapshot makes up for it."""


OwnEntry = (
    Taken
    | Keyed
    | Started
    | Said
    | Muted
    | Asked
    | Agreed
    | Dropped
    | Conceded
    | Finished
    | Waits
    | Stopped
    | Expired
    | Rematched
    | Taught
)
LogEntry = AnyEntry | OwnEntry
AnyRead = AnyEntry | OwnEntry | Unread


class Row(msgspec.Struct, frozen=True):
    """A row of a table's log."""

    seq: int
    at: int
    entry: AnyRead
    command: str | None = None
    content: str | None = None
    digest: str | None = None
    moment: int = 0


_decoder = msgspec.json.Decoder(LogEntry)


def read_entry(text: str) -> AnyRead:
    try:
        entry: LogEntry = _decoder.decode(text)
    except msgspec.DecodeError:
        return Unread(text, _tag(text) in TABLES)
    return entry


class Tag(msgspec.Struct):
    entry: str = ""


TABLES: Final = frozenset(kind.__struct_config__.tag for kind in get_args(AnyEntry))


def _tag(text: str) -> str:
    try:
        return msgspec.json.decode(text, type=Tag).entry
    except msgspec.DecodeError:
        return ""


def is_of_table(entry: AnyRead) -> bool:
    """Whether the entry is the table's: the others are the server's."""
    return isinstance(entry, Entry)
