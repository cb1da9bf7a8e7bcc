"""Where track may be laid: hexes, cities, networks, open ends and groups."""

import pytest

from footplate.games.steam_power.board.load import load_board
from footplate.games.steam_power.language.actions import (
    BuildFactory,
    EndTrack,
    LayTrack,
    TakeMoney,
    TakeResource,
)
from tests.rules.steam_power.given import (
    BLUE,
    GREEN,
    PURPLE,
    RED,
    YELLOW,
    factory,
    fulfil,
    given,
    links,
    offered,
    play,
    player,
    purses,
    refusal,
    track,
    tracks,
)
from tests.rules.steam_power.ways import along, side

rule = pytest.mark.rule

MILWAUKEE_CHICAGO = track("L7", 0, 3)
BLUE_STUB = track("K9", 1, 4, BLUE)
"""Out of Chicago, its open end before J9."""


# The tile and the hex. ----------------------------------------------------------------------


@rule("SP-TRACK-06")
@pytest.mark.parametrize(
    "laid",
    [LayTrack("L7", (0, 3)), LayTrack("K7", (1, 5)), LayTrack("L9", (0, 1))],
    ids=["straight", "curve", "tight curve"],
)
def test_a_tile_is_a_straight_a_curve_or_a_tight_curve(laid: LayTrack) -> None:
    state = given(3)
    assert refusal(state, laid) is None
    play(state, laid)
    assert tracks(state, laid.hex) == [(laid.track, RED)]


@rule("SP-TRACK-06")
@pytest.mark.parametrize("rails", [(0, 0), (3, 3), (0, 6), (-1, 3)])
def test_a_track_joins_two_different_hexsides(rails: tuple[int, int]) -> None:
    assert refusal(given(3), LayTrack("L7", rails)) == "SP-TRACK-06"


@rule("SP-TRACK-06")
def test_the_order_of_the_two_hexsides_means_nothing() -> None:
    state = given(3)
    play(state, LayTrack("L7", (3, 0)))
    assert tracks(state, "L7") == [((0, 3), RED)]


@rule("SP-TRACK-07")
@pytest.mark.parametrize("hex", ["M7", "M8", "T7", "L16"])
def test_no_track_on_water_or_outside_the_map(hex: str) -> None:
    assert refusal(given(3), LayTrack(hex, (4, 5))) == "SP-TRACK-07"


@rule("SP-TRACK-08")
@pytest.mark.parametrize("hex", ["L8", "J10"])
def test_no_track_on_a_city(hex: str) -> None:
    assert refusal(given(3), LayTrack(hex, (0, 3))) == "SP-TRACK-08"
    linked = given(3, tracks=[MILWAUKEE_CHICAGO])
    assert refusal(linked, LayTrack("L8", (0, 3))) == "SP-TRACK-08"


# The first track and the network. -----------------------------------------------------------


@rule("SP-TRACK-09")
def test_r_03_the_first_track_enters_a_city() -> None:
    state = given(3)
    assert refusal(state, LayTrack("F9", (0, 3))) == "SP-TRACK-09"
    assert refusal(state, LayTrack("F9", (2, 5))) is None


@rule("SP-TRACK-09")
def test_the_first_track_may_enter_any_city() -> None:
    state = given(3)
    entered = set()
    cities = {city.hex for city in load_board("us-midwest").cities}
    for laid in offered(state, LayTrack):
        around = {hex for hex in cities if _touches(laid.hex, hex) in laid.track}
        assert around, laid
        entered |= around
    assert entered == cities


def _touches(hex: str, other: str) -> int:
    try:
        return side(hex, other)
    except ValueError:
        return -1


@rule("SP-TRACK-09")
def test_others_track_does_not_count_as_a_first_track() -> None:
    state = given(3, tracks=[MILWAUKEE_CHICAGO], seat=BLUE)
    assert refusal(state, LayTrack("F9", (0, 3))) == "SP-TRACK-09"
    assert refusal(state, LayTrack("F9", (2, 5))) is None


@rule("SP-TRACK-10")
def test_later_track_starts_in_the_network() -> None:
    state = given(3, tracks=[MILWAUKEE_CHICAGO])
    assert refusal(state, LayTrack("K7", (1, 5))) is None  # from Milwaukee
    assert refusal(state, LayTrack("K9", (1, 4))) is None  # from Chicago
    assert refusal(state, LayTrack("F9", (2, 5))) == "SP-TRACK-10"  # from Des Moines
    assert refusal(state, LayTrack("J11", (0, 2))) == "SP-TRACK-10"  # Peoria to Springfield
    assert refusal(state, LayTrack("K8", (0, 3))) == "SP-TRACK-10"  # beside the link


