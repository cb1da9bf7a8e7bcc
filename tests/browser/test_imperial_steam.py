"""Imperial Steam by mouse and keyboard: the bid, tracks with their crew, desks, the way to Trieste,
the scoring."""

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

import footplate
from tests.browser.browsing import (
    Browsing,
    Size,
    check_accessible,
    check_fits,
    picture,
    pictured,
    screens,
    soak,
)
from tests.browser.imperial_steam import (
    action,
    answer,
    board,
    end_turn,
    finish,
    lit,
    part,
    play_until,
    results,
)
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
from tests.browser.tables import among_bots, before, brought, dealt, recorded
from tests.server.running import Person, Running
from tests.soak.long import later

GAME = "imperial-steam"
MINUS = "\u2212"


def written(count: int) -> str:
    return str(count).replace("-", MINUS)


def early(person: Person) -> str:
    """A table where the first tracks are laid."""
    return among_bots(person, before(GAME, "build-track"))


def late(person: Person) -> str:
    return among_bots(person, recorded(GAME))


def finished() -> dict[str, Any]:
    """A record of a whole game by chance, in which Trieste is reached or not."""
    state = footplate.game(GAME).start(seats=2, seed=11)
    rng, actions = footplate.Chance(11), []
    while not state.over:
        code = state.sample(rng)
        actions.append(msgspec.to_builtins(state.decode(code)))
        state.play_code(code)
    return {"game": GAME, "board": "standard", "seats": 2, "seed": 11, "actions": actions}


def rect(it: Locator) -> dict[str, float]:
    found = it.bounding_box()
    assert found
    return {"y": found["y"], "bottom": found["y"] + found["height"]}


# --- a round --------------------------------------------------------------------------------------


def test_a_round_by_clicks(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, dealt(person, GAME, seats=2))
    expect(part(page, "Sealed bid")).to_contain_text("has not bid yet")
    second = page.get_by_role("banner").get_by_text("Round 2")
    assert play_until(page, second, most=40) >= 5  # the bid, and two hands
    expect(second).to_be_visible()


def test_a_bid_is_sealed_until_all_have_bid(browsing: Browsing, site: Running) -> None:
    person = site.person()
    id = brought(person, before(GAME, "bid"))
    page = browsing.open(f"/tables/{id}", who=person)
    page.get_by_role("button", name=re.compile("I am")).click()
    my_turn(page)
    bid = part(page, "Sealed bid")
    bid.get_by_role("button", name="40", exact=True).click()
    expect(preview(page)).to_contain_text("Bid 40")
    expect(preview(page)).to_contain_text("until luck, a reveal or another person")
    confirm(page)
    held = question(page).get_by_role("button", name="End the turn")
    held.or_(page.get_by_role("button", name=re.compile("I am"))).first.wait_for()
    if held.is_visible():
        held.click()
    page.get_by_role("button", name=re.compile("I am")).click()
    my_turn(page)
    expect(bid.get_by_text("has bid", exact=True)).to_have_count(1)
    expect(bid.get_by_text("you bid")).to_have_count(0)


# --- the desks ------------------------------------------------------------------------------------


@pictured
def test_a_track_is_laid_with_its_crew(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, early(person))
    action(page, "Build tracks").click()
    link = lit(page).first
    place = link.get_attribute("data-place")
    link.click()
    crew = part(page, "Build ")
    workers = crew.get_by_role("group", name="Idle workers")
    going = workers.get_by_role("button", pressed=True)
    expect(going.first).to_be_visible()  # the engine has named a crew
    expect(crew).to_contain_text("Materials")
    workers.get_by_role("button", pressed=False).first.click()
    expect(workers.get_by_role("button", name=re.compile("named by you"))).to_have_count(1)
    picture(page, "imperial-steam-crew")
    confirm(page)
    own = board(page).locator(f'[data-link="{place}"]')
    expect(own).not_to_have_count(0)


