"""Pictures of positions and of empty boards: sound XML, every place, nothing by colour alone."""

import re
from xml.etree import ElementTree

import msgspec

import footplate
from footplate import Chance
from footplate.games.imperial_steam.board.file import map_sites
from footplate.games.imperial_steam.board.load import load_board
from footplate.games.imperial_steam.play.state import State
from footplate.games.imperial_steam.told.draw import draw, draw_board
from tests.form import games
from tests.games.imperial_steam.playing import NAMES, start

SVG = "{http://www.w3.org/2000/svg}"
BOARD = load_board("standard")


def places(svg: str) -> dict[str, ElementTree.Element]:
    found = ElementTree.fromstring(svg).iter()
    return {each.attrib["data-place"]: each for each in found if "data-place" in each.attrib}


def words(element: ElementTree.Element) -> list[str]:
    """All texts but the halos below them."""
    texts = element.iter(f"{SVG}text")
    return [text.text or "" for text in texts if text.get("aria-hidden") is None]


def title(element: ElementTree.Element) -> str:
    return element.findtext(f"{SVG}title") or ""


def layer(picture: ElementTree.Element, name: str) -> ElementTree.Element:
    return next(g for g in picture.iter(f"{SVG}g") if g.get("id") == name)


def position(viewer: int | None = None, **parts: object) -> dict[str, ElementTree.Element]:
    data = {"players": [{}, {}, {}, {}], "round": 2} | parts
    state = footplate.game("imperial-steam").position(data)
    assert isinstance(state, State)
    return places(draw(state.view(viewer), state.plan()))


# --- positions ------------------------------------------------------------------------------------


@games("mode", NAMES)
def test_every_place_with_a_spot_is_drawn_at_any_time(mode: str) -> None:
    state, rng = start(mode, 3), Chance(5)
    plan = state.plan()
    wanted = {
        id for id, place in plan.places.items() if place.x is not None and place.kind != "site"
    }
    wanted |= plan.lines.keys()
    for _ in range(3):
        for _ in range(50):
            if not state.over:
                state.play_code(state.sample(rng))
        view = state.view(0)
        svg = draw(view, plan)
        found = places(svg)
        there = {site.id for city in view.cities for site in city.sites}
        seats = {f"seat:{seat}" for seat in range(state.rules.seats)}
        assert found.keys() == wanted | there | seats
        assert svg == draw(view, plan)


def test_tracks_stations_and_factories_tell_their_owners() -> None:
    one = {"tracks": ["wien-wr_neustadt", "wien-bratislava"], "stations": ["wr_neustadt"]}
    two = {
        "tracks": ["wien-wr_neustadt"],
        "factories": [{"site": "wien.1", "good": "iron", "goods": 2}],
    }
    drawn = position(players=[one, two, {}, {}])
    shared = drawn["wien-wr_neustadt"]
    assert title(shared) == "Wien–Wr. Neustadt, track of seat 1, track of seat 2"
    dashes = {path.get("stroke-dasharray") for path in shared.iter(f"{SVG}path")}
    assert "8 4" in dashes
    lanes = {path.attrib["d"] for path in shared.iter(f"{SVG}path")}
    assert len(lanes) == 2
    assert "station of seat 1" in title(drawn["wr_neustadt"])
    assert "1" in words(drawn["wr_neustadt"])
    assert {"I", "2"} <= set(words(drawn["wien.1"]))
    assert words(drawn["wien.2"]) == ["F"]
    assert "Semmering" in title(drawn["gloggnitz-muerzzuschlag"])


def test_displays_show_markers_hands_contracts_and_the_market() -> None:
    players = [{"influence": 30, "contracts": ["k02"], "hands": {"hire": 1}}, {}, {}, {}]
    market = {"wood": 3, "stone": 10, "iron": 0, "coal": 10}
    drawn = position(players=players, seat=1, market=market, display=["k01"])
    assert "1" in words(drawn["influence:30"])
    assert words(drawn["hire"]) == ["Hire", "1"]
    assert "on display" in title(drawn["k01"])
    assert title(drawn["k02"]).endswith("seat 1")
    assert words(drawn["market:wood-7"]) == ["40"]
    assert words(drawn["market:wood-8"]) == ["W", "40"]
    assert {"1", "2", "3", "4"} <= set(words(drawn["share:40"]))
    assert "decides" in words(drawn["seat:1"])


