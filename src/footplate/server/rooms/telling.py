"""What viewers get of the game: news as bytes, made once for all who know the same."""

from typing import Any, Final, NamedTuple

import msgspec

from footplate.core.prompt import Prompt
from footplate.server.rooms.about import About, about
from footplate.server.rooms.base import refused
from footplate.server.rooms.held import Held
from footplate.server.rooms.people import Who
from footplate.server.rooms.room import Room
from footplate.tables import Back, News, Viewers, news

_encoder = msgspec.json.Encoder()
MOST_KEPT: Final = 24
"""How many different news of a position are kept: one for each viewer who has followed the game."""
LONG: Final = 40
"""More actions than these take some milliseconds to be told."""


class Place(NamedTuple):
    """What somebody has at a table, as long as nobody's place there changes."""

    room: Room
    changes: int
    yours: list[int]
    """The seats that they speak for."""
    owner: bool
    kept: list[int]
    """The open seats that are kept for them."""


def place_of(room: Room, who: Who, known: Place | None = None) -> Place:
    if known is not None and known.room is room and known.changes == room.changes:
        return known
    return Place(room, room.changes, room.seats_of(who), room.owned_by(who), room.kept_for(who))


def viewer_of(room: Room, who: Who, seat: int | None) -> int | None:
    """As which seat somebody looks: the one that is named, the one asked of several, or None.

    Who shares a screen with others looks as the seat that is asked.
    """
    return seen_as(room, room.seats_of(who), seat)


def seen_as(room: Room, mine: list[int], seat: int | None) -> int | None:
    """The same for who speaks for these seats."""
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


def news_of(room: Room, viewer: int | None, since: int, among: Viewers | None = None) -> News:
    """News in the server's count of moments, which outlives a change of the engine."""
    table, base = room.playing, room.base.moment
    told = news(table, viewer, _known(room, since), among)
    if room.finished:
        over = Prompt(None, "over", "The game is over.")
        told = msgspec.structs.replace(
            told, asked=None, held_by=None, over=True, prompt=over, programs=[], shortcuts=[]
        )
    if room.over:
        # What is hidden was told to all: it stands (see `playing`).
        told = msgspec.structs.replace(told, back=Back())
    if not base:
        return told
    count = room.base.count
    return msgspec.structs.replace(
        told,
        moment=told.moment + base,
        kept=told.kept + count,
        asked_since=told.asked_since + count,
        settled=told.settled + count,
    )


def _known(room: Room, since: int) -> int:
    """Who comes from before a snapshot, or from a moment that never was, is told everything."""
    base = room.base.moment
    return since - base if base <= since <= base + room.playing.moment else 0


def is_long(room: Room, since: int) -> bool:
    """Whether it takes long to tell all that has happened since a moment."""
    table, known = room.playing, _known(room, since)
    return is_much(room, room.base.count + (table.counts[known - 1] if known else 0))


def is_much(room: Room, since: int) -> bool:
    """The same for what has happened after so many actions."""
    return room.base.count + room.playing.count - max(since, room.base.count) > LONG


def is_at_hand(held: Held, viewer: int | None, since: int) -> bool:
    """Whether these news were put together already."""
    return (viewer, _known(held.known, since)) in held.cache


def news_bytes(held: Held, viewer: int | None, since: int) -> bytes:
    """The same as JSON; those who know the same of the same game share it."""
    room = held.known
    key = (viewer, _known(room, since))
    found = held.cache.get(key)
    if found is None:
        if len(held.cache) >= MOST_KEPT:
            del held.cache[next(iter(held.cache))]  # anybody may ask, from any moment
        if held.viewers is None:
            held.viewers = Viewers(room.playing)
        found = held.cache[key] = _encoder.encode(news_of(room, viewer, since, held.viewers))
    return found


class Asked(msgspec.Struct, frozen=True):
    """What is asked now, in a sentence."""

    seat: int | None
    """Of whom; None: of nobody."""
    sentence: str


class _Prompted(msgspec.Struct, frozen=True):
    prompt: Asked


def asked_of(held: Held, viewer: int | None) -> Asked:
    """What is asked, as a viewer is told; choices are left out. Those who follow the game have had
    it worked out already."""
    known = news_bytes(held, viewer, held.known.moment)
    return msgspec.json.decode(known, type=_Prompted).prompt


def about_of(held: Held, who: Who) -> About:
    """The table as somebody may know it; worked out once for all who watch it."""
    common, room = _common(held), held.known
    if common.luck is not None:
        return about(room, who)  # what may come is told to the owner alone
    place = place_of(room, who)
    return msgspec.structs.replace(common, yours=place.yours, owner=place.owner, kept=place.kept)


Gist = tuple[About, list[int], bool, list[int]]


def gist_of(held: Held, who: Who, place: Place) -> Gist:
    """What of that is not told by the news of the game as well: who knows this need not be told
    again. To compare it takes less than to work it out."""
    gist = held.gist
    if gist is None or not held.gist_holds:
        gist = _gist_of(held, who)
    return gist, place.yours, place.owner, place.kept


def _gist_of(held: Held, who: Who) -> About:
    room = held.known
    # Without a clock, luck that is typed in and a lesson, decisions change nothing of it.
    moving = room.clock.settings.kind != "none" or room.head.scripted or room.course is not None
    known = not moving and held.gist_of == (room, room.changes, room.status)
    if not known and _common(held).luck is not None:
        return _gist(about(room, who))
    held.gist_holds = True
    assert held.gist is not None
    return held.gist


def _common(held: Held) -> About:
    if held.about is None:
        room = held.known
        held.about = about(room, Who())
        gist = _gist(held.about)
        if gist != held.gist:
            held.gist = gist
        held.gist_of = room, room.changes, room.status
    return held.about


def _gist(told: About) -> About:
    if told.clocks or told.status != "playing":
        return told
    table = msgspec.structs.replace(told.table, round=0, phase="", phase_words="", asked=None)
    return msgspec.structs.replace(told, moment=0, at=0, table=table)


def encoded(told: Any) -> bytes:
    return _encoder.encode(told)
