"""The round: its phases, hands, arrivals, income, training, turn order."""

from typing import Any

import pytest

from footplate import Event
from footplate.games.imperial_steam.actions import (
    Bid,
    Discard,
    EndTurn,
    Fundraise,
    Pass,
    Philanthropize,
)
from footplate.games.imperial_steam.events import (
    IncomeCollected,
    OrderReceived,
    RoundStarted,
    ShipmentArrived,
    TurnOrderSet,
    WorkersTrained,
)
from footplate.games.imperial_steam.state import State
from tests.rules.imperial_steam.given import (
    ANN,
    BOB,
    CY,
    DI,
    described,
    factory,
    given,
    goods,
    holdings,
    ladder,
    landed,
    money,
    offered,
    order,
    play,
    player,
    poor,
    refusal,
    seen,
    started,
    step,
    stored,
)

rule = pytest.mark.rule

HANDS = [2, 3, 4, 5, 5, 5, 5, 5]
PHASES = (RoundStarted, ShipmentArrived, OrderReceived, IncomeCollected, WorkersTrained)


def last_turn(players: list[dict[str, Any]], round: int = 1, **more: Any) -> State:
    """The last turn of a round: all hands lie but one of the last player's."""
    columns = [each.get("influence", 0) for each in players]
    seats = more.pop("order", None) or sorted(
        range(len(players)), key=lambda seat: (-columns[seat], seat)
    )
    hands = HANDS[round - 1]
    placed = [
        {**each, "hands": {"fundraise": hands - (seat == seats[-1])}}
        for seat, each in enumerate(players)
    ]
    return given(placed, round=round, order=seats, seat=seats[-1], **more)


def next_round(state: State) -> list[Event]:
    """Play the last turn."""
    before = described(state).round
    play(state, Pass())
    events = play(state, EndTurn())
    assert described(state).round == before + 1
    return events


def full(wood: int = 0, stone: int = 0, iron: int = 0, coal: int = 0) -> dict[str, Any]:
    """A player with one IS-3, four goods in its cars and on its floor, and an order."""
    return poor(goods=goods(1, 1, 2, 1), landing=goods(wood, stone, iron, coal))


# The phases. --------------------------------------------------------------------------------------


@rule("IS-ROUND-01")
def test_the_phases_follow_each_other() -> None:
    ann = player(landing=goods(wood=1))
    state = last_turn([ann, player()], 3, arrivals={4: goods(wood=1)}, market=goods(5, 5, 5, 5))
    events = next_round(state)
    told = [PHASES.index(type(one)) for one in events if isinstance(one, PHASES)]
    assert told == sorted(told)
    assert set(told) == set(range(len(PHASES)))
    last = max(at for at, one in enumerate(events) if isinstance(one, WorkersTrained))
    assert [at > last for at, one in enumerate(events) if isinstance(one, TurnOrderSet)] == [True]


@rule("IS-ROUND-01", "IS-ROUND-06", "IS-ROUND-07")
def test_what_is_done_while_ordered_goods_are_asked_for() -> None:
    """The market has its goods; income and training come later."""
    ann = {**full(wood=1), "money": 0, "idle": [2, 0, 0]}
    state = last_turn([ann, full()], 3, arrivals={4: goods(1)}, market=goods(5, 6, 7, 8))
    next_round(state)
    assert (step(state), state.seat) == ("arrival", ANN)
    market = seen(state).market
    assert [one.left for one in market] == [6, 6, 7, 8]
    assert (money(state), holdings(state).idle) == (0, [2, 0, 0])
    play(state, Discard("iron"))
    assert (step(state), money(state), holdings(state).idle) == ("turn", 10, [0, 2, 0])


@rule("IS-ROUND-02")
def test_round_1_starts_with_the_actions() -> None:
    # T6
    state = started(3, 5)
    first = order(state)[0]
    play(state, Bid(30), Bid(20))
    events = play(state, Bid(10))
    assert not [one for one in events if isinstance(one, PHASES[1:])]
    assert (money(state, first), holdings(state, first).idle) == (100, [2, 0, 0])
    assert (step(state), described(state).round) == ("turn", 1)
    assert [one.left for one in seen(state).market] == [10] * 4


@rule("IS-ROUND-03")
@pytest.mark.parametrize("round", range(1, 8))
def test_between_two_rounds_nothing_is_asked(round: int) -> None:
    state = last_turn([player(), player(), player()], round)
    next_round(state)
    assert (step(state), state.seat) == ("turn", order(state)[0])


@rule("IS-ROUND-03", "IS-ROUND-07")
def test_the_one_question_is_what_to_discard() -> None:
    state = last_turn([full(wood=1), full()])
    next_round(state)
    assert (step(state), state.seat) == ("arrival", ANN)
    assert {type(action) for action in state.actions()} == {Discard}


# Hands. -------------------------------------------------------------------------------------------


@rule("IS-ROUND-04")
@pytest.mark.parametrize(("round", "hands"), list(enumerate(HANDS, 1)))
def test_how_many_hands_each_round_has(round: int, hands: int) -> None:
    view = seen(given(3, round=round))
    assert [one.hands_left for one in view.players] == [hands] * 3
    assert view.track[round - 1].hands == hands


@rule("IS-ROUND-04", "IS-TURN-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_hands_are_played_in_every_round(seats: int) -> None:
    """2, 3, 4 and five times 5 hands, each player as many."""
    state, hands = started(seats, 2), dict[tuple[int, int], int]()
    while not state.over:
        if step(state) == "bid":
            play(state, Bid(0))
            continue
        assert state.seat is not None
        key = (described(state).round, state.seat)
        hands[key] = hands.get(key, 0) + 1
        play(state, Pass(), EndTurn())
    expected = {
        (round, seat): number for round, number in enumerate(HANDS, 1) for seat in range(seats)
    }
    assert hands == expected


@rule("IS-ROUND-04")
def test_all_hands_are_back_in_the_next_round() -> None:
    state = last_turn([player(), player()], 4)
    next_round(state)
    assert [one.hands for one in described(state).players] == [{}, {}]
    assert [one.hands_left for one in seen(state).players] == [5, 5]


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


# Turn order. --------------------------------------------------------------------------------------


@rule("IS-ROUND-12", "IS-INF-08")
def test_the_turn_order_of_the_rulebook() -> None:
    """Yellow 90, Purple above Red in 70, Turquoise 40."""
    red, purple, turquoise, yellow = range(4)
    columns = {red: 70, purple: 70, turquoise: 40, yellow: 90}
    players = [player(influence=columns[seat]) for seat in range(4)]
    state = last_turn(
        players, order=[red, yellow, turquoise, purple], ladder=[yellow, purple, red, turquoise]
    )
    events = next_round(state)
    assert order(state) == [yellow, purple, red, turquoise]
    assert [one.order for one in events if isinstance(one, TurnOrderSet)] == [order(state)]
    assert state.seat == yellow


@rule("IS-ROUND-12")
def test_influence_gained_in_a_round_counts_from_the_next_one_on() -> None:
    # I7
    state = given([player(influence=100), player(influence=50), player(influence=20)])
    play(state, Pass(), EndTurn(), Pass(), EndTurn())
    assert state.seat == CY
    play(state, Philanthropize(12), EndTurn())
    assert ladder(state) == [CY, ANN, BOB]
    asked = []
    for _ in range(3):
        asked.append(state.seat)
        assert order(state) == [ANN, BOB, CY]
        play(state, Fundraise(), EndTurn())
    assert asked == [ANN, BOB, CY]
    assert (described(state).round, order(state), state.seat) == (2, [CY, ANN, BOB], CY)
