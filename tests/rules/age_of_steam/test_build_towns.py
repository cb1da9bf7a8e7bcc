"""Build Track: tiles in towns, town disks, and entering a town."""

from typing import Any

import pytest

from footplate.games.age_of_steam.language.actions import BuildTown, BuildTrack, Deliver
from tests.rules.age_of_steam.given import (
    building,
    given,
    has_track,
    kind,
    owner,
    play,
    player,
    price,
    refusal,
    seen,
    tile,
)

rule = pytest.mark.rule

# Own track from Evansville that points at Indianapolis (K9), edge 4.
TO_INDIANAPOLIS = tile("J9", ((1, 3), 0))


def straight_town(hex: str) -> dict[str, Any]:
    return tile(hex, ((0,), 1), ((3,), 1))


SEVEN_DISKS = [straight_town(hex) for hex in ("E4", "F7", "G9", "H2", "H4", "K4", "L7")]


def crossed_town(hex: str, owner: int, kind: str) -> dict[str, Any]:
    return {**tile(hex, *(((edge,), owner) for edge in (1, 2, 4, 5))), "tile": kind}


FOUR_CROSSINGS = [crossed_town(hex, 1, "cross_straight_straight") for hex in ("E4", "F7", "G9")]
FOUR_CROSSINGS.append(crossed_town("L7", 2, "cross_straight_straight"))


@rule("AOS-BUILD-20")
@pytest.mark.parametrize(
    ("exits", "shape"),
    [
        ((4,), "town_1"),
        ((1, 4), "straight"),
        ((0, 4), "gentle"),
        ((4, 5), "acute"),
        ((0, 2, 4), "town_3_star"),
        ((3, 4, 5), "town_3_same_half"),
        ((0, 1, 4), "town_3_left"),
        ((1, 4, 5), "town_3_right"),
        ((1, 2, 4, 5), "cross_straight_straight"),
        ((2, 3, 4, 5), "cross_gentle_gentle"),
        ((0, 1, 2, 4), "cross_gentle_straight"),
    ],
)
def test_the_number_of_exits_decides_the_kind_of_town_tile(
    exits: tuple[int, ...], shape: str
) -> None:
    state = building(TO_INDIANAPOLIS)
    play(state, BuildTown("K9", exits))
    assert kind(state, "K9") == shape
    assert [has_track(state, "K9", edge) for edge in range(6)] == [e in exits for e in range(6)]


@rule("AOS-BUILD-20")
@pytest.mark.parametrize("exits", [(1,), (1, 4), (1, 2, 3)])
def test_no_town_tile_goes_on_a_hex_without_a_town(exits: tuple[int, ...]) -> None:
    assert refusal(building(), BuildTown("L9", exits)) == "AOS-BUILD-20"


@rule("AOS-BUILD-20")
def test_no_track_passes_a_town_without_stopping() -> None:
    assert refusal(building(TO_INDIANAPOLIS), BuildTrack("K9", ((1, 4),))) == "AOS-BUILD-20"


@rule("AOS-BUILD-21")
@pytest.mark.parametrize("exits", [(2, 4), (0, 2, 4), (1, 2, 4, 5)])
def test_all_exits_of_a_town_are_joined_whichever_tile_carries_them(exits: tuple[int, ...]) -> None:
    line = TO_INDIANAPOLIS, tile("L9", ((2, 5), 0)), tile("M10", ((0, 5), 0))
    state = given(
        [player(engine=2), player(), player()],
        phase="move-goods",
        tiles=[*line, tile("K9", *(((edge,), 0) for edge in exits))],
        cubes={"J10": ["blue"]},
    )
    assert refusal(state, Deliver("blue", "J10", (0, 2))) is None


@rule("AOS-BUILD-22", "AOS-COST-08")
def test_one_connected_exit_is_enough_for_the_first_tile_of_a_town() -> None:
    state = building(TO_INDIANAPOLIS)
    assert price(state, BuildTown("K9", (0, 2, 4))) == 4
    assert [owner(state, "K9", edge) for edge in (0, 2, 4)] == [0, 0, 0]


