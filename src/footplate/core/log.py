"""The log as people read it: events as lines, each under the one it belongs to."""

from collections.abc import Iterable, Sequence

import msgspec

from footplate.core.event import Event
from footplate.core.plan import Plan


class LogLine(msgspec.Struct, frozen=True):
    """An event as a line of the log."""

    words: str
    category: str
    seat: int | None
    """Whose line it is; None: nobody's."""
    places: list[str]
    """The places that it names, to be shown on the board."""
    parent: int | None
    """The number of the line that it stands under; None: it stands by itself."""


def log_lines(
    events: Iterable[Event], viewer: int | None, names: Sequence[str], plan: Plan
) -> list[LogLine]:
    """What a viewer may know of events, as lines; parents are numbers of this list."""
    lines: list[LogLine] = []
    head: int | None = None
    for event in events:
        told = event.told(viewer)
        if told is None:
            continue
        if not told.detail:
            head = len(lines)
        parent = head if told.detail else None
        words = told.words(names, plan)
        lines.append(LogLine(words, told.category, told.actor, told.places(), parent))
    return lines
