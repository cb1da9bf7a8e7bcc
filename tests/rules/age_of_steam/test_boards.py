"""Boards are data, and a board may bring rules of its own."""

from importlib import resources
from typing import Any

import pytest

from footplate.games.age_of_steam.board.load import load_board
from footplate.games.age_of_steam.language.actions import (
    BuildTown,
    BuildTrack,
    Deliver,
    Urbanize,
)
from footplate.games.age_of_steam.play.state import State
from tests.rules.age_of_steam.given import (
    GAME,
    all_but,
    bag,
    bare,
    building,
    cubes_at,
    described,
    end_of_turn,
    given,
    incomes,
    links,
    luck_used,
    play,
    player,
    price,
    refusal,
    tile,
)

rule = pytest.mark.rule


def moving(board: str, engine: int, tiles: list[dict[str, Any]], **position: Any) -> State:
    """Move Goods on a board; everybody has the same engine."""
    players = [player(engine=engine, income=0) for _ in range(3)]
    return given(players, board=board, phase="move-goods", tiles=tiles, **position)


# Boards as data. ----------------------------------------------------------------------------


@rule("AOS-BOARD-01")
def test_the_boards_that_come_with_the_game() -> None:
    assert GAME.boards() == ["new-hampshire", "reversteam", "rust-belt", "southern-us"]


@rule("AOS-BOARD-01")
def test_terrain_stops_and_cubes_are_the_boards() -> None:
    state = GAME.start(seats=3, seed=1, board="new-hampshire")
    assert isinstance(state, State)
    cubes = {hex: len(goods) for hex, goods in described(state).cubes.items() if goods}
    threes = {"A11": 3, "A16": 3, "G2": 3}
    twos = ["C7", "E6", "G12", "G14", "G17", "I5", "J8", "K14", "K16"]
    assert cubes == {**threes, **dict.fromkeys(twos, 2)}


@rule("AOS-BOARD-01")
def test_the_columns_of_the_display_feed_the_boards_cities() -> None:
    # On New Hampshire light 6 is Hanover and dark 5 is Keene.
    state = end_of_turn(
        3,
        board="new-hampshire",
        display=bare({"light 6": ["red", None, None], "dark 5": ["blue", None, None]}),
        luck={"scripted": [0, 6, 1, 1, 5, 1, 1]},
    )
    assert cubes_at(state, "A11") == ["red"]
    assert cubes_at(state, "A16") == ["blue"]


@rule("AOS-BOARD-01")
def test_goods_go_where_the_boards_cities_are() -> None:
    # Keene, Charlestown, Hanover: the first hexes of New Hampshire.
    track = [
        tile("A12", ((0, 3), 0)),
        tile("A13", ((0,), 0), ((3,), 0)),
        tile("A14", ((0, 3), 0)),
        tile("A15", ((0, 3), 0)),
    ]
    state = moving("new-hampshire", 2, track, cubes={"A16": ["red"], "A11": ["purple"]})
    assert refusal(state, Deliver("purple", "A11", (3, 3))) is None
    play(state, Deliver("red", "A16", (0, 0)))
    assert incomes(state) == [2, 0, 0]


@rule("AOS-BOARD-01")
def test_the_length_of_the_game_is_the_boards() -> None:
    assert end_of_turn(5, board="new-hampshire", turn=7).over
    assert not end_of_turn(5, board="new-hampshire", turn=6).over


@rule("AOS-BOARD-01", "AOS-BOARD-02")
def test_a_special_rule_holds_only_where_the_board_names_it() -> None:
    # On Rust Belt others' links, parallel links and an undoubled reduction in turn 4.
    track = [tile("K10", ((0, 4), 1)), tile("J9", ((1, 3), 1))]
    state = building(
        *track, players=[player(action="Urbanization"), player(income=20), player()], turn=4
    )
    assert refusal(state, Urbanize("K9", "A")) is None
    reduced = end_of_turn([player(), player(income=20), player()], turn=4)
    assert incomes(reduced)[1] == 18


