"""Coin paths: how an Automa follows them, and what blocks them."""

from typing import Any

import pytest

from footplate.games.steam_power.language.actions import EndTrack, LayTrack
from footplate.games.steam_power.language.events import CoinsPlaced
from tests.rules.steam_power.automas import (
    AUTOMA,
    FAR,
    coin_path,
    coins,
    colors,
    decided,
    discards,
    facing,
    factories,
    gained,
    hexes,
    laid,
    step,
    target,
)
from tests.rules.steam_power.given import (
    RED,
    factory,
    given,
    links,
    money,
    play,
    track,
    tracks,
    trains,
)
from tests.rules.steam_power.lines import (
    CHICAGO,
    FORT_WAYNE,
    GARY,
    MADISON,
    MILWAUKEE,
    PEORIA,
    line,
)
from tests.rules.steam_power.ways import CITIES, network

rule = pytest.mark.rule

LAKE = line("Milwaukee", "Chicago", AUTOMA)

# On the way from Gary to Peoria: L9 is laid, a coin lies on K10.
TO_PEORIA: dict[str, Any] = {
    "tracks": [*LAKE, track("L9", 1, 4, AUTOMA)],
    "automa": {"paths": coin_path(PEORIA, ("K10", 1, 4))},
    "cities": FAR,
}


# Following. ---------------------------------------------------------------------------------


@rule("SP-ATRACK-23", "SP-ATRACK-24")
def test_of_four_tiles_two_are_laid_and_two_marked() -> None:
    # M-20: purple Traverse City is four tiles away; the coins are not the Automa's money.
    state = facing("K08", tracks=LAKE, cities=colors(purple="O4 A2 A7 B9 C13"))
    events = step(state)
    assert hexes(events) == ["N8", "O8"]
    assert coins(state) == [("O6", (0, 3)), ("O5", (0, 3))]
    assert target(state) == "O4"
    assert money(state, AUTOMA) == 8
    (placed,) = [event for event in events if isinstance(event, CoinsPlaced)]
    assert placed.hexes == ["O8", "O6", "O5"]


@rule("SP-ATRACK-23")
def test_if_nothing_was_laid_there_are_no_coins() -> None:
    # From La Crosse to Red's Madison hills come first.
    ways = [*line("Duluth", "La Crosse", AUTOMA), *line("Madison", "Milwaukee", RED)]
    state = facing("K10", money=1, tracks=ways, cities=FAR)
    events = step(state)
    assert (laid(events), coins(state), target(state)) == ([], [], None)


@rule("SP-ATRACK-24", "SP-ATRACK-05")
def test_what_is_left_of_a_path_waits_for_the_next_turns() -> None:
    # The second contract would lead elsewhere: Red's Madison is one tile from Milwaukee.
    state = facing(
        "K08",
        "K10",
        tracks=[*LAKE, *line("Madison", "Green Bay", RED)],
        cities=colors(purple="O4 A2 A7 B9 C13"),
    )
    step(state)
    events = step(state)
    assert laid(events) == [("O6", (0, 3)), ("O5", (0, 3))]
    assert ("Grand Rapids", "Traverse City", AUTOMA) in links(state)
    assert coins(state) == []
    assert "SP-ATRACK-05" in decided(events)


@rule("SP-ATRACK-05")
def test_while_there_are_coins_no_target_is_sought() -> None:
    state = facing("K02", **TO_PEORIA)
    events = step(state)
    assert laid(events)[0] == ("K10", (1, 4))
    assert ("Gary", "Peoria", AUTOMA) in links(state)


# Reaching the target. -----------------------------------------------------------------------

# Gray is the least present colour, and Fort Wayne the only gray city near.
GRAY_IS_RARE: dict[str, Any] = {
    "cities": {
        **colors(black=f"{CHICAGO} {MADISON} K4 K12 I13 J13", white=f"{MILWAUKEE} {PEORIA} O7 G11"),
        **colors(orange=f"{GARY} N11 G8 H4", gray=FORT_WAYNE),
    },
    "factories": [
        factory(CHICAGO, AUTOMA, 1), factory(MILWAUKEE, AUTOMA, 1), factory(GARY, AUTOMA, 1),
    ],
}  # fmt: skip


