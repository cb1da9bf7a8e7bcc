"""Removing and replacing the end tile of the own incomplete link."""

import pytest

from footplate import Action
from footplate.games.steam_power.language.actions import (
    EndTrack,
    LayTrack,
    RemoveTrack,
    ReplaceTrack,
    TakeMoney,
)
from footplate.games.steam_power.language.events import TrackLaid
from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.given import (
    BLUE,
    GREEN,
    RED,
    described,
    given,
    links,
    money,
    offered,
    play,
    player,
    refusal,
    seen,
    stock,
    track,
    tracks,
    trains,
)
from tests.rules.steam_power.ways import along, plain_tiles

rule = pytest.mark.rule

STUB = track("K9", 1, 4)
"""Out of Chicago, its open end before J9."""


def crossed(mine: tuple[int, int] = (1, 4), theirs: tuple[int, int] = (3, 5)) -> State:
    """Blue's link out of Chicago ends on J9, where it crosses Green's track out of Peoria."""
    at_peoria = track("J9", *theirs, GREEN)
    return given(
        3, tracks=[at_peoria, track("K9", 1, 4, BLUE), track("J9", *mine, BLUE)], seat=BLUE
    )


# One of the placements. ---------------------------------------------------------------------


@rule("SP-REDO-01")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (RemoveTrack("J9"), LayTrack("J9", (1, 5))),
        (ReplaceTrack("J9", (1, 5)), LayTrack("I9", (2, 5))),
        (RemoveTrack("J9"), RemoveTrack("K9")),
        (ReplaceTrack("J9", (1, 5)), ReplaceTrack("J9", (1, 4))),
        (LayTrack("I10", (1, 4)), RemoveTrack("I10")),
    ],
)
def test_each_is_one_of_the_two_placements(first: Action, second: Action) -> None:
    state = given(3, tracks=along("L8 K9 J9 I10"))
    play(state, first)
    assert (described(state).step, described(state).actions) == ("lay", 2)
    assert refusal(state, second) is None
    play(state, second)
    assert (described(state).step, described(state).actions) == ("act", 1)


@rule("SP-REDO-01")
def test_redoing_alone_is_an_action() -> None:
    state = given(3, tracks=[STUB])
    play(state, ReplaceTrack("K9", (1, 3)), EndTrack())
    assert described(state).actions == 1
    assert tracks(state, "K9") == [((1, 3), RED)]


@rule("SP-REDO-01")
def test_it_is_told_how_the_tile_was_redone() -> None:
    state = given(3, tracks=[STUB])
    events = play(state, ReplaceTrack("K9", (1, 3)), RemoveTrack("K9"))
    laid = [event for event in events if isinstance(event, TrackLaid)]
    assert [(event.how, event.hex, event.price) for event in laid] == [
        ("replace", "K9", 0),
        ("remove", "K9", 0),
    ]


@rule("SP-REDO-02")
@pytest.mark.parametrize("action", [RemoveTrack("L7"), ReplaceTrack("L7", (0, 4))])
def test_without_an_incomplete_link_there_is_nothing_to_redo(action: Action) -> None:
    assert refusal(given(3), action) == "SP-REDO-02"
    assert refusal(given(3, tracks=[track("L7", 0, 3)]), action) == "SP-REDO-02"


@rule("SP-REDO-03")
def test_only_the_end_tile_can_be_redone() -> None:
    completed, theirs = along("L6 L7 L8"), along("J10 J11 I12", BLUE)
    state = given(3, tracks=[*completed, *theirs, *along("L8 K9 J9 I10")])
    for hex in ("K9", "L7", "J11", "K6"):
        assert refusal(state, RemoveTrack(hex)) == "SP-REDO-03"
        assert refusal(state, ReplaceTrack(hex, (0, 2))) == "SP-REDO-03"
    assert {action.hex for action in offered(state, RemoveTrack)} == {"J9"}
    assert {action.hex for action in offered(state, ReplaceTrack)} == {"J9"}


