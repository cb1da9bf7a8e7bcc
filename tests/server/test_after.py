"""After the end: how the game went, and the same luck once more."""

import random
from pathlib import Path
from typing import Any

import pytest

from footplate import State
from footplate.bots.analysis import turn_at
from footplate.games import TITLES
from footplate.server.workers.jobs import Decision, Job
from tests.bots.thought_over import played, turns_of
from tests.server.running import Person, Running
from tests.server.sitting import decide, finish, seated, turn, waiting

GOLDEN = Path(__file__).parents[1] / "golden" / "age_of_steam" / "reversteam-3p.json"


def over(shared: Running, **given: Any) -> tuple[list[Person], str]:
    people = [shared.person("Ann"), shared.person("Ben")]
    id = seated(*people, **given)
    finish(people, id)
    return people, id


def rule(person: Person, method: str, path: str) -> Any:
    answer = person.call(method, path, json=None if method == "GET" else {})
    assert answer.status_code == 422, answer.text
    return answer.json()["rule"]


def test_nothing_of_it_before_the_end(shared: Running) -> None:
    people = [shared.person("Ann"), shared.person("Ben")]
    id = seated(*people)
    decide(people[waiting(people[0], id) or 0], id)
    assert rule(people[0], "GET", f"/api/tables/{id}/story") == "FP-ROOM-26"
    assert rule(people[0], "GET", f"/api/tables/{id}/transcript") == "FP-ROOM-26"
    assert rule(people[0], "POST", f"/api/tables/{id}/again") == "FP-ROOM-26"


def test_the_story_is_told_to_everybody_alike(shared: Running) -> None:
    people = [shared.person("Ann"), shared.person("Ben")]
    id = seated(*people)
    for _ in range(12):
        turn(people, id)
    finish(people, id)
    found = [each.get(f"/api/tables/{id}/story") for each in (*people, shared.person("Cem"))]
    assert found[0] == found[1] == found[2]
    story = found[0]
    assert story["points"][-1]["at"] == people[0].get(f"/api/tables/{id}/log")["count"]
    standings = people[0].get(f"/api/tables/{id}/news")["view"]["result"]["standings"]
    score = next(each for each in story["series"] if each["id"] == "score")
    for each in standings:
        assert score["seats"][each["seat"]][-1] == each["score"]
    assert story["moments"]


def test_the_final_picture_tells_the_ranking(shared: Running) -> None:
    """Whether the game came to its end or was ended, and of no position before."""
    cem = shared.person("Cem")
    id = cem.post("/api/records", {"text": GOLDEN.read_text()})["id"]
    cem.post(f"/api/tables/{id}/start")
    people, ended = over(shared)
    for person, table in ((cem, id), (people[0], ended)):
        path = f"/api/tables/{table}/picture"
        last = person.call("GET", path).text
        seats = person.get(f"/api/tables/{table}")["table"]["seats"]
        for each in person.get(f"/api/tables/{table}/news")["view"]["result"]["standings"]:
            name = seats[each["seat"]]["name"]
            assert f">{each['rank']}. {name} {each['score']}</text>" in last
        assert 'id="ranking"' not in person.call("GET", path, params={"at": 1}).text
        count = person.get(f"/api/tables/{table}/log")["count"]
        assert person.call("GET", path, params={"at": count}).text == last


def test_a_game_goes_elsewhere_and_comes_back(shared: Running) -> None:
    cem = shared.person("Cem")
    id = cem.post("/api/records", {"text": GOLDEN.read_text()})["id"]
    cem.post(f"/api/tables/{id}/start")
    answer = shared.person("Dee").call("GET", f"/api/tables/{id}/transcript")
    assert answer.headers["content-disposition"].endswith('-transcript.json"')
    there = cem.post("/api/records", {"text": answer.text})["id"]
    cem.post(f"/api/tables/{there}/start")
    logs = [cem.get(f"/api/tables/{each}/log") for each in (id, there)]
    assert logs[0]["count"] == logs[1]["count"]
    ends = [cem.get(f"/api/tables/{each}/news")["view"]["result"] for each in (id, there)]
    assert ends[0] == ends[1]


def test_a_game_without_a_format_cannot_be_written_so(shared: Running) -> None:
    (ann, _), id = over(shared)
    answer = ann.call("GET", f"/api/tables/{id}/transcript")
    assert (answer.status_code, answer.json()["rule"]) == (422, "FP-ROOM-35")
    assert "writes no games for elsewhere" in answer.json()["sentence"]


