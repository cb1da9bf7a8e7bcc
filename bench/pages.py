"""How much a new position costs the pages, in Chromium: a full board beside an empty one.

    python -m bench.pages http://127.0.0.1:8420 [--times 12]

Needs a running server that serves the built pages, and Playwright with a Chromium (`--chromium`
names its program). A late position of docs/pictures is opened; then its history is stepped through
at the end and at the beginning, and each time the script is measured that a new view costs the
whole page: the answer read, the board, panels, log and history brought up to date. It is the
thread's own time, without style, layout and paint, so that other work on the machine hardly counts.
What counts is the ratio of full and empty board in one run, and that the full one stays below a
frame.
"""

import argparse
import statistics
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

RECORD = Path(__file__).parents[1] / "docs" / "pictures" / "age-of-steam.json"
FRAME = 16.0
CALL = """async ([path, body]) => {
    const headers = {'content-type': 'application/json'};
    const wanted = {method: 'POST', headers, body: JSON.stringify(body)};
    return (await fetch('/api' + path, wanted)).json();
}"""


def opened(page: Page, address: str) -> None:
    page.goto(address)
    page.evaluate(CALL, ["/me", {"name": "Bench"}])
    table = page.evaluate(CALL, ["/records", {"text": RECORD.read_text(encoding="utf-8")}])["id"]
    page.evaluate(CALL, [f"/tables/{table}/start", {}])
    page.goto(f"{address}/tables/{table}")
    shown(page)


def shown(page: Page) -> None:
    """A record becomes a shared screen, which is passed on first."""
    page.wait_for_selector(".hexboard, button", timeout=60_000)
    page.wait_for_timeout(1500)
    if not page.locator(".hexboard").count():
        page.locator("main button, section button").first.click()
    page.wait_for_selector(".hexboard", timeout=60_000)
    page.wait_for_timeout(1500)


def steps(page: Page, key: str, times: int) -> tuple[list[float], int]:
    """What each step costs in milliseconds, and how many elements the board has then."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def script() -> float:
        told = session.send("Performance.getMetrics")["metrics"]
        return float(next(each["value"] for each in told if each["name"] == "ScriptDuration"))

    found = []
    for _ in range(times):
        before = script()
        with page.expect_response(lambda answer: "/view?" in answer.url):
            page.keyboard.press(key)
        page.wait_for_timeout(400)
        found.append((script() - before) * 1e3)
    return found, page.locator(".hexboard *").count()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("address")
    parser.add_argument("--times", type=int, default=12)
    parser.add_argument("--chromium", help="the program, if it is not Playwright's own")
    said = parser.parse_args()
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        browser = playwright.chromium.launch(executable_path=said.chromium, args=arguments)
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        opened(page, said.address)
        late, full = steps(page, "[", said.times)
        page.goto(f"{page.url.partition('?')[0]}?at=0")
        shown(page)
        early, bare = steps(page, "]", said.times)
        browser.close()
    late_ms, early_ms = statistics.median(late), statistics.median(early)
    print(f"full board    {full:5} elements  {late_ms:6.2f} ms a view, at most {max(late):6.2f}")
    print(f"empty board   {bare:5} elements  {early_ms:6.2f} ms a view, at most {max(early):6.2f}")
    print(f"ratio         {late_ms / early_ms:.2f}")
    return 0 if late_ms < FRAME else 1


if __name__ == "__main__":
    raise SystemExit(main())
