"""Tanks from the local market and from abroad, superchargers, and better carriers."""

import itertools
from importlib import resources
from typing import Any

import pytest

from footplate.games.planet_steam.language.actions import (
    Activate,
    BuySupercharger,
    BuyTank,
    EndTanks,
    Extract,
    ImportTank,
    UpgradeCarrier,
)
from footplate.games.planet_steam.play.state import State
from tests.rules.planet_steam.given import (
    ANN,
    BOB,
    credits,
    described,
    given,
    goods,
    held,
    offered,
    play,
    player,
    refusal,
    seen,
    supply,
    tank,
    tanks,
)

rule = pytest.mark.rule

ZONES = [f"{column}{row}" for row in range(1, 8) for column in "ABCDE"]


def buying(ann: dict[str, Any] | None = None, seats: int = 4, **position: Any) -> State:
    """Ann's tank turn."""
    players = [ann or player(), *[player() for _ in range(seats - 1)]]
    return given(players, step="tanks", seat=ANN, **position)


def full_map(*bare: str) -> dict[str, Any]:
    """All zones claimed, by three players, with a tank on each but those named, which are Ann's."""
    others = [zone for zone in ZONES if zone not in bare]
    owners = dict.fromkeys(bare, ANN)
    for zone, seat in zip(others, itertools.cycle([1, 2, 3]), strict=False):
        owners[zone] = seat
    return {"claims": owners, "tanks": [tank(zone) for zone in others]}


# The local tank market. ---------------------------------------------------------------------------


@rule("PS-TANK-05", "PS-BOARD-07")
@pytest.mark.parametrize(("stock", "cost"), [(14, 10), (12, 14), (9, 20), (2, 34), (1, 36)])
def test_a_local_tank_costs_a_water_and_the_credits_of_the_stock(stock: int, cost: int) -> None:
    state = buying(stock=stock)
    before = supply(state)
    assert seen(state).market.cost == cost
    play(state, BuyTank("B1"))
    assert credits(state) == 100 - cost
    assert held(state) == goods(4, 4, 3, 4)
    assert tanks(state) == {"B1": (None, False)}
    assert described(state).stock == stock - 1
    assert supply(state) == before


@rule("PS-TANK-05")
@pytest.mark.parametrize(("have", "refused"), [(20, None), (19, "PS-ROUND-18")])
def test_a_local_tank_must_be_paid_in_credits(have: int, refused: str | None) -> None:
    assert refusal(buying(player(credits=have), stock=9), BuyTank("B1")) == refused


@rule("PS-TANK-05", "PS-TANK-07")
def test_both_ways_of_getting_a_tank_cost_a_water() -> None:
    state = buying(player(resources=goods(4, 4, 0, 4)))
    assert refusal(state, BuyTank("B1")) == "PS-ROUND-18"
    assert refusal(state, ImportTank("B1")) == "PS-ROUND-18"


@rule("PS-TANK-06")
def test_each_tank_makes_the_next_one_dearer() -> None:
    state = buying(claims={"A1": ANN, "A2": ANN, "A3": ANN}, stock=14)
    left = []
    for zone in ("A1", "A2", "A3"):
        play(state, BuyTank(zone))
        left.append((credits(state), described(state).stock))
    assert left == [(90, 13), (78, 12), (64, 11)]


@rule("PS-TANK-06", "PS-TANK-07")
def test_after_the_last_tank_the_market_is_out_of_stock() -> None:
    # T3: the last one costs 36, the next has to be imported.
    state = buying(stock=1)
    play(state, BuyTank("B1"))
    assert (credits(state), described(state).stock) == (64, 0)
    assert seen(state).market.cost is None
    assert refusal(state, BuyTank("E5")) == "PS-TANK-06"
    assert offered(state, BuyTank) == []
    play(state, ImportTank("E5"))
    assert set(tanks(state)) == {"B1", "E5"}
    assert described(state).stock == 0


@rule("PS-TANK-07")
def test_an_imported_tank_leaves_the_stock_alone() -> None:
    # T4: 1 water, 2 quartz and 5 credits.
    state = buying(stock=9)
    before = supply(state)
    play(state, ImportTank("B1"))
    assert (credits(state), held(state)) == (95, goods(2, 4, 3, 4))
    assert described(state).stock == 9
    assert tanks(state) == {"B1": (None, False)}
    assert supply(state) == before


