"""How jobs and answers are written into a pipe: a length, then msgpack.

Nothing is pickled. A state is pickled through its description anyway: written in JSON, that takes
1.2 to 4 times less time and, read back, about the same; and an answer that is data alone can be
checked before it does anything.
"""

import struct
from typing import Any, Final

import msgspec

from footplate.bots.analysis import Turn
from footplate.bots.explaining import Explanation
from footplate.bots.purpose import Purpose

LENGTH: Final = struct.Struct(">I")
LARGEST_ANSWER: Final = 1 << 16
"""Bytes. An action takes some dozens, reasons some thousands; whoever sends more is not sane."""


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a worker says: an action, or what has kept it from finding one; at first, nothing."""

    action: dict[str, Any] | None = None
    error: str = ""
    rest: list[dict[str, Any]] = []
    """How a bot that thinks in lines means to go on."""
    reasons: Explanation | None = None
    purpose: Purpose | None = None
    turn: Turn | None = None


def frame(value: msgspec.Struct) -> bytes:
    data = msgspec.msgpack.encode(value)
    return LENGTH.pack(len(data)) + data
