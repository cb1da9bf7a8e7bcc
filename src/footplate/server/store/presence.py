"""What processes tell each other of who is at which table. It goes through PostgreSQL and is kept
nowhere: whoever does not hear it again forgets it.

A notice is `here PROCESS TABLE:SEATS:WATCHING …`, seats parted by dots; a question mark behind it
asks the others for theirs. `left PROCESS` ends all that a process has said.
"""

import re
from collections.abc import Collection, Mapping
from typing import Final

import msgspec
from sqlalchemy import Connection

from footplate.server.store.writer import Change, notify

HERE: Final = "here "
LEFT: Final = "left "
_TABLE: Final = re.compile(r"(\w{1,40}):((?:\d{1,3}\.)*\d{1,3}|):(\d{1,9})(\??)", re.ASCII)


class Present(msgspec.Struct, frozen=True):
    """Which seats have somebody at a table, and how many watch."""

    seats: frozenset[int] = frozenset()
    watching: int = 0


NOBODY: Final = Present()


class Said(msgspec.Struct, frozen=True):
    """What a process has said of tables, and of which it asks for what the others know."""

    process: str
    tables: dict[str, Present] = {}
    asks: frozenset[str] = frozenset()
    left: bool = False
    """Whether the process has ended, and nobody is there any more."""


def say(process: str, tables: Mapping[str, Present], asks: Collection[str] = ()) -> Change:
    def change(connection: Connection) -> None:
        told = [
            f"{id}:{'.'.join(map(str, sorted(there.seats)))}:{there.watching}"
            + ("?" if id in asks else "")
            for id, there in tables.items()
        ]
        notify(connection, told, f"{HERE}{process}")

    return change


def say_left(process: str) -> Change:
    return lambda connection: notify(connection, [f"{LEFT}{process}"])


def read_said(payload: str) -> Said | None:
    """None where the notice is about something else; what none of us has written is passed over."""
    if payload.startswith(LEFT):
        return Said(payload.removeprefix(LEFT), left=True)
    if not payload.startswith(HERE):
        return None
    process, *told = payload.removeprefix(HERE).split(" ")
    tables, asks = dict[str, Present](), set[str]()
    for each in told:
        if (found := _TABLE.fullmatch(each)) is None:
            continue
        id, seats, watching, asking = found.groups()
        tables[id] = Present(frozenset(map(int, seats.split(".") if seats else [])), int(watching))
        if asking:
            asks.add(id)
    return Said(process, tables, frozenset(asks))
