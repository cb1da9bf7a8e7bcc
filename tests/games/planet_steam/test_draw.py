"""Pictures of positions and of empty boards: sound XML, every place, nothing by colour alone."""

import re
from xml.etree import ElementTree

import msgspec
import pytest

import footplate
from footplate import Chance
from footplate.games.planet_steam.board.blocks import RESOURCES
from footplate.games.planet_steam.board.file import zones
from footplate.games.planet_steam.board.load import load_board
from footplate.games.planet_steam.play.state import State
from footplate.games.planet_steam.told.draw import draw, draw_board
from tests.form import games
from tests.games.planet_steam.playing import NAMES, start

SVG = "{http://www.w3.org/2000/svg}"
BOARD = load_board("standard")


def places(svg: str) -> dict[str, ElementTree.Element]:
    found = ElementTree.fromstring(svg).iter()
    return {each.attrib["data-place"]: each for each in found if "data-place" in each.attrib}


def layer(picture: ElementTree.Element, name: str) -> ElementTree.Element:
    return next(g for g in picture.iter(f"{SVG}g") if g.get("id") == name)


def words(element: ElementTree.Element) -> list[str]:
    """All texts but the halos below them."""
    texts = element.iter(f"{SVG}text")
    return [text.text or "" for text in texts if text.get("aria-hidden") is None]


def title(element: ElementTree.Element) -> str:
    return element.findtext(f"{SVG}title") or ""


def position(**parts: object) -> str:
    state = footplate.game("planet-steam").position(
        {"players": [{}, {}, {}, {}], "step": "trade", **parts}
    )
    assert isinstance(state, State)
    return draw(state.view(None), state.plan())


# --- positions ------------------------------------------------------------------------------------


@games("mode", NAMES)
def test_every_place_with_a_spot_is_drawn_at_any_time(mode: str) -> None:
    state, rng = start(mode, 3), Chance(5)
    plan = state.plan()
    wanted = {id for id, place in plan.places.items() if place.x is not None}
    wanted -= {id for id, place in plan.places.items() if place.kind == "order"}
    for _ in range(4):
        for _ in range(60):
            if not state.over:
                state.play_code(state.sample(rng))
        svg = draw(state.view(0), plan)
        found = places(svg)
        assert wanted <= found.keys() <= plan.places.keys()
        assert {f"seat:{seat}" for seat in range(state.rules.seats)} <= found.keys()
        assert svg == draw(state.view(0), plan)


def test_claims_and_tanks_have_letters_and_words() -> None:
    tanks: list[dict[str, object]] = [
        {"zone": "A1", "converter": "ore", "supercharger": True},
        {"zone": "B4", "tipped": True},
    ]
    claims = {"A1": 1, "B4": 0, "C1": "neutral"}
    drawn = places(position(claims=claims, tanks=tanks, options={"sabotage": True}, round=2))
    assert title(drawn["A1"]) == "A1, land, seat 2, tank for ore, supercharger"
    assert words(drawn["A1"]) == ["2", "A1", "Or"]
    assert title(drawn["B4"]) == "B4, river, seat 1, tank for water, tipped"
    assert words(drawn["B4"]) == ["1", "B4", "river", "W", "tipped"]
    assert "neutral" in words(drawn["C1"])
    assert words(drawn["D1"]) == ["D1"]


def test_markers_of_the_terminal_lie_where_the_view_says() -> None:
    drawn = places(
        position(
            supply={"ore": 5}, price={"quartz": 4, "ore": 19, "water": 5, "energy": 3}, stock=4
        )
    )

    def marked(kind: str) -> set[str]:
        return {id for id, each in drawn.items() if id.startswith(kind) and _thick(each)}

    assert "price:ore-19" in marked("price:ore")
    assert marked("supply:ore") == {"supply:ore-5"}
    assert marked("stock:") == {"stock:4"}
    assert "supply green: price ±0 per turn" in words(drawn["ore"])
    assert "4 in stock, next for 30 credits" in words(drawn["tank-market"])


def _thick(element: ElementTree.Element) -> bool:
    return any(box.get("stroke-width") == "2.4" for box in element.iter(f"{SVG}rect"))


