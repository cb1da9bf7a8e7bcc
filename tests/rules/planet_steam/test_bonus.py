"""Bonus resources: filling the box, taking, and what is left over."""

from typing import Any

import pytest

from footplate.games.planet_steam.language.actions import (
    Bid,
    ChooseSpecialist,
    Decline,
    Pass,
    PassCertificates,
    TakeBonus,
    TakeCredits,
    UpgradeCarrier,
)
from footplate.games.planet_steam.language.events import BonusPlaced, BonusTaken
from footplate.games.planet_steam.play.state import State
from tests.rules.planet_steam.given import (
    ANN,
    described,
    given,
    goods,
    held,
    offered,
    play,
    player,
    price,
    refusal,
    step,
    supply,
)

rule = pytest.mark.rule


def opening(players: int | list[dict[str, Any]] = 4, **position: Any) -> State:
    """The first round has just started."""
    seats = players if isinstance(players, int) else len(players)
    state = given(players, step="upgrade-carrier", queue=[seats - 1], **position)
    play(state, UpgradeCarrier("quartz"))
    return state


def winner(
    one: dict[str, Any] | None = None, box: tuple[str, ...] = ("ore", "energy"), **position: Any
) -> State:
    """Ann has won the first bidding round and has a card."""
    players = [one or player(card=1), *[player()] * 3]
    return given(players, step="bonus-resource", won=[ANN], box=list(box), **position)


# Filling. -----------------------------------------------------------------------------------


@rule("PS-BONUS-01")
def test_one_of_each_resource_goes_into_the_box() -> None:
    state = opening(supply=goods(6, 9, 8, 14))
    assert supply(state) == goods(5, 8, 7, 13)
    assert described(state).box == ["quartz", "ore", "water", "energy"]


@rule("PS-BONUS-01")
def test_a_resource_without_supply_puts_nothing_in_the_box() -> None:
    """The rulebook's example: quartz 2 gives one, ore 0 gives none."""
    state = opening(supply=goods(2, 0, 8, 14))
    assert supply(state) == goods(1, 0, 7, 13)
    assert described(state).box == ["quartz", "water", "energy"]


@rule("PS-BONUS-01")
def test_filling_changes_no_price() -> None:
    state = opening(supply=goods(1, 0, 1, 1), price=goods(12, 9, 7, 4))
    assert price(state) == goods(12, 9, 7, 4)


@rule("PS-BONUS-01")
def test_the_box_is_filled_at_the_start_of_each_round() -> None:
    state = given(4, step="certificates", queue=[3], supply=goods(3, 5, 0, 5), stock=14)
    told = play(state, PassCertificates())
    assert described(state).round == 2
    assert (supply(state), price(state)) == (goods(2, 4, 0, 4), goods(12, 9, 7, 4))
    assert BonusPlaced(["quartz", "ore", "energy"]) in told


# Taking. ------------------------------------------------------------------------------------


@rule("PS-BONUS-02")
def test_the_winner_takes_one_that_is_left() -> None:
    state = winner(player(card=1, resources=goods(1, 1, 1, 1)), supply=goods(5, 8, 8, 13))
    play(state, TakeBonus("ore"))
    assert (held(state), supply(state)) == (goods(1, 2, 1, 1), goods(5, 8, 8, 13))
    assert (described(state).box, step(state)) == (["energy"], "bid-specialist")


@rule("PS-BONUS-02")
def test_what_is_not_in_the_box_is_refused() -> None:
    state = winner()
    assert refusal(state, TakeBonus("water")) == "PS-BONUS-02"
    assert refusal(state, TakeBonus("quartz")) == "PS-BONUS-02"


@rule("PS-BONUS-03")
def test_taking_is_mandatory_and_any_may_be_chosen() -> None:
    """All of Ann's carriers are full, but for quartz."""
    one = player(card=1, resources=goods(0, 4, 4, 4))
    state = winner(one, box=("quartz", "ore", "water"))
    assert state.actions() == [TakeBonus("quartz"), TakeBonus("ore"), TakeBonus("water")]
    assert refusal(state, Decline()) == "PS-ROUND-07"
    assert refusal(state, Pass()) == "PS-ROUND-07"


@rule("PS-BONUS-04")
def test_what_does_not_fit_raises_the_supply() -> None:
    state = winner(supply=goods(5, 8, 8, 13))
    told = play(state, TakeBonus("energy"))
    assert (held(state)["energy"], supply(state)["energy"]) == (4, 14)
    assert BonusTaken(ANN, "energy", False) in told
    assert "energy" not in described(state).box


@rule("PS-BONUS-04")
def test_the_supply_does_not_rise_above_its_track() -> None:
    state = winner(supply=goods(5, 8, 8, 20))
    play(state, TakeBonus("energy"))
    assert supply(state)["energy"] == 20


@rule("PS-BONUS-05")
def test_with_an_empty_box_nothing_is_asked() -> None:
    state = given([player(), *[player()] * 3], step="choose-specialist", won=[ANN])
    play(state, ChooseSpecialist(1))
    assert (step(state), state.seat) == ("bid-specialist", 1)


@rule("PS-BONUS-05")
def test_the_fifth_winner_takes_none() -> None:
    state = opening(5)
    for number in (1, 2, 3, 5):
        while step(state) == "bid-specialist":
            play(state, Pass() if Pass() in state.actions() else Bid(1))
        play(state, ChooseSpecialist(number))
        if step(state) == "engineer":
            play(state, Decline())
        play(state, offered(state, TakeBonus)[0])
    assert described(state).box == []
    play(state, Bid(1), ChooseSpecialist(4), Decline())
    assert step(state) == "choose-zone"


@rule("PS-BONUS-06")
def test_a_card_of_two_roles_gives_one_bonus_resource() -> None:
    players = [player(), player(card=1)]
    state = given(players, step="choose-specialist", won=[1, 0], box=["ore", "water", "energy"])
    play(state, ChooseSpecialist(2), TakeCredits(), TakeBonus("ore"))
    assert step(state) == "choose-zone"


@rule("PS-BONUS-07")
def test_what_is_left_goes_back_to_the_supplies() -> None:
    """Two players take two of four."""
    empty = [player(resources=goods()), player(resources=goods())]
    state = opening(empty, supply=goods(4, 7, 6, 10))
    play(state, Bid(1), Pass(), ChooseSpecialist(1), TakeBonus("ore"))
    play(state, Bid(1), ChooseSpecialist(2), Decline(), TakeBonus("water"))
    assert supply(state) == goods(4, 6, 5, 10)
    assert (described(state).box, step(state)) == ([], "choose-zone")
