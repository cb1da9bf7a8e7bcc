"""Commands: sent twice, sent late, taken back; consent for what needs it."""

from typing import Any

import pytest

from tests.server.running import Person, Running, until
from tests.server.sitting import choices, decide, seated, turn, waiting

pytestmark = pytest.mark.shared_on_both


def two(shared: Running, **given: Any) -> tuple[list[Person], str]:
    people = [shared.person("Ann"), shared.person("Ben")]
    return people, seated(*people, **given)


def asked(people: list[Person], id: str) -> Person:
    seat = waiting(people[0], id)
    assert seat is not None
    return people[seat]


def submission(person: Person, id: str) -> dict[str, Any]:
    news = person.get(f"/api/tables/{id}/news")
    return {"id": "decision-1", "moment": news["moment"], "action": choices(news)[0]["action"]}


def test_what_is_sent_twice_is_done_once(shared: Running) -> None:
    people, id = two(shared)
    person = asked(people, id)
    body, path = submission(person, id), f"/api/tables/{id}/actions"
    first = person.call("POST", path, json=body)
    after = person.get(f"/api/tables/{id}")["moment"]
    assert first.json() == {"moment": after}
    for _ in range(3):  # something else happens meanwhile
        decide(asked(people, id), id)
    assert person.call("POST", path, json=body).json() == first.json()
    moment = person.get(f"/api/tables/{id}")["moment"]
    # Also by a server that has read the table again.
    shared.server.house.held.pop(id)
    assert person.call("POST", path, json=body).json() == first.json()
    assert person.get(f"/api/tables/{id}")["moment"] == moment
    other = person.call("POST", path, json={**body, "moment": moment})
    assert (other.status_code, other.json()["rule"]) == (422, "FP-ROOM-02")


def test_ids_are_everybodys_own(shared: Running) -> None:
    people, id = two(shared)
    for person in people:
        said = {"id": "the-same-id", "words": "Hello"}
        assert person.call("POST", f"/api/tables/{id}/chat", json=said).status_code == 200
    assert people[0].get(f"/api/tables/{id}/chat")["count"] == 2


def test_a_late_decision_is_told_where_the_table_stands(shared: Running) -> None:
    people, id = two(shared)
    person = asked(people, id)
    body, path = submission(person, id), f"/api/tables/{id}/actions"
    turn(people, id)
    late = person.call("POST", path, json={**body, "id": "another-id"})
    moment = person.get(f"/api/tables/{id}")["moment"]
    assert late.status_code == 409
    assert late.json() == {
        "problem": "stale",
        "rule": "FP-TABLE-02",
        "moment": moment,
        "sentence": "The game has moved on since: look at it again, then decide.",
        "faults": [],
    }
    for name in ("undo", "redo", "restart", "end"):
        early = person.command(f"/api/tables/{id}/{name}", moment=body["moment"])
        assert (early.status_code, early.json()["moment"]) == (409, moment)
    asked_for: dict[str, dict[str, Any]] = {"ask": {"what": "finish"}, "agree": {"agrees": True}}
    for name, more in asked_for.items():
        early = person.command(f"/api/tables/{id}/{name}", moment=body["moment"], **more)
        assert (early.status_code, early.json()["moment"]) == (409, moment), name
    assert person.get(f"/api/tables/{id}")["moment"] == moment


def test_what_is_refused_changes_nothing(shared: Running) -> None:
    people, id = two(shared)
    person = asked(people, id)
    (other,) = [each for each in people if each is not person]
    before = person.get(f"/api/tables/{id}/news")
    body, path = submission(person, id), f"/api/tables/{id}/actions"
    assert other.call("POST", path, json=body).status_code == 422
    assert shared.person("Cem").call("POST", path, json=body).status_code == 403
    nothing = {"id": "nothing-at-all", "moment": before["moment"]}
    assert person.call("POST", path, json=nothing).json()["rule"] == "FP-ROOM-25"
    preview = f"/api/tables/{id}/preview"
    assert person.call("POST", preview, json={}).json()["rule"] == "FP-ROOM-25"
    assert person.call("POST", preview, json={"shortcut": "fly"}).status_code == 400
    odd = person.call("POST", path, json={**nothing, "action": {"do": "dance"}})
    assert odd.status_code == 400
    assert person.get(f"/api/tables/{id}/news") == before


