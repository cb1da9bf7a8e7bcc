"""IX Goods Growth."""

from typing import Any

import pytest

from footplate.games.age_of_steam.language.actions import (
    Decline,
    DrawGoods,
    EndBuild,
    SkipProduction,
    StockGoods,
    Urbanize,
)
from footplate.games.age_of_steam.play.state import State
from tests.rules.age_of_steam.given import (
    all_but,
    bag,
    bare,
    cubes_at,
    described,
    end_of_turn,
    given,
    luck_used,
    play,
    player,
    refusal,
    stocked,
)

rule = pytest.mark.rule

A_ON_INDIANAPOLIS = [{"hex": "K9", "city": "A"}]
TOWNS = ["E4", "F7", "G9", "H2", "H4", "I9", "J6", "K4"]
ALL_NEW_CITIES = [{"hex": hex, "city": city} for hex, city in zip(TOWNS, "ABCDEFGH", strict=True)]


def grown(*dice: int, **position: Any) -> State:
    """The end of a turn of three players: three dice for the light side, three for the dark."""
    return end_of_turn(3, luck={"scripted": [0, *dice]}, **position)


def producing(*luck: int, **position: Any) -> State:
    """Seat 0 holds Production and is asked at the start of Goods Growth."""
    players = [player(action="Production"), player(), player()]
    state = end_of_turn(players, luck={"scripted": [0, *luck]}, **position)
    assert (described(state).phase, state.seat) == ("goods-growth", 0)
    return state


# The dice. ----------------------------------------------------------------------------------


@rule(
    "AOS-GROWTH-07",
    "AOS-GROWTH-09",
    "AOS-GROWTH-10",
    "AOS-GROWTH-11",
    "AOS-GROWTH-12",
    "AOS-CITY-16",
)
def test_the_rulebooks_growth_with_dice_3_3_4() -> None:
    display = bare(
        {
            "light 3": ["red", "blue", "purple"],
            "light 4": [None, "yellow", "black"],
            "A": ["purple", "yellow"],
            "B": ["red", "blue"],
        }
    )
    state = grown(3, 3, 4, 6, 6, 6, turn=2, display=display, new_cities=A_ON_INDIANAPOLIS)
    assert cubes_at(state, "A11") == ["blue", "red"]
    assert cubes_at(state, "K9") == ["purple", "yellow"]
    assert cubes_at(state, "C8") == ["yellow"]
    after = described(state).display
    assert after["light 3"] == [None, None, "purple"]
    assert after["light 4"] == [None, None, "black"]
    assert after["A"] == [None, None]
    assert after["B"] == ["red", "blue"]
    assert luck_used(state) == 6


@rule("AOS-GROWTH-07")
def test_there_are_as_many_dice_as_players_began() -> None:
    five = end_of_turn(5, luck={"scripted": [0, *[1] * 10]})
    assert luck_used(five) == 10
    assert described(five).turn == 2


@rule("AOS-GROWTH-07")
def test_an_elimination_takes_no_dice_away() -> None:
    # Ruling 66: four began, one of them is out since earlier.
    players = [player(), player(out=True), player(), player()]
    state = end_of_turn(players, luck={"scripted": [0, 1, 1, 1, 1, 2, 2, 2, 2]})
    assert luck_used(state) == 8


@rule("AOS-GROWTH-08")
def test_the_light_side_comes_first_and_the_dark_side_has_its_own_roll() -> None:
    display = bare(
        {
            "light 1": ["red", "red", "red"],
            "light 5": ["blue", "blue", "blue"],
            "dark 1": ["purple", "purple", "purple"],
            "dark 5": ["black", "black", "black"],
        }
    )
    state = grown(1, 1, 1, 5, 5, 5, display=display)
    assert cubes_at(state, "H6") == ["red", "red", "red"]
    assert cubes_at(state, "R6") == ["black", "black", "black"]
    assert cubes_at(state, "B3") == []
    assert cubes_at(state, "J10") == []


