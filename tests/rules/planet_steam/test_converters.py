"""Converters: what they cost, where they go, and what becomes of the old one."""

from typing import Any

import pytest

from footplate.games.planet_steam.language.actions import (
    Activate,
    BuyConverter,
    Converter,
    DeclineActivation,
    EndTanks,
    Extract,
)
from footplate.games.planet_steam.play.state import State
from tests.rules.planet_steam.given import (
    ANN,
    BOB,
    credits,
    given,
    goods,
    held,
    offered,
    play,
    player,
    refusal,
    seen,
    step,
    supply,
    tank,
    tanks,
)

rule = pytest.mark.rule

ROWS = {f"{column}{row}": ANN for row in (1, 2) for column in "ABCDE"}
ROWS |= {f"{column}3": ANN for column in "ABCD"}


def buying(ann: dict[str, Any] | None = None, **position: Any) -> State:
    """Ann's tank turn; A1, A2, A3 are hers, B1 is Bob's."""
    claims = {"A1": ANN, "A2": ANN, "A3": ANN, "B1": BOB, "B2": "neutral"}
    players = [ann or player(), *[player() for _ in range(3)]]
    return given(players, **{"step": "tanks", "seat": ANN, "claims": claims, **position})


def left(state: State) -> dict[str, int]:
    """The converters in the reserve."""
    found = seen(state).reserve.converters
    return {"quartz": found.quartz, "ore": found.ore, "energy": found.energy}


@rule("PS-TANK-11")
@pytest.mark.parametrize(("kind", "cost"), [("quartz", 8), ("ore", 5), ("energy", 2)])
def test_what_a_converter_costs(kind: Converter, cost: int) -> None:
    state = buying(tanks=[tank("A1")])
    before = supply(state)
    play(state, BuyConverter(kind, "A1"))
    assert (credits(state), held(state)) == (100 - cost, goods(4, 4, 4, 4))
    assert tanks(state) == {"A1": (kind, False)}
    assert left(state) == {"quartz": 14, "ore": 14, "energy": 14} | {kind: 13}
    assert supply(state) == before


@rule("PS-TANK-11")
@pytest.mark.parametrize(("kind", "cost"), [("quartz", 8), ("ore", 5), ("energy", 2)])
def test_a_converter_must_be_paid(kind: Converter, cost: int) -> None:
    poor = buying(player(credits=cost - 1), tanks=[tank("A1")])
    assert refusal(poor, BuyConverter(kind, "A1")) == "PS-ROUND-18"
    able = buying(player(credits=cost), tanks=[tank("A1")])
    assert refusal(able, BuyConverter(kind, "A1")) is None


@rule("PS-TANK-11")
@pytest.mark.parametrize("zone", ["A2", "B1", "B2", "C1"])
def test_a_converter_goes_on_an_own_tank(zone: str) -> None:
    # An own zone without a tank, Bob's tank, a neutral and an unclaimed zone.
    state = buying(tanks=[tank("A1"), tank("B1")])
    assert refusal(state, BuyConverter("ore", zone)) == "PS-TANK-11"
    assert {one.zone for one in offered(state, BuyConverter)} == {"A1"}


@rule("PS-TANK-11")
def test_without_a_tank_no_converter_can_be_bought() -> None:
    assert offered(buying(), BuyConverter) == []


@rule("PS-TANK-12")
def test_there_are_fourteen_of_each_kind() -> None:
    # G4: refused to all, until one is returned.
    state = buying(
        claims={**ROWS, "E7": BOB},
        tanks=[*[tank(zone, "ore") for zone in ROWS], tank("E7")],
    )
    assert left(state)["ore"] == 0
    assert "ore" not in {one.converter for one in offered(state, BuyConverter)}
    theirs = given(
        claims={**ROWS, "E7": BOB},
        tanks=[*[tank(zone, "ore") for zone in ROWS], tank("E7")],
        seat=BOB,
    )
    assert refusal(theirs, BuyConverter("ore", "E7")) == "PS-TANK-12"
    assert refusal(theirs, BuyConverter("energy", "E7")) is None
    play(state, BuyConverter("energy", "A1"))
    assert left(state)["ore"] == 1
    play(state, EndTanks(), Activate())
    assert (state.seat, step(state)) == (BOB, "tanks")
    assert refusal(state, BuyConverter("ore", "E7")) is None


@rule("PS-TANK-12")
def test_the_kind_that_ran_out_is_refused_by_its_own_rule() -> None:
    zones = [*list(ROWS)[:13], "E7"]
    state = buying(
        claims={**ROWS, "E7": BOB},
        tanks=[*[tank(zone, "quartz") for zone in zones], tank("D3")],
    )
    assert refusal(state, BuyConverter("quartz", "D3")) == "PS-TANK-12"


