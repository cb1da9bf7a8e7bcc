"""The rulebooks' worked examples of track and factories, to the coin.

The boards of the examples are only in pictures, so the same situations are laid on US Midwest.
"""

import pytest

from footplate import BadInput
from footplate.games.steam_power.language.actions import (
    BuildFactory,
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
    described,
    given,
    links,
    offered,
    pass_turn,
    play,
    player,
    purses,
    refusal,
    seen,
    stock,
    track,
    tracks,
    trains,
)
from tests.rules.steam_power.ways import along

rule = pytest.mark.rule


@rule("SP-TRACK-09")
def test_the_first_track_runs_into_the_orange_city() -> None:
    state = given(3, cities={"J10": "orange"})
    into, past = LayTrack("K10", (1, 4)), LayTrack("K10", (0, 3))
    assert refusal(state, past) == "SP-TRACK-09"
    play(state, into)
    assert tracks(state, "K10") == [((1, 4), RED)]
    assert seen(state).companies[RED].open_end == "K10"
    assert purses(state) == [30, 30, 30]


@rule("SP-TRACK-02", "SP-TRACK-09", "SP-TRACK-15", "SP-TRACK-22")
def test_the_first_two_tiles_out_of_the_gray_city() -> None:
    state = given([player(), player(money=5), player()], cities={"L8": "gray"}, seat=BLUE)
    play(state, LayTrack("K9", (1, 4)), LayTrack("J9", (1, 5)))
    assert links(state) == []
    assert trains(state, BLUE) == 20
    # The link must be continued, or taken back, before another one is begun.
    assert refusal(state, LayTrack("L7", (0, 3))) == "SP-TRACK-15"
    assert refusal(state, LayTrack("F9", (2, 5))) == "SP-TRACK-15"
    assert refusal(state, LayTrack("I9", (2, 5))) is None
    play(state, RemoveTrack("J9"), RemoveTrack("K9"))
    assert purses(state) == [30, 5, 30]
    assert trains(state, BLUE) == 21


@rule("SP-TRACK-15")
def test_or_removed_before_another_one_is_begun() -> None:
    state = given(3, tracks=along("L8 K9 J9 I9", BLUE), seat=BLUE)
    play(state, RemoveTrack("J9"), RemoveTrack("K9"))
    play(state, LayTrack("F9", (2, 5)))
    assert tracks(state, "F9") == [((2, 5), BLUE)]


@rule("SP-TRACK-07", "SP-TRACK-19", "SP-CROSS-01")
def test_no_building_in_water_no_shared_track_no_crossing_tile_on_an_empty_hex() -> None:
    state = given(3, tracks=[track("K9", 1, 4, BLUE)])
    assert refusal(state, LayTrack("M8", (4, 5))) == "SP-TRACK-07"
    assert refusal(state, LayTrack("J9", (1, 3))) == "SP-TRACK-19"
    with pytest.raises(BadInput):
        GAME.action({"do": "lay-track", "hex": "J12", "track": [0, 3, 1, 4]})


def blocked() -> State:
    """Blue has an incomplete link out of gray La Crosse; Green joins the two white cities."""
    state = given(
        [player(money=5) for _ in range(3)],
        tracks=along("H4 I5 J5", BLUE),
        cities={"H4": "gray", "J6": "white", "K4": "white"},
        start=GREEN,
        seat=GREEN,
    )
    play(state, LayTrack("J5", (0, 3)), LayTrack("J4", (1, 3)))
    return state


@rule("SP-TRACK-20", "SP-TRACK-13", "SP-TRACK-30")
def test_green_joins_the_white_cities_and_blocks_blue() -> None:
    state = blocked()
    assert links(state) == [("Green Bay", "Madison", GREEN)]
    assert purses(state) == [5, 5, 5]
    assert seen(state).companies[BLUE].open_end == "I5"
    play(state, TakeMoney(), TakeMoney(), TakeMoney())
    assert state.seat == BLUE
    # The way on is a crossing, and nothing new may be started elsewhere.
    assert {laid.hex for laid in offered(state, LayTrack)} == {"J5"}
    assert refusal(state, LayTrack("L7", (0, 3))) == "SP-TRACK-15"


