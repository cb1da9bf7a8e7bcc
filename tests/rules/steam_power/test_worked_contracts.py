"""The rulebook's examples of fulfilling and scoring, to the coin."""

import pytest

from footplate.games.steam_power.language.actions import (
    BuyResource,
    DeclineBonus,
    FulfilContract,
    TakeContracts,
    TakeResource,
)
from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.given import (
    BLUE,
    GREEN,
    PURPLE,
    RED,
    YELLOW,
    cubes,
    factory,
    given,
    offered,
    play,
    player,
    purses,
    refusal,
)
from tests.rules.steam_power.lines import (
    CEDAR_RAPIDS,
    CHICAGO,
    FORT_WAYNE,
    GARY,
    MADISON,
    MILWAUKEE,
    chain,
    fetch,
    line,
)

rule = pytest.mark.rule


@rule("SP-FULFIL-07", "SP-FULFIL-08", "SP-FULFIL-13", "SP-FULFIL-14", "SP-FULFIL-15")
def test_greens_contract_of_orange_black_and_gray() -> None:
    # Black is Green's own at home, gray is Red's at home, orange is Blue's, beyond links of
    # Blue and Red.
    state = given(
        [player(), player(), player(hand=["K20"])],
        seat=GREEN,
        tracks=[
            *line("Madison", "Milwaukee", GREEN),
            *line("Milwaukee", "Chicago", RED),
            *line("Gary", "Fort Wayne", BLUE),
        ],
        cities={MADISON: "black", MILWAUKEE: "gray", FORT_WAYNE: "orange"},
        factories=[
            factory(MADISON, GREEN, 3),
            factory(MILWAUKEE, RED, 3),
            factory(FORT_WAYNE, BLUE, 3),
        ],
    )
    play(state, FulfilContract("K20"))
    assert state.actions() == [fetch(FORT_WAYNE, (RED, 1), (BLUE, 2))]
    play(state, fetch(FORT_WAYNE, (RED, 1), (BLUE, 2)))
    assert purses(state) == [31, 32, 27]
    assert state.actions() == [fetch(MADISON)]
    play(state, fetch(MADISON))
    assert purses(state) == [31, 32, 27]
    assert state.actions() == [fetch(MILWAUKEE, (RED, 1))]
    play(state, fetch(MILWAUKEE, (RED, 1)))
    assert purses(state) == [32, 32, 26 + 2]  # and $2 stand on the contract
    assert [cubes(state, hex) for hex in (MADISON, MILWAUKEE, FORT_WAYNE)] == [2, 2, 2]


def with_purple_apart(seat: int) -> State:
    """White is in Milwaukee and Gary; only Purple's network, in the west, is not joined to it.

    Each of the five holds two contracts that ask for white and gray.
    """
    hands = [["K06"], ["K12"], ["K14"], ["K23"], ["K44"]]
    if seat == PURPLE:
        hands[BLUE], hands[PURPLE] = hands[PURPLE], hands[BLUE]
    return given(
        [player(hand=hand) for hand in hands],
        seat=seat,
        tracks=[
            *line("Madison", "Milwaukee", RED),
            *line("Milwaukee", "Chicago", BLUE),
            *line("Gary", "Fort Wayne", YELLOW),
            *line("Des Moines", "Cedar Rapids", PURPLE),
        ],
        cities={MILWAUKEE: "white", GARY: "white", CEDAR_RAPIDS: "gray", FORT_WAYNE: "gray"},
        factories=[
            factory(MILWAUKEE, GREEN, 3),
            factory(GARY, BLUE, 3),
            factory(CEDAR_RAPIDS, PURPLE, 3),
        ],
    )


@rule("SP-FULFIL-17", "SP-FULFIL-19")
def test_purple_cut_off_from_white_pays_five_dollars_for_each() -> None:
    state = with_purple_apart(PURPLE)
    play(state, FulfilContract("K12"))  # white, white, gray
    assert state.actions() == [BuyResource()]
    play(state, BuyResource())
    assert state.actions() == [BuyResource()]
    play(state, BuyResource(), fetch(CEDAR_RAPIDS))
    assert purses(state) == [30, 30, 30, 30, 30 - 10 + 2]


@rule("SP-FULFIL-18")
@pytest.mark.parametrize(
    ("seat", "contract", "before"), [(RED, "K06", 0), (BLUE, "K12", 0), (YELLOW, "K23", 1)]
)
def test_the_others_must_fetch_their_white(seat: int, contract: str, before: int) -> None:
    state = with_purple_apart(seat)
    play(state, FulfilContract(contract))
    for _ in range(before):  # K23 asks for orange first, which nobody has
        play(state, BuyResource())
    assert refusal(state, BuyResource()) == "SP-FULFIL-18"
    assert {action.hex for action in offered(state, TakeResource)} == {MILWAUKEE, GARY}


@rule("SP-FULFIL-04", "SP-FULFIL-25", "SP-FULFIL-27", "SP-SCORE-06")
def test_a_contract_and_its_parts() -> None:
    # K37, of which the rulebook shows everything but the points: black, gray, two orange, $3,
    # and the bonus of taking contracts.
    state = given(
        [player(hand=["K37"]), player(money=0)],
        tracks=chain(RED, "Madison", "Milwaukee", "Chicago"),
        cities={MADISON: "black", MILWAUKEE: "gray", CHICAGO: "orange", GARY: "white"},
        factories=[
            factory(MADISON, RED, 3),
            factory(MILWAUKEE, RED, 3),
            factory(CHICAGO, RED, 3),
        ],
    )
    before = state.result().score(RED)
    play(state, FulfilContract("K37"), fetch(MADISON), fetch(MILWAUKEE))
    play(state, fetch(CHICAGO), fetch(CHICAGO))
    assert purses(state) == [33, 0]
    assert set(state.actions()) == {TakeContracts(), DeclineBonus()}
    assert state.result().score(RED) == before + 3


@rule("SP-SCORE-05")
def test_thirty_eight_dollars_are_seven_points() -> None:
    state = given([player(money=38), player(money=0)])
    assert [state.result().score(seat) for seat in (RED, BLUE)] == [7, 0]
