"""I Issue Shares."""

import pytest

from footplate.games.age_of_steam.language.actions import BuildTrack, EndBuild, IssueShares
from tests.rules.age_of_steam.given import (
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


@rule("AOS-SHARES-01", "AOS-SHARES-02", "AOS-SETUP-08")
def test_the_rulebooks_example_of_three_players() -> None:
    """John issues two shares, Dave one, Pete none."""
    state = given([{}, {}, {}])
    play(state, IssueShares(2), IssueShares(1), IssueShares(0))
    assert [one.shares for one in described(state).players] == [4, 3, 2]
    assert purses(state) == [20, 15, 10]


@rule("AOS-SHARES-01")
def test_each_share_brings_five_dollars_at_once() -> None:
    state = given([player(money=1), player(), player()])
    play(state, IssueShares(3))
    assert described(state).players[0].shares == 5
    assert purses(state)[0] == 16


@rule("AOS-SHARES-02")
def test_each_player_is_asked_once() -> None:
    state = given(3)
    play(state, IssueShares(1))
    assert state.seat == 1
    play(state, IssueShares(0))
    assert state.seat == 2
    play(state, IssueShares(2))
    assert described(state).phase == "determine-player-order"


@rule("AOS-SHARES-02")
def test_any_number_up_to_the_limit_may_be_issued() -> None:
    state = given([player(shares=12), player(), player()])
    offered = state.actions()
    assert offered == [IssueShares(0), IssueShares(1), IssueShares(2), IssueShares(3)]


@rule("AOS-SHARES-02")
def test_shares_are_not_bought_back() -> None:
    assert refusal(given(3), IssueShares(-1)) == "AOS-SHARES-02"


@rule("AOS-SHARES-03")
def test_the_fifteenth_share_is_the_last() -> None:
    state = given([player(money=0, shares=14), player(), player()])
    assert refusal(state, IssueShares(2)) == "AOS-SHARES-03"
    assert refusal(state, IssueShares(1)) is None
    play(state, IssueShares(1))
    assert described(state).players[0].shares == 15
    assert purses(state)[0] == 5


@rule("AOS-SHARES-03")
def test_the_two_starting_shares_count() -> None:
    state = given([{}, {}, {}])
    assert refusal(state, IssueShares(14)) == "AOS-SHARES-03"
    assert refusal(state, IssueShares(13)) is None


@rule("AOS-SHARES-04")
def test_with_fifteen_shares_none_is_the_only_answer() -> None:
    state = given([player(shares=15), player(), player()])
    assert state.actions() == [IssueShares(0)]
    assert refusal(state, IssueShares(1)) == "AOS-SHARES-03"
    play(state, IssueShares(0))
    assert state.seat == 1


@rule("AOS-SHARES-05")
def test_no_shares_are_issued_to_pay_expenses() -> None:
    # Collects 5, owes 8 shares and 2 links: short of 5.
    state = end_of_turn([player(), player(), player(money=0, income=5, shares=8, engine=2)])
    assert incomes(state)[2] == 0
    assert purses(state)[2] == 0
    assert described(state).players[2].shares == 8


@rule("AOS-SHARES-05")
def test_no_shares_are_issued_to_pay_for_track() -> None:
    state = given([player(money=0), player(), player()], phase="build-track")
    assert refusal(state, IssueShares(1)) == "AOS-TURN-04"
    assert refusal(state, BuildTrack("L9", ((1, 4),))) == "AOS-COST-01"
    assert state.actions() == [EndBuild()]
