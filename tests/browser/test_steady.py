"""A table that keeps still: the board in its place, the newest line of the log in sight."""

import re

import pytest
from playwright.sync_api import Page, expect

from footplate.lessons import lesson_text, lessons_of, read_lesson
from tests.browser.browsing import Browsing, soak
from tests.browser.learning import card
from tests.browser.planet_steam import chip, chips, zones
from tests.browser.playing import confirm, my_turn, opened, preview, question
from tests.browser.tables import GAMES, among_bots, before, dealt
from tests.server.running import Running

SCREENS = ((1280, 800), (1440, 900))
MOST = {"age-of-steam": 6, "imperial-steam": 4, "planet-steam": 5, "steam-power": 4}
"""Seats of the usual board."""
NEWEST = """
() => {
  const lines = [...document.querySelectorAll('.lines .ln')];
  const box = document.querySelector('.lines').getBoundingClientRect();
  const newest = lines.at(-1).getBoundingClientRect();
  return newest.bottom <= Math.min(box.bottom, innerHeight) + 1 && newest.bottom > box.top;
}
"""
ENDLESS = "() => document.getAnimations().filter((a) => a.effect.getTiming().iterations > 9).length"


def board_at(page: Page) -> tuple[float, ...]:
    """Where the board is, and how large."""
    found = page.locator("main .board").first.bounding_box()
    assert found
    return tuple(round(found[key]) for key in ("x", "y", "width", "height"))


@pytest.mark.parametrize("game", GAMES)
def test_the_newest_line_of_the_log_is_seen(browsing: Browsing, site: Running, game: str) -> None:
    person = site.person()
    for seats in (3, MOST[game]):
        page = opened(browsing, person, dealt(person, game, seats))
        for width, height in SCREENS:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(NEWEST)


@pytest.mark.parametrize("game", GAMES)
def test_a_page_that_waits_paints_nothing(browsing: Browsing, site: Running, game: str) -> None:
    person = site.person()
    page = opened(browsing, person, dealt(person, game, 3), motion=True)
    assert page.evaluate(ENDLESS) == 0


@pytest.mark.parametrize(
    ("game", "action", "after"),
    [
        ("planet-steam", "buy-resource", 100),
        ("planet-steam", "buy-tank", 100),
        ("imperial-steam", "hire-worker", 0),
        ("age-of-steam", "build-track", 200),
        ("steam-power", "fulfil-contract", 60),
    ],
)
def test_the_board_keeps_its_place(
    browsing: Browsing, site: Running, game: str, action: str, after: int
) -> None:
    """While a hint is shown, while something is chosen, and for the next question."""
    person = site.person()
    page = opened(browsing, person, among_bots(person, before(game, action, after)))
    there = board_at(page)
    question(page).get_by_role("button", name="Hint").click()
    question(page).get_by_role("button", name="Try this").wait_for()
    assert board_at(page) == there
    question(page).get_by_role("button", name="Try this").click()
    expect(preview(page)).to_be_visible()
    assert board_at(page) == there
    confirm(page)
    my_turn(page)
    assert board_at(page) == there


def drawn_at(page: Page) -> tuple[float, ...]:
    """Where the zones of Planet Steam are drawn within the board, and how large."""
    found = zones(page).bounding_box()
    assert found
    return tuple(round(found[key]) for key in ("x", "y", "width", "height"))


COACH = {"coach": True}


@pytest.mark.parametrize(
    ("action", "after"),
    [
        ("buy-converter", 437),  # the Tank Phase, where much is refused
        ("switch-off", 450),  # two warnings
        ("buy-resource", 93),
        pytest.param("bid", 144, marks=soak),  # after another question
        pytest.param("take-bonus", 129, marks=soak),
    ],
)
def test_the_board_keeps_its_place_beside_the_coach(
    browsing: Browsing, site: Running, action: str, after: int
) -> None:
    """The zones, too, which fill the board up to its edge: through a hint, a choice and Esc."""
    person = site.person()
    table = among_bots(person, before("planet-steam", action, after))
    page = opened(browsing, person, table, settings=COACH)
    coach = page.get_by_role("region", name="Coach")
    expect(coach).to_contain_text("Worth a look")
    expect(coach.get_by_text("Worth a look")).to_be_in_viewport(ratio=1)
    there = drawn_at(page)
    assert there[1] - board_at(page)[1] < 40  # no empty strip above
    question(page).get_by_role("button", name="Hint").click()
    question(page).get_by_role("button", name="Try this").wait_for()
    assert drawn_at(page) == there
    question(page).get_by_role("button", name="Try this").click()
    expect(preview(page)).to_be_visible()
    assert drawn_at(page) == there
    page.keyboard.press("Escape")
    expect(preview(page)).not_to_be_visible()
    assert drawn_at(page) == there


