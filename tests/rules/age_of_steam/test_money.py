"""VI Collect Income, VII Pay Expenses, VIII Income Reduction."""

import pytest

from footplate.games.age_of_steam.language.actions import (
    Decline,
    Deliver,
    DropOut,
    IssueShares,
    Pass,
    SelectAction,
    UpgradeEngine,
    Urbanize,
)
from footplate.games.age_of_steam.language.events import (
    CubeDelivered,
    ExpensesPaid,
    IncomeCollected,
)
from footplate.games.age_of_steam.language.views import AgeOfSteamForecast
from footplate.games.age_of_steam.play.state import State
from tests.rules.age_of_steam.given import (
    DAVE,
    RULEBOOK_TRACK,
    described,
    end_of_turn,
    foretold,
    given,
    incomes,
    owner,
    play,
    player,
    purses,
    refusal,
    skip_to,
    tile,
)

rule = pytest.mark.rule

BROKE = {"money": 0, "income": 0, "shares": 5, "engine": 1}


def dave_goes_out(**position: object) -> State:
    """The turn after Dave went out, with all the track of the rulebook's example."""
    players = [player(engine=3), player(**BROKE), player(engine=3)]
    return end_of_turn(players, tiles=RULEBOOK_TRACK, **position)


# Collect Income. ----------------------------------------------------------------------------


@rule("AOS-INCOME-01", "AOS-EXPENSE-01")
def test_everybody_collects_his_income_and_pays_his_expenses() -> None:
    players = [
        player(money=0, income=10, shares=4, engine=3),
        player(money=7, income=3, shares=2, engine=1),
        player(money=50, income=0, shares=15, engine=6),
    ]
    state = end_of_turn(players)
    assert purses(state) == [0 + 10 - 7, 7 + 3 - 3, 50 + 0 - 21]
    assert incomes(state) == [10, 3, 0]


@rule("AOS-INCOME-02")
def test_income_is_collected_before_expenses_are_paid() -> None:
    state = end_of_turn([player(money=0, income=3), player(), player()])
    assert purses(state)[0] == 0
    assert incomes(state)[0] == 3


@rule("AOS-INCOME-02")
def test_all_collect_before_anybody_pays() -> None:
    state = given(3, phase="move-goods", move={"round": 2}, seat=2)
    told = play(state, Decline())
    money = [event for event in told if isinstance(event, IncomeCollected | ExpensesPaid)]
    kinds = [type(event) for event in money]
    assert kinds == [IncomeCollected] * 3 + [ExpensesPaid] * 3


@rule("AOS-INCOME-03")
def test_income_is_carried_from_turn_to_turn() -> None:
    state = end_of_turn([player(income=4), player(income=10), player(income=7)])
    skip_to(state, "move-goods")
    skip_to(state, "issue-shares")
    assert described(state).turn == 3
    assert incomes(state) == [4, 10, 7]


# Pay Expenses. ------------------------------------------------------------------------------


@rule("AOS-EXPENSE-01")
def test_the_forecast_knows_the_expenses() -> None:
    players = [player(income=20, shares=4, engine=3), player(), player()]
    forecast = foretold(given(players, phase="move-goods"), 0)
    assert (forecast.income, forecast.upkeep, forecast.net) == (20, 7, 13)
    assert (forecast.reduction, forecast.next_band) == (2, 21)
    assert forecast.shares_left == 11
    assert foretold(given([player(income=21), player(), player()]), 0).next_band == 31


@rule("AOS-EXPENSE-03", "AOS-REDUCE-04")
def test_the_forecast_is_what_then_happens() -> None:
    # Collects 24 and owes 18 with no cash; then collects 14 and owes 15.
    players = [
        player(money=0, income=24, shares=12, engine=6),
        player(money=0, income=14, shares=12, engine=3),
        player(),
    ]
    state = given(players, phase="move-goods", move={"round": 2}, seat=2)
    rich, short = foretold(state, 0), foretold(state, 1)
    assert (rich.money_after, rich.shortage, rich.reduction, rich.income_after) == (6, 0, 4, 20)
    assert (rich.next_band, short.next_band) == (31, 21)
    assert (short.money_after, short.shortage, short.reduction) == (0, 1, 2)
    assert short.income_after == 11
    play(state, Decline())
    assert purses(state)[:2] == [rich.money_after, short.money_after]
    assert incomes(state)[:2] == [rich.income_after, short.income_after]


