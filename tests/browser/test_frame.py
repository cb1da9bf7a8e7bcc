"""What every table has around its board: notes, settings, the sign of one's turn, the log, the way
back."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.browsing import Browsing
from tests.browser.playing import (
    asked,
    confirm,
    history,
    moved_on,
    moves,
    my_turn,
    opened,
    preview,
    question,
)
from tests.browser.steam_power import chip
from tests.browser.tables import GAMES, among_bots, before, dealt, recorded
from tests.server.running import Running
from tests.soak.long import later

NOTE: Final = "Your own note; nobody else reads it."
LISTEN: Final = """
window.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...given) {
  window.tones += 1;
  start.apply(this, given);
};
"""


def settings(page: Page) -> Locator:
    page.get_by_role("button", name="Settings").click()
    return page.get_by_role("dialog", name="Settings")


def icon(page: Page) -> Locator:
    return page.locator("link[rel=icon]")


@pytest.mark.parametrize("game", [*GAMES[2:], *later(*GAMES[:2])])
def test_play_now_of_every_game(browsing: Browsing, game: str) -> None:
    page = browsing.open("/")
    title = game.replace("-", " ").title().replace(" Of ", " of ")
    page.get_by_role("combobox", name="Game").select_option(label=title)
    page.get_by_role("button", name="Play now").click()
    my_turn(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text(title)


def test_a_note_is_ones_own(browsing: Browsing, site: Running) -> None:
    ann, ben = site.person("Ann"), site.person("Ben")
    seats = [{"kind": "me"}, {"kind": "open"}]
    id = ann.post("/api/tables", {"game": "steam-power", "seats": seats})["id"]
    ben.post(f"/api/tables/{id}/seats/1", {})
    ann.post(f"/api/tables/{id}/start")
    page = browsing.open(f"/tables/{id}", who=ann)
    page.get_by_role("tab", name="Note").click()
    pad = page.get_by_role("textbox", name=NOTE)
    pad.fill("Chicago first")
    expect(page.get_by_text("Kept.", exact=True)).to_be_visible()
    page.reload()
    page.get_by_role("tab", name="Note").click()
    expect(pad).to_have_value("Chicago first")
    other = browsing.open(f"/tables/{id}", who=ben)
    other.get_by_role("tab", name="Note").click()
    theirs = other.get_by_role("textbox", name=NOTE)
    expect(theirs).to_be_enabled()
    expect(theirs).to_have_value("")


def test_it_is_your_turn(browsing: Browsing, site: Running) -> None:
    """Title, icon and two tones say so; each can be switched off."""
    ann, ben = site.person("Ann"), site.person("Ben")
    seats = [{"kind": "me"}, {"kind": "open"}]
    id = ann.post("/api/tables", {"game": "steam-power", "seats": seats})["id"]
    ben.post(f"/api/tables/{id}/seats/1", {})
    ann.post(f"/api/tables/{id}/start")
    first = ann.get(f"/api/tables/{id}")["table"]["asked"]
    mover, waiter = (ann, ben) if first == 0 else (ben, ann)
    page = browsing.open("/", who=waiter)
    page.add_init_script(LISTEN)
    page.goto(f"/tables/{id}")
    expect(history(page)).to_be_visible()
    expect(page).not_to_have_title(re.compile("Your turn"))
    waiting = str(icon(page).get_attribute("href"))
    other = opened(browsing, mover, id)
    for _ in range(2):
        chip(other, r"Take \$").click()
        confirm(other)
    held = question(other).get_by_role("button", name="End the turn")
    held.or_(other.get_by_text(re.compile("'s turn$|decides"))).first.wait_for()
    if held.is_visible():
        held.click()
    my_turn(page)
    expect(page).to_have_title(re.compile("Your turn"))
    expect(icon(page)).not_to_have_attribute("href", waiting)
    assert page.evaluate("window.tones") == 2
    drawer = settings(page)
    drawer.get_by_role("checkbox", name=re.compile("^Title and icon")).uncheck()
    expect(page).not_to_have_title(re.compile("Your turn"))
    expect(icon(page)).to_have_attribute("href", waiting)


def test_what_is_confirmed_is_a_choice(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, dealt(person, "steam-power"))
    drawer = settings(page)
    drawer.get_by_role("combobox", name="Confirm decisions").select_option("only before luck")
    page.keyboard.press("Escape")
    at = moves(page)
    chip(page, r"Take \$").click()
    moved_on(page, at)  # at once: it can be undone
    question(page).get_by_role("button", name="Undo").click()
    expect(history(page).get_by_text(f"Move {at}", exact=True)).to_be_visible()
    chip(page, "Take contracts").click()  # hidden cards are drawn
    expect(preview(page)).to_contain_text("Luck or something hidden follows")
    confirm(page)


def test_colours_are_a_choice(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, dealt(person, "steam-power"))
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    by_day = page.evaluate(ground)
    theme = settings(page).get_by_role("combobox", name="Colours")
    theme.select_option("Dark")
    expect(page.locator("html")).to_have_class(re.compile("dark"))
    assert page.evaluate(ground) != by_day
    page.reload()
    my_turn(page)
    assert page.evaluate(ground) != by_day


def test_the_log_is_filtered_and_goes_back_to_ones_turn(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, among_bots(person, recorded("age-of-steam")))
    log = page.get_by_role("region", name="Log")
    lines = log.locator("[data-at]")
    expect(lines.nth(20)).to_be_attached()
    filters = page.get_by_role("combobox", name="Which lines")
    all_of_it = lines.count()
    filters.select_option("Auction")
    expect(lines).not_to_have_count(all_of_it)
    assert all(
        re.search("bid|drop|pass|last one|order|place", words, re.IGNORECASE)
        for words in lines.all_inner_texts()
    )
    filters.select_option("All lines")
    expect(lines).to_have_count(all_of_it)
    page.get_by_role("button", name="Since your last turn").click()
    since = log.locator("[data-at]:focus")
    expect(since).to_be_in_viewport()


@pytest.mark.parametrize("game", ["age-of-steam", "steam-power"])
def test_the_log_is_parted_once_by_everything(browsing: Browsing, site: Running, game: str) -> None:
    """Phases that come back within a round part nothing."""
    person = site.person()
    page = opened(browsing, person, among_bots(person, recorded(game)))
    parts = page.get_by_role("region", name="Log").locator(".sep")
    expect(parts.nth(2)).to_be_attached()
    words = parts.all_inner_texts()
    assert len(set(words)) == len(words)


def test_a_turn_is_begun_again(browsing: Browsing, site: Running) -> None:
    person = site.person()
    table = among_bots(person, before("age-of-steam", "build-track", after=200))
    page = opened(browsing, person, table)
    at = moves(page)
    for _ in range(2):
        page.keyboard.press("n")
        page.keyboard.press("Enter")
        ring = page.get_by_role("group", name=re.compile("tiles? fits?$"))
        cancel = question(page).get_by_role("button", name="Cancel")
        ring.or_(cancel).first.wait_for()
        if not cancel.is_visible():
            ring.locator("button[aria-pressed]").first.click()
        confirm(page)
        my_turn(page)
    question(page).get_by_role("button", name="Undo").click()
    expect(history(page).get_by_text(f"Move {at + 1}", exact=True)).to_be_visible()
    question(page).get_by_role("button", name="Redo").click()
    expect(history(page).get_by_text(f"Move {at + 2}", exact=True)).to_be_visible()
    question(page).get_by_role("button", name="Restart turn").click()
    expect(history(page).get_by_text(f"Move {at}", exact=True)).to_be_visible()
    expect(asked(page)).to_be_visible()


UNSAID: Final = """() => [...document.querySelectorAll('[data-place]')]
  .filter((each) => each.getAttribute('role') === 'button' || each.tagName === 'BUTTON')
  .filter((each) => !(each.getAttribute('aria-label') ?? each.textContent).trim())
  .map((each) => each.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("game", GAMES)
def test_every_place_has_a_name(browsing: Browsing, site: Running, game: str) -> None:
    """What the plan calls a hex, a zone, a link or a city is read out, with what stands there."""
    person = site.person()
    id = among_bots(person, recorded(game))
    page = opened(browsing, person, id)
    plan = person.get(f"/api/tables/{id}/plan")
    places = page.locator("[data-place][role=button]")
    expect(places.first).to_be_attached()
    said = places.evaluate_all(
        "all => Object.fromEntries(all.map((at) => [at.dataset.place, at.ariaLabel]))"
    )
    on_board = {"hex", "city", "zone", "link"} & {each["kind"] for each in plan["places"].values()}
    wanted = {id for id, each in plan["places"].items() if each["kind"] in on_board}
    assert wanted - said.keys() == set()
    assert all(said[id] for id in wanted)
    assert len(set(said.values())) == len(said)
    assert page.evaluate(UNSAID) == []
    owners = [
        name for name in recorded(game)["names"] if any(name in each for each in said.values())
    ]
    assert len(owners) >= 3
