"""Setting up: the box, the display, the cities, the players and their first order."""

import pytest

from footplate import BadInput, Event, ScriptedChance
from footplate.games.age_of_steam.board.tables import load_tables
from footplate.games.age_of_steam.language.actions import Urbanize
from footplate.games.age_of_steam.play.state import State
from tests.rules.age_of_steam.given import (
    GAME,
    bag,
    building,
    cubes_at,
    described,
    given,
    incomes,
    player,
    purses,
    seen,
)

rule = pytest.mark.rule

SHELF = [at % 5 for at in range(52)]
CITY_CUBES = [at % 5 for at in range(26)]
DICE = [6, 6, 6, 5, 5, 5, 4, 4, 4]


def started(*dice: int, seats: int = 3) -> State:
    """A game whose display and cities are filled red, blue, purple, yellow, black, red, …"""
    chance = ScriptedChance([*SHELF, *CITY_CUBES, *dice])
    state = GAME.start(seats=seats, chance=chance)
    assert isinstance(state, State)
    return state


def fresh(seats: int = 3, board: str = "rust-belt") -> State:
    state = GAME.start(seats=seats, seed=1, board=board)
    assert isinstance(state, State)
    return state


@rule("AOS-SETUP-01")
@pytest.mark.parametrize("seats", [2, 7])
def test_rust_belt_is_for_three_to_six_players(seats: int) -> None:
    with pytest.raises(BadInput, match=f"3 to 6 seats, not {seats}"):
        GAME.start(seats=seats)


@rule("AOS-SETUP-01")
def test_the_board_says_how_many_may_play() -> None:
    assert len(described(fresh(6)).players) == 6
    with pytest.raises(BadInput, match="3 to 5 seats, not 6"):
        GAME.start(seats=6, board="new-hampshire")


@rule("AOS-SETUP-02")
def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadInput, match="no option 'free_track'"):
        GAME.start(seats=3, free_track=True)


@rule("AOS-SETUP-02")
def test_an_unknown_value_of_an_option_is_refused() -> None:
    with pytest.raises(BadInput, match="start_order must be one of 'dice', 'shuffle'"):
        GAME.start(seats=3, start_order="by-age")
    with pytest.raises(BadInput, match="rebuild_same_hex"):
        GAME.start(seats=3, rebuild_same_hex="yes")


@rule("AOS-SETUP-03")
def test_the_bag_holds_96_cubes_before_anything_is_drawn() -> None:
    everything = {"red": 20, "blue": 20, "purple": 20, "yellow": 20, "black": 16}
    assert bag(given(3)) == everything


@rule("AOS-SETUP-03")
def test_what_was_not_drawn_at_setup_is_still_in_the_bag() -> None:
    # 52 boxes and 26 city cubes, dealt out evenly: 17 red, 16 blue, 15 of each other colour.
    left = {"red": 3, "blue": 4, "purple": 5, "yellow": 5, "black": 1}
    assert bag(started(*DICE)) == left


@rule("AOS-SETUP-04")
def test_the_supply_is_that_of_the_box() -> None:
    parts = seen(fresh()).parts
    assert parts.tiles == {
        "straight": 48,
        "gentle": 55,
        "acute": 7,
        "cross_straight_straight": 4,
        "cross_gentle_gentle": 3,
        "cross_gentle_straight": 4,
        "coexist_gentle_gentle": 1,
        "coexist_straight_acute": 1,
        "coexist_gentle_acute_left": 1,
        "coexist_gentle_acute_right": 1,
        "town_1": 3,
        "town_3_left": 2,
        "town_3_right": 2,
        "town_3_star": 2,
        "town_3_same_half": 2,
    }
    assert sum(parts.tiles.values()) == 136
    assert parts.town_disks == 8
    assert parts.new_cities == list("ABCDEFGH")


@rule("AOS-SETUP-04")
def test_half_of_the_new_cities_are_black() -> None:
    colors = [city.color for city in load_tables().new_cities]
    assert sorted(colors) == ["black"] * 4 + ["blue", "purple", "red", "yellow"]


@rule("AOS-SETUP-04")
def test_all_eight_new_cities_are_there_at_the_start() -> None:
    state = building(players=[player(action="Urbanization"), player(), player()])
    offered = [a.city for a in state.actions() if isinstance(a, Urbanize) and a.hex == "K9"]
    assert sorted(offered) == list("ABCDEFGH")


@rule("AOS-SETUP-05")
def test_the_display_is_filled_row_by_row_before_the_cities() -> None:
    display = described(started(*DICE)).display
    assert display["light 1"] == ["red", "purple", "black"]
    assert display["light 2"] == ["blue", "yellow", "red"]
    assert display["dark 1"] == ["blue", "yellow", "red"]
    assert display["dark 6"] == ["blue", "yellow", "red"]
    assert display["A"] == ["blue", "black"]
    assert display["H"] == ["yellow", "blue"]
    assert [len(boxes) for boxes in display.values()] == [3] * 12 + [2] * 8


