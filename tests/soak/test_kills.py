"""kill -9 of the server and of PostgreSQL under load: what was acknowledged is there, once, and
everybody goes on where they were. Three kills each; a hundred in a soak."""

import asyncio
import contextlib
import random
import time
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa

from footplate.server.rooms.opening import opened
from footplate.server.store import schema
from footplate.server.store.database import Database
from tests.form import whole_games
from tests.server.cluster import Cluster
from tests.server.load import Player, hot_seats
from tests.server.postgres import both_empty
from tests.server.process import Process
from tests.server.running import Calls
from tests.server.viewing import Viewer, told_at_once
from tests.soak.long import SOAK

pytestmark = whole_games
KILLS = 100 if SOAK else 3
GAMES = {"steam-power": 3, "planet-steam": 3}


class Evening:
    """Some tables that are played and watched."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.person = Calls(process.port).person()
        self.players: list[Player] = []
        self.viewers: list[Viewer] = []
        for game in GAMES:
            self._begin(game)

    def _begin(self, game: str) -> None:
        """A table with somebody who plays there, a spectator, and somebody who sits there."""
        process, key = self.process, self.person.key
        table = hot_seats(self.person, game, GAMES[game])
        self.viewers += [Viewer(process.port, table), Viewer(process.port, table, key, seat=1)]
        self.players.append(Player(process.url, key, table, len(self.players)))
        self.players[-1].start()

    def acknowledged(self) -> int:
        return sum(len(player.answers) for player in self.players)

    def play_on(self, some: int) -> None:
        """Until some more has been acknowledged; where all games are over, another one begins."""
        if all(player.over for player in self.players):
            self.process.wait()
            self._begin(next(iter(GAMES)))
        wanted, until = self.acknowledged() + some, time.monotonic() + 60
        while self.acknowledged() < wanted and not all(each.over for each in self.players):
            assert time.monotonic() < until, "nobody plays any more"
            for player in self.players:
                assert player.fault is None, player.fault
            time.sleep(0.005)

    def end(self) -> None:
        """Everybody stops; every viewer knows all of it, without a gap and without a repeat."""
        for player in self.players:
            player.stop()
        for viewer in self.viewers:
            seat = {} if viewer.seat is None else {"seat": viewer.seat}
            path = f"/api/tables/{viewer.table}/news"
            if viewer.seat is None:
                news = self.person.running.http.get(path).json()
            else:
                news = self.person.get(path, **seat)
            viewer.until(lambda known, moment=news["moment"]: known.moment == moment)
            viewer.stop()
            assert viewer.known.steps == told_at_once(news)


def check_log(database: Database, player: Player) -> None:
    """The log is whole, has what was acknowledged once, and plays to the same positions."""
    c = schema.log.c
    rows = database.read_now(
        lambda connection: connection.execute(
            sa.select(c.seq, c.command, c.moment).where(c.table_id == player.table).order_by(c.seq)
        ).all()
    )
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    known = {row.command.partition(":")[2]: row.moment for row in rows if row.command}
    assert len(known) == sum(row.command is not None for row in rows)
    assert known == player.answers
    room = asyncio.run(opened(database, player.table))  # every digest of the log is compared
    assert room is not None
    assert not room.stuck
    assert not room.base.reason
    assert room.seq == len(rows)
    record = room.playing.record
    assert record.replay().digest() == room.playing.state.digest()


def check_all(address: str, evening: Evening) -> None:
    database = Database(address)
    for player in evening.players:
        check_log(database, player)
    database.close()


@contextlib.contextmanager
def an_evening(database: str, folder: Path) -> Iterator[tuple[Process, Evening]]:
    process = Process(database, folder / "server.log")
    process.start()
    process.wait()
    try:
        evening = Evening(process)
        evening.play_on(10)
        yield process, evening
        evening.play_on(10)
        evening.end()
        evening.person.running.http.close()
    finally:
        ended = process.stop()
    assert ended in (0, -15), process.log.read_text()
    check_all(database, evening)


@both_empty
def test_the_server_is_killed(database: str, tmp_path: Path) -> None:
    rng = random.Random(5)
    with an_evening(database, tmp_path) as (process, evening):
        for _ in range(KILLS):
            time.sleep(rng.random() * 0.15)
            process.kill()
            process.start()
            evening.play_on(3 + rng.randrange(6))
        assert all(player.failures for player in evening.players)
        assert all(viewer.breaks for viewer in evening.viewers)


def test_postgresql_is_killed(cluster: Cluster, tmp_path: Path) -> None:
    rng = random.Random(6)
    with an_evening(cluster.database(), tmp_path) as (_, evening):
        cluster.ask(["checkpoint"])  # what other tests have written is none of this one's business
        for _ in range(KILLS):
            time.sleep(rng.random() * 0.15)
            cluster.kill()
            cluster.start()
            evening.play_on(3 + rng.randrange(6))
        assert all(player.failures for player in evening.players)
