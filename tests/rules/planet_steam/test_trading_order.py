"""Variable trading order: the markers of the bidding rounds, and trading by them."""

from typing import Any

import pytest

from footplate.games.planet_steam.language.actions import (
    Bid,
    ChooseSpecialist,
    Decline,
    Extract,
    Pass,
    PassCertificates,
    PassTrade,
    PlaceOrderMarker,
    TakeBonus,
)
from footplate.games.planet_steam.language.events import OrderMarkerPlaced
from footplate.games.planet_steam.play.state import State
from tests.rules.planet_steam.given import (
    ANN,
    BOB,
    described,
    given,
    play,
    player,
    refusal,
    seen,
    step,
)

rule = pytest.mark.rule

ON = {"variable_trading": True}


def auction(seats: int = 4, **position: Any) -> State:
    return given(seats, step="bid-specialist", options=ON, **position)


def win(state: State, number: int) -> None:
    """The opener wins and takes a card; a benefit is declined."""
    play(state, Bid(1))
    while step(state) == "bid-specialist":
        play(state, Pass())
    play(state, ChooseSpecialist(number))
    if step(state) in ("engineer", "bank-agent"):
        play(state, Decline())


@rule("PS-VAR-06")
def test_the_winner_places_a_marker_last_of_all() -> None:
    state = auction(box=["ore"])
    win(state, 1)
    assert refusal(state, PlaceOrderMarker(1, "ore")) == "PS-ROUND-07"
    play(state, TakeBonus("ore"))
    assert (step(state), state.seat) == ("order-marker", ANN)
    assert len(state.actions()) == 16
    play(state, PlaceOrderMarker(2, "energy"))
    assert described(state).order == {"energy": 2}
    assert (step(state), state.seat) == ("bid-specialist", BOB)


@rule("PS-VAR-06")
def test_what_is_used_already_is_refused() -> None:
    players = [player(card=1), player(card=2), player(), player()]
    state = given(players, step="order-marker", won=[ANN, BOB], order={"energy": 2}, options=ON)
    assert len(state.actions()) == 9
    assert refusal(state, PlaceOrderMarker(2, "ore")) == "PS-VAR-06"
    assert refusal(state, PlaceOrderMarker(1, "energy")) == "PS-VAR-06"
    assert refusal(state, PlaceOrderMarker(5, "ore")) == "PS-VAR-06"
    assert refusal(state, PlaceOrderMarker(0, "ore")) == "PS-VAR-06"
    assert refusal(state, PlaceOrderMarker(1, "ore")) is None


@rule("PS-VAR-06")
def test_placing_cannot_be_declined() -> None:
    state = auction()
    win(state, 1)
    assert refusal(state, Decline()) == "PS-ROUND-07"
    assert refusal(state, Pass()) == "PS-ROUND-07"


@rule("PS-VAR-07")
def test_two_players_place_two_markers_each() -> None:
    state = auction(2)
    win(state, 1)
    play(state, PlaceOrderMarker(4, "quartz"))
    assert (step(state), state.seat) == ("order-marker", ANN)
    play(state, PlaceOrderMarker(1, "water"))
    win(state, 2)
    play(state, PlaceOrderMarker(2, "ore"))
    assert state.actions() == [PlaceOrderMarker(3, "energy")]
    play(state, PlaceOrderMarker(3, "energy"))
    assert step(state) == "choose-zone"
    assert described(state).order == {"quartz": 4, "water": 1, "ore": 2, "energy": 3}


@rule("PS-VAR-07")
def test_with_three_players_the_fourth_marker_places_itself() -> None:
    state = auction(3)
    win(state, 1)
    play(state, PlaceOrderMarker(4, "quartz"))
    win(state, 2)
    play(state, PlaceOrderMarker(1, "water"))
    win(state, 3)
    told = play(state, PlaceOrderMarker(2, "energy"))
    assert OrderMarkerPlaced(None, 3, "ore") in told
    assert step(state) == "choose-zone"
    assert described(state).order == {"quartz": 4, "water": 1, "energy": 2, "ore": 3}


@rule("PS-VAR-07")
def test_with_four_players_each_places_one() -> None:
    state = auction(4)
    for number, resource in enumerate(("energy", "water", "ore", "quartz"), 1):
        win(state, number)
        play(state, PlaceOrderMarker(number, resource))  # type: ignore[arg-type]
    assert step(state) == "choose-zone"


@rule("PS-VAR-07")
def test_with_five_players_the_last_winner_places_none() -> None:
    state = auction(5)
    for number, resource in enumerate(("energy", "water", "ore", "quartz"), 1):
        win(state, number)
        play(state, PlaceOrderMarker(number, resource))  # type: ignore[arg-type]
    win(state, 5)
    assert step(state) == "choose-zone"


@rule("PS-VAR-08")
def test_resources_are_traded_in_the_order_of_the_markers() -> None:
    order = {"water": 4, "energy": 1, "ore": 3, "quartz": 2}
    state = given(2, step="extract", order=order, options=ON)
    play(state, Extract(), Extract())
    traded = []
    while step(state) == "trade":
        traded.append(described(state).trading)
        play(state, PassTrade(), PassTrade())
    assert traded == ["energy", "quartz", "ore", "water"]
    assert step(state) == "certificates"


@rule("PS-VAR-08")
def test_without_the_option_the_printed_order_stands() -> None:
    state, traded = given(2, step="trade"), []
    while step(state) == "trade":
        traded.append(described(state).trading)
        play(state, PassTrade(), PassTrade())
    assert traded == ["quartz", "ore", "water", "energy"]
    assert refusal(given(2, step="claim"), PlaceOrderMarker(1, "ore")) == "PS-ROUND-07"


@rule("PS-VAR-08")
def test_the_markers_are_taken_off_in_the_end_phase() -> None:
    order = {"water": 4, "energy": 1, "ore": 3, "quartz": 2}
    state = given(2, step="certificates", queue=[BOB], order=order, options=ON)
    assert described(state).order == order
    play(state, PassCertificates())
    assert (described(state).round, described(state).order) == (2, {})
    assert [gauge.number for gauge in seen(state).gauges] == [0, 0, 0, 0]
