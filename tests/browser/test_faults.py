"""Whether anything that goes wrong in a page is seen."""

import pytest
from playwright.sync_api import Page

from tests.browser.browsing import Browsing, check_accessible, check_fits


def run(page: Page, script: str) -> None:
    """As if the page itself had done it; then wait until it has."""
    page.evaluate(script)
    page.wait_for_timeout(100)


@pytest.mark.parametrize(
    ("script", "told"),
    [
        ("console.error('oh dear')", "console: oh dear"),
        ("setTimeout(() => { throw new Error('oops') })", "uncaught: oops"),
        ("fetch('/api/moon')", "404 GET /api/moon"),
        ("fetch('http://127.0.0.2:1/').catch(() => {})", "console: Connecting to"),
        (
            "document.head.append(Object.assign(document.createElement('script'), {text: 'x()'}))",
            "script",
        ),
    ],
)
def test_faults_are_seen(browsing: Browsing, script: str, told: str) -> None:
    page = browsing.open()
    run(page, script)
    for _ in range(50):  # a busy browser tells it later
        if any(told in each for each in browsing.faults.unexpected()):
            break
        page.wait_for_timeout(100)
    assert any(told in each for each in browsing.faults.unexpected()), browsing.faults.found
    browsing.faults.expect(".*")


def test_faults_that_belong_to_a_test_are_none(browsing: Browsing) -> None:
    browsing.faults.expect("404 GET /api/moon$")
    run(browsing.open(), "fetch('/api/moon')")
    assert browsing.faults.found


def test_what_people_cannot_read_is_seen(browsing: Browsing) -> None:
    page = browsing.open()
    page.evaluate(
        "document.querySelector('main').innerHTML = '<img src=\"data:,\"><button></button>'"
    )
    with pytest.raises(AssertionError, match="image-alt"):
        check_accessible(page)
    check_accessible(page, without=("image-alt", "button-name"))
    page.evaluate("document.querySelector('main').style.width = '3000px'")
    with pytest.raises(AssertionError, match="wider than the screen"):
        check_fits(page)
