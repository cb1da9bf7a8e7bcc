"""Several Automas, and players among them."""

from typing import Any

import pytest

from footplate import BadInput
from footplate.cli.seats import default_seats, parse_seats
from footplate.games.steam_power.language.actions import BuildFactory, EndTrack, LayTrack, TakeMoney
from footplate.games.steam_power.language.events import CoinsRemoved
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
    facing,
    fulfilled,
    gained,
    hexes,
    marker,
    step,
)
from tests.rules.steam_power.given import (
    GAME,
    GREEN,
    RED,
    cubes,
    described,
    factory,
    given,
    links,
    money,
    pass_turn,
    play,
    purses,
    refusal,
    seen,
    started,
    track,
    tracks,
)
from tests.rules.steam_power.lines import (
    CHICAGO,
    INDIANAPOLIS,
    MADISON,
    MILWAUKEE,
    PEORIA,
    line,
)

rule = pytest.mark.rule

LAKE = line("Milwaukee", "Chicago", AUTOMA)


# Who may play. ------------------------------------------------------------------------------


@rule("SP-AMIX-01")
@pytest.mark.parametrize(("seats", "automas"), [(2, "1, 2"), (3, "1, 2, 3"), (5, "1,2,3,4,5")])
def test_a_game_of_automas_alone_is_refused(seats: int, automas: str) -> None:
    with pytest.raises(BadInput):
        started(seats, automas=automas)
    with pytest.raises(BadInput):
        given(seats, options={"automas": automas})


@rule("SP-AMIX-01")
def test_one_player_may_sit_with_four_automas() -> None:
    state = started(5, automas="2, 3, 4, 5")
    assert [one.automa is None for one in seen(state).players] == [True] + [False] * 4


@rule("SP-AMIX-02")
def test_automas_and_basic_solo_do_not_go_together() -> None:
    for seats in (1, 2):
        with pytest.raises(BadInput, match="solo"):
            started(seats, solo="basic", automas=str(seats))


@rule("SP-AMIX-01", "SP-SETUP-02")
@pytest.mark.parametrize("automas", ["0", "3", "two", "2:brutal", "2, 2", ":hard"])
def test_seats_and_levels_that_do_not_exist_are_refused(automas: str) -> None:
    with pytest.raises(BadInput):
        started(2, automas=automas)


# Opponents of each other. -------------------------------------------------------------------

# Links of a player and of another Automa lead on to Indianapolis.
ONWARD: dict[str, Any] = {
    "options": {"automas": "2, 3"},
    "others": (30, 30),
    "tracks": [
        *line("Madison", "Milwaukee", AUTOMA),
        *line("Milwaukee", "Chicago", RED),
        *line("Gary", "Indianapolis", GREEN),
    ],
    "cities": {**FAR, **colors(black=INDIANAPOLIS, gray=MADISON, white=MILWAUKEE)},
}


@rule("SP-AMIX-03", "SP-AMIX-04", "SP-AUTO-15")
def test_the_extended_network_runs_over_the_links_of_all_others() -> None:
    # Black of the other Automa: $1 for the cube, $1 for each of two links.
    made = [factory(INDIANAPOLIS, GREEN, 3), factory(MADISON, AUTOMA, 3), factory(MILWAUKEE, 1, 3)]
    state = facing("K25", money=3, factories=made, **ONWARD)
    step(state)
    assert fulfilled(state) == ["K25"]
    assert purses(state) == [30 + 1, 3 - 3 + 5, 30 + 2]
    assert cubes(state, INDIANAPOLIS) == 2


@rule("SP-AMIX-03", "SP-ATRACK-13")
def test_a_city_of_another_automa_is_a_city_of_an_opponent() -> None:
    tracks_ = [*LAKE, *line("Madison", "Green Bay", GREEN)]
    options = {"automas": "2, 3"}
    state = facing("K10", options=options, others=(30, 30), tracks=tracks_, cities=FAR)
    step(state)
    assert ("Madison", "Milwaukee", AUTOMA) in links(state)


@rule("SP-AMIX-03", "SP-AFUL-04")
def test_of_two_opponents_the_factory_with_the_most_cubes_comes_first() -> None:
    # M-29: orange for $1 in Madison (two cubes, Red's) and Milwaukee (four, another player's).
    state = facing(
        "K26",
        others=(30, 30),
        tracks=line("Madison", "Milwaukee", AUTOMA),
        cities={**FAR, **colors(orange=f"{MADISON} {MILWAUKEE}")},
        factories=[factory(MADISON, RED, 2), factory(MILWAUKEE, GREEN, 4)],
        marker=TOP_LEFT,
        money=11,
    )
    step(state)
    assert [cubes(state, hex) for hex in (MADISON, MILWAUKEE)] == [2, 3]
    assert purses(state) == [30, 11 - 11 + 5, 31]


