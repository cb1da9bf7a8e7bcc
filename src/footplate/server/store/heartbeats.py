"""Heartbeats of the processes, by which downtimes are known: clocks stand still in them."""

from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select, update

from footplate.server.store.schema import downtimes, heartbeats

BEAT: Final = 5
"""Seconds between two heartbeats."""
SILENCE: Final = 3 * BEAT * 1000
"""Milliseconds without any heartbeat after which nobody was there."""


def began(process: str, now: int) -> Callable[[Connection], None]:
    """A process begins; where there was none for a while, that was a downtime."""

    def change(connection: Connection) -> None:
        last = connection.execute(select(func.max(heartbeats.c.at))).scalar_one_or_none()
        if last is not None and now - last > SILENCE:
            connection.execute(insert(downtimes).values(since=last, until=now))
        if last is None or now - last > SILENCE:
            connection.execute(delete(heartbeats))
        connection.execute(insert(heartbeats).values(process=process, at=now))

    return change


def beat(process: str, now: int) -> Callable[[Connection], None]:
    def change(connection: Connection) -> None:
        there = heartbeats.c.process == process
        connection.execute(update(heartbeats).where(there).values(at=now))

    return change


def spans(connection: Connection) -> list[tuple[int, int]]:
    """The downtimes."""
    wanted = select(downtimes.c.since, downtimes.c.until).order_by(downtimes.c.since)
    return [(row.since, row.until) for row in connection.execute(wanted)]