@rule("SP-ATRACK-25")
def test_a_target_reached_with_the_first_tile_is_followed_by_the_next_colour() -> None:
    # M-21: K29 is orange, orange, black, white. Madison is unconnected; the second tile is
    # black's, although other unconnected cities are as near.
    state = facing("K29", money=0, tracks=LAKE, **GRAY_IS_RARE)
    events = step(state)
    assert hexes(events) == ["K6", "N8"]
    assert target(state) == FORT_WAYNE


@rule("SP-ATRACK-25")
def test_after_the_last_colour_comes_the_first() -> None:
    # K04 is gray, black: no opponent has a link, so black finds Madison; then gray finds none
    # again, and black the next city.
    state = facing("K04", tracks=LAKE, cities=FAR)
    events = step(state)
    assert len(laid(events)) == 2
    assert ("Madison", "Milwaukee", AUTOMA) in links(state)


@rule("SP-ATRACK-25")
def test_if_no_further_target_is_found_the_action_is_over() -> None:
    # Every colour asks for a city of an opponent, and Madison is the only one.
    state = facing(
        "K10",
        tracks=[*LAKE, *line("Madison", "Milwaukee", RED, way=1)],
        options={"automa_targets": ", ".join(["opponents-city"] * 4)},
    )
    events = step(state)
    assert hexes(events) == ["K6"]
    assert (gained(events), factories(state), discards(state)) == (0, [], ["K10"])


@rule("SP-ATRACK-26")
def test_after_an_older_path_the_search_begins_with_the_first_colour() -> None:
    # K27 is black, black, orange, gray: the second tile is black's, to gray Fort Wayne. The next
    # colour, orange, would ask for unconnected Madison.
    state = facing("K27", money=0, **{**TO_PEORIA, **GRAY_IS_RARE})
    events = step(state)
    assert hexes(events) == ["K10", "N8"]
    assert target(state) == FORT_WAYNE


# Stopping. ----------------------------------------------------------------------------------


@rule("SP-ATRACK-27", "SP-ATRACK-02")
def test_a_tile_that_is_too_dear_stops_the_automa_and_the_coins_stay() -> None:
    # M-22: $1, and the next coin lies in the hills; a factory is built in place of track.
    state = facing(
        "K10",
        money=1,
        tracks=[*line("Madison", "Milwaukee", AUTOMA), track("J5", 3, 5, AUTOMA)],
        automa={"paths": coin_path("H4", ("I5", 2, 5))},
        cities=FAR,
    )
    events = step(state)
    assert (laid(events), coins(state)) == ([], [("I5", (2, 5))])
    assert tracks(state, "J5") == [((3, 5), AUTOMA)]
    assert len(factories(state)) == 1
    assert "SP-ATRACK-27" in decided(events)


@rule("SP-ATRACK-27", "SP-TRACK-23")
def test_without_a_train_for_the_next_link_it_stops_and_the_coins_stay() -> None:
    # Twenty links and an incomplete one; the path goes on from La Crosse to St. Paul.
    path = coin_path("E4", ("I5", 2, 5), ("G5", 1, 5), ("F4", 2, 5))
    state = facing(
        "K10",
        tracks=[*network(20, AUTOMA), track("J5", 3, 5, AUTOMA)],
        automa={"paths": path},
        cities=CITIES,
    )
    assert trains(state, AUTOMA) == 0
    events = step(state)
    assert hexes(events) == ["I5"]
    assert [hex for hex, _ in coins(state)] == ["G5", "F4"]
    assert ("La Crosse", "Madison", AUTOMA) in links(state)


@rule("SP-ATRACK-28")
def test_a_path_stays_although_its_target_no_longer_fits() -> None:
    # Peoria was unconnected until Red's link.
    state = given(
        [{"money": 30}, {"money": 8}],
        options={"automas": "2"},
        luck={"scripted": [0, 8, 20]},
        **TO_PEORIA,
    )
    play(state, LayTrack("K11", (3, 5)), EndTrack())
    assert ("Peoria", "Springfield", RED) in links(state)
    assert coins(state) == [("K10", (1, 4))]
    # And the Automa goes on.
    state = facing("K09", **{**TO_PEORIA, "tracks": [*TO_PEORIA["tracks"], track("K11", 3, 5)]})
    assert laid(step(state))[0] == ("K10", (1, 4))
