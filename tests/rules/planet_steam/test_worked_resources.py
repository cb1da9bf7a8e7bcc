"""The worked examples of the rulebook about extraction and trade, to the credit."""

import pytest

from footplate.games.planet_steam.language.actions import (
    BuyResource,
    Extract,
    PassTrade,
    PlaceAirship,
    SellResource,
    SwitchOff,
)
from footplate.games.planet_steam.language.events import Extracted, GoodsLost
from tests.rules.planet_steam.given import (
    ANN,
    BOB,
    CY,
    credits,
    described,
    foretold,
    given,
    goods,
    held,
    play,
    player,
    price,
    seen,
    step,
    supply,
    tank,
)

rule = pytest.mark.rule


@rule("PS-EXTRACT-03", "PS-EXTRACT-04", "PS-EXTRACT-05", "PS-EXTRACT-07")
def test_basic_extraction() -> None:
    # One of two ore tanks for an energy, the other idle, and a river tank for nothing.
    state = given(
        [player(resources=goods(energy=1)), player()],
        step="extract",
        claims={"B1": ANN, "D2": ANN, "C4": ANN},
        tanks=[tank("B1", "ore"), tank("D2", "ore"), tank("C4")],
    )
    play(state, SwitchOff("D2"), Extract())
    assert held(state) == goods(ore=1, water=1)


@rule("PS-EXTRACT-05", "PS-EXTRACT-09", "PS-EXTRACT-11", "PS-EXTRACT-14", "PS-TANK-19")
def test_supercharger_and_synergy() -> None:
    # Four grouped bare tanks, one supercharged: 4 + 1 + 3 water, of which class 2 keeps 7.
    orange = player(classes=goods(1, 1, 2, 1), resources=goods(energy=4))
    zones = ("B1", "C1", "B2", "C2")
    state = given(
        [orange, player()],
        step="extract",
        claims=dict.fromkeys(zones, ANN),
        tanks=[tank(zone, None, zone == "B2") for zone in zones],
    )
    before = supply(state)
    assert seen(state).players[ANN].capacities.water == 7
    events = play(state, Extract())
    (told,) = [event for event in events if isinstance(event, Extracted)]
    assert told.energy == 4
    assert (told.basic, told.superchargers) == ({"water": 4}, {"water": 1})
    assert (told.synergy, told.airship) == ({"water": 3}, {})
    assert GoodsLost(ANN, {"water": 1}) in events
    assert held(state) == goods(water=7)
    assert supply(state) == before


@rule("PS-EXTRACT-09", "PS-EXTRACT-12", "PS-EXTRACT-14")
def test_synergy_and_airship() -> None:
    # Five quartz tanks in groups of three and two, two of them in the airship's row.
    purple = player(classes=goods(4, 1, 1, 2), resources=goods(energy=5))
    zones = ("A1", "A2", "A3", "D3", "D5", "E5")
    standing = [zone for zone in zones if zone != "D3"]
    state = given(
        [purple, *[player() for _ in range(3)]],
        step="extract",
        claims=dict.fromkeys(zones, ANN),
        tanks=[tank(zone, "quartz") for zone in standing],
        airship=5,
    )
    events = play(state, Extract())
    (told,) = [event for event in events if isinstance(event, Extracted)]
    assert told.energy == 5
    assert (told.basic, told.synergy) == ({"quartz": 5}, {"quartz": 2 + 1})
    assert (told.superchargers, told.airship) == ({}, {"quartz": 2})
    assert not [event for event in events if isinstance(event, GoodsLost)]
    assert held(state) == goods(quartz=10)


@rule("PS-AIR-01", "PS-AIR-02", "PS-EXTRACT-12")
def test_the_airship_of_orange_serves_a_tank_of_green() -> None:
    # Cy has the Airship Captain; the tank in his row is Ann's.
    players = [player(resources=goods(energy=1)), *[player() for _ in range(3)]]
    position = {"claims": {"B2": ANN, "B6": ANN}, "tanks": [tank("B6", "ore")]}
    state = given(players, step="airship", **position)
    assert state.seat == CY
    play(state, PlaceAirship(6))
    assert foretold(state, ANN).extraction.airship.ore == 1
    state = given(players, step="extract", airship=described(state).airship, **position)
    play(state, Extract())
    assert held(state) == goods(ore=2)


@rule("PS-TRADE-10", "PS-TRADE-11", "PS-BOARD-06")
def test_nine_ore_are_yellow() -> None:
    state = given(step="trade", trading="ore", supply=goods(6, 9, 8, 14))
    play(state, PassTrade())
    assert price(state)["ore"] == 8


@rule("PS-TRADE-03", "PS-TRADE-04", "PS-TRADE-10", "PS-TRADE-11", "PS-BOARD-06")
def test_buying_water() -> None:
    # Two at 7 for 14 credits; the supply falls from 6 to 4, which is green.
    jen = player(credits=30, resources=goods(water=1))
    state = given(
        [jen, player()],
        step="trade",
        trading="water",
        supply=goods(4, 7, 6, 10),
        price=goods(12, 9, 7, 4),
    )
    play(state, BuyResource(2))
    assert (credits(state), held(state)) == (16, goods(water=3))
    assert (supply(state), price(state)) == (goods(4, 7, 4, 10), goods(12, 9, 7, 4))
    assert (state.seat, described(state).trading) == (BOB, "water")


@rule("PS-TRADE-03", "PS-TRADE-07", "PS-TRADE-10", "PS-TRADE-11", "PS-BOARD-06")
def test_selling_energy() -> None:
    # Five at 4 for 20 credits; the supply rises from 9 to 14, which is red, the price falls to 1.
    purple = player(credits=30, classes=goods(1, 1, 1, 2), resources=goods(energy=5))
    state = given(
        [player(), purple],
        step="trade",
        seat=BOB,
        trading="energy",
        supply=goods(4, 7, 6, 9),
        price=goods(12, 9, 7, 4),
    )
    play(state, SellResource(5))
    assert (credits(state, BOB), held(state, BOB)) == (50, goods())
    assert (supply(state), price(state)) == (goods(4, 7, 6, 14), goods(12, 9, 7, 1))
    assert step(state) == "certificates"