@rule("AOS-BUILD-22")
@pytest.mark.parametrize("exits", [(4,), (0, 4), (1, 2, 4), (0, 1, 2, 4)])
def test_the_first_tile_of_a_town_may_have_one_to_four_exits(exits: tuple[int, ...]) -> None:
    assert refusal(building(TO_INDIANAPOLIS), BuildTown("K9", exits)) is None


@rule("AOS-BUILD-22")
@pytest.mark.parametrize("exits", [(0,), (1, 5), (0, 1, 2), (0, 1, 2, 3)])
def test_a_first_town_tile_without_a_connected_exit_is_refused(exits: tuple[int, ...]) -> None:
    assert refusal(building(TO_INDIANAPOLIS), BuildTown("K9", exits)) == "AOS-BUILD-08"


@rule("AOS-BUILD-22")
def test_unowned_track_connects_the_first_tile_of_a_town() -> None:
    state = building(tile("J9", ((1, 3), None)))
    assert refusal(state, BuildTown("K9", (1, 4))) is None


@rule("AOS-BUILD-22")
def test_unowned_track_from_a_town_of_others_does_not_connect_the_first_tile() -> None:
    line = tile("I9", ((1,), None), ((2,), 1)), tile("J8", ((2, 4), None))
    assert refusal(building(*line), BuildTown("K9", (1, 5))) == "AOS-BUILD-08"


@rule("AOS-BUILD-23", "AOS-COST-11")
def test_two_exits_may_be_added_in_one_replacement() -> None:
    state = building(TO_INDIANAPOLIS, tile("K9", ((4,), 0), ((1,), 0)))
    assert price(state, BuildTown("K9", (1, 2, 4, 5))) == 3


@rule("AOS-BUILD-23")
@pytest.mark.parametrize("exits", [(2, 4), (4,), (0, 2, 4), (0, 2, 3, 4)])
def test_an_own_exit_of_a_town_is_never_redirected(exits: tuple[int, ...]) -> None:
    state = building(TO_INDIANAPOLIS, tile("K9", ((4,), 0), ((1,), 0)))
    assert refusal(state, BuildTown("K9", exits)) == "AOS-BUILD-23"


@rule("AOS-BUILD-23")
def test_an_unowned_exit_of_a_town_is_never_redirected() -> None:
    state = building(TO_INDIANAPOLIS, tile("K9", ((4,), 0), ((1,), None)))
    assert refusal(state, BuildTown("K9", (2, 4))) == "AOS-BUILD-23"


@rule("AOS-BUILD-23")
def test_an_exit_of_another_player_stays_in_the_town() -> None:
    line = tile("I9", ((1,), 0)), tile("J8", ((2, 4), 0))
    state = building(*line, tile("K9", ((4,), 1), ((1,), 1)))
    assert refusal(state, BuildTown("K9", (4, 5))) == "AOS-BUILD-23"
    assert refusal(state, BuildTown("K9", (1, 4, 5))) is None


@rule("AOS-BUILD-23", "AOS-BUILD-14")
def test_who_enters_a_town_of_others_may_add_a_stub_as_well() -> None:
    line = tile("I9", ((1,), 0)), tile("J8", ((2, 4), 0))
    state = building(*line, tile("K9", ((4,), 1), ((1,), 1)))
    play(state, BuildTown("K9", (1, 2, 4, 5)))
    assert [owner(state, "K9", edge) for edge in (1, 2, 4, 5)] == [1, 0, 1, 0]


@rule("AOS-BUILD-24")
@pytest.mark.parametrize("exits", [(0, 1, 2, 4, 5), (0, 1, 2, 3, 4, 5)])
def test_a_town_never_has_more_than_four_exits(exits: tuple[int, ...]) -> None:
    full = tile("K9", *(((edge,), 0) for edge in (1, 2, 4, 5)))
    assert refusal(building(TO_INDIANAPOLIS, full), BuildTown("K9", exits)) == "AOS-BUILD-24"


@rule("AOS-BUILD-24")
def test_the_first_tile_of_a_town_has_no_more_than_four_exits_either() -> None:
    state = building(TO_INDIANAPOLIS)
    assert refusal(state, BuildTown("K9", (0, 1, 2, 3, 4))) == "AOS-BUILD-24"


