"""A server for tests: in a thread of this process, on loopback, on a port that is free."""

import asyncio
import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn

from footplate.server.serving import Server, now
from footplate.server.settings import Settings
from footplate.server.web import lines
from footplate.server.web.patience import protocol
from tests.server.ports import free_port
from tests.server.prepared import prepare

NOTHING_BUILT = Path(__file__).parent / "nothing-built"
"""No folder: the same tests pass whether or not the browser pages were built."""


class Clock:
    """The time of a server, which a test can let pass."""

    def __init__(self) -> None:
        self.passed = 0

    def now(self) -> int:
        return now() + self.passed

    def skip(self, **span: float) -> None:
        self.passed += timedelta(**span) // timedelta(milliseconds=1)


def client(url: str, timeout: float | httpx.Timeout) -> httpx.Client:
    """A client for a server of ours, without what it would need for others: reading all the
    certificates of the world takes as long as starting a server."""
    return httpx.Client(base_url=url, timeout=timeout, verify=False)


class Calls:
    """Ways to call a server, wherever it runs."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.http = client(self.url, timeout=30)

    def person(self, name: str = "Ann") -> "Person":
        """Somebody new with a key."""
        answer = self.http.post("/api/me", json={"name": name})
        self.http.cookies.clear()
        assert answer.status_code == 201, answer.text
        return Person(self, answer.json()["key"])


class Running(Calls):
    """A server that runs in this process, and ways to call it."""

    def __init__(self, server: Server, port: int, clock: Clock) -> None:
        super().__init__(port)
        self.server = server
        self.clock = clock
        self.loop: asyncio.AbstractEventLoop
        """What the server runs in, for tests that call its parts."""
        self.lines: set[Any]
        """What it has of each line that is open."""


class Person:
    """Somebody with a key, who calls by it."""

    def __init__(self, running: Calls, key: str) -> None:
        self.running = running
        self.key = key
        self.count = 0

    def call(self, method: str, path: str, **given: Any) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.key}", **given.pop("headers", {})}
        return self.running.http.request(method, path, headers=headers, **given)

    def get(self, path: str, **query: Any) -> Any:
        answer = self.call("GET", path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.call("POST", path, json={} if body is None else body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def put(self, path: str, body: Any) -> Any:
        answer = self.call("PUT", path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def command(self, path: str, **body: Any) -> httpx.Response:
        """A command with an id of its own."""
        self.count += 1
        return self.call("POST", path, json={"id": f"{self.key[-8:]}-{self.count:06}", **body})


def until(said: Callable[[], Any], seconds: float = 20) -> Any:
    """What is said as soon as it is something."""
    deadline = time.monotonic() + seconds
    while not (found := said()):
        assert time.monotonic() < deadline, "it did not come"
        time.sleep(0.01)
    return found


@contextlib.contextmanager
def running(
    settings: Settings, clock: Clock | None = None, port: int = 0, pages: Path = NOTHING_BUILT
) -> Iterator[Running]:
    """A server with these settings, on a free port or a certain one; `pages` is where a build of
    the browser pages lies, if there is one."""
    port = port or free_port()
    clock = clock or Clock()
    prepare(settings.url)
    server = Server(msgspec.structs.replace(settings, port=port), clock.now, pages)
    config = uvicorn.Config(
        server.app(),
        host="127.0.0.1",
        port=port,
        log_level="error",
        log_config=None,  # so that a test sees what would be in the log
        http=protocol(),
        ws=lines.protocol(),
        ws_per_message_deflate=False,
        proxy_headers=False,
    )
    runner = uvicorn.Server(config)
    loops: list[asyncio.AbstractEventLoop] = []

    async def run() -> None:
        loops.append(asyncio.get_running_loop())
        await runner.serve()

    def run_in_thread() -> None:
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(run())

    thread = threading.Thread(target=run_in_thread, daemon=True)
    thread.start()
    try:
        deadline = time.monotonic() + 20
        while not runner.started:
            assert time.monotonic() < deadline, "the server did not start"
            time.sleep(0.01)
        found = Running(server, port, clock)
        found.loop = loops[0]
        found.lines = runner.server_state.connections
        try:
            yield found
        finally:
            found.http.close()
    finally:
        runner.should_exit = True
        thread.join(20)
