"""Keeping house: a heartbeat, by which downtimes are known; tables that nobody wants any more."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, select

from footplate.server.rooms.house import House
from footplate.server.settings import Settings
from footplate.server.store.database import NotSaved
from footplate.server.store.heartbeats import BEAT, beat
from footplate.server.store.mails import forget_old
from footplate.server.store.reading import delete_table
from footplate.server.store.schema import tables

logger = logging.getLogger("footplate.server")

SWEEP: Final = 600
"""Seconds between two looks for tables that nobody wants."""
DAY: Final = 24 * 3600 * 1000


class Keeper:
    """The heartbeat of a process, and its broom."""

    def __init__(self, house: House, settings: Settings, process: str) -> None:
        self.house = house
        self.settings = settings
        self.process = process

    async def run(self) -> None:
        """Beat and sweep, until cancelled."""
        beats = 0
        while True:
            try:
                await self.house.database.write(beat(self.process, self.house.now()))
                if beats % (SWEEP // BEAT) == 0:
                    await self.sweep()
            except NotSaved as error:
                logger.warning("the heartbeat was not saved: %s", error)
            except Exception:
                logger.exception("keeping house")
            beats += 1
            await asyncio.sleep(BEAT)

    async def sweep(self) -> None:
        """Delete the tables that nobody has touched for too long, and what counts no more."""
        await self.house.database.write(forget_old(self.house.now()))
        kept = {
            "open": self.settings.keep_open_days,
            "playing": self.settings.keep_playing_days,
            "over": self.settings.keep_over_days,
        }
        for status, days in kept.items():
            if days == 0:
                continue
            before = self.house.now() - days * DAY
            for id in await self.house.database.read(_untouched(status, before)):
                await self.house.drop(id, delete_table(id, before))


def _untouched(status: str, before: int) -> Callable[[Connection], list[str]]:
    def ask(connection: Connection) -> list[str]:
        c = tables.c
        wanted = select(c.id).where(c.status == status, c.touched < before).limit(500)
        return list(connection.execute(wanted).scalars())

    return ask
