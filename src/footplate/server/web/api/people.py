"""Players: a key is made, a name is chosen, a link carries it to another device."""

from typing import Annotated

import msgspec
from starlette.responses import Response

from footplate.server.keys import PLAYER, hash_of, new_id, new_key
from footplate.server.rooms.making import clean
from footplate.server.store import players
from footplate.server.store.reading import Mine, tables_of
from footplate.server.web.endpoint import Call, endpoint
from footplate.server.web.identity import COOKIE
from footplate.server.web.limits import HOUSE_KEY, is_password, token_of
from footplate.server.web.problems import Failed

Name = Annotated[str, msgspec.Meta(max_length=200)]
A_YEAR = 366 * 24 * 3600


class NewPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name = "Guest"


class Key(msgspec.Struct, frozen=True):
    """Who you are from now on. The key is shown once: keep it."""

    id: str
    name: str
    key: str
    link: str
    """Opened on another device, it makes that device yours, too."""


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    tables: list[Mine]


class Password(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: Annotated[str, msgspec.Meta(max_length=200)]


def keep_key(call: Call, response: Response, key: str) -> Response:
    """A browser keeps the key in a cookie that no script can read."""
    secure = call.request.url.scheme == "https"
    response.set_cookie(COOKIE, key, A_YEAR, httponly=True, samesite="lax", secure=secure)
    return response


@endpoint("POST", "/api/enter", "anyone", takes=Password)
async def enter(call: Call) -> Response:
    """Give the password of this server; a cookie remembers it."""
    wanted = call.site.settings.password
    response = Response(status_code=204)
    if not wanted:
        return response
    if not is_password(call.body.password.encode(), wanted):
        raise Failed(401, "nobody", "That is not the password.")
    secure = call.request.url.scheme == "https"
    token = token_of(wanted)
    response.set_cookie(HOUSE_KEY, token, A_YEAR, httponly=True, samesite="lax", secure=secure)
    return response


@endpoint("POST", "/api/me", "anyone", takes=NewPlayer, gives=Key, status=201)
async def new_player(call: Call) -> Response:
    """Become a player: a key is made, which is all that it takes."""
    key, id = new_key(PLAYER), new_id()
    name = clean(call.body.name) or "Guest"
    now = call.site.house.now()
    await call.site.database.write(players.add(id, hash_of(key), name, now))
    return _key(call, id, name, key)


@endpoint("POST", "/api/me/key", "player", gives=Key)
async def another_key(call: Call) -> Response:
    """A new key in place of the old one, which opens nothing any more."""
    key = new_key(PLAYER)
    await call.site.database.write(players.alter(call.player(), key_hash=hash_of(key)))
    call.site.callers.forget(call.player())
    call.site.house.doubt(call.player())
    return _key(call, call.player(), call.who.name, key)


def _key(call: Call, id: str, name: str, key: str) -> Response:
    told = Key(id, name, key, call.site.link(call.request, f"/me#{key}"))
    status = 201 if call.who.player != id else 200
    response = Response(msgspec.json.encode(told), status, media_type="application/json")
    return keep_key(call, response, key)


@endpoint("POST", "/api/me/device", "player")
async def this_device(call: Call) -> Response:
    """Make a browser yours: it keeps the key that this call is made with. A personal link does
    it."""
    call.player()
    key = call.request.headers.get("authorization", "").partition(" ")[2].strip()
    if not key:
        raise Failed(400, "malformed", "Give the key as: Authorization: Bearer KEY.")
    return keep_key(call, Response(status_code=204), key)


@endpoint("GET", "/api/me", "player", gives=Me)
async def me(call: Call) -> Me:
    """Who I am, and where I sit."""
    tables = await call.site.database.read(tables_of(call.player()))
    return Me(call.player(), call.who.name, tables)


@endpoint("PATCH", "/api/me", "player", takes=NewPlayer, gives=Me)
async def rename(call: Call) -> Me:
    """Choose another name; tables that you sit at already keep the one they know."""
    name = clean(call.body.name) or "Guest"
    await call.site.database.write(players.alter(call.player(), name=name))
    call.site.callers.forget(call.player())
    tables = await call.site.database.read(tables_of(call.player()))
    return Me(call.player(), name, tables)
