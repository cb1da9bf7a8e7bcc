"""Lay track: placements, links and their trains."""

import pytest

from footplate.games.steam_power.language.actions import (
    EndTrack,
    LayTrack,
    RemoveTrack,
    ReplaceTrack,
    TakeMoney,
    TakeResource,
)
from footplate.games.steam_power.language.events import TrackLaid
from tests.rules.steam_power.given import (
    BLUE,
    GREEN,
    RED,
    described,
    factory,
    fulfil,
    given,
    links,
    money,
    offered,
    play,
    player,
    purses,
    refusal,
    seen,
    track,
    tracks,
    trains,
)
from tests.rules.steam_power.ways import along, network, placements

rule = pytest.mark.rule

MILWAUKEE_CHICAGO = LayTrack("L7", (0, 3))
MADISON_MILWAUKEE = LayTrack("K7", (1, 5))


# Placements. --------------------------------------------------------------------------------


@rule("SP-TRACK-01")
def test_the_first_placement_opens_the_action() -> None:
    state = given(3)
    play(state, MILWAUKEE_CHICAGO)
    assert (state.seat, described(state).step, described(state).actions) == (RED, "lay", 2)


@rule("SP-TRACK-01")
def test_each_placement_is_told() -> None:
    events = play(given(3), MILWAUKEE_CHICAGO, MADISON_MILWAUKEE)
    laid = [event for event in events if isinstance(event, TrackLaid)]
    assert [(event.how, event.hex, event.track) for event in laid] == [
        ("lay", "L7", (0, 3)),
        ("lay", "K7", (1, 5)),
    ]


@rule("SP-TRACK-02")
def test_the_action_ends_by_itself_after_the_second_placement() -> None:
    state = given(3)
    play(state, LayTrack("K9", (1, 4)), LayTrack("J9", (1, 4)))
    assert (state.seat, described(state).step, described(state).actions) == (RED, "act", 1)
    play(state, LayTrack("I10", (1, 4)), LayTrack("H10", (1, 4)))
    assert state.seat == BLUE


@rule("SP-TRACK-02", "SP-TRACK-03", "SP-TRACK-13")
def test_r_01_one_tile_is_an_action() -> None:
    state = given(3)
    play(state, MILWAUKEE_CHICAGO)
    assert links(state) == [("Chicago", "Milwaukee", RED)]
    assert refusal(state, EndTrack()) is None
    play(state, EndTrack())
    assert (state.seat, described(state).step, described(state).actions) == (RED, "act", 1)


@rule("SP-TRACK-03")
def test_done_before_any_placement_is_refused() -> None:
    assert refusal(given(3), EndTrack()) == "SP-TRACK-03"


@rule("SP-TRACK-04")
def test_the_two_placements_need_not_touch() -> None:
    state = given(3, tracks=[*along("J6 K6 L6"), *along("L6 L7 L8")])
    play(state, LayTrack("L9", (0, 1)), LayTrack("J7", (0, 3)))
    assert tracks(state, "L9") == [((0, 1), RED)]
    assert tracks(state, "J7") == [((0, 3), RED)]


@rule("SP-TRACK-04")
def test_each_placement_is_legal_at_its_moment() -> None:
    state = given(3, tracks=along("J6 K6 L6"))
    gary = LayTrack("N9", (2, 5))
    assert refusal(state, gary) == "SP-TRACK-10"
    play(state, MILWAUKEE_CHICAGO)
    assert refusal(state, gary) is None


@rule("SP-TRACK-05", "SP-TRACK-22", "SP-TRACK-30")
def test_r_02_a_completed_link_and_another_one_in_the_same_action() -> None:
    state = given(3)
    play(state, MILWAUKEE_CHICAGO, MADISON_MILWAUKEE)
    assert links(state) == [("Chicago", "Milwaukee", RED), ("Madison", "Milwaukee", RED)]
    assert trains(state) == 21 - 2
    assert money(state) == 30


# Links. -------------------------------------------------------------------------------------


@rule("SP-TRACK-13")
def test_a_link_is_complete_from_the_placement_that_joins_two_cities() -> None:
    state = given(3)
    play(state, LayTrack("K9", (1, 4)))
    assert links(state) == []
    assert seen(state).companies[RED].open_end == "K9"
    events = play(state, LayTrack("J9", (1, 3)))
    assert links(state) == [("Chicago", "Peoria", RED)]
    assert seen(state).companies[RED].open_end is None
    told = [event for event in events if isinstance(event, TrackLaid)]
    ends = [state.plan().name(city) for city in told[0].completes or ()]
    assert sorted(ends) == ["Chicago", "Peoria"]


@rule("SP-TRACK-13")
def test_a_link_knows_its_track() -> None:
    state = given(3, tracks=along("L8 K9 J9 J10", BLUE))
    link = seen(state).links[0]
    assert sorted(link.hexes) == ["J10", "L8"]
    assert sorted(link.track) == ["J9", "K9"]
    assert link.owner == BLUE