def test_workers_are_hired_several_at_once(browsing: Browsing, site: Running) -> None:
    person = site.person()
    id = among_bots(person, before(GAME, "hire-worker"))
    page = opened(browsing, person, id)
    workers = figure(page, own_name(person, id), "Idle workers")
    expect(workers).to_have_text("2 of 2")
    action(page, "Hire").click()
    hubs = part(page, "Hubs")
    hubs.get_by_role("button", name=re.compile("^Hire a worker")).first.click()
    expect(preview(page)).to_contain_text("Hire a worker")
    hubs.get_by_role("button", name="More").click()
    expect(preview(page)).to_contain_text("Hire 2 workers")
    expect(preview(page)).to_contain_text("guldens")
    expect(hubs).to_contain_text("10 + 20 = 30")
    hubs.get_by_role("button", name=re.compile("^Why not: Hire")).first.click()
    expect(preview(page).get_by_role("alert")).to_contain_text(".")  # and loses nothing
    board(page).locator('[data-place="graz"]').click()  # says why not, and loses nothing
    expect(preview(page)).to_contain_text("Graz does not belong to your network.")
    expect(preview(page)).to_contain_text("Hire 2 workers")
    expect(hubs.get_by_role("spinbutton")).to_have_attribute("aria-valuenow", "2")
    confirm(page)
    expect(workers).to_have_text("4 of 4")
    finish(page)


def test_no_more_workers_are_hired_than_can_be_paid(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, among_bots(person, before(GAME, "hire-worker")))
    action(page, "Hire").click()
    hubs = part(page, "Hubs")
    hubs.get_by_role("button", name=re.compile("^Hire a worker")).first.click()
    count = hubs.get_by_role("spinbutton")
    count.press("End")
    expect(preview(page)).to_contain_text("Hire 4 workers")
    expect(count).to_have_attribute("aria-valuemax", "4")
    expect(hubs.get_by_role("button", name="More")).to_be_disabled()
    expect(hubs).to_contain_text("One more: That costs 50 guldens, and you have 0.")


def test_all_that_a_track_brings_is_told_above_the_map(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, among_bots(person, before(GAME, "build-track", 307)))
    action(page, "Build tracks").click()
    board(page).locator('[data-place="wr_neustadt-lilienfeld"]').click()
    expect(preview(page)).to_contain_text("Can be undone.")
    told = preview(page).locator(".told").bounding_box()
    stage = page.locator("main .board").bounding_box()
    assert told
    assert stage
    assert told["y"] + told["height"] <= stage["y"] + 4  # under its frame
    cut = ".told > *, .told"
    assert page.locator(cut).evaluate_all(
        "all => all.every(it => it.scrollHeight <= it.offsetHeight)"
    )


def test_a_turn_on_a_phone_is_in_sight(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, early(person), "phone")
    expect(page.locator("main")).to_contain_text("Teo hires a worker")  # what happened last
    sheet = rect(page.locator(".sheet"))
    spaces = part(page, "Main actions").locator(".space")
    expect(spaces).to_have_count(11)
    seen = [each for each in spaces.all() if rect(each)["bottom"] <= sheet["bottom"]]
    assert len(seen) >= 9
    assert page.get_by_role("button", name="Zoom in").count() == 0
    page.get_by_role("button", name="Layers", exact=True).click()
    expect(page.get_by_role("button", name="Zoom in")).to_be_visible()
    page.get_by_role("button", name="Layers", exact=True).click()
    page.locator(".space.no").first.click()
    expect(page.locator(".why")).to_contain_text("You have no factory.")
    action(page, "Build tracks").click()
    expect(spaces).to_have_count(1)
    lit(page).first.click(force=True)
    crew = part(page, "Build ")
    expect(crew).to_contain_text("Experience left")
    look = page.locator(".look")
    expect(look).to_contain_text("Can be undone.")
    assert rect(crew.locator("dl"))["bottom"] <= rect(look)["y"]
    # What is chosen in a list is brought into view on the map.
    page = opened(browsing, person, among_bots(person, before(GAME, "build-track", 307)), "phone")
    action(page, "Build a building").click()
    expect(board(page).locator("[data-place='nagykanizsa']")).not_to_be_in_viewport()
    page.locator(".sheet").get_by_role("button", name=re.compile("^Nagykanizsa")).click()
    expect(board(page).locator(".picked").last).to_be_in_viewport(ratio=1)


