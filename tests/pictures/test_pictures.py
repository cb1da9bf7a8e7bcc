"""What all pictures are drawn with: sound, safe, and told apart without colour."""

import re
from xml.etree import ElementTree

import pytest

from footplate.core.view import rank
from footplate.pictures.frame import page, provenance, wrapped
from footplate.pictures.goods import GOODS, cube, good, resource, taker
from footplate.pictures.panels import seat_head
from footplate.pictures.ranking import ranked
from footplate.pictures.seats import NOBODY, SEATS, badge, claim, letters, style_of
from footplate.pictures.strokes import planned, rails, sample
from footplate.pictures.svg import at, attributes, element, fitting, number, width_of, write
from footplate.pictures.symbols import SYMBOLS, coin, sheet, symbol
from footplate.pictures.terrain import FILLS, PATTERNS

SVG = "{http://www.w3.org/2000/svg}"


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_numbers_are_short() -> None:
    assert [number(value) for value in (0, -0.01, 3.0, 2.25, -7.04)] == ["0", "0", "3", "2.2", "-7"]


def test_elements_are_safe() -> None:
    assert (
        element("path", d="M0 0", stroke_width=2, fill=None) == '<path d="M0 0" stroke-width="2"/>'
    )
    assert attributes(class_="a", place='"x"') == ' class="a" data-place="&quot;x&quot;"'
    assert at("box:A2") == ' data-place="box:A2"'
    assert "&lt;b&gt;" in write(0, 0, "<b>\x00", 9)


def test_text_fits_its_room() -> None:
    assert fitting("Toledo", 9, 100) == 9
    assert fitting("Jefferson City", 9, 60) < 9


def test_a_halo_lies_below_its_text() -> None:
    halo, text = ElementTree.fromstring(f"<g>{write(0, 0, 'A', 9, halo='#ffffff')}</g>")
    assert halo.get("stroke") == "#ffffff"
    assert text.get("stroke") is None


def test_seats_are_told_apart_by_pattern_and_letter() -> None:
    assert len({style.dashes for style in (*SEATS, NOBODY)}) == 7
    assert letters(["Maren", "Oskar"]) == ["M", "O"]
    assert letters(["Seat 1", "Seat 2"]) == ["1", "2"]
    assert style_of(None) is NOBODY
    assert ">M</text>" in badge(0, 0, 0, "M")
    for style in SEATS:
        assert contrast(style.colour, "#ffffff") >= 4.5
    assert SEATS[1].dashes in rails("M0 0H9", 1)
    assert rails("M0 0H9", 0).count("<path") == 5
    assert "dasharray" not in claim("M0 0H9", 0)
    assert NOBODY.colour in planned("M0 0H9", None)
    assert "M-13 0H13" in sample(2)


@pytest.mark.parametrize("name", GOODS)
def test_goods_carry_readable_letters(name: str) -> None:
    look = good(name)
    assert contrast(look.colour, look.ink) >= 4.5
    assert look.shape in SYMBOLS
    assert f">{look.letter}</text>" in cube(0, 0, name)
    assert f">{look.letter}</text>" in taker(0, 0, name)
    assert f"#{look.shape}" in resource(0, 0, name)


def test_a_good_that_nobody_knows_has_its_initial() -> None:
    assert good("turquoise").letter == "T"


def test_the_sheet_holds_every_symbol() -> None:
    whole = ElementTree.fromstring(sheet())
    assert [shape.attrib["id"] for shape in whole] == list(SYMBOLS)
    for shape in whole:
        x, y, width, height = map(float, shape.attrib["viewBox"].split())
        assert (-2 * x, -2 * y) == (width, height)
        assert shape.findtext(f"{SVG}title")


def test_a_page_holds_what_it_uses_and_nothing_else() -> None:
    drawing = [
        symbol("crown", 5, 5, place="c1"),
        coin(9, 9, "$"),
        element("rect", fill=FILLS["water"]),
    ]
    svg = page("T", "under", "told", (100, 50), drawing, [(sample(0), "seat 1")], ("a note",))
    whole = ElementTree.fromstring(svg)
    held = [e.attrib["id"] for e in whole.iter() if e.tag in (f"{SVG}symbol", f"{SVG}pattern")]
    assert held == ["water", "crown", "coin"]
    assert set(PATTERNS) > {"water"}
    assert set(re.findall(r'href="#(\w+)"', svg)) == {"crown", "coin"}
    assert whole.find(f".//{SVG}use[@data-place='c1']") is not None


def test_notes_are_wrapped_and_sources_grouped() -> None:
    assert list(wrapped("one two three", 8)) == ["one two", "three"]
    assert provenance({"map": "public", "rivers": "reconstructed", "none": None}).endswith(
        "public facts: map; reconstructed by us: rivers."
    )


def test_a_long_name_stays_within_its_panel() -> None:
    """It is cut rather than drawn too small to be read, or out of its frame."""
    name = "Jürgen-Maximilian von Hohenfurth"
    head = seat_head((0, 0, 220, 100), 1, "J", name, "dashes", False)
    written = re.findall(r'<text x="([\d.]+)"[^>]*font-size="([\d.]+)"[^>]*>([^<]+)<', head)
    x, size, words = next(text for text in written if text[2].startswith("Jürgen"))
    assert words.endswith("…")
    assert float(size) >= 10
    assert float(x) + width_of(words, float(size)) < 180


def test_a_ranking_stands_below_a_picture() -> None:
    names = ["<Ann>", "Ben", "Cid the Very Long Name", "Dora of the Other Side", "Emil", "Flora"]
    scores = [(seat, {"wealth": 100 + seat}, seat == 5) for seat in range(6)]
    plain = page("Map", "a game", "A map.", (400, 100), [])
    before = ElementTree.fromstring(plain)
    picture = ElementTree.fromstring(ranked(plain, rank(scores, True), names, "wealth"))
    below = picture.find(f"{SVG}g[@id='ranking']")
    assert below is not None
    told = [each.text for each in below.iter(f"{SVG}text")]
    assert told[0] == "Ranking by wealth"
    assert [each for each in told if each and each[0].isdigit() and "." in each] == [
        "1. Emil 104",
        "2. Dora of the Other Side 103",
        "3. Cid the Very Long Name 102",
        "4. Ben 101",
        "5. <Ann> 100",
        "6. Flora 105, out of the game",
    ]
    lowest = max(float(each.get("y", 0)) for each in below.iter(f"{SVG}text"))
    high = float(picture.get("height", 0))
    assert float(before.get("height", 0)) < lowest < high
    assert picture.get("viewBox") == f"0 0 {picture.get('width')} {picture.get('height')}"
    assert "Emil 104" in (picture.findtext(f"{SVG}desc") or "")


def test_who_does_not_know_all_of_a_result_sees_no_ranking() -> None:
    plain = page("Map", "a game", "A map.", (400, 100), [])
    result = rank([(0, {"wealth": 1}, False), (1, {"wealth": 2}, False)], False)
    assert ranked(plain, result.of([0]), ["Ann", "Ben"]) == plain
    assert ranked("<svg></svg>", result, ["Ann", "Ben"]) == "<svg></svg>"
