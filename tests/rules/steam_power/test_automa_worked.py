"""The rulebook's examples of the Automa, laid out on our map, to the coin."""

from typing import Any

import pytest

from footplate.games.steam_power.language.actions import EndTrack, LayTrack
from footplate.games.steam_power.language.events import AutomaTurnedUp, CoinsPlaced, FactoryBuilt
from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.automas import (
    AUTOMA,
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    FAR,
    TOP_LEFT,
    TOP_RIGHT,
    coin_path,
    coins,
    colors,
    decided,
    discards,
    facing,
    factories,
    fulfilled,
    gained,
    laid,
    step,
    target,
)
from tests.rules.steam_power.given import (
    RED,
    cubes,
    factory,
    given,
    links,
    play,
    purses,
    stock,
    track,
    tracks,
    trains,
)
from tests.rules.steam_power.lines import (
    CEDAR_RAPIDS,
    CHICAGO,
    FORT_WAYNE,
    GARY,
    GREEN_BAY,
    INDIANAPOLIS,
    MADISON,
    MILWAUKEE,
    PEORIA,
    QUINCY,
    SPRINGFIELD,
    chain,
    line,
)
from tests.rules.steam_power.ways import along

rule = pytest.mark.rule

LAKE = line("Milwaukee", "Chicago", AUTOMA)


# The direction marker. ----------------------------------------------------------------------


@rule("SP-AUTO-07", "SP-AUTO-08")
@pytest.mark.parametrize(
    ("corner", "order"),
    [
        (TOP_LEFT, ["Cedar Rapids", "Quincy"]),
        (TOP_RIGHT, ["Detroit", "Toledo"]),
        (BOTTOM_RIGHT, ["Toledo", "Detroit"]),
        (BOTTOM_LEFT, ["Quincy", "Cedar Rapids"]),
    ],
)
def test_the_four_corners_of_the_direction_marker(corner: int, order: list[str]) -> None:
    # Without a network of its own the Automa builds two factories in the order of the sweep.
    ways = [*line("Cedar Rapids", "Quincy", RED), *line("Detroit", "Toledo", RED)]
    more = line("Peoria", "Springfield", RED)
    state = facing("K20", "K21", tracks=[*ways, *more], cities=FAR, marker=corner)
    events = step(state, 2)
    built = [event.city for event in events if isinstance(event, FactoryBuilt)]
    assert [state.plan().name(city) for city in built] == order


# The contract of black, gray and two orange. ------------------------------------------------


def the_contract(money: int) -> State:
    """The Automa has black twice at home. Red has gray there, and orange behind one link."""
    return facing(
        "K37",
        money=money,
        tracks=[
            *chain(AUTOMA, "Green Bay", "Madison", "Milwaukee"),
            *line("Milwaukee", "Chicago", RED),
            *line("Gary", "Indianapolis", RED),
        ],
        cities={
            **FAR,
            **colors(black=f"{GREEN_BAY} {MILWAUKEE}", orange=f"{CHICAGO} {GARY}"),
            **colors(gray=f"{MADISON} {INDIANAPOLIS}"),
        },
        factories=[
            factory(GREEN_BAY, AUTOMA, 4),
            factory(MILWAUKEE, AUTOMA, 2),
            factory(MADISON, RED, 3),
            factory(INDIANAPOLIS, AUTOMA, 3),  # $2: dearer than Red's
            factory(CHICAGO, RED, 2),
            factory(GARY, RED, 4),
        ],
    )


@rule(
    "SP-AFUL-01",
    "SP-AFUL-02",
    "SP-AFUL-03",
    "SP-AFUL-04",
    "SP-AFUL-07",
    "SP-AFUL-08",
    "SP-AFUL-09",
)
def test_the_contract_costs_five_dollars_and_brings_three_and_five() -> None:
    # M-08: prices 0, 1, 2, 2.
    state = the_contract(money=5)
    events = step(state)
    assert purses(state) == [30 + 5, 5 - 5 + 3 + 5]
    assert [cubes(state, hex) for hex in (GREEN_BAY, MILWAUKEE)] == [4, 1]  # own: the fewest
    assert [cubes(state, hex) for hex in (MADISON, INDIANAPOLIS)] == [2, 3]
    assert [cubes(state, hex) for hex in (CHICAGO, GARY)] == [2, 2]  # Red's: the most
    assert (fulfilled(state), discards(state)) == (["K37"], [])
    assert gained(events) == 5
    for each in ("SP-AFUL-02", "SP-AFUL-03", "SP-AFUL-04"):
        assert each in decided(events)


