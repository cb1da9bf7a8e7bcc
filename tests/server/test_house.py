"""The queue, the writer and what is kept in memory: whatever comes in between, memory and log
agree."""

import asyncio
import gc
import threading
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from footplate.core.refusal import BadInput, Refused
from footplate.server.rooms import holding, opening, playing
from footplate.server.rooms.base import refused
from footplate.server.rooms.held import Queue
from footplate.server.rooms.house import House, Missing
from footplate.server.rooms.opening import opened
from footplate.server.rooms.people import Who
from footplate.server.rooms.room import Room
from footplate.server.rooms.settling import turn_of
from footplate.server.serving import now
from footplate.server.store import schema
from footplate.server.store import writer as writing
from footplate.server.store.database import Database, NotSaved, Unsure, sqlite_url
from footplate.server.store.entries import Row
from footplate.server.store.grown import Grown
from footplate.server.store.migrating import migrate
from footplate.server.store.reading import delete_table, rows_after
from footplate.server.store.snapshots import snapshots_of
from footplate.server.store.writer import Append, Conflict, Standing, Writer
from tests.server.cluster import Cluster
from tests.server.rooms import ANN, a_house, a_table, by_ann, decide, first_action


class Bell:
    """Somebody who watches."""

    def __init__(self) -> None:
        self.who = Who()
        self.rung = 0

    def doubt(self) -> None:
        pass

    def wake(self) -> None:
        self.rung += 1


def length(house: House, table: str) -> int:
    wanted = sa.select(sa.func.count()).where(schema.log.c.table_id == table)
    return int(house.database.read_now(lambda c: c.execute(wanted).scalar()) or 0)


def snapshots(house: House, table: str) -> list[int]:
    return [kept.seq for kept in house.database.read_now(snapshots_of(table))]


class Gate:
    """Keeps the writer's thread from writing until it is opened."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open = threading.Event()
        write = house.database.write_now

        def waiting(change: Any) -> Any:
            assert self.open.wait(20)
            return write(change)

        monkeypatch.setattr(house.database, "write_now", waiting)


def test_whoever_gives_up_waiting_takes_nothing_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with a_house(tmp_path) as house:
            table = await a_table(house)
            bell = Bell()
            (await house.hold(table)).watchers.add(bell)
            before = length(house, table)
            gate = Gate(house, monkeypatch)
            task = asyncio.create_task(house.command(table, decide, by_ann("given-up")))
            await asyncio.sleep(0.05)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            look = asyncio.create_task(house.look(table))
            await asyncio.sleep(0.05)
            assert not look.done(), "what is not on disk is shown to nobody"
            gate.open.set()
            room = await look
            assert room.seq == length(house, table) > before
            assert bell.rung == 1
            again = await house.command(table, decide, by_ann("given-up"))
            assert again.moment == room.moment
            assert length(house, table) == room.seq

    asyncio.run(main())


def test_closing_writes_what_waits_and_takes_nothing_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with a_house(tmp_path) as house:
            tables = [await a_table(house) for _ in range(5)]
            gate = Gate(house, monkeypatch)
            waiting = [asyncio.create_task(house.command(table, decide)) for table in tables]
            await asyncio.sleep(0.05)
            closing = asyncio.create_task(house.close())
            await asyncio.sleep(0.05)
            gate.open.set()
            await closing
            answers = await asyncio.gather(*waiting)
            assert all(answer.moment for answer in answers)
            with pytest.raises(NotSaved):
                await house.command(tables[0], decide)
            with pytest.raises(NotSaved):
                await house.writer.append(Append(tables[0], 0, [], Standing("open", "", 0)))
            await house.close()

    asyncio.run(main())


def test_the_writer_outlives_a_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A loop that ends while its appends wait does not take the writer with it."""
    database = Database(sqlite_url(tmp_path / "tables.db"))
    migrate(database)
    house = House(database, Writer(database), now)

    async def first() -> str:
        table = await a_table(house)
        gate = Gate(house, monkeypatch)
        room = await house.look(table)
        append = Append(table, room.seq, [], Standing("playing", "{}", 0))
        task = asyncio.create_task(house.writer.append(append))
        await asyncio.sleep(0.05)
        task.cancel()
        threading.Timer(0.2, gate.open.set).start()
        return table

    table = asyncio.run(first())

    async def second() -> None:
        room = await opened(database, table)
        assert room is not None
        await house.writer.append(Append(table, room.seq, [], Standing("playing", "{}", 1)))
        with pytest.raises(Conflict):
            await house.writer.append(Append(table, 99, [], Standing("playing", "{}", 1)))
        house.writer.close()

    asyncio.run(second())
    database.close()


