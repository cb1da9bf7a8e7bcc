"""Build Track: the printed tile shapes and the supply of tiles."""

import pytest

from footplate.games.age_of_steam.language.actions import BuildTown, BuildTrack
from tests.rules.age_of_steam.given import (
    building,
    has_track,
    kind,
    play,
    price,
    refusal,
    seen,
    tile,
)

rule = pytest.mark.rule

# Own track that enters L9 from Evansville; Cincinnati lies at the other side of L9.
FROM_EVANSVILLE = tile("K10", ((1, 4), 0))

# Six of the seven acute curves.
SIX_ACUTE = [
    tile("C2", ((0, 5), 1)),
    tile("A10", ((2, 3), 1)),
    tile("G6", ((1, 2), 1)),
    tile("M4", ((2, 3), 1)),
    tile("P1", ((1, 2), 1)),
    tile("R5", ((3, 4), 1)),
]


@rule("AOS-BUILD-17")
@pytest.mark.parametrize(
    ("edge", "shape"),
    [(0, "straight"), (1, "gentle"), (2, "acute"), (4, "acute"), (5, "gentle")],
)
def test_a_single_track_is_straight_gentle_or_acute(edge: int, shape: str) -> None:
    state = building()
    play(state, BuildTrack("M8", ((3, edge),)))
    assert kind(state, "M8") == shape


@rule("AOS-BUILD-17", "AOS-BUILD-34")
@pytest.mark.parametrize(
    ("tracks", "shape"),
    [
        (((0, 4), (1, 5)), "cross_gentle_gentle"),
        (((2, 4), (1, 3)), "cross_gentle_gentle"),
        (((0, 4), (1, 3)), "coexist_gentle_gentle"),
        (((2, 4), (1, 5)), "coexist_gentle_gentle"),
        (((0, 4), (1, 2)), "coexist_gentle_acute_right"),
        (((4, 5), (1, 3)), "coexist_gentle_acute_right"),
        (((2, 4), (0, 1)), "coexist_gentle_acute_left"),
        (((3, 4), (1, 5)), "coexist_gentle_acute_left"),
    ],
)
def test_two_tracks_make_the_complex_tile_that_shows_them(
    tracks: tuple[tuple[int, int], ...], shape: str
) -> None:
    state = building(FROM_EVANSVILLE)
    play(state, BuildTrack("L9", tracks))
    assert kind(state, "L9") == shape


@rule("AOS-BUILD-17", "AOS-BUILD-34")
@pytest.mark.parametrize(
    ("second", "shape"),
    [
        ((2, 5), "cross_straight_straight"),
        ((0, 2), "cross_gentle_straight"),
        ((2, 3), "coexist_straight_acute"),
    ],
)
def test_a_straight_and_a_second_track_make_a_complex_tile(
    second: tuple[int, int], shape: str
) -> None:
    state = building(FROM_EVANSVILLE, tile("M10", ((0, 5), 0)))
    play(state, BuildTrack("L9", ((1, 4), second)))
    assert kind(state, "L9") == shape


@rule("AOS-BUILD-17")
@pytest.mark.parametrize(
    "tracks",
    [((0, 1), (3, 4)), ((0, 1), (4, 5)), ((1, 2), (3, 4)), ((1, 2), (4, 5))],
)
def test_no_tile_shows_two_acute_curves(tracks: tuple[tuple[int, int], ...]) -> None:
    assert refusal(building(FROM_EVANSVILLE), BuildTrack("L9", tracks)) == "AOS-BUILD-17"


@rule("AOS-BUILD-17")
@pytest.mark.parametrize("tracks", [((1, 4), (1, 3)), ((1, 4), (1, 4)), ((1, 1),), ((1, 6),), ()])
def test_tracks_without_two_edges_of_their_own_are_on_no_tile(
    tracks: tuple[tuple[int, int], ...],
) -> None:
    assert refusal(building(FROM_EVANSVILLE), BuildTrack("L9", tracks)) == "AOS-BUILD-17"


@rule("AOS-BUILD-17")
def test_no_tile_shows_three_tracks() -> None:
    state = building(FROM_EVANSVILLE, tile("M10", ((0, 5), 0)), tile("L8", ((2, 3), 0)))
    assert refusal(state, BuildTrack("L9", ((1, 4), (0, 3), (2, 5)))) == "AOS-BUILD-17"


