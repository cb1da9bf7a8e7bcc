"""The workshop: boards as data, checked at the place, drawn, and played."""

import json
from typing import Any

import pytest

import footplate
from footplate.core.boardgame import BoardGame
from footplate.server.rooms import about
from tests.browser.tables import GAMES
from tests.examples.conftest import installed, tidewater
from tests.server.running import Person, Running

__all__ = ["installed", "tidewater"]


@pytest.fixture
def ann(shared: Running) -> Person:
    return shared.person("Ann")


def check(person: Person, game: str, data: Any) -> Any:
    return person.post(f"/api/games/{game}/board", {"data": data})


def at(data: Any, path: list[Any]) -> Any:
    for step in path:
        data = data[step]
    return data


def misfits(data: Any, schema: Any, whole: Any) -> list[str]:
    """Keys of the data that a form made from the schema would not show, or shows as none."""
    if "$ref" in schema:
        schema = whole["$defs"][schema["$ref"].rsplit("/", 1)[1]]
    if "anyOf" in schema:
        return min((misfits(data, each, whole) for each in schema["anyOf"]), key=len)
    if isinstance(data, dict):
        known, rest = schema.get("properties", {}), schema.get("additionalProperties")
        missing = [f"no {key}" for key in schema.get("required", ()) if key not in data]
        return missing + [
            fault
            for key, value in data.items()
            for fault in ([f"{key}?"] if key not in known and not rest else [])
            or misfits(value, known.get(key, rest), whole)
        ]
    if isinstance(data, list):
        fixed = schema.get("prefixItems") or [schema.get("items")] * len(data)
        return [
            fault
            for each, kind in zip(data, fixed, strict=True)
            for fault in misfits(each, kind, whole)
        ]
    if "enum" in schema:
        return [] if data in schema["enum"] else [f"{data} is none of {schema['enum']}"]
    kinds: dict[str, Any] = {
        "string": str,
        "integer": int,
        "boolean": bool,
        "number": (int, float),
        "null": type(None),
    }
    return [] if isinstance(data, kinds[schema["type"]]) else [f"{data} is no {schema['type']}"]


@pytest.mark.parametrize("game", GAMES)
def test_every_board_is_told_as_data_that_fits_its_schema(ann: Person, game: str) -> None:
    known = footplate.game(game)
    assert isinstance(known, BoardGame)
    for id in known.boards():
        opened = ann.get(f"/api/games/{game}/board", board=id)
        board = opened["board"]
        assert not misfits(board["data"], opened["schema"], opened["schema"])
        assert (board["data"]["id"], board["problems"]) == (id, [])
        assert board["picture"] == known.draw_board(known.library.load(id))
        again = check(ann, game, board["data"])
        assert again["problems"] == []
        assert again["picture"] == board["picture"]
        assert (again["words"], again["max_seats"]) == (board["words"], board["max_seats"])


WRONG: dict[str, list[tuple[list[Any], Any, list[Any]]]] = {
    "age-of-steam": [
        (["cities", 0, "hex"], "Z99", ["cities", 0, "hex"]),
        (["map", "columns", 3], "QQQ", ["map", "columns", 3]),
        (["turns", "3"], 0, ["turns", "3"]),
        (["seats", "max"], 9, ["seats", "min"]),
    ],
    "steam-power": [
        (["cities", 2, "name"], " ", ["cities", 2, "name"]),
        (["name"], "", ["name"]),
        (["sources", "map"], "hearsay", ["sources", "map"]),
    ],
    "planet-steam": [
        (["map", "columns"], 99, ["map", "columns"]),
        (["claims", "3", "own"], [], ["claims", "3", "own"]),
        (["prices", "ore", "start"], 999, ["prices", "ore", "start"]),
        (["specialists", 0, "roles"], [], ["specialists", 0, "roles"]),
    ],
    "imperial-steam": [
        (["cities", 4, "effort"], 99, ["cities", 4, "effort"]),
        (["connections", 1, "ends"], ["wien", "nowhere"], ["connections", 1, "ends"]),
        (["engines", 0, "influence"], "many", ["engines", 0, "influence"]),
    ],
}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_wrong_is_told_at_its_place(ann: Person, game: str) -> None:
    board = ann.get(f"/api/games/{game}/board")["board"]["data"]
    for path, value, told in WRONG[game]:
        data = json.loads(json.dumps(board))
        at(data, path[:-1])[path[-1]] = value
        found = check(ann, game, data)
        assert found["picture"] == ""
        paths = [each["path"] for each in found["problems"]]
        assert told in paths, (path, found["problems"])
        assert all(each["reason"] for each in found["problems"])


