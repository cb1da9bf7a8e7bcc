"""Lessons over HTTP: a table of one's own that teaches, and judges before it plays."""

from typing import Any

import pytest

from footplate.lessons import LARGEST, lesson_text, lessons_of
from footplate.server.settings import Settings
from footplate.server.store.database import sqlite_url
from tests.lessons.given import SMALL
from tests.server.running import Person, Running, running
from tests.server.viewing import Viewer

ONE = {"do": "issue-shares", "shares": 1}


def begun(person: Person, **wanted: str) -> dict[str, Any]:
    found: dict[str, Any] = person.post("/api/lessons", wanted or {"text": SMALL})
    return found


def decide(person: Person, table: str, action: dict[str, Any]) -> Any:
    moment = person.get(f"/api/tables/{table}")["moment"]
    return person.command(f"/api/tables/{table}/actions", moment=moment, action=action)


def go_on(person: Person, table: str) -> Any:
    moment = person.get(f"/api/tables/{table}")["moment"]
    return person.command(f"/api/tables/{table}/lesson", moment=moment)


def lesson(person: Person, table: str) -> dict[str, Any]:
    found: dict[str, Any] = person.get(f"/api/tables/{table}")["lesson"]
    return found


def test_they_are_listed_in_their_order(shared: Running) -> None:
    games = {each["game"]: each for each in shared.http.get("/api/lessons").json()["games"]}
    told = games["age-of-steam"]
    assert told["title"] == "Age of Steam"
    assert [each["id"] for each in told["lessons"]] == [
        each.id for each in lessons_of("age-of-steam")
    ]
    assert all(each["title"] and each["about"] and each["steps"] for each in told["lessons"])


def test_one_is_played_from_its_beginning_to_its_end(shared: Running) -> None:
    ann = shared.person()
    about = begun(ann)
    table, told = about["id"], about["lesson"]
    assert (about["status"], about["yours"], about["lesson_id"]) == ("playing", [0], "")
    assert about["table"]["visibility"] == "lesson"
    assert (told["at"], told["steps"], told["reads"], told["say"]) == (0, 3, True, "Read this.")
    assert go_on(ann, table).status_code == 200
    told = lesson(ann, table)
    assert (told["at"], told["reads"], told["points"]) == (1, False, ["K10"])
    assert decide(ann, table, ONE).status_code == 200
    told = lesson(ann, table)
    assert (told["at"], told["reached"], told["before"][0]) == (2, "Done.", "Read this.")
    assert ann.get(f"/api/tables/{table}/news")["asked"] == 0, "the others have decided"
    assert decide(ann, table, {"do": "bid", "amount": 2}).status_code == 200
    told = lesson(ann, table)
    assert (told["over"], told["say"]) == (True, "That was all.")


def test_what_is_missed_or_refused_changes_nothing(shared: Running) -> None:
    ann = shared.person()
    table = begun(ann)["id"]
    before = ann.get(f"/api/tables/{table}/news")
    missed = decide(ann, table, {"do": "issue-shares", "shares": 2})
    assert missed.status_code == 422
    assert missed.json()["rule"] == "FP-LESSON-01"
    assert missed.json()["sentence"] == "Another number."
    assert decide(ann, table, {"do": "issue-shares", "shares": 6}).json()["sentence"] == "Too many."
    refused = decide(ann, table, {"do": "bid", "amount": 3}).json()
    assert refused["rule"] == "AOS-TURN-04"
    assert refused["sentence"].endswith("Look at the rule.")
    assert ann.get(f"/api/tables/{table}/news") == before
    assert lesson(ann, table)["at"] == 0
    go_on(ann, table)
    assert go_on(ann, table).json()["rule"] == "FP-LESSON-02"


def test_taking_back_and_doing_again(shared: Running) -> None:
    ann = shared.person()
    table = begun(ann)["id"]
    decide(ann, table, ONE)
    for path, at in (("undo", 1), ("redo", 2), ("undo", 1)):
        moment = ann.get(f"/api/tables/{table}")["moment"]
        answer = ann.command(f"/api/tables/{table}/{path}", moment=moment)
        assert answer.status_code == 200, answer.text
        assert lesson(ann, table)["at"] == at


