"""Which city an Automa builds to: by the colours of the contract, then by nearness."""

from typing import Any

import pytest

from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.automas import (
    AUTOMA,
    FAR,
    TOP_RIGHT,
    coins,
    colors,
    decided,
    facing,
    hexes,
    step,
    target,
)
from tests.rules.steam_power.given import GREEN, RED, YELLOW, factory, links, seen, track
from tests.rules.steam_power.lines import (
    CHICAGO,
    FORT_WAYNE,
    GARY,
    GRAND_RAPIDS,
    GREEN_BAY,
    INDIANAPOLIS,
    MADISON,
    MILWAUKEE,
    OMAHA,
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


# The colours of the contract. ---------------------------------------------------------------

# Black, white and orange lie in the own network; Fort Wayne is gray, Grand Rapids purple; Red
# owns Madison – Green Bay.
FOUR_WAYS: dict[str, Any] = {
    "tracks": line("Madison", "Green Bay", RED),
    "cities": {
        **colors(black=f"{CHICAGO} {MADISON}", white=f"{MILWAUKEE} {PEORIA} {GREEN_BAY}"),
        **colors(orange=f"{GARY} {INDIANAPOLIS}", gray=FORT_WAYNE, purple=GRAND_RAPIDS),
    },
    "factories": [
        factory(CHICAGO, AUTOMA, 1), factory(MILWAUKEE, AUTOMA, 1), factory(GARY, AUTOMA, 1),
    ],
}  # fmt: skip


@rule("SP-ATRACK-07", "SP-ATRACK-06")
@pytest.mark.parametrize(
    ("contract", "city"),
    [
        ("K27", ("Fort Wayne", "Gary")),  # black: the least present colour is gray
        ("K08", ("Gary", "Grand Rapids")),  # white: a purple city
        ("K09", ("Chicago", "Peoria")),  # orange: an unconnected city
        ("K10", ("Madison", "Milwaukee")),  # gray: a city of an opponent
    ],
)
def test_each_colour_has_its_rule(contract: str, city: tuple[str, str]) -> None:
    state = beside_the_lake(contract, money=0, **FOUR_WAYS)
    step(state)
    assert (*city, AUTOMA) in links(state)


@rule("SP-ATRACK-07", "SP-SETUP-02")
@pytest.mark.parametrize(
    ("contract", "city"),
    [
        ("K27", ("Madison", "Milwaukee")),
        ("K08", ("Chicago", "Peoria")),
        ("K09", ("Gary", "Grand Rapids")),
        ("K10", ("Fort Wayne", "Gary")),
    ],
)
def test_the_table_of_colours_is_an_option(contract: str, city: tuple[str, str]) -> None:
    table = "opponents-city, unconnected-city, victory-point-city, least-present"
    state = beside_the_lake(contract, money=0, options={"automa_targets": table}, **FOUR_WAYS)
    step(state)
    assert (*city, AUTOMA) in links(state)


@rule("SP-ATRACK-06")
def test_an_earlier_colour_goes_before_a_nearer_city() -> None:
    # Orange comes before gray, although Red's Madison is only one tile away.
    state = beside_the_lake("K03", tracks=line("Madison", "Green Bay", RED))
    step(state)
    assert ("Chicago", "Peoria", AUTOMA) in links(state)
    assert ("Madison", "Milwaukee", AUTOMA) not in links(state)


@rule("SP-ATRACK-06")
def test_a_colour_that_finds_no_city_passes_to_the_next() -> None:
    # Gray: nobody else has a link. Black: all colours are at zero, and Madison is nearest.
    state = beside_the_lake("K10")
    step(state)
    assert ("Madison", "Milwaukee", AUTOMA) in links(state)


EVERYWHERE = [
    *line("Sioux City", "Omaha", RED),
    *line("Mason City", "Des Moines", RED),
    *line("Minneapolis", "Duluth", RED),
    *line("La Crosse", "Green Bay", RED),
    *line("Cedar Rapids", "Quincy", RED),
    *line("Peoria", "Chicago", RED),
    *line("St. Louis", "Springfield", RED),
    *line("East St. Louis", "Evansville", RED),
    *line("Springfield", "Indianapolis", RED),
    *line("Traverse City", "Grand Rapids", RED),
    *line("Fort Wayne", "Toledo", RED),
    *line("Detroit", "Toledo", RED),
    *(track("D12", 2, 4, RED), track("E13", 2, 5, RED)),  # Kansas City – Jefferson City
    *(track("P12", 1, 4, RED), track("O13", 1, 3, RED)),  # Cincinnati – Louisville
    *(track("B2", 1, 5, RED), track("C2", 2, 4, RED), track("D2", 2, 5, RED)),  # Fargo – …
]


@rule("SP-ATRACK-06", "SP-ATRACK-13")
def test_with_every_city_connected_gray_decides_in_place_of_orange() -> None:
    # M-13: K09 is orange, orange, gray; the nearest city of Red's is Chicago.
    state = facing("K09", tracks=[*line("Madison", "Milwaukee", AUTOMA), *EVERYWHERE], cities=FAR)
    assert all(city.linked for city in seen(state).cities)
    events = step(state)
    assert hexes(events)[0] == "L7"
    assert ("Chicago", "Milwaukee", AUTOMA) in links(state)
    assert decided(events).index("SP-ATRACK-06") < decided(events).index("SP-ATRACK-14")


# Candidates. --------------------------------------------------------------------------------


@rule("SP-ATRACK-08")
def test_a_city_in_a_group_with_an_own_one_is_no_target() -> None:
    # Chicago is the Automa's; Gary is purple and touches it.
    purple = colors(purple=f"{GARY} {GRAND_RAPIDS} A2 A7 B9")
    state = beside_the_lake("K08", cities=purple)
    step(state)
    assert ("Gary", "Grand Rapids", AUTOMA) in links(state)


@rule("SP-ATRACK-08", "SP-TRACK-27")
def test_that_holds_also_where_it_may_not_build_out_of_the_group() -> None:
    purple = colors(purple=f"{GARY} {MADISON} A2 A7 B9")
    state = beside_the_lake("K08", cities=purple, options={"group_build_out": "hex"})
    assert hexes(step(state))[0] == "K6"
    assert ("Chicago", "Gary", AUTOMA) not in links(state)


@rule("SP-ATRACK-08", "SP-ATRACK-13")
def test_an_opponents_link_into_an_own_city_makes_it_no_target() -> None:
    state = beside_the_lake("K10", tracks=line("Gary", "Fort Wayne", RED))
    assert "SP-ATRACK-13" in decided(step(state))
    assert ("Fort Wayne", "Gary", AUTOMA) in links(state)


@rule("SP-ATRACK-09", "SP-ATRACK-14")
@pytest.mark.parametrize(
    ("near", "far"), [("black", "gray"), ("gray", "black")], ids=["black nearer", "gray nearer"]
)
def test_colours_tied_for_the_least_present_stay_together(near: str, far: str) -> None:
    # M-14: gray and black are at zero; the nearest of all their cities is the target.
    cities = {
        **colors(white=f"{CHICAGO} {MADISON} {PEORIA} {GREEN_BAY}"),
        **colors(orange=f"{MILWAUKEE} {GRAND_RAPIDS} {FORT_WAYNE} {GARY}"),
        INDIANAPOLIS: near,
        SPRINGFIELD: far,
    }
    made = [factory(CHICAGO, AUTOMA, 2), factory(MILWAUKEE, AUTOMA, 1)]
    state = beside_the_lake("K27", cities=cities, factories=made)
    step(state)
    assert ("Gary", "Indianapolis", AUTOMA) in links(state)


COUNTED = {
    **colors(black=f"{CHICAGO} {FORT_WAYNE}", white=f"{MILWAUKEE} {GRAND_RAPIDS}"),
    **colors(orange=f"{GARY} {GREEN_BAY}", gray=f"{MADISON} {PEORIA} {OMAHA} {INDIANAPOLIS}"),
}


@rule("SP-ATRACK-09", "SP-AUTO-15")
def test_cubes_of_opponents_in_the_extended_network_are_counted() -> None:
    # Black 3, white 2, orange 4, and gray 4 in Red's Indianapolis, which a link of Red's joins.
    made = [
        factory(CHICAGO, AUTOMA, 3), factory(MILWAUKEE, AUTOMA, 2), factory(GARY, RED, 4),
        factory(INDIANAPOLIS, RED, 4),
    ]  # fmt: skip
    joined = line("Gary", "Indianapolis", RED)
    state = beside_the_lake("K27", money=0, tracks=joined, cities=COUNTED, factories=made)
    step(state)
    assert ("Gary", "Grand Rapids", AUTOMA) in links(state)


@rule("SP-ATRACK-09", "SP-AUTO-15")
def test_cubes_outside_the_extended_network_are_not_counted() -> None:
    # Red's gray cubes lie in Omaha, where no links lead: gray is at zero.
    made = [
        factory(CHICAGO, AUTOMA, 3), factory(MILWAUKEE, AUTOMA, 2), factory(GARY, RED, 4),
        factory(OMAHA, RED, 4),
    ]  # fmt: skip
    apart = line("Omaha", "Des Moines", RED)
    state = beside_the_lake("K27", money=0, tracks=apart, cities=COUNTED, factories=made)
    step(state)
    assert ("Madison", "Milwaukee", AUTOMA) in links(state)


@rule("SP-ATRACK-10")
def test_the_least_present_colour_wants_a_city_without_a_factory() -> None:
    # Madison and Peoria are gray, too, but have factories, flipped or cut off.
    made = [
        factory(CHICAGO, AUTOMA, 3), factory(MILWAUKEE, AUTOMA, 2), factory(GARY, RED, 4),
        factory(MADISON, RED, 0), factory(PEORIA, RED, 3),
    ]  # fmt: skip
    state = beside_the_lake("K27", money=0, cities=COUNTED, factories=made)
    step(state)
    assert ("Gary", "Indianapolis", AUTOMA) in links(state)


@rule("SP-ATRACK-10")
def test_it_may_be_linked_by_opponents_already() -> None:
    made = [factory(CHICAGO, AUTOMA, 3), factory(MILWAUKEE, AUTOMA, 2), factory(GARY, RED, 4)]
    joined = line("Madison", "Green Bay", RED)
    state = beside_the_lake("K27", money=0, tracks=joined, cities=COUNTED, factories=made)
    step(state)
    assert ("Madison", "Milwaukee", AUTOMA) in links(state)


@rule("SP-ATRACK-11")
@pytest.mark.parametrize(
    ("owners", "beside", "worth"),
    [
        ((RED, GREEN, YELLOW, 4), {"gray": 2}, False),  # 4 points among five: nothing
        ((RED, GREEN, YELLOW, YELLOW), {"gray": 2}, True),  # among four: 1
        ((RED, GREEN, YELLOW, 4), {"purple": 1, "gray": 1}, True),  # 5 points among five: 1
    ],
)
def test_a_purple_city_must_be_worth_a_point_to_the_automa(
    owners: tuple[int, ...], beside: dict[str, int], worth: bool
) -> None:
    # M-15: four others are connected to Madison.
    ways = [
        *line("Madison", "Milwaukee", owners[0]),
        *line("Madison", "Milwaukee", owners[1], way=1),
        *line("Madison", "Green Bay", owners[2]),
        *line("Madison", "Chicago", owners[3]),
    ]
    purple = "J6 A2 A7 B9 C13" if beside == {"gray": 2} else "J6 A2 A7 B9"
    state = facing(
        "K08",
        others=(30, 30, 30, 30),
        tracks=[*line("Peoria", "Springfield", AUTOMA), *ways],
        cities=colors(purple=purple),
        beside=beside,
    )
    step(state)
    assert (target(state) == MADISON) is worth
    assert coins(state)


@rule("SP-ATRACK-12", "SP-AUTO-16")
def test_an_unconnected_city_may_be_purple() -> None:
    state = beside_the_lake("K09", cities=colors(purple=f"{MADISON} A2 A7 B9 H1"))
    step(state)
    assert ("Madison", "Milwaukee", AUTOMA) in links(state)


GARY_LINKED = [*line("Madison", "Milwaukee", AUTOMA), *line("Gary", "Fort Wayne", RED)]


@rule("SP-AUTO-16", "SP-ATRACK-12")
def test_a_city_is_connected_if_its_group_is() -> None:
    # M-16: Red's link enters Gary, so Chicago, one tile away, is not unconnected.
    state = facing("K09", tracks=GARY_LINKED, cities=FAR, marker=TOP_RIGHT)
    step(state)
    assert ("Green Bay", "Milwaukee", AUTOMA) in links(state)


@rule("SP-ATRACK-13")
def test_a_city_is_an_opponents_if_its_group_is() -> None:
    # M-16: Chicago counts as Red's.
    state = facing("K10", tracks=GARY_LINKED, cities=FAR)
    step(state)
    assert ("Chicago", "Milwaukee", AUTOMA) in links(state)


@rule("SP-ATRACK-13", "SP-TRACK-13")
def test_an_incomplete_link_makes_no_city_an_opponents() -> None:
    state = beside_the_lake("K04", tracks=[track("K11", 2, 5, RED)], money=0, cities=FAR)
    step(state)
    assert ("Madison", "Milwaukee", AUTOMA) in links(state)  # black decides
