"""Tables: made, listed, joined, started, left, ended."""

import asyncio
from typing import Annotated, Literal

import msgspec

from footplate.server.keys import SEAT, hash_of, new_key
from footplate.server.rooms import seating
from footplate.server.rooms.about import About, about
from footplate.server.rooms.making import Wanted, clean, insertion, new_room
from footplate.server.store.reading import Listed, delete_table, public_tables
from footplate.server.web.api.people import Name
from footplate.server.web.endpoint import Call, endpoint
from footplate.server.web.problems import Failed

LATEST = 1 << 62


class Which(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    status: Literal["open", "playing", "over"] = "open"
    most: Annotated[int, msgspec.Meta(ge=1, le=100)] = 50
    before: Annotated[int, msgspec.Meta(ge=0, le=LATEST)] = LATEST
    """Only tables that were touched before this time: the way to the next page of the list."""


class Tables(msgspec.Struct, frozen=True):
    tables: list[Listed]


class Sit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name = ""
    program: bool = False
    """Whether a program plays for you; everybody is told."""


class Kind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Annotated[str, msgspec.Meta(max_length=40)]
    """open, or a kind of bot."""
    name: Name = ""
    """What the bot is called; left out: by its kind."""


class SeatLink(msgspec.Struct, frozen=True):
    """A link for one seat. The key is shown once; the link before it opens nothing any more, nor
    does this one when somebody else has sat down there."""

    key: str
    link: str


@endpoint("GET", "/api/tables", "anyone", query=Which, gives=Tables)
async def listed(call: Call) -> Tables:
    """Public tables, those touched last first."""
    which = call.query
    wanted = public_tables(which.status, which.most, which.before)
    return Tables(await call.site.database.read(wanted))


@endpoint("POST", "/api/tables", "player", takes=Wanted, gives=About, status=201)
async def make(call: Call) -> About:
    """Make a table."""
    room = await asyncio.to_thread(new_room, call.body, call.player(), call.who.name, [])
    site = call.site
    await site.database.write(insertion(room, site.house.now()))
    return about(await site.house.look(room.id), call.who)


@endpoint("GET", "/api/tables/{table}", "spectator", gives=About)
async def look(call: Call) -> About:
    """A table: who sits there, how it stands, what is asked of everybody."""
    return about(await call.site.house.look(call.table), call.who)


@endpoint("DELETE", "/api/tables/{table}", "owner")
async def delete(call: Call) -> None:
    """Delete a table with all that belongs to it."""
    held = await call.site.house.hold(call.table)
    seating.check_owner(held.known, call.who)
    await call.site.house.drop(call.table, delete_table(call.table))


@endpoint("POST", "/api/tables/{table}/start", "owner", gives=About)
async def start(call: Call) -> About:
    """Begin the game."""
    await call.site.house.command(call.table, lambda room, at: seating.start(room, at, call.who))
    return about(await call.site.house.look(call.table), call.who)


@endpoint("POST", "/api/tables/{table}/seats/{seat:int}", "player", takes=Sit, gives=About)
async def sit(call: Call) -> About:
    """Sit down in an open seat, or come back to your own one."""
    name = clean(call.body.name) or call.who.name
    sit = call.body

    await call.site.house.command(
        call.table,
        lambda room, at: seating.take(room, at, call.who, call.seat, name, sit.program),
    )
    return about(await call.site.house.look(call.table), call.who)


@endpoint("DELETE", "/api/tables/{table}/seats/{seat:int}", "seat", gives=About)
async def leave(call: Call) -> About:
    """Stand up; once the game has begun, a bot plays on."""
    await call.site.house.command(
        call.table, lambda room, at: seating.leave(room, at, call.who, call.seat)
    )
    return about(await call.site.house.look(call.table), call.who)


@endpoint("PUT", "/api/tables/{table}/seats/{seat:int}/kind", "owner", takes=Kind, gives=About)
async def kind(call: Call) -> About:
    """Give a seat to a bot, or open it; this also removes who sits there."""
    kind, name = call.body.kind, clean(call.body.name)
    await call.site.house.command(
        call.table,
        lambda room, at: seating.set_kind(room, at, call.who, call.seat, kind, name),
    )
    return about(await call.site.house.look(call.table), call.who)


@endpoint("POST", "/api/tables/{table}/seats/{seat:int}/link", "seat", gives=SeatLink)
async def seat_link(call: Call) -> SeatLink:
    """A new link for your seat, for another device or another person; for an open seat the owner
    can make one."""
    key = new_key(SEAT)
    await call.site.house.command(
        call.table,
        lambda room, at: seating.new_key(room, at, call.who, call.seat, hash_of(key)),
    )
    path = f"/tables/{call.table}/seats/{call.seat}#{key}"
    return SeatLink(key, call.site.link(call.request, path))


class Opened(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: Annotated[str, msgspec.Meta(max_length=100)]
    name: Name = ""


@endpoint("POST", "/api/tables/{table}/seats/{seat:int}/open", "player", takes=Opened, gives=About)
async def open_link(call: Call) -> About:
    """Open the link of a seat: it is yours from now on, and the link opens nothing any more."""
    player = call.player()
    who = msgspec.structs.replace(call.who, key_hash=hash_of(call.body.key))
    name = clean(call.body.name)
    room = await call.site.house.look(call.table)
    chair = room.chairs[call.seat] if call.seat < len(room.chairs) else None
    if chair is not None and (chair.player, chair.used_key) == (player, who.key_hash):
        return about(room, call.who)  # opened again, because the answer was lost
    if chair is None or chair.key_hash != who.key_hash:
        raise Failed(403, "forbidden", "This link opens nothing any more.")
    await call.site.house.command(
        call.table, lambda room, at: seating.take_by_key(room, at, who, call.seat, name)
    )
    return about(await call.site.house.look(call.table), call.who)


@endpoint("POST", "/api/tables/{table}/seats/{seat:int}/concede", "seat", gives=About)
async def concede(call: Call) -> About:
    """Give the game up; a bot plays your seat on."""
    await call.site.house.command(
        call.table, lambda room, at: seating.concede(room, at, call.who, call.seat)
    )
    return about(await call.site.house.look(call.table), call.who)
