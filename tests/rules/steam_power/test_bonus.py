"""The bonus action of a fulfilled contract."""

import pytest

from footplate import Event
from footplate.games.steam_power.language.actions import (
    BuildFactory,
    DeclineBonus,
    EndTrack,
    LayTrack,
    TakeContracts,
    TakeMoney,
)
from footplate.games.steam_power.language.events import BonusLost, GameEnded
from tests.rules.steam_power.given import (
    BLUE,
    RED,
    cubes,
    described,
    fulfil,
    hand,
    links,
    offered,
    pass_turn,
    play,
    player,
    purses,
    refusal,
    seen,
)
from tests.rules.steam_power.lines import CHICAGO, GARY, GREEN_BAY, MADISON, MILWAUKEE, ready

rule = pytest.mark.rule


def lost(told: list[Event]) -> list[tuple[str, bool]]:
    return [(event.bonus, event.declined) for event in told if isinstance(event, BonusLost)]


@rule("SP-FULFIL-27", "SP-TURN-08")
def test_a_bonus_is_asked_for_at_once() -> None:
    state = ready("K03")  # orange, gray; lay track
    fulfil(state, "K03", GREEN_BAY, MADISON)
    assert described(state).step == "bonus"
    kinds = {type(action) for action in state.actions()}
    assert kinds == {LayTrack, DeclineBonus}
    assert refusal(state, TakeMoney()) == "SP-TURN-05"
    assert refusal(state, TakeContracts()) == "SP-TURN-05"


@rule("SP-FULFIL-27", "SP-FULFIL-28")
def test_a_declined_bonus_is_gone() -> None:
    state = ready("K03", "K06")
    fulfil(state, "K03", GREEN_BAY, MADISON)
    told = play(state, DeclineBonus())
    assert lost(told) == [("lay_track", True)]
    assert (described(state).step, described(state).actions, state.seat) == ("act", 1, RED)
    play(state, TakeMoney())
    assert state.seat == BLUE


@rule("SP-FULFIL-27")
def test_a_contract_without_bonus_asks_nothing() -> None:
    state = ready("K12")
    told = fulfil(state, "K12", MILWAUKEE, MILWAUKEE, MADISON)
    assert lost(told) == []
    assert (described(state).step, described(state).actions) == ("act", 1)


@rule("SP-FULFIL-28")
def test_there_is_nothing_to_decline_without_a_bonus() -> None:
    state = ready("K03")
    assert refusal(state, DeclineBonus()) == "SP-FULFIL-28"
    fulfil(state, "K03", GREEN_BAY, MADISON)
    assert refusal(state, DeclineBonus()) is None


@rule("SP-FULFIL-28")
def test_a_bonus_that_has_begun_is_not_declined() -> None:
    state = ready("K03")
    fulfil(state, "K03", GREEN_BAY, MADISON)
    play(state, LayTrack("L4", (3, 5)))
    assert refusal(state, DeclineBonus()) == "SP-FULFIL-28"
    assert refusal(state, EndTrack()) is None


@rule("SP-FULFIL-29", "SP-TURN-08")
def test_the_track_bonus_is_a_whole_lay_track_action() -> None:
    state = ready("K03")
    fulfil(state, "K03", GREEN_BAY, MADISON)
    play(state, LayTrack("L4", (3, 5)))
    assert (described(state).step, described(state).bonus) == ("lay", True)
    play(state, LayTrack("L5", (0, 3)))
    assert ("Green Bay", "Milwaukee", RED) in links(state)
    assert (described(state).step, described(state).actions, state.seat) == ("act", 1, RED)


@rule("SP-FULFIL-29")
def test_the_track_bonus_is_paid_and_ends_with_done() -> None:
    state = ready("K03")
    fulfil(state, "K03", GREEN_BAY, MADISON)
    assert refusal(state, EndTrack()) is not None  # nothing laid yet: that is declining
    play(state, LayTrack("I6", (2, 5)))  # hills
    assert purses(state)[RED] == 28
    play(state, EndTrack())
    assert (described(state).step, described(state).actions) == ("act", 1)