@rule("AOS-GROWTH-09")
def test_a_die_moves_the_topmost_cube_of_its_column() -> None:
    display = bare({"light 2": ["yellow", "red", "blue"], "dark 3": ["black", "red", "blue"]})
    state = grown(2, 6, 6, 3, 1, 1, display=display)
    assert cubes_at(state, "F10") == ["yellow"]
    assert cubes_at(state, "N4") == ["black"]
    assert described(state).display["light 2"] == [None, "red", "blue"]
    assert described(state).display["dark 3"] == [None, "red", "blue"]


@rule("AOS-GROWTH-10")
def test_a_new_city_on_the_dark_side_grows_with_its_number() -> None:
    display = bare({"dark 1": ["red", None, None], "E": ["blue", "black"]})
    state = grown(2, 2, 2, 1, 6, 6, display=display, new_cities=[{"hex": "L7", "city": "E"}])
    assert cubes_at(state, "J10") == ["red"]
    assert cubes_at(state, "L7") == ["blue"]
    assert described(state).display["E"] == [None, "black"]


@rule("AOS-GROWTH-10")
def test_a_new_city_on_the_light_side_does_not_grow_with_the_dark_roll() -> None:
    display = bare({"A": ["blue", "black"]})
    state = grown(1, 1, 1, 3, 3, 3, display=display, new_cities=A_ON_INDIANAPOLIS)
    assert cubes_at(state, "K9") == []


@rule("AOS-GROWTH-11")
def test_a_new_city_in_the_supply_gets_nothing() -> None:
    display = bare({"A": ["blue", "black"]})
    state = grown(3, 3, 3, 1, 1, 1, display=display)
    assert described(state).display["A"] == ["blue", "black"]
    assert described(state).cubes == {}


@rule("AOS-GROWTH-12")
def test_empty_boxes_are_skipped() -> None:
    display = bare({"light 6": [None, "red", None], "dark 6": [None, None, "blue"]})
    state = grown(6, 1, 1, 6, 1, 1, display=display)
    assert cubes_at(state, "C1") == ["red"]
    assert cubes_at(state, "Q2") == ["blue"]


@rule("AOS-GROWTH-13")
def test_dice_for_an_empty_column_are_lost() -> None:
    display = bare({"light 1": ["red", None, None], "light 2": ["blue", "blue", "blue"]})
    state = grown(1, 1, 1, 6, 6, 6, display=display)
    assert cubes_at(state, "H6") == ["red"]
    assert cubes_at(state, "F10") == []


@rule("AOS-GROWTH-14")
def test_a_city_may_hold_any_number_of_cubes() -> None:
    display = bare({"light 1": ["red", "red", "red"]})
    state = grown(1, 1, 1, 6, 6, 6, display=display, cubes={"H6": ["yellow"] * 12})
    assert cubes_at(state, "H6") == ["red"] * 3 + ["yellow"] * 12


@rule("AOS-GROWTH-15")
def test_four_numbers_have_no_new_city_column() -> None:
    # Ruling 74: light 1 and 2, dark 5 and 6, with every New City on the map.
    state = grown(1, 2, 1, 5, 6, 5, display=stocked(), new_cities=ALL_NEW_CITIES)
    grown_cities = {hex: len(goods) for hex, goods in described(state).cubes.items() if goods}
    assert grown_cities == {"H6": 2, "F10": 1, "R6": 2, "Q2": 1}


@rule("AOS-GROWTH-10", "AOS-GROWTH-15")
def test_the_other_numbers_feed_the_new_cities_in_alphabetical_order() -> None:
    players = [player() for _ in range(4)]
    dice = [3, 4, 5, 6, 1, 2, 3, 4]
    state = end_of_turn(
        players, luck={"scripted": [0, *dice]}, display=stocked(), new_cities=ALL_NEW_CITIES
    )
    grown_towns = {hex: len(described(state).cubes[hex]) for hex in TOWNS}
    assert grown_towns == dict.fromkeys(TOWNS, 1)


