"""Extract Resources: which tanks run, what they cost, and what finds room."""

import itertools
from typing import Any

import pytest

from footplate.games.planet_steam.language.actions import (
    BuyResource,
    Extract,
    PassTrade,
    SellResource,
    SwitchOff,
)
from footplate.games.planet_steam.language.events import GoodsLost
from footplate.games.planet_steam.play.state import State
from tests.rules.planet_steam.given import (
    ANN,
    BOB,
    CY,
    DI,
    described,
    foretold,
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
)

rule = pytest.mark.rule


# C4 is a river zone; A1, C1 and E1 do not touch each other.


def extracting(
    *standing: dict[str, Any], ann: dict[str, Any] | None = None, **position: Any
) -> State:
    """Ann's extraction with these tanks; she has 4 energy and nothing else."""
    claims = {zone["zone"]: ANN for zone in standing}
    first = ann or player(resources=goods(energy=4))
    players = [first, *[player() for _ in range(3)]]
    return given(
        players,
        **{"step": "extract", "seat": ANN, "claims": claims, "tanks": [*standing], **position},
    )


# Who, and which tanks. ----------------------------------------------------------------------------


@rule("PS-EXTRACT-01", "PS-ROUND-07")
def test_all_extract_in_turn_order_before_anybody_trades() -> None:
    # X7: the order is Cy, Ann, Di, Bob.
    cards = {ANN: 2, BOB: 4, CY: 1, DI: 3}
    state = given([player(card=cards[seat]) for seat in range(4)], step="extract")
    asked = []
    while step(state) == "extract":
        asked.append(state.seat)
        for action in (BuyResource(1), SellResource(1), PassTrade()):
            assert refusal(state, action) == "PS-ROUND-07"
        play(state, Extract())
    assert asked == [CY, ANN, DI, BOB]
    assert (state.seat, step(state)) == (CY, "trade")
    assert refusal(state, Extract()) == "PS-ROUND-07"


@rule("PS-EXTRACT-02")
def test_at_first_all_upright_tanks_are_chosen() -> None:
    # X6: free ones and paid ones alike; a tipped one is not among them.
    state = extracting(
        tank("A1", "ore"),
        tank("C1", "energy"),
        {**tank("E1", "quartz"), "tipped": True},
        tank("C4"),
        options={"sabotage": True},
        round=2,
    )
    assert [one.zone for one in offered(state, SwitchOff)] == ["A1", "C1", "C4"]
    play(state, Extract())
    assert held(state) == goods(0, 1, 1, 4)


@rule("PS-EXTRACT-03")
def test_a_tank_is_switched_off_and_stays_off() -> None:
    state = extracting(tank("A1", "ore"), tank("C1", "quartz"), tank("C4"))
    play(state, SwitchOff("A1"), SwitchOff("C4"))
    assert described(state).idle == ["A1", "C4"]
    assert refusal(state, SwitchOff("A1")) == "PS-EXTRACT-03"
    play(state, Extract())
    assert held(state) == goods(1, 0, 0, 3)


@rule("PS-EXTRACT-03")
@pytest.mark.parametrize("zone", ["B2", "D1", "E7", "H1"])
def test_only_own_running_tanks_are_switched_off(zone: str) -> None:
    # An own zone without a tank, Bob's tank, an unclaimed zone, no zone at all.
    claims = {"A1": ANN, "B2": ANN, "D1": BOB}
    state = extracting(tank("A1", "ore"), tank("D1"), claims=claims)
    assert refusal(state, SwitchOff(zone)) == "PS-EXTRACT-03"
    assert [one.zone for one in offered(state, SwitchOff)] == ["A1"]


@rule("PS-EXTRACT-03", "PS-EXTRACT-13")
def test_free_tanks_may_idle_too() -> None:
    # X6
    state = extracting(tank("C1", "energy"), tank("C4"))
    play(state, SwitchOff("C1"), SwitchOff("C4"), Extract())
    assert held(state) == goods(energy=4)


@rule("PS-EXTRACT-03")
def test_every_choice_of_tanks_can_be_made() -> None:
    zones = ("A1", "C1", "E1")
    for count in range(len(zones) + 1):
        for idle in itertools.combinations(zones, count):
            state = extracting(*[tank(zone, "ore") for zone in zones])
            play(state, *[SwitchOff(zone) for zone in idle], Extract())
            assert held(state) == goods(ore=3 - count, energy=1 + count)


