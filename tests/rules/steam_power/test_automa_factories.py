"""Where an Automa builds a factory, and with how many cubes."""

from typing import Any

import pytest

from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.automas import (
    AUTOMA,
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    CORNERS,
    FAR,
    FIFTEEN,
    TOP_LEFT,
    TOP_RIGHT,
    colors,
    decided,
    facing,
    factories,
    laid,
    step,
)
from tests.rules.steam_power.given import RED, cubes, factory, seen, track
from tests.rules.steam_power.lines import (
    CEDAR_RAPIDS,
    CHICAGO,
    FORT_WAYNE,
    GARY,
    GREEN_BAY,
    INDIANAPOLIS,
    MADISON,
    MILWAUKEE,
    QUINCY,
    chain,
    line,
)

rule = pytest.mark.rule

ELSEWHERE = line("Cedar Rapids", "Quincy", RED)
"""Cut off from the Automa; from the top left its cities are swept first."""


def building(*made: dict[str, Any], contract: str = "K20", **position: Any) -> State:
    """The Automa, with Madison – Milwaukee unless told otherwise, is about to build."""
    position = {"tracks": line("Madison", "Milwaukee", AUTOMA), **position}
    return facing(contract, factories=list(made), **position)


def built(state: State) -> str:
    """The hex of the factory that the Automa adds."""
    before = set(factories(state))
    step(state)
    (new,) = set(factories(state)) - before
    return new


# Where. -------------------------------------------------------------------------------------


@rule("SP-AFAC-01")
def test_it_builds_inside_its_extended_network_if_it_can() -> None:
    tracks = [*line("Madison", "Milwaukee", AUTOMA), *ELSEWHERE]
    state = building(tracks=tracks, cities=FAR, marker=TOP_LEFT)
    assert built(state) == MADISON


@rule("SP-AFAC-01")
def test_inside_goes_before_a_rarer_colour_outside() -> None:
    # Black is there already, gray is not; but gray Cedar Rapids cannot be reached.
    state = building(
        factory(MILWAUKEE, AUTOMA, 3),
        tracks=[*line("Madison", "Milwaukee", AUTOMA), *ELSEWHERE],
        cities=colors(black=f"{MADISON} {MILWAUKEE}", gray=f"{CEDAR_RAPIDS} {QUINCY}"),
    )
    assert built(state) == MADISON


@rule("SP-AFAC-01", "SP-AUTO-15")
def test_cities_that_opponents_links_reach_are_inside() -> None:
    # Madison and Milwaukee are purple; Red's link leads on to Chicago and Gary.
    joined = line("Milwaukee", "Chicago", RED)
    tracks = [*line("Madison", "Milwaukee", AUTOMA), *joined, *ELSEWHERE]
    cities = {**colors(purple=f"{MADISON} {MILWAUKEE} A2 A7 B9"), GARY: "gray", CHICAGO: "black"}
    state = building(tracks=tracks, cities=cities, marker=TOP_LEFT)
    assert built(state) == CHICAGO


@rule("SP-AFAC-01")
def test_otherwise_it_builds_in_the_network_of_an_opponent() -> None:
    tracks = [*line("Madison", "Milwaukee", AUTOMA), *ELSEWHERE]
    cities = colors(purple=f"{MADISON} {MILWAUKEE} {CEDAR_RAPIDS} A2 A7")
    state = building(tracks=tracks, cities=cities)
    events = step(state)
    assert factories(state) == [QUINCY]
    assert "SP-AFAC-01" in decided(events)


@rule("SP-AFAC-02")
def test_it_takes_the_colour_with_the_fewest_cubes_that_has_a_city() -> None:
    # Black 3, white 2; orange and gray are at zero, but none of their cities is there. Chicago
    # is white and outside the own network, Green Bay black and inside.
    state = building(
        factory(MADISON, AUTOMA, 3),
        factory(MILWAUKEE, AUTOMA, 2),
        tracks=[
            *chain(AUTOMA, "Green Bay", "Madison", "Milwaukee"),
            *line("Milwaukee", "Chicago", RED),
        ],
        cities=colors(black=f"{MADISON} {GREEN_BAY} {GARY}", white=f"{MILWAUKEE} {CHICAGO}"),
        money=0,
    )
    assert built(state) == CHICAGO


