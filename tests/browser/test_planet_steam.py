"""Planet Steam by the mouse, by keys, on a phone: auctions, tanks, extraction, trade, wealth."""

import re
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Locator, Page, expect

from footplate.core.record import Record
from footplate.core.wire import convert, to_plain
from tests.browser.browsing import (
    Browsing,
    Size,
    check_accessible,
    check_fits,
    colours,
    picture,
    pictured,
    screens,
    soak,
)
from tests.browser.planet_steam import (
    RULE,
    chip,
    extraction,
    lit,
    passing,
    play_until,
    quantity,
    zone,
    zones,
)
from tests.browser.playing import (
    confirm,
    figure,
    history,
    moved_on,
    moves,
    my_turn,
    opened,
    own_name,
    panel,
    preview,
    question,
)
from tests.browser.tables import among_bots, before, brought, dealt
from tests.browser.test_keyboard import press_enter, tab_to
from tests.server.running import Running
from tests.soak.long import later

LATE = 430
"""So many actions into the recorded game everybody has tanks."""
IN_SIGHT = """
(it) => {
  const box = it.getBoundingClientRect();
  return it.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}
"""
"""Whether nothing lies over the middle of something."""
UPGRADE = {"do": "upgrade-carrier", "resource": "quartz"}
VARIANTS = {
    "immobile_tanks": True,
    "river_limits": True,
    "variable_trading": True,
    "variable_claims": True,
    "reduced_resources": True,
    "predictable_claiming": True,
    "price_manipulation": True,
    "sabotage": True,
    "freelance_carrier": True,
}


def total(page: Page) -> Locator:
    """What the extraction on the desk would give altogether."""
    return question(page).get_by_role("row", name=re.compile("^Total"))


def tank_on(page: Page, id: str) -> re.Pattern[str]:
    """What is read out of a zone with the tank that stands there now."""
    said = zone(page, id).get_attribute("aria-label") or ""
    found = re.search(r"\w+ tank", said)
    assert found, said
    return re.compile(found[0])


def in_sight(them: Locator) -> None:
    for each in them.all():
        assert each.evaluate(IN_SIGHT), each.get_attribute("aria-label") or each.inner_text()


def agree(page: Page) -> None:
    """Do what is chosen, on a phone."""
    cancel = page.get_by_role("button", name="Cancel")
    page.get_by_role("group").filter(has=cancel).last.get_by_role("button").last.click()


def test_a_round_by_clicks(browsing: Browsing, site: Running) -> None:
    person = site.person()
    table = dealt(person, "planet-steam", seed=3)
    page = opened(browsing, person, table)
    tanks = figure(page, own_name(person, table), "Tanks")
    expect(tanks).to_have_text("0")
    rail = page.get_by_role("list", name="Phases of the round").get_by_role("listitem")
    expect(rail).to_have_count(8)
    seen = play_until(page, page.get_by_role("banner").get_by_text("Round 2"))
    assert seen >= {"Carriers", "Specialists", "Zones", "Tank Phase", "Extraction", "Trade"}
    expect(tanks).not_to_have_text("0")


