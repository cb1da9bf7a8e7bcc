"""Who is at a table right now, also where several processes serve it."""

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from footplate.server.rooms import presence
from footplate.server.settings import Settings
from footplate.server.store.presence import HERE, Present, Said, read_said, say, say_left
from footplate.server.store.writer import CHANNEL
from tests.server.cluster import Cluster
from tests.server.load import hot_seats
from tests.server.postgres import both_databases
from tests.server.process import Process
from tests.server.running import Person, Running, running, until
from tests.server.sitting import seated
from tests.server.viewing import Viewer

MOST_BYTES = 8000
"""What PostgreSQL takes in one notice."""


# What goes over the line. -----------------------------------------------------------------------


class Line:
    """A connection that keeps what it would send."""

    def __init__(self) -> None:
        self.payloads: list[str] = []

    def execute(self, _: object, given: dict[str, str]) -> None:
        self.payloads.append(given["p"])


def sent(change: Any) -> list[str]:
    line = Line()
    change(line)
    return line.payloads


def test_what_is_said_is_read_again() -> None:
    tables = {"abc": Present(frozenset({0, 2}), 5), "def": Present(), "ghi": Present(watching=1)}
    (payload,) = sent(say("p1", tables, {"ghi"}))
    assert read_said(payload) == Said("p1", tables, frozenset({"ghi"}))
    (payload,) = sent(say_left("p1"))
    assert read_said(payload) == Said("p1", left=True)
    assert sent(say("p1", {})) == []


def test_many_tables_go_into_few_notices() -> None:
    tables = {f"table{n:07}": Present(frozenset(range(6)), n) for n in range(2000)}
    payloads = sent(say("process-1234", tables, set(tables)))
    assert all(len(each) < MOST_BYTES for each in payloads)
    assert len(payloads) < 15
    found = [read_said(each) for each in payloads]
    assert {each.process for each in found if each} == {"process-1234"}
    read = {id: there for each in found if each for id, there in each.tables.items()}
    assert read == tables


@pytest.mark.parametrize(
    "each", ["x", ":", "a:b", "a:1.:2", "a:1:-2", "a:1:2!", "é:1:2", "a:1", ""]
)
def test_what_none_of_us_has_written_is_passed_over(each: str) -> None:
    assert read_said(f"{HERE}p1 {each} t:1:2") == Said("p1", {"t": Present(frozenset({1}), 2)})
    assert read_said("abcdef:17 ghi:-1") is None


# Several processes. -----------------------------------------------------------------------------


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.setattr(presence, "EVERY", 0.05)
    return monkeypatch


class Servers:
    """Processes on one PostgreSQL, as threads, so that tests can turn their clocks; and viewers."""

    def __init__(self, address: str, place: contextlib.ExitStack) -> None:
        self.address = address
        self.place = place
        self.settings = Settings(database=address, limits=False)
        self.one = place.enter_context(running(self.settings))

    def another(self) -> Running:
        return self.place.enter_context(running(self.settings))

    def viewer(self, at: Running | Process, table: str, person: Person | None = None) -> Viewer:
        found = Viewer(at.port, table, "" if person is None else person.key)
        self.place.callback(found.stop)
        return found


@pytest.fixture
def servers(cluster: Cluster) -> Iterator[Servers]:
    address = cluster.with_tables()
    with contextlib.ExitStack() as place:
        yield Servers(address, place)
    cluster.drop(address)


def sees(viewer: Viewer, seats: list[int], watching: int, seconds: float = 20) -> None:
    wanted = {"tell": "presence", "seats": seats, "watching": watching}
    viewer.until(lambda known: known.presence == wanted, seconds)


def there_too(at: Running, person: Person) -> Person:
    return Person(at, person.key)


@both_databases
def test_one_process_knows_who_comes_and_goes(site: Running) -> None:
    ann, ben = site.person("Ann"), site.person("Ben")
    id = seated(ann, ben)
    viewers = [Viewer(site.port, id), Viewer(site.port, id, ben.key)]
    try:
        sees(viewers[0], [1], 1)
        sees(viewers[1], [1], 1)
    finally:
        viewers[1].stop()
    sees(viewers[0], [], 1)
    viewers[0].stop()


def test_alone_a_process_says_nothing(shared: Running) -> None:
    id = seated(shared.person("Ann"), shared.person("Ben"))
    listening = [each.__qualname__ for each in shared.server.house.changed]
    assert not [each for each in listening if each.startswith("Presence")]
    viewer = Viewer(shared.port, id)
    sees(viewer, [], 1)
    viewer.stop()


