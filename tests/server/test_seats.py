"""Who sits where: joining, leaving, coming back, links, removal, conceding, who finds a table."""

from typing import Any

import pytest

from tests.server.running import Person, Running, until
from tests.server.sitting import decide, finish, seated, turn, waiting

pytestmark = pytest.mark.shared_on_both


def seats(person: Person, id: str) -> list[Any]:
    found: list[Any] = person.get(f"/api/tables/{id}")["table"]["seats"]
    return found


def test_an_open_seat_is_taken_once(shared: Running) -> None:
    ann, ben, cem = (shared.person(name) for name in ("Ann", "Ben", "Cem"))
    id = seated(ann, ben, start=False, further=[{"kind": "open"}])
    assert [each["name"] for each in seats(ann, id)] == ["Ann", "Ben", ""]
    taken = cem.call("POST", f"/api/tables/{id}/seats/1", json={})
    assert taken.status_code == 422
    assert taken.json()["sentence"] == "Ben sits there."
    twice = ben.call("POST", f"/api/tables/{id}/seats/2", json={})
    assert twice.json()["rule"] == "FP-ROOM-10"
    early = ann.call("POST", f"/api/tables/{id}/start", json={})
    assert early.json()["sentence"] == "Nobody has taken seat 2 yet."
    cem.post(f"/api/tables/{id}/seats/2", {"name": "Cem\u202e  the\nGreat", "program": True})
    assert seats(ann, id)[2]["name"] == "Cem the Great"
    assert seats(ann, id)[2]["program"]
    assert ben.call("POST", f"/api/tables/{id}/start", json={}).status_code == 403
    ann.post(f"/api/tables/{id}/start")
    assert ann.get(f"/api/tables/{id}")["status"] == "playing"
    nobody = shared.http.post(f"/api/tables/{id}/seats/2", json={})
    assert nobody.status_code == 401


def test_who_leaves_before_the_start_leaves_the_seat_open(shared: Running) -> None:
    ann, ben = shared.person("Ann"), shared.person("Ben")
    id = seated(ann, ben, start=False)
    assert ben.call("DELETE", f"/api/tables/{id}/seats/0").status_code == 403
    assert ben.call("DELETE", f"/api/tables/{id}/seats/1").status_code == 200
    assert seats(ann, id)[1]["kind"] == "open"
    assert ben.get(f"/api/tables/{id}")["yours"] == []
    assert ben.get("/api/me")["tables"] == []
    ben.post(f"/api/tables/{id}/seats/1")
    assert [each["id"] for each in ben.get("/api/me")["tables"]] == [id]


def test_a_bot_plays_on_and_gives_the_seat_back(shared: Running) -> None:
    ann, ben = shared.person("Ann"), shared.person("Ben")
    id = seated(ann, ben)
    ben.call("DELETE", f"/api/tables/{id}/seats/1")
    assert (seats(ann, id)[1]["kind"], seats(ann, id)[1]["name"]) == ("greedy", "Ben")
    while waiting(ann, id) == 0:
        decide(ann, id)
    moment = ann.get(f"/api/tables/{id}")["moment"]
    until(lambda: waiting(ann, id) == 0 and ann.get(f"/api/tables/{id}")["moment"] > moment)
    # While a bot has the seat nobody else decides for it, also not the one whose it is.
    said = {"what": "finish", "moment": ann.get(f"/api/tables/{id}")["moment"]}
    assert ben.command(f"/api/tables/{id}/ask", **said).json()["rule"] == "FP-ROOM-30"
    stranger = shared.person("Cem").call("POST", f"/api/tables/{id}/seats/1", json={})
    assert stranger.status_code == 422
    ben.post(f"/api/tables/{id}/seats/1")
    assert (seats(ann, id)[1]["kind"], seats(ann, id)[1]["name"]) == ("me", "Ben")
    while waiting(ann, id) == 0:
        decide(ann, id)
    assert turn((ann, ben), id) == 1
    _same_after_reading_again(shared, ann, id)


