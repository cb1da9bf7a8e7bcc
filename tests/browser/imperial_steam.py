"""What a person does in Imperial Steam, with the mouse."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import asked, confirm, moved_on, moves, preview, question

ACTIONS = (
    "Build tracks",
    "Produce goods",
    "Build a building",
    "Secure a contract",
    "Buy or upgrade a train",
    "Hire",
    "Buy or order goods",
    "Philanthropize",
    "Manipulate share value",
    "Fundraise",
    "Pass",
)
"""In the order in which `act` wants them."""


def board(page: Page) -> Locator:
    """The map."""
    return page.get_by_role("group", name=re.compile("^Board: "))


def part(page: Page, title: str) -> Locator:
    """A display or a desk beside the map, by its heading."""
    return page.get_by_role("region", name=re.compile(f"^{title}"))


def action(page: Page, name: str) -> Locator:
    """A space of the action board; it is a button where it can be had."""
    return part(page, "Main actions").get_by_role("button", name=re.compile(f"^{name}"))


def lit(page: Page) -> Locator:
    """What can be chosen on the map."""
    return board(page).get_by_role("button", name=re.compile("can be chosen"))


def desk(page: Page) -> Locator:
    """What belongs to the action that is wanted: the choices of its desk."""
    return page.locator(".card.lit").get_by_role("button").locator("visible=true")


def end_turn(page: Page) -> Locator:
    return page.get_by_role("button", name="End the turn", exact=True)


def finish(page: Page) -> None:
    """End the turn."""
    before = moves(page)
    end_turn(page).click()
    moved_on(page, before)


def take(page: Page, name: str) -> None:
    """An action in its plainest form: of its desk the first choice, and confirm."""
    action(page, name).click()
    for _ in range(3):
        desk(page).or_(preview(page)).first.wait_for()
        if preview(page).is_visible():
            break
        waiting = desk(page).and_(page.locator(".can:not(.on), .lit, [aria-label*=more]"))
        waiting.last.click()
    confirm(page)


def answer(page: Page) -> None:
    """Whatever is asked beside the main action: crew, worker, points, discards, the bid."""
    chips = desk(page).and_(page.locator(".can"))
    chips.first.click()
    confirm(page)


def act(page: Page, wanted: tuple[str, ...] = ACTIONS) -> None:
    """Whatever brings the game on: end the turn once the hand lies, else the first action that can
    be had."""
    spaces = part(page, "Main actions")
    spaces.or_(desk(page)).first.wait_for()
    if not spaces.is_visible():
        answer(page)
    elif end_turn(page).is_visible():
        finish(page)
    else:
        take(page, next(name for name in wanted if action(page, name).is_visible()))


def play_until(page: Page, end: Locator, most: int = 10_000) -> int:
    """Decide whatever is asked until something is seen, or so often."""
    done = 0
    held = question(page).get_by_role("button", name="End the turn")
    while done < most:
        asked(page).or_(end).first.wait_for()
        if end.is_visible():
            break
        if held.is_visible():  # for a moment also where the page ends the turn by itself
            if held.is_enabled():
                held.click()
            expect(held).not_to_be_visible()
        else:
            # no action twice in a round where another one does as well: hands cost influence
            act(page, ACTIONS[done % 5 :] + ACTIONS[: done % 5])
            done += 1
    return done


def results(page: Page) -> Locator:
    return page.get_by_role("region", name="Results")
