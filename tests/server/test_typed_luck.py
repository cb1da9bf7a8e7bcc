"""Tables whose luck is typed in, as the dice and draws of a real table come."""

import json
import random
from typing import Any

import pytest
from websockets.sync.client import connect

from tests.server.running import Person, Running, until
from tests.server.sitting import decide, waiting

pytestmark = pytest.mark.shared_on_both

RNG = random.Random()


@pytest.fixture(autouse=True)
def same_every_time() -> None:
    RNG.seed(3)


def set_up(person: Person, game: str, seats: int) -> list[int]:
    """What was drawn for the set-up, asked for one by one."""
    outcomes: list[int] = []
    while True:
        body = {"seats": seats, "outcomes": outcomes}
        luck = person.post(f"/api/games/{game}/setup-luck", body)["luck"]
        if luck is None:
            return outcomes
        outcomes.append(RNG.choice(luck["outcomes"])["number"])


def scripted(person: Person, game: str, *kinds: str) -> str:
    script = set_up(person, game, len(kinds))
    wanted = {"game": game, "seats": [{"kind": kind} for kind in kinds], "visibility": "hot-seat"}
    about = person.post("/api/tables", {**wanted, "scripted": True, "script": script})
    assert about["commitment"] == ""
    person.post(f"/api/tables/{about['id']}/start")
    return str(about["id"])


def luck_of(person: Person, id: str) -> Any:
    return person.get(f"/api/tables/{id}")["luck"]


@pytest.mark.parametrize("kinds", [("me", "me"), ("me", "random")])
def test_the_game_goes_on_with_what_is_typed_in(shared: Running, kinds: tuple[str, ...]) -> None:
    ann, ben = shared.person("Ann"), shared.person("Ben")
    id = scripted(ann, "steam-power", *kinds)
    typed = 0
    while typed < 4:
        luck = luck_of(ann, id)
        if luck is None:
            person = kinds[waiting(ann, id) or 0] == "me"
            if person:
                decide(ann, id, RNG)
            else:
                until(lambda: luck_of(ann, id) or waiting(ann, id) == 0)
            continue
        assert luck["sentence"]
        # What is left to draw would tell Ben what is in whose hand.
        assert luck_of(ben, id) == {**luck, "outcomes": []}
        number = RNG.choice(luck["outcomes"])["number"]
        path = f"/api/tables/{id}/luck"
        assert ben.command(path, outcomes=[number]).status_code == 403
        assert ann.command(path, outcomes=[9999]).status_code == 400
        assert luck_of(ann, id) == luck
        assert ann.command(path, outcomes=[number]).status_code == 200
        typed += 1
    # The log keeps what was typed in.
    until(lambda: luck_of(ann, id) or kinds[waiting(ann, id) or 0] == "me")
    before = ann.get(f"/api/tables/{id}/news")
    shared.server.house.held.pop(id)
    assert ann.get(f"/api/tables/{id}/news") == before


def test_a_decision_that_waits_for_luck_can_be_called_off(shared: Running) -> None:
    ann = shared.person("Ann")
    id = scripted(ann, "steam-power", "me", "me")
    while luck_of(ann, id) is None:
        moment = ann.get(f"/api/tables/{id}")["moment"]
        decide(ann, id, RNG)
    news = ann.get(f"/api/tables/{id}/news")
    assert news["moment"] == moment
    action = {"do": "dance"}
    early = ann.command(f"/api/tables/{id}/actions", action=action, moment=moment)
    assert early.json()["rule"] == "FP-ROOM-16"
    assert ann.command(f"/api/tables/{id}/luck", outcomes=[]).status_code == 200
    assert luck_of(ann, id) is None
    assert ann.command(f"/api/tables/{id}/luck", outcomes=[]).json()["rule"] == "FP-ROOM-19"
    assert ann.command(f"/api/tables/{id}/luck", outcomes=[1]).json()["rule"] == "FP-ROOM-19"
    decide(ann, id, RNG)


def test_a_set_up_that_cannot_have_come_is_refused(shared: Running) -> None:
    ann = shared.person("Ann")
    script = set_up(ann, "age-of-steam", 3)
    seats = [{"kind": "me"}] * 3
    wanted = {"game": "age-of-steam", "seats": seats, "scripted": True}
    for wrong in ([], script[:-1], [99, *script], [6] * 1001):
        answer = ann.call("POST", "/api/tables", json={**wanted, "script": wrong})
        assert answer.status_code == 400, answer.text
    path = "/api/games/age-of-steam/setup-luck"
    for body in ({"seats": 3, "outcomes": [99]}, {"seats": 77}, {"seats": 3, "board": "../x"}):
        assert ann.call("POST", path, json=body).status_code == 400


def test_over_a_socket_too_only_the_host_is_told_what_may_come(shared: Running) -> None:
    ann, ben = shared.person("Ann"), shared.person("Ben")
    id = scripted(ann, "steam-power", "me", "me")
    while luck_of(ann, id) is None:
        decide(ann, id, RNG)
    assert luck_of(ann, id)["outcomes"]
    assert _luck_told(shared, ann, id) == luck_of(ann, id)
    assert _luck_told(shared, ben, id) == {**luck_of(ann, id), "outcomes": []}


def _luck_told(site: Running, person: Person, id: str) -> Any:
    with connect(f"ws://127.0.0.1:{site.port}/api/tables/{id}/live", max_size=None) as socket:
        socket.send(json.dumps({"say": "hello", "key": person.key}))
        while (message := json.loads(socket.recv(timeout=10)))["tell"] != "about":
            pass
    return message["about"]["luck"]
