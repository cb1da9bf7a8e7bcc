"""Commands about who sits where: taking, leaving, giving and handing over seats; starting."""

from footplate.bots import kinds, may_sit
from footplate.core import registry
from footplate.core.refusal import BadInput
from footplate.server.rooms.base import refused
from footplate.server.rooms.people import Who
from footplate.server.rooms.room import Room
from footplate.server.store import entries as log
from footplate.tables import AUTOMA, OPEN, PERSON, Seat


def check_owner(room: Room, who: Who) -> None:
    if not room.owned_by(who):
        raise refused("04", "Only who made the table may do that.")


def check_number(room: Room, seat: int) -> None:
    if not 0 <= seat < len(room.chairs):
        raise BadInput(f"there is no such seat; seats are 0 to {len(room.chairs) - 1}")


def check_mine(room: Room, who: Who, seat: int) -> None:
    check_number(room, seat)
    if seat not in room.seats_of(who):
        raise refused("05", "That is not your seat.")


def check_plays(room: Room, who: Who, seat: int) -> None:
    """Whether somebody decides for a seat: it is theirs, and no bot has it."""
    check_mine(room, who, seat)
    if not room.chairs[seat].person:
        raise refused("30", "A bot plays your seat: sit down there again first.")


def take(room: Room, at: int, who: Who, seat: int, name: str, by_program: bool = False) -> None:
    """Sit down in an open seat, or come back to one's own that a bot plays on."""
    check_number(room, seat)
    chair = room.chairs[seat]
    if who.player is None:
        raise refused("06", "Say first who you are: a player has a key.")
    own = seat in room.seats_of(who)
    if not (chair.open or own):
        raise refused("07", f"{chair.who.name} sits there.")
    if chair.kept_for not in (None, who.player) and not own:
        raise refused("31", f"The seat is kept for {chair.who.name}.")
    if chair.conceded:
        raise refused("08", "Who has conceded does not come back.")
    if room.over:
        raise refused("09", "The game is over.")
    if chair.open and room.head.visibility != "hot-seat" and room.seats_of(who):
        raise refused("10", "You sit at this table already.")
    _seat(room, at, seat, Seat(PERSON, name), who.player, by_program)


def take_kept(room: Room, at: int, who: Who) -> None:
    """Sit down where a seat is kept, as before; who sits at the table already stays there."""
    if room.seats_of(who):
        return
    for seat in room.kept_for(who):
        chair = room.chairs[seat]
        _seat(room, at, seat, Seat(PERSON, chair.who.name), who.player, chair.by_program)


def take_by_key(room: Room, at: int, who: Who, seat: int, name: str) -> None:
    """Whoever opens the link of a seat has it from now on."""
    check_mine(room, who, seat)
    chair = room.chairs[seat]
    if chair.conceded:
        raise refused("08", "Who has conceded does not come back.")
    if who.player is not None and (chair.player != who.player or not chair.person):
        # Whoever else the seat was kept for: name and program are not theirs who comes.
        other = chair.kept_for not in (None, who.player)
        shown = name or ("" if other else chair.who.name) or who.name
        by_program = chair.by_program and not other
        _seat(room, at, seat, Seat(PERSON, shown), who.player, by_program)


def leave(room: Room, at: int, who: Who, seat: int) -> None:
    """Stand up: before the start the seat is open again, afterwards a bot plays it on."""
    check_mine(room, who, seat)
    if room.table is None:
        _seat(room, at, seat, Seat(OPEN, ""), None)
    elif room.chairs[seat].person and not room.over:
        give_to_bot(room, at, seat)


def set_kind(room: Room, at: int, who: Who, seat: int, kind: str, name: str = "") -> None:
    """The owner gives a seat to a bot, or opens it; either removes who sits there."""
    check_owner(room, who)
    check_number(room, seat)
    if room.over:
        raise refused("09", "The game is over.")
    if kind == AUTOMA:
        raise refused("12", "An Automa belongs to the set-up: make another table for it.")
    if kind == OPEN and room.table is not None:
        raise refused("11", "Once the game has begun, a seat can be given to a bot only.")
    who_then = Seat(OPEN, "") if kind == OPEN else _bot(room, kind, seat, name)
    _seat(room, at, seat, who_then, None)


def new_key(room: Room, at: int, who: Who, seat: int, key_hash: str) -> None:
    """A link for a seat, by who sits there; for an open one, by the owner."""
    check_number(room, seat)
    if room.chairs[seat].open:
        check_owner(room, who)
    else:
        check_mine(room, who, seat)
    room.write(log.Keyed(seat, key_hash), at)


def start(room: Room, at: int, who: Who) -> None:
    check_owner(room, who)
    if room.table is not None:
        raise refused("13", "The game has begun already.")
    free = [str(seat) for seat, chair in enumerate(room.chairs) if chair.open]
    if free:
        raise refused("14", f"Nobody has taken seat {', '.join(free)} yet.")
    room.write(log.Started([chair.who.name for chair in room.chairs]), at)


def concede(room: Room, at: int, who: Who, seat: int) -> None:
    """Give the game up. A bot plays the seat on; where no person is left, the game ends."""
    check_mine(room, who, seat)
    if room.table is None:
        raise refused("01", "The game has not begun yet.")
    if room.over:
        raise refused("09", "The game is over.")
    if room.chairs[seat].conceded:
        raise refused("08", "You have conceded already.")
    room.write(log.Conceded(seat), at)
    give_to_bot(room, at, seat)
    if not room.people():
        room.write(log.Finished("conceded"), at)


def give_to_bot(room: Room, at: int, seat: int) -> None:
    """A bot plays a seat on; its person may come back."""
    _seat(room, at, seat, bot_for(room, seat), None, back=True)


def bot_for(room: Room, seat: int) -> Seat:
    """The bot that plays on for a person: the best that the game has."""
    try:
        registry.game(room.head.game).valuer()
    except BadInput:
        return _bot(room, "random", seat)
    return _bot(room, "greedy", seat)


def _bot(room: Room, kind: str, seat: int, name: str = "") -> Seat:
    if not may_sit(kind):
        raise BadInput(f"there is no bot {kind!r}; there are: {', '.join(kinds())}")
    before = room.chairs[seat].who.name if room.table is not None else ""
    return Seat(kind, name or before or f"{kind} {seat + 1}")


def _seat(
    room: Room,
    at: int,
    seat: int,
    who: Seat,
    player: str | None,
    by_program: bool = False,
    back: bool = False,
) -> None:
    """Put somebody into a seat, at the table as well once it has begun."""
    if room.consent is not None and room.consent.about == seat:
        room.write(log.Dropped(), at)  # whoever was absent is not any more
    room.write(log.Taken(seat, who, player, by_program, back), at)
    if room.table is not None:
        room.table.sit(seat, who.kind, who.name, who.level)
        room.collect(at)
