"""What cannot be: dead links, strange seats, broken records, names and words that mean harm.
A clear page, nothing executed, nothing lost."""

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.browsing import ROOT, Browsing, check_fits
from tests.browser.playing import my_turn, opened, panel
from tests.browser.tables import dealt, recorded
from tests.server.running import Running
from tests.server.sitting import seated
from tests.soak.long import later

TRANSCRIPT = ROOT / "tests" / "golden" / "age_of_steam" / "reversteam-3p.json"
HOSTILE = "<img src=x onerror=hit()>"
WORDS = "<script>hit()</script><b>bold</b> javascript:hit() {{7*7}} \u202e gnp.exe"
TRAP = "window.struck = 0; window.hit = () => (window.struck += 1);"


def said(page: Page) -> Locator:
    """What is the matter; where nothing is, there is nothing to see."""
    return page.get_by_role("alert").filter(has_text=re.compile(r"\w"))


def headline(page: Page, words: str) -> None:
    """A page that says what is the matter, and where to go from here."""
    expect(page.get_by_role("heading", level=1)).to_contain_text(words)
    expect(page.get_by_role("link", name="To the tables")).to_be_visible()


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/tables/zzzzzzzzzzzz", "no such table"),
        ("/tables/..%2f..%2fetc", "nothing at this address"),
        ("/tables/zzzzzzzzzzzz/seats/0#key", "no such table"),
        ("/%ff", "nothing at this address"),
        ("/new/moon", "nothing at this address"),
        ("/tables/x/y/z", "no such table"),
    ],
)
def test_a_dead_link(browsing: Browsing, path: str, words: str) -> None:
    browsing.faults.expect("4\\d\\d GET /|WebSocket connection to")
    page = browsing.open(path)
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile(words, re.IGNORECASE))
    expect(
        page.get_by_role("link", name=re.compile("To the tables|Footplate")).first
    ).to_be_visible()
    check_fits(page)


def test_a_game_that_is_not_there(browsing: Browsing) -> None:
    browsing.faults.expect("404 GET /api/games/moon/rules")
    page = browsing.open("/rules/moon")
    expect(said(page)).to_contain_text("moon")


def test_a_seat_of_somebody_else(browsing: Browsing, site: Running) -> None:
    """A wrong or used key opens no seat, and the seat stays whose it is."""
    ann = site.person()
    id = seated(ann, further=[{"kind": "open"}], start=False)
    link = ann.post(f"/api/tables/{id}/seats/1/link")["link"]
    path, _, _key = link.partition(site.url)[2].partition("#")
    browsing.faults.expect(f"4\\d\\d POST /api/tables/{id}/seats/1/open")
    page = browsing.open(f"{path}#not-the-key")
    page.get_by_label("Your name").fill("Mallory")
    page.get_by_role("button", name="Take the seat").click()
    expect(said(page)).to_be_visible()
    expect(page).to_have_url(re.compile("/seats/1"))
    assert ann.get(f"/api/tables/{id}")["table"]["seats"][1]["kind"] == "open"

    page.goto(path)
    expect(page.get_by_text("The end of this link is missing")).to_be_visible()
    page.goto(path.replace("/seats/1", "/seats/9") + "#x")
    headline(page, "This table has no such seat.")


def test_a_broken_record(browsing: Browsing, site: Running) -> None:
    """What was pasted stays, and the page says where it stops fitting."""
    browsing.faults.expect("4\\d\\d POST /api/records")
    page = browsing.open("/import", who=site.person())
    go = page.get_by_role("button", name="Make a table of it")
    problem = said(page)
    go.click()
    expect(problem).to_have_text("Choose a file or paste its text first.")
    text = page.get_by_label("Or paste its text")
    for broken in ("{", "[]", HOSTILE, json.dumps({"game": "moon"})):
        text.fill(broken)
        go.click()
        expect(problem).to_be_visible()
        expect(text).to_have_value(broken)
    record = recorded("steam-power")
    record["actions"][5] = {"do": "take-money", "amount": 99}
    text.fill(json.dumps(record))
    go.click()
    expect(problem).to_contain_text("action 6")
    text.fill(json.dumps(recorded("steam-power")))
    go.click()
    expect(page).to_have_url(re.compile("/tables/"))


def test_a_transcript_of_elsewhere(browsing: Browsing, site: Running) -> None:
    """It is played and compared; what differs from the rules is told, and nothing is made of it."""
    browsing.faults.expect("400 POST /api/records")
    page = browsing.open("/import", who=site.person())
    text = page.get_by_label("Or paste its text")
    go = page.get_by_role("button", name="Make a table of it")
    wrong = json.loads(TRANSCRIPT.read_text(encoding="utf-8"))
    wrong["players"] = 4
    text.fill(json.dumps(wrong))
    go.click()
    expect(said(page)).to_contain_text(re.compile(r"\w{3}"))
    expect(text).to_have_value(json.dumps(wrong))
    page.locator("input[type=file]").set_input_files(TRANSCRIPT)
    expect(page.get_by_text(f"{TRANSCRIPT.name} is read below.")).to_be_visible()
    go.click()
    expect(page).to_have_url(re.compile("/tables/"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("Age of Steam")


@pytest.mark.parametrize("game", ["age-of-steam", *later("steam-power")])
def test_names_and_words_that_mean_harm(browsing: Browsing, site: Running, game: str) -> None:
    """They are shown as what they are: signs."""
    person = site.person(HOSTILE)
    table = dealt(person, game, names=[HOSTILE, f"{HOSTILE}2", "</title><script>hit()</script>"])
    person.command(f"/api/tables/{table}/chat", words=WORDS)
    page = opened(browsing, person, table)
    page.add_init_script(TRAP)
    page.reload()
    expect(panel(page, re.escape(HOSTILE)).first).to_be_visible()
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_text("<script>hit()</script><b>bold</b>")).to_be_visible()
    page.get_by_role("textbox", name="Say something").fill(HOSTILE)
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text(HOSTILE).last).to_be_visible()
    expect(page.get_by_role("textbox", name="Say something")).to_have_value("")
    page.get_by_role("tab", name="Log").click()
    page.reload()
    my_turn(page)
    assert page.evaluate("window.struck") == 0
    page.goto("/")
    expect(page.get_by_role("link", name="(you)")).to_contain_text(HOSTILE[:9])
    assert page.evaluate("window.struck") == 0
    assert page.locator("img[src=x], main script").count() == 0
    check_fits(page)


def test_a_link_typed_by_hand(browsing: Browsing, site: Running) -> None:
    page = browsing.open("/")
    join = page.get_by_label("A link, or the id of a table")
    for wrong in ("javascript:alert(1)", "https://example.invalid/somewhere", "&&&"):
        join.fill(wrong)
        page.get_by_role("button", name="Go", exact=True).click()
        expect(said(page)).to_contain_text("neither a link of this server")
    join.fill(f"{site.url}/tables/{dealt(site.person(), 'steam-power')}")
    page.get_by_role("button", name="Go", exact=True).click()
    expect(
        page.get_by_text("You watch this table.").or_(
            page.get_by_role("group", name=re.compile("^Board"))
        )
    ).to_be_visible()