@pytest.mark.usefixtures("quick")
def test_processes_tell_each_other_who_is_there(servers: Servers) -> None:
    two = servers.another()
    ann, ben = servers.one.person("Ann"), servers.one.person("Ben")
    id = seated(ann, start=False, further=[{"kind": "open"}])
    first = servers.viewer(servers.one, id, ann)
    sees(first, [0], 0)
    # Who comes to the other one is told of those who were there long before.
    second = servers.viewer(two, id, ben)
    sees(second, [0], 1)
    sees(first, [0], 1)
    # Sitting down makes of who watches one who sits.
    there_too(two, ben).post(f"/api/tables/{id}/seats/1")
    sees(first, [0, 1], 0)
    third = servers.viewer(two, id)
    sees(first, [0, 1], 1)
    sees(second, [0, 1], 1)
    second.stop()
    sees(first, [0], 1)
    sees(third, [0], 1)


@pytest.mark.usefixtures("quick")
def test_a_table_that_nobody_watches_here_is_passed_over(servers: Servers) -> None:
    two = servers.another()
    ann = servers.one.person("Ann")
    id = hot_seats(ann, "steam-power", 3)
    there_too(two, ann).get(f"/api/tables/{id}")
    first = servers.viewer(servers.one, id)
    sees(first, [], 1)
    held = two.server.house.held[id]
    time.sleep(0.5)
    assert held.elsewhere == {}
    second = servers.viewer(two, id)
    sees(second, [], 2)
    assert len(held.elsewhere) == 1
    second.stop()
    sees(first, [], 1)
    until(lambda: held.elsewhere == {})


def test_who_was_in_a_process_that_ends_is_gone_at_once(servers: Servers) -> None:
    with running(servers.settings) as two:
        id = hot_seats(servers.one.person("Ann"), "steam-power", 3)
        first, second = servers.viewer(servers.one, id), servers.viewer(two, id)
        sees(first, [], 2)
        second._stopping = True  # it does not come back
    sees(first, [], 1, seconds=5)


def test_what_a_killed_process_said_fades(
    servers: Servers, quick: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    two = Process(servers.address, tmp_path / "two.log")
    two.start()
    two.wait()
    id = hot_seats(servers.one.person("Ann"), "steam-power", 3)
    first, second = servers.viewer(servers.one, id), servers.viewer(two, id)
    sees(first, [], 2)
    second._stopping = True
    two.kill()
    time.sleep(0.5)
    assert first.known.presence["watching"] == 2, "nobody has said otherwise yet"
    quick.setattr(presence, "FADES", 1.0)
    sees(first, [], 1)


def test_what_is_said_again_does_not_fade(servers: Servers, quick: pytest.MonkeyPatch) -> None:
    quick.setattr(presence, "AGAIN", 0.2)
    quick.setattr(presence, "FADES", 1.0)
    two = servers.another()
    id = hot_seats(servers.one.person("Ann"), "steam-power", 3)
    first = servers.viewer(servers.one, id)
    servers.viewer(two, id)
    sees(first, [], 2)
    until = time.monotonic() + 2.5
    while time.monotonic() < until:
        assert first.known.presence["watching"] == 2
        time.sleep(0.02)


@pytest.mark.usefixtures("quick")
def test_after_a_break_the_others_are_asked(servers: Servers, cluster: Cluster) -> None:
    two = servers.another()
    id = hot_seats(servers.one.person("Ann"), "steam-power", 3)
    first, second = servers.viewer(servers.one, id), servers.viewer(two, id)
    sees(first, [], 2)
    held = servers.one.server.house.held[id]
    servers.one.loop.call_soon_threadsafe(held.elsewhere.clear)  # as if it had not been heard
    name = servers.address.rpartition("/")[2]
    cluster.ask(
        [
            "select pg_terminate_backend(pid) from pg_stat_activity "
            f"where query like 'listen%' and datname = '{name}'"
        ]
    )
    until(lambda: held.elsewhere)
    third = servers.viewer(two, id)
    for viewer in (first, second, third):
        sees(viewer, [], 3)


def test_a_burst_of_arrivals_is_few_notices(servers: Servers) -> None:
    id = hot_seats(servers.one.person("Ann"), "steam-power", 3)
    with psycopg.connect(servers.address, autocommit=True) as connection:
        connection.execute(f"listen {CHANNEL}")
        begun = time.monotonic()
        viewers = [servers.viewer(servers.one, id) for _ in range(30)]
        sees(viewers[0], [], 30)
        heard = [read_said(each.payload) for each in connection.notifies(timeout=2.5)]
        lasted = time.monotonic() - begun
    said = [each for each in heard if each is not None]
    assert said[-1].tables == {id: Present(watching=30)}
    assert len(said) <= lasted + 1
