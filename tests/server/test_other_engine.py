"""A log that this version of the engine cannot play: the table goes on from a snapshot, or says why
not; and everything is kept."""

import asyncio
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from footplate.core.refusal import Refused
from footplate.server.rooms import playing
from footplate.server.rooms.about import about
from footplate.server.rooms.house import House
from footplate.server.rooms.people import Who
from footplate.server.rooms.room import Room
from footplate.server.rooms.telling import news_of
from footplate.server.store import schema
from footplate.server.store.snapshots import snapshots_of
from footplate.tables import Wishes
from footplate.version import __version__
from tests.form import whole_games
from tests.server.postgres import both_databases
from tests.server.rooms import ANN, a_house, a_table, by_ann, decide

pytestmark = [both_databases, whole_games]
OLD = '{"entry":"played","seat":0}'
NONSENSE = '{"entry":"played","seat":0,"action":{"do":"nonsense"},"by":"seat"}'


async def a_long_evening(house: House, least: int = 3) -> str:
    """A table with talk, wishes, decisions that were taken back, and several snapshots."""
    table = await a_table(house)
    await house.command(table, lambda room, at: playing.say(room, at, ANN, "Hello."), by_ann("hi"))
    wishes = Wishes(hold="always")
    await house.command(table, lambda room, at: playing.wish(room, at, ANN, 1, wishes))
    snapshots: set[int] = set()
    for number in range(60):
        await house.command(table, decide, by_ann(f"decision-{number:03}"))
        if number % 7 == 3:
            await house.command(table, take_back)
        kept = {each.seq for each in house.database.read_now(snapshots_of(table))}
        if kept - snapshots:  # what comes right after a snapshot need not be a decision
            await house.command(table, lambda room, at: playing.wish(room, at, ANN, 1, wishes))
        snapshots |= kept
        if len(snapshots) >= least and number > 20:
            break
    await house.command(table, decide, by_ann("after-the-snapshot"))
    await house.command(table, take_back)
    await house.command(table, decide)
    await house.command(table, lambda room, at: playing.say(room, at, ANN, "Good night."))
    return table


def take_back(room: Room, at: int) -> None:
    """The last decision, by consent where need be."""
    seat = next(step.seat for step in reversed(room.playing.steps) if step.choice)
    room.playing.undo(seat, consent=True)


def told(room: Room) -> tuple[object, ...]:
    """What has to stay as it was."""
    table = room.playing
    return (
        room.seq,
        room.moment,
        room.base.count + table.count,
        table.state.digest(),
        room.chat,
        msgspec.to_builtins(room.clock.memory()),
        table.seats,
        table.programs,
        table.held_by,
        news_of(room, 1, room.moment).prompt,
    )


def alter(house: House, table: str, seq: int, **values: Any) -> None:
    c = schema.log.c
    there = (c.table_id == table) & (c.seq == seq)
    change = sa.update(schema.log).where(there).values(**values)
    house.database.write_now(lambda connection: connection.execute(change))
    house.held.clear()


def rows(house: House, table: str) -> list[Any]:
    wanted = sa.select(schema.log).where(schema.log.c.table_id == table).order_by(schema.log.c.seq)
    return list(house.database.read_now(lambda connection: connection.execute(wanted).all()))


def played_row(house: House, table: str, after: int = 0, before: int = 10**9) -> int:
    """A decision of which the log has the digest."""
    return next(
        int(row.seq)
        for row in rows(house, table)
        if after < row.seq < before and row.digest and '"played"' in row.entry
    )


def oldest(house: House, table: str) -> int:
    return house.database.read_now(snapshots_of(table))[-1].seq


def newest(house: House, table: str) -> int:
    return house.database.read_now(snapshots_of(table))[0].seq


@pytest.mark.parametrize(
    "values",
    [{"digest": "00000000"}, {"entry": NONSENSE}, {"entry": OLD}],
)
def test_it_goes_on_from_the_last_snapshot(database: str, values: dict[str, str]) -> None:
    async def main() -> None:
        async with a_house(database) as house:
            table = await a_long_evening(house)
            room = await house.look(table)
            before, answers = told(room), dict(room.answers)
            alter(house, table, played_row(house, table, before=oldest(house, table)), **values)
            room = await house.look(table)
            assert told(room) == before
            assert room.base.seq >= oldest(house, table)
            assert not room.stuck
            assert "after" in about(room, ANN).gap
            assert room.answers == answers, "whoever sends something again gets the first answer"
            # It is played on, taken back, read again: also from a later snapshot.
            for number in range(40):
                await house.command(table, decide, by_ann(f"on-and-on-{number:03}"))
                if number % 5 == 2:
                    await house.command(table, take_back)
                after = told(await house.look(table))
                house.held.clear()
                assert told(await house.look(table)) == after
            undone = [row.entry for row in rows(house, table) if '"undone"' in row.entry]
            assert len(undone) > 5

    asyncio.run(main())