@pictured
def test_tanks_are_laid_out_anew(browsing: Browsing, site: Running) -> None:
    """By a click on the one and then the other, and by dragging; nothing counts before it is
    applied, and what it would extract is told. A hint to end the turn then takes one press."""
    person = site.person()
    page = opened(browsing, person, among_bots(person, before("planet-steam", "end-tanks", LATE)))
    at = moves(page)
    chip(page, "Rearrange").click()
    expect(total(page)).to_be_visible()
    own = lit(page)
    first = str(own.first.get_attribute("data-zone"))
    own.first.click()
    expect(question(page)).to_contain_text(f"From {first}")
    in_sight(lit(page))
    empty = lit(page).and_(page.locator(f"[data-zone]:not([data-zone={first}])"))
    second = str(empty.first.get_attribute("data-zone"))
    was = tank_on(page, first)
    empty.first.click()
    expect(zone(page, second)).to_have_attribute("aria-label", was)
    picture(page, "planet-steam-layout")
    question(page).get_by_role("button", name="Step back").click()
    expect(zone(page, first)).to_have_attribute("aria-label", was)
    zone(page, first).drag_to(zone(page, second))
    expect(zone(page, second)).to_have_attribute("aria-label", was)
    assert moves(page) == at
    question(page).get_by_role("button", name="Apply this layout").click()
    moved_on(page, at)
    expect(zone(page, second)).to_have_attribute("aria-label", was)
    # One thing was done: it is one step in the history, and one press takes it back.
    done = moves(page)
    page.keyboard.press("[")
    expect(history(page).get_by_text(f"Move {at} of {done}")).to_be_visible()
    page.keyboard.press("]")
    expect(history(page).get_by_text(f"Move {done}", exact=True)).to_be_visible()
    question(page).get_by_role("button", name="Undo").click()
    expect(history(page).get_by_text(f"Move {at}", exact=True)).to_be_visible()
    expect(zone(page, first)).to_have_attribute("aria-label", was)
    question(page).get_by_role("button", name="Redo").click()
    moved_on(page, at)
    expect(zone(page, second)).to_have_attribute("aria-label", was)
    expect(chip(page, "End the turn")).to_be_visible()
    end = {"action": {"do": "end-tanks"}, "label": "", "effects": [], "warnings": [], "luck": False}
    page.route("**/hint", lambda route: route.fulfill(json={**end, "sentence": "End."}))
    at = moves(page)
    question(page).get_by_role("button", name="Hint").click()
    question(page).get_by_role("button", name="Try this").click()
    moved_on(page, at)


def test_a_tank_that_may_not_stand_there_is_back_where_it_was(
    browsing: Browsing, site: Running
) -> None:
    """Why it may not is told on; another try goes on from there."""
    person = site.person()
    page = opened(browsing, person, among_bots(person, before("planet-steam", "end-tanks", LATE)))
    chip(page, "Rearrange").click()
    expect(total(page)).to_be_visible()
    gives = str(total(page).text_content())
    browsing.faults.expect("422 POST /api/tables/.*/preview")
    first = str(lit(page).first.get_attribute("data-zone"))
    was = tank_on(page, first)
    foreign = zones(page).locator("[data-zone][aria-disabled=true]:not([aria-label*=' tank'])")
    zone(page, first).drag_to(foreign.first)
    expect(question(page).get_by_role("alert")).to_contain_text("PS-PLACE-06")
    expect(zone(page, first)).to_have_attribute("aria-label", was)
    expect(total(page)).to_have_text(gives)
    expect(question(page).get_by_role("button", name="Step back")).to_have_count(0)
    zone(page, first).click()
    empty = lit(page).and_(page.locator("[data-zone]:not([aria-label*=' tank'])")).first
    second = str(empty.get_attribute("data-zone"))
    empty.click()
    expect(zone(page, second)).to_have_attribute("aria-label", was)
    expect(question(page).get_by_role("alert")).to_have_count(0)


@pictured
def test_tanks_are_switched_off_and_on_again(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, among_bots(person, before("planet-steam", "extract", LATE)))
    at = moves(page)
    switches = question(page).get_by_role("switch")
    one = switches.first
    expect(one).to_be_checked()
    all_on = str(total(page).text_content())
    one.click()
    expect(one).not_to_be_checked()
    expect(total(page)).not_to_have_text(all_on)
    expect(zones(page).get_by_role("button", name=re.compile(", off"))).to_have_count(1)
    picture(page, "planet-steam-extraction")
    one.click()
    expect(one).to_be_checked()
    expect(total(page)).to_have_text(all_on)
    # The tank on the board is the same switch.
    ready = zones(page).locator(f"[data-zone={one.locator('b').inner_text()}]")
    ready.click()
    expect(one).not_to_be_checked()
    assert moves(page) == at
    extraction(page).click()
    expect(switches).to_have_count(0)


def test_many_tanks_leave_the_zones_in_sight(browsing: Browsing, site: Running) -> None:
    record = before("planet-steam", "extract", LATE)
    state = convert({**record, "checks": []}, Record, "record").replay()
    position = to_plain(state.position())
    claims = position["claims"]
    mine = (state.seat, "neutral")
    own = [zone for owner in mine for zone in claims if claims[zone] == owner][:10]
    claims |= dict.fromkeys(own, state.seat)
    tank = {"supercharger": False, "tipped": False}
    position["tanks"] = [
        {"zone": zone, "converter": ("energy", "quartz", "ore")[at % 3], **tank}
        for at, zone in enumerate(own)
    ]
    person = site.person()
    table = among_bots(person, {**record, "actions": [], "checks": [], "position": position})
    page = opened(browsing, person, table)
    expect(question(page).get_by_role("switch")).to_have_count(10)
    kept = page.locator(".kept")
    assert kept.evaluate("it => it.querySelector('.desk').offsetHeight <= it.offsetHeight + 1")
    in_sight(question(page).get_by_role("switch"))
    in_sight(extraction(page))