def test_a_field_that_is_missing_or_unknown(ann: Person) -> None:
    data = ann.get("/api/games/steam-power/board")["board"]["data"]
    del data["cities"][1]["name"]
    (problem,) = check(ann, "steam-power", data)["problems"]
    assert problem["path"] == ["cities", 1, "name"]
    assert "missing" in problem["reason"]


def test_text_that_is_no_toml_keeps_its_place(ann: Person) -> None:
    found = ann.post("/api/games/steam-power/board", {"text": "name = \nid = 3"})
    assert found["data"] is None
    assert found["text"] == "name = \nid = 3"
    assert "line 1" in found["problems"][0]["place"]


def test_a_corrected_board_is_played(ann: Person) -> None:
    data = ann.get("/api/games/steam-power/board", board="germany")["board"]["data"]
    data["id"], data["cities"][0]["name"] = "my-germany", "Cologne"
    found = check(ann, "steam-power", data)
    assert "Cologne" in found["picture"]
    wanted = {"game": "steam-power", "board": found["text"], "seats": [{"kind": "me"}] * 1}
    seats = [{"kind": "me"}, {"kind": "greedy"}]
    id = ann.post("/api/tables", {**wanted, "seats": seats})["id"]
    ann.post(f"/api/tables/{id}/start")
    places = ann.get(f"/api/tables/{id}/plan")["places"]
    assert places[data["cities"][0]["hex"]]["name"] == "Cologne"


def test_a_table_tells_that_its_board_is_ones_own(ann: Person) -> None:
    """And of which one it is a copy, as long as that can be told."""

    def own_board(**changes: Any) -> Any:
        data = ann.get("/api/games/steam-power/board", board="germany")["board"]["data"]
        text = check(ann, "steam-power", {**data, **changes})["text"]
        wanted = {"game": "steam-power", "board": text if changes else "germany"}
        seats = [{"kind": "me"}, {"kind": "greedy"}]
        id = ann.post("/api/tables", {**wanted, "seats": seats})["id"]
        return ann.get(f"/api/tables/{id}")["own_board"]

    assert own_board() is None
    assert own_board(notes=["Mine."]) == {"name": "Germany", "like": "Germany", "altered": True}
    assert own_board(edition="mine")["like"] == "Germany"
    assert own_board(id="mine") == {"name": "Germany", "like": "", "altered": True}
    text = ann.get("/api/games/steam-power/board", board="germany")["board"]["text"]
    assert not about.own_board("steam-power", text).altered
    assert about.own_board("steam-power", "no board\n") == about.OwnBoard("")


def test_hostile_drafts(ann: Person) -> None:
    path = "/api/games/imperial-steam/board"

    def status(body: Any) -> int:
        return ann.call("POST", path, json=body).status_code

    assert status({}) == 400
    assert status({"text": "a = 1", "data": {}}) == 400
    assert status({"text": "x" * 200_001}) == 400
    assert status({"data": {"name": "x" * 300_000}}) == 413
    deep: Any = []
    for _ in range(100):
        deep = [deep]
    assert status({"data": {"cities": deep}}) == 400
    assert status({"data": {"cities": [None]}}) == 400
    for data in ({}, {"cities": 3}, {"map": [1]}, {"format": "age-of-steam-board/1"}):
        answer = ann.post(path, {"data": data})
        assert answer["problems"]
    assert ann.call("GET", path, params={"board": "../../etc/passwd"}).status_code == 404


def test_a_game_without_board_files(ann: Person, tidewater: object) -> None:
    answer = ann.call("GET", "/api/games/tidewater/board")
    assert answer.status_code == 404
    assert "has no board files" in answer.json()["sentence"]