def test_the_board_keeps_its_place_while_tanks_are_rearranged(
    browsing: Browsing, site: Running
) -> None:
    person = site.person()
    table = among_bots(person, before("planet-steam", "buy-converter", 190))
    page = opened(browsing, person, table, settings=COACH)
    there = drawn_at(page)
    hint = question(page).get_by_role("button", name="Hint")
    expect(hint).to_be_visible()
    chip(page, "Rearrange").click()
    expect(question(page).get_by_role("group", name="Take up")).to_be_visible()
    expect(hint).not_to_be_visible()  # no bot knows of a layout that is tried out
    assert drawn_at(page) == there


def test_a_hint_to_rearrange_opens_the_bench(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, among_bots(person, before("planet-steam", "rearrange", 192)))
    question(page).get_by_role("button", name="Hint").click()
    expect(question(page)).to_contain_text("rearrange tanks")
    question(page).get_by_role("button", name="Try this").click()
    expect(question(page).get_by_role("group", name="Take up")).to_be_visible()


UNCOVERED = """
() => document.documentElement.scrollHeight <= innerHeight
  && [...document.querySelectorAll('main nav button')].every((button) => {
    const box = button.getBoundingClientRect();
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return button.contains(there);
  })
"""


@pytest.mark.parametrize(
    ("game", "action", "after"),
    [
        ("planet-steam", "bid", 541),
        ("imperial-steam", "hire-worker", 0),
        pytest.param("planet-steam", "buy-converter", 437, marks=soak),
    ],
)
def test_a_hint_on_a_phone_leaves_board_and_navigation_in_sight(
    browsing: Browsing, site: Running, game: str, action: str, after: int
) -> None:
    person = site.person()
    table = among_bots(person, before(game, action, after))
    page = opened(browsing, person, table, size="phone", settings=COACH)
    question(page).get_by_role("button", name="Hint").click()
    take = page.get_by_role("button", name="Try this")
    expect(take).to_be_in_viewport(ratio=1)
    assert page.evaluate(UNCOVERED)
    page.get_by_role("button", name="Look ahead").click()
    page.get_by_role("region", name="Look ahead").wait_for()
    expect(take).to_be_in_viewport(ratio=1)
    assert page.evaluate(UNCOVERED)
    assert board_at(page)[3] >= 180
    take.click()
    page.get_by_role("button", name="Cancel").wait_for()
    assert page.evaluate(UNCOVERED)
    assert board_at(page)[3] >= 180


def test_an_auction_says_what_it_is_about(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, among_bots(person, before("planet-steam", "bid")))
    expect(question(page)).to_contain_text("the highest bid chooses one of 4 specialists")
    expect(question(page)).to_contain_text("Engineer: a building license or 15 credits at once")
    there = board_at(page)
    chips(page).first.click()
    expect(preview(page)).to_be_visible()
    assert board_at(page) == there


def test_a_lesson_on_a_phone_leaves_the_board_in_sight(browsing: Browsing, site: Running) -> None:
    person = site.person()
    for game in GAMES:
        lesson = lessons_of(game)[0].id
        table = person.post("/api/lessons", {"game": game, "lesson": lesson})["id"]
        page = browsing.open(f"/tables/{table}", who=person, size="phone")
        card(page).wait_for()
        page.locator(".sheet").or_(page.get_by_role("button", name="Next")).first.wait_for()
        assert board_at(page)[3] >= 0.4 * 740 - 1
        there = board_at(page)
        card(page).get_by_role("button", name="Fold the lesson").first.click()
        expect(card(page).get_by_role("button", name=re.compile("Hint|Next"))).to_have_count(0)
        task = read_lesson(lesson_text(game, lesson)).steps[0].say[-20:]
        expect(card(page).get_by_role("heading")).to_contain_text(task)  # which stands at the end
        assert board_at(page) == there
