"""An Automa fulfils a contract: whether it can, where its cubes come from, what it gets."""

from typing import Any

import pytest

from footplate import Event
from footplate.games.steam_power.language.events import (
    ResourceBought,
    ResourceFetched,
)
from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.automas import (
    AUTOMA,
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    FAR,
    TOP_LEFT,
    TOP_RIGHT,
    colors,
    discards,
    facing,
    fulfilled,
    hexes,
    step,
)
from tests.rules.steam_power.given import RED, cubes, factory, purses, track
from tests.rules.steam_power.lines import (
    CHICAGO,
    EAST_ST_LOUIS,
    INDIANAPOLIS,
    MADISON,
    MILWAUKEE,
    OMAHA,
    chain,
    line,
)

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


def colours(events: list[Event]) -> list[str]:
    kinds = (ResourceFetched, ResourceBought)
    return [event.color for event in events if isinstance(event, kinds)]


# Whether it can. ----------------------------------------------------------------------------


@rule("SP-AFUL-01", "SP-AFUL-06")
def test_it_fulfils_even_if_every_cube_comes_from_the_bank() -> None:
    # M-07.
    state = pricing("K25", money=15)
    step(state)
    assert fulfilled(state) == ["K25"]
    assert purses(state) == [30, 15 - 15 + 5]


@rule("SP-AFUL-01", "SP-AUTO-12")
def test_with_a_dollar_less_the_contract_is_an_action() -> None:
    state = pricing("K25", money=14, cities=FAR)
    assert hexes(step(state))
    assert (fulfilled(state), discards(state)) == ([], ["K25"])


@rule("SP-AFUL-01", "SP-FULFIL-02")
def test_an_incomplete_link_is_not_enough() -> None:
    state = pricing("K25", money=30, tracks=[track("K6", 2, 5, AUTOMA)], cities=FAR)
    step(state)
    assert fulfilled(state) == []


@rule("SP-AFUL-01", "SP-FULFIL-18")
@pytest.mark.parametrize(("money_", "done"), [(5, []), (6, ["K25"])])
def test_a_cube_that_can_be_reached_is_not_bought_from_the_bank(
    money_: int, done: list[str]
) -> None:
    # Five links of Red's lead to St. Louis: white costs $6, black and gray are free.
    ways = [
        *NEIGHBOURS,
        *chain(RED, "Indianapolis", "Springfield", "Evansville", "East St. Louis"),
    ]
    cities = {**FAR, **colors(gray=MADISON, black=MILWAUKEE, white="I13")}
    made = [factory(MADISON, AUTOMA, 3), factory(MILWAUKEE, AUTOMA, 3), factory("I13", RED, 3)]
    state = pricing("K25", *made, money=money_, tracks=ways, cities=cities)
    step(state)
    assert fulfilled(state) == done
    if done:
        assert purses(state) == [30 + 6, 6 - 6 + 5]


# The extended network. ----------------------------------------------------------------------


@rule("SP-AUTO-15", "SP-AFUL-02")
@pytest.mark.parametrize(("owner", "price"), [(AUTOMA, 1), (RED, 2)])
def test_links_of_opponents_and_groups_extend_the_network(owner: int, price: int) -> None:
    # M-09: Red's link leads from Springfield to St. Louis, the cube lies in East St. Louis.
    state = pricing(
        "K25",
        factory(EAST_ST_LOUIS, owner, 3),
        money=12,
        tracks=[*line("Peoria", "Springfield", AUTOMA), *line("St. Louis", "Springfield", RED)],
        cities={**FAR, **colors(black=EAST_ST_LOUIS)},
    )
    step(state)
    assert cubes(state, EAST_ST_LOUIS) == 2
    assert purses(state) == [30 + price, 12 - price - 10 + 5]


@rule("SP-AUTO-15", "SP-AFUL-06")
def test_a_colour_outside_the_extended_network_comes_from_the_bank() -> None:
    state = pricing(
        "K25",
        factory(OMAHA, RED, 4),
        factory(MADISON, AUTOMA, 3),
        factory(MILWAUKEE, AUTOMA, 3),
        money=5,
        tracks=[*NEIGHBOURS, *line("Omaha", "Des Moines", RED)],
        cities=colors(white=OMAHA, gray=MADISON, black=MILWAUKEE),
    )
    step(state)
    assert fulfilled(state) == ["K25"]
    assert purses(state) == [30, 5 - 5 + 5]
    assert cubes(state, OMAHA) == 4


