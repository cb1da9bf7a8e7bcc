"""Crossings: what may cross what, at which price, and whose track it stays."""

from itertools import combinations
from typing import Any

import pytest

from footplate import BadInput
from footplate.games.steam_power.language.actions import EndTrack, LayTrack
from footplate.games.steam_power.language.events import TrackLaid
from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.given import (
    BLUE,
    GAME,
    GREEN,
    RED,
    YELLOW,
    described,
    given,
    links,
    money,
    offered,
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

Track = tuple[int, int]
Pair = tuple[Track, Track]

PAIRS: list[Pair] = [
    ((0, 3), (1, 4)),
    ((0, 3), (2, 5)),
    ((0, 3), (1, 5)),
    ((0, 3), (2, 4)),
    ((0, 2), (1, 3)),
    ((0, 2), (1, 5)),
    ((0, 2), (1, 4)),
]
COEXISTING: list[Pair] = [*PAIRS[:4], PAIRS[6], ((0, 2), (3, 5))]
TRACKS: list[Track] = list(combinations(range(6), 2))
CITY_SIDES = {1, 3, 4}
"""J12 lies between Springfield, East St. Louis and St. Louis."""


def turned(pairs: list[Pair]) -> set[frozenset[Track]]:
    """The pairs in every rotation."""
    found = set()
    for pair in pairs:
        for turn in range(6):
            first, second = (
                tuple(sorted(((one + turn) % 6, (two + turn) % 6))) for one, two in pair
            )
            found.add(frozenset([(first[0], first[1]), (second[0], second[1])]))
    return found


def at_j12(old: Track, **options: bool) -> State:
    """Red has laid one track on J12; Blue, who has none yet, is on turn."""
    return given(3, tracks=[track("J12", *old)], seat=BLUE, options=options)


# What may cross. ----------------------------------------------------------------------------


@rule("SP-CROSS-01")
def test_no_action_lays_two_tracks_on_an_empty_hex() -> None:
    for rails in ([0, 3, 1, 4], [[0, 3], [1, 4]]):
        with pytest.raises(BadInput):
            GAME.action({"do": "lay-track", "hex": "K9", "track": rails})


@rule("SP-CROSS-01")
def test_a_tile_on_an_empty_hex_is_never_a_crossing() -> None:
    state = given(3)
    before = stock(state)
    for laid in offered(state, LayTrack):
        copy = state.clone()
        assert isinstance(copy, State)
        play(copy, laid)
        assert len(tracks(copy, laid.hex)) == 1
        assert stock(copy)["C"] == before["C"]


@rule("SP-CROSS-02", "SP-CROSS-08")
def test_new_track_on_a_track_is_a_crossing_and_one_placement() -> None:
    state = at_j12((1, 4))
    events = play(state, LayTrack("J12", (0, 3)))
    assert tracks(state, "J12") == [((0, 3), BLUE), ((1, 4), RED)]
    assert [(e.how, e.price) for e in events if isinstance(e, TrackLaid)] == [("cross", 2)]
    assert (described(state).step, described(state).actions) == ("lay", 2)
    play(state, LayTrack("J11", (0, 3)))
    assert (described(state).step, described(state).actions) == ("act", 1)


BLUE_STUB = along("L8 L9 K10", BLUE)


@rule("SP-CROSS-03", "SP-CROSS-04")
@pytest.mark.parametrize(
    ("laid", "owner", "cross"),
    [
        (along("J10 K10 K9 L8") + BLUE_STUB, RED, (1, 5)),
        (along("J10 K10 K9 K8") + BLUE_STUB, RED, (1, 5)),
        (along("J10 K10 K9 L8", BLUE) + BLUE_STUB, BLUE, (1, 5)),
        (along("J10 K10 K9 J8 I9 J9 K10", BLUE), BLUE, (2, 5)),  # the link crosses itself
    ],
    ids=["foreign completed", "foreign incomplete", "own completed", "own incomplete"],
)
def test_own_and_foreign_track_completed_or_not_may_be_crossed(
    laid: list[dict[str, Any]], owner: int, cross: Track
) -> None:
    state = given(3, tracks=laid, seat=BLUE)
    completed = links(state)
    assert refusal(state, LayTrack("K10", cross)) is None
    play(state, LayTrack("K10", cross))
    assert tracks(state, "K10") == sorted([((0, 4), owner), (cross, BLUE)])
    assert links(state) == completed
    assert purses(state) == [30, 28, 30]


@rule("SP-CROSS-04")
def test_the_crossed_track_stays_where_it_runs() -> None:
    for old in [(1, 4), (1, 3), (3, 4), (0, 3), (2, 4)]:
        for laid in offered(at_j12(old), LayTrack):
            if laid.hex == "J12":
                state = at_j12(old)
                play(state, laid)
                assert (old, RED) in tracks(state, "J12")
                assert (laid.track, BLUE) in tracks(state, "J12")


@rule("SP-CROSS-05", "SP-CROSS-10")
@pytest.mark.parametrize("old", [old for old in TRACKS if CITY_SIDES & set(old)])
def test_r_11_only_pairs_that_a_tile_shows(old: Track) -> None:
    state = at_j12(old)
    allowed = turned(PAIRS)
    for new in TRACKS:
        if CITY_SIDES & set(new):
            expected = None if frozenset([old, new]) in allowed else "SP-CROSS-05"
            assert refusal(state, LayTrack("J12", new)) == expected, (old, new)


@rule("SP-CROSS-05")
def test_r_11_nothing_crosses_a_tight_curve() -> None:
    for tight in [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5)]:
        assert not [laid for laid in offered(at_j12(tight), LayTrack) if laid.hex == "J12"]


