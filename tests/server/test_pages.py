"""The plain pages, which are there where the browser pages were not built: what is on them, and
that nobody's words become markup."""

from collections.abc import Iterator
from html import escape
from pathlib import Path

import pytest

import footplate
from footplate import Record
from footplate.server.settings import Settings
from footplate.server.store.database import sqlite_url
from tests.server.running import Running, running
from tests.server.sitting import finish, seated
from tests.server.test_playing import made

EVIL = '<script>alert("1")</script>&\'"'


def test_the_first_page_lists_tables_and_says_how(site: Running) -> None:
    ann = site.person(EVIL)
    ann.post("/api/tables", {"game": "age-of-steam", "name": EVIL})
    hidden = ann.post("/api/tables", {"game": "age-of-steam", "visibility": "unlisted"})["id"]
    page = site.http.get("/")
    assert page.status_code == 200
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "default-src 'self'" in page.headers["content-security-policy"]
    assert "<script" not in page.text, "it needs none, and nobody can bring one"
    assert "&lt;script&gt;alert(" in page.text
    assert hidden not in page.text
    for words in ("Age of Steam", f"curl {site.url}/api/me", "/openapi.json", "footplate menu"):
        assert words in page.text
    mine = ann.call("GET", "/").text
    assert hidden in mine


def test_the_page_of_a_table(site: Running) -> None:
    ann = site.person("Ann")
    id = made(ann, "steam-power", 2, name=EVIL)
    page = site.http.get(f"/tables/{id}")
    assert (page.status_code, "<script" in page.text) == (200, False)
    assert f'src="/api/tables/{id}/picture"' in page.text
    assert "Steam Power" in page.text
    assert "yours" not in page.text
    assert "yours" in ann.call("GET", f"/tables/{id}").text
    picture = site.http.get(f"/api/tables/{id}/picture")
    assert picture.headers["content-type"] == "image/svg+xml"
    missing = site.http.get("/tables/moon")
    assert (missing.status_code, "no such table" in missing.text) == (404, True)
    assert missing.headers["content-type"].startswith("text/html")


def test_the_page_of_a_table_says_how_it_stands(site: Running) -> None:
    ann, ben = site.person("Ann"), site.person("Ben")
    clock = {"kind": "live", "turn": 90, "reserve": 3600}
    id = seated(ann, ben, clock=clock)
    page = site.http.get(f"/tables/{id}").text
    assert "Steam Power on US Midwest. In play. Round 1" in page
    assert "A turn has 1 min 30 s, and everybody 1 h more for the whole game." in page
    assert "time left" in page
    assert f"--promised {ann.get(f'/api/tables/{id}')['commitment']}" in page
    moment = ann.get(f"/api/tables/{id}")["moment"]
    ann.command(f"/api/tables/{id}/ask", what="finish", moment=moment)
    assert "Ann asks to end the game here." in site.http.get(f"/tables/{id}").text
    ben.command(f"/api/tables/{id}/agree", agrees=True, moment=moment)
    page = site.http.get(f"/tables/{id}").text
    assert "Over. The table has agreed to end it here." in page
    assert "Result" not in page, "nobody has won"


def test_the_page_of_a_finished_game_has_its_result(site: Running) -> None:
    record = Record(game="steam-power", board="us-midwest", seats=2, seed=3, names=["Eve", EVIL])
    state, rng = record.begin(), footplate.Chance(3)
    while not state.over:
        actions = state.actions()
        record.play(state, actions[rng.below(len(actions))])
    ann = site.person("Ann")
    id = ann.post("/api/records", {"text": record.to_json()})["id"]
    ann.post(f"/api/tables/{id}/start")
    page = site.http.get(f"/tables/{id}").text
    first = state.result().standings[0]
    assert f"<td>1</td><td>{escape(record.names[first.seat])}</td><td>{first.score}</td>" in page


def test_the_link_of_a_seat_asks_for_a_name(site: Running) -> None:
    ann, ben = site.person("Ann"), site.person(EVIL)
    id = ann.post("/api/tables", {"game": "steam-power"})["id"]
    page = site.http.get(f"/tables/{id}/seats/1").text
    assert (page.count("<label>Your name"), 'value=""' in page) == (1, True)
    page = ben.call("GET", f"/tables/{id}/seats/1").text
    assert f'value="{escape(EVIL)}"' in page
    assert site.http.get(f"/tables/{id}/seats/99").status_code == 400


