"""How processes tell each other that a log has grown: `TABLE:LENGTH`, and behind another colon the
new rows themselves where they are short, so that nobody has to ask the database for them."""

import base64
import binascii
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from footplate.server.store.entries import Row, read_entry

GONE: Final = -1
"""In place of a log's length, where the table was deleted."""
SHORT: Final = 2000
"""Rows of more letters than these are left for whoever wants them to read."""

_FIELDS: Final = ("seq", "at", "entry", "command", "content", "digest", "moment")
_rows: Final = msgspec.json.Decoder(
    list[tuple[int, int, str, str | None, str | None, str | None, int]]
)


class Grown(NamedTuple):
    table: str
    seq: int
    """How many rows the log has; GONE: there is no table any more."""
    rows: tuple[Row, ...] = ()
    """The last of them, without a gap; they may be left out."""

    def and_then(self, later: "Grown") -> "Grown":
        """What both say."""
        if GONE in (self.seq, later.seq):
            return Grown(self.table, GONE)
        rows = later.rows
        if self.rows and rows and rows[0].seq == self.rows[-1].seq + 1:
            rows = self.rows + rows
        return Grown(self.table, max(self.seq, later.seq), rows if later.seq > self.seq else ())


def notice(table: str, seq: int, rows: Sequence[Mapping[str, Any]]) -> str:
    text = msgspec.json.encode([[row[name] for name in _FIELDS] for row in rows])
    told = base64.b64encode(text).decode()
    return f"{table}:{seq}:{told}" if len(told) <= SHORT else f"{table}:{seq}"


def read_notices(payload: str) -> list[Grown]:
    """The notices of a commit; what nobody of us has written is passed over."""
    found: list[Grown] = []
    for each in payload.split():
        table, _, rest = each.partition(":")
        seq, _, told = rest.partition(":")
        if seq.lstrip("-").isdigit():
            found.append(Grown(table, int(seq), _read(told)))
    return found


def _read(told: str) -> tuple[Row, ...]:
    if not told:
        return ()
    try:
        found = _rows.decode(base64.b64decode(told, validate=True))
    except (binascii.Error, ValueError):
        return ()
    return tuple(
        Row(seq, at, read_entry(entry), command, content, digest, moment)
        for seq, at, entry, command, content, digest, moment in found
    )