@rule("AOS-BUILD-25")
@pytest.mark.parametrize(
    ("exits", "refused"),
    [
        ((4,), None),
        ((1, 4), "AOS-BUILD-25"),
        ((0, 2, 4), None),
        ((1, 2, 4, 5), "AOS-BUILD-25"),
    ],
)
def test_with_eight_disks_out_only_dedicated_town_tiles_are_left(
    exits: tuple[int, ...], refused: str | None
) -> None:
    state = building(TO_INDIANAPOLIS, *SEVEN_DISKS, straight_town("M6"))
    assert seen(state).parts.town_disks == 0
    assert refusal(state, BuildTown("K9", exits)) == refused


@rule("AOS-BUILD-25")
def test_the_eighth_disk_can_be_used() -> None:
    state = building(TO_INDIANAPOLIS, *SEVEN_DISKS)
    play(state, BuildTown("K9", (1, 4)))
    assert seen(state).parts.town_disks == 0


@rule("AOS-BUILD-26")
def test_the_disk_of_the_replaced_tile_serves_the_new_one() -> None:
    state = building(TO_INDIANAPOLIS, *SEVEN_DISKS, tile("K9", ((4,), 0), ((1,), 0)))
    assert refusal(state, BuildTown("K9", (1, 2, 4, 5))) is None


@rule("AOS-BUILD-26")
def test_a_disk_that_is_no_longer_needed_is_free_again() -> None:
    to_lexington = tile("N9", ((3, 5), 0))
    disk = tile("K9", ((4,), 0), ((1,), 0))
    state = building(TO_INDIANAPOLIS, to_lexington, *SEVEN_DISKS, disk)
    assert refusal(state, BuildTown("N10", (0, 1))) == "AOS-BUILD-25"
    play(state, BuildTown("K9", (0, 1, 4)))
    assert seen(state).parts.town_disks == 1
    assert refusal(state, BuildTown("N10", (0, 1))) is None


@rule("AOS-BUILD-27")
@pytest.mark.parametrize(
    ("exits", "crossing", "coexist"),
    [
        ((1, 2, 4, 5), "cross_straight_straight", "coexist_gentle_gentle"),
        ((2, 3, 4, 5), "cross_gentle_gentle", "coexist_straight_acute"),
        ((0, 1, 2, 4), "cross_gentle_straight", "coexist_gentle_acute_left"),
    ],
)
def test_a_four_exit_town_takes_the_tile_that_the_option_prefers(
    exits: tuple[int, ...], crossing: str, coexist: str
) -> None:
    state = building(TO_INDIANAPOLIS)
    play(state, BuildTown("K9", exits))
    assert kind(state, "K9") == crossing
    state = building(TO_INDIANAPOLIS, options={"four_exit_town": "coexist-first"})
    play(state, BuildTown("K9", exits))
    assert kind(state, "K9") == coexist


@rule("AOS-BUILD-27")
def test_a_four_exit_town_takes_the_other_tile_when_the_first_has_run_out() -> None:
    state = building(TO_INDIANAPOLIS, tile("K9", ((4,), 0), ((1,), 0)), *FOUR_CROSSINGS)
    play(state, BuildTown("K9", (1, 2, 4, 5)))
    assert kind(state, "K9") == "coexist_gentle_gentle"


@rule("AOS-BUILD-27")
def test_coexist_first_takes_a_crossing_when_the_coexisting_tile_is_out() -> None:
    coexisting = crossed_town("E4", 1, "coexist_gentle_gentle")
    state = building(TO_INDIANAPOLIS, coexisting, options={"four_exit_town": "coexist-first"})
    play(state, BuildTown("K9", (1, 2, 4, 5)))
    assert kind(state, "K9") == "cross_straight_straight"


@rule("AOS-BUILD-27", "AOS-BUILD-18")
@pytest.mark.parametrize("first", ["crossing-first", "coexist-first"])
def test_with_neither_tile_left_the_four_exit_town_is_refused(first: str) -> None:
    coexisting = crossed_town("I9", 2, "coexist_gentle_gentle")
    town = tile("K9", ((4,), 0), ((1,), 0))
    state = building(
        TO_INDIANAPOLIS, town, coexisting, *FOUR_CROSSINGS, options={"four_exit_town": first}
    )
    assert refusal(state, BuildTown("K9", (1, 2, 4, 5))) == "AOS-BUILD-18"
    assert refusal(state, BuildTown("K9", (0, 1, 2, 4))) is None
