"""The round: its phases, its hands, the turn order."""

import pytest

from footplate.games.imperial_steam.language.actions import (
    Bid,
    Discard,
    EndTurn,
    Fundraise,
    Pass,
    Philanthropize,
)
from footplate.games.imperial_steam.language.events import (
    IncomeCollected,
    OrderReceived,
    RoundStarted,
    ShipmentArrived,
    TurnOrderSet,
    WorkersTrained,
)
from tests.rules.imperial_steam.given import (
    ANN,
    BOB,
    CY,
    HANDS,
    described,
    full,
    given,
    goods,
    holdings,
    ladder,
    last_turn,
    money,
    next_round,
    order,
    play,
    player,
    seen,
    started,
    step,
)

rule = pytest.mark.rule

PHASES = (RoundStarted, ShipmentArrived, OrderReceived, IncomeCollected, WorkersTrained)


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