def test_an_order_moves_the_ghosts_and_tells_its_total(browsing: Browsing, site: Running) -> None:
    person = site.person()
    table = among_bots(person, before("planet-steam", "sell-resource", LATE))
    page = opened(browsing, person, table)
    credits = figure(page, own_name(person, table), "Credits")
    had = int(credits.inner_text())
    quantity(page).get_by_role("button", name="Quantity \N{MINUS SIGN}1").click()
    expect(quantity(page)).to_contain_text("Sell 1")
    expect(credits).to_contain_text("+")
    ghosts = page.locator(".ghost[data-place^='price:'], .ghost[data-place^='supply:']")
    expect(ghosts.first).to_be_visible()
    gain = question(page).get_by_text(re.compile(r"^\+\d+ credits$")).first.inner_text()
    confirm(page)
    expect(credits).to_have_text(str(had + int(gain.split()[0])))


def test_the_question_leaves_the_zones_free_where_one_is_to_be_chosen(
    browsing: Browsing, site: Running
) -> None:
    """What cannot be bought is told only as long as nothing is being placed."""
    person = site.person()
    page = opened(browsing, person, among_bots(person, before("planet-steam", "buy-converter", 1)))
    refused = question(page).locator(".chip.no")
    for kind in ("Ore converter", "Energy converter", "Quartz converter"):
        if chip(page, kind).is_visible():
            chip(page, kind).click()
            expect(refused).to_have_count(0)
            in_sight(lit(page))


@pytest.mark.parametrize(
    ("action", "at"), [("buy-tank", 60), ("buy-converter", 1), ("manipulate", 0), ("extract", 100)]
)
def test_zones_and_gauges_lie_below_the_desk(
    browsing: Browsing, site: Running, action: str, at: int
) -> None:
    """Whatever it says: also why other things are not to be had, and what a carrier costs."""
    person = site.person()
    record = before("planet-steam", action, at) if action != "manipulate" else None
    options = {"price_manipulation": True}
    table = among_bots(person, record) if record else dealt(person, "planet-steam", options=options)
    page = opened(browsing, person, table)
    page.wait_for_timeout(300)
    below(page)
    upgrade = chip(page, "Upgrade a carrier")
    if upgrade.is_visible():
        upgrade.click()
        page.wait_for_timeout(300)
        below(page)


def below(page: Page) -> None:
    bottom = page.locator("main .kept > .desk").evaluate("it => it.getBoundingClientRect().bottom")
    for part in (zones(page), page.locator(".gauge").first):
        assert part.evaluate("it => it.getBoundingClientRect().top") >= bottom - 1


def test_the_gauge_that_is_traded_is_in_sight(browsing: Browsing, site: Running) -> None:
    person = site.person()
    table = among_bots(person, before("planet-steam", "sell-resource", LATE))
    page = opened(browsing, person, table, size="phone")
    for good in ("quartz", "ore", "water", "energy"):
        traded = page.locator(f".gauge.now[data-place={good}]")
        expect(traded).to_be_in_viewport(ratio=0.9)
        page.get_by_role("button", name="Pass", exact=True).click()
        agree(page)


def test_what_is_auctioned_stays_in_sight_on_a_phone(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, among_bots(person, before("planet-steam", "bid")), "phone")
    strip = page.get_by_role("region", name=re.compile("^Auction: 1 of"))
    expect(strip.locator(".stake")).to_contain_text(re.compile("1 Lady Steam.* · .*Engineer"))
    in_sight(strip.locator(".stake"))
    expect(strip.get_by_role("img", name="energy")).to_be_visible()