@rule("AOS-EXPENSE-01", "AOS-REDUCE-04")
def test_once_expenses_are_paid_nothing_more_of_them_is_foretold() -> None:
    # The preview stops where the dice of Goods Growth are rolled, with this turn's expenses paid.
    players = [
        player(money=12, income=1, shares=4, engine=1),
        player(money=0, income=3, shares=2),
        player(),
    ]
    move = {"round": 2}
    state = given(players, phase="move-goods", move=move, order=[1, 2, 0], seat=0)
    tried = state.preview(UpgradeEngine(), 0)
    assert tried.luck
    assert tried.warnings == []
    for seat, will in enumerate(tried.view.forecasts):
        assert isinstance(will, AgeOfSteamForecast)
        assert will.money_after == tried.view.holdings[seat]["money"]
        assert will.income_after == tried.view.holdings[seat]["income"]
        assert (will.shortage, will.reduction, will.eliminated) == (0, 0, False)
    assert tried.view.holdings[0]["money"] == 7


@rule("AOS-EXPENSE-05", "AOS-EXPENSE-09")
def test_who_is_out_has_no_expenses_to_come() -> None:
    state = end_of_turn([player(money=0, income=0, shares=14, engine=6), player(), player()])
    assert (foretold(state, 0).upkeep, foretold(state, 0).net) == (0, 0)


@rule("AOS-EXPENSE-04", "AOS-EXPENSE-05")
def test_the_forecast_warns_of_elimination() -> None:
    players = [
        player(money=0, income=4, shares=7, engine=1),
        player(money=0, income=4, shares=8, engine=1),
        player(),
    ]
    state = given(players, phase="move-goods")
    assert not foretold(state, 0).eliminated
    assert foretold(state, 1).eliminated
    assert not foretold(state, 2).eliminated


@rule("AOS-EXPENSE-02")
def test_expenses_take_all_cash_before_income_is_touched() -> None:
    state = end_of_turn([player(money=2, income=1, shares=2, engine=1), player(), player()])
    assert purses(state)[0] == 0
    assert incomes(state)[0] == 1


@rule("AOS-EXPENSE-03")
def test_each_dollar_still_owed_costs_one_income() -> None:
    state = end_of_turn([player(money=1, income=6, shares=8, engine=2), player(), player()])
    assert purses(state)[0] == 0
    assert incomes(state)[0] == 6 - 3


@rule("AOS-EXPENSE-04")
def test_an_income_of_exactly_nothing_keeps_a_player_in_the_game() -> None:
    # Ruling 63: collects 4, owes 8.
    state = end_of_turn([player(money=0, income=4, shares=7, engine=1), player(), player()])
    assert incomes(state)[0] == 0
    assert not described(state).players[0].out
    assert described(state).order == [0, 1, 2]


@rule("AOS-EXPENSE-05")
def test_an_income_below_nothing_eliminates() -> None:
    # Ruling 63: collects 4, owes 9.
    state = end_of_turn([player(money=0, income=4, shares=8, engine=1), player(), player()])
    assert described(state).players[0].out
    assert [one.out for one in described(state).players] == [True, False, False]


@rule("AOS-EXPENSE-06")
def test_unfinished_track_of_an_eliminated_player_becomes_unowned() -> None:
    track = [tile("K10", ((1, 4), 0)), tile("H7", ((0, 3), 1))]
    state = end_of_turn([player(**BROKE), player(), player()], tiles=track)
    assert owner(state, "K10", 1) is None
    assert owner(state, "H7", 0) == 1


@rule("AOS-EXPENSE-07")
def test_links_of_an_eliminated_player_are_used_and_pay_nobody() -> None:
    # Ruling 65: Evansville – Indianapolis was Dave's, Indianapolis – Cincinnati is John's.
    state = dave_goes_out(cubes={"J10": ["blue", "blue"]})
    skip_to(state, "move-goods")
    first = play(state, Deliver("blue", "J10", (0, 1)))
    assert incomes(state) == [5, 0, 5]
    assert [event.gains for event in first if isinstance(event, CubeDelivered)] == [[]]
    second = play(state, Deliver("blue", "J10", (0, 2)))
    assert incomes(state) == [5, 0, 6]
    assert [event.gains for event in second if isinstance(event, CubeDelivered)] == [[(2, 1)]]


