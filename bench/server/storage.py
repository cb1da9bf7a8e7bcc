"""The server's inner parts alone: the storage with what the rooms would append, and the rooms with
their storage, without the web."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

import msgspec

from bench.server.scripts import Command, Script
from footplate import Record
from footplate.server.rooms import playing, seating
from footplate.server.rooms.house import Do, House, sent
from footplate.server.rooms.making import SeatWish, Wanted, insertion, new_room
from footplate.server.rooms.people import Who
from footplate.server.rooms.room import Room
from footplate.server.serving import now
from footplate.server.store.database import Database
from footplate.server.store.migrating import migrate
from footplate.server.store.writer import Append, Writer
from footplate.tables import PERSON

WHO = Who("somebody", "Ann")


class Noting(Writer):
    """Keeps what it is given, and says that it is on disk."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.noted: dict[str, list[Append]] = {}

    async def append(self, append: Append) -> None:
        self.noted.setdefault(append.table, []).append(append)


async def appends_per_second(
    folder: Path, scripts: Sequence[Script], commands: int, at_once: int
) -> float:
    """With a table for each script, and so many of its commands."""
    rooms = [_room(script) for script in scripts]
    noted = await _noted(_database(folder / "noting.db", rooms), rooms, scripts, commands)
    writer = Writer(_database(folder / "alone.db", rooms))
    for own in noted:
        await writer.append(own[0])  # the beginning

    async def write(mine: Sequence[list[Append]]) -> None:
        for number in range(1, commands + 1):
            for own in mine:
                await writer.append(own[number])

    begin = perf_counter()
    await asyncio.gather(*(write(noted[first::at_once]) for first in range(at_once)))
    spent = perf_counter() - begin
    writer.close()
    return len(scripts) * commands / spent


async def commands_per_second(
    folder: Path, scripts: Sequence[Script], commands: int, at_once: int
) -> float:
    """The same through the rooms, which play them."""
    rooms = [_room(script) for script in scripts]
    database = _database(folder / "rooms.db", rooms)
    house = House(database, Writer(database), now)
    for room in rooms:
        await house.command(room.id, lambda each, at: seating.start(each, at, WHO))

    async def play(first: int) -> None:
        for number in range(commands):
            for at in range(first, len(rooms), at_once):
                await _send(house, rooms[at], number, scripts[at].commands[number])

    begin = perf_counter()
    await asyncio.gather(*(play(first) for first in range(at_once)))
    spent = perf_counter() - begin
    await house.close()
    return len(scripts) * commands / spent


async def _send(house: House, room: Room, number: int, command: Command) -> None:
    content = sent(WHO, f"command-{number}", command.body)
    await house.command(room.id, _do(command), content)


def _database(file: Path, rooms: Sequence[Room]) -> Database:
    database = Database(f"sqlite:///{file}")
    migrate(database)
    for room in rooms:
        database.write_now(insertion(room, now()))
    return database


def _room(script: Script) -> Room:
    record = msgspec.json.decode(script.record, type=Record)
    seats = [SeatWish(PERSON, name) for name in record.names]
    wanted = Wanted(game=record.game, board=record.board, seats=seats, visibility="hot-seat")
    return new_room(wanted, str(WHO.player), WHO.name, [], "", record.seed)


async def _noted(
    database: Database, rooms: Sequence[Room], scripts: Sequence[Script], commands: int
) -> list[list[Append]]:
    writer = Noting(database)
    house = House(database, writer, now)
    for room, script in zip(rooms, scripts, strict=True):
        await house.command(room.id, lambda each, at: seating.start(each, at, WHO))
        for number, command in enumerate(script.commands[:commands]):
            await _send(house, room, number, command)
    await house.close()
    return [writer.noted[room.id] for room in rooms]


def _do(command: Command) -> Do:
    body = msgspec.json.decode(command.body)
    seat, moment = body["seat"], body["moment"]
    if command.path == "end":
        return lambda room, at: playing.end(room, at, WHO, seat, moment)
    return lambda room, at: playing.play(room, at, WHO, seat, [body["action"]], moment)
