"""Goods and owners are told apart by people who see colours otherwise, or none."""

import itertools
import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from footplate.pictures.goods import GOODS
from footplate.pictures.seats import NOBODY, SEATS
from tests.browser.browsing import ROOT, Browsing, colours, nights_later
from tests.browser.pixels import Shades, shades, unlike
from tests.browser.playing import opened
from tests.browser.sight import SIGHTS, apart, contrast
from tests.browser.tables import GAMES, among_bots, dealt, recorded
from tests.server.running import Running

LOOK: Final = ROOT / "web" / "src" / "look"
TOKEN: Final = re.compile(r"--([\w-]+): (#[0-9a-f]{3,6});")
TOGETHER: Final = {
    "seats": [f"s{seat}" for seat in range(len(SEATS))],
    "Age of Steam": ["g-red", "g-blue", "g-purple", "g-yellow", "g-black"],
    "Steam Power": ["g-black", "g-white", "g-orange", "g-gray"],
    "Imperial Steam": ["g-wood", "g-stone", "g-iron", "g-coal"],
    "Planet Steam": ["g-quartz", "g-ore", "g-water", "g-energy"],
}
"""What lies side by side on one board."""
ROUND: Final = frozenset("DOQ")
"""Letters that are taken for each other where they are small."""
AT_A_GLANCE: Final = 9.0
ENOUGH: Final = 0.04
"""The part of a small piece that has to look otherwise without colours."""


def tokens(dark: bool) -> dict[str, str]:
    by_day, _, by_night = (LOOK / "tokens.css").read_text(encoding="utf-8").partition(":root.dark")
    found = dict(TOKEN.findall(by_day))
    return {**found, **dict(TOKEN.findall(by_night))} if dark else found


@colours
@pytest.mark.parametrize("sight", [each for each in SIGHTS if each != "no colours"])
@pytest.mark.parametrize("what", TOGETHER)
def test_colours_differ_for_everybody_who_sees_some(what: str, sight: str, dark: bool) -> None:
    look = tokens(dark)
    for one, other in itertools.combinations(TOGETHER[what], 2):
        far = apart(look[one], look[other], sight)
        assert far >= AT_A_GLANCE, f"{one} and {other} are {far:.1f} apart"


def test_colours_that_are_alike_look_alike() -> None:
    """The simulations do something: red and green are one to who lacks the cones for them."""
    assert apart("#c2540f", "#44751d", "usual") > 60
    assert apart("#c2540f", "#44751d", "protanopia") < 4
    assert apart("#2b62b0", "#2b62b0", "tritanopia") == 0


@colours
def test_signs_can_be_read(dark: bool) -> None:
    """Initials on seats, letters on goods, and words on what they stand on."""
    look = tokens(dark)
    for seat in TOGETHER["seats"]:
        assert contrast(look[seat], look["on-seat"]) >= 4.5, seat
    for name, good in GOODS.items():
        assert contrast(look[f"g-{name}"], good.ink) >= 4.5, name
    for words in ("ink", "soft", "brass", "plus", "minus", "warn"):
        assert contrast(look[words], look["paper"]) >= 4.5, words


def test_pages_and_pictures_have_one_palette() -> None:
    look, sheet = tokens(dark=False), (LOOK / "base.css").read_text(encoding="utf-8")
    assert [look[f"s{at}"] for at in range(len(SEATS))] == [each.colour for each in SEATS]
    assert look["s-none"] == NOBODY.colour
    assert {name: look[f"g-{name}"] for name in GOODS} == {
        name: good.colour for name, good in GOODS.items()
    }
    dashes = re.findall(r"\.seat\d \{\s*--c: [^;]+;\s*--dash: ([^;]+);", sheet)
    assert dashes == [each.dashes or "none" for each in SEATS]
    assert len(set(dashes)) == len(SEATS)


@pytest.mark.parametrize("what", list(TOGETHER)[1:])
def test_goods_have_letters_and_shapes(what: str) -> None:
    goods = [GOODS[each.removeprefix("g-")] for each in TOGETHER[what]]
    assert len({each.letter for each in goods}) == len(goods)
    for one, other in itertools.combinations([each.letter for each in goods], 2):
        apart_by = [
            (a, b) for a, b in zip(one, other, strict=False) if a != b and not {a, b} <= ROUND
        ]
        assert apart_by, f"{one} and {other} look alike"


