"""II Determine Player Order."""

from typing import Any

import pytest

from footplate.games.age_of_steam.language.actions import (
    Bid,
    DropOut,
    IssueShares,
    Pass,
    SelectAction,
)
from footplate.games.age_of_steam.play.state import State
from tests.rules.age_of_steam.given import (
    described,
    given,
    play,
    player,
    purses,
    refusal,
    skip_to,
)

rule = pytest.mark.rule


def auction(players: int | list[dict[str, Any]] = 3, **position: Any) -> State:
    """The start of the bidding, in turn 2."""
    return given(players, turn=2, phase="determine-player-order", **position)


def passer() -> dict[str, Any]:
    return player(action="Turn Order")


def two_left(bids: dict[int, int], **position: Any) -> State:
    """Seats 0 and 1 still bid, seat 0 is on turn and may still pass."""
    left = {"bidding": [0, 1], "bids": bids, "dropped": [2], "pass_left": True}
    return auction([passer(), player(), player()], auction=left, seat=0, **position)


@rule(
    "AOS-ORDER-01",
    "AOS-ORDER-02",
    "AOS-ORDER-03",
    "AOS-ORDER-06",
    "AOS-ORDER-07",
    "AOS-ORDER-08",
    "AOS-ORDER-09",
    "AOS-ORDER-10",
    "AOS-ORDER-13",
    "AOS-ORDER-14",
)
def test_the_rulebooks_auction_of_five_players() -> None:
    pete, dave, vince, hudson, john = range(5)
    state = auction([player(), player(), player(), player(), passer()])
    assert state.seat == pete
    play(state, Bid(2))
    assert state.seat == dave
    play(state, DropOut())
    assert state.seat == vince
    play(state, Bid(3))
    assert state.seat == hudson
    play(state, DropOut())
    assert state.seat == john
    play(state, Pass())
    assert state.seat == pete
    play(state, DropOut())
    assert purses(state)[pete] == 29
    assert state.seat == john  # Vince's bid stands
    assert refusal(state, Pass()) == "AOS-ORDER-14"
    play(state, DropOut())
    assert described(state).order == [vince, john, pete, hudson, dave]
    assert purses(state) == [29, 30, 27, 30, 30]
    assert described(state).phase == "select-actions"


@rule("AOS-ORDER-01")
def test_bidding_goes_round_in_the_old_order() -> None:
    state = auction(3, order=[2, 0, 1])
    assert state.seat == 2
    play(state, Bid(1))
    assert state.seat == 0
    play(state, Bid(2))
    assert state.seat == 1
    play(state, DropOut())
    assert state.seat == 2


@rule("AOS-ORDER-02")
def test_a_bidder_bids_drops_out_or_passes() -> None:
    state = auction([player(money=2, action="Turn Order"), player(), player()])
    assert sorted(map(str, state.actions())) == sorted(
        map(str, [Bid(1), Bid(2), DropOut(), Pass()])
    )


@rule("AOS-ORDER-03")
def test_a_bid_of_nothing_is_refused() -> None:
    state = auction()
    assert refusal(state, Bid(0)) == "AOS-ORDER-03"
    assert refusal(state, Bid(-2)) == "AOS-ORDER-03"
    assert refusal(state, Bid(1)) is None


@rule("AOS-ORDER-03")
def test_a_bid_must_top_the_highest_so_far() -> None:
    state = auction()
    play(state, Bid(3))
    assert refusal(state, Bid(2)) == "AOS-ORDER-03"
    assert refusal(state, Bid(3)) == "AOS-ORDER-03"
    assert refusal(state, Bid(4)) is None


@rule("AOS-ORDER-04")
def test_nobody_bids_more_than_he_has() -> None:
    state = auction([player(), player(money=4), player()])
    play(state, Bid(3))
    assert refusal(state, Bid(5)) == "AOS-ORDER-04"
    assert refusal(state, Bid(4)) is None


@rule("AOS-ORDER-05")
def test_who_cannot_pay_the_lowest_bid_must_drop_out() -> None:
    state = auction([player(), player(money=2), player()])
    play(state, Bid(2))
    assert state.seat == 1
    assert state.actions() == [DropOut()]


@rule("AOS-ORDER-05")
def test_a_pass_saves_who_cannot_pay_the_lowest_bid() -> None:
    state = auction([player(), player(money=2, action="Turn Order"), player()])
    play(state, Bid(2))
    assert refusal(state, Bid(3)) == "AOS-ORDER-04"
    assert refusal(state, Pass()) is None
    assert refusal(state, DropOut()) is None
    assert len(state.actions()) == 2


