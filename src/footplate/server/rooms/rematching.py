"""The same again: one rematch for each finished table, with a seat kept for each of its people."""

import msgspec

from footplate.server.rooms.base import refused
from footplate.server.rooms.house import House, Missing
from footplate.server.rooms.making import SeatWish, Wanted, insertion, new_room
from footplate.server.rooms.people import Chair, Who
from footplate.server.rooms.room import Room
from footplate.server.rooms.seating import take_kept
from footplate.server.store import entries as log
from footplate.tables import AUTOMA, OPEN, PERSON, Seat


async def rematch(house: House, room: Room, who: Who) -> Room:
    """The rematch of a finished table, in which a player who sat there sits down; whoever is the
    first to ask for it makes it. Where it was deleted, there is another one."""
    old, gone = room.id, ""
    while True:
        if room.rematch == gone:
            await _make(house, room, who, gone)
            room = await house.look(old)
        there = room.rematch  # as it is now: the room goes on while this waits
        try:
            return await _join(house, there, who)
        except Missing:
            gone = there
            room = await house.look(old)


async def _make(house: House, room: Room, who: Who, gone: str) -> None:
    """Make the table, unless somebody else has by the time it would be written."""
    new = again(room, who)

    def do(room: Room, at: int) -> None:
        if room.rematch == gone:
            room.write(log.Rematched(new.id), at)

    await house.command(room.id, do, changes=[insertion(new, house.now())])


async def _join(house: House, id: str, who: Who) -> Room:
    held = await house.hold(id)
    house.tell(held)  # nothing has happened there yet, but seats are kept for people who are away
    room = await house.look(id)
    if room.kept_for(who) and not room.seats_of(who):
        await house.command(id, lambda room, at: take_kept(room, at, who))
        room = await house.look(id)
    return room


def again(room: Room, who: Who) -> Room:
    """A new room with the same set-up: everybody one seat on, where no Automa has its place."""
    if who.player is None:
        raise refused("06", "Say first who you are: a player has a key.")
    head, chairs = room.head, [*room.chairs[1:], room.chairs[0]]
    if any(chair.who.kind == AUTOMA for chair in chairs):
        chairs = room.chairs
    wanted = Wanted(
        game=head.game,
        board=head.board,
        options=head.options,
        seats=[_wish(chair, who.player) for chair in chairs],
        name=head.name,
        visibility="unlisted" if head.visibility == "lesson" else head.visibility,
        clock=room.clock.settings,
        pace=head.pace,
        position=head.position,
    )
    new = new_room(wanted, who.player, who.name, [], room.id)
    kept = [None if chair.player == who.player else chair.player for chair in chairs]
    seats = [
        seat if player is None else Seat(OPEN, chair.who.name)
        for seat, player, chair in zip(new.head.seats, kept, chairs, strict=True)
    ]
    programs = [seat for seat, chair in enumerate(chairs) if chair.player and chair.by_program]
    known = msgspec.structs.replace(new.head, seats=seats, kept_for=kept, programs=programs)
    return Room(new.id, known, new.secret)


def _wish(chair: Chair, player: str) -> SeatWish:
    """Who shall sit there: bots as before, who asks for it, and nobody yet for other people."""
    if chair.player is None:
        return SeatWish(chair.who.kind, chair.who.name, chair.who.level)
    return SeatWish(PERSON, chair.who.name) if chair.player == player else SeatWish(OPEN)
