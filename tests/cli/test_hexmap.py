"""The map in text: it fits, it names every hex, and track runs from edge to edge."""

import pytest

from footplate.cli.age_of_steam.hexmap import PALETTE, legend, lying
from footplate.cli.age_of_steam.words import build_action, build_words, color
from footplate.cli.hexes.hexmap import HexMap
from footplate.cli.hexes.inks import short_names
from footplate.cli.hexes.places import Places
from footplate.cli.hexes.tracks import (
    BACK,
    CONTACTS,
    DOWN,
    HEIGHT,
    LEFT,
    RIGHT,
    SHIFT,
    STEPS,
    UP,
    WIDTH,
    contact,
    digits,
    paths,
)
from footplate.core.plan import Plan
from footplate.core.refusal import BadInput
from footplate.games.age_of_steam.board.file import cells
from footplate.games.age_of_steam.board.load import load_board
from footplate.games.age_of_steam.language.actions import BuildTown, BuildTrack, Urbanize
from footplate.games.age_of_steam.language.position import AgeOfSteamPosition, Player
from footplate.hexes.geometry import label, neighbour, opposite
from footplate.hexes.tiles import FIRST_DOUBLE, FIRST_TOWN, PAIRS, TRACKS
from tests.cli.driving import GAME, Screen

BOARD = load_board("rust-belt")
PLAN = GAME.plan("rust-belt", 3)
EMPTY = AgeOfSteamPosition(players=[Player(), Player(), Player()])


def hex_map(plan: Plan, position: AgeOfSteamPosition) -> HexMap:
    return HexMap(Places(plan), lying(plan, position), PALETTE)


def drawn(**position: object) -> str:
    state = GAME.position({"game": "age-of-steam", "players": [{}, {}, {}], **position})
    found = state.position()
    assert isinstance(found, AgeOfSteamPosition)
    return "\n".join(line.plain for line in hex_map(PLAN, found).lines())


@pytest.mark.parametrize("odd", [0, 1])
@pytest.mark.parametrize("face", range(1, FIRST_TOWN))
def test_track_runs_from_edge_to_edge(odd: int, face: int) -> None:
    tracks = tuple(PAIRS[track] for track in TRACKS[face])
    found = paths(odd, tracks)
    for track, path in zip(tracks, found, strict=True):
        x, y, side = CONTACTS[odd][track[0]]
        walked = 0
        while True:
            assert path[x, y] & side
            out = path[x, y] & ~side
            walked += 1
            if (x, y, out) == CONTACTS[odd][track[1]]:
                break
            dx, dy = STEPS[out]
            x, y, side = x + dx, y + dy, BACK[out]
        assert walked == len(path)
    for cell in set.intersection(*map(set, found)) if face >= FIRST_DOUBLE else set():
        assert {found[0][cell], found[1][cell]} == {UP | DOWN, LEFT | RIGHT}
    marks = digits(odd, tracks)
    assert all(mark in path for mark, path in zip(marks, found, strict=True))
    assert len(set(marks)) == len(marks)


def test_neighbours_meet_on_the_same_line() -> None:
    for col in (4, 5):
        for edge in range(6):
            other = neighbour(col, 4, edge)
            x, y = contact(col & 1, edge)
            ox, oy = contact(other[0] & 1, opposite(edge))
            here = (col * WIDTH + x, 4 * HEIGHT + (col & 1) * SHIFT + y)
            there = (other[0] * WIDTH + ox, other[1] * HEIGHT + (other[0] & 1) * SHIFT + oy)
            distance = abs(here[0] - there[0]) + abs(here[1] - there[1])
            assert distance == 1, (col, edge)


def test_rust_belt_fits_the_screen_and_names_every_hex() -> None:
    drawing = hex_map(PLAN, EMPTY)
    assert drawing.width <= 120
    assert drawing.height <= 36
    text = "\n".join(line.plain for line in drawing.lines())
    for cell in cells(BOARD):
        assert label(cell.col, cell.row) in text
    assert len(legend(PLAN)) <= 120


@pytest.mark.parametrize("board", GAME.boards())
def test_every_board_can_be_drawn(board: str) -> None:
    drawing = hex_map(GAME.plan(board, load_board(board).seats.min), EMPTY)
    assert len(drawing.lines()) == drawing.height
    assert len(drawing.strips(80)) >= drawing.height


def test_track_towns_cities_and_cubes_are_readable() -> None:
    track = [{"exits": [1, 4], "owner": 0}]
    town = [{"exits": [0], "owner": 1}, {"exits": [3], "owner": None}]
    text = drawn(
        tiles=[{"hex": "K10", "track": track}, {"hex": "K9", "track": town}],
        new_cities=[{"hex": "J6", "city": "A"}],
        cubes={"M9": ["red", "black"], "J10": ["red"] * 7},
    )
    assert "╭" in text or "╯" in text
    assert "(Indi)" in text
    assert "[MiCi]" in text
    assert "J6 R A" in text
    assert "RK" in text
    assert "R7" in text


def test_a_narrow_screen_gets_a_window() -> None:
    screen = Screen(width=80, height=24)
    screen.until("build-track")
    shown = screen.type("map K9", "map")
    assert max(map(len, shown.splitlines())) <= 80
    assert "(Indi)" in shown
    assert "columns A to M" in shown
    assert "`map` shows the map" in shown


def test_short_names() -> None:
    assert short_names(["St. Louis", "Chicago", "Grand Rapids"], 4) == ["StLo", "Chic", "GrRa"]


# --- words --------------------------------------------------------------------------------------


def test_builds_as_they_are_typed() -> None:
    places = Places(PLAN)

    def typed(hex: str, rest: str) -> object:
        return build_action(places, EMPTY, hex, rest)

    assert typed("K10", "1-4") == BuildTrack("K10", ((1, 4),))
    assert typed("K10", "sw-ne") == BuildTrack("K10", ((1, 4),))
    assert typed("K10", "4-1 and 0-3") == BuildTrack("K10", ((1, 4), (0, 3)))
    assert typed("K9", "2 0") == BuildTown("K9", (0, 2))
    assert typed("K9", "N,SE") == BuildTown("K9", (0, 2))
    assert typed("K9", "exits 0-2") == BuildTown("K9", (0, 2))
    assert typed("K9", "new city a") == Urbanize("K9", "A")
    for hex, rest in (("K10", "9-9"), ("K10", "1"), ("K9", "x"), ("K10", "1-4 please")):
        with pytest.raises(BadInput):
            typed(hex, rest)
    assert build_words(BuildTrack("K10", ((0, 3),))) == "0-3 (N–S)"


def test_places_and_colours_as_they_are_typed() -> None:
    places = Places(PLAN)
    assert places.split("grand rapids 0 3") == ("K4", "0 3")
    assert places.split("k10 1-4") == ("K10", "1-4")
    assert places.split("st louis") == ("F10", "")
    assert places.split("nowhere 3")[0] is None
    assert [color(word) for word in ("r", "Black", "yel", "k", "bl", "green")] == [
        "red",
        "black",
        "yellow",
        "black",
        None,
        None,
    ]
    south = Places(GAME.plan("southern-us", 4))
    assert south.short("A8") == "Jackson (A8)"
    assert south.short("A4") == "Memphis"
