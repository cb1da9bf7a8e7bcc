"""The document that describes the API, and what hosts ask for."""

import re
from typing import Any

import msgspec
import pytest

from footplate.server.web import api
from footplate.server.web.endpoint import ENDPOINTS
from footplate.server.web.messages import AnyFromClient, AnyToClient
from footplate.server.web.openapi import document, plain_path
from tests.server.running import Running
from tests.server.test_playing import made


@pytest.fixture(scope="module")
def openapi() -> dict[str, Any]:
    api.load()
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(document()))
    return found


def test_every_endpoint_is_described(openapi: dict[str, Any]) -> None:
    for each in ENDPOINTS:
        said = openapi["paths"][plain_path(each.path)][each.method.lower()]
        assert said["summary"], each.path
        assert "default" in said["responses"]
        assert {
            "{" + one["name"] + "}" for one in said["parameters"] if one["in"] == "path"
        } == set(re.findall(r"{\w+}", plain_path(each.path)))
        assert ("requestBody" in said) is (each.takes is not None)
        assert ({} in said["security"]) is (each.allowed in ("anyone", "spectator"))
    names = [each.handler.__name__ for each in ENDPOINTS]
    assert len(set(names)) == len(names), "ids of operations are unique"


def test_every_reference_leads_somewhere(openapi: dict[str, Any]) -> None:
    text = msgspec.json.encode(openapi).decode()
    schemas = openapi["components"]["schemas"]
    found = set(re.findall(r'"#/components/schemas/(\w+)"', text))
    assert found
    assert found <= set(schemas)
    secured = openapi["components"]["securitySchemes"]
    for path in openapi["paths"].values():
        for each in path.values():
            assert {name for way in each["security"] for name in way} <= set(secured)


def test_the_messages_of_the_socket_are_in_it(openapi: dict[str, Any]) -> None:
    schemas = openapi["components"]["schemas"]
    for name, union in (("SocketTold", AnyToClient), ("SocketSaid", AnyFromClient)):
        kinds = {each.__struct_config__.tag for each in union.__args__}
        assert set(schemas[name]["discriminator"]["mapping"]) == kinds
    live = openapi["paths"]["/api/tables/{table}/live"]["get"]
    assert live["x-websocket"]["sends"] == {"$ref": "#/components/schemas/SocketTold"}


def test_what_the_docstrings_say_is_in_it(openapi: dict[str, Any]) -> None:
    schemas = openapi["components"]["schemas"]
    assert "as the news have named it" in schemas["Submit"]["properties"]["moment"]["description"]
    assert "additionalProperties" not in schemas["Event"], "games have events of their own"
    assert schemas["Listed"]["properties"]["summary"] == {"$ref": "#/components/schemas/Summary"}


def test_it_says_what_is_always_there(openapi: dict[str, Any]) -> None:
    schemas = openapi["components"]["schemas"]
    assert set(schemas["News"]["required"]) == set(schemas["News"]["properties"])
    assert schemas["Choice"]["required"] == ["action", "label"], "the rest is left out if empty"
    assert schemas["Wanted"]["required"] == ["game"], "who asks may leave out the rest"


def test_it_is_served(site: Running) -> None:
    answer = site.http.get("/openapi.json")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["openapi"] == "3.1.0"


def test_health_and_metrics(site: Running) -> None:
    health = site.http.get("/health").json()
    assert (health["service"], health["database"]) == ("footplate", "sqlite")
    ann = site.person()
    made(ann, "steam-power", 2)
    assert site.http.get("/api/tables/moon").status_code == 404
    found = metrics(site)
    assert found['footplate_tables{status="playing"}'] == 1
    assert found["footplate_rooms"] == 1
    assert found["footplate_appends_total"] >= 1
    assert 1 <= found["footplate_commits_total"] <= found["footplate_appends_total"]
    assert found["footplate_command_seconds_count"] >= 1
    assert found['footplate_command_seconds_bucket{le="+Inf"}'] >= 1
    assert found['footplate_problems_total{problem="unknown"}'] == 1
    assert found["footplate_sockets"] == 0


def metrics(site: Running) -> dict[str, float]:
    text = site.http.get("/metrics").text
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_methods_that_there_are_not_are_named(site: Running) -> None:
    answer = site.http.delete("/api/tables")
    assert answer.status_code == 405
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "POST"}


def test_games(site: Running) -> None:
    games = {game["name"]: game for game in site.http.get("/api/games").json()["games"]}
    assert {"age-of-steam", "steam-power", "planet-steam", "imperial-steam"} <= set(games)
    assert games["steam-power"]["automa_levels"]
    assert games["age-of-steam"]["default_board"] in [
        board["id"] for board in games["age-of-steam"]["boards"]
    ]
