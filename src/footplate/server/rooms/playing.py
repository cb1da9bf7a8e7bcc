"""Commands about the game: deciding, taking back, standing orders, consent, talk."""

from collections.abc import Mapping, Sequence
from typing import Any

from footplate.core.refusal import Refusal, Refused
from footplate.server.rooms import teaching
from footplate.server.rooms.base import refused
from footplate.server.rooms.people import Consent, Who
from footplate.server.rooms.room import Room
from footplate.server.rooms.seating import (
    check_mine,
    check_owner,
    check_plays,
    give_to_bot,
)
from footplate.server.store import entries as log
from footplate.tables import LuckEnded, Table, Wishes
from footplate.tables.steps import last_decision


def _table(room: Room) -> Table:
    """The table as long as something can be done at it."""
    table = room.playing
    if room.stuck:
        raise refused("15", f"This version cannot play the table on: {room.stuck}.")
    if room.finished:
        raise refused("09", "The game is over.")
    return table


def _goes_back(room: Room) -> Table:
    """The table as long as what was played can be taken back: at the end its luck and all that was
    hidden is told to everybody, and nobody shall play on knowing it."""
    table = _table(room)
    if room.over:
        raise refused("09", "The game is over: what is hidden was told to all, so it stands.")
    return table


def _made_for(room: Room, moment: int | None) -> int | None:
    """The moment of a decision, as the table counts them."""
    return None if moment is None else moment - room.base.moment


def play(
    room: Room, at: int, who: Who, seat: int, actions: Sequence[Mapping[str, Any]], moment: int
) -> None:
    """One decision, or several that a shortcut stands for: all of them or none."""
    check_plays(room, who, seat)
    table = _table(room)
    if room.waits is not None:
        raise refused("16", "A decision waits for luck that has to be typed in first.")
    if len(actions) > 1 and room.head.scripted:
        raise refused("17", "Luck is typed in here: decide one by one.")
    made_for = _made_for(room, moment)
    for number, action in enumerate(actions):
        _decide(room, at, table, seat, action, made_for, joined=number > 0)
        made_for = None
    _drop_asked(room, at, seat)


def play_for_bot(room: Room, at: int, seat: int, action: Mapping[str, Any], moment: int) -> None:
    table = _table(room)
    if room.chairs[seat].person:
        raise refused("18", "A person sits there.")
    _decide(room, at, table, seat, action, _made_for(room, moment))
    _drop_asked(room, at, seat)


def _decide(
    room: Room,
    at: int,
    table: Table,
    seat: int,
    action: Mapping[str, Any],
    made_for: int | None,
    joined: bool = False,
) -> None:
    """Play a decision; where luck has to be typed in first, it waits for that."""
    if room.course is not None:
        teaching.decide(room, at, seat, action, made_for, joined)
        return
    try:
        table.play(seat, dict(action), made_for, joined)
    except LuckEnded:
        room.write(log.Waits(seat, dict(action)), at)


def type_luck(room: Room, at: int, who: Who, outcomes: list[int]) -> None:
    """What the dice and draws of the real table gave, for the decision that waits for it, or for
    what is played without anybody's decision."""
    check_owner(room, who)
    table = _table(room)
    waits = room.waits
    action = None if waits is None else waits.action
    if table.luck(action) is None:
        raise refused("19", "Nothing waits for luck.")
    table.luck(action, outcomes)  # refuses what cannot have come, before it is kept
    table.feed(outcomes)
    if waits is None or action is None or table.luck(action) is not None:
        return  # a decision that needs nobody goes on by itself
    room.write(log.Waits(waits.seat, None), at)
    table.play(waits.seat, action)


def call_off_luck(room: Room, at: int, who: Who) -> None:
    """The decision that waits for luck is not made after all; nothing was rolled yet."""
    if room.waits is None:
        raise refused("19", "Nothing waits for luck.")
    check_mine(room, who, room.waits.seat)
    room.write(log.Waits(room.waits.seat, None), at)


def undo(room: Room, at: int, who: Who, seat: int, moment: int) -> None:
    check_plays(room, who, seat)
    table = _goes_back(room)
    check_moment(room, moment)
    table.undo(seat)


def restart(room: Room, at: int, who: Who, seat: int, moment: int) -> None:
    check_plays(room, who, seat)
    table = _goes_back(room)
    check_moment(room, moment)
    table.restart(seat)


