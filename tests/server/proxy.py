"""A line between clients and a server that delays, and breaks in the middle of what is sent."""

import contextlib
import random
import socket
import threading
import time
from types import TracebackType
from typing import Self


class Proxy:
    """Listens on a port of its own and passes on what comes, as long as it pleases."""

    def __init__(self, to: int, rng: random.Random) -> None:
        self._to = to
        self._rng = rng
        self._server = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._server.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.calm = False
        """Whether nothing is delayed or cut any more."""
        self.cuts = 0
        self._threads: list[threading.Thread] = []

    def __enter__(self) -> Self:
        self._start(self._accept)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        with contextlib.suppress(OSError):
            self._server.shutdown(socket.SHUT_RDWR)
        self._server.close()
        for thread in self._threads:
            thread.join(5)

    def _start(self, what: object, *given: object) -> None:
        thread = threading.Thread(target=what, args=given, daemon=True)  # type: ignore[arg-type]
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._server.accept()
            except OSError:
                return
            far = socket.create_connection(("127.0.0.1", self._to))
            # How much goes through before the line breaks, in either direction.
            left = [self._rng.randrange(2_000, 300_000)]
            for source, target in ((near, far), (far, near)):
                self._start(self._pass_on, source, target, left)

    def _pass_on(self, source: socket.socket, target: socket.socket, left: list[int]) -> None:
        try:
            while data := source.recv(4096):
                if not self.calm:
                    if self._rng.random() < 0.2:
                        time.sleep(self._rng.random() * 0.02)
                    left[0] -= len(data)
                    if left[0] < 0:
                        self.cuts += 1
                        target.sendall(data[: self._rng.randrange(len(data))])
                        break
                target.sendall(data)
        except OSError:
            pass
        finally:
            for each in (source, target):
                with contextlib.suppress(OSError):
                    each.shutdown(socket.SHUT_RDWR)
                each.close()
