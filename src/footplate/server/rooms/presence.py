"""Who is at a table right now, also in other processes.

Each process says who is there in its own sockets, once a second at most and only where that has
changed, and again now and then: so what a process said that was killed fades. Whoever is the first
of a process to come to a table asks the others for theirs.
"""

import asyncio
import contextlib
import logging
from typing import Final

from footplate.server.rooms.held import Elsewhere, Held
from footplate.server.rooms.house import House
from footplate.server.store.database import NotSaved
from footplate.server.store.presence import NOBODY, Present, Said, say, say_left

logger = logging.getLogger("footplate.server")

EVERY: Final = 1.0
"""Seconds between two looks at what has changed here."""
AGAIN: Final = 30.0
"""Seconds after which all of it is said again."""
FADES: Final = 75.0
"""Seconds after which what was not said again is forgotten: two times and a half of that."""


def here(held: Held) -> Present:
    """Who is there in this process."""
    seats, watching = set[int](), 0
    for watcher in held.watchers:
        own = [] if held.room is None else held.room.seats_of(watcher.who)
        seats.update(own)
        watching += not own
    return Present(frozenset(seats), watching)


def present(held: Held) -> Present:
    """Who is there in any process."""
    found = here(held)
    if not held.elsewhere:
        return found
    others = [each.there for each in held.elsewhere.values()]
    seats = found.seats.union(*(each.seats for each in others))
    return Present(seats, found.watching + sum(each.watching for each in others))


class Presence:
    """Says who is here, and hears who is elsewhere, of tables that somebody watches here."""

    def __init__(self, house: House, process: str) -> None:
        self.house = house
        self.process = process
        self._said: dict[str, Present] = {}
        """What the others know; tables where nobody is are left out."""
        self._changed: set[str] = set()
        self._asked: set[str] = set()
        """The tables that others have asked for."""
        self._deaf = False
        """Whether notices may have been missed."""
        self._again_at = 0.0
        house.changed.append(self.consider)

    def consider(self, held: Held) -> None:
        """After each change: somebody may have come, gone, or sat down."""
        if held.watchers or held.id in self._said:
            self._changed.add(held.id)

    async def run(self) -> None:
        """Say what is new, until cancelled."""
        while True:
            try:
                await self.step()
            except NotSaved as error:
                logger.info("who is here was not said: %s", error)
            except Exception:
                logger.exception("saying who is here")
            await asyncio.sleep(EVERY)

    async def close(self) -> None:
        """The process ends: nobody is here any more."""
        with contextlib.suppress(NotSaved):
            await self.house.database.write(say_left(self.process))

    # What is said. ----------------------------------------------------------------------------

    async def step(self) -> None:
        now = asyncio.get_running_loop().time()
        self._fade(now - FADES)
        again = now >= self._again_at
        changed, self._changed = self._changed, set()
        asked, self._asked = self._asked, set()
        deaf, self._deaf = self._deaf, False
        known = {id: self._here(id) for id in changed | asked}
        new = {
            id: there
            for id, there in known.items()
            if there != self._said.get(id, NOBODY) or (id in asked and there != NOBODY)
        }
        whole = {**self._said, **new} if again or deaf else new
        asks = {id for id, there in whole.items() if there != NOBODY}
        asks -= set() if deaf else self._said.keys()
        try:
            if whole:
                await self.house.database.write(say(self.process, whole, asks))
        except BaseException:
            self._changed |= changed
            self._asked |= asked
            self._deaf |= deaf
            raise
        self._said = {id: each for id, each in {**self._said, **new}.items() if each != NOBODY}
        if again:
            self._again_at = now + AGAIN

    def _here(self, id: str) -> Present:
        held = self.house.held.get(id)
        if held is None:
            return NOBODY
        if held.room is None and held.watchers:
            # It is about to be read again: until then nobody knows who of them sits there.
            self._changed.add(id)
            return self._said.get(id, NOBODY)
        if not held.watchers:
            held.elsewhere.clear()  # from now on nobody here listens to what the others say of it
            held.presence = b""
        return here(held)

    # What is heard. ---------------------------------------------------------------------------

    def hear(self, said: Said) -> None:
        """Another process has said who is there."""
        if said.process == self.process:
            return
        now = asyncio.get_running_loop().time()
        tables = self._without(said.process) if said.left else said.tables
        for id, there in tables.items():
            held = self.house.held.get(id)
            if held is None or not held.watchers:
                continue
            if id in said.asks:
                self._asked.add(id)
            before = held.elsewhere.pop(said.process, None)
            if there != NOBODY:
                held.elsewhere[said.process] = Elsewhere(there, now)
            if there != (NOBODY if before is None else before.there):
                held.presence = b""
                held.wake()

    def _without(self, process: str) -> dict[str, Present]:
        return {id: NOBODY for id, held in self.house.held.items() if process in held.elsewhere}

    def anew(self) -> None:
        """Notices may have been missed: the others are asked for theirs."""
        self._deaf = bool(self._said)

    def _fade(self, before: float) -> None:
        for id in self._said:
            held = self.house.held.get(id)
            if held is None:
                continue
            old = [name for name, each in held.elsewhere.items() if each.heard < before]
            for name in old:
                del held.elsewhere[name]
            if old:
                held.presence = b""
                held.wake()
