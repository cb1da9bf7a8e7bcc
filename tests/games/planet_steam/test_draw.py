"""The picture of a board: sound XML, a group for each zone, and nothing told by colour alone."""

import re
from xml.etree import ElementTree

import msgspec

from footplate.games.planet_steam.board.blocks import RESOURCES
from footplate.games.planet_steam.board.file import zones
from footplate.games.planet_steam.board.load import load_board
from footplate.games.planet_steam.told.draw import draw_zones

SVG = "{http://www.w3.org/2000/svg}"
BOARD = load_board("standard")


def layer(picture: ElementTree.Element, name: str) -> ElementTree.Element:
    return next(g for g in picture.iter(f"{SVG}g") if g.get("id") == name)


def words(element: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in element.iter(f"{SVG}text")]


def test_every_zone_is_drawn_with_its_name() -> None:
    picture = ElementTree.fromstring(draw_zones(BOARD))
    groups = {g.attrib["data-zone"]: g for g in picture.iter() if "data-zone" in g.attrib}
    assert tuple(groups) == zones(BOARD)
    for zone, group in groups.items():
        kind = "river" if zone in BOARD.map.river else "land"
        assert group.attrib["data-kind"] == kind
        assert group.findtext(f"{SVG}title") == f"{zone}, {kind}"
        assert zone in words(group)
        assert ("river" in words(group)) == (kind == "river")
    assert "not with 2, 3" in words(groups["A1"])
    assert "not with 2" in words(groups["E1"])
    assert set(words(groups["C1"])) == {"C1"}
    rows = [g.attrib["data-row"] for g in picture.iter() if "data-row" in g.attrib]
    assert rows == [str(row) for row in range(1, 8)]


def test_every_space_of_the_terminal_and_the_market_is_drawn() -> None:
    picture = ElementTree.fromstring(draw_zones(BOARD))
    for name in RESOURCES:
        prices, supply = BOARD.prices[name], BOARD.bands[name].max
        told = words(layer(picture, f"gauge-{name}"))[1:]
        count = prices.max - prices.min + 1
        assert told[:count] == [str(price) for price in range(prices.min, prices.max + 1)]
        assert told[count:] == [str(each) for each in range(supply + 1)]
    market = words(layer(picture, "tank-market"))
    assert all(str(cost) in market for cost in BOARD.tank_costs)


def test_the_picture_stands_alone() -> None:
    svg = draw_zones(BOARD)
    assert svg == draw_zones(BOARD)
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    assert not re.search(r"<image|<script|<style|href|@import|url\((?!#)", svg)
    picture = ElementTree.fromstring(svg)
    assert picture.findtext(f"{SVG}title") == BOARD.name
    ids = [element.attrib["id"] for element in picture.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))


def test_everything_lies_on_the_paper() -> None:
    picture = ElementTree.fromstring(draw_zones(BOARD))
    width, height = float(picture.attrib["width"]), float(picture.attrib["height"])
    moved = next(g for g in picture.iter(f"{SVG}g") if "translate" in g.get("transform", ""))
    dx, dy = map(float, re.findall(r"-?[\d.]+", moved.attrib["transform"])[:2])
    for box in moved.iter(f"{SVG}rect"):
        x, y, w, h = (float(box.attrib[name]) for name in ("x", "y", "width", "height"))
        assert x + dx >= 0
        assert x + dx + w <= width
        assert y + dy >= 0
        assert y + dy + h <= height


def test_the_notes_tell_set_up_bands_and_sources() -> None:
    told = " ".join(words(layer(ElementTree.fromstring(draw_zones(BOARD)), "legend")))
    for part in (
        "mooring point of a row",
        "black +2, blue +1, green +0, yellow -1, orange -2, red -3",
        "quartz 0, 1, 3, 5, 7, 9",
        "2 players, 7 rounds. Claims: seat 1: B1 D5",
        "Supply: 7 quartz, 10 ore, 10 water, 16 energy; 14 tanks.",
        "1 lady steam + venturer",
        "Unofficial",
        "reconstructed by us: unavailable, claims",
    ):
        assert part in told


def test_any_text_is_safe() -> None:
    odd = msgspec.structs.replace(BOARD, edition='<b> & "c"\x00', designer="<me>")
    picture = ElementTree.fromstring(draw_zones(odd, title="<Round> & 'more'\x07"))
    assert picture.findtext(f"{SVG}title") == "<Round> & 'more'"
    assert "<me>" in " ".join(words(picture))
