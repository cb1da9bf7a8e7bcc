"""Clocks at tables: what happens when time is over, and what costs nobody any."""

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, func, select

from footplate.server.rooms import driving, keeping
from footplate.server.settings import Settings
from footplate.server.store.schema import heartbeats
from tests.server.postgres import both_databases
from tests.server.running import Clock, Person, Running, running, until
from tests.server.sitting import decide, seated, waiting

LIVE = {"kind": "live", "turn": 60, "reserve": 30}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driving, "EVERY", 0.02)


@pytest.fixture
def timed(database: str) -> Iterator[Running]:
    """With a database of its own: SQLite, or what `both_databases` says."""
    with running(Settings(database=database, limits=False)) as found:
        yield found


def two(site: Running, **clock: Any) -> tuple[list[Person], str, int]:
    """Two people, their table, and which of them is asked."""
    people = [site.person("Ann"), site.person("Ben")]
    id = seated(*people, clock={**LIVE, **clock})
    seat = waiting(people[0], id)
    assert seat is not None
    return people, id, seat


def seat_of(person: Person, id: str, seat: int) -> Any:
    return person.get(f"/api/tables/{id}")["table"]["seats"][seat]


def left(person: Person, id: str, seat: int) -> int:
    """What a seat has left at the deadline that is told, in milliseconds from the last change."""
    about = person.get(f"/api/tables/{id}")
    clock = about["clocks"][seat]
    return int(clock["turn"] + clock["reserve"])


@both_databases
def test_a_bot_takes_the_seat_of_who_has_no_time_left(timed: Running) -> None:
    people, id, seat = two(timed, on_expiry="bot")
    other = people[1 - seat]
    timed.clock.skip(seconds=80)
    assert seat_of(other, id, seat)["kind"] == "me"
    timed.clock.skip(seconds=13)
    until(lambda: seat_of(other, id, seat)["kind"] == "greedy")
    until(lambda: waiting(other, id) == 1 - seat)
    # And gives it back.
    people[seat].post(f"/api/tables/{id}/seats/{seat}")
    assert seat_of(other, id, seat)["kind"] == "me"


@both_databases
def test_the_others_decide_about_who_has_no_time_left(timed: Running) -> None:
    people, id, seat = two(timed)
    other = people[1 - seat]
    timed.clock.skip(seconds=95)
    until(lambda: seat_of(other, id, seat)["absent"])
    assert waiting(other, id) == seat
    moment = other.get(f"/api/tables/{id}")["moment"]
    said = {"what": "bot", "about": seat, "moment": moment}
    assert other.command(f"/api/tables/{id}/ask", **said).status_code == 200
    assert seat_of(other, id, seat)["kind"] == "greedy"
    until(lambda: waiting(other, id) == 1 - seat)


def test_who_comes_late_still_decides(timed: Running) -> None:
    """Where the others wait, nothing is lost; and what they asked for meanwhile is dropped."""
    people = [timed.person(name) for name in ("Ann", "Ben", "Cem")]
    id = seated(*people, clock=LIVE)
    seat = waiting(people[0], id)
    assert seat is not None
    other = people[seat - 1]
    timed.clock.skip(seconds=95)
    until(lambda: seat_of(other, id, seat)["absent"])
    moment = other.get(f"/api/tables/{id}")["moment"]
    other.command(f"/api/tables/{id}/ask", what="bot", about=seat, moment=moment)
    assert other.get(f"/api/tables/{id}")["consent"]["needed"] == [
        each for each in range(3) if each != seat
    ]
    decide(people[seat], id)
    about = other.get(f"/api/tables/{id}")
    assert about["consent"] is None
    if about["table"]["asked"] != seat:
        assert not seat_of(other, id, seat)["absent"]


def test_sitting_down_again_gives_no_time(timed: Running) -> None:
    people, id, seat = two(timed)
    timed.clock.skip(seconds=50)
    people[seat].post(f"/api/tables/{id}/seats/{seat}", {"name": "Again"})
    assert left(people[0], id, seat) <= 41_000
    people[seat].call("DELETE", f"/api/tables/{id}/seats/{seat}")
    people[seat].call("POST", f"/api/tables/{id}/seats/{seat}", json={})
    if waiting(people[0], id) == seat:
        assert left(people[0], id, seat) <= 41_000


