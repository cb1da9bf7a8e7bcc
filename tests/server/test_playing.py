"""Tables over HTTP: made, begun, played."""

import random
from typing import Any

import pytest

import footplate
from footplate.core import registry
from tests.form import both_forms
from tests.server.running import Person, Running

pytestmark = both_forms


def made(person: Person, game: str, seats: int = 3, **given: Any) -> str:
    """A table where one person has all seats."""
    wanted = {"game": game, "seats": [{"kind": "me", "name": f"P{n}"} for n in range(seats)]}
    id = person.post("/api/tables", {**wanted, "visibility": "hot-seat", **given})["id"]
    person.post(f"/api/tables/{id}/start")
    return str(id)


def step(person: Person, id: str, rng: random.Random) -> bool:
    """One decision, or the end of a turn; False when the game is over."""
    news = person.get(f"/api/tables/{id}/news")
    if news["over"]:
        return False
    said = {"moment": news["moment"]}
    if news["held_by"] is not None:
        done = person.command(f"/api/tables/{id}/end", seat=news["held_by"], **said)
    else:
        choices = [each for group in news["prompt"]["groups"] for each in group["choices"]]
        action = rng.choice(choices)["action"]
        done = person.command(f"/api/tables/{id}/actions", action=action, **said)
    assert done.status_code == 200, done.text
    return True


@pytest.mark.parametrize("game", registry.names())
def test_every_game_is_played_over_http(site: Running, game: str) -> None:
    person, rng = site.person(), random.Random(3)
    id = made(person, game, footplate.game(game).usual_seats)
    for _ in range(25):
        if not step(person, id, rng):
            break
    assert person.get(f"/api/tables/{id}")["moment"] >= 10


def test_a_shortcut_can_be_looked_at_before_it_is_taken(site: Running) -> None:
    person = site.person()
    id = made(person, "steam-power")
    url = f"/api/tables/{id}/preview"
    refused = person.call("POST", url, json={"shortcut": "fulfil-cheaply", "argument": {}})
    assert (refused.status_code, refused.json()["rule"]) == (422, "SP-FULFIL-01")
    nothing = person.call("POST", url, json={})
    assert (nothing.status_code, nothing.json()["rule"]) == (422, "FP-ROOM-25")
