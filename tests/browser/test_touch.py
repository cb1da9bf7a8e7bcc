"""By fingers on a phone: drag, pinch, tap, and nothing too small for them."""

import re
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.age_of_steam import BUILD, board, hexes, ring, tick
from tests.browser.browsing import Browsing, check_fits, soak
from tests.browser.playing import my_turn, question
from tests.browser.tables import among_bots, before
from tests.server.running import Running

PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
PLACED = re.compile(r"translate\((\S+) (\S+)\) scale\((\S+)\)")
Point = tuple[float, float]


class Fingers:
    """On the board of a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._session: CDPSession = page.context.new_cdp_session(page)

    def _send(self, kind: str, *points: Point) -> None:
        touches = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def go(self, *ways: tuple[Point, Point], steps: int = 6) -> None:
        """Each finger from a point to another, at the same time."""
        self._send("touchStart", *(start for start, _ in ways))
        for step in range(1, steps + 1):
            part = step / steps
            self._send(
                "touchMove",
                *((a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part) for a, b in ways),
            )
        self._send("touchEnd")


def placed(page: Page) -> tuple[float, float, float]:
    """Where the board is moved to, and how large it is drawn."""
    said = board(page).locator("g[transform]").first.get_attribute("transform")
    found = PLACED.match(said or "")
    assert found, said
    x, y, scale = (float(each) for each in found.groups())
    return x, y, scale


def middle(page: Page) -> Point:
    box = board(page).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_board_under_fingers(browsing: Browsing, site: Running) -> None:
    person = site.person()
    table = among_bots(person, before("age-of-steam", "build-track", after=200))
    page = browsing.open(f"/tables/{table}", who=person, size="phone", **PHONE)
    my_turn(page)
    fingers = Fingers(page)
    x, y = middle(page)
    _, _, scale = placed(page)
    fingers.go(((x - 30, y), (x - 110, y)), ((x + 30, y), (x + 110, y)))
    closer = placed(page)
    assert closer[2] > 1.5 * scale
    # What was between the fingers stays there: the page itself neither scrolls nor zooms.
    assert page.evaluate("visualViewport.scale") == 1
    fingers.go(((x, y), (x - 60, y - 40)))
    moved = placed(page)
    assert (round(moved[0] - closer[0]), round(moved[1] - closer[1])) == (-60, -40)
    assert moved[2] == closer[2]
    expect(question(page).get_by_role("button", name="Cancel")).to_have_count(0)  # no click
    fingers.go(((x - 110, y), (x - 40, y)), ((x + 110, y), (x + 40, y)))
    assert placed(page)[2] < closer[2]
    check_fits(page)


def test_a_tile_by_taps(browsing: Browsing, site: Running) -> None:
    """The choices of a hex are a sheet below the board, which can be swiped."""
    person = site.person()
    table = among_bots(person, before("age-of-steam", "build-track", after=200))
    page = browsing.open(f"/tables/{table}", who=person, size="phone", **PHONE)
    my_turn(page)
    lit = hexes(page, BUILD)
    on_screen = next(each for each in lit.all() if inside(page, each))
    on_screen.tap()
    ring(page).or_(tick(page)).first.wait_for()
    if ring(page).is_visible():
        ring(page).locator("button[aria-pressed]").first.tap()
    confirm = page.locator(".sheet").get_by_role("button", name=re.compile(r"\$3$"))
    confirm.last.tap()
    expect(page.get_by_role("button", name="Undo")).to_be_visible()


def test_a_sheet_is_as_high_as_its_question(browsing: Browsing, site: Running) -> None:
    person = site.person()
    table = among_bots(person, before("age-of-steam", "select-action"))
    page = browsing.open(f"/tables/{table}", who=person, size="phone", **PHONE)
    my_turn(page)
    page.get_by_role("group", name="Actions").get_by_role("button").first.tap()
    page.locator(".sheet").get_by_role("button").last.tap()
    expect(page.get_by_role("button", name="End build turn")).to_be_visible()
    page.wait_for_function("document.querySelector('.sheet').offsetHeight < 160")


def test_other_parts_of_a_phone_while_a_tile_is_chosen(browsing: Browsing, site: Running) -> None:
    """The board is hidden then, and comes again as it was."""
    person = site.person()
    table = among_bots(person, before("age-of-steam", "build-track", after=200))
    page = browsing.open(f"/tables/{table}", who=person, size="phone", **PHONE)
    my_turn(page)
    next(each for each in hexes(page, BUILD).all() if inside(page, each)).tap()
    ring(page).or_(tick(page)).first.wait_for()
    then = placed(page)
    tabs = page.get_by_role("navigation", name="Table")
    for tab in ("Players", "Log", "Chat", "More"):
        tabs.get_by_role("button", name=tab).tap()
        expect(board(page)).not_to_be_visible()
    tabs.get_by_role("button", name="Board").tap()
    expect(ring(page).or_(tick(page)).first).to_be_visible()
    assert placed(page) == then


def inside(page: Page, hex: Any) -> bool:
    box, stage = hex.bounding_box(), board(page).bounding_box()
    if not box or not stage:
        return False
    return bool(
        box["x"] >= stage["x"]
        and box["y"] >= stage["y"]
        and box["x"] + box["width"] <= stage["x"] + stage["width"]
        and box["y"] + box["height"] <= stage["y"] + stage["height"]
    )


SMALL = """(least) => [...document.querySelectorAll('button, a[href], select, input, summary')]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }))
  .filter((each) => !each.closest('.vh, svg, p, li > a, dd, small, [aria-hidden], .grip, .skip'))
  .filter((each) => !each.matches('[tabindex="-1"], .rule'))
  .map((each) => [each.closest('label') ?? each, each])
  .map(([around, each]) => [around.getBoundingClientRect(), each])
  .filter(([{ width, height }]) => width > 1 && height < least - 0.5)
  .map(([{ width, height }, each]) => `${each.outerHTML.slice(0, 120)} ${width}×${height}`)"""
"""What is to be pressed and lower than a finger. Left out: words within sentences and numbers of
rules; the grip of a sheet, which can be touched around it, too; the link that only the keyboard
comes to; what a larger button beside it does as well, so that no key has to stop at it."""
FINGER = 44


def tabs(page: Page) -> Locator:
    return page.get_by_role("navigation", name="Table").get_by_role("button")


PAGES = (
    "/",
    "/new?game=steam-power",
    "/tables",
    "/me",
    "/import",
    "/learn",
    "/boards",
    "/boards/steam-power",
    "/boards/imperial-steam/standard",
    "/rules",
)


def test_no_page_is_too_small_for_fingers(browsing: Browsing, site: Running) -> None:
    person = site.person()
    for path in PAGES:
        page = browsing.open(path, who=person, size="phone", **PHONE)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert page.evaluate(SMALL, FINGER) == [], path
        page.context.close()


@pytest.mark.parametrize(
    ("game", "kind", "after"),
    [
        ("age-of-steam", "bid", 100),
        ("age-of-steam", "deliver", 100),
        ("steam-power", "fulfil-contract", 60),
        ("planet-steam", "bid", 330),
        ("planet-steam", "sell-resource", 330),
        ("imperial-steam", "build-track", 0),
        *(
            pytest.param(*each, marks=soak)
            for each in (
                ("age-of-steam", "issue-shares", 100),
                ("age-of-steam", "select-action", 100),
                ("age-of-steam", "build-track", 100),
                ("steam-power", "lay-track", 20),
                ("planet-steam", "buy-tank", 330),
                ("planet-steam", "extract", 430),
                ("imperial-steam", "bid", 0),
                ("imperial-steam", "order-good", 100),
            )
        ),
    ],
)
def test_no_prompt_is_too_small_for_fingers(
    browsing: Browsing, site: Running, game: str, kind: str, after: int
) -> None:
    person = site.person()
    table = among_bots(person, before(game, kind, after))
    page = browsing.open(f"/tables/{table}", who=person, size="phone", **PHONE)
    my_turn(page)
    for tab in ("Players", "Log", "Chat", "More", "Board"):
        tabs(page).filter(has_text=tab).tap()
        assert page.evaluate(SMALL, FINGER) == [], tab