@rule("SP-AFUL-01", "SP-ATRACK-01")
def test_with_four_dollars_the_contract_is_used_as_an_action() -> None:
    state = the_contract(money=4)
    events = step(state)
    turned = [event.contract for event in events if isinstance(event, AutomaTurnedUp)]
    assert turned == ["contract:K37"]
    assert (fulfilled(state), discards(state)) == ([], ["K37"])
    assert purses(state) == [30, 4]
    assert len(factories(state)) == 3 + (not laid(events))


# Laying track. ------------------------------------------------------------------------------


@rule("SP-ATRACK-11", "SP-ATRACK-14", "SP-ATRACK-19", "SP-ATRACK-22")
def test_example_a_the_purple_city_three_tiles_away() -> None:
    # Indianapolis in the east needs three tiles, Mason City in the west four. The way takes in
    # Chicago.
    state = facing(
        "K08",
        tracks=line("Madison", "Milwaukee", AUTOMA),
        cities=colors(purple=f"{INDIANAPOLIS} D6 A2 A7 C13"),
        marker=TOP_LEFT,
    )
    events = step(state)
    assert laid(events) == [("L7", (0, 3)), ("M10", (0, 3))]
    assert ("Chicago", "Milwaukee", AUTOMA) in links(state)
    assert (target(state), coins(state)) == (INDIANAPOLIS, [("M11", (0, 2))])


@rule("SP-ATRACK-22", "SP-ATRACK-23", "SP-ATRACK-09")
def test_example_b_the_coin_path_takes_in_the_gray_city_next_to_it() -> None:
    # Black is the least present colour, and St. Louis the nearest black city; Springfield, next
    # to the way, is gray. Red's links keep the Automa off K11 and K13.
    cities = {
        **colors(
            black="I13", gray=f"{SPRINGFIELD} {GARY} J13", white=f"{CHICAGO} {MADISON} {QUINCY}"
        ),
        **colors(orange=f"{PEORIA} {MILWAUKEE} {INDIANAPOLIS} O7 P9"),
    }
    state = facing(
        "K07",
        money=0,
        tracks=[
            *line("Peoria", "Chicago", AUTOMA),
            *chain(RED, "Peoria", "Springfield", "East St. Louis"),
        ],
        cities=cities,
        factories=[factory(CHICAGO, AUTOMA, 2), factory(PEORIA, AUTOMA, 2), factory(GARY, 1, 2)],
        marker=TOP_RIGHT,
    )
    events = step(state)
    (placed,) = [event for event in events if isinstance(event, CoinsPlaced)]
    assert (state.plan().name(placed.target), placed.hexes) == ("St. Louis", ["J12"])
    assert laid(events) == [("J11", (0, 2)), ("J12", (1, 4))]
    own = [link[:2] for link in links(state) if link[2] == AUTOMA]
    assert own == [("Chicago", "Peoria"), ("Peoria", "Springfield"), ("Springfield", "St. Louis")]


# On the way from Chicago to Springfield; L9 is laid, L10 and L11 are marked.
DOWN_TO_SPRINGFIELD: dict[str, Any] = {
    "tracks": [*LAKE, track("L9", 0, 3, AUTOMA), *along("J10 K10 L10", RED)],
    "automa": {"paths": coin_path(SPRINGFIELD, ("L10", 0, 3), ("L11", 0, 4))},
}


def red_builds(track_: tuple[int, int]) -> State:
    """Red, coming from Peoria, lays this track on L10."""
    state = given([{}, {}], options={"automas": "2"}, **DOWN_TO_SPRINGFIELD)
    play(state, LayTrack("L10", track_), EndTrack())
    return state


