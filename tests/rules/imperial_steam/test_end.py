"""The end of the game: when it comes, the steps of the scoring, and who has won."""

import pytest

from footplate import GameEnded
from footplate.games.imperial_steam.language.actions import (
    BuildTrack,
    EndTurn,
    Pass,
    SellShare,
    Work,
)
from footplate.games.imperial_steam.language.events import RoundStarted
from footplate.games.imperial_steam.language.events_scoring import (
    SCORING_EVENTS,
    ContractScored,
    EndReached,
    GoodsScored,
    HubsScored,
    IncomeScored,
    KeyScored,
    ShareholdersPaid,
    WayPaid,
)
from tests.rules.imperial_steam.given import (
    ANN,
    BARE,
    BOB,
    CY,
    DI,
    described,
    ended,
    ending,
    factory,
    given,
    goods,
    play,
    player,
    poor,
    refusal,
    wealth,
)
from tests.rules.imperial_steam.lines import LINE

rule = pytest.mark.rule


# The end. -----------------------------------------------------------------------------------------


@rule("IS-END-01")
def test_the_game_ends_after_round_8() -> None:
    state = ending(poor())
    assert not state.result().final
    events = play(state, Pass(), EndTurn())
    assert EndReached(8, None) in events
    assert (state.over, state.seat, state.result().final) == (True, None, True)
    assert (described(state).round, described(state).step) == (8, "over")


@rule("IS-END-01", "IS-END-02")
def test_the_round_in_which_trieste_is_reached_is_played_to_its_end() -> None:
    # Z1: on the first turn of round 6; all five hands of everybody follow, and no round 7.
    rich = player(tracks=LINE[:-1], idle=[0, 0, 4])
    state = given([rich, player(influence=90), player(influence=80)], round=6)
    play(state, BuildTrack("ljubljana-trieste"), *[Work(3)] * 4)
    assert state.seat == ANN
    play(state, EndTurn())
    turns = [ANN]
    while not state.over:
        assert state.seat is not None
        turns.append(state.seat)
        events = play(state, Pass(), EndTurn())
    assert turns == [ANN, BOB, CY] * 5
    assert EndReached(6, "trieste") in events
    assert not [one for one in events if isinstance(one, RoundStarted)]
    assert described(state).round == 6


@rule("IS-END-03")
@pytest.mark.parametrize("round", range(1, 8))
def test_otherwise_the_next_round_begins(round: int) -> None:
    hands = [2, 3, 4, 5, 5, 5, 5][round - 1]
    players = [player(hands={"hire": hands - 1}), player()]
    state = given(players, round=round, seat=ANN, order=[BOB, ANN])
    play(state, Pass(), EndTurn())
    assert (described(state).round, state.over, state.seat) == (round + 1, False, ANN)


@rule("IS-END-01", "IS-END-03")
def test_trieste_of_any_player_ends_the_game() -> None:
    players = [player(hands={"hire": 2}), player(), player(tracks=LINE)]
    state = given(players, round=2, seat=ANN, order=[BOB, CY, ANN])
    events = play(state, Pass(), EndTurn())
    assert EndReached(2, "trieste") in events
    assert state.over


@rule("IS-END-04", "IS-TURN-12", "IS-TURN-27")
def test_the_scoring_asks_nothing() -> None:
    # T4, F6: neither a share to sell nor a factory to assign.
    made = [factory("wien.1", "iron"), factory("wien.2", "coal")]
    ann = player(tracks=LINE, investors=3, contracts=["k06", "k17"], factories=made)
    state = ended(ann)
    assert (state.seat, state.actions()) == (None, [])
    for late in (SellShare(), Pass()):
        assert refusal(state, late) == "IS-TURN-27"


# The steps. ---------------------------------------------------------------------------------------


@rule("IS-SCORE-01", "IS-VIEW-06")
def test_the_steps_in_their_order_each_for_everybody() -> None:
    # Z2, Z12
    ann = {
        **BARE,
        "money": 100,
        "goods": goods(wood=2),
        "influence": 20,
        "gold_keys": ["blue"],
        "tracks": LINE,
        "contracts": ["k05"],
        "factories": [factory("wien.1", "iron")],
        "shareholders": 1,
    }
    state = ending(ann, {**BARE, "silver_keys": ["blue"], "contracts": ["k02"]})
    events = play(state, Pass(), EndTurn())
    scored = [one for one in events if type(one) in SCORING_EVENTS]
    ways = [one for one in scored if isinstance(one, WayPaid)]
    assert [(one.seat, one.to, one.amount) for one in ways] == [(BOB, ANN, 20)] * 7
    assert scored == [
        EndReached(8, "trieste"),
        IncomeScored(ANN, 10, False),
        IncomeScored(BOB, 10, False),
        GoodsScored(ANN, 2, 20),
        GoodsScored(BOB, 0, 0),
        KeyScored(ANN, "blue", "gold", 80),
        KeyScored(BOB, "blue", "silver", 40),
        HubsScored(ANN, 1, 10),
        HubsScored(BOB, 0, 0),
        ContractScored(ANN, "k05", 60),
        ContractScored(BOB, "k02", -50),
        *ways,
        ShareholdersPaid(ANN, 1, 42, 378),
        ShareholdersPaid(BOB, 0, 0, -140),
        GameEnded([ANN]),
    ]


@rule("IS-SCORE-01")
def test_the_result_before_the_end_is_that_of_an_end_now() -> None:
    ann = player(tracks=LINE, gold_keys=["blue"], contracts=["k01"], shareholders=1)
    bob = player(silver_keys=["blue"], contracts=["k02"], shareholders=2)
    state = ending(ann, bob)
    before = state.result().standings
    for one in before:
        assert one.score == sum(one.sources.values()) == wealth(state, one.seat).total
    play(state, Pass(), EndTurn())
    assert state.result().standings == before


# The winner. --------------------------------------------------------------------------------------


@rule("IS-SCORE-16")
def test_the_most_money_wins() -> None:
    state = ended(*[{**BARE, "money": sum_} for sum_ in (100, 300, 0, 200)])
    assert [(one.seat, one.rank) for one in state.result().standings] == [
        (BOB, 1), (DI, 2), (ANN, 3), (CY, 4),
    ]  # fmt: skip
    assert state.result().winners == [BOB]


@rule("IS-SCORE-16", "IS-INF-08")
def test_of_equals_the_more_influential_is_ahead() -> None:
    # Z16: in the same column the row decides.
    equal = [{**BARE, "money": 100} for _ in range(3)]
    state = ended(*equal, ladder=[CY, ANN, BOB])
    assert [(one.seat, one.rank) for one in state.result().standings] == [
        (CY, 1), (ANN, 2), (BOB, 3),
    ]  # fmt: skip
    assert state.result().winners == [CY]


@rule("IS-SCORE-16")
def test_with_the_option_equals_share_the_place() -> None:
    # Z16
    equal = [{**BARE, "money": 100} for _ in range(2)]
    state = ended(*equal, {**BARE, "money": 50}, ladder=[CY, BOB, ANN], options={"tie": "shared"})
    assert {one.seat: one.rank for one in state.result().standings} == {ANN: 1, BOB: 1, CY: 3}
    assert state.result().winners == [ANN, BOB]
