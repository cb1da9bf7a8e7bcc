"""A server in a process of its own, its processor time and its memory."""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec

from bench.server.clients import Line
from tests.server.ports import free_port

TICKS = os.sysconf("SC_CLK_TCK")


class Process:
    """A server that has been started; nobody limits how often it is asked."""

    def __init__(self, database: str, folder: Path) -> None:
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        settings = {"DATABASE": database, "PORT": str(self.port), "LIMITS": "false"}
        own = {f"FOOTPLATE_{name}": value for name, value in settings.items()}
        with self.log.open("wb") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "footplate", "serve"],
                env={**os.environ, **own},
                cwd=folder,
                stdout=log,
                stderr=log,
            )

    async def wait(self) -> None:
        """Until it answers."""
        until = time.monotonic() + 60
        while True:
            line = Line(self.port)
            try:
                await line.call("GET", "/api/tables")
                return
            except OSError:
                if time.monotonic() > until or self._process.poll() is not None:
                    raise SystemExit(self.log.read_text()) from None
                await asyncio.sleep(0.05)
            finally:
                line.close()

    @property
    def seconds(self) -> float:
        """The processor time it has used."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def kilobytes(self) -> float:
        """The memory that it has for itself."""
        pages = Path(f"/proc/{self._process.pid}/statm").read_text().split()
        return (int(pages[1]) - int(pages[2])) * os.sysconf("SC_PAGE_SIZE") / 1000

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(60)


@contextlib.asynccontextmanager
async def served(database: str, folder: Path, processes: int = 1) -> AsyncIterator[list[Process]]:
    """Servers on one database."""
    found: list[Process] = []
    try:
        for _ in range(processes):
            found.append(Process(database, folder))
            await found[-1].wait()
        yield found
    finally:
        for each in found:
            each.stop()


async def new_player(port: int) -> str:
    """The key of somebody new."""
    line = Line(port)
    answer = await line.call("POST", "/api/me", b'{"name":"Ann"}')
    line.close()
    key: str = msgspec.json.decode(answer)["key"]
    return key


async def new_table(line: Line, record: str, start: bool = True) -> str:
    """A table of a record, begun."""
    answer = await line.call("POST", "/api/records", msgspec.json.encode({"text": record}))
    id: str = msgspec.json.decode(answer)["id"]
    if start:
        await line.call("POST", f"/api/tables/{id}/start", b"{}")
    return id
