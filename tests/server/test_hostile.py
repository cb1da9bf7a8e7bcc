"""Strange and hostile input: refused with a status and a sentence, never taken, never an error of
the server's own; and no key ever reaches a log."""

import json
import logging
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode
from websockets.sync.client import connect

import footplate
from footplate import Chance, Record
from footplate.server.rooms import telling
from footplate.server.settings import Settings
from footplate.server.store.database import sqlite_url
from footplate.server.store.schema import metadata
from footplate.server.web import api, limits
from footplate.server.web.endpoint import ENDPOINTS, LARGEST
from footplate.server.web.limits import BURST
from tests.form import whole_games
from tests.server.load import hot_seats, next_command, send
from tests.server.postgres import both_databases
from tests.server.running import Person, Running, running, until
from tests.soak.breaking import STRANGE, broken, broken_text

api.load()
pytestmark = whole_games
NAMES = [
    "<script>alert(1)</script>",
    "a\u0000b\u0007c\u001b[31m",
    "\u202eevil\u2066",
    "line\nbreak\r\ttab",
    "x" * 200,
    "'; drop table players; --",
    " \u200b ",
    "é́́ 🚂 ﷽",
]
BODIES: list[bytes] = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"x"',
    b"\xff\xfe",
    b'{"name": "\\ud800"}',
    b'{"name": 1e999}',
    b"[" * 100_000 + b"]" * 100_000,
    b'{"a":' * 50_000 + b"1" + b"}" * 50_000,
    b'{"id": ' + b"9" * 5_000 + b"}",
    b"NaN",
]


@pytest.fixture(autouse=True)
def _no_key_in_any_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    caplog.set_level(logging.DEBUG, "footplate")
    caplog.set_level(logging.DEBUG, "uvicorn")
    caplog.set_level(logging.DEBUG, "sqlalchemy.engine")
    yield
    for each in caplog.records:
        assert each.levelno < logging.ERROR, each.getMessage()
    for word in ("p_", "s_"):
        assert f"Bearer {word}" not in caplog.text
        assert f"#{word}" not in caplog.text


def mine(answer: httpx.Response) -> httpx.Response:
    """An answer that says what is wrong, in our words."""
    assert 400 <= answer.status_code < 500, answer.text
    problem = answer.json()
    assert set(problem) == {"problem", "sentence", "rule", "moment", "faults"}
    assert len(problem["sentence"]) < 2_000
    assert answer.headers["x-content-type-options"] == "nosniff"
    return answer


def paths(table: str) -> Iterator[tuple[str, str]]:
    for each in ENDPOINTS:
        if each.takes is not None and each.path != "/api/enter":
            yield each.method, each.path.replace("{table}", table).replace("{seat:int}", "0")


@both_databases
def test_malformed_bodies(site: Running) -> None:
    person = site.person()
    table = hot_seats(person, "steam-power", 3)
    before = person.get(f"/api/tables/{table}/news")
    for method, path in paths(table):
        for body in BODIES:
            mine(person.call(method, path, content=body))
    assert person.get(f"/api/tables/{table}/news") == before


