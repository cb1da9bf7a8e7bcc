"""What a person does at a table, with the mouse, and sees of it: for any game."""

import re
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.browsing import Browsing, Size
from tests.server.running import Person

MOVE: Final = re.compile(r"Move (\d+)")


def opened(browsing: Browsing, person: Person, id: str, size: Size = "desk", **given: Any) -> Page:
    """The page of a table, as soon as something is asked there."""
    page = browsing.open(f"/tables/{id}", who=person, size=size, **given)
    my_turn(page)
    return page


def question(page: Page) -> Locator:
    """Where it says what is asked: the sentence, the buttons of the turn, what is chosen."""
    return page.get_by_role("region", name="What is asked")


def asked(page: Page) -> Locator:
    """What says that one decides now."""
    return question(page).get_by_text("Your turn", exact=True)


def my_turn(page: Page) -> None:
    expect(asked(page)).to_be_visible()


def history(page: Page) -> Locator:
    return page.get_by_role("group", name="History")


def moves(page: Page) -> int:
    """How many actions there have been."""
    said = history(page).get_by_text(MOVE).inner_text()
    found = MOVE.search(said)
    assert found, said
    return int(found[1])


def preview(page: Page) -> Locator:
    """The line of what is chosen."""
    cancel = page.get_by_role("button", name="Cancel")
    return question(page).get_by_role("group").filter(has=cancel).last


def confirm(page: Page) -> None:
    """Do what is chosen, and wait until it is done."""
    before = moves(page)
    preview(page).get_by_role("button").last.click()
    moved_on(page, before)


def moved_on(page: Page, before: int) -> None:
    expect(history(page).get_by_text(f"Move {before}", exact=True)).not_to_be_visible()
    # the news may come before the answer to what was sent, and until then nothing can be chosen
    expect(question(page).get_by_text("Sending …")).not_to_be_visible()


def round_is(page: Page, number: int) -> None:
    expect(page.get_by_role("banner").get_by_text(f"Round {number}")).to_be_visible()


def panel(page: Page, name: str) -> Locator:
    """The numbers of a player."""
    return page.get_by_role("region", name=re.compile(f"^{name}, place"))


def figure(page: Page, name: str, what: str) -> Locator:
    term = panel(page, name).get_by_text(what, exact=True)
    return term.locator("xpath=following-sibling::dd")


def own_name(person: Person, id: str) -> str:
    about = person.get(f"/api/tables/{id}")
    return str(about["table"]["seats"][about["yours"][0]]["name"])
