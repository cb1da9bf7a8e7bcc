"""Philanthropize, fundraise, pass; the value of a share, and who buys one."""

from typing import Any

import pytest

from footplate.games.imperial_steam.language.actions import (
    EndTurn,
    Fundraise,
    LowerShare,
    Pass,
    Philanthropize,
    RaiseShare,
    SecureContract,
    SellShare,
)
from footplate.games.imperial_steam.language.events import (
    Donated,
    Fundraised,
    ShareMoved,
    ShareSold,
)
from footplate.games.imperial_steam.play.state import State
from tests.rules.imperial_steam.given import (
    ANN,
    BOB,
    CY,
    DI,
    described,
    given,
    goods,
    holdings,
    influence,
    ladder,
    landed,
    money,
    offered,
    play,
    player,
    poor,
    refusal,
    seen,
    stored,
)

rule = pytest.mark.rule

VALUES = [40, 60, 90, 130, 180, 240]


def acting(**ann: Any) -> State:
    """Ann is on turn."""
    return given([player(**ann), player(influence=0)], seat=ANN)


def share(state: State, seat: int = ANN) -> tuple[int, int, int]:
    """The value, the investors, the shareholders."""
    found = holdings(state, seat)
    return found.share, found.investors, found.shareholders


# Philanthropize. ----------------------------------------------------------------------------------


@rule("IS-GIFT-01")
def test_philanthropy_of_20_from_40_to_60() -> None:
    # The rulebook's example.
    state = acting(influence=40)
    events = play(state, Philanthropize(2))
    assert Donated(ANN, 2, 20) in events
    assert (influence(state), money(state), money(state, BOB)) == (60, 480, 500)
    assert offered(state, Philanthropize) == []


@rule("IS-GIFT-01", "IS-INF-03")
def test_several_steps_are_one_move() -> None:
    # I1: from 40 straight to 70, where she is the last; the column of 60 is untouched.
    players = [player(influence=column) for column in (40, 60, 60, 70)]
    state = given(players, seat=ANN)
    play(state, Philanthropize(3))
    assert [influence(state, seat) for seat in range(4)] == [70, 60, 60, 70]
    assert ladder(state) == [DI, ANN, BOB, CY]


@rule("IS-GIFT-02")
@pytest.mark.parametrize("steps", [0, -1])
def test_at_least_one_step_is_paid_for(steps: int) -> None:
    # T2
    assert refusal(acting(), Philanthropize(steps)) == "IS-GIFT-02"


@rule("IS-GIFT-01", "IS-TURN-22")
def test_a_gift_is_at_most_all_of_ones_money() -> None:
    state = acting(money=30)
    assert refusal(state, Philanthropize(4)) == "IS-TURN-22"
    assert [one.steps for one in offered(state, Philanthropize)] == [1, 2, 3]


@rule("IS-GIFT-03", "IS-INF-07")
def test_no_step_is_paid_beyond_the_last_column() -> None:
    state = acting(influence=180)
    assert refusal(state, Philanthropize(3)) == "IS-GIFT-03"
    assert [one.steps for one in offered(state, Philanthropize)] == [1, 2]
    top = acting(influence=200)
    assert refusal(top, Philanthropize(1)) == "IS-GIFT-03"


@rule("IS-GIFT-03", "IS-TURN-07")
def test_the_loss_for_a_repeated_tile_makes_room_for_a_step() -> None:
    state = acting(influence=200, hands={"philanthropize": 1})
    assert refusal(state, Philanthropize(2)) == "IS-GIFT-03"
    play(state, Philanthropize(1))
    assert influence(state) == 200


# Fundraise and pass. ------------------------------------------------------------------------------


@rule("IS-GIFT-04")
def test_fundraising_brings_10() -> None:
    state = acting()
    events = play(state, Fundraise())
    assert Fundraised(ANN, 10) in events
    assert (money(state), money(state, BOB), influence(state)) == (510, 500, 100)
    assert offered(state, Fundraise) == []


@rule("IS-GIFT-05")
def test_a_pass_does_nothing() -> None:
    state = acting()
    before = holdings(state)
    play(state, Pass())
    after = holdings(state)
    assert after.hands == {"pass": 1}
    assert (money(state), influence(state), share(state)) == (500, 100, (40, 1, 0))
    assert (stored(state), landed(state)) == (goods(4, 4, 4, 4), goods())
    assert (after.idle, after.engines, after.tracks) == (before.idle, before.engines, before.tracks)


