"""How much one address may ask for: buckets that fill up again. And the password at the door."""

import hmac
from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection

from footplate.server.web.endpoint import Endpoint
from footplate.server.web.problems import Failed

BURST: Final = {"read": 300.0, "write": 120.0, "make": 20.0, "hint": 10.0}
"""How many calls at once, by kind."""
PER_SECOND: Final = {"read": 60.0, "write": 20.0, "make": 0.2, "hint": 0.5}
"""How many come back each second."""
MOST: Final = 20_000
"""How many addresses are remembered."""
DOOR: Final = "/api/enter"
HOUSE_KEY: Final = "footplate-house"
MAKERS: Final = frozenset({"/api/me", "/api/tables", "/api/records", DOOR})
"""Where something new is made, or a password tried: a few of these are enough for anybody."""


class Limits:
    """Buckets by address and kind of call."""

    def __init__(self, on: bool, now: Callable[[], int]) -> None:
        self.on = on
        self._now = now
        self._buckets: dict[tuple[str, str], tuple[float, int]] = {}

    def check(self, connection: HTTPConnection, to: Endpoint) -> None:
        kind = "read" if to.method == "GET" else "write"
        self.take(connection, "make" if kind == "write" and to.path in MAKERS else kind)

    def take(self, connection: HTTPConnection, kind: str) -> None:
        """429 where the bucket is empty."""
        if not self.on:
            return
        host = connection.client.host if connection.client is not None else ""
        now = self._now()
        left, at = self._buckets.pop((host, kind), (BURST[kind], now))
        left = min(BURST[kind], left + max(0, now - at) / 1000 * PER_SECOND[kind])
        self._buckets[host, kind] = (max(0.0, left - 1), now)
        if len(self._buckets) > MOST:
            del self._buckets[next(iter(self._buckets))]
        if left < 1:
            wait = str(int((1 - left) / PER_SECOND[kind]) + 1)
            sentence = f"That was a lot at once: wait {wait} s."
            raise Failed(429, "too-many", sentence, {"retry-after": wait})

    def check_password(self, connection: HTTPConnection, password: str, to: Endpoint) -> None:
        """401 where the host wants a password and the caller has not given it."""
        if password and to.path.startswith("/api/") and to.path != DOOR:
            check_password(connection, password)


def check_password(connection: HTTPConnection, password: str) -> None:
    given = connection.headers.get(HOUSE_KEY) or connection.cookies.get(HOUSE_KEY, "")
    if password and not hmac.compare_digest(given.encode(), password.encode()):
        raise Failed(401, "nobody", "This server wants a password: see /api/enter.")