@rule("SP-REDO-04")
def test_a_link_that_is_completed_cannot_be_broken_any_more() -> None:
    state = given(3, tracks=[STUB])
    play(state, LayTrack("J9", (1, 3)))
    assert refusal(state, RemoveTrack("J9")) == "SP-REDO-02"
    assert refusal(state, ReplaceTrack("J9", (1, 4))) == "SP-REDO-02"
    play(state, LayTrack("K10", (0, 4)))
    assert refusal(state, RemoveTrack("J9")) == "SP-REDO-03"
    assert links(state) == [("Chicago", "Peoria", RED)]


@rule("SP-REDO-05")
@pytest.mark.parametrize("start", [0, 1, 7])
def test_r_08_nothing_is_paid_and_nothing_comes_back(start: int) -> None:
    # P13 is a hill, Q13 too: Louisville's way into the mountains.
    state = given([player(money=start), player(), player()], tracks=along("O14 P13 Q13 R13"))
    play(state, ReplaceTrack("Q13", (1, 4)), RemoveTrack("Q13"))
    assert money(state) == start
    play(state, ReplaceTrack("P13", (2, 4)), RemoveTrack("P13"))
    assert money(state) == start


@rule("SP-REDO-05")
def test_a_mountain_tile_is_not_refunded() -> None:
    state = given([player(money=4), player(), player()])
    play(state, LayTrack("P14", (2, 5)))
    assert money(state) == 0
    play(state, RemoveTrack("P14"))
    assert money(state) == 0


# The replacement. ---------------------------------------------------------------------------


@rule("SP-REDO-06")
@pytest.mark.parametrize("rails", [(0, 3), (2, 4), (0, 5)])
def test_the_replacement_keeps_the_side_by_which_the_link_comes_in(rails: tuple[int, int]) -> None:
    state = given(3, tracks=[STUB])
    assert refusal(state, ReplaceTrack("K9", rails)) == "SP-REDO-06"


@rule("SP-REDO-06")
def test_the_side_towards_the_tile_before_is_kept_as_well() -> None:
    state = given(3, tracks=along("L8 K9 J9 I10"))
    assert refusal(state, ReplaceTrack("J9", (0, 4))) == "SP-REDO-06"
    kept = [action.track for action in offered(state, ReplaceTrack)]
    assert sorted(kept) == [(0, 1), (1, 2), (1, 3), (1, 5)]


@rule("SP-REDO-07")
@pytest.mark.parametrize("rails", [(1, 4), (4, 1)])
def test_the_same_track_again_is_refused(rails: tuple[int, int]) -> None:
    assert refusal(given(3, tracks=[STUB]), ReplaceTrack("K9", rails)) == "SP-REDO-07"


@rule("SP-REDO-08")
def test_open_ends_are_tested_as_for_a_new_tile() -> None:
    from_milwaukee = track("L7", 0, 4)
    theirs = track("K7", 2, 5, BLUE)  # out of Madison, its open end before L7
    state = given(3, tracks=[from_milwaukee, theirs])
    assert refusal(state, ReplaceTrack("L7", (0, 2))) == "SP-TRACK-18"
    assert refusal(state, ReplaceTrack("L7", (0, 5))) == "SP-TRACK-19"
    assert refusal(state, ReplaceTrack("L7", (0, 3))) is None


@rule("SP-REDO-08")
def test_a_replacement_does_not_lead_back_into_the_city_where_the_link_began() -> None:
    state = given(3, tracks=along("L8 L9 K9 J9"))
    assert refusal(state, ReplaceTrack("K9", (1, 2))) == "SP-TRACK-16"


@rule("SP-REDO-08")
def test_r_08_a_replacement_may_complete_the_link() -> None:
    state = given([player(money=0), player(), player()], tracks=[track("L7", 0, 4)])
    play(state, ReplaceTrack("L7", (0, 3)))
    assert links(state) == [("Chicago", "Milwaukee", RED)]
    assert trains(state) == 20
    assert seen(state).companies[RED].open_end is None


# Removing. ----------------------------------------------------------------------------------


