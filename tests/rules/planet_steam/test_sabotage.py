"""Sabotage: who has the card, which tank tips, what it cannot do, and the refund."""

from typing import Any

import pytest

from footplate import Action
from footplate.games.planet_steam.language.actions import (
    BuyConverter,
    BuySupercharger,
    BuyTank,
    Decline,
    Extract,
    Pass,
    PassCertificates,
    Place,
    Rearrange,
    Sabotage,
    SwitchOff,
    TakeBonus,
    TipTank,
)
from footplate.games.planet_steam.language.events import (
    ManipulatorPaid,
    SabotageFailed,
    TankRighted,
    TanksProduced,
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
    play,
    player,
    refusal,
    step,
    tank,
    tanks,
)

rule = pytest.mark.rule

ON = {"sabotage": True}
CLAIMS = {"A1": ANN, "B1": ANN, "C1": ANN, "D1": ANN, "A3": BOB, "B3": BOB, "E7": DI}


def tipped(zone: str, converter: str | None = None, supercharger: bool = False) -> dict[str, Any]:
    return {**tank(zone, converter, supercharger), "tipped": True}


def last_win(round: int = 2, **position: Any) -> State:
    """Di has won the last bidding round and takes a bonus resource."""
    cards = [player(card=number) for number in (4, 1, 2, 3)]
    return given(
        cards, step="bonus-resource", won=[ANN, BOB, CY, DI], box=["ore"], round=round, **position
    )


def sabotage(*standing: dict[str, Any]) -> State:
    state = last_win(claims=CLAIMS, tanks=list(standing), options=ON)
    play(state, TakeBonus("ore"))
    return state


def in_step(at: str, *standing: dict[str, Any], **position: Any) -> State:
    """Ann's turn, with a tipped tank somewhere."""
    return given(4, step=at, round=2, claims=CLAIMS, tanks=list(standing), options=ON, **position)


# The card. ----------------------------------------------------------------------------------


@rule("PS-SAB-01")
def test_the_last_winner_has_it_from_the_second_round_on() -> None:
    state = sabotage(tank("A1"))
    assert (step(state), state.seat, described(state).saboteur) == ("sabotage", DI, DI)


@rule("PS-SAB-01")
def test_nobody_has_it_in_the_first_round() -> None:
    state = last_win(round=1, claims=CLAIMS, tanks=[tank("A1")], options=ON)
    play(state, TakeBonus("ore"))
    assert (step(state), described(state).saboteur) == ("choose-zone", None)


@rule("PS-SAB-01")
def test_the_other_winners_do_not_have_it() -> None:
    players = [player(card=4), player(card=1), player(card=2), player()]
    state = given(
        players,
        step="bonus-resource",
        won=[ANN, BOB, CY],
        box=["ore"],
        round=2,
        claims=CLAIMS,
        tanks=[tank("A1")],
        options=ON,
    )
    play(state, TakeBonus("ore"))
    assert step(state) == "bid-specialist"


@rule("PS-SAB-02")
def test_an_opponent_has_to_be_named_at_once() -> None:
    state = sabotage(tank("A1"), tank("A3"), tank("E7"))
    assert state.actions() == [Sabotage(ANN), Sabotage(BOB)]
    assert refusal(state, Sabotage(DI)) == "PS-SAB-02"
    assert refusal(state, Decline()) == "PS-ROUND-07"
    assert refusal(state, Pass()) == "PS-ROUND-07"


@rule("PS-SAB-03")
def test_an_opponent_without_a_tank_is_refused() -> None:
    state = sabotage(tank("A3"))
    assert refusal(state, Sabotage(CY)) == "PS-SAB-03"
    assert refusal(state, Sabotage(ANN)) == "PS-SAB-03"
    assert refusal(state, Sabotage(4)) == "PS-SAB-03"
    assert refusal(state, Sabotage(9)) == "PS-SAB-03"


@rule("PS-SAB-03")
def test_without_a_victim_nothing_is_asked() -> None:
    state = last_win(claims=CLAIMS, tanks=[tank("E7")], options=ON)
    told = play(state, TakeBonus("ore"))
    assert SabotageFailed(DI) in told
    assert step(state) == "choose-zone"


@rule("PS-SAB-04")
def test_the_opponent_chooses_which_own_tank_tips() -> None:
    state = sabotage(tank("A1"), tank("B1", "ore"), tank("C1"), tank("A3"))
    play(state, Sabotage(ANN))
    assert (step(state), state.seat) == ("tip-tank", ANN)
    assert state.actions() == [TipTank("A1"), TipTank("B1"), TipTank("C1")]
    for zone in ("A3", "D1", "E5", "Z1"):
        assert refusal(state, TipTank(zone)) == "PS-SAB-04"
    play(state, TipTank("B1"))
    assert [one.zone for one in described(state).tanks if one.tipped] == ["B1"]
    assert (step(state), state.seat) == ("choose-zone", CY)


