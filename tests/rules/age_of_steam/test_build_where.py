"""Build Track: whose turn it is, how many tiles, and where track may go."""

import pytest

from footplate.games.age_of_steam.language.actions import (
    BuildTown,
    BuildTrack,
    Deliver,
    EndBuild,
    Urbanize,
)
from footplate.hexes.geometry import label, neighbour, parse_label
from tests.rules.age_of_steam.given import (
    building,
    described,
    given,
    has_track,
    links,
    owner,
    play,
    player,
    price,
    refusal,
    tile,
)

rule = pytest.mark.rule

CITIES = {"A11", "B3", "C1", "C8", "F10", "H6", "J10", "M9", "N4", "Q2", "Q9", "R6"}

# Three tiles that stand on their own, each at another side of Cincinnati.
AT_CINCINNATI = [
    BuildTrack("L9", ((1, 3),)),
    BuildTrack("M8", ((0, 3),)),
    BuildTrack("N8", ((1, 4),)),
]


# The build turn. ----------------------------------------------------------------------------


@rule("AOS-BUILD-01")
def test_each_player_has_one_build_turn_in_player_order() -> None:
    state = building(order=[2, 0, 1], seat=2)
    seats = []
    for _ in range(3):
        seats.append(state.seat)
        play(state, EndBuild())
    assert seats == [2, 0, 1]
    assert described(state).phase == "move-goods"


@rule("AOS-BUILD-02")
def test_three_tiles_may_be_built_but_no_fourth() -> None:
    state = building()
    play(state, *AT_CINCINNATI)
    assert refusal(state, BuildTrack("N9", ((2, 5),))) == "AOS-BUILD-02"


@rule("AOS-BUILD-02")
def test_the_engineer_builds_four_tiles_but_no_fifth() -> None:
    state = building(players=[player(), player(action="Engineer"), player()])
    play(state, EndBuild(), *AT_CINCINNATI, BuildTrack("N9", ((2, 5),)))
    assert state.seat == 1
    assert refusal(state, BuildTrack("M10", ((0, 3),))) == "AOS-BUILD-02"


@rule("AOS-BUILD-02")
@pytest.mark.parametrize(
    "action",
    [
        BuildTrack("M8", ((0, 3),)),
        BuildTrack("L9", ((1, 4),)),
        BuildTrack("L9", ((2, 4), (1, 3))),
        BuildTown("G9", (0, 1)),
    ],
    ids=["placement", "redirection", "replacement", "town replacement"],
)
def test_whatever_is_done_to_a_tile_counts_as_one(action: BuildTrack | BuildTown) -> None:
    section = tile("K10", ((1, 4), 0)), tile("L9", ((2, 4), 0))
    state = building(*section, tile("G9", ((0,), 0)), build={"left": 1})
    assert refusal(state, action) is None
    play(state, action)
    assert refusal(state, BuildTrack("C2", ((0, 3),))) == "AOS-BUILD-02"


@rule("AOS-BUILD-02", "AOS-CITY-07")
def test_a_new_city_is_none_of_the_three_tiles() -> None:
    state = building(players=[player(action="Urbanization"), player(), player()])
    play(state, Urbanize("H2", "A"), *AT_CINCINNATI)
    assert refusal(state, BuildTrack("N9", ((2, 5),))) == "AOS-BUILD-02"


@rule("AOS-BUILD-03")
@pytest.mark.parametrize("tiles", [0, 1, 2, 3])
def test_the_build_turn_may_be_ended_after_any_number_of_tiles(tiles: int) -> None:
    state = building()
    play(state, *AT_CINCINNATI[:tiles])
    assert state.seat == 0
    assert refusal(state, EndBuild()) is None
    play(state, EndBuild())
    assert state.seat == 1


@rule("AOS-BUILD-04")
def test_a_tile_placed_this_turn_cannot_be_replaced_in_the_same_turn() -> None:
    state = building()
    play(state, BuildTrack("K10", ((1, 4),)))
    assert refusal(state, BuildTrack("K10", ((2, 4),))) == "AOS-BUILD-04"


@rule("AOS-BUILD-04")
def test_a_tile_replaced_this_turn_cannot_be_replaced_again() -> None:
    state = building(tile("K9", ((1,), 0)))
    play(state, BuildTown("K9", (1, 4)))
    assert refusal(state, BuildTown("K9", (0, 1, 4))) == "AOS-BUILD-04"