def test_tanks_have_the_letters_of_the_pictures() -> None:
    told = ROOT / "web" / "src" / "games" / "planet-steam" / "told.ts"
    line = re.search(r"LETTERS: [^{]*\{([^}]*)\}", told.read_text(encoding="utf-8"))
    assert line
    letters = dict(re.findall(r"(\w+): '(\w+)'", line[1]))
    assert letters == {name: GOODS[name].letter for name in letters}
    assert len(letters) == len(TOGETHER["Planet Steam"])


def drawn(page: Page, piece: Locator) -> Shades:
    """A piece as it is on the screen, in shades of grey, larger so that signs have pixels."""
    expect(piece).to_be_visible()
    return shades(page, piece.screenshot())


def told_apart(found: dict[str, Shades]) -> None:
    for (one, first), (other, second) in itertools.combinations(found.items(), 2):
        part = unlike(first, second)
        assert part >= ENOUGH, f"{one} and {other} differ in {part:.1%} without colours"


@nights_later
@pytest.mark.parametrize("game", GAMES)
def test_goods_without_colours(browsing: Browsing, site: Running, game: str, dark: bool) -> None:
    person = site.person()
    table = among_bots(person, recorded(game))
    page = opened(browsing, person, table, dark=dark, device_scale_factor=3)
    goods = page.locator("[data-good]").locator("visible=true")
    goods.first.wait_for()
    kinds = set(goods.evaluate_all("all => all.map((good) => good.dataset.good)"))
    assert len(kinds) >= 4
    told_apart(
        {kind: drawn(page, goods.and_(page.locator(f"[data-good={kind}]")).first) for kind in kinds}
    )


@nights_later
def test_owners_without_colours(browsing: Browsing, site: Running, dark: bool) -> None:
    """Even when all of their names begin with the same letter."""
    person = site.person()
    names = ["Ada", "Alf", "Amy", "Ann", "Art", "Ava"]
    table = dealt(person, "age-of-steam", seats=6, names=names)
    page = opened(browsing, person, table, dark=dark, size="wall", device_scale_factor=2)
    rails = page.get_by_role("complementary").locator("svg:has(path.to)")
    expect(rails).to_have_count(6)
    told_apart({name: drawn(page, rails.nth(at)) for at, name in enumerate(names)})


NAMES: Final = ["Ada", "Alf", "Amy", "Ann"]
HIDE: Final = "all => all.forEach((each) => { each.style.visibility = 'hidden'; })"


@nights_later
def test_claims_without_colours(browsing: Browsing, site: Running, dark: bool) -> None:
    """The zones of Planet Steam, by their edges alone: without tanks and numbers."""
    person = site.person()
    table = among_bots(person, {**recorded("planet-steam"), "names": NAMES})
    page = opened(browsing, person, table, dark=dark, device_scale_factor=2)
    zones = page.get_by_role("group", name=re.compile("^Zones: "))
    zones.locator("text, .tank").evaluate_all(HIDE)
    told_apart(
        {
            name: drawn(page, zones.locator(f"[data-owner='{seat}'] rect").first)
            for seat, name in enumerate(NAMES)
        }
    )


@nights_later
def test_tracks_without_colours(browsing: Browsing, site: Running, dark: bool) -> None:
    """Those that lie side by side on the links of Imperial Steam."""
    person = site.person()
    table = among_bots(person, {**recorded("imperial-steam"), "names": NAMES})
    page = opened(browsing, person, table, dark=dark, device_scale_factor=2)
    tracks = page.get_by_role("group", name=re.compile("^Board: ")).locator("[data-owner]")
    tracks.first.wait_for()
    looks = tracks.evaluate_all(
        """all => Object.fromEntries(all.map((each) => [each.dataset.owner,
          getComputedStyle(each.querySelector('.to')).strokeDasharray]))"""
    )
    assert len(looks) == len(NAMES)
    assert len(set(looks.values())) == len(NAMES), looks