def test_all_prices_that_can_be_moved_are_in_sight(browsing: Browsing, site: Running) -> None:
    """Also with the coach, and what is given up."""
    person = site.person()
    options = {"price_manipulation": True}
    table = dealt(person, "planet-steam", options=options)
    page = opened(browsing, person, table, settings={"coach": True})
    rows = page.locator(".ask .moves")
    for _ in range(90):
        news = person.get(f"/api/tables/{table}/news")
        if not (news["prompt"] or {}).get("groups"):
            page.wait_for_timeout(100)  # the bots decide
            continue
        action = dearest(news["prompt"]["groups"])
        seat = news["view"]["viewer"]
        sent = {"action": action, "moment": news["moment"], "seat": seat, "id": uuid4().hex}
        person.post(f"/api/tables/{table}/actions", sent)
        if action["do"] == "manipulate":
            break
    expect(rows.get_by_role("group")).to_have_count(4)
    assert rows.evaluate(
        "it => it.closest('.ask').scrollHeight <= it.closest('.ask').clientHeight + 1"
    )
    in_sight(rows.get_by_role("button"))


def dearest(groups: list[dict[str, Any]]) -> dict[str, Any]:
    """The highest bid below 60, the first specialist and good, the strong manipulation."""
    actions = [each["action"] for group in groups for each in group["choices"]]
    if actions[0]["do"] == "manipulate":
        return dict(actions[-1])
    bids = [each for each in actions if each["do"] == "bid"]
    return {**bids[0], "amount": 60} if bids else dict(actions[0])


def test_luxury_quarters_are_bought(browsing: Browsing, site: Running) -> None:
    person = site.person()
    table = among_bots(person, before("planet-steam", "buy-luxury", 200))
    page = opened(browsing, person, table)
    luxury = figure(page, own_name(person, table), "Luxury")
    had = int(luxury.inner_text())
    chip(page, "buy luxury quarters").click()
    expect(luxury).to_contain_text("+1")
    confirm(page)
    expect(luxury).to_have_text(str(had + 1))


def test_what_cannot_be_done_says_why(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, among_bots(person, before("planet-steam", "buy-tank")))
    rule = question(page).get_by_role("button", name=RULE).first
    id = rule.inner_text()
    rule.click()
    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer.get_by_text(id, exact=True).first).to_be_in_viewport()


def test_credits_are_hidden_and_stay_so_on_one_screen(browsing: Browsing, site: Running) -> None:
    person = site.person()
    id = brought(person, before("planet-steam", "sell-resource", LATE))
    page = browsing.open(f"/tables/{id}", who=person)
    name = re.compile("^Pass the screen to ")
    asked = page.get_by_role("heading", name=name).inner_text().removeprefix("Pass the screen to ")
    expect(page.get_by_text("Credits", exact=True)).to_have_count(0)
    page.get_by_role("button", name="show it").or_(
        page.get_by_role("button", name=f"I am {asked}")
    ).first.click()
    my_turn(page)
    expect(figure(page, asked, "Credits")).to_have_text(re.compile(r"^\d+$"))
    for other in ["Maren", "Oskar", "Ines", "Teo"]:
        if other != asked:
            expect(figure(page, other, "Credits")).to_have_text("hidden")
    page.get_by_text("Wealth", exact=True).click()
    expect(page.get_by_role("img", name=re.compile("Credits are hidden"))).to_have_count(3)
    expect(panel(page, asked)).to_be_visible()


