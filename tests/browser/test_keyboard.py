"""Everything can be done without a mouse."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Locator, Page, Route, expect

from tests.browser.age_of_steam import BUILD, board, choose_tile, hexes, tick
from tests.browser.browsing import Browsing, check_accessible
from tests.browser.playing import (
    figure,
    history,
    moved_on,
    moves,
    my_turn,
    opened,
    own_name,
    question,
)
from tests.browser.tables import among_bots, before, dealt
from tests.server.running import Running


def focused(page: Page) -> Locator:
    return page.locator(":focus")


def tab_to(page: Page, wanted: Locator, most: int = 80) -> None:
    """As often as it takes, but no oftener than somebody would."""
    for _ in range(most):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not come to {wanted}")


def press_enter(page: Page) -> None:
    """Confirm, and wait until it is done."""
    before = moves(page)
    page.keyboard.press("Enter")
    moved_on(page, before)


def chosen(page: Page) -> None:
    expect(question(page).get_by_role("button", name="Cancel")).to_be_visible()


def test_shares_a_bid_and_an_action(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, dealt(person, "age-of-steam"))
    two = page.get_by_role("group", name="How many shares?").get_by_role("button").nth(2)
    tab_to(page, two)
    page.keyboard.press("Enter")
    chosen(page)
    page.keyboard.press("Escape")
    expect(question(page).get_by_role("button", name="Cancel")).not_to_be_visible()
    page.keyboard.press("Enter")
    chosen(page)
    press_enter(page)
    strip = page.get_by_role("group", name="Bids and places")
    cards = page.get_by_role("group", name="Actions")
    while True:  # until the bidding is over
        strip.or_(cards).first.wait_for()
        my_turn(page)
        if cards.is_visible():
            break
        page.keyboard.press("d")
        chosen(page)
        press_enter(page)
    tab_to(page, cards.get_by_role("button").first)
    page.keyboard.press("Enter")
    chosen(page)
    press_enter(page)


def test_a_build(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, among_bots(person, before("age-of-steam", "build-track")))
    board = page.get_by_role("group", name=re.compile("^Board: "))
    at = moves(page)
    page.keyboard.press("n")
    here = board.locator(":focus")
    expect(here).to_have_attribute("aria-label", re.compile("can be built"))
    first = here.get_attribute("data-place")
    page.keyboard.press("ArrowRight")
    expect(here).not_to_have_attribute("data-place", str(first))
    page.keyboard.press("n")
    expect(here).to_have_attribute("aria-label", re.compile("can be built"))
    page.keyboard.press("Enter")
    ring = page.get_by_role("group", name=re.compile("tiles? fits?$"))
    cancel = question(page).get_by_role("button", name="Cancel")
    ring.or_(cancel).first.wait_for()
    if ring.is_visible():
        tab_to(page, ring.locator("button[aria-pressed]").first)
        page.keyboard.press("Enter")
    chosen(page)
    page.keyboard.press("r")  # another way round, where there is one
    chosen(page)
    press_enter(page)
    page.keyboard.press("Control+z")
    expect(history(page).get_by_text(f"Move {at}", exact=True)).to_be_visible()
    page.keyboard.press("Control+y")
    moved_on(page, at)
    page.keyboard.press("e")
    expect(question(page)).not_to_contain_text(re.compile("Build|End your turn"))
    my_turn(page)


LATE = """() => {
  const fetch = window.fetch;
  window.fetch = async (...asked) => {
    const answer = await fetch(...asked);
    if (asked[1]?.method === 'POST' && !`${asked[0]}`.endsWith('/preview'))
      await new Promise((later) => setTimeout(later, 1500));
    return answer;
  };
}"""
"""Commands are answered long after everybody has been told what they did."""


def test_nobody_waits_for_an_answer_that_is_on_the_board_already(
    browsing: Browsing, site: Running
) -> None:
    person = site.person()
    page = opened(browsing, person, among_bots(person, before("age-of-steam", "build-track")))
    page.evaluate(LATE)
    ring = page.get_by_role("group", name=re.compile("tiles? fits?$"))
    for tile in range(2):  # the answer to the first is still on its way
        page.keyboard.press("n")
        page.keyboard.press("Enter")
        ring.locator("button[aria-pressed]").first.click()
        chosen(page)
        if not tile:
            press_enter(page)
    page.wait_for_timeout(2000)
    chosen(page)  # and it takes nothing back when it comes
    press_enter(page)


def test_a_preview_is_called_off_by_who_is_quicker(browsing: Browsing, site: Running) -> None:
    """It would be asked of a position that is over, and refused: the page's faults would tell."""
    person = site.person()
    page = opened(browsing, person, among_bots(person, before("age-of-steam", "build-track")))
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/preview", hold)
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    ring = page.get_by_role("group", name=re.compile("tiles? fits?$"))
    ring.locator("button[aria-pressed]").first.click()
    chosen(page)
    with page.expect_response("**/actions"):
        press_enter(page)
    assert held
    for route in held:
        with suppress(Error):  # called off
            route.continue_()
    # On a slow line, what is clicked before the answer has come is picked as soon as it is there.
    page.unroute("**/preview")
    choose_tile(page)
    held.clear()
    at = moves(page)
    page.route("**/actions", hold)
    with page.expect_request("**/actions"):
        page.keyboard.press("Enter")
    place = str(hexes(page, BUILD).last.get_attribute("data-place"))
    hexes(page, BUILD).last.click()
    page.keyboard.press("Enter")  # what was sent is sent once
    for route in held:
        route.continue_()
    moved_on(page, at)
    ring.or_(tick(page)).first.wait_for()
    expect(board(page).locator(f"[data-place='{place}']")).to_have_attribute(
        "aria-label", re.compile("picked")
    )
    assert moves(page) == at + 1


