"""Telling players who are away: what concerns them waits in the outbox until they are here or know.

Changes are noted as they come and written together, once a second, for those alone who have said
how they can be told. A notice is put into words when it is sent, so it tells what is true then.
"""

import asyncio
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final
from weakref import WeakKeyDictionary

import msgspec

from footplate.server.notify import (
    Channel,
    Courier,
    Delivered,
    Failed,
    Mail,
    Notice,
    Told,
    next_try,
    when_to_tell,
)
from footplate.server.rooms.concerns import concerns, notice_of
from footplate.server.rooms.held import Held
from footplate.server.rooms.house import House, Missing
from footplate.server.rooms.room import Room
from footplate.server.store import outbox
from footplate.server.store.database import NotSaved
from footplate.server.store.outbox import Addressed, Concern, Key, LastTold, Pending, Waiting

logger = logging.getLogger("footplate.server")

EVERY: Final = 1.0
"""Seconds between two looks at what there is to tell."""
AT_ONCE: Final = 20
"""How many notices are on their way at the same time."""
CLAIM: Final = 120_000
"""Milliseconds for which a process takes on a notice: longer than any delivery lasts."""
SEEN_EVERY: Final = 30_000
AWAY: Final = 75_000
"""Milliseconds after which somebody who was not seen is away: two times and a half of that."""
NO_NEWS: Final = 3600_000
"""Milliseconds after which nobody needs to be told any more that a game is over."""
LEAVE: Final = "/mail/stop"
BEFORE_THE_END: Final = 10_000
"""What changed in the last milliseconds before the server ended may not have been noted."""


