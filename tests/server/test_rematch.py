"""The same again: one rematch for each finished table, and seats that are kept for its people."""

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.server.postgres import both_databases
from tests.server.running import Calls, Person, Running
from tests.server.sitting import finish, seated

NAMES = ("Ann", "Ben", "Cem")


def over(calls: Calls, names: tuple[str, ...] = NAMES, **given: Any) -> tuple[list[Person], str]:
    """People at a table whose game is over."""
    people = [calls.person(name) for name in names]
    id = seated(*people, **given)
    finish(people, id)
    return people, id


def again(person: Person, id: str) -> Any:
    return person.post(f"/api/tables/{id}/rematch")


def sitting(about: Any) -> list[tuple[str, str]]:
    return [(each["kind"], each["name"]) for each in about["table"]["seats"]]


def refused(person: Person, path: str) -> Any:
    answer = person.call("POST", path, json={})
    assert answer.status_code == 422, answer.text
    return answer.json()["rule"]


def same_when_read_again(shared: Running, person: Person, id: str) -> None:
    before = person.get(f"/api/tables/{id}")
    shared.server.house.held[id].have(None)
    assert person.get(f"/api/tables/{id}") == before


def test_a_rematch_seats_everybody_one_on(shared: Running) -> None:
    people = [shared.person("Ann"), shared.person("Ben")]
    id = seated(*people, further=[{"kind": "random", "name": "Bot"}], pace=5)
    assert refused(people[0], f"/api/tables/{id}/rematch") == "FP-ROOM-26"
    finish(people, id)
    assert shared.person("Cem").call("POST", f"/api/tables/{id}/rematch").status_code == 403
    about = again(people[1], id)
    assert (about["parent"], about["status"]) == (id, "open")
    assert sitting(about) == [("me", "Ben"), ("random", "Bot"), ("open", "Ann")]
    assert (about["yours"], about["kept"], about["owner"]) == ([0], [], True)
    assert about["commitment"] != people[0].get(f"/api/tables/{id}")["commitment"]


def test_whoever_asks_later_sits_down_at_the_same_table(shared: Running) -> None:
    (ann, ben, cem), id = over(shared)
    first = again(ben, id)
    assert sitting(first) == [("me", "Ben"), ("open", "Cem"), ("open", "Ann")]
    assert again(ben, id) == first
    assert cem.get(f"/api/tables/{first['id']}")["kept"] == [1]
    second = again(cem, id)
    assert (second["id"], second["yours"], second["kept"]) == (first["id"], [1], [])
    assert not second["owner"]
    assert again(cem, id) == second
    ann.post(f"/api/tables/{first['id']}/seats/2", {"name": "Anna"})  # by the table itself, too
    assert sitting(again(ann, id)) == [("me", "Ben"), ("me", "Cem"), ("me", "Anna")]
    same_when_read_again(shared, ann, first["id"])
    same_when_read_again(shared, ann, id)
    ben.post(f"/api/tables/{first['id']}/start")
    assert again(ann, id)["status"] == "playing"


def test_everybody_at_the_old_table_is_told_of_the_rematch(shared: Running) -> None:
    (ann, ben), id = over(shared, ("Ann", "Ben"))
    assert ann.get(f"/api/tables/{id}")["rematch"] == ""
    with connect(f"ws://127.0.0.1:{shared.port}/api/tables/{id}/live") as socket:
        socket.send(json.dumps({"say": "hello"}))
        new = again(ben, id)["id"]
        told = ""
        while not told:
            message = json.loads(socket.recv(timeout=10))
            told = message["about"]["rematch"] if message["tell"] == "about" else ""
    assert told == new == ann.get(f"/api/tables/{id}")["rematch"]
    listed = {each["id"]: each for each in ann.get("/api/tables")["tables"]}
    kept = listed[new]["summary"]["seats"][1]
    assert (kept["kind"], kept["name"]) == ("open", "Ann")


