"""What goes over a table's socket, in both directions."""

from typing import Annotated

import msgspec

from footplate.server.rooms.about import About
from footplate.server.rooms.people import ChatLine
from footplate.server.web.problems import Problem
from footplate.tables import News


class ToClient(msgspec.Struct, frozen=True, tag_field="tell", tag=str.lower):
    """Base of what the server sends."""


class AboutTold(ToClient, frozen=True, tag="about"):
    """The table itself has changed: who sits there, its status, what is asked of everybody."""

    about: About


class NewsTold(ToClient, frozen=True, tag="news"):
    """The game has changed."""

    news: News


class ChatTold(ToClient, frozen=True, tag="chat"):
    """Lines that were said since."""

    lines: list[ChatLine]


class PresenceTold(ToClient, frozen=True, tag="presence"):
    """Which seats have somebody at the table right now, and how many watch."""

    seats: list[int]
    watching: int


class Gone(ToClient, frozen=True, tag="gone"):
    """The table was deleted."""


class Wrong(ToClient, frozen=True, tag="problem"):
    """What was sent could not be taken; the socket closes."""

    problem: Problem


AnyToClient = AboutTold | NewsTold | ChatTold | PresenceTold | Gone | Wrong


class Hello(msgspec.Struct, frozen=True, tag_field="say", tag="hello", forbid_unknown_fields=True):
    """The first message: who one is, and up to where one knows the table."""

    key: Annotated[str, msgspec.Meta(max_length=100)] = ""
    """A player's or a seat's key; left out: the cookie, or nobody."""
    since: Annotated[int, msgspec.Meta(ge=0, le=2**31)] = 0
    chat: Annotated[int, msgspec.Meta(ge=0, le=2**31)] = 0
    """How many lines of chat one has."""
    seat: Annotated[int, msgspec.Meta(ge=0, le=100)] | None = None


class Still(msgspec.Struct, frozen=True, tag_field="say", tag="still", forbid_unknown_fields=True):
    """Somebody is still there."""


AnyFromClient = Hello | Still
