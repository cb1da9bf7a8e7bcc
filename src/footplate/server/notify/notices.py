"""What is told, where to, and what came of it."""

import re
from typing import Final, Literal

import msgspec

from footplate.core.refusal import BadInput
from footplate.server.notify.addresses import target_of

Kind = Literal["your-turn", "started", "over", "consent", "rematch", "test", "confirm"]
Shape = Literal["json", "discord", "slack"]

LONGEST_ADDRESS: Final = 254
_NAME: Final = r"[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
# Narrower than what mail allows: nothing in it can mean anything to a header or to a relay.
_ADDRESS: Final = re.compile(
    rf"[A-Za-z0-9_+&'~=-]+(\.[A-Za-z0-9_+&'~=-]+)*@({_NAME}\.)+{_NAME}", re.ASCII
)


class Notice(msgspec.Struct, frozen=True):
    """Something that a player who is away wants to know. Names and words are anybody's."""

    kind: Kind
    table: str
    """Its id."""
    game: str
    """Its title."""
    name: str
    """What the table is called; empty: nothing."""
    asked: str
    """What is asked, or what has happened, as a sentence told to this player."""
    link: str


class Webhook(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="webhook"):
    """An address that takes notices by HTTP. Whoever knows it can post there: it is a secret."""

    url: str
    shape: Shape = "json"

    def __repr__(self) -> str:
        return f"Webhook({self.shape})"


class Mail(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="mail"):
    """An e-mail address. Nothing but a confirmation is sent there until it is confirmed."""

    address: str

    def __repr__(self) -> str:
        return "Mail()"


Channel = Webhook | Mail


class Delivered(msgspec.Struct, frozen=True):
    """Somebody has taken the notice."""


class Failed(msgspec.Struct, frozen=True):
    """Nobody has; the reason can be shown to the player: it holds nothing of what came back."""

    reason: str
    final: bool = False
    """Whether it would fail again, however often it is tried."""
    pause: float = 0.0
    """For how many seconds the other side wishes to be left alone."""


def check_channel(channel: Channel, allow_private: bool = False) -> None:
    """BadInput where nothing could ever be sent there; nothing is looked up or sent."""
    if isinstance(channel, Mail):
        check_address(channel.address)
    else:
        target_of(channel.url, allow_private)


def check_address(address: str) -> None:
    local = address.partition("@")[0]
    if len(address) > LONGEST_ADDRESS or len(local) > 64 or not _ADDRESS.fullmatch(address):
        raise BadInput("this is no e-mail address that the server can write to")