@rule("AOS-BUILD-04")
def test_the_option_lets_a_player_build_twice_on_a_hex() -> None:
    state = building(options={"rebuild_same_hex": True})
    play(state, BuildTrack("K10", ((1, 4),)))
    assert price(state, BuildTrack("K10", ((2, 4),))) == 2
    assert has_track(state, "K10", 2)
    assert not has_track(state, "K10", 1)
    assert described(state).build is not None
    assert refusal(state, BuildTrack("K10", ((3, 4),))) is None


@rule("AOS-BUILD-04")
def test_a_hex_is_free_again_for_the_next_player() -> None:
    state = building()
    play(state, BuildTrack("L9", ((1, 4),)), BuildTrack("K10", ((1, 4),)), EndBuild())
    play(state, BuildTrack("M10", ((0, 5),)))
    assert refusal(state, BuildTrack("L9", ((1, 4), (2, 5)))) is None


# The land. ----------------------------------------------------------------------------------


@rule("AOS-BUILD-05")
@pytest.mark.parametrize("hex", ["I6", "N5", "Q4", "A12", "S3", "H11"])
def test_no_track_goes_on_water_or_beyond_the_edge_of_the_board(hex: str) -> None:
    assert refusal(building(), BuildTrack(hex, ((0, 3),))) == "AOS-BUILD-05"


@rule("AOS-BUILD-06")
@pytest.mark.parametrize("hex", ["M9", "H6"])
def test_no_track_goes_on_a_printed_city(hex: str) -> None:
    state = building(tile("K10", ((1, 4), 0)), tile("L9", ((1, 4), 0)))
    assert refusal(state, BuildTrack(hex, ((3, 4),))) == "AOS-BUILD-06"


@rule("AOS-BUILD-06")
@pytest.mark.parametrize("action", [BuildTown("K9", (3,)), BuildTrack("K9", ((0, 3),))])
def test_no_track_goes_on_a_new_city(action: BuildTown | BuildTrack) -> None:
    state = building(tile("K10", ((0, 4), 0)), new_cities=[{"hex": "K9", "city": "A"}])
    assert refusal(state, action) == "AOS-BUILD-06"


@rule("AOS-BUILD-07")
def test_no_exit_leads_into_a_lake() -> None:
    state = building()
    assert refusal(state, BuildTrack("I7", ((0, 5),))) == "AOS-BUILD-07"
    assert refusal(state, BuildTrack("I7", ((3, 5),))) is None


@rule("AOS-BUILD-07")
def test_no_exit_leads_off_the_map() -> None:
    state = building(tile("K10", ((2, 4), 0)))
    assert refusal(state, BuildTrack("L10", ((3, 5),))) == "AOS-BUILD-07"
    assert refusal(state, BuildTrack("L10", ((1, 5),))) is None


@rule("AOS-BUILD-07")
@pytest.mark.parametrize("lake", [0, 5])
def test_no_town_exit_leads_into_a_lake(lake: int) -> None:
    state = building(tile("I7", ((1, 5), 0)))
    assert refusal(state, BuildTown("J6", (lake, 4))) == "AOS-BUILD-07"
    assert refusal(state, BuildTown("J6", (1, 4))) is None


# The connection. ----------------------------------------------------------------------------


@rule("AOS-BUILD-08")
def test_new_track_may_touch_a_city() -> None:
    assert refusal(building(), BuildTrack("L9", ((1, 4),))) is None


@rule("AOS-BUILD-08")
def test_new_track_in_the_middle_of_nowhere_is_refused() -> None:
    assert refusal(building(), BuildTrack("I8", ((0, 3),))) == "AOS-BUILD-08"


@rule("AOS-BUILD-08")
def test_lying_beside_a_city_is_not_enough() -> None:
    assert refusal(building(), BuildTrack("L9", ((0, 3),))) == "AOS-BUILD-08"


@rule("AOS-BUILD-08")
def test_new_track_may_touch_track_of_the_builder() -> None:
    state = building(tile("K10", ((1, 4), 0)))
    assert refusal(state, BuildTrack("L9", ((2, 4),))) is None


@rule("AOS-BUILD-08")
def test_track_of_the_builder_that_shows_no_exit_there_is_not_touched() -> None:
    state = building(tile("K10", ((2, 4), 0)))
    assert refusal(state, BuildTrack("L9", ((2, 4),))) == "AOS-BUILD-08"


@rule("AOS-BUILD-08")
def test_new_track_may_leave_a_town_in_which_the_builder_has_track() -> None:
    state = building(tile("K9", ((4,), 0)), tile("J9", ((1, 3), 0)))
    assert refusal(state, BuildTown("K9", (1, 4))) is None
    assert refusal(state, BuildTown("K9", (0, 1, 4))) is None


@rule("AOS-BUILD-08")
def test_new_track_may_go_on_from_an_own_exit_of_a_town() -> None:
    state = building(tile("K9", ((1,), 0)))
    assert refusal(state, BuildTrack("L8", ((1, 4),))) is None


