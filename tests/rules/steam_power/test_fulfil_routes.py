"""Fulfilling a contract: the way of a cube to the network, and which ways are offered."""

from typing import Any

import pytest

from footplate.games.steam_power.language.actions import BuyResource, FulfilContract, TakeResource
from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.given import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    described,
    factory,
    fulfil,
    offered,
    play,
    purses,
    refusal,
    track,
)
from tests.rules.steam_power.lines import (
    CHICAGO,
    DETROIT,
    FORT_WAYNE,
    GARY,
    GRAY_AT_HOME,
    GREEN_BAY,
    MADISON,
    MILWAUKEE,
    chain,
    fetch,
    holding,
    line,
    sources,
)

rule = pytest.mark.rule

# Red's network ends in Fort Wayne; east of it lie Toledo and Detroit.
WEST = line("Gary", "Fort Wayne", RED)


def from_detroit(*eastern: dict[str, Any], owner: int = RED) -> State:
    """Red is to fetch orange from Detroit, then gray from the own factory in Fort Wayne."""
    state = holding(
        "K03",
        seats=4,
        tracks=[*WEST, *eastern],
        cities={DETROIT: "orange", FORT_WAYNE: "gray"},
        factories=[factory(DETROIT, owner, 3), factory(FORT_WAYNE, RED, 3)],
    )
    play(state, FulfilContract("K03"))
    return state


@rule("SP-FULFIL-07")
def test_a_route_follows_completed_links_to_the_network() -> None:
    joined = [*line("Fort Wayne", "Toledo", BLUE), *line("Detroit", "Toledo", GREEN)]
    state = from_detroit(*joined, owner=YELLOW)
    assert sources(state) == {fetch(DETROIT, (BLUE, 1), (GREEN, 1), (YELLOW, 1))}


@rule("SP-FULFIL-07")
def test_payments_that_fit_no_route_are_refused() -> None:
    joined = [*line("Fort Wayne", "Toledo", BLUE), *line("Detroit", "Toledo", GREEN)]
    state = from_detroit(*joined, owner=YELLOW)
    for pay in ([(BLUE, 1), (YELLOW, 1)], [(BLUE, 3)], []):
        assert refusal(state, fetch(DETROIT, *pay)) == "SP-FULFIL-07"


@rule("SP-FULFIL-07", "SP-FULFIL-17")
def test_an_incomplete_link_carries_nothing() -> None:
    # Blue's track leads out of Fort Wayne and is not yet at Detroit.
    state = from_detroit(track("P8", 1, 3, BLUE), *line("Detroit", "Toledo", GREEN))
    assert sources(state) == set()
    assert refusal(state, fetch(DETROIT, (BLUE, 1))) == "SP-FULFIL-07"
    assert state.actions() == [BuyResource()]


@rule("SP-FULFIL-07", "SP-FULFIL-08", "SP-FULFIL-14")
def test_a_route_passes_a_group_for_nothing() -> None:
    # From Chicago through Gary, which is no stop of Red's, to Fort Wayne.
    tracks = [*line("Fort Wayne", "Toledo", RED), *line("Gary", "Fort Wayne", BLUE)]
    factories = [factory(CHICAGO, RED, 3), factory(FORT_WAYNE, RED, 3)]
    cities = {CHICAGO: "orange", FORT_WAYNE: "gray"}
    state = holding("K03", tracks=tracks, cities=cities, factories=factories)
    play(state, FulfilContract("K03"))
    assert sources(state) == {fetch(CHICAGO, (BLUE, 1))}


@rule("SP-FULFIL-08")
def test_a_cube_in_the_group_of_an_own_city_has_arrived() -> None:
    # Red's link ends in Chicago, the cube is in Gary.
    tracks = line("Milwaukee", "Chicago", RED)
    cities = {GARY: "orange", MILWAUKEE: "gray"}
    factories = [factory(GARY, BLUE, 2), factory(MILWAUKEE, RED, 2)]
    state = holding("K03", tracks=tracks, cities=cities, factories=factories)
    play(state, FulfilContract("K03"))
    assert sources(state) == {fetch(GARY, (BLUE, 1))}


@rule("SP-FULFIL-08")
def test_nothing_is_paid_beyond_the_first_own_city() -> None:
    # The cube is in Milwaukee, where Red has a link; Blue's link there is not used.
    cities = {MILWAUKEE: "orange"}
    factories = [factory(MILWAUKEE, GREEN, 2), GRAY_AT_HOME]
    state = holding("K03", cities=cities, factories=factories)
    play(state, FulfilContract("K03"))
    assert sources(state) == {fetch(MILWAUKEE, (GREEN, 1))}
    assert refusal(state, fetch(MILWAUKEE, (BLUE, 1), (GREEN, 1))) is not None


