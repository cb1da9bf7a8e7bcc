"""People at a table: sitting down, deciding, one after the other."""

import random
from collections.abc import Sequence
from typing import Any

from tests.server.running import Person

GAME = "steam-power"


def seated(*people: Person, game: str = GAME, start: bool = True, **given: Any) -> str:
    """A table of these people, made by the first of them; further seats as they are given."""
    further = given.pop("further", [])
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1), *further]
    id = str(people[0].post("/api/tables", {"game": game, "seats": seats, **given})["id"])
    for seat, person in enumerate(people[1:], start=1):
        person.post(f"/api/tables/{id}/seats/{seat}")
    if start:
        people[0].post(f"/api/tables/{id}/start")
    return id


def choices(news: Any) -> list[Any]:
    return [choice for group in news["prompt"]["groups"] for choice in group["choices"]]


def waiting(person: Person, id: str) -> int | None:
    """Whose decision, or end of turn, is awaited."""
    found: int | None = person.get(f"/api/tables/{id}")["table"]["asked"]
    return found


def decide(person: Person, id: str, rng: random.Random | None = None) -> Any:
    """One decision of a person who is asked, or the end of the turn; what is new then."""
    news = person.get(f"/api/tables/{id}/news")
    if news["held_by"] is not None:
        done = person.command(f"/api/tables/{id}/end", moment=news["moment"])
    else:
        found = choices(news)
        action = (found[0] if rng is None else rng.choice(found))["action"]
        done = person.command(f"/api/tables/{id}/actions", action=action, moment=news["moment"])
    assert done.status_code == 200, done.text
    return person.get(f"/api/tables/{id}/news")


def turn(people: Sequence[Person], id: str, rng: random.Random | None = None) -> int | None:
    """Whoever is asked decides until somebody else is; who decided, None: the game is over."""
    first = waiting(people[0], id)
    if first is None:
        return None
    while waiting(people[0], id) == first:
        decide(people[first], id, rng)
    return first


def finish(people: Sequence[Person], id: str) -> None:
    """Everybody agrees to end the game here."""
    moment = people[0].get(f"/api/tables/{id}")["moment"]
    people[0].command(f"/api/tables/{id}/ask", what="finish", moment=moment)
    for person in people[1:]:
        person.command(f"/api/tables/{id}/agree", agrees=True, moment=moment)
    assert people[0].get(f"/api/tables/{id}")["status"] == "over"
