"""The worked examples of the rulebook about tanks and wealth, to the credit."""

import pytest

from footplate.games.planet_steam.language.actions import (
    Activate,
    BuyConverter,
    BuyTank,
    EndTanks,
    PassCertificates,
    Place,
    Rearrange,
    UpgradeCarrier,
)
from footplate.games.planet_steam.language.events import TanksProduced
from tests.rules.planet_steam.given import (
    ANN,
    BOB,
    DI,
    credits,
    described,
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
    tanks,
)

rule = pytest.mark.rule


@rule("PS-TANK-01", "PS-TANK-05", "PS-TANK-06", "PS-TANK-08", "PS-TANK-11", "PS-TANK-17")
@rule("PS-PLACE-02", "PS-PLACE-05", "PS-BOARD-07")
def test_greens_tank_phase() -> None:
    # Green acts for a water, buys a tank for a water and 20 credits, puts an energy converter
    # for 2 on one of her tanks, moves a quartz tank, and upgrades her energy carrier.
    green = player(credits=50, resources=goods(0, 2, 3, 3))
    state = given(
        [green, player()],
        step="activate",
        claims={"B1": ANN, "C1": ANN, "D2": ANN, "B5": ANN, "D7": BOB},
        tanks=[tank("B1", "quartz"), tank("C1")],
    )
    before = supply(state)
    assert described(state).stock == 9
    play(state, Activate())
    assert held(state) == goods(0, 2, 2, 3)
    play(state, BuyTank("D2"))
    assert (credits(state), held(state)) == (30, goods(0, 2, 1, 3))
    assert described(state).stock == 8
    assert seen(state).market.cost == 22
    play(state, BuyConverter("energy", "C1"))
    assert credits(state) == 28
    play(state, Rearrange(), Place("B1"), Place("C1", True, "energy"), Place("D2", True))
    play(state, Place("B5", True, "quartz"))
    assert tanks(state) == {
        "C1": ("energy", False),
        "D2": (None, False),
        "B5": ("quartz", False),
    }
    play(state, UpgradeCarrier("energy"))
    assert (credits(state), held(state)) == (28, goods(0, 1, 1, 2))
    assert seen(state).players[ANN].capacities.energy == 7
    play(state, EndTanks())
    assert (state.seat, step(state)) == (BOB, "activate")
    assert supply(state) == before


@rule("PS-END-01", "PS-END-02", "PS-END-03", "PS-END-04")
@pytest.mark.parametrize(
    ("ore", "energy", "stock", "made", "prices"),
    [
        (5, 9, 7, 5, goods(12, 9, 7, 4)),
        (5, 9, 11, 3, goods(12, 9, 7, 4)),
        (5, 0, 7, 0, goods(12, 9, 7, 8)),
    ],
)
def test_producing_new_tanks(
    ore: int, energy: int, stock: int, made: int, prices: dict[str, int]
) -> None:
    # Five tanks, limited by the ore; three, limited by the market; none, and dearer energy.
    state = given(
        step="certificates",
        seat=DI,
        round=5,
        supply=goods(6, ore, 8, energy),
        stock=stock,
    )
    events = play(state, PassCertificates())
    assert [event.count for event in events if isinstance(event, TanksProduced)] == [made]
    assert described(state).stock == stock + made
    assert supply(state) == goods(6, ore - made, 8, energy - made)
    assert price(state) == prices


@rule("PS-SCORE-01")
def test_kays_wealth() -> None:
    # Ten zones, six tanks, a supercharger, luxury quarters, 3 water at 8, 2 energy at 3.
    zones = ["A1", "B1", "C1", "D1", "E1", "A2", "B2", "C2", "D2", "E2"]
    kay = player(credits=20, luxuries=1, resources=goods(water=3, energy=2))
    state = given(
        [kay, *[player(credits=0, resources=goods()) for _ in range(3)]],
        step="over",
        round=5,
        claims=dict.fromkeys(zones, ANN),
        tanks=[tank(zone, "ore", zone == "A1") for zone in zones[:6]],
        price=goods(12, 9, 8, 3),
    )
    kays = state.result().standings[0]
    assert (kays.seat, kays.score) == (ANN, 550)
    assert kays.sources == {
        "credits": 20,
        "resources": 30,
        "zones": 250,
        "tanks": 150,
        "superchargers": 50,
        "luxury quarters": 50,
    }