@rule("AOS-EXPENSE-07")
def test_links_of_an_eliminated_player_score_for_nobody() -> None:
    standings = dave_goes_out().result().standings
    tracks = {one.seat: one.sources.get("track", 0) for one in standings if not one.out}
    assert tracks == {0: 2, 2: 3}


@rule("AOS-EXPENSE-08")
def test_nobody_takes_over_a_link_of_an_eliminated_player() -> None:
    state = dave_goes_out(cubes={"J10": ["red"]})
    skip_to(state, "select-actions")
    builder = state.seat
    assert builder == 2
    play(state, SelectAction("Urbanization"))
    skip_to(state, "build-track")
    assert state.seat == builder
    play(state, Urbanize("K9", "A"))
    assert owner(state, "J9", 3) == DAVE
    skip_to(state, "move-goods")
    play(state, Deliver("red", "J10", (0,)))
    assert incomes(state)[0] == 5
    assert incomes(state)[2] == 5


@rule("AOS-EXPENSE-09")
def test_an_eliminated_player_is_not_asked_again() -> None:
    players = [player(), player(), player(**BROKE), player()]
    state = end_of_turn(players, order=[1, 2, 3, 0])
    assert described(state).order == [1, 3, 0]
    assert state.seat == 1
    play(state, IssueShares(0))
    assert state.seat == 3
    play(state, IssueShares(0), IssueShares(0))
    assert state.seat == 1
    play(state, DropOut())
    assert state.seat == 3
    play(state, DropOut())
    assert described(state).order == [0, 3, 1]
    assert state.seat == 0
    assert len(state.actions()) == 7


@rule("AOS-EXPENSE-09")
def test_the_pass_of_an_eliminated_player_is_gone() -> None:
    players = [player(), player(action="Turn Order", **BROKE), player()]
    state = end_of_turn(players)
    assert described(state).players[1].action is None
    skip_to(state, "determine-player-order")
    assert state.seat == 0
    assert refusal(state, Pass()) == "AOS-ORDER-14"
    play(state, DropOut())
    assert described(state).phase == "select-actions"


# Income Reduction. --------------------------------------------------------------------------


@rule("AOS-REDUCE-01")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (11, 9),
        (20, 18),
        (21, 17),
        (30, 26),
        (31, 25),
        (40, 34),
        (41, 33),
        (49, 41),
        (51, 41),
        (80, 70),
    ],
)
def test_a_higher_income_loses_more(before: int, after: int) -> None:
    state = end_of_turn([player(income=before), player(), player()])
    assert incomes(state)[0] == after


@rule("AOS-REDUCE-02")
@pytest.mark.parametrize("income", [0, 1, 9, 10])
def test_an_income_of_ten_or_less_is_not_reduced(income: int) -> None:
    state = end_of_turn([player(income=income), player(), player()])
    assert incomes(state)[0] == income


@rule("AOS-REDUCE-03")
def test_an_income_of_fifty_loses_eight() -> None:
    state = end_of_turn([player(income=50), player(), player()])
    assert incomes(state)[0] == 42


@rule("AOS-REDUCE-03")
def test_an_income_of_fifty_loses_ten_by_the_deluxe_table() -> None:
    players = [player(income=50), player(income=49), player(income=51)]
    state = end_of_turn(players, options={"income_reduction": "deluxe"})
    assert incomes(state) == [40, 41, 41]


@rule("AOS-REDUCE-04")
def test_the_band_is_found_after_the_shortage() -> None:
    # Ruling 62: collects 11, owes 15, so the income is 7 and loses nothing more.
    state = end_of_turn([player(money=0, income=11, shares=12, engine=3), player(), player()])
    assert purses(state)[0] == 0
    assert incomes(state)[0] == 7


@rule("AOS-REDUCE-04")
def test_a_shortage_can_lower_the_band() -> None:
    # Collects 12, owes 13 and falls to 11, which loses 2.
    state = end_of_turn([player(money=0, income=12, shares=10, engine=3), player(), player()])
    assert incomes(state)[0] == 9


@rule("AOS-REDUCE-05")
def test_income_is_reduced_in_the_last_turn_before_scoring() -> None:
    state = end_of_turn([player(income=20), player(), player()], turn=10)
    assert state.over
    assert incomes(state)[0] == 18
    first = next(one for one in state.result().standings if one.seat == 0)
    assert first.sources["income"] == 3 * 18
