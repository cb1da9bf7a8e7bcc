"""Looking back: by slider, step, turn and play, by address; trying from there; a bot's advice; and
the end of a game."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.age_of_steam import board
from tests.browser.browsing import Browsing, check_accessible, picture, pictured
from tests.browser.playing import confirm, history, my_turn, opened, preview, question
from tests.browser.tables import among_bots, before, brought, dealt, ended, recorded
from tests.server.running import Running
from tests.soak.long import later

LAST = len(recorded("age-of-steam")["actions"])


def at(page: Page, move: int, of: int = LAST) -> None:
    """The page shows this position: it says so, and so does its address."""
    expect(history(page).get_by_text(f"Move {move} of {of}", exact=True)).to_be_visible()
    expect(page).to_have_url(re.compile(rf"[?&]at={move}\b"))


def is_now(page: Page) -> None:
    expect(history(page).get_by_text(re.compile(r"^Move \d+$"))).to_be_visible()
    expect(page).not_to_have_url(re.compile(r"[?&]at="))


def slider(page: Page) -> Locator:
    return history(page).get_by_role("slider", name="Position")


def key(page: Page, name: str) -> Locator:
    return history(page).get_by_role("button", name=name, exact=True)


def track(page: Page) -> Locator:
    return board(page).locator("[data-track]:not(.ghost)")


def test_the_past_has_an_address(browsing: Browsing, site: Running) -> None:
    """What is sent on shows the same to who opens it, who may play nothing there."""
    person = site.person()
    table = among_bots(person, recorded("age-of-steam"))
    page = opened(browsing, person, table)
    there = track(page).count()
    slider(page).fill("100")
    at(page, 100)
    expect(track(page)).not_to_have_count(there)
    then = track(page).count()
    assert 0 < then < there
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile("^Move 100 of .*round"))
    expect(question(page).get_by_text("You look at the past")).to_be_visible()
    expect(question(page).get_by_role("button", name="Hint")).to_have_count(0)

    other = browsing.open(page.url.removeprefix(site.url))
    at(other, 100)
    expect(track(other)).to_have_count(then)
    other.close()

    question(page).get_by_role("button", name=re.compile("^Back to now")).click()
    is_now(page)
    expect(track(page)).to_have_count(there)
    my_turn(page)


def test_steps_turns_and_play(browsing: Browsing, site: Running) -> None:
    person = site.person()
    id = brought(person, recorded("age-of-steam"))
    page = browsing.open(f"/tables/{id}?at=120")
    at(page, 120)
    key(page, "One move back").click()
    at(page, 119)
    key(page, "One move on").click()
    at(page, 120)
    key(page, "One turn back").click()
    expect(page).to_have_url(re.compile(r"at=1[01]\d\b"))
    began = int(page.url.rpartition("=")[2])
    assert began < 120
    key(page, "One turn on").click()
    expect(page).not_to_have_url(re.compile(rf"at={began}\b"))
    assert int(page.url.rpartition("=")[2]) >= 120
    key(page, "To the beginning").click()
    at(page, 0)
    expect(track(page)).to_have_count(0)
    key(page, "Play from here").click()
    history(page).get_by_role("combobox", name="Speed").select_option("8×")
    expect(page).to_have_url(re.compile(r"at=([3-9]|\d\d)\b"))  # it goes on by itself
    key(page, "Pause").click()
    stopped = re.compile(re.escape(page.url))
    page.wait_for_timeout(500)  # four moves of that speed
    expect(page).to_have_url(stopped)
    page.keyboard.press("]")
    expect(page).not_to_have_url(stopped)
    key(page, "To now").first.click()
    is_now(page)


def test_a_line_of_the_log_shows_its_moment(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, among_bots(person, recorded("age-of-steam")))
    log = page.get_by_role("region", name="Log")
    log.locator(f"[data-at='{LAST - 3}']").first.click()
    at(page, LAST - 3)


def test_the_log_goes_to_the_moment_that_is_shown(browsing: Browsing, site: Running) -> None:
    """Also where it was scrolled elsewhere."""
    person = site.person()
    page = opened(browsing, person, among_bots(person, recorded("age-of-steam")))
    log = page.get_by_role("region", name="Log", exact=True)
    log.locator(f"[data-at='{LAST - 20}']").first.click()
    for moment in (LAST - 20, LAST - 21):
        at(page, moment)
        expect(log.locator(f"[data-at='{moment}']").first).to_be_in_viewport(ratio=0.9)
        log.evaluate("it => (it.scrollTop = 0)")
        key(page, "One move back").click()
    page.goto(f"{page.url.partition('?')[0]}?at=5")  # its line is not laid out at first
    at(page, 5)
    expect(log.locator("[data-at='5']").first).to_be_in_viewport(ratio=0.9)


def test_nothing_is_played_in_the_past(browsing: Browsing, site: Running) -> None:
    """What was chosen waits there until one is back, and neither buttons nor keys send it."""
    person = site.person()
    table = among_bots(person, before("age-of-steam", "build-track", 200))
    page = opened(browsing, person, table)
    question(page).get_by_role("button", name="Hint").click()
    question(page).get_by_role("button", name="Try this").click()
    expect(preview(page)).to_be_visible()
    moment = person.get(f"/api/tables/{table}")["moment"]
    key(page, "One move back").click()
    expect(question(page).get_by_text("You look at the past")).to_be_visible()
    expect(preview(page)).to_have_count(0)
    page.locator("body").press("Enter")
    page.locator("body").press("h")
    page.locator("body").press("e")
    expect(page.get_by_text("Try this")).to_have_count(0)
    question(page).get_by_role("button", name=re.compile("^Back to now")).click()
    expect(preview(page)).to_be_visible()
    assert person.get(f"/api/tables/{table}")["moment"] == moment
    # a hint is shown in place of what is chosen
    question(page).get_by_role("button", name="Hint").click()
    expect(page.get_by_text("Try this")).to_be_visible()


@pytest.mark.parametrize("all_seats", [False, True], ids=["bots", "all seats"])
def test_trying_from_a_position(browsing: Browsing, site: Running, all_seats: bool) -> None:
    """A table of one's own begins there, and the game that it came from stays as it is."""
    person = site.person()
    table = among_bots(person, recorded("age-of-steam"))
    before_it = person.get(f"/api/tables/{table}")
    page = opened(browsing, person, table)
    slider(page).fill("100")
    at(page, 100)
    expect(track(page)).not_to_have_count(0)  # the past has been fetched
    then = track(page).count()
    key(page, "Try from here").click()
    drawer = page.get_by_role("dialog", name="Try from here")
    expect(drawer).to_contain_text(f"Move 100 of {LAST}")
    if all_seats:
        drawer.get_by_role("radio", name="I play all seats").check()
    drawer.get_by_role("button", name="Try from here").click()
    expect(page).not_to_have_url(re.compile(table))
    my_turn(page)  # also of all seats: nobody is asked who looks
    new = page.url.rpartition("/")[2]
    about = person.get(f"/api/tables/{new}")
    assert len(about["yours"]) == (4 if all_seats else 1)
    if all_seats:  # bots may have built meanwhile
        expect(track(page)).to_have_count(then)
    after_it = person.get(f"/api/tables/{table}")
    assert after_it["moment"] == before_it["moment"]
    assert after_it["table"]["asked"] == before_it["table"]["asked"]