def redo(room: Room, at: int, who: Who, seat: int, moment: int) -> None:
    check_plays(room, who, seat)
    table = _goes_back(room)
    check_moment(room, moment)
    table.redo(seat)


def end(room: Room, at: int, who: Who, seat: int, moment: int) -> None:
    check_plays(room, who, seat)
    table = _table(room)
    check_moment(room, moment)
    table.end(seat)


def order(room: Room, at: int, who: Who, seat: int, name: str | None, number: int | None) -> None:
    check_plays(room, who, seat)
    _table(room).order(seat, name, number)


def wish(room: Room, at: int, who: Who, seat: int, wishes: Wishes) -> None:
    check_plays(room, who, seat)
    _table(room).wish(seat, wishes)


def not_asked() -> Refused:
    return Refused(Refusal("FP-TABLE-01", "You are not asked now."))


def check_moment(room: Room, moment: int) -> None:
    if moment != room.moment:
        sentence = "The game has moved on since: look at it again, then decide."
        raise Refused(Refusal("FP-TABLE-02", sentence))


def stop_clock(room: Room, at: int, who: Who, stopped: bool) -> None:
    check_owner(room, who)
    if stopped == ("host" in room.clock.pauses):
        raise refused("29", "The clock does so already.")
    room.write(log.Stopped("host", stopped), at)


# Consent. -------------------------------------------------------------------------------------


def ask(room: Room, at: int, who: Who, seat: int, what: str, about: int | None) -> None:
    """Ask the table for something; where nobody else has a say it is done at once."""
    check_plays(room, who, seat)
    table = _table(room)
    if room.consent is not None:
        raise refused("20", "Something else is asked of the table already.")
    if what == "undo":
        _goes_back(room)
        table_can_go_back(room, seat)
    elif what == "bot":
        if about is None or not 0 <= about < len(room.chairs) or about == seat:
            raise refused("21", "Say whose seat a bot shall play on.")
        if not room.chairs[about].expired:
            raise refused("22", f"{room.chairs[about].who.name} still has time.")
    elif table.over:
        raise refused("09", "The game is over.")
    room.write(log.Asked(seat, what, about), at)  # type: ignore[arg-type]
    _if_all_agree(room, at)


def agree(room: Room, at: int, who: Who, seat: int, agrees: bool) -> None:
    check_plays(room, who, seat)
    consent = room.consent
    if consent is None:
        raise refused("23", "Nothing is asked of the table.")
    room.write(log.Agreed(seat, agrees), at)
    if not agrees:
        room.write(log.Dropped(), at)
    else:
        _if_all_agree(room, at)


def table_can_go_back(room: Room, seat: int) -> None:
    """Refused where the seat has not decided anything that could be taken back."""
    table = room.playing
    last_decision(table.steps, table.seats, table.game, seat, consent=True)


def _if_all_agree(room: Room, at: int) -> None:
    consent = room.consent
    assert consent is not None
    needed = {seat for seat in room.people() if seat != consent.about}
    if not needed <= consent.agreed:
        return
    room.write(log.Dropped(), at)
    _DONE[consent.what](room, at, consent)


def _undo_by_consent(room: Room, at: int, consent: Consent) -> None:
    _goes_back(room).undo(consent.seat, consent=True)
    room.collect(at)


def _bot_by_consent(room: Room, at: int, consent: Consent) -> None:
    assert consent.about is not None
    give_to_bot(room, at, consent.about)


def _finish_by_consent(room: Room, at: int, consent: Consent) -> None:
    room.write(log.Finished("agreed"), at)


_DONE = {"undo": _undo_by_consent, "bot": _bot_by_consent, "finish": _finish_by_consent}


def _drop_asked(room: Room, at: int, seat: int) -> None:
    """Who plays on has not agreed to go back, and is not absent."""
    asked = room.consent
    if asked is not None and (asked.what == "undo" or asked.about == seat):
        room.write(log.Dropped(), at)


# Talk. ----------------------------------------------------------------------------------------


def say(room: Room, at: int, who: Who, words: str) -> None:
    if who.player is None:
        raise refused("06", "Say first who you are: a player has a key.")
    if who.player in room.muted:
        raise refused("24", "You cannot talk at this table.")
    seats = room.seats_of(who)
    name = room.chairs[seats[0]].who.name if seats else who.name
    room.write(log.Said(who.player, name, words, seats[0] if seats else None), at)


def mute(room: Room, at: int, who: Who, player: str, muted: bool) -> None:
    check_owner(room, who)
    room.write(log.Muted(player, muted), at)
