"""The board workshop: look at a board, correct a copy, see what is wrong, play it."""

import re
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.browsing import Browsing, check_accessible, check_fits, picture, pictured
from tests.browser.playing import my_turn
from tests.browser.tables import GAMES, recorded
from tests.examples.conftest import installed, tidewater
from tests.server.running import Running
from tests.soak.long import later

__all__ = ["installed", "tidewater"]


def opened(browsing: Browsing, game: str, board: str, **given: object) -> Page:
    page = browsing.open(f"/boards/{game}/{board}", **given)  # type: ignore[arg-type]
    expect(page.get_by_text("Nothing is wrong with it.")).to_be_visible()
    return page


def part(page: Page, name: str) -> Locator:
    """A block of the file, laid open."""
    found = page.locator(f"details#part-{name}")
    if found.get_attribute("open") is None:
        found.locator("summary").first.click()
    return found


def faults(page: Page) -> Locator:
    return page.get_by_role("list", name="Faults").get_by_role("button")


def play(page: Page) -> Locator:
    return page.get_by_role("button", name="Play on it now")


@pictured
def test_a_board_is_corrected_and_played(browsing: Browsing, site: Running) -> None:
    page = browsing.open("/boards/steam-power")
    page.get_by_role("link", name=re.compile("^Correct a copy.*Germany")).click()
    expect(page.get_by_text("Nothing is wrong with it.")).to_be_visible()
    cities = part(page, "cities")
    name = cities.get_by_role("textbox", name="cities 0: name")
    expect(name).to_have_value("Köln")
    name.fill("")
    # Wrong at its place, in the list, and not to be played.
    expect(faults(page)).to_have_count(1)
    expect(name).to_have_attribute("aria-invalid", "true")
    expect(cities.get_by_text("is empty")).to_be_visible()
    expect(play(page)).to_be_disabled()
    picture(page, "workshop-fault")
    faults(page).first.click()
    expect(name).to_be_focused()
    name.fill("Cologne")
    expect(faults(page)).to_have_count(0)
    expect(play(page)).to_be_enabled()
    picture(page, "workshop")
    # Nothing is lost by a reload.
    page.reload()
    cities = part(page, "cities")
    expect(cities.get_by_role("textbox", name="cities 0: name")).to_have_value("Cologne")
    expect(play(page)).to_be_enabled()
    with page.expect_download() as found:
        page.get_by_role("button", name="Download the file").click()
    assert found.value.suggested_filename == "germany.toml"
    kept = tomllib.loads(Path(found.value.path()).read_text(encoding="utf-8"))
    assert kept["cities"][0]["name"] == "Cologne"
    page.get_by_label("Players").select_option("3")
    play(page).click()
    my_turn(page)
    expect(page.get_by_role("button", name=re.compile("Cologne")).first).to_be_attached()
    expect(page.get_by_text("bot", exact=True)).to_have_count(2)
    # No other board is taken for it.
    expect(page.get_by_role("banner").get_by_text("own board")).to_be_visible()
    page.get_by_role("button", name="This table").click()
    drawer = page.get_by_role("dialog", name="This table")
    expect(drawer.get_by_text("a copy of Germany, altered")).to_be_visible()


def test_terrain_is_changed_beside_the_picture(browsing: Browsing) -> None:
    page = opened(browsing, "age-of-steam", "rust-belt")
    drawn = page.get_by_role("img", name=re.compile("as it is now"))
    was = drawn.get_attribute("src")
    columns = part(page, "map").get_by_role("textbox", name="columns", exact=True)
    lines = columns.input_value().split("\n")
    at = next(index for index, line in enumerate(lines) if "P" in line)
    columns.fill("\n".join([*lines[:at], lines[at].replace("P", "M", 1), *lines[at + 1 :]]))
    expect(drawn).not_to_have_attribute("src", str(was))
    columns.fill("\n".join([*lines[:at], lines[at].replace("P", "X", 1), *lines[at + 1 :]]))
    expect(faults(page).first).to_contain_text("is no terrain")
    expect(columns).to_be_visible()
    page.get_by_role("button", name="As it came").click()
    page.get_by_role("button", name="Throw my changes away").click()
    expect(page.get_by_text("As it came with the game.")).to_be_visible()
    expect(columns).to_have_value("\n".join(lines))


def test_what_is_reconstructed_says_so(browsing: Browsing) -> None:
    page = opened(browsing, "imperial-steam", "standard")
    cities = part(page, "cities")
    expect(cities.get_by_text("This part is reconstructed")).to_be_visible()
    cities.get_by_role("combobox", name="Where it comes from").select_option("rulebook")
    expect(cities.get_by_text("This part is reconstructed")).not_to_be_visible()
    expect(page.get_by_text("Your changes are kept on this device.")).to_be_visible()


def test_a_file_that_cannot_be_read_is_mended_as_text(browsing: Browsing) -> None:
    page = opened(browsing, "planet-steam", "standard")
    page.get_by_role("button", name="As text").click()
    text = page.get_by_role("textbox", name="The board file")
    whole = text.input_value()
    text.fill(whole.replace("format =", "format", 1))
    expect(faults(page).first).to_contain_text("TOML")
    expect(page.get_by_role("button", name="Form", exact=True)).to_be_disabled()
    page.reload()
    expect(faults(page).first).to_contain_text("TOML")
    text.fill(whole)
    expect(faults(page)).to_have_count(0)
    page.get_by_role("button", name="Form", exact=True).click()
    expect(page.get_by_role("textbox", name="name", exact=True)).to_have_value("Planet Steam")


@pytest.mark.parametrize("game", [*GAMES[:1], *later(*GAMES[1:])])
def test_every_part_of_every_game_has_its_form(browsing: Browsing, game: str) -> None:
    page = opened(browsing, game, recorded(game)["board"])
    parts = page.locator("details[id^=part-]")
    for each in parts.all():
        each.locator("summary").first.click()
        expect(
            each.locator(".in").get_by_role("textbox").or_(each.locator(".in input")).first
        ).to_be_visible()
        if each.get_attribute("id") not in ("part-map", "part-rounds", "part-turns"):
            each.locator("summary").first.click()
    check_accessible(page)
    picture(page, f"workshop-{game}")


def test_on_a_phone(browsing: Browsing) -> None:
    page = opened(browsing, "steam-power", "germany", size="phone")
    part(page, "cities")
    part(page, "map")
    check_fits(page)
    check_accessible(page)


def test_a_game_without_board_files(browsing: Browsing, site: Running, tidewater: object) -> None:
    browsing.faults.expect("404 GET /api/games/tidewater/board")
    page = browsing.open("/boards/tidewater/tidewater")
    expect(page.get_by_text("has no board files")).to_be_visible()
