"""The browser pages: how they are sent. What they do is tested in tests/browser."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from footplate.server.settings import Settings
from footplate.server.store.database import sqlite_url
from footplate.server.web.pages.built import PACKAGED, found_in
from tests.form import whole_games
from tests.server.running import Running, running

INDEX = "<!doctype html><title>Built</title>"
SCRIPT = "export const far = 'away';\n"
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a build of three files."""
    folder = tmp_path_factory.mktemp("built")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(INDEX, encoding="utf-8")
    (folder / "licences.txt").write_text("MIT", encoding="utf-8")
    (folder / "assets" / "far-1a2b.js").write_text(SCRIPT, encoding="utf-8")
    (folder / "assets" / "far-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (folder / "assets" / "type-3c.woff2").write_bytes(b"wOF2")
    database = sqlite_url(tmp_path_factory.mktemp("data") / "tables.db")
    settings = Settings(database=database, limits=False, password="open sesame")
    with running(settings, pages=folder) as found:
        yield found


@pytest.mark.parametrize(
    "path", ["/", "/new", "/me", "/tables/moon", "/tables/moon/seats/1", "/learn/steam-power"]
)
def test_a_browser_gets_the_same_page_everywhere(site: Running, path: str) -> None:
    page = site.http.get(path, headers=BROWSER)
    assert (page.status_code, page.text) == (200, INDEX)
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    policy = page.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "connect-src 'self';" in policy
    head = site.http.head(path, headers=BROWSER)
    assert (head.status_code, head.content) == (200, b"")


@pytest.mark.parametrize(
    "path", ["/api/moon", "/api", "/mail/moon", "/static/moon.js", "/assets/moon.js"]
)
def test_what_is_no_page_is_none_for_browsers_either(site: Running, path: str) -> None:
    answer = site.http.get(path, headers=BROWSER)
    assert (answer.status_code, INDEX in answer.text) == (404, False)


@pytest.mark.parametrize("path", ["/mail/moon", "/mail/confirm/", "/static/moon.js"])
def test_a_link_that_was_cut_off_is_told_in_a_page(site: Running, path: str) -> None:
    """A mail program may break a link; who opens it reads no JSON."""
    answer = site.http.get(path, headers=BROWSER)
    assert answer.headers["content-type"].startswith("text/html")
    assert "There is nothing at this address." in answer.text
    assert site.http.get("/api/moon", headers=BROWSER).json()["problem"] == "unknown"


def test_programs_get_no_page(site: Running) -> None:
    answer = site.http.get("/moon", headers={"accept": "application/json"})
    assert (answer.status_code, answer.json()["problem"]) == (404, "unknown")
    answer = site.http.post("/tables/moon", headers=BROWSER)
    assert (answer.status_code, answer.json()["problem"]) == (404, "unknown")
    assert site.http.get("/api/enter", headers=BROWSER).status_code == 405


def test_assets_are_kept_for_ever(site: Running) -> None:
    for path, media in (
        ("/assets/far-1a2b.js", "text/javascript; charset=utf-8"),
        ("/assets/type-3c.woff2", "font/woff2"),
    ):
        answer = site.http.get(path)
        assert answer.headers["content-type"] == media
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert site.http.get("/licences.txt").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [
        ("gzip, deflate, br", True),
        ("br;q=1.0, gzip; q=0.8", True),
        ("gzip;q=0", False),
        ("gzip;q=0.0, br", False),
        ("br", False),
        ("", False),
    ],
)
def test_assets_are_sent_packed_to_who_can_read_that(
    site: Running, accepted: str, packed: bool
) -> None:
    answer = site.http.get("/assets/far-1a2b.js", headers={"accept-encoding": accepted})
    assert answer.text == SCRIPT
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers.get("content-encoding") == ("gzip" if packed else None)


def test_the_pages_need_no_password_but_the_api_does(site: Running) -> None:
    assert site.http.get("/api/tables").status_code == 401
    assert site.http.post("/api/enter", json={"password": "open sesame"}).status_code == 204
    assert site.http.get("/api/tables").status_code == 200
    site.http.cookies.clear()
    assert site.http.get("/api/tables").status_code == 401


@whole_games
def test_the_wheel_brings_them_along() -> None:
    """`make test` runs this on an installed wheel."""
    packaged = found_in(PACKAGED)
    assert packaged is not None, "run `make pages`"
    named = re.findall(r'(?:src|href)="/([^"]+)"', packaged.files["index.html"].plain.decode())
    scripts = [name for name in named if name.startswith("assets/")]
    assert {Path(name).suffix for name in scripts} >= {".css", ".js"}
    for name in scripts:
        assert packaged.files[name].packed is not None
    assert any(name.endswith(".woff2") for name in packaged.files)
    assert b"SIL OPEN FONT LICENSE" in packaged.files["licences.txt"].plain