def _same_after_reading_again(shared: Running, person: Person, id: str) -> None:
    """The table is the fold of its log. Bots have decided by then."""
    until(lambda: seats(person, id)[waiting(person, id) or 0]["kind"] == "me")
    before = person.get(f"/api/tables/{id}"), person.get(f"/api/tables/{id}/news")
    shared.server.house.held.pop(id)
    assert (person.get(f"/api/tables/{id}"), person.get(f"/api/tables/{id}/news")) == before


def test_whom_the_owner_removes_does_not_come_back(shared: Running) -> None:
    ann, ben = shared.person("Ann"), shared.person("Ben")
    id = seated(ann, ben)
    key = ben.post(f"/api/tables/{id}/seats/1/link")["key"]
    path = f"/api/tables/{id}/seats/1/kind"
    assert ben.call("PUT", path, json={"kind": "random"}).status_code == 403
    assert ann.call("PUT", path, json={"kind": "open"}).json()["rule"] == "FP-ROOM-11"
    ann.put(path, {"kind": "random"})
    assert ben.get(f"/api/tables/{id}")["yours"] == []
    assert ben.call("POST", f"/api/tables/{id}/seats/1", json={}).status_code == 422
    opened = ben.call("POST", f"/api/tables/{id}/seats/1/open", json={"key": key})
    assert opened.status_code == 403
    _same_after_reading_again(shared, ann, id)
    assert ben.get(f"/api/tables/{id}")["yours"] == []


def test_a_seat_is_handed_over_by_a_link(shared: Running) -> None:
    ann, ben, cem = (shared.person(name) for name in ("Ann", "Ben", "Cem"))
    id = seated(ann, ben)
    assert cem.call("POST", f"/api/tables/{id}/seats/1/link").status_code == 403
    first = ben.post(f"/api/tables/{id}/seats/1/link")
    link = ben.post(f"/api/tables/{id}/seats/1/link")
    assert link["link"].endswith(f"/tables/{id}/seats/1#{link['key']}")
    path = f"/api/tables/{id}/seats/1/open"
    old = cem.call("POST", path, json={"key": first["key"]})
    assert old.json()["sentence"] == "This link opens nothing any more."
    cem.post(path, {"key": link["key"], "name": "Cem"})
    assert seats(ann, id)[1]["name"] == "Cem"
    assert (cem.get(f"/api/tables/{id}")["yours"], ben.get(f"/api/tables/{id}")["yours"]) == (
        [1],
        [],
    )
    assert ben.call("POST", f"/api/tables/{id}/seats/1", json={}).status_code == 422


def test_the_owner_invites_by_the_link_of_an_open_seat(shared: Running) -> None:
    ann, ben = shared.person("Ann"), shared.person("Ben")
    wanted = {"game": "steam-power", "seats": [{"kind": "me"}, {"kind": "open"}]}
    id = ann.post("/api/tables", {**wanted, "visibility": "unlisted"})["id"]
    assert ben.call("POST", f"/api/tables/{id}/seats/1/link").status_code == 403
    key = ann.post(f"/api/tables/{id}/seats/1/link")["key"]
    ben.post(f"/api/tables/{id}/seats/1/open", {"key": key})
    assert seats(ann, id)[1]["name"] == "Ben"
    ann.post(f"/api/tables/{id}/start")


def test_a_link_opens_once(shared: Running) -> None:
    ann, ben, cem = (shared.person(name) for name in ("Ann", "Ben", "Cem"))
    id = seated(ann, ben)
    path = f"/api/tables/{id}/seats/1/open"
    link = ben.post(f"/api/tables/{id}/seats/1/link")["key"]
    cem.post(path, {"key": link})
    assert cem.post(path, {"key": link})["yours"] == [1], "the answer may have been lost"
    assert ben.call("POST", path, json={"key": link}).status_code == 403
    # Who has handed the seat over looks into its hand no more.
    assert Person(shared, link).get(f"/api/tables/{id}")["yours"] == []
    _same_after_reading_again(shared, ann, id)
    assert Person(shared, link).get(f"/api/tables/{id}")["yours"] == []
    assert cem.post(path, {"key": link})["yours"] == [1]


