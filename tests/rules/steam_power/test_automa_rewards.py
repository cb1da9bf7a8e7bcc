"""What an Automa gets for a contract: its money, its bonus, or money in its place."""

from typing import Any

import pytest

from footplate.games.steam_power.language.events import (
    ContractFulfilled,
    FactoryBuilt,
    TrackLaid,
)
from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.automas import (
    AUTOMA,
    FAR,
    FIFTEEN,
    colors,
    facing,
    factories,
    fulfilled,
    gained,
    hexes,
    laid,
    step,
)
from tests.rules.steam_power.given import RED, factory, money, track, trains
from tests.rules.steam_power.lines import (
    MADISON,
    MILWAUKEE,
    line,
)
from tests.rules.steam_power.ways import CITIES, network

rule = pytest.mark.rule

# The Automa owns Madison – Milwaukee, Red goes on to Chicago and from Gary to Indianapolis.
NEIGHBOURS = [
    *line("Madison", "Milwaukee", AUTOMA),
    *line("Milwaukee", "Chicago", RED),
    *line("Gary", "Indianapolis", RED),
]


def pricing(contract: str, *made: dict[str, Any], money: int = 30, **position: Any) -> State:
    """The Automa has this contract; the factories stand among the neighbours."""
    position = {"tracks": NEIGHBOURS, **position}
    return facing(contract, money=money, factories=list(made), **position)


@rule("SP-AFUL-07")
def test_the_contracts_money_pays_for_the_bonus() -> None:
    # From La Crosse the way to Red's Madison begins with hills for $2; the Automa has nothing.
    state = facing(
        "K10",
        money=0,
        tracks=[*line("Duluth", "La Crosse", AUTOMA), *line("Madison", "Milwaukee", RED)],
        cities={**FAR, **colors(gray="H1", black="H4")},
        factories=[factory("H1", AUTOMA, 4), factory("H4", AUTOMA, 4)],
    )
    events = step(state)
    kinds = [type(event) for event in events]
    assert kinds.index(ContractFulfilled) < kinds.index(TrackLaid)
    assert hexes(events) == ["I5", "J5"]
    assert (money(state, AUTOMA), fulfilled(state), gained(events)) == (0, ["K10"], 0)


@rule("SP-AFUL-08", "SP-AFUL-09")
@pytest.mark.parametrize("contract", ["K20", "K38", "K45"])
def test_taking_contracts_is_always_compensated(contract: str) -> None:
    state = pricing(contract, money=40)
    events = step(state)
    assert gained(events) == 5
    cubes_, reward = {"K20": (3, 2), "K38": (4, 3), "K45": (5, 3)}[contract]
    assert money(state, AUTOMA) == 40 - 5 * cubes_ + reward + 5


@rule("SP-AFUL-08", "SP-AFUL-09", "SP-TRACK-23")
def test_a_track_bonus_without_a_train_is_compensated() -> None:
    state = facing("K10", money=15, tracks=network(21, AUTOMA), cities=CITIES)
    assert trains(state, AUTOMA) == 0
    events = step(state)
    assert (laid(events), factories(state), gained(events)) == ([], [], 5)
    assert money(state, AUTOMA) == 15 - 15 + 2 + 5


@rule("SP-AFUL-08", "SP-AFUL-09", "SP-FACTORY-07")
def test_a_factory_bonus_without_a_factory_in_reserve_is_compensated() -> None:
    state = pricing("K15", *(factory(hex, AUTOMA) for hex in FIFTEEN), money=15, cities=FAR)
    events = step(state)
    assert (laid(events), gained(events)) == ([], 5)
    assert len(factories(state)) == 15
    assert money(state, AUTOMA) == 15 - 15 + 2 + 5


@rule("SP-AFUL-09", "SP-AFUL-12", "SP-ATRACK-21")
def test_a_first_tile_that_is_too_dear_is_compensated_and_not_exchanged() -> None:
    # M-10: from Carlisle to Red's Preston a mountain comes first, and only $3 are there. A
    # factory could be built in Preston or Carlisle, but a bonus has no substitute.
    state = facing(
        "K10",
        money=16,
        board="england-wales",
        tracks=[track("I5", 1, 4, AUTOMA), track("J4", 1, 4, AUTOMA), track("H9", 0, 3, RED)],
        cities=colors(purple="D21 E15 E17 G20 R18"),
    )
    events = step(state)
    assert (laid(events), factories(state), gained(events)) == ([], [], 5)
    assert money(state, AUTOMA) == 16 - 15 + 2 + 5


@rule("SP-AFUL-09")
def test_a_factory_bonus_without_a_city_is_compensated() -> None:
    state = pricing(
        "K15",
        money=15,
        tracks=line("Madison", "Milwaukee", AUTOMA),
        cities=colors(purple=f"{MADISON} {MILWAUKEE}"),
    )
    events = step(state)
    assert (factories(state), laid(events), gained(events)) == ([], [], 5)


@rule("SP-AFUL-09")
def test_a_track_bonus_without_a_target_is_compensated() -> None:
    # Every colour asks for a city of an opponent, and nobody else has a link.
    state = pricing(
        "K10",
        money=15,
        tracks=line("Madison", "Milwaukee", AUTOMA),
        options={"automa_targets": ", ".join(["opponents-city"] * 4)},
    )
    events = step(state)
    assert (factories(state), laid(events), gained(events)) == ([], [], 5)


@rule("SP-AFUL-10")
def test_a_contract_without_a_bonus_brings_no_compensation() -> None:
    state = pricing("K25", money=15)
    assert gained(step(state)) == 0
    assert money(state, AUTOMA) == 5


@rule("SP-AFUL-11")
def test_a_bonus_of_which_one_tile_was_laid_counts_as_taken() -> None:
    # From Madison: J5 is free, the hills of I5 are not.
    state = pricing(
        "K04",
        money=10,
        tracks=[*line("Madison", "Milwaukee", AUTOMA), *line("Duluth", "La Crosse", RED)],
        cities=colors(purple="A2 A7 B9 C13 F13"),
    )
    events = step(state)
    assert (hexes(events), gained(events), money(state, AUTOMA)) == (["J5"], 0, 0)


@rule("SP-AFUL-13", "SP-AFAC-06")
@pytest.mark.parametrize(("seats", "number"), [(2, 4), (3, 5)])
def test_a_bonus_factory_gets_the_base_number_of_cubes(seats: int, number: int) -> None:
    # M-11: with one player and one Automa four, with another Automa five.
    automas = ", ".join(str(seat) for seat in range(2, seats + 1))
    state = pricing(
        "K05", money=20, others=(30,) * (seats - 1), options={"automas": automas}, cities=FAR
    )
    (built,) = [event for event in step(state) if isinstance(event, FactoryBuilt)]
    assert (built.seat, built.cubes) == (AUTOMA, number)


@rule("SP-AFUL-14")
@pytest.mark.parametrize(
    ("level", "amount"),
    [("very-easy", 0), ("easy", 2), ("normal", 5), ("hard", 10), ("very-hard", 15)],
)
def test_only_the_compensation_depends_on_the_difficulty(level: str, amount: int) -> None:
    # M-33.
    options = {"automas": f"2:{level}"}
    state = pricing("K20", money=15, options=options)
    assert gained(step(state)) == amount
    assert money(state, AUTOMA) == 15 - 15 + 2 + amount
    stuck = facing(
        "K10",
        money=1,
        options=options,
        tracks=[*line("Duluth", "La Crosse", AUTOMA), *line("Madison", "Milwaukee", RED)],
        cities=colors(purple="H1 H4 J6 L6"),
    )
    assert gained(step(stuck)) == 3
