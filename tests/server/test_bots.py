"""Bots at tables: they think elsewhere, and play when they are asked."""

import time

import pytest

from footplate.core import registry
from tests.form import both_forms
from tests.server.running import Person, Running

pytestmark = both_forms


def with_bots(person: Person, game: str, seats: int = 3, kind: str = "greedy") -> str:
    wanted = {"game": game, "seats": [{"kind": "me"}, *[{"kind": kind}] * (seats - 1)]}
    id = person.post("/api/tables", wanted)["id"]
    person.post(f"/api/tables/{id}/start")
    return str(id)


def when_asked(person: Person, id: str) -> dict[str, object]:
    """What is new once the person is asked, or the game is over."""
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        about = person.get(f"/api/tables/{id}")
        if about["status"] == "over" or about["table"]["asked"] == 0:
            news: dict[str, object] = person.get(f"/api/tables/{id}/news")
            return news
        time.sleep(0.02)
    raise AssertionError("nobody was asked for a minute")


def play_by_hints(person: Person, id: str, times: int) -> None:
    """So many decisions of the person, by a bot's hints."""
    for _ in range(times):
        news = when_asked(person, id)
        if news["over"]:
            break
        if news["held_by"] == 0:
            done = person.command(f"/api/tables/{id}/end", moment=news["moment"])
        else:
            hint = person.post(f"/api/tables/{id}/hint", {"bot": "greedy"})
            done = person.command(
                f"/api/tables/{id}/actions", action=hint["action"], moment=news["moment"]
            )
        assert done.status_code == 200, done.text


@pytest.mark.parametrize("game", registry.names())
def test_bots_play_on_until_a_person_is_asked(site: Running, game: str) -> None:
    person = site.person()
    play_by_hints(person, with_bots(person, game), 4)


def test_a_hint_that_looks_ahead_says_why(site: Running) -> None:
    person = site.person()
    id = with_bots(person, "planet-steam")
    when_asked(person, id)
    assert person.post(f"/api/tables/{id}/hint", {"bot": "greedy"})["reasons"] is None
    reasons = person.post(f"/api/tables/{id}/hint", {"bot": "search:4"})["reasons"]
    assert reasons["lines"][0]["words"] in reasons["sentence"]
    assert sum(each["chosen"] for each in reasons["lines"]) == 1
