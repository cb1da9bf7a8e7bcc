"""The past of a table: earlier positions, the log, pictures, records, forks, rematches."""

import asyncio
from typing import Annotated, Any

import msgspec

from footplate.core import registry
from footplate.core.record import Record, read_record
from footplate.core.refusal import BadInput
from footplate.core.state import State
from footplate.core.transcript import Difference
from footplate.core.view import View
from footplate.pictures.ranking import ranked
from footplate.server.rooms import rematching
from footplate.server.rooms.about import About, about
from footplate.server.rooms.base import refused
from footplate.server.rooms.held import Held
from footplate.server.rooms.history import (
    Log,
    fork_name,
    imagined,
    imagined_record,
    last_turn_of,
    log_of,
    past,
    whole_record,
)
from footplate.server.rooms.making import SeatWish, Wanted, insertion, new_room
from footplate.server.rooms.room import Room
from footplate.server.rooms.telling import encoded, is_much, viewer_of
from footplate.server.web.api.play import As, SeatNumber
from footplate.server.web.endpoint import Call, endpoint
from footplate.tables import AUTOMA, PERSON

Count = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
LARGEST_RECORD = 4 << 20


class At(As, frozen=True):
    at: Count | None = None
    """After how many actions; left out: now."""


class SinceAction(As, frozen=True):
    since: Count = 0


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: Count | None = None
    seat: SeatNumber | None = None
    bots: str = ""
    """A kind of bot for all seats but your own; empty: you play them all."""