@rule("AOS-BUILD-18")
def test_a_build_whose_tile_has_run_out_is_refused() -> None:
    state = building(*SIX_ACUTE, tile("F9", ((2, 3), 1)))
    assert refusal(state, BuildTrack("M8", ((2, 3),))) == "AOS-BUILD-18"
    assert refusal(state, BuildTrack("M8", ((1, 3),))) is None


@rule("AOS-BUILD-18")
def test_the_last_tile_of_a_kind_can_still_be_built() -> None:
    state = building(*SIX_ACUTE)
    play(state, BuildTrack("M8", ((2, 3),)))
    assert refusal(state, BuildTrack("N9", ((4, 5),))) == "AOS-BUILD-18"


@rule("AOS-BUILD-18")
def test_the_one_coexisting_tile_of_its_kind_cannot_be_used_twice() -> None:
    state = building(FROM_EVANSVILLE, tile("P9", ((1, 2), 0)))
    second = BuildTrack("Q10", ((0, 2), (3, 5)))
    assert refusal(state, second) is None
    play(state, BuildTrack("L9", ((0, 4), (1, 3))))
    assert refusal(state, second) == "AOS-BUILD-18"


@rule("AOS-BUILD-18", "AOS-BUILD-25")
def test_a_dedicated_town_tile_can_run_out() -> None:
    one_exit = [tile(hex, ((3,), 1)) for hex in ("E4", "F7", "G9")]
    state = building(*one_exit, tile("J9", ((1, 3), 0)))
    assert refusal(state, BuildTown("K9", (4,))) == "AOS-BUILD-18"
    assert refusal(state, BuildTown("K9", (1, 4))) is None


@rule("AOS-BUILD-18")
def test_the_same_tiles_serve_plain_hexes_and_towns_with_a_disk() -> None:
    town = {**tile("I9", ((0,), 1), ((1,), 1)), "tile": "acute"}
    state = building(*SIX_ACUTE, town)
    assert refusal(state, BuildTrack("M8", ((2, 3),))) == "AOS-BUILD-18"


@rule("AOS-BUILD-19")
def test_a_tile_can_be_turned_with_none_of_its_kind_left() -> None:
    state = building(*SIX_ACUTE, tile("K10", ((3, 4), 0)))
    assert refusal(state, BuildTrack("M8", ((2, 3),))) == "AOS-BUILD-18"
    assert price(state, BuildTrack("K10", ((4, 5),))) == 2
    assert has_track(state, "K10", 5)
    assert kind(state, "K10") == "acute"


@rule("AOS-BUILD-19")
def test_a_replaced_tile_is_back_in_the_supply_for_the_next_build() -> None:
    state = building(*SIX_ACUTE, tile("K10", ((3, 4), 0)))
    assert seen(state).parts.tiles["acute"] == 0
    play(state, BuildTrack("K10", ((1, 4),)))
    assert seen(state).parts.tiles["acute"] == 1
    assert refusal(state, BuildTrack("M8", ((2, 3),))) is None


@rule("AOS-BUILD-19")
def test_the_only_tile_of_its_kind_can_be_turned() -> None:
    state = building(FROM_EVANSVILLE, tile("L9", ((0, 4), 0), ((1, 3), 0)))
    assert kind(state, "L9") == "coexist_gentle_gentle"
    assert refusal(state, BuildTrack("L9", ((2, 4), (1, 5)))) is None


@rule("AOS-BUILD-34")
@pytest.mark.parametrize(
    "tracks",
    [((2, 4), (0, 3)), ((1, 3), (0, 2)), ((2, 5), (0, 3))],
    ids=["only own track", "only the city", "neither"],
)
def test_both_tracks_of_a_complex_tile_must_connect(tracks: tuple[tuple[int, int], ...]) -> None:
    assert refusal(building(FROM_EVANSVILLE), BuildTrack("L9", tracks)) == "AOS-BUILD-08"


@rule("AOS-BUILD-34")
def test_a_complex_tile_on_an_empty_hex_is_one_build() -> None:
    state = building(FROM_EVANSVILLE, build={"left": 1})
    assert refusal(state, BuildTrack("L9", ((2, 4), (1, 3)))) is None


@rule("AOS-BUILD-34")
def test_the_tracks_of_a_complex_tile_do_not_connect_each_other() -> None:
    state = building(tile("L8", ((2, 3), 0)))
    assert refusal(state, BuildTrack("L9", ((0, 3), (2, 5)))) == "AOS-BUILD-08"
