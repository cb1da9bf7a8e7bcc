"""Pages in a browser, each with a memory of its own, and nothing that goes wrong there unseen."""

import json
import os
import re
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response

from footplate.server.web.identity import COOKIE
from tests.browser.pixels import small
from tests.server.running import Person, Running
from tests.soak.long import later

ROOT: Final = Path(__file__).parents[2]
AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES: Final = {
    "phone": (360, 740),
    "tablet": (768, 1024),
    "desk": (1280, 800),
    "wall": (2560, 1440),
}
Size = Literal["phone", "tablet", "desk", "wall"]
pictured = pytest.mark.pictured
"""A test that leaves pictures for the documentation: `make screenshots` runs it."""
soak = pytest.mark.soak
"""A test that takes long: `make soak` runs it."""


sizes = pytest.mark.parametrize("size", ["phone", "desk", *later("tablet", "wall")])
"""A test that screens of every size have to pass: it takes `size`."""
colours = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
"""A test that has to pass by day and by night: it takes `dark`."""
nights_later = pytest.mark.parametrize("dark", [False, *later(True)], ids=["light", "dark"])
"""The same where the night differs in colours alone, which tests of their own look at."""


def _screen(size: str, dark: bool, *marks: pytest.MarkDecorator) -> Any:
    return pytest.param(size, dark, marks=marks, id=f"{size}-{'dark' if dark else 'light'}")


screens = pytest.mark.parametrize(
    ("size", "dark"),
    [
        _screen("phone", True),
        _screen("desk", False),
        _screen("phone", False, soak),
        _screen("tablet", False, soak),
        _screen("desk", True, soak),
        _screen("wall", False, soak),
    ],
)
"""A test for screens of every size by day or by night: it takes `size` and `dark`."""

WAIT: Final = 30_000
"""Milliseconds that a page has for anything: far more than it needs, as the machine may be busy."""
SETTLING: Final = 50
"""How often it is looked, every tenth of a second, whether a page has laid itself out."""
CHOOSE: Final = """
if (location.origin !== 'null' && !localStorage.getItem('footplate.settings'))
  localStorage.setItem('footplate.settings', %s);
"""
"""What a device is told before its first page: nobody waits here to follow the bots."""
USUAL: Final = (r"401 GET /api/me",)
"""Who comes for the first time is nobody yet; that is how the page finds out."""
FOCUS: Final = "document.activeElement?.outerHTML.slice(0, 400)"
LOADED: Final = "Failed to load resource"
"""What chromium says of each answer that is no success; the answers themselves tell more."""

WARNED: Final = "svelte.dev/e/"