@rule("AOS-GROWTH-16")
def test_goods_grow_in_the_last_turn_too() -> None:
    display = bare({"light 1": ["red", "red", "red"]})
    state = grown(1, 1, 6, 6, 6, 6, turn=10, display=display)
    assert state.over
    assert cubes_at(state, "H6") == ["red", "red"]


@rule("AOS-CITY-15", "AOS-CITY-16")
def test_a_new_city_grows_in_the_turn_it_is_placed() -> None:
    # Ruling 51: it starts empty and its column stays where it is.
    display = bare({"A": ["purple", "yellow"]})
    state = given(
        [player(), player(), player(action="Urbanization")],
        phase="build-track",
        seat=2,
        display=display,
        luck={"scripted": [0, 3, 3, 4, 6, 6, 6]},
    )
    play(state, Urbanize("K9", "A"), EndBuild())
    assert cubes_at(state, "K9") == []
    assert described(state).display["A"] == ["purple", "yellow"]
    play(state, Decline(), Decline(), Decline(), Decline(), Decline(), Decline())
    assert cubes_at(state, "K9") == ["purple", "yellow"]


# Production. --------------------------------------------------------------------------------


@rule("AOS-GROWTH-01", "AOS-GROWTH-03")
def test_production_draws_two_cubes_before_the_dice() -> None:
    state = producing(0, 3, 1, 6, 6, 2, 2, 2, display=bare())
    play(state, DrawGoods())
    assert sorted(described(state).drawn) == ["red", "yellow"]
    assert luck_used(state) == 2
    play(state, StockGoods("yellow", "light 1", 3))
    assert state.seat == 0
    assert described(state).drawn == ["red"]
    play(state, StockGoods("red", "light 1", 1))
    # The first light die is a 1: the red cube, now the topmost, goes to Chicago.
    assert cubes_at(state, "H6") == ["red"]
    assert described(state).display["light 1"] == [None, None, "yellow"]
    assert described(state).turn == 2


@rule("AOS-GROWTH-02")
def test_production_may_be_declined_before_the_draw() -> None:
    state = producing(6, 6, 6, 2, 2, 2, display=bare())
    before = bag(state)
    play(state, SkipProduction())
    assert bag(state) == before
    assert luck_used(state) == 6
    assert described(state).turn == 2


@rule("AOS-GROWTH-02")
def test_drawn_cubes_must_be_placed() -> None:
    state = producing(0, 3, display=bare())
    play(state, DrawGoods())
    assert refusal(state, SkipProduction()) == "AOS-GROWTH-02"
    assert refusal(state, DrawGoods()) == "AOS-GROWTH-01"


@rule("AOS-GROWTH-02")
def test_by_option_drawn_cubes_may_be_returned() -> None:
    options = {"decline_production_after_draw": True}
    state = producing(0, 3, 6, 6, 6, 2, 2, 2, display=bare(), options=options)
    before = bag(state)
    play(state, DrawGoods())
    assert refusal(state, SkipProduction()) is None
    play(state, SkipProduction())
    assert bag(state) == before
    assert described(state).drawn == []
    assert described(state).turn == 2


@rule("AOS-GROWTH-03")
def test_a_drawn_cube_goes_on_any_empty_box() -> None:
    state = producing(0, 0, display=bare({"light 4": [None, "red", None]}))
    play(state, DrawGoods())
    assert refusal(state, StockGoods("red", "light 4", 1)) is None
    assert refusal(state, StockGoods("red", "light 4", 3)) is None
    assert refusal(state, StockGoods("red", "dark 6", 2)) is None


@rule("AOS-GROWTH-03")
def test_a_box_that_holds_a_cube_is_refused() -> None:
    state = producing(0, 0, display=bare({"light 4": [None, "red", None]}))
    play(state, DrawGoods())
    assert refusal(state, StockGoods("red", "light 4", 2)) == "AOS-GROWTH-03"
    play(state, StockGoods("red", "light 4", 1))
    assert refusal(state, StockGoods("red", "light 4", 1)) == "AOS-GROWTH-03"


