"""New cities: influence, business points, the guldens of Trieste."""

from typing import Any

import pytest

from footplate import Action
from footplate.games.imperial_steam.actions import (
    BuildFactory,
    BuildStation,
    BuildTrack,
    BuyAccess,
    Deliver,
    Discard,
    EndTurn,
    Forgo,
    Pass,
    SellShare,
    Spend,
    Staff,
    Work,
)
from footplate.games.imperial_steam.events import (
    CityReached,
    GoalReached,
    GoodDelivered,
    HubGrown,
    InfluenceMoved,
    PointsForgone,
    PointSpent,
)
from footplate.games.imperial_steam.state import State
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
    offered,
    play,
    player,
    poor,
    refusal,
    seen,
    step,
    stored,
)

rule = pytest.mark.rule

TO_SZOMBATHELY = ["wien-bratislava", "bratislava-sopron", "sopron-szombathely"]
TO_LEOBEN = ["wien-st_poelten", "st_poelten-lilienfeld", "lilienfeld-mariazell", "mariazell-leoben"]
TO_LJUBLJANA = [
    *("wien-wr_neustadt", "wr_neustadt-gloggnitz", "gloggnitz-muerzzuschlag"),
    *("muerzzuschlag-bruck", "bruck-graz", "graz-st_veit", "st_veit-ljubljana"),
]


def building(tracks: list[str], seats: int = 4, **more: Any) -> State:
    """Ann is on turn with these tracks; crowns, business and tiles go to the position."""
    named = ("crowns", "business", "tiles", "hubs")
    position = {key: more.pop(key) for key in named if key in more}
    others = more.pop("others", [player() for _ in range(seats - 1)])
    return given([player(tracks=tracks, **more), *others], seat=ANN, **position)


def with_points(points: int, **more: Any) -> State:
    """Ann has laid Wien–Bratislava and has so many business points left."""
    ann = {"tracks": ["wien-bratislava"], "hands": {"build_tracks": 1}, **more}
    return given(
        [player(**ann), player(influence=0)],
        seat=ANN,
        step="points",
        turn={"action": "build_tracks", "built": 1, "points": points},
    )


def points(state: State) -> int:
    return described(state).turn.points


def moves(events: list[Any]) -> list[tuple[int, int, int]]:
    return [(one.seat, one.steps, one.to) for one in events if isinstance(one, InfluenceMoved)]


# What a new city gives. ---------------------------------------------------------------------------


@rule("IS-CITY-01")
def test_a_built_city_gives_its_opportunities_at_once() -> None:
    """Wr. Neustadt: one step of influence and a business point."""
    state = building([])
    play(state, BuildTrack("wien-wr_neustadt"))
    assert (influence(state), points(state)) == (100, 0)
    events = play(state, Work(3))
    assert (influence(state), points(state), step(state)) == (110, 1, "points")
    (reached,) = [one for one in events if isinstance(one, CityReached)]
    assert (reached.seat, reached.influence, reached.business) == (ANN, 1, 1)


@rule("IS-CITY-01")
def test_a_city_gained_by_access_gives_them_too() -> None:
    """Sopron: one step and two points, before the hand is placed."""
    state = building(["wien-wr_neustadt"], crowns=["wr_neustadt-sopron"])
    play(state, BuyAccess("wr_neustadt-sopron"))
    assert (influence(state), points(state), step(state)) == (110, 2, "points")
    play(state, Spend("influence"), Spend("influence"))
    assert (influence(state), step(state)) == (130, "turn")
    assert described(state).turn.action is None
    assert refusal(state, EndTurn()) == "IS-TURN-15"


@rule("IS-CITY-01", "IS-CITY-02")
def test_each_player_has_them_once_in_each_city() -> None:
    # R11
    state = building(["wien-bratislava", "wien-wr_neustadt"])
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
    state = building(tracks, crowns=["bratislava-wr_neustadt"])
    before = (influence(state), described(state).business)
    play(state, BuyAccess("bratislava-wr_neustadt"))
    assert (influence(state), described(state).business) == before
    assert step(state) == "turn"


# Influence. ---------------------------------------------------------------------------------------


@rule("IS-CITY-03")
def test_printed_influence_and_that_of_the_tile_are_one_move() -> None:
    # R11: Feldkirchen with a tile of 1 gives four steps.
    state = building([*TO_LEOBEN, "leoben-judenburg"])
    play(state, BuildTrack("judenburg-feldkirchen"), Work(3), Work(3))
    events = play(state, Work(2))
    assert moves(events) == [(ANN, 4, 140)]
    assert next(one for one in seen(state).cities if one.id == "feldkirchen").influence == 4


@rule("IS-CITY-03")
def test_bruck_has_two_steps() -> None:
    state = building(TO_LEOBEN)
    play(state, BuildTrack("bruck-leoben"), Work(3))
    events = play(state, Work(2))
    assert moves(events) == [(ANN, 2, 120)]
    assert step(state) == "turn"


