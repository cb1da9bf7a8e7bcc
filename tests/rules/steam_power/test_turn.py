"""The turn: two of five actions, seat after seat, and one seat that is asked."""

import pytest

from footplate import Action
from footplate.games.steam_power.language.actions import (
    BuildFactory,
    DeclineBonus,
    EndTrack,
    FulfilContract,
    LayTrack,
    RemoveTrack,
    TakeContractFrom,
    TakeContracts,
    TakeMoney,
)
from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.given import (
    BLUE,
    GREEN,
    RED,
    described,
    factory,
    fulfil,
    given,
    hand,
    money,
    pass_turn,
    play,
    player,
    purses,
    refusal,
    started,
    track,
)
from tests.rules.steam_power.ways import CITIES, network

rule = pytest.mark.rule

MILWAUKEE_CHICAGO = track("L7", 0, 3)
LAID = LayTrack("L7", (0, 3))


def ready(**position: object) -> State:
    """Red has a link and a contract; nothing else is on the map."""
    players = [player(hand=["K01"]), player(hand=["K03"]), player()]
    return given(players, tracks=[MILWAUKEE_CHICAGO], **position)


def stealing() -> State:
    """Red takes contracts from hands, first from Blue's, the fullest."""
    players = [player(), player(hand=["K01", "K02", "K03"]), player(hand=["K04"])]
    state = given(players, supply=[])
    play(state, TakeContracts())
    return state


@rule("SP-TURN-01")
def test_the_seats_follow_each_other_from_the_start_player() -> None:
    state = given(4, start=2)
    turns = []
    for _ in range(6):
        turns.append((described(state).round, state.seat))
        pass_turn(state)
    assert turns == [(1, 2), (1, 3), (1, 0), (1, 1), (2, 2), (2, 3)]


@rule("SP-TURN-02")
def test_a_turn_has_exactly_two_actions() -> None:
    state = given(3)
    assert (state.seat, described(state).actions) == (RED, 2)
    play(state, TakeMoney())
    assert (state.seat, described(state).actions) == (RED, 1)
    play(state, TakeMoney())
    assert (state.seat, described(state).actions) == (BLUE, 2)


@rule("SP-TURN-02")
def test_nothing_ends_a_turn_early() -> None:
    state = ready()
    play(state, TakeMoney())
    kinds = {type(action) for action in state.actions()}
    assert kinds == {LayTrack, BuildFactory, FulfilContract, TakeContracts, TakeMoney}
    assert refusal(state, EndTrack()) == "SP-TRACK-03"
    assert refusal(state, DeclineBonus()) == "SP-FULFIL-28"


@rule("SP-TURN-03")
def test_the_five_actions() -> None:
    kinds = {type(action) for action in ready().actions()}
    assert kinds == {LayTrack, BuildFactory, FulfilContract, TakeContracts, TakeMoney}


@rule("SP-TURN-03")
@pytest.mark.parametrize(
    "twice",
    [
        [TakeMoney(), TakeMoney()],
        [TakeContracts(), TakeContracts()],
        [BuildFactory("L8", 5), BuildFactory("L6", 5)],
        [LayTrack("K7", (1, 5)), EndTrack(), LayTrack("K6", (2, 4)), EndTrack()],
    ],
)
def test_the_same_action_may_be_chosen_twice(twice: list[Action]) -> None:
    state = given(3, tracks=[MILWAUKEE_CHICAGO], cities={"L6": "black", "L8": "white"})
    play(state, *twice)
    assert (state.seat, described(state).actions) == (BLUE, 2)


@rule("SP-TURN-03")
def test_two_contracts_may_be_fulfilled_in_one_turn() -> None:
    players = [player(hand=["K39", "K41"], money=40), player(), player()]
    state = given(players, tracks=[MILWAUKEE_CHICAGO])
    fulfil(state, "K39", "bank", "bank", "bank", "bank")
    fulfil(state, "K41", "bank", "bank", "bank", "bank")
    assert (state.seat, money(state)) == (BLUE, 0)
    assert described(state).players[RED].fulfilled == ["K39", "K41"]


@rule("SP-TURN-04")
def test_an_action_is_always_that_of_the_seat_that_is_asked() -> None:
    state = given(3, seat=BLUE)
    assert state.seat == BLUE
    play(state, TakeMoney())
    assert purses(state) == [30, 33, 30]