def test_names_of_the_table_give_their_letters_everywhere() -> None:
    data: dict[str, object] = {"players": [{"card": 2}, {"card": 1}], "claims": {"C1": 1}}
    state = footplate.game("planet-steam").position(data)
    assert isinstance(state, State)
    drawn = places(draw(state.view(None), state.plan(), ["Maren", "Oskar"]))
    assert words(drawn["C1"]) == ["O", "C1"]
    assert {"M", "Maren"} <= set(words(drawn["card:2"]))
    assert {"O", "Oskar"} <= set(words(drawn["seat:1"]))


def test_hidden_credits_stay_hidden() -> None:
    state = footplate.game("planet-steam").position({"players": [{"credits": 87}, {}, {}, {}]})
    assert isinstance(state, State)
    plan = state.plan()
    own, other = (places(draw(state.view(viewer), plan))["seat:0"] for viewer in (0, 1))
    assert "87" in " ".join(words(own))
    assert "hidden" in " ".join(words(other))


def test_superchargers_are_told_with_the_seat_whose_tanks_have_them() -> None:
    tanks = [{"zone": zone, "supercharger": True} for zone in ("A1", "B5", "C2")]
    drawn = places(position(claims={"A1": 1, "B5": 1, "C2": 0}, tanks=tanks))
    found = [" ".join(words(drawn[f"seat:{seat}"])) for seat in range(4)]
    assert [re.findall(r"chargers \d", each) for each in found] == [
        [f"chargers {count}"] for count in (1, 2, 0, 0)
    ]


def test_superchargers_in_hand_are_told_too() -> None:
    hand = {"tanks": 1, "superchargers": 1, "next": "C2"}
    drawn = places(position(claims={"C2": 0}, step="rearrange", hand=hand))
    assert "chargers 1" in " ".join(words(drawn["seat:0"]))


# --- empty boards ---------------------------------------------------------------------------------


def test_every_space_of_an_empty_board_is_drawn() -> None:
    drawn = places(draw_board(BOARD))
    assert set(zones(BOARD)) <= drawn.keys()
    for name in RESOURCES:
        track = BOARD.prices[name]
        for price in range(track.min, track.max + 1):
            assert words(drawn[f"price:{name}-{price}"]) == [str(price)]
            assert _thick(drawn[f"price:{name}-{price}"]) == (price == track.start)
        for supply in range(BOARD.bands[name].max + 1):
            assert words(drawn[f"supply:{name}-{supply}"]) == [str(supply)]
    for stock, cost in enumerate(BOARD.tank_costs, 1):
        assert str(cost) in words(drawn[f"stock:{stock}"])


def test_the_notes_tell_set_up_bands_and_sources() -> None:
    told = " ".join(words(layer(ElementTree.fromstring(draw_board(BOARD)), "legend")))
    for part in (
        "mooring point of a row",
        "black +2, blue +1, green +0, yellow -1, orange -2, red -3",
        "2 players, 7 rounds. Claims: seat 1: B1 D5",
        "Closed: ",
        "Supply: 7 quartz, 10 ore, 10 water, 16 energy; 14 tanks.",
        "1 lady steam + venturer",
        "Unofficial",
        "reconstructed by us: unavailable, claims",
    ):
        assert part in told


@pytest.mark.parametrize("whole", [True, False])
def test_the_picture_stands_alone_and_lies_on_its_paper(whole: bool) -> None:
    svg = position() if whole else draw_board(BOARD)
    assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
    assert not re.search(r"<image|<script|<style|href=\"[^#]|@import|url\((?!#)", svg)
    picture = ElementTree.fromstring(svg)
    assert picture.findtext(f"{SVG}title") == BOARD.name
    ids = [element.attrib["id"] for element in picture.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    width, height = float(picture.attrib["width"]), float(picture.attrib["height"])
    board = layer(picture, "board")
    dx, dy = map(float, re.findall(r"-?[\d.]+", board.attrib["transform"])[:2])
    for box in board.iter(f"{SVG}rect"):
        x, y, w, h = (float(box.attrib[name]) for name in ("x", "y", "width", "height"))
        assert 0 <= x + dx <= x + dx + w <= width
        assert 0 <= y + dy <= y + dy + h <= height


def test_any_text_is_safe() -> None:
    odd = msgspec.structs.replace(BOARD, edition='<b> & "c"\x00', designer="<me>")
    picture = ElementTree.fromstring(draw_board(odd, title="<Round> & 'more'\x07"))
    assert picture.findtext(f"{SVG}title") == "<Round> & 'more'"
    assert "<me>" in " ".join(words(picture))
