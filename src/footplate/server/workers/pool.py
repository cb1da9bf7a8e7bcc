"""A decision for every job, whatever happens to the processes that think."""

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from footplate.core.refusal import BadInput, in_short
from footplate.core.state import State
from footplate.server.workers.fair import FairQueue
from footplate.server.workers.frames import Answer
from footplate.server.workers.jobs import Decision, Job, any_action, check_kind, state_of
from footplate.server.workers.kept import Positions
from footplate.server.workers.process import PROGRAM, Worker, WorkerLost

LOG = logging.getLogger(__name__)

GRACE: Final = 0.5
"""Seconds that a worker may go on with what nobody waits for any more. Most decisions end within
them; a new process takes about as long to get ready."""
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 10.0


class PoolEnded(Exception):
    """The pool was stopped before the decision was there: nothing was decided."""


class Counts(msgspec.Struct):
    """What a pool has done since its start, for whoever looks after it."""

    decided: int = 0
    fallbacks: int = 0
    dropped: int = 0
    """Begun, but cancelled meanwhile."""
    lost: int = 0
    """Processes that had to be replaced."""
    waiting: int = 0
    thinking: int = 0


class _Work:
    """A job under way."""

    def __init__(self, job: Job, state: State | None) -> None:
        self.job = job
        self.state = state
        self.decision: asyncio.Future[Decision] = asyncio.get_running_loop().create_future()

    def known(self) -> State:
        """Where the decision has to be legal; BadInput where the job describes nothing."""
        if self.state is None:
            self.state = state_of(self.job)
        return self.state