@rule("SP-REDO-09")
def test_after_a_removal_the_tile_before_is_the_end() -> None:
    state = given(3, tracks=along("L8 K9 J9 I10"))
    play(state, RemoveTrack("J9"))
    assert seen(state).companies[RED].open_end == "K9"
    assert tracks(state, "J9") == []
    assert refusal(state, LayTrack("I10", (1, 4))) == "SP-TRACK-15"
    assert refusal(state, RemoveTrack("K9")) is None
    play(state, LayTrack("J9", (1, 3)))
    assert links(state) == [("Chicago", "Peoria", RED)]


@rule("SP-REDO-10")
def test_removing_the_only_tile_returns_the_train() -> None:
    state = given(3, tracks=[*along("L6 L7 L8"), STUB])
    assert trains(state) == 19
    play(state, RemoveTrack("K9"))
    assert trains(state) == 20
    assert seen(state).companies[RED].open_end is None
    assert refusal(state, LayTrack("F9", (2, 5))) == "SP-TRACK-10"
    play(state, LayTrack("K7", (1, 5)))
    assert links(state) == [("Chicago", "Milwaukee", RED), ("Madison", "Milwaukee", RED)]


@rule("SP-REDO-10", "SP-REDO-11")
def test_r_09_without_track_a_player_may_begin_anywhere_again() -> None:
    state = given(3, tracks=along("B9 C9 D8"))
    detroit = LayTrack("R8", (0, 4))
    assert refusal(state, detroit) == "SP-TRACK-15"
    play(state, RemoveTrack("C9"))
    assert trains(state) == 21
    assert refusal(state, LayTrack("F9", (0, 3))) == "SP-TRACK-09"
    assert refusal(state, detroit) is None
    play(state, detroit)
    assert tracks(state, "R8") == [((0, 4), RED)]


# Crossings redone. --------------------------------------------------------------------------


@rule("SP-REDO-12")
def test_r_13_removing_half_a_crossing_leaves_the_other_track() -> None:
    state = crossed()
    before = stock(state)
    purse = money(state, BLUE)
    play(state, RemoveTrack("J9"))
    assert tracks(state, "J9") == [((3, 5), GREEN)]
    assert money(state, BLUE) == purse
    assert stock(state) == {**before, "A": before["A"] - 1, "C": before["C"] + 1}
    assert seen(state).companies[GREEN].open_end == "J9"
    assert seen(state).companies[BLUE].open_end == "K9"


@rule("SP-REDO-12")
def test_r_13_undoing_a_crossing_loses_its_price() -> None:
    green, blue = track("J9", 3, 5, GREEN), track("K9", 1, 4, BLUE)
    state = given(3, tracks=[green, blue], seat=BLUE)
    play(state, LayTrack("J9", (1, 4)))
    assert money(state, BLUE) == 28
    play(state, RemoveTrack("J9"), TakeMoney())
    assert money(state, BLUE) == 28 + 3
    assert tracks(state, "J9") == [((3, 5), GREEN)]


@rule("SP-REDO-13")
@pytest.mark.parametrize(("tiles", "refused"), [(79, "SP-REDO-13"), (78, None)])
def test_r_13_the_other_track_needs_a_plain_tile(tiles: int, refused: str | None) -> None:
    here = [track("J9", 3, 5, GREEN), *along("L8 K9 J9 I10", BLUE)]
    state = given(5, tracks=[*here, *plain_tiles(tiles)], seat=BLUE)
    assert stock(state) == {"A": 79 - tiles, "B": 10, "C": 9}
    assert refusal(state, RemoveTrack("J9")) == refused


@rule("SP-REDO-14")
def test_replacing_half_a_crossing_leaves_the_other_track_alone() -> None:
    state = crossed(theirs=(0, 3))
    before = stock(state)
    purse = money(state, BLUE)
    play(state, ReplaceTrack("J9", (1, 5)))
    assert tracks(state, "J9") == [((0, 3), GREEN), ((1, 5), BLUE)]
    assert money(state, BLUE) == purse
    assert stock(state) == {**before, "B": before["B"] + 1, "C": before["C"] - 1}


@rule("SP-REDO-14")
def test_the_new_pair_must_be_one_that_a_tile_shows() -> None:
    assert refusal(crossed(theirs=(0, 3)), ReplaceTrack("J9", (1, 2))) == "SP-CROSS-05"
    assert offered(crossed(theirs=(3, 5)), ReplaceTrack) == []