@pytest.mark.parametrize("by_link", [True, False])
def test_the_owner_has_no_key_to_a_seat_that_somebody_took(shared: Running, by_link: bool) -> None:
    ann, ben = shared.person("Ann"), shared.person("Ben")
    id = seated(ann, start=False, further=[{"kind": "open"}])
    key = ann.post(f"/api/tables/{id}/seats/1/link")["key"]
    if by_link:
        ben.post(f"/api/tables/{id}/seats/1/open", {"key": key})
    else:
        ben.post(f"/api/tables/{id}/seats/1")
    ann.post(f"/api/tables/{id}/start")
    assert Person(shared, key).get(f"/api/tables/{id}")["yours"] == []
    opened = ann.call("POST", f"/api/tables/{id}/seats/1/open", json={"key": key})
    assert opened.status_code == 403
    assert ben.get(f"/api/tables/{id}")["yours"] == [1]


def test_the_key_of_a_seat_is_enough_to_play(shared: Running) -> None:
    ann, ben = shared.person("Ann"), shared.person("Ben")
    id = seated(ann, ben)
    device = Person(shared, ben.post(f"/api/tables/{id}/seats/1/link")["key"])
    assert device.get(f"/api/tables/{id}")["yours"] == [1]
    while waiting(ann, id) == 0:
        decide(ann, id)
    decide(device, id)
    # It is good for that seat alone.
    other = seated(ann, ben)
    assert device.get(f"/api/tables/{other}")["yours"] == []
    assert device.call("POST", "/api/tables", json={"game": "steam-power"}).status_code == 401
    say = device.command(f"/api/tables/{id}/chat", words="Hello")
    assert say.status_code == 401


def test_who_concedes_is_played_on_by_a_bot(shared: Running) -> None:
    ann, ben = shared.person("Ann"), shared.person("Ben")
    id = seated(ann, ben)
    early = seated(ann, ben, start=False)
    refused = ann.call("POST", f"/api/tables/{early}/seats/0/concede", json={})
    assert refused.json()["rule"] == "FP-ROOM-01"
    ben.post(f"/api/tables/{id}/seats/1/concede")
    assert seats(ann, id)[1]["conceded"]
    back = ben.call("POST", f"/api/tables/{id}/seats/1", json={})
    assert back.json()["sentence"] == "Who has conceded does not come back."
    assert ann.get(f"/api/tables/{id}")["status"] == "playing"
    ann.post(f"/api/tables/{id}/seats/0/concede")
    about = ann.get(f"/api/tables/{id}")
    assert (about["status"], about["finished"]) == ("over", "conceded")
    news = ann.get(f"/api/tables/{id}/news")
    assert (news["over"], news["asked"], news["prompt"]["sentence"]) == (
        True,
        None,
        "The game is over.",
    )


def test_a_turn_that_waits_is_ended_for_who_leaves(shared: Running) -> None:
    ann, ben = shared.person("Ann"), shared.person("Ben")
    id = seated(ann, ben)
    first = waiting(ann, id)
    assert first is not None
    person = (ann, ben)[first]
    always = {"wishes": {"hold": "always"}}
    assert person.command(f"/api/tables/{id}/wishes", **always).status_code == 200
    while person.get(f"/api/tables/{id}/news")["held_by"] is None:
        decide(person, id)
    person.call("DELETE", f"/api/tables/{id}/seats/{first}")
    news = ann.get(f"/api/tables/{id}/news")
    assert news["held_by"] is None
    _same_after_reading_again(shared, ann, id)


