"""The picture of a map: sound XML, a group for each hex, and nothing told by colour alone."""

import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

import footplate
from footplate import Chance
from footplate.games.steam_power.board.file import city_groups
from footplate.games.steam_power.board.load import BOARDS, load_board
from footplate.games.steam_power.told.draw import draw, draw_board
from footplate.hexes.layout import R
from footplate.pictures.svg import LETTER
from tests.form import games
from tests.games.steam_power.playing import NAMES, start

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
    picture = ElementTree.fromstring(draw_board(map_))
    groups = {g.attrib["data-place"]: g for g in layer(picture, "hexes")}
    kinds = Counter(group.attrib["data-kind"] for group in groups.values())
    letters = Counter("".join(map_.map.columns))
    drawn = [kinds[kind] for kind in ("plains", "hills", "mountains", "water", "city")]
    assert drawn == [letters[letter] for letter in "PHMWC"]
    told = " ".join(words(layer(picture, "cities")) + words(layer(picture, "names")))
    for city in map_.cities:
        assert groups[city.hex].findtext(f"{SVG}title") == f"{city.hex}, city {city.name}"
        assert all(part in told for part in city.name.split(" "))
        assert city.hex in told
    outlined = [e.attrib["data-place"] for e in layer(picture, "groups")]
    assert outlined == [f"group:{group[0]}" for group in city_groups(map_)]


@pytest.mark.parametrize("name", BOARDS.ids)
def test_the_picture_stands_alone(name: str) -> None:
    svg = draw_board(load_board(name))
    assert svg == draw_board(load_board(name))
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    assert not re.search(r"<image|<script|<style|href=\"(?!#)|@import|url\((?!#)", svg)
    picture = ElementTree.fromstring(svg)
    assert picture.findtext(f"{SVG}title") == load_board(name).name
    ids = [element.attrib["id"] for element in picture.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))


def test_the_legend_tells_prices_groups_and_sources() -> None:
    told = " ".join(
        words(layer(ElementTree.fromstring(draw_board(load_board("us-midwest"))), "legend"))
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


@pytest.mark.parametrize("name", BOARDS.ids)
def test_city_names_fit_on_their_plates(name: str) -> None:
    svg = draw_board(load_board(name))
    assert "paint-order" not in svg  # not every program that shows pictures knows it
    for group in layer(ElementTree.fromstring(svg), "names"):
        plate = float(group.findall(f"{SVG}rect")[-1].attrib["width"])
        assert plate <= 2 * R + 4
        for text in group.findall(f"{SVG}text"):
            size = float(text.attrib["font-size"])
            assert LETTER * size * len(text.text or "") <= plate
            assert size >= 5


def test_any_text_is_safe() -> None:
    map_ = load_board("germany")
    city = msgspec.structs.replace(map_.cities[0], name='A<b> & "c"\x00')
    odd = msgspec.structs.replace(map_, cities=(city, *map_.cities[1:]), designer="<me>")
    picture = ElementTree.fromstring(draw_board(odd, title="<Round> & 'more'\x07"))
    assert picture.findtext(f"{SVG}title") == "<Round> & 'more'"
    assert "<me>" in " ".join(words(picture))


# --- positions ------------------------------------------------------------------------------------

GAME = footplate.game("steam-power")


def at(picture: ElementTree.Element, name: str, place: str) -> ElementTree.Element:
    """What a layer draws for a place."""
    return next(g for g in layer(picture, name) if g.get("data-place") == place)


def position(**parts: Any) -> ElementTree.Element:
    """A position with these parts, drawn."""
    state = GAME.position({"players": [{}, {}, {}], **parts})
    return ElementTree.fromstring(GAME.draw(state.view(None)))


@games("mode", NAMES)
def test_every_place_with_a_spot_is_drawn_at_any_time(mode: str) -> None:
    state, rng = start(mode, 3), Chance(5)
    plan = state.plan()
    wanted = {id for id, place in plan.places.items() if place.x is not None}
    wanted |= {id for id, place in plan.places.items() if place.kind == "company"}
    for _ in range(2):
        for _ in range(90):
            if not state.over:
                state.play_code(state.sample(rng))
        svg = GAME.draw(state.view(0))
        whole = ElementTree.fromstring(svg)
        found = {e.attrib["data-place"] for e in whole.iter() if "data-place" in e.attrib}
        assert wanted <= found <= plan.places.keys() | plan.lines.keys()
        assert svg == draw(state.view(0), plan)


def test_cities_tell_factories_cubes_and_points() -> None:
    hexes = [city.hex for city in load_board("us-midwest").cities][:3]
    colors = dict(zip(hexes, ("black", "gray", "purple"), strict=True))
    factories = [{"hex": hexes[0], "owner": 1, "cubes": 3}, {"hex": hexes[1], "owner": 2}]
    picture = position(cities=colors, factories=factories)
    one, two, three = (words(at(picture, "cities", hex_)) for hex_ in hexes)
    assert one[:4] == ["K", "2", "K", "×3"]
    assert two[:2] == ["G", "3"]
    assert three[0] == "P"
    assert "decides" in words(at(picture, "seats", "seat:0"))


def test_track_shows_its_owner_and_where_it_ends() -> None:
    state, rng = start("3 final", 4), Chance(2)
    for _ in range(120):
        state.play_code(state.sample(rng))
    picture = ElementTree.fromstring(GAME.draw(state.view(None), ["Ann", "Ben", "Cid"]))
    pieces = [g for g in layer(picture, "track") if len(g.findall(f"{SVG}path")) == 5]
    view = state.view(None)
    drawn = [(g.attrib["data-place"], int(g.attrib["data-owner"])) for g in pieces]
    assert drawn == [(piece.hex, piece.owner) for piece in view.tracks]
    linked = Counter(g.get("data-link") for g in pieces if g.get("data-link"))
    assert sum(linked.values()) == sum(len(link.path) for link in view.links)
    loose = [company.open_end for company in view.companies if company.open_end]
    ends = [g.attrib["data-place"] for g in layer(picture, "track") if g not in pieces]
    assert sorted(ends) == sorted(loose)
    assert words(at(picture, "seats", "seat:1"))[:2] == ["B", "Ben"]


def test_the_automa_shows_its_corner_and_its_way() -> None:
    state, rng = start("three automas", 2), Chance(2)
    coins = None
    for _ in range(200):
        if coins or state.over:
            break
        state.play_code(state.sample(rng))
        area = state.view(None).automa
        assert area is not None
        coins = next((path.coins for path in area.paths if path.coins), None)
    picture = ElementTree.fromstring(GAME.draw(state.view(None)))
    assert coins is not None
    assert {coin.hex for coin in coins} <= {g.get("data-place") for g in layer(picture, "coins")}
    told = [g.findtext(f"{SVG}title") or "" for g in layer(picture, "corners") if len(g) > 1]
    assert sum("marker" in words for words in told) == 1