@rule("SP-AFAC-02", "SP-AUTO-15")
def test_cubes_of_opponents_in_the_extended_network_count() -> None:
    # Red's four gray cubes lie in Chicago, so black, with one, is rarer.
    state = building(
        factory(CHICAGO, RED, 4),
        factory(GREEN_BAY, AUTOMA, 1),
        tracks=[
            *chain(AUTOMA, "Green Bay", "Madison", "Milwaukee"),
            *line("Milwaukee", "Chicago", RED),
        ],
        cities=colors(gray=f"{CHICAGO} {MADISON}", black=f"{GREEN_BAY} {MILWAUKEE} {GARY}"),
        money=0,
    )
    assert built(state) == MILWAUKEE


@rule("SP-AFAC-03")
@pytest.mark.parametrize("corner", CORNERS)
def test_of_one_colour_a_city_of_the_own_network_is_closest(corner: int) -> None:
    state = building(
        factory(MADISON, AUTOMA, 1),
        tracks=[*line("Madison", "Milwaukee", AUTOMA), *line("Milwaukee", "Chicago", RED)],
        cities=colors(gray=f"{MILWAUKEE} {CHICAGO} {GARY}", black=MADISON),
        marker=corner,
    )
    events = step(state)
    assert factories(state) == [MADISON, MILWAUKEE]
    assert "SP-AFAC-03" in decided(events)


@rule("SP-AFAC-03", "SP-ATRACK-08")
@pytest.mark.parametrize(("corner", "first"), [(TOP_LEFT, MILWAUKEE), (TOP_RIGHT, GARY)])
def test_a_city_in_a_group_with_an_own_one_is_inside(corner: int, first: str) -> None:
    # The Automa's link enters Chicago, which has a factory already.
    state = building(
        factory(CHICAGO, RED, 1),
        tracks=line("Milwaukee", "Chicago", AUTOMA),
        cities=colors(gray=f"{MILWAUKEE} {GARY}", black=CHICAGO),
        marker=corner,
    )
    assert built(state) == first


@rule("SP-AFAC-03")
@pytest.mark.parametrize("corner", CORNERS)
def test_outside_it_the_distance_in_hexes_decides(corner: int) -> None:
    # From Milwaukee Fort Wayne is five hexes away, Indianapolis six; both are two links and
    # three tiles away.
    joined = [
        *line("Milwaukee", "Chicago", RED),
        *line("Gary", "Indianapolis", RED),
        *line("Gary", "Fort Wayne", RED),
    ]
    state = building(
        *(factory(hex, RED, 1) for hex in (MADISON, MILWAUKEE, CHICAGO, GARY)),
        tracks=[*line("Madison", "Milwaukee", AUTOMA), *joined],
        cities={
            **colors(gray=f"{INDIANAPOLIS} {FORT_WAYNE}", black=f"{MADISON} {MILWAUKEE}"),
            **colors(white=CHICAGO, orange=GARY),
        },
        marker=corner,
        money=0,
    )
    assert built(state) == FORT_WAYNE


@rule("SP-AFAC-04")
@pytest.mark.parametrize(
    ("corner", "first"),
    [
        (TOP_LEFT, MADISON),
        (TOP_RIGHT, MILWAUKEE),
        (BOTTOM_RIGHT, MILWAUKEE),
        (BOTTOM_LEFT, MADISON),
    ],
)
def test_what_is_still_equal_is_decided_by_the_sweep(corner: int, first: str) -> None:
    state = building(cities=colors(gray=f"{MADISON} {MILWAUKEE}"), marker=corner)
    events = step(state)
    assert factories(state) == [first]
    assert "SP-AFAC-04" in decided(events)


@rule("SP-AFAC-04")
@pytest.mark.parametrize(
    ("corner", "first"),
    [(TOP_LEFT, CEDAR_RAPIDS), (TOP_RIGHT, MILWAUKEE), (BOTTOM_LEFT, QUINCY)],
)
def test_without_an_own_network_only_the_sweep_decides(corner: int, first: str) -> None:
    tracks = [*line("Madison", "Milwaukee", RED), *ELSEWHERE]
    assert built(building(tracks=tracks, cities=FAR, marker=corner)) == first


