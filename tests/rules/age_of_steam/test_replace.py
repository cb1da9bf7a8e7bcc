"""Build Track: replacing a tile, crossing and coexisting."""

import pytest

from footplate.games.age_of_steam.language.actions import BuildTown, BuildTrack
from tests.rules.age_of_steam.given import (
    building,
    has_track,
    kind,
    links,
    owner,
    play,
    price,
    refusal,
    tile,
)

rule = pytest.mark.rule

# A completed link of seat 1 from Evansville to Cincinnati.
LINK = tile("K10", ((1, 4), 1)), tile("L9", ((1, 4), 1))
# Own track from Cincinnati that points at L9, edge 2.
FROM_CINCINNATI = tile("M10", ((0, 5), 0))


@rule("AOS-BUILD-28")
@pytest.mark.parametrize("owner", [0, 1, None])
def test_a_build_that_leaves_the_hex_as_it_was_is_refused(owner: int | None) -> None:
    state = building(tile("K10", ((1, 4), owner)))
    assert refusal(state, BuildTrack("K10", ((1, 4),))) == "AOS-BUILD-28"


@rule("AOS-BUILD-28")
def test_a_complex_tile_left_as_it_was_is_refused() -> None:
    crossing = tile("L9", ((1, 4), 1), ((2, 5), 0))
    state = building(LINK[0], crossing, FROM_CINCINNATI)
    assert refusal(state, BuildTrack("L9", ((2, 5), (1, 4)))) == "AOS-BUILD-28"


@rule("AOS-BUILD-28")
def test_a_town_left_as_it_was_is_refused() -> None:
    state = building(tile("J9", ((1, 3), 0)), tile("K9", ((4,), 0), ((1,), 0)))
    assert refusal(state, BuildTown("K9", (4, 1))) == "AOS-BUILD-28"


@rule("AOS-BUILD-29")
@pytest.mark.parametrize("track", [(1, 3), (2, 4), (2, 5)])
def test_track_of_another_player_is_never_taken_away(track: tuple[int, int]) -> None:
    state = building(*LINK, FROM_CINCINNATI)
    assert refusal(state, BuildTrack("L9", (track,))) == "AOS-BUILD-29"


@rule("AOS-BUILD-29")
def test_an_unfinished_end_of_another_player_is_not_redirected() -> None:
    state = building(tile("K10", ((1, 4), 1)))
    assert refusal(state, BuildTrack("K10", ((2, 4),))) == "AOS-BUILD-29"


@rule("AOS-BUILD-29")
def test_track_of_another_player_stays_when_a_second_one_is_added() -> None:
    state = building(*LINK, FROM_CINCINNATI)
    assert refusal(state, BuildTrack("L9", ((1, 3), (2, 5)))) == "AOS-BUILD-29"


@rule("AOS-BUILD-29")
def test_track_of_another_player_on_a_complex_tile_is_not_taken_away() -> None:
    state = building(LINK[0], tile("L9", ((1, 4), 1), ((2, 5), 0)), FROM_CINCINNATI)
    assert refusal(state, BuildTrack("L9", ((2, 5),))) == "AOS-BUILD-29"


@rule("AOS-BUILD-30")
def test_track_of_an_own_link_cannot_be_changed() -> None:
    state = building(tile("K10", ((1, 4), 0)), tile("L9", ((1, 4), 0)))
    assert refusal(state, BuildTrack("L9", ((2, 4),))) == "AOS-BUILD-30"
    assert refusal(state, BuildTrack("K10", ((2, 4),))) == "AOS-BUILD-30"


@rule("AOS-BUILD-30")
@pytest.mark.parametrize("owner", [0, None])
def test_only_the_last_tile_of_a_section_can_be_redirected(owner: int | None) -> None:
    state = building(tile("K10", ((1, 4), owner)), tile("L9", ((2, 4), owner)))
    assert refusal(state, BuildTrack("L9", ((1, 4),))) is None
    assert refusal(state, BuildTrack("K10", ((2, 4),))) == "AOS-BUILD-30"


@rule("AOS-BUILD-30")
def test_the_first_tile_of_a_section_from_a_town_cannot_be_redirected() -> None:
    section = tile("K9", ((1,), 0)), tile("L8", ((1, 4), 0)), tile("M8", ((1, 4), 0))
    state = building(*section)
    assert refusal(state, BuildTrack("L8", ((0, 4),))) == "AOS-BUILD-30"
    assert refusal(state, BuildTrack("M8", ((0, 4),))) is None


@rule("AOS-BUILD-30")
def test_unowned_track_stays_when_a_second_one_is_added() -> None:
    unowned = tile("K10", ((1, 4), None)), tile("L9", ((3, 4), None))
    state = building(*unowned, FROM_CINCINNATI)
    play(state, BuildTrack("L9", ((3, 4), (0, 2))))
    assert [owner(state, "L9", edge) for edge in (3, 4, 0, 2)] == [None, None, 0, 0]


