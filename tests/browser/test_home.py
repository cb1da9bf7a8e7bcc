"""The first page, as somebody sees it who comes for the first time."""

import re
from typing import Final

from playwright.sync_api import expect

from tests.browser.browsing import (
    Browsing,
    Size,
    check_accessible,
    check_fits,
    colours,
    picture,
    pictured,
    sizes,
)
from tests.browser.tables import GAMES
from tests.server.running import Running


@pictured
@sizes
@colours
def test_the_first_page(browsing: Browsing, size: Size, dark: bool) -> None:
    page = browsing.open("/", size=size, dark=dark)
    expect(page).to_have_title("Footplate")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    check_fits(page)
    check_accessible(page)
    if (size, dark) in (("desk", False), ("phone", True)):  # enough to show
        picture(page, f"home-{size}-{'dark' if dark else 'light'}")


def test_a_first_game_begins_with_the_set_up_for_it(browsing: Browsing) -> None:
    page = browsing.open("/")
    page.get_by_role("combobox", name="Game").select_option(label="Imperial Steam")
    against = page.get_by_role("combobox", name="Opponents")
    expect(against.get_by_role("option").first).to_have_text("Normal bots")
    expect(page.get_by_text("the fixed set-up, which is the one for a first game")).to_be_visible()
    with page.expect_request(lambda call: call.url.endswith("/api/tables")) as made:
        page.get_by_role("button", name="Play now").click()
    asked = made.value.post_data_json
    assert asked is not None
    assert asked["options"] == {"setup": "fixed"}
    assert {seat["kind"] for seat in asked["seats"][1:]} == {"normal"}
    expect(page.get_by_role("banner").get_by_text("Round 1")).to_be_visible()


def test_other_ways_to_a_table_begin_with_the_chosen_game(browsing: Browsing) -> None:
    for way in ("One screen", "Invite by link"):
        page = browsing.open("/")
        page.get_by_role("combobox", name="Game").select_option(label="Planet Steam")
        page.get_by_role("link", name=way).click()
        expect(page.get_by_role("radio", name=re.compile("^Planet Steam 2"))).to_be_checked()


CUT: Final = """
() => [...document.querySelectorAll('form select')].flatMap((select) => {
  const look = getComputedStyle(select), pen = document.createElement('canvas').getContext('2d');
  pen.font = look.font;
  const room = select.clientWidth - parseFloat(look.paddingLeft) - parseFloat(look.paddingRight);
  return [...select.options].map((each) => each.text).filter((text) =>
    pen.measureText(text).width > room);
})
"""
"""What can be chosen and has no room where it is shown."""


@sizes
def test_names_are_whole(browsing: Browsing, site: Running, size: Size) -> None:
    page = browsing.open("/", who=site.person(), size=size)
    game = page.locator("form select").first
    for each in GAMES:
        game.select_option(each)
        assert page.evaluate(CUT) == []


def test_who_is_nobody_is_not_asked_for_again_and_again(browsing: Browsing) -> None:
    page = browsing.open("/")
    page.clock.install()
    page.reload()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    asked = list[str]()
    page.on("request", lambda each: asked.append(each.url))
    with page.expect_request("**/api/tables?status=open*"):
        page.clock.fast_forward(90_000)
    assert not [url for url in asked if url.endswith("/api/me")]
