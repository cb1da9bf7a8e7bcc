"""Learning in the browser: from the front page through a lesson, and a file of one's own."""

import re
from uuid import uuid4

import pytest
from playwright.sync_api import Locator, Page, expect

from footplate.lessons import lesson_text, read_lesson
from footplate.lessons.check import solution
from tests.browser.age_of_steam import choose_delivery, press_tick
from tests.browser.browsing import (
    Browsing,
    Size,
    check_accessible,
    check_fits,
    colours,
    picture,
    pictured,
    sizes,
    soak,
)
from tests.browser.learning import card, stands_at, take
from tests.browser.planet_steam import lit, zone
from tests.browser.playing import confirm, my_turn, preview, question
from tests.browser.test_plain_form import PLAIN
from tests.lessons.given import SHELF, SMALL
from tests.server.running import Running

GAME = "Age of Steam"
MISSED = r"422 POST /api/tables/.*/actions"


def listed(page: Page, title: str) -> Locator:
    games = page.get_by_role("region", name=re.compile(f"^{GAME} "))
    heading = page.get_by_role("heading", name=re.compile(f"^{title}"))
    return games.get_by_role("listitem").filter(has=heading)


def begin(page: Page, title: str) -> None:
    listed(page, title).get_by_role("button", name=re.compile("^Start")).click()
    expect(card(page)).to_contain_text(title)


def choose_engine(page: Page) -> None:
    question(page).get_by_role(
        "button", name=re.compile("Raise the engine|engine", re.I)
    ).first.click()


def test_a_lesson_from_the_front_page_to_its_end(browsing: Browsing) -> None:
    browsing.faults.expect(MISSED)
    page = browsing.open("/")
    page.get_by_role("main").get_by_role("link", name="Learn", exact=True).click()
    begin(page, "Your first delivery")
    my_turn(page)
    expect(card(page)).to_contain_text("Step 1 of 3")
    check_accessible(page)
    picture(page, "lesson")

    # Something that the rules allow, and the lesson does not ask for: nothing happens.
    choose_engine(page)
    preview(page).get_by_role("button").last.click()
    expect(card(page)).to_contain_text("That can wait for the second round")
    page.keyboard.press("Escape")
    expect(question(page)).not_to_contain_text("That can wait")  # and the board has its room again

    assert choose_delivery(page)
    press_tick(page)
    expect(card(page)).to_contain_text("Your income is 1 now")
    expect(card(page)).to_contain_text("Step 2 of 3")

    # How far one has come is kept, at the table and on the device.
    page.reload()
    expect(card(page)).to_contain_text("Step 2 of 3")
    page.goto("/learn")
    row = listed(page, "Your first delivery")
    expect(row).to_contain_text("1 of 3 steps")
    row.get_by_role("button", name=re.compile("^Go on")).click()
    my_turn(page)
    choose_engine(page)
    confirm(page)
    expect(card(page)).to_contain_text("Step 3 of 3")
    card(page).get_by_role("button", name="Next").press("Enter")
    expect(card(page)).to_contain_text("Lesson learned")

    # The next one is one click away, where the keyboard is, and the first is done.
    following = card(page).get_by_role("button", name="Next: Shares are paid for ever")
    expect(following).to_be_focused()
    following.press("Enter")
    expect(card(page)).to_contain_text("Shares are paid for ever")
    expect(page.locator(".lesson:focus, .lesson :focus")).to_be_visible()
    page.goto("/learn")
    expect(listed(page, "Your first delivery")).to_contain_text("Again")
    region = page.get_by_role("region", name=re.compile(f"^{GAME} "))
    expect(region).to_contain_text("1 of 12 done")


def test_a_lesson_by_keyboard(browsing: Browsing) -> None:
    page = browsing.open("/learn")
    listed(page, "Your first link").get_by_role("button", name=re.compile("^Start")).press("Enter")
    expect(card(page)).to_contain_text("Step 1 of 4")
    card(page).get_by_role("button", name="Next").press("Enter")
    expect(card(page)).to_contain_text("Step 2 of 4")
    hint = card(page).get_by_role("button", name="Hint")
    hint.press("Enter")
    expect(card(page)).to_contain_text("one straight line")
    card(page).get_by_role("link", name="Leave the lesson").press("Enter")
    expect(listed(page, "Your first link")).to_contain_text("1 of 4 steps")


def test_a_file_of_one_s_own(browsing: Browsing) -> None:
    browsing.faults.expect(r"400 POST /api/lessons")
    page = browsing.open("/learn")
    wrong = SMALL.replace('["K10"]', '["K99"]')
    own = page.get_by_role("region", name="A lesson of your own")
    own.locator("input[type=file]").set_input_files(
        {"name": "mine.toml", "mimeType": "text/plain", "buffer": wrong.encode()}
    )
    expect(own).to_contain_text("mine.toml was read")
    own.get_by_role("button", name="Begin this lesson").click()
    expect(own.get_by_role("row").last).to_contain_text("there is no place 'K99'")
    expect(own.get_by_role("row").last).to_contain_text("steps[1]")
    pasted = own.get_by_role("textbox")
    expect(pasted).to_have_value(wrong)  # nothing is lost
    check_accessible(page)
    pasted.fill(SMALL)
    own.get_by_role("button", name="Begin this lesson").click()
    expect(card(page)).to_contain_text("One share")
    card(page).get_by_role("button", name="Next").click()
    expect(card(page)).to_contain_text("Issue one share.")