def test_the_map_of_a_phone_shows_what_matters(browsing: Browsing, site: Running) -> None:
    """Wien is not below the buttons, nor what was tapped below the sheet that rises."""
    person = site.person()
    page = opened(browsing, person, late(person), "phone")
    sheet = page.locator(".sheet")
    buttons = rect(page.get_by_role("button", name="Influence, market, hubs"))
    assert rect(board(page).locator("[data-place='wien']"))["y"] > buttons["bottom"] - 6
    board(page).locator("[data-place='bratislava-sopron']").click(force=True)
    expect(page.locator(".look")).to_contain_text("Can be undone.")
    there = rect(board(page).locator(".picked").last)
    assert (there["y"] + there["bottom"]) / 2 < rect(sheet)["y"] - 40
    lesson = person.post("/api/lessons", {"game": GAME, "lesson": "08-difficult-links"})["id"]
    page = browsing.open(f"/tables/{lesson}", who=person, size="phone")
    said = page.get_by_role("region", name=re.compile("^Lesson: "))
    expect(said.get_by_role("button", name="Hint")).to_be_visible()
    page.wait_for_timeout(300)
    body = rect(said.locator(".body"))
    assert rect(board(page).locator("[data-place='wien']"))["y"] > body["bottom"] - 6
    assert (
        rect(board(page).locator("[data-place='gloggnitz']"))["y"]
        < rect(page.locator(".sheet"))["y"] - 30
    )
    id = brought(person, finished())
    page = browsing.open(f"/tables/{id}", who=person, size="phone")
    expect(page.locator(".strip")).to_contain_text(re.compile(r"\d Score"))


def test_goods_are_ordered_with_a_running_total(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, among_bots(person, before(GAME, "order-good", after=100)))
    if end_turn(page).is_visible():
        pytest.fail("the turn has begun already")
    action(page, "Buy or order").click()
    market = part(page, "Market and factories")
    more = market.get_by_role("button", name=re.compile("^Order one more")).locator("visible=true")
    more.first.hover()  # as soon as it stands still
    there = rect(more.first)
    more.first.click()
    expect(market.get_by_text(re.compile("^Order: 1 of "))).to_be_visible()
    assert rect(more.first) == there  # nothing moves under the pointer
    expect(preview(page)).to_contain_text(re.compile(r"^\s*Order [a-z]+"))  # and not: buy at once
    more.last.click()
    expect(market.get_by_text(re.compile(r"^Order: 2 of \d for [1-9]\d+ guldens"))).to_be_visible()
    confirm(page)
    expect(part(page, "Player board")).to_contain_text("Ordered")


def test_what_is_asked_is_in_sight(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, among_bots(person, before(GAME, "hire-worker")))
    action(page, "Buy or order").click()
    shown = part(page, "Market and factories").get_by_role("group", name="Order wood")
    expect(shown).to_be_visible()
    assert shown.evaluate("each => each.scrollWidth <= each.clientWidth"), "a part is cut off"
    action(page, "Hire").click()
    hubs = part(page, "Hubs")
    hubs.get_by_role("button", name=re.compile("^Hire a worker")).first.click()
    expect(hubs.get_by_role("button", name="More")).to_be_in_viewport()
    confirm(page)
    expect(end_turn(page)).to_be_in_viewport()


def test_a_turn_is_ended_once(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, dealt(person, GAME, seats=2))
    answer(page)
    action(page, "Fundraise").click()
    confirm(page)
    expect(end_turn(page)).to_be_visible()
    expect(question(page)).to_contain_text("Take a free action, or end your turn.")
    page.keyboard.press("e")
    expect(question(page)).to_contain_text("1 hand left")


def test_a_place_says_what_it_is(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, early(person))
    board(page).get_by_role("button", name=re.compile("^Graz, ")).hover()
    told = page.get_by_role("status").filter(has_text="Graz")
    expect(told).to_contain_text(re.compile("effort 6, station for 50"))
    expect(part(page, "Hubs")).to_contain_text(re.compile(r"silver key .*, worth \d+ now"))