def test_who_watches_hears_how_far_it_has_come(shared: Running) -> None:
    """After every decision and whatever is taken back, though nothing else of the table changes."""
    ann = shared.person()
    table = begun(ann)["id"]
    viewer = Viewer(shared.port, table, ann.key, 0)
    try:
        viewer.until(lambda known: known.about and known.about["lesson"]["at"] == 0)
        decide(ann, table, ONE)
        for path, at in (("undo", 1), ("redo", 2), ("undo", 1)):
            viewer.until(lambda known, before=3 - at: known.about["lesson"]["at"] == before)
            moment = viewer.known.moment
            answer = ann.command(f"/api/tables/{table}/{path}", moment=moment)
            assert answer.status_code == 200, answer.text
        viewer.until(lambda known: known.about["lesson"]["at"] == 1)
    finally:
        viewer.stop()


def test_a_table_that_teaches_nothing_is_not_gone_on_with(shared: Running) -> None:
    ann = shared.person()
    table = ann.post("/api/tables", {"game": "steam-power"})["id"]
    answer = ann.command(f"/api/tables/{table}/lesson", moment=0)
    assert answer.status_code == 422
    odd = {"game": "steam-power", "visibility": "lesson"}
    assert ann.call("POST", "/api/tables", json=odd).status_code == 400


def test_it_goes_on_after_the_server_was_started_again(tmp_path: Any) -> None:
    """Also if the file of the lesson has changed meanwhile: the table keeps its text."""
    settings = Settings(database=sqlite_url(tmp_path / "tables.db"), limits=False)
    with running(settings) as site:
        ann = site.person()
        table = begun(ann)["id"]
        decide(ann, table, ONE)
        told = lesson(ann, table)
    with running(settings) as site:
        again = Person(site, ann.key)
        again.count = ann.count
        assert lesson(again, table) == told
        assert decide(again, table, {"do": "bid", "amount": 9}).json()["rule"] == "FP-LESSON-01"
        assert decide(again, table, {"do": "bid", "amount": 1}).status_code == 200
        assert lesson(again, table)["over"]


def test_it_is_nobody_else_s_business(shared: Running) -> None:
    ann, bob = shared.person("Ann"), shared.person("Bob")
    table = begun(ann, game="age-of-steam", lesson="03-shares")["id"]
    listed = bob.get("/api/tables", status="playing")["tables"]
    assert table not in [each["id"] for each in listed]
    assert decide(bob, table, ONE).status_code == 403
    assert go_on(bob, table).status_code == 403


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({}, 400),
        ({"game": "chess", "lesson": "x"}, 400),
        ({"game": "age-of-steam", "lesson": "../secrets"}, 404),
        ({"text": "x" * (LARGEST + 1)}, 400),
        ({"text": 7}, 400),
    ],
)
def test_bad_wishes(shared: Running, body: dict[str, Any], status: int) -> None:
    assert shared.person().call("POST", "/api/lessons", json=body).status_code == status


def test_what_is_wrong_with_a_file_is_told_with_its_place(shared: Running) -> None:
    ann = shared.person()
    wrong = SMALL.replace('["K10"]', '["K99"]')
    answer = ann.call("POST", "/api/lessons", json={"text": wrong})
    assert answer.status_code == 400
    assert answer.json()["faults"] == [
        {"place": "steps[1]", "field": "points", "reason": "there is no place 'K99'"}
    ]
    assert ann.get("/api/me")["tables"] == [], "nothing was made"


def test_every_lesson_can_be_begun(shared: Running) -> None:
    ann = shared.person()
    for each in shared.http.get("/api/lessons").json()["games"]:
        for listed in each["lessons"]:
            about = begun(ann, game=each["game"], lesson=listed["id"])
            assert about["lesson"]["title"] == listed["title"]
            assert about["lesson_id"] == listed["id"]
            assert lesson_text(each["game"], listed["id"])
