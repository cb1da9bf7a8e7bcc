"""Trains: when an engine can be had, what it costs, and what comes with it."""

from typing import Any

import pytest

from footplate.games.imperial_steam.language.actions import BuyTrain, EndTurn, Pass, UpgradeTrain
from footplate.games.imperial_steam.language.events import TrainBought, TrainUpgraded
from footplate.games.imperial_steam.play.state import State
from tests.rules.imperial_steam.given import (
    ANN,
    cars,
    described,
    given,
    goods,
    holdings,
    influence,
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


def buying(round: int = 6, seats: int = 2, **ann: Any) -> State:
    """Ann is on turn with an IS-3 and 300 guldens; in round 6 every engine can be had."""
    rest = [poor() for _ in range(seats - 1)]
    return given([poor(**{"money": 300, **ann}), *rest], round=round, seat=ANN)


def left(state: State, level: int) -> int:
    return next(one.left for one in seen(state).engines if one.level == level)


# Which engines. -----------------------------------------------------------------------------------


@rule("IS-TRAIN-01")
@pytest.mark.parametrize("first", [BuyTrain(4), UpgradeTrain(3, 5)])
def test_one_train_is_bought_or_upgraded(first: Any) -> None:
    state = buying()
    play(state, first)
    for more in (BuyTrain(5), UpgradeTrain(3, 6), UpgradeTrain(5, 6), UpgradeTrain(4, 6)):
        assert refusal(state, more) == "IS-TRAIN-01"
    assert offered(state, BuyTrain) == offered(state, UpgradeTrain) == []


@rule("IS-TRAIN-02")
@pytest.mark.parametrize("level", [4, 5, 6, 7, 8])
def test_an_engine_can_be_had_from_its_round_on(level: int) -> None:
    # V1: an IS-6 is refused in round 3 and accepted in round 4.
    early, late = buying(level - 3), buying(level - 2)
    for action in (BuyTrain(level), UpgradeTrain(3, level)):
        assert refusal(early, action) == "IS-TRAIN-02"
        assert refusal(late, action) is None
    assert {one.level for one in offered(late, BuyTrain)} == set(range(4, level + 1))


@rule("IS-TRAIN-02")
def test_there_is_no_train_in_round_1() -> None:
    state = buying(1)
    assert offered(state, BuyTrain) == offered(state, UpgradeTrain) == []


@rule("IS-TRAIN-03")
def test_there_are_as_many_of_each_engine_as_players() -> None:
    # V1: the third buyer of two players.
    state = given([poor(money=200, engines=[3, 4]), poor(engines=[3, 4])], round=2)
    assert left(state, 4) == 0
    assert refusal(state, BuyTrain(4)) == "IS-TRAIN-03"
    assert refusal(state, UpgradeTrain(3, 4)) == "IS-TRAIN-03"


@rule("IS-TRAIN-03")
def test_the_last_engine_goes_to_whoever_comes_first() -> None:
    state = given([poor(money=200), poor(money=200)], round=2, engines={4: 1}, seat=ANN)
    play(state, BuyTrain(4), EndTurn())
    assert left(state, 4) == 0
    assert refusal(state, BuyTrain(4)) == "IS-TRAIN-03"


@rule("IS-TRAIN-04")
def test_an_is_3_is_never_for_sale() -> None:
    # V2: also not the one that somebody has given up.
    state = buying()
    assert refusal(state, BuyTrain(3)) == "IS-TRAIN-04"
    play(state, UpgradeTrain(3, 8), EndTurn())
    assert refusal(state, BuyTrain(3)) == "IS-TRAIN-04"


# Buying. ------------------------------------------------------------------------------------------


@rule("IS-TRAIN-05", "IS-TRAIN-07")
@pytest.mark.parametrize("level", [4, 5, 6, 7, 8])
def test_a_train_costs_10_a_level_and_brings_its_cars_and_a_coal(level: int) -> None:
    state = buying()
    events = play(state, BuyTrain(level))
    assert TrainBought(ANN, level, 10 * level, level, 1) in events
    assert money(state) == 300 - 10 * level
    assert (holdings(state).engines, cars(state)) == ([3, level], (3 + level, 0, 0))
    assert stored(state) == goods(1, 1, 1, 2)
    assert left(state, level) == 1


@rule("IS-TRAIN-05", "IS-TURN-22")
def test_a_train_that_cannot_be_paid_is_refused() -> None:
    state = buying(money=50)
    assert refusal(state, BuyTrain(6)) == "IS-TURN-22"
    assert refusal(state, BuyTrain(5)) is None
    assert refusal(state, UpgradeTrain(3, 8)) is None


@rule("IS-TRAIN-06")
def test_three_trains_are_the_most_and_can_be_upgraded() -> None:
    # V4
    state = buying(engines=[3, 4, 5])
    assert refusal(state, BuyTrain(6)) == "IS-TRAIN-06"
    assert refusal(state, UpgradeTrain(4, 6)) is None
    play(state, UpgradeTrain(4, 6))
    assert sorted(holdings(state).engines) == [3, 5, 6]


@rule("IS-TRAIN-07")
def test_the_coal_of_a_new_train_always_fits() -> None:
    state = buying(goods=goods(1, 1, 2, 1))
    play(state, BuyTrain(4))
    assert (step(state), stored(state)) == ("turn", goods(1, 1, 2, 2))
    assert seen(state).players[ANN].room == 4


# Upgrading. ---------------------------------------------------------------------------------------


@rule("IS-TRAIN-08")
def test_an_own_engine_is_replaced_by_a_higher_one() -> None:
    state = buying(engines=[4, 6])
    for level, to in ((6, 6), (6, 5), (4, 4), (3, 7), (5, 7)):
        assert refusal(state, UpgradeTrain(level, to)) == "IS-TRAIN-08"
    found = {(one.level, one.to) for one in offered(state, UpgradeTrain)}
    assert found == {(4, 5), (4, 6), (4, 7), (4, 8), (6, 7), (6, 8)}


@rule("IS-TRAIN-08", "IS-TRAIN-10")
def test_an_is_6_has_six_cars_after_an_upgrade() -> None:
    # The rulebook's example.
    state = buying(engines=[4])
    play(state, UpgradeTrain(4, 6))
    assert (holdings(state).engines, cars(state)) == ([6], (6, 0, 0))


@rule("IS-TRAIN-09", "IS-TRAIN-10", "IS-TRAIN-13")
def test_from_is_3_to_is_7_for_40() -> None:
    # V3: four more cars, both steps of influence, and no coal.
    state = buying(5, influence=30)
    events = play(state, UpgradeTrain(3, 7))
    assert TrainUpgraded(ANN, 3, 7, 40, 4) in events
    assert (money(state), cars(state), influence(state)) == (260, (7, 0, 0), 50)
    assert stored(state) == goods(1, 1, 1, 1)


@rule("IS-TRAIN-11")
def test_passenger_and_reserved_cars_and_goods_stay() -> None:
    # V3: the floor, the free car and the engine are full.
    state = buying(passenger_cars=1, contracts=["k01"], goods=goods(wood=1, stone=1, coal=1))
    assert cars(state) == (1, 1, 1)
    play(state, UpgradeTrain(3, 6))
    assert (step(state), cars(state)) == ("turn", (4, 1, 1))
    assert stored(state) == goods(wood=1, stone=1, coal=1)


@rule("IS-TRAIN-12")
def test_the_old_engine_leaves_the_game() -> None:
    # V3: of two IS-4 one is sold, and it does not come back.
    state = buying(engines=[4])
    assert (left(state, 4), left(state, 6)) == (1, 2)
    play(state, UpgradeTrain(4, 6), EndTurn())
    assert (left(state, 4), left(state, 6)) == (1, 1)
    assert described(state).engines == {4: 1, 5: 2, 6: 1, 7: 2, 8: 2}


@rule("IS-TRAIN-13")
@pytest.mark.parametrize(("level", "steps"), [(4, 0), (5, 0), (6, 1), (7, 2), (8, 3)])
def test_the_last_engines_give_influence_in_full(level: int, steps: int) -> None:
    bought, upgraded = buying(influence=50), buying(influence=50)
    play(bought, BuyTrain(level))
    play(upgraded, UpgradeTrain(3, level))
    assert influence(bought) == influence(upgraded) == 50 + 10 * steps


@rule("IS-TRAIN-13", "IS-TURN-07")
def test_influence_comes_after_the_loss_for_a_repeated_tile() -> None:
    state = buying(influence=50, hands={"train": 2})
    play(state, BuyTrain(8))
    assert influence(state) == 50 - 20 + 30


# The supply of cars. ------------------------------------------------------------------------------


OTHERS = [poor(engines=engines) for engines in ([7, 7, 7], [7, 6, 6], [5, 6])]
"""51 cars."""


@rule("IS-TRAIN-14")
@pytest.mark.parametrize(("supply", "brought"), [("limited", 3), ("unlimited", 8)])
def test_a_train_gets_as_many_cars_as_are_left(supply: str, brought: int) -> None:
    # V5: 16 and 51 of 70 cars are in use.
    state = given(
        [player(engines=[8, 8]), *OTHERS], round=6, seat=ANN, options={"car_supply": supply}
    )
    events = play(state, BuyTrain(8))
    (told,) = [one for one in events if isinstance(one, TrainBought)]
    assert (told.cars, told.price) == (brought, 80)
    assert cars(state) == (16 + brought, 0, 0)


@rule("IS-TRAIN-14")
def test_with_no_car_left_an_upgrade_brings_none() -> None:
    state = given(
        [player(engines=[3, 8, 8]), *OTHERS], round=6, seat=ANN, options={"car_supply": "limited"}
    )
    play(state, UpgradeTrain(3, 8))
    assert (sorted(holdings(state).engines), cars(state)) == ([8, 8, 8], (19, 0, 0))
    assert (money(state), influence(state)) == (450, 130)


@rule("IS-TRAIN-01")
def test_the_next_hand_may_go_on_with_trains() -> None:
    state = buying(2)
    play(state, BuyTrain(4), EndTurn(), Pass(), EndTurn())
    assert refusal(state, BuyTrain(4)) == "IS-INF-06"
    steady = buying(2, influence=10)
    play(steady, BuyTrain(4), EndTurn(), Pass(), EndTurn(), BuyTrain(4))
    assert (holdings(steady).engines, influence(steady)) == ([3, 4, 4], 0)