@rule("IS-GIFT-05", "IS-TURN-11")
def test_free_actions_are_legal_around_a_pass() -> None:
    # T3
    state = acting(investors=2)
    play(state, SellShare(), Pass(), SellShare(), EndTurn())
    assert (money(state), share(state), state.seat) == (580, (40, 0, 2), BOB)


# The value. ---------------------------------------------------------------------------------------


@rule("IS-SHARE-01", "IS-SHARE-02")
def test_the_six_values_one_step_at_a_time() -> None:
    state = acting()
    assert seen(state).share_values == VALUES
    found = []
    for value in VALUES[:-1]:
        state = acting(share=value)
        events = play(state, RaiseShare())
        found.append(share(state)[0])
        assert ShareMoved(ANN, found[-1], found[-1] - value) in events
    assert found == VALUES[1:]


@rule("IS-SHARE-02", "IS-SHARE-06")
def test_one_step_up_in_an_action_and_none_down() -> None:
    state = acting()
    play(state, RaiseShare())
    assert refusal(state, RaiseShare()) == "IS-SHARE-02"
    assert refusal(state, LowerShare()) == "IS-SHARE-06"


@rule("IS-SHARE-02", "IS-SHARE-03")
@pytest.mark.parametrize(("value", "steps"), [(40, 1), (60, 2), (90, 3), (130, 4), (180, 5)])
def test_raising_costs_influence(value: int, steps: int) -> None:
    # The rulebook's examples: 40 to 60 costs one step, 180 to 240 five.
    state = acting(share=value)
    play(state, RaiseShare())
    assert (influence(state), money(state)) == (100 - 10 * steps, 500)
    assert refusal(acting(share=value, influence=10 * steps), RaiseShare()) is None
    assert refusal(acting(share=value, influence=10 * steps - 10), RaiseShare()) == "IS-SHARE-03"
    assert seen(state).share_influence[1:] == [1, 2, 3, 4, 5]


@rule("IS-SHARE-03", "IS-TURN-06")
def test_a_second_use_in_the_round_costs_one_step_more() -> None:
    # A1: 60 to 90 costs 2, as the second use 3 in all.
    state = acting(share=60, hands={"share_value": 1})
    play(state, RaiseShare())
    assert (share(state)[0], influence(state)) == (90, 70)


@rule("IS-SHARE-03", "IS-INF-06")
def test_what_cannot_be_borne_in_full_is_refused() -> None:
    # I3
    poor_one = acting(share=60, influence=10)
    assert refusal(poor_one, RaiseShare()) == "IS-SHARE-03"
    assert refusal(acting(share=60, influence=20), RaiseShare()) is None
    again = acting(share=60, influence=20, hands={"share_value": 1})
    assert refusal(again, RaiseShare()) == "IS-SHARE-03"
    enough = acting(share=60, influence=30, hands={"share_value": 1})
    play(enough, RaiseShare())
    assert influence(enough) == 0


@rule("IS-SHARE-04")
def test_240_is_the_highest_value() -> None:
    state = acting(share=240)
    assert refusal(state, RaiseShare()) == "IS-SHARE-04"
    assert refusal(state, LowerShare()) is None


@rule("IS-SHARE-05")
def test_lowering_costs_nothing_and_goes_on_as_far_as_one_likes() -> None:
    # A2
    state = acting(share=240)
    for value in reversed(VALUES[:-1]):
        change = value - share(state)[0]
        assert ShareMoved(ANN, value, change) in play(state, LowerShare())
        assert share(state)[0] == value
    assert (influence(state), money(state)) == (100, 500)
    assert refusal(state, LowerShare()) == "IS-SHARE-05"
    assert refusal(acting(share=40), LowerShare()) == "IS-SHARE-05"


@rule("IS-SHARE-05", "IS-SHARE-10")
def test_shares_are_sold_between_two_steps_down() -> None:
    # T3: six investors stand in the rows from 40 to 240.
    state = acting(share=240, investors=6)
    sold = [SellShare(), LowerShare(), SellShare(), LowerShare(), LowerShare(), SellShare()]
    play(state, *sold)
    assert (money(state), share(state)) == (500 + 240 + 180 + 90, (90, 3, 3))


