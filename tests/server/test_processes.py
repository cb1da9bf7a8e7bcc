"""Two processes on one PostgreSQL serve the same tables."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.form import whole_games
from tests.server.cluster import Cluster
from tests.server.load import hot_seats, next_command, send
from tests.server.process import Process
from tests.server.running import Calls, Person
from tests.server.sitting import finish, seated
from tests.server.viewing import Viewer, told_at_once

pytestmark = whole_games
GAME, SEATS = "steam-power", 3


class Two:
    """Two processes, and one person who calls either."""

    def __init__(self, database: str, folder: Path) -> None:
        self.processes = [Process(database, folder / f"{name}.log") for name in ("one", "two")]
        for process in self.processes:
            process.start()
        for process in self.processes:
            process.wait()
        self.calls = [Calls(process.port) for process in self.processes]
        key = self.calls[0].person().key
        self.people = [Person(calls, key) for calls in self.calls]
        self._viewers: list[Viewer] = []

    def viewer(self, number: int, table: str) -> Viewer:
        found = Viewer(self.processes[number].port, table)
        self._viewers.append(found)
        return found

    def close(self) -> None:
        for viewer in self._viewers:
            viewer.stop()
        for calls in self.calls:
            calls.http.close()
        for process in self.processes:
            process.stop()


@pytest.fixture(scope="module")
def two(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    found = Two(cluster.database(), tmp_path_factory.mktemp("two"))
    try:
        yield found
    finally:
        found.close()


def at_once(
    two: Two, table: str, ids: list[str], command: tuple[str, dict[str, Any]]
) -> list[httpx.Response]:
    """The same decision, sent to both processes."""
    with ThreadPoolExecutor(2) as both:
        return list(both.map(lambda person, id: send(person, table, id, command), two.people, ids))


def test_what_one_process_does_the_other_pushes(two: Two) -> None:
    first, second = two.people
    table = hot_seats(first, GAME, SEATS)
    viewers = [two.viewer(0, table), two.viewer(1, table)]
    for turn in range(12):
        person = (first, second)[turn % 2]
        done = send(person, table, f"turn-{turn:04}", next_command(person, table))
        assert done.status_code == 200, done.text
        moment = done.json()["moment"]
        for viewer in viewers:
            viewer.until(lambda known, moment=moment: known.moment >= moment)
    news = two.calls[1].http.get(f"/api/tables/{table}/news").json()
    for viewer in viewers:
        viewer.until(lambda known: known.moment == news["moment"])
        assert viewer.known.steps == told_at_once(news)


def test_of_two_decisions_for_one_position_one_is_stale(two: Two) -> None:
    table = hot_seats(two.people[0], GAME, SEATS)
    for turn in range(8):
        decision = next_command(two.people[turn % 2], table)
        ids = [f"turn-{turn:04}-{at}" for at in (0, 1)]
        answers = at_once(two, table, ids, decision)
        assert sorted(answer.status_code for answer in answers) == [200, 409]


def test_the_same_id_sent_to_both_is_done_once(two: Two) -> None:
    table = hot_seats(two.people[0], GAME, SEATS)
    for turn in range(8):
        decision = next_command(two.people[0], table)
        answers = at_once(two, table, [f"turn-{turn:04}"] * 2, decision)
        assert [answer.status_code for answer in answers] == [200, 200]
        assert answers[0].json() == answers[1].json()


def test_a_decision_for_what_the_other_process_has_just_done_is_not_stale(two: Two) -> None:
    """One process answers before the other has heard of it."""
    table = hot_seats(two.people[0], GAME, SEATS)
    two.people[1].get(f"/api/tables/{table}")
    decision = next_command(two.people[0], table)
    for turn in range(12):
        done = send(two.people[turn % 2], table, f"turn-{turn:04}", decision)
        assert done.status_code == 200, done.text
        decision = next_command(two.people[turn % 2], table)


def test_a_table_deleted_in_one_process_is_gone_in_the_other(two: Two) -> None:
    table = hot_seats(two.people[0], GAME, SEATS)
    viewer = two.viewer(1, table)
    viewer.until(lambda known: known.news)
    assert two.people[0].call("DELETE", f"/api/tables/{table}").status_code == 204
    with pytest.raises(AssertionError, match="gone"):
        viewer.until(lambda known: False)
    viewer.fault = None
    assert two.people[1].call("GET", f"/api/tables/{table}").status_code == 404


def test_a_break_of_the_listening_connection_loses_nothing(two: Two, cluster: Cluster) -> None:
    first = two.people[0]
    table = hot_seats(first, GAME, SEATS)
    viewer = two.viewer(1, table)
    viewer.until(lambda known: known.news)
    ended = cluster.ask(
        ["select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'"]
    )
    assert len(ended) == 2
    done = send(first, table, "in-the-break", next_command(first, table))
    assert done.status_code == 200, done.text
    viewer.until(lambda known: known.moment >= done.json()["moment"])


def test_a_rematch_asked_for_at_both_is_one(two: Two) -> None:
    """Everybody asks twice, once at each process, all at the same moment."""
    for _ in range(4):
        first = [two.calls[0].person(name) for name in ("Ann", "Ben", "Cem")]
        second = [Person(two.calls[1], person.key) for person in first]
        table = seated(*first)
        finish(first, table)
        second[0].get(f"/api/tables/{table}")  # both have it in memory
        path = f"/api/tables/{table}/rematch"
        with ThreadPoolExecutor(6) as all_of_them:
            found = list(all_of_them.map(lambda each, path=path: each.post(path), first + second))
        assert len({about["id"] for about in found}) == 1
        about = second[0].get(f"/api/tables/{found[0]['id']}")
        assert [each["name"] for each in about["table"]["seats"]] == ["Ben", "Cem", "Ann"]
        assert {each["kind"] for each in about["table"]["seats"]} == {"me"}
        mine = {each["id"] for person in first for each in person.get("/api/me")["tables"]}
        assert mine == {table, about["id"]}
