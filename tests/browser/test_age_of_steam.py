"""Age of Steam by the mouse: from the first page into a game, and through a round of it."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from footplate.core.wire import to_plain
from tests.browser.age_of_steam import (
    PHASES,
    RULE,
    TICK,
    board,
    choose_delivery,
    choose_tile,
    hexes,
    issue_shares,
    play_until,
    press_tick,
    ring,
)
from tests.browser.browsing import Browsing, soak
from tests.browser.playing import (
    confirm,
    figure,
    moved_on,
    moves,
    my_turn,
    opened,
    own_name,
    panel,
    preview,
    question,
)
from tests.browser.tables import among_bots, before, dealt
from tests.rules.age_of_steam.given import end_of_turn, player
from tests.server.running import Running


def test_play_now_is_one_click_away(browsing: Browsing) -> None:
    page = browsing.open("/")
    page.get_by_role("button", name="Play now").click()
    my_turn(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Age of Steam")
    issue_shares(page)


def test_a_round_by_clicks(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, dealt(person, "age-of-steam"))
    seen = play_until(page, page.get_by_role("banner").get_by_text("Round 2"))
    assert seen >= PHASES.keys() - {"Goods Growth"}  # which asks for one action alone
    my_turn(page)


def test_the_end_of_a_turn_is_foretold_and_told(browsing: Browsing, site: Running) -> None:
    person = site.person()
    players = [{"money": 12, "income": 1, "shares": 4}, {"money": 0, "income": 3}, {"income": 5}]
    position = {"phase": "move-goods", "move": {"round": 2}, "order": [1, 2, 0], "seat": 0}
    start = {"game": "age-of-steam", "players": players, **position}
    page = opened(browsing, person, dealt(person, "age-of-steam", position=start))
    page.get_by_role("button", name="Raise the engine").click()
    expect(preview(page)).to_contain_text("cash after this turn $8 → $7")
    expect(panel(page, "Ann")).to_contain_text("After this turn $7")
    expect(page.get_by_text("out if nothing changes")).to_have_count(0)
    confirm(page)
    told = page.get_by_role("region", name="The end of turn 1")
    expect(told).to_contain_text("income +$1")
    expect(told).to_contain_text("expenses \u2212$6")
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)


def test_a_tile_can_be_taken_back(browsing: Browsing, site: Running) -> None:
    person = site.person()
    table = among_bots(person, before("age-of-steam", "build-track", after=200))
    page = opened(browsing, person, table)
    track = board(page).locator("[data-track]:not(.ghost)")
    there, at = track.count(), moves(page)
    assert there > 10
    choose_tile(page)
    press_tick(page)
    expect(track).not_to_have_count(there)
    question(page).get_by_role("button", name="Undo").click()
    expect(track).to_have_count(there)
    assert moves(page) == at
    my_turn(page)


def test_the_tick_stays_on_the_board(browsing: Browsing, site: Running) -> None:
    """Also where the hex is at its edge and the screen is small."""
    person = site.person()
    table = among_bots(person, before("age-of-steam", "build-track", after=200))
    page = opened(browsing, person, table, size="tablet")
    choose_tile(page)
    stage = board(page).bounding_box()
    for name in (TICK, re.compile("^Cancel$")):
        box = board(page).locator("..").get_by_role("button", name=name).last.bounding_box()
        assert stage
        assert box
        assert box["x"] >= stage["x"]
        assert box["x"] + box["width"] <= stage["x"] + stage["width"]
        assert box["y"] >= stage["y"]


def over_the_map(page: Page) -> int:
    """How many pixels of it what is asked lies over."""
    return int(
        page.locator(".kept").evaluate(
            "it => it.querySelector('.desk').offsetHeight - it.offsetHeight"
        )
    )


def test_bids_and_production_leave_the_map_in_sight(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, among_bots(person, before("age-of-steam", "bid", 100)))
    strip = page.get_by_role("group", name="Bids and places")
    expect(strip.get_by_role("button", name="Drop out")).to_be_visible()
    assert over_the_map(page) <= 0
    strip.get_by_role("spinbutton").fill("5")
    strip.get_by_role("button", name="Up to $5").click()
    expect(strip).not_to_be_visible()  # the order bids, and drops out
    state = end_of_turn([player(action="Production"), player(), player()])
    position = to_plain(state.position())
    page = opened(browsing, person, dealt(person, "age-of-steam", position=position))
    page.get_by_role("button", name="Draw two cubes").click()
    confirm(page)
    my_turn(page)
    expect(question(page).get_by_role("group", name="Goods display")).to_be_visible()
    assert over_the_map(page) < 40


def test_a_build_turn_can_be_ended_while_a_refusal_is_shown(
    browsing: Browsing, site: Running
) -> None:
    person = site.person()
    table = among_bots(person, before("age-of-steam", "build-track", after=200))
    page = opened(browsing, person, table)
    hexes(page, "^A1,").click()
    expect(question(page).get_by_role("alert")).to_contain_text("New track on A1")
    expect(question(page).get_by_role("button", name="End build turn")).to_be_in_viewport()
    assert over_the_map(page) < 8


def test_what_runs_on_says_so(browsing: Browsing, site: Running) -> None:
    """More cards of shares than there is room for fade out at the edge where others follow."""
    person = site.person()
    page = opened(browsing, person, dealt(person, "age-of-steam"))
    cards = page.get_by_role("group", name="How many shares?")
    expect(cards).to_have_class(re.compile("more-after"))
    expect(cards).not_to_have_class(re.compile("more-before"))
    cards.get_by_role("button").last.scroll_into_view_if_needed()
    expect(cards).to_have_class(re.compile("more-before"))
    expect(cards).not_to_have_class(re.compile("more-after"))


def test_one_press_ends_a_build_turn(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, among_bots(person, before("age-of-steam", "build-track")))
    at = moves(page)
    choose_tile(page)
    press_tick(page)
    page.keyboard.press("e")
    expect(question(page)).not_to_contain_text(re.compile("Build|End your turn"))
    my_turn(page)
    assert moves(page) >= at + 2


@pytest.mark.parametrize("asked", ["select-action", "issue-shares"])
def test_cards_leave_the_map_in_sight(browsing: Browsing, site: Running, asked: str) -> None:
    person = site.person()
    page = opened(browsing, person, among_bots(person, before("age-of-steam", asked, after=60)))
    cards = question(page).get_by_role("group", name=re.compile("^(Actions|How many shares)"))
    expect(cards).to_be_visible()
    low, top = cards.bounding_box(), board(page).bounding_box()
    assert low
    assert top
    assert low["y"] + low["height"] - top["y"] < 25


def test_a_sheet_of_tiles_leaves_its_hex_in_sight(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, among_bots(person, before("age-of-steam", "build-town")))
    place = max(hexes(page, r"can be built, \d\d ways").all(), key=height)
    hex = place.bounding_box()  # it stays there
    place.click()
    ring(page).get_by_role("button", name=re.compile(r"^\d+ more$")).click()
    expect(ring(page)).to_have_class(re.compile(r"\bsheet\b"))
    sheet = ring(page).bounding_box()
    assert sheet
    assert hex
    assert hex["y"] >= sheet["y"] + sheet["height"] or hex["y"] + hex["height"] <= sheet["y"]


def height(place: Locator) -> float:
    box = place.bounding_box()
    assert box
    return box["y"]


def test_what_cannot_be_built_says_why(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, among_bots(person, before("age-of-steam", "build-track")))
    hexes(page, "city, takes").first.click()
    rule = question(page).get_by_role("alert").get_by_role("button", name=RULE)
    rule.wait_for()
    page.wait_for_timeout(400)  # the pointer rests there, and nothing is said twice
    expect(page.locator(".hexboard").get_by_role("status")).to_have_count(0)
    id = rule.inner_text()
    rule.click()
    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer.locator(f"[id={id}]")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(drawer).not_to_be_visible()


def test_a_cube_is_delivered(browsing: Browsing, site: Running) -> None:
    person = site.person()
    table = among_bots(person, before("age-of-steam", "deliver", after=150))
    page = opened(browsing, person, table)
    income = figure(page, own_name(person, table), "Income")
    expect(income).to_have_text(re.compile(r"^\d+$"))
    had = income.inner_text()
    assert choose_delivery(page)
    expect(income).to_contain_text("+")  # what it would bring
    press_tick(page)
    expect(income).to_have_text(re.compile(rf"^(?!{had}$)\d+$"))


TRAVELS = """() => {
  window.travels = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const each of addedNodes)
        if (each.matches?.('.travel') || each.querySelector?.('.travel')) window.travels += 1;
  }).observe(document.body, { childList: true, subtree: true });
}"""
"""Counts what begins to travel over the board."""


@pytest.mark.parametrize("motion", [True, False], ids=["motion", "reduced"])
def test_a_cube_travels_unless_motion_is_unwanted(
    browsing: Browsing, site: Running, motion: bool
) -> None:
    person = site.person()
    table = among_bots(person, before("age-of-steam", "deliver", after=150))
    page = opened(browsing, person, table, motion=motion)
    assert choose_delivery(page)
    page.evaluate(TRAVELS)
    at = moves(page)
    press_tick(page)
    moved_on(page, at)
    if motion:
        page.wait_for_function("window.travels > 0")
    else:
        page.wait_for_timeout(300)
        assert page.evaluate("window.travels") == 0
        assert page.evaluate(
            "document.getAnimations().every((each) => each.playState !== 'running')"
        )


@soak
def test_a_whole_game(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, dealt(person, "age-of-steam", seats=4))
    play_until(page, page.get_by_role("region", name="Results"))
    expect(page.get_by_role("table").first.get_by_role("row")).to_have_count(5)