@rule("AOS-GROWTH-03")
def test_only_drawn_cubes_are_placed() -> None:
    state = producing(0, 3, display=bare())
    assert refusal(state, StockGoods("red", "light 1", 1)) == "AOS-GROWTH-03"
    play(state, DrawGoods())
    assert refusal(state, StockGoods("blue", "light 1", 1)) == "AOS-GROWTH-03"


@rule("AOS-GROWTH-04")
def test_with_one_empty_box_one_cube_of_his_choice_is_placed() -> None:
    # Ruling 70.
    display = stocked({"light 1": [None, "red", "red"]})
    state = producing(0, 3, 6, 6, 6, 2, 2, 2, display=display)
    before = bag(state)
    play(state, DrawGoods())
    assert sorted(described(state).drawn) == ["red", "yellow"]
    assert refusal(state, StockGoods("red", "light 1", 1)) is None
    play(state, StockGoods("yellow", "light 1", 1))
    assert described(state).display["light 1"] == ["yellow", "red", "red"]
    assert bag(state) == {**before, "yellow": before["yellow"] - 1}
    assert described(state).turn == 2


@rule("AOS-GROWTH-04")
def test_with_one_cube_in_the_bag_one_is_drawn() -> None:
    display = bare()
    state = producing(
        4, 6, 6, 6, 2, 2, 2, display=display, cubes={"A11": all_but(["black"], display)}
    )
    play(state, DrawGoods())
    assert described(state).drawn == ["black"]
    play(state, StockGoods("black", "light 1", 1))
    assert described(state).turn == 2
    assert bag(state) == {}


@rule("AOS-GROWTH-05")
def test_with_a_full_display_nothing_is_asked() -> None:
    players = [player(action="Production"), player(), player()]
    state = end_of_turn(players, display=stocked(), luck={"scripted": [0, 1, 1, 1, 2, 2, 2]})
    assert (described(state).turn, described(state).phase) == (2, "issue-shares")
    assert luck_used(state) == 6


@rule("AOS-GROWTH-05")
def test_with_an_empty_bag_nothing_is_asked() -> None:
    players = [player(action="Production"), player(), player()]
    display = bare()
    state = end_of_turn(players, display=display, cubes={"A11": all_but([], display)})
    assert (described(state).turn, described(state).phase) == (2, "issue-shares")


@rule("AOS-GROWTH-06")
def test_production_does_not_reach_a_new_city_that_is_not_on_the_map() -> None:
    # Ruling 71.
    state = producing(0, 0, display=bare())
    play(state, DrawGoods())
    columns = {action.column for action in state.actions() if isinstance(action, StockGoods)}
    assert columns == {f"{side} {die}" for side in ("light", "dark") for die in range(1, 7)}
    assert refusal(state, StockGoods("red", "A", 1)) == "AOS-GROWTH-03"


@rule("AOS-GROWTH-06")
def test_boxes_of_an_unplaced_new_city_are_never_empty() -> None:
    # The description leaves its boxes out, which makes them no empty ones.
    state = producing(0, 0, display={})
    play(state, DrawGoods())
    assert refusal(state, StockGoods("red", "A", 1)) == "AOS-GROWTH-03"
    assert refusal(state, StockGoods("red", "H", 2)) == "AOS-GROWTH-03"
    assert refusal(state, StockGoods("red", "dark 6", 3)) is None


@rule("AOS-GROWTH-06")
def test_production_reaches_a_new_city_on_the_map() -> None:
    display = stocked({"A": [None, "red"]})
    state = producing(0, 0, display=display, new_cities=A_ON_INDIANAPOLIS)
    play(state, DrawGoods())
    assert state.actions() == [StockGoods("red", "A", 1)]
