"""Build Track: who owns track, ownership markers, and how ownership lapses."""

from typing import Any

import pytest

from footplate import Action
from footplate.games.age_of_steam.language.actions import (
    BuildTown,
    BuildTrack,
    Decline,
    DropOut,
    EndBuild,
    IssueShares,
    Urbanize,
)
from footplate.games.age_of_steam.play.state import State
from tests.rules.age_of_steam.given import (
    building,
    described,
    links,
    owner,
    play,
    player,
    refusal,
    sections,
    seen,
    tile,
)

rule = pytest.mark.rule

# A section from Evansville that ends at L9, edge 2.
OWN_END = tile("K10", ((1, 4), 0)), tile("L9", ((2, 4), 0))
UNOWNED_END = tile("K10", ((1, 4), None)), tile("L9", ((2, 4), None))


def stubs(hex: str, *exits: int) -> dict[str, Any]:
    """A town whose exits lead nowhere yet: each one takes a marker of seat 0."""
    return tile(hex, *(((edge,), 0) for edge in exits))


SIXTEEN = [stubs(hex, 1, 2, 4, 5) for hex in ("E4", "F7", "G9", "L7")]


def one_turn_later(state: State) -> None:
    """Everybody does as little as possible until Build Track of the next turn."""
    quiet: dict[str, Action] = {
        "build-track": EndBuild(),
        "move-goods": Decline(),
        "issue-shares": IssueShares(0),
        "determine-player-order": DropOut(),
    }
    turn = described(state).turn
    while described(state).turn == turn or described(state).phase != "build-track":
        play(state, quiet.get(described(state).phase) or state.actions()[0])


# Markers. -----------------------------------------------------------------------------------


@rule("AOS-OWN-01")
def test_track_belongs_to_the_player_who_builds_it() -> None:
    state = building(seat=1, order=[1, 0, 2])
    play(state, BuildTrack("K10", ((1, 4),)), BuildTrack("L9", ((2, 4),)))
    assert [owner(state, "K10", 4), owner(state, "L9", 2)] == [1, 1]


@rule("AOS-OWN-02", "AOS-OWN-16")
def test_a_section_that_needs_a_21st_marker_is_refused() -> None:
    state = building(*SIXTEEN, stubs("K4", 0, 1, 2, 3))
    assert seen(state).parts.markers == [0, 20, 20]
    assert refusal(state, BuildTrack("L9", ((1, 3),))) == "AOS-OWN-02"


@rule("AOS-OWN-02")
def test_the_20th_marker_can_be_used() -> None:
    state = building(*SIXTEEN, stubs("K4", 0, 1, 2))
    assert refusal(state, BuildTrack("L9", ((1, 3),))) is None


@rule("AOS-OWN-02")
def test_a_completed_link_takes_one_marker_however_long_it_is() -> None:
    link = tile("K10", ((1, 4), 0)), tile("L9", ((1, 4), 0))
    state = building(*SIXTEEN, stubs("K4", 0, 1, 2), *link)
    assert refusal(state, BuildTrack("M8", ((0, 3),))) == "AOS-OWN-02"
    state = building(*SIXTEEN, stubs("K4", 0, 1), *link)
    assert refusal(state, BuildTrack("M8", ((0, 3),))) is None


@rule("AOS-OWN-02")
def test_markers_of_other_players_do_not_count() -> None:
    others = [tile(hex, *(((edge,), 1) for edge in (1, 2, 4, 5))) for hex in ("E4", "F7", "G9")]
    state = building(*others, tile("L7", *(((edge,), 1) for edge in (1, 2, 4, 5))))
    assert refusal(state, BuildTrack("L9", ((1, 3),))) is None


@rule("AOS-OWN-02", "AOS-OWN-16")
def test_each_stub_of_a_new_town_takes_a_marker() -> None:
    state = building(*SIXTEEN, stubs("K4", 0, 1), tile("J9", ((1, 3), 0)))
    assert refusal(state, BuildTown("K9", (1, 4))) is None
    assert refusal(state, BuildTown("K9", (0, 1, 4))) == "AOS-OWN-02"


@rule("AOS-OWN-02")
def test_both_tracks_of_a_complex_tile_need_their_markers() -> None:
    state = building(*SIXTEEN, stubs("K4", 0, 1, 2), tile("K10", ((1, 4), 0)))
    assert refusal(state, BuildTrack("L9", ((2, 4),))) is None
    assert refusal(state, BuildTrack("L9", ((2, 4), (1, 3)))) == "AOS-OWN-02"