def test_the_other_questions_of_a_turn(browsing: Browsing, site: Running) -> None:
    """A factory's worker, business points: each is asked beside the map, and F5 asks it again."""
    person = site.person()
    for kind, after, title in (
        ("work", 286, "Tracks and"),
        ("staff", 150, "The worker who"),
        ("spend", 20, "Business"),
    ):
        page = opened(browsing, person, among_bots(person, before(GAME, kind, after)))
        expect(part(page, title)).to_be_visible()
        page.reload()
        my_turn(page)
        expect(part(page, title)).to_be_visible()
        answer(page)


def test_a_free_action_before_the_main_one(browsing: Browsing, site: Running) -> None:
    person = site.person()
    id = among_bots(person, before(GAME, "deliver", 160))
    page = opened(browsing, person, id)
    guldens = figure(page, own_name(person, id), "Guldens")
    page.get_by_role("button", name=re.compile("^Deliver a good")).click()
    expect(preview(page)).to_contain_text(f"{MINUS}1 coal")
    confirm(page)
    expect(guldens.locator("i")).to_have_count(0)  # nothing is foreseen any more
    expect(action(page, "Pass")).to_be_visible()  # the hand is still to be placed


def test_several_things_at_a_place_of_the_map(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, among_bots(person, before(GAME, "build-factory", 320)))
    action(page, "Build a building").click()
    board(page).get_by_role(
        "button", name=re.compile(r"^site .*can be chosen: \d ways")
    ).first.click()
    card = page.get_by_role("group", name=re.compile("^Site "))
    card.get_by_role("button", name=re.compile("^Build an? .* factory")).first.click()
    expect(preview(page)).to_contain_text("+1 factory")
    card = part(page, "Build a building")
    expect(card.get_by_role("button", pressed=True).first).to_be_visible()


def test_a_site_of_the_list_goes_on_in_the_list(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, among_bots(person, before(GAME, "build-factory", 320)))
    action(page, "Build a building").click()
    several = re.compile(r"^site .*can be chosen: \d ways")
    place = board(page).get_by_role("button", name=several).first.get_attribute("data-place")
    desk = part(page, "Build a building")
    desk.locator(f'[data-place="{place}"]').click()
    factories = page.get_by_role("button", name=re.compile("^Build an? .* factory"))
    expect(desk.get_by_text("Then the factory")).to_be_visible()
    expect(page.get_by_role("group", name=re.compile("^Site "))).to_have_count(0)
    there = factories.count()
    board(page).locator(f'[data-place="{place}"]').click()  # at the map it goes on there
    expect(page.get_by_role("group", name=re.compile("^Site "))).to_be_visible()
    expect(desk.get_by_text("Then the factory")).to_have_count(0)
    expect(factories).to_have_count(there)


def test_a_hint_of_a_track_is_tried_with_its_crew(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, early(person))
    track = {"do": "build-track", "link": "wien-bratislava"}
    hint = {"action": track, "label": "", "effects": [], "warnings": [], "luck": False}
    page.route("**/hint", lambda route: route.fulfill(json={**hint, "sentence": "Build."}))
    question(page).get_by_role("button", name="Hint").click()
    question(page).get_by_role("button", name="Try this").click()
    expect(preview(page)).to_contain_text("+2 working workers of level 1")
    expect(part(page, "Build Wien").get_by_role("button", pressed=True)).to_have_count(2)


def test_the_player_board_is_read_whole(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, late(person))
    expect(part(page, "Player board")).to_be_visible()
    scrolled, seen = page.locator("aside .seats").first.evaluate(
        "it => [it.scrollHeight, it.clientHeight]"
    )
    assert scrolled <= seen


def test_what_cannot_be_done_says_why(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, early(person))
    refused = part(page, "Main actions").locator("div").filter(has_text="Produce goods").last
    expect(refused).to_contain_text("IS-PRODUCE-05")
    board(page).get_by_role("button", name=re.compile("^Graz–Leoben|^Bruck.*–Graz")).first.click()
    expect(question(page).get_by_role("alert")).to_contain_text(re.compile("IS-"))


