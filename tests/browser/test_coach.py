"""The coach: explains the phase, marks what is worth a look, warns, and can be silenced."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from footplate.server.settings import Settings
from footplate.server.store.database import sqlite_url
from tests.browser import imperial_steam
from tests.browser.browsing import Browsing, check_accessible, check_fits, picture, pictured, soak
from tests.browser.planet_steam import decide
from tests.browser.playing import asked, my_turn, opened
from tests.browser.tables import GAMES, among_bots, before, dealt, recorded
from tests.server.running import Running, running

COACH = {"coach": True}


def coach(page: Page) -> Locator:
    return page.get_by_role("region", name="Coach")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_explained(browsing: Browsing, site: Running, game: str) -> None:
    person = site.person()
    page = opened(browsing, person, dealt(person, game))
    expect(coach(page)).to_have_count(0)
    page.get_by_role("switch", name="Coach").click()
    expect(coach(page)).to_contain_text("A good player looks at")
    expect(coach(page)).to_contain_text("Worth a look")  # what a bot would do
    picture(page, f"coach-{game}")
    page.reload()
    my_turn(page)
    expect(coach(page)).to_be_visible()
    page.get_by_role("switch", name="Coach").click()
    expect(coach(page)).to_have_count(0)


def test_what_is_worth_a_look_is_seen_whole(browsing: Browsing, site: Running) -> None:
    """However much that is: the explanation beside it gives way, and the board keeps its place."""
    person = site.person()
    record = recorded("planet-steam")
    heights = set[float]()
    for actions in (168, 186):  # few words, many
        table = among_bots(person, {**record, "actions": record["actions"][:actions]})
        page = opened(browsing, person, table, settings=COACH)
        worth = coach(page).get_by_text("Worth a look")
        expect(worth).to_be_visible()
        # what is said and its letters come one after the other
        page.wait_for_function(
            """() => {
                const box = document.querySelector('.coach');
                const last = [...box.querySelectorAll('.now p, .now li')].at(-1);
                const bottom = (each) => each.getBoundingClientRect().bottom;
                return document.fonts.status === 'loaded' && bottom(last) <= bottom(box);
            }"""
        )
        whole = coach(page).bounding_box()
        assert whole
        heights.add(whole["height"])
    assert len(heights) == 1


def test_an_explanation_that_was_read_gives_way(browsing: Browsing, site: Running) -> None:
    """After a whole turn in its phase; it can be had again."""
    person = site.person()
    page = opened(browsing, person, among_bots(person, before("imperial-steam", "hire-worker")))
    page.get_by_role("switch", name="Coach").click()
    expect(coach(page)).to_contain_text("A good player looks at")
    imperial_steam.take(page, "Fundraise")
    expect(coach(page)).to_contain_text("A good player looks at")
    imperial_steam.finish(page)
    my_turn(page)
    expect(coach(page)).not_to_contain_text("A good player looks at")
    expect(coach(page)).to_contain_text("Worth a look")
    coach(page).get_by_role("button", name="Explain this phase").click()
    expect(coach(page)).to_contain_text("A good player looks at")


def test_what_is_worth_a_look_is_marked(browsing: Browsing, site: Running) -> None:
    person = site.person()
    table = among_bots(person, before("planet-steam", "roll-for", 300))
    page = opened(browsing, person, table, settings=COACH)
    expect(coach(page)).to_contain_text("Worth a look")
    marked = page.locator(".mark")
    expect(marked).to_have_count(1)
    lit = page.get_by_role("button", name=re.compile("can be chosen"))
    lit.first.click()
    expect(marked).to_have_count(0)  # the choice is one's own


@pictured
def test_warnings_are_silenced_one_by_one(browsing: Browsing, site: Running) -> None:
    person = site.person()
    table = among_bots(person, before("planet-steam", "switch-off", 450))
    page = opened(browsing, person, table, settings=COACH)
    warnings = coach(page).get_by_role("alert").get_by_role("listitem")
    lacking = warnings.filter(has_text="energy, and there is")
    expect(lacking).to_be_visible()
    picture(page, "coach-warning")
    check_accessible(page)
    lacking.get_by_role("button", name="Do not warn of this again").click()
    expect(lacking).to_have_count(0)
    page.reload()
    my_turn(page)
    expect(coach(page)).to_be_visible()
    expect(lacking).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    drawer = page.get_by_role("dialog", name="Settings")
    drawer.get_by_role("button", name=re.compile("^Warn again: PS-EXTRACT-04")).click()
    page.keyboard.press("Escape")
    expect(lacking).to_be_visible()


def test_nobody_is_coached_against_people(browsing: Browsing, site: Running) -> None:
    ann, ben = site.person("Ann"), site.person("Ben")
    seats = [{"kind": "me"}, {"kind": "open"}]
    id = ann.post("/api/tables", {"game": "steam-power", "seats": seats})["id"]
    ben.post(f"/api/tables/{id}/seats/1", {})
    ann.post(f"/api/tables/{id}/start")
    page = browsing.open(f"/tables/{id}", who=ann, settings=COACH)
    expect(page.get_by_role("group", name="History")).to_be_visible()
    expect(page.get_by_role("switch", name="Coach")).to_have_count(0)
    expect(coach(page)).to_have_count(0)


def test_coached_on_a_phone(browsing: Browsing, site: Running) -> None:
    person = site.person()
    table = dealt(person, "age-of-steam")
    page = browsing.open(f"/tables/{table}", who=person, size="phone", settings=COACH)
    expect(coach(page)).to_be_visible()
    check_fits(page)
    check_accessible(page)


@soak
def test_quick_players_are_coached_within_the_limits(
    browsing: Browsing, pages: Path, tmp_path: Path
) -> None:
    """Nothing that the page asks for by itself is refused: the faults of the page would tell."""
    database = sqlite_url(tmp_path / "tables.db")
    with running(Settings(database=database), pages=pages) as strict:
        person = strict.person()
        table = dealt(person, "planet-steam", seed=3)
        page = browsing.open(f"/tables/{table}", who=person, site=strict, settings=COACH)
        for _ in range(30):
            asked(page).first.wait_for()
            decide(page)
        expect(coach(page)).to_be_visible()
        page.close()