def test_opening_a_long_game_lets_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "AT_ONCE", 2)

    async def main() -> None:
        async with a_house(tmp_path) as house:
            table = await a_table(house)
            for number in range(6):
                await house.command(table, decide, by_ann(f"decision-{number}"))
            before, rooms = (await house.look(table)).seq, list[Room]()

            def room(*given: Any) -> Room:
                rooms.append(Room(*given))
                return rooms[-1]

            monkeypatch.setattr(opening, "Room", room)
            house.held.clear()
            look, between = asyncio.create_task(house.look(table)), set[int]()
            while not look.done():
                between.update(each.seq for each in rooms)
                await asyncio.sleep(0)
            assert (await look).seq == before
            assert between >= {2, 4, 6}, "nobody had a turn while the table was opened"

    asyncio.run(main())


def test_a_change_that_fails_ends_neither_the_writer_nor_the_others(tmp_path: Path) -> None:
    async def main() -> None:
        async with a_house(tmp_path) as house:
            tables = [await a_table(house) for _ in range(3)]

            def broken(_: sa.Connection) -> None:
                raise ZeroDivisionError

            appends = []
            for table in tables:
                room = await house.look(table)
                changes = [broken] if table == tables[1] else []
                appends.append(Append(table, room.seq, [], Standing("playing", "x", 0), changes))
            found = await asyncio.gather(
                *(house.writer.append(append) for append in appends), return_exceptions=True
            )
            assert [type(each) for each in found] == [type(None), NotSaved, type(None)]

    asyncio.run(main())


@pytest.mark.parametrize("committed", [True, False])
def test_a_commit_that_nobody_confirms_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, committed: bool
) -> None:
    """The database falls silent while it commits: what has happened is found out."""

    async def main() -> None:
        async with a_house(tmp_path) as house:
            table = await a_table(house)
            before = length(house, table)
            write, silent = house.database.write_now, [True]

            def silently(change: Any) -> Any:
                if not silent.pop() if silent else True:
                    return write(change)
                if committed:
                    write(change)
                raise Unsure("the line is dead")

            monkeypatch.setattr(house.database, "write_now", silently)
            if committed:
                answer = await house.command(table, decide)
                assert answer.moment == (await house.look(table)).moment
                assert length(house, table) > before
            else:
                with pytest.raises(NotSaved) as raised:
                    await house.command(table, decide)
                assert not isinstance(raised.value, Unsure)
                assert (await house.look(table)).seq == length(house, table) == before

    asyncio.run(main())


def test_what_stays_unknown_is_called_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        monkeypatch.setattr(writing, "SECONDS_TO_SETTLE", 0.05)
        async with a_house(tmp_path) as house:
            table = await a_table(house)
            write = house.database.write_now

            def dead(change: Any) -> Any:
                raise Unsure("the line is dead")

            monkeypatch.setattr(house.database, "write_now", dead)
            with pytest.raises(Unsure):
                await house.command(table, decide, by_ann("who-knows"))
            monkeypatch.setattr(house.database, "write_now", write)
            assert (await house.command(table, decide, by_ann("who-knows"))).moment

    asyncio.run(main())


def test_a_command_that_fails_halfway_leaves_nothing_behind(tmp_path: Path) -> None:
    """The first of several decisions was played when the second was refused."""

    async def main() -> None:
        async with a_house(tmp_path) as house:
            table = await a_table(house)
            before = await house.look(table)
            digest, seq = before.playing.state.digest(), before.seq

            def half(room: Room, at: int) -> None:
                seat = room.playing.state.mover
                two = [first_action(room), {"do": "nonsense"}]
                playing.play(room, at, ANN, seat, two, room.moment)

            def error(room: Room, at: int) -> None:
                decide(room, at)
                raise ZeroDivisionError

            def refusing(room: Room, at: int) -> None:
                decide(room, at)
                raise refused("99", "No.")

            for command in (half, error, refusing):
                with pytest.raises((Refused, BadInput, ZeroDivisionError)):
                    await house.command(table, command)
                room = await house.look(table)
                assert (room.playing.state.digest(), room.seq) == (digest, seq)
                assert length(house, table) == seq

    asyncio.run(main())


