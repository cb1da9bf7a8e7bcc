"""The rulebook's worked examples of the Expansion Phase, to the credit."""

from typing import Any

import pytest

from footplate.games.planet_steam.language.actions import (
    Bid,
    ChooseSpecialist,
    ClaimZone,
    Extract,
    Manipulate,
    MovePrice,
    Pass,
    PassTrade,
    PlaceAirship,
    PlaceOrderMarker,
    RollFor,
    TakeBonus,
    TakeLicense,
    UpgradeCarrier,
)
from footplate.games.planet_steam.language.events import BonusTaken
from tests.rules.planet_steam.given import (
    ANN,
    BOB,
    credits,
    described,
    given,
    goods,
    held,
    owner,
    play,
    player,
    price,
    refusal,
    step,
    supply,
    tank,
)

rule = pytest.mark.rule

MARTIN, JEN, KAY, ERIC = range(4)
START = goods(1, 2, 3, 3)


@rule("PS-BONUS-01")
def test_the_bonus_box_is_filled() -> None:
    """Quartz supply 2 gives one and falls to 1; ore supply 0 gives none."""
    state = given(4, step="upgrade-carrier", queue=[3], supply=goods(2, 0, 8, 14))
    play(state, UpgradeCarrier("ore"))
    assert described(state).box == ["quartz", "water", "energy"]
    assert supply(state) == goods(1, 0, 7, 13)


def four() -> list[dict[str, Any]]:
    """The start of four players, but for Kay's energy, which fills its carrier."""
    one = {"credits": 120, "resources": START}
    return [one, one, {**one, "resources": goods(1, 2, 3, 4)}, one]


@rule(
    "PS-BID-03",
    "PS-BID-04",
    "PS-BID-06",
    "PS-BID-07",
    "PS-BID-08",
    "PS-BID-11",
    "PS-BID-12",
    "PS-BID-13",
    "PS-BID-14",
    "PS-ROLE-03",
    "PS-BONUS-02",
    "PS-BONUS-04",
)
def test_the_specialist_auction_of_four() -> None:
    box = ["quartz", "ore", "water", "energy"]
    state = given(four(), step="bid-specialist", first=MARTIN, box=box, supply=goods(5, 8, 7, 13))
    # Martin 20, Jen 22, Kay and Eric pass, Martin 23, Jen passes.
    assert refusal(state, Pass()) == "PS-BID-04"
    play(state, Bid(20))
    assert (state.seat, refusal(state, Bid(20))) == (JEN, "PS-BID-06")
    play(state, Bid(22), Pass(), Pass())
    assert state.seat == MARTIN
    play(state, Bid(23))
    assert state.seat == JEN
    play(state, Pass())
    assert credits(state, MARTIN) == 97
    play(state, ChooseSpecialist(2), TakeBonus("quartz"))
    assert held(state, MARTIN) == goods(2, 2, 3, 3)
    # Jen opens; Eric wins for 15 and takes Lady Steam.
    assert state.seat == JEN
    play(state, Bid(14), Pass(), Bid(15), Pass())
    assert (state.seat, refusal(state, ChooseSpecialist(2))) == (ERIC, "PS-BID-12")
    play(state, ChooseSpecialist(1), TakeBonus("ore"))
    assert (credits(state, ERIC), held(state, ERIC)) == (105, goods(1, 3, 3, 3))
    # Jen has to open again, and has the Engineer for 1.
    assert (state.seat, refusal(state, Pass())) == (JEN, "PS-BID-04")
    play(state, Bid(1), Pass(), ChooseSpecialist(4), TakeLicense(), TakeBonus("water"))
    assert (credits(state, JEN), held(state, JEN)) == (119, goods(1, 2, 4, 3))
    assert (described(state).players[JEN].licenses, described(state).licenses) == (1, 6)
    # Kay takes the last card for 1; her bonus energy does not fit.
    assert (state.seat, state.actions()) == (KAY, [Bid(1)])
    told = play(state, Bid(1), ChooseSpecialist(3), TakeBonus("energy"))
    assert BonusTaken(KAY, "energy", False) in told
    assert (credits(state, KAY), held(state, KAY)) == (119, goods(1, 2, 3, 4))
    assert supply(state) == goods(5, 8, 7, 14)
    assert [one.card for one in described(state).players] == [2, 4, 3, 1]
    assert (step(state), state.seat) == ("choose-zone", MARTIN)


@rule("PS-CLAIM-02", "PS-CLAIM-04", "PS-CLAIM-05")
def test_the_die_claim() -> None:
    """Orange names a zone and rolls a 1; one direction has no unclaimed zone."""
    claims: dict[str, Any] = {"C1": "neutral", "C2": BOB, "B3": BOB}
    state = given(4, step="claim", claims=claims, luck={"scripted": [0, 1]})
    play(state, RollFor("C3"))
    assert state.actions() == [ClaimZone("A3"), ClaimZone("D3"), ClaimZone("C4")]
    assert refusal(state, ClaimZone("C3")) == "PS-CLAIM-04"
    play(state, ClaimZone("A3"))
    assert (owner(state, "A3"), owner(state, "C3")) == (ANN, None)


@rule("PS-AIR-01", "PS-AIR-02", "PS-EXTRACT-12")
def test_the_airship_serves_another_player() -> None:
    """Orange, the captain, places it where a tank of Green stands."""
    orange, green = ANN, BOB
    players = [player(card=3), player(card=1, resources=goods(energy=1)), player(card=2)]
    players.append(player(card=4))
    state = given(players, step="airship", claims={"D6": green, "A1": orange}, tanks=[tank("D6")])
    assert state.seat == orange
    play(state, PlaceAirship(6))
    while step(state) != "extract":
        play(state, state.actions()[-1])
    water = held(state, green)["water"]
    play(state, Extract())
    assert held(state, green)["water"] == water + 2


@rule("PS-PRICE-02", "PS-PRICE-04", "PS-PRICE-06", "PS-PRICE-08", "PS-PRICE-10")
def test_a_moderate_manipulation() -> None:
    """Jen pays 4, ore rises by 3, energy falls by 1, and it is over."""
    players = [player(), player(card=3), player(), player()]
    options = {"price_manipulation": True}
    state = given(players, step="manipulate", won=[JEN], options=options)
    play(state, Manipulate("moderate"), MovePrice("ore", 3))
    assert step(state) == "move-prices"
    play(state, MovePrice("energy", -1))
    assert step(state) == "bid-specialist"
    assert (credits(state, JEN), price(state)) == (96, goods(12, 12, 7, 3))


@rule("PS-VAR-06", "PS-VAR-08", "PS-BID-15")
def test_a_variable_trading_order() -> None:
    """Martin takes Lady Steam and quartz and puts marker 4 on water, which is traded last."""
    box = ["quartz", "ore", "water", "energy"]
    options = {"variable_trading": True}
    state = given(four(), step="bid-specialist", box=box, options=options)
    play(state, Bid(2), Pass(), Pass(), Pass(), ChooseSpecialist(1), TakeBonus("quartz"))
    assert held(state, MARTIN) == goods(2, 2, 3, 3)
    assert step(state) == "order-marker"
    play(state, PlaceOrderMarker(4, "water"))
    while step(state) != "trade":
        legal = state.actions()
        play(state, Pass() if Pass() in legal else legal[0])
    traded = []
    while step(state) == "trade":
        traded.append(described(state).trading)
        play(state, *[PassTrade()] * 4)
    assert traded[-1] == "water"