@rule("PS-EXTRACT-04")
def test_what_the_energy_does_not_pay_for_is_not_carried_out() -> None:
    three = [tank("A1", "ore"), tank("C1", "ore"), tank("E1")]
    state = extracting(*three, ann=player(resources=goods(energy=1)))
    assert refusal(state, Extract()) == "PS-EXTRACT-04"
    play(state, SwitchOff("A1"))
    assert refusal(state, Extract()) == "PS-EXTRACT-04"
    assert offered(state, Extract) == []
    play(state, SwitchOff("C1"), Extract())
    assert held(state) == goods(water=1)


@rule("PS-EXTRACT-04")
def test_without_energy_the_free_tanks_still_run() -> None:
    # N2: with all paid tanks off it is legal at the latest.
    state = extracting(
        tank("A1", "ore"), tank("C1", "energy"), tank("C4"), ann=player(resources=goods())
    )
    assert [one.zone for one in offered(state, SwitchOff)] == ["A1", "C1", "C4"]
    assert refusal(state, Extract()) == "PS-EXTRACT-04"
    play(state, SwitchOff("A1"), Extract())
    assert held(state) == goods(water=1, energy=1)


@rule("PS-EXTRACT-04")
def test_nothing_may_be_extracted() -> None:
    state = extracting()
    assert state.actions() == [Extract()]
    play(state, Extract())
    assert (held(state), state.seat) == (goods(energy=4), BOB)


# What it costs. -----------------------------------------------------------------------------------


@rule("PS-EXTRACT-05", "PS-EXTRACT-07")
@pytest.mark.parametrize(
    ("zone", "kind", "energy"),
    [
        ("A1", None, 1),
        ("A1", "quartz", 1),
        ("A1", "ore", 1),
        ("A1", "energy", 0),
        ("C4", None, 0),
        ("C4", "quartz", 1),
        ("C4", "ore", 1),
        ("C4", "energy", 0),
    ],
)
def test_what_a_tank_costs_and_yields(zone: str, kind: str | None, energy: int) -> None:
    state = extracting(tank(zone, kind), ann=player(resources=goods(energy=2)))
    before = supply(state)
    play(state, Extract())
    expected = goods(energy=2 - energy)
    expected[kind or "water"] += 1
    assert held(state) == expected
    assert supply(state) == before


@rule("PS-EXTRACT-05", "PS-BOARD-03")
@pytest.mark.parametrize("column", "ABCDE")
def test_all_of_row_4_is_river(column: str) -> None:
    state = extracting(tank(f"{column}4"), ann=player(resources=goods()))
    play(state, Extract())
    assert held(state) == goods(water=1)


@rule("PS-EXTRACT-06")
def test_energy_of_this_extraction_pays_for_nothing() -> None:
    # X1: two energy tanks side by side and an ore tank, no energy: the ore tank idles.
    state = extracting(
        tank("B1", "energy"), tank("C1", "energy"), tank("E1", "ore"), ann=player(resources=goods())
    )
    assert refusal(state, Extract()) == "PS-EXTRACT-04"
    assert refusal(state, SwitchOff("E1")) is None
    play(state, SwitchOff("E1"), Extract())
    assert held(state) == goods(energy=3)


@rule("PS-EXTRACT-06", "PS-EXTRACT-14")
def test_the_energy_paid_makes_room_for_new_energy() -> None:
    state = extracting(tank("A1", "energy"), tank("C1", "ore"))
    play(state, Extract())
    assert held(state) == goods(ore=1, energy=4)


@rule("PS-EXTRACT-08")
def test_a_supercharged_bare_tank_still_runs_for_nothing_on_the_river() -> None:
    # X2
    state = extracting(tank("C4", None, True), ann=player(resources=goods()))
    play(state, Extract())
    assert held(state) == goods(water=2)


# Superchargers and airship. -----------------------------------------------------------------------


@rule("PS-EXTRACT-11")
@pytest.mark.parametrize("kind", [None, "quartz", "ore", "energy"])
def test_a_supercharger_yields_one_more_of_the_same(kind: str | None) -> None:
    state = extracting(tank("A1", kind, True), ann=player(resources=goods(energy=1)))
    play(state, Extract())
    expected = goods(energy=1 if kind == "energy" else 0)
    expected[kind or "water"] += 2
    assert held(state) == expected