def test_who_is_nobody_tries_from_a_position(browsing: Browsing, site: Running) -> None:
    """A guest is made of whoever has come by a link."""
    table = among_bots(site.person(), recorded("age-of-steam"))
    page = browsing.open(f"/tables/{table}?at=100")
    key(page, "Try from here").click()
    drawer = page.get_by_role("dialog", name="Try from here")
    expect(drawer).to_contain_text("What others hide is guessed")
    drawer.get_by_role("button", name="Try from here").click()
    expect(page).not_to_have_url(re.compile(table))
    my_turn(page)


def test_a_hint(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, among_bots(person, before("age-of-steam", "build-track", 200)))
    question(page).get_by_role("button", name="Hint").click()
    hint = question(page).get_by_role("status").filter(has=page.get_by_text("Try this"))
    expect(hint).to_contain_text("Otherwise: ")
    hint.get_by_role("button", name="Look ahead").click()
    compared = page.get_by_role("list", name="What was compared").get_by_role("listitem")
    expect(compared.first).to_contain_text("%")
    told = page.get_by_role("region", name="Look ahead").bounding_box()
    stage = page.locator("main .board").bounding_box()
    assert told
    assert stage
    assert told["x"] >= stage["x"] + stage["width"]  # beside the board, not over it
    check_accessible(page)
    picture(page, "hint")
    hint.get_by_role("button", name="Close").click()
    expect(hint).not_to_be_visible()
    page.keyboard.press("h")
    hint.get_by_role("button", name="Try this").click()
    expect(hint).not_to_be_visible()
    expect(preview(page)).to_be_visible()
    confirm(page)