def test_a_delivery(browsing: Browsing, site: Running) -> None:
    person = site.person()
    table = among_bots(person, before("age-of-steam", "deliver", after=150))
    page = opened(browsing, person, table)
    income = figure(page, own_name(person, table), "Income")
    had = income.inner_text()
    board = page.get_by_role("group", name=re.compile("^Board: "))
    here = board.locator(":focus")
    page.keyboard.press("n")
    expect(here).to_have_attribute("aria-label", re.compile("can be delivered"))
    page.keyboard.press("Enter")
    which = page.get_by_role("group", name=re.compile("which cube"))
    end = board.get_by_role("button", name=re.compile("takes the")).first
    cancel = question(page).get_by_role("button", name="Cancel")
    which.or_(end).or_(cancel).first.wait_for()
    if which.is_visible():
        tab_to(page, which.locator("button[aria-pressed]").first)
        page.keyboard.press("Enter")
        end.or_(cancel).first.wait_for()
    if not cancel.is_visible():
        page.keyboard.press("n")
        expect(here).to_have_attribute("aria-label", re.compile("takes the"))
        page.keyboard.press("Enter")
    chosen(page)
    press_enter(page)
    expect(income).to_have_text(re.compile(rf"^(?!{had}$)\d+$"))


def test_a_turn_of_steam_power(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, dealt(person, "steam-power"))
    tab_to(page, question(page).get_by_role("button", name=re.compile("^Lay track")))
    page.keyboard.press("Enter")
    board = page.get_by_role("group", name=re.compile("^Board: "))
    tab_to(page, board.locator("[tabindex='0']"))
    page.keyboard.press("n")
    here = board.locator(":focus")
    expect(here).to_have_attribute("aria-label", re.compile("can take track"))
    page.keyboard.press("Enter")
    ring = page.get_by_role("group", name=re.compile("^Choose for "))
    cancel = question(page).get_by_role("button", name="Cancel")
    ring.or_(cancel).first.wait_for()
    if ring.is_visible():
        tab_to(page, ring.locator("button[aria-pressed]").first)
        page.keyboard.press("Enter")
    chosen(page)
    press_enter(page)


def test_the_keys_are_listed(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, dealt(person, "steam-power"))
    page.keyboard.press("?")
    drawer = page.get_by_role("dialog", name="Keys")
    expect(drawer.get_by_text("End the turn")).to_be_visible()
    expect(drawer.get_by_text("From place to place on the board")).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).not_to_be_visible()
    page.keyboard.press("[")
    expect(question(page).get_by_text("You look at the past")).not_to_be_visible()


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("age-of-steam", "Another way round for the tile that is chosen"),
        ("planet-steam", "Buy or sell one more or one less"),
    ],
)
def test_the_keys_of_a_game_are_listed(
    browsing: Browsing, site: Running, game: str, words: str
) -> None:
    person = site.person()
    page = opened(browsing, person, dealt(person, game))
    page.keyboard.press("?")
    drawer = page.get_by_role("dialog", name="Keys")
    expect(drawer.get_by_role("heading", name="In this game")).to_be_visible()
    expect(drawer.get_by_text(words)).to_be_visible()
    check_accessible(page, within="[role=dialog]", strict=True)
