"""What everybody who comes to a table is told of it, beside the game itself."""

from functools import lru_cache

import msgspec

from footplate.core import registry
from footplate.core.boardgame import BoardGame
from footplate.core.datafile import BadData
from footplate.core.luck import LuckAsked
from footplate.lessons import LessonTold
from footplate.server.clocks import ClockSettings, Reading
from footplate.server.rooms.people import Who
from footplate.server.rooms.room import Room
from footplate.server.rooms.summary import Summary, summary


class ConsentTold(msgspec.Struct, frozen=True):
    """What is asked of the table, by whom, and who has agreed."""

    seat: int
    what: str
    about: int | None
    agreed: list[int]
    needed: list[int]


class OwnBoard(msgspec.Struct, frozen=True):
    """A board of somebody's own: no other one may be taken for it that has the same name."""

    name: str
    like: str = ""
    """What the board of the game is called whose id it has kept; empty: it is a copy of none."""
    altered: bool = True
    """Whether anything in it is otherwise than in that one."""


class About(msgspec.Struct, frozen=True):
    """A table as one viewer may know it, without the game."""

    id: str
    status: str
    table: Summary
    moment: int
    chat: int
    """How many lines have been said."""
    yours: list[int]
    """The seats that the viewer speaks for."""
    owner: bool
    """Whether the viewer made the table."""
    kept: list[int]
    """The open seats that are kept for the viewer: nobody else may sit down there."""
    commitment: str
    """The hash of seed and salt, which are told at the end."""
    at: int
    """When the table last changed: to which time the clocks are read."""
    clocks: list[Reading]
    """What each seat has left; empty: there is no clock."""
    clock: ClockSettings
    """How much time there is for a turn, and what happens when it is over."""
    parent: str = ""
    """The table that this is a rematch or a fork of."""
    rematch: str = ""
    """The table where the same is played again, if somebody has asked for that."""
    finished: str = ""
    """Why the game ended before its end."""
    consent: ConsentTold | None = None
    luck: LuckAsked | None = None
    """What has to be typed in before the game goes on; its outcomes for the owner alone."""
    gap: str = ""
    """Why what came before a snapshot can no longer be shown."""
    stuck: str = ""
    """Why this version cannot play the table on."""
    stopped: bool = False
    """Whether the owner has stopped the clock."""
    lesson: LessonTold | None = None
    """What the table teaches, and how far that has come; None: it is no lesson."""
    lesson_id: str = ""
    """Which of the game's lessons it is; empty: one of somebody's own."""
    own_board: OwnBoard | None = None
    """None: it is played on a board that comes with the game."""


def about(room: Room, who: Who) -> About:
    return About(
        room.id,
        room.status,
        summary(room),
        room.moment,
        len(room.chat),
        room.seats_of(who),
        room.owned_by(who),
        room.kept_for(who),
        room.head.commitment,
        room.noticed,
        _clocks(room),
        room.clock.settings,
        room.head.parent,
        room.rematch,
        room.finished,
        _consent(room),
        _luck(room, who),
        room.base.reason,
        room.stuck,
        "host" in room.clock.pauses,
        _lesson(room),
        room.head.lesson_id,
        own_board(room.head.game, room.head.board) if "\n" in room.head.board else None,
    )


@lru_cache(maxsize=64)
def own_board(game: str, text: str) -> OwnBoard:
    """What there is to say of a board file; comparing it takes a while."""
    title = registry.game(game)
    if not isinstance(title, BoardGame):
        return OwnBoard("")
    try:
        board = title.library.load(text)
    except BadData:  # another version could read it
        return OwnBoard("")
    if board.id not in title.boards():
        return OwnBoard(board.name)
    like = title.library.load(board.id)
    return OwnBoard(board.name, like.name, board != like)


def _lesson(room: Room) -> LessonTold | None:
    if room.course is None or room.table is None:
        return None
    return room.course.told(room.base.count + room.table.count)


def _clocks(room: Room) -> list[Reading]:
    if room.clock.settings.kind == "none":
        return []
    return [room.clock.reading(seat, room.noticed) for seat in range(len(room.chairs))]


def _consent(room: Room) -> ConsentTold | None:
    asked = room.consent
    if asked is None:
        return None
    needed = [seat for seat in room.people() if seat != asked.about]
    return ConsentTold(asked.seat, asked.what, asked.about, sorted(asked.agreed), needed)


def _luck(room: Room, who: Who) -> LuckAsked | None:
    """What can still be drawn tells what others have in their hands: who types it in is told."""
    if room.table is None or room.over or room.stuck:
        return None
    found = room.table.luck(None if room.waits is None else room.waits.action)
    if found is None or room.owned_by(who):
        return found
    return msgspec.structs.replace(found, outcomes=[])
