"""What a person does in Age of Steam, with the mouse."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import (
    asked,
    confirm,
    history,
    moved_on,
    moves,
    preview,
    question,
)

RULE = re.compile(r"^AOS-[A-Z]+-\d+$")
BUILD = "can be built"
TICK = re.compile(r"^(Place( for \$\d+)?|Deliver)$")


def board(page: Page) -> Locator:
    return page.get_by_role("group", name=re.compile("^Board: "))


def hexes(page: Page, saying: str) -> Locator:
    """Hexes by what is read out for them."""
    return board(page).get_by_role("button", name=re.compile(saying))


def ring(page: Page) -> Locator:
    """The tiles that fit on the hex that is picked."""
    return page.get_by_role("group", name=re.compile("tiles? fits?$"))


def issue_shares(page: Page) -> None:
    cards = page.get_by_role("group", name="How many shares?")
    cards.get_by_role("button", name=re.compile("^2 shares")).click()
    expect(preview(page)).to_contain_text("Can be undone")
    confirm(page)


def bid(page: Page) -> None:
    """The least bid where it is cheap, and then no more."""
    strip = page.get_by_role("group", name="Bids and places")
    cheap = strip.get_by_role("button", name=re.compile(r"^Bid \$1\b"))
    strip.get_by_role("button", name="Drop out").or_(cheap).first.click()
    confirm(page)


def take_action(page: Page) -> None:
    """The first card that nobody has taken."""
    page.get_by_role("group", name="Actions").get_by_role("button").first.click()
    confirm(page)


def choose_tile(page: Page) -> None:
    """A lit hex, and a tile of its ring."""
    hexes(page, BUILD).first.click()
    ring(page).or_(tick(page)).first.wait_for()
    if ring(page).is_visible():
        ring(page).locator("button[aria-pressed]").first.click()
    expect(tick(page)).to_be_visible()


def press_tick(page: Page) -> None:
    before = moves(page)
    tick(page).click()
    moved_on(page, before)


def tick(page: Page) -> Locator:
    """Beside the place of what is chosen, to confirm it there."""
    return page.get_by_role("button", name=TICK)


def build(page: Page) -> None:
    end = page.get_by_role("button", name="End build turn")
    if hexes(page, BUILD).count():
        choose_tile(page)
        press_tick(page)
        before = moves(page)
        end.click()  # the turn that waits asks for confirmation already; a warning asks here
        went = page.locator("body", has_not=history(page).get_by_text(f"Move {before}", exact=True))
        went.or_(preview(page)).first.wait_for()
        if preview(page).is_visible():
            confirm(page)
        moved_on(page, before)
    else:
        end.click()
        confirm(page)


def choose_delivery(page: Page) -> bool:
    """A cube, and where it goes; whether anything can go anywhere."""
    cubes = board(page).locator("[data-cube]")
    if not cubes.count():
        return False
    ends = page.get_by_role("button", name=re.compile(r"^(\+\d+\s*)+$|^nobody gains$"))
    found = ends.or_(tick(page)).first
    cubes.first.click()
    found.wait_for()
    if not tick(page).is_visible():
        ends.first.click()
    expect(tick(page)).to_be_visible()
    return True


def deliver(page: Page) -> None:
    if choose_delivery(page):
        press_tick(page)
    else:
        page.get_by_role("button", name="Move nothing").click()
        confirm(page)


def grow(page: Page) -> None:
    page.get_by_role("button", name="Skip Production").click()
    confirm(page)


PHASES = {
    "Issue Shares": issue_shares,
    "Determine Player Order": bid,
    "Select Actions": take_action,
    "Build Track": build,
    "Move Goods": deliver,
    "Goods Growth": grow,
}


def phase(page: Page) -> str:
    """Where in the round the game is."""
    phases = page.get_by_role("list", name="Phases of the round")
    return phases.locator("[aria-current=step]").inner_text()


def play_until(page: Page, end: Locator) -> set[str]:
    """Decide whatever is asked until something is seen; the phases that were gone through."""
    seen = set[str]()
    held = question(page).get_by_role("button", name="End the turn")
    while True:
        asked(page).or_(end).first.wait_for()
        if end.is_visible():
            return seen
        if held.is_visible():
            held.click()
            expect(held).not_to_be_visible()
            continue
        now = phase(page)
        seen.add(now)
        PHASES[now](page)