class Noticer:
    """Notes what concerns whom, knows who is here, and sends what is due."""

    def __init__(self, house: House, courier: Courier, address: str) -> None:
        self.house = house
        self.courier = courier
        self.address = address.rstrip("/")
        """Of this server, as people type it."""
        self._known: WeakKeyDictionary[Held, dict[str, Concern]] = WeakKeyDictionary()
        self._fresh: dict[Key, Concern] = {}
        """What is not in the outbox yet: of players who are here nothing has to be."""
        self._seen: dict[str, int] = {}
        """When the database was told last that a player is here."""
        self._sending: set[asyncio.Task[None]] = set()
        house.changed.append(self.consider)

    def link(self, table: str) -> str:
        return f"{self.address}/tables/{table}"

    def leaving(self, leave: str) -> str:
        """Where whoever has a mail says that no more shall come."""
        return f"{self.address}{LEAVE}/{leave}"

    def consider(self, held: Held) -> None:
        """After each change: note what is new for somebody."""
        room = held.room
        now = {} if room is None or self._long_over(room) else concerns(room)
        before = self._known.get(held, {})
        if now == before:
            return
        self._known[held] = now
        for player in before.keys() - now.keys():
            self._fresh.pop((held.id, player), None)
        for player, concern in now.items():
            if before.get(player) != concern:
                self._fresh[held.id, player] = concern

    def _long_over(self, room: Room) -> bool:
        """Whoever opens an old table does not wake those who have played there."""
        return room.ended is not None and self.house.now() - room.ended > NO_NEWS

    async def run(self) -> None:
        """Note, and send what is due, until cancelled."""
        catching_up = asyncio.create_task(self._guarded(self.catch_up))
        try:
            while True:
                await self._guarded(self.step)
                await asyncio.sleep(EVERY)
        finally:
            tasks = [catching_up, *self._sending]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.courier.close()

    async def _guarded(self, do: Callable[[], Awaitable[None]]) -> None:
        try:
            await do()
        except NotSaved as error:
            logger.warning("what is to be told could not be read or noted: %s", error)
        except Exception:
            logger.exception("telling those who are away")

    async def catch_up(self) -> None:
        """Note what changed just before the server ended; who was told already stays in peace.

        Opening those tables can wait: people who come back as soon as the server does come first.
        """
        loop = asyncio.get_running_loop()
        spent = EVERY
        for id in await self.house.database.read(outbox.touched_last(BEFORE_THE_END)):
            await asyncio.sleep(spent)
            begun = loop.time()
            try:
                self.consider(await self.house.hold(id))
            except Missing:
                continue
            except Exception:
                logger.exception("table %s: what is to be told of it", id)
            finally:
                spent = loop.time() - begun

    async def step(self) -> None:
        present = self._present()
        await self._say_who_is_here(present)
        await self._note(present)
        await self._send_due()

    # Who is here. -----------------------------------------------------------------------------

    def _present(self) -> set[str]:
        """The players who have a socket in this process, at whatever table."""
        found: set[str] = set()
        for held in self.house.held.values():
            for watcher in held.watchers:
                if watcher.who.player is not None:
                    found.add(watcher.who.player)
                elif held.room is not None:
                    seats = held.room.seats_of(watcher.who)
                    found.update(p for seat in seats if (p := held.room.chairs[seat].player))
        return found

    async def _say_who_is_here(self, present: set[str]) -> None:
        """Other processes know it from the database."""
        now = self.house.now()
        late = {each for each in present if now - self._seen.get(each, 0) >= SEEN_EVERY}
        if late:
            await self.house.database.write(outbox.saw(late, now))
        self._seen = {each: now if each in late else self._seen[each] for each in present}

    # What is noted. ---------------------------------------------------------------------------

    async def _note(self, present: set[str]) -> None:
        ready = {key: each for key, each in self._fresh.items() if key[1] not in present}
        if not ready:
            return
        there = await self.house.database.read(outbox.reachable({key[1] for key in ready}))
        waiting = {key: each for key, each in ready.items() if key[1] in there}
        if waiting:
            await self.house.database.write(outbox.enqueue(waiting, self.house.now()))
        for key, each in ready.items():
            if self._fresh.get(key) == each:
                del self._fresh[key]

    # What is sent. ----------------------------------------------------------------------------

    async def _send_due(self) -> None:
        free = AT_ONCE - len(self._sending)
        if free <= 0:
            return
        now = self.house.now()
        claim = outbox.claim_waiting(now, now + CLAIM, free)
        for waiting in await self.house.database.write(claim):
            task = asyncio.create_task(self._send_one(waiting))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)

    async def _send_one(self, waiting: Waiting) -> None:
        try:
            await self._send(waiting)
        except NotSaved as error:
            # The claim ends by itself: then it is tried again, which may tell it a second time.
            logger.warning("table %s: a notice's fate was not saved: %s", waiting.table, error)
        except Exception:
            logger.exception("table %s: a notice", waiting.table)

    async def _send(self, waiting: Waiting) -> None:
        """Tell it, later, or never. By the time it is when this begins: whatever is read, the table
        last, is of no earlier time, so who has acted until then is not told."""
        write, concern = self.house.database.write, waiting.pending.concern
        now = self.house.now()
        to = await self.house.database.read(outbox.addressed(waiting.table, waiting.player))
        try:
            room = await self.house.look(waiting.table)
        except Missing:
            return
        channels = [] if to is None else left(to, waiting.pending)
        if concerns(room).get(waiting.player) != concern or to is None or not channels:
            await write(outbox.drop(waiting))
            return
        notice = notice_of(room, waiting.player, concern, self.link(waiting.table))
        due = self._due(waiting, notice, to, now)
        if due is None:
            await write(outbox.drop(waiting))
        elif due > now:
            await write(outbox.postpone(waiting, due))
        else:
            await self._deliver(waiting, notice, to, channels)

    def _due(self, waiting: Waiting, notice: Notice, to: Addressed, now: int) -> int | None:
        """When to tell it, or to look again whether the player is still here; None: never."""
        if now - to.seen < AWAY:
            return to.seen + AWAY
        if waiting.pending.sent:
            return now  # the rest of what was told already
        concern = waiting.pending.concern
        known = to.last.get(concern.kind)
        if known is not None and known.mark == concern.mark:
            return None
        if concern.kind == "started" and to.last.keys() - {"rematch"}:
            return None
        at = when_to_tell(notice, concern.mark, last_told(to), now / 1000)
        return None if at is None else int(at * 1000)

    async def _deliver(
        self, waiting: Waiting, notice: Notice, to: Addressed, channels: Sequence[Channel]
    ) -> None:
        results = await asyncio.gather(
            *(self.deliver(channel, notice, to.mails) for channel in channels)
        )
        now, concern = self.house.now(), waiting.pending.concern
        known = None
        if any(isinstance(each, Delivered) for each in results):
            known = LastTold(now, notice.asked, concern.mark)
        sent, dues = list(waiting.pending.sent), list[int]()
        for channel, result in zip(channels, results, strict=True):
            again = _again(waiting, result, now)
            if again is None:
                sent.append(name_of(channel))
            else:
                dues.append(again)
        due = min(dues, default=None)
        pending = Pending(concern, sent)
        await self.house.database.write(outbox.settle(waiting, known, pending, due))

    async def deliver(
        self, channel: Channel, notice: Notice, mails: Mapping[str, str]
    ) -> Delivered | Failed:
        """Send a notice, by mail with the link that ends it."""
        leave = self.leaving(mails[channel.address]) if isinstance(channel, Mail) else ""
        return await self.courier.deliver(channel, notice, leave)


def _again(waiting: Waiting, result: Delivered | Failed, now: int) -> int | None:
    """When a channel is tried again; None: it has been told, or never will be."""
    if isinstance(result, Delivered):
        return None
    logger.info("table %s: a notice was not taken: %s", waiting.table, result.reason)
    share = secrets.randbelow(1000) / 1000
    at = next_try(waiting.tries + 1, now / 1000, result, share)
    return None if at is None else int(at * 1000)


def channels_of(notify: msgspec.Raw) -> list[Channel]:
    """What a player has said; nothing where another version has written it."""
    try:
        return msgspec.json.decode(notify, type=list[Channel])
    except msgspec.DecodeError:
        return []


def left(to: Addressed, pending: Pending) -> list[Channel]:
    """The channels that still have to be told; addresses that nobody has confirmed are none."""
    if to.wish == "off":
        return []
    return [
        each
        for each in channels_of(to.notify)
        if name_of(each) not in pending.sent
        and (not isinstance(each, Mail) or each.address in to.mails)
    ]


def name_of(channel: Channel) -> str:
    """Tells channels apart without keeping their secrets twice."""
    return hashlib.sha256(msgspec.json.encode(channel)).hexdigest()[:16]


def last_told(to: Addressed) -> Told | None:
    if not to.last:
        return None
    kind, last = max(to.last.items(), key=lambda item: item[1].at)
    return Told(last.at / 1000, kind, last.asked, last.mark)  # type: ignore[arg-type]
