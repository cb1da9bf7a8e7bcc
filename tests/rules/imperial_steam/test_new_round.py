"""What a new round brings: arrivals, ordered goods, income, training."""

import pytest

from footplate.games.imperial_steam.language.actions import (
    Discard,
    Pass,
)
from footplate.games.imperial_steam.language.events import (
    IncomeCollected,
    OrderReceived,
    ShipmentArrived,
    WorkersTrained,
)
from tests.rules.imperial_steam.given import (
    ANN,
    BOB,
    CY,
    DI,
    factory,
    full,
    goods,
    holdings,
    landed,
    last_turn,
    money,
    next_round,
    offered,
    order,
    play,
    player,
    refusal,
    seen,
    step,
    stored,
)

rule = pytest.mark.rule


# Arrivals and ordered goods. ----------------------------------------------------------------------


@rule("IS-ROUND-05")
def test_an_arriving_good_takes_the_lowest_empty_space() -> None:
    # M5: four wood gone and one comes, so the next one costs 20.
    state = last_turn([player(), player()], 3, arrivals={4: goods(1)}, market=goods(6, 10, 10, 10))
    assert seen(state).market[0].price == 30
    next_round(state)
    assert (seen(state).market[0].left, seen(state).market[0].price) == (7, 20)


@rule("IS-ROUND-05")
def test_goods_without_a_space_go_to_the_supply() -> None:
    state = last_turn([player()] * 4, 4, arrivals={5: goods(2, 1)}, market=goods(9, 10, 10, 10))
    (arrived,) = [one for one in next_round(state) if isinstance(one, ShipmentArrived)]
    assert [one.left for one in seen(state).market] == [10, 10, 10, 10]
    assert {good: number for good, number in arrived.lost.items() if number} == {
        "wood": 1,
        "stone": 1,
    }


@rule("IS-ROUND-05")
def test_each_round_has_its_own_goods() -> None:
    arrivals = {4: goods(1), 5: goods(0, 1), 8: goods(0, 0, 1)}
    for round, expected in [(2, (5, 5, 5)), (3, (6, 5, 5)), (4, (5, 6, 5)), (7, (5, 5, 6))]:
        coming = {at: lie for at, lie in arrivals.items() if at > round}
        state = last_turn([player(), player()], round, arrivals=coming, market=goods(5, 5, 5, 5))
        next_round(state)
        assert tuple(one.left for one in seen(state).market[:3]) == expected


@rule("IS-ROUND-06")
def test_the_market_fills_before_orders_are_stored() -> None:
    events = next_round(
        last_turn(
            [player(landing=goods(1)), player()],
            3,
            arrivals={4: goods(1)},
            market=goods(5, 5, 5, 5),
        )
    )
    kinds = [type(one) for one in events]
    assert kinds.index(ShipmentArrived) < kinds.index(OrderReceived)


@rule("IS-ROUND-07")
def test_landed_goods_are_stored() -> None:
    # M6
    state = last_turn([player(goods=goods(1, 1, 1, 1), landing=goods(1, 2, 0, 1)), player()], 3)
    events = next_round(state)
    assert (stored(state), landed(state)) == (goods(2, 3, 1, 2), goods())
    assert [one.seat for one in events if isinstance(one, OrderReceived)] == [ANN]


@rule("IS-ROUND-07")
def test_none_can_stay_on_the_landing() -> None:
    state = last_turn([full(wood=1, stone=1), full()])
    next_round(state)
    assert landed(state) == goods()
    assert refusal(state, Pass()) == "IS-STORE-06"
    play(state, Discard("wood"), Discard("stone"))
    assert (step(state), stored(state), landed(state)) == ("turn", goods(1, 1, 2, 1), goods())


@rule("IS-ROUND-08")
def test_who_has_too_much_is_asked_in_the_order_of_the_round_before() -> None:
    columns = [90, 20, 60, 40]
    players = [{**full(wood=1), "influence": column} for column in columns]
    state = last_turn(players, order=[CY, BOB, DI, ANN])
    next_round(state)
    asked = []
    while step(state) == "arrival":
        asked.append(state.seat)
        play(state, Discard("wood"))
    assert asked == [CY, BOB, DI, ANN]
    assert order(state) == [ANN, CY, DI, BOB]
    assert state.seat == ANN


