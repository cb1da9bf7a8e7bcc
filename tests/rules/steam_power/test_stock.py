"""The stock of track tiles, the price of a placement, and the bank."""

from typing import Any

import pytest

from footplate import BadInput
from footplate.games.steam_power.language.actions import (
    EndTrack,
    LayTrack,
    RemoveTrack,
    ReplaceTrack,
    TakeMoney,
)
from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.given import (
    BLUE,
    GAME,
    GREEN,
    PURPLE,
    RED,
    YELLOW,
    given,
    links,
    money,
    offered,
    pass_turn,
    play,
    player,
    purses,
    refusal,
    stock,
    track,
    tracks,
)
from tests.rules.steam_power.ways import along, plain_tiles

rule = pytest.mark.rule


def no_b_tiles(**position: Any) -> State:
    """Six tight curves and four pairs of crossing straights lie on the map."""
    laid = [
        *along("E9 E8 E7 E6 E5 E4", RED),
        *along("E4 F4 G5 H5 I6 J6", RED),
        *along("D6 E6 F5 G5 H4", YELLOW),
        *along("D6 E7 F7 G8", YELLOW),
        *along("I13 J12 K12", PURPLE),
        *along("J13 J12 J11 J10", PURPLE),
        track("D3", 1, 2, RED),
        track("F3", 4, 5, RED),
        track("I14", 0, 1, PURPLE),
        track("L9", 0, 1, BLUE),
        track("K9", 0, 1, BLUE),
        track("R8", 0, 1, GREEN),
    ]
    return given(5, tracks=laid, **position)


# Tiles. -------------------------------------------------------------------------------------


@rule("SP-TRACK-28")
def test_a_tile_on_the_map_is_missing_from_the_stock() -> None:
    state = given(3)
    play(state, LayTrack("L7", (0, 3)), LayTrack("K7", (1, 5)))
    assert stock(state) == {"A": 78, "B": 10, "C": 10}
    play(state, LayTrack("L9", (0, 1)), EndTrack())
    assert stock(state) == {"A": 78, "B": 9, "C": 10}


@rule("SP-TRACK-28")
def test_r_12_without_tiles_of_a_kind_both_its_faces_are_missing() -> None:
    state = no_b_tiles(seat=YELLOW)
    assert stock(state)["B"] == 0
    tight, crossing = LayTrack("H8", (0, 5)), LayTrack("H5", (0, 3))
    assert refusal(state, tight) == "SP-TRACK-28"
    assert refusal(state, crossing) == "SP-TRACK-28"
    assert refusal(state, LayTrack("H8", (1, 5))) is None
    assert refusal(state, LayTrack("H5", (0, 4))) is None


@rule("SP-TRACK-28", "SP-TRACK-29")
def test_r_12_both_faces_are_there_again_when_one_tile_returns() -> None:
    state = no_b_tiles(start=BLUE)
    play(state, RemoveTrack("K9"), EndTrack(), TakeMoney())
    pass_turn(state)
    assert (state.seat, stock(state)["B"]) == (YELLOW, 1)
    tight, crossing = LayTrack("H8", (0, 5)), LayTrack("H5", (0, 3))
    assert refusal(state, tight) is None
    assert refusal(state, crossing) is None
    play(state, tight)
    assert stock(state)["B"] == 0


@rule("SP-TRACK-28", "SP-CROSS-01")
def test_without_straights_and_curves_only_tight_curves_are_left() -> None:
    state = given(5, tracks=plain_tiles(80))
    assert stock(state) == {"A": 0, "B": 10, "C": 10}
    assert refusal(state, LayTrack("L7", (0, 3))) == "SP-TRACK-28"
    assert refusal(state, LayTrack("K7", (1, 5))) == "SP-TRACK-28"
    assert refusal(state, LayTrack("L9", (0, 1))) is None


@rule("SP-TRACK-28")
def test_the_last_tile_of_a_kind() -> None:
    state = given(5, tracks=plain_tiles(79))
    play(state, LayTrack("L7", (0, 3)))
    assert refusal(state, LayTrack("K7", (1, 5))) == "SP-TRACK-28"


@rule("SP-TRACK-29")
def test_the_old_tile_returns_before_its_replacement_is_taken() -> None:
    state = given(5, tracks=[*plain_tiles(79), track("K9", 1, 4)])
    assert stock(state) == {"A": 0, "B": 10, "C": 10}
    assert refusal(state, ReplaceTrack("K9", (1, 3))) is None
    assert refusal(state, LayTrack("J9", (1, 3))) == "SP-TRACK-28"
    play(state, RemoveTrack("K9"))
    assert stock(state) == {"A": 1, "B": 10, "C": 10}
    assert refusal(state, LayTrack("L7", (0, 3))) is None


@rule("SP-TRACK-29")
def test_a_tight_curve_may_be_turned_when_none_is_left() -> None:
    state = no_b_tiles(start=BLUE)
    assert refusal(state, ReplaceTrack("K9", (1, 2))) is None
    play(state, ReplaceTrack("K9", (1, 3)))
    assert stock(state)["B"] == 1


@rule("SP-TRACK-29", "SP-REDO-08")
def test_a_replacement_of_another_kind_needs_its_own_tile() -> None:
    state = no_b_tiles(start=GREEN)
    play(state, ReplaceTrack("R8", (0, 4)))
    assert stock(state)["B"] == 1
    laid = [*plain_tiles(80), track("K9", 0, 1)]
    state = given(5, tracks=laid)
    assert refusal(state, ReplaceTrack("K9", (1, 4))) == "SP-TRACK-28"
    assert refusal(state, ReplaceTrack("K9", (1, 2))) is None


