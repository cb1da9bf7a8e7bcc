"""Why a player who is away would want to come back to a table, and how that is said."""

from footplate.core import registry
from footplate.server.notify import Notice
from footplate.server.rooms.people import Who
from footplate.server.rooms.room import Room
from footplate.server.rooms.summary import ended_words
from footplate.server.rooms.telling import news_of
from footplate.server.store.outbox import Concern

REMATCH = Concern("rematch", 0)


def concerns(room: Room) -> dict[str, Concern]:
    """What concerns each player whose seat a person plays, or is kept until the game begins; of the
    table alone, not of its past."""
    # Who shares a screen is there, and nobody waits for who learns.
    if room.head.visibility in ("hot-seat", "lesson"):
        return {}
    if room.table is None:
        return {
            chair.kept_for: REMATCH
            for chair in room.chairs
            if chair.kept_for is not None and not room.seats_of(Who(chair.kept_for))
        }
    found: dict[str, Concern] = {}
    for seat in room.people():
        player = room.chairs[seat].player
        concern = _concern(room, seat)
        if player is not None and concern is not None and found.get(player) is None:
            found[player] = concern
    return found


def _concern(room: Room, seat: int) -> Concern | None:
    if room.over:
        return Concern("over", room.moment)
    asked = room.consent
    if asked is not None and seat not in asked.agreed and seat != asked.about:
        return Concern("consent", asked.moment)
    if room.waiting == seat and room.waits is None:
        return Concern("your-turn", room.base.count + room.playing.asked_since)
    if not room.stuck and _just_started(room):
        return Concern("started", 0)
    return None


def _just_started(room: Room) -> bool:
    """Whether nobody but bots has decided anything yet."""
    table = room.playing
    if room.base.position is not None:
        return False
    people = set(room.people())
    return not any(step.choice and step.seat in people for step in table.steps[table.kept :])


def notice_of(room: Room, player: str, concern: Concern, link: str) -> Notice:
    """What the player is told."""
    title = registry.game(room.head.game).title
    if concern == REMATCH:
        return Notice("rematch", room.id, title, room.head.name, _kept(room), link)
    seat = next(
        seat
        for seat in room.people()
        if room.chairs[seat].player == player and _concern(room, seat) == concern
    )
    return Notice(concern.kind, room.id, title, room.head.name, _sentence(room, seat), link)


def _kept(room: Room) -> str:
    owner = [chair.who.name for chair in room.chairs if chair.player == room.head.owner]
    return f"{owner[0] if owner else 'Somebody'} plays again, and a seat is kept for you."


def _sentence(room: Room, seat: int) -> str:
    asked = room.consent
    if room.over:
        return ended_words(room)
    if asked is None or _concern(room, seat) != Concern("consent", asked.moment):
        return news_of(room, seat, room.moment).prompt.sentence
    return consent_words(room)


def consent_words(room: Room) -> str:
    """What is asked of the table; empty: nothing."""
    table, asked = room.playing, room.consent
    if asked is None:
        return ""
    who = table.names[asked.seat]
    if asked.what == "undo":
        return f"{who} asks to take the last decision back."
    if asked.what == "bot" and asked.about is not None:
        return f"{who} asks for a bot that plays on for {table.names[asked.about]}."
    return f"{who} asks to end the game here."
