"""When to tell, when to try again, when to give up. Nothing here knows what time it is."""

from typing import Final

import msgspec

from footplate.server.notify.notices import Failed, Kind, Notice

PAUSES: Final = (30.0, 120.0, 600.0, 3600.0, 4 * 3600.0, 12 * 3600.0)
"""Seconds after the first, second, … failure; after one more it is given up."""
LONGEST_PAUSE: Final = 24 * 3600.0
"""Nobody can make us wait for longer."""
SPREAD: Final = 0.25
QUIET: Final = 600.0
"""Seconds in which a table does not say the same thing twice."""


def next_try(failures: int, now: float, failed: Failed, share: float = 0.0) -> float | None:
    """When to try again after so many failures, of which this is the last; None: never.

    `share`, from 0 to 1, is drawn by the caller: what has failed together is not tried together.
    """
    if failed.final or not 1 <= failures <= len(PAUSES):
        return None
    pause = PAUSES[failures - 1] * (1 + SPREAD * share)
    return now + max(pause, min(failed.pause, LONGEST_PAUSE))


class Told(msgspec.Struct, frozen=True):
    """What a player was told last about a table."""

    at: float
    kind: Kind
    asked: str
    moment: int
    """Since which action it was asked (`News.asked_since`), so that the same words a turn later are
    another question."""


def when_to_tell(
    notice: Notice, moment: int, last: Told | None, now: float, quiet: float = QUIET
) -> float | None:
    """When a notice is due; None: the player knows already.

    Something new is told at once. The same words again, for another turn, wait until the table has
    been quiet for a while; if the player has decided until then, there is nothing left to tell.
    """
    if notice.kind == "test" or last is None:
        return now
    if (notice.kind, notice.asked) != (last.kind, last.asked):
        return now
    if moment == last.moment:
        return None
    return max(now, last.at + quiet)