@rule("SP-TRACK-10")
def test_later_track_joins_the_open_end() -> None:
    state = given(3, tracks=[MILWAUKEE_CHICAGO, track("K9", 1, 4)])
    assert {laid.hex for laid in offered(state, LayTrack)} == {"J9"}
    assert all(1 in laid.track for laid in offered(state, LayTrack))
    play(state, LayTrack("J9", (1, 3)))
    assert ("Chicago", "Peoria", RED) in links(state)


@rule("SP-TRACK-11")
def test_only_an_own_completed_link_makes_a_city_part_of_the_network() -> None:
    chicago = LayTrack("K9", (1, 4))
    omaha = along("B9 B8 B7 A7")
    theirs = track("L7", 0, 3, BLUE)
    state = given(3, tracks=[*omaha, theirs], cities={"L8": "gray"}, factories=[factory("L8")])
    assert refusal(state, chicago) == "SP-TRACK-10"
    state = given(3, tracks=[*omaha, theirs], seat=BLUE)
    assert refusal(state, chicago) is None


@rule("SP-TRACK-12")
def test_a_city_takes_track_of_all_players_at_each_hexside() -> None:
    around_peoria = [
        *along("J10 K11 K12", RED),
        *along("J10 J11 K12", BLUE),
        *along("J10 J9 J8", GREEN),
        *along("J10 K10 L9", YELLOW),
        *along("J10 I11 H10", PURPLE),
    ]
    state = given(5, tracks=around_peoria)
    assert refusal(state, LayTrack("I10", (2, 5))) is None
    play(state, LayTrack("I10", (2, 5)))
    assert len(links(state)) == 2


# The incomplete link. -----------------------------------------------------------------------


@rule("SP-TRACK-15")
def test_r_06_an_incomplete_link_comes_before_anything_else() -> None:
    green = track("J9", 3, 5, GREEN)
    yellow = track("K7", 1, 4, YELLOW)
    state = given(4, tracks=[BLUE_STUB, green, yellow], seat=BLUE)
    assert refusal(state, LayTrack("L7", (0, 3))) == "SP-TRACK-15"
    assert refusal(state, LayTrack("L9", (0, 3))) == "SP-TRACK-15"
    assert refusal(state, LayTrack("K7", (2, 5))) == "SP-TRACK-15"  # a crossing elsewhere
    assert refusal(state, LayTrack("J9", (1, 4))) is None  # its own crossing goes on


@rule("SP-TRACK-15")
def test_a_second_placement_goes_on_from_the_first() -> None:
    state = given(3)
    play(state, LayTrack("K9", (1, 4)))
    assert refusal(state, LayTrack("L7", (0, 3))) == "SP-TRACK-15"
    assert refusal(state, LayTrack("J9", (1, 5))) is None


@rule("SP-TRACK-16")
def test_r_07_a_link_does_not_lead_back_into_its_city() -> None:
    state = given(3)
    play(state, LayTrack("L9", (0, 5)))
    assert refusal(state, LayTrack("K9", (1, 2))) == "SP-TRACK-16"
    assert refusal(state, LayTrack("K9", (2, 5))) is None


@rule("SP-TRACK-16")
def test_nor_after_a_longer_way() -> None:
    state = given(3, tracks=along("L8 L9 L10 K10 K9"))
    assert refusal(state, LayTrack("K9", (1, 3))) == "SP-TRACK-16"
    assert refusal(state, LayTrack("K9", (3, 4))) is None


@rule("SP-TRACK-17")
def test_r_07_two_cities_of_a_group_may_be_joined() -> None:
    state = given(3)
    play(state, LayTrack("L9", (0, 1)))
    assert links(state) == [("Chicago", "Gary", RED)]


# Open ends. ---------------------------------------------------------------------------------


@rule("SP-TRACK-18")
@pytest.mark.parametrize(
    "laid",
    [
        LayTrack("L7", (0, 2)),
        LayTrack("L7", (1, 3)),
        LayTrack("A1", (0, 3)),
        LayTrack("A8", (0, 4)),
    ],
)
def test_r_04_an_open_end_faces_land(laid: LayTrack) -> None:
    assert refusal(given(3), laid) == "SP-TRACK-18"


@rule("SP-TRACK-18")
def test_an_open_end_may_face_a_hex_with_track() -> None:
    crossing = [track("J9", 3, 5, GREEN), *along("L8 K9 J9 I10", BLUE)]
    state = given(3, tracks=crossing)
    assert refusal(state, LayTrack("K10", (4, 5))) is None  # before J9, which has two tracks
    assert refusal(state, LayTrack("L9", (0, 5))) is None  # before K9


