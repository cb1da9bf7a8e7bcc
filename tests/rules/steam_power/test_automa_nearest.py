"""Of several cities an Automa builds to the nearest that it can reach."""

from typing import Any

import pytest

from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.automas import (
    AUTOMA,
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    FAR,
    TOP_LEFT,
    TOP_RIGHT,
    colors,
    decided,
    facing,
    hexes,
    step,
    target,
)
from tests.rules.steam_power.given import GREEN, RED, links, track, trains
from tests.rules.steam_power.lines import (
    CHICAGO,
    FORT_WAYNE,
    GARY,
    MADISON,
    MILWAUKEE,
    PEORIA,
    SPRINGFIELD,
    line,
)

rule = pytest.mark.rule

LAKE = line("Milwaukee", "Chicago", AUTOMA)
"""Own cities: Milwaukee, Chicago and Gary. Madison is one tile away; Peoria, Green Bay,
Indianapolis, Grand Rapids and Fort Wayne are two."""


def beside_the_lake(contract: str, **position: Any) -> State:
    position = {"cities": FAR, **position, "tracks": [*LAKE, *position.get("tracks", [])]}
    return facing(contract, **position)


@rule("SP-ATRACK-14")
@pytest.mark.parametrize("corner", [TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT])
def test_the_city_with_the_fewest_tiles_is_taken(corner: int) -> None:
    # M-17: purple Madison is one tile away, Peoria two.
    cities = colors(purple=f"{MADISON} {PEORIA} A2 A7 B9")
    state = beside_the_lake("K08", cities=cities, marker=corner)
    assert hexes(step(state))[0] in ("K6", "K7")
    assert ("Madison", "Milwaukee", AUTOMA) in links(state)


@rule("SP-ATRACK-14")
@pytest.mark.parametrize(
    ("corner", "link"),
    [
        (TOP_LEFT, ("Chicago", "Peoria")),
        (TOP_RIGHT, ("Fort Wayne", "Gary")),
        (BOTTOM_RIGHT, ("Fort Wayne", "Gary")),
        (BOTTOM_LEFT, ("Chicago", "Peoria")),
    ],
)
def test_of_equally_near_cities_the_first_in_the_sweep_is_taken(
    corner: int, link: tuple[str, str]
) -> None:
    cities = colors(purple=f"{FORT_WAYNE} {PEORIA} A2 A7 B9")
    state = beside_the_lake("K08", cities=cities, marker=corner)
    step(state)
    assert (*link, AUTOMA) in links(state)


@rule("SP-ATRACK-14")
def test_tiles_are_counted_from_every_own_city() -> None:
    # Toledo is purple and far from Milwaukee, but the network ends in Fort Wayne.
    state = facing(
        "K08",
        tracks=[*LAKE, *line("Gary", "Fort Wayne", AUTOMA)],
        cities=colors(purple=f"R9 {SPRINGFIELD} A2 A7 B9"),
    )
    step(state)
    assert ("Fort Wayne", "Toledo", AUTOMA) in links(state)


DULUTH_SHUT = [
    *(track("G2", 1, 2, RED), track("H2", 4, 5, RED)),
    track("I2", 4, 5, GREEN),
]
"""Tight curves, which nothing can cross, on the three hexes beside Duluth."""


@rule("SP-ATRACK-16")
def test_a_city_that_cannot_be_reached_is_no_target() -> None:
    # Duluth would be the nearest purple city.
    state = facing(
        "K08",
        others=(30, 30),
        tracks=[*line("La Crosse", "Green Bay", AUTOMA), *DULUTH_SHUT],
        cities=colors(purple="H1 L6 A2 A7 B9"),
        marker=TOP_RIGHT,
    )
    step(state)
    assert ("Green Bay", "Milwaukee", AUTOMA) in links(state)


@rule("SP-ATRACK-16", "SP-ATRACK-06")
def test_if_no_city_of_a_rule_can_be_reached_the_next_colour_decides() -> None:
    # Of the purple cities two are the Automa's, and Duluth is shut.
    state = facing(
        "K02",
        others=(30, 30),
        tracks=[*LAKE, *DULUTH_SHUT],
        cities=colors(purple=f"H1 {CHICAGO} {MILWAUKEE}"),
        beside={"purple": 2},
    )
    assert "SP-ATRACK-16" in decided(step(state))
    assert ("Madison", "Milwaukee", AUTOMA) in links(state)


@rule("SP-ATRACK-17")
@pytest.mark.parametrize("build_out", ["group", "hex"])
def test_a_way_into_any_city_of_a_group_reaches_the_target(build_out: str) -> None:
    # Gary is purple; one tile leads to Chicago beside it.
    state = facing(
        "K08",
        tracks=line("Madison", "Milwaukee", AUTOMA),
        cities=colors(purple=f"{GARY} A2 A7 B9 H1"),
        options={"group_build_out": build_out},
    )
    before = trains(state, AUTOMA)
    events = step(state)
    assert hexes(events)[0] == "L7"
    assert ("Chicago", "Milwaukee", AUTOMA) in links(state)
    assert target(state) != GARY
    assert trains(state, AUTOMA) == before - 2