def test_a_hint_that_warns_twice_of_the_same(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, among_bots(person, before("age-of-steam", "build-track", 200)))
    asked = person.get(f"/api/tables/{page.url.rpartition('/')[2]}")["table"]["asked"]

    def warn(route: Route) -> None:
        hint = route.fetch().json()
        warning = {"seat": asked, "rule": "AOS-COST-01", "sentence": "You come to regret it."}
        other = {**warning, "seat": (asked + 1) % 3}
        route.fulfill(json={**hint, "warnings": [warning, other, warning]})

    page.route("**/hint", warn)
    question(page).get_by_role("button", name="Hint").click()
    expect(question(page).get_by_text("You come to regret it.")).to_have_count(1)


@pictured
@pytest.mark.parametrize("game", ["steam-power", *later("age-of-steam", "imperial-steam")])
def test_the_end_of_a_game(browsing: Browsing, site: Running, game: str) -> None:
    person = site.person()
    id = ended(person, game)
    view = person.get(f"/api/tables/{id}/news", seat=0)["view"]
    page = browsing.open(f"/tables/{id}", who=person)
    end = page.get_by_role("region", name="Results")
    ranking = end.get_by_role("table").first
    standings = view["result"]["standings"]
    expect(ranking.get_by_role("row")).to_have_count(len(standings) + 1)
    winner = person.get(f"/api/tables/{id}")["table"]["seats"][standings[0]["seat"]]["name"]
    expect(end.get_by_role("heading", level=2).first).to_contain_text(winner)
    first = ranking.get_by_role("row").nth(1)
    expect(first).to_contain_text(winner)
    for points in (*standings[0]["sources"].values(), standings[0]["score"]):
        expect(
            first.get_by_text(str(points).replace("-", "\N{MINUS SIGN}"), exact=True).first
        ).to_be_visible()
    # The chart has a line for everybody who scored.
    chart = end.get_by_role("img", name=re.compile("^Score: "))
    expect(chart.locator("polyline")).to_have_count(len(standings))
    picture(page, f"end-{game}")
    end.get_by_role("button", name="Show the board").click()
    expect(board(page)).to_be_visible()
    question(page).get_by_role("button", name="Results").click()
    end.get_by_role("button", name="Look back").click()
    expect(page).to_have_url(re.compile("at=0"))
    page.keyboard.press("Escape")
    expect(end).to_be_visible()
    with page.expect_download() as fetched:
        end.get_by_role("link", name="Download the record").click()
    assert fetched.value.suggested_filename.endswith(".json")


def test_the_same_again(browsing: Browsing, site: Running) -> None:
    """After the end a lobby with the same people at the same seats."""
    person = site.person()
    id = dealt(person, "steam-power", seats=2)
    moment = person.get(f"/api/tables/{id}")["moment"]
    person.command(f"/api/tables/{id}/ask", what="finish", moment=moment)
    page = browsing.open(f"/tables/{id}", who=person)
    end = page.get_by_role("region", name="Results")
    expect(end).to_contain_text("The table agreed to end the game here.")
    expect(page.locator(".fc")).to_have_count(0)  # nothing is foretold any more
    end.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(id))
    seats = page.get_by_role("list").filter(has_text="Bob")
    expect(seats.get_by_role("listitem")).to_have_count(2)
    page.get_by_role("button", name="Start the game").click()
    my_turn(page)
