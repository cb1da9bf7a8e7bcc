"""Tables to open pages of: with luck that is known, or in the middle of a game that is recorded."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from footplate.core.chance import Chance
from footplate.core.record import Record
from footplate.core.wire import convert, to_plain
from tests.browser.browsing import ROOT
from tests.server.running import Person

RECORDS = ROOT / "docs" / "pictures"
"""A record of a late position of every game."""
GAMES = ("age-of-steam", "imperial-steam", "planet-steam", "steam-power")


def recorded(game: str) -> dict[str, Any]:
    text = Path(RECORDS, f"{game}.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def brought(person: Person, record: dict[str, Any], start: bool = True) -> str:
    """A table of a record, all seats of which are one person's."""
    id = str(person.post("/api/records", {"text": json.dumps(record)})["id"])
    if start:
        person.post(f"/api/tables/{id}/start")
    return id


def before(game: str, action: str, after: int = 0) -> dict[str, Any]:
    """The record up to where somebody does something of this kind, after so many actions."""
    found = recorded(game)
    kinds = [each["do"] for each in found["actions"]]
    return {**found, "actions": found["actions"][: kinds.index(action, after)]}


def among_bots(person: Person, record: dict[str, Any]) -> str:
    """A table of a record where a person decides now, and bots have the other seats."""
    id = brought(person, record)
    about = person.get(f"/api/tables/{id}")
    for seat in about["yours"]:
        if seat != about["table"]["asked"]:
            person.put(f"/api/tables/{id}/seats/{seat}/kind", {"kind": "greedy"})
    return id


def dealt(person: Person, game: str, seats: int = 3, seed: int = 1, **given: Any) -> str:
    """A new table with luck that is known, where bots have all seats but one that decides."""
    record = {"game": game, "board": recorded(game)["board"], "seats": seats, "seed": seed}
    names = ["Ann", "Bob", "Cid", "Dora", "Emil", "Flora"][:seats]
    return among_bots(person, {**record, "names": names, "actions": [], **given})


@cache
def finished(game: str) -> dict[str, Any]:
    """The record of a whole game: the one of the late position, played on by luck."""
    record = convert(recorded(game), Record, "record")
    state, rng = record.replay(), Chance(1)
    while not state.over:
        record.play(state, state.decode(state.sample(rng)))
    record.checks = []  # those before were not kept
    found: dict[str, Any] = to_plain(record)
    return found


def ended(person: Person, game: str) -> str:
    """A table whose game has come to its end; all seats were one person's."""
    return brought(person, finished(game))
