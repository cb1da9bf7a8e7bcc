"""Every page, drawer and dialog, and a table of each game: on a phone and at a desk, by day and by
night, read by machines as well as by eyes."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import (
    Browsing,
    check_accessible,
    check_everywhere,
    check_fits,
    resize,
)
from tests.browser.playing import opened, question
from tests.browser.tables import among_bots, before, dealt, ended, recorded
from tests.server.running import Person, Running
from tests.server.sitting import seated
from tests.soak.long import later

PAGES = {
    "/new?game=age-of-steam": "New table",
    "/new?game=steam-power&with=people": "New table",
    "/new?game=planet-steam&with=screen": "New table",
    "/tables": "Tables",
    "/tables?show=open": "Tables",
    "/tables?show=over": "Tables",
    "/me": "You",
    "/import": "Bring a game",
    "/boards": "Boards",
    "/boards/age-of-steam": "Boards of Age of Steam",
    "/rules": "Rules",
    "/moon": "There is nothing at this address.",
}


@pytest.fixture(scope="module")
def ann(site: Running) -> Person:
    """Somebody who has a table, so that the lists hold one."""
    person = site.person()
    dealt(person, "age-of-steam")
    return person


@pytest.mark.parametrize("path", PAGES)
def test_a_page(browsing: Browsing, ann: Person, path: str) -> None:
    page = browsing.open(path, who=ann, size="phone")
    expect(page.get_by_role("heading", level=1)).to_have_text(PAGES[path])
    page.wait_for_load_state("networkidle")
    check_everywhere(page)


def test_rules(browsing: Browsing, ann: Person) -> None:
    page = browsing.open("/rules/steam-power", who=ann, size="phone")
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules of Steam Power")
    check_fits(page)
    page.get_by_role("searchbox").fill("crossing")  # all of them would be looked at for long
    expect(page.get_by_role("status").or_(page.get_by_text("passages found"))).to_be_visible()
    check_everywhere(page)


def test_a_table_that_has_not_begun(browsing: Browsing, ann: Person) -> None:
    id = seated(ann, further=[{"kind": "open"}], start=False)
    page = browsing.open(f"/tables/{id}", who=ann)
    page.get_by_role("button", name="Delete the table").click()
    dialog = page.get_by_role("dialog", name="Delete this table?")
    expect(dialog).to_be_visible()
    check_everywhere(page)
    page.keyboard.press("Escape")
    expect(dialog).not_to_be_visible()
    check_everywhere(page)


def test_a_link_of_a_seat(browsing: Browsing, ann: Person) -> None:
    id = seated(ann, further=[{"kind": "open"}], start=False)
    link = ann.post(f"/api/tables/{id}/seats/1/link")["link"]
    page = browsing.open(link.partition(browsing.site.url)[2])
    expect(page.get_by_role("button", name="Take the seat")).to_be_visible()
    check_everywhere(page)


def test_a_new_personal_link(browsing: Browsing, site: Running) -> None:
    page = browsing.open("/me", who=site.person())
    page.get_by_role("button", name="Make a personal link").click()
    expect(page.get_by_role("dialog", name="A new link?")).to_be_visible()
    check_everywhere(page)


TABLES = {
    "issue-shares": ("age-of-steam", "issue-shares", 100),
    "bid": ("age-of-steam", "bid", 100),
    "select-action": ("age-of-steam", "select-action", 100),
    "build-track": ("age-of-steam", "build-track", 100),
    "deliver": ("age-of-steam", "deliver", 100),
    "fulfil-contract": ("steam-power", "fulfil-contract", 60),
}


def stand_everywhere(page: Page) -> None:
    """As `check_everywhere`, for a table, which a phone shows in parts."""
    check_everywhere(page)
    resize(page, "phone", True)
    tabs = page.get_by_role("navigation", name="Table")
    for tab in ("Players", "Log", "Chat", "More"):
        tabs.get_by_role("button", name=tab).click()
        check_fits(page)
    tabs.get_by_role("button", name="Players").click()
    check_accessible(page, strict=True)


@pytest.mark.parametrize(
    "spot",
    ["build-track", "fulfil-contract", *later("issue-shares", "bid", "select-action", "deliver")],
)
def test_a_table(browsing: Browsing, ann: Person, spot: str) -> None:
    page = opened(browsing, ann, among_bots(ann, before(*TABLES[spot])))
    stand_everywhere(page)


@pytest.mark.parametrize("game", ["planet-steam", "imperial-steam"])
def test_a_table_of_another_game(browsing: Browsing, ann: Person, game: str) -> None:
    page = opened(browsing, ann, among_bots(ann, recorded(game)))
    stand_everywhere(page)


@pytest.mark.parametrize("game", ["age-of-steam", *later("steam-power")])
def test_the_end(browsing: Browsing, ann: Person, game: str) -> None:
    page = browsing.open(f"/tables/{ended(ann, game)}", who=ann)
    expect(page.get_by_role("region", name="Results")).to_be_visible()
    check_everywhere(page)


DRAWERS = {
    "Settings": "Settings",
    "This table": "This table",
    "Try from here": "Try from here",
}


def test_drawers(browsing: Browsing, ann: Person) -> None:
    page = opened(browsing, ann, dealt(ann, "steam-power"))
    for button, title in DRAWERS.items():
        page.get_by_role("button", name=button, exact=True).click()
        looked_at(page, title)
    page.keyboard.press("?")
    looked_at(page, "Keys")
    page.get_by_role("button", name="Rules", exact=True).click()
    page.get_by_role("searchbox", name="Search the rules").fill("crossing")
    looked_at(page, "Rules: Steam Power")


def test_standing_orders(browsing: Browsing, ann: Person) -> None:
    page = opened(browsing, ann, dealt(ann, "age-of-steam"))
    question(page).get_by_role("button", name="Plan ahead").click()
    check_everywhere(page)


def looked_at(page: Page, title: str) -> None:
    drawer = page.get_by_role("dialog", name=title)
    expect(drawer).to_be_visible()
    for dark in (True, False):
        resize(page, "desk", dark)
        check_accessible(page, within="[role=dialog]", strict=True)
    resize(page, "phone", False)
    check_fits(page)
    resize(page, "desk", False)
    page.keyboard.press("Escape")
    expect(drawer).not_to_be_visible()
