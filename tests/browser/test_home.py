"""The first page, as somebody sees it who comes for the first time."""

from playwright.sync_api import expect

from tests.browser.browsing import (
    Browsing,
    Size,
    check_accessible,
    check_fits,
    colours,
    picture,
    pictured,
    sizes,
)


@pictured
@sizes
@colours
def test_the_first_page(browsing: Browsing, size: Size, dark: bool) -> None:
    page = browsing.open("/", size=size, dark=dark)
    expect(page).to_have_title("Footplate")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    check_fits(page)
    check_accessible(page)
    if (size, dark) in (("desk", False), ("phone", True)):  # enough to show
        picture(page, f"home-{size}-{'dark' if dark else 'light'}")