@rule("AOS-OWN-02")
def test_taking_over_unowned_track_needs_a_marker() -> None:
    state = building(*SIXTEEN, stubs("K4", 0, 1, 2, 3), tile("K10", ((1, 4), None)))
    assert refusal(state, BuildTrack("L9", ((2, 4),))) == "AOS-OWN-02"


@rule("AOS-OWN-02")
def test_a_redirect_that_takes_over_track_needs_a_marker() -> None:
    state = building(*SIXTEEN, stubs("K4", 0, 1, 2, 3), *UNOWNED_END)
    assert refusal(state, BuildTrack("L9", ((1, 4),))) == "AOS-OWN-02"
    assert refusal(state, BuildTrack("L9", ((3, 4),))) is None


@rule("AOS-OWN-02", "AOS-CITY-12")
def test_a_new_city_that_needs_a_21st_marker_is_refused() -> None:
    urbanizer = [player(action="Urbanization"), player(), player()]
    to_indianapolis = tile("K10", ((0, 4), None))
    state = building(*SIXTEEN, stubs("K4", 0, 1, 2, 3), to_indianapolis, players=urbanizer)
    assert refusal(state, Urbanize("K9", "A")) == "AOS-OWN-02"
    assert refusal(state, Urbanize("H2", "A")) is None
    state = building(*SIXTEEN, stubs("K4", 0, 1, 2), to_indianapolis, players=urbanizer)
    assert refusal(state, Urbanize("K9", "A")) is None


@rule("AOS-OWN-03")
def test_extending_an_own_section_needs_no_further_marker() -> None:
    state = building(*SIXTEEN, stubs("K4", 0, 1, 2), tile("K10", ((1, 4), 0)))
    assert refusal(state, BuildTrack("L9", ((2, 4),))) is None
    assert refusal(state, BuildTrack("L9", ((1, 4),))) is None


@rule("AOS-OWN-03")
def test_joining_two_own_sections_frees_a_marker() -> None:
    ends = tile("K10", ((2, 4), 0)), tile("M10", ((0, 4), 0))
    state = building(*SIXTEEN, stubs("K4", 0, 1), *ends)
    assert refusal(state, BuildTrack("C2", ((0, 3),))) == "AOS-OWN-02"
    play(state, BuildTrack("L10", ((1, 5),)))
    assert seen(state).parts.markers[0] == 1
    play(state, BuildTrack("C2", ((0, 3),)))
    assert refusal(state, BuildTrack("B7", ((0, 2),))) == "AOS-OWN-02"


# Keeping and losing track. ------------------------------------------------------------------


@rule("AOS-OWN-04")
def test_a_completed_link_is_kept_without_any_extension() -> None:
    state = building(tile("K10", ((1, 4), 0)), tile("L9", ((1, 4), 0)))
    play(state, EndBuild())
    one_turn_later(state)
    one_turn_later(state)
    assert links(state) == {("Cincinnati", "Evansville", 0)}


@rule("AOS-OWN-05")
def test_an_unfinished_section_lapses_when_its_owner_builds_nothing() -> None:
    state = building(*OWN_END)
    play(state, EndBuild())
    edges = [("K10", 4), ("K10", 1), ("L9", 4), ("L9", 2)]
    assert [owner(state, hex, edge) for hex, edge in edges] == [None] * 4
    assert seen(state).parts.markers[0] == 20


@rule("AOS-OWN-05")
def test_only_the_section_that_was_extended_is_kept() -> None:
    state = building(tile("K10", ((1, 4), 0)), tile("C2", ((0, 3), 0)))
    play(state, BuildTrack("L9", ((2, 4),)), EndBuild())
    assert (owner(state, "K10", 4), owner(state, "C2", 0)) == (0, None)


@rule("AOS-OWN-05")
def test_building_elsewhere_does_not_keep_a_section() -> None:
    state = building(tile("K10", ((1, 4), 0)))
    play(state, BuildTrack("M8", ((0, 3),)), EndBuild())
    assert (owner(state, "K10", 4), owner(state, "M8", 0)) == (None, 0)


@rule("AOS-OWN-05")
def test_sections_of_the_others_do_not_lapse_yet() -> None:
    state = building(tile("K10", ((1, 4), 1)))
    play(state, EndBuild())
    assert owner(state, "K10", 4) == 1
    play(state, EndBuild())
    assert owner(state, "K10", 4) is None


