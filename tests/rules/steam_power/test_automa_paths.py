"""By which way an Automa builds to its target: tiles, cost, sweep, and the cities on the way."""

from typing import Any

import pytest

from footplate.games.steam_power.language.events import TrackLaid
from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.automas import (
    AUTOMA,
    BOTTOM_LEFT,
    BOTTOM_RIGHT,
    CORNERS,
    NO_B_TILES,
    TOP_LEFT,
    TOP_RIGHT,
    coins,
    colors,
    decided,
    facing,
    factories,
    hexes,
    laid,
    step,
    target,
)
from tests.rules.steam_power.given import (
    GREEN,
    RED,
    links,
    money,
    stock,
    track,
    trains,
)
from tests.rules.steam_power.lines import MADISON, PEORIA, chain, line
from tests.rules.steam_power.ways import along

rule = pytest.mark.rule

LAKE = line("Milwaukee", "Chicago", AUTOMA)


def to_purple(
    purple: str, *tracks: dict[str, Any], contract: str = "K08", **position: Any
) -> State:
    """The first colour asks for a purple city, and these are all there are (beside those far)."""
    listed = [*purple.split(), *(hex for hex in ("A2", "A7", "B9", "C13") if hex not in purple)]
    cities = {**colors(purple=" ".join(listed[:5])), **position.pop("cities", {})}
    return facing("K08", tracks=list(tracks), cities=cities, **position)


# The sweep over paths. ----------------------------------------------------------------------


@rule("SP-AUTO-09", "SP-ATRACK-19")
@pytest.mark.parametrize(
    ("corner", "hex"),
    [(TOP_LEFT, "K6"), (TOP_RIGHT, "K6"), (BOTTOM_RIGHT, "K7"), (BOTTOM_LEFT, "K7")],
)
def test_from_milwaukee_to_madison_the_upper_or_the_lower_hex(corner: int, hex: str) -> None:
    # M-04.
    state = to_purple(MADISON, *LAKE, marker=corner)
    events = step(state)
    assert hexes(events)[0] == hex
    assert "SP-ATRACK-19" in decided(events)


@rule("SP-AUTO-09", "SP-ATRACK-19")
@pytest.mark.parametrize(
    ("corner", "path"),
    [
        (TOP_LEFT, ["C9", "D8"]),  # C9 is shared by two ways; of D8 and D9 the upper is first
        (TOP_RIGHT, ["C9", "D8"]),
        (BOTTOM_RIGHT, ["C10", "D9"]),  # D9 is shared by two ways; of C9 and C10 the lower
        (BOTTOM_LEFT, ["C10", "D9"]),
    ],
)
def test_hexes_that_two_paths_share_are_ignored(corner: int, path: list[str]) -> None:
    state = to_purple("E9", *line("Sioux City", "Omaha", AUTOMA), marker=corner)
    assert hexes(step(state)) == path


@rule("SP-AUTO-09")
def test_a_path_is_compared_with_all_its_hexes_and_not_only_the_first() -> None:
    # From Springfield to Quincy the sweep from the top left meets G12 before all other hexes,
    # although ways over J11, which is before J12, are as short.
    state = to_purple("G11", *line("Springfield", "Evansville", AUTOMA), marker=TOP_LEFT)
    assert laid(step(state)) == [("J12", (1, 4)), ("H12", (2, 5))]
    assert coins(state) == [("G12", (0, 2))]


# Tiles and costs. ---------------------------------------------------------------------------


@rule("SP-ATRACK-04")
def test_two_tiles_are_laid_at_the_normal_costs() -> None:
    # From Cedar Rapids to Madison both hexes are hills.
    state = to_purple(MADISON, *line("Cedar Rapids", "Quincy", AUTOMA))
    events = step(state)
    assert hexes(events) == ["H7", "I7"]
    assert [e.price for e in events if isinstance(e, TrackLaid)] == [2, 2]
    assert money(state, AUTOMA) == 8 - 4
    assert ("Cedar Rapids", "Madison", AUTOMA) in links(state)


