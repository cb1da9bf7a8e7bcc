"""As whom somebody calls: by a key in the header, or by the cookie that a browser keeps."""

from collections.abc import Callable

from starlette.requests import HTTPConnection

from footplate.server.keys import PLAYER, SEAT, hash_of
from footplate.server.rooms.people import Who
from footplate.server.store import players
from footplate.server.store.database import Database
from footplate.server.web.problems import Failed

COOKIE = "footplate"
LONGEST_KEY = 100
A_MOMENT = 3000
"""Milliseconds for which a key is good without asking whether it still is."""
MOST_KNOWN = 10_000
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


class Callers:
    """Who has which key. What the database has said need not be asked again for a moment."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self._database = database
        self._now = now
        self._known: dict[str, tuple[Who, int]] = {}
        self._forgotten = 0
        """How often somebody was forgotten."""

    async def who_calls(self, connection: HTTPConnection, method: str) -> Who:
        """Who it is; 401 for a key that nobody has, 403 for somebody else's page."""
        key = key_of(connection)
        if connection.headers.get("authorization", ""):
            return await self.who_has(key)
        # Somebody else's page comes without the cookie, but would be given another in its place.
        if method not in SAFE and (key or "origin" in connection.headers):
            check_origin(connection)
        if not key:
            return Who()
        try:
            return await self.who_has(key)
        except Failed:
            return Who()  # a cookie that has outlived its player is no cookie

    async def who_has(self, key: str) -> Who:
        if len(key) > LONGEST_KEY or not key.isascii():
            raise Failed(401, "nobody", "That is no key.")
        if key.startswith(SEAT):
            return Who(key_hash=hash_of(key))
        found = await self._player(hash_of(key)) if key.startswith(PLAYER) else None
        if found is None:
            raise Failed(401, "nobody", "Nobody has this key.")
        return found

    async def _player(self, key_hash: str) -> Who | None:
        who, until = self._known.get(key_hash, (None, 0))
        if who is not None and 0 <= until - self._now() <= A_MOMENT:
            return who
        forgotten = self._forgotten
        player = await self._database.read(players.by_key(key_hash))
        if player is None:
            return None
        who = Who(player.id, player.name)
        if forgotten != self._forgotten:
            return who  # what was read may be of before the change
        self._known.pop(key_hash, None)
        self._known[key_hash] = who, self._now() + A_MOMENT
        if len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]
        return who

    def forget(self, player: str) -> None:
        """A player has another key or name: here it counts at once, elsewhere after a moment."""
        self._forgotten += 1
        self._known = {hash: each for hash, each in self._known.items() if each[0].player != player}


def key_of(connection: HTTPConnection) -> str:
    """The key of the header, else that of the cookie; empty: none."""
    given = connection.headers.get("authorization", "")
    if not given:
        return connection.cookies.get(COOKIE, "")
    kind, _, key = given.partition(" ")
    if kind.lower() != "bearer":
        raise Failed(401, "nobody", "A key is given as: Authorization: Bearer KEY.")
    return key.strip()


def check_origin(connection: HTTPConnection) -> None:
    """A browser says from whose page it calls; without a key in the header only our own pages
    may."""
    origin = connection.headers.get("origin", "")
    own = f"{connection.url.scheme.replace('ws', 'http', 1)}://{connection.headers.get('host')}"
    if origin != own:
        raise Failed(403, "forbidden", "With a cookie only this server's own pages may call.")