def test_the_pages_say_for_whom_a_seat_is_kept(site: Running) -> None:
    ann, ben = site.person("Ann"), site.person(EVIL)
    old = seated(ann, ben)
    finish([ann, ben], old)
    new = ann.post(f"/api/tables/{old}/rematch")["id"]
    assert f'<a href="/tables/{new}">The rematch</a>' in site.http.get(f"/tables/{old}").text
    assert "kept for &lt;script&gt;alert(" in site.http.get("/").text
    page = site.http.get(f"/tables/{new}").text
    assert "kept for them" in page
    assert "Sit down" not in page
    assert f"/api/tables/{new}/seats/0" in ben.call("GET", f"/tables/{new}").text


def test_links_carry_keys_into_a_browser(site: Running) -> None:
    answer = site.http.post("/api/me", json={"name": "Ann"}).json()
    site.http.cookies.clear()
    assert answer["link"] == f"{site.url}/me#{answer['key']}"
    page = site.http.get("/me")
    assert '<script src="/static/carry.js" defer></script>' in page.text
    script = site.http.get("/static/carry.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "/api/me/device" in script.text
    bearer = {"authorization": f"Bearer {answer['key']}"}
    done = site.http.post("/api/me/device", headers=bearer)
    assert done.status_code == 204
    assert site.http.get("/api/me").json()["id"] == answer["id"], "by the cookie alone"
    site.http.cookies.clear()
    assert site.http.post("/api/me/device").status_code == 401
    ann = site.person("Ann")
    id = ann.post("/api/tables", {"game": "steam-power"})["id"]
    link = ann.post(f"/api/tables/{id}/seats/1/link")["link"]
    assert link.startswith(f"{site.url}/tables/{id}/seats/1#s_")
    assert f'data-table="{id}" data-seat="1"' in site.http.get(link.partition("#")[0]).text
    key = link.partition("#")[2]
    about = site.person("Bob").post(f"/api/tables/{id}/seats/1/open", {"key": key})
    assert about["table"]["seats"][1]["name"] == "Bob"


def test_a_link_takes_no_device_from_its_player_unasked(site: Running) -> None:
    script = site.http.get("/static/carry.js").text
    asked, taken = script.index("window.confirm("), script.index('"/api/me/device"')
    assert script.index("async function carryMe") < asked < taken


@pytest.mark.parametrize("path", ["/nowhere", "/tables/none/at/all", "/favicon.ico"])
def test_a_browser_reads_that_there_is_nothing(site: Running, path: str) -> None:
    found = site.http.get(path, headers={"accept": "text/html,*/*;q=0.8"})
    assert found.status_code == 404
    assert found.headers["content-type"].startswith("text/html")
    assert "There is nothing at this address." in found.text
    told = site.http.get(path, headers={"accept": "*/*"})
    assert told.json()["problem"] == "unknown"


def test_the_api_tells_browsers_the_same_as_programs(site: Running) -> None:
    found = site.http.get("/api/nowhere", headers={"accept": "text/html"})
    assert (found.status_code, found.json()["problem"]) == (404, "unknown")


def test_other_static_files_there_are_not(site: Running) -> None:
    for path in ("/static/moon.js", "/static/..%2fhtml.py", "/static/"):
        assert site.http.get(path).status_code == 404


@pytest.fixture
def closed(tmp_path: Path) -> Iterator[Running]:
    settings = Settings(
        database=sqlite_url(tmp_path / "tables.db"), limits=False, password="open sesame"
    )
    with running(settings) as found:
        yield found


def test_a_password_is_asked_for_at_the_door(closed: Running) -> None:
    for path in ("/", "/me", "/tables/moon"):
        page = closed.http.get(path)
        assert (page.status_code, "A password, please" in page.text) == (401, True)
        assert "curl" not in page.text
    assert closed.http.get("/api/tables").status_code == 401
    assert closed.http.get("/health").status_code == 200
    wrong = closed.http.post("/api/enter", json={"password": "x"})
    assert wrong.status_code == 401
    assert closed.http.post("/api/enter", json={"password": "open sesame"}).status_code == 204
    assert "Tables with open seats" in closed.http.get("/").text