def test_bodies_that_are_wrong_somewhere(site: Running) -> None:
    person = site.person()
    table = hot_seats(person, "steam-power", 3)
    rng = Chance(3)
    news = person.get(f"/api/tables/{table}/news")
    action = news["prompt"]["groups"][0]["choices"][0]["action"]
    good: dict[str, Any] = {
        f"/api/tables/{table}/actions": {"id": "12345678", "moment": 0, "action": action},
        f"/api/tables/{table}/preview": {"action": action, "seat": 0},
        f"/api/tables/{table}/shortcut": {"name": "x", "argument": {"a": [1, {}]}, "seat": 0},
        f"/api/tables/{table}/order": {"id": "12345678", "name": "pass", "number": 3, "seat": 0},
        f"/api/tables/{table}/ask": {"id": "12345678", "moment": 0, "what": "undo", "about": 1},
        f"/api/tables/{table}/seats/0/open": {"key": "s_x", "name": "N"},
        "/api/tables": {
            "game": "steam-power",
            "board": "us-midwest",
            "options": {},
            "seats": [{"kind": "me", "name": "N"}, {"kind": "open"}, {"kind": "random"}],
            "name": "T",
            "visibility": "public",
            "clock": {},
            "pace": 5,
        },
    }
    for path, body in good.items():
        for number in range(40):
            wrong = broken(body, rng, STRANGE if number % 2 else None)
            try:
                text = json.dumps(wrong)
            except ValueError:
                continue
            if number % 5 == 4:
                text = broken_text(text, rng)
            answer = person.call("POST", path, content=text.encode("utf-8", "surrogatepass"))
            assert answer.status_code < 500, (path, text, answer.text)
            if answer.status_code >= 400:
                mine(answer)


