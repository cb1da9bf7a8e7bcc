"""A server in a process of its own, which can be killed.

Loading the program takes longer than anything that is tested with it. So one process loads it once
and splits off the servers, each of which begins where a freshly started one would.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.server.ports import free_port

MOTHER = """
import os, sys
from footplate.server.serving import serve
from footplate.server.settings import settings_from

for line in sys.stdin:
    pid = os.fork()
    if not pid:
        serve(settings_from())
        os._exit(0)
    print(pid, flush=True)
    _, how = os.waitpid(pid, 0)
    print(os.waitstatus_to_exitcode(how), flush=True)
"""


class Process:
    """A server that is started, killed and started again on the same port."""

    def __init__(self, database: str, log: Path, **settings: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log
        environment = {
            **os.environ,
            "FOOTPLATE_DATABASE": database,
            "FOOTPLATE_PORT": str(self.port),
            "FOOTPLATE_LIMITS": "false",
            **{f"FOOTPLATE_{name.upper()}": value for name, value in settings.items()},
        }
        with log.open("ab") as errors:
            self._mother = subprocess.Popen(
                [sys.executable, "-c", MOTHER],
                env=environment,
                cwd=log.parent,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        self.pid = 0

    def start(self) -> None:
        assert self._mother.stdin is not None
        self._mother.stdin.write("\n")
        self._mother.stdin.flush()
        self.pid = self._said()

    def _said(self) -> int:
        assert self._mother.stdout is not None
        line = self._mother.stdout.readline()
        assert line, self.log.read_text()
        return int(line)

    def wait(self, seconds: float = 30) -> None:
        """Until it answers."""
        until = time.monotonic() + seconds
        while True:
            try:
                httpx.get(f"{self.url}/api/tables", timeout=5)
                return
            except httpx.TransportError:
                assert time.monotonic() < until, self.log.read_text()
                time.sleep(0.02)

    def kill(self) -> None:
        os.kill(self.pid, 9)
        self._said()

    def stop(self) -> int:
        """As a host ends it; what it ended with."""
        os.kill(self.pid, 15)
        return self._said()

    def close(self) -> None:
        """The mother ends, too."""
        assert self._mother.stdin is not None
        assert self._mother.stdout is not None
        self._mother.stdin.close()
        self._mother.wait(30)
        self._mother.stdout.close()