@rule("SP-AMIX-05")
@pytest.mark.parametrize(
    ("corner", "paid"),
    [(TOP_LEFT, RED), (TOP_RIGHT, RED), (BOTTOM_RIGHT, GREEN), (BOTTOM_LEFT, GREEN)],
)
def test_of_equally_cheap_routes_the_first_by_the_sweep_is_paid(corner: int, paid: int) -> None:
    # Red's link to Madison runs over K6, the other one over K7.
    joined = [*line("Madison", "Milwaukee", RED), *line("Madison", "Milwaukee", GREEN, way=1)]
    state = facing(
        "K25",
        others=(30, 30),
        tracks=[*LAKE, *joined],
        cities={**FAR, **colors(gray=MADISON, black=CHICAGO, white=MILWAUKEE)},
        factories=[factory(hex, AUTOMA, 3) for hex in (MADISON, CHICAGO, MILWAUKEE)],
        marker=corner,
        money=1,
    )
    events = step(state)
    assert [money(state, seat) for seat in (RED, GREEN)] == [30 + (paid == seat) for seat in (0, 2)]
    assert "SP-AMIX-05" in decided(events)


# Seats. -------------------------------------------------------------------------------------


@rule("SP-AMIX-06", "SP-SCORE-01", "SP-AFAC-06")
@pytest.mark.parametrize(
    ("seats", "automas", "needed", "number"),
    [(2, "2", 14, 4), (3, "2, 3", 11, 5), (4, "2, 4", 9, 5), (5, "2, 3, 4, 5", 8, 5)],
)
def test_all_seats_count_for_the_end_and_for_cubes(
    seats: int, automas: str, needed: int, number: int
) -> None:
    # M-30.
    assert seen(started(seats, automas=automas)).needed == needed
    state = given(seats, options={"automas": automas}, tracks=line("Milwaukee", "Chicago"))
    assert refusal(state, BuildFactory(CHICAGO, number)) is None


@rule("SP-AMIX-07", "SP-SETUP-12")
def test_the_start_player_is_drawn_among_the_players() -> None:
    starts = {described(started(4, seed, automas="1, 3")).start for seed in range(30)}
    assert starts == {1, 3}
    with pytest.raises(BadInput):
        given(3, start=1, options={"automas": "2"})


@rule("SP-AMIX-08", "SP-TURN-01")
@pytest.mark.parametrize("start", [0, 2])
def test_turns_follow_the_seats_clockwise(start: int) -> None:
    state = given(4, start=start, options={"automas": "2, 4"})
    order = []
    for _ in range(5):
        order.append(state.seat)
        pass_turn(state)
    assert order == [(start + turn) % 4 for turn in range(5)]


@rule("SP-AMIX-08")
def test_by_default_the_player_sits_before_the_automa() -> None:
    seats = parse_seats(default_seats(GAME), GAME)
    assert [seat.kind for seat in seats] == ["me", "automa"]


# The marker. --------------------------------------------------------------------------------


def corners_used(state: State, rounds: int) -> list[list[int]]:
    """By round: where the marker stands in each Automa turn."""
    found: list[list[int]] = []
    for _ in range(rounds):
        turns: list[int] = []
        for _ in described(state).players:
            automa = bool(state.rules.automas[state.seat or 0])
            pass_turn(state)
            if automa:
                turns.append(marker(state))
        found.append(turns)
    return found


@rule("SP-AMIX-09", "SP-AUTO-06")
def test_all_automas_move_one_marker() -> None:
    # M-31: white lies at the top left.
    state = given(3, options={"automas": "2, 3"})
    assert corners_used(state, 2) == [[TOP_RIGHT, BOTTOM_RIGHT], [BOTTOM_LEFT, TOP_LEFT]]


@rule("SP-AMIX-09")
def test_four_automas_keep_their_corners() -> None:
    state = given(5, options={"automas": "2, 3, 4, 5"})
    assert corners_used(state, 2) == [[1, 2, 3, 0]] * 2