def test_who_takes_a_seat_over_has_a_whole_turn(timed: Running) -> None:
    people, id, seat = two(timed)
    timed.clock.skip(seconds=50)
    key = people[seat].post(f"/api/tables/{id}/seats/{seat}/link")["key"]
    timed.person("Cem").post(f"/api/tables/{id}/seats/{seat}/open", {"key": key})
    assert left(people[0], id, seat) > 85_000


def last_beat(connection: Connection) -> int:
    return int(connection.execute(select(func.max(heartbeats.c.at))).scalar_one())


@pytest.mark.parametrize("clock", [LIVE, {}])
def test_what_is_ordered_is_not_noticed_by_the_time(timed: Running, clock: Any) -> None:
    people = [timed.person("Ann"), timed.person("Ben")]
    id = seated(*people, game="imperial-steam", clock=clock)
    asked = waiting(people[0], id)
    assert asked is not None
    other = people[1 - asked]

    def seen() -> Any:
        return timed.http.get(f"/api/tables/{id}").json(), timed.http.get(
            "/api/tables?status=playing"
        ).json()

    before = seen()
    timed.clock.skip(seconds=5)
    done = other.command(f"/api/tables/{id}/order", name="pass-the-round")
    assert done.status_code == 200, done.text
    timed.clock.skip(seconds=5)
    wishes = other.command(f"/api/tables/{id}/wishes", wishes={"hold": "always"})
    assert wishes.status_code == 200
    assert seen() == before
    timed.server.house.held.pop(id)
    assert seen() == before
    # The time that passes meanwhile counts all the same.
    decide(people[asked], id)
    after = people[0].get(f"/api/tables/{id}")
    assert after["at"] - before[0]["at"] >= 10_000


def test_the_owner_stops_the_clock(timed: Running) -> None:
    people, id, seat = two(timed)
    path = f"/api/tables/{id}/clock"
    assert people[1].command(path, stopped=True).status_code == 403
    assert people[0].command(path, stopped=True).status_code == 200
    assert people[0].command(path, stopped=True).json()["rule"] == "FP-ROOM-29"
    assert people[1].get(f"/api/tables/{id}")["stopped"] is True
    timed.clock.skip(hours=5)
    assert people[0].command(path, stopped=False).status_code == 200
    assert left(people[0], id, seat) > 80_000
    assert not seat_of(people[0], id, seat)["absent"]


@both_databases
def test_downtime_costs_nobody_anything(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "BEAT", 0.02)
    settings, clock = Settings(database=database, limits=False), Clock()
    with running(settings, clock) as site:
        people, id, seat = two(site, on_expiry="bot")
        clock.skip(seconds=30)
        # Something happens: everybody is told how the clocks stand.
        people[0].command(f"/api/tables/{id}/chat", words="Back soon.")
        before = left(people[0], id, seat)
        assert 50_000 < before <= 60_000
        until(lambda: site.server.database.read_now(last_beat) > clock.now() - 10_000)
    clock.skip(hours=3)
    with running(settings, clock) as site:
        again = [Person(site, person.key) for person in people]
        again[0].command(f"/api/tables/{id}/chat", words="Here again.")
        assert before - 12_000 < left(again[0], id, seat) <= before
        assert seat_of(again[0], id, seat)["kind"] == "me"
        clock.skip(seconds=70)
        until(lambda: seat_of(again[0], id, seat)["kind"] == "greedy")


def test_a_bot_takes_its_time(timed: Running) -> None:
    """As much as the table wishes, so that people can follow."""
    ann = timed.person("Ann")
    id = seated(ann, further=[{"kind": "random"}], pace=60_000)
    while waiting(ann, id) == 0:
        decide(ann, id)
    moment = ann.get(f"/api/tables/{id}")["moment"]
    held = timed.server.house.held[id]
    until(lambda: held.thinking is not None)
    # Thinking takes it a moment; what is missing to a minute it waits.
    with pytest.raises(AssertionError):
        until(lambda: ann.get(f"/api/tables/{id}")["moment"] > moment, seconds=0.5)
    quick = seated(ann, further=[{"kind": "random"}])
    while waiting(ann, quick) == 0:
        decide(ann, quick)
    until(lambda: waiting(ann, quick) == 0)
    slow = ann.call("POST", "/api/tables", json={"game": "steam-power", "pace": -5})
    assert slow.status_code == 201