def test_names_of_the_table_give_their_letters_everywhere() -> None:
    data: dict[str, object] = {"round": 2}
    data["players"] = [{"tracks": ["wien-wr_neustadt"], "stations": ["wr_neustadt"]}, {}]
    state = footplate.game("imperial-steam").position(data)
    assert isinstance(state, State)
    drawn = places(draw(state.view(None), state.plan(), ["Maren", "Oskar"]))
    assert "M" in words(drawn["wr_neustadt"])
    assert {"M", "O"} <= set(words(drawn["influence:0"]))


def test_hidden_money_stays_hidden() -> None:
    players = [{"money": 170}, {}, {}, {}]
    own, other = (
        position(viewer, players=players, options={"money": "hidden"})["seat:0"]
        for viewer in (0, 1)
    )
    assert "guldens 170" in " ".join(words(own))
    assert "guldens hidden" in " ".join(words(other))


# --- empty boards ---------------------------------------------------------------------------------


def test_an_empty_board_tells_what_is_printed() -> None:
    drawn = places(draw_board(BOARD))
    names = {city.id: city.name for city in BOARD.cities}
    for city in BOARD.cities:
        assert title(drawn[city.id]).startswith(f"{city.name}: effort {city.effort}, station for ")
        assert str(city.effort) in words(drawn[city.id])
    for link in BOARD.connections:
        group = drawn["-".join(link.ends)]
        assert title(group).startswith(f"{names[link.ends[0]]}–{names[link.ends[1]]}")
        assert group.attrib["data-kind"] == link.kind
    sites = [id for id in drawn if "." in id]
    assert len(sites) == len(map_sites(BOARD, 4))
    assert title(drawn["leoben"]) == (
        "Leoben: effort 6, station for 40, 1 at most, tile space 11 in region B"
    )
    assert "10 guldens per track" in words(drawn["trieste"])
    assert "+3" in words(drawn["feldkirchen"])


def test_cities_lie_as_in_the_file() -> None:
    plan = footplate.game("imperial-steam").plan(seats=4)
    for one in BOARD.cities:
        for other in BOARD.cities:
            here, there = plan.places[one.id], plan.places[other.id]
            if one.at[0] < other.at[0]:
                assert (here.x or 0) < (there.x or 0)
            if one.at[1] < other.at[1]:
                assert (here.y or 0) < (there.y or 0)


def test_the_notes_tell_the_fixed_set_up_and_sources() -> None:
    told = " ".join(words(layer(ElementTree.fromstring(draw_board(BOARD)), "legend")))
    for part in (
        "Fixed set-up for 2 players. Hubs: bronze Graz (20), white Maribor (40), green Villach",
        "Crowns: Bruck a. d. Mur–Leoben, Maribor–Celje.",
        "Unofficial",
        "reconstructed by us: cities, connections",
    ):
        assert part in told


def test_the_picture_stands_alone_and_lies_on_its_paper() -> None:
    state = start(NAMES[-1], 4)
    for svg in (draw_board(BOARD), draw(state.view(None), state.plan())):
        assert re.findall(r"https?://[^\"]*", svg) == ["http://www.w3.org/2000/svg"]
        assert not re.search(r"<image|<script|<style|href=\"[^#]|@import|url\((?!#)", svg)
        picture = ElementTree.fromstring(svg)
        assert title(picture) == BOARD.name
        ids = [element.attrib["id"] for element in picture.iter() if "id" in element.attrib]
        assert len(ids) == len(set(ids))
        width, height = float(picture.attrib["width"]), float(picture.attrib["height"])
        board = layer(picture, "board")
        dx, dy = map(float, re.findall(r"-?[\d.]+", board.attrib["transform"])[:2])
        for text in board.iter(f"{SVG}text"):
            room = float(text.attrib["font-size"]) * 0.55 * len(text.text or "")
            before = {"end": room, "middle": room / 2}.get(text.get("text-anchor", "start"), 0.0)
            x, y = float(text.attrib["x"]) + dx, float(text.attrib["y"]) + dy
            assert 0 <= x - before <= x - before + room <= width
            assert 50 < y < height


def test_any_text_is_safe() -> None:
    odd = msgspec.structs.replace(BOARD, edition='<b> & "c"\x00', designer="<me>")
    drawn = ElementTree.fromstring(draw_board(odd, title="<Round> & 'more'\x07"))
    assert title(drawn) == "<Round> & 'more'"
    assert "<me>" in " ".join(words(drawn))