@rule("SP-AMIX-10")
def test_with_a_step_of_two_the_first_automa_turn_of_a_round_moves_it_twice() -> None:
    four = given(5, options={"automas": "2, 3, 4, 5", "marker_step": 2})
    assert corners_used(four, 3) == [[2, 3, 0, 1], [3, 0, 1, 2], [0, 1, 2, 3]]
    one = given(2, options={"automas": "2", "marker_step": 2})
    assert corners_used(one, 3) == [[2], [0], [2]]
    # The round begins with the start player: here seat 4 is its first Automa.
    turned = given(4, start=2, seat=2, options={"automas": "2, 4", "marker_step": 2})
    assert corners_used(turned, 2) == [[2, 3], [1, 2]]


@rule("SP-AMIX-10", "SP-SETUP-02")
def test_other_steps_are_refused() -> None:
    for step_ in (0, 3):
        with pytest.raises(BadInput):
            started(2, automas="2", marker_step=step_)


# Coin paths. --------------------------------------------------------------------------------

OTHER = GREEN
"""The seat of a second Automa."""


def two_paths(track_: tuple[int, int], *further: tuple[str, int, int]) -> State:
    """Both Automas have a coin on K10: one from Gary to Peoria, the other from Peoria on."""
    paths = [
        *coin_path(PEORIA, ("K10", 1, 4)),
        *coin_path(INDIANAPOLIS, ("K10", *track_), *further, seat=OTHER),
    ]
    return given(
        [{"money": 30}, {"money": 8}, {"money": 8}],
        options={"automas": "2, 3"},
        seat=OTHER,
        tracks=[
            *LAKE,
            *line("Springfield", "Evansville", OTHER),
            *line("Peoria", "Springfield", OTHER),
            track("L9", 1, 4, AUTOMA),
            track("J9", 2, 3, OTHER),
        ],
        automa={"drawn": True, "face_down": ["K10"], "marker": TOP_LEFT, "paths": paths},
        cities=FAR,
    )


@rule("SP-AMIX-11", "SP-ATRACK-29")
def test_each_automa_has_a_path_of_its_own_and_may_cross_the_others() -> None:
    state = two_paths((2, 5), ("L10", 2, 5), ("M11", 2, 5))
    assert len(coins(state)) == 1
    assert len(coins(state, OTHER)) == 3
    events = step(state)
    assert hexes(events) == ["K10", "L10"]
    assert coins(state) == [("K10", (1, 4))]
    assert coins(state, OTHER) == [("M11", (2, 5))]


@rule("SP-AMIX-11", "SP-ATRACK-30")
def test_track_of_another_automa_breaks_a_path_like_that_of_a_player() -> None:
    state = two_paths((0, 5), ("K9", 1, 3))
    events = step(state)
    assert hexes(events)[0] == "K10"
    (removed,) = [event for event in events if isinstance(event, CoinsRemoved)]
    assert removed.seat == AUTOMA
    assert (coins(state), tracks(state, "L9")) == ([], [])


@rule("SP-AMIX-11")
def test_coins_keep_nobody_from_building() -> None:
    # Red lays track on the coin of K10, and the other Automa's path is not touched by it.
    state = given(
        [{"money": 30}, {"money": 8}, {"money": 8}],
        options={"automas": "2, 3"},
        tracks=[*LAKE, track("L9", 1, 4, AUTOMA), track("A8", 0, 3, OTHER)],
        automa={
            "paths": [
                *coin_path(PEORIA, ("K10", 1, 4)),
                *coin_path("B9", ("A9", 0, 2), seat=OTHER),
            ]
        },
        cities=FAR,
    )
    assert refusal(state, LayTrack("K10", (3, 4))) is None
    play(state, LayTrack("K10", (3, 4)), EndTrack(), TakeMoney())
    assert coins(state) == []
    assert coins(state, OTHER) == [("A9", (0, 2))]


@rule("SP-AMIX-12", "SP-AFUL-14")
def test_each_automa_has_a_difficulty_of_its_own() -> None:
    levels = {"automas": "2:very-easy, 3:very-hard, 4"}
    tracks_ = [*LAKE, *line("Detroit", "Toledo", 2), *line("Omaha", "Sioux City", 3)]
    for seat, amount in ((1, 0), (2, 15), (3, 5)):
        state = given(
            [{"money": 15}] * 4,
            options=levels,
            seat=seat,
            tracks=tracks_,
            automa={"drawn": True, "face_down": ["K20"]},
        )
        assert gained(step(state)) == amount
        assert money(state, seat) == 15 - 15 + 2 + amount
    assert [one.automa for one in seen(state).players] == [None, "very-easy", "very-hard", "normal"]
