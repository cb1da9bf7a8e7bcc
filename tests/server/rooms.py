"""Rooms without a web around them: a house on a database of its own."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec

from footplate.server.rooms import playing, seating
from footplate.server.rooms.house import House, Sent, sent
from footplate.server.rooms.making import SeatWish, Wanted, insertion, new_room
from footplate.server.rooms.people import Who
from footplate.server.rooms.room import Room
from footplate.server.serving import now
from footplate.server.store.database import Database, sqlite_url
from footplate.server.store.migrating import migrate
from footplate.server.store.writer import Writer
from tests.server.prepared import prepare

GAME, SEATS = "steam-power", 3
ANN = Who("ann", "Ann")


@contextlib.asynccontextmanager
async def a_house(place: Path | str, most: int = 2000) -> AsyncIterator[House]:
    """A house; what it has is there for the next one on the same place."""
    url = place if isinstance(place, str) else sqlite_url(place / "tables.db")
    prepare(url)
    database = Database(url)
    migrate(database)
    house = House(database, Writer(database), now, most)
    try:
        yield house
    finally:
        await house.close()
        database.close()


async def a_table(house: House, begun: bool = True, game: str = GAME) -> str:
    """A table where Ann has all seats."""
    seats = [SeatWish("me", f"P{number}") for number in range(SEATS)]
    room = new_room(Wanted(game=game, seats=seats), "ann", "Ann", [])
    await house.database.write(insertion(room, house.now()))
    if begun:
        await house.command(room.id, lambda room, at: seating.start(room, at, ANN))
    return room.id


def first_action(room: Room) -> dict[str, Any]:
    state = room.playing.state
    action: dict[str, Any] = msgspec.json.decode(state.prompt(state.mover).choices[0].action)
    return action


def decide(room: Room, at: int) -> None:
    """The first legal decision, or the end of a turn."""
    table = room.playing
    if table.held_by is not None:
        playing.end(room, at, ANN, table.held_by, room.moment)
        return
    seat = table.state.mover
    playing.play(room, at, ANN, seat, [first_action(room)], room.moment)


def by_ann(id: str) -> Sent:
    return sent(ANN, id, id.encode())