@sizes
def test_the_pages_of_lessons_fit(browsing: Browsing, size: Size) -> None:
    page = browsing.open("/learn", size=size)
    expect(listed(page, "A whole turn")).to_be_visible()
    check_fits(page)
    picture(page, f"learn-{size}")
    begin(page, "Your first link")
    check_fits(page)
    picture(page, f"lesson-{size}")


@pictured
@colours
def test_the_pages_of_lessons_can_be_read(browsing: Browsing, dark: bool) -> None:
    page = browsing.open("/learn", dark=dark)
    expect(listed(page, "A whole turn")).to_be_visible()
    check_accessible(page)
    begin(page, "Your first link")
    my_turn(page)
    check_accessible(page)
    page.mouse.move(0, 0)  # what is under it is explained there
    picture(page, "lesson-dark" if dark else "lesson-light")


def test_what_a_lesson_refuses_is_called_as_it_was_chosen(
    browsing: Browsing, site: Running
) -> None:
    """And the one hint is the lesson's own."""
    browsing.faults.expect(MISSED)
    person = site.person()
    body = {"game": "imperial-steam", "lesson": "01-sealed-bid"}
    page = browsing.open(f"/tables/{person.post('/api/lessons', body)['id']}", who=person)
    my_turn(page)
    page.get_by_role("button", name="80", exact=True).click()
    expect(page.locator(".card.lit")).to_contain_text("leaves 50 guldens; hires from: bronze")
    preview(page).get_by_role("button").last.click()
    expect(question(page).get_by_role("alert")).to_contain_text("Bid 80:")
    expect(question(page)).not_to_contain_text("influence:")
    expect(question(page).get_by_role("button", name="Hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(card(page).get_by_role("button", name="Hint")).to_be_visible()
    expect(question(page)).not_to_contain_text("Look ahead")


def test_steps_that_are_done_at_once_are_told(browsing: Browsing, site: Running) -> None:
    """A track with its crew is one thing on the board, and three steps of its lesson."""
    person = site.person()
    body = {"game": "imperial-steam", "lesson": "02-first-track"}
    page = browsing.open(f"/tables/{person.post('/api/lessons', body)['id']}", who=person)
    my_turn(page)
    stands_at(page, 0, 7)
    page.locator("[data-place='wien-wr_neustadt'][role='button']").click(force=True)
    confirm(page)
    stands_at(page, 3, 7)
    expect(card(page)).to_contain_text("Steps 1 to 3 are done at once. The track lies.")


def test_after_a_refusal_everything_is_lit_again(browsing: Browsing, site: Running) -> None:
    """At once, also where nobody has an Escape."""
    browsing.faults.expect(MISSED)
    person = site.person()
    body = {"game": "planet-steam", "lesson": "02-zones"}
    page = browsing.open(f"/tables/{person.post('/api/lessons', body)['id']}", who=person)
    my_turn(page)
    expect(lit(page).first).to_be_visible()
    zones = lit(page).count()
    zone(page, "E1").click()
    preview(page).get_by_role("button").last.click()
    expect(question(page)).to_contain_text("this lesson takes D6")
    expect(lit(page)).to_have_count(zones)
    zone(page, "D6").click()
    confirm(page)
    expect(card(page)).to_contain_text("Step 2 of 5")


def test_a_lesson_that_is_over_folds_for_who_plays_on(browsing: Browsing, site: Running) -> None:
    """On a phone, where it lies over the board: not for the bots, who go on at once."""
    person = site.person()
    body = {"game": "planet-steam", "lesson": "01-specialists"}
    table = person.post("/api/lessons", body)["id"]
    page = browsing.open(f"/tables/{table}", who=person, size="phone")
    my_turn(page)
    for step in read_lesson(lesson_text("planet-steam", "01-specialists")).steps:
        for action in solution(step):
            news = person.get(f"/api/tables/{table}/news")
            sent = {"action": action, "moment": news["moment"], "seat": 0, "id": uuid4().hex}
            person.post(f"/api/tables/{table}/actions", sent)
    said = card(page).locator(".body")
    expect(said).to_contain_text("play on")
    page.wait_for_timeout(500)
    expect(said).to_be_visible()
    go_on = page.locator(".sheet").get_by_role("button", name="Pass")
    go_on.press("Enter")
    page.locator(".look").get_by_role("button").last.press("Enter")
    expect(said).to_be_hidden()


FIRST = {
    "steam-power": "02-contract",
    "planet-steam": "01-specialists",
    "imperial-steam": "10-trieste",
}


def through(browsing: Browsing, site: Running, game: str, id: str) -> None:
    """A lesson from its beginning to its end, by clicks."""
    person = site.person()
    table = person.post("/api/lessons", {"game": game, "lesson": id})["id"]
    page = browsing.open(f"/tables/{table}", who=person, settings=PLAIN)
    lesson = read_lesson(lesson_text(game, id))
    for number, step in enumerate(lesson.steps):
        stands_at(page, number, len(lesson.steps))
        take(page, person, table, step)
    stands_at(page, len(lesson.steps), len(lesson.steps))
    expect(card(page)).to_contain_text(lesson.summary)


@pytest.mark.parametrize("game", FIRST)
def test_a_lesson_of_the_other_games(browsing: Browsing, site: Running, game: str) -> None:
    through(browsing, site, game, FIRST[game])


@soak
@pytest.mark.parametrize(("game", "id"), SHELF)
def test_every_lesson(browsing: Browsing, site: Running, game: str, id: str) -> None:
    through(browsing, site, game, id)
