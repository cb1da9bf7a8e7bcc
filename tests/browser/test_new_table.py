"""A table with everything that can be chosen: options, boards and positions from files."""

import json
import re

from playwright.sync_api import FilePayload, Locator, Page, expect

from footplate import game
from footplate.bots.levels import LEVELS
from footplate.core.wire import to_plain
from tests.browser.browsing import ROOT, Browsing
from tests.browser.playing import my_turn
from tests.browser.tables import recorded
from tests.server.running import Running

BOARDS = ROOT / "src" / "footplate" / "games" / "age_of_steam" / "board" / "boards"


def part(page: Page, title: str) -> Locator:
    heading = page.get_by_role("heading", name=title, exact=True)
    return page.locator("section").filter(has=heading)


def said(where: Locator) -> Locator:
    """What is the matter there; where nothing is, there is nothing to see."""
    return where.get_by_role("alert").filter(has_text=re.compile(r"\w"))


def file(name: str, text: str) -> FilePayload:
    return {"name": name, "mimeType": "text/plain", "buffer": text.encode()}


def test_options_are_explained(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = browsing.open("/new?game=age-of-steam", who=person)
    options = part(page, "Options")
    options.get_by_text(re.compile("options?$")).click()
    told = site.http.get("/api/games").json()["games"]
    words = next(each for each in told if each["name"] == "age-of-steam")["options"]
    assert words
    for option in words:
        expect(options.get_by_text(option["words"], exact=True)).to_be_visible()
    chosen = next(each for each in words if each["default"] is False)
    options.get_by_label(chosen["name"].replace("_", " "), exact=False).select_option("true")
    page.get_by_label("Name of the table").fill("Sunday")
    page.get_by_role("button", name="Make the table and start").click()
    my_turn(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Sunday")
    made = person.get(f"/api/tables/{page.url.rpartition('/')[2]}")["table"]
    assert made["options"] == {chosen["name"]: True}


def test_every_seat_can_be_given_to_each_level(browsing: Browsing, site: Running) -> None:
    """Those of the bots; in Steam Power those of an Automa as well."""
    person = site.person()
    page = browsing.open("/new?game=steam-power", who=person)
    seats = part(page, "Seats")
    for number in (1, 2):
        seat = seats.get_by_label(f"Who takes seat {number}")
        expect(seat).to_be_visible()
        offered = seat.get_by_role("option").evaluate_all("all => all.map(it => it.value)")
        assert {*LEVELS, "me", "open", "greedy", "random", "automa:hard"} <= set(offered)
    for number, level in enumerate(LEVELS[:2], start=2):
        seat = seats.get_by_label(f"Who takes seat {number}")
        seat.select_option(level)
        expect(seat.locator(":checked")).to_contain_text(re.compile(level, re.IGNORECASE))
    page.get_by_role("button", name="Make the table and start").click()
    my_turn(page)
    made = person.get(f"/api/tables/{page.url.rpartition('/')[2]}")["table"]
    assert [each["kind"] for each in made["seats"]][:3] == ["me", *LEVELS[:2]]


def test_an_option_of_another_one_waits_for_it(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = browsing.open("/new?game=planet-steam", who=person)
    options = part(page, "Options")
    options.get_by_text(re.compile("options?$")).click()
    neutrals = options.get_by_label("river neutrals")
    claims = options.get_by_label("variable claims", exact=False).first
    expect(neutrals).to_be_disabled()
    expect(options.get_by_text("Only with variable claims: yes.")).to_be_visible()
    claims.select_option("true")
    neutrals.select_option("2")
    claims.select_option("")
    expect(neutrals).to_be_disabled()
    page.get_by_role("button", name="Make the table and start").click()  # nothing of it is sent
    my_turn(page)
    # What a board has for an option is offered, for as many as play.
    page.goto("/new?game=imperial-steam")
    options.get_by_text(re.compile("options?$")).click()
    card = options.get_by_label("setup card", exact=False)
    expect(card.get_by_role("option")).to_have_count(6)
    card.select_option("n32")
    expect(card.locator(":checked")).to_contain_text("hubs in Sopron, Leoben")
    page.get_by_role("button", name="Make the table and start").click()
    my_turn(page)
    made = person.get(f"/api/tables/{page.url.rpartition('/')[2]}")["table"]
    assert made["options"] == {"setup_card": "n32"}


def test_a_board_of_ones_own(browsing: Browsing, site: Running) -> None:
    page = browsing.open("/new?game=age-of-steam", who=site.person())
    boards = part(page, "Board")
    boards.get_by_role("radio", name="A board of your own").check()
    right = (BOARDS / "rust-belt.toml").read_text(encoding="utf-8")
    wrong = right.replace('hex = "B3"', 'hex = "B999"')
    browsing.faults.expect("400 POST /api/games/age-of-steam/setup-luck")
    browsing.faults.expect("400 POST /api/tables$")
    field = boards.locator("input[type=file]")
    field.set_input_files(file("wrong.toml", wrong))
    expect(said(boards)).to_contain_text("B999")
    page.get_by_role("button", name="Make the table and start").click()
    expect(said(boards)).to_contain_text("B999")
    expect(page).to_have_url(re.compile("/new"))
    field.set_input_files(file("right.toml", right.replace("Rust Belt", "My Belt")))
    expect(boards.get_by_text("This board can be played.")).to_be_visible()
    page.get_by_role("button", name="Make the table and start").click()
    my_turn(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("My Belt")


def test_a_position_from_a_file(browsing: Browsing, site: Running) -> None:
    page = browsing.open("/new?game=steam-power", who=site.person())
    further = part(page, "A real table, or a position")
    further.get_by_text("A real table, or a position").click()
    field = further.locator("input[type=file]")
    field.set_input_files(file("moon.json", "{"))
    expect(said(further)).to_have_text("This file holds no position.")
    record = recorded("age-of-steam")
    at = (
        game("age-of-steam")
        .start(seats=4, seed=7, board="rust-belt")
        .edited(players={0: {"money": 77}, 1: {"money": 77}, 2: {"money": 77}, 3: {"money": 77}})
    )
    kept = {key: record[key] for key in ("game", "board", "seats")}
    position = {**kept, "position": to_plain(at.position())}
    field.set_input_files(file("rich.json", json.dumps(position)))
    expect(further).to_contain_text("It begins with the position of rich.json.")
    expect(page.get_by_role("radio", name=re.compile("^Age of Steam"))).to_be_checked()
    page.get_by_role("button", name="Make the table and start").click()
    my_turn(page)
    expect(page.get_by_role("region", name=re.compile("place 1")).first).to_contain_text("$77")


def test_dice_of_a_real_table(browsing: Browsing, site: Running) -> None:
    """Every draw of the set-up is asked for; without them there is no table."""
    page = browsing.open("/new?game=age-of-steam", who=site.person())
    further = part(page, "A real table, or a position")
    further.get_by_text("A real table, or a position").click()
    further.get_by_role("checkbox", name=re.compile("^I type in")).check()
    expect(further.get_by_text("0 draws typed in")).to_be_visible()
    further.locator(".chip").first.click()
    expect(further.get_by_text("1 draw typed in")).to_be_visible()
    further.get_by_role("button", name="Take the last one back").click()
    expect(further.get_by_text("0 draws typed in")).to_be_visible()
    page.get_by_role("button", name="Make the table and start").click()
    expect(said(further)).to_have_text("Type in the draws of the set-up first.")
