"""Coin paths that others build on, and what becomes of them."""

from typing import Any

import pytest

from footplate import Chance, Event
from footplate.games.steam_power.language.actions import (
    AutomaStep,
    EndTrack,
    LayTrack,
    ReplaceTrack,
    TakeMoney,
)
from footplate.games.steam_power.language.events import CoinsRemoved, TrackLaid
from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.automas import (
    AUTOMA,
    FAR,
    NO_B_TILES,
    TOP_LEFT,
    coin_path,
    coins,
    colors,
    decided,
    facing,
    laid,
    step,
)
from tests.rules.steam_power.given import (
    GREEN,
    RED,
    given,
    links,
    money,
    play,
    refusal,
    started,
    stock,
    track,
    tracks,
    trains,
)
from tests.rules.steam_power.lines import (
    PEORIA,
    line,
)
from tests.rules.steam_power.ways import along

rule = pytest.mark.rule

LAKE = line("Milwaukee", "Chicago", AUTOMA)

# On the way from Gary to Peoria: L9 is laid, a coin lies on K10.
TO_PEORIA: dict[str, Any] = {
    "tracks": [*LAKE, track("L9", 1, 4, AUTOMA)],
    "automa": {"paths": coin_path(PEORIA, ("K10", 1, 4))},
    "cities": FAR,
}


def blocked_by_red(track_: tuple[int, int], **position: Any) -> tuple[State, list[Event]]:
    """Red comes from Peoria over J9 and lays this track on the coin of K10."""
    area = {**TO_PEORIA, **position}
    area["tracks"] = [*area["tracks"], track("J9", 2, 3, RED)]
    state = given(
        [{"money": 30}, {"money": 8}],
        options={"automas": "2"},
        luck={"scripted": [0, 8, 20]},
        **area,
    )
    return state, play(state, LayTrack("K10", track_))


@rule("SP-ATRACK-29")
def test_a_path_stays_if_a_legal_crossing_still_carries_it() -> None:
    # M-23. Later the Automa crosses for $2.
    state, events = blocked_by_red((2, 5))
    assert not [event for event in events if isinstance(event, CoinsRemoved)]
    assert coins(state) == [("K10", (1, 4))]
    assert tracks(state, "L9") == [((1, 4), AUTOMA)]
    ways = [*TO_PEORIA["tracks"], track("J9", 2, 3, RED), track("K10", 2, 5, RED)]
    state = facing("K09", **{**TO_PEORIA, "tracks": ways})
    (crossing, *_) = [event for event in step(state) if isinstance(event, TrackLaid)]
    assert (crossing.hex, crossing.how, crossing.price) == ("K10", "cross", 2)
    assert ("Gary", "Peoria", AUTOMA) in links(state)


@rule("SP-ATRACK-30")
def test_otherwise_coins_and_incomplete_link_leave_the_map_at_once() -> None:
    # M-23: a tight curve cannot be crossed.
    before = given([{"money": 30}, {"money": 8}], options={"automas": "2"}, **TO_PEORIA)
    state, events = blocked_by_red((0, 5))
    (removed,) = [event for event in events if isinstance(event, CoinsRemoved)]
    assert (removed.seat, removed.coins, removed.tiles) == (AUTOMA, ["K10"], ["L9"])
    assert (coins(state), tracks(state, "L9")) == ([], [])
    assert trains(state, AUTOMA) == trains(before, AUTOMA) + 1
    assert stock(state)["A"] == stock(before)["A"] + 1
    assert money(state, AUTOMA) == 8
    assert ("Chicago", "Milwaukee", AUTOMA) in links(state)


@rule("SP-ATRACK-30")
def test_a_tile_that_is_replaced_on_a_coin_hex_can_break_the_path_too() -> None:
    state, _ = blocked_by_red((2, 5))
    assert coins(state)
    play(state, ReplaceTrack("K10", (0, 5)))
    assert (coins(state), tracks(state, "L9")) == ([], [])


@rule("SP-ATRACK-32", "SP-ATRACK-33")
def test_a_broken_path_costs_the_automa_no_placement() -> None:
    # M-24: in its next turn it lays two tiles.
    state, _ = blocked_by_red((0, 5))
    play(state, EndTrack(), TakeMoney())
    step(state)
    events = step(state)
    assert [e.how for e in events if isinstance(e, TrackLaid)] == ["lay", "lay"]


