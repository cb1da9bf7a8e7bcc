"""Steam Power by the mouse: track, contracts, factories, against bots, an Automa, and alone."""

import re

from playwright.sync_api import expect

from tests.browser.browsing import Browsing, soak
from tests.browser.playing import (
    confirm,
    figure,
    my_turn,
    opened,
    own_name,
    preview,
    question,
)
from tests.browser.steam_power import board, cards, chip, place, play_until, results, take_contracts
from tests.browser.tables import among_bots, before, dealt
from tests.server.running import Running


def test_a_turn_by_clicks(browsing: Browsing, site: Running) -> None:
    person = site.person()
    table = dealt(person, "steam-power")
    page = opened(browsing, person, table)
    trains = figure(page, own_name(person, table), "Trains")
    had = trains.inner_text()
    place(page, "Lay track")
    expect(trains).not_to_have_text(had)
    question(page).get_by_role("button", name="Undo").click()
    expect(trains).to_have_text(had)
    take_contracts(page)
    expect(question(page).get_by_role("button", name="Undo")).not_to_be_visible()


def test_the_board_stays_where_it_is(browsing: Browsing, site: Running) -> None:
    """However often something is chosen and done, all of it is seen afterwards, as before."""
    person = site.person()
    page = opened(browsing, person, dealt(person, "steam-power"))
    placed = board(page).locator("g[transform]").first
    at_first = str(placed.get_attribute("transform"))
    for _ in range(2):
        place(page, "Lay track")
        question(page).get_by_role("button", name="Undo").click()
        expect(question(page).get_by_role("button", name="Undo")).not_to_be_visible()
        expect(placed).to_have_attribute("transform", at_first)


def test_a_contract_is_fulfilled(browsing: Browsing, site: Running) -> None:
    person = site.person()
    table = among_bots(person, before("steam-power", "fulfil-contract", after=60))
    page = opened(browsing, person, table)
    contracts = figure(page, own_name(person, table), "Contracts")
    had = contracts.inner_text()
    cards(page).click()
    expect(preview(page)).to_contain_text("Fulfil")
    confirm(page)
    expect(contracts).not_to_have_text(had)


def test_what_cannot_be_done_says_why(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, dealt(person, "steam-power"))
    chip(page, "Fulfil").click()
    rule = question(page).get_by_role("alert").get_by_role("button", name=re.compile("^SP-"))
    id = rule.inner_text()
    rule.click()
    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer.locator(f"[id={id}]")).to_be_in_viewport()


def test_an_automa_says_what_it_does_and_why(browsing: Browsing, site: Running) -> None:
    person = site.person()
    table = dealt(person, "steam-power", seats=2, options={"automas": "2:easy"})
    page = opened(browsing, person, table)
    card = page.get_by_role("region", name="Automa")
    turn = card.get_by_role("group", name=re.compile("^Last turn of "))
    play_until(page, turn)
    my_turn(page)
    rule = turn.get_by_role("button", name=re.compile("^SP-"))
    step = turn.get_by_role("button", name="Step after")
    step.click()
    said = turn.get_by_text(re.compile("^Step 1 of ")).inner_text()
    for at in range(2, int(said.split()[-1]) + 1):
        if rule.is_visible():
            break
        step.click()
        expect(turn.get_by_text(re.compile(f"^Step {at} of "))).to_be_visible()
    expect(rule).to_be_visible()


def test_the_way_of_an_automa_is_drawn(browsing: Browsing, site: Running) -> None:
    """Coins lie where it will build, and the card says for how long and whereto."""
    person = site.person()
    id = among_bots(person, before("steam-power", "build-factory", after=30))
    page = opened(browsing, person, id)
    view = person.get(f"/api/tables/{id}/news")["view"]
    (way,) = view["automa"]["paths"]
    assert way["coins"]
    expect(board(page).locator("[data-coin]")).to_have_count(len(way["coins"]))
    places = {each.get_attribute("data-coin") for each in board(page).locator("[data-coin]").all()}
    assert places == {each["hex"] for each in way["coins"]}
    target = person.get(f"/api/tables/{id}/plan")["places"][way["target"]]["name"]
    card = page.get_by_role("region", name="Automa", exact=True)
    expect(card).to_contain_text(target)


def test_alone(browsing: Browsing, site: Running) -> None:
    page = browsing.open("/", who=site.person())
    page.get_by_role("combobox", name="Game").select_option(label="Steam Power")
    page.get_by_role("combobox", name="Seats").select_option(label="You alone")
    page.get_by_role("button", name="Play now").click()
    my_turn(page)
    expect(page.get_by_role("region", name="Companies")).to_be_visible()
    play_until(page, results(page), most=2)


@soak
def test_a_whole_game(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, dealt(person, "steam-power", seats=4))
    play_until(page, results(page))
    expect(page.get_by_role("table").first.get_by_role("row")).to_have_count(5)


@soak
def test_a_whole_game_against_an_automa(browsing: Browsing, site: Running) -> None:
    person = site.person()
    table = dealt(person, "steam-power", seats=2, options={"automas": "2:easy"})
    page = opened(browsing, person, table)
    play_until(page, results(page))
    expect(page.get_by_role("table").first.get_by_role("row")).to_have_count(3)


@soak
def test_a_whole_game_alone(browsing: Browsing, site: Running) -> None:
    page = browsing.open("/", who=site.person())
    page.get_by_role("combobox", name="Game").select_option(label="Steam Power")
    page.get_by_role("combobox", name="Seats").select_option(label="You alone")
    page.get_by_role("button", name="Play now").click()
    play_until(page, results(page))
    expect(results(page).get_by_role("heading", level=2).first).to_contain_text("You reach")