@rule("AOS-BOARD-02")
def test_reversteam_takes_cubes_by_the_base_rules() -> None:
    track = [
        tile("M10", ((3, 5), 1)),
        tile("L9", ((0,), 1), ((2,), 1)),
        tile("L8", ((0, 3), 1)),
        tile("L7", ((3, 5), 1)),
    ]
    state = moving("reversteam", 2, track, cubes={"M11": ["red", "blue"]})
    assert refusal(state, Deliver("blue", "M11", (0, 0))) == "AOS-MOVE-09"
    play(state, Deliver("red", "M11", (0, 0)))
    assert incomes(state) == [0, 2, 0]


@rule("AOS-BOARD-02")
def test_rust_belt_and_reversteam_have_no_rules_of_their_own() -> None:
    base = load_board("rust-belt").rules
    assert not base.own_links_only
    assert not base.no_duplicate_links
    assert base.doubled_reduction_turns == ()
    assert base.extra_cubes == ()
    assert base.town_cubes is None
    assert load_board("reversteam").rules == base


@rule("AOS-BOARD-03")
def test_the_price_of_the_terrain_is_the_boards() -> None:
    plain = BuildTrack("G13", ((0, 3),))
    mountain = BuildTrack("D6", ((1, 4),))
    assert price(building(board="new-hampshire"), plain) == 2
    assert price(building(board="new-hampshire"), mountain) == 4
    river = BuildTrack("B11", ((1, 4),))
    assert price(building(board="southern-us"), river) == 3


@rule("AOS-BOARD-04")
def test_each_board_has_its_blocked_hexsides() -> None:
    lake = BuildTrack("H12", ((0, 5),))
    assert refusal(building(board="new-hampshire"), lake) == "AOS-BUILD-07"
    edge = BuildTrack("B11", ((3, 4),))
    assert refusal(building(board="southern-us"), edge) == "AOS-BUILD-07"
    water = BuildTrack("I7", ((0, 5),))
    assert refusal(building(board="rust-belt"), water) == "AOS-BUILD-07"


@rule("AOS-BOARD-03", "AOS-BOARD-04")
def test_a_boards_own_prices_and_closed_hexsides_hold() -> None:
    package = resources.files("footplate.games.age_of_steam.board")
    text = package.joinpath("boards", "rust-belt.toml").read_text(encoding="utf-8")
    text = text.replace('id = "rust-belt"', 'id = "toll-belt"')
    text = text.replace("[map]", "[terrain]\nplain = 7\nriver = 9\n\n[map]")
    text = text.replace("[map.rivers]", 'closed = [{ hex = "K10", edge = 0 }]\n\n[map.rivers]')
    state = building(board=text)
    assert refusal(state, BuildTrack("K10", ((0, 4),))) == "AOS-BUILD-07"
    assert refusal(state, BuildTrack("K10", ((1, 4),))) is None
    assert price(state, BuildTrack("K10", ((1, 4),))) == 7
    assert price(state, BuildTrack("N9", ((3, 5),))) == 9


# Southern US: two colours in one city, and cotton. -------------------------------------------

MERIDIAN_JACKSON_NEW_ORLEANS = [
    tile("C8", ((5,), 0)),
    tile("B7", ((2, 4), 0)),
    tile("A9", ((0, 3), 0)),
    tile("A10", ((0, 3), 0)),
    tile("A11", ((0, 3), 0)),
]
NEW_ORLEANS_BILOXI_MOBILE = [
    tile("B11", ((1, 4), 1)),
    tile("C11", ((1,), 1), ((4,), 1)),
    tile("D10", ((2, 4), 1)),
]
MONTGOMERY_SELMA_MOBILE = [
    tile("F8", ((1, 5), 1)),
    tile("E8", ((2,), 1), ((3,), 1)),
    tile("E9", ((0, 3), 1)),
    tile("E10", ((0, 3), 1)),
]


