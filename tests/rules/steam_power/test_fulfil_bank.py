"""Fulfilling a contract: cubes that cannot be had are bought from the bank."""

import pytest

from footplate.games.steam_power.language.actions import BuyResource, FulfilContract
from footplate.games.steam_power.language.events import ResourceBought
from tests.rules.steam_power.given import (
    BLUE,
    GREEN,
    RED,
    cubes,
    factory,
    foretold,
    fulfil,
    play,
    purses,
    refusal,
    seen,
)
from tests.rules.steam_power.lines import (
    DETROIT,
    GRAY_AT_HOME,
    INDIANAPOLIS,
    MADISON,
    MILWAUKEE,
    NEIGHBOURS,
    chain,
    fetch,
    holding,
    line,
)

rule = pytest.mark.rule


@rule("SP-FULFIL-17")
def test_a_colour_that_is_not_on_the_map_costs_five_dollars() -> None:
    state = holding("K03")  # orange, gray
    play(state, FulfilContract("K03"))
    assert state.actions() == [BuyResource()]
    told = play(state, BuyResource())
    assert purses(state) == [25, 30, 30]
    bought = [event for event in told if isinstance(event, ResourceBought)]
    assert [(event.seat, event.color, event.price) for event in bought] == [(RED, "orange", 5)]
    assert refusal(state, fetch(MADISON)) is None


@rule("SP-FULFIL-17")
def test_cubes_without_a_way_to_the_network_are_bought() -> None:
    # White lies in Detroit, on Green's link to Toledo, which leads nowhere near Red.
    tracks = [*NEIGHBOURS, *line("Detroit", "Toledo", GREEN)]
    cities, factories = {DETROIT: "white"}, [factory(DETROIT, GREEN, 4), GRAY_AT_HOME]
    state = holding("K06", tracks=tracks, cities=cities, factories=factories)
    fulfil(state, "K06", "bank", MADISON)
    assert purses(state) == [25, 30, 30]
    assert cubes(state, DETROIT) == 4


@rule("SP-FULFIL-17")
def test_a_flipped_city_has_nothing_left() -> None:
    cities, factories = {MILWAUKEE: "white"}, [factory(MILWAUKEE, RED, 0), GRAY_AT_HOME]
    state = holding("K06", cities=cities, factories=factories)
    play(state, FulfilContract("K06"))
    assert state.actions() == [BuyResource()]


@rule("SP-FULFIL-17")
def test_the_bank_is_paid_for_each_missing_cube() -> None:
    state = holding("K12")  # white, white, gray
    fulfil(state, "K12", "bank", "bank", MADISON)
    assert purses(state) == [30 - 10 + 2, 30, 30]


@rule("SP-FULFIL-17", "SP-FULFIL-22")
def test_a_bought_cube_does_not_leave_the_stock() -> None:
    state = holding("K03")
    before = seen(state).stock.cubes["orange"]
    fulfil(state, "K03", "bank", MADISON)
    assert seen(state).stock.cubes["orange"] == before


@rule("SP-FULFIL-18")
def test_no_cube_is_bought_while_one_can_be_fetched() -> None:
    cities, factories = {MILWAUKEE: "white"}, [factory(MILWAUKEE, BLUE, 1), GRAY_AT_HOME]
    state = holding("K06", cities=cities, factories=factories)
    play(state, FulfilContract("K06"))
    assert refusal(state, BuyResource()) == "SP-FULFIL-18"


FAR = [
    *line("Madison", "Green Bay", RED),
    *chain(BLUE, "Madison", "Milwaukee", "Chicago"),
    *chain(BLUE, "Gary", "Fort Wayne", "Toledo", "Detroit"),
]


@rule("SP-FULFIL-18", "SP-FULFIL-20")
def test_a_reachable_cube_that_is_too_dear_is_not_replaced_by_the_bank() -> None:
    # white in Detroit, five links of Blue's away, for $6.
    cities, factories = {DETROIT: "white"}, [factory(DETROIT, BLUE, 4), GRAY_AT_HOME]
    poor = holding("K06", money=5, tracks=FAR, cities=cities, factories=factories)
    assert refusal(poor, FulfilContract("K06")) == "SP-FULFIL-20"
    rich = holding("K06", money=6, tracks=FAR, cities=cities, factories=factories)
    play(rich, FulfilContract("K06"))
    assert refusal(rich, BuyResource()) == "SP-FULFIL-18"
    assert rich.actions() == [fetch(DETROIT, (BLUE, 6))]
    play(rich, fetch(DETROIT, (BLUE, 6)))
    assert purses(rich) == [0, 36, 30]


@rule("SP-FULFIL-19")
def test_the_last_cube_is_taken_and_the_rest_is_bought() -> None:
    # two white are needed and one can be had for $1: $6 in all, $5 to the bank.
    cities, factories = {MILWAUKEE: "white"}, [factory(MILWAUKEE, BLUE, 1), GRAY_AT_HOME]
    state = holding("K12", money=6, cities=cities, factories=factories)
    play(state, FulfilContract("K12"))
    assert state.actions() == [fetch(MILWAUKEE, (BLUE, 1))]
    play(state, fetch(MILWAUKEE, (BLUE, 1)))
    assert state.actions() == [BuyResource()]
    play(state, BuyResource(), fetch(MADISON))
    assert purses(state) == [6 - 1 - 5 + 2, 31, 30]
    short = holding("K12", money=5, cities=cities, factories=factories)
    assert refusal(short, FulfilContract("K12")) == "SP-FULFIL-20"


@rule("SP-FULFIL-17", "SP-FULFIL-18")
def test_a_link_completed_by_anybody_ends_the_buying() -> None:
    # White in Indianapolis; as soon as Green joins it to Gary it has to be fetched.
    apart = [*NEIGHBOURS, *line("Springfield", "Indianapolis", GREEN)]
    cities, factories = {INDIANAPOLIS: "white"}, [factory(INDIANAPOLIS, GREEN, 4), GRAY_AT_HOME]
    state = holding("K06", tracks=apart, cities=cities, factories=factories)
    play(state, FulfilContract("K06"))
    assert state.actions() == [BuyResource()]
    joined = [*apart, *line("Gary", "Indianapolis", GREEN)]
    state = holding("K06", tracks=joined, cities=cities, factories=factories)
    play(state, FulfilContract("K06"))
    assert state.actions() == [fetch(INDIANAPOLIS, (BLUE, 1), (GREEN, 2))]


@rule("SP-FULFIL-17", "SP-FULFIL-20")
def test_the_forecast_says_what_must_be_bought() -> None:
    cities, factories = {MILWAUKEE: "white"}, [factory(MILWAUKEE, BLUE, 1), GRAY_AT_HOME]
    state = holding("K12", "K24", money=6, cities=cities, factories=factories)
    told = {one.contract: one for one in foretold(state, RED).contracts}
    assert (told["K12"].cost, told["K12"].prices) == (6, [1, 5, 0])
    assert told["K12"].from_bank == ["white"]
    assert told["K12"].affordable
    assert told["K12"].why_not is None
    # gray, orange, black: two of them from the bank.
    assert (told["K24"].cost, told["K24"].from_bank) == (10, ["orange", "black"])
    assert not told["K24"].affordable
