"""What a person does in Planet Steam, with the mouse."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import asked, confirm, moved_on, moves, preview, question

RULE = re.compile(r"^PS-[A-Z]+-\d+$")


def zones(page: Page) -> Locator:
    return page.get_by_role("group", name=re.compile("^Zones: "))


def zone(page: Page, id: str) -> Locator:
    return zones(page).locator(f"[data-zone={id}]")


def lit(page: Page) -> Locator:
    """Zones and mooring points that can be chosen, by what is read out for them."""
    return zones(page).get_by_role("button", name=re.compile("can be chosen"))


def chips(page: Page) -> Locator:
    return question(page).locator("button.chip.can")


def chip(page: Page, words: str) -> Locator:
    return question(page).get_by_role("button", name=re.compile(f"^{words}"))


def passing(page: Page) -> Locator:
    return question(page).get_by_role("button", name="Pass", exact=True)


def quantity(page: Page) -> Locator:
    """Buying and selling by minus and plus."""
    return question(page).get_by_role("group", name="Quantity", exact=True)


def extraction(page: Page) -> Locator:
    return question(page).get_by_role("button", name=re.compile("^Extract"))


def phase(page: Page) -> str:
    """Where in the round the game is."""
    phases = page.get_by_role("list", name="Phases of the round")
    return phases.locator("[aria-current=step]").inner_text()


def bid(page: Page) -> None:
    """The least bid where it is cheap, and then no more."""
    cheap = chips(page).filter(has_text=re.compile(r"^\s*[0-3]\s*least"))
    cheap.or_(passing(page)).first.click()
    confirm(page)


def extract(page: Page) -> None:
    """With as many tanks as there is energy for."""
    switches = question(page).get_by_role("switch")
    at = 0
    while at < switches.count() and extraction(page).is_disabled():
        switches.nth(at).click()
        expect(switches.nth(at)).not_to_be_checked()
        expect(question(page).locator("table")).to_be_visible()
        at += 1
    before = moves(page)
    extraction(page).click()
    moved_on(page, before)


def trade(page: Page) -> None:
    """Sell ore where there is some, buy the water that tanks cost, else pass."""
    good = re.search("ore|water", question(page).inner_text())
    sign = {"ore": "\N{MINUS SIGN}1", "water": "+1"}.get(good[0] if good else "")
    button = quantity(page).get_by_role("button", name=f"Quantity {sign}")
    (button if sign and button.is_enabled() else passing(page)).click()
    confirm(page)


def buy_on_map(page: Page, kind: str) -> None:
    """Something for a zone: what it is, and where."""
    chip(page, kind).first.click()
    lit(page).first.click()
    alternatives = question(page).locator(".offers button.chip.can")
    preview(page).or_(alternatives).first.wait_for()
    if not preview(page).is_visible():
        alternatives.first.click()
    confirm(page)


def tanks(page: Page) -> None:
    """A tank of the local market where it can be paid, and the end of the turn."""
    if chip(page, "Tank of the local market").is_visible():
        buy_on_map(page, "Tank of the local market")
        return
    at, begun = moves(page), page.get_by_role("button", name="Restart turn").is_visible()
    chip(page, "End the turn").click()
    if begun:  # who could still take it all back ends it at once
        expect(question(page)).not_to_contain_text("End your turn")
        moved_on(page, at)
    else:
        confirm(page)


def choose(page: Page) -> None:
    """A chip where there is one that is no group, else a lit place."""
    single = question(page).locator("button.chip.can:not([aria-pressed])")
    single.or_(lit(page)).first.wait_for()
    (single if single.count() else lit(page)).first.click()
    alternatives = question(page).locator(".offers button.chip.can:not(.on)")
    if not preview(page).is_visible() and alternatives.count():
        alternatives.first.click()
    confirm(page)


def act(page: Page) -> None:
    if quantity(page).is_visible():
        trade(page)
    elif extraction(page).is_visible():
        extract(page)
    elif chip(page, "End the turn").is_visible():
        tanks(page)
    elif question(page).get_by_role("group", name="Bid", exact=True).is_visible() or (
        passing(page).count() == 1 and chips(page).count() == 1
    ):
        bid(page)
    else:
        choose(page)


def decide(page: Page) -> str:
    """Decide what is asked, or end the turn; the phase that it was in."""
    found = phase(page)
    held = question(page).locator("button.btn", has_text="End the turn")
    if held.is_visible():
        held.click()
        expect(held).not_to_be_visible()
    else:
        act(page)
    return found


def play_until(page: Page, end: Locator) -> set[str]:
    """Decide whatever is asked until something is seen; the phases that were gone through."""
    seen = set[str]()
    while True:
        asked(page).or_(end).first.wait_for()
        if end.is_visible():
            return seen
        seen.add(decide(page))