@rule("PS-EXTRACT-12", "PS-AIR-02")
def test_the_airship_serves_the_tanks_of_all_in_its_row() -> None:
    # V1: two tanks of Ann's and one of Bob's in row 6, one more of Ann's in row 5.
    standing = [tank("A6", "ore"), tank("C6", "quartz"), tank("E5"), tank("E6", "ore")]
    claims = {"A6": ANN, "C6": ANN, "E5": ANN, "E6": BOB}
    players = [player(resources=goods(energy=4)) for _ in range(4)]
    players[CY]["card"], players[ANN]["card"] = 1, 3
    players[BOB]["card"], players[DI]["card"] = 2, 4
    state = given(players, step="extract", claims=claims, tanks=standing, airship=6)
    play(state, Extract(), Extract(), Extract())
    assert held(state, ANN) == goods(2, 2, 1, 1)
    assert held(state, BOB) == goods(ore=2, energy=3)
    assert held(state, CY) == goods(energy=4)


@rule("PS-EXTRACT-12")
@pytest.mark.parametrize(("row", "gain"), [(3, 1), (4, 2), (5, 1), (None, 1)])
def test_the_airship_serves_its_row_only(row: int | None, gain: int) -> None:
    # V2: the river row counts, too.
    state = extracting(tank("C4"), airship=row)
    play(state, Extract())
    assert held(state)["water"] == gain


@rule("PS-EXTRACT-13")
def test_an_idle_tank_gives_nothing_at_all() -> None:
    # X4: a supercharged tank in the airship's row, idle, beside one of its kind that runs.
    state = extracting(tank("A1", "ore", True), tank("B1", "ore"), airship=1)
    play(state, SwitchOff("A1"), Extract())
    assert held(state) == goods(ore=2, energy=3)


@rule("PS-EXTRACT-13", "PS-SAB-05")
def test_a_tipped_tank_gives_nothing_at_all() -> None:
    tipped = {**tank("A1", "ore", True), "tipped": True}
    state = extracting(tipped, tank("B1", "ore"), airship=1, options={"sabotage": True}, round=2)
    play(state, Extract())
    assert held(state) == goods(ore=2, energy=3)


# Room. --------------------------------------------------------------------------------------------


@rule("PS-EXTRACT-14")
def test_what_finds_no_room_is_lost() -> None:
    # G3: 6 water on class 2, 3 extracted: 7 kept, 2 lost, the supply as before.
    ann = player(resources=goods(0, 4, 6, 4), classes=goods(1, 1, 2, 1))
    state = extracting(tank("A1"), tank("C1"), tank("E1"), tank("C4", "ore"), ann=ann)
    before = supply(state)
    assert foretold(state, ANN).extraction.lost.water == 2
    events = play(state, Extract())
    assert held(state) == goods(0, 4, 7, 0)
    (told,) = [event for event in events if isinstance(event, GoodsLost)]
    assert told.lost == {"water": 2, "ore": 1}
    assert supply(state) == before


@rule("PS-EXTRACT-15")
def test_what_one_gets_does_not_depend_on_the_others() -> None:
    # N3: Bob gets the same whatever Ann does, and may choose the same.
    ends = []
    for first in ([Extract()], [SwitchOff("D1"), Extract()]):
        state = given(
            [player(resources=goods(energy=4)) for _ in range(3)],
            step="extract",
            claims={"D1": ANN, "B1": BOB, "C1": BOB},
            tanks=[tank("D1", "ore"), tank("B1", "ore"), tank("C1", "ore", True)],
        )
        play(state, *first)
        choices = state.actions()
        play(state, Extract())
        ends.append((choices, held(state, BOB)))
    assert ends[0] == ends[1]
    assert ends[0][1] == goods(ore=4, energy=2)


@rule("PS-EXTRACT-15")
@pytest.mark.parametrize("first", [ANN, BOB])
def test_the_order_of_extraction_makes_no_difference(first: int) -> None:
    # N3: so that all may choose at the same time.
    state = given(
        [player(resources=goods(energy=4), card=(seat - first) % 2 + 1) for seat in (ANN, BOB)],
        step="extract",
        claims={"B1": ANN, "C1": BOB, "D1": BOB},
        tanks=[tank("B1", "ore"), tank("C1", "ore"), tank("D1")],
    )
    assert state.seat == first
    play(state, Extract(), Extract())
    assert held(state, ANN) == goods(ore=1, energy=3)
    assert held(state, BOB) == goods(ore=1, water=1, energy=2)