@rule("AOS-ORDER-06")
def test_the_highest_bidder_is_not_asked_again() -> None:
    # Ruling 6: P 1, Q 2, R drops out, P drops out.
    state = auction()
    play(state, Bid(1), Bid(2), DropOut())
    assert state.seat == 0
    play(state, DropOut())
    assert described(state).order == [1, 0, 2]
    assert purses(state) == [29, 28, 30]


@rule("AOS-ORDER-06")
def test_the_highest_bidder_is_skipped_when_a_pass_comes_round() -> None:
    state = auction([player(), passer(), player()])
    play(state, Bid(1), Pass(), Bid(2))
    assert state.seat == 0
    play(state, DropOut())
    assert state.seat == 1


@rule("AOS-ORDER-06")
def test_a_bid_of_one_dollar_stands_like_any_other() -> None:
    state = auction([player(), passer(), player()])
    play(state, Bid(1), Pass(), DropOut())
    assert state.seat == 1
    play(state, DropOut())
    assert described(state).order == [0, 1, 2]
    assert purses(state) == [29, 30, 30]


@rule("AOS-ORDER-06")
def test_an_outbid_player_is_asked_again() -> None:
    state = auction()
    play(state, Bid(1), Bid(2), DropOut(), Bid(3))
    assert state.seat == 1
    assert refusal(state, Bid(4)) is None


@rule("AOS-ORDER-07")
def test_whoever_drops_out_takes_the_last_free_place() -> None:
    state = auction(4)
    play(state, Bid(1), DropOut(), Bid(2), DropOut(), DropOut())
    assert described(state).order == [2, 0, 3, 1]


@rule("AOS-ORDER-08")
def test_the_first_to_drop_out_pays_nothing_even_after_a_bid() -> None:
    state = auction()
    play(state, Bid(4), Bid(5), Bid(6), DropOut())
    assert purses(state)[0] == 30
    play(state, DropOut())
    assert purses(state) == [30, 25, 24]


@rule("AOS-ORDER-08", "AOS-ORDER-09", "AOS-ORDER-10")
def test_payments_of_five_players_to_the_coin() -> None:
    # Ruling 7: they drop out after bids of 1, 3, 5 and 6; 7 wins.
    state = auction(5)
    play(state, Bid(1), Bid(3), Bid(5), Bid(6), Bid(7))
    play(state, DropOut(), DropOut(), DropOut(), DropOut())
    assert described(state).order == [4, 3, 2, 1, 0]
    assert purses(state) == [30 - 0, 30 - 2, 30 - 3, 30 - 6, 30 - 7]


@rule("AOS-ORDER-09")
def test_both_of_the_last_two_pay_in_full() -> None:
    state = auction(4)
    play(state, DropOut(), DropOut(), Bid(5), Bid(8), DropOut())
    assert described(state).order == [3, 2, 1, 0]
    assert purses(state) == [30, 30, 25, 22]


@rule("AOS-ORDER-09")
def test_only_the_last_bid_is_paid() -> None:
    state = auction()
    play(state, Bid(1), Bid(2), DropOut(), Bid(3), Bid(4), DropOut())
    assert purses(state) == [27, 26, 30]


@rule("AOS-ORDER-10")
def test_half_of_an_odd_bid_is_rounded_up() -> None:
    state = auction(4)
    play(state, Bid(7), Bid(8), DropOut(), Bid(9), DropOut())
    assert purses(state)[0] == 30 - 4


@rule("AOS-ORDER-11")
def test_of_two_players_in_the_game_the_one_who_drops_out_pays_nothing() -> None:
    state = auction([player(), player(), player(out=True)])
    play(state, Bid(2), Bid(3), DropOut())
    assert described(state).order == [1, 0]
    assert purses(state)[:2] == [30, 27]


@rule("AOS-ORDER-11")
def test_an_eliminated_player_does_not_count_for_the_payments() -> None:
    # Three of four players are left: nobody pays half.
    state = auction([player(out=True), player(), player(), player()])
    play(state, Bid(3), Bid(5), Bid(6), DropOut(), DropOut())
    assert described(state).order == [3, 2, 1]
    assert purses(state)[1:] == [30, 25, 24]