@rule("SP-CROSS-06")
@pytest.mark.parametrize("old", [(1, 4), (0, 3), (1, 3), (3, 5), (2, 4), (0, 4), (1, 5), (3, 4)])
def test_with_coexisting_curves_the_two_curves_do_not_cross(old: Track) -> None:
    state = at_j12(old, coexisting_curves=True)
    allowed = turned(COEXISTING)
    for new in TRACKS:
        if CITY_SIDES & set(new):
            expected = None if frozenset([old, new]) in allowed else "SP-CROSS-05"
            assert refusal(state, LayTrack("J12", new)) == expected, (old, new)


@rule("SP-CROSS-07")
def test_r_11_a_hex_with_two_tracks_takes_no_third() -> None:
    crossing = [track("J9", 3, 5, GREEN), *along("L8 K9 J9 I10", BLUE)]
    state = given(3, tracks=[*crossing, *along("J10 K10 J9")])
    assert refusal(state, LayTrack("J9", (0, 2))) == "SP-CROSS-07"
    assert offered(state, LayTrack) == []


@rule("SP-CROSS-07")
def test_not_even_into_a_city() -> None:
    both = [track("J12", 0, 2), track("J12", 1, 3)]
    state = given(3, tracks=[*along("J10 J11 J12"), *both], seat=BLUE)
    assert refusal(state, LayTrack("J12", (4, 5))) == "SP-CROSS-07"


# Price, place and stock. --------------------------------------------------------------------


@rule("SP-CROSS-08")
@pytest.mark.parametrize(
    ("theirs", "mine", "cross"),
    [
        ("L8 K9 J9", "J10 K10 K9", LayTrack("K9", (0, 3))),
        ("O14 P13 Q13", "Q12 P12 P13", LayTrack("P13", (0, 3))),
        ("O14 P14 Q15", "Q12 P12 P13 P14", LayTrack("P14", (0, 3))),
    ],
    ids=["plains", "hills", "mountains"],
)
def test_a_crossing_costs_2_in_any_terrain(theirs: str, mine: str, cross: LayTrack) -> None:
    state = given(3, tracks=[*along(theirs), *along(mine, GREEN)], seat=GREEN)
    play(state, cross)
    assert purses(state) == [30, 30, 28]


