"""The blind bid, and how markers move on the influence track."""

from typing import Any

import pytest

from footplate import Action, BadInput, Chance
from footplate.core.wire import to_json
from footplate.games.imperial_steam.language.actions import (
    Bid,
    BuildTrack,
    BuyTrain,
    Deliver,
    EndTurn,
    Forgo,
    Fundraise,
    HireEngineer,
    HireWorker,
    Pass,
    Philanthropize,
    RaiseShare,
    SellShare,
    Work,
)
from footplate.games.imperial_steam.language.events import BidSealed, BidShown
from footplate.games.imperial_steam.play.state import State
from tests.rules.imperial_steam.given import (
    ANN,
    BOB,
    CY,
    DI,
    described,
    factory,
    given,
    goods,
    hub,
    influence,
    ladder,
    money,
    moves,
    offered,
    order,
    play,
    player,
    poor,
    refusal,
    seen,
    started,
    step,
)

rule = pytest.mark.rule


def bidding(*seats: int, have: int = 140, **more: Any) -> State:
    """Before the bids, in this turn order."""
    players = [poor(money=have) for _ in seats]
    return given(players, step="bid", order=list(seats), ladder=list(seats), **more)


def at(*columns: int, **more: Any) -> State:
    """Players in these columns; equal ones stand in the order of their seats."""
    return given([player(influence=column) for column in columns], **more)


# The blind bid. -----------------------------------------------------------------------------------


@rule("IS-BID-01")
@pytest.mark.parametrize(
    "action", [Pass(), Fundraise(), BuildTrack("wien-bratislava"), SellShare(), EndTurn(), Forgo()]
)
def test_nothing_but_a_bid_until_all_have_bid(action: Action) -> None:
    state = bidding(0, 1, 2)
    assert refusal(state, action) == "IS-BID-01"
    play(state, Bid(10), Bid(20))
    assert refusal(state, action) == "IS-BID-01"


@rule("IS-BID-01")
def test_each_player_makes_one_bid() -> None:
    state, asked = bidding(2, 0, 3, 1), []
    while step(state) == "bid":
        asked.append(state.seat)
        play(state, Bid(0))
    assert asked == [2, 0, 3, 1]
    assert refusal(state, Bid(0)) == "IS-TURN-18"


@rule("IS-BID-02")
@pytest.mark.parametrize(("seats", "most"), [(2, 120), (3, 130), (4, 140)])
def test_any_multiple_of_10_up_to_all_money(seats: int, most: int) -> None:
    state = started(seats)
    assert offered(state, Bid) == [Bid(amount) for amount in range(0, most + 1, 10)]
    assert refusal(state, Bid(most)) is None


@rule("IS-BID-02")
@pytest.mark.parametrize("amount", [130, 5, 15, -10, 1000, 1 << 30, True, 10.0])
def test_any_other_amount_is_refused(amount: Any) -> None:
    # B1: two players have 120.
    state = started(2)
    assert refusal(state, Bid(amount)) == "IS-BID-02"
    assert refusal(state, Bid(0)) is None


@rule("IS-BID-03")
def test_a_bid_once_made_cannot_be_changed() -> None:
    state = bidding(0, 1, 2)
    events = play(state, Bid(70))
    assert events == [BidSealed(ANN)]
    assert state.seat == BOB
    play(state, Bid(20))
    assert [one.bid for one in described(state).players] == [70, 20, None]
    assert [one.has_bid for one in seen(state).players] == [True, True, False]
    assert [money(state, seat) for seat in range(3)] == [140, 140, 140]
    assert [influence(state, seat) for seat in range(3)] == [0, 0, 0]


@rule("IS-BID-03", "IS-VIEW-01")
def test_a_guess_keeps_the_own_bid_and_draws_those_of_others() -> None:
    state = bidding(0, 1, 2)
    play(state, Bid(70), Bid(20))
    guesses = [described(state.guess(ANN, Chance(seed))) for seed in range(12)]
    assert {guess.players[ANN].bid for guess in guesses} == {70}
    assert len({guess.players[BOB].bid for guess in guesses}) > 1
    assert {guess.players[CY].bid for guess in guesses} == {None}


@rule("IS-BID-03", "IS-VIEW-01")
def test_no_view_of_anybody_else_contains_a_bid() -> None:
    # B4
    texts: dict[int | None, set[str]] = {BOB: set(), CY: set(), None: set()}
    prompts, legal = set(), set()
    for amount in (0, 70, 140):
        state = bidding(0, 1, 2)
        play(state, Bid(amount))
        for viewer, found in texts.items():
            found.add(to_json(seen(state, viewer)))
        prompts.add(to_json(state.prompt()))
        legal.add(tuple(state.codes()))
    assert [len(found) for found in texts.values()] == [1, 1, 1]
    assert (len(prompts), len(legal)) == (1, 1)