# Consent. ---------------------------------------------------------------------------------------


def moment(person: Person, id: str) -> int:
    found: int = person.get(f"/api/tables/{id}")["moment"]
    return found


def ask(person: Person, id: str, what: str, **more: Any) -> Any:
    said = {"what": what, "moment": moment(person, id), **more}
    return person.command(f"/api/tables/{id}/ask", **said)


def agree(person: Person, id: str, agrees: bool = True) -> Any:
    return person.command(f"/api/tables/{id}/agree", agrees=agrees, moment=moment(person, id))


def past_a_floor(people: list[Person], id: str) -> tuple[Person, Person, int]:
    """Until somebody has decided since: who cannot go back alone, the other, and the actions."""
    first = turn(people, id)
    assert first is not None
    count = people[first].get(f"/api/tables/{id}/log")["count"]
    person, other = people[first], people[1 - first]
    while True:
        turn(people, id)
        back = person.command(f"/api/tables/{id}/undo", moment=moment(person, id))
        if back.status_code == 422:
            return person, other, count


def test_past_a_floor_by_consent(shared: Running) -> None:
    people, id = two(shared)
    person, other, count = past_a_floor(people, id)
    assert ask(person, id, "undo").status_code == 200
    consent = other.get(f"/api/tables/{id}")["consent"]
    seat = people.index(person)
    assert consent == {
        "seat": seat,
        "what": "undo",
        "about": None,
        "agreed": [seat],
        "needed": [0, 1],
    }
    assert ask(other, id, "finish").json()["rule"] == "FP-ROOM-20"
    assert agree(shared.person("Cem"), id).status_code == 403
    assert agree(other, id).status_code == 200
    about = other.get(f"/api/tables/{id}")
    assert (about["consent"], about["table"]["asked"]) == (None, seat)
    assert other.get(f"/api/tables/{id}/log")["count"] < count + 1
    before = other.get(f"/api/tables/{id}/news")
    shared.server.house.held.pop(id)
    assert other.get(f"/api/tables/{id}/news") == before


def test_who_declines_or_plays_on_has_not_agreed(shared: Running) -> None:
    people, id = two(shared)
    person, other, _ = past_a_floor(people, id)
    ask(person, id, "undo")
    before = moment(person, id)
    assert agree(other, id, agrees=False).status_code == 200
    about = person.get(f"/api/tables/{id}")
    assert (about["consent"], about["moment"]) == (None, before)
    assert agree(other, id).json()["rule"] == "FP-ROOM-23"
    ask(person, id, "undo")
    decide(asked(people, id), id)
    assert person.get(f"/api/tables/{id}")["consent"] is None


def test_the_table_ends_a_game_together(shared: Running) -> None:
    people, id = two(shared, further=[{"kind": "random"}])
    ann, ben = people
    until(lambda: waiting(ann, id) in (0, 1))  # While the bot decides, moments pass.
    assert ask(ann, id, "finish").status_code == 200
    assert ann.get(f"/api/tables/{id}")["status"] == "playing"
    agree(ben, id)
    about = ann.get(f"/api/tables/{id}")
    assert (about["status"], about["finished"]) == ("over", "agreed")
    late = ann.command(f"/api/tables/{id}/undo", moment=about["moment"])
    assert late.json()["sentence"] == "The game is over."
    assert ask(ann, id, "finish").status_code == 422


def test_who_is_alone_with_bots_needs_nobodys_consent(shared: Running) -> None:
    ann = shared.person("Ann")
    id = seated(ann, further=[{"kind": "random"}])
    until(lambda: waiting(ann, id) == 0)  # While the bot decides, moments pass.
    assert ask(ann, id, "finish").status_code == 200
    assert ann.get(f"/api/tables/{id}")["status"] == "over"


def test_no_bot_for_who_still_has_time(shared: Running) -> None:
    people, id = two(shared)
    assert ask(people[0], id, "bot", about=1).json()["sentence"] == "Ben still has time."
    assert ask(people[0], id, "bot", about=0).json()["rule"] == "FP-ROOM-21"
    assert ask(people[0], id, "bot").json()["rule"] == "FP-ROOM-21"
    assert ask(people[0], id, "bot", about=7).json()["rule"] == "FP-ROOM-21"
