"""Behind a proxy: whose calls are counted, and by which scheme they came."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import connect

from footplate.server.settings import Settings
from footplate.server.store.database import sqlite_url
from footplate.server.web.limits import BURST
from tests.server.running import Running, running

MANY = int(BURST["make"])


@pytest.fixture
def behind(tmp_path: Path) -> Iterator[Running]:
    """A server behind a proxy, whose limits do not fill up again."""
    settings = Settings(database=sqlite_url(tmp_path / "tables.db"), behind_proxy=True)
    with running(settings) as found:
        frozen = found.server.house.now()
        found.server.site.limits._now = lambda: frozen
        yield found


def made(site: Running, forwarded: str | None) -> int:
    """The status of a call that few are enough of."""
    headers = {} if forwarded is None else {"x-forwarded-for": forwarded}
    status = site.http.post("/api/me", json={}, headers=headers).status_code
    site.http.cookies.clear()
    return status


def test_everybody_has_a_measure_of_their_own(behind: Running) -> None:
    assert {made(behind, "192.0.2.1") for _ in range(MANY)} == {201}
    assert made(behind, "192.0.2.1") == 429
    assert made(behind, "192.0.2.1:4711") == 429, "a port makes no other caller"
    assert made(behind, "192.0.2.2") == 201
    assert made(behind, "2001:db8::1") == 201
    assert made(behind, "[2001:db8:1::1]:4711") == 201
    assert made(behind, None) == 201


def test_what_a_caller_says_of_itself_does_not_count(behind: Running) -> None:
    """Most proxies add the address that they have seen to what there was: the last one counts."""
    for number in range(MANY):
        assert made(behind, f"198.51.100.{number}, 192.0.2.1") == 201
    assert made(behind, "198.51.100.99, 192.0.2.1") == 429
    assert made(behind, "198.51.100.99,, 192.0.2.1") == 429
    two = [("x-forwarded-for", "203.0.113.1"), ("x-forwarded-for", "192.0.2.1")]
    assert behind.http.post("/api/me", json={}, headers=two).status_code == 429


def test_the_scheme_is_that_of_the_proxy(behind: Running) -> None:
    secure = {"x-forwarded-proto": "https"}
    told = behind.http.post("/api/me", json={}, headers=secure)
    assert told.json()["link"].startswith("https://127.0.0.1")
    assert "Secure" in told.headers["set-cookie"]
    key = told.headers["set-cookie"].split(";")[0]
    behind.http.cookies.clear()
    own = {"cookie": key, "origin": f"https://127.0.0.1:{behind.port}", **secure}
    table = behind.http.post("/api/tables", json={"game": "steam-power"}, headers=own)
    assert table.status_code == 201, table.text
    url = f"ws://127.0.0.1:{behind.port}/api/tables/{table.json()['id']}/live"
    with connect(url, additional_headers=own) as socket:
        socket.send('{"say":"hello"}')
        assert json.loads(socket.recv(timeout=10))["about"]["owner"]
    for strange in ("javascript", "", "https, http", "\xff"):
        headers = {"x-forwarded-proto": strange.encode("latin-1")}
        answer = behind.http.post("/api/me", json={}, headers=headers)  # type: ignore[arg-type]
        behind.http.cookies.clear()
        assert answer.json()["link"].startswith("http://127.0.0.1")


def test_nobody_is_believed_without_a_proxy(tmp_path: Path) -> None:
    with running(Settings(database=sqlite_url(tmp_path / "tables.db"))) as site:
        frozen = site.server.house.now()
        site.server.site.limits._now = lambda: frozen
        assert {made(site, f"192.0.2.{number}") for number in range(MANY)} == {201}
        assert made(site, "192.0.2.99") == 429
        told = site.http.get("/api/tables", headers={"x-forwarded-proto": "https"})
        assert told.status_code == 200
