"""Build Track: what a build costs."""

import pytest

from footplate.games.age_of_steam.language.actions import BuildTown, BuildTrack, EndBuild, Urbanize
from tests.rules.age_of_steam.given import building, money, play, player, price, refusal, tile

rule = pytest.mark.rule

# Own track that enters the plain hex L9 by edge 4, the river hex N9 by edge 4 and the mountain
# hex Q10 by edge 5; each of the three also touches a city.
INTO_PLAIN = tile("K10", ((1, 4), 0))
INTO_RIVER = tile("M10", ((0, 1), 0))
INTO_MOUNTAIN = tile("P9", ((1, 2), 0))


@rule("AOS-COST-01")
def test_each_build_is_paid_when_it_is_made() -> None:
    state = building(players=[player(money=10), player(), player()])
    play(state, BuildTrack("L9", ((1, 4),)))
    assert money(state) == 8
    play(state, BuildTrack("N9", ((2, 5),)))
    assert money(state) == 5
    assert money(state, 1) == 30


@rule("AOS-COST-01")
def test_a_build_that_costs_more_than_the_player_has_is_refused() -> None:
    state = building(players=[player(money=2), player(), player()])
    assert refusal(state, BuildTrack("N9", ((2, 5),))) == "AOS-COST-01"
    assert refusal(state, BuildTrack("L9", ((1, 4),))) is None


@rule("AOS-COST-01")
@pytest.mark.parametrize(
    ("action", "cost"),
    [
        (BuildTown("K9", (0, 1, 4)), 4),
        (BuildTrack("N8", ((4, 1),)), 2),
        (BuildTrack("R9", ((3, 5),)), 4),
        (BuildTrack("J9", ((1, 3), (2, 5))), 3),
    ],
)
def test_the_last_dollar_may_be_spent_but_not_more(
    action: BuildTown | BuildTrack, cost: int
) -> None:
    tiles = tile("J9", ((1, 3), 0)), tile("K10", ((4, 5), 0))
    rich = building(*tiles, players=[player(money=cost), player(), player()])
    assert price(rich, action) == cost
    assert money(rich) == 0
    poor = building(*tiles, players=[player(money=cost - 1), player(), player()])
    assert refusal(poor, action) == "AOS-COST-01"


@rule("AOS-COST-01")
def test_money_spent_on_one_tile_is_missing_for_the_next() -> None:
    state = building(players=[player(money=3), player(), player()])
    play(state, BuildTrack("L9", ((1, 4),)))
    assert refusal(state, BuildTrack("M8", ((0, 3),))) == "AOS-COST-01"


@rule("AOS-COST-02")
@pytest.mark.parametrize("dollars", [0, 1])
def test_a_player_without_two_dollars_can_only_end_his_build_turn(dollars: int) -> None:
    state = building(INTO_PLAIN, players=[player(money=dollars), player(), player()])
    assert state.seat == 0
    assert state.actions() == [EndBuild()]


@rule("AOS-COST-02")
def test_a_player_without_money_is_asked_when_his_turn_comes() -> None:
    state = building(players=[player(), player(money=0), player()])
    play(state, EndBuild())
    assert state.seat == 1
    assert state.actions() == [EndBuild()]


@rule("AOS-COST-02", "AOS-CITY-07")
def test_a_player_without_money_may_still_place_his_new_city() -> None:
    broke = player(money=0, action="Urbanization")
    state = building(players=[broke, player(), player()])
    assert refusal(state, Urbanize("K9", "A")) is None
    assert {type(action) for action in state.actions()} == {EndBuild, Urbanize}


@rule("AOS-COST-03")
@pytest.mark.parametrize("edge", [0, 1, 2, 4, 5])
def test_a_simple_tile_on_a_plain_costs_2(edge: int) -> None:
    assert price(building(), BuildTrack("M8", ((3, edge),))) == 2


@rule("AOS-COST-04")
@pytest.mark.parametrize("tracks", [((0, 4), (1, 3)), ((0, 4), (1, 2)), ((4, 5), (1, 3))])
def test_a_coexisting_tile_on_a_plain_costs_3(tracks: tuple[tuple[int, int], ...]) -> None:
    assert price(building(INTO_PLAIN), BuildTrack("L9", tracks)) == 3


@rule("AOS-COST-05")
@pytest.mark.parametrize("tracks", [((2, 4), (1, 3)), ((0, 4), (1, 5))])
def test_a_crossing_tile_on_a_plain_costs_4(tracks: tuple[tuple[int, int], ...]) -> None:
    assert price(building(INTO_PLAIN), BuildTrack("L9", tracks)) == 4