def test_sockets_are_told_the_end_of_a_game_that_is_ended_by_consent(shared: Running) -> None:
    """It ends at the moment where it stands, so that the moment alone does not tell."""
    people = [shared.person(name) for name in NAMES]
    id = seated(*people)
    with connect(f"ws://127.0.0.1:{shared.port}/api/tables/{id}/live", max_size=None) as socket:
        socket.send(json.dumps({"say": "hello"}))
        news = [json.loads(socket.recv(timeout=10)) for _ in range(2)]
        assert [each["news"]["over"] for each in news if each["tell"] == "news"] == [False]
        finish(people, id)
        while (message := json.loads(socket.recv(timeout=10)))["tell"] != "news":
            pass
    assert message["news"]["over"]
    assert message["news"]["prompt"]["sentence"] == "The game is over."


def test_nobody_else_sits_down_in_a_kept_seat(shared: Running) -> None:
    (ann, ben, cem), id = over(shared)
    new = again(ann, id)["id"]  # Ben, Cem, Ann
    stranger = shared.person("Dan")
    for person in (stranger, cem):
        answer = person.call("POST", f"/api/tables/{new}/seats/0", json={})
        assert answer.json()["sentence"] == "The seat is kept for Ben."
        assert answer.json()["rule"] == "FP-ROOM-31"
    assert stranger.call("POST", f"/api/tables/{new}/seats/0/link").status_code == 403
    assert ben.call("POST", f"/api/tables/{new}/seats/0/link").status_code == 403
    assert refused(ann, f"/api/tables/{new}/start") == "FP-ROOM-14"
    assert sitting(ann.get(f"/api/tables/{new}"))[0] == ("open", "Ben")


def test_the_owner_opens_a_kept_seat_or_gives_it_to_a_bot(shared: Running) -> None:
    (ann, ben, cem), id = over(shared)
    new = again(ann, id)["id"]  # Ben, Cem, Ann
    ann.put(f"/api/tables/{new}/seats/0/kind", {"kind": "open"})
    ann.put(f"/api/tables/{new}/seats/1/kind", {"kind": "random"})
    shared.person("Dan").post(f"/api/tables/{new}/seats/0")
    assert sitting(ann.get(f"/api/tables/{new}")) == [
        ("me", "Dan"),
        ("random", "random 2"),
        ("me", "Ann"),
    ]
    # For whom nothing is kept any more it is still the rematch, to watch.
    for person in (ben, cem):
        told = again(person, id)
        assert (told["id"], told["yours"], told["kept"]) == (new, [], [])
    same_when_read_again(shared, ann, new)


def test_a_link_opens_a_kept_seat(shared: Running) -> None:
    (ann, ben, _), id = over(shared)
    new = again(ann, id)["id"]  # Ben, Cem, Ann
    dan = shared.person("Dan")
    for seat, person, name in ((0, dan, "Dan"), (1, ben, "Ben")):
        key = ann.post(f"/api/tables/{new}/seats/{seat}/link")["key"]
        about = person.post(f"/api/tables/{new}/seats/{seat}/open", {"key": key})
        assert about["yours"] == [seat]
        assert sitting(about)[seat] == ("me", name)
    assert again(ben, id)["yours"] == [1]
    same_when_read_again(shared, ann, new)


def test_who_stands_up_keeps_no_seat(shared: Running) -> None:
    (ann, ben), id = over(shared, ("Ann", "Ben"))
    new = again(ann, id)["id"]
    again(ben, id)
    ben.call("DELETE", f"/api/tables/{new}/seats/0")
    assert sitting(again(ben, id)) == [("open", ""), ("me", "Ann")]


def test_who_conceded_or_left_sits_in_the_rematch_again(shared: Running) -> None:
    people = [shared.person(name) for name in ("Ann", "Ben")]
    id = seated(*people)
    for seat, person in enumerate(people):
        person.post(f"/api/tables/{id}/seats/{seat}/concede")
    assert sitting(again(people[0], id)) == [("open", "Ben"), ("me", "Ann")]
    assert again(people[1], id)["yours"] == [0]


def test_programs_stay_programs(shared: Running) -> None:
    ann, ben = shared.person("Ann"), shared.person("Ben")
    id = seated(ann, ben, start=False, further=[{"kind": "open"}])
    cem = shared.person("Cem")
    cem.post(f"/api/tables/{id}/seats/2", {"program": True})
    ben.post(f"/api/tables/{id}/seats/1", {"program": True})
    ann.post(f"/api/tables/{id}/start")
    finish([ann, ben, cem], id)
    about = again(ben, id)  # Ben, Cem, Ann
    new = about["id"]
    programs = [each["program"] for each in about["table"]["seats"]]
    assert programs == [True, True, False]
    assert [each["program"] for each in again(cem, id)["table"]["seats"]] == programs
    same_when_read_again(shared, ann, new)