@rule("SP-TRACK-14", "SP-REDO-04")
def test_a_completed_link_stays_as_it_is() -> None:
    state = given(3, tracks=along("L8 K9 J9 J10"))
    for hex in ("K9", "J9"):
        assert refusal(state, RemoveTrack(hex)) == "SP-REDO-02"
        assert refusal(state, ReplaceTrack(hex, (0, 1))) == "SP-REDO-02"
    play(state, LayTrack("J11", (0, 2)), LayTrack("K11", (3, 5)))
    assert tracks(state, "K9") + tracks(state, "J9") == [((1, 4), RED), ((1, 3), RED)]


@rule("SP-TRACK-14")
def test_a_crossed_link_keeps_its_owner() -> None:
    state = given(3, tracks=along("L8 K9 J9 J10", BLUE))
    play(state, LayTrack("K10", (0, 4)), LayTrack("K9", (0, 3)))
    assert tracks(state, "K9") == [((0, 3), RED), ((1, 4), BLUE)]
    assert links(state) == [("Chicago", "Peoria", BLUE)]


@rule("SP-TRACK-21")
def test_r_15_several_links_join_the_same_cities() -> None:
    state = given(3)
    play(state, LayTrack("K6", (2, 4)), EndTrack(), TakeMoney())
    play(state, LayTrack("K7", (1, 5)))
    assert links(state) == [("Madison", "Milwaukee", RED), ("Madison", "Milwaukee", BLUE)]


@rule("SP-TRACK-21")
def test_a_player_may_join_them_twice() -> None:
    state = given(3)
    play(state, LayTrack("K6", (2, 4)), LayTrack("K7", (1, 5)))
    assert links(state) == [("Madison", "Milwaukee", RED)] * 2
    assert trains(state) == 19


@rule("SP-TRACK-21")
def test_r_15_each_of_them_is_tolled_by_its_owner() -> None:
    state = given(
        [player(), player(), player(hand=["K03"])],
        tracks=[*along("J6 K6 L6", RED), *along("J6 K7 L6", BLUE), *along("L6 L7 L8", GREEN)],
        cities={"J6": "orange"},
        factories=[factory("J6", GREEN, 5)],
        seat=GREEN,
    )
    fulfil(state, "K03")
    ways = [TakeResource("J6", ((RED, 1),)), TakeResource("J6", ((BLUE, 1),))]
    assert sorted(offered(state, TakeResource), key=repr) == sorted(ways, key=repr)
    play(state, ways[1])
    assert purses(state) == [30, 31, 29]


# Trains. ------------------------------------------------------------------------------------


@rule("SP-TRACK-22")
def test_one_train_for_a_link_from_its_first_tile_on() -> None:
    state = given(3)
    play(state, LayTrack("K9", (1, 4)))
    assert trains(state) == 20
    play(state, LayTrack("J9", (1, 4)))
    assert trains(state) == 20
    play(state, LayTrack("I10", (1, 4)), LayTrack("H10", (1, 3)))
    assert trains(state) == 20
    assert trains(state, BLUE) == 21


@rule("SP-TRACK-22")
def test_completing_a_link_moves_no_train() -> None:
    state = given(3, tracks=[track("K9", 1, 4)])
    assert trains(state) == 20
    play(state, LayTrack("J9", (1, 3)))
    assert trains(state) == 20
    assert links(state) == [("Chicago", "Peoria", RED)]


@rule("SP-TRACK-23", "SP-TRACK-24")
def test_r_14_without_a_train_no_new_link() -> None:
    state = given(3, tracks=network(21))
    assert trains(state) == 0
    assert refusal(state, LayTrack("I11", (1, 3))) == "SP-TRACK-23"
    assert offered(state, LayTrack) == []
    assert refusal(given(3, tracks=network(20)), LayTrack("I11", (1, 3))) is None


@rule("SP-TRACK-23")
def test_r_14_an_incomplete_link_may_be_finished() -> None:
    state = given(3, tracks=[*network(20), *along("L8 K9 J9")])
    assert trains(state) == 0
    play(state, LayTrack("J9", (1, 3)))
    assert len(links(state)) == 21
    assert offered(state, LayTrack) == []


@rule("SP-TRACK-23")
def test_the_last_train_starts_a_link_of_any_length() -> None:
    state = given(3, tracks=network(20))
    assert trains(state) == 1
    play(state, *placements("L8 K9 J9 I10"))
    assert trains(state) == 0
    assert refusal(state, LayTrack("I10", (1, 4))) is None


@rule("SP-TRACK-24")
def test_lay_track_is_not_offered_without_a_legal_placement() -> None:
    # The next hex is a hill that cannot be paid; redoing the end is free, and a placement as well.
    players = [player(money=0), player(), player()]
    state = given(players, tracks=along("J6 I6 I5"))
    assert offered(state, LayTrack) == []
    assert refusal(state, RemoveTrack("I6")) is None
    done = given(players, tracks=network(21))
    assert {type(action) for action in done.actions()}.isdisjoint(
        {LayTrack, RemoveTrack, ReplaceTrack}
    )