@rule("SP-ATRACK-04")
def test_no_third_tile_is_laid() -> None:
    state = to_purple("O4", *LAKE)
    assert hexes(step(state)) == ["N8", "O8"]
    assert [hex for hex, _ in coins(state)] == ["O6", "O5"]


@rule("SP-ATRACK-19")
@pytest.mark.parametrize("corner", CORNERS)
def test_of_ways_with_equal_tiles_the_cheapest_is_taken_whatever_the_marker_says(
    corner: int,
) -> None:
    # M-18: from Sioux City to Omaha $4 over B7 and B8, $2 over A8 and B8, nothing over A8 and A9.
    state = to_purple("B9", *along("A7 B6 C6 D6", AUTOMA), marker=corner)
    assert ("Mason City", "Sioux City", AUTOMA) in links(state)
    assert hexes(step(state)) == ["A8", "A9"]
    assert money(state, AUTOMA) == 8


@rule("SP-ATRACK-19")
def test_fewer_tiles_go_before_a_lower_cost() -> None:
    # M-18: from Aberystwyth to Cardiff two tiles, one on a mountain, cost $6; three cost $4.
    state = facing(
        "K08",
        board="england-wales",
        cities={"D21": "white", "E15": "black", **colors(purple="H16 O10 O20 R18 S13")},
        automa={"corners": ("black", "white", "orange", "gray")},
    )
    events = step(state)
    assert laid(events) == [("F15", (2, 5)), ("G16", (2, 5))]
    assert money(state, AUTOMA) == 8 - 6


@rule("SP-ATRACK-19", "SP-CROSS-08")
def test_a_crossing_counts_as_two_dollars_in_the_cost_of_a_path() -> None:
    # Red's link runs through K6, which the sweep meets first; K7 is free of track.
    state = to_purple(MADISON, *LAKE, *along("K4 K5 K6 K7", RED), marker=TOP_LEFT)
    events = step(state)
    assert laid(events)[0] == ("K7", (1, 5))


@rule("SP-ATRACK-21")
def test_whether_the_path_can_be_paid_is_not_looked_at() -> None:
    # Madison and Green Bay are both two tiles from La Crosse. The way to Madison, first in the
    # sweep, begins with hills; the other one would be free.
    state = to_purple(f"{MADISON} K4", *line("Duluth", "La Crosse", AUTOMA), money=1)
    events = step(state)
    assert (laid(events), coins(state)) == ([], [])
    assert len(factories(state)) == 1


@rule("SP-ATRACK-21")
def test_a_longer_way_that_could_be_paid_is_not_taken() -> None:
    # Three free tiles lead around the hills.
    state = to_purple(MADISON, *line("Duluth", "La Crosse", AUTOMA), money=1)
    assert laid(step(state)) == []


# What may be laid now. ----------------------------------------------------------------------


@rule("SP-ATRACK-15", "SP-TRACK-07")
def test_water_is_not_counted_as_a_way() -> None:
    # Across the lake Grand Rapids would be two tiles from Milwaukee, as La Crosse is from
    # Madison, and first in the sweep; around it there are three.
    state = to_purple("O7 H4", *line("Madison", "Milwaukee", AUTOMA), marker=TOP_RIGHT)
    step(state)
    assert ("La Crosse", "Madison", AUTOMA) in links(state)


@rule("SP-ATRACK-15", "SP-CROSS-05")
def test_a_crossing_that_a_tile_shows_is_one_tile() -> None:
    # Red's link runs north to south through K6 and K7, which both touch Madison and Milwaukee.
    state = to_purple(MADISON, *LAKE, *along("K4 K5 K6 K7 K8 L8", RED), marker=BOTTOM_LEFT)
    events = step(state)
    first = next(e for e in events if isinstance(e, TrackLaid))
    assert (first.hex, first.track, first.how, first.price) == ("K7", (1, 5), "cross", 2)
    assert ("Madison", "Milwaukee", AUTOMA) in links(state)


