"""Build Track: redirecting the end of an unfinished section."""

import pytest

from footplate.games.age_of_steam.language.actions import BuildTrack
from tests.rules.age_of_steam.given import (
    building,
    has_track,
    kind,
    links,
    owner,
    play,
    player,
    price,
    refusal,
    tile,
)

rule = pytest.mark.rule

# An own section from Evansville that ends at L9, edge 2.
OWN_END = tile("K10", ((1, 4), 0)), tile("L9", ((2, 4), 0))
# Two ends on one tile: from Evansville to edge 0, from Cincinnati to edge 3.
TWO_ENDS = tile("K10", ((1, 4), 0)), tile("L9", ((0, 4), 0), ((1, 3), 0))
# The link of seat 1 from Evansville to Cincinnati, crossed by an own end.
CROSSED_LINK = (
    tile("K10", ((1, 4), 1)),
    tile("L9", ((1, 4), 1), ((2, 5), 0)),
    tile("M10", ((0, 5), 0)),
)


@rule("AOS-BUILD-35", "AOS-COST-12")
@pytest.mark.parametrize("edge", [0, 1, 3, 5])
def test_a_redirect_moves_the_dangling_exit_to_any_other_side(edge: int) -> None:
    state = building(*OWN_END)
    assert price(state, BuildTrack("L9", ((4, edge),))) == 2
    assert has_track(state, "L9", edge)
    assert not has_track(state, "L9", 2)


@rule("AOS-BUILD-35")
@pytest.mark.parametrize("track", [(1, 2), (0, 2)])
def test_a_redirect_keeps_the_edge_by_which_the_section_enters(track: tuple[int, int]) -> None:
    assert refusal(building(*OWN_END), BuildTrack("L9", (track,))) == "AOS-BUILD-35"


@rule("AOS-BUILD-35")
def test_at_a_city_the_edge_of_the_city_stays() -> None:
    state = building(tile("L9", ((1, 4), 0)))
    assert refusal(state, BuildTrack("L9", ((3, 4),))) == "AOS-BUILD-35"
    assert refusal(state, BuildTrack("L9", ((1, 3),))) is None


@rule("AOS-BUILD-36")
def test_anybody_may_redirect_an_unowned_end() -> None:
    state = building(tile("K10", ((1, 4), None)))
    assert price(state, BuildTrack("K10", ((2, 4),))) == 2
    assert has_track(state, "K10", 2)


@rule("AOS-BUILD-36")
def test_an_unowned_end_from_a_town_of_others_may_be_redirected_too() -> None:
    town = tile("K9", ((4,), 1), ((1,), None))
    state = building(town, tile("J9", ((1, 3), 1)), tile("L8", ((1, 4), None)))
    assert refusal(state, BuildTrack("L8", ((0, 4),))) is None


@rule("AOS-BUILD-36")
def test_no_redirect_leads_over_a_blocked_hexside() -> None:
    state = building(tile("K11", ((1, 5), 0)))
    assert refusal(state, BuildTrack("K11", ((3, 5),))) == "AOS-BUILD-07"


@rule("AOS-BUILD-36")
@pytest.mark.parametrize("seat", [0, None])
def test_no_redirect_meets_track_of_another_player(seat: int | None) -> None:
    other = tile("M10", ((0, 4), 1)), tile("L10", ((1, 5), 1))
    state = building(tile("K10", ((1, 4), seat)), *other)
    assert refusal(state, BuildTrack("K10", ((2, 4),))) == "AOS-BUILD-15"


@rule("AOS-BUILD-36", "AOS-BUILD-42")
def test_no_redirect_leads_back_to_where_the_section_started() -> None:
    state = building(tile("I7", ((4, 5), 0)), tile("H7", ((1, 3), 0)))
    assert refusal(state, BuildTrack("H7", ((0, 1),))) == "AOS-BUILD-42"


@rule("AOS-BUILD-36", "AOS-BUILD-42")
def test_no_redirect_leads_back_to_the_town_where_the_section_started() -> None:
    town = tile("K9", ((0,), 0), ((1,), 0))
    state = building(town, tile("K8", ((2, 3), 0)), tile("L8", ((1, 5), 0)))
    assert refusal(state, BuildTrack("L8", ((4, 5),))) == "AOS-BUILD-42"


@rule("AOS-BUILD-36", "AOS-BUILD-18")
def test_a_redirect_needs_a_tile_from_the_supply() -> None:
    acute = [("C2", (0, 5)), ("A10", (2, 3)), ("G6", (1, 2)), ("M4", (2, 3)), ("P1", (1, 2))]
    acute += [("R5", (3, 4)), ("F9", (2, 3))]
    state = building(*OWN_END, *(tile(hex, (track, 1)) for hex, track in acute))
    assert refusal(state, BuildTrack("L9", ((4, 5),))) == "AOS-BUILD-18"
    assert refusal(state, BuildTrack("L9", ((0, 4),))) is None


@rule("AOS-BUILD-37", "AOS-COST-14")
@pytest.mark.parametrize(
    ("edge", "shape"), [(0, "cross_gentle_straight"), (3, "coexist_straight_acute")]
)
def test_one_end_on_a_complex_tile_is_redirected_while_the_other_track_stays(
    edge: int, shape: str
) -> None:
    state = building(*CROSSED_LINK)
    assert price(state, BuildTrack("L9", ((1, 4), (2, edge)))) == 2
    assert kind(state, "L9") == shape
    assert owner(state, "L9", edge) == 0
    assert [owner(state, "L9", e) for e in (1, 4)] == [1, 1]