@rule("AOS-BUILD-30")
def test_unowned_track_is_not_taken_away_to_make_room() -> None:
    unowned = tile("K10", ((1, 4), None)), tile("L9", ((2, 4), None))
    state = building(*unowned, tile("K11", ((0, 5), 0)))
    assert refusal(state, BuildTrack("K10", ((0, 3),))) == "AOS-BUILD-30"
    assert refusal(state, BuildTrack("K10", ((1, 4), (0, 3)))) is None


@rule("AOS-BUILD-30", "AOS-BUILD-35")
@pytest.mark.parametrize("owner", [0, None])
def test_not_even_a_dangling_end_is_taken_away(owner: int | None) -> None:
    state = building(tile("K10", ((1, 4), owner)), tile("K11", ((0, 5), 0)))
    assert refusal(state, BuildTrack("K10", ((0, 3),))) == "AOS-BUILD-35"


@rule("AOS-BUILD-30")
def test_neither_of_two_ends_is_taken_away() -> None:
    ends = tile("K10", ((1, 4), 0)), tile("L9", ((0, 4), 0), ((1, 3), 0))
    state = building(*ends)
    assert refusal(state, BuildTrack("L9", ((0, 4),))) == "AOS-BUILD-30"
    assert refusal(state, BuildTrack("L9", ((1, 4),))) == "AOS-BUILD-30"


@rule("AOS-BUILD-31", "AOS-COST-09")
def test_anybody_may_cross_track_of_another_player() -> None:
    state = building(*LINK, FROM_CINCINNATI)
    assert price(state, BuildTrack("L9", ((1, 4), (2, 5)))) == 3
    assert kind(state, "L9") == "cross_straight_straight"
    assert [owner(state, "L9", edge) for edge in (1, 4, 2, 5)] == [1, 1, 0, 0]
    assert links(state) == {("Cincinnati", "Evansville", 1)}


@rule("AOS-BUILD-31")
@pytest.mark.parametrize("seat", [0, None])
def test_own_and_unowned_track_may_be_crossed_as_well(seat: int | None) -> None:
    state = building(tile("K10", ((1, 4), seat)), tile("K11", ((0, 5), 0)))
    play(state, BuildTrack("K10", ((1, 4), (0, 3))))
    assert owner(state, "K10", 1) == seat
    assert owner(state, "K10", 0) == 0


@rule("AOS-BUILD-31")
def test_crossing_track_that_does_not_connect_is_refused() -> None:
    assert refusal(building(*LINK), BuildTrack("L9", ((1, 4), (2, 5)))) == "AOS-BUILD-08"


@rule("AOS-BUILD-31")
def test_the_track_that_is_crossed_is_no_connection() -> None:
    own = tile("K10", ((1, 4), 0)), tile("L9", ((1, 4), 0))
    assert refusal(building(*own), BuildTrack("L9", ((1, 4), (2, 5)))) == "AOS-BUILD-08"


@rule("AOS-BUILD-32", "AOS-COST-10")
def test_anybody_may_lay_coexisting_track_beside_that_of_another_player() -> None:
    state = building(*LINK, FROM_CINCINNATI)
    assert price(state, BuildTrack("L9", ((1, 4), (2, 3)))) == 2
    assert kind(state, "L9") == "coexist_straight_acute"
    assert [owner(state, "L9", edge) for edge in (1, 4, 2, 3)] == [1, 1, 0, 0]


@rule("AOS-BUILD-32")
def test_coexisting_track_that_does_not_connect_is_refused() -> None:
    assert refusal(building(*LINK), BuildTrack("L9", ((1, 4), (2, 3)))) == "AOS-BUILD-08"


@rule("AOS-BUILD-33")
@pytest.mark.parametrize("owner", [0, 1, None])
def test_a_tile_with_two_tracks_takes_no_third(owner: int | None) -> None:
    crossing = tile("L9", ((1, 4), 1), ((2, 5), owner))
    state = building(LINK[0], crossing, tile("M10", ((0, 5), owner)), tile("L8", ((2, 3), 0)))
    third = BuildTrack("L9", ((1, 4), (2, 5), (0, 3)))
    assert refusal(state, third) == "AOS-BUILD-33"


@rule("AOS-BUILD-33")
def test_a_third_track_cannot_take_the_place_of_a_second() -> None:
    crossing = tile("L9", ((1, 4), 1), ((2, 5), 2))
    state = building(LINK[0], crossing, tile("M10", ((0, 5), 2)), tile("L8", ((2, 3), 0)))
    assert refusal(state, BuildTrack("L9", ((1, 4), (0, 3)))) == "AOS-BUILD-29"
    assert has_track(state, "L9", 5)