def test_the_same_luck_once_more(shared: Running) -> None:
    (ann, _), id = over(shared)
    about = ann.post(f"/api/tables/{id}/again")
    assert (about["parent"], about["table"]["visibility"]) == (id, "unlisted")
    assert about["commitment"] == ""  # the luck is known: there is nothing to promise
    assert about["yours"] == [0]
    assert [each["kind"] for each in about["table"]["seats"]] == ["me", "greedy"]
    ann.post(f"/api/tables/{about['id']}/start")
    # What was dealt then is dealt again.
    first = ann.get(f"/api/tables/{id}/view", at=0)
    again = ann.get(f"/api/tables/{about['id']}/view", at=0)
    assert again["players"] == first["players"]
    assert again["seat"] == first["seat"]


def test_alone_with_the_same_luck(shared: Running) -> None:
    (ann, _), id = over(shared)
    about = ann.post(f"/api/tables/{id}/again", {"bots": ""})
    assert (about["yours"], about["table"]["visibility"]) == ([0, 1], "hot-seat")
    cem = shared.person("Cem")
    assert cem.post(f"/api/tables/{id}/again")["yours"] == [0]  # in place of who sat there


def test_luck_that_was_typed_in_cannot_be_dealt_again(shared: Running) -> None:
    people = [shared.person(name) for name in ("Ann", "Ben", "Cem")]
    outcomes, rng = list[int](), random.Random(1)
    while True:
        drawing = {"seats": 3, "outcomes": outcomes}
        luck = people[0].post("/api/games/age-of-steam/setup-luck", drawing)["luck"]
        if luck is None:
            break
        outcomes.append(rng.choice(luck["outcomes"])["number"])
    id = seated(*people, game="age-of-steam", scripted=True, script=outcomes)
    finish(people, id)
    assert rule(people[0], "POST", f"/api/tables/{id}/again") == "FP-ROOM-32"


def test_a_turn_is_thought_over_again(shared: Running) -> None:
    people = ann, ben = [shared.person("Ann"), shared.person("Ben")]
    id = seated(*people, game="planet-steam")
    for _ in range(16):
        turn(people, id)
    finish(people, id)
    marks = ann.get(f"/api/tables/{id}/log")["marks"]
    own = next(each for each in marks[3:] if each["seat"] == 1)
    found = ben.post(f"/api/tables/{id}/analysis", {"at": own["at"], "bot": "search:8"})
    assert (found["at"], found["seat"], found["round"]) == (own["at"], 1, own["round"])
    assert found["played"]["actions"]
    assert found["better"]["chosen"]
    assert found["played"] != found["better"] or found["gain"] == 0


@pytest.mark.parametrize("name", ["solo", "automa", *sorted(TITLES)])
def test_turns_of_every_game_are_thought_over_again(shared: Running, name: str) -> None:
    """Whatever the marks begin, also where luck falls within it: what is judged ends there."""
    cem, record = shared.person("Cem"), played(name)
    id = cem.post("/api/records", {"text": record.to_json()})["id"]
    cem.post(f"/api/tables/{id}/start")
    marks = cem.get(f"/api/tables/{id}/log")["marks"]
    own = [each for each in marks if each["seat"] == 0]
    for mark in [*own[:: 1 + len(own) // 8], own[-1]]:
        at = mark["at"]
        found = cem.post(f"/api/tables/{id}/analysis", {"at": at, "bot": "search:2"})
        assert (found["at"], found["seat"], found["round"]) == (at, 0, mark["round"])
        line = turn_at(record.replay(at), record.actions[at:])
        assert found["played"]["actions"] == record.actions[at : at + len(line)]


def test_it_is_judged_by_what_its_seat_had_counted(shared: Running) -> None:
    cem, record = shared.person("Cem"), played("planet-steam")
    id = cem.post("/api/records", {"text": record.to_json()})["id"]
    cem.post(f"/api/tables/{id}/start")
    jobs, pool = list[Job](), shared.server.pool
    decide = pool.decide

    async def listen(job: Job, state: State | None = None) -> Decision:
        jobs.append(job)
        return await decide(job, state)

    pool.decide = listen  # type: ignore[method-assign]
    try:
        for at, _, _, memories in turns_of(record)[30:33]:
            found = cem.post(f"/api/tables/{id}/analysis", {"at": at, "bot": "search:2"})
            counted = jobs.pop().counted
            assert counted is not None
            assert counted == memories[found["seat"]].known()
    finally:
        pool.decide = decide  # type: ignore[method-assign]


def test_what_cannot_be_thought_over(shared: Running) -> None:
    people = [shared.person("Ann"), shared.person("Ben")]
    ann, id = people[0], seated(*people)
    turn(people, id)
    finish(people, id)
    path = f"/api/tables/{id}/analysis"
    last = ann.get(f"/api/tables/{id}/log")["count"]
    for body in ({"at": last}, {"at": last + 1}, {"at": -1}, {"at": 0, "bot": "own.py:Own"}, {}):
        assert ann.call("POST", path, json=body).status_code == 400, body
    answer = ann.call("POST", path, json={"at": 0, "bot": "greedy"})
    assert (answer.status_code, answer.json()["rule"]) == (422, "FP-ROOM-34")