def test_what_is_too_large_is_not_read(site: Running) -> None:
    person = site.person()
    large = b'{"name": "' + b"x" * LARGEST + b'"}'
    assert mine(person.call("POST", "/api/tables", content=large)).status_code == 413

    def bit_by_bit() -> Iterator[bytes]:
        for _ in range(40):
            yield b"x" * (LARGEST // 20)

    answer = person.call("POST", "/api/tables", content=bit_by_bit())
    assert answer.status_code == 413
    board = person.call(
        "POST", "/api/tables", json={"game": "steam-power", "board": "x\n" * 150_000}
    )
    assert mine(board).status_code == 400


@both_databases
def test_strange_paths_and_queries(site: Running) -> None:
    person = site.person()
    table = hot_seats(person, "steam-power", 3)
    for id in ("%00", "a%00b", "%ff", "..%2f..", "x" * 300, "%F0%9F%9A%82", "A", "a'--"):
        for path in ("", "/news", "/seats/0"):
            method = "POST" if path.startswith("/seats") else "GET"
            answer = person.call(method, f"/api/tables/{id}{path}", json={})
            assert answer.status_code in (404, 405), (id, answer.status_code)
            mine(answer)
    for query in ("since=-1", "since=x", "seat=99999999999", "seat=101", "what=1"):
        mine(person.call("GET", f"/api/tables/{table}/news?{query}"))
    assert person.call("GET", f"/api/tables/{table}/news?since=999999").json()["kept"] == 0
    for query in ("most=0", "most=101", "before=99999999999999999999", "status=%00"):
        mine(person.call("GET", f"/api/tables?{query}"))
    for seat in ("99", "-1", "99999999999999999999", "9" * 5000, "0x1"):
        answer = person.call("POST", f"/api/tables/{table}/seats/{seat}", json={})
        assert answer.status_code in (400, 404), answer.text


@both_databases
def test_ids_of_commands_are_plain(site: Running) -> None:
    person = site.person()
    table = hot_seats(person, "steam-power", 3)
    for id in ("short", "x" * 65, "with a space", "nul\0nul\0nul", "é" * 10, "line\nline\n"):
        body = {"id": id, "seat": 0, "wishes": {}}
        assert (
            mine(person.call("POST", f"/api/tables/{table}/wishes", json=body)).status_code == 400
        )


@both_databases
def test_names_are_shown_as_text_alone(site: Running) -> None:
    for name in NAMES:
        person = site.person(name)
        me = person.get("/api/me")
        assert me["name"].isprintable()
        assert len(me["name"]) <= 40
        wanted = {"game": "steam-power", "name": name, "seats": [{"kind": "me", "name": name}] * 3}
        table = person.call("POST", "/api/tables", json=wanted)
        assert table.status_code == 201, table.text
        summary = table.json()["table"]
        for shown in (summary["name"], *(seat["name"] for seat in summary["seats"])):
            assert shown.isprintable()
            assert len(shown) <= 40
        assert table.headers["content-type"] == "application/json"
        id = table.json()["id"]
        person.post(f"/api/tables/{id}/start")
        picture = person.call("GET", f"/api/tables/{id}/picture")
        assert "<script" not in picture.text
        assert "default-src" in picture.headers["content-security-policy"]
        ElementTree.fromstring(picture.text)
        said = person.post(f"/api/tables/{id}/chat", {"id": "hello-hello", "words": f"I: {name}"})
        assert said["lines"][0]["words"].isprintable()
        kept = person.call("PUT", f"/api/tables/{id}/note", json={"words": name})
        assert kept.status_code == 200, kept.text
        assert person.get(f"/api/tables/{id}/note") == kept.json()
        assert "frame-ancestors 'none'" in table.headers["content-security-policy"]
    long = site.http.post("/api/me", json={"name": "x" * 201})
    assert mine(long).status_code == 400


STRANGE_TEXT = [
    b"a\\u0000b",
    b"\\u0000",
    b"a\\ud800b",
    b"\\udc00\\ud800",
    b"a\xed\xa0\x80b",
    b"a\x00b",
]
"""Inside of JSON: NUL and halves of a sign, escaped and as they are."""


@both_databases
def test_text_that_a_database_may_not_take(site: Running) -> None:
    """It is refused or cleaned, alike in both; never kept as it is, never an error of ours."""
    ann = site.person()
    table = hot_seats(ann, "steam-power", 3)
    seats = b'[{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]'
    action = b'"id": "12345678", "moment": 0, "seat": 0'
    record = json.loads(Record(game="steam-power", board="germany", seats=3).to_json())
    board = board_text("germany")
    at, here = f"/api/tables/{table}", b"@@"

    def record_with(**given: object) -> bytes:
        return json.dumps({"text": json.dumps({**record, **given})}).encode()

    wanted: list[tuple[str, str, bytes]] = [
        ("POST", "/api/me", b'{"name": "@@"}'),
        ("PATCH", "/api/me", b'{"name": "@@"}'),
        ("POST", "/api/tables", b'{"game": "@@"}'),
        ("POST", "/api/tables", b'{"game": "steam-power", "name": "@@", "seats": ' + seats + b"}"),
        (
            "POST",
            "/api/tables",
            b'{"game": "steam-power", "seats": [{"kind": "me", "name": "@@"}]}',
        ),
        ("POST", "/api/tables", b'{"game": "steam-power", "seats": [{"kind": "@@"}]}'),
        ("POST", "/api/tables", b'{"game": "steam-power", "options": {"edition": "@@"}}'),
        ("POST", "/api/tables", b'{"game": "steam-power", "options": {"@@": true}}'),
        ("POST", "/api/tables", b'{"game": "steam-power", "board": "@@"}'),
        ("POST", "/api/tables", b'{"game": "steam-power", "position": {"board": "@@"}}'),
        (
            *("POST", "/api/tables"),
            json.dumps({"game": "steam-power", "board": board + "\n# @@\n"}).encode(),
        ),
        (
            *("POST", "/api/tables"),
            json.dumps({"game": "steam-power", "board": titled(board, "@@")}).encode(),
        ),
        ("POST", f"{at}/chat", b'{"id": "12345678", "words": "I say @@"}'),
        ("PUT", f"{at}/note", b'{"words": "I note @@"}'),
        ("POST", f"{at}/actions", b"{" + action + b', "action": {"do": "@@"}}'),
        ("POST", f"{at}/order", b'{"id": "12345678", "name": "@@", "seat": 0}'),
        ("POST", f"{at}/shortcut", b'{"name": "@@", "seat": 0, "argument": "@@"}'),
        ("POST", f"{at}/seats/0/open", b'{"key": "@@"}'),
        ("PUT", f"{at}/seats/0/kind", b'{"kind": "@@"}'),
        ("POST", "/api/records", b'{"text": "@@"}'),
        ("POST", "/api/records", record_with(names=["@@", "Ben", "Cem"])),
        ("POST", "/api/records", record_with(note="@@")),
        ("POST", "/api/records", record_with(board="@@")),
        ("POST", "/api/records", record_with(board=titled(board, "@@"))),
        ("POST", "/api/records", record_with(options={"@@": "@@"})),
        ("PUT", "/api/me/notify", b'{"channels": [{"type": "webhook", "url": "https://a.b/@@"}]}'),
    ]
    for method, path, body in wanted:
        for sign in STRANGE_TEXT:
            # Text within text is escaped once more.
            for each in {sign, sign.replace(b"\\", b"\\\\"), sign.replace(b"\\", b"\\" * 4)}:
                answer = ann.call(method, path, content=body.replace(here, each))
                site.http.cookies.clear()
                assert answer.status_code < 500, (path, body, each, answer.text)
                answer.content.decode("utf-8")
    for row in site.http.get("/api/tables?most=100").json()["tables"]:
        assert site.http.get(f"/api/tables/{row['id']}").status_code == 200
        assert site.http.get(f"/tables/{row['id']}").status_code == 200
        assert "\\x00" not in str(row)
    assert site.http.get("/").status_code == 200
    for words in (ann.get("/api/me")["name"], ann.get(f"{at}/note")["words"]):
        assert words.isprintable()
    assert all(line["words"].isprintable() for line in ann.get(f"{at}/chat")["lines"])


def titled(board: str, title: str) -> str:
    """The text of a board under another title."""
    return re.sub(r'(?m)^name = ".*"$', f'name = "{title}"', board, count=1)


def board_text(board: str) -> str:
    found = next(Path(footplate.__file__).parent.glob(f"games/*/**/{board}.toml"))
    return found.read_text(encoding="utf-8")


def test_another_page_cannot_use_the_cookie(site: Running) -> None:
    made = site.http.post("/api/me", json={"name": "Ann"})
    cookie = made.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    own = {"origin": site.url}
    wanted = {"game": "steam-power"}
    for elsewhere in ({}, {"origin": "http://evil.example"}, {"origin": "null"}):
        answer = site.http.post("/api/tables", json=wanted, headers=elsewhere)
        assert mine(answer).status_code == 403
    table = site.http.post("/api/tables", json=wanted, headers=own)
    assert table.status_code == 201
    url = f"ws://127.0.0.1:{site.port}/api/tables/{table.json()['id']}/live"
    for origin, wanted_first in (("http://evil.example", "problem"), (site.url, "about")):
        headers = {"cookie": cookie.split(";")[0], "origin": origin}
        with connect(url, additional_headers=headers) as socket:
            socket.send('{"say":"hello"}')
            assert json.loads(socket.recv(timeout=10))["tell"] == wanted_first


@pytest.mark.parametrize("origin", ["http://evil.example", "null"])
def test_another_page_cannot_put_another_player_in_place_of_mine(
    site: Running, origin: str
) -> None:
    """A form of a foreign page comes without the cookie; an answer that sets one would replace the
    key that a browser keeps, and nobody else has."""
    form = {"origin": origin, "content-type": "text/plain"}
    for path, body in (("/api/me", b'{"name": "x="}'), ("/api/enter", b'{"password": ""}')):
        answer = site.http.post(path, content=body, headers=form)
        assert answer.status_code == 403, path
        assert "set-cookie" not in answer.headers
    # A program says who it is, wherever it runs.
    person = site.person()
    assert person.call("PATCH", "/api/me", json={}, headers={"origin": origin}).status_code == 200


MALFORMED = ["", "{", "null", '{"say":"what"}', '{"say":"hello","since":-1}', "x" * 5000]


@pytest.mark.parametrize(
    "said",
    [
        *MALFORMED,
        '{"say":"still"}',
        '{"say":"hello","seat":0}',
        '{"say":"hello","key":"p_wrong"}',
        '{"say":"hello","x":1}',
    ],
)
def test_strange_greetings(site: Running, said: str) -> None:
    table = hot_seats(site.person(), "steam-power", 3)
    with connect(f"ws://127.0.0.1:{site.port}/api/tables/{table}/live") as socket:
        socket.send(said)
        assert json.loads(socket.recv(timeout=10))["tell"] == "problem"
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=10)


