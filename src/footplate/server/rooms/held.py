"""A room in memory with its queue, those who watch it, and bytes that several of them get."""

import asyncio
from typing import Protocol

from footplate.server.rooms.people import Who
from footplate.server.rooms.room import Room


class Watcher(Protocol):
    """Somebody who is told when the room has changed."""

    who: Who

    def wake(self) -> None: ...


class Held:
    """What this process has of one table."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.room: Room | None = None
        self.gone = False
        """Whether the table was deleted."""
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.cache: dict[object, bytes] = {}
        """What was told to viewers of the present position, by who knows what already."""
        self.turn = ""
        """The turn of the last snapshot: there is one for each."""
        self.thinking: asyncio.Task[None] | None = None
        """The bot that is at it."""

    @property
    def known(self) -> Room:
        assert self.room is not None
        return self.room

    @property
    def idle(self) -> bool:
        return not self.watchers and not self.lock.locked() and self.thinking is None

    def forget(self) -> None:
        """The position has changed."""
        self.cache.clear()
