"""The Tank Phase: paying a water to act, declining, and one whole turn after another."""

from typing import Any

import pytest

from footplate import Chance
from footplate.games.planet_steam.language.actions import (
    Activate,
    BuyConverter,
    BuyTank,
    DeclineActivation,
    EndTanks,
    Place,
    Rearrange,
    SwitchOff,
    UpgradeCarrier,
)
from footplate.games.planet_steam.play.state import State
from tests.rules.planet_steam.given import (
    ANN,
    BOB,
    CY,
    DI,
    credits,
    described,
    given,
    goods,
    held,
    offered,
    play,
    player,
    refusal,
    step,
    supply,
    tank,
    tanks,
)

rule = pytest.mark.rule


def asked(**position: Any) -> State:
    """Ann is asked whether she acts."""
    return given(step="activate", seat=ANN, **position)


@rule("PS-TANK-01")
def test_a_water_is_paid_to_act() -> None:
    state = asked()
    before = supply(state)
    assert state.actions() == [Activate(), DeclineActivation()]
    play(state, Activate())
    assert (state.seat, step(state)) == (ANN, "tanks")
    assert held(state) == goods(4, 4, 3, 4)
    assert supply(state) == before


@rule("PS-TANK-01", "PS-TANK-02")
def test_without_water_one_can_only_decline() -> None:
    # T1: water 0 becomes 1, and nothing can be done with it.
    state = asked(players=[player(resources=goods(4, 4, 0, 4)), player()])
    assert refusal(state, Activate()) == "PS-TANK-01"
    assert state.actions() == [DeclineActivation()]
    play(state, DeclineActivation())
    assert held(state) == goods(4, 4, 1, 4)
    assert (state.seat, step(state)) == (BOB, "activate")


@rule("PS-TANK-02")
def test_declining_brings_a_water_from_the_reserve_and_ends_the_turn() -> None:
    state = asked(players=[player(resources=goods(4, 4, 2, 4)), player()])
    before = supply(state)
    play(state, DeclineActivation())
    assert held(state)["water"] == 3
    assert supply(state) == before
    assert (state.seat, step(state)) == (BOB, "activate")


@rule("PS-TANK-02")
def test_water_for_declining_is_lost_without_room() -> None:
    # T1: a full carrier of class 1.
    state = asked()
    before = supply(state)
    play(state, DeclineActivation())
    assert held(state) == goods(4, 4, 4, 4)
    assert supply(state) == before


@rule("PS-TANK-01", "PS-TANK-03")
def test_nothing_can_be_bought_before_the_water_is_paid() -> None:
    state = asked(tanks=[tank("B1")])
    for action in (
        BuyTank("E5"),
        BuyConverter("ore", "B1"),
        UpgradeCarrier("ore"),
        Rearrange(),
        EndTanks(),
    ):
        assert refusal(state, action) == "PS-ROUND-07"


@rule("PS-TANK-03")
def test_actions_repeat_in_any_order_and_each_is_paid_at_once() -> None:
    # T2: a tank, an upgrade, another tank at the new price.
    state = asked()
    play(state, Activate(), BuyTank("B1"))
    assert (credits(state), held(state)["water"]) == (86, 2)
    play(state, UpgradeCarrier("ore"))
    assert (held(state)["ore"], held(state)["energy"]) == (3, 3)
    play(state, BuyTank("E5"))
    assert (credits(state), held(state)["water"]) == (70, 1)
    play(state, BuyConverter("ore", "E5"), UpgradeCarrier("ore"))
    assert credits(state) == 65
    assert tanks(state) == {"B1": (None, False), "E5": ("ore", False)}
    assert (state.seat, step(state)) == (ANN, "tanks")


@rule("PS-TANK-03")
def test_what_cannot_be_paid_at_once_is_refused() -> None:
    # The water of the activation is gone when the tank is bought.
    state = asked(players=[player(resources=goods(4, 4, 1, 4)), player()])
    play(state, Activate())
    assert refusal(state, BuyTank("B1")) == "PS-ROUND-18"


@rule("PS-TANK-03")
def test_a_whole_turn_is_over_before_the_next_player_is_asked() -> None:
    # T2, G1: the order is that of the cards: Cy, Ann, Di, Bob.
    cards = {ANN: 2, BOB: 4, CY: 1, DI: 3}
    state = given([player(card=cards[seat]) for seat in range(4)], step="activate")
    turns = []
    while step(state) in ("activate", "tanks"):
        turns.append((state.seat, step(state)))
        play(state, Activate() if step(state) == "activate" else EndTanks())
    assert turns == [(seat, at) for seat in (CY, ANN, DI, BOB) for at in ("activate", "tanks")]
    assert (state.seat, step(state)) == (CY, "extract")


@rule("PS-TANK-04")
def test_the_turn_may_end_at_once() -> None:
    state = asked()
    play(state, Activate(), EndTanks())
    assert held(state) == goods(4, 4, 3, 4)
    assert (state.seat, step(state)) == (BOB, "activate")


@rule("PS-TANK-04")
def test_the_turn_may_end_after_any_purchase_but_not_while_pieces_are_lifted() -> None:
    state = asked(tanks=[tank("B1", "ore")])
    play(state, Activate())
    assert refusal(state, EndTanks()) is None
    play(state, Rearrange())
    assert refusal(state, EndTanks()) == "PS-ROUND-07"
    assert offered(state, EndTanks) == []
    play(state, Place("B1", True, "ore"))
    assert refusal(state, EndTanks()) is None
    play(state, BuyTank("E5"))
    assert refusal(state, EndTanks()) is None


@rule("PS-TANK-04")
def test_other_steps_have_no_end_of_a_tank_turn() -> None:
    state = given(step="extract", tanks=[tank("B1")])
    assert refusal(state, SwitchOff("B1")) is None
    assert refusal(state, EndTanks()) == "PS-ROUND-07"


@rule("PS-ROUND-11", "PS-TANK-06")
def test_taking_a_tank_turn_back_restores_the_tank_market() -> None:
    # T10: playing again from the point before gives the same state, stock included.
    state = asked(tanks=[tank("B1", "ore")])
    play(state, Activate())
    before, digest = state.clone(), state.digest()
    play(state, BuyTank("E5"), BuyConverter("energy", "E5"), Rearrange())
    assert described(state).stock == 11
    assert (described(before).stock, before.digest()) == (12, digest)
    other = before.clone()
    play(other, BuyTank("E5"), BuyConverter("energy", "E5"), Rearrange())
    assert other.digest() == state.digest()


@rule("PS-ROUND-11", "PS-TANK-03")
@pytest.mark.parametrize("seed", range(8))
def test_nothing_is_rolled_and_nobody_else_asked_within_a_tank_turn(seed: int) -> None:
    rich = [player(credits=200, classes=goods(3, 3, 3, 3), resources=goods(10, 10, 10, 10))]
    state = asked(
        players=[*rich, player()],
        claims={"B1": ANN, "B2": ANN, "C2": ANN, "C4": ANN, "D5": BOB},
        tanks=[tank("B1", "ore", True), tank("D5")],
    )
    play(state, Activate())
    luck, rng = described(state).luck, Chance(seed)
    for _ in range(30):
        assert state.seat == ANN
        assert described(state).luck == luck
        codes = [code for code in state.codes() if state.decode(code) != EndTanks()]
        if not codes:
            break
        state.play_code(codes[rng.below(len(codes))])