@rule("SP-CROSS-08")
def test_r_10_without_2_no_crossing() -> None:
    tracks_ = [track("J9", 3, 5, GREEN), track("K9", 1, 4, BLUE)]
    for purse, refused in ((1, "SP-TRACK-31"), (2, None)):
        state = given([player(), player(money=purse), player()], tracks=tracks_, seat=BLUE)
        assert refusal(state, LayTrack("J9", (1, 4))) == refused


@rule("SP-CROSS-08", "SP-CROSS-09", "SP-CROSS-11")
def test_r_10_blue_crosses_what_blocks_the_way() -> None:
    state = given(3, tracks=[track("J9", 3, 5, GREEN), track("K9", 1, 4, BLUE)], seat=BLUE)
    before = stock(state)
    play(state, LayTrack("J9", (1, 4)))
    assert money(state, BLUE) == 28
    assert tracks(state, "J9") == [((1, 4), BLUE), ((3, 5), GREEN)]
    assert stock(state) == {"A": before["A"] + 1, "B": before["B"], "C": before["C"] - 1}
    assert seen(state).companies[BLUE].open_end == "J9"


@rule("SP-CROSS-09")
def test_a_crossing_continues_the_own_link_or_starts_in_the_network() -> None:
    theirs = along("L8 K9 J9 J10", BLUE)
    elsewhere = given(3, tracks=[*along("B9 B8 B7 A7"), *theirs])
    assert refusal(elsewhere, LayTrack("K9", (0, 3))) == "SP-TRACK-10"
    assert refusal(elsewhere, LayTrack("J9", (0, 2))) == "SP-TRACK-10"
    stub = given(3, tracks=[*along("B9 C9 D8"), *theirs])
    assert refusal(stub, LayTrack("K9", (0, 3))) == "SP-TRACK-15"
    near = given(3, tracks=[*along("K12 K13 J13"), track("J12", 1, 4, BLUE)])
    assert refusal(near, LayTrack("J12", (0, 3))) is None  # from East St. Louis


@rule("SP-CROSS-10")
def test_the_first_track_may_be_a_crossing_into_a_city() -> None:
    state = at_j12((1, 4))
    assert refusal(state, LayTrack("J12", (0, 3))) is None
    assert refusal(state, LayTrack("J12", (2, 5))) == "SP-TRACK-09"
    play(state, LayTrack("J12", (0, 3)), EndTrack())
    assert trains(state, BLUE) == 20
    assert money(state, BLUE) == 28


@rule("SP-CROSS-11")
@pytest.mark.parametrize(
    ("old", "new", "kind"),
    [((1, 4), (0, 3), "B"), ((1, 4), (3, 5), "C"), ((1, 3), (2, 4), "C")],
)
def test_the_crossing_tile_is_taken_and_the_plain_one_returns(
    old: Track, new: Track, kind: str
) -> None:
    state = at_j12(old)
    assert stock(state) == {"A": 79, "B": 10, "C": 10}
    play(state, LayTrack("J12", new))
    assert stock(state) == {"A": 80, "B": 10, "C": 10, kind: 9}


@rule("SP-CROSS-12")
def test_the_two_tracks_of_a_crossing_never_join() -> None:
    state = given(4, tracks=[*along("J10 J9 J8 J7 J6", YELLOW), track("K9", 1, 4, BLUE)], seat=BLUE)
    play(state, LayTrack("J9", (1, 4)))
    assert links(state) == [("Madison", "Peoria", YELLOW)]
    assert seen(state).companies[BLUE].open_end == "J9"
    play(state, LayTrack("I10", (1, 2)))
    assert links(state) == [("Chicago", "Peoria", BLUE), ("Madison", "Peoria", YELLOW)]
    ways = {link.owner: sorted(link.track) for link in seen(state).links}
    assert ways == {BLUE: ["I10", "J9", "K9"], YELLOW: ["J7", "J8", "J9"]}


@rule("SP-CROSS-12")
def test_crossing_curves_do_not_join_either() -> None:
    state = at_j12((1, 3))
    play(state, LayTrack("J12", (2, 4)), EndTrack())
    assert links(state) == [("East St. Louis", "Springfield", RED)]
    assert seen(state).companies[BLUE].open_end == "J12"
