"""Business points: the tokens of cities, and what a point is spent on."""

from typing import Any

import pytest

from footplate.games.imperial_steam.language.actions import (
    BuildTrack,
    BuyAccess,
    Discard,
    EndTurn,
    Forgo,
    SellShare,
    Spend,
    Work,
)
from footplate.games.imperial_steam.language.events import (
    PointsForgone,
    PointSpent,
)
from footplate.games.imperial_steam.play.state import State
from tests.rules.imperial_steam.given import (
    ANN,
    BOB,
    described,
    given,
    goods,
    holdings,
    influence,
    money,
    offered,
    play,
    player,
    points,
    refusal,
    seen,
    step,
    stored,
)
from tests.rules.imperial_steam.lines import (
    TO_SZOMBATHELY,
    with_tracks,
)

rule = pytest.mark.rule


def with_points(points: int, **more: Any) -> State:
    """Ann has laid Wien–Bratislava and has so many business points left."""
    ann = {"tracks": ["wien-bratislava"], "hands": {"build_tracks": 1}, **more}
    return given(
        [player(**ann), player(influence=0)],
        seat=ANN,
        step="points",
        turn={"action": "build_tracks", "built": 1, "points": points},
    )


# Tokens. ------------------------------------------------------------------------------------------


@rule("IS-CITY-04", "IS-SETUP-15")
def test_the_top_token_leaves_the_game() -> None:
    # S5: two players reach a circle with 3, for 3 and 2 points; the 1 stays.
    state = with_tracks(TO_SZOMBATHELY, others=[player(tracks=TO_SZOMBATHELY)])
    assert (described(state).business or {})["nagykanizsa"] == 3
    for seat, expected in ((ANN, 3), (BOB, 2)):
        assert state.seat == seat
        play(state, BuildTrack("szombathely-nagykanizsa"), Work(3), Work(3), Work(1))
        assert points(state) == expected
        play(state, Forgo(), EndTurn())
    assert (described(state).business or {})["nagykanizsa"] == 1


@rule("IS-CITY-04")
def test_after_the_last_token_there_is_none() -> None:
    state = with_tracks([], others=[player(), player(), player()])
    play(state, BuildTrack("wien-bratislava"), Work(2))
    assert points(state) == 1
    play(state, Forgo(), EndTurn(), BuildTrack("wien-bratislava"), Work(2))
    assert (step(state), points(state)) == ("turn", 0)
    assert not (described(state).business or {}).get("bratislava")
    assert next(one for one in seen(state).cities if one.id == "bratislava").business == 0


# Points. ------------------------------------------------------------------------------------------


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
    state = with_tracks(TO_SZOMBATHELY, seats=2)
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
    state = with_tracks([], crowns=["wr_neustadt-sopron"])
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