@rule("SP-ATRACK-32")
@pytest.mark.parametrize("seed", range(3))
def test_an_automa_never_removes_or_replaces(seed: int) -> None:
    state, rng = started(3, seed, automas="2, 3"), Chance(seed)
    events: list[Event] = []
    while not state.over and len(events) < 1500:
        play_one(state, rng, events)
    own = [event for event in events if isinstance(event, TrackLaid) and event.seat > 0]
    assert len(own) > 20
    assert {event.how for event in own} <= {"lay", "cross"}


def play_one(state: State, rng: Chance, events: list[Event]) -> None:
    state.play(state.decode(state.sample(rng)), events)


@rule("SP-ATRACK-33", "SP-REDO-12")
def test_a_crossing_in_a_link_that_comes_off_becomes_plain() -> None:
    # The Automa's link from Gary crosses Red's on L10; Red takes L11, where its coin lies.
    ways = [
        *along("J10 K10 L10 M11 N11", RED),
        *along("M9 L9 L10 L11", AUTOMA),
    ]
    state = given(
        [{"money": 30}, {"money": 8}],
        options={"automas": "2"},
        tracks=[*LAKE, *ways],
        automa={"paths": coin_path("K12", ("L11", 0, 4))},
    )
    before = stock(state)
    assert tracks(state, "L10") == [((0, 3), AUTOMA), ((2, 5), RED)]
    play(state, LayTrack("K11", (2, 5)), LayTrack("L11", (4, 5)))
    assert tracks(state, "L9") == []
    assert tracks(state, "L10") == [((2, 5), RED)]
    assert ("Indianapolis", "Peoria", RED) in links(state)
    # A: the tile of L9 returns, that of K11 is taken, Red's on L10 is plain now. B: the
    # crossing returns, and L11 is a tight curve.
    after = stock(state)
    assert (after["A"] - before["A"], after["B"] - before["B"]) == (-1, 0)


@rule("SP-ATRACK-33")
def test_a_crossing_that_cannot_become_plain_stays_and_is_tried_again() -> None:
    """With no plain tile left the stub waits; the Automa lays no track until it is off."""
    ways = [
        *along("J10 K10 L10 M11 N11", RED),
        *along("M9 L9 L10 L11", AUTOMA),
    ]
    state = given(
        [{"money": 30}, {"money": 8}],
        options={"automas": "2"},
        tracks=[*LAKE, *ways, track("K11", 2, 5, RED)],
        automa={"paths": coin_path("K12", ("L11", 0, 4))},
        luck={"scripted": [0, 8, 9, 8]},
        cities=FAR,
    )
    plain = state.tile_stock[0]
    state.tile_stock[0] = 0
    play(state, LayTrack("L11", (4, 5)), EndTrack())
    assert coins(state) == []
    assert tracks(state, "L10") == [((0, 3), AUTOMA), ((2, 5), RED)]
    play(state, TakeMoney())
    step(state)
    assert laid(step(state)) == []
    assert [owner for _, owner in tracks(state, "L9")] == [AUTOMA]
    state.tile_stock[0] = plain
    events = step(state)
    assert tracks(state, "L10") == [((2, 5), RED)]
    assert laid(events)


@rule("SP-ATRACK-31")
@pytest.mark.parametrize("left", [1, 0])
def test_a_missing_kind_of_tile_breaks_the_path_in_the_same_action(left: int) -> None:
    # From La Crosse to Duluth: H3 is laid, and on H2 Green's straight has to be crossed.
    others = NO_B_TILES[: len(NO_B_TILES) - left]
    ways = [*along("H4 I4 J4 K4", AUTOMA), *along("K4 J3 I3 H2 G2", GREEN), *others]
    state = facing(
        "K08",
        others=(30, 30, 30, 30),
        tracks=[*ways, track("H3", 0, 3, AUTOMA)],
        automa={"paths": coin_path("H1", ("H2", 0, 3))},
        cities=colors(purple="H1 L6 A2 A7 B9"),
        marker=TOP_LEFT,
    )
    assert stock(state)["B"] == left
    events = step(state)
    if left:
        assert laid(events)[0] == ("H2", (0, 3))
        assert ("Duluth", "La Crosse", AUTOMA) in links(state)
        return
    assert "SP-ATRACK-31" in decided(events)
    assert any(isinstance(event, CoinsRemoved) for event in events)
    assert tracks(state, "H3") == []
    assert len(laid(events)) == 2
    assert ("Green Bay", "Milwaukee", AUTOMA) in links(state)


@rule("SP-ATRACK-30", "SP-ATRACK-29")
def test_coins_do_not_keep_a_player_from_building() -> None:
    state, _ = blocked_by_red((2, 5))
    assert refusal(state, LayTrack("L10", (2, 5))) is None
    assert AutomaStep() not in state.actions()