def test_news_go_on_where_they_were(database: str) -> None:
    async def main() -> None:
        async with a_house(database) as house:
            table = await a_long_evening(house)
            room = await house.look(table)
            known = news_of(room, None, room.moment)
            alter(house, table, played_row(house, table, before=oldest(house, table)), digest="0")
            room = await house.look(table)
            assert news_of(room, None, known.moment) == known, "nothing new, and nothing again"
            await house.command(table, decide)
            room = await house.look(table)
            later = news_of(room, None, known.moment)
            assert later.kept == known.kept
            assert later.moment > known.moment
            assert news_of(room, None, 1).kept == room.base.count, "it cannot show what was before"

    asyncio.run(main())


def test_a_standing_order_outlives_the_change(database: str) -> None:
    async def main() -> None:
        async with a_house(database) as house:
            table = await a_table(house, game="age-of-steam")
            for _ in range(40):
                room = await house.look(table)
                state = room.playing.state
                offers = [(s, o) for s in range(3) for o in state.programs(s) if s != state.seat]
                if offers:
                    break
                await house.command(table, decide)
            seat, offer = offers[0]
            await house.command(
                table,
                lambda room, at: playing.order(room, at, ANN, seat, offer.name, offer.high),
            )
            await house.command(table, decide)
            first = played_row(house, table)
            while newest(house, table) <= first:
                await house.command(table, decide)
            room = await house.look(table)
            kept = house.database.read_now(snapshots_of(table))
            assert any(each.beside.programs for each in kept)
            before = told(room)
            alter(house, table, first, digest="0")
            assert told(await house.look(table)) == before

    asyncio.run(main())


def test_what_comes_after_the_last_snapshot_and_does_not_fit_is_kept(database: str) -> None:
    async def main() -> None:
        async with a_house(database) as house:
            table = await a_long_evening(house)
            room = await house.look(table)
            before, moment = rows(house, table), room.moment
            last = played_row(house, table, after=newest(house, table))
            right = next(row for row in before if row.seq == last).digest
            alter(house, table, last, digest="00000000")
            room = await house.look(table)
            assert __version__ in room.stuck
            assert "another position" in about(room, Who()).stuck
            assert (room.seq, room.moment) == (len(before), moment)
            assert [line.words for line in room.chat] == ["Hello.", "Good night."]
            assert news_of(room, 1, moment).view is not None
            for command in (decide, take_back):
                with pytest.raises(Refused, match="cannot play"):
                    await house.command(table, command)
            await house.command(table, lambda room, at: playing.say(room, at, ANN, "Alas."))
            assert rows(house, table)[-1].moment == moment
            alter(house, table, last, digest=right)  # the version that can play it is back
            room = await house.look(table)
            assert not room.stuck
            assert [line.words for line in room.chat][-1] == "Alas."
            assert rows(house, table)[: len(before)] == before
            await house.command(table, decide)

    asyncio.run(main())


def test_another_version_whose_positions_have_other_names_goes_on(database: str) -> None:
    """Where another engine has made the snapshot, its digests say nothing about this one's."""

    async def main() -> None:
        async with a_house(database) as house:
            table = await a_long_evening(house)
            before = told(await house.look(table))
            every = sa.update(schema.log).where(schema.log.c.digest.is_not(None))
            house.database.write_now(lambda c: c.execute(every.values(digest="elsewhere")))
            older = sa.update(schema.snapshots).values(engine="0.0.1")
            house.database.write_now(lambda c: c.execute(older))
            house.held.clear()
            room = await house.look(table)
            assert told(room) == before
            assert not room.stuck
            await house.command(table, decide)
            house.held.clear()
            assert not (await house.look(table)).stuck

    asyncio.run(main())


def test_without_a_snapshot_it_says_why_and_stays(database: str) -> None:
    async def main() -> None:
        async with a_house(database) as house:
            table = await a_long_evening(house)
            first = played_row(house, table)
            house.database.write_now(lambda c: c.execute(sa.delete(schema.snapshots)))
            alter(house, table, first, entry=NONSENSE)
            room = await house.look(table)
            assert "after 0 actions" in room.stuck
            assert "nonsense" not in room.stuck, "what was played may be somebody's secret"
            assert room.status == "playing"
            assert news_of(room, 0, 0).view is not None
            with pytest.raises(Refused, match="cannot play"):
                await house.command(table, decide)

    asyncio.run(main())


@pytest.mark.parametrize("which", ["middle", "last", "start"])
def test_a_log_with_a_hole_is_not_played_on(database: str, which: str) -> None:
    async def main() -> None:
        async with a_house(database) as house:
            table = await a_long_evening(house)
            there = rows(house, table)
            seq = {"middle": len(there) // 2, "last": len(there), "start": 1}[which]
            c = schema.log.c
            hole = sa.delete(schema.log).where(c.table_id == table, c.seq == seq)
            house.database.write_now(lambda connection: connection.execute(hole))
            house.held.clear()
            room = await house.look(table)
            assert "missing" in room.stuck
            assert room.status == "playing"
            with pytest.raises(Refused, match="cannot play"):
                await house.command(table, decide)
            await house.command(table, lambda room, at: playing.say(room, at, ANN, "Hm."))
            assert rows(house, table)[-1].seq == len(there) + 1

    asyncio.run(main())