@rule("AOS-BUILD-08")
def test_a_side_of_a_town_without_an_exit_is_no_connection() -> None:
    state = building(tile("K9", ((4,), 0)), tile("J9", ((1, 3), 0)))
    assert refusal(state, BuildTrack("L8", ((1, 4),))) == "AOS-BUILD-08"


@rule("AOS-BUILD-08")
def test_a_town_without_a_tile_is_no_connection() -> None:
    assert refusal(building(), BuildTrack("L8", ((1, 4),))) == "AOS-BUILD-08"


@rule("AOS-BUILD-08", "AOS-OWN-13")
def test_unowned_track_from_a_city_may_be_extended_by_anybody() -> None:
    state = building(tile("K10", ((1, 4), None)))
    assert refusal(state, BuildTrack("L9", ((2, 4),))) is None


@rule("AOS-BUILD-08")
def test_unowned_track_from_a_town_of_others_is_no_connection() -> None:
    town = tile("K9", ((4,), 1), ((1,), None))
    state = building(town, tile("J9", ((1, 3), 1)), tile("L8", ((1, 4), None)))
    assert refusal(state, BuildTrack("M8", ((1, 4),))) == "AOS-BUILD-08"
    assert refusal(state, BuildTrack("M8", ((3, 4),))) is None  # runs into Cincinnati itself


@rule("AOS-BUILD-08")
def test_unowned_track_from_a_town_in_which_the_builder_has_track_may_be_extended() -> None:
    town = tile("K9", ((4,), 0), ((1,), None))
    state = building(town, tile("J9", ((1, 3), 0)), tile("L8", ((1, 4), None)))
    assert refusal(state, BuildTrack("M8", ((1, 4),))) is None


@rule("AOS-BUILD-08")
def test_an_unowned_exit_of_a_town_of_others_is_no_connection() -> None:
    state = building(tile("K9", ((4,), 1), ((1,), None)), tile("J9", ((1, 3), 1)))
    assert refusal(state, BuildTrack("L8", ((1, 4),))) == "AOS-BUILD-08"


@rule("AOS-BUILD-08")
def test_unowned_track_helps_only_where_it_is_met() -> None:
    state = building(tile("K10", ((1, 4), None)))
    assert refusal(state, BuildTrack("L10", ((1, 5),))) == "AOS-BUILD-08"


@rule("AOS-BUILD-09")
def test_a_player_may_start_again_at_a_city_he_never_visited() -> None:
    state = building(tile("K10", ((1, 4), 0)), tile("L9", ((1, 4), 0)))
    assert refusal(state, BuildTrack("C2", ((0, 3),))) is None
    assert refusal(state, BuildTrack("R5", ((0, 3),))) is None


@rule("AOS-BUILD-10")
def test_the_connection_is_tested_tile_by_tile() -> None:
    state = building()
    second = BuildTrack("L9", ((2, 4),))
    assert refusal(state, second) == "AOS-BUILD-08"
    play(state, BuildTrack("K10", ((1, 4),)))
    assert refusal(state, second) is None


@rule("AOS-BUILD-11")
def test_on_an_empty_board_every_first_tile_runs_into_a_city() -> None:
    first_tiles = [a for a in building().actions() if a != EndBuild()]
    assert first_tiles
    for action in first_tiles:
        assert isinstance(action, BuildTrack)
        (track,) = action.tracks
        beyond = {label(*neighbour(*parse_label(action.hex), edge)) for edge in track}
        assert beyond & CITIES, action


@rule("AOS-BUILD-11")
def test_a_first_tile_away_from_every_city_is_refused() -> None:
    others = tile("K10", ((1, 4), 1)), tile("L9", ((1, 4), 1))
    assert refusal(building(*others), BuildTrack("L4", ((0, 3),))) == "AOS-BUILD-08"


@rule("AOS-BUILD-12")
@pytest.mark.parametrize(
    ("hex", "track"),
    [
        ("M8", (0, 3)),
        ("N8", (1, 4)),
        ("N9", (2, 5)),
        ("M10", (0, 3)),
        ("L9", (1, 4)),
        ("L8", (2, 5)),
    ],
)
def test_a_city_accepts_track_at_each_of_its_hexsides(hex: str, track: tuple[int, int]) -> None:
    assert refusal(building(), BuildTrack(hex, (track,))) is None


@rule("AOS-BUILD-12")
def test_track_of_others_that_reaches_a_city_closes_it_to_nobody() -> None:
    state = building(tile("L8", ((2, 5), 1)), tile("M8", ((0, 3), 2)))
    assert refusal(state, BuildTrack("L9", ((1, 4),))) is None