@rule("AOS-OWN-05")
def test_a_section_is_kept_until_the_end_of_the_turn_in_which_it_can_be_extended() -> None:
    state = building(tile("K10", ((1, 4), 0)))
    play(state, BuildTrack("M8", ((0, 3),)))
    assert owner(state, "K10", 4) == 0


@rule("AOS-OWN-06")
def test_a_section_begun_in_a_build_turn_is_safe_until_the_end_of_the_next() -> None:
    state = building()
    play(state, BuildTrack("K10", ((1, 4),)), EndBuild())
    assert owner(state, "K10", 1) == 0
    one_turn_later(state)
    assert owner(state, "K10", 1) == 0
    while state.seat != 0:
        play(state, EndBuild())
    play(state, EndBuild())
    assert owner(state, "K10", 1) is None


@rule("AOS-OWN-06")
def test_track_marked_as_laid_in_this_turn_is_safe() -> None:
    laid = {"hex": "K10", "track": [{"exits": [1, 4], "owner": 0, "laid": True}]}
    state = building(laid, build={"left": 2, "hexes": ["K10"]})
    play(state, EndBuild())
    assert owner(state, "K10", 1) == 0


@rule("AOS-OWN-06", "AOS-BUILD-04")
def test_a_new_section_that_is_redirected_in_the_same_turn_is_safe_too() -> None:
    state = building(options={"rebuild_same_hex": True})
    play(state, BuildTrack("K10", ((1, 4),)), BuildTrack("K10", ((2, 4),)), EndBuild())
    assert owner(state, "K10", 2) == 0


@rule("AOS-OWN-07")
def test_lapsed_track_may_be_taken_over_in_the_same_turn() -> None:
    state = building(tile("K10", ((1, 4), 0)))
    play(state, EndBuild())
    assert state.seat == 1
    play(state, BuildTrack("L9", ((1, 4),)))
    assert links(state) == {("Cincinnati", "Evansville", 1)}
    assert owner(state, "K10", 4) == 1


@rule("AOS-OWN-07")
def test_who_builds_earlier_cannot_take_over_what_has_not_lapsed() -> None:
    state = building(tile("K10", ((1, 4), 0)), order=[1, 0, 2], seat=1)
    assert refusal(state, BuildTrack("L9", ((1, 4),))) == "AOS-BUILD-15"


# Extension and redirection. -----------------------------------------------------------------


@rule("AOS-OWN-08")
def test_a_tile_that_makes_the_section_longer_keeps_it() -> None:
    state = building(*OWN_END)
    play(state, BuildTrack("M10", ((3, 5),)), EndBuild())
    edges = [("K10", 4), ("L9", 2), ("M10", 3)]
    assert [owner(state, hex, edge) for hex, edge in edges] == [0, 0, 0]


@rule("AOS-OWN-08")
def test_a_redirect_by_itself_does_not_keep_the_section() -> None:
    state = building(*OWN_END)
    play(state, BuildTrack("L9", ((3, 4),)))
    assert owner(state, "L9", 3) == 0
    play(state, EndBuild())
    assert [owner(state, "K10", 4), owner(state, "L9", 3)] == [None, None]


@rule("AOS-OWN-08")
def test_a_section_that_is_redirected_and_then_extended_is_kept() -> None:
    state = building(*OWN_END)
    play(state, BuildTrack("L9", ((3, 4),)), BuildTrack("L10", ((0, 1),)), EndBuild())
    assert [owner(state, "K10", 4), owner(state, "L10", 1)] == [0, 0]


@rule("AOS-OWN-08")
def test_crossing_the_own_section_does_not_extend_it() -> None:
    state = building(tile("K10", ((1, 4), 0)), tile("K11", ((0, 5), 0)))
    play(state, BuildTrack("K10", ((1, 4), (0, 3))), EndBuild())
    assert [owner(state, "K10", edge) for edge in (1, 4, 0, 3)] == [None, None, 0, 0]
    assert owner(state, "K11", 5) == 0


@rule("AOS-OWN-08")
def test_redirecting_both_tracks_of_a_tile_keeps_neither() -> None:
    state = building(tile("K10", ((1, 4), 0)), tile("L9", ((0, 4), 0), ((1, 3), 0)))
    play(state, BuildTrack("L9", ((2, 4), (1, 5))), EndBuild())
    assert [owner(state, "L9", edge) for edge in (1, 2, 4, 5)] == [None] * 4