@rule(
    "SP-TRACK-13",
    "SP-TRACK-30",
    "SP-REDO-01",
    "SP-REDO-03",
    "SP-REDO-05",
    "SP-REDO-06",
    "SP-REDO-08",
)
def test_r_08_blue_replaces_the_end_by_a_curve_and_reaches_the_white_city() -> None:
    state = blocked()
    play(state, TakeMoney(), TakeMoney(), TakeMoney())
    assert refusal(state, ReplaceTrack("I5", (0, 3))) == "SP-REDO-06"
    assert refusal(state, ReplaceTrack("J5", (1, 3))) == "SP-REDO-03"
    play(state, ReplaceTrack("I5", (3, 5)))
    assert purses(state) == [11, 5, 8]  # the hill is not paid a second time
    play(state, LayTrack("I6", (0, 2)))
    assert purses(state) == [11, 3, 8]  # only the new tile, on a hill
    assert links(state) == [("Green Bay", "Madison", GREEN), ("La Crosse", "Madison", BLUE)]
    assert (state.seat, described(state).actions) == (BLUE, 1)
    assert trains(state, BLUE) == 20


@rule("SP-CROSS-02", "SP-CROSS-03", "SP-CROSS-04", "SP-CROSS-08", "SP-CROSS-09")
def test_red_crosses_yellows_track_northwards() -> None:
    state = given(
        [player(money=5) for _ in range(4)],
        tracks=along("L8 K9 J9", YELLOW),
        cities={"J10": "white"},
    )
    play(state, LayTrack("K10", (0, 4)))
    assert purses(state) == [5, 5, 5, 5]
    play(state, LayTrack("K9", (0, 3)))
    assert purses(state) == [3, 5, 5, 5]
    assert tracks(state, "K9") == [((0, 3), RED), ((1, 4), YELLOW)]
    assert stock(state) == {"A": 79, "B": 9, "C": 10}
    assert (state.seat, described(state).actions) == (RED, 1)
    # Red goes on north, Yellow where it was going.
    assert seen(state).companies[RED].open_end == "K9"
    assert {laid.hex for laid in offered(state, LayTrack)} == {"K8"}
    play(state, TakeMoney())
    pass_turn(state, 2)
    assert state.seat == YELLOW
    assert {laid.hex for laid in offered(state, LayTrack)} == {"J9"}


@rule("SP-TRACK-25", "SP-TRACK-27")
def test_purple_lays_track_into_and_out_of_a_group() -> None:
    state = given([player(money=5) for _ in range(5)], seat=PURPLE, start=PURPLE)
    out = LayTrack("K14", (2, 5))  # East St. Louis to Evansville
    play(state, LayTrack("J12", (1, 4)))  # Springfield to St. Louis
    assert refusal(state, out) is None
    play(state, out)
    assert links(state) == [
        ("East St. Louis", "Evansville", PURPLE),
        ("Springfield", "St. Louis", PURPLE),
    ]
    assert purses(state) == [5, 5, 5, 5, 5]
    assert trains(state, PURPLE) == 19


@rule("SP-FACTORY-05", "SP-FACTORY-06", "SP-TRACK-26")
@pytest.mark.parametrize("seat", [RED, BLUE, GREEN])
def test_any_player_may_build_in_the_linked_group(seat: int) -> None:
    cities = {"I13": "gray", "J13": "orange"}
    alone = given(3, cities=cities, seat=seat)
    linked = given(3, cities=cities, seat=seat, tracks=along("K12 J12 I13", BLUE))
    for hex in ("I13", "J13"):
        assert refusal(alone, BuildFactory(hex, 5)) == "SP-FACTORY-05"
        assert refusal(linked, BuildFactory(hex, 5)) is None
    play(linked, BuildFactory("I13", 5), BuildFactory("J13", 5))
    assert purses(linked) == [30, 30, 30]
    assert seen(linked).stock.cubes == {"black": 30, "white": 30, "orange": 25, "gray": 25}