@pytest.mark.parametrize("said", MALFORMED)
def test_strange_words_later_on(site: Running, said: str) -> None:
    person = site.person()
    table = hot_seats(person, "steam-power", 3)
    with connect(f"ws://127.0.0.1:{site.port}/api/tables/{table}/live") as socket:
        socket.send(json.dumps({"say": "hello", "key": person.key}))
        while json.loads(socket.recv(timeout=10))["tell"] != "presence":
            pass
        socket.send('{"say":"still"}')
        socket.send(said)
        assert json.loads(socket.recv(timeout=10))["tell"] == "problem"


def test_a_socket_to_nowhere(site: Running) -> None:
    for id in ("nowhere", "%00"):
        with connect(f"ws://127.0.0.1:{site.port}/api/tables/{id}/live") as socket:
            socket.send('{"say":"hello"}')
            assert json.loads(socket.recv(timeout=10))["problem"]["problem"] == "unknown"


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Running]:
    """A server with limits and a password."""
    settings = Settings(database=sqlite_url(tmp_path / "tables.db"), password="opén sesame")
    with running(settings) as found:
        yield found


def test_the_password_at_the_door(strict: Running) -> None:
    http = strict.http
    assert mine(http.get("/api/tables")).status_code == 401
    assert mine(http.post("/api/me", json={})).status_code == 401
    with connect(f"ws://127.0.0.1:{strict.port}/api/tables/x/live") as socket:
        assert json.loads(socket.recv(timeout=10))["problem"]["problem"] == "password"
    assert mine(http.post("/api/enter", json={"password": "close"})).status_code == 401
    said = {"footplate-house": "opén sesame".encode()}
    assert http.get("/api/tables", headers=said).status_code == 200  # type: ignore[arg-type]
    entered = http.post("/api/enter", json={"password": "opén sesame"})
    assert entered.status_code == 204
    assert "sesame" not in entered.headers["set-cookie"]
    assert http.get("/api/tables").status_code == 200