@rule("PS-TANK-07")
@pytest.mark.parametrize(
    ("have", "quartz", "refused"),
    [(5, 2, None), (4, 2, "PS-ROUND-18"), (5, 1, "PS-ROUND-18")],
)
def test_an_import_must_be_paid(have: int, quartz: int, refused: str | None) -> None:
    state = buying(player(credits=have, resources=goods(quartz, 0, 1, 0)))
    assert refusal(state, ImportTank("B1")) == refused


@rule("PS-TANK-08")
@pytest.mark.parametrize("zone", ["D1", "A2", "C1", "B1", "H1"])
@pytest.mark.parametrize("buy", [BuyTank, ImportTank])
def test_a_new_tank_goes_on_an_own_zone_without_one(buy: Any, zone: str) -> None:
    # Bob's, a neutral, an unclaimed, an occupied one, and one that is not on the map.
    state = buying(tanks=[tank("B1", "ore")])
    assert refusal(state, buy(zone)) == "PS-TANK-08"
    assert [action.zone for action in offered(state, buy)] == ["E5"]


@rule("PS-TANK-08", "PS-BOARD-04")
def test_no_tank_on_a_closed_zone() -> None:
    state = buying(seats=2)
    assert refusal(state, BuyTank("A1")) == "PS-TANK-08"


@rule("PS-TANK-08")
def test_without_a_bare_zone_no_tank_can_be_had() -> None:
    state = buying(tanks=[tank("B1"), tank("E5")])
    assert offered(state, BuyTank) == []
    assert offered(state, ImportTank) == []


@rule("PS-TANK-09")
def test_with_all_tanks_on_the_map_none_can_be_had() -> None:
    # T4: 35 of them stand, on 35 zones.
    state = buying(**full_map("C3"))
    assert seen(state).reserve.tanks == 1
    play(state, ImportTank("C3"))
    assert seen(state).reserve.tanks == 0
    assert len(tanks(state)) == 35
    assert offered(state, BuyTank) == []
    assert offered(state, ImportTank) == []


def six_columns() -> str:
    """The board of the box with a sixth column, so that there are more zones than tanks."""
    folder = resources.files("footplate.games.planet_steam.board") / "boards"
    text = (folder / "standard.toml").read_text(encoding="utf-8")
    return text.replace("columns = 5", "columns = 6")


@rule("PS-TANK-09", "PS-TANK-10")
def test_the_box_is_the_limit_whatever_the_stock() -> None:
    # T4, T5: 33 tanks stand, so two can be had, and then neither way is left.
    position = full_map("A1", "A2")
    position["claims"] |= {"F1": ANN, "F2": ANN}
    state = buying(board=six_columns(), stock=10, **position)
    play(state, BuyTank("A1"), BuyTank("F1"))
    assert (credits(state), described(state).stock) == (62, 8)
    assert refusal(state, BuyTank("F2")) == "PS-TANK-09"
    assert refusal(state, ImportTank("F2")) == "PS-TANK-09"


@rule("PS-TANK-10")
def test_the_stock_moves_and_sets_the_price_above_the_reserve() -> None:
    # T5: ten in the market, two in the reserve: 18 and 20 credits, and no third one.
    state = buying(stock=10, **full_map("C3", "C4"))
    assert (seen(state).market.stock, seen(state).reserve.tanks) == (10, 2)
    play(state, BuyTank("C3"))
    assert (credits(state), described(state).stock) == (82, 9)
    play(state, BuyTank("C4"))
    assert (credits(state), described(state).stock) == (62, 8)
    assert (offered(state, BuyTank), offered(state, ImportTank)) == ([], [])


# Superchargers. -----------------------------------------------------------------------------------


@rule("PS-TANK-15")
def test_a_supercharger_costs_water_ore_and_quartz() -> None:
    state = buying(tanks=[tank("B1", "ore")])
    before = supply(state)
    play(state, BuySupercharger("B1"))
    assert (credits(state), held(state)) == (100, goods(2, 3, 3, 4))
    assert tanks(state) == {"B1": ("ore", True)}
    assert supply(state) == before


@rule("PS-TANK-15")
@pytest.mark.parametrize("lack", [goods(1, 4, 4, 4), goods(4, 0, 4, 4), goods(4, 4, 0, 4)])
def test_a_supercharger_must_be_paid(lack: dict[str, int]) -> None:
    state = buying(player(resources=lack), tanks=[tank("B1")])
    assert refusal(state, BuySupercharger("B1")) == "PS-ROUND-18"


