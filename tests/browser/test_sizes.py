"""A table of each of the two games from a phone to a wall, by day and by night: it fits, and what
is chosen is seen. `make screenshots` keeps the pictures for the documentation."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.age_of_steam import BUILD, board, choose_delivery, choose_tile, hexes
from tests.browser.browsing import Browsing, Size, check_fits, picture, pictured, screens
from tests.browser.imperial_steam import action
from tests.browser.learning import card
from tests.browser.planet_steam import lit
from tests.browser.playing import my_turn, opened, preview
from tests.browser.steam_power import cards, chip
from tests.browser.tables import GAMES, among_bots, before, recorded
from tests.server.running import Running
from tests.soak.long import later


def shown(page: Page, name: str, size: Size, dark: bool) -> None:
    expect(board(page)).to_be_visible()
    check_fits(page)
    picture(page, f"{name}-{size}-{'dark' if dark else 'light'}")


@pictured
@screens
def test_track_is_built(browsing: Browsing, site: Running, size: Size, dark: bool) -> None:
    person = site.person()
    table = among_bots(person, before("age-of-steam", "build-track", after=200))
    page = opened(browsing, person, table, size=size, dark=dark)
    if size == "phone":
        hexes(page, f"Milwaukee.*{BUILD}").click()
        page.locator(".sheet").get_by_role("button", name="Cancel").first.wait_for()
    else:
        choose_tile(page)
    shown(page, "age-of-steam", size, dark)


@pictured
@screens
def test_a_contract_is_chosen(browsing: Browsing, site: Running, size: Size, dark: bool) -> None:
    person = site.person()
    table = among_bots(person, before("steam-power", "fulfil-contract", after=60))
    page = opened(browsing, person, table, size=size, dark=dark)
    if size == "phone":
        chip(page, "Fulfil a contract").or_(
            page.get_by_role("group", name="Actions").get_by_text("Fulfil a contract")
        ).first.click()
    else:
        cards(page).click()
        expect(preview(page)).to_contain_text("Fulfil")
    shown(page, "steam-power", size, dark)


@pictured
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_cube_is_moved(browsing: Browsing, site: Running, dark: bool) -> None:
    person = site.person()
    table = among_bots(person, before("age-of-steam", "deliver", after=150))
    page = opened(browsing, person, table, dark=dark)
    assert choose_delivery(page)
    shown(page, "delivery", "desk", dark)


def test_a_screen_that_changes(browsing: Browsing, site: Running) -> None:
    """A window made small and large again, or a phone turned, loses nothing that was chosen."""
    person = site.person()
    table = among_bots(person, before("age-of-steam", "build-track", after=200))
    page = opened(browsing, person, table)
    choose_tile(page)
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.get_by_role("navigation", name="Table")).to_be_visible()
    expect(page.get_by_text("Can be undone.")).to_be_visible()
    page.set_viewport_size({"width": 740, "height": 360})
    check_fits(page)
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(preview(page)).to_contain_text("Can be undone.")
    my_turn(page)


def test_a_layout_that_is_not_applied_outlives_a_turn_of_the_phone(
    browsing: Browsing, site: Running
) -> None:
    person = site.person()
    table = among_bots(person, before("planet-steam", "buy-converter", 437))
    page = opened(browsing, person, table, size="phone", has_touch=True)
    page.locator("button.chip.can", has_text="Rearrange").click()
    lit(page).first.click()
    apply = page.get_by_role("button", name="Apply this layout")
    lit(page).last.click()
    expect(apply).to_be_in_viewport(ratio=1)
    page.set_viewport_size({"width": 740, "height": 360})
    expect(page.get_by_role("navigation", name="Table")).not_to_be_visible()
    expect(apply).to_be_visible()
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.get_by_role("navigation", name="Table")).to_be_visible()
    expect(apply).to_be_in_viewport(ratio=1)


LARGE: ViewportSize = {"width": 3840, "height": 2160}


@pytest.mark.parametrize("game", [GAMES[1], *later(GAMES[0], *GAMES[2:])])
def test_a_table_on_a_screen_of_4k(browsing: Browsing, site: Running, game: str) -> None:
    """What is beside the board grows with it, and nothing is wider or higher than the screen."""
    person = site.person()
    page = opened(browsing, person, among_bots(person, recorded(game)))
    page.set_viewport_size(LARGE)
    line = page.get_by_role("region", name="Log").locator("[data-at]").last
    expect(line).to_be_in_viewport()
    check_fits(page)
    high = "document.documentElement.scrollHeight - innerHeight"
    assert page.evaluate(high) <= 0
    box = line.bounding_box()
    assert box
    assert box["height"] >= 28
    side = page.get_by_role("complementary").bounding_box()
    assert side
    assert side["width"] < LARGE["width"] / 4


def test_the_first_page_on_a_screen_of_4k(browsing: Browsing) -> None:
    page = browsing.open("/")
    page.set_viewport_size(LARGE)
    box = page.get_by_role("banner").bounding_box()
    assert box
    assert box["height"] >= 66
    assert box["width"] == LARGE["width"]
    check_fits(page)


HIGH = "document.documentElement.scrollHeight - innerHeight"


@pytest.mark.parametrize("size", ["phone", "desk"])
@pytest.mark.parametrize("game", GAMES)
def test_no_table_is_higher_than_the_window(
    browsing: Browsing, site: Running, game: str, size: Size
) -> None:
    """Whatever is asked: what is only read out makes nothing higher either."""
    person = site.person()
    page = opened(browsing, person, among_bots(person, recorded(game)), size=size)
    assert page.evaluate(HIGH) <= 0


@pytest.mark.parametrize("size", ["phone", "desk"])
@pytest.mark.parametrize("name", ["Hire", "Buy or order goods"])
def test_no_desk_is_higher_than_the_window(
    browsing: Browsing, site: Running, name: str, size: Size
) -> None:
    person = site.person()
    table = among_bots(person, before("imperial-steam", "build-track"))
    page = opened(browsing, person, table, size=size)
    action(page, name).click()
    expect(page.locator(".card.lit").locator("visible=true").first).to_be_visible()
    assert page.evaluate(HIGH) <= 0


LINES = "it => Math.round(it.offsetHeight / parseFloat(getComputedStyle(it).lineHeight))"


def test_few_words_take_few_lines_on_a_phone(browsing: Browsing, site: Running) -> None:
    """However many buttons belong to the turn."""
    person = site.person()
    table = among_bots(person, before("planet-steam", "end-tanks", 430))
    path = f"/api/tables/{table}"
    told = person.get(path)
    mine = {"seat": told["table"]["asked"]}
    person.command(f"{path}/wishes", **mine, wishes={"hold": "always"})
    end = {"action": {"do": "end-tanks"}, "moment": told["moment"]}
    person.command(f"{path}/actions", **mine, **end)
    page = opened(browsing, person, table, size="phone", has_touch=True)
    words = page.get_by_text("End your turn, or take back some of it.")
    assert words.evaluate(LINES) <= 2
    expect(page.get_by_role("button", name="Restart turn")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="End the turn")).to_be_in_viewport(ratio=1)
    check_fits(page)


@pytest.mark.parametrize("lesson", ["06-contracts", "10-trieste"])
def test_no_lesson_is_higher_than_the_window(
    browsing: Browsing, site: Running, lesson: str
) -> None:
    person = site.person()
    told = person.post("/api/lessons", {"game": "imperial-steam", "lesson": lesson})
    page = opened(browsing, person, told["id"])
    card(page).get_by_role("button", name="Hint").click()
    assert page.evaluate(HIGH) <= 0