@rule("IS-BID-04", "IS-BID-06", "IS-INF-08")
def test_equal_bids_stand_in_turn_order() -> None:
    # B2, and the example of the rulebook: Purple, Turquoise, Yellow, Red.
    state = bidding(0, 1, 2, 3)
    play(state, Bid(70), Bid(70), Bid(50))
    events = play(state, Bid(70))
    shown = [(one.seat, one.amount) for one in events if isinstance(one, BidShown)]
    assert shown == [(0, 70), (1, 70), (2, 50), (3, 70)]
    assert ladder(state) == order(state) == [0, 1, 3, 2]
    assert [influence(state, seat) for seat in range(4)] == [70, 70, 50, 70]
    assert [money(state, seat) for seat in range(4)] == [70, 70, 90, 70]


@rule("IS-BID-04")
def test_bids_are_shown_in_turn_order_whatever_the_seats() -> None:
    state = bidding(3, 1, 0, 2)
    play(state, Bid(30), Bid(30), Bid(30))
    events = play(state, Bid(30))
    assert [one.seat for one in events if isinstance(one, BidShown)] == [3, 1, 0, 2]
    assert order(state) == [3, 1, 0, 2]


@rule("IS-BID-05")
def test_a_bid_of_0_stays_where_gaps_close() -> None:
    # B3
    state = bidding(0, 1, 2, 3)
    play(state, Bid(0), Bid(50), Bid(0), Bid(20))
    assert ladder(state) == order(state) == [1, 3, 0, 2]
    assert [influence(state, seat) for seat in range(4)] == [0, 50, 0, 20]
    assert [money(state, seat) for seat in range(4)] == [140, 90, 140, 120]


@rule("IS-BID-05", "IS-INF-05")
def test_bids_of_0_by_all_leave_the_order_alone() -> None:
    state = bidding(2, 0, 3, 1)
    play(state, *[Bid(0)] * 4)
    assert ladder(state) == order(state) == [2, 0, 3, 1]


@rule("IS-BID-06")
def test_then_round_1_begins_in_the_new_order() -> None:
    state = bidding(0, 1, 2)
    play(state, Bid(0), Bid(10), Bid(120))
    assert (step(state), described(state).round) == ("turn", 1)
    assert (order(state), state.seat) == ([2, 1, 0], CY)
    assert [one.bid for one in described(state).players] == [None] * 3


# The track. ---------------------------------------------------------------------------------------


@rule("IS-INF-01")
@pytest.mark.parametrize("column", [-10, 5, 105, 210])
def test_there_are_columns_of_10_from_0_to_200(column: int) -> None:
    with pytest.raises(BadInput, match="influence"):
        at(column, 40)


@rule("IS-INF-01")
def test_a_step_is_a_column_of_10() -> None:
    state = at(0, 200)
    play(state, Pass(), EndTurn(), Philanthropize(1))
    assert [influence(state, seat) for seat in (ANN, BOB)] == [10, 200]


@rule("IS-INF-01", "IS-INF-02")
def test_all_four_fit_in_one_column() -> None:
    state = at(70, 60, 70, 70)
    play(state, *[Pass(), EndTurn()] * 3)
    assert state.seat == BOB
    play(state, Philanthropize(1))
    assert ladder(state) == [ANN, CY, DI, BOB]
    assert [influence(state, seat) for seat in range(4)] == [70] * 4


@rule("IS-INF-02", "IS-INF-01", "IS-INF-03")
def test_purple_loses_two_steps() -> None:
    """From 70 to 50, where Yellow is above; the gap closes for Turquoise and Red."""
    purple, turquoise, red, yellow = range(4)
    players = [player(influence=70, hands={"pass": 2}) for _ in range(3)]
    state = given([*players, player(influence=50, hands={"pass": 2})], round=3)
    assert ladder(state) == [purple, turquoise, red, yellow]
    events = play(state, Pass())
    assert ladder(state) == [turquoise, red, yellow, purple]
    assert moves(events) == [(purple, -2, 50)]
    assert [influence(state, seat) for seat in range(4)] == [50, 70, 70, 50]


@rule("IS-INF-02")
def test_a_marker_goes_below_all_in_its_new_column() -> None:
    state = at(70, 70, 70, 80, order=[0, 1, 2, 3])
    assert ladder(state) == [DI, ANN, BOB, CY]
    play(state, Philanthropize(1))
    assert ladder(state) == [DI, ANN, BOB, CY]
    assert influence(state) == 80
    play(state, EndTurn(), Pass(), EndTurn(), Philanthropize(1))
    assert ladder(state) == [DI, ANN, CY, BOB]


@rule("IS-INF-03")
def test_several_steps_are_one_move() -> None:
    # I1
    state = at(60, 40, order=[1, 0])
    events = play(state, Philanthropize(3))
    assert moves(events) == [(BOB, 3, 70)]
    assert ladder(state) == [BOB, ANN]
    assert [influence(state, seat) for seat in (ANN, BOB)] == [60, 70]


@rule("IS-INF-04")
def test_losing_and_regaining_a_step_may_cost_a_row() -> None:
    # I2
    one = player(influence=70, hands={"philanthropize": 1})
    state = given([one, player(influence=70, hands={"pass": 1})], round=2)
    assert ladder(state) == [ANN, BOB]
    events = play(state, Philanthropize(1))
    assert moves(events) == [(ANN, -1, 60), (ANN, 1, 70)]
    assert ladder(state) == [BOB, ANN]
    assert [influence(state, seat) for seat in (ANN, BOB)] == [70, 70]