@rule("AOS-BOARD-05")
def test_a_city_of_two_colours_takes_both() -> None:
    cubes = {"A8": ["yellow", "blue"], "C8": ["white"]}
    state = moving("southern-us", 2, MERIDIAN_JACKSON_NEW_ORLEANS, cubes=cubes)
    assert refusal(state, Deliver("yellow", "A8", (3,))) is None
    assert refusal(state, Deliver("white", "C8", (5, 3))) is None
    assert refusal(state, Deliver("blue", "A8", (3,))) == "AOS-MOVE-09"


@rule("AOS-BOARD-05")
def test_a_city_of_two_colours_stops_both() -> None:
    # Yellow New City E on Biloxi, beyond New Orleans.
    track = [*MERIDIAN_JACKSON_NEW_ORLEANS[2:], tile("B11", ((1, 4), 0))]
    state = moving(
        "southern-us",
        2,
        track,
        new_cities=[{"hex": "C11", "city": "E"}],
        cubes={"A8": ["yellow"]},
    )
    assert refusal(state, Deliver("yellow", "A8", (3, 1))) == "AOS-MOVE-10"
    assert refusal(state, Deliver("yellow", "A8", (3,))) is None


@rule("AOS-BOARD-09")
def test_each_town_starts_with_one_cotton_cube() -> None:
    state = GAME.start(seats=3, seed=1, board="southern-us")
    assert isinstance(state, State)
    position = described(state)
    towns = [town.hex for town in load_board("southern-us").towns]
    cotton = [hex for hex, goods in position.cubes.items() if "white" in goods]
    assert sorted(cotton) == sorted(towns)
    assert all(position.cubes[hex] == ["white"] for hex in towns)


@rule("AOS-BOARD-09")
def test_cotton_is_neither_in_the_bag_nor_on_the_display() -> None:
    state = GAME.start(seats=3, seed=1, board="southern-us")
    assert isinstance(state, State)
    assert "white" not in bag(state)
    on_display = {good for column in described(state).display.values() for good in column}
    assert "white" not in on_display
    # 96 cubes, 52 of them on the display and 23 in the cities.
    assert sum(bag(state).values()) == 21


@rule("AOS-BOARD-09")
def test_other_boards_have_no_cotton() -> None:
    state = GAME.start(seats=3, seed=1, board="rust-belt")
    assert isinstance(state, State)
    assert all("white" not in goods for goods in described(state).cubes.values())


@rule("AOS-BOARD-10")
def test_cotton_goes_to_a_port_only() -> None:
    state = moving("southern-us", 1, MONTGOMERY_SELMA_MOBILE, cubes={"E8": ["white"]})
    assert refusal(state, Deliver("white", "E8", (2,))) == "AOS-MOVE-09"
    assert refusal(state, Deliver("white", "E8", (3,))) is None


@rule("AOS-BOARD-10")
def test_cotton_passes_cities_that_are_no_ports() -> None:
    state = moving("southern-us", 2, MERIDIAN_JACKSON_NEW_ORLEANS, cubes={"C8": ["white"]})
    assert refusal(state, Deliver("white", "C8", (5, 3))) is None


@rule("AOS-BOARD-10")
def test_cotton_stops_at_the_first_port() -> None:
    # Selma, Mobile (a port), Biloxi, New Orleans.
    track = MONTGOMERY_SELMA_MOBILE + NEW_ORLEANS_BILOXI_MOBILE
    state = moving("southern-us", 3, track, cubes={"E8": ["white"]})
    assert refusal(state, Deliver("white", "E8", (3, 5, 4))) == "AOS-MOVE-10"
    assert refusal(state, Deliver("white", "E8", (3,))) is None


@rule("AOS-BOARD-11")
def test_cotton_pays_the_mover_one_more() -> None:
    state = moving("southern-us", 2, MERIDIAN_JACKSON_NEW_ORLEANS, cubes={"C8": ["white"]})
    play(state, Deliver("white", "C8", (5, 3)))
    assert incomes(state) == [3, 0, 0]