@rule("AOS-OWN-08", "AOS-BUILD-39")
def test_by_option_the_bent_track_lapses_and_the_added_one_stays() -> None:
    state = building(*OWN_END, options={"redirect_and_add": True})
    play(state, BuildTrack("L9", ((0, 4), (1, 3))), EndBuild())
    assert [owner(state, "L9", edge) for edge in (0, 4, 1, 3)] == [None, None, 0, 0]


@rule("AOS-OWN-09")
def test_a_redirect_that_completes_the_section_makes_it_a_link() -> None:
    state = building(*OWN_END)
    play(state, BuildTrack("L9", ((1, 4),)), EndBuild())
    assert links(state) == {("Cincinnati", "Evansville", 0)}
    assert [owner(state, "K10", 4), owner(state, "L9", 1)] == [0, 0]


@rule("AOS-OWN-10")
def test_redirecting_an_unowned_end_gives_no_ownership() -> None:
    state = building(tile("K10", ((1, 4), None)))
    play(state, BuildTrack("K10", ((2, 4),)))
    assert owner(state, "K10", 2) is None
    play(state, EndBuild())
    assert owner(state, "K10", 2) is None


@rule("AOS-OWN-10", "AOS-OWN-12")
def test_an_unowned_end_that_is_redirected_and_then_extended_is_taken_over() -> None:
    state = building(tile("K10", ((1, 4), None)))
    play(state, BuildTrack("K10", ((2, 4),)), BuildTrack("L10", ((1, 5),)), EndBuild())
    assert [owner(state, "K10", 4), owner(state, "L10", 1)] == [0, 0]


@rule("AOS-OWN-11")
def test_redirecting_an_unowned_end_into_a_city_makes_the_link_the_builders() -> None:
    state = building(*UNOWNED_END)
    play(state, BuildTrack("L9", ((1, 4),)))
    assert links(state) == {("Cincinnati", "Evansville", 0)}
    assert [owner(state, "K10", 4), owner(state, "L9", 1)] == [0, 0]


@rule("AOS-OWN-11")
@pytest.mark.parametrize(("end", "met"), [(None, 0), (0, None), (None, None), (0, 0)])
def test_redirecting_an_end_so_that_it_joins_track_makes_all_of_it_the_builders(
    end: int | None, met: int | None
) -> None:
    section = tile("K10", ((1, 4), end)), tile("L9", ((2, 4), end))
    state = building(*section, tile("L8", ((2, 3), met)))
    play(state, BuildTrack("L9", ((0, 4),)), EndBuild())
    assert links(state) == {("Cincinnati", "Evansville", 0)}
    assert sections(state) == 3


@rule("AOS-OWN-12", "AOS-BUILD-15")
def test_meeting_unowned_track_takes_the_whole_section_over() -> None:
    state = building(tile("K10", ((1, 4), None)))
    play(state, BuildTrack("L9", ((1, 4),)))
    assert links(state) == {("Cincinnati", "Evansville", 0)}
    assert [owner(state, "K10", 4), owner(state, "L9", 4)] == [0, 0]


@rule("AOS-OWN-12")
def test_an_unfinished_section_is_taken_over_with_all_its_tiles() -> None:
    state = building(*UNOWNED_END)
    play(state, BuildTrack("M10", ((3, 5),)))
    assert [owner(state, "K10", 4), owner(state, "L9", 2), owner(state, "M10", 3)] == [0, 0, 0]


@rule("AOS-OWN-12")
def test_track_between_two_unowned_sections_takes_both() -> None:
    state = building(tile("K10", ((2, 4), None)), tile("M10", ((0, 4), None)))
    play(state, BuildTrack("L10", ((1, 5),)))
    assert [owner(state, hex, 4) for hex in ("K10", "M10")] == [0, 0]
    assert sections(state) == 3


@rule("AOS-OWN-12")
def test_unowned_track_that_is_not_met_stays_unowned() -> None:
    state = building(tile("K10", ((1, 4), None)))
    play(state, BuildTrack("L9", ((1, 3),)))
    assert owner(state, "K10", 1) is None


@rule("AOS-OWN-13")
def test_the_former_owner_may_take_his_track_back() -> None:
    state = building(tile("K10", ((1, 4), 0)))
    play(state, EndBuild())
    one_turn_later(state)
    while state.seat != 0:
        play(state, EndBuild())
    assert owner(state, "K10", 4) is None
    play(state, BuildTrack("L9", ((2, 4),)), EndBuild())
    assert [owner(state, "K10", 4), owner(state, "L9", 2)] == [0, 0]