@rule("SP-TRACK-19")
def test_r_05_track_does_not_meet_an_open_end_of_another_player() -> None:
    state = given(3, tracks=[BLUE_STUB], seat=GREEN)
    assert refusal(state, LayTrack("J9", (1, 3))) == "SP-TRACK-19"
    assert refusal(state, LayTrack("J9", (3, 5))) is None


@rule("SP-TRACK-19")
def test_an_incomplete_link_is_not_led_into_another_one_either() -> None:
    green = along("J10 I10 I9 J8", GREEN)
    state = given(3, tracks=[BLUE_STUB, *green], seat=GREEN)
    assert refusal(state, LayTrack("J8", (2, 4))) is None  # before K9, but not against its end
    assert refusal(state, LayTrack("J8", (3, 4))) is None
    play(state, LayTrack("J8", (3, 4)))
    assert refusal(state, LayTrack("J9", (0, 1))) == "SP-TRACK-19"


@rule("SP-TRACK-20")
def test_r_05_an_open_end_may_face_a_closed_side_and_be_blocked() -> None:
    state = given(3, tracks=[BLUE_STUB], seat=GREEN)
    play(state, LayTrack("J9", (3, 5)), EndTrack(), TakeMoney())
    assert tracks(state, "J9") == [((3, 5), GREEN)]
    assert tracks(state, "K9") == [((1, 4), BLUE)]


@rule("SP-TRACK-20")
def test_an_own_closed_side_may_be_faced_as_well() -> None:
    state = given(3, tracks=along("L8 K9 J9 J10"))
    assert refusal(state, LayTrack("L9", (0, 5))) is None


# Groups. ------------------------------------------------------------------------------------


@rule("SP-TRACK-25")
def test_a_step_inside_a_group_is_free() -> None:
    state = given(
        [player(hand=["K06"]), player(), player()],
        tracks=[MILWAUKEE_CHICAGO],
        cities={"M9": "white"},
        factories=[factory("M9", BLUE, 5)],
    )
    fulfil(state, "K06")
    assert offered(state, TakeResource) == [TakeResource("M9", ((BLUE, 1),))]


@rule("SP-TRACK-25")
def test_r_23_a_route_through_a_group_pays_its_links_alone() -> None:
    state = given(
        [player(hand=["K12"]), player(), player()],
        tracks=[*along("J6 K7 L6"), track("L7", 0, 3, BLUE)],
        cities={"M9": "white"},
        factories=[factory("M9", BLUE, 5)],
    )
    fulfil(state, "K12", "M9")
    assert purses(state) == [28, 32, 30]
    fulfil_second = offered(state, TakeResource)
    assert fulfil_second == [TakeResource("M9", ((BLUE, 2),))]
    play(state, fulfil_second[0])
    assert purses(state) == [26, 34, 30]


@rule("SP-TRACK-26", "SP-FACTORY-05")
def test_a_group_counts_only_with_a_completed_link() -> None:
    gary = BuildFactory("M9", 5)
    cities = {"M9": "white", "L8": "black"}
    assert refusal(given(3, cities=cities), gary) == "SP-FACTORY-05"
    stub = given(3, cities=cities, tracks=[BLUE_STUB])
    assert refusal(stub, gary) == "SP-FACTORY-05"
    linked = given(3, cities=cities, tracks=[track("L7", 0, 3, BLUE)])
    assert refusal(linked, gary) is None


@rule("SP-TRACK-26")
def test_a_link_inside_the_group_connects_it_too() -> None:
    state = given(3, cities={"E4": "white"}, tracks=[track("D3", 1, 2, BLUE)])
    assert refusal(state, BuildFactory("E4", 5)) is None


@rule("SP-TRACK-27")
@pytest.mark.parametrize(("reach", "refused"), [("group", None), ("hex", "SP-TRACK-10")])
def test_building_out_of_a_group(reach: str, refused: str | None) -> None:
    state = given(3, tracks=[MILWAUKEE_CHICAGO], options={"group_build_out": reach})
    assert refusal(state, LayTrack("K9", (1, 4))) is None  # Chicago, where the link ends
    assert refusal(state, LayTrack("N9", (2, 5))) == refused  # Gary


@rule("SP-TRACK-27")
@pytest.mark.parametrize("reach", ["group", "hex"])
def test_a_foreign_link_into_a_group_opens_it_for_nobody_else(reach: str) -> None:
    tracks_ = [*along("B9 B8 B7 A7"), track("L7", 0, 3, BLUE)]
    state = given(3, tracks=tracks_, options={"group_build_out": reach})
    assert refusal(state, LayTrack("N9", (2, 5))) == "SP-TRACK-10"