@rule("IS-SHARE-06")
def test_after_a_step_down_none_leads_up() -> None:
    state = acting(share=90)
    play(state, LowerShare())
    assert refusal(state, RaiseShare()) == "IS-SHARE-06"


@rule("IS-SHARE-07")
def test_lowering_is_a_main_action() -> None:
    state = acting(share=90)
    play(state, Fundraise())
    assert refusal(state, LowerShare()) == "IS-SHARE-07"
    down = acting(share=90)
    play(down, LowerShare())
    assert holdings(down).hands == {"share_value": 1}
    assert refusal(down, Fundraise()) == "IS-TURN-04"


# Selling. -----------------------------------------------------------------------------------------


@rule("IS-SHARE-08", "IS-SHARE-09", "IS-SHARE-11")
@pytest.mark.parametrize(("row", "value"), list(enumerate(VALUES, 1)))
def test_the_topmost_investor_must_reach_the_row_of_the_value(row: int, value: int) -> None:
    assert seen(acting()).investor_spaces == 10
    below = acting(share=value, investors=row - 1)
    assert refusal(below, SellShare()) == "IS-SHARE-11"
    state = acting(share=value, investors=row)
    play(state, SellShare())
    assert (money(state), share(state)) == (500 + value, (value, row - 1, 1))
    assert refusal(state, SellShare()) == "IS-SHARE-11"


@rule("IS-SHARE-08", "IS-SHARE-11", "IS-SHARE-12")
def test_an_investor_in_the_row_of_130_and_one_above_the_row_of_240() -> None:
    # The rulebook's example: the fourth investor pays up to 130, the seventh 240.
    for value in (40, 60, 90, 130):
        state = acting(share=value, investors=4)
        play(state, SellShare())
        assert money(state) == 500 + value
    assert refusal(acting(share=180, investors=4), SellShare()) == "IS-SHARE-11"
    above = acting(share=240, investors=7)
    play(above, SellShare())
    assert money(above) == 740


@rule("IS-SHARE-12")
@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize("investors", [7, 8, 9, 10])
def test_investors_above_the_six_rows_pay_the_present_value(value: int, investors: int) -> None:
    # A4
    state = acting(share=value, investors=investors)
    play(state, SellShare())
    assert money(state) == 500 + value


@rule("IS-SHARE-10", "IS-SHARE-11", "IS-SHARE-14")
def test_share_sale_of_520() -> None:
    # The rulebook's example, A3: value 130, seven investors, four sales, a fifth refused.
    state = acting(share=130, investors=7)
    events = play(state, *[SellShare()] * 4)
    assert [one for one in events if isinstance(one, ShareSold)] == [
        ShareSold(ANN, 130, count) for count in (1, 2, 3, 4)
    ]
    assert (money(state), share(state)) == (1020, (130, 3, 4))
    assert refusal(state, SellShare()) == "IS-SHARE-11"
    assert holdings(state).hands == {}


@rule("IS-SHARE-11")
def test_without_investors_nothing_is_sold() -> None:
    assert refusal(acting(investors=0), SellShare()) == "IS-SHARE-11"


@rule("IS-SHARE-13")
def test_a_shareholder_stays_and_the_place_can_be_filled_again() -> None:
    # A5
    ann = player(investors=2, hands={"fundraise": 1})
    state = given([ann, player()], display=["k14"], seat=ANN, order=[BOB, ANN])
    play(state, SellShare(), SellShare())
    assert share(state) == (40, 0, 2)
    play(state, SecureContract("k14"))
    assert share(state) == (40, 2, 2)
    play(state, EndTurn())
    assert (described(state).round, share(state)) == (2, (40, 2, 2))


@rule("IS-SHARE-14")
def test_all_ten_investors_may_buy_in_one_turn() -> None:
    state = given([poor(investors=10, money=0), poor()], seat=ANN)
    play(state, *[SellShare()] * 10)
    assert (money(state), share(state)) == (400, (40, 0, 10))
    assert refusal(state, SellShare()) == "IS-SHARE-11"