# What a tipped tank cannot do. --------------------------------------------------------------


@rule("PS-SAB-05")
def test_a_tipped_tank_extracts_nothing_and_connects_nothing() -> None:
    """Three ore tanks in a row of which the middle one lies on its side."""
    row = [tank("A1", "ore"), tipped("B1", "ore", True), tank("C1", "ore")]
    players = [player(resources=goods(energy=4)), *[player()] * 3]
    state = given(players, step="extract", round=2, claims=CLAIMS, tanks=row, airship=1, options=ON)
    assert refusal(state, SwitchOff("B1")) == "PS-EXTRACT-03"
    play(state, Extract())
    assert held(state) == goods(ore=4, energy=2)


@rule("PS-SAB-06")
def test_nothing_is_bought_for_a_tipped_tank() -> None:
    state = in_step("tanks", tipped("A1"), tank("B1", "ore"), tank("C1", "quartz"))
    assert refusal(state, BuyConverter("ore", "A1")) == "PS-SAB-06"
    assert refusal(state, BuySupercharger("A1")) == "PS-SAB-06"
    assert refusal(state, BuyConverter("energy", "B1", "A1")) == "PS-SAB-06"
    assert refusal(state, BuyConverter("energy", "B1")) is None
    assert refusal(state, BuySupercharger("B1")) is None


@rule("PS-SAB-06")
def test_nothing_is_taken_off_a_tipped_tank() -> None:
    state = in_step("tanks", tipped("A1", "ore", True), tank("B1"), tank("C1"))
    assert refusal(state, BuyConverter("quartz", "A1", "B1")) == "PS-SAB-06"
    play(state, Rearrange())
    hand = described(state).hand
    assert hand is not None
    assert (hand.tanks, hand.converters.ore, hand.superchargers) == (2, 0, 0)
    assert tanks(state) == {"A1": ("ore", True)}


@rule("PS-SAB-06", "PS-SAB-07")
def test_a_tipped_tank_stays_where_it_is() -> None:
    state = in_step("tanks", tank("A1"), tipped("B1", "ore"))
    play(state, Rearrange())
    play(state, Place("A1"), Place("C1", tank=True))
    assert tanks(state) == {"B1": ("ore", False), "C1": (None, False)}


@rule("PS-SAB-07")
def test_its_zone_stays_occupied() -> None:
    state = in_step("tanks", tipped("A1"))
    assert refusal(state, BuyTank("A1")) == "PS-TANK-08"
    assert refusal(state, BuyTank("B1")) is None


# The refund. --------------------------------------------------------------------------------


@rule("PS-SAB-08")
@pytest.mark.parametrize("die", [1, 5, 6])
def test_it_stands_up_and_its_owner_receives_twice_the_die(die: int) -> None:
    luck = {"scripted": [0, die]}
    state = in_step("certificates", tipped("A3"), queue=[DI], luck=luck, saboteur=DI)
    told = play(state, PassCertificates())
    assert TankRighted(BOB, "A3", die, 2 * die) in told
    assert [credits(state, seat) for seat in range(4)] == [100, 100 + 2 * die, 100, 100]
    assert not any(one.tipped for one in described(state).tanks)
    assert described(state).saboteur is None


@rule("PS-SAB-08")
def test_it_comes_after_the_price_card_and_before_production() -> None:
    state = given(
        4,
        step="certificates",
        queue=[DI],
        round=2,
        claims=CLAIMS,
        tanks=[tipped("A3")],
        manipulator=ANN,
        options=ON | {"price_manipulation": True},
    )
    kinds = [type(event) for event in play(state, PassCertificates())]
    order = [kinds.index(kind) for kind in (ManipulatorPaid, TankRighted, TanksProduced)]
    assert order == sorted(order)


@rule("PS-SAB-09")
@pytest.mark.parametrize("action", [Sabotage(BOB), TipTank("B1")])
@pytest.mark.parametrize("at", ["bid-specialist", "claim", "tanks", "extract", "trade"])
def test_without_the_option_there_is_none(action: Action, at: str) -> None:
    assert refusal(given(4, step=at), action) == "PS-SAB-09"


@rule("PS-SAB-09")
def test_without_the_option_the_last_winner_is_not_asked() -> None:
    state = last_win(claims=CLAIMS, tanks=[tank("A1")])
    play(state, TakeBonus("ore"))
    assert (step(state), described(state).saboteur) == ("choose-zone", None)
