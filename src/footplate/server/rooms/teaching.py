"""A table that teaches: made of a lesson's text, which it keeps, with one learner and bots.

How far the learner has come is in the log (`log.Taught`), beside what was played.
"""

import contextlib
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from footplate.lessons import Course, begin, load_lesson, seats_of
from footplate.server.rooms.base import refused
from footplate.server.rooms.making import SeatWish, Wanted, new_room
from footplate.server.rooms.people import Who
from footplate.server.rooms.room import Room
from footplate.server.rooms.seating import check_plays
from footplate.server.store import entries as log


def lesson_room(text: str, id: str, owner: str, name: str) -> Room:
    """A room for a lesson; BadData says what is wrong with its text."""
    lesson = load_lesson(text)
    record = begin(lesson)
    seats = seats_of(lesson, record, name)
    wanted = Wanted(
        game=record.game,
        board=record.board,
        options=record.options,
        seats=[SeatWish(seat.kind, seat.name, seat.level) for seat in seats],
        name=lesson.title,
        visibility="unlisted",
        position=record.position,
    )
    room = new_room(wanted, owner, name, [])
    head = msgspec.structs.replace(
        room.head, seats=seats, visibility="lesson", lesson=text, lesson_id=id
    )
    return Room(room.id, head, room.secret)


def decide(
    room: Room,
    at: int,
    seat: int,
    action: Mapping[str, Any],
    made_for: int | None,
    joined: bool = False,
) -> None:
    """A decision of the learner, judged before it is played."""
    course = room.course
    assert course is not None
    if seat != course.lesson.learner:
        room.playing.play(seat, dict(action), made_for, joined)
        return
    with _kept(room, at, course):
        course.decide(room.playing, action, made_for, joined)


def go_on(room: Room, at: int, who: Who, seat: int) -> None:
    """The learner has read."""
    check_plays(room, who, seat)
    table, course = room.playing, room.course
    if course is None:
        raise refused("32", "This table teaches nothing.")
    with _kept(room, at, course):
        course.go_on(table)


@contextlib.contextmanager
def _kept(room: Room, at: int, course: Course) -> Iterator[None]:
    """Write down which steps are reached meanwhile; where something is refused, none was."""
    before = list(course.reached)
    # A room that goes on from a snapshot counts its table's actions from there.
    course.shift = room.base.count
    try:
        yield
    except BaseException:
        course.reached = before
        raise
    for step, count in enumerate(course.reached):
        if before[step : step + 1] != [count]:
            room.write(log.Taught(step, count), at)