@rule("IS-CITY-03", "IS-INF-02")
def test_influence_cannot_be_declined() -> None:
    """Ann leaves her row: in the new column she stands below Bob."""
    others = [player(influence=110), player(), player()]
    state = building([], others=others)
    play(state, BuildTrack("wien-wr_neustadt"), Work(3))
    assert ladder(state)[:2] == [BOB, ANN]
    assert influence(state) == influence(state, BOB) == 110


# Business points. ---------------------------------------------------------------------------------


@rule("IS-CITY-04", "IS-SETUP-15")
def test_the_top_token_leaves_the_game() -> None:
    # S5: two players reach a circle with 3, for 3 and 2 points; the 1 stays.
    state = building(TO_SZOMBATHELY, others=[player(tracks=TO_SZOMBATHELY)])
    assert (described(state).business or {})["nagykanizsa"] == 3
    for seat, expected in ((ANN, 3), (BOB, 2)):
        assert state.seat == seat
        play(state, BuildTrack("szombathely-nagykanizsa"), Work(3), Work(3), Work(1))
        assert points(state) == expected
        play(state, Forgo(), EndTurn())
    assert (described(state).business or {})["nagykanizsa"] == 1


@rule("IS-CITY-04")
def test_after_the_last_token_there_is_none() -> None:
    state = building([], others=[player(), player(), player()])
    play(state, BuildTrack("wien-bratislava"), Work(2))
    assert points(state) == 1
    play(state, Forgo(), EndTurn(), BuildTrack("wien-bratislava"), Work(2))
    assert (step(state), points(state)) == ("turn", 0)
    assert not (described(state).business or {}).get("bratislava")
    assert next(one for one in seen(state).cities if one.id == "bratislava").business == 0


@rule("IS-CITY-05")
@pytest.mark.parametrize(
    ("spent", "after"),
    [
        (("influence", "influence", "influence"), (130, 40, 0)),
        (("share", "share", "share"), (100, 130, 0)),
        (("car", "car", "car"), (100, 40, 3)),
        (("car", "influence", "share"), (110, 60, 1)),
    ],
)
def test_points_in_any_mix(spent: tuple[Any, ...], after: tuple[int, int, int]) -> None:
    state = with_points(3)
    events = play(state, *[Spend(on) for on in spent])
    one = holdings(state)
    assert (one.influence, one.share, one.passenger_cars) == after
    assert [each.on for each in events if isinstance(each, PointSpent)] == list(spent)
    assert step(state) == "turn"


@rule("IS-CITY-04", "IS-CITY-05", "IS-CITY-07", "IS-CITY-08")
def test_a_token_of_3_as_in_the_rulebook() -> None:
    """Two steps of share value and one passenger car."""
    state = building(TO_SZOMBATHELY, seats=2)
    play(state, BuildTrack("szombathely-nagykanizsa"), Work(3), Work(3), Work(1))
    cars = seen(state).players[ANN].free_cars
    play(state, Spend("share"), Spend("share"), Spend("car"))
    one = seen(state).players[ANN]
    assert (one.share, one.passenger_cars, one.free_cars) == (90, 1, cars - 1)
    assert (step(state), influence(state)) == ("turn", 100)


@rule("IS-CITY-06")
def test_no_point_for_influence_in_the_last_column() -> None:
    state = with_points(2, influence=190)
    play(state, Spend("influence"))
    assert influence(state) == 200
    assert refusal(state, Spend("influence")) == "IS-CITY-06"
    assert refusal(state, Forgo()) is None


@rule("IS-CITY-07")
def test_a_share_step_costs_no_influence() -> None:
    state = with_points(2, share=180, influence=0)
    play(state, Spend("share"))
    assert (holdings(state).share, influence(state)) == (240, 0)
    assert refusal(state, Spend("share")) == "IS-CITY-07"


@rule("IS-CITY-07", "IS-CITY-08")
def test_one_share_step_and_the_rest_influence() -> None:
    # R12: token 3, share 180, no free car.
    state = with_points(
        3, share=180, engines=[3], goods=goods(coal=1), contracts=["k09"], passenger_cars=1
    )
    assert refusal(state, Spend("car")) == "IS-CITY-08"
    play(state, Spend("share"))
    assert offered(state, Spend) == [Spend("influence")]
    play(state, Spend("influence"), Spend("influence"))
    assert (step(state), influence(state)) == ("turn", 120)


@rule("IS-CITY-08")
@pytest.mark.parametrize(
    "closed",
    [{"contracts": ["k19"]}, {"passenger_cars": 3}, {"contracts": ["k01"], "passenger_cars": 2}],
)
def test_only_a_free_car_can_be_flipped(closed: dict[str, Any]) -> None:
    state = with_points(1, engines=[3], goods=goods(coal=1), **closed)
    assert refusal(state, Spend("car")) == "IS-CITY-08"


