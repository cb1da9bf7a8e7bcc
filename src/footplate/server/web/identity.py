"""As whom somebody calls: by a key in the header, or by the cookie that a browser keeps."""

from starlette.requests import HTTPConnection

from footplate.server.keys import PLAYER, SEAT, hash_of
from footplate.server.rooms.people import Who
from footplate.server.store import players
from footplate.server.store.database import Database
from footplate.server.web.problems import Failed

COOKIE = "footplate"
LONGEST_KEY = 100
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


async def who_calls(connection: HTTPConnection, database: Database, method: str) -> Who:
    """Who it is; 401 for a key that nobody has, 403 for a cookie from somebody else's page."""
    given = connection.headers.get("authorization", "")
    if given:
        kind, _, key = given.partition(" ")
        if kind.lower() != "bearer":
            raise Failed(401, "nobody", "A key is given as: Authorization: Bearer KEY.")
        return await who_has(key.strip(), database)
    key = connection.cookies.get(COOKIE, "")
    if not key:
        return Who()
    if method not in SAFE:
        check_origin(connection)
    try:
        return await who_has(key, database)
    except Failed:
        return Who()  # a cookie that has outlived its player is no cookie


async def who_has(key: str, database: Database) -> Who:
    if len(key) > LONGEST_KEY or not key.isascii():
        raise Failed(401, "nobody", "That is no key.")
    if key.startswith(SEAT):
        return Who(key_hash=hash_of(key))
    if key.startswith(PLAYER):
        player = await database.read(players.by_key(hash_of(key)))
        if player is not None:
            return Who(player.id, player.name)
    raise Failed(401, "nobody", "Nobody has this key.")


def check_origin(connection: HTTPConnection) -> None:
    """A browser says from whose page it calls; with a cookie only our own pages may."""
    origin = connection.headers.get("origin", "")
    own = f"{connection.url.scheme.replace('ws', 'http', 1)}://{connection.headers.get('host')}"
    if origin != own:
        raise Failed(403, "forbidden", "With a cookie only this server's own pages may call.")