class Pool:
    """So many processes that think, each for at most `time_limit` seconds at a time.

    A process that crashes, hangs or lies is replaced, and its job gets a fallback. Jobs of several
    tables take turns; one for which nobody was free for `wait_limit` seconds gets a fallback, too.
    Where there are `positions`, those stay there in which a bot has failed.
    """

    def __init__(
        self,
        size: int,
        time_limit: float,
        wait_limit: float = 60.0,
        program: Sequence[str] = PROGRAM,
        positions: Positions | None = None,
    ) -> None:
        if size < 1 or time_limit <= 0 or wait_limit <= 0:
            raise BadInput("a pool needs at least one worker, and limits above 0 seconds")
        self.size = size
        self.time_limit = time_limit
        self.wait_limit = wait_limit
        self._program = tuple(program)
        self._positions = positions
        self._queue: FairQueue[_Work] = FairQueue()
        self._filled = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._open: set[_Work] = set()
        self._counts = Counts()
        self.pids: set[int] = set()
        """The processes that are ready or thinking."""

    @property
    def counts(self) -> Counts:
        thinking = len(self._open) - len(self._queue)
        return msgspec.structs.replace(
            self._counts, waiting=len(self._queue), thinking=max(thinking, 0)
        )

    async def start(self) -> None:
        """Start the processes; decisions can be asked for at once, and wait for them."""
        if self._tasks:
            raise RuntimeError("the pool was started already")
        self._tasks = [asyncio.create_task(self._keep()) for _ in range(self.size)]

    async def stop(self) -> None:
        """End the processes; whoever waits for a decision gets PoolEnded."""
        tasks, self._tasks = self._tasks, []
        for work in self._open:
            if not work.decision.done():
                work.decision.set_exception(PoolEnded("the pool was stopped"))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def decide(self, job: Job, state: State | None = None) -> Decision:
        """What the job's bot decides, or in its place any legal action.

        The decision is legal in the job's position; where a state is given, in that one. It must be
        a copy of the caller's, which nobody plays on; it saves restoring the position.
        """
        if not self._tasks:
            raise PoolEnded("the pool is not running")
        check_kind(job.bot)
        work = _Work(job, state)
        self._open.add(work)
        self._queue.put(job.table, work)
        self._filled.set()
        expiry = asyncio.get_running_loop().call_later(self.wait_limit, self._expire, work)
        try:
            return await work.decision
        finally:
            expiry.cancel()
            self._queue.discard(job.table, work)
            self._open.discard(work)

    # A process and its successors. ------------------------------------------------------------

    async def _keep(self) -> None:
        """Have a process at work, and another one after it is lost."""
        failures = 0
        while True:
            try:
                worker = await Worker.start(self._program, self.time_limit)
            except WorkerLost as lost:
                LOG.error("a worker did not start: %s", lost)
                await asyncio.sleep(min(FIRST_PAUSE * 2**failures, LONGEST_PAUSE))
                failures = min(failures + 1, 10)
                continue
            failures = 0
            self.pids.add(worker.process.pid)
            try:
                await self._employ(worker)
            finally:
                self.pids.discard(worker.process.pid)
                await worker.end()
            self._counts.lost += 1

    async def _employ(self, worker: Worker) -> None:
        """Give a worker job after job, until it is lost."""
        gone = asyncio.create_task(worker.gone())
        try:
            while (work := await self._next(gone)) is not None:
                if not await self._serve(worker, work):
                    return
        finally:
            gone.cancel()

    async def _next(self, gone: "asyncio.Task[None]") -> _Work | None:
        """What comes next; None where the worker has ended while it waited."""
        while not gone.done():
            while (work := self._queue.take()) is not None:
                if not work.decision.done():
                    return work
            self._filled.clear()
            filled = asyncio.create_task(self._filled.wait())
            try:
                await asyncio.wait({filled, gone}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                filled.cancel()
        LOG.warning("a worker has ended while it had nothing to do")
        return None

    async def _serve(self, worker: Worker, work: _Work) -> bool:
        """Get the decision of a job; whether the worker can go on."""
        begun = time.monotonic()
        asking = asyncio.create_task(worker.ask(work.job))
        either: set[asyncio.Future[Any]] = {asking, work.decision}
        try:
            await asyncio.wait(either, timeout=self.time_limit, return_when=asyncio.FIRST_COMPLETED)
            if work.decision.done():
                self._counts.dropped += 1
                return await _comes_to_an_end(asking)
            seconds = time.monotonic() - begun
            if not asking.done():
                self._fall_back(work, f"no answer within {self.time_limit:g} s", seconds)
                return False
            return self._judge(work, asking, seconds)
        finally:
            asking.cancel()

    # Decisions. -------------------------------------------------------------------------------

    def _judge(self, work: _Work, asking: "asyncio.Task[Answer]", seconds: float) -> bool:
        """Take an answer or replace it; whether the worker can be trusted with more."""
        lost = asking.exception()
        if lost is not None:
            self._fall_back(work, f"the worker was lost: {lost}", seconds)
            return False
        answer = asking.result()
        if answer.action is None:
            self._fall_back(work, f"the bot failed: {answer.error}", seconds)
            return True
        try:
            refusal = work.known().refuse(answer.action)
            fault = "" if refusal is None else str(refusal)
        except BadInput as error:
            fault = str(error)
        if fault:
            self._fall_back(work, f"the answer cannot be played: {fault}", seconds)
            return False
        self._counts.decided += 1
        work.decision.set_result(
            Decision(
                answer.action,
                "bot",
                seconds,
                reasons=answer.reasons,
                purpose=answer.purpose,
                rest=answer.rest,
                turn=answer.turn,
            )
        )
        return True

    def _expire(self, work: _Work) -> None:
        if self._queue.discard(work.job.table, work) and not work.decision.done():
            self._fall_back(work, f"no worker was free within {self.wait_limit:g} s", 0.0)

    def _fall_back(self, work: _Work, why: str, seconds: float) -> None:
        job, said = work.job, in_short(why)
        try:
            state = work.known()
            action = any_action(state, job.seed)
        except Exception as error:  # not the worker's fault: the job makes no sense
            work.decision.set_exception(error)
            return
        kept = ""
        if self._positions is not None and seconds:  # else nobody has begun to think about it
            kept = f"; the position is kept in {self._positions.keep(job, state, said)}"
        # Without the table's id: who knows that may watch it.
        LOG.warning("fallback for %s, seat %d (%s): %s%s", job.game, job.seat, job.bot, said, kept)
        self._counts.fallbacks += 1
        work.decision.set_result(Decision(action, "fallback", seconds, said))


async def _comes_to_an_end(asking: "asyncio.Task[Answer]") -> bool:
    """Whether a worker whose answer nobody wants any more gives it soon, and can go on."""
    await asyncio.wait({asking}, timeout=GRACE)
    return asking.done() and asking.exception() is None
