"""Synergy: groups of own running tanks with the same output; and extraction as a whole."""

import random
from typing import Any

import pytest

import footplate
from footplate.games.planet_steam.game import PlanetSteam
from footplate.games.planet_steam.language.actions import Extract, SwitchOff
from footplate.games.planet_steam.language.events import Extracted
from footplate.games.planet_steam.language.position import Tank
from footplate.games.planet_steam.play.state import State
from tests.rules.planet_steam.given import (
    ANN,
    BOB,
    foretold,
    given,
    goods,
    held,
    play,
    player,
    tank,
)

rule = pytest.mark.rule

CLASSES = goods(4, 4, 4, 4)
RESOURCES = ("quartz", "ore", "water", "energy")


def extracting(*standing: dict[str, Any], **position: Any) -> State:
    """Ann's extraction; she has 13 energy and large carriers."""
    claims = {zone["zone"]: ANN for zone in standing}
    players = [player(classes=CLASSES, resources=goods(energy=13)), *[player() for _ in range(3)]]
    return given(
        players,
        **{"step": "extract", "seat": ANN, "claims": claims, "tanks": [*standing], **position},
    )


def synergy(state: State, *idle: str) -> dict[str, int]:
    """What the groups add if these tanks idle."""
    events = play(state, *[SwitchOff(zone) for zone in idle], Extract())
    (told,) = [event for event in events if isinstance(event, Extracted)]
    return told.synergy


@rule("PS-EXTRACT-09")
@pytest.mark.parametrize(
    ("zones", "more"),
    [
        ("A1", 0),
        ("A1 B1", 1),
        ("A1 A2", 1),
        ("A1 B1 C1", 2),
        ("A1 B2", 0),
        ("A1 C1", 0),
        ("A1 A2 A3 B3", 3),
        ("A1 B1 A2 B2", 3),
        ("B1 A2 B2 C2 B3", 4),
        ("A1 B1 D1 E1", 2),
        ("A1 B1 C1 E2 E3", 3),
        ("E1 A2", 0),
        ("E1 A1", 0),
        ("C3 C4 C5", 2),
    ],
)
def test_a_group_yields_one_less_than_its_tanks(zones: str, more: int) -> None:
    # X3: lines, a square, a cross, two groups, a diagonal, row ends that do not touch.
    own = zones.split()
    state = extracting(*[tank(zone, "ore") for zone in own])
    assert foretold(state, ANN).extraction.synergy.ore == more
    assert synergy(state) == ({"ore": more} if more else {})
    assert held(state) == goods(ore=len(own) + more, energy=13 - len(own))


@rule("PS-EXTRACT-09")
@pytest.mark.parametrize("kind", [None, "quartz", "ore", "energy"])
def test_every_output_forms_groups(kind: str | None) -> None:
    state = extracting(tank("A1", kind), tank("B1", kind), tank("B2", kind))
    assert synergy(state) == {kind or "water": 2}


@rule("PS-EXTRACT-09")
def test_groups_of_several_resources_yield_by_themselves() -> None:
    state = extracting(
        tank("A1", "ore"), tank("B1", "ore"), tank("A2"), tank("B2"), tank("D7", "quartz")
    )
    assert synergy(state) == {"ore": 1, "water": 1}


@rule("PS-EXTRACT-09")
def test_river_and_land_join_in_one_group() -> None:
    state = extracting(tank("C3"), tank("C4"), tank("D4"))
    assert synergy(state) == {"water": 2}
    assert held(state) == goods(water=5, energy=12)


@rule("PS-EXTRACT-10")
def test_an_idle_tank_breaks_a_group() -> None:
    # X3: three in a row, the middle one idle.
    state = extracting(*[tank(zone, "ore") for zone in ("A1", "B1", "C1")])
    assert synergy(state, "B1") == {}
    assert held(state) == goods(ore=2, energy=11)


@rule("PS-EXTRACT-10", "PS-SAB-05")
def test_a_tipped_tank_breaks_a_group() -> None:
    tipped = {**tank("B1", "ore"), "tipped": True}
    state = extracting(
        tank("A1", "ore"), tipped, tank("C1", "ore"), options={"sabotage": True}, round=2
    )
    assert synergy(state) == {}


@rule("PS-EXTRACT-10")
@pytest.mark.parametrize("kind", [None, "quartz", "energy"])
def test_another_output_breaks_a_group(kind: str | None) -> None:
    state = extracting(tank("A1", "ore"), tank("B1", kind), tank("C1", "ore"))
    assert synergy(state) == {}


@rule("PS-EXTRACT-10")
def test_a_foreign_tank_breaks_a_group() -> None:
    state = extracting(
        tank("A1", "ore"),
        tank("B1", "ore"),
        tank("C1", "ore"),
        claims={"A1": ANN, "B1": BOB, "C1": ANN},
    )
    assert synergy(state) == {}


# An independent model. ----------------------------------------------------------------------------


