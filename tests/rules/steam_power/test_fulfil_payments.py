"""Fulfilling a contract: what a cube costs, who is paid, and what must be in hand."""

from typing import Any

import pytest

from footplate.games.steam_power.language.actions import FulfilContract
from footplate.games.steam_power.language.events import ResourceFetched
from tests.rules.steam_power.given import (
    BLUE,
    GREEN,
    RED,
    cubes,
    described,
    factory,
    fulfil,
    play,
    purses,
    refusal,
)
from tests.rules.steam_power.lines import (
    CHICAGO,
    DETROIT,
    FORT_WAYNE,
    GARY,
    GRAY_AT_HOME,
    MADISON,
    MILWAUKEE,
    TOLEDO,
    fetch,
    holding,
    line,
    sources,
)

rule = pytest.mark.rule


@rule("SP-FULFIL-13")
def test_a_cube_of_another_player_costs_a_dollar_and_an_own_one_nothing() -> None:
    cities = {MILWAUKEE: "white"}
    foreign = holding("K06", cities=cities, factories=[factory(MILWAUKEE, GREEN, 2), GRAY_AT_HOME])
    fulfil(foreign, "K06", MILWAUKEE, MADISON)
    assert purses(foreign) == [29, 30, 31]
    own = holding("K06", cities=cities, factories=[factory(MILWAUKEE, RED, 2), GRAY_AT_HOME])
    fulfil(own, "K06", MILWAUKEE, MADISON)
    assert purses(own) == [30, 30, 30]


@rule("SP-FULFIL-13", "SP-FULFIL-14", "SP-FULFIL-15")
def test_every_cube_pays_for_itself_and_its_links() -> None:
    # white in Gary, one link of Blue's away; one costs $2 and two cost $4.
    cities, factories = {GARY: "white"}, [factory(GARY, BLUE, 4), GRAY_AT_HOME]
    one = holding("K06", cities=cities, factories=factories)
    fulfil(one, "K06", GARY, MADISON)
    assert purses(one) == [28, 32, 30]
    two = holding("K12", cities=cities, factories=factories)
    fulfil(two, "K12", GARY, GARY, MADISON)
    assert purses(two) == [30 - 4 + 2, 34, 30]
    assert cubes(two, GARY) == 2


@rule("SP-FULFIL-14")
def test_a_link_costs_a_dollar_however_long_it_is() -> None:
    # Detroit – Toledo is one tile, Gary – Fort Wayne two.
    long = holding(
        "K06",
        tracks=[*line("Milwaukee", "Chicago", RED), *line("Gary", "Fort Wayne", BLUE)],
        cities={FORT_WAYNE: "white", MILWAUKEE: "gray"},
        factories=[factory(FORT_WAYNE, RED, 2), factory(MILWAUKEE, RED, 2)],
    )
    fulfil(long, "K06", FORT_WAYNE, MILWAUKEE)
    assert purses(long) == [29, 31, 30]
    short = holding(
        "K06",
        tracks=[*line("Gary", "Fort Wayne", RED), *line("Fort Wayne", "Toledo", BLUE)],
        cities={TOLEDO: "white", GARY: "gray"},
        factories=[factory(TOLEDO, RED, 2), factory(GARY, RED, 2)],
    )
    fulfil(short, "K06", TOLEDO, GARY)
    assert purses(short) == [29, 31, 30]


@rule("SP-FULFIL-14")
def test_every_owner_on_the_way_is_paid() -> None:
    # Blue's cube in Detroit travels over Green, Blue and Green again to Gary's group.
    state = holding(
        "K06",
        tracks=[
            *line("Milwaukee", "Chicago", RED),
            *line("Gary", "Fort Wayne", GREEN),
            *line("Fort Wayne", "Toledo", BLUE),
            *line("Detroit", "Toledo", GREEN),
        ],
        cities={DETROIT: "white", MILWAUKEE: "gray"},
        factories=[factory(DETROIT, BLUE, 2), factory(MILWAUKEE, RED, 2)],
    )
    told = fulfil(state, "K06", fetch(DETROIT, (BLUE, 2), (GREEN, 2)), MILWAUKEE)
    assert purses(state) == [26, 32, 32]
    fetched = [event for event in told if isinstance(event, ResourceFetched)]
    assert [(event.city, event.price) for event in fetched] == [(DETROIT, 4), (MILWAUKEE, 0)]
    assert [tuple(paid) for paid in fetched[0].pay] == [(BLUE, 2), (GREEN, 2)]


@rule("SP-FULFIL-15")
def test_cubes_of_different_colours_over_one_link_pay_each() -> None:
    # K25: black, gray, white, all from the group beyond Blue's link but the gray one.
    state = holding(
        "K25",
        cities={CHICAGO: "black", GARY: "white"},
        factories=[factory(CHICAGO, RED, 2), factory(GARY, RED, 2), GRAY_AT_HOME],
    )
    fulfil(state, "K25", CHICAGO, MADISON, GARY)
    assert purses(state) == [30 - 2 + 5, 32, 30]


