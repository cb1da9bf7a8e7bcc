"""From where on a table is played, why it cannot be, and how the server refuses."""

from typing import Any

import msgspec

from footplate.core.refusal import Refusal, Refused
from footplate.server.store.snapshots import Beside
from footplate.version import __version__


class Unfitting(Exception):
    """A log that this version of the engine cannot play: from which row on, and why.

    The reason is told to everybody at the table, so it holds nothing that one seat alone may know;
    the detail is for the host.
    """

    def __init__(self, seq: int, reason: str, detail: str = "") -> None:
        super().__init__(seq, reason, detail)
        self.seq = seq
        self.reason = reason
        self.detail = detail or reason


class Base(msgspec.Struct, frozen=True):
    """From where on a table is played: its beginning, or a snapshot."""

    seq: int = 0
    moment: int = 0
    count: int = 0
    position: dict[str, Any] | None = None
    beside: Beside | None = None
    engine: str = ""
    reason: str = ""
    """Why the table cannot be played from its beginning."""

    @property
    def other_engine(self) -> bool:
        """Whether another version has made the snapshot: what it says of later positions counts no
        more, as long as this version can play what was played."""
        return bool(self.engine) and self.engine != __version__


def refused(rule: str, sentence: str) -> Refused:
    return Refused(Refusal(f"FP-ROOM-{rule}", sentence))
