"""New cities: influence, the guldens of Trieste, and what is legal there."""

import pytest

from footplate import Action
from footplate.games.imperial_steam.language.actions import (
    BuildFactory,
    BuildStation,
    BuildTrack,
    BuyAccess,
    Deliver,
    EndTurn,
    Forgo,
    Pass,
    Spend,
    Staff,
    Work,
)
from footplate.games.imperial_steam.language.events import (
    CityReached,
    GoalReached,
    GoodDelivered,
    HubGrown,
)
from tests.rules.imperial_steam.given import (
    ANN,
    BOB,
    described,
    factory,
    given,
    goods,
    holdings,
    hub,
    influence,
    ladder,
    money,
    moves,
    play,
    player,
    points,
    poor,
    refusal,
    seen,
    step,
    stored,
)
from tests.rules.imperial_steam.lines import TO_LJUBLJANA, with_tracks

rule = pytest.mark.rule

TO_LEOBEN = ["wien-st_poelten", "st_poelten-lilienfeld", "lilienfeld-mariazell", "mariazell-leoben"]


# What a new city gives. ---------------------------------------------------------------------------


@rule("IS-CITY-01")
def test_a_built_city_gives_its_opportunities_at_once() -> None:
    """Wr. Neustadt: one step of influence and a business point."""
    state = with_tracks([])
    play(state, BuildTrack("wien-wr_neustadt"))
    assert (influence(state), points(state)) == (100, 0)
    events = play(state, Work(3))
    assert (influence(state), points(state), step(state)) == (110, 1, "points")
    (reached,) = [one for one in events if isinstance(one, CityReached)]
    assert (reached.seat, reached.influence, reached.business) == (ANN, 1, 1)


@rule("IS-CITY-01")
def test_a_city_gained_by_access_gives_them_too() -> None:
    """Sopron: one step and two points, before the hand is placed."""
    state = with_tracks(["wien-wr_neustadt"], crowns=["wr_neustadt-sopron"])
    play(state, BuyAccess("wr_neustadt-sopron"))
    assert (influence(state), points(state), step(state)) == (110, 2, "points")
    play(state, Spend("influence"), Spend("influence"))
    assert (influence(state), step(state)) == (130, "turn")
    assert described(state).turn.action is None
    assert refusal(state, EndTurn()) == "IS-TURN-15"


@rule("IS-CITY-01", "IS-CITY-02")
def test_each_player_has_them_once_in_each_city() -> None:
    # R11
    state = with_tracks(["wien-bratislava", "wien-wr_neustadt"])
    play(state, BuildTrack("wr_neustadt-sopron"), Work(3), Work(2), Forgo())
    gained = influence(state)
    events = play(state, BuildTrack("bratislava-sopron"), Work(2))
    assert (influence(state), points(state), step(state)) == (gained, 0, "turn")
    assert [one for one in events if isinstance(one, CityReached)] == []
    assert (described(state).business or {})["sopron"] == 1


@rule("IS-CITY-02")
def test_access_inside_the_network_gives_nothing() -> None:
    # G4
    tracks = ["wien-bratislava", "wien-wr_neustadt"]
    state = with_tracks(tracks, crowns=["bratislava-wr_neustadt"])
    before = (influence(state), described(state).business)
    play(state, BuyAccess("bratislava-wr_neustadt"))
    assert (influence(state), described(state).business) == before
    assert step(state) == "turn"


# Influence. ---------------------------------------------------------------------------------------


@rule("IS-CITY-03")
def test_printed_influence_and_that_of_the_tile_are_one_move() -> None:
    # R11: Feldkirchen with a tile of 1 gives four steps.
    state = with_tracks([*TO_LEOBEN, "leoben-judenburg"])
    play(state, BuildTrack("judenburg-feldkirchen"), Work(3), Work(3))
    events = play(state, Work(2))
    assert moves(events) == [(ANN, 4, 140)]
    assert next(one for one in seen(state).cities if one.id == "feldkirchen").influence == 4


@rule("IS-CITY-03")
def test_bruck_has_two_steps() -> None:
    state = with_tracks(TO_LEOBEN)
    play(state, BuildTrack("bruck-leoben"), Work(3))
    events = play(state, Work(2))
    assert moves(events) == [(ANN, 2, 120)]
    assert step(state) == "turn"


@rule("IS-CITY-03", "IS-INF-02")
def test_influence_cannot_be_declined() -> None:
    """Ann leaves her row: in the new column she stands below Bob."""
    others = [player(influence=110), player(), player()]
    state = with_tracks([], others=others)
    play(state, BuildTrack("wien-wr_neustadt"), Work(3))
    assert ladder(state)[:2] == [BOB, ANN]
    assert influence(state) == influence(state, BOB) == 110


# Trieste. -----------------------------------------------------------------------------------------


