"""The picture of a board: sound XML, a group for each hex, and nothing told by colour alone."""

import re
from collections import Counter
from xml.etree import ElementTree

import msgspec
import pytest

from footplate.games.age_of_steam.board.file import BoardFile, ClosedEdge, Terrain
from footplate.games.age_of_steam.board.load import BOARDS, load_board
from footplate.games.age_of_steam.told.draw import DrawnTrack, draw_board
from footplate.hexes.pens import SEATS

SVG = "{http://www.w3.org/2000/svg}"


def drawn(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def hex_groups(picture: ElementTree.Element) -> dict[str, ElementTree.Element]:
    return {g.attrib["data-hex"]: g for g in picture.iter(f"{SVG}g") if "data-hex" in g.attrib}


def layer(picture: ElementTree.Element, name: str) -> ElementTree.Element:
    return next(g for g in picture.iter(f"{SVG}g") if g.get("id") == name)


def words(element: ElementTree.Element) -> list[str]:
    """All text; the halo below a name is no text of its own."""
    texts = element.iter(f"{SVG}text")
    return [text.text or "" for text in texts if text.get("aria-hidden") is None]


@pytest.mark.parametrize("name", BOARDS.ids)
def test_one_group_for_each_hex(name: str) -> None:
    board = load_board(name)
    picture = drawn(draw_board(board))
    groups = hex_groups(picture)
    assert len(groups) == sum(letter != "." for column in board.map.columns for letter in column)
    kinds = Counter(group.attrib["data-kind"] for group in groups.values())
    letters = Counter("".join(board.map.columns))
    assert (kinds["city"], kinds["town"], kinds["lake"]) == tuple(letters[k] for k in "CTL")
    ids = [element.attrib["id"] for element in picture.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    for city in board.cities:
        assert groups[city.hex].get("data-name") == city.name
        assert groups[city.hex].findtext(f"{SVG}title") == f"{city.hex}, city {city.name}"


@pytest.mark.parametrize("name", BOARDS.ids)
def test_the_picture_stands_alone(name: str) -> None:
    svg = draw_board(load_board(name))
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    assert not re.search(r"<image|<script|<style|href|@import|url\((?!#)", svg)
    picture = drawn(svg)
    assert picture.get("role") == "img"
    assert picture.findtext(f"{SVG}title") == load_board(name).name
    assert "Unofficial" in (picture.findtext(f"{SVG}desc") or "")


def test_the_same_board_gives_the_same_picture() -> None:
    board = load_board("rust-belt")
    assert draw_board(board) == draw_board(board)


def test_cities_carry_letters_and_dice() -> None:
    told = Counter(words(layer(drawn(draw_board(load_board("rust-belt"))), "places")))
    assert [told[letter] for letter in "RBPY"] == [4, 4, 2, 2]
    assert [told[str(die)] for die in range(1, 7)] == [2] * 6
    assert told["Chicago"] == told["Milwaukee"] == 1
    assert told["Kansas"] == told["City"] - 1 == 1  # Michigan City is the other one


def test_a_port_shows_both_its_colors() -> None:
    told = Counter(words(layer(drawn(draw_board(load_board("southern-us"))), "places")))
    assert (told["W"], told["Y"], told["P"]) == (4, 2, 2)


def test_the_legend_tells_prices_rules_and_sources() -> None:
    told = " ".join(words(layer(drawn(draw_board(load_board("southern-us"))), "legend")))
    for part in (
        "plain $2",
        "river $3",
        "mountain $4",
        "town $1 + $1 per exit",
        "turn 4: income reduction doubled",
        "turns 1–4: a cube for Atlanta",
        "Unofficial",
        "public facts: map, cities, towns, turns, rules",
        "reconstructed by us: rivers",
    ):
        assert part in told
    told = " ".join(words(layer(drawn(draw_board(load_board("new-hampshire"))), "legend")))
    assert "river" not in told
    assert "own links only" in told


def changed(board: BoardFile) -> BoardFile:
    """A board with everything that ours do without."""
    closed = (ClosedEdge(hex="K10", edge=2),)
    map_ = msgspec.structs.replace(board.map, rivers={}, prices={"A1": 7}, closed=closed)
    return msgspec.structs.replace(board, map=map_, terrain=Terrain(river=6))


def test_own_prices_and_closed_edges_are_drawn() -> None:
    picture = drawn(draw_board(changed(load_board("rust-belt"))))
    groups = hex_groups(picture)
    assert words(groups["A1"]) == ["$7", "A1"]
    assert "river $6" in words(layer(picture, "legend"))
    assert len([e for e in picture.iter() if e.get("class") == "closed"]) == 1
    # Where the file does not say how a river runs, waves stand for it.
    assert "t8 0" in groups["C4"].findall(f"{SVG}path")[0].attrib["d"]


def test_cubes_are_squares_with_letters() -> None:
    cubes = {"H6": ["red", "black"], "R6": ["blue"] * 7, "K9": ["white"]}
    places = layer(drawn(draw_board(load_board("rust-belt"), cubes=cubes)), "places")
    goods = Counter(e.attrib["data-good"] for e in places.iter() if "data-good" in e.attrib)
    assert goods == {"red": 1, "black": 1, "blue": 4, "white": 1}
    assert "+3" in words(places)
    assert Counter(words(places))["W"] == 1


def test_track_is_told_apart_without_color() -> None:
    assert len({dashes for _, dashes in SEATS}) == len(SEATS) == 6
    track = [
        DrawnTrack("K10", (4, 1), 0),
        DrawnTrack("L9", (4, 1), 1),
        DrawnTrack("K9", (2,), 1),
        DrawnTrack("N9", (5, 3)),
    ]
    picture = drawn(draw_board(load_board("rust-belt"), track))
    pieces = [g for g in layer(picture, "track") if "data-track" in g.attrib]
    owners = [(piece.attrib["data-track"], piece.get("data-owner")) for piece in pieces]
    assert owners == [("K10", "0"), ("L9", "1"), ("K9", "1"), ("N9", None)]
    dashes = [piece.findall(f"{SVG}path")[-1].get("stroke-dasharray") for piece in pieces]
    assert len(set(dashes)) == 3
    told = words(layer(picture, "legend"))
    assert [line for line in told if line in ("seat 1", "seat 2", "seat 3", "nobody's track")] == [
        "seat 1",
        "seat 2",
        "nobody's track",
    ]


def test_track_meets_at_the_edge_between_two_hexes() -> None:
    track = [DrawnTrack("K10", (4, 1), 0), DrawnTrack("L9", (4, 1), 0)]
    picture = drawn(draw_board(load_board("rust-belt"), track))
    paths = [g.find(f"{SVG}path") for g in layer(picture, "track")]
    (_, end), (start, _) = [
        (d[0], d[-1])
        for path in paths
        if path is not None
        for d in [re.findall(r"[-\d.]+ [-\d.]+(?=[A-Z ]|$)", path.attrib["d"])]
    ]
    assert end == start


def test_a_new_city_stands_on_its_town() -> None:
    svg = draw_board(load_board("rust-belt"), new_cities={"H4": ("C", "black")})
    picture = drawn(svg)
    assert hex_groups(picture)["H4"].attrib["data-kind"] == "city"
    told = Counter(words(layer(picture, "places")))
    assert (told["C"], told["K"], told["5"]) == (1, 1, 3)


def test_any_text_is_safe() -> None:
    board = load_board("rust-belt")
    city = msgspec.structs.replace(board.cities[0], name='A<b> & "c"\x00')
    odd = msgspec.structs.replace(board, cities=(city, *board.cities[1:]))
    picture = drawn(draw_board(odd, title="<Turn> & 'more'\x07"))
    assert picture.findtext(f"{SVG}title") == "<Turn> & 'more'"
    assert hex_groups(picture)[city.hex].get("data-name") == 'A<b> & "c"'