@rule("SP-ATRACK-29")
def test_example_c_a_crossed_coin_path_stays() -> None:
    state = red_builds((2, 5))
    assert coins(state) == [("L10", (0, 3)), ("L11", (0, 4))]
    assert target(state) == SPRINGFIELD
    assert tracks(state, "L9") == [((0, 3), AUTOMA)]


@rule("SP-ATRACK-30", "SP-ATRACK-33")
def test_example_d_a_blocked_coin_path_is_removed() -> None:
    before = given([{}, {}], options={"automas": "2"}, **DOWN_TO_SPRINGFIELD)
    state = red_builds((4, 5))
    assert (coins(state), target(state)) == ([], None)
    assert tracks(state, "L9") == []
    assert trains(state, AUTOMA) == trains(before, AUTOMA) + 1
    assert stock(state) == {"A": stock(before)["A"] + 1, "B": stock(before)["B"] - 1, "C": 10}
    assert purses(state) == [5, 5]
    assert links(state) == [("Chicago", "Milwaukee", AUTOMA)]


@rule("SP-ATRACK-09", "SP-ATRACK-10", "SP-ATRACK-14", "SP-ATRACK-19", "SP-AUTO-09")
@pytest.mark.parametrize(
    ("corner", "way"),
    [
        (TOP_LEFT, [("K9", (1, 4)), ("J9", (1, 3))]),
        (BOTTOM_LEFT, [("K9", (1, 4)), ("J9", (1, 3))]),
        (TOP_RIGHT, [("L9", (1, 4)), ("K10", (1, 4))]),
        (BOTTOM_RIGHT, [("L9", (1, 4)), ("K10", (1, 4))]),
    ],
)
def test_example_e_the_nearest_gray_city_by_a_left_or_a_right_way(
    corner: int, way: list[tuple[str, tuple[int, int]]]
) -> None:
    # In the extended network lie 3 black, 2 white, 2 orange and 1 gray cubes.
    state = facing(
        "K27",
        money=0,
        tracks=[*LAKE, *line("Gary", "Fort Wayne", RED)],
        cities={
            **colors(black=f"{CHICAGO} {MADISON} K4", white=f"{GARY} {INDIANAPOLIS}"),
            **colors(orange=f"{FORT_WAYNE} O7", gray=f"{MILWAUKEE} {PEORIA}"),
        },
        factories=[
            factory(CHICAGO, AUTOMA, 3),
            factory(GARY, AUTOMA, 2),
            factory(FORT_WAYNE, RED, 2),
            factory(MILWAUKEE, AUTOMA, 1),
        ],
        marker=corner,
    )
    assert laid(step(state)) == way


# A factory. ---------------------------------------------------------------------------------


@rule("SP-AFAC-01", "SP-AFAC-02", "SP-AFAC-03", "SP-AFAC-04", "SP-AUTO-08")
@pytest.mark.parametrize(
    ("corner", "hex"),
    [
        (TOP_LEFT, CEDAR_RAPIDS),
        (BOTTOM_LEFT, CEDAR_RAPIDS),
        (TOP_RIGHT, SPRINGFIELD),
        (BOTTOM_RIGHT, SPRINGFIELD),
    ],
)
def test_two_gray_cities_and_a_black_one(corner: int, hex: str) -> None:
    # M-03, M-27: gray and black are at zero. Black Evansville lies behind Red's link; of gray
    # Cedar Rapids and Springfield, both the Automa's, the sweep takes the first.
    state = facing(
        "K20",
        tracks=[
            *chain(AUTOMA, "Cedar Rapids", "Quincy", "Peoria", "Springfield"),
            *line("Springfield", "Evansville", RED),
        ],
        cities={
            **FAR,
            **colors(gray=f"{CEDAR_RAPIDS} {SPRINGFIELD}", black="L14"),
            **colors(white=QUINCY, orange=PEORIA),
        },
        factories=[factory(QUINCY, AUTOMA, 2), factory(PEORIA, AUTOMA, 2)],
        marker=corner,
    )
    events = step(state)
    (built,) = [event for event in events if isinstance(event, FactoryBuilt)]
    assert (built.color, built.cubes) == ("gray", 4)
    assert cubes(state, hex) == 4
    assert "SP-AFAC-04" in decided(events)