# What may take one. -------------------------------------------------------------------------


@rule("SP-AFAC-05", "SP-FACTORY-03", "SP-FACTORY-04", "SP-FACTORY-05")
def test_purple_cities_factories_and_unlinked_cities_are_no_candidates() -> None:
    # Madison is purple, Milwaukee has Red's factory, Green Bay and Chicago have no link.
    state = building(
        factory(MILWAUKEE, RED, 0),
        tracks=[*line("Madison", "Milwaukee", AUTOMA), *line("Detroit", "Toledo", RED)],
        cities={**colors(purple=f"{MADISON} A2 A7 B9 C13", gray=MILWAUKEE), "R7": "white"},
        marker=TOP_RIGHT,
    )
    assert built(state) == "R7"


@rule("SP-AFAC-05", "SP-FACTORY-05", "SP-TRACK-26")
def test_a_city_of_a_linked_group_may_take_one() -> None:
    state = building(
        factory(MILWAUKEE, RED, 0),
        factory(CHICAGO, RED, 0),
        tracks=line("Milwaukee", "Chicago", AUTOMA),
        cities=FAR,
    )
    assert built(state) == GARY


@rule("SP-AFAC-05", "SP-ATRACK-02")
def test_an_incomplete_link_opens_no_city() -> None:
    state = building(tracks=[track("L9", 0, 2, RED)], cities=FAR)
    assert laid(step(state))
    assert factories(state) == []


@rule("SP-AFAC-05", "SP-FACTORY-07", "SP-ATRACK-02")
def test_without_a_factory_in_reserve_it_lays_track() -> None:
    made = [factory(hex, AUTOMA) for hex in FIFTEEN]
    state = building(*made, cities=FAR)
    assert seen(state).companies[AUTOMA].factories == 0
    assert laid(step(state))
    assert len(factories(state)) == 15


# Cubes. -------------------------------------------------------------------------------------


@rule("SP-AFAC-06")
@pytest.mark.parametrize(
    ("automas", "others", "number"),
    [("2", (30,), 4), ("2, 3", (30, 30), 5), ("2", (30, 30), 5), ("2", (30, 30, 30, 30), 5)],
)
def test_a_factory_gets_four_cubes_with_two_seats_and_five_with_more(
    automas: str, others: tuple[int, ...], number: int
) -> None:
    # M-28, M-11.
    state = building(options={"automas": automas}, others=others, cities=colors(gray=MADISON))
    assert cubes(state, built(state)) == number


@rule("SP-AFAC-06", "SP-FACTORY-08")
def test_the_number_for_two_follows_the_edition_key() -> None:
    state = building(options={"factory_2p": 5}, cities=colors(gray=MADISON))
    assert cubes(state, built(state)) == 5


GRAY = ("A2", "A7", "B9", "C13", "D6", "E9")


@rule("SP-AFAC-07", "SP-FACTORY-11", "SP-FACTORY-13")
@pytest.mark.parametrize(("last", "hex", "number"), [(3, MADISON, 1), (4, GREEN_BAY, 4)])
def test_a_short_stock_gives_what_is_left_and_an_empty_one_is_no_candidate(
    last: int, hex: str, number: int
) -> None:
    # M-28: one gray cube lies in a corner, 28 or 29 on far cities. Gray is least present.
    far = [factory(each, RED, 5) for each in GRAY[:5]]
    state = building(
        *far,
        factory(GRAY[5], RED, last),
        factory(MILWAUKEE, AUTOMA, 2),
        tracks=chain(AUTOMA, "Green Bay", "Madison", "Milwaukee"),
        cities=colors(gray=" ".join((*GRAY, MADISON)), black=f"{GREEN_BAY} {MILWAUKEE}"),
    )
    assert seen(state).stock.cubes["gray"] == 4 - last
    assert built(state) == hex
    assert cubes(state, hex) == number