@rule("IS-ROUND-08")
def test_who_has_room_is_not_asked() -> None:
    state = last_turn([full(wood=1), full(), full(stone=1)], order=[ANN, BOB, CY])
    next_round(state)
    play(state, Discard("wood"))
    assert (step(state), state.seat) == ("arrival", CY)


@rule("IS-ROUND-08")
def test_no_answer_changes_what_another_may_choose() -> None:
    legal, digests = set(), set()
    for first in ("wood", "stone", "iron"):
        state = last_turn([full(wood=1), full(coal=1)], order=[ANN, BOB])
        next_round(state)
        assert Discard(first) in offered(state, Discard)
        play(state, Discard(first))
        assert state.seat == BOB
        legal.add(tuple(state.codes()))
        play(state, Discard("coal"))
        digests.add(str(holdings(state, BOB)))
    assert len(legal) == len(digests) == 1


# Income. ------------------------------------------------------------------------------------------


@rule("IS-ROUND-09")
def test_10_for_each_passenger_car_and_each_station() -> None:
    ann = player(
        money=0,
        passenger_cars=3,
        tracks=["wien-wr_neustadt", "wien-bratislava"],
        stations=["wr_neustadt", "bratislava"],
    )
    state = last_turn([ann, player(money=0), player(money=0, passenger_cars=1)])
    assert [one.income for one in seen(state).players] == [60, 10, 20]
    events = next_round(state)
    assert [money(state, seat) for seat in range(3)] == [60, 10, 20]
    told = {one.seat: one for one in events if isinstance(one, IncomeCollected)}
    assert [told[seat].amount for seat in range(3)] == [60, 10, 20]
    assert (told[ANN].passenger_cars, told[ANN].stations) == (3, 3)


@rule("IS-ROUND-09")
def test_freight_cars_reserved_cars_and_keys_bring_no_income() -> None:
    ann = player(
        money=0, contracts=["k19"], gold_keys=["blue"], factories=[factory("wien.1", "iron")]
    )
    state = last_turn([ann, player()])
    next_round(state)
    assert money(state) == 10


@rule("IS-ROUND-09", "IS-TRACK-26")
def test_the_semmering_token_does_not_double_income_in_rounds() -> None:
    # R14: income 50.
    semmering = ["wien-wr_neustadt", "wr_neustadt-gloggnitz", "gloggnitz-muerzzuschlag"]
    ann = player(money=0, passenger_cars=4, tracks=semmering)
    state = last_turn([ann, player()], semmering=ANN)
    next_round(state)
    assert money(state) == 50


# Training. ----------------------------------------------------------------------------------------


@rule("IS-ROUND-10")
def test_idle_workers_rise_and_working_ones_come_back() -> None:
    # T7
    state = last_turn([player(idle=[2, 1, 1], working=[1, 2, 0]), player()])
    events = next_round(state)
    assert (holdings(state).idle, holdings(state).working) == ([1, 4, 2], [0, 0, 0])
    told = next(one for one in events if isinstance(one, WorkersTrained) and one.seat == ANN)
    assert told.idle == [1, 4, 2]


@rule("IS-ROUND-11")
@pytest.mark.parametrize(
    ("idle", "working", "after"),
    [
        ([2, 0, 0], [0, 0, 0], [0, 2, 0]),
        ([0, 2, 0], [0, 0, 0], [0, 0, 2]),
        ([0, 0, 2], [0, 0, 0], [0, 0, 2]),
        ([0, 0, 0], [2, 0, 0], [2, 0, 0]),
        ([0, 0, 0], [0, 1, 1], [0, 1, 1]),
        ([1, 1, 1], [1, 1, 1], [1, 2, 3]),
    ],
)
def test_one_level_a_round_and_none_after_working(
    idle: list[int], working: list[int], after: list[int]
) -> None:
    state = last_turn([player(idle=idle, working=working), player()])
    next_round(state)
    assert (holdings(state).idle, holdings(state).working) == (after, [0, 0, 0])


@rule("IS-ROUND-11")
def test_settled_workers_do_not_train() -> None:
    ann = player(
        idle=[1, 0, 0], factories=[factory("wien.1", "wood", 2), factory("wien.2", "iron", 0)]
    )
    state = last_turn([ann, player()])
    next_round(state)
    assert holdings(state).idle == [0, 1, 0]
    assert [(one.site, one.goods) for one in holdings(state).factories] == [
        ("wien.1", 2),
        ("wien.2", 0),
    ]