def test_rooms_that_nobody_uses_go_and_others_stay(tmp_path: Path) -> None:
    async def main() -> None:
        async with a_house(tmp_path, most=2) as house:
            tables = [await a_table(house) for _ in range(6)]
            assert len(house.held) <= 3
            bells = {table: Bell() for table in tables[:4]}
            for table, bell in bells.items():
                (await house.hold(table)).watchers.add(bell)
            for table in tables:  # as many are watched as may be in memory, and more come
                await house.hold(table)
            assert set(bells) <= set(house.held)
            await asyncio.gather(*(house.command(table, decide) for table in tables * 3))
            assert [bell.rung for bell in bells.values()] == [3] * 4
            for table in tables:
                room = await house.look(table)
                assert room.seq == length(house, table)

    asyncio.run(main())


def test_there_is_one_holder_of_a_table_however_many_come_and_go(tmp_path: Path) -> None:
    """Rooms are closed under load; whoever watches still hears of everything."""

    async def main() -> None:
        async with a_house(tmp_path, most=1) as house:
            tables = [await a_table(house) for _ in range(4)]
            inside: dict[str, int] = dict.fromkeys(tables, 0)

            def alone(room: Room, at: int) -> None:
                inside[room.id] += 1
                decide(room, at)

            await asyncio.gather(
                *(house.command(table, alone) for _ in range(6) for table in tables),
                *(house.look(table) for _ in range(6) for table in tables),
            )
            assert set(inside.values()) == {6}, "nobody was in anybody's way"
            for table in tables:
                assert (await house.look(table)).seq == length(house, table)

    asyncio.run(main())


def test_a_room_is_read_anew_while_it_is_watched(tmp_path: Path) -> None:
    async def main() -> None:
        async with a_house(tmp_path) as house, a_house(tmp_path) as other:
            table = await a_table(house)
            bell = Bell()
            held = await house.hold(table)
            held.watchers.add(bell)
            told = held.cache[None, 0] = b"old"
            await other.command(table, decide)  # behind this house's back
            await house.command(table, decide)
            assert bell.rung == 1
            assert told not in held.cache.values()
            assert (await house.watch(held, bell)) is held
            assert held.known.seq == length(house, table)

    asyncio.run(main())


def test_what_was_told_is_forgotten_also_where_the_command_comes_too_late(tmp_path: Path) -> None:
    async def main() -> None:
        async with a_house(tmp_path) as house, a_house(tmp_path) as other:
            table = await a_table(house)
            held = await house.hold(table)
            moment = held.known.moment

            def for_then(room: Room, at: int) -> None:
                playing.play(room, at, ANN, room.playing.state.mover, [first_action(room)], moment)

            held.cache[None, 0] = b"old"
            await other.command(table, decide)
            with pytest.raises(Refused, match="moved on"):
                await house.command(table, for_then)
            assert held.known.seq == length(house, table)
            assert not held.cache

    asyncio.run(main())


def test_a_queue_is_busy_as_long_as_anybody_waits() -> None:
    async def main() -> None:
        queue = Queue()
        seen: list[bool] = []

        async def wait() -> None:
            async with queue:
                seen.append(queue.busy)

        async with queue:
            waiting = asyncio.create_task(wait())
            given_up = asyncio.create_task(wait())
            await asyncio.sleep(0)
            given_up.cancel()
        assert queue.busy, "somebody waits, who has not been woken yet"
        await asyncio.gather(waiting, given_up, return_exceptions=True)
        assert seen == [True]
        assert not queue.busy

    asyncio.run(main())


def test_whoever_finds_the_log_grown_wakes_those_who_watch(cluster: Cluster) -> None:
    """Somebody looks before the notice of the other process has come."""

    async def main() -> None:
        address = cluster.with_tables()
        async with a_house(address) as house, a_house(address) as other:
            table = await a_table(other)
            bell = Bell()
            held = await house.hold(table)
            held.watchers.add(bell)
            await other.command(table, decide)
            held.cache[None, 0] = b"old"
            room = await house.look(table)
            assert room.seq == length(house, table)
            assert not held.cache
            assert bell.rung == 1
            await house.heard(Grown(table, room.seq))
            assert bell.rung == 1
            await other.command(table, decide)
            await house.heard(Grown(table, room.seq + 1))
            assert bell.rung == 2

    asyncio.run(main())


