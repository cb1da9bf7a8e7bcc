"""Lessons: listed, begun at a table of one's own, gone on with."""

import asyncio
from typing import Annotated

import msgspec

from footplate.core import registry
from footplate.core.refusal import BadInput
from footplate.lessons import LARGEST, LessonListed, lesson_text, lessons_of
from footplate.server.rooms import playing, seating, teaching
from footplate.server.rooms.about import About, about
from footplate.server.rooms.making import insertion
from footplate.server.rooms.room import Room
from footplate.server.web.api.play import Command, Done, carried_out, mine
from footplate.server.web.endpoint import Call, endpoint
from footplate.server.web.problems import Failed

Name = Annotated[str, msgspec.Meta(max_length=100)]


class GameLessons(msgspec.Struct, frozen=True):
    game: str
    title: str
    lessons: list[LessonListed]


class Lessons(msgspec.Struct, frozen=True):
    games: list[GameLessons]
    """Those that have any."""


class Begun(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of a game's lessons, or the text of one's own."""

    game: Name = ""
    lesson: Name = ""
    text: Annotated[str, msgspec.Meta(max_length=LARGEST)] = ""


@endpoint("GET", "/api/lessons", "anyone", gives=Lessons)
async def lessons(call: Call) -> Lessons:
    """The lessons that come with the games, first things first."""
    return await asyncio.to_thread(_all)


def _all() -> Lessons:
    games = [registry.game(name) for name in registry.names()]
    listed = [GameLessons(game.name, game.title, list(lessons_of(game.name))) for game in games]
    return Lessons([each for each in listed if each.lessons])


@endpoint("POST", "/api/lessons", "player", takes=Begun, gives=About, status=201)
async def begin(call: Call) -> About:
    """Begin a lesson: a private table of your own, where the others are bots. What is wrong with a
    file of your own is told with its place, field and reason (`faults`)."""
    body, player, name = call.body, call.player(), call.who.name
    # Checking plays the lesson to its end, which is nobody else's time.
    room = await asyncio.to_thread(_room, body, player, name)
    site = call.site
    await site.database.write(insertion(room, site.house.now()))
    await site.house.command(room.id, lambda room, at: seating.start(room, at, call.who))
    return about(await site.house.look(room.id), call.who)


def _room(body: Begun, player: str, name: str) -> Room:
    if body.text:
        return teaching.lesson_room(body.text, "", player, name)
    if body.game not in registry.names():
        raise BadInput(f"game: must be one of {', '.join(registry.names())}")
    if body.lesson not in [each.id for each in lessons_of(body.game)]:
        raise Failed(404, "unknown", f"{registry.game(body.game).title} has no such lesson.")
    text = lesson_text(body.game, body.lesson)
    return teaching.lesson_room(text, body.lesson, player, name)


@endpoint("POST", "/api/tables/{table}/lesson", "seat", takes=Command, gives=Done)
async def go_on(call: Call) -> Done:
    """Go on from a step of the lesson that is only to be read."""
    body = call.body

    def do(room: Room, at: int) -> None:
        playing.check_moment(room, body.moment)
        teaching.go_on(room, at, call.who, mine(room, call, body.seat))

    return await carried_out(call, do)
