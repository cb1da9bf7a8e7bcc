"""Several people at one table: what each of them sees, and what survives a break."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from footplate.server.settings import Settings
from footplate.server.store.database import sqlite_url
from tests.browser.age_of_steam import issue_shares
from tests.browser.browsing import Browsing, soak
from tests.browser.playing import (
    confirm,
    figure,
    history,
    moved_on,
    moves,
    my_turn,
    opened,
    panel,
    preview,
    question,
)
from tests.browser.steam_power import chip, take_contracts
from tests.browser.tables import among_bots, before, dealt
from tests.browser.test_plain_form import PLAIN, decide
from tests.server.ports import free_port
from tests.server.running import Person, Running, running
from tests.server.sitting import seated
from tests.soak.long import later

LOST = "The connection is lost"


def contracts(page: Page) -> Locator:
    """The contracts of hands that lie open on a page."""
    return page.locator("[data-contract]")


def hands(person: Person, id: str) -> list[set[str]]:
    """What everybody holds, as nobody is told."""
    held = []
    for seat in person.get(f"/api/tables/{id}")["yours"]:
        players = person.get(f"/api/tables/{id}/news", seat=seat)["view"]["players"]
        held.append({each["id"] for each in players[seat]["hand"]})
    return held


def shown(page: Page) -> set[str]:
    return {str(each.get_attribute("data-contract")) for each in contracts(page).all()}


def say(page: Page, words: str) -> None:
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox", name="Say something").fill(words)
    page.get_by_role("button", name="Send").click()


def test_two_people_and_one_who_watches(browsing: Browsing, site: Running) -> None:
    ann = site.person("Ann")
    seats = [{"kind": "me"}, {"kind": "open"}]
    id = ann.post("/api/tables", {"game": "steam-power", "seats": seats})["id"]
    first = browsing.open(f"/tables/{id}", who=ann)
    link = first.get_by_role("textbox", name="Link of the table").input_value()
    second = browsing.open(link.removeprefix(site.url))
    second.get_by_label("Your name").fill("Bob")
    second.get_by_role("button", name="Sit down").click()
    expect(first.get_by_text("Everybody is here.")).to_be_visible()
    expect(first.get_by_role("listitem").filter(has_text="Bob")).to_contain_text("is here")
    first.get_by_role("button", name="Start the game").click()
    third = browsing.open(f"/tables/{id}")

    asked = ann.get(f"/api/tables/{id}")["table"]["asked"]
    mover, other = [(first, second), (second, first)][asked]
    name = ["Ann", "Bob"][asked]
    my_turn(mover)
    take_contracts(mover)
    for page in (mover, other, third):
        expect(page.get_by_role("region", name="Log").get_by_text(name).last).to_be_visible()
        expect(history(page).get_by_text("Move 1", exact=True)).to_be_visible()
    # Each sees the own hand; who watches sees none.
    expect(contracts(first).first).to_be_visible()
    expect(contracts(second).first).to_be_visible()
    assert not shown(first) & shown(second)
    expect(contracts(third)).to_have_count(0)
    expect(question(third).get_by_role("button", name="Hint")).to_have_count(0)
    # Who is here.
    expect(panel(first, "Bob").get_by_text("is here")).to_be_attached()
    expect(first.get_by_role("banner").get_by_text("1 person watches")).to_be_attached()
    say(second, "Good luck!")
    expect(first.get_by_role("button", name="1 new line of chat")).to_be_visible()
    first.get_by_role("tab", name="Chat").click()
    expect(first.get_by_text("Good luck!")).to_be_visible()
    third.get_by_role("tab", name="Chat").click()
    expect(third.get_by_text("Good luck!")).to_be_visible()
    second.context.close()
    expect(panel(first, "Bob").get_by_text("is away")).to_be_attached()


@pytest.mark.parametrize(
    ("game", "kept"), [("planet-steam", "Credits"), *later(("imperial-steam", "Guldens"))]
)
def test_two_people_at_other_games(browsing: Browsing, site: Running, game: str, kept: str) -> None:
    """What one of them does all see at once, and nobody what is hidden from them."""
    people = [site.person("Ann"), site.person("Bob")]
    options = {"money": "hidden"} if game == "imperial-steam" else {}
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"game": game, "seats": seats, "options": options}
    id = people[0].post("/api/tables", wanted)["id"]
    people[1].post(f"/api/tables/{id}/seats/1", {})
    people[0].post(f"/api/tables/{id}/start")
    asked = people[0].get(f"/api/tables/{id}")["table"]["asked"]
    mover = opened(browsing, people[asked], id, settings=PLAIN)
    other = browsing.open(f"/tables/{id}", who=people[1 - asked])
    third = browsing.open(f"/tables/{id}")
    expect(history(other)).to_be_visible()
    decide(mover, random.Random(1))
    for page in (mover, other, third):
        expect(history(page).get_by_text("Move 1", exact=True)).to_be_visible()
    names = ["Ann", "Bob"]
    expect(figure(other, names[asked], kept)).to_have_text("hidden")
    expect(figure(other, names[1 - asked], kept)).to_have_text(re.compile(r"^\d+$"))
    for name in names:
        expect(figure(third, name, kept)).to_have_text("hidden")


def test_two_tabs_of_one_seat(browsing: Browsing, site: Running) -> None:
    """The second decision was made for a position that is no more: it is told, and not done."""
    person = site.person()
    id = dealt(person, "age-of-steam")
    quiet = False

    def deaf(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: None if quiet else socket.send(message))

    late = browsing.open("/", who=person)
    late.route_web_socket(re.compile("/live$"), deaf)
    late.goto(f"/tables/{id}")
    my_turn(late)
    cards = late.get_by_role("group", name="How many shares?")
    cards.get_by_role("button", name=re.compile("^None")).click()
    expect(preview(late)).to_contain_text("Can be undone until luck")
    quiet = True
    page = opened(browsing, person, id)
    issue_shares(page)
    my_turn(page)
    at = moves(page)
    browsing.faults.expect("409 POST /api/tables/.*/actions")
    preview(late).get_by_role("button").last.click()
    expect(late.get_by_text("The game has moved on meanwhile. Nothing was lost")).to_be_visible()
    assert person.get(f"/api/tables/{id}")["moment"] == at
    quiet = False
    late.reload()
    my_turn(late)
    assert moves(late) == at


def test_a_server_that_goes_and_comes_again(
    browsing: Browsing, pages: Path, tmp_path: Path
) -> None:
    """What was confirmed while nobody listened is done once somebody does, and once only."""
    settings = Settings(database=sqlite_url(tmp_path / "tables.db"), limits=False)
    port = free_port()
    browsing.faults.expect("WebSocket connection to|ERR_CONNECTION_|ERR_EMPTY")
    with running(settings, port=port, pages=pages) as site:
        person = site.person()
        id = seated(person, further=[{"kind": "greedy"}], start=True)
        page = opened(browsing, person, id, site=site)
        at = moves(page)
        chip(page, "Take contracts").click()
        expect(preview(page)).to_contain_text("Luck or something hidden follows")
    expect(question(page).get_by_text(LOST)).to_be_visible()
    preview(page).get_by_role("button").last.click()
    with running(settings, port=port, pages=pages) as site:
        expect(question(page).get_by_text(LOST)).not_to_be_visible()
        moved_on(page, at)
        my_turn(page)
        assert moves(page) == at + 1
        page.goto("about:blank")  # whatever it asks for now, nobody is there to answer


AT_ONCE = {
    "age-of-steam": ("issue-shares", "bid", "select-action", "build-track", "deliver"),
    "steam-power": ("take-contracts", "take-resource"),
    "planet-steam": ("bid", "extract", "sell-resource"),
    "imperial-steam": ("bid", "work"),
}
"""A decision of every phase; what follows takes longer, and is much the same."""
LATER = {
    "age-of-steam": ("drop-out", "urbanize", "build-town", "end-build", "upgrade-engine", "pass"),
    "steam-power": ("lay-track", "build-factory", "fulfil-contract", "buy-resource"),
    "planet-steam": (
        "upgrade-carrier",
        "choose-specialist",
        "take-bonus",
        "auction-zone",
        "roll-for",
        "place-airship",
        "claim-zone",
        "activate",
        "buy-tank",
        "rearrange",
        "place",
        "switch-off",
        "buy-luxury",
        "use-license",
    ),
    "imperial-steam": (
        "hire-worker",
        "build-track",
        "spend",
        "staff",
        "build-factory",
        "order-good",
        "deliver",
        "secure-contract",
        "end-turn",
    ),
}
AFTER = {"age-of-steam": 100, "steam-power": 20}
"""So many actions into the recorded game; of the others what comes first."""


def each_of(kinds: dict[str, tuple[str, ...]]) -> pytest.MarkDecorator:
    found = [(game, kind) for game, all_of_it in kinds.items() for kind in all_of_it]
    return pytest.mark.parametrize(("game", "kind"), found)


@each_of(AT_ONCE)
def test_a_reload_asks_the_same(browsing: Browsing, site: Running, game: str, kind: str) -> None:
    check_reload(browsing, site.person(), game, kind)


@soak
@each_of(LATER)
def test_a_reload_anywhere(browsing: Browsing, site: Running, game: str, kind: str) -> None:
    check_reload(browsing, site.person(), game, kind)


def check_reload(browsing: Browsing, person: Person, game: str, kind: str) -> None:
    page = opened(
        browsing,
        person,
        among_bots(person, before(game, kind, AFTER.get(game, 0))),
    )
    asked, at = what_is_asked(page), moves(page)
    page.reload()
    my_turn(page)
    assert (what_is_asked(page), moves(page)) == (asked, at)


def what_is_asked(page: Page) -> Any:
    expect(question(page).get_by_role("button", name="Hint")).to_be_visible()
    return question(page).inner_text()


def test_one_screen_shows_one_hand(browsing: Browsing, site: Running) -> None:
    person = site.person()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
    wanted = {"game": "steam-power", "visibility": "hot-seat", "seats": seats}
    id = person.post("/api/tables", wanted)["id"]
    person.post(f"/api/tables/{id}/start")
    first = person.get(f"/api/tables/{id}")["table"]["asked"]
    names = ["Ann", "Bob"][first], ["Ann", "Bob"][1 - first]
    held = hands(person, id)
    page = browsing.open(f"/tables/{id}", who=person)
    expect(page.get_by_role("heading", name=f"Pass the screen to {names[0]}")).to_be_visible()
    expect(contracts(page)).to_have_count(0)
    page.get_by_role("button", name=f"I am {names[0]}").click()
    my_turn(page)
    expect(contracts(page)).to_have_count(len(held[first]))
    assert shown(page) == held[first]
    chip(page, r"Take \$").click()
    confirm(page)
    chip(page, r"Take \$").click()
    confirm(page)
    end = question(page).get_by_role("button", name="End the turn")
    passed = page.get_by_role("heading", name=f"Pass the screen to {names[1]}")
    end.or_(passed).first.wait_for()
    if end.is_visible():
        end.click()
    expect(passed).to_be_visible()
    expect(contracts(page)).to_have_count(0)
    words = page.content()
    assert not [each for each in held[first] | held[1 - first] if f">{each}<" in words]
    page.get_by_role("button", name=f"I am {names[1]}").click()
    my_turn(page)
    expect(contracts(page)).to_have_count(len(held[1 - first]))
    assert shown(page) == held[1 - first]


def test_one_screen_keeps_notes_apart_and_goes_to_who_asks_for_it(
    browsing: Browsing, site: Running
) -> None:
    person = site.person()
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
    options = {"sabotage": True}
    wanted = {
        **{"game": "planet-steam", "visibility": "hot-seat"},
        **{"seats": seats, "options": options},
    }
    id = person.post("/api/tables", wanted)["id"]
    person.post(f"/api/tables/{id}/start")
    first = person.get(f"/api/tables/{id}")["table"]["asked"]
    asked, other = ["Ann", "Bob"][first], ["Ann", "Bob"][1 - first]
    page = browsing.open(f"/tables/{id}", who=person)
    page.get_by_role("button", name=f"I am {asked}").click()
    my_turn(page)
    note = page.get_by_label("Your own note; nobody else reads it.")
    page.get_by_role("tab", name="Note").click()
    note.fill("Ore first.")
    page.get_by_role("button", name="This table").click()
    drawer = page.get_by_role("dialog", name="This table")
    expect(drawer.get_by_text("Sabotage: yes")).to_be_visible()
    look = drawer.get_by_role("button", name=f"Look as {other}")
    assert look.evaluate("it => it.offsetHeight") >= 30
    look.click()
    page.get_by_role("button", name=f"I am {other}").click()
    expect(question(page).get_by_text(asked, exact=True)).to_be_visible()
    expect(panel(page, other).get_by_text("you", exact=True)).to_be_visible()
    page.get_by_role("tab", name="Note").click()
    expect(note).to_be_enabled()
    expect(note).to_have_value("")
    page.get_by_role("button", name="This table").click()
    drawer.get_by_role("button", name=f"Look as {asked}").click()
    page.get_by_role("button", name=f"I am {asked}").click()
    my_turn(page)
    page.get_by_role("tab", name="Note").click()
    expect(note).to_have_value("Ore first.")