def test_passwords_cannot_be_tried_quickly(strict: Running) -> None:
    answers = [
        strict.http.get("/api/tables", headers={"footplate-house": f"try {number}"}).status_code
        for number in range(int(BURST["make"]) + 10)
    ]
    assert answers.count(429) >= 8
    assert 200 not in answers


@pytest.mark.parametrize("path", ["/api/tables", "/"])
def test_a_right_password_after_many_wrong_ones_is_not_told_from_them(
    strict: Running, path: str
) -> None:
    def tried(password: str) -> int:
        said = {"footplate-house": password.encode()}
        return strict.http.get(path, headers=said).status_code  # type: ignore[arg-type]

    frozen = strict.server.house.now()
    strict.server.site.limits._now = lambda: frozen
    assert [tried(f"try {number}") for number in range(int(BURST["guess"]))].count(401) == 20
    assert tried("opén sesame") == 429
    strict.server.site.limits._now = lambda: frozen + 10_000
    assert tried("opén sesame") == 200
    # Who says none has tried none.
    assert {strict.http.get(path).status_code for _ in range(30)} == {401}
    assert tried("opén sesame") == 200


def test_an_address_has_so_many_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_SOCKETS", 2)
    settings = Settings(database=sqlite_url(tmp_path / "tables.db"))

    def first(socket: Any) -> str:
        socket.send('{"say":"hello"}')
        return str(json.loads(socket.recv(timeout=10))["tell"])

    with running(settings) as site:
        tables = [hot_seats(site.person(), "steam-power", 3) for _ in range(2)]
        one, two = (f"ws://127.0.0.1:{site.port}/api/tables/{table}/live" for table in tables)
        with connect(one) as socket:
            assert first(socket) == "about"
            with connect(two) as other:
                assert first(other) == "about"
                with connect(two) as third:
                    assert json.loads(third.recv(timeout=10))["problem"]["problem"] == "too-many"
            until(lambda: site.server.house.counters.sockets == 1)
            with connect(two) as other:
                assert first(other) == "about"
        until(lambda: not site.server.site.limits._sockets)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("no:address", "no:other", False),
    ],
)
def test_a_household_counts_as_one(one: str, other: str, same: bool) -> None:
    def place(host: str) -> str:
        return limits.place_of(HTTPConnection({"type": "http", "client": (host, 1)}))

    assert (place(one) == place(other)) is same


