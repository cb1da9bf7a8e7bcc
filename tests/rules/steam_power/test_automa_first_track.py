"""The first track of an Automa: it starts at a city of the colour at the marker."""

from typing import Any

import pytest

from footplate.games.steam_power.language.actions import EndTrack, LayTrack, TakeMoney
from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.automas import (
    AUTOMA,
    BOTTOM_LEFT,
    CORNERS,
    TOP_LEFT,
    TOP_RIGHT,
    coin_path,
    coins,
    colors,
    decided,
    facing,
    factories,
    fulfilled,
    hexes,
    laid,
    step,
)
from tests.rules.steam_power.given import (
    RED,
    factory,
    given,
    links,
    play,
    seen,
    track,
    tracks,
    trains,
)
from tests.rules.steam_power.lines import OMAHA, line
from tests.rules.steam_power.ways import side

rule = pytest.mark.rule

COLORS = ("black", "white", "orange", "gray")


def corners(color: str, at: int) -> tuple[str, ...]:
    """The colour in a corner, the others around it in their order."""
    rest = [other for other in COLORS if other != color]
    return (*rest[:at], color, *rest[at:])


def beginning(contract: str, color: str, at: int, **position: Any) -> State:
    """The Automa without track; the marker stands at this colour in this corner."""
    area = {"corners": corners(color, at), "marker": at}
    return facing(contract, automa=area, **position)


@rule("SP-ATRACK-34")
def test_the_first_track_starts_at_the_first_swept_city_of_the_markers_colour() -> None:
    # M-25: orange lies at the bottom left. Of Fargo and Sioux City the lower one is first; of
    # Omaha and Mason City, each two tiles away, Omaha.
    state = beginning(
        "K09",
        "orange",
        BOTTOM_LEFT,
        cities=colors(orange="A2 A7 E9", white="B9 D6", purple="R7 R9 Q12"),
    )
    events = step(state)
    assert laid(events) == [("A8", (0, 3)), ("A9", (0, 2))]
    assert links(state) == [("Omaha", "Sioux City", AUTOMA)]
    assert "SP-ATRACK-34" in decided(events)


@rule("SP-ATRACK-34")
@pytest.mark.parametrize("corner", CORNERS)
@pytest.mark.parametrize("color", COLORS)
def test_corner_and_colour_decide_where_it_starts(corner: int, color: str) -> None:
    # By colour: the first cities from the top left, top right, bottom right and bottom left.
    cities = {
        **colors(black="C13 H1 H4 I13 K4 L8 O14", white="A2 A7 J6 J10 J13 Q12 R7"),
        **colors(orange="B9 D6 E9 G8 G11 O4 P9", gray="E3 E4 K12 L6 M9 N11 O7"),
    }
    first = {
        "black": ("C13", "O14", "O14", "C13"),
        "white": ("A2", "R7", "R7", "A7"),
        "orange": ("B9", "P9", "P9", "B9"),
        "gray": ("E3", "O7", "O7", "E4"),
    }[color][corner]
    state = beginning("K03", color, corner, cities=cities)
    events = step(state)
    hex, rails = laid(events)[0]
    assert side(hex, first) in rails


@rule("SP-ATRACK-34", "SP-ATRACK-14")
def test_the_target_is_the_nearest_to_the_start_city() -> None:
    # Detroit and Toledo are one tile from each other, but the Automa starts in Sioux City.
    state = beginning("K09", "orange", TOP_LEFT, cities=colors(orange="A7", white="A2 B9 D6"))
    assert hexes(step(state)) == ["A8", "A9"]


SMALL_MAP = """
format = "steam-power-map/1"
id = "small"
name = "Small"
edition = "none"
editions = ["final"]
seats = { min = 2, max = 5 }
cities = [
  { hex = "A1", name = "North-West" },
  { hex = "A5", name = "South-West" },
  { hex = "E1", name = "North-East" },
  { hex = "E5", name = "South-East" },
]

[map]
columns = ["CPPPC", "PPPPP", "PPPPP", "PPPPP", "CPPPC"]

[sources]
map = "reconstructed"
cities = "reconstructed"
editions = "reconstructed"
"""