@rule("AOS-BOARD-11")
def test_cotton_pays_the_mover_even_over_links_of_others() -> None:
    state = moving("southern-us", 1, NEW_ORLEANS_BILOXI_MOBILE, cubes={"C11": ["white"]})
    play(state, Deliver("white", "C11", (4,)))
    assert incomes(state) == [1, 1, 0]


@rule("AOS-BOARD-12")
def test_delivered_cotton_leaves_the_game() -> None:
    state = moving("southern-us", 1, NEW_ORLEANS_BILOXI_MOBILE, cubes={"C11": ["white"]})
    before = bag(state)
    play(state, Deliver("white", "C11", (1,)))
    assert bag(state) == before
    assert cubes_at(state, "C11") == []
    assert cubes_at(state, "E11") == []


@rule("AOS-BOARD-13")
def test_cotton_stays_on_a_new_city() -> None:
    players = [player(action="Urbanization"), player(), player()]
    state = building(players=players, board="southern-us", cubes={"C11": ["white"]})
    play(state, Urbanize("C11", "A"))
    assert cubes_at(state, "C11") == ["white"]


@rule("AOS-BOARD-14")
@pytest.mark.parametrize("turn", [1, 4])
def test_atlanta_gets_a_cube_after_the_dice_of_the_first_four_turns(turn: int) -> None:
    dice = [1, 1, 1, 3, 1, 1]
    state = end_of_turn(
        3,
        board="southern-us",
        turn=turn,
        display=bare({"dark 3": ["red", None, None]}),
        luck={"scripted": [0, *dice, 4]},
    )
    assert cubes_at(state, "J5") == ["black", "red"]
    assert luck_used(state) == 7


@rule("AOS-BOARD-14")
def test_the_cube_for_atlanta_comes_out_of_the_bag() -> None:
    luck = {"scripted": [0, 1, 1, 1, 1, 1, 1, 0]}
    state = end_of_turn(3, board="southern-us", luck=luck)
    assert cubes_at(state, "J5") == ["red"]
    assert bag(state) == {"red": 19, "blue": 20, "purple": 20, "yellow": 20, "black": 16}


@rule("AOS-BOARD-14")
def test_atlanta_gets_no_cube_from_turn_five_on() -> None:
    state = end_of_turn(
        3, board="southern-us", turn=5, display=bare(), luck={"scripted": [0, *[1] * 6]}
    )
    assert cubes_at(state, "J5") == []
    assert described(state).turn == 6


@rule("AOS-BOARD-14")
def test_atlanta_gets_no_cube_from_an_empty_bag() -> None:
    display = bare()
    state = end_of_turn(
        3,
        board="southern-us",
        display=display,
        cubes={"A4": all_but([], display)},
        luck={"scripted": [0, *[1] * 6]},
    )
    assert cubes_at(state, "J5") == []
    assert described(state).turn == 2


@rule("AOS-BOARD-15")
def test_the_reduction_is_doubled_in_turn_four() -> None:
    players = [player(income=10), player(income=20), player(income=51)]
    state = end_of_turn(players, board="southern-us", turn=4)
    assert incomes(state) == [10, 16, 31]


@rule("AOS-BOARD-15")
def test_the_reduction_is_not_doubled_in_other_turns() -> None:
    players = [player(income=10), player(income=20), player(income=51)]
    assert incomes(end_of_turn(players, board="southern-us", turn=3)) == [10, 18, 41]
    assert incomes(end_of_turn(players, board="southern-us", turn=5)) == [10, 18, 41]


# New Hampshire: own links only, no second link. ----------------------------------------------


@rule("AOS-BOARD-06")
@pytest.mark.parametrize("owner", [1, None])
def test_new_hampshire_refuses_links_that_are_not_the_movers(owner: int | None) -> None:
    state = moving("new-hampshire", 1, [tile("G13", ((0, 3), owner))], cubes={"G14": ["blue"]})
    assert refusal(state, Deliver("blue", "G14", (0,))) == "AOS-BOARD-06"


@rule("AOS-BOARD-06")
def test_new_hampshire_allows_the_movers_own_links() -> None:
    state = moving("new-hampshire", 1, [tile("G13", ((0, 3), 0))], cubes={"G14": ["blue"]})
    play(state, Deliver("blue", "G14", (0,)))
    assert incomes(state) == [1, 0, 0]


