"""A room in memory with its queue, those who watch it, and bytes that several of them get."""

import asyncio
from types import TracebackType
from typing import Protocol

import msgspec

from footplate.server.rooms.about import About
from footplate.server.rooms.people import Who
from footplate.server.rooms.room import Room
from footplate.server.store.presence import Present
from footplate.tables import Viewers


class Elsewhere(msgspec.Struct, frozen=True):
    """Who is at a table in another process, and when that was said, by the clock of the loop."""

    there: Present
    heard: float


class Watcher(Protocol):
    """Somebody who is told when the room has changed."""

    who: Who

    def wake(self) -> None: ...

    def doubt(self) -> None:
        """Whether it is still who it was has to be asked again."""


class Queue:
    """One after the other: a lock that knows whether anybody has it or waits for it."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._inside = 0

    @property
    def busy(self) -> bool:
        return self._inside > 0

    async def __aenter__(self) -> None:
        self._inside += 1
        try:
            await self._lock.acquire()
        except BaseException:
            self._inside -= 1
            raise

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.leave()

    def leave(self) -> None:
        self._inside -= 1
        self._lock.release()


class Held:
    """What this process has of one table."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.room: Room | None = None
        """Looked at and changed by whoever has the lock: in between it may hold what is not in the
        log yet."""
        self.gone = False
        """Whether the table was deleted."""
        self.lock = Queue()
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, Elsewhere] = {}
        """What other processes have said of those who watch there."""
        self.told: int | None = None
        """How many rows the log had when those who watch were woken last."""
        self.cache: dict[object, bytes] = {}
        """What was told to viewers of the present position, by who knows what already."""
        self.viewers: Viewers | None = None
        """Those who are told of the table as it stands."""
        self.about: About | None = None
        """The table as nobody in particular may know it, as long as nothing changes."""
        self.gist: About | None = None
        """The same without what news of the game tell as well; another object only where it says
        something else than before."""
        self.gist_of: tuple[Room, int, str] | None = None
        """What that was worked out of: a room, how often its people have changed, its status."""
        self.gist_holds = False
        """Whether it is known to be that of the table as it stands."""
        self.presence = b""
        """What those who watch are told of who is there; empty: somebody has come or gone."""
        self.presence_of: tuple[Room, int] | None = None
        """What that was worked out of: a room, how often its people have changed."""
        self.used = 0.0
        """When somebody came last, by the clock of the loop."""
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
        return not self.watchers and not self.lock.busy and self.thinking is None

    def have(self, room: Room | None) -> None:
        """The room was read, or what is in memory is good for nothing."""
        self.room = room
        self.forget()

    def forget(self) -> None:
        """The table has changed."""
        self.cache.clear()
        self.viewers = None
        self.about = None
        self.gist_holds = False

    def wake(self) -> None:
        """The table has changed, or who is there: those who watch look again."""
        for watcher in list(self.watchers):
            watcher.wake()
