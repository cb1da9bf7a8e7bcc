"""The picture of a board: sound XML, a group for each city and link, nothing told by colour."""

import re
from xml.etree import ElementTree

import msgspec

from footplate.games.imperial_steam.board.file import COUNTS, state_links
from footplate.games.imperial_steam.board.load import load_board
from footplate.games.imperial_steam.told.draw import draw_network

SVG = "{http://www.w3.org/2000/svg}"
BOARD = load_board("standard")


def picture() -> ElementTree.Element:
    return ElementTree.fromstring(draw_network(BOARD))


def groups(name: str) -> dict[str, ElementTree.Element]:
    return {g.attrib[name]: g for g in picture().iter() if name in g.attrib}


def words(element: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in element.iter(f"{SVG}text")]


def title(element: ElementTree.Element) -> str:
    return element.findtext(f"{SVG}title") or ""


def test_every_city_is_drawn_with_its_numbers() -> None:
    found = groups("data-city")
    assert list(found) == [city.id for city in BOARD.cities]
    for city in BOARD.cities:
        told = words(found[city.id])
        assert {city.name, str(city.effort), str(city.station_cost)} <= set(told)
        assert (city.space is None) or str(city.space) in told
        assert (f"×{city.station_sites}" in told) == (city.station_sites > 1)
        sites = [site for site in BOARD.factory_sites if site.city == city.id]
        boxes = [r for r in found[city.id].iter(f"{SVG}rect") if "stroke-dasharray" not in r.attrib]
        assert len(boxes) == len(sites)
        spaces = [r for r in found[city.id].iter(f"{SVG}rect") if "stroke-dasharray" in r.attrib]
        assert len(spaces) == (city.space is not None)


def test_cities_lie_as_in_the_file() -> None:
    spots = {
        id: (float(circle.attrib["cx"]), float(circle.attrib["cy"]))
        for id, group in groups("data-city").items()
        for circle in group.iter(f"{SVG}circle")
    }
    for one in BOARD.cities:
        for other in BOARD.cities:
            for axis in (0, 1):
                if one.at[axis] < other.at[axis]:
                    assert spots[one.id][axis] < spots[other.id][axis]


def test_sites_tiles_regions_and_gains_are_told() -> None:
    found = groups("data-city")
    assert title(found["leoben"]) == (
        "Leoben: effort 6, station for 40, 1 at most, tile space 11 in region B, "
        "factory site for 40, factory site for the price of the factory board from 4 players on"
    )
    assert [word for word in words(found["wien"]) if word == "B"] == ["B"] * 4
    assert {"3+", "4+"} <= set(words(found["wien"]))
    assert {"S", "B"} <= set(words(found["bruck"]))
    assert "+2 influence" in words(found["bruck"])
    assert "+3 influence" in words(found["feldkirchen"])
    assert "10 guldens per track" in words(found["trieste"])
    assert "C" in words(found["maribor"])


def test_every_link_is_drawn_with_its_marks() -> None:
    found = groups("data-link")
    assert list(found) == [link.id for link in BOARD.connections]
    names = {city.id: city.name for city in BOARD.cities}
    for link in BOARD.connections:
        group = found[link.id]
        crowned = [str(n) for n in COUNTS if link.id in BOARD.fixed_setup.crowns[n]]
        assert group.attrib["id"] == f"link-{'-'.join(link.ends)}"
        assert group.attrib["data-kind"] == link.kind
        assert title(group).startswith(f"{names[link.ends[0]]}–{names[link.ends[1]]}, {link.kind}")
        assert ("crown" in title(group)) == bool(crowned)
        assert ("·".join(crowned) in words(group)) or not crowned
        signs = len(list(group.iter(f"{SVG}path")))
        assert signs == (link.kind != "plain") + bool(crowned)
        assert (group.get("data-state") == "yes") == (link.id in state_links(BOARD))
    assert "Semmering" in words(found[BOARD.map.semmering])
    assert title(found["c18"]).endswith("crown in the fixed set-up for 2, 3 players")


def test_a_crown_on_a_bridge_stands_beside_its_sign() -> None:
    crowns = msgspec.structs.replace(BOARD.fixed_setup.crowns, two=("c21",))
    setup = msgspec.structs.replace(BOARD.fixed_setup, crowns=crowns)
    svg = draw_network(msgspec.structs.replace(BOARD, fixed_setup=setup))
    link = next(g for g in ElementTree.fromstring(svg).iter() if g.get("data-link") == "c21")
    places = {g.attrib["transform"] for g in link.iter(f"{SVG}g") if "transform" in g.attrib}
    assert len(places) == 2


def test_the_picture_stands_alone() -> None:
    svg = draw_network(BOARD)
    assert svg == draw_network(BOARD)
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    assert not re.search(r"<image|<script|<style|href|@import|url\((?!#)", svg)
    whole = picture()
    assert title(whole) == BOARD.name
    ids = [element.attrib["id"] for element in whole.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))


def test_everything_lies_on_the_paper() -> None:
    whole = picture()
    width, height = float(whole.attrib["width"]), float(whole.attrib["height"])
    moved = next(g for g in whole.iter(f"{SVG}g") if "translate" in g.get("transform", ""))
    dx, dy = map(float, re.findall(r"-?[\d.]+", moved.attrib["transform"])[:2])
    for text in moved.iter(f"{SVG}text"):
        half = float(text.attrib["font-size"]) * 0.31 * len(text.text or "")
        x, y = float(text.attrib["x"]) + dx, float(text.attrib["y"]) + dy
        assert half <= x <= width - half
        assert 50 < y < height


def test_the_notes_tell_the_fixed_set_up_and_sources() -> None:
    legend = next(g for g in picture().iter(f"{SVG}g") if g.get("id") == "legend")
    told = " ".join(words(legend))
    for part in (
        "space of a tile; A to D: region",
        "Fixed set-up for 2 players. Hubs: bronze Graz (20), white Maribor (40), green Villach",
        "Crowns: Bruck a. d. Mur–Leoben, Maribor–Celje.",
        "Unofficial",
        "reconstructed by us: cities, connections",
    ):
        assert part in told


def test_any_text_is_safe() -> None:
    odd = msgspec.structs.replace(BOARD, edition='<b> & "c"\x00', designer="<me>")
    drawn = ElementTree.fromstring(draw_network(odd, title="<Round> & 'more'\x07"))
    assert title(drawn) == "<Round> & 'more'"
    assert "<me>" in " ".join(words(drawn))
