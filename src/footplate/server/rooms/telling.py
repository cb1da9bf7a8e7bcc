"""What viewers get of the game: news as bytes, made once for all who know the same."""

from typing import Any, Final

import msgspec

from footplate.core.prompt import Prompt
from footplate.server.rooms.about import About, about
from footplate.server.rooms.base import refused
from footplate.server.rooms.held import Held
from footplate.server.rooms.people import Who
from footplate.server.rooms.room import Room
from footplate.tables import News, news

_encoder = msgspec.json.Encoder()
MOST_KEPT: Final = 24
"""How many different news of a position are kept: one for each viewer who has followed the game."""


def viewer_of(room: Room, who: Who, seat: int | None) -> int | None:
    """As which seat somebody looks: the one that is named, the one asked of several, or None.

    Who shares a screen with others looks as the seat that is asked.
    """
    mine = room.seats_of(who)
    if seat is not None:
        if seat not in mine:
            raise refused("05", "That is not your seat.")
        return seat
    if not mine:
        return None
    table = room.table
    if table is not None and len(mine) > 1:
        waiting = table.held_by if table.held_by is not None else table.asked
        if waiting in mine:
            return waiting
    return mine[0]


def news_of(room: Room, viewer: int | None, since: int) -> News:
    """News in the server's count of moments, which outlives a change of the engine."""
    table, base = room.playing, room.base.moment
    told = news(table, viewer, _known(room, since))
    if room.finished:
        over = Prompt(None, "over", "The game is over.")
        told = msgspec.structs.replace(
            told, asked=None, held_by=None, over=True, prompt=over, programs=[], shortcuts=[]
        )
    if not base:
        return told
    count = room.base.count
    return msgspec.structs.replace(
        told,
        moment=told.moment + base,
        kept=told.kept + count,
        asked_since=told.asked_since + count,
    )


def _known(room: Room, since: int) -> int:
    """Who comes from before a snapshot, or from a moment that never was, is told everything."""
    base = room.base.moment
    return since - base if base <= since <= base + room.playing.moment else 0


def news_bytes(held: Held, viewer: int | None, since: int) -> bytes:
    """The same as JSON; those who know the same of the same game share it."""
    key = (viewer, _known(held.known, since))
    found = held.cache.get(key)
    if found is None:
        if len(held.cache) >= MOST_KEPT:
            del held.cache[next(iter(held.cache))]  # anybody may ask, from any moment
        found = held.cache[key] = _encoder.encode(news_of(held.known, viewer, since))
    return found


def about_of(held: Held, who: Who) -> About:
    """The table as somebody may know it; worked out once for all who watch it."""
    room = held.known
    if held.about is None:
        held.about = about(room, Who())
    if held.about.luck is not None:
        return about(room, who)  # what may come is told to the owner alone
    return msgspec.structs.replace(
        held.about, yours=room.seats_of(who), owner=room.owned_by(who), kept=room.kept_for(who)
    )


def encoded(told: Any) -> bytes:
    return _encoder.encode(told)