@rule("AOS-COST-06")
@pytest.mark.parametrize(
    ("tracks", "cost"),
    [(((3, 5),), 3), (((0, 5), (2, 4)), 4), (((3, 5), (1, 4)), 5)],
    ids=["simple", "coexist", "crossing"],
)
def test_a_river_adds_1(tracks: tuple[tuple[int, int], ...], cost: int) -> None:
    assert price(building(INTO_RIVER), BuildTrack("N9", tracks)) == cost


@rule("AOS-COST-06")
@pytest.mark.parametrize(
    ("tracks", "cost"),
    [(((0, 3),), 4), (((0, 2), (3, 5)), 5), (((0, 3), (2, 5)), 6)],
    ids=["simple", "coexist", "crossing"],
)
def test_a_mountain_adds_2(tracks: tuple[tuple[int, int], ...], cost: int) -> None:
    assert price(building(INTO_MOUNTAIN), BuildTrack("Q10", tracks)) == cost


@rule("AOS-COST-07", "AOS-COST-09")
@pytest.mark.parametrize("seat", [0, 1])
def test_crossing_a_tile_costs_no_terrain(seat: int) -> None:
    state = building(INTO_RIVER, tile("N9", ((3, 5), seat)))
    assert price(state, BuildTrack("N9", ((3, 5), (1, 4)))) == 3
    state = building(INTO_MOUNTAIN, tile("Q10", ((0, 3), seat)))
    assert price(state, BuildTrack("Q10", ((0, 3), (2, 5)))) == 3


@rule("AOS-COST-07", "AOS-COST-10")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_coexisting_tile_over_another_costs_no_terrain(seat: int) -> None:
    state = building(INTO_RIVER, tile("N9", ((0, 5), seat)))
    assert price(state, BuildTrack("N9", ((0, 5), (2, 4)))) == 2
    state = building(INTO_MOUNTAIN, tile("Q10", ((0, 2), seat)))
    assert price(state, BuildTrack("Q10", ((0, 2), (3, 5)))) == 2


@rule("AOS-COST-07", "AOS-COST-12")
def test_a_redirect_costs_no_terrain() -> None:
    state = building(tile("N9", ((3, 5), 0)), tile("Q10", ((0, 3), 0)))
    assert price(state, BuildTrack("N9", ((2, 5),))) == 2
    assert price(state, BuildTrack("Q10", ((0, 4),))) == 2


@rule("AOS-COST-08")
@pytest.mark.parametrize(
    ("exits", "cost"), [((4,), 2), ((1, 4), 3), ((0, 2, 4), 4), ((1, 2, 4, 5), 5)]
)
def test_the_first_tile_of_a_town_costs_1_and_1_for_each_exit(
    exits: tuple[int, ...], cost: int
) -> None:
    state = building(tile("J9", ((1, 3), 0)))
    assert price(state, BuildTown("K9", exits)) == cost


@rule("AOS-COST-08")
def test_a_coexisting_tile_in_a_town_costs_the_same_as_a_crossing() -> None:
    coexist_first = {"four_exit_town": "coexist-first"}
    state = building(tile("J9", ((1, 3), 0)), options=coexist_first)
    assert price(state, BuildTown("K9", (1, 2, 4, 5))) == 5


@rule("AOS-COST-09")
def test_replacing_a_simple_tile_by_a_crossing_costs_3() -> None:
    state = building(INTO_PLAIN, tile("L9", ((2, 4), 0)))
    assert price(state, BuildTrack("L9", ((2, 4), (1, 3)))) == 3


@rule("AOS-COST-10")
def test_replacing_a_simple_tile_by_a_coexisting_one_costs_2() -> None:
    state = building(INTO_PLAIN, tile("L9", ((2, 4), 0)))
    assert price(state, BuildTrack("L9", ((2, 4), (1, 5)))) == 2


@rule("AOS-COST-11")
@pytest.mark.parametrize("exits", [(1, 4), (1, 2, 4), (1, 2, 4, 5)])
def test_replacing_the_tile_of_a_town_costs_3_however_many_exits_are_added(
    exits: tuple[int, ...],
) -> None:
    state = building(tile("J9", ((1, 3), 0)), tile("K9", ((4,), 0)))
    assert price(state, BuildTown("K9", exits)) == 3


@rule("AOS-COST-12")
def test_a_redirect_costs_2() -> None:
    state = building(INTO_PLAIN, tile("L9", ((2, 4), 0)))
    assert price(state, BuildTrack("L9", ((0, 4),))) == 2


@rule("AOS-COST-13")
@pytest.mark.parametrize(("option", "cost"), [("tile", 2), ("track", 4)])
def test_redirecting_both_tracks_costs_2_for_the_tile_or_for_each(option: str, cost: int) -> None:
    ends = INTO_PLAIN, tile("L9", ((0, 4), 0), ((1, 3), 0))
    state = building(*ends, options={"double_redirect": option})
    assert price(state, BuildTrack("L9", ((2, 4), (1, 5)))) == cost