@rule("IS-CITY-12")
def test_10_guldens_for_each_own_track() -> None:
    # R15: eight tracks, one of them state access; the tenth one enters Trieste.
    state = with_tracks([*TO_LJUBLJANA, "wien-bratislava"], money=0)
    assert "muerzzuschlag-bruck" in (described(state).crowns or [])
    play(state, BuildTrack("wien-st_poelten"), Work(3), Forgo())
    play(state, BuildTrack("ljubljana-trieste"), Work(3), Work(3), Work(2))
    assert money(state) == 0
    events = play(state, Work(2))
    assert [(one.tracks, one.amount) for one in events if isinstance(one, GoalReached)] == [
        (10, 100)
    ]
    assert money(state) == 100
    assert seen(state).trieste == [ANN]


@rule("IS-CITY-13", "IS-CITY-12")
def test_a_track_laid_afterwards_does_not_count() -> None:
    # R15, the other way round.
    state = with_tracks([*TO_LJUBLJANA, "wien-bratislava"], money=0)
    play(state, BuildTrack("ljubljana-trieste"), Work(3), Work(3), Work(2), Work(2))
    assert money(state) == 90
    play(state, BuildTrack("wien-st_poelten"), Work(3), Forgo())
    assert money(state) == 90


@rule("IS-CITY-12")
def test_everybody_who_gets_there_is_paid() -> None:
    others = [player(tracks=TO_LJUBLJANA, money=10), player(), player()]
    state = with_tracks(TO_LJUBLJANA, money=0, others=others)
    for seat in (ANN, BOB):
        assert state.seat == seat
        play(state, BuildTrack("ljubljana-trieste"), Work(3), Work(3), Work(2), Work(2))
        play(state, EndTurn())
    assert [money(state, seat) for seat in (ANN, BOB)] == [90, 80]
    assert seen(state).trieste == [ANN, BOB]


@rule("IS-CITY-13")
def test_trieste_pays_once() -> None:
    tracks = [*TO_LJUBLJANA, "ljubljana-trieste", "wien-bratislava"]
    state = with_tracks(tracks, money=0, stations=["ljubljana"])
    play(state, BuildTrack("celje-ljubljana"), Work(3), Work(3), Work(2), Forgo())
    assert money(state) == 0


# What is legal there from then on. ----------------------------------------------------------------


@rule("IS-CITY-14", "IS-TURN-11")
def test_iron_for_90_right_after_the_track() -> None:
    """The delivery of the rulebook: from Bratislava to Gloggnitz, and blue grows by 1."""
    ann = poor(
        money=0,
        influence=50,
        idle=[0, 2, 0],
        goods=goods(1, 1, 1, 1),
        tracks=["wien-bratislava", "wien-wr_neustadt"],
        factories=[factory("bratislava.1", "iron")],
    )
    state = given([ann, *[poor()] * 3])
    assert refusal(state, Deliver("bratislava.1", "gloggnitz")) == "IS-DELIVER-05"
    play(state, BuildTrack("wr_neustadt-gloggnitz"), Work(2), Work(2))
    events = play(state, Deliver("bratislava.1", "gloggnitz"))
    (delivered,) = [one for one in events if isinstance(one, GoodDelivered)]
    assert (delivered.good, delivered.pay, delivered.key) == ("iron", 90, "")
    assert [(one.hub, one.steps, one.to) for one in events if isinstance(one, HubGrown)] == [
        ("blue", 1, 90)
    ]
    assert (money(state), stored(state), hub(state, "blue")) == (90, goods(), 90)
    assert holdings(state).factories[0].goods == 2
    assert described(state).delivered == {"gloggnitz": ["iron"]}


@rule("IS-CITY-14")
@pytest.mark.parametrize(
    "actions",
    [
        (BuildStation("bratislava"),),
        (BuildFactory("bratislava.1", "wood"), Staff(1, "idle")),
    ],
)
def test_buildings_in_a_city_from_the_moment_it_is_gained(actions: tuple[Action, ...]) -> None:
    state = with_tracks([], crowns=[])
    assert refusal(state, actions[0]) is not None
    play(state, BuildTrack("wien-bratislava"), Work(2), Forgo())
    assert refusal(state, actions[0]) == "IS-TURN-04"
    play(state, EndTurn(), *[Pass(), EndTurn()] * 3)
    play(state, *actions)
    assert step(state) == "turn"


@rule("IS-CITY-14")
def test_a_city_gained_by_access_can_be_built_in_in_the_same_turn() -> None:
    # G4
    state = with_tracks(["wien-wr_neustadt"], crowns=["wr_neustadt-sopron"])
    assert refusal(state, BuildStation("sopron")) == "IS-STATION-01"
    play(state, BuyAccess("wr_neustadt-sopron"), Forgo(), BuildStation("sopron"))
    assert holdings(state).stations == ["sopron"]
