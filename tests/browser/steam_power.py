"""What a person does in Steam Power, with the mouse."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import asked, confirm, preview, question


def board(page: Page) -> Locator:
    return page.get_by_role("group", name=re.compile("^Board: "))


KINDS = {"Build a factory": "can take a factory", "Lay track": "can take track"}
"""What is read out for the hexes of an action that has places."""


def lit(page: Page, kind: str) -> Locator:
    return board(page).get_by_role("button", name=re.compile(KINDS[kind]))


def ring(page: Page) -> Locator:
    return page.get_by_role("group", name=re.compile("^Choose for "))


def chip(page: Page, words: str) -> Locator:
    """A kind of action."""
    return question(page).get_by_role("button", name=re.compile(f"^{words}"))


def place(page: Page, kind: str) -> None:
    """A kind of action, a lit hex, something of its ring where there is one, and confirm."""
    chip(page, kind).click()
    lit(page, kind).first.click()
    ring(page).or_(preview(page)).first.wait_for()
    if ring(page).is_visible():
        ring(page).locator("button[aria-pressed]").first.click()
    confirm(page)


def cards(page: Page) -> Locator:
    """The contracts of the own hand that can be fulfilled."""
    return page.get_by_role("article").and_(page.locator(".can")).get_by_role("button").first


def take_contracts(page: Page) -> None:
    chip(page, "Take contracts").click()
    expect(preview(page)).to_contain_text("Luck or something hidden follows: undo may end here.")
    confirm(page)


def can(page: Page, words: str) -> bool:
    button = chip(page, words).first
    return button.is_visible() and "why not?" not in button.inner_text()


def follow(page: Page) -> None:
    """What a bot would do."""
    question(page).get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Try this").click()
    confirm(page)


def act(page: Page) -> None:
    """Whatever brings the game on: fulfil, build, lay track, take contracts or money."""
    sources = question(page).get_by_role("group", name="Where it comes from")
    if sources.is_visible() and sources.locator(".can").count():
        sources.locator(".can").first.click()
        confirm(page)
    elif cards(page).is_visible():
        cards(page).click()
        confirm(page)
    elif can(page, "Done"):
        chip(page, "Done").click()
        confirm(page)
    elif kind := next((kind for kind in KINDS if can(page, kind)), None):
        place(page, kind)
    elif can(page, "Take contracts"):
        take_contracts(page)
    elif can(page, r"Take \$"):
        chip(page, r"Take \$").click()
        confirm(page)
    else:
        follow(page)


def play_until(page: Page, end: Locator, most: int = 10_000) -> int:
    """Decide whatever is asked until something is seen, or so often."""
    done = 0
    held = question(page).get_by_role("button", name="End the turn")
    while done < most:
        asked(page).or_(end).first.wait_for()
        if end.is_visible():
            break
        if held.is_visible():
            held.click()
            expect(held).not_to_be_visible()
        else:
            act(page)
            done += 1
    return done


def results(page: Page) -> Locator:
    return page.get_by_role("region", name="Results")
