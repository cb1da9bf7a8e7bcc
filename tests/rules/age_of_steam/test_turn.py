"""The turn: ten phases in their order, and one player who is asked."""

import pytest

from footplate import Action
from footplate.games.age_of_steam.language import steps
from footplate.games.age_of_steam.language.actions import (
    Bid,
    BuildTrack,
    Decline,
    Deliver,
    DrawGoods,
    DropOut,
    EndBuild,
    IssueShares,
    Pass,
    SelectAction,
    SkipProduction,
    StockGoods,
    UpgradeEngine,
    Urbanize,
)
from footplate.games.age_of_steam.play.sequence import SEQUENCE_OF_PLAY
from footplate.games.age_of_steam.play.state import State
from tests.rules.age_of_steam.given import (
    bare,
    described,
    end_of_turn,
    given,
    incomes,
    play,
    player,
    purses,
    refusal,
)

rule = pytest.mark.rule


def asked(state: State, *actions: Action) -> list[int | None]:
    """Who was asked for each of the actions."""
    seats = []
    for action in actions:
        seats.append(state.seat)
        play(state, action)
    return seats


@rule("AOS-TURN-01")
def test_every_phase_stands_in_the_place_of_its_number() -> None:
    numbered = {
        value: name.lower().replace("_", "-")
        for name, value in vars(steps).items()
        if name.isupper() and isinstance(value, int)
    }
    phases = [phase.name for phase in SEQUENCE_OF_PLAY]
    assert {at: phases[at] for at in numbered} == numbered
    assert phases == [
        "issue-shares",
        "determine-player-order",
        "select-actions",
        "build-track",
        "move-goods",
        "collect-income",
        "pay-expenses",
        "income-reduction",
        "goods-growth",
        "advance-turn-marker",
    ]


@rule("AOS-TURN-01")
def test_the_phases_follow_each_other() -> None:
    state = given(3)
    play(state, IssueShares(0), IssueShares(0), IssueShares(0))
    assert described(state).phase == "determine-player-order"
    play(state, DropOut(), DropOut())
    assert described(state).phase == "select-actions"
    play(state, SelectAction("Engineer"), SelectAction("First Build"), SelectAction("First Move"))
    assert described(state).phase == "build-track"
    play(state, EndBuild(), EndBuild(), EndBuild())
    assert described(state).phase == "move-goods"
    play(state, Decline(), Decline(), Decline(), Decline(), Decline(), Decline())
    assert (described(state).turn, described(state).phase) == (2, "issue-shares")


@rule("AOS-TURN-01")
def test_income_expenses_and_reduction_come_between_goods_and_growth() -> None:
    players = [player(action="Production"), player(income=20), player()]
    state = end_of_turn(players, display=bare())
    assert (described(state).phase, state.seat) == ("goods-growth", 0)
    assert incomes(state)[1] == 18
    assert purses(state)[1] == 30 + 20 - 3


@rule("AOS-TURN-02")
def test_shares_are_issued_in_player_order() -> None:
    state = given(3, order=[2, 0, 1])
    assert asked(state, IssueShares(0), IssueShares(0), IssueShares(0)) == [2, 0, 1]


@rule("AOS-TURN-02")
def test_actions_are_selected_in_player_order() -> None:
    state = given(3, order=[2, 0, 1], phase="select-actions")
    engineer, production = SelectAction("Engineer"), SelectAction("Production")
    assert asked(state, engineer, production, SelectAction("Locomotive")) == [2, 0, 1]


@rule("AOS-TURN-02")
def test_track_is_built_in_player_order() -> None:
    state = given(3, order=[2, 0, 1], phase="build-track")
    assert asked(state, EndBuild(), EndBuild(), EndBuild()) == [2, 0, 1]


@rule("AOS-TURN-02")
def test_goods_are_moved_in_player_order() -> None:
    state = given(3, order=[2, 0, 1], phase="move-goods")
    assert asked(state, Decline(), Decline(), Decline()) == [2, 0, 1]


@rule("AOS-TURN-03")
def test_an_action_is_always_that_of_the_player_who_is_asked() -> None:
    state = given(3, order=[1, 0, 2])
    play(state, IssueShares(3))
    assert [one.shares for one in described(state).players] == [2, 5, 2]


@rule("AOS-TURN-03")
def test_what_only_another_player_could_do_is_refused() -> None:
    players = [player(), player(action="Turn Order"), player(money=50)]
    state = given(players, turn=2, phase="determine-player-order")
    assert state.seat == 0
    assert refusal(state, Pass()) == "AOS-ORDER-14"
    assert refusal(state, Bid(40)) == "AOS-ORDER-04"


@rule("AOS-TURN-04")
@pytest.mark.parametrize(
    "action",
    [
        Bid(1),
        DropOut(),
        Pass(),
        SelectAction("Engineer"),
        Urbanize("K9", "A"),
        BuildTrack("L9", ((1, 4),)),
        EndBuild(),
        Deliver("blue", "J10", (1,)),
        UpgradeEngine(),
        Decline(),
        DrawGoods(),
        SkipProduction(),
        StockGoods("red", "light 1", 1),
    ],
)
def test_nothing_else_is_done_while_shares_are_issued(action: Action) -> None:
    assert refusal(given(3), action) == "AOS-TURN-04"


@rule("AOS-TURN-04")
def test_the_other_phases_refuse_what_belongs_elsewhere() -> None:
    auction = given(3, phase="determine-player-order")
    assert refusal(auction, IssueShares(1)) == "AOS-TURN-04"
    actions = given(3, phase="select-actions")
    assert refusal(actions, DropOut()) == "AOS-TURN-04"
    build = given(3, phase="build-track")
    assert refusal(build, Decline()) == "AOS-TURN-04"
    goods = given(3, phase="move-goods")
    assert refusal(goods, EndBuild()) == "AOS-TURN-04"
    growth = end_of_turn([player(action="Production"), player(), player()], display=bare())
    assert refusal(growth, IssueShares(0)) == "AOS-TURN-04"


@rule("AOS-TURN-05")
def test_a_decision_with_one_answer_is_still_asked() -> None:
    state = given([player(shares=15), player(), player()])
    assert state.seat == 0
    assert state.actions() == [IssueShares(0)]
    assert len(state.prompt().choices) == 1


@rule("AOS-TURN-06")
def test_nothing_can_be_played_after_the_end() -> None:
    state = end_of_turn(3, turn=10)
    assert state.over
    assert state.seat is None
    assert state.actions() == []
    assert refusal(state, Decline()) == "AOS-TURN-06"
    assert refusal(state, IssueShares(0)) == "AOS-TURN-06"
