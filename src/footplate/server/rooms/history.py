"""A table's past, as a viewer may know it: earlier positions, the log, exports, forks.

Before the end nothing leaves the server that would tell more than a viewer has seen: a view is that
of its time, an export or a fork is a position that the viewer can imagine, with fresh luck.
"""

import re
import secrets
from typing import Any, Final

import msgspec

from footplate.core.chance import Chance
from footplate.core.log import LogLine, log_lines
from footplate.core.record import Record
from footplate.core.refusal import BadInput
from footplate.core.state import State
from footplate.core.wire import to_plain
from footplate.server.rooms.making import LONGEST_NAME
from footplate.server.rooms.room import Room
from footplate.tables import Mark, marks

FORKED: Final = re.compile("(^F|, f)rom round .*")
LONGEST_WHENCE: Final = 24


class LogStep(msgspec.Struct, frozen=True):
    """What one action, or the set-up (0), has brought."""

    at: int
    """How many actions there are after it."""
    seat: int | None
    lines: list[LogLine]


class Log(msgspec.Struct, frozen=True):
    steps: list[LogStep]
    marks: list[Mark]
    """Where turns began."""
    count: int
    gap: str = ""
    """Why what came before the first of these can no longer be told."""


def past(room: Room, at: int) -> State | Record:
    """The position after so many actions, or the record to play up to there, which takes a while;
    BadInput where there is none that can be shown."""
    table, first = room.playing, room.base.count
    if not 0 <= at <= first + table.count:
        raise BadInput(f"the table has {first + table.count} actions, so there is no {at}")
    if at < first:
        raise BadInput(f"the first {first} actions can no longer be shown: {room.base.reason}")
    at -= first
    if at == table.count:
        return table.state
    before = table.steps[at].before
    if before is not None:
        return before
    record = table.record
    script = None if record.script is None else list(record.script)
    # Without its checks: the table was played just so, and comparing takes most of the time.
    return msgspec.structs.replace(record, actions=record.actions[:at], checks=[], script=script)


def log_of(room: Room, viewer: int | None, since: int) -> Log:
    """The log in words after the first `since` actions."""
    table, first = room.playing, room.base.count
    plan, names = table.state.plan(), table.names
    steps: list[LogStep] = []
    if since == 0:
        steps.append(LogStep(first, None, log_lines(table.opening, viewer, names, plan)))
    for at in range(max(0, since - first), table.count):
        step = table.steps[at]
        lines = log_lines(step.events, viewer, names, plan)
        steps.append(LogStep(first + at + 1, step.seat, lines))
    turns = [msgspec.structs.replace(mark, at=mark.at + first) for mark in marks(table)]
    return Log(steps, turns, first + table.count, room.base.reason)


def last_turn_of(room: Room, seat: int) -> int:
    """How many actions there were after a seat's last decision before the present turn."""
    table = room.playing
    at = table.asked_since if table.asked == seat else table.count
    while at > 0 and table.steps[at - 1].seat != seat:
        at -= 1
    return room.base.count + at


def imagined(state: State, viewer: int | None, over: bool) -> dict[str, Any]:
    """A position that the viewer can imagine, with fresh luck; after the end, the true one."""
    fresh = Chance(secrets.randbits(64))
    if over:
        state = state.clone()
        state.chance = fresh
    else:
        state = state.guess(viewer, fresh)
    plain: dict[str, Any] = to_plain(state.position())
    # The luck of a fork is its own: it is drawn, and promised, when the fork is made.
    plain.pop("luck", None)
    return plain


def fork_name(room: Room, state: State) -> str:
    """What a table is called that begins at a position of this one: whence, and when."""
    now = state.game.now(state)
    phase = state.plan().phases.get(now.phase, "")
    whence = FORKED.sub("", room.head.name)[:LONGEST_WHENCE]  # of a fork, where that one came from
    name = f"{whence}, from round {now.round}" if whence else f"From round {now.round}"
    whole = f"{name}: {phase}"
    return whole if phase and len(whole) <= LONGEST_NAME else name


def whole_record(room: Room) -> Record:
    """After the end: the record with its luck."""
    record = room.playing.standing()
    if room.head.scripted:
        return record
    return msgspec.structs.replace(record, salt=room.secret.salt, commitment=room.head.commitment)


def imagined_record(room: Room, viewer: int | None, at: int, position: dict[str, Any]) -> Record:
    """Before the end: a record of what the viewer could imagine after so many actions; no seed, no
    actions, no checks."""
    table = room.playing
    whose = "a spectator" if viewer is None else table.names[viewer]
    return Record(
        game=room.head.game,
        board=table.record.board,
        seats=len(table.seats),
        options=table.record.options,
        seed=secrets.randbits(64),
        names=table.names,
        position=position,
        note=f"As {whose} could imagine it after {at} actions; what is hidden was dealt anew.",
    )