ZIGZAG_MAP = """
format = "steam-power-map/1"
id = "zigzag"
name = "Zigzag"
edition = "none"
editions = ["early", "final"]
seats = { min = 2, max = 5 }
cities = [
  { hex = "B12", name = "West" },
  { hex = "C1", name = "North" },
  { hex = "C14", name = "South" },
  { hex = "E3", name = "East" },
]

[map]
columns = [
  "PPPPPPPPPPPPPP",
  "PPPPPPPPPPPCPP",
  "CPPPPPPPPPPPPC",
  "PPPPPPPPPPPPPP",
  "PPCPPPPPPPPPPP",
]

[sources]
map = "reconstructed"
cities = "reconstructed"
editions = "reconstructed"
"""


@rule("SP-TRACK-28", "SP-CROSS-11")
def test_without_curve_crossings_only_straights_cross() -> None:
    # Red's straight from north to south is crossed ten times by Blue's curves.
    straight = along("C1 C2 C3 C4 C5 C6 C7 C8 C9 C10 C11 C12 C13 C14")
    curves = along(
        "E3 D2 C2 B2 B3 C3 D3 D4 C4 B4 B5 C5 D5 D6 C6 B6 B7 C7 D7 D8 C8 B8 B9 C9 D9 D10 C10 B10"
        " B11 C11 D11 D12",
        BLUE,
    )
    state = given(3, board=ZIGZAG_MAP, tracks=[*straight, *curves], seat=GREEN)
    assert (stock(state)["B"], stock(state)["C"]) == (1, 0)
    assert refusal(state, LayTrack("C13", (1, 5))) == "SP-TRACK-28"
    assert refusal(state, LayTrack("C13", (2, 5))) is None


# Prices. ------------------------------------------------------------------------------------


@rule("SP-TRACK-30")
@pytest.mark.parametrize(
    ("laid", "price"),
    [
        (LayTrack("L7", (0, 3)), 0),
        (LayTrack("P13", (1, 4)), 2),
        (LayTrack("P14", (2, 5)), 4),
        (LayTrack("L9", (0, 1)), 0),
    ],
    ids=["plains", "hills", "mountains", "plains, tight curve"],
)
def test_a_tile_costs_what_its_terrain_says(laid: LayTrack, price: int) -> None:
    state = given(3)
    play(state, laid)
    assert purses(state) == [30 - price, 30, 30]


@rule("SP-TRACK-31")
def test_r_16_money_is_checked_placement_by_placement() -> None:
    state = given([player(money=3), player(), player()])
    play(state, LayTrack("B7", (3, 5)))
    assert money(state) == 1
    assert refusal(state, LayTrack("B8", (0, 3))) == "SP-TRACK-31"
    assert offered(state, LayTrack) == []
    play(state, EndTrack(), TakeMoney())
    assert money(state) == 4
    state = given([player(money=4), player(), player()])
    play(state, LayTrack("B7", (3, 5)), LayTrack("B8", (0, 3)))
    assert money(state) == 0
    assert links(state) == [("Omaha", "Sioux City", RED)]


@rule("SP-TRACK-31")
@pytest.mark.parametrize(
    ("laid", "price"),
    [(LayTrack("P13", (1, 4)), 2), (LayTrack("P14", (2, 5)), 4)],
)
def test_there_is_no_credit(laid: LayTrack, price: int) -> None:
    poor = given([player(money=price - 1), player(), player()])
    assert refusal(poor, laid) == "SP-TRACK-31"
    just_enough = given([player(money=price), player(), player()])
    play(just_enough, laid)
    assert money(just_enough) == 0


# The bank. ----------------------------------------------------------------------------------


@rule("SP-MONEY-01")
def test_three_dollars_from_the_bank() -> None:
    state = given(3)
    play(state, TakeMoney())
    assert purses(state) == [33, 30, 30]
    play(state, TakeMoney())
    assert purses(state) == [36, 30, 30]


@rule("SP-MONEY-02")
@pytest.mark.parametrize("rich", [250, 5000])
def test_r_35_the_bank_never_runs_out(rich: int) -> None:
    state = given([player(money=rich), player(money=0), player(money=0)])
    assert refusal(state, TakeMoney()) is None
    play(state, TakeMoney())
    assert money(state) == rich + 3


@rule("SP-MONEY-03")
@pytest.mark.parametrize("purse", [-1, 2.5, "ten"])
def test_money_is_whole_dollars_and_not_below_zero(purse: Any) -> None:
    with pytest.raises(BadInput, match="money"):
        GAME.position({"game": "steam-power", "players": [{"money": purse}, {}, {}]})


@rule("SP-MONEY-03")
def test_nothing_that_is_offered_takes_more_than_there_is() -> None:
    for purse in range(5):
        start = given(
            [player(money=purse), player(), player()],
            tracks=[*along("O14 P13 P12 Q12"), *along("L8 K9 J9 J10", BLUE)],
        )
        for action in start.actions():
            state = start.clone()
            state.play(action)
            assert isinstance(state, State)
            assert money(state) >= 0
    assert tracks(start, "P13") != []