@rule("SP-FULFIL-29", "SP-TRACK-31")
def test_the_track_bonus_knows_no_credit() -> None:
    players = [player(hand=["K03"], money=1), player(), player()]
    state = ready(players=players)
    fulfil(state, "K03", GREEN_BAY, MADISON)
    assert refusal(state, LayTrack("I6", (2, 5))) == "SP-TRACK-31"


@rule("SP-FULFIL-30", "SP-FACTORY-10")
@pytest.mark.parametrize(
    ("seats", "edition", "numbers"),
    [(3, "final", {4, 5, 6}), (2, "final", {3, 4, 5}), (2, "early", {4, 5, 6})],
)
def test_the_factory_bonus_offers_one_more_and_one_fewer(
    seats: int, edition: str, numbers: set[int]
) -> None:
    state = ready("K06", seats=seats, options={"edition": edition})
    fulfil(state, "K06", MILWAUKEE, MADISON)
    found = {(action.hex, action.cubes) for action in offered(state, BuildFactory)}
    assert found == {(hex, number) for hex in (CHICAGO, GARY) for number in numbers}
    assert refusal(state, BuildFactory(CHICAGO, 7)) == "SP-FACTORY-10"
    play(state, BuildFactory(GARY, max(numbers)))
    assert cubes(state, GARY) == max(numbers)
    assert (described(state).step, described(state).actions) == ("act", 1)


@rule("SP-FULFIL-31", "SP-CARDS-01")
def test_the_contracts_bonus_draws_two() -> None:
    state = ready("K19")  # white, gray, orange
    fulfil(state, "K19", MILWAUKEE, MADISON, GREEN_BAY)
    assert set(state.actions()) == {TakeContracts(), DeclineBonus()}
    supply = seen(state).stock.contracts
    play(state, TakeContracts())
    assert len(hand(state)) == 2
    assert seen(state).stock.contracts == supply - 2
    assert (described(state).step, described(state).actions) == ("act", 1)


@rule("SP-FULFIL-32")
def test_a_bonus_that_cannot_be_used_is_lost_without_a_question() -> None:
    # every linked city has a factory or is purple.
    state = ready("K06", cities={CHICAGO: "purple", GARY: "purple"})
    told = fulfil(state, "K06", MILWAUKEE, MADISON)
    assert lost(told) == [("build_factory", False)]
    assert (described(state).step, described(state).actions) == ("act", 1)
    assert purses(state) == [30, 30, 30]


@rule("SP-FULFIL-32", "SP-CARDS-08")
def test_a_contracts_bonus_is_lost_where_nobody_has_a_contract() -> None:
    state = ready("K19", supply=[])
    told = fulfil(state, "K19", MILWAUKEE, MADISON, GREEN_BAY)
    assert lost(told) == [("take_contracts", False)]
    assert described(state).step == "act"


@rule("SP-FULFIL-33", "SP-SCORE-02", "SP-SCORE-03")
def test_the_contract_that_triggers_the_end_brings_its_bonus() -> None:
    # the 11th contract of three players, with a bonus of laying track.
    players = [
        player(hand=["K03"], fulfilled=[f"K{number}" for number in range(37, 47)]),
        player(),
        player(),
    ]
    state = ready(players=players)
    fulfil(state, "K03", GREEN_BAY, MADISON)
    assert described(state).step == "bonus"
    play(state, LayTrack("L4", (3, 5)), LayTrack("L5", (0, 3)))
    assert ("Green Bay", "Milwaukee", RED) in links(state)
    assert seen(state).ending
    play(state, TakeMoney())
    assert state.seat == BLUE
    pass_turn(state, 2)
    assert state.over


@rule("SP-FULFIL-33", "SP-SCORE-04")
def test_the_very_last_action_brings_its_bonus_before_the_end() -> None:
    # The last seat of the round triggers the end with its second action.
    done = [f"K{number}" for number in range(37, 47)]
    players = [player(hand=["K03"], fulfilled=done), player(), player()]
    state = ready(players=players, start=BLUE, seat=RED, actions=1)
    fulfil(state, "K03", GREEN_BAY, MADISON)
    assert (state.seat, described(state).step) == (RED, "bonus")
    told = play(state, LayTrack("L4", (3, 5)), LayTrack("L5", (0, 3)))
    assert ("Green Bay", "Milwaukee", RED) in links(state)
    assert state.over
    assert [type(event) for event in told][-1] is GameEnded