@rule("AOS-BOARD-06")
def test_new_hampshire_refuses_a_route_that_is_only_partly_the_movers() -> None:
    # Laconia to Concord is his, Concord to Nashua is not.
    track = [tile("G13", ((0, 3), 0)), tile("G15", ((0, 3), 1)), tile("G16", ((0, 3), 1))]
    state = moving("new-hampshire", 2, track, cubes={"G12": ["blue"]})
    assert refusal(state, Deliver("blue", "G12", (3, 3))) == "AOS-BOARD-06"


LACONIA_CONCORD = tile("G13", ((0, 3), 1))


@rule("AOS-BOARD-07")
def test_new_hampshire_refuses_a_second_link_between_two_stops() -> None:
    state = building(LACONIA_CONCORD, tile("H12", ((3, 5), 0)), board="new-hampshire")
    assert refusal(state, BuildTrack("H13", ((0, 4),))) == "AOS-BOARD-07"
    assert refusal(state, BuildTrack("H13", ((0, 3),))) is None


@rule("AOS-BOARD-07")
def test_new_hampshire_refuses_a_second_link_of_the_same_owner() -> None:
    own = tile("G13", ((0, 3), 0))
    state = building(own, tile("H12", ((3, 5), 0)), board="new-hampshire")
    assert refusal(state, BuildTrack("H13", ((0, 4),))) == "AOS-BOARD-07"


@rule("AOS-BOARD-07")
def test_new_hampshire_refuses_a_redirect_into_a_second_link() -> None:
    track = [LACONIA_CONCORD, tile("H12", ((3, 5), 0)), tile("H13", ((0, 3), 0))]
    state = building(*track, board="new-hampshire")
    assert refusal(state, BuildTrack("H13", ((0, 4),))) == "AOS-BOARD-07"
    assert refusal(state, BuildTrack("H13", ((0, 2),))) is None


@rule("AOS-BOARD-07")
def test_new_hampshire_refuses_a_town_tile_that_makes_a_second_link() -> None:
    # Two tracks from Concord point at Manchester.
    track = [tile("H14", ((3, 5), 0)), tile("G15", ((0, 2), 0))]
    state = building(*track, board="new-hampshire")
    assert refusal(state, BuildTown("H15", (0, 5))) == "AOS-BOARD-07"
    assert refusal(state, BuildTown("H15", (0, 3))) is None


@rule("AOS-BOARD-07")
def test_rust_belt_allows_a_second_link() -> None:
    track = [tile("K10", ((0, 4), 0)), tile("J9", ((1, 3), 1)), tile("K9", ((4,), 1))]
    state = building(*track)
    play(state, BuildTown("K9", (3, 4)))
    assert links(state) == {("Evansville", "Indianapolis", 0), ("Evansville", "Indianapolis", 1)}


@rule("AOS-BOARD-08")
def test_new_hampshire_refuses_a_new_city_that_makes_a_second_link() -> None:
    players = [player(action="Urbanization"), player(), player()]
    track = [tile("H14", ((3, 5), 1)), tile("G15", ((0, 2), 2))]
    state = building(*track, players=players, board="new-hampshire")
    assert refusal(state, Urbanize("H15", "A")) == "AOS-BOARD-08"
    assert refusal(state, Urbanize("E14", "A")) is None
    one = building(*track[:1], players=players, board="new-hampshire")
    assert refusal(one, Urbanize("H15", "A")) is None


@rule("AOS-BOARD-08")
def test_new_hampshire_refuses_a_new_city_beside_a_link_that_exists() -> None:
    players = [player(action="Urbanization"), player(), player()]
    track = [tile("H14", ((3, 5), 1)), tile("H15", ((0,), 1)), tile("G15", ((0, 2), 2))]
    state = building(*track, players=players, board="new-hampshire")
    assert refusal(state, Urbanize("H15", "A")) == "AOS-BOARD-08"
