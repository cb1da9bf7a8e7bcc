"""How much one address may ask for: buckets that fill up again. And the password at the door."""

import contextlib
import hashlib
import hmac
import ipaddress
from collections.abc import Callable, Iterator
from typing import Final

from starlette.requests import HTTPConnection

from footplate.server.web.endpoint import Endpoint
from footplate.server.web.problems import PASSWORD, Failed

BURST: Final = {
    **{"read": 300.0, "write": 120.0, "make": 20.0},
    **{"past": 40.0, "say": 20.0, "guess": 20.0, "glance": 60.0, "hint": 10.0, "test": 6.0},
}
"""How many calls at once, by kind."""
PER_SECOND: Final = {
    **{"read": 60.0, "write": 20.0, "make": 0.2},
    **{"past": 4.0, "say": 1.0, "guess": 0.2, "glance": 4.0, "hint": 0.5, "test": 0.05},
}
"""How many come back each second."""
MOST: Final = 20_000
"""How many addresses are remembered."""
MOST_SOCKETS: Final = 200
"""How many sockets one address may have, at whatever tables."""
DOOR: Final = "/api/enter"
HOUSE_KEY: Final = "footplate-house"
MAKERS: Final = frozenset(
    {
        *("/api/me", "/api/tables", "/api/records", "/api/lessons", DOOR),
        *("/api/tables/{table}/fork", "/api/tables/{table}/again"),
    }
)
"""Where something new is made, or a password tried: a few of these are enough for anybody."""


class Limits:
    """Buckets by address and kind of call."""

    def __init__(self, on: bool, now: Callable[[], int]) -> None:
        self.on = on
        self._now = now
        self._buckets: dict[tuple[str, str], tuple[float, int]] = {}
        self._sockets: dict[str, int] = {}

    def check(self, connection: HTTPConnection, to: Endpoint) -> None:
        kind = "read" if to.method == "GET" else "write"
        self.take(connection, "make" if kind == "write" and to.path in MAKERS else kind)

    def take(self, connection: HTTPConnection, kind: str) -> None:
        """429 where the bucket is empty."""
        if not self.on:
            return
        left, now = self._left(connection, kind), self._now()
        self._buckets.pop((place_of(connection), kind), None)
        self._buckets[place_of(connection), kind] = (max(0.0, left - 1), now)
        if len(self._buckets) > MOST:
            del self._buckets[next(iter(self._buckets))]
        self._check(left, kind)

    def _left(self, connection: HTTPConnection, kind: str) -> float:
        now = self._now()
        left, at = self._buckets.get((place_of(connection), kind), (BURST[kind], now))
        return min(BURST[kind], left + max(0, now - at) / 1000 * PER_SECOND[kind])

    def _check(self, left: float, kind: str) -> None:
        if left < 1:
            wait = str(int((1 - left) / PER_SECOND[kind]) + 1)
            sentence = f"That was a lot at once: wait {wait} s."
            raise Failed(429, "too-many", sentence, {"retry-after": wait})

    @contextlib.contextmanager
    def watching(self, connection: HTTPConnection) -> Iterator[None]:
        """One socket more of an address, for as long as it is open; 429 where it has enough."""
        place = place_of(connection)
        count = self._sockets.get(place, 0)
        if self.on and count >= MOST_SOCKETS:
            raise Failed(429, "too-many", "So many sockets are open from your address already.")
        self._sockets[place] = count + 1
        try:
            yield
        finally:
            self._sockets[place] -= 1
            if not self._sockets[place]:
                del self._sockets[place]

    def check_password(self, connection: HTTPConnection, password: str, to: Endpoint) -> None:
        """401 where the host wants a password and the caller has not given it."""
        if to.path.startswith("/api/") and to.path != DOOR:
            self.let_in(connection, password)

    def let_in(self, connection: HTTPConnection, password: str) -> None:
        """401 as well; and 429 for who has tried too many passwords, whatever is tried next: else a
        right one would be told from the others."""
        if not password:
            return
        if self.on:
            self._check(self._left(connection, "guess"), "guess")
        try:
            check_password(connection, password)
        except Failed:
            if HOUSE_KEY in connection.headers or HOUSE_KEY in connection.cookies:
                self.take(connection, "guess")  # as slow here as at the door
            raise


def place_of(connection: HTTPConnection) -> str:
    """Whose calls are counted together: an address, of IPv6 the 64 bits that a household has."""
    host = connection.client.host if connection.client is not None else ""
    if ":" not in host:
        return host
    try:
        known = ipaddress.IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    return str(known.ipv4_mapped or ipaddress.ip_network((int(known) >> 64 << 64, 64)))


def check_password(connection: HTTPConnection, password: str) -> None:
    """A program says the password itself; a browser keeps what `token_of` makes of it."""
    if not password:
        return
    # Headers come as bytes, which Starlette reads as Latin-1.
    said = connection.headers.get(HOUSE_KEY, "").encode("latin-1", "replace")
    kept = connection.cookies.get(HOUSE_KEY, "").encode("latin-1", "replace")
    if not (is_password(said, password) or hmac.compare_digest(kept, token_of(password).encode())):
        raise Failed(
            401,
            PASSWORD,
            "This server wants a password: as the header footplate-house, or by /api/enter.",
        )


def is_password(said: bytes, password: str) -> bool:
    return hmac.compare_digest(said, password.encode())


def token_of(password: str) -> str:
    """What a cookie remembers in place of the password, which nobody shall find in a browser."""
    return hashlib.sha256(f"footplate:{password}".encode()).hexdigest()
