"""How much a table costs before anything is seen of it."""

import gzip
import re
from urllib.parse import urlsplit

from playwright.sync_api import Response

from tests.browser.browsing import Browsing
from tests.browser.playing import my_turn
from tests.browser.tables import GAMES, dealt
from tests.server.running import Person, Running

MOST = 150_000
"""Bytes of script and style for a table, gzipped."""
TOGETHER = 220_000
"""For a table of each of the four games."""


def fetched(browsing: Browsing, person: Person, game: str) -> dict[str, int]:
    """The script and style that a table asks for on a new device, gzipped."""
    page = browsing.open("about:blank", who=person)
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108 (no builtin there)
    page.goto(f"/tables/{dealt(person, game)}")
    my_turn(page)
    page.wait_for_load_state("networkidle")
    return {
        urlsplit(answer.url).path: len(gzip.compress(answer.body(), 6))
        for answer in answers
        if re.search(r"\.(js|css)$", urlsplit(answer.url).path)
    }


def test_script_and_style_of_tables(browsing: Browsing, site: Running) -> None:
    person = site.person()
    together: dict[str, int] = {}
    for game in GAMES:
        found = fetched(browsing, person, game)
        assert any(each.endswith(".css") for each in found)
        print(f"{game}: {sum(found.values()) / 1000:.1f} kB gzipped in {len(found)} files")
        assert sum(found.values()) < MOST, found
        together |= found
    print(f"together: {sum(together.values()) / 1000:.1f} kB gzipped")
    assert sum(together.values()) < TOGETHER, together
