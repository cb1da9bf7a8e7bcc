"""Build Track: completed links and unfinished sections."""

import pytest

from footplate.games.age_of_steam.language.actions import BuildTown, BuildTrack, Urbanize
from tests.rules.age_of_steam.given import (
    building,
    links,
    owner,
    play,
    player,
    refusal,
    sections,
    tile,
)

rule = pytest.mark.rule


@rule("AOS-BUILD-40")
def test_track_from_city_to_city_is_a_completed_link() -> None:
    state = building(tile("K10", ((1, 4), 0)))
    assert links(state) == set()
    play(state, BuildTrack("L9", ((1, 4),)))
    assert links(state) == {("Cincinnati", "Evansville", 0)}
    assert sections(state) == 2


@rule("AOS-BUILD-40")
def test_a_town_ends_a_link_like_a_city() -> None:
    state = building(tile("J9", ((1, 3), 0)))
    play(state, BuildTown("K9", (1, 4)), BuildTrack("L8", ((2, 4),)))
    assert links(state) == {("Evansville", "Indianapolis", 0), ("Cincinnati", "Indianapolis", 0)}


@rule("AOS-BUILD-40")
def test_a_link_may_join_two_towns() -> None:
    state = building(tile("I9", ((1,), 0)), tile("J8", ((2, 4), 0)))
    play(state, BuildTown("K9", (5,)))
    assert links(state) == {("Indianapolis", "Terre Haute", 0)}


@rule("AOS-BUILD-40")
def test_track_that_leads_to_no_other_stop_is_unfinished() -> None:
    state = building(tile("K10", ((1, 4), 0)), tile("L9", ((2, 4), 0)))
    assert links(state) == set()
    assert sections(state) == 0


@rule("AOS-BUILD-41")
def test_track_towards_a_town_without_a_tile_is_unfinished() -> None:
    state = building()
    play(state, BuildTrack("N9", ((3, 5),)))
    assert links(state) == set()
    assert sections(state) == 0


@rule("AOS-BUILD-41")
def test_track_towards_a_blank_side_of_a_town_is_unfinished() -> None:
    state = building(tile("N10", ((5,), 1)), tile("N9", ((3, 5), 0)))
    assert links(state) == set()


@rule("AOS-BUILD-41")
def test_the_matching_exit_finishes_the_link() -> None:
    state = building(tile("N9", ((3, 5), 0)))
    play(state, BuildTown("N10", (0,)))
    assert links(state) == {("Cincinnati", "Lexington", 0)}
    assert sections(state) == 2


@rule("AOS-BUILD-41", "AOS-CITY-11")
def test_a_town_that_becomes_a_city_finishes_the_link() -> None:
    urbanizer = [player(), player(action="Urbanization"), player()]
    state = building(tile("N9", ((3, 5), 0)), players=urbanizer, seat=1)
    assert sections(state) == 0
    play(state, Urbanize("N10", "A"))
    assert owner(state, "N9", 3) == 0
    assert sections(state) == 1


@rule("AOS-BUILD-42")
def test_no_link_leads_from_a_city_to_itself() -> None:
    loop = tile("I7", ((3, 5), 0)), tile("I8", ((0, 5), 0))
    state = building(*loop)
    assert refusal(state, BuildTrack("H7", ((0, 2),))) == "AOS-BUILD-42"
    assert refusal(state, BuildTrack("H7", ((2, 3),))) is None


@rule("AOS-BUILD-42")
def test_two_own_sections_from_one_city_are_not_joined() -> None:
    ends = tile("I7", ((3, 5), 0)), tile("H7", ((0, 2), 0))
    assert refusal(building(*ends), BuildTrack("I8", ((0, 5),))) == "AOS-BUILD-42"


@rule("AOS-BUILD-42")
def test_an_unowned_section_from_the_same_city_is_not_joined_either() -> None:
    ends = tile("I7", ((3, 5), 0)), tile("H7", ((0, 2), None))
    assert refusal(building(*ends), BuildTrack("I8", ((0, 5),))) == "AOS-BUILD-42"


@rule("AOS-BUILD-42")
def test_no_link_leads_from_a_town_to_itself() -> None:
    loop = tile("K9", ((0,), 0), ((1,), 0)), tile("K8", ((2, 3), 0))
    assert refusal(building(*loop), BuildTrack("L8", ((4, 5),))) == "AOS-BUILD-42"


@rule("AOS-BUILD-42")
def test_no_new_exit_closes_a_loop_at_a_town() -> None:
    loop = tile("K9", ((0,), 0)), tile("K8", ((2, 3), 0)), tile("L8", ((4, 5), 0))
    state = building(*loop)
    assert refusal(state, BuildTown("K9", (0, 1))) == "AOS-BUILD-42"
    assert refusal(state, BuildTown("K9", (0, 2))) is None


@rule("AOS-BUILD-42")
def test_a_loop_over_another_stop_is_no_link_to_itself() -> None:
    there = tile("J9", ((1, 3), 0)), tile("K9", ((4,), 0), ((3,), 0))
    state = building(*there)
    play(state, BuildTrack("K10", ((0, 4),)))
    assert sections(state) == 4


@rule("AOS-BUILD-43")
def test_two_players_may_join_the_same_two_stops() -> None:
    town = tile("K9", ((1,), 1), ((2,), 0))
    state = building(town, tile("L8", ((2, 4), 1)), tile("M10", ((0, 5), 0)))
    play(state, BuildTrack("L9", ((2, 5),)))
    assert links(state) == {
        ("Cincinnati", "Indianapolis", 0),
        ("Cincinnati", "Indianapolis", 1),
    }


@rule("AOS-BUILD-43")
def test_one_player_may_join_the_same_two_stops_twice() -> None:
    state = building(tile("K9", ((1,), 0), ((2,), 0)), tile("L8", ((2, 4), 0)))
    play(state, BuildTrack("L9", ((1, 5),)))
    assert sections(state) == 4
