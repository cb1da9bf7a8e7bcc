"""Storing goods: what fits where, and what is discarded."""

from typing import Any

import pytest

from footplate import Action, BadInput
from footplate.games.imperial_steam.language.actions import (
    BuildStation,
    BuildTrack,
    BuyGood,
    Deliver,
    Discard,
    EndTurn,
    Fundraise,
    OrderGood,
    Pass,
    Produce,
    SecureContract,
    SellShare,
    Spend,
)
from footplate.games.imperial_steam.language.events import GoodDiscarded
from footplate.games.imperial_steam.play.state import State
from tests.rules.imperial_steam.given import (
    ANN,
    BOB,
    GAME,
    factory,
    given,
    goods,
    holdings,
    landed,
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
from tests.rules.imperial_steam.lines import (
    TO_GLOGGNITZ,
)

rule = pytest.mark.rule


def on_turn(have: dict[str, int], position: dict[str, Any] | None = None, **more: Any) -> State:
    """Ann is on turn with one IS-3 and these goods."""
    ann = poor(**{"goods": have, "influence": 100, **more})
    return given([ann, player(influence=0)], **(position or {}))


# What fits. ---------------------------------------------------------------------------------------


@rule("IS-STORE-01")
def test_goods_are_counted_by_kind_and_never_shifted() -> None:
    names = {kind.__name__ for kind in GAME.action_types}
    assert not [name for name in names if "Move" in name or "Shift" in name or "Store" in name]
    state = on_turn(goods(1, 1, 1, 1))
    play(state, BuyGood("coal"))
    assert stored(state) == goods(1, 1, 1, 2)
    assert step(state) == "turn"


@rule("IS-STORE-01")
@pytest.mark.parametrize("kind", [BuyGood, OrderGood])
def test_there_are_four_kinds_of_goods(kind: Any) -> None:
    state = on_turn(goods(1, 1, 1, 1))
    assert offered(state, kind) == [kind(good) for good in ("wood", "stone", "iron", "coal")]
    assert refusal(state, kind("gold")) == "IS-STORE-01"


@rule("IS-STORE-02")
def test_an_is_3_and_a_floor_hold_five_goods() -> None:
    # P2: wood, stone, iron, iron, coal fits, one more wood does not.
    state = on_turn(goods(1, 1, 2, 1))
    one = seen(state).players[ANN]
    assert (one.room, one.coal_room) == (0, 0)
    play(state, BuyGood("wood"))
    assert step(state) == "discard"


@rule("IS-STORE-02")
def test_an_engine_holds_one_coal_and_nothing_else() -> None:
    state = on_turn(goods(2, 1, 1, 0))
    one = seen(state).players[ANN]
    assert (one.room, one.coal_room) == (0, 1)
    play(state, BuyGood("coal"))
    assert (step(state), stored(state)) == ("turn", goods(2, 1, 1, 1))
    state = on_turn(goods(2, 1, 1, 0))
    play(state, BuyGood("iron"))
    assert step(state) == "discard"


@rule("IS-STORE-03")
@pytest.mark.parametrize(
    ("have", "bought", "fits"),
    [
        ((0, 0, 0, 0), "wood", True),
        ((3, 0, 0, 1), "wood", True),
        ((4, 0, 0, 0), "coal", True),
        ((4, 0, 0, 0), "wood", False),
        ((0, 0, 0, 4), "coal", True),
        ((0, 0, 0, 5), "coal", False),
        ((0, 0, 1, 4), "coal", False),
        ((1, 1, 1, 1), "coal", True),
        ((1, 1, 1, 2), "stone", False),
    ],
)
def test_coal_beyond_the_engines_and_all_else_share_cars_and_floors(
    have: tuple[int, ...], bought: Any, fits: bool
) -> None:
    state = on_turn(goods(*have))
    play(state, BuyGood(bought))
    assert step(state) == ("turn" if fits else "discard")


@rule("IS-STORE-03")
def test_every_engine_counts() -> None:
    """Engines 3 and 4: two coal on them, seven cars and a floor."""
    state = on_turn(goods(8, 0, 0, 1), engines=[3, 4])
    assert seen(state).players[ANN].coal_room == 1
    play(state, BuyGood("coal"))
    assert (step(state), stored(state)) == ("turn", goods(8, 0, 0, 2))


@rule("IS-STORE-03")
@pytest.mark.parametrize("have", [(2, 2, 1, 0), (0, 0, 0, 6), (5, 0, 0, 1)])
def test_nobody_has_more_than_fits(have: tuple[int, ...]) -> None:
    with pytest.raises(BadInput, match="goods"):
        on_turn(goods(*have))


@rule("IS-STORE-04")
@pytest.mark.parametrize("closed", [{"passenger_cars": 1}, {"contracts": ["k01"]}])
def test_reserved_and_passenger_cars_hold_nothing(closed: dict[str, Any]) -> None:
    state = on_turn(goods(1, 1, 1, 1), **closed)
    assert seen(state).players[ANN].free_cars == 2
    play(state, BuyGood("wood"))
    assert step(state) == "discard"
    play(on_turn(goods(1, 1, 1, 1)), BuyGood("wood"))


@rule("IS-STORE-05")
@pytest.mark.parametrize(
    ("stations", "floors"), [([], 1), (["wr_neustadt"], 2), (["wr_neustadt", "bratislava"], 3)]
)
def test_as_many_floors_as_own_stations(stations: list[str], floors: int) -> None:
    tracks = ["wien-wr_neustadt", "wien-bratislava"]
    state = on_turn(goods(3 + floors), tracks=tracks, stations=stations)
    one = seen(state).players[ANN]
    assert (one.floors, one.room) == (floors, 0)
    with pytest.raises(BadInput, match="goods"):
        on_turn(goods(4 + floors), tracks=tracks, stations=stations)


@rule("IS-STORE-05")
def test_a_station_of_somebody_else_opens_no_floor() -> None:
    tracks = ["wien-wr_neustadt"]
    bob = player(influence=0, tracks=tracks, stations=["wr_neustadt"])
    state = given([poor(influence=100, tracks=tracks), bob])
    assert [one.floors for one in seen(state).players] == [1, 2]
    state = on_turn(goods(1, 1, 1, 1), tracks=tracks)
    play(state, BuildStation("wr_neustadt"))
    assert seen(state).players[ANN].floors == 2


# Discarding. --------------------------------------------------------------------------------------


@rule("IS-STORE-06")
@pytest.mark.parametrize(
    ("action", "more"),
    [
        (Produce("wien.1"), {"factories": [factory("wien.1", "wood")]}),
        (BuyGood("wood"), {}),
        (SecureContract("k01"), {}),
    ],
)
def test_what_does_not_fit_is_discarded_at_once(action: Action, more: dict[str, Any]) -> None:
    state = on_turn(goods(1, 1, 2, 1), {"display": ["k01"]}, **more)
    play(state, action)
    assert (step(state), state.seat) == ("discard", ANN)
    for other in (Pass(), Fundraise(), BuyGood("coal"), Spend("car")):
        assert refusal(state, other) == "IS-STORE-06"
    assert refusal(state, EndTurn()) == "IS-TURN-15"
    assert {type(each) for each in state.actions()} == {Discard}
    events = play(state, Discard("stone"))
    assert [one for one in events if isinstance(one, GoodDiscarded)] == [
        GoodDiscarded(ANN, "stone")
    ]
    assert (step(state), stored(state)["stone"]) == ("turn", 0)
    assert refusal(state, EndTurn()) is None


@rule("IS-STORE-06", "IS-CITY-09")
def test_a_flipped_car_may_cost_a_good() -> None:
    state = given(
        [
            poor(
                goods=goods(1, 1, 2, 1),
                influence=100,
                tracks=["wien-bratislava"],
                hands={"build_tracks": 1},
            ),
            player(influence=0),
        ],
        step="points",
        turn={"action": "build_tracks", "built": 1, "points": 2},
    )
    play(state, Spend("car"))
    assert step(state) == "discard"
    play(state, Discard("iron"))
    assert (step(state), stored(state)) == ("points", goods(1, 1, 1, 1))


@rule("IS-STORE-06", "IS-ROUND-07")
def test_several_are_discarded_one_at_a_time() -> None:
    """Old goods or new ones, until the rest fits."""
    hands: dict[str, int] = {"hire": 2}
    state = given(
        [
            poor(goods=goods(1, 1, 2, 1), landing=goods(wood=2), influence=100, hands=hands),
            player(influence=0, hands={"hire": 1}),
        ],
        seat=BOB,
    )
    play(state, Pass(), EndTurn())
    assert (step(state), stored(state)) == ("arrival", goods(3, 1, 2, 1))
    play(state, Discard("wood"))
    assert step(state) == "arrival"
    play(state, Discard("iron"))
    assert (step(state), stored(state)) == ("turn", goods(2, 1, 1, 1))


@rule("IS-STORE-07")
def test_only_what_is_stored_and_makes_room_can_be_discarded() -> None:
    state = on_turn(goods(2, 0, 2, 1))
    play(state, BuyGood("wood"))
    assert refusal(state, Discard("stone")) == "IS-STORE-07"
    assert refusal(state, Discard("coal")) == "IS-STORE-07"
    assert offered(state, Discard) == [Discard("wood"), Discard("iron")]


@rule("IS-STORE-07")
def test_coal_beyond_the_engines_can_be_discarded() -> None:
    state = on_turn(goods(1, 1, 1, 2))
    play(state, BuyGood("wood"))
    assert refusal(state, Discard("coal")) is None
    play(state, Discard("coal"))
    assert stored(state) == goods(2, 1, 1, 1)


@rule("IS-STORE-08")
@pytest.mark.parametrize("good", ["wood", "stone", "iron", "coal"])
def test_nothing_is_thrown_away_at_will(good: Any) -> None:
    state = on_turn(goods(1, 1, 1, 1))
    assert refusal(state, Discard(good)) == "IS-STORE-08"
    play(state, BuyGood("wood"))
    assert refusal(state, Discard(good)) == "IS-STORE-08"


@rule("IS-STORE-08")
def test_what_can_be_moved_is_kept() -> None:
    # K3: three goods in the cars of an IS-3 and an empty floor.
    state = on_turn(goods(1, 1, 1, 1), {"display": ["k01"]})
    play(state, SecureContract("k01"))
    assert (step(state), stored(state)) == ("turn", goods(1, 1, 1, 1))


@rule("IS-STORE-09")
def test_discarded_and_spent_goods_go_to_the_supply() -> None:
    state = on_turn(goods(1, 1, 2, 1), {"market": goods(5, 5, 5, 5)}, money=100)
    play(state, BuyGood("wood"))
    paid = money(state)
    play(state, Discard("iron"))
    assert [one.left for one in seen(state).market] == [4, 5, 5, 5]
    assert money(state) == paid
    track = given([player(influence=100), player(influence=0)], market=goods(5, 5, 5, 5))
    before = money(track)
    play(track, BuildTrack("wien-bratislava"))
    assert stored(track) == goods(3, 3, 3, 4)
    assert [one.left for one in seen(track).market] == [5, 5, 5, 5]
    assert money(track) == before


# What is not stored. ------------------------------------------------------------------------------


@rule("IS-STORE-10")
@pytest.mark.parametrize("missing", ["wood", "stone", "iron"])
def test_landed_and_local_goods_are_no_material(missing: Any) -> None:
    ann = player(
        goods={**goods(1, 1, 1, 1), missing: 0},
        landing=goods(1, 1, 1, 1),
        factories=[factory("wien.1", missing, 4)],
    )
    state = given([ann, player()], round=3)
    assert refusal(state, BuildTrack("wien-bratislava")) == "IS-TRACK-12"


@rule("IS-STORE-10")
def test_landed_and_local_coal_is_no_fuel() -> None:
    # D1
    ann = player(
        goods=goods(1, 1, 1, 0),
        landing=goods(coal=1),
        tracks=TO_GLOGGNITZ,
        factories=[factory("wien.1", "coal"), factory("wien.2", "iron")],
    )
    state = given([ann, player()])
    assert landed(state) == goods(coal=1)
    assert refusal(state, Deliver("wien.1", "gloggnitz")) == "IS-DELIVER-02"
    assert refusal(state, Deliver("wien.2", "gloggnitz")) == "IS-DELIVER-02"


@rule("IS-STORE-10")
def test_landed_goods_take_no_room() -> None:
    state = on_turn(goods(1, 1, 2, 1), landing=goods(wood=1), tracks=TO_GLOGGNITZ)
    assert step(state) == "turn"
    play(state, SellShare(), Pass(), EndTurn())
    assert (step(state), state.seat, landed(state)) == ("turn", BOB, goods(wood=1))


# Cars. --------------------------------------------------------------------------------------------


@rule("IS-STORE-11")
def test_cars_are_three_numbers_whatever_their_train() -> None:
    # K2: three free cars over two trains are enough for three tokens.
    state = on_turn(
        goods(), {"display": ["k19"]}, engines=[3, 4], passenger_cars=2, contracts=["k09"]
    )
    one = seen(state).players[ANN]
    assert (one.free_cars, one.reserved_cars, one.passenger_cars) == (3, 2, 2)
    play(state, SecureContract("k19"))
    one = seen(state).players[ANN]
    assert (one.free_cars, one.reserved_cars, one.passenger_cars) == (0, 5, 2)
    assert holdings(state).passenger_cars == 2