# Sources. -----------------------------------------------------------------------------------


@rule("SP-AFUL-02")
def test_a_cheaper_cube_of_an_opponent_goes_before_an_own_one() -> None:
    # Red's gray in Madison is $1, the Automa's own in Indianapolis $2.
    state = pricing(
        "K25",
        factory(MADISON, RED, 3),
        factory(INDIANAPOLIS, AUTOMA, 3),
        factory(MILWAUKEE, AUTOMA, 3),
        cities=colors(gray=f"{MADISON} {INDIANAPOLIS}", black=MILWAUKEE),
    )
    step(state)
    assert [cubes(state, hex) for hex in (MADISON, INDIANAPOLIS)] == [2, 3]
    assert purses(state) == [31, 30 - 1 - 5 + 5]


@rule("SP-AFUL-02")
def test_the_cubes_are_taken_in_printed_order() -> None:
    state = pricing("K48", money=25)
    assert colours(step(state)) == ["gray", "gray", "black", "white", "orange"]


@rule("SP-AFUL-03")
def test_of_equally_cheap_sources_its_own_comes_first() -> None:
    # Red's gray in Madison is $1 for the cube, the Automa's own in Chicago $1 for the link.
    state = pricing(
        "K25",
        factory(MADISON, RED, 3),
        factory(CHICAGO, AUTOMA, 3),
        cities=colors(gray=f"{MADISON} {CHICAGO}"),
        marker=TOP_LEFT,
    )
    step(state)
    assert [cubes(state, hex) for hex in (MADISON, CHICAGO)] == [3, 2]


@rule("SP-AFUL-03", "SP-AFUL-05")
def test_of_its_own_factories_the_one_with_the_fewest_cubes_comes_first() -> None:
    # The sweep would begin in Madison. The second cube is the last one of Milwaukee.
    state = pricing(
        "K14",
        factory(MADISON, AUTOMA, 3),
        factory(MILWAUKEE, AUTOMA, 2),
        cities=colors(gray=f"{MADISON} {MILWAUKEE}"),
        marker=TOP_LEFT,
    )
    step(state)
    assert [cubes(state, hex) for hex in (MADISON, MILWAUKEE)] == [3, 0]


@rule("SP-AFUL-04")
def test_of_an_opponents_factories_the_one_with_the_most_cubes_comes_first() -> None:
    state = pricing(
        "K14",
        factory(MADISON, RED, 2),
        factory(MILWAUKEE, RED, 4),
        cities=colors(gray=f"{MADISON} {MILWAUKEE}"),
        marker=TOP_LEFT,
    )
    step(state)
    assert [cubes(state, hex) for hex in (MADISON, MILWAUKEE)] == [2, 2]
    assert purses(state) == [32, 30 - 2 - 5 + 2]


@rule("SP-AFUL-05")
@pytest.mark.parametrize("owner", [RED, AUTOMA])
@pytest.mark.parametrize(
    ("corner", "left"),
    [(TOP_LEFT, [2, 3]), (TOP_RIGHT, [3, 2]), (BOTTOM_RIGHT, [3, 2]), (BOTTOM_LEFT, [2, 3])],
)
def test_what_is_still_equal_is_decided_by_the_sweep(
    owner: int, corner: int, left: list[int]
) -> None:
    state = pricing(
        "K25",
        factory(MADISON, owner, 3),
        factory(MILWAUKEE, owner, 3),
        cities=colors(gray=f"{MADISON} {MILWAUKEE}"),
        marker=corner,
    )
    step(state)
    assert [cubes(state, hex) for hex in (MADISON, MILWAUKEE)] == left


@rule("SP-AFUL-05")
@pytest.mark.parametrize(("owner", "left"), [(RED, [2, 2]), (AUTOMA, [1, 3])])
def test_the_cubes_are_counted_anew_after_each(owner: int, left: list[int]) -> None:
    # After the first one Red has more left in Milwaukee, the Automa fewer in Madison.
    state = pricing(
        "K14",
        factory(MADISON, owner, 3),
        factory(MILWAUKEE, owner, 3),
        cities=colors(gray=f"{MADISON} {MILWAUKEE}"),
        marker=TOP_LEFT,
    )
    step(state)
    assert [cubes(state, hex) for hex in (MADISON, MILWAUKEE)] == left