@rule("IS-CITY-08")
def test_a_passenger_car_stays_one() -> None:
    state = with_points(1, engines=[5], goods=goods(1, 1, 1, 1))
    assert holdings(state).passenger_cars == 0
    play(state, Spend("car"))
    one = seen(state).players[ANN]
    assert (one.passenger_cars, one.free_cars, one.income) == (1, 4, 20)


@rule("IS-CITY-09")
def test_goods_are_shifted_before_a_car_is_flipped() -> None:
    # R13: a full train and an empty floor.
    state = with_points(2, engines=[3], goods=goods(1, 1, 1, 1))
    play(state, Spend("car"))
    assert (step(state), stored(state)) == ("points", goods(1, 1, 1, 1))
    play(state, Spend("car"))
    assert (step(state), stored(state)) == ("discard", goods(1, 1, 1, 1))
    play(state, Discard("wood"))
    assert (step(state), stored(state)) == ("turn", goods(0, 1, 1, 1))


@rule("IS-CITY-10")
def test_points_can_be_given_up_but_not_kept() -> None:
    state = with_points(3)
    assert refusal(state, EndTurn()) == "IS-TURN-15"
    play(state, Spend("influence"))
    events = play(state, Forgo())
    assert [(one.seat, one.points) for one in events if isinstance(one, PointsForgone)] == [
        (ANN, 2)
    ]
    assert (step(state), points(state)) == ("turn", 0)
    assert refusal(state, Spend("influence")) == "IS-TURN-18"


@rule("IS-CITY-11")
def test_points_of_two_cities_are_one_pool() -> None:
    state = building([], crowns=["wr_neustadt-sopron"])
    play(state, BuildTrack("wien-wr_neustadt"), Work(3))
    assert points(state) == 1
    play(state, BuyAccess("wr_neustadt-sopron"))
    assert points(state) == 3
    play(state, Spend("share"), Spend("share"))
    assert (points(state), holdings(state).share) == (1, 90)
    play(state, Forgo())
    assert refusal(state, BuildTrack("wien-bratislava")) is None


@rule("IS-CITY-11")
def test_points_gained_between_two_points_serve_for_a_sale() -> None:
    """A share may be sold between two steps of its value."""
    state = with_points(2, investors=3)
    play(state, SellShare(), Spend("share"), SellShare())
    assert money(state) == 600
    assert refusal(state, SellShare()) == "IS-SHARE-11"
    assert points(state) == 1


# Trieste. -----------------------------------------------------------------------------------------


@rule("IS-CITY-12")
def test_10_guldens_for_each_own_track() -> None:
    # R15: eight tracks, one of them state access; the tenth one enters Trieste.
    state = building([*TO_LJUBLJANA, "wien-bratislava"], money=0)
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
    state = building([*TO_LJUBLJANA, "wien-bratislava"], money=0)
    play(state, BuildTrack("ljubljana-trieste"), Work(3), Work(3), Work(2), Work(2))
    assert money(state) == 90
    play(state, BuildTrack("wien-st_poelten"), Work(3), Forgo())
    assert money(state) == 90


@rule("IS-CITY-12")
def test_everybody_who_gets_there_is_paid() -> None:
    others = [player(tracks=TO_LJUBLJANA, money=10), player(), player()]
    state = building(TO_LJUBLJANA, money=0, others=others)
    for seat in (ANN, BOB):
        assert state.seat == seat
        play(state, BuildTrack("ljubljana-trieste"), Work(3), Work(3), Work(2), Work(2))
        play(state, EndTurn())
    assert [money(state, seat) for seat in (ANN, BOB)] == [90, 80]
    assert seen(state).trieste == [ANN, BOB]


@rule("IS-CITY-13")
def test_trieste_pays_once() -> None:
    tracks = [*TO_LJUBLJANA, "ljubljana-trieste", "wien-bratislava"]
    state = building(tracks, money=0, stations=["ljubljana"])
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
    state = building([], crowns=[])
    assert refusal(state, actions[0]) is not None
    play(state, BuildTrack("wien-bratislava"), Work(2), Forgo())
    assert refusal(state, actions[0]) == "IS-TURN-04"
    play(state, EndTurn(), *[Pass(), EndTurn()] * 3)
    play(state, *actions)
    assert step(state) == "turn"


@rule("IS-CITY-14")
def test_a_city_gained_by_access_can_be_built_in_in_the_same_turn() -> None:
    # G4
    state = building(["wien-wr_neustadt"], crowns=["wr_neustadt-sopron"])
    assert refusal(state, BuildStation("sopron")) == "IS-STATION-01"
    play(state, BuyAccess("wr_neustadt-sopron"), Forgo(), BuildStation("sopron"))
    assert holdings(state).stations == ["sopron"]
