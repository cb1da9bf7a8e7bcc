"""Chat, private notes, and who may talk."""

from typing import Annotated

import msgspec

from footplate.server.rooms import playing
from footplate.server.rooms.base import refused
from footplate.server.rooms.house import sent
from footplate.server.rooms.making import clean
from footplate.server.rooms.people import ChatLine
from footplate.server.rooms.seating import check_owner
from footplate.server.rooms.telling import viewer_of
from footplate.server.store import players
from footplate.server.web.api.play import Id, SeatNumber
from footplate.server.web.endpoint import Call, endpoint

LONGEST_LINE = 500
LONGEST_NOTE = 20_000


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    words: Annotated[str, msgspec.Meta(min_length=1, max_length=4 * LONGEST_LINE)]


class Lines(msgspec.Struct, frozen=True):
    lines: list[ChatLine]
    count: int
    """How many lines there are in all."""


class SinceLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    since: Annotated[int, msgspec.Meta(ge=0, le=2**31)] = 0


class Mute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    line: Annotated[int, msgspec.Meta(ge=1, le=2**31)]
    """A line of who shall not talk."""
    muted: bool = True


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    words: Annotated[str, msgspec.Meta(max_length=LONGEST_NOTE)]


class Whose(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    """The note of one of several seats that share your screen; left out: yours as a player."""


@endpoint("POST", "/api/tables/{table}/chat", "player", takes=Say, gives=Lines)
async def say(call: Call) -> Lines:
    """Say something at the table."""
    words = clean(call.body.words, LONGEST_LINE)
    if not words:
        raise refused("27", "There is nothing to be read in that.")
    call.player()
    call.site.limits.take(call.request, "say")  # what is said is kept, and told to everybody
    known = sent(call.who, call.body.id, call.path + call.raw)
    await call.site.house.command(
        call.table, lambda room, at: playing.say(room, at, call.who, words), known
    )
    return await _lines(call, 0)


@endpoint("GET", "/api/tables/{table}/chat", "spectator", query=SinceLine, gives=Lines)
async def chat(call: Call) -> Lines:
    """What was said, after so many lines."""
    return await _lines(call, call.query.since)


async def _lines(call: Call, since: int) -> Lines:
    room = await call.site.house.look(call.table)
    return Lines(room.lines(call.who, since), len(room.chat))


@endpoint("POST", "/api/tables/{table}/mute", "owner", takes=Mute, gives=Lines)
async def mute(call: Call) -> Lines:
    """Let somebody talk no more at your table, or again."""
    room = await call.site.house.look(call.table)
    check_owner(room, call.who)
    if call.body.line > len(room.authors):
        raise refused("28", "There is no such line.")
    player = room.authors[call.body.line - 1]
    await call.site.house.command(
        call.table, lambda room, at: playing.mute(room, at, call.who, player, call.body.muted)
    )
    return await _lines(call, 0)


@endpoint("GET", "/api/tables/{table}/note", "player", query=Whose, gives=Note)
async def note(call: Call) -> Note:
    """Your own note about the table; nobody else reads it."""
    whose = await _whose(call)
    return Note(await call.site.database.read(players.note_of(call.table, whose)))


@endpoint("PUT", "/api/tables/{table}/note", "player", takes=Note, query=Whose, gives=Note)
async def keep_note(call: Call) -> Note:
    """Keep a note about the table."""
    whose = await _whose(call)
    # PostgreSQL has no text with a NUL in it, and nobody can read what cannot be seen.
    words = "".join(sign for sign in call.body.words if sign.isprintable() or sign in "\n\t")
    await call.site.database.write(players.keep_note(call.table, whose, words))
    return Note(words)


async def _whose(call: Call) -> str:
    """Who shares a screen with others is one player, and has a note for each seat."""
    room, player, seat = await call.site.house.look(call.table), call.player(), call.query.seat
    return player if seat is None else f"{player}/{viewer_of(room, call.who, seat)}"