def test_by_keys(browsing: Browsing, site: Running) -> None:
    """A bid, the end of a turn, and a trade."""
    person = site.person()
    page = opened(browsing, person, among_bots(person, before("planet-steam", "bid", LATE - 100)))
    bidding = question(page).get_by_role("group", name="Bid", exact=True)
    tab_to(page, bidding.get_by_role("button", name="Bid +1"))
    page.keyboard.press("+")  # the keyboard stays with the question
    expect(question(page)).to_be_focused()
    page.keyboard.press("Escape")
    tab_to(page, bidding.get_by_role("button", name="Bid +1"))
    page.keyboard.press("Enter")
    expect(question(page).get_by_role("button", name="Cancel")).to_be_visible()
    tab_to(page, preview(page).get_by_role("button").last)
    press_enter(page)
    page = opened(browsing, person, among_bots(person, before("planet-steam", "bid", LATE - 100)))
    bid = question(page).get_by_role("spinbutton", name="Bid", exact=True)
    least = int(bid.input_value())
    page.keyboard.press("+")  # one more than what stands there
    expect(bid).to_have_value(str(least + 1))
    page.keyboard.press("-")
    expect(bid).to_have_value(str(least))
    expect(preview(page)).to_be_visible()
    press_enter(page)
    page = opened(browsing, person, among_bots(person, before("planet-steam", "bid", LATE - 100)))
    page.keyboard.press("n")  # without a place: to the question
    expect(question(page).locator(":focus")).to_be_visible()

    page = opened(browsing, person, among_bots(person, before("planet-steam", "buy-tank", LATE)))
    page.keyboard.press("n")
    here = page.locator(":focus")
    expect(here).to_have_attribute("data-place", re.compile("."))
    page.keyboard.press("Enter")
    zone(page, "A1").focus()
    page.keyboard.press("ArrowRight")
    expect(here).to_have_attribute("data-place", "B1")
    zone(page, "C3").focus()  # as N does it
    page.keyboard.press("ArrowRight")
    expect(here).to_have_attribute("data-place", "D3")
    page.keyboard.press("q")
    expect(question(page).locator(":focus")).to_be_visible()

    table = among_bots(person, before("planet-steam", "sell-resource", LATE))
    page = opened(browsing, person, table)
    page.keyboard.press("-")
    expect(quantity(page)).to_contain_text("Sell 1")
    page.keyboard.press("+")
    expect(quantity(page)).to_contain_text("Pass")
    page.keyboard.press("-")
    expect(preview(page)).to_be_visible()
    press_enter(page)


def test_keys_walk_over_all_that_is_lit(browsing: Browsing, site: Running) -> None:
    """Zones as well as piles; what a zone has opened gets the focus, what a carrier is chosen by
    keeps it."""
    person = site.person()
    page = opened(browsing, person, among_bots(person, before("planet-steam", "buy-tank", LATE)))
    here = page.locator(":focus")
    expect(lit(page).first).to_be_visible()
    wanted = {str(each.get_attribute("data-zone")) for each in lit(page).all()}
    reached = list[str]()
    for _ in range(len(wanted) + 12):
        page.keyboard.press("n")
        reached.append(str(here.get_attribute("data-place")))
    assert wanted < set(reached), reached
    while here.get_attribute("data-place") not in wanted:
        page.keyboard.press("n")
    at = here.get_attribute("data-place")
    page.keyboard.press("Enter")
    expect(question(page)).to_contain_text(f"On {at}")
    expect(question(page).locator(".brief button:focus")).to_be_visible()  # what was just opened
    page.keyboard.press("n")
    expect(here).to_have_attribute("data-place", reached[reached.index(str(at)) + 1])

    page = opened(browsing, person, among_bots(person, before("planet-steam", "upgrade-carrier")))
    here = page.locator(":focus")
    page.keyboard.press("n")
    page.keyboard.press("n")
    carrier = str(here.get_attribute("data-place"))
    assert carrier.startswith("carrier:")
    page.keyboard.press("Enter")
    expect(preview(page)).to_be_visible()
    expect(here).to_have_attribute("data-place", carrier)
    press_enter(page)


def test_the_keyboard_stays_with_what_follows_a_carrier(browsing: Browsing, site: Running) -> None:
    """Also where the carrier was chosen by a click, and is no button any more."""
    person = site.person()
    page = opened(browsing, person, dealt(person, "planet-steam", seed=3))
    page.locator("button.carrier").first.click()
    expect(preview(page)).to_be_visible()
    press_enter(page)
    expect(question(page)).to_be_focused()
    page.keyboard.press("Tab")
    expect(question(page).locator(":focus")).to_be_visible()


def test_enter_extracts_where_it_says_so(browsing: Browsing, site: Running) -> None:
    """Also for who comes from a zone with the keyboard."""
    person = site.person()
    page = opened(browsing, person, among_bots(person, before("planet-steam", "extract", LATE)))
    tank = zones(page).get_by_role("button", name=re.compile("can be chosen")).first
    tank.focus()
    expect(extraction(page).locator("kbd")).to_be_hidden()
    page.keyboard.press("Enter")
    off = question(page).get_by_role("switch", checked=False)
    expect(off).to_have_count(1)
    page.keyboard.press("Enter")
    expect(off).to_have_count(0)
    page.keyboard.press("Escape")
    expect(extraction(page)).to_be_focused()
    expect(extraction(page).locator("kbd")).to_be_visible()
    press_enter(page)