@rule("AOS-SETUP-06")
def test_the_cities_get_their_cubes_after_the_display() -> None:
    state = started(*DICE)
    assert cubes_at(state, "A11") == ["blue", "red"]
    assert cubes_at(state, "B3") == ["purple", "yellow"]
    assert cubes_at(state, "Q9") == ["blue", "purple", "red"]
    assert cubes_at(state, "R6") == ["black", "red", "yellow"]


@rule("AOS-SETUP-06")
def test_three_cubes_in_pittsburgh_and_wheeling_two_in_other_cities_none_in_towns() -> None:
    cubes = {hex: len(goods) for hex, goods in described(fresh()).cubes.items() if goods}
    twos = ["A11", "B3", "C1", "C8", "F10", "H6", "J10", "M9", "N4", "Q2"]
    assert cubes == {**dict.fromkeys(twos, 2), "Q9": 3, "R6": 3}


@rule("AOS-SETUP-07")
def test_twenty_markers_an_engine_of_one_link_and_no_income_to_start_with() -> None:
    state = fresh(4)
    assert seen(state).parts.markers == [20, 20, 20, 20]
    assert [one.engine for one in described(state).players] == [1, 1, 1, 1]
    assert incomes(state) == [0, 0, 0, 0]


@rule("AOS-SETUP-08")
def test_two_shares_and_ten_dollars_to_start_with() -> None:
    state = fresh(4)
    assert [one.shares for one in described(state).players] == [2, 2, 2, 2]
    assert purses(state) == [10, 10, 10, 10]


@rule("AOS-SETUP-09")
def test_the_highest_roll_of_three_dice_is_first() -> None:
    state = started(1, 2, 3, 6, 6, 5, 4, 4, 1)
    assert described(state).order == [1, 2, 0]


@rule("AOS-SETUP-10")
def test_tied_players_reroll_among_themselves() -> None:
    # Ruling 1: 11, 11 and 9, then 7 against 12.
    state = started(3, 4, 4, 5, 5, 1, 3, 3, 3, 1, 2, 4, 4, 4, 4)
    assert described(state).order == [1, 0, 2]


@rule("AOS-SETUP-09", "AOS-SETUP-10")
def test_the_dice_for_the_order_are_told() -> None:
    events: list[Event] = []
    dice = [3, 4, 4, 5, 5, 1, 3, 3, 3, 1, 2, 4, 4, 4, 4]
    GAME.start(seats=3, chance=ScriptedChance([*SHELF, *CITY_CUBES, *dice]), events=events)
    told = " ".join(event.words(["Pete", "Dave", "John"], GAME.plan()) for event in events)
    assert "Pete 3+4+4, Dave 5+5+1, John 3+3+3, Pete 1+2+4, Dave 4+4+4" in told
    assert "Dave, Pete, John" in told


@rule("AOS-SETUP-10")
def test_a_reroll_decides_only_the_places_that_were_shared() -> None:
    # 15 is first; 8 and 8 reroll to 3 and 18 for the second place.
    state = started(2, 3, 3, 5, 5, 5, 2, 2, 4, 1, 1, 1, 6, 6, 6)
    assert described(state).order == [1, 2, 0]


@rule("AOS-SETUP-10")
def test_a_reroll_that_ties_again_is_rolled_again() -> None:
    # 10, 10, 10; then 12, 5, 12; then 3 against 18 for the first place.
    first = [4, 3, 3, 4, 3, 3, 4, 3, 3]
    second = [4, 4, 4, 1, 2, 2, 4, 4, 4]
    third = [1, 1, 1, 6, 6, 6]
    assert described(started(*first, *second, *third)).order == [2, 0, 1]


@rule("AOS-SETUP-10")
def test_a_shuffle_rolls_no_dice() -> None:
    # A zero is no face of a die: the script would end the game if one were rolled.
    chance = ScriptedChance([*SHELF, *CITY_CUBES, 0, 0, 0, 0, 0, 0])
    state = GAME.start(seats=6, chance=chance, start_order="shuffle")
    assert isinstance(state, State)
    assert sorted(described(state).order or []) == [0, 1, 2, 3, 4, 5]


@rule("AOS-SETUP-10")
def test_a_shuffle_gives_different_orders() -> None:
    states = [GAME.start(seats=6, seed=seed, start_order="shuffle") for seed in range(8)]
    orders = {tuple(described(s).order or []) for s in states}
    assert len(orders) > 1


@rule("AOS-SETUP-11")
def test_the_game_starts_with_issue_shares_of_turn_one() -> None:
    state = started(1, 2, 3, 6, 6, 5, 4, 4, 1)
    position = described(state)
    assert (position.turn, position.phase, state.seat) == (1, "issue-shares", 1)
    assert [one.action for one in position.players] == [None, None, None]
