"""Who may what, as one table: every endpoint, called by everybody."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from footplate.core.record import Record
from footplate.server.settings import Settings
from footplate.server.web import api
from footplate.server.web.endpoint import ENDPOINTS
from tests.server.postgres import a_database
from tests.server.running import Person, Running, running
from tests.server.sitting import finish

api.load()

WHO = ("nobody", "spectator", "other seat", "same seat", "owner", "seat key")
YES = (200, 201, 204, 409, 422)
"""Whoever may: it is done, or the game or the table refuses it for another reason."""

ID = {"id": "an-id-of-ours"}
MOMENT = {**ID, "moment": 0, "seat": 1}
T = "/api/tables/{table}"
G = "/api/games/{game}"
OPEN = (
    *("/health", "/metrics", "/openapi.json", "/api/games", "/api/lessons"),
    *(f"{G}/plan", f"{G}/picture", f"{G}/rules", f"{G}/schema", f"{G}/board"),
)
LESSON = {"game": "age-of-steam", "lesson": "01-first-link"}
NEW_KEY = "POST /api/me/key"
RECORD = Record(game="steam-power", board="germany", seats=3).to_json()


@dataclass(frozen=True)
class Case:
    """One endpoint, its body, whether the game has begun, and the status for each of WHO."""

    statuses: tuple[int | tuple[int, ...], ...]
    body: Any = None
    begun: bool = False
    query: str = ""


def seat_alone(body: Any, query: str = "") -> Case:
    """What only who sits there may."""
    return Case((403, 403, 403, YES, 403, YES), body, begun=True, query=query)


def owner_alone(body: Any) -> Case:
    """What only who made the table may."""
    return Case((403, 403, 403, 403, YES, 403), body, begun=True)


def players(status: int | tuple[int, ...]) -> tuple[int | tuple[int, ...], ...]:
    """What everybody may who is a player."""
    return (401, status, status, status, status, 401)


TABLE: dict[str, Case] = {
    "POST /api/enter": Case((204,) * 6, {"password": ""}),
    "POST /api/me": Case((201,) * 6, {"name": "New"}),
    NEW_KEY: Case((401, 200, 200, 200, 200, 401), {}),
    "GET /api/me": Case((401, 200, 200, 200, 200, 401)),
    "PATCH /api/me": Case((401, 200, 200, 200, 200, 401), {"name": "Else"}),
    "GET /api/tables": Case((200,) * 6),
    "POST /api/tables": Case((401, 201, 201, 201, 201, 401), {"game": "steam-power"}),
    f"GET {T}": Case((200,) * 6),
    f"DELETE {T}": Case((403, 403, 403, 403, 204, 403)),
    f"POST {T}/start": Case((403, 403, 403, 403, 200, 403), {}),
    f"POST {T}/seats/{{seat:int}}": Case((401, 422, 422, 200, 422, 401), {"name": "Me"}),
    f"DELETE {T}/seats/{{seat:int}}": Case((403, 403, 403, 200, 403, 200)),
    f"PUT {T}/seats/{{seat:int}}/kind": Case((403, 403, 403, 403, 200, 403), {"kind": "random"}),
    f"POST {T}/seats/{{seat:int}}/link": Case((403, 403, 403, 200, 403, 200), {}),
    f"POST {T}/seats/{{seat:int}}/open": Case((401, 403, 403, 403, 403, 401), {"key": "s_no"}),
    f"POST {T}/seats/{{seat:int}}/concede": Case((403, 403, 403, 422, 403, 422), {}),
    f"GET {T}/asked": Case((200,) * 6, begun=True),
    f"GET {T}/news": Case((200,) * 6, begun=True),
    f"GET {T}/plan": Case((200,) * 6, begun=True),
    f"GET {T}/why-not": seat_alone(None, "?seat=1"),
    f"POST {T}/preview": seat_alone({"action": {"do": "take-money"}, "seat": 1}),
    # Who is asked is drawn: then there is no such shortcut, else it is somebody else's turn.
    f"POST {T}/shortcut": Case(
        (403, 403, 403, (400, 422), 403, (400, 422)), {"name": "x", "seat": 1}, begun=True
    ),
    f"POST {T}/actions": seat_alone({**MOMENT, "action": {"do": "take-money"}}),
    f"POST {T}/undo": seat_alone(MOMENT),
    f"POST {T}/restart": seat_alone(MOMENT),
    f"POST {T}/redo": seat_alone(MOMENT),
    f"POST {T}/end": seat_alone(MOMENT),
    f"POST {T}/order": seat_alone({**ID, "name": None, "seat": 1}),
    f"POST {T}/wishes": seat_alone({**ID, "wishes": {}, "seat": 1}),
    f"POST {T}/ask": seat_alone({**MOMENT, "what": "finish"}),
    f"POST {T}/agree": seat_alone({**MOMENT, "agrees": True}),
    f"POST {T}/hint": seat_alone({"seat": 1}),
    f"POST {T}/luck": owner_alone({**ID, "outcomes": [1]}),
    f"POST {T}/clock": owner_alone({**ID, "stopped": True}),
    f"POST {T}/mute": owner_alone({"line": 1}),
    f"GET {T}/view": Case((200,) * 6, begun=True),
    f"GET {T}/picture": Case((200,) * 6, begun=True),
    f"GET {T}/log": Case((200,) * 6, begun=True),
    f"GET {T}/log/since-my-turn": Case((403, 403, 200, 200, 200, 200), begun=True),
    f"GET {T}/record": Case((200,) * 6, begun=True),
    f"POST {T}/fork": Case(players(201), {}, begun=True),
    f"GET {T}/story": Case((422,) * 6, begun=True),
    f"GET {T}/transcript": Case((422,) * 6, begun=True),
    f"POST {T}/again": Case(players(422), {}, begun=True),
    f"POST {T}/analysis": Case((422,) * 6, {"at": 0}, begun=True),
    f"POST {T}/rematch": Case((403, 403, 422, 422, 422, 422), {}, begun=True),
    "POST /api/records": Case(players(201), {"text": RECORD}),
    "POST /api/lessons": Case(players(201), LESSON),
    f"POST {T}/lesson": seat_alone(MOMENT),
    f"POST {T}/chat": Case(players(200), {**ID, "words": "hello"}),
    f"GET {T}/chat": Case((200,) * 6),
    f"GET {T}/note": Case(players(200)),
    f"PUT {T}/note": Case(players(200), {"words": "mine"}),
    "POST /api/me/device": Case(players(YES), {}),
    "GET /api/me/notify": Case(players(200)),
    "PUT /api/me/notify": Case(players(200), {"channels": []}),
    "POST /api/me/notify/test": Case(players(YES), {}),
    f"GET {T}/notify": Case((403, 403, 200, 200, 200, 401)),
    f"PUT {T}/notify": Case((403, 403, 200, 200, 200, 401), {"notify": "off"}),
    **{f"GET {path}": Case((200,) * 6) for path in OPEN},
    f"POST {G}/setup-luck": Case((200,) * 6, {"seats": 3}),
    f"POST {G}/board": Case((200,) * 6, {"text": 'format = "steam-power-map/1"'}),
}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def site(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    """One server on each database for all of them: the tables are their own."""
    with (
        a_database(request, request.param, tmp_path_factory.mktemp("site")) as address,
        running(Settings(database=address, limits=False)) as found,
    ):
        yield found


class Company:
    """A table of three with an owner, and somebody who only watches."""

    def __init__(self, site: Running, begun: bool) -> None:
        self.site = site
        self.owner, self.same, self.other = (site.person(name) for name in ("Olga", "Ann", "Bob"))
        self.spectator = site.person("Sam")
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        self.table = self.owner.post("/api/tables", {"game": "steam-power", "seats": seats})["id"]
        base = f"/api/tables/{self.table}"
        self.same.post(f"{base}/seats/1", {})
        self.other.post(f"{base}/seats/2", {})
        self.seat_key = self.same.post(f"{base}/seats/1/link")["key"]
        self.same.post(f"{base}/chat", {"id": "a-first-line", "words": "Hello."})
        if begun:
            self.owner.post(f"{base}/start")

    def key(self, who: str) -> str:
        people: dict[str, str] = {
            "nobody": "",
            "spectator": self.spectator.key,
            "other seat": self.other.key,
            "same seat": self.same.key,
            "owner": self.owner.key,
            "seat key": self.seat_key,
        }
        return people[who]

    def about(self) -> str:
        """The table as everybody sees it, or that there is none."""
        return self.site.http.get(f"/api/tables/{self.table}").text

    def call(self, who: str, endpoint: str, case: Case) -> httpx.Response:
        method, path = endpoint.split(" ")
        path = path.replace("{table}", self.table).replace("{seat:int}", "1")
        path = path.replace("{game}", "steam-power") + case.query
        key = self.key(who)
        headers = {"authorization": f"Bearer {key}"} if key else {}
        return self.site.http.request(method, path, json=case.body, headers=headers)


def test_every_endpoint_is_in_the_table() -> None:
    assert {f"{each.method} {each.path}" for each in ENDPOINTS} == set(TABLE)
    assert all(len(case.statuses) == len(WHO) for case in TABLE.values())


@pytest.mark.parametrize("endpoint", TABLE)
def test_who_may(site: Running, endpoint: str) -> None:
    case = TABLE[endpoint]
    company = Company(site, case.begun)
    before = company.about()
    for who, wanted in zip(WHO, case.statuses, strict=True):
        answer = company.call(who, endpoint, case)
        site.http.cookies.clear()
        assert answer.status_code in (wanted if isinstance(wanted, tuple) else (wanted,)), (
            who,
            answer.text,
        )
        after = company.about()
        if answer.status_code >= 400:
            assert after == before
            assert {"problem", "sentence"} <= set(answer.json())
        elif after != before or endpoint == NEW_KEY:
            company = Company(site, case.begun)
            before = company.about()


REMATCH = dict(zip(WHO, (403, 403, 201, 201, 201, 401), strict=True))
KEPT = dict(zip(WHO, (401, 422, 422, 200, 422, 401), strict=True))


@pytest.mark.parametrize("who", WHO)
def test_who_may_ask_for_a_rematch(site: Running, who: str) -> None:
    """Those who sat there and can own a table; where it is made already, the same ones."""
    company = Company(site, True)
    finish([company.owner, company.same, company.other], company.table)
    endpoint, old = f"POST {T}/rematch", company.table
    for _ in ("made", "there"):
        before = site.http.get(f"/api/tables/{old}").json()["rematch"]
        answer = company.call(who, endpoint, TABLE[endpoint])
        assert answer.status_code == REMATCH[who], answer.text
        if answer.status_code >= 400:
            assert site.http.get(f"/api/tables/{old}").json()["rematch"] == before
        company.owner.post(f"/api/tables/{old}/rematch")


@pytest.mark.parametrize("who", WHO)
def test_who_may_sit_down_in_a_kept_seat(site: Running, who: str) -> None:
    company = Company(site, True)
    finish([company.owner, company.same, company.other], company.table)
    about = company.owner.post(f"/api/tables/{company.table}/rematch")
    names = [each["name"] for each in about["table"]["seats"]]
    path = f"/api/tables/{about['id']}/seats/{names.index('Ann')}"
    key = company.key(who)
    headers = {"authorization": f"Bearer {key}"} if key else {}
    answer = site.http.post(path, json={}, headers=headers)
    assert answer.status_code == KEPT[who], answer.text


def test_a_wrong_key_is_nobody_s(site: Running) -> None:
    for key in ("p_wrong", "nonsense", "p_" + "x" * 500, "-", "s"):
        answer = site.http.get("/api/me", headers={"authorization": f"Bearer {key}"})
        assert answer.status_code == 401
    assert site.http.get("/api/me", headers={"authorization": "Basic eDp5"}).status_code == 401


def test_who_watches_by_an_old_key_sees_no_more(
    site: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = Company(site, True)
    url = f"ws://127.0.0.1:{site.port}/api/tables/{company.table}/live"

    def ended(socket: Any) -> Any:
        """What is told last."""
        while (told := json.loads(socket.recv(timeout=10)))["tell"] != "problem":
            pass
        return told["problem"]["problem"]

    with connect(url) as thief, connect(url) as other:
        for socket, who in ((thief, "same seat"), (other, "other seat")):
            socket.send(json.dumps({"say": "hello", "key": company.key(who)}))
            for _ in range(3):
                socket.recv(timeout=10)
        new = Person(site, company.same.post("/api/me/key")["key"])
        assert ended(thief) == "nobody"
        other.send('{"say":"still"}')
        # Another process is not told: there it is found when the viewer is still there.
        monkeypatch.setattr(site.server.house, "doubt", lambda player: None)
        with connect(url) as socket:
            socket.send(json.dumps({"say": "hello", "key": new.key}))
            assert json.loads(socket.recv(timeout=10))["about"]["yours"] == [1]
            new.post("/api/me/key")
            socket.send('{"say":"still"}')
            assert ended(socket) == "nobody"
        site.http.cookies.clear()
        chat = company.owner.command(f"/api/tables/{company.table}/chat", words="Who is here?")
        assert chat.status_code == 200
        while json.loads(other.recv(timeout=10))["tell"] != "chat":
            pass


def test_a_seat_key_is_good_for_its_seat_alone(site: Running) -> None:
    first, second = Company(site, True), Company(site, True)
    stranger = Person(site, first.seat_key)
    about = stranger.get(f"/api/tables/{first.table}")
    assert about["yours"] == [1]
    assert not about["owner"]
    assert stranger.get(f"/api/tables/{second.table}")["yours"] == []
    assert stranger.call("GET", f"/api/tables/{first.table}/news?seat=0").status_code == 403
    new = first.same.post(f"/api/tables/{first.table}/seats/1/link")["key"]
    assert stranger.get(f"/api/tables/{first.table}")["yours"] == []
    wrong = first.spectator.call(
        "POST", f"/api/tables/{first.table}/seats/2/open", json={"key": new}
    )
    assert wrong.status_code == 403


def test_an_unlisted_table_is_found_by_its_id_alone(site: Running) -> None:
    person = site.person()
    id = person.post("/api/tables", {"game": "steam-power", "visibility": "unlisted"})["id"]
    listed = site.http.get("/api/tables").json()["tables"]
    assert id not in [each["id"] for each in listed]
    assert site.http.get(f"/api/tables/{id}").status_code == 200
    assert id in [each["id"] for each in person.get("/api/me")["tables"]]


@pytest.mark.parametrize("who", WHO)
def test_who_may_watch_as_a_seat(site: Running, who: str) -> None:
    company = Company(site, True)
    url = f"ws://127.0.0.1:{site.port}/api/tables/{company.table}/live"
    with connect(url) as socket:
        socket.send(json.dumps({"say": "hello", "key": company.key(who), "seat": 1}))
        first = json.loads(socket.recv(timeout=10))
        if who in ("same seat", "seat key"):
            assert first["tell"] == "about"
            assert first["about"]["yours"] == [1]
        else:
            assert first["tell"] == "problem"
            assert first["problem"]["problem"] == "forbidden"
    with connect(url) as socket:
        socket.send(json.dumps({"say": "hello", "key": company.key(who)}))
        first = json.loads(socket.recv(timeout=10))
        assert first["tell"] == "about"
        news = json.loads(socket.recv(timeout=10))["news"]
        mine = {"other seat": 2, "same seat": 1, "owner": 0, "seat key": 1}
        assert news["view"]["viewer"] == mine.get(who)