@rule("AOS-BUILD-12")
def test_all_track_that_reaches_a_city_is_joined_there() -> None:
    to_cincinnati = tile("K10", ((1, 4), 0)), tile("L9", ((1, 4), 0))
    state = given(
        [player(engine=2), player(), player()],
        phase="move-goods",
        tiles=[*to_cincinnati, tile("N9", ((3, 5), 1))],
        new_cities=[{"hex": "N10", "city": "A"}],
        cubes={"J10": ["red"]},
    )
    assert refusal(state, Deliver("red", "J10", (1, 2))) is None


@rule("AOS-BUILD-13")
@pytest.mark.parametrize("exits", [(0, 1, 4), (0, 1, 3, 4)])
def test_a_town_of_others_is_no_starting_point(exits: tuple[int, ...]) -> None:
    state = building(tile("K9", ((4,), 1), ((1,), 1)))
    assert refusal(state, BuildTown("K9", exits)) == "AOS-BUILD-08"


@rule("AOS-BUILD-13")
def test_a_town_with_unowned_track_only_is_no_starting_point_either() -> None:
    state = building(tile("K9", ((4,), None), ((1,), None)))
    assert refusal(state, BuildTown("K9", (0, 1, 4))) == "AOS-BUILD-08"
    assert refusal(state, BuildTrack("L8", ((0, 4),))) == "AOS-BUILD-08"


@rule("AOS-BUILD-13")
def test_track_that_stops_short_of_the_added_exit_does_not_help() -> None:
    line = tile("I9", ((1,), 0)), tile("J8", ((2, 4), 0))
    state = building(tile("K9", ((4,), 1), ((1,), 1)), *line)
    assert refusal(state, BuildTown("K9", (0, 1, 4))) == "AOS-BUILD-08"


@rule("AOS-BUILD-14")
def test_an_own_line_may_enter_a_town_of_others() -> None:
    line = tile("I9", ((1,), 0)), tile("J8", ((2, 4), 0))
    state = building(tile("K9", ((4,), 1), ((1,), 1)), *line)
    assert price(state, BuildTown("K9", (1, 4, 5))) == 3
    assert links(state) == {("Indianapolis", "Terre Haute", 0)}
    assert owner(state, "K9", 5) == 0
    assert [owner(state, "K9", edge) for edge in (1, 4)] == [1, 1]


# Track of others. ---------------------------------------------------------------------------


@rule("AOS-BUILD-15")
def test_no_new_track_meets_track_of_another_player() -> None:
    state = building(tile("K10", ((1, 4), 1)))
    assert refusal(state, BuildTrack("L9", ((1, 4),))) == "AOS-BUILD-15"


@rule("AOS-BUILD-15")
def test_no_new_track_meets_a_town_exit_of_another_player() -> None:
    state = building(tile("K9", ((1,), 1)))
    assert refusal(state, BuildTrack("L8", ((2, 4),))) == "AOS-BUILD-15"


@rule("AOS-BUILD-15")
def test_no_new_town_exit_meets_track_of_another_player() -> None:
    state = building(tile("J9", ((1, 3), 0)), tile("K10", ((0, 4), 1)))
    assert refusal(state, BuildTown("K9", (3, 4))) == "AOS-BUILD-15"
    assert refusal(state, BuildTown("K9", (1, 4))) is None


@rule("AOS-BUILD-15")
def test_no_second_track_of_a_tile_meets_track_of_another_player() -> None:
    line = tile("K10", ((1, 4), 0)), tile("L9", ((1, 4), 0))
    state = building(*line, tile("M10", ((0, 5), 1)), tile("L8", ((2, 3), 0)))
    assert refusal(state, BuildTrack("L9", ((1, 4), (0, 2)))) == "AOS-BUILD-15"
    assert refusal(state, BuildTrack("L9", ((1, 4), (0, 3)))) is None


@rule("AOS-BUILD-16")
def test_new_track_may_block_track_of_another_player() -> None:
    state = building(tile("K10", ((1, 4), 1)))
    assert refusal(state, BuildTrack("L9", ((1, 3),))) is None
    play(state, BuildTrack("L9", ((1, 3),)))
    assert (owner(state, "L9", 3), owner(state, "K10", 1)) == (0, 1)
    assert links(state) == set()


@rule("AOS-BUILD-16")
def test_an_exit_may_face_a_blank_side_of_a_tile_of_another_player() -> None:
    state = building(tile("L9", ((1, 3), 1)))
    assert refusal(state, BuildTrack("K10", ((1, 4),))) is None
