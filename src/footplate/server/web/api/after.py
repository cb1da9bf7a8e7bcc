"""After the end: how the game went, and the same luck once more."""

from typing import Annotated, Any

import msgspec

from footplate.bots.analysis import Turn
from footplate.core.record import Record
from footplate.core.refusal import BadInput
from footplate.server.rooms.about import About, about
from footplate.server.rooms.again import same_luck
from footplate.server.rooms.base import refused
from footplate.server.rooms.history import past, whole_record
from footplate.server.rooms.making import insertion
from footplate.server.rooms.room import Room
from footplate.server.web.endpoint import Call, endpoint
from footplate.tables import Story, played, tell_story


class Judged(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    """After how many actions the turn began."""
    bot: Annotated[str, msgspec.Meta(max_length=40)] = "hard"
    """One that looks ahead."""


class Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bots: Annotated[str, msgspec.Meta(max_length=100)] = "greedy"
    """A kind of bot for the seats of other people; empty: you play them, too."""


@endpoint("GET", "/api/tables/{table}/story", "spectator", gives=Story)
async def story(call: Call) -> Story:
    """Once the game is over: everybody's numbers at the end of each round, score by source, and the
    moments that decided it, in words."""
    room = _finished(await call.site.house.look(call.table))
    call.site.limits.take(call.request, "past")
    game, first = played(room.playing), room.base.count
    return await call.site.apart(lambda: tell_story(game, first))


@endpoint("GET", "/api/tables/{table}/transcript", "spectator", gives=dict[str, Any])
async def transcript(call: Call) -> bytes:
    """Once the game is over: the game in the format in which games like it are exchanged (a game's
    `transcripts`)."""
    room = _finished(await call.site.house.look(call.table))
    call.site.limits.take(call.request, "past")
    game = room.playing.game
    name = f"{room.head.game}-{room.id}-transcript.json"
    try:
        text = await call.site.apart(lambda: game.export_game(whole_record(room)))
    except BadInput as error:
        raise refused("35", f"This game cannot be written so: {error}.") from None
    call.headers["content-disposition"] = f'attachment; filename="{name}"'
    return text


@endpoint("POST", "/api/tables/{table}/analysis", "spectator", takes=Judged, gives=Turn)
async def analysis(call: Call) -> Turn:
    """Once the game is over: one turn thought over again, by what its seat knew then. The turns are
    the `marks` of the log."""
    site, at = call.site, call.body.at
    room = _finished(await site.house.look(call.table))
    site.limits.take(call.request, "hint")
    found = past(room, at)
    state = await site.apart(found.replay) if isinstance(found, Record) else found
    return await site.driver.judge(room, state, at, call.body.bot)


@endpoint("POST", "/api/tables/{table}/again", "player", takes=Again, gives=About, status=201)
async def again(call: Call) -> About:
    """Once the game is over: a private table of your own with the same set-up and the same luck.
    Nothing is promised there: the luck is known."""
    site, player = call.site, call.player()
    room = _finished(await site.house.look(call.table))
    new = await site.apart(lambda: same_luck(room, call.who, player, call.body.bots))
    await site.database.write(insertion(new, site.house.now()))
    return about(await site.house.look(new.id), call.who)


def _finished(room: Room) -> Room:
    if not room.over:
        raise refused("26", "The game is not over yet.")
    return room
