"""Stops that touch: no packaged board has any, but a board of one's own may."""

import pytest

from footplate.games.age_of_steam.language.actions import BuildTown, Deliver, EndBuild, Urbanize
from tests.rules.age_of_steam.given import given, incomes, links, play, player, refusal, seen, tile

rule = pytest.mark.rule

# Alpha (A1) touches the town of Beta (A2), Beta touches the town of Gamma (B2), and the cities
# Delta (A5) and Eta (B5) touch each other.
BOARD = """
format = "age-of-steam-board/1"
id = "close-stops"
name = "Close stops"
edition = "test"
seats = { min = 3, max = 3 }
cities = [
  { hex = "A1", name = "Alpha", colors = ["red"], cubes = 1 },
  { hex = "A5", name = "Delta", colors = ["blue"], cubes = 1 },
  { hex = "B5", name = "Eta", colors = ["red"], cubes = 1 },
]
towns = [{ hex = "A2", name = "Beta" }, { hex = "B2", name = "Gamma" }]
[turns]
3 = 10
[map]
columns = ["CTPPC", "PTPPC", "PPPPP"]
[sources]
map = "reconstructed"
cities = "reconstructed"
towns = "reconstructed"
turns = "reconstructed"
rules = "reconstructed"
"""
BETA = tile("A2", ((0,), 0), ((2,), 1))
GAMMA = tile("B2", ((5,), 1))


@rule("AOS-BUILD-12", "AOS-BUILD-21")
def test_a_town_exit_into_a_city_next_to_it_is_a_link() -> None:
    state = given(3, board=BOARD, phase="build-track")
    assert refusal(state, BuildTown("A2", (0,))) is None
    play(state, BuildTown("A2", (0,)))
    assert links(state) == {("Alpha", "Beta", 0)}
    assert seen(state).links[0].sections == 1


@rule("AOS-OWN-14", "AOS-SCORE-04")
def test_two_towns_side_by_side_are_joined_by_their_exits() -> None:
    state = given(3, board=BOARD, phase="build-track", tiles=[BETA, GAMMA])
    assert links(state) == {("Alpha", "Beta", 0), ("Beta", "Gamma", 1)}
    assert sorted(link.sections for link in seen(state).links) == [1, 2]
    assert seen(state).parts.markers == [19, 19, 20]


@rule("AOS-CITY-09", "AOS-CITY-10", "AOS-OWN-02")
def test_a_link_that_lay_on_the_town_tile_alone_goes_with_it() -> None:
    state = given(
        [player(action="Urbanization"), player(), player()],
        board=BOARD,
        phase="build-track",
        tiles=[BETA, GAMMA],
    )
    play(state, Urbanize("A2", "A"))
    assert links(state) == {("Beta", "Gamma", 1)}
    assert [link.sections for link in seen(state).links] == [1]
    assert seen(state).parts.markers == [20, 19, 20]


@rule("AOS-MOVE-06")
def test_cities_side_by_side_are_not_linked_by_touching() -> None:
    state = given(3, board=BOARD, phase="move-goods", cubes={"A5": ["red"]})
    assert links(state) == set()
    assert refusal(state, Deliver("red", "A5", (1,))) == "AOS-MOVE-06"


@rule("AOS-MOVE-06", "AOS-MOVE-14")
def test_goods_travel_over_links_without_a_hex_between() -> None:
    state = given(3, board=BOARD, phase="move-goods", tiles=[BETA, GAMMA], cubes={"B2": ["red"]})
    assert refusal(state, Deliver("red", "B2", (5, 0))) == "AOS-MOVE-07"
    rich = given(
        [player(engine=2), player(), player()],
        board=BOARD,
        phase="move-goods",
        tiles=[BETA, GAMMA],
        cubes={"B2": ["red"]},
    )
    play(rich, Deliver("red", "B2", (5, 0)))
    assert incomes(rich) == [6, 6, 5]


@rule("AOS-OWN-05", "AOS-CITY-10")
def test_track_laid_in_a_town_and_urbanized_in_the_same_turn_leaves_nothing_behind() -> None:
    state = given(
        [player(action="Urbanization"), player(), player()],
        board=BOARD,
        phase="build-track",
        options={"urbanize_any_time": True},
    )
    play(state, BuildTown("A2", (0, 3)), Urbanize("A2", "A"))
    assert not seen(state).position.tiles
    assert seen(state).parts.markers == [20, 20, 20]
    play(state, EndBuild())
    assert seen(state).links == []
