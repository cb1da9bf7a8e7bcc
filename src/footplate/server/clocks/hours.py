"""When time runs: in active hours, and not while the server was down."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime, timedelta, tzinfo
from typing import Final

from footplate.core.refusal import BadInput
from footplate.server.clocks.settings import DAY, SECOND, ActiveHours, time_of_day, zone_of

Span = tuple[int, int]
"""From a time up to another, which is no part of it."""
FOREVER: Final = 221_845_392_000_000
"""The year 9000, in milliseconds: later than any clock, early enough for every calendar."""


def checked_time(at: object) -> int:
    if type(at) is not int or not 0 <= at < FOREVER:
        raise BadInput("a time is a whole number of milliseconds since the epoch")
    return at


def merged(spans: Iterable[Span]) -> list[Span]:
    """The same times in order, none of them twice; spans that end before they begin are none."""
    found: list[Span] = []
    for begin, end in sorted(spans):
        checked_time(begin), checked_time(end)
        if end <= begin:
            continue
        if found and begin <= found[-1][1]:
            found[-1] = found[-1][0], max(end, found[-1][1])
        else:
            found.append((begin, end))
    return found


def running(start: int, active: ActiveHours | None, downtimes: Sequence[Span]) -> Iterator[Span]:
    """The spans in which time runs, in order, from a time on; the last one ends at FOREVER."""
    down = [span for span in downtimes if span[1] > start]
    for begin, end in [(start, FOREVER)] if active is None else _active(start, active):
        at = begin
        while down and down[0][0] < end:
            if at < down[0][0]:
                yield at, down[0][0]
            at = max(at, down[0][1])
            if down[0][1] > end:
                break
            del down[0]
        if at < end:
            yield at, end


def elapsed(begin: int, end: int, active: ActiveHours | None, downtimes: Sequence[Span]) -> int:
    """How long time ran between two times; nothing where the second lies before the first."""
    total = 0
    for first, last in running(begin, active, downtimes):
        if first >= end:
            break
        total += min(last, end) - first
    return total


def reached(begin: int, need: int, active: ActiveHours | None, downtimes: Sequence[Span]) -> int:
    """The first time at which time has run for so long."""
    if need <= 0:
        return begin
    for first, last in running(begin, active, downtimes):
        if last - first >= need:
            return first + need
        need -= last - first
    return FOREVER


def _active(start: int, hours: ActiveHours) -> Iterator[Span]:
    """The spans in which clocks on the wall show an active hour.

    Walks from boundary to boundary as long as the offset of the zone stays, and where it changes
    stops at the change: there the wall shows another hour at once.
    """
    zone = zone_of(hours.zone)
    begin, end = time_of_day(hours.from_), time_of_day(hours.until)
    at, opened = start, None
    while at < FOREVER:
        offset = _offset(at, zone)
        shown = (at + offset) % DAY
        inside = (shown - begin) % DAY < (end - begin) % DAY
        if inside and opened is None:
            opened = at
        if not inside and opened is not None:
            yield opened, at
            opened = None
        ahead = at + ((end if inside else begin) - shown - 1) % DAY + 1
        at = ahead if _offset(ahead, zone) == offset else _change(at, ahead, offset, zone)
    if opened is not None:
        yield opened, FOREVER


def _offset(at: int, zone: tzinfo) -> int:
    """How far the zone is ahead of UTC."""
    ahead = datetime.fromtimestamp(at // SECOND, zone).utcoffset() or timedelta()
    return ahead // timedelta(milliseconds=1)


def _change(at: int, until: int, offset: int, zone: tzinfo) -> int:
    """The first moment at which the zone has left this offset; it has by `until`."""
    low, high = at // SECOND, -(-until // SECOND)
    while high - low > 1:
        middle = (low + high) // 2
        if _offset(middle * SECOND, zone) == offset:
            low = middle
        else:
            high = middle
    return min(high * SECOND, until)