def joined(zones: set[str]) -> int:
    """How many groups there are, by flooding over letters and digits."""
    left, groups = set(zones), 0
    while left:
        groups += 1
        edge = [left.pop()]
        while edge:
            at = edge.pop()
            for across, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                near = f"{chr(ord(at[0]) + across)}{int(at[1]) + down}"
                if near in left:
                    left.discard(near)
                    edge.append(near)
    return groups


def expected(
    running: list[dict[str, Any]], airship: int | None, have: dict[str, int], room: int
) -> tuple[int, dict[str, int]]:
    """What the running tanks cost, and what their owner has in the end."""
    cost, after = 0, dict(have)
    for one in running:
        free = one["converter"] == "energy" or (one["converter"] is None and one["zone"][1] == "4")
        cost += 0 if free else 1
    after["energy"] -= cost
    for resource in RESOURCES:
        kind = None if resource == "water" else resource
        same = [one for one in running if one["converter"] == kind]
        gain = 2 * len(same) - joined({one["zone"] for one in same})
        gain += sum(one["supercharger"] for one in same)
        gain += sum(int(one["zone"][1]) == airship for one in same)
        after[resource] = min(room, after[resource] + gain)
    return cost, after


def drawn(rng: random.Random) -> dict[str, Any]:
    """Any extraction of two players, with tanks of all kinds side by side."""
    kinds = [None, "quartz", "ore", "energy"][: rng.choice([2, 4])]
    zones = [f"{column}{row}" for row in range(1, 8) for column in "BCD"]
    rng.shuffle(zones)
    claims = dict.fromkeys(zones[:12], ANN) | dict.fromkeys(zones[12:19], BOB)
    standing = [
        tank(zone, rng.choice(kinds), rng.random() < 0.3) for zone in claims if rng.random() < 0.8
    ]
    for one in rng.sample(standing, min(1, len(standing))):
        one["tipped"] = rng.random() < 0.5
    while sum(one["supercharger"] for one in standing) > 13:
        next(one for one in standing if one["supercharger"])["supercharger"] = False
    return {
        "claims": claims,
        "tanks": standing,
        "airship": rng.choice([None, 1, 2, 3, 4, 5, 6, 7]),
        "options": {"sabotage": True},
        "round": 2,
    }


@rule("PS-EXTRACT-05", "PS-EXTRACT-07", "PS-EXTRACT-09", "PS-EXTRACT-10", "PS-EXTRACT-14")
@rule("PS-EXTRACT-11", "PS-EXTRACT-12", "PS-EXTRACT-13")
@pytest.mark.parametrize("seed", range(120))
def test_extraction_is_what_an_independent_count_says(seed: int) -> None:
    rng = random.Random(seed)
    position = drawn(rng)
    level = rng.choice([1, 2, 3, 4])
    top = (4, 7, 10, 13)[level - 1]
    have = {resource: rng.randint(0, top) for resource in RESOURCES}
    ann = player(resources=have, classes=goods(level, level, level, level))
    state = given([ann, player()], step="extract", **position)
    mine = [one for one in position["tanks"] if position["claims"][one["zone"]] == ANN]
    running = [one for one in mine if not one.get("tipped")]
    rng.shuffle(running)
    for one in running[: rng.randint(0, len(running))]:
        play(state, SwitchOff(one["zone"]))
        running = [other for other in running if other is not one]
    while expected(running, position["airship"], have, top)[0] > have["energy"]:
        assert Extract() not in state.actions()
        one = running.pop()
        play(state, SwitchOff(one["zone"]))
    cost, after = expected(running, position["airship"], have, top)
    assert foretold(state, ANN).extraction.energy == cost
    play(state, Extract())
    assert held(state) == after


@rule("PS-EXTRACT-09")
def test_the_extraction_of_a_proposed_layout_is_foretold() -> None:
    """Before anything is lifted: two ore tanks apart give 2, side by side 3."""
    state = given(
        [player(resources=goods(ore=0, energy=4)), player()],
        step="tanks",
        claims={"B1": ANN, "B2": ANN, "D5": ANN, "C4": BOB},
        tanks=[tank("B1", "ore"), tank("D5", "ore")],
    )
    game = state.game
    assert isinstance(game, PlanetSteam)
    before = state.digest()
    assert foretold(state, ANN).extraction.synergy.ore == 0
    proposed = game.forecast_layout(state, ANN, [Tank("B1", "ore"), Tank("B2", "ore", True)])
    assert (proposed.basic.ore, proposed.synergy.ore, proposed.superchargers.ore) == (2, 1, 1)
    assert (proposed.energy, proposed.enough) == (2, True)
    assert state.digest() == before
    for wrong in ([Tank("C4")], [Tank("B1"), Tank("B1")], [Tank("Z9")]):
        with pytest.raises(footplate.BadInput):
            game.forecast_layout(state, ANN, wrong)
