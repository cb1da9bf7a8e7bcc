"""Pictures of positions and of empty boards: sound XML, every place, nothing by colour alone."""

import re
from collections import Counter
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

import footplate
from footplate import Chance
from footplate.games.age_of_steam.board.file import BoardFile, ClosedEdge, Terrain
from footplate.games.age_of_steam.board.load import BOARDS, load_board
from footplate.games.age_of_steam.told.draw import draw, draw_board
from tests.form import games
from tests.games.age_of_steam.playing import careful, rich_start

SVG = "{http://www.w3.org/2000/svg}"
GAME = footplate.game("age-of-steam")


def drawn(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def hex_groups(picture: ElementTree.Element) -> dict[str, ElementTree.Element]:
    return {g.attrib["data-place"]: g for g in layer(picture, "hexes")}


def layer(picture: ElementTree.Element, name: str) -> ElementTree.Element:
    return next(g for g in picture.iter(f"{SVG}g") if g.get("id") == name)


def words(element: ElementTree.Element) -> list[str]:
    """All text; the halo below a name is no text of its own."""
    texts = element.iter(f"{SVG}text")
    return [text.text or "" for text in texts if text.get("aria-hidden") is None]


def at(picture: ElementTree.Element, name: str, place: str) -> ElementTree.Element:
    """What a layer draws for a place."""
    return next(g for g in layer(picture, name) if g.get("data-place") == place)


def position(**parts: Any) -> ElementTree.Element:
    """A position with these parts, drawn."""
    state = GAME.position({"players": [{}, {}, {}], **parts})
    return drawn(GAME.draw(state.view(None)))


# --- empty boards ---------------------------------------------------------------------------------


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
    assert svg == draw_board(load_board(name))
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    assert not re.search(r"<image|<script|<style|href=\"(?!#)|@import|url\((?!#)", svg)
    picture = drawn(svg)
    assert picture.get("role") == "img"
    assert picture.findtext(f"{SVG}title") == load_board(name).name
    assert "Unofficial" in (picture.findtext(f"{SVG}desc") or "")


def test_cities_carry_letters_and_dice() -> None:
    picture = drawn(draw_board(load_board("rust-belt")))
    told = Counter(words(layer(picture, "stops")) + words(layer(picture, "names")))
    assert [told[letter] for letter in "RBPY"] == [4, 4, 2, 2]
    assert [told[str(die)] for die in range(1, 7)] == [2] * 6
    assert told["Chicago"] == told["Milwaukee"] == 1
    assert told["Kansas"] == told["City"] - 1 == 1  # Michigan City is the other one


def test_a_port_shows_both_its_colors() -> None:
    told = Counter(words(layer(drawn(draw_board(load_board("southern-us"))), "stops")))
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
    assert [g.get("data-place") for g in layer(picture, "borders")] == ["border:K10-2"]
    # Where the file does not say how a river runs, waves stand for it.
    assert "t8 0" in groups["C4"].findall(f"{SVG}path")[0].attrib["d"]


def test_any_text_is_safe() -> None:
    board = load_board("rust-belt")
    city = msgspec.structs.replace(board.cities[0], name='A<b> & "c"\x00')
    odd = msgspec.structs.replace(board, cities=(city, *board.cities[1:]))
    picture = drawn(draw_board(odd, title="<Turn> & 'more'\x07"))
    assert picture.findtext(f"{SVG}title") == "<Turn> & 'more'"
    assert hex_groups(picture)[city.hex].get("data-name") == 'A<b> & "c"'
    state = GAME.start(3, 1)
    assert "<b>" in words(drawn(GAME.draw(state.view(0), ["<b>", "C", "D"])))


# --- positions ------------------------------------------------------------------------------------


@games("board", GAME.boards())
def test_every_place_with_a_spot_is_drawn_at_any_time(board: str) -> None:
    state, rng = rich_start(board, 4, 3), Chance(5)
    plan = state.plan()
    wanted = {id for id, place in plan.places.items() if place.x is not None}
    wanted |= {f"seat:{seat}" for seat in range(4)}
    for _ in range(3):
        for _ in range(60):
            if not state.over:
                state.play_code(careful(state, rng))
        svg = draw(state.view(0), plan)
        found = {e.attrib["data-place"] for e in drawn(svg).iter() if "data-place" in e.attrib}
        assert wanted <= found <= plan.places.keys() | plan.lines.keys()
        assert svg == GAME.draw(state.view(0)) == state._repr_svg_()


def test_cubes_carry_letters() -> None:
    cubes = {"H6": ["red", "black"], "R6": ["blue"] * 9, "G9": ["purple"]}
    picture = position(cubes=cubes)
    goods = Counter(
        e.attrib["data-good"] for e in layer(picture, "stops").iter() if "data-good" in e.attrib
    )
    assert goods == {"red": 1, "black": 1, "blue": 7, "purple": 1}
    assert "+2" in words(at(picture, "stops", "R6"))
    assert {"R", "K"} <= set(words(at(picture, "stops", "H6")))


TRACK: list[dict[str, Any]] = [
    {"hex": "K10", "track": [{"exits": [4, 1], "owner": 0}]},
    {"hex": "L9", "track": [{"exits": [4, 1], "owner": 0}]},
    {"hex": "N9", "track": [{"exits": [5, 3]}]},
]


def test_track_shows_its_owner_and_where_it_ends() -> None:
    picture = position(tiles=TRACK)
    pieces = [g for g in layer(picture, "track") if len(g.findall(f"{SVG}path")) == 5]
    told = [(g.attrib["data-place"], g.get("data-owner"), g.get("data-link")) for g in pieces]
    link = "link:J10-1"
    assert told == [("K10", "0", link), ("L9", "0", link), ("N9", None, None)]
    dashes = [piece.findall(f"{SVG}path")[-1].get("stroke-dasharray") for piece in pieces]
    assert len(set(dashes)) == 2
    ends = [g.attrib["data-place"] for g in layer(picture, "track") if g not in pieces]
    assert ends == ["N9"]
    assert "nobody's track" in words(layer(picture, "legend"))


def test_track_meets_at_the_edge_between_two_hexes() -> None:
    ends = []
    for piece in layer(position(tiles=TRACK[:2]), "track"):
        spots = [float(part) for part in re.findall(r"-?[\d.]+", piece[0].attrib["d"])]
        ends.append((spots[:2], spots[-2:]))
    assert any(one == pytest.approx(other, abs=0.2) for one in ends[0] for other in ends[1])


def test_a_new_city_stands_on_its_town() -> None:
    picture = position(new_cities=[{"hex": "H4", "city": "C"}])
    group = hex_groups(picture)["H4"]
    assert group.attrib["data-kind"] == "city"
    assert group.findtext(f"{SVG}title") == "H4, city Milwaukee, New City C"
    assert words(at(picture, "stops", "H4")) == ["H4", "C", "K", "5"]
    assert words(at(picture, "names", "H4")) == ["Milwaukee"]
    assert at(picture, "display", "C").findtext(f"{SVG}title") == "New City C, on the map"


def test_display_actions_and_seats_are_told() -> None:
    players = [{"money": 7, "income": 12, "action": "Engineer"}, {}, {}]
    picture = position(players=players, phase="build-track", display={"light 3": [None, "blue"]})
    assert words(at(picture, "display", "box:light 3-2")) == ["B"]
    assert words(at(picture, "display", "box:light 3-1")) == []
    assert words(at(picture, "actions", "Engineer")) == ["Engineer", "1"]
    assert words(at(picture, "actions", "Locomotive")) == ["Locomotive"]
    told = words(at(picture, "seats", "seat:0"))
    assert told[:2] == ["1", "Seat 1"]
    assert "$7 · income 12 · shares 2" in told
    assert "Age of Steam · turn 1 of 10 · Build Track · Seat 1 decides" in words(picture)


def test_a_finished_game_says_so() -> None:
    picture = position(phase="over")
    assert "Age of Steam · turn 1 of 10 · the end" in words(picture)