@rule("AOS-ORDER-12")
def test_a_player_pays_when_his_place_is_fixed() -> None:
    state = auction(4)
    play(state, Bid(4), Bid(5), Bid(6), Bid(7), DropOut())
    assert purses(state) == [30, 30, 30, 30]
    play(state, DropOut())
    assert purses(state) == [30, 27, 30, 30]
    play(state, DropOut())
    assert purses(state) == [30, 27, 24, 23]


@rule("AOS-ORDER-13")
def test_if_nobody_bids_the_last_one_is_first_for_nothing() -> None:
    state = auction(4)
    play(state, DropOut(), DropOut(), DropOut())
    assert described(state).order == [3, 2, 1, 0]
    assert purses(state) == [30, 30, 30, 30]
    assert (described(state).phase, state.seat) == ("select-actions", 3)


@rule("AOS-ORDER-14")
def test_a_pass_needs_the_turn_order_action() -> None:
    state = auction([passer(), player(), player()])
    play(state, Bid(1))
    assert state.seat == 1
    assert refusal(state, Pass()) == "AOS-ORDER-14"


@rule("AOS-ORDER-14")
def test_a_second_pass_is_refused() -> None:
    state = auction([passer(), player(), player()])
    play(state, Pass(), Bid(1), Bid(2))
    assert state.seat == 0
    assert refusal(state, Pass()) == "AOS-ORDER-14"


@rule("AOS-ORDER-14")
def test_a_pass_is_free_and_keeps_the_passer_in() -> None:
    state = auction([passer(), player(), player()])
    play(state, Pass(), DropOut(), DropOut())
    assert described(state).order == [0, 2, 1]
    assert purses(state) == [30, 30, 30]


@rule("AOS-ORDER-15")
def test_with_two_left_and_no_bid_the_pass_gives_the_turn_to_the_other() -> None:
    # Ruling 9, test A.
    state = two_left({})
    play(state, Pass())
    assert state.seat == 1
    assert refusal(state, Pass()) == "AOS-ORDER-14"
    assert refusal(state, Bid(1)) is None
    assert refusal(state, DropOut()) is None


@rule("AOS-ORDER-15")
def test_with_two_left_a_pass_against_a_bid_comes_straight_back() -> None:
    # Ruling 9, test B.
    state = two_left({1: 3})
    play(state, Pass())
    assert state.seat == 0
    assert refusal(state, Pass()) == "AOS-ORDER-14"
    play(state, DropOut())
    assert described(state).order == [1, 0, 2]
    assert purses(state) == [30, 27, 30]


@rule("AOS-ORDER-15")
def test_by_option_no_pass_with_two_left() -> None:
    options = {"turn_order_pass": "not-with-two-left"}
    assert refusal(two_left({}, options=options), Pass()) == "AOS-ORDER-15"
    assert refusal(two_left({1: 3}, options=options), Pass()) == "AOS-ORDER-15"
    three = auction([passer(), player(), player()], options=options)
    assert refusal(three, Pass()) is None


@rule("AOS-ORDER-15")
def test_by_option_no_pass_against_the_highest_bid() -> None:
    options = {"turn_order_pass": "not-against-high-bid"}
    assert refusal(two_left({}, options=options), Pass()) is None
    assert refusal(two_left({1: 3}, options=options), Pass()) == "AOS-ORDER-15"
    assert refusal(two_left({1: 1}, options=options), Pass()) == "AOS-ORDER-15"
    three = auction([player(), passer(), player()], options=options)
    play(three, Bid(3))
    assert refusal(three, Pass()) is None


@rule("AOS-ORDER-16")
def test_nobody_may_pass_in_turn_one() -> None:
    state = given(3)
    play(state, IssueShares(0), IssueShares(0), IssueShares(0))
    assert refusal(state, Pass()) == "AOS-ORDER-14"


@rule("AOS-ORDER-16", "AOS-ACTION-13")
def test_the_pass_is_for_the_auction_of_the_next_turn() -> None:
    state = given(3, phase="select-actions")
    play(state, SelectAction("Turn Order"))
    skip_to(state, "determine-player-order")
    assert described(state).turn == 2
    assert state.seat == 0
    assert refusal(state, Pass()) is None


@rule("AOS-ORDER-16")
def test_an_unused_pass_is_gone_in_the_turn_after() -> None:
    state = auction([passer(), player(), player()])
    play(state, DropOut(), DropOut())
    skip_to(state, "determine-player-order")
    assert described(state).turn == 3
    play(state, Bid(1), Bid(2))
    assert state.seat == 0
    assert refusal(state, Pass()) == "AOS-ORDER-14"
