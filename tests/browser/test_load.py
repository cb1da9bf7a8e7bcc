"""How much a table costs before anything is seen of it."""

import gzip
import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Response

from tests.browser.browsing import Browsing
from tests.browser.playing import my_turn
from tests.browser.tables import dealt
from tests.server.running import Running

MOST = 150_000
"""Bytes of script and style, gzipped."""


@pytest.mark.parametrize("game", ["age-of-steam", "steam-power", "planet-steam", "imperial-steam"])
def test_script_and_style_of_a_table(browsing: Browsing, site: Running, game: str) -> None:
    person = site.person()
    table = dealt(person, game)
    page = browsing.open("about:blank", who=person)
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))  # noqa: PLW0108 (no builtin there)
    page.goto(f"/tables/{table}")
    my_turn(page)
    page.wait_for_load_state("networkidle")
    fetched = {
        urlsplit(answer.url).path: len(gzip.compress(answer.body(), 6))
        for answer in answers
        if re.search(r"\.(js|css)$", urlsplit(answer.url).path)
    }
    assert any(each.endswith(".css") for each in fetched)
    total = sum(fetched.values())
    print(f"{game}: {total / 1000:.1f} kB gzipped in {len(fetched)} files")
    assert total < MOST, fetched