# Towns. -------------------------------------------------------------------------------------


@rule("AOS-OWN-14")
def test_earlier_exits_of_a_town_keep_their_owners() -> None:
    line = tile("M10", ((0, 5), 0)), tile("L9", ((2, 5), 0))
    state = building(tile("K9", ((4,), 1), ((1,), 2)), *line)
    play(state, BuildTown("K9", (1, 2, 4, 5)))
    assert [owner(state, "K9", edge) for edge in (4, 1, 2, 5)] == [1, 2, 0, 0]


@rule("AOS-OWN-15")
def test_a_new_town_exit_takes_over_unowned_track_that_it_meets() -> None:
    unowned = tile("M10", ((0, 5), None)), tile("L9", ((2, 5), None))
    state = building(tile("J9", ((1, 3), 0)), *unowned)
    play(state, BuildTown("K9", (2, 4)))
    assert links(state) == {("Evansville", "Indianapolis", 0), ("Cincinnati", "Indianapolis", 0)}
    assert [owner(state, "L9", 2), owner(state, "M10", 0)] == [0, 0]


@rule("AOS-OWN-15")
def test_an_exit_added_later_takes_over_unowned_track_as_well() -> None:
    unowned = tile("M10", ((0, 5), None)), tile("L9", ((2, 5), None))
    town = tile("K9", ((4,), 1))
    state = building(tile("J9", ((1, 3), 1)), town, *unowned)
    play(state, BuildTown("K9", (2, 4)))
    assert [owner(state, "K9", 2), owner(state, "L9", 5), owner(state, "M10", 5)] == [0, 0, 0]
    assert owner(state, "K9", 4) == 1


@rule("AOS-OWN-16")
def test_a_town_exit_that_leads_nowhere_lapses_like_any_section() -> None:
    state = building(tile("J9", ((1, 3), 0)), tile("K9", ((4,), 0), ((1,), 0)))
    play(state, EndBuild())
    assert [owner(state, "K9", edge) for edge in (4, 1)] == [0, None]
    assert links(state) == {("Evansville", "Indianapolis", 0)}


@rule("AOS-OWN-16", "AOS-OWN-06")
def test_a_new_town_exit_is_safe_in_the_turn_in_which_it_is_built() -> None:
    state = building(tile("J9", ((1, 3), 0)))
    play(state, BuildTown("K9", (1, 4)), EndBuild())
    assert [owner(state, "K9", edge) for edge in (4, 1)] == [0, 0]


@rule("AOS-OWN-16")
def test_a_new_exit_does_not_keep_an_old_one_of_the_same_town() -> None:
    state = building(tile("J9", ((1, 3), 0)), tile("K9", ((4,), 0), ((1,), 0)))
    play(state, BuildTown("K9", (0, 1, 4)), EndBuild())
    assert [owner(state, "K9", edge) for edge in (4, 1, 0)] == [0, None, 0]


@rule("AOS-OWN-15")
def test_a_town_where_the_builder_has_track_gives_him_unowned_track_from_other_towns() -> None:
    unowned = tile("I9", ((1,), None), ((2,), 1)), tile("J8", ((2, 4), None))
    state = building(tile("J9", ((1, 3), 0)), tile("K9", ((4,), 0)), *unowned)
    play(state, BuildTown("K9", (4, 5)))
    assert [owner(state, "I9", edge) for edge in (1, 2)] == [0, 1]
    assert ("Indianapolis", "Terre Haute", 0) in links(state)


@rule("AOS-OWN-16", "AOS-OWN-12")
def test_an_unowned_town_exit_is_taken_over_by_a_line_that_reaches_it() -> None:
    state = building(tile("K9", ((1,), None), ((4,), None)))
    play(state, BuildTrack("L8", ((2, 4),)))
    assert [owner(state, "K9", edge) for edge in (1, 4)] == [0, None]
    assert links(state) == {("Cincinnati", "Indianapolis", 0)}


@rule("AOS-OWN-16", "AOS-OWN-12")
def test_an_unowned_town_exit_is_taken_over_by_who_builds_on() -> None:
    state = building(tile("J9", ((1, 3), 0)), tile("K9", ((4,), 0), ((1,), None)))
    play(state, BuildTrack("L8", ((2, 4),)))
    assert owner(state, "K9", 1) == 0
    assert ("Cincinnati", "Indianapolis", 0) in links(state)
