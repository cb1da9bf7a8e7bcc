"""A server in a process of its own, which can be killed.

Loading the program takes longer than anything that is tested with it. So one process loads it once
and splits off the servers, each of which begins where a freshly started one would.
"""

import atexit
import functools
import json
import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.ports import free_port
from tests.server.running import client

MOTHER = """
import json, os, sys
from footplate.server.listening import listen
from footplate.server.serving import serve
from footplate.server.settings import settings_from

def be_born(settings, log):
    for stream in (1, 2):
        os.dup2(os.open(log, os.O_CREAT | os.O_APPEND | os.O_WRONLY), stream)
    known = settings_from(settings)
    serve(known, listen(known), lambda: None)

for line in sys.stdin:
    wanted = json.loads(line)
    if "wait" in wanted:
        found = os.waitstatus_to_exitcode(os.waitpid(wanted["wait"], 0)[1])
    elif not (found := os.fork()):
        be_born(**wanted)
        os._exit(0)
    print(found, flush=True)
"""


class Mother:
    """The process that has loaded the program."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", MOTHER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._one_by_one = threading.Lock()

    def ask(self, **wanted: Any) -> int:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        with self._one_by_one:
            stdin.write(json.dumps(wanted) + "\n")
            stdin.flush()
            line = stdout.readline()
        assert line, "the process that starts servers is gone"
        return int(line)

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(30)
        self._process.stdout.close()


@functools.cache
def mother() -> Mother:
    if not hasattr(os, "fork"):
        pytest.skip("signals of POSIX")
    found = Mother()
    atexit.register(found.close)
    return found


class Process:
    """A server that is started, killed and started again on the same port."""

    def __init__(self, database: str, log: Path, **settings: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log
        known = {"database": database, "port": str(self.port), "limits": "false", **settings}
        self._settings = {f"FOOTPLATE_{name.upper()}": value for name, value in known.items()}
        self.pid = 0

    def start(self) -> None:
        self.pid = mother().ask(settings=self._settings, log=str(self.log))

    def wait(self, seconds: float = 30) -> None:
        """Until it answers."""
        until = time.monotonic() + seconds
        with client(self.url, timeout=5) as http:
            while True:
                try:
                    http.get("/api/tables")
                    return
                except httpx.TransportError:
                    assert time.monotonic() < until, self.log.read_text()
                    time.sleep(0.02)

    def kill(self) -> None:
        os.kill(self.pid, 9)
        mother().ask(wait=self.pid)

    def stop(self) -> int:
        """As a host ends it; what it ended with."""
        os.kill(self.pid, 15)
        return mother().ask(wait=self.pid)