def test_chat_has_a_measure_of_its_own(tmp_path: Path) -> None:
    with running(Settings(database=sqlite_url(tmp_path / "tables.db"))) as site:
        frozen = site.server.house.now()
        site.server.site.limits._now = lambda: frozen
        person = site.person()
        table = hot_seats(person, "steam-power", 3)
        said = [person.command(f"/api/tables/{table}/chat", words="!") for _ in range(25)]
        assert [answer.status_code for answer in said].count(429) == 25 - BURST["say"]
        assert person.get(f"/api/tables/{table}/chat")["count"] == BURST["say"]


def test_what_is_told_of_a_position_takes_so_much_memory(site: Running) -> None:
    """Anybody may ask for news, since any moment."""
    table = hot_seats(site.person(), "steam-power", 3)
    for since in range(100):
        assert site.http.get(f"/api/tables/{table}/news?since={since}").status_code == 200
    assert len(site.server.house.held[table].cache) == 1


def test_a_lot_at_once_is_too_much(tmp_path: Path) -> None:
    settings = Settings(database=sqlite_url(tmp_path / "tables.db"))
    with running(settings) as site:
        house = site.server.house
        frozen = house.now()
        site.server.site.limits._now = lambda: frozen
        answers = [site.http.post("/api/me", json={"name": "x"}) for _ in range(25)]
        site.http.cookies.clear()
        refused = [answer for answer in answers if answer.status_code == 429]
        assert len(refused) == 25 - BURST["make"]
        assert int(refused[0].headers["retry-after"]) >= 1
        assert site.http.get("/api/tables").status_code == 200, "reading has a measure of its own"
        site.server.site.limits._now = lambda: frozen - 10**9  # the clock is put back
        assert site.http.post("/api/me", json={}).status_code == 429
        site.server.site.limits._now = lambda: frozen - 10**9 + 60_000
        assert site.http.post("/api/me", json={}).status_code == 201


@both_databases
def test_keys_are_hashed_at_rest(site: Running) -> None:
    person = site.person()
    table = person.post("/api/tables", {"game": "steam-power"})["id"]
    key = person.post(f"/api/tables/{table}/seats/0/link")["key"]
    with_key = Person(site, key)
    wish = {"id": "by-seat-key", "wishes": {}}
    person.post(f"/api/tables/{table}/seats/0", {"name": "Ann"})
    with_key.call("POST", f"/api/tables/{table}/wishes", json=wish)

    def all_rows(connection: Any) -> str:
        found = [
            str(tuple(row))
            for each in metadata.sorted_tables
            for row in connection.execute(each.select())
        ]
        return "\n".join(found)

    text = site.server.database.read_now(all_rows)
    assert table in text
    assert person.key not in text
    assert key not in text


def test_random_bytes_on_a_socket(site: Running) -> None:
    rng = random.Random(1)
    table = hot_seats(site.person(), "steam-power", 3)
    for _ in range(20):
        with connect(f"ws://127.0.0.1:{site.port}/api/tables/{table}/live") as socket:
            socket.send(rng.randbytes(rng.randrange(200)))
            assert json.loads(socket.recv(timeout=10))["tell"] == "problem"
            with pytest.raises(ConnectionClosed):
                socket.recv(timeout=10)
    assert site.http.get(f"/api/tables/{table}").status_code == 200