@rule("PS-TANK-15")
@pytest.mark.parametrize("zone", ["E5", "D1", "A2", "C1", "B1"])
def test_a_supercharger_goes_on_an_own_tank_without_one(zone: str) -> None:
    # An own zone without a tank, Bob's tank, neutral, unclaimed, and a tank that has one.
    state = buying(tanks=[tank("B1", None, True), tank("D1")])
    assert refusal(state, BuySupercharger(zone)) == "PS-TANK-15"
    assert offered(state, BuySupercharger) == []


@rule("PS-TANK-16")
def test_there_are_thirteen_superchargers() -> None:
    # T7: the last one may still be bought.
    zones = ZONES[:14]
    claims = {**dict.fromkeys(zones, ANN), "E7": BOB}
    standing = [tank(zone, None, at < 12) for at, zone in enumerate(zones)]
    state = buying(claims=claims, tanks=[*standing, tank("E7")])
    play(state, BuySupercharger(zones[12]))
    assert seen(state).reserve.superchargers == 0
    assert refusal(state, BuySupercharger(zones[13])) == "PS-TANK-16"
    play(state, EndTanks(), Activate())
    assert refusal(state, BuySupercharger("E7")) == "PS-TANK-16"
    assert offered(state, BuySupercharger) == []


# Carriers. ----------------------------------------------------------------------------------------


@rule("PS-TANK-17")
def test_an_upgrade_costs_ore_and_energy_for_each_class() -> None:
    state = buying()
    before = supply(state)
    play(state, UpgradeCarrier("water"), UpgradeCarrier("quartz"), UpgradeCarrier("water"))
    assert held(state) == goods(4, 1, 4, 1)
    classes = described(state).players[ANN].classes
    assert (classes.quartz, classes.ore, classes.water, classes.energy) == (2, 1, 3, 1)
    assert credits(state) == 100
    assert supply(state) == before


@rule("PS-TANK-17")
def test_class_4_is_the_highest() -> None:
    state = buying(player(classes=goods(1, 1, 3, 4)))
    assert refusal(state, UpgradeCarrier("energy")) == "PS-TANK-17"
    play(state, UpgradeCarrier("water"))
    assert refusal(state, UpgradeCarrier("water")) == "PS-TANK-17"
    assert [one.resource for one in offered(state, UpgradeCarrier)] == ["quartz", "ore"]


@rule("PS-TANK-17")
@pytest.mark.parametrize("lack", [goods(4, 0, 4, 4), goods(4, 4, 4, 0)])
def test_an_upgrade_must_be_paid(lack: dict[str, int]) -> None:
    assert refusal(buying(player(resources=lack)), UpgradeCarrier("water")) == "PS-ROUND-18"


@rule("PS-TANK-18")
def test_the_payment_leaves_first_and_the_load_stays() -> None:
    # T9: with 2 ore and 2 energy the energy carrier goes from class 1 to 3.
    state = buying(player(resources=goods(3, 2, 1, 2)))
    play(state, UpgradeCarrier("energy"), UpgradeCarrier("energy"))
    assert held(state) == goods(3, 0, 1, 0)
    assert described(state).players[ANN].classes.energy == 3
    assert refusal(state, UpgradeCarrier("energy")) == "PS-ROUND-18"


@rule("PS-TANK-18", "PS-TANK-17")
def test_a_full_carrier_keeps_its_load() -> None:
    state = buying(player(resources=goods(4, 4, 4, 4)))
    play(state, UpgradeCarrier("quartz"))
    assert held(state) == goods(4, 3, 4, 3)


@rule("PS-TANK-19")
@pytest.mark.parametrize(("level", "holds"), [(1, 4), (2, 7), (3, 10), (4, 13)])
@pytest.mark.parametrize("resource", ["quartz", "ore", "water", "energy"])
def test_what_a_carrier_holds(level: int, holds: int, resource: str) -> None:
    # Twelve tanks of the kind in two groups give more than any carrier takes.
    zones = [f"{column}{row}" for column in "BCD" for row in (1, 2, 3, 5)]
    kind = None if resource == "water" else resource
    classes = {**goods(1, 1, 1, 1), "energy": 4, resource: level}
    load = goods(energy=0 if resource == "energy" else 13)
    state = given(
        [player(classes=classes, resources=load), player()],
        claims=dict.fromkeys(zones, ANN),
        tanks=[tank(zone, kind) for zone in zones],
        step="extract",
    )
    play(state, Extract())
    assert held(state)[resource] == holds