# --- the way to Trieste ---------------------------------------------------------------------------


def test_the_way_to_trieste_is_drawn_and_told(browsing: Browsing, site: Running) -> None:
    person = site.person()
    id = early(person)
    page = opened(browsing, person, id)
    told = person.get(f"/api/tables/{id}/news")["view"]
    plan = told["forecasts"][told["viewer"]]["plan"]
    card = page.get_by_role("region", name="Way to Trieste")
    expect(card).to_contain_text(f"{len(plan['links'])} in {plan['actions']} builds")
    for wanted in ("effort", "fees", "bonus", "left"):
        expect(card).to_contain_text(str(plan[wanted]))
    way = board(page).locator("[data-way]")
    expect(way).to_have_attribute("data-way", str(len(plan["links"])))
    page.get_by_role("button", name="Layers", exact=True).click()
    page.get_by_role("checkbox", name="Way to Trieste").uncheck()
    expect(way).to_have_count(0)


def test_an_opened_panel_says_what_it_counts(browsing: Browsing, site: Running) -> None:
    """In words, contract by contract, and nothing by the names of fields."""
    person = site.person()
    id = late(person)
    page = opened(browsing, person, id)
    told = person.get(f"/api/tables/{id}/news")["view"]
    own = own_name(person, id)
    expect(panel(page, own)).to_contain_text("before fees")
    panel(page, own).get_by_role("button").first.click()
    details = panel(page, own).get_by_role("region", name="Forecast")
    reached = told["forecasts"][told["viewer"]]["with_trieste"]
    expect(details).to_contain_text(f"With Trieste, before fees {written(reached['total'])}")
    for each in reached["contracts"]:
        expect(details).to_contain_text(written(each["value"]))
    expect(details).not_to_contain_text(re.compile("now before|plan effort|with trieste"))


def test_hidden_money_stays_hidden(browsing: Browsing, site: Running) -> None:
    person = site.person()
    id = dealt(person, GAME, options={"money": "hidden"})
    page = opened(browsing, person, id)
    own = own_name(person, id)
    for name in {"Ann", "Bob", "Cid"} - {own}:
        expect(figure(page, name, "Guldens")).to_have_text("hidden")
        expect(panel(page, name)).not_to_contain_text("with Trieste")
    expect(figure(page, own, "Guldens")).to_have_text("130")


# --- keyboard -------------------------------------------------------------------------------------


def spoken(page: Page) -> str:
    return str(page.evaluate("document.activeElement.getAttribute('aria-label') ?? ''"))