def test_rows_that_come_with_a_notice_are_not_asked_for(tmp_path: Path) -> None:
    async def main() -> None:
        url = tmp_path
        async with a_house(url) as other:
            table = await a_table(other)
            await other.command(table, decide)
            before = other.held[table].known.seq
            await other.command(table, decide)
            rows = tuple(await other.database.read(rows_after(table, before)))
        async with a_house(url) as house:
            held = await house.hold(table)
            whole = held.known
            behind = Room(table, whole.head, whole.secret)
            behind.follow([row for row in await _rows(house, table) if row.seq <= before])
            held.have(behind)
            house.database.close()  # nothing can be read any more
            await house.heard(Grown(table, rows[-1].seq, rows))
            assert held.known is behind
            assert behind.seq == rows[-1].seq
            assert behind.digest() == whole.digest()

    asyncio.run(main())


async def _rows(house: House, table: str) -> list[Row]:
    return await house.database.read(rows_after(table, 0))


def test_who_watches_a_deleted_table_is_told(tmp_path: Path) -> None:
    async def main() -> None:
        async with a_house(tmp_path) as house:
            table = await a_table(house)
            held, bell = await house.hold(table), Bell()
            held.watchers.add(bell)
            late = asyncio.create_task(house.drop(table, delete_table(table)))
            command = asyncio.create_task(house.command(table, decide))
            await late
            with pytest.raises(Missing):
                await command
            assert bell.rung >= 1
            with pytest.raises(Missing):
                await house.watch(held, bell)
            assert table not in house.held

    asyncio.run(main())


@pytest.mark.parametrize("id", ["", "x\0y", "UPPER", "../x", "a" * 500, "é", "a b"])
def test_what_is_no_id_is_no_table(tmp_path: Path, id: str) -> None:
    async def main() -> None:
        async with a_house(tmp_path) as house:
            with pytest.raises(Missing):
                await house.look(id)
            assert not house.held

    asyncio.run(main())


def test_a_snapshot_each_turn_also_after_a_turn_that_was_not_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with a_house(tmp_path) as house:
            table = await a_table(house)
            write = house.database.write_now

            def full(change: Any) -> Any:
                raise NotSaved("full")

            turns = 0
            for _ in range(30):
                monkeypatch.setattr(house.database, "write_now", full)
                with pytest.raises(NotSaved):
                    await house.command(table, decide)
                monkeypatch.setattr(house.database, "write_now", write)
                await house.command(table, decide)
                if turn_of(await house.look(table)):
                    turns += 1
                    assert snapshots(house, table)[0] == length(house, table)
                house.held.clear()  # read anew: the turn of the last snapshot is not known any more
            assert turns > 2
            assert len(snapshots(house, table)) == 3

    asyncio.run(main())


def test_a_room_that_nobody_comes_to_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with a_house(tmp_path) as house:
            quiet, watched, used = [await a_table(house) for _ in range(3)]
            (await house.hold(watched)).watchers.add(Bell())
            monkeypatch.setattr(holding, "REST", 0.1)
            monkeypatch.setattr(holding, "SWEEP", 0.0)
            house._sweep_at = 0.0
            await asyncio.sleep(0.2)
            await house.hold(used)
            assert set(house.held) == {watched, used}
            await house.command(quiet, decide)

    asyncio.run(main())


def test_a_room_in_the_middle_of_a_game_is_small(tmp_path: Path) -> None:
    async def main() -> int:
        async with a_house(tmp_path) as house:
            table = await a_table(house)
            for number in range(60):
                await house.command(table, decide, by_ann(f"decision-{number:03}"))
            house.held.clear()
            gc.collect()
            tracemalloc.start()
            before = tracemalloc.get_traced_memory()[0]
            await house.hold(table)
            gc.collect()
            size = tracemalloc.get_traced_memory()[0] - before
            tracemalloc.stop()
            for _ in range(12):  # further back than positions are kept

                def back(room: Room, at: int) -> None:
                    seat = next(s.seat for s in reversed(room.playing.steps) if s.choice)
                    room.playing.undo(seat, consent=True)

                await house.command(table, back)
            digest = (await house.look(table)).playing.state.digest()
            house.held.clear()
            assert (await house.look(table)).playing.state.digest() == digest
            return size

    assert asyncio.run(main()) < 400_000


@pytest.fixture(autouse=True)
def _nothing_is_left_running() -> Iterator[None]:
    yield
    names = [thread.name for thread in threading.enumerate()]
    assert "footplate-writer" not in names