@rule("SP-FULFIL-16")
@pytest.mark.parametrize("edition", ["early", "final"])
def test_an_own_factory_elsewhere_is_free_but_its_way_is_not(edition: str) -> None:
    # Red's factory in Chicago, one link of Blue's from Red's network.
    state = holding(
        "K06",
        cities={CHICAGO: "white"},
        factories=[factory(CHICAGO, RED, 2), GRAY_AT_HOME],
        options={"edition": edition},
    )
    play(state, FulfilContract("K06"))
    assert sources(state) == {fetch(CHICAGO, (BLUE, 1))}
    play(state, fetch(CHICAGO, (BLUE, 1)), fetch(MADISON))
    assert purses(state) == [29, 31, 30]


# Money in hand. -----------------------------------------------------------------------------


@rule("SP-FULFIL-20")
def test_the_whole_cost_must_be_in_hand() -> None:
    # White, white, gray for $2, $2 and $0.
    cities, factories = {GARY: "white"}, [factory(GARY, BLUE, 4), GRAY_AT_HOME]
    short = holding("K12", money=3, cities=cities, factories=factories)
    assert refusal(short, FulfilContract("K12")) == "SP-FULFIL-20"
    enough = holding("K12", money=4, cities=cities, factories=factories)
    assert refusal(enough, FulfilContract("K12")) is None
    fulfil(enough, "K12", GARY, GARY, MADISON)
    assert purses(enough) == [2, 34, 30]


@rule("SP-FULFIL-20", "SP-FULFIL-25")
def test_the_money_of_the_contract_does_not_help_to_pay_it() -> None:
    # $2 in hand, a cost of $3, $5 on the contract (K25: black, gray, white).
    cities = {CHICAGO: "black", GARY: "white", MILWAUKEE: "gray"}
    factories = [factory(CHICAGO, RED, 2), factory(GARY, RED, 2), factory(MILWAUKEE, BLUE, 2)]
    position: dict[str, Any] = {"cities": {**cities, MADISON: "orange"}, "factories": factories}
    state = holding("K25", money=2, **position)
    assert refusal(state, FulfilContract("K25")) == "SP-FULFIL-20"
    state = holding("K25", money=3, **position)
    fulfil(state, "K25", CHICAGO, MILWAUKEE, GARY)
    assert purses(state) == [5, 33, 30]


@rule("SP-FULFIL-20")
def test_a_source_that_leaves_too_little_for_the_rest_is_refused() -> None:
    # White for $1 or $2, then gray for $1: with $2 in hand the dear white is too much.
    cities = {MILWAUKEE: "white", GARY: "white", MADISON: "gray"}
    factories = [factory(MILWAUKEE, BLUE, 3), factory(GARY, BLUE, 3), factory(MADISON, GREEN, 3)]
    state = holding("K06", money=2, cities=cities, factories=factories)
    play(state, FulfilContract("K06"))
    assert refusal(state, fetch(GARY, (BLUE, 2))) == "SP-FULFIL-20"
    assert sources(state) == {fetch(MILWAUKEE, (BLUE, 1))}
    rich = holding("K06", money=3, cities=cities, factories=factories)
    play(rich, FulfilContract("K06"))
    assert sources(rich) == {fetch(MILWAUKEE, (BLUE, 1)), fetch(GARY, (BLUE, 2))}


@rule("SP-FULFIL-20")
def test_the_rest_includes_what_the_bank_will_ask() -> None:
    # White for $1 or $2, then gray, of which there is none, for $5.
    cities = {MILWAUKEE: "white", GARY: "white"}
    factories = [factory(MILWAUKEE, BLUE, 3), factory(GARY, BLUE, 3)]
    state = holding("K06", money=6, cities=cities, factories=factories)
    play(state, FulfilContract("K06"))
    assert sources(state) == {fetch(MILWAUKEE, (BLUE, 1))}
    state = holding("K06", money=5, cities=cities, factories=factories)
    assert refusal(state, FulfilContract("K06")) == "SP-FULFIL-20"


@rule("SP-FULFIL-20")
def test_the_last_cheap_cube_counts_once() -> None:
    # One white cube for $1, more for $2: white, white, gray cost $3, not $2.
    cities = {MILWAUKEE: "white", GARY: "white"}
    factories = [factory(MILWAUKEE, BLUE, 1), factory(GARY, BLUE, 3), GRAY_AT_HOME]
    assert (
        refusal(holding("K12", money=2, cities=cities, factories=factories), FulfilContract("K12"))
        == "SP-FULFIL-20"
    )
    state = holding("K12", money=3, cities=cities, factories=factories)
    play(state, FulfilContract("K12"))
    # Either one first: the total is the same.
    assert sources(state) == {fetch(MILWAUKEE, (BLUE, 1)), fetch(GARY, (BLUE, 2))}
    play(state, fetch(GARY, (BLUE, 2)))
    assert sources(state) == {fetch(MILWAUKEE, (BLUE, 1))}


@rule("SP-FULFIL-20", "SP-MONEY-03")
def test_a_contract_that_costs_nothing_needs_no_money() -> None:
    factories = [factory(MILWAUKEE, RED, 2), GRAY_AT_HOME]
    state = holding("K06", money=0, cities={MILWAUKEE: "white"}, factories=factories)
    fulfil(state, "K06", MILWAUKEE, MADISON)
    assert purses(state)[RED] == 0
    assert described(state).players[RED].fulfilled == ["K06"]