@rule("SP-ATRACK-35")
@pytest.mark.parametrize(
    ("here", "first"), [("gray", "E1"), ("white", "A1"), ("black", "E1"), ("orange", "E1")]
)
def test_without_a_city_of_the_colour_the_next_corner_decides(here: str, first: str) -> None:
    # Only white and gray cities; clockwise follow black, orange, gray, white.
    order = ("black", "orange", "gray", "white")
    at = order.index(here)
    turned = (*order[at - TOP_RIGHT :], *order[: at - TOP_RIGHT])
    assert turned[TOP_RIGHT] == here
    state = facing(
        "K03",
        board=SMALL_MAP,
        cities=colors(white="A1 A5", gray="E1 E5"),
        automa={"corners": turned, "marker": TOP_RIGHT},
    )
    events = step(state)
    hex, rails = laid(events)[0]
    assert side(hex, first) in rails
    missing = here in ("black", "orange")
    assert ("SP-ATRACK-35" in decided(events)) is missing


# An incomplete first link is no network. ----------------------------------------------------

FROM_DETROIT: dict[str, Any] = {
    "tracks": [
        track("Q8", 1, 4, AUTOMA),
        *line("Fort Wayne", "Toledo", RED),
        *line("Cedar Rapids", "Quincy", RED),
    ],
    "automa": {"paths": coin_path("P9", ("P8", 1, 3))},
    "cities": colors(purple="A2 A7 B9 C13 F13"),
}


@rule("SP-ATRACK-36", "SP-AFAC-04")
def test_the_start_city_draws_no_factory_near() -> None:
    # Toledo and Fort Wayne are near Detroit, but without a network only the sweep decides.
    state = facing("K20", marker=TOP_LEFT, **FROM_DETROIT)
    step(state)
    assert factories(state) == ["G8"]


@rule("SP-ATRACK-36", "SP-AFUL-01")
def test_with_an_incomplete_first_link_nothing_is_fulfilled() -> None:
    state = facing("K20", money=30, **FROM_DETROIT)
    step(state)
    assert fulfilled(state) == []


@rule("SP-ATRACK-36")
def test_once_its_first_link_is_complete_it_has_a_network() -> None:
    state = facing("K10", "K20", marker=TOP_LEFT, **FROM_DETROIT)
    step(state)
    assert ("Detroit", "Fort Wayne", AUTOMA) in links(state)
    step(state)
    assert factories(state)[0] in ("P9", "R7", "R9")


@rule("SP-ATRACK-37", "SP-ATRACK-30")
def test_after_its_first_track_came_off_the_next_is_its_first_again() -> None:
    # Red blocks the way from Sioux City to Omaha. The marker goes on to the top right, where
    # black lies: the first black city there is Toledo, and Detroit is the first one near it.
    state = given(
        [{"money": 30}, {"money": 8}],
        options={"automas": "2"},
        tracks=[track("A8", 0, 3, AUTOMA)],
        cities=colors(black="R9", white="R7 A7", purple="L6 L8 M9"),
        automa={
            "corners": ("white", "black", "orange", "gray"),
            "paths": coin_path(OMAHA, ("A9", 0, 2)),
        },
        luck={"scripted": [0, 8, 20]},
    )
    assert trains(state, AUTOMA) == 20
    play(state, LayTrack("A9", (2, 3)))
    assert (coins(state), tracks(state, "A8"), trains(state, AUTOMA)) == ([], [], 21)
    play(state, EndTrack(), TakeMoney())
    step(state)
    events = step(state)
    assert laid(events)[0] == ("R8", (0, 3))
    assert links(state)[0] == ("Detroit", "Toledo", AUTOMA)
    assert "SP-ATRACK-34" in decided(events)


# Nothing is present yet. --------------------------------------------------------------------


@rule("SP-ATRACK-38", "SP-ATRACK-09")
@pytest.mark.parametrize(
    ("sioux", "made", "reached"),
    [
        ("white", [], "A7"),  # of Sioux City and Des Moines, two tiles each, the first swept
        ("purple", [], "E9"),
        ("gray", [factory("A7", RED, 3)], "E9"),
    ],
)
def test_with_an_empty_extended_network_every_colour_is_least_present(
    sioux: str, made: list[dict[str, Any]], reached: str
) -> None:
    # M-26: black lies at the marker, and the first black city is Omaha.
    state = beginning(
        "K07",
        "black",
        TOP_LEFT,
        cities={"A2": "white", "A7": sioux, "B9": "black", "E9": "orange", "C13": "gray"},
        factories=made,
    )
    step(state)
    (made_link,) = seen(state).links
    assert set(made_link.hexes) == {"B9", reached}
