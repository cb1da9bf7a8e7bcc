"""What goes wrong under a server, on both databases: a clear answer, or done after all; never a
wrong position, and nothing that was acknowledged is lost."""

import contextlib
import os
import random
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import sqlalchemy as sa

from footplate.server.settings import Settings, positions_folder
from footplate.server.store import database as store
from footplate.server.store import schema
from tests.form import whole_games
from tests.server.load import Player, hot_seats, next_command, send
from tests.server.postgres import both_databases
from tests.server.proxy import Proxy
from tests.server.running import Running, running, until
from tests.server.viewing import Viewer, told_at_once

GAME, SEATS = "steam-power", 3
pytestmark = [both_databases, whole_games]


@pytest.fixture
def hasty(database: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server that waits for nobody's lock for long."""
    monkeypatch.setattr(store, "PATIENCE", 300)
    with running(Settings(database=database, limits=False)) as found:
        yield found


def engine_of(running: Running) -> sa.Engine:
    """Another program's way to the same database."""
    return sa.create_engine(running.server.database.engine.url)


def rows_of(running: Running, table: str) -> list[Any]:
    c = schema.log.c
    wanted = sa.select(c.seq, c.command).where(c.table_id == table).order_by(c.seq)
    return list(running.server.database.read_now(lambda each: each.execute(wanted).all()))


def check_not_saved(answer: object) -> None:
    assert getattr(answer, "status_code", None) == 503
    assert answer.json()["problem"] == "not-saved"  # type: ignore[attr-defined]


def test_somebody_holds_the_lock(hasty: Running) -> None:
    person = hasty.person()
    table = hot_seats(person, GAME, SEATS)
    command = next_command(person, table)
    before = person.get(f"/api/tables/{table}/news")
    engine = engine_of(hasty)
    with engine.connect() as other:
        if engine.dialect.name == "sqlite":
            other.exec_driver_sql("begin immediate")
        else:
            other.execute(sa.select(schema.tables.c.seq).with_for_update())
        check_not_saved(send(person, table, "in-the-way", command))
        assert person.get(f"/api/tables/{table}/news") == before, "reading waits for nobody"
        other.rollback()
    engine.dispose()
    done = send(person, table, "in-the-way", command)
    assert done.status_code == 200, done.text
    assert [row.command for row in rows_of(hasty, table)].count(None) == 1


def break_log(engine: sa.Engine, table: str, kind: str) -> None:
    """From now on nothing can be written to the log of a table."""
    if engine.dialect.name == "sqlite":
        words = (
            f"create trigger broken before insert on log when new.table_id = '{table}' "
            f"begin select raise(abort, '{kind}'); end"
        )
    else:
        words = (
            "create function broken() returns trigger as $$ begin if new.table_id = "
            f"'{table}' then raise exception 'broken' using errcode = '{kind}'; end if; "
            "return new; end $$ language plpgsql; "
            "create trigger broken before insert on log for each row execute function broken()"
        )
    with engine.begin() as connection:
        connection.exec_driver_sql(words)


def mend_log(engine: sa.Engine) -> None:
    on = "" if engine.dialect.name == "sqlite" else " on log"
    with engine.begin() as connection:
        connection.exec_driver_sql(f"drop trigger broken{on}")


def test_nobody_fails_for_the_fault_of_another_table(site: Running) -> None:
    person = site.person()
    tables = [hot_seats(person, GAME, SEATS) for _ in range(5)]
    commands = {table: next_command(person, table) for table in tables}
    engine = engine_of(site)
    break_log(engine, tables[2], "XX000")
    with ThreadPoolExecutor(5) as crowd:
        answers = list(
            crowd.map(lambda table: send(person, table, "all-at-once", commands[table]), tables)
        )
    assert [answer.status_code for answer in answers] == [200, 200, 503, 200, 200]
    before = person.get(f"/api/tables/{tables[2]}")
    assert before["moment"] == 0
    mend_log(engine)
    engine.dispose()
    again = send(person, tables[2], "all-at-once", commands[tables[2]])
    assert again.status_code == 200, again.text


def test_the_disk_is_full(site: Running) -> None:
    person = site.person()
    table = hot_seats(person, GAME, SEATS)
    database = site.server.database
    engine = engine_of(site)
    if database.shared:
        break_log(engine, table, "53100")
    else:
        pages = database.read_now(lambda c: c.exec_driver_sql("pragma page_count").scalar())
        sa.event.listen(
            database.engine, "connect", lambda c, _: c.execute(f"pragma max_page_count={full()}")
        )
        room = [pages]

        def full() -> int:
            return int(room[0] or 0)

        database.engine.dispose()
    failed = 0
    viewer = Viewer(site.port, table)
    for number in range(200):
        command = next_command(person, table)
        answer = send(person, table, f"to-the-brim-{number}", command)
        if answer.status_code == 503:
            check_not_saved(answer)
            failed += 1
            if failed == 3:
                break
        else:
            assert answer.status_code == 200, answer.text
    assert failed == 3
    stood = person.get(f"/api/tables/{table}/news")
    if database.shared:
        mend_log(engine)
    else:
        room[0] = 1 << 30
        database.engine.dispose()
    engine.dispose()
    assert person.get(f"/api/tables/{table}/news") == stood
    done = send(person, table, f"to-the-brim-{number}", command)
    assert done.status_code == 200, done.text
    news = site.http.get(f"/api/tables/{table}/news").json()
    viewer.until(lambda known: known.moment == news["moment"])
    viewer.stop()
    assert viewer.known.steps == told_at_once(news)


def test_lines_that_break_and_lag(site: Running) -> None:
    """Everything goes through a proxy that delays, and cuts in the middle of whatever is sent."""
    person = site.person()
    table = hot_seats(person, GAME, SEATS)
    with Proxy(site.port, random.Random(4)) as proxy:
        player = Player(proxy.url, person.key, table, 1)
        viewers = [Viewer(proxy.port, table), Viewer(proxy.port, table, person.key, seat=2)]
        player.start()
        until = time.monotonic() + 60
        while len(player.answers) < 40 and not player.over:
            assert player.fault is None, player.fault
            assert time.monotonic() < until
            time.sleep(0.02)
        player.stop()
        proxy.calm = True
        for viewer in viewers:
            query = {} if viewer.seat is None else {"seat": viewer.seat}
            who = {} if viewer.seat is None else {"authorization": f"Bearer {person.key}"}
            path = f"/api/tables/{table}/news"
            news = site.http.get(path, params=query, headers=who).json()
            viewer.until(lambda known, moment=news["moment"]: known.moment == moment)
            viewer.stop()
            assert viewer.known.steps == told_at_once(news)
        assert proxy.cuts > 3
    commands = [row.command for row in rows_of(site, table) if row.command]
    assert len(commands) == len(set(commands))
    assert {each.partition(":")[2] for each in commands} == set(player.answers)


def test_doubled_and_reordered_submissions(site: Running) -> None:
    """A turn is written down on one table; on another with the same luck it comes in any order."""
    person = site.person()
    rng = random.Random(8)
    table = hot_seats(person, GAME, SEATS)
    for turn in range(6):
        right = next_command(person, table, turn)
        early = (right[0], {**right[1], "moment": right[1]["moment"] + 1})
        late = (right[0], {**right[1], "moment": max(0, right[1]["moment"] - 1)})
        sent = [(f"turn-{turn}-right", right)] * 3 + [(f"turn-{turn}-early", early)] * 2
        if late != right:
            sent += [(f"turn-{turn}-late", late)] * 2
        rng.shuffle(sent)
        with ThreadPoolExecutor(4) as crowd:
            answers = list(crowd.map(lambda each: send(person, table, *each), sent))
        told = [
            answer.json()["moment"]
            for (name, _), answer in zip(sent, answers, strict=True)
            if name.endswith("right")
        ]
        assert len(set(told)) == 1, "the same id has one answer"
        for (name, _), answer in zip(sent, answers, strict=True):
            # What came early may have come just in time, after the right one.
            right_ones = {"right": (200,), "late": (409,), "early": (200, 409, 422)}
            assert answer.status_code in right_ones[name.split("-")[2]], (name, answer.text)
    other = next_command(person, table)
    used = send(person, table, "turn-0-right", other)
    assert used.status_code == 422
    assert used.json()["rule"] == "FP-ROOM-02"


def test_an_id_of_long_ago_is_answered_as_then(site: Running) -> None:
    """Wishes name no moment: nothing but the id keeps them from being doubled."""
    person = site.person()
    table = hot_seats(person, GAME, SEATS)
    path = f"/api/tables/{table}/wishes"
    body = {"id": "long-ago", "seat": 0, "wishes": {"hold": "always"}}
    first = person.call("POST", path, json=body)
    assert first.status_code == 200, first.text
    for number in range(80):
        wish = {"hold": ("never", "runs")[number % 2]}
        other = {"id": f"later-{number:03}", "seat": 0, "wishes": wish}
        assert person.call("POST", path, json=other).status_code == 200
    rows = len(rows_of(site, table))
    again = person.call("POST", path, json=body)
    assert again.status_code == 200
    assert again.json() == first.json()
    assert len(rows_of(site, table)) == rows
    changed = person.call("POST", path, json={**body, "seat": 1})
    assert changed.json()["rule"] == "FP-ROOM-02"


def test_the_clock_jumps(site: Running) -> None:
    person = site.person()
    table = hot_seats(person, GAME, SEATS)
    house = site.server.house
    right = house.now
    day = 24 * 3600 * 1000
    for turn, jump in enumerate((0, day, -3 * day, 400 * day, -(10**12), 0)):
        house.now = lambda jump=jump: right() + jump  # type: ignore[misc]
        done = send(person, table, f"turn-{turn:04}", next_command(person, table))
        assert done.status_code == 200, done.text
    house.now = right
    c = schema.log.c
    wanted = sa.select(c.at).where(c.table_id == table).order_by(c.seq)
    times = list(site.server.database.read_now(lambda each: each.execute(wanted).scalars().all()))
    assert times == sorted(times)
    house.held.clear()
    assert send(person, table, "afterwards", next_command(person, table)).status_code == 200


def test_many_read_while_others_write(site: Running) -> None:
    """Nobody is ever shown what is not on disk: what a viewer has seen once stays as it was."""
    person = site.person()
    table = hot_seats(person, GAME, SEATS)
    player = Player(site.url, person.key, table, 2)
    seen: dict[int, list[object]] = {}
    wrong: list[str] = []
    stop = threading.Event()

    def look() -> None:
        last = 0
        while not stop.is_set():
            about = site.http.get(f"/api/tables/{table}").json()
            news = site.http.get(f"/api/tables/{table}/news").json()
            if not last <= about["moment"] <= news["moment"]:
                wrong.append(f"{last}, {about['moment']}, {news['moment']}")
            last = news["moment"]
            if seen.setdefault(last, told_at_once(news)) != told_at_once(news):
                wrong.append(f"moment {last}")

    readers = [threading.Thread(target=look) for _ in range(3)]
    player.start()
    for reader in readers:
        reader.start()
    until = time.monotonic() + 30
    while len(player.answers) < 25 and not player.over and time.monotonic() < until:
        time.sleep(0.01)
    stop.set()
    for reader in readers:
        reader.join()
    player.stop()
    assert not wrong
    assert len(seen) > 5


def test_workers_are_killed(site: Running) -> None:
    """Bots play on, by any legal decision where theirs is lost; nobody else notices."""
    person = site.person()
    seats = [{"kind": "me"}, *[{"kind": "greedy"}] * 2]
    id = str(person.post("/api/tables", {"game": GAME, "seats": seats})["id"])
    other = hot_seats(person, GAME, SEATS)
    pool = site.server.pool
    stop = threading.Event()

    def kill() -> None:
        while not stop.wait(0.05):
            for pid in list(pool.pids):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)

    killer = threading.Thread(target=kill)
    killer.start()
    viewer = Viewer(site.port, id)

    def my_turn(number: int) -> None:
        until(lambda: person.get(f"/api/tables/{id}")["table"]["asked"] == 0, 60)
        done = send(person, id, f"my-turn-{number:03}", next_command(person, id))
        assert done.status_code == 200, done.text

    try:
        person.post(f"/api/tables/{id}/start")
        number = 0
        while not pool.counts.fallbacks and number < 100:
            number += 1
            my_turn(number)
            done = send(person, other, f"meanwhile-{number}", next_command(person, other))
            assert done.status_code == 200, done.text
    finally:
        stop.set()
        killer.join()
    assert pool.counts.fallbacks
    assert list(positions_folder(site.server.settings).glob(f"{GAME}-*.json"))
    my_turn(number + 1)
    until(lambda: person.get(f"/api/tables/{id}")["table"]["asked"] == 0, 60)
    news = site.http.get(f"/api/tables/{id}/news").json()
    viewer.until(lambda known: known.moment == news["moment"])
    viewer.stop()
    assert viewer.known.steps == told_at_once(news)