class Text(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record, or a game recorded elsewhere, as the text of its file."""

    text: Annotated[str, msgspec.Meta(max_length=LARGEST_RECORD)]


@endpoint("GET", "/api/tables/{table}/view", "spectator", query=At, gives=View)
async def view(call: Call) -> bytes:
    """The position after so many actions, as you may know it."""
    room = await call.site.house.look(call.table)
    viewer = viewer_of(room, call.who, call.query.seat)
    return encoded((await _state(call, room, call.query.at)).view(viewer))


@endpoint(
    "GET", "/api/tables/{table}/picture", "spectator", query=At, gives=str, media="image/svg+xml"
)
async def picture(call: Call) -> str:
    """The same as a picture; that of the end tells the ranking."""
    room = await call.site.house.look(call.table)
    viewer = viewer_of(room, call.who, call.query.seat)
    game, names, drawn = room.playing.game, room.playing.names, call.site.drawn
    last = room.over and call.query.at in (None, room.base.count + room.playing.count)
    score = room.playing.state.plan().score
    seen = (await _state(call, room, call.query.at)).view(viewer)
    key = drawn.key(seen, names)
    found = drawn.find(key)
    if found is None:
        found = await call.site.apart(lambda: drawn.draw(key, game, seen, names))
    return ranked(found, seen.result, names, score) if last and seen.result else found


@endpoint("GET", "/api/tables/{table}/log", "spectator", query=SinceAction, gives=Log)
async def log(call: Call) -> bytes:
    """The log in words, after so many actions."""

    def told(held: Held) -> bytes:
        viewer = viewer_of(held.known, call.who, call.query.seat)
        return encoded(log_of(held.known, viewer, call.query.since))

    if is_much(await call.site.house.look(call.table), call.query.since):
        call.site.limits.take(call.request, "past")  # the table waits meanwhile
    return await call.site.apart_at(call.table, told)


@endpoint("GET", "/api/tables/{table}/log/since-my-turn", "seat", query=As, gives=Log)
async def since_my_turn(call: Call) -> bytes:
    """The log since your last turn; before it, from the beginning."""
    room = await call.site.house.look(call.table)
    viewer = viewer_of(room, call.who, call.query.seat)
    if viewer is None:
        raise refused("05", "You do not sit at this table.")
    return encoded(log_of(room, viewer, last_turn_of(room, viewer)))


@endpoint("GET", "/api/tables/{table}/record", "spectator", query=As, gives=Record)
async def record(call: Call) -> str:
    """The record: after the end the whole game with its luck, before it a position that you can
    imagine."""
    room = await call.site.house.look(call.table)
    viewer = viewer_of(room, call.who, call.query.seat)
    name = f"{room.head.game}-{room.id}.json"
    call.headers["content-disposition"] = f'attachment; filename="{name}"'
    if room.over:
        return await call.site.apart(whole_record(room).to_json)
    at = room.base.count + room.playing.settled
    position = imagined(await _state(call, room, at), viewer, over=False)
    room = await call.site.house.look(call.table)
    return await call.site.apart(imagined_record(room, viewer, at, position).to_json)


@endpoint("POST", "/api/tables/{table}/fork", "player", takes=Fork, gives=About, status=201)
async def fork(call: Call) -> About:
    """A private table of your own from any position, with fresh luck."""
    body = call.body
    room = await call.site.house.look(call.table)
    viewer = viewer_of(room, call.who, body.seat)
    at = room.base.count + room.playing.count if body.at is None else body.at
    over = room.over  # as it is on disk: later it may be what is not written yet
    state = await _state(call, room, at)
    name, position = fork_name(room, state), imagined(state, viewer, over)
    room = await call.site.house.look(call.table)
    mine = viewer or 0
    seats = [
        SeatWish(body.bots if body.bots and seat != mine else PERSON, name)
        for seat, name in enumerate(room.playing.names)
    ]
    wanted = Wanted(
        game=room.head.game,
        board=room.head.board,
        options=room.head.options,
        seats=_with_automas(room, seats),
        name=name,
        visibility="unlisted" if body.bots else "hot-seat",
        position=position,
    )
    return await _made(call, wanted, [], room.id)


@endpoint("POST", "/api/tables/{table}/rematch", "seat", gives=About, status=201)
async def rematch(call: Call) -> About:
    """The same again, once the game is over: same set-up, same people, everybody one seat on. It is
    one table: who asks first makes it, and seats are kept for the others, who sit down there by
    asking, too."""
    room = await call.site.house.look(call.table)
    if not room.seats_of(call.who):
        raise refused("05", "You do not sit at this table.")
    if not room.over:
        raise refused("26", "The game is not over yet.")
    call.player()
    return about(await rematching.rematch(call.site.house, room, call.who), call.who)


@endpoint(
    "POST",
    "/api/records",
    "player",
    takes=Text,
    gives=About,
    status=201,
    largest=LARGEST_RECORD + 1000,
)
async def bring(call: Call) -> About:
    """A table of your own that goes on from a record, or from a game recorded elsewhere."""
    # Playing a long game again takes its time, which is nobody else's.
    found = await asyncio.to_thread(_read, call.body.text)
    names = found.names or [f"Seat {seat + 1}" for seat in range(found.seats)]
    automas = registry.game(found.game).automas(found.options, found.seats)
    seats = [
        SeatWish(AUTOMA, name, automas[seat]) if seat in automas else SeatWish(PERSON, name)
        for seat, name in enumerate(names)
    ]
    wanted = Wanted(
        game=found.game,
        board=found.board,
        options=found.options,
        seats=seats,
        visibility="hot-seat",
        position=found.position,
        scripted=found.script is not None,
        script=found.script or [],
    )
    return await _made(call, wanted, found.actions, "", found.seed)


def _read(text: str) -> Record:
    """A record, or what one of the games reads from elsewhere."""
    if '"aos-game/1"' not in text[:2000]:
        record, fault = read_record(text)
        if fault is not None:
            raise BadInput(fault)
        record.replay()  # its checks, which the table makes anew
        return record
    for name in registry.names():
        game = registry.game(name)
        if game.transcripts:
            try:
                return game.import_game(text.encode(), {}).record
            except Difference as error:
                raise BadInput(f"the recorded game and the rules part: {error}") from None
    raise BadInput("no game reads this format")


async def _state(call: Call, room: Room, at: int | None) -> State:
    """The position after so many actions. One of long ago is played up to apart, and not too many
    of them for anybody; the room may be another one when it comes."""
    found = past(room, room.base.count + room.playing.count if at is None else at)
    if not isinstance(found, Record):
        return found
    call.site.limits.take(call.request, "past")
    return await call.site.apart(found.replay)


def _with_automas(room: Room, seats: list[SeatWish]) -> list[SeatWish]:
    there = room.playing.game.automas(room.head.options, len(seats))
    return [
        SeatWish(AUTOMA, wish.name, there[seat]) if seat in there else wish
        for seat, wish in enumerate(seats)
    ]


async def _made(
    call: Call,
    wanted: Wanted,
    actions: list[dict[str, Any]],
    parent: str,
    seed: int | None = None,
) -> About:
    site = call.site
    player, name = call.player(), call.who.name
    room = await asyncio.to_thread(new_room, wanted, player, name, actions, parent, seed)
    await site.database.write(insertion(room, site.house.now()))
    return about(await site.house.look(room.id), call.who)