@rule("PS-TANK-13")
def test_a_replaced_converter_goes_back_to_the_reserve_for_nothing() -> None:
    # T6: a single tank from ore to quartz for 8 credits.
    state = buying(tanks=[tank("A1", "ore", True)])
    assert left(state) == {"quartz": 14, "ore": 13, "energy": 14}
    play(state, BuyConverter("quartz", "A1"))
    assert tanks(state) == {"A1": ("quartz", True)}
    assert left(state) == {"quartz": 13, "ore": 14, "energy": 14}
    assert credits(state) == 92


@rule("PS-TANK-13")
def test_a_replaced_converter_may_go_to_a_bare_tank() -> None:
    state = buying(tanks=[tank("A1", "ore"), tank("A2"), tank("A3", "energy")])
    play(state, BuyConverter("quartz", "A1", "A2"))
    assert tanks(state) == {"A1": ("quartz", False), "A2": ("ore", False), "A3": ("energy", False)}
    assert left(state) == {"quartz": 13, "ore": 13, "energy": 13}
    assert credits(state) == 92


@rule("PS-TANK-13")
def test_a_bare_tank_beside_it_does_not_force_the_old_converter_there() -> None:
    state = buying(tanks=[tank("A1", "ore"), tank("A2")])
    play(state, BuyConverter("quartz", "A1"))
    assert tanks(state) == {"A1": ("quartz", False), "A2": (None, False)}


@rule("PS-TANK-13")
def test_the_kind_that_a_tank_has_already_is_refused() -> None:
    state = buying(tanks=[tank("A1", "ore"), tank("A2")])
    assert refusal(state, BuyConverter("ore", "A1")) == "PS-TANK-13"
    assert refusal(state, BuyConverter("ore", "A1", "A2")) == "PS-TANK-13"
    refused = state.refuse(BuyConverter("ore", "A1"))
    assert refused is not None
    assert refused.sentence == "The tank on A1 has its ore converter already."


@rule("PS-TANK-13")
def test_a_tank_has_one_converter_and_one_output() -> None:
    state = buying(player(resources=goods(0, 0, 1, 4)), tanks=[tank("A1", "ore")])
    play(state, BuyConverter("quartz", "A1"), EndTanks(), *[DeclineActivation()] * 3, Extract())
    assert held(state) == goods(1, 0, 1, 3)


@rule("PS-TANK-14")
@pytest.mark.parametrize("to", ["A3", "B1", "B2", "C1", "A2", "H1", "A1"])
def test_the_old_converter_goes_to_another_own_bare_tank(to: str) -> None:
    # No tank, Bob's tank, neutral, unclaimed, a tank with a converter, no zone, the same tank.
    state = buying(tanks=[tank("A1", "ore"), tank("A2", "energy"), tank("B1")])
    assert refusal(state, BuyConverter("quartz", "A1", to)) == "PS-TANK-14"
    assert {one.moved_to for one in offered(state, BuyConverter)} == {None}


@rule("PS-TANK-14")
def test_nothing_moves_where_nothing_is_replaced() -> None:
    state = buying(tanks=[tank("A1"), tank("A2")])
    assert refusal(state, BuyConverter("quartz", "A1", "A2")) == "PS-TANK-14"


@rule("PS-TANK-13", "PS-TANK-14")
def test_every_way_of_replacing_is_offered_once() -> None:
    state = buying(tanks=[tank("A1", "ore"), tank("A2"), tank("A3")])
    ways = [(one.converter, one.zone, one.moved_to) for one in offered(state, BuyConverter)]
    replaced = [(kind, "A1", to) for kind in ("quartz", "energy") for to in (None, "A2", "A3")]
    new = [(kind, zone, None) for kind in ("quartz", "ore", "energy") for zone in ("A2", "A3")]
    assert sorted(ways, key=str) == sorted([*replaced, *new], key=str)


@rule("PS-SAB-06", "PS-TANK-13")
def test_no_converter_for_a_tipped_tank() -> None:
    tipped: dict[str, Any] = {**tank("A1"), "tipped": True}
    state = buying(options={"sabotage": True}, round=2, tanks=[tipped, tank("A2", "ore")])
    assert refusal(state, BuyConverter("ore", "A1")) == "PS-SAB-06"
    assert refusal(state, BuyConverter("quartz", "A2", "A1")) == "PS-SAB-06"