def test_who_finds_a_table(shared: Running) -> None:
    ann, ben = shared.person("Ann"), shared.person("Ben")
    wanted = {"game": "steam-power", "seats": [{"kind": "me"}, {"kind": "open"}]}
    ids = {
        visibility: ann.post("/api/tables", {**wanted, "visibility": visibility})["id"]
        for visibility in ("public", "unlisted", "hot-seat")
    }
    listed = {each["id"] for each in ben.get("/api/tables")["tables"]}
    assert listed & set(ids.values()) == {ids["public"]}
    assert ben.get(f"/api/tables/{ids['unlisted']}")["table"]["visibility"] == "unlisted"
    mine = {each["id"] for each in ann.get("/api/me")["tables"]}
    assert set(ids.values()) <= mine


def test_one_screen_for_all(shared: Running) -> None:
    """Who has several seats looks as the one that is asked, or as the one they name."""
    ann, ben = shared.person("Ann"), shared.person("Ben")
    wanted = {"game": "steam-power", "visibility": "hot-seat"}
    both = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bea"}, {"kind": "open"}]
    id = ann.post("/api/tables", {**wanted, "seats": both})["id"]
    ann.post(f"/api/tables/{id}/seats/2", {"name": "Cleo"})
    ann.post(f"/api/tables/{id}/start")
    for _ in range(6):
        asked = waiting(ann, id)
        news = ann.get(f"/api/tables/{id}/news")
        assert news["view"]["viewer"] == asked
        decide(ann, id)
    assert ann.get(f"/api/tables/{id}/news", seat=2)["view"]["viewer"] == 2
    assert ben.get(f"/api/tables/{id}/news")["view"]["viewer"] is None
    refused = ben.call("GET", f"/api/tables/{id}/news", params={"seat": 2})
    assert refused.status_code == 403


def test_a_table_is_deleted_by_its_owner(shared: Running) -> None:
    ann, ben = shared.person("Ann"), shared.person("Ben")
    id = seated(ann, ben)
    assert ben.call("DELETE", f"/api/tables/{id}").status_code == 403
    assert ann.call("DELETE", f"/api/tables/{id}").status_code == 204
    assert ann.call("GET", f"/api/tables/{id}").status_code == 404
    assert ben.get("/api/me")["tables"] == []


def test_the_own_list_says_where_one_sits_and_what_is_asked(shared: Running) -> None:
    ann, ben = shared.person("Ann"), shared.person("Ben")
    clock = {"kind": "live", "turn": 600, "on_expiry": "others"}
    id = seated(ann, ben, clock=clock)
    people = [ann, ben]
    mine = [person.get("/api/me")["tables"][0] for person in people]
    assert [each["yours"] for each in mine] == [[0], [1]]
    told = mine[0]["summary"]
    asked = told["asked"]
    assert told["phase_words"]
    assert told["deadline"] > mine[0]["touched"]
    said = [person.get(f"/api/tables/{id}/asked") for person in people]
    assert [each["seat"] for each in said] == [asked, asked]
    prompt = people[asked].get(f"/api/tables/{id}/news")["prompt"]
    assert said[asked]["sentence"] == prompt["sentence"]
    assert said[1 - asked]["sentence"] != prompt["sentence"]
    finish(people, id)
    told = ann.get("/api/me")["tables"][0]["summary"]
    assert told["ended"] == "The table has agreed to end it here."
    assert told["deadline"] is None


def test_who_made_a_table_without_sitting_there_has_it_in_the_list(shared: Running) -> None:
    ann = shared.person("Ann")
    ann.post("/api/tables", {"game": "steam-power", "seats": [{"kind": "open"}, {"kind": "open"}]})
    assert [each["yours"] for each in ann.get("/api/me")["tables"]] == [[]]


def test_a_bot_is_called_as_the_owner_wishes(shared: Running) -> None:
    ann = shared.person("Ann")
    id = seated(ann, start=False, further=[{"kind": "open"}, {"kind": "open"}])
    ann.call("PUT", f"/api/tables/{id}/seats/1/kind", json={"kind": "greedy", "name": " Bru\nnel"})
    ann.call("PUT", f"/api/tables/{id}/seats/2/kind", json={"kind": "greedy"})
    assert [each["name"] for each in seats(ann, id)] == ["Ann", "Bru nel", "greedy 3"]
