"""What the server does at tables by itself: bots decide, clocks run out."""

import asyncio
import logging
import secrets
from itertools import takewhile
from typing import Final
from weakref import WeakKeyDictionary

import msgspec

from footplate.bots.analysis import Turn
from footplate.core.chance import Chance
from footplate.core.refusal import BadInput, Refused
from footplate.core.state import State
from footplate.core.wire import to_plain
from footplate.server.rooms import playing
from footplate.server.rooms.base import refused
from footplate.server.rooms.held import Held
from footplate.server.rooms.house import House, Missing
from footplate.server.rooms.minds import Mind, counted_before
from footplate.server.rooms.room import Room
from footplate.server.rooms.seating import give_to_bot
from footplate.server.store import entries as log
from footplate.server.store.database import NotSaved
from footplate.server.store.reading import claim_due
from footplate.server.workers.hints import Hint, hint_of
from footplate.server.workers.jobs import Decision, Job, think_about
from footplate.server.workers.pool import Pool, PoolEnded

logger = logging.getLogger("footplate.server")

EVERY: Final = 1.0
"""Seconds between two looks at what is due."""
CLAIM: Final = 30_000
"""Milliseconds for which a process takes on what is due at a table."""
MOST_DUE: Final = 100
AFTER_FAILURE: Final = 2.0


class Driver:
    """Lets bots think as soon as they are asked, and looks what else is due."""

    def __init__(self, house: House, pool: Pool) -> None:
        self.house = house
        self.pool = pool
        self._minds: WeakKeyDictionary[Room, dict[int, Mind]] = WeakKeyDictionary()
        house.changed.append(self.consider)

    # Bots. ------------------------------------------------------------------------------------

    def consider(self, held: Held) -> None:
        """After each change: a bot that is asked begins to think."""
        if held.thinking is None and held.room is not None and _bot_asked(held.room) is not None:
            held.thinking = asyncio.create_task(self._drive(held))

    async def _drive(self, held: Held) -> None:
        """Bots decide until a person is asked."""
        try:
            while await self._decide(held):
                pass
        except (Missing, PoolEnded):
            pass
        except NotSaved as error:
            # What is due is in the database: it is tried again from there.
            logger.warning("table %s: a bot's decision was not saved: %s", held.id, error)
            await asyncio.sleep(AFTER_FAILURE)
        except Exception:
            logger.exception("table %s: a bot could not decide", held.id)
            await asyncio.sleep(AFTER_FAILURE)
        finally:
            held.thinking = None

    async def _decide(self, held: Held) -> bool:
        """One decision of a bot; False where none is asked."""
        room = await self.house.look(held.id)
        seat = _bot_asked(room)
        if seat is None:
            return False
        moment, begun = room.moment, self.house.now()
        mind = self._mind(room, seat)
        action = mind.next(room.playing)
        if action is None:
            mind.begins(room.playing)
            decision = await self._think(room, seat, room.chairs[seat].who.kind)
            if decision.by == "fallback":
                logger.warning("table %s, seat %d: %s", held.id, seat, decision.why)
            action = decision.action
            mind.decided([action, *decision.rest])
        pause = room.head.pace - (self.house.now() - begun)
        if pause > 0:
            await asyncio.sleep(pause / 1000)
        try:
            await self.house.command(
                held.id,
                lambda room, at: playing.play_for_bot(room, at, seat, action, moment),
            )
        except Refused:
            # The game has moved on meanwhile, by an undo or another process: look again.
            await asyncio.sleep(0)
        return True

    def _think(
        self, room: Room, seat: int, kind: str, told: list[str] | None = None
    ) -> "asyncio.Future[Decision]":
        state = room.playing.state
        guessed = think_about(state, seat, Chance(secrets.randbits(60)))
        counted = self._mind(room, seat).counted(room.playing)
        seed = secrets.randbits(32)
        job = Job(room.head.game, guessed, seat, kind, seed, room.id, told, counted)
        return asyncio.ensure_future(self.pool.decide(job, state.clone()))

    def _mind(self, room: Room, seat: int) -> Mind:
        minds = self._minds.setdefault(room, {})
        return minds.setdefault(seat, Mind(seat))

    async def hint(self, id: str, seat: int, kind: str) -> Hint:
        """What a bot would do for a seat that is asked, told to that seat."""
        room = await self.house.look(id)
        table = room.playing
        if table.asked != seat:
            raise playing.not_asked()
        state = table.state.clone()
        decision = await self._think(room, seat, kind, list(table.names))
        if decision.by == "fallback":
            raise refused("33", "No bot has found anything in time: ask again.")
        return hint_of(
            state, seat, decision.action, table.names, decision.reasons, decision.purpose
        )

    async def judge(self, room: Room, state: State, at: int, kind: str) -> Turn:
        """What a bot that looks ahead thinks of what was done at a moment of a finished game, in
        one go: nothing of it is hidden any more."""
        table, begun = room.playing, at - room.base.count
        if begun == table.count:
            raise BadInput(f"nothing was decided after {at} actions")
        seat = table.steps[begun].seat
        run = takewhile(lambda step: step.seat == seat, table.steps[begun:])
        played = table.record.actions[begun : begun + sum(1 for _ in run)]
        job = Job(
            room.head.game,
            msgspec.json.encode(state.position()),
            seat,
            kind,
            secrets.randbits(32),
            room.id,
            list(table.names),
            counted_before(table, begun, seat),
            played=[to_plain(each) for each in played],
        )
        decision = await self.pool.decide(job, state.clone())
        if decision.turn is None:
            raise refused("34", "No bot that looks ahead has judged it in time: ask again.")
        return msgspec.structs.replace(decision.turn, at=at)

    # What is due. -----------------------------------------------------------------------------

    async def run(self) -> None:
        """Look what is due at tables, until cancelled."""
        while True:
            try:
                await self._look()
            except NotSaved as error:
                logger.warning("what is due could not be read: %s", error)
            await asyncio.sleep(EVERY)

    async def _look(self) -> None:
        now = self.house.now()
        for id in await self.house.database.write(claim_due(now, now + CLAIM, MOST_DUE)):
            try:
                await self._do_what_is_due(id)
            except (Missing, NotSaved, Refused):
                continue
            except Exception:
                # A table that cannot be read is no reason to let the clocks of all others stand.
                logger.exception("table %s: what is due", id)

    async def _do_what_is_due(self, id: str) -> None:
        room = await self.house.look(id)
        if room.clock.expired(self.house.now()):
            await self.house.command(id, expire)
        self.consider(await self.house.hold(id))


def _bot_asked(room: Room) -> int | None:
    seat = room.waiting
    if seat is None or room.waits is not None or room.chairs[seat].person:
        return None
    return seat


def expire(room: Room, at: int) -> None:
    """Time is over for somebody: a bot takes the seat, or the others decide."""
    for seat in room.clock.expired(at):
        chair = room.chairs[seat]
        if chair.expired or not chair.person or seat != room.waiting:
            continue
        room.write(log.Expired(seat), at)
        if room.clock.settings.on_expiry == "bot":
            give_to_bot(room, at, seat)