def test_who_comes_by_a_link_in_place_of_a_program_is_none(shared: Running) -> None:
    ann, ben, dan = (shared.person(name) for name in ("Ann", "Ben", "Dan"))
    id = seated(ann, start=False, further=[{"kind": "open"}])
    ben.post(f"/api/tables/{id}/seats/1", {"program": True})
    ann.post(f"/api/tables/{id}/start")
    finish([ann, ben], id)
    new = again(ann, id)["id"]
    key = ann.post(f"/api/tables/{new}/seats/0/link")["key"]
    seat = dan.post(f"/api/tables/{new}/seats/0/open", {"key": key})["table"]["seats"][0]
    assert (seat["name"], seat["program"]) == ("Dan", False)


def test_a_shared_screen_has_all_its_seats_again(shared: Running) -> None:
    ann, ben = shared.person("Ann"), shared.person("Ben")
    wanted = {"game": "steam-power", "visibility": "hot-seat"}
    seats = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}, {"kind": "open"}]
    id = ann.post("/api/tables", {**wanted, "seats": seats})["id"]
    ben.post(f"/api/tables/{id}/seats/2")
    ann.post(f"/api/tables/{id}/start")
    for seat in (0, 1):
        ann.post(f"/api/tables/{id}/seats/{seat}/concede")
    ben.post(f"/api/tables/{id}/seats/2/concede")
    assert sitting(again(ben, id)) == [("open", "B"), ("me", "Ben"), ("open", "A")]
    about = again(ann, id)
    assert about["yours"] == [0, 2]
    assert sitting(about) == [("me", "B"), ("me", "Ben"), ("me", "A")]


def test_a_seat_s_key_alone_owns_no_table(shared: Running) -> None:
    (ann, ben), id = over(shared, ("Ann", "Ben"))
    key = Person(shared, ben.post(f"/api/tables/{id}/seats/1/link")["key"])
    assert key.call("POST", f"/api/tables/{id}/rematch").status_code == 401
    assert ann.get(f"/api/tables/{id}")["rematch"] == ""
    new = again(ann, id)["id"]
    assert key.call("POST", f"/api/tables/{id}/rematch").status_code == 401
    assert key.get(f"/api/tables/{id}")["rematch"] == new


def test_a_rematch_that_was_deleted_is_made_again(shared: Running) -> None:
    (ann, ben), id = over(shared, ("Ann", "Ben"))
    first = again(ann, id)["id"]
    assert ann.call("DELETE", f"/api/tables/{first}").status_code == 204
    second = again(ben, id)
    assert second["id"] != first
    assert second["owner"]
    assert again(ann, id)["id"] == second["id"]
    assert ann.get(f"/api/tables/{id}")["rematch"] == second["id"]


def test_a_rematch_has_a_rematch(shared: Running) -> None:
    people, id = over(shared, ("Ann", "Ben"))
    new = again(people[0], id)["id"]
    again(people[1], id)
    people[0].post(f"/api/tables/{new}/start")
    finish(people[::-1], new)
    last = again(people[1], new)
    assert last["id"] not in (id, new)
    assert sitting(last) == [("open", "Ann"), ("me", "Ben")]


@both_databases
@pytest.mark.parametrize("deleted", [False, True])
def test_presses_at_the_same_moment_make_one_table(site: Running, deleted: bool) -> None:
    for _ in range(3):
        people, id = over(site)
        if deleted:
            people[0].call("DELETE", f"/api/tables/{again(people[0], id)['id']}")
        with ThreadPoolExecutor(6) as all_of_them:
            found = list(all_of_them.map(lambda person, id=id: again(person, id), people * 2))
        assert len({about["id"] for about in found}) == 1
        new = found[0]["id"]
        about = people[0].get(f"/api/tables/{new}")
        assert sitting(about) == [("me", "Ben"), ("me", "Cem"), ("me", "Ann")]
        made = [each["id"] for each in people[0].get("/api/tables")["tables"]]
        assert made.count(new) == 1
        parents = [people[0].get(f"/api/tables/{each}")["parent"] for each in made]
        assert parents.count(id) == 1