def test_a_turn_by_keyboard(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, early(person))
    board(page).locator('[tabindex="0"]').focus()
    before = spoken(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert spoken(page) == before
    page.keyboard.press("h")
    expect(question(page).get_by_role("button", name="Try this")).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("q")
    expect(page.locator(".can:focus")).to_have_count(1)
    action(page, "Build tracks").focus()
    page.keyboard.press("Enter")
    board(page).locator('[tabindex="0"]').focus()
    first = spoken(page)
    page.keyboard.press("ArrowDown")
    assert spoken(page) != first
    page.keyboard.press("n")
    assert "can be chosen: build " in spoken(page), spoken(page)
    page.keyboard.press("Enter")
    expect(question(page).get_by_role("button", name="Cancel")).to_be_visible()
    page.keyboard.press("Escape")
    expect(question(page).get_by_role("button", name="Cancel")).not_to_be_visible()
    page.keyboard.press("Enter")
    expect(question(page).get_by_role("button", name="Cancel")).to_be_visible()
    done = moves(page)
    page.keyboard.press("Enter")
    moved_on(page, done)


# --- the end --------------------------------------------------------------------------------------


@pictured
def test_the_scoring_is_walked_through(browsing: Browsing, site: Running) -> None:
    person = site.person()
    id = brought(person, finished())
    told = person.get(f"/api/tables/{id}/news")["view"]
    page = browsing.open(f"/tables/{id}", who=person)
    walk = page.get_by_role("region", name="The scoring, step by step")
    steps = told["forecasts"][0]["now"]["steps"]
    walk.get_by_role("button", name=re.compile("^1 Money")).click()
    for at, step in enumerate(steps):
        expect(walk.get_by_text(f"Step {at + 1} of {len(steps)}:")).to_be_visible()
        for seat, name in enumerate(page_names(person, id)):
            row = walk.get_by_role("listitem").filter(has_text=name)
            now = told["forecasts"][seat]["now"]["steps"][at]
            assert now["step"] == step["step"]
            expect(row).to_contain_text(str(now["sum"]).replace("-", MINUS))
        if at + 1 < len(steps):
            walk.get_by_role("button", name="Next step").click()
    check_accessible(page)
    picture(page, "imperial-steam-scoring")


def page_names(person: Person, id: str) -> list[str]:
    seats = person.get(f"/api/tables/{id}")["table"]["seats"]
    return [str(seat["name"]) for seat in seats]


OVER = """
() => {
  const all = (which) => [...document.querySelectorAll(`svg.map .pieces :is(${which})`)];
  const names = all('text.name');
  const things = all('.city, .hub, .gain, .points, .empty, .ring, [href="#fp-station"]')
    .map((it) => it.getBoundingClientRect());
  const over = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
  return names
    .filter((it) => things.some((box) => over(it.getBoundingClientRect(), box)))
    .map((it) => it.textContent);
}
"""
"""The names on the map, with their prices, that something lies on."""
TOKENS = """
() => {
  const all = (which) => [...document.querySelectorAll(`svg.map .pieces :is(${which})`)]
    .map((it) => it.getBoundingClientRect());
  const things = all('.ring, .empty');
  const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const far = ([ax, ay], [bx, by]) => Math.hypot(ax - bx, ay - by);
  const over = (a, b) => far(middle(a), middle(b)) < (a.width + b.width) / 2 - 2;
  return all('.gain, .points').filter((it) => things.some((box) => over(it, box))).length;
}
"""
"""How many tokens lie on a crown or a site."""


FEW = ["n22", "n33", "n35", "n41"]
REST = [f"n{seats}{card}" for seats in (2, 3, 4) for card in range(1, 6)]


@pytest.mark.parametrize("cards", [FEW, *later([card for card in REST if card not in FEW])])
def test_every_name_on_the_map_is_read(browsing: Browsing, site: Running, cards: list[str]) -> None:
    person = site.person()
    for card in cards:
        table = dealt(person, GAME, int(card[1]), options={"setup_card": card})
        page = opened(browsing, person, table)
        assert page.evaluate(OVER) == []
        assert page.evaluate(TOKENS) == 0


# --- looks ----------------------------------------------------------------------------------------


@pictured
@screens
def test_it_fits(browsing: Browsing, site: Running, size: Size, dark: bool) -> None:
    person = site.person()
    page = opened_at(browsing, person, late(person), size, dark)
    check_fits(page)
    picture(page, f"imperial-steam-{size}-{'dark' if dark else 'light'}")
    if size == "phone":
        page.get_by_role("button", name="Influence, market, hubs").click()
        expect(part(page, "Market and factories")).to_be_visible()
        check_fits(page)


@screens
def test_it_can_be_read(browsing: Browsing, site: Running, size: Size, dark: bool) -> None:
    person = site.person()
    page = opened_at(browsing, person, late(person), size, dark)
    if size == "phone":
        page.get_by_role("button", name="Influence, market, hubs").click()
    action(page, "Hire").click()
    check_accessible(page)


def opened_at(browsing: Browsing, person: Person, id: str, size: Size, dark: bool = False) -> Page:
    page = browsing.open(f"/tables/{id}", who=person, size=size, dark=dark)
    expect(question(page).get_by_text("Take a main action")).to_be_visible()
    expect(part(page, "Main actions")).to_be_visible()
    return page


@soak
def test_a_whole_game(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, dealt(person, GAME, seats=2))
    play_until(page, results(page))
    expect(page.get_by_role("table").first.get_by_role("row")).to_have_count(3)
    expect(page.get_by_role("region", name="The scoring, step by step")).to_be_visible()