FRAMES: list[tuple[Opcode, bytes]] = [
    (Opcode.BINARY, b'{"say":"hello"}'),
    (Opcode.BINARY, b"\x00\xff"),
    (Opcode.TEXT, b"\xff\xfe"),
    (Opcode.TEXT, b'{"say":"hello","key":"\xed\xa0\x80"}'),
    (Opcode.TEXT, b'{"x":' + b"[" * 4000),
]


@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize(("kind", "data"), FRAMES, ids=[str(at) for at in range(len(FRAMES))])
def test_strange_frames(site: Running, kind: Opcode, data: bytes, first: bool) -> None:
    """Not text, no text at all, nested without end: who says it is told so, before or after the
    hello."""
    table = hot_seats(site.person(), "steam-power", 3)
    with connect(f"ws://127.0.0.1:{site.port}/api/tables/{table}/live") as socket:
        if not first:
            socket.send('{"say":"hello"}')
            while json.loads(socket.recv(timeout=10))["tell"] != "presence":
                pass
        with socket.send_context():
            send = socket.protocol.send_text if kind is Opcode.TEXT else socket.protocol.send_binary
            send(data)
        told = json.loads(socket.recv(timeout=10))
        assert told["tell"] == "problem"
        assert told["problem"]["problem"] == "malformed"
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=10)


@pytest.fixture
def measured(tmp_path: Path) -> Iterator[Running]:
    """A server with limits, which do not fill up again."""
    with running(Settings(database=sqlite_url(tmp_path / "tables.db"))) as found:
        frozen = found.server.house.now()
        found.server.site.limits._now = lambda: frozen
        yield found


def test_forks_are_tables_too(measured: Running) -> None:
    """Each of them is kept: who may make few tables may not make many forks."""
    person = measured.person()
    table = hot_seats(person, "steam-power", 3)
    left = int(BURST["make"]) - 2
    for number in range(left + 3):
        answer = person.call("POST", f"/api/tables/{table}/fork", json={})
        assert answer.status_code == (201 if number < left else 429), answer.text
    assert person.call("POST", f"/api/tables/{table}/again", json={}).status_code == 429


def test_a_bot_that_looks_ahead_is_asked_less_often_than_a_quick_one(measured: Running) -> None:
    """The coach asks for each decision; what takes a processor for long is asked for by hand."""
    person = measured.person()
    path = f"/api/tables/{hot_seats(person, 'steam-power', 3)}/hint"
    for bot, most in ("random", int(BURST["hint"])), ("greedy", int(BURST["glance"])):
        for number in range(most + 1):
            answer = person.call("POST", path, json={"bot": bot})
            assert answer.status_code == (200 if number < most else 429), answer.text


def test_a_long_past_is_told_to_nobody_too_often(
    measured: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table waits while it is put together; what is at hand already can be had again."""
    person = measured.person()
    table = hot_seats(person, "steam-power", 3)
    for number in range(6):
        send(person, table, f"action-{number}", next_command(person, table))
    monkeypatch.setattr(telling, "LONG", 2)
    news, log = f"/api/tables/{table}/news", f"/api/tables/{table}/log"
    most = int(BURST["past"])
    assert {measured.http.get(log).status_code for _ in range(most - 1)} == {200}
    assert measured.http.get(news).status_code == 200
    assert mine(measured.http.get(log)).status_code == 429
    assert mine(measured.http.get(f"{news}?since=1")).status_code == 429
    assert measured.http.get(news).status_code == 200
    count = measured.http.get(f"{log}?since=5").json()["count"]
    assert measured.http.get(f"{log}?since={count - 1}").status_code == 200