@rule("AOS-COST-14")
def test_a_redirect_that_makes_a_crossing_of_a_coexisting_tile_costs_2() -> None:
    beside = tile("L9", ((1, 4), 1), ((2, 3), 0))
    state = building(CROSSED_LINK[0], beside, CROSSED_LINK[2])
    assert price(state, BuildTrack("L9", ((1, 4), (2, 5)))) == 2
    assert kind(state, "L9") == "cross_straight_straight"


@rule("AOS-BUILD-37")
def test_an_unowned_end_on_a_complex_tile_may_be_redirected() -> None:
    unowned = tile("L9", ((1, 4), 1), ((2, 5), None)), tile("M10", ((0, 5), None))
    state = building(CROSSED_LINK[0], *unowned)
    assert refusal(state, BuildTrack("L9", ((1, 4), (0, 2)))) is None


@rule("AOS-BUILD-37", "AOS-BUILD-29")
def test_an_end_of_another_player_on_a_complex_tile_is_not_redirected() -> None:
    other = tile("L9", ((1, 4), 0), ((2, 5), 1)), tile("M10", ((0, 5), 1))
    state = building(tile("K10", ((1, 4), 0)), *other)
    assert refusal(state, BuildTrack("L9", ((1, 4), (0, 2)))) == "AOS-BUILD-29"


@rule("AOS-BUILD-38", "AOS-COST-13")
def test_two_ends_on_one_tile_are_redirected_for_2() -> None:
    state = building(*TWO_ENDS, build={"left": 1})
    assert price(state, BuildTrack("L9", ((2, 4), (1, 5)))) == 2
    assert [has_track(state, "L9", edge) for edge in range(6)] == [0, 1, 1, 0, 1, 1]


@rule("AOS-COST-13")
def test_by_option_each_redirected_track_costs_2() -> None:
    state = building(*TWO_ENDS, options={"double_redirect": "track"})
    assert price(state, BuildTrack("L9", ((2, 4), (1, 5)))) == 4


@rule("AOS-COST-13")
def test_by_option_one_redirected_track_still_costs_2() -> None:
    state = building(*TWO_ENDS, options={"double_redirect": "track"})
    assert price(state, BuildTrack("L9", ((0, 4), (1, 5)))) == 2


@rule("AOS-COST-13", "AOS-COST-01")
def test_by_option_two_redirects_must_be_affordable() -> None:
    poor = [player(money=3), player(), player()]
    double = BuildTrack("L9", ((2, 4), (1, 5)))
    assert refusal(building(*TWO_ENDS, players=poor), double) is None
    state = building(*TWO_ENDS, players=poor, options={"double_redirect": "track"})
    assert refusal(state, double) == "AOS-COST-01"


@rule("AOS-BUILD-38")
@pytest.mark.parametrize(("seat", "refused"), [(0, None), (None, None), (1, "AOS-BUILD-29")])
def test_each_of_the_two_ends_must_be_own_or_unowned(seat: int | None, refused: str | None) -> None:
    ends = tile("K10", ((1, 4), seat)), tile("L9", ((0, 4), seat), ((1, 3), 0))
    assert refusal(building(*ends), BuildTrack("L9", ((2, 4), (1, 5)))) == refused


@rule("AOS-BUILD-39")
@pytest.mark.parametrize("added", [(1, 3), (1, 5)])
def test_bending_the_old_track_and_adding_another_at_once_is_refused(
    added: tuple[int, int],
) -> None:
    state = building(*OWN_END)
    assert refusal(state, BuildTrack("L9", ((0, 4), added))) == "AOS-BUILD-39"
    assert refusal(state, BuildTrack("L9", ((2, 4), added))) is None


@rule("AOS-BUILD-39", "AOS-COST-15")
@pytest.mark.parametrize(("added", "cost"), [((1, 3), 2), ((1, 5), 3)])
def test_by_option_bending_and_adding_costs_what_adding_costs(
    added: tuple[int, int], cost: int
) -> None:
    state = building(*OWN_END, options={"redirect_and_add": True})
    assert price(state, BuildTrack("L9", ((0, 4), added))) == cost
    assert [owner(state, "L9", edge) for edge in (0, 4, *added)] == [0, 0, 0, 0]


@rule("AOS-BUILD-39")
def test_by_option_the_added_track_must_still_connect() -> None:
    state = building(*OWN_END, options={"redirect_and_add": True})
    assert refusal(state, BuildTrack("L9", ((0, 4), (2, 3)))) == "AOS-BUILD-08"


@rule("AOS-BUILD-39", "AOS-BUILD-18")
def test_by_option_bending_and_adding_needs_a_tile_from_the_supply() -> None:
    town = tile("E4", *(((edge,), 1) for edge in (1, 2, 4, 5)))
    taken = {**town, "tile": "coexist_gentle_gentle"}
    state = building(*OWN_END, taken, options={"redirect_and_add": True})
    assert refusal(state, BuildTrack("L9", ((0, 4), (1, 3)))) == "AOS-BUILD-18"
    assert refusal(state, BuildTrack("L9", ((0, 4), (1, 5)))) is None


@rule("AOS-BUILD-39")
def test_by_option_only_a_dangling_end_is_bent() -> None:
    link = tile("K10", ((1, 4), 0)), tile("L9", ((1, 4), 0))
    state = building(*link, tile("M10", ((0, 5), 0)), options={"redirect_and_add": True})
    assert refusal(state, BuildTrack("L9", ((0, 4), (2, 3)))) == "AOS-BUILD-30"


@rule("AOS-BUILD-35")
def test_a_redirect_may_run_into_a_city_and_finish_the_link() -> None:
    state = building(*OWN_END)
    play(state, BuildTrack("L9", ((1, 4),)))
    assert links(state) == {("Cincinnati", "Evansville", 0)}