@rule("SP-FULFIL-09")
def test_cubes_may_arrive_at_different_cities() -> None:
    # white from both ends of Red's network.
    cities = {GREEN_BAY: "white", CHICAGO: "white"}
    factories = [factory(GREEN_BAY, RED, 1), factory(CHICAGO, RED, 1), GRAY_AT_HOME]
    tracks = chain(RED, "Green Bay", "Madison", "Milwaukee", "Chicago")
    state = holding("K12", tracks=tracks, cities=cities, factories=factories)
    fulfil(state, "K12", GREEN_BAY, CHICAGO, MADISON)
    assert purses(state) == [32, 30, 30]  # $2 stand on the contract
    assert described(state).players[RED].fulfilled == ["K12"]


# Which ways are offered. --------------------------------------------------------------------


@rule("SP-FULFIL-06", "SP-FULFIL-10")
def test_every_way_that_spares_somebody_is_offered() -> None:
    # Over Yellow's link for $1, or over Blue's and Green's for $2.
    ring = [
        *line("Fort Wayne", "Toledo", BLUE),
        *line("Detroit", "Toledo", GREEN),
        track("P8", 1, 3, YELLOW),
        track("Q8", 1, 4, YELLOW),
    ]
    state = from_detroit(*ring)
    assert sources(state) == {fetch(DETROIT, (YELLOW, 1)), fetch(DETROIT, (BLUE, 1), (GREEN, 1))}
    play(state, fetch(DETROIT, (BLUE, 1), (GREEN, 1)))
    assert purses(state) == [28, 31, 31, 30]


@rule("SP-FULFIL-10")
def test_a_way_that_pays_somebody_more_and_nobody_less_is_refused() -> None:
    # Blue's direct link for $1; by Toledo Blue would get the same and Green $1 more.
    ring = [
        *line("Fort Wayne", "Toledo", GREEN),
        *line("Detroit", "Toledo", BLUE),
        track("P8", 1, 3, BLUE),
        track("Q8", 1, 4, BLUE),
    ]
    state = from_detroit(*ring)
    assert sources(state) == {fetch(DETROIT, (BLUE, 1))}
    assert refusal(state, fetch(DETROIT, (BLUE, 1), (GREEN, 1))) == "SP-FULFIL-10"


@rule("SP-FULFIL-11")
def test_ways_with_equal_payments_are_one() -> None:
    parallel = [
        *line("Fort Wayne", "Toledo", BLUE),
        *line("Fort Wayne", "Toledo", BLUE, way=1),
        *line("Detroit", "Toledo", GREEN),
    ]
    state = from_detroit(*parallel)
    assert offered(state, TakeResource) == [fetch(DETROIT, (BLUE, 1), (GREEN, 1))]


@rule("SP-FULFIL-11", "SP-FULFIL-14", "SP-TRACK-21")
def test_parallel_links_of_two_owners_are_two_ways() -> None:
    parallel = [
        *line("Fort Wayne", "Toledo", BLUE),
        *line("Fort Wayne", "Toledo", GREEN, way=1),
        *line("Detroit", "Toledo", GREEN),
    ]
    state = from_detroit(*parallel)
    assert sources(state) == {fetch(DETROIT, (GREEN, 2)), fetch(DETROIT, (BLUE, 1), (GREEN, 1))}


@rule("SP-FULFIL-07", "SP-FULFIL-11")
def test_an_own_parallel_link_makes_the_city_ones_own() -> None:
    parallel = [
        *line("Fort Wayne", "Toledo", BLUE),
        *line("Fort Wayne", "Toledo", RED, way=1),
        *line("Detroit", "Toledo", GREEN),
    ]
    state = from_detroit(*parallel)
    assert sources(state) == {fetch(DETROIT, (GREEN, 1))}
    assert refusal(state, fetch(DETROIT, (BLUE, 1), (GREEN, 1))) is not None


@rule("SP-FULFIL-10", "SP-FULFIL-20")
def test_a_dearer_way_must_leave_enough_for_the_rest() -> None:
    # One orange cube, for $1 over Yellow's link or for $2 over Blue's and Green's; the second
    # orange comes from the bank for $5.
    ring = [
        *line("Fort Wayne", "Toledo", BLUE),
        *line("Detroit", "Toledo", GREEN),
        track("P8", 1, 3, YELLOW),
        track("Q8", 1, 4, YELLOW),
    ]
    ways = {fetch(DETROIT, (YELLOW, 1)), fetch(DETROIT, (BLUE, 1), (GREEN, 1))}
    for money, dear in [(6, False), (7, True)]:
        state = holding(
            "K09",
            seats=4,
            money=money,
            tracks=[*WEST, *ring],
            cities={DETROIT: "orange", FORT_WAYNE: "gray"},
            factories=[factory(DETROIT, RED, 1), factory(FORT_WAYNE, RED, 3)],
        )
        play(state, FulfilContract("K09"))
        assert sources(state) == (ways if dear else {fetch(DETROIT, (YELLOW, 1))})
