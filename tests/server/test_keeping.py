"""Keeping house: tables that nobody wants any more go, and a broken one costs no other."""

import asyncio
import json
import threading
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest
from sqlalchemy import update
from websockets.sync.client import connect

from footplate.server.rooms import driving, keeping, noticing
from footplate.server.settings import Settings
from footplate.server.store.schema import tables
from tests.server.postgres import both_databases
from tests.server.running import Person, Running, running, until
from tests.server.sitting import finish, seated, waiting

BOTS = [{"kind": "random"}]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for each in (driving, noticing):
        monkeypatch.setattr(each, "EVERY", 0.02)


@pytest.fixture
def kept(database: str) -> Iterator[Running]:
    settings = Settings(
        database=database, limits=False, keep_open_days=14, keep_playing_days=90, keep_over_days=30
    )
    with running(settings) as found:
        yield found


def run(site: Running, do: Coroutine[Any, Any, Any]) -> None:
    """In the server's own loop."""
    asyncio.run_coroutine_threadsafe(do, site.loop).result(20)


def sweep(site: Running) -> None:
    run(site, site.server.keeper.sweep())


def there(person: Person, *ids: str) -> list[bool]:
    return [person.call("GET", f"/api/tables/{id}").status_code == 200 for id in ids]


def damage(site: Running, id: str) -> None:
    """What no version of the server has written."""
    broken = update(tables).where(tables.c.id == id).values(head='{"game": 7}')
    site.server.database.write_now(lambda connection: connection.execute(broken))
    site.server.house.held.pop(id, None)


@both_databases
def test_tables_that_nobody_wants_any_more_are_deleted(kept: Running) -> None:
    ann, ben = kept.person("Ann"), kept.person("Ben")
    never_begun = seated(ann, ben, start=False)
    playing = seated(ann, ben)
    over = seated(ann, ben)
    finish((ann, ben), over)
    ids = never_begun, playing, over
    kept.clock.skip(days=13)
    sweep(kept)
    assert there(ann, *ids) == [True, True, True]
    kept.clock.skip(days=2)
    sweep(kept)
    assert there(ann, *ids) == [False, True, True]
    ann.command(f"/api/tables/{playing}/chat", words="Tomorrow!")  # from then on it counts anew
    kept.clock.skip(days=20)
    sweep(kept)
    assert there(ann, *ids) == [False, True, False]
    kept.clock.skip(days=60)
    sweep(kept)
    assert there(ann, *ids) == [False, True, False]
    kept.clock.skip(days=11)
    sweep(kept)
    assert there(ann, *ids) == [False, False, False]
    assert ann.get("/api/me")["tables"] == []


def test_nothing_is_deleted_where_the_host_says_never(database: str) -> None:
    never = Settings(
        database=database, limits=False, keep_open_days=0, keep_playing_days=0, keep_over_days=0
    )
    with running(never) as site:
        ann, ben = site.person("Ann"), site.person("Ben")
        ids = seated(ann, ben, start=False), seated(ann, ben), seated(ann, ben)
        finish((ann, ben), ids[2])
        site.clock.skip(days=4000)
        sweep(site)
        assert there(ann, *ids) == [True, True, True]


def test_who_still_watches_is_told_that_the_table_is_gone(kept: Running) -> None:
    ann = kept.person("Ann")
    id = seated(ann, further=BOTS, start=False)
    with connect(f"ws://127.0.0.1:{kept.port}/api/tables/{id}/live") as socket:
        socket.send(json.dumps({"say": "hello"}))
        assert json.loads(socket.recv(timeout=10))["tell"] == "about"
        kept.clock.skip(days=15)
        sweep(kept)
        while (told := json.loads(socket.recv(timeout=10)))["tell"] != "gone":
            assert told["tell"] in ("presence", "chat")


@both_databases
def test_a_table_that_somebody_comes_to_in_the_last_moment_stays(
    kept: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = kept.person("Ann")
    id = seated(ann, further=BOTS, start=False)
    found, here, one = keeping._untouched, list[str](), threading.Lock()

    def late(*given: Any) -> Callable[[Any], list[str]]:
        ask = found(*given)

        def asked(connection: Any) -> list[str]:
            ids = ask(connection)
            with one:  # whoever looks first: this sweep, or the server's own
                if ids and not here:
                    here.extend(ids)
                    ann.command(f"/api/tables/{id}/chat", words="Here I am.")
            return ids

        return asked

    # Before the time comes: the server sweeps by itself, too, as soon as it runs.
    monkeypatch.setattr(keeping, "_untouched", late)
    kept.clock.skip(days=15)
    sweep(kept)
    assert ann.get(f"/api/tables/{id}/chat")["count"] == 1
    assert ann.command(f"/api/tables/{id}/chat", words="Anybody?").status_code == 200


def test_a_broken_table_is_deleted_like_any_other(kept: Running) -> None:
    ann = kept.person("Ann")
    broken, other = seated(ann, further=BOTS, start=False), seated(ann, further=BOTS, start=False)
    damage(kept, broken)
    assert ann.call("GET", f"/api/tables/{broken}").status_code == 500
    kept.clock.skip(days=15)
    sweep(kept)
    assert [ann.call("GET", f"/api/tables/{id}").status_code for id in (broken, other)] == [404] * 2


def test_a_broken_table_stops_no_other_clock(kept: Running) -> None:
    ann, ben = kept.person("Ann"), kept.person("Ben")
    clock = {"kind": "live", "turn": 60, "reserve": 0, "on_expiry": "bot"}
    broken, other = (seated(ann, ben, clock=clock) for _ in range(2))
    seat = waiting(ann, other)
    damage(kept, broken)
    kept.clock.skip(seconds=63)
    until(lambda: ann.get(f"/api/tables/{other}")["table"]["seats"][seat]["kind"] == "greedy")