@rule("IS-INF-05")
@pytest.mark.parametrize(
    "actions",
    [
        (Pass(),),
        (BuyTrain(4),),
        (BuildTrack("wien-bratislava"), Work(2), Forgo()),
    ],
)
def test_no_step_no_new_row(actions: tuple[Action, ...]) -> None:
    ann = player(influence=70, engines=[3], goods=goods(1, 1, 1, 1))
    state = given([ann, player(influence=70), player(), player()], round=2, order=[0, 1, 2, 3])
    before = ladder(state)
    events = play(state, *actions)
    assert moves(events) == []
    assert ladder(state) == before == [CY, DI, ANN, BOB]


@rule("IS-INF-06")
def test_nobody_goes_below_0() -> None:
    # I3
    ann = player(influence=0, hands={"fundraise": 1, "pass": 1})
    state = given([ann, player(influence=0, hands={"pass": 2})], round=3)
    assert refusal(state, Fundraise()) == "IS-INF-06"
    assert refusal(state, Pass()) is None
    play(state, Pass())
    assert influence(state) == 0


@rule("IS-INF-06")
def test_a_loss_has_to_be_borne_in_full() -> None:
    two = {"fundraise": 2}
    state = given([player(influence=10, hands=two), player(hands=two)], round=3, order=[0, 1])
    assert refusal(state, Fundraise()) == "IS-INF-06"
    state = given([player(influence=20, hands=two), player(hands=two)], round=3, order=[0, 1])
    play(state, Fundraise())
    assert influence(state) == 0


@rule("IS-INF-06")
def test_a_share_step_has_to_be_borne_in_full() -> None:
    state = given([player(influence=10, share=60), player()], order=[0, 1])
    assert refusal(state, RaiseShare()) == "IS-SHARE-03"
    state = given([player(influence=20, share=60), player()], order=[0, 1])
    play(state, RaiseShare())
    assert influence(state) == 0


@rule("IS-INF-07")
def test_a_player_stops_at_200() -> None:
    # I4: three steps of an IS-8 from 190, and the next loss starts at 200.
    ann = poor(influence=190, hands={"pass": 1})
    state = given([ann, poor(influence=100, hands={"pass": 1})], round=6)
    (moved,) = moves(play(state, BuyTrain(8)))
    assert moved[2] == influence(state) == 200
    play(state, EndTurn(), Fundraise(), EndTurn(), Pass())
    assert influence(state) == 190


@rule("IS-INF-07", "IS-INF-05")
def test_at_200_further_steps_do_not_move_a_marker() -> None:
    state = given([poor(influence=200), poor(influence=200)], round=6)
    events = play(state, BuyTrain(8))
    assert moves(events) == []
    assert ladder(state) == [ANN, BOB]


@rule("IS-INF-07")
@pytest.mark.parametrize(("before", "after"), [(180, 190), (190, 200), (200, 200)])
def test_a_hub_stops_at_200(before: int, after: int) -> None:
    ann = player(
        tracks=["wien-wr_neustadt", "wr_neustadt-gloggnitz"],
        factories=[factory("wien.1", "iron")],
    )
    state = given([ann, *[player()] * 3], hubs={"blue": {"influence": before}})
    play(state, Deliver("wien.1", "gloggnitz"))
    assert hub(state, "blue") == after


@rule("IS-INF-08")
def test_column_first_then_row() -> None:
    state = at(70, 90, 70, 40, order=[0, 1, 2, 3])
    assert ladder(state) == [BOB, ANN, CY, DI]
    state = at(70, 90, 70, 40, order=[0, 1, 2, 3], ladder=[1, 2, 0, 3])
    assert ladder(state) == [BOB, CY, ANN, DI]
    with pytest.raises(BadInput, match="ladder"):
        at(70, 90, 70, 40, ladder=[0, 1, 2, 3])


@rule("IS-INF-09")
@pytest.mark.parametrize("seat", range(4))
def test_a_hub_in_the_same_column_may_be_hired_from_in_any_row(seat: int) -> None:
    # I5
    state = at(40, 40, 40, 40)
    play(state, *[Pass(), EndTurn()] * seat)
    assert state.seat == seat
    assert hub(state, "white") == 40
    assert refusal(state, HireWorker("white", 1)) is None
    assert refusal(state, HireWorker("green", 1)) == "IS-HIRE-04"


@rule("IS-INF-09")
def test_two_hubs_and_a_player_may_share_a_column() -> None:
    ann = player(influence=50, engineers=[])
    hubs = {"white": {"influence": 50, "engineers": ["bridge"]}, "bronze": {"influence": 50}}
    state = given([ann, player()], order=[0, 1], hubs=hubs)
    assert (hub(state, "white"), hub(state, "bronze")) == (50, 50)
    play(state, HireEngineer("white", "bridge"), HireWorker("bronze", 1))
    assert ladder(state) == [BOB, ANN]