@rule("SP-TURN-04")
def test_what_only_another_seat_could_do_is_refused() -> None:
    stub = track("K9", 1, 4, BLUE)
    players = [player(hand=["K01"]), player(hand=["K03"]), player()]
    state = given(players, tracks=[MILWAUKEE_CHICAGO, stub])
    assert refusal(state, FulfilContract("K03")) == "SP-FULFIL-01"
    assert refusal(state, RemoveTrack("K9")) == "SP-REDO-02"
    assert refusal(state, LayTrack("J9", (1, 4))) is not None
    play(state, TakeMoney(), TakeMoney())
    assert refusal(state, FulfilContract("K01")) == "SP-FULFIL-01"
    assert refusal(state, RemoveTrack("K9")) is None
    assert refusal(state, LayTrack("J9", (1, 4))) is None


@rule("SP-TURN-04")
def test_nobody_acts_in_an_automas_turn() -> None:
    state = started(2, automas="2:normal")
    play(state, TakeMoney(), TakeMoney())
    assert state.seat == BLUE
    for action in (TakeMoney(), TakeContracts(), LAID):
        assert refusal(state, action) == "SP-TURN-04"


@rule("SP-TURN-05")
@pytest.mark.parametrize(
    "action",
    [BuildFactory("L8", 5), FulfilContract("K01"), TakeContracts(), TakeMoney()],
)
def test_nothing_else_while_a_second_placement_is_asked(action: Action) -> None:
    state = ready()
    play(state, LayTrack("K7", (1, 5)))
    assert refusal(state, action) == "SP-TURN-05"


@rule("SP-TURN-05")
@pytest.mark.parametrize(
    "action",
    [BuildFactory("L8", 5), FulfilContract("K01"), TakeContracts(), TakeMoney()],
)
def test_nothing_else_while_a_bonus_is_asked(action: Action) -> None:
    state = ready()
    fulfil(state, "K01", "bank", "bank")
    assert described(state).step == "bonus"
    assert refusal(state, action) == "SP-TURN-05"


@rule("SP-TURN-05")
@pytest.mark.parametrize("action", [LAID, TakeMoney(), BuildFactory("L8", 5)])
def test_nothing_else_while_a_hand_to_take_from_or_a_resource_is_asked(action: Action) -> None:
    assert refusal(stealing(), action) == "SP-TURN-05"
    state = ready()
    play(state, FulfilContract("K01"))
    assert described(state).step == "fetch"
    assert refusal(state, action) == "SP-TURN-05"


@rule("SP-TURN-06")
def test_a_decision_with_one_answer_is_still_asked() -> None:
    state = stealing()
    assert state.seat == RED
    assert state.actions() == [TakeContractFrom(BLUE)]
    assert len(state.prompt().choices) == 1
    assert hand(state) == []


@rule("SP-TURN-07")
def test_money_can_be_taken_when_nothing_else_can_be_done() -> None:
    factories = [factory(hex) for hex, color in CITIES.items() if color in ("black", "white")]
    state = given(
        [player(money=0), player(), player()],
        tracks=network(21),
        cities=CITIES,
        factories=[*factories, factory("M9")],
        supply=[],
    )
    assert state.actions() == [TakeMoney()]
    play(state, TakeMoney())
    assert state.actions() == [TakeMoney()]


@rule("SP-TURN-07")
def test_money_is_always_among_the_actions() -> None:
    stub = track("K9", 1, 4)
    for state in (given(3), ready(), given(3, tracks=[stub]), given([player(money=0)] * 3)):
        assert refusal(state, TakeMoney()) is None


@rule("SP-TURN-08")
def test_a_bonus_is_not_one_of_the_two_actions() -> None:
    state = ready()
    fulfil(state, "K01", "bank", "bank")
    play(state, LayTrack("K7", (1, 5)), LayTrack("K6", (2, 4)))
    assert (state.seat, described(state).actions, described(state).step) == (RED, 1, "act")
    play(state, TakeMoney())
    assert state.seat == BLUE


@rule("SP-TURN-08")
def test_a_bonus_of_the_second_action_comes_before_the_next_seat() -> None:
    state = ready()
    play(state, TakeMoney())
    fulfil(state, "K01", "bank", "bank")
    assert (state.seat, described(state).step) == (RED, "bonus")
    play(state, DeclineBonus())
    assert state.seat == BLUE


def finished() -> State:
    done = [f"K{number:02}" for number in range(1, 12)]
    state = given([player(fulfilled=done), player(), player()], seat=GREEN)
    play(state, TakeMoney(), TakeMoney())
    return state


@rule("SP-TURN-09")
@pytest.mark.parametrize(
    "action", [LAID, BuildFactory("L8", 5), TakeContracts(), TakeMoney(), EndTrack()]
)
def test_nothing_can_be_played_after_the_end(action: Action) -> None:
    state = finished()
    assert state.over
    assert state.seat is None
    assert state.actions() == []
    assert refusal(state, action) == "SP-TURN-09"