@rule("SP-ATRACK-15", "SP-CROSS-05")
def test_track_that_cannot_be_crossed_is_no_way() -> None:
    # Red's links take both hexes between Milwaukee and Madison, so that it is two tiles away
    # like Peoria, which is first in the sweep.
    taken = [*line("Madison", "Milwaukee", RED), *line("Madison", "Milwaukee", RED, way=1)]
    state = to_purple(f"{MADISON} {PEORIA}", *LAKE, *taken, marker=BOTTOM_LEFT)
    step(state)
    assert ("Chicago", "Peoria", AUTOMA) in links(state)


@rule("SP-ATRACK-15", "SP-TRACK-28")
@pytest.mark.parametrize("left", [1, 0])
def test_tiles_that_are_not_in_stock_are_no_way(left: int) -> None:
    # On the way from La Crosse to Duluth Green's straight has to be crossed by a straight. If
    # no such tile is left, Milwaukee, two tiles from Green Bay, is the nearer purple city.
    others = NO_B_TILES[: len(NO_B_TILES) - left]
    ways = [*along("H4 I4 J4 K4", AUTOMA), *along("K4 J3 I3 H3 G4", GREEN), *others]
    state = to_purple("H1 L6", *ways, others=(30, 30, 30, 30))
    assert stock(state)["B"] == left
    events = step(state)
    if left:
        assert laid(events) == [("H3", (0, 3)), ("H2", (0, 3))]
        assert money(state, AUTOMA) == 8 - 2
    assert (("Green Bay", "Milwaukee", AUTOMA) in links(state)) is not bool(left)


# Cities on the way. -------------------------------------------------------------------------


@rule("SP-ATRACK-18", "SP-ATRACK-14")
def test_a_path_may_run_through_a_city_outside_the_network() -> None:
    # Through Fort Wayne Toledo is three tiles away, past it four, like Des Moines; from the top
    # left Des Moines would be first.
    state = to_purple("R9 E9", *LAKE, marker=TOP_LEFT)
    events = step(state)
    assert laid(events) == [("N8", (2, 4)), ("O9", (2, 5))]
    assert ("Fort Wayne", "Gary", AUTOMA) in links(state)
    assert (target(state), coins(state)) == ("R9", [("Q9", (2, 4))])


@rule("SP-ATRACK-20")
@pytest.mark.parametrize(("corner", "rails"), [(TOP_LEFT, (0, 4)), (TOP_RIGHT, (1, 4))])
def test_rails_start_at_the_first_swept_of_several_own_cities(
    corner: int, rails: tuple[int, int]
) -> None:
    # L9 touches Chicago in the north and Gary in the north-east. K9 is shut by a tight curve.
    state = to_purple(PEORIA, *LAKE, track("K9", 0, 1, RED), marker=corner)
    assert laid(step(state)) == [("L9", rails), ("K10", (1, 4))]


# Red's links on K11 and K13 leave only J11 and J12, or I11 and I12, for nothing.
TO_ST_LOUIS = [
    *line("Peoria", "Chicago", AUTOMA),
    *chain(RED, "Peoria", "Springfield", "East St. Louis"),
]


@rule("SP-ATRACK-22")
def test_rails_run_through_a_city_that_two_hexes_of_the_path_touch() -> None:
    # M-19, from the top right: both hexes touch Springfield.
    state = to_purple("I13", *TO_ST_LOUIS, marker=TOP_RIGHT)
    before = trains(state, AUTOMA)
    events = step(state)
    assert laid(events) == [("J11", (0, 2)), ("J12", (1, 4))]
    own = [link[:2] for link in links(state) if link[2] == AUTOMA]
    assert ("Peoria", "Springfield") in own
    assert ("Springfield", "St. Louis") in own
    assert trains(state, AUTOMA) == before - 2
    assert "SP-ATRACK-22" in decided(events)


@rule("SP-ATRACK-22", "SP-AUTO-09")
def test_the_cities_do_not_change_which_path_is_taken() -> None:
    # M-19, from the top left: no city lies between I11 and I12.
    state = to_purple("I13", *TO_ST_LOUIS, marker=TOP_LEFT)
    before = trains(state, AUTOMA)
    assert laid(step(state)) == [("I11", (1, 3)), ("I12", (0, 3))]
    assert ("Peoria", "St. Louis", AUTOMA) in links(state)
    assert trains(state, AUTOMA) == before - 1
