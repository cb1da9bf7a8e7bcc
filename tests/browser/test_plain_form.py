"""Every game can be played through the plain form: a picture with lit places, and lists."""

import random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.browsing import Browsing
from tests.browser.playing import asked, confirm, opened, question
from tests.browser.tables import dealt
from tests.examples.conftest import installed, tidewater
from tests.server.running import Running
from tests.soak.long import later

__all__ = ["installed", "tidewater"]

PLAIN = {"plain": True}
MOST = 80
"""Decisions of one person in a round, at most."""


def chips(page: Page) -> Locator:
    return page.get_by_role("group", name="Choices").locator("button.chip.can")


def decide(page: Page, rng: random.Random) -> None:
    """Any of the choices, and confirm it."""
    chips(page).first.wait_for()
    chips(page).nth(rng.randrange(chips(page).count())).click()
    confirm(page)


def play_until(page: Page, end: Locator, rng: random.Random) -> None:
    """Decide whatever is asked until something is seen."""
    held = question(page).get_by_role("button", name="End the turn")
    for _ in range(MOST):
        asked(page).or_(end).first.wait_for()
        if end.is_visible():
            return
        if held.is_visible():
            held.click()
            expect(held).not_to_be_visible()
        else:
            decide(page, rng)
    raise AssertionError("the round did not end")


@pytest.mark.parametrize(
    "game", ["steam-power", *later("age-of-steam", "imperial-steam", "planet-steam")]
)
def test_a_round_of_every_game(browsing: Browsing, site: Running, game: str) -> None:
    person = site.person()
    page = opened(browsing, person, dealt(person, game), settings=PLAIN)
    expect(page.get_by_role("application")).to_be_visible()
    play_until(page, page.get_by_role("banner").get_by_text("Round 2"), random.Random(1))


def test_a_game_that_was_added(browsing: Browsing, site: Running, tidewater: object) -> None:
    """The teaching game has no pages of its own, and all of its seats are at one screen."""
    person = site.person()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
    wanted = {"game": "tidewater", "visibility": "hot-seat", "seats": seats}
    id = person.post("/api/tables", wanted)["id"]
    person.post(f"/api/tables/{id}/start")
    page = browsing.open(f"/tables/{id}", who=person)
    page.get_by_role("button", name="show it").wait_for()
    page.keyboard.press("Enter")  # one too many of who sat there before
    page.get_by_role("checkbox", name="Do not ask again at this table").check()
    page.get_by_role("button", name="show it").click()
    play_until(page, page.get_by_role("banner").get_by_text("Round 2"), random.Random(1))
