"""The picture of a map: sound XML, a group for each hex, and nothing told by colour alone."""

import re
from collections import Counter
from xml.etree import ElementTree

import msgspec
import pytest

from footplate.games.steam_power.board.file import city_groups
from footplate.games.steam_power.board.load import BOARDS, load_board
from footplate.games.steam_power.told.draw import draw_map

SVG = "{http://www.w3.org/2000/svg}"


def layer(picture: ElementTree.Element, name: str) -> ElementTree.Element:
    return next(g for g in picture.iter(f"{SVG}g") if g.get("id") == name)


def words(element: ElementTree.Element) -> list[str]:
    """All text; the halo below a name is no text of its own."""
    texts = element.iter(f"{SVG}text")
    return [text.text or "" for text in texts if text.get("aria-hidden") is None]


@pytest.mark.parametrize("name", BOARDS.ids)
def test_every_hex_city_and_group_is_drawn(name: str) -> None:
    map_ = load_board(name)
    picture = ElementTree.fromstring(draw_map(map_))
    groups = {g.attrib["data-hex"]: g for g in picture.iter() if "data-hex" in g.attrib}
    kinds = Counter(group.attrib["data-kind"] for group in groups.values())
    letters = Counter("".join(map_.map.columns))
    drawn = [kinds[kind] for kind in ("plains", "hills", "mountains", "water", "city")]
    assert drawn == [letters[letter] for letter in "PHMWC"]
    told = " ".join(words(layer(picture, "places")))
    for city in map_.cities:
        assert groups[city.hex].findtext(f"{SVG}title") == f"{city.hex}, city {city.name}"
        assert city.name in told
        assert city.hex in told
    outlined = [e.attrib["data-group"] for e in picture.iter() if "data-group" in e.attrib]
    assert outlined == [" ".join(group) for group in city_groups(map_)]


@pytest.mark.parametrize("name", BOARDS.ids)
def test_the_picture_stands_alone(name: str) -> None:
    svg = draw_map(load_board(name))
    assert svg == draw_map(load_board(name))
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    assert not re.search(r"<image|<script|<style|href|@import|url\((?!#)", svg)
    picture = ElementTree.fromstring(svg)
    assert picture.findtext(f"{SVG}title") == load_board(name).name
    ids = [element.attrib["id"] for element in picture.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))


def test_the_legend_tells_prices_groups_and_sources() -> None:
    told = " ".join(
        words(layer(ElementTree.fromstring(draw_map(load_board("us-midwest"))), "legend"))
    )
    for part in (
        "plains $0",
        "hills $2",
        "mountains $4",
        "crossing $2",
        "31 cities: 2 of the 33 city tiles lie beside the map",
        "Chicago and Gary",
        "Unofficial",
        "reconstructed by us: map, cities",
    ):
        assert part in told


def test_any_text_is_safe() -> None:
    map_ = load_board("germany")
    city = msgspec.structs.replace(map_.cities[0], name='A<b> & "c"\x00')
    odd = msgspec.structs.replace(map_, cities=(city, *map_.cities[1:]), designer="<me>")
    picture = ElementTree.fromstring(draw_map(odd, title="<Round> & 'more'\x07"))
    assert picture.findtext(f"{SVG}title") == "<Round> & 'more'"
    assert "<me>" in " ".join(words(picture))
