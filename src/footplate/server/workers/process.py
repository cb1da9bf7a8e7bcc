"""A worker's process, seen from the server."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, Self

import msgspec

from footplate.server.workers.frames import LARGEST_ANSWER, LENGTH, Answer, frame
from footplate.server.workers.jobs import Job

PROGRAM: Final = (sys.executable, "-P", "-m", "footplate.server.workers.worker")
"""Nothing in the present folder may take the place of a module: hence -P."""
START_LIMIT: Final = 60.0
"""Seconds until a new process has to be ready: a busy machine needs some to read its modules."""


class WorkerLost(Exception):
    """The process has ended, or can no longer be trusted; it says why."""


class Worker:
    """A process that answers one job at a time. `end` it, whatever has happened."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self._jobs, self._answers = process.stdin, process.stdout

    @classmethod
    async def start(cls, program: Sequence[str], time_limit: float) -> Self:
        """A process that is ready; WorkerLost where it does not get so far."""
        # The settings of the server, passwords among them, are none of a worker's business.
        known = {key: value for key, value in os.environ.items() if key[:10] != "FOOTPLATE_"}
        try:
            worker = cls(
                await asyncio.create_subprocess_exec(
                    *program,
                    str(time_limit),
                    stdin=PIPE,
                    stdout=PIPE,
                    env=known,
                    start_new_session=True,  # Ctrl-C at the terminal is for the server
                )
            )
        except OSError as error:
            raise WorkerLost(f"it cannot be started: {error.strerror}") from None
        try:
            async with asyncio.timeout(START_LIMIT):
                await worker._receive()
        except TimeoutError:
            await worker.end()
            raise WorkerLost(f"it was not ready within {START_LIMIT:g} s") from None
        except BaseException:
            await worker.end()
            raise
        return worker

    async def ask(self, job: Job) -> Answer:
        """The answer to a job; WorkerLost where there is none. Who waits for it limits the time."""
        try:
            self._jobs.write(frame(msgspec.structs.replace(job, table="")))
            await self._jobs.drain()
        except OSError:
            raise WorkerLost(await self._fate()) from None
        return await self._receive()

    async def _receive(self) -> Answer:
        try:
            (size,) = LENGTH.unpack(await self._answers.readexactly(LENGTH.size))
            if size > LARGEST_ANSWER:
                raise WorkerLost("its answer is too long")
            data = await self._answers.readexactly(size)
        except (asyncio.IncompleteReadError, OSError):
            raise WorkerLost(await self._fate()) from None
        try:
            return msgspec.msgpack.decode(data, type=Answer)
        except (msgspec.DecodeError, UnicodeError):
            raise WorkerLost("its answer is malformed") from None

    async def _fate(self) -> str:
        """How the process has ended; its output ends a moment before it does."""
        with suppress(TimeoutError):
            async with asyncio.timeout(1):
                await self.process.wait()
        code = self.process.returncode
        if code is None:
            return "it closed its output"
        if code < 0:
            return f"it was ended by signal {-code} ({signal.strsignal(-code)})"
        return f"it ended with code {code}"

    async def gone(self) -> None:
        """Wait until the process has ended by itself."""
        await self.process.wait()

    async def end(self) -> None:
        """End the process at once and give back everything it took, even if cancelled meanwhile."""
        with suppress(ProcessLookupError):
            self.process.kill()
        self._jobs.close()
        ending = asyncio.create_task(self._buried())
        try:
            await asyncio.shield(ending)
        except asyncio.CancelledError:
            await ending
            raise

    async def _buried(self) -> None:
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(1):
                # The pipe is given back at its end, which lies behind what nobody has read.
                while await self._answers.read(LARGEST_ANSWER):
                    pass
        await self.process.wait()
