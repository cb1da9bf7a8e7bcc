"""The same luck once more: a private table with the seed of one that is over."""

from footplate.server.rooms.base import refused
from footplate.server.rooms.making import SeatWish, Wanted, new_room
from footplate.server.rooms.people import Chair, Who
from footplate.server.rooms.room import Room
from footplate.tables import AUTOMA, PERSON


def same_luck(room: Room, who: Who, player: str, bots: str) -> Room:
    """A new room with set-up, seats and seed of a finished one. Seats stay as they were, since luck
    is dealt to seats; other people's are bots' of a kind, or with none who asks plays them."""
    if room.head.scripted:
        raise refused("32", "The luck of this table was typed in: there is none to deal again.")
    head = room.head
    mine = room.seats_of(who) or [_instead(room.chairs)]
    wanted = Wanted(
        game=head.game,
        board=head.board,
        options=head.options,
        seats=[_wish(chair, at in mine, bots) for at, chair in enumerate(room.chairs)],
        name=head.name,
        visibility="unlisted" if bots and len(mine) == 1 else "hot-seat",
        pace=head.pace,
        position=head.position,
    )
    return new_room(wanted, player, who.name, [], room.id, room.secret.seed)


def _instead(chairs: list[Chair]) -> int:
    """The seat of somebody who only watched: that of a person, else of a bot."""
    people = [at for at, chair in enumerate(chairs) if chair.person]
    others = [at for at, chair in enumerate(chairs) if chair.who.kind != AUTOMA]
    return [*people, *others][0]


def _wish(chair: Chair, mine: bool, bots: str) -> SeatWish:
    seat = chair.who
    if mine or (seat.person and not bots):
        return SeatWish(PERSON, seat.name)
    if seat.person:
        return SeatWish(bots, seat.name)
    return SeatWish(seat.kind, seat.name, seat.level)
