"""What the server's own entries do to a room."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from footplate.server.rooms.base import Unfitting
from footplate.server.rooms.people import ChatLine, Consent
from footplate.server.store import entries as log
from footplate.tables import Table

if TYPE_CHECKING:
    from footplate.server.rooms.room import Room


def take_effect(room: "Room", entry: log.AnyRead) -> None:
    """What one of the server's own entries says, happens."""
    room.changes += 1
    _EFFECTS[type(entry)](room, entry)


def _taken(room: "Room", entry: log.Taken) -> None:
    chair = room.chairs[entry.seat]
    # Who sits down again where they sat has no more time for it than before.
    anew = chair.expired or entry.player != chair.player
    chair.who, chair.by_program = entry.who, entry.by_program
    chair.kept_for = None
    if not entry.back:
        if entry.player is None or entry.player != chair.player:
            # Whoever made or had the link must not look into the hand of who sits there now.
            chair.used_key, chair.key_hash = chair.key_hash, None
        chair.player = entry.player
    if chair.person:
        chair.expired = False
        if anew:
            room.clock.renew(entry.seat, room.at)


def _keyed(room: "Room", entry: log.Keyed) -> None:
    room.chairs[entry.seat].key_hash = entry.key_hash


def _started(room: "Room", entry: log.Started) -> None:
    beside = room.base.beside
    seats = [chair.who for chair in room.chairs] if beside is None else beside.seats
    try:
        room.table = Table(room.record(entry.names), seats)
    except Exception as error:
        reason = "its beginning is not one that the rules allow"
        raise Unfitting(room.seq + 1, reason, repr(error)) from None
    if beside is not None:
        room.table.programs.update(beside.programs)


def _said(room: "Room", entry: log.Said) -> None:
    number = len(room.chat) + 1
    room.chat.append(ChatLine(number, room.at, entry.name, entry.seat, entry.words))
    room.authors.append(entry.player)


def _muted(room: "Room", entry: log.Muted) -> None:
    (room.muted.add if entry.muted else room.muted.discard)(entry.player)


def _asked(room: "Room", entry: log.Asked) -> None:
    room.consent = Consent(entry.seat, entry.what, entry.about, room.moment, {entry.seat})


def _agreed(room: "Room", entry: log.Agreed) -> None:
    if room.consent is not None and entry.agrees:
        room.consent.agreed.add(entry.seat)


def _dropped(room: "Room", _: log.Dropped) -> None:
    room.consent = None


def _conceded(room: "Room", entry: log.Conceded) -> None:
    room.chairs[entry.seat].conceded = True


def _finished(room: "Room", entry: log.Finished) -> None:
    room.finished = entry.why
    room.consent = None


def _waits(room: "Room", entry: log.Waits) -> None:
    room.waits = None if entry.action is None else entry


def _stopped(room: "Room", entry: log.Stopped) -> None:
    (room.clock.pause if entry.stopped else room.clock.resume)(entry.reason, room.at)


def _expired(room: "Room", entry: log.Expired) -> None:
    room.chairs[entry.seat].expired = True


def _rematched(room: "Room", entry: log.Rematched) -> None:
    room.rematch = entry.table


def _taught(room: "Room", entry: log.Taught) -> None:
    if room.course is not None:
        room.course.reach(entry.step, entry.count)


_EFFECTS: dict[type, Callable[[Any, Any], None]] = {
    log.Taken: _taken,
    log.Keyed: _keyed,
    log.Started: _started,
    log.Said: _said,
    log.Muted: _muted,
    log.Asked: _asked,
    log.Agreed: _agreed,
    log.Dropped: _dropped,
    log.Conceded: _conceded,
    log.Finished: _finished,
    log.Waits: _waits,
    log.Stopped: _stopped,
    log.Expired: _expired,
    log.Rematched: _rematched,
    log.Taught: _taught,
}