def test_tanks_are_laid_out_by_keys(browsing: Browsing, site: Running) -> None:
    """And left again by Escape; where nothing could stand otherwise it is said instead."""
    person = site.person()
    page = opened(browsing, person, among_bots(person, before("planet-steam", "buy-tank", LATE)))
    laying = page.get_by_text("Choose what moves")
    tab_to(page, chip(page, "Rearrange"))
    page.keyboard.press("Enter")
    expect(laying).to_be_visible()
    expect(question(page).get_by_role("radio", name="whole tank")).to_be_focused()
    page.keyboard.press("n")
    expect(page.locator(":focus")).to_have_attribute("data-zone", re.compile("."))
    page.keyboard.press("Enter")
    expect(question(page)).to_contain_text("choose where it goes")
    page.keyboard.press("Escape")
    expect(laying).to_be_visible()
    page.keyboard.press("Escape")
    expect(laying).to_have_count(0)
    chip(page, "Rearrange").press("Enter")
    expect(laying).to_be_visible()
    page.keyboard.press("Escape")  # from what is taken up, which is gone with it
    expect(chip(page, "Rearrange")).to_be_focused()

    options = {"immobile_tanks": True}
    position = {
        "game": "planet-steam",
        "players": [{"credits": 50}, {"credits": 50}],
        "step": "tanks",
        "claims": {"B1": 0},
        "tanks": [{"zone": "B1"}],
        "options": options,
    }
    table = dealt(person, "planet-steam", seats=2, options=options, position=position)
    page = opened(browsing, person, table)
    expect(question(page)).to_contain_text("Nothing of yours could stand otherwise")
    expect(chip(page, "Rearrange")).to_have_count(0)


@colours
@pytest.mark.parametrize("action", ["extract", *later("buy-tank", "sell-resource")])
def test_everybody_can_use_it(browsing: Browsing, site: Running, action: str, dark: bool) -> None:
    person = site.person()
    table = among_bots(person, before("planet-steam", action, LATE))
    page = opened(browsing, person, table, dark=dark)
    check_accessible(page)


@pytest.mark.parametrize(
    "action", ["bid", "buy-tank", *later("auction-zone", "extract", "sell-resource")]
)
def test_on_a_phone(browsing: Browsing, site: Running, action: str) -> None:
    person = site.person()
    table = among_bots(person, before("planet-steam", action, LATE - 100))
    page = browsing.open(f"/tables/{table}", who=person, size="phone", has_touch=True)
    choices = page.get_by_role("button", name="Choices")
    expect(choices).to_be_visible()
    check_fits(page)
    check_accessible(page)
    asked = question(page).inner_text()
    picture(page, f"phone-planet-steam-{action}")
    page.reload()
    expect(choices).to_be_visible()
    assert question(page).inner_text() == asked


def test_what_is_extracted_stays_in_sight_on_a_small_phone(
    browsing: Browsing, site: Running
) -> None:
    """Above the button, whatever is said of the energy."""
    person = site.person()
    table = among_bots(person, before("planet-steam", "switch-off", 450))
    page = browsing.open(f"/tables/{table}", who=person, size="phone", has_touch=True)
    page.set_viewport_size({"width": 360, "height": 740})
    altogether = page.locator(".acts > p")
    expect(altogether).to_contain_text("Total:")
    expect(altogether).to_contain_text("energy needed")
    expect(altogether).to_be_in_viewport(ratio=1)
    in_sight(altogether)
    expect(page.get_by_role("button", name=re.compile("^Extract"))).to_be_in_viewport(ratio=1)
    assert altogether.evaluate("it => it.scrollWidth <= it.clientWidth")


def test_what_is_bid_for_stays_in_sight(browsing: Browsing, site: Running) -> None:
    """Also while a bid is chosen, with the coach above it."""
    person = site.person()
    table = dealt(person, "planet-steam", seats=4, seed=3, actions=[UPGRADE] * 4)
    page = opened(browsing, person, table, settings={"coach": True})
    page.set_viewport_size({"width": 1280, "height": 800})
    left = page.get_by_role("region", name=re.compile("^Auction: ")).locator(".stake")
    expect(left).to_contain_text("1 Lady Steam · 2 Venturer · 3 Captain · 4 Engineer")
    chip(page, "3").click()
    expect(preview(page)).to_be_visible()
    expect(left).to_be_in_viewport(ratio=1)
    expect(left.get_by_role("img", name="quartz")).to_be_in_viewport(ratio=1)
    in_sight(left)


