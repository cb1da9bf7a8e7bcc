"""What a newcomer at Steam Power stumbles over, at a desk unless it says otherwise."""

import re

from playwright.sync_api import Page, expect

from tests.browser.browsing import Browsing
from tests.browser.playing import confirm, my_turn, opened, preview, question
from tests.browser.steam_power import board, chip, lit, place, ring, take_contracts
from tests.browser.tables import among_bots, before, dealt
from tests.server.running import Running


def lowest(page: Page) -> None:
    """Click the lit hex that is nearest to the lower edge."""
    hexes = lit(page, "Lay track")
    expect(hexes.first).to_be_visible()
    stage = board(page).bounding_box()
    assert stage
    seen = [
        (box["y"], index)
        for index, each in enumerate(hexes.all())
        if (box := each.bounding_box())
        and stage["x"] + 40 < box["x"] < stage["x"] + stage["width"] - 120
        and box["y"] + box["height"] < stage["y"] + stage["height"] - 60
    ]
    hexes.nth(max(seen)[1]).click()
    expect(ring(page)).to_be_visible()


def test_tiles_stand_around_their_hex_and_the_board_stays(
    browsing: Browsing, site: Running
) -> None:
    person = site.person()
    page = opened(browsing, person, dealt(person, "steam-power"))
    placed = board(page).locator("g[transform]").first
    at_first = str(placed.get_attribute("transform"))
    chip(page, "Lay track").click()
    lowest(page)
    expect(ring(page)).to_have_class(re.compile(r"\bring\b"))
    page.keyboard.press("Escape")
    expect(ring(page)).not_to_be_visible()
    expect(placed).to_have_attribute("transform", at_first)


def test_a_sheet_gives_the_board_back(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, dealt(person, "steam-power"), size="phone")
    placed = board(page).locator("g[transform]").first
    page.get_by_role("button", name=re.compile("^Lay track")).click()
    # Somebody has moved the board: then it is their place that it comes back to.
    board(page).hover()
    page.mouse.wheel(0, -200)
    page.wait_for_timeout(200)
    moved = str(placed.get_attribute("transform"))
    lowest(page)
    expect(ring(page)).to_have_class(re.compile(r"\bsheet\b"))
    ring(page).get_by_role("button", name="Cancel").click()
    expect(placed).to_have_attribute("transform", moved)


def test_a_hint_takes_the_place_of_a_refusal(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, dealt(person, "steam-power"))
    chip(page, "Fulfil").click()
    expect(question(page).get_by_role("alert")).to_be_visible()
    question(page).get_by_role("button", name="Hint").click()
    expect(page.get_by_role("button", name="Try this")).to_be_visible()
    expect(question(page).get_by_role("alert")).not_to_be_visible()


def test_what_is_ended_is_tentative_no_more(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, dealt(person, "steam-power"))
    place(page, "Lay track")
    expect(page.locator(".ln.tentative").first).to_be_visible()
    chip(page, "Done").click()
    confirm(page)
    take_contracts(page)
    end = question(page).get_by_role("button", name="End the turn")
    if end.is_visible():
        end.click()
    my_turn(page)
    expect(page.locator(".ln").first).to_be_visible()
    expect(page.locator(".ln.tentative")).to_have_count(0)


def test_the_past_is_told(browsing: Browsing, site: Running) -> None:
    """The sentence of the move stands above, and the log shows its line."""
    person = site.person()
    page = opened(browsing, person, among_bots(person, before("steam-power", "lay-track", 60)))
    for _ in range(30):
        page.keyboard.press("[")
    line = page.locator(".ln.here").first
    within = "line => { const box = line.closest('.lines'); return "
    within += "line.offsetTop >= box.scrollTop && "
    within += "line.offsetTop < box.scrollTop + box.clientHeight }"
    line.wait_for()
    page.wait_for_function(f"() => ({within})(document.querySelector('.ln.here'))")
    words = line.locator("span:not(.n):not(.badge)").last.inner_text()
    expect(question(page)).to_contain_text(words)


def test_the_rest_of_a_contract_says_what_it_costs(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, among_bots(person, before("steam-power", "take-resource", 60)))
    sources = question(page).get_by_role("group", name="Where it comes from")
    count = sources.get_by_role("button").count()
    sources.get_by_role("button", name="All the rest, cheapest").click()
    expect(preview(page).get_by_role("button").last).to_have_text(re.compile("Fulfil "))
    sources.locator(".can:not(.rest)").first.click()
    expect(preview(page)).to_be_visible()
    expect(sources.get_by_role("button")).to_have_count(count)
    confirm(page)


def test_one_screen_is_for_people(browsing: Browsing, site: Running) -> None:
    page = browsing.open("/new", who=site.person())
    page.get_by_role("radio", name=re.compile("^One screen")).check()
    for seat in page.get_by_role("combobox", name=re.compile("^Who takes seat")).all():
        expect(seat).to_have_value("me")


def test_the_rules_open_where_one_is(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, dealt(person, "steam-power"))
    chip(page, "Build a factory").click()
    page.keyboard.press("Escape")
    chip(page, "Lay track").click()
    page.keyboard.press("r")
    drawer = page.get_by_role("dialog", name=re.compile("^Rules"))
    expect(drawer.get_by_role("heading", name="Lay track", exact=True)).to_be_in_viewport()