class Faults:
    """What went wrong in a page: errors on its console, uncaught ones, calls that failed, and what
    its framework warns of, such as a value that nothing keeps true any more."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self._expected = list(USUAL)

    def expect(self, pattern: str) -> None:
        """Something that belongs to the test: `409 POST /api/tables/.*/submit`, or the words of
        an error."""
        self._expected.append(pattern)

    def watch(self, page: Page) -> None:
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.found.append(f"uncaught: {error}"))
        page.on("response", self._answered)
        page.on("requestfailed", self._failed)

    def unexpected(self) -> list[str]:
        return [
            each
            for each in self.found
            if not any(re.search(pattern, each) for pattern in self._expected)
        ]

    def _said(self, message: ConsoleMessage) -> None:
        if (message.type == "error" and not message.text.startswith(LOADED)) or (
            message.type == "warning" and WARNED in message.text
        ):
            self.found.append(f"console: {message.text}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.found.append(f"{response.status} {_called(response.request)}")

    def _failed(self, request: Request) -> None:
        why = request.failure or ""
        if "ERR_ABORTED" not in why:  # a page that is left calls off what it has asked for
            self.found.append(f"{why} {_called(request)}")


def _called(request: Request) -> str:
    parts = urlsplit(request.url)
    query = f"?{parts.query}" if parts.query else ""
    return f"{request.method} {parts.path}{query}"


class Browsing:
    """Opens pages: each is a device of its own. What goes wrong in them fails the test."""

    def __init__(self, browser: Browser, site: Running) -> None:
        self.site = site
        self.faults = Faults()
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    def open(
        self,
        path: str = "/",
        who: Person | None = None,
        size: Size = "desk",
        dark: bool = False,
        motion: bool = False,
        site: Running | None = None,
        settings: dict[str, Any] | None = None,
        **given: Any,
    ) -> Page:
        """A page of the server, or of another one, as somebody whose device this is and who has
        chosen these settings there; `given` goes to `Browser.new_context`."""
        site = site or self.site
        width, height = SIZES[size]
        context = self._browser.new_context(
            base_url=site.url,
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            **given,
        )
        self._contexts.append(context)
        if who is not None:
            context.add_cookies([{"name": COOKIE, "value": who.key, "url": site.url}])
        context.set_default_timeout(WAIT)
        context.add_init_script(CHOOSE % json.dumps(json.dumps({"pace": 0, **(settings or {})})))
        context.on("page", self.faults.watch)
        page = context.new_page()
        page.goto(path)
        return page

    def shown(self) -> list[tuple[str, str]]:
        """What each page shows, as it is read out, where its keyboard is and what went wrong."""
        pages = [page for context in self._contexts for page in context.pages]
        return [
            (
                f"page {page.url}",
                "\n".join(
                    (
                        page.locator("body").aria_snapshot(timeout=5000),
                        f"focus: {page.evaluate(FOCUS)}",
                        *self.faults.found,
                    )
                ),
            )
            for page in pages
        ]

    def close(self) -> None:
        for context in self._contexts:
            context.close()


def check_accessible(
    page: Page, without: tuple[str, ...] = (), within: str = "html", strict: bool = False
) -> None:
    """What axe calls serious or critical fails the test, strictly also what it calls moderate;
    `without` names rules to leave out, `within` the part that is looked at."""
    page.evaluate(AXE.read_text(encoding="utf-8"))  # as text: the pages let no other script in
    rules = {name: {"enabled": False} for name in without}
    found = page.evaluate(
        "([within, rules]) => axe.run(within, {resultTypes: ['violations'], rules})",
        [within, rules],
    )
    bad = ("serious", "critical", "moderate") if strict else ("serious", "critical")
    grave = [each for each in found["violations"] if each["impact"] in bad]
    assert not grave, "\n".join(_violation(each) for each in grave)


def _violation(each: dict[str, Any]) -> str:
    places = [f"  {node['target']}: {node['failureSummary']}" for node in each["nodes"][:5]]
    return "\n".join([f"{each['id']} ({each['impact']}): {each['help']}", *places])


def resize(page: Page, size: Size, dark: bool) -> None:
    """Another screen, by day or by night, for a page that is open."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(color_scheme="dark" if dark else "light")


def check_everywhere(page: Page) -> None:
    """On a phone by night and at a desk by day: everything fits, and everybody can use it."""
    both: tuple[tuple[Size, bool], ...] = (("phone", True), ("desk", False))
    for size, dark in both:
        resize(page, size, dark)
        check_fits(page)
        check_accessible(page, strict=True)


def check_fits(page: Page) -> None:
    """Nothing is wider than the screen: people scroll a page down, never sideways. A page whose
    screen has just changed has a moment to lay itself out anew."""
    for _ in range(SETTLING):
        wide = page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        if wide <= 0:
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"the page is {wide} pixels wider than the screen")


def picture(page: Page, name: str, whole: bool = False) -> None:
    """Write a picture of the page for the documentation, where FOOTPLATE_SCREENSHOTS names a
    folder for them."""
    folder = os.environ.get("FOOTPLATE_SCREENSHOTS")
    if folder:
        Path(folder).mkdir(parents=True, exist_ok=True)
        page.evaluate("document.fonts.ready")
        taken = page.screenshot(full_page=whole, animations="disabled")
        Path(folder, f"{name}.png").write_bytes(small(page, taken))