def test_nothing_lies_over_an_auction_on_a_phone(browsing: Browsing, site: Running) -> None:
    """And what was asked leaves no higher sheet behind than what is asked next needs."""
    person = site.person()
    offered = len(before("planet-steam", "auction-zone", LATE - 100)["actions"])
    table = among_bots(person, before("planet-steam", "bid", offered))
    page = browsing.open(f"/tables/{table}", who=person, size="phone", has_touch=True)
    strip = page.get_by_role("region", name=re.compile("^Auction: "))
    expect(strip).to_be_visible()
    in_sight(strip.get_by_role("listitem"))
    in_sight(strip.get_by_role("button"))
    sheet = page.locator(".sheet")
    high = sheet.evaluate("it => it.offsetHeight")
    bid = sheet.get_by_role("spinbutton", name="Bid")
    # What is proposed can be meant.
    bid.press("Enter")
    proposed = page.get_by_role("button", name=re.compile("^Bid [0-9]"))
    expect(proposed).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    # A slip is not taken for all that one has.
    bid.fill("700")
    bid.press("Tab")
    expect(bid).to_have_value("700")
    expect(page.get_by_role("button", name=re.compile("^Bid [0-9]"))).not_to_be_visible()
    bid.fill("70")
    bid.press("Tab")
    agree(page)
    expect(strip).not_to_be_visible()
    expect(sheet.get_by_text("claim nothing")).to_be_visible()
    lower = "was => document.querySelector('.sheet').offsetHeight < was - 60"
    page.wait_for_function(lower, arg=high)


def test_a_sheet_shows_what_cannot_be_done_and_comes_down_again(
    browsing: Browsing, site: Running
) -> None:
    person = site.person()
    table = among_bots(person, before("planet-steam", "bid"))
    page = browsing.open(f"/tables/{table}", who=person, size="phone", has_touch=True)
    refused = page.locator(".sheet .chip.no")
    expect(refused).to_have_text("Pass: Whoever opens the bidding cannot pass.")
    in_sight(refused)
    grip = page.get_by_role("button", name="Choices")
    grip.click()
    expect(grip).to_have_attribute("aria-expanded", "true")
    page.locator(".sheet button.chip.can").last.click()
    agree(page)
    expect(grip).to_have_attribute("aria-expanded", "false")


@pictured
@screens
def test_it_fits(browsing: Browsing, site: Running, size: Size, dark: bool) -> None:
    """Where quartz is sold: zones and terminal, or on a phone one of them."""
    person = site.person()
    table = among_bots(person, before("planet-steam", "sell-resource", LATE))
    page = opened(browsing, person, table, size=size, dark=dark)
    page.get_by_role("button", name="Quantity \N{MINUS SIGN}1").click()
    expect(page.locator(".ghost[data-place^='price:']").first).to_be_attached()
    check_fits(page)
    picture(page, f"planet-steam-{size}-{'dark' if dark else 'light'}")


def test_every_variant_begins(browsing: Browsing, site: Running) -> None:
    person = site.person()
    page = opened(browsing, person, dealt(person, "planet-steam", options=VARIANTS))
    rail = page.get_by_role("list", name="Phases of the round").get_by_role("listitem")
    expect(rail).to_have_count(9)
    play_until(page, zones(page).locator("[data-owner='0'], [data-owner='1']").first)
    expect(passing(page).or_(lit(page).first).first).to_be_visible()


@soak
@pytest.mark.parametrize("options", [{}, VARIANTS], ids=["usual", "variants"])
def test_a_whole_game(browsing: Browsing, site: Running, options: dict[str, bool]) -> None:
    person = site.person()
    page = opened(browsing, person, dealt(person, "planet-steam", options=options))
    play_until(page, page.get_by_role("region", name="Results"))
    expect(page.get_by_role("table").first.get_by_role("row")).to_have_count(4)
