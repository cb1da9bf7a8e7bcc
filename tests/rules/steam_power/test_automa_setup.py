"""An Automa at the table: what it starts with, and that nobody chooses for it."""

from typing import Any

import pytest

from footplate import BadInput
from footplate.games.steam_power.language.actions import (
    AutomaStep,
    BuildFactory,
    LayTrack,
    TakeContracts,
    TakeMoney,
)
from footplate.games.steam_power.language.events import MarkerMoved
from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.automas import AUTOMA, CORNERS, facing, factories, marker, step
from tests.rules.steam_power.given import (
    GAME,
    RED,
    cubes,
    described,
    factory,
    fulfil,
    given,
    hand,
    money,
    pass_turn,
    play,
    purses,
    refusal,
    seen,
    started,
    trains,
)
from tests.rules.steam_power.lines import CHICAGO, MADISON, MILWAUKEE, line

rule = pytest.mark.rule


def against_one(seed: int = 1, **options: str | int | bool) -> State:
    return started(2, seed, automas="2", **options)


def corners(state: State) -> tuple[str, ...]:
    area = described(state).automa
    assert area is not None
    return area.corners


# What it starts with. -----------------------------------------------------------------------


@rule("SP-AUTO-01")
def test_an_automa_starts_like_a_player_but_without_contracts() -> None:
    # M-01.
    state = against_one()
    assert purses(state) == [5, 5]
    assert [trains(state, seat) for seat in (RED, AUTOMA)] == [21, 21]
    assert [one.factories for one in seen(state).companies] == [15, 15]
    assert [one.cards for one in seen(state).players] == [5, 0]
    assert seen(state).stock.contracts == 48 - 5
    assert [one.automa for one in seen(state).players] == [None, "normal"]


@rule("SP-AUTO-01")
def test_an_automa_has_as_many_trains_as_the_edition_gives_a_player() -> None:
    state = against_one(trains=18)
    assert [trains(state, seat) for seat in (RED, AUTOMA)] == [18, 18]


@rule("SP-AUTO-01")
def test_an_automa_never_holds_a_contract() -> None:
    state = against_one()
    for _ in range(12):
        pass_turn(state)
        assert hand(state, AUTOMA) == []
    with pytest.raises(BadInput):
        given([{}, {"hand": ["K01"]}], options={"automas": "2"})


@rule("SP-AUTO-02")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seat", [0, 1])
def test_the_player_goes_first_wherever_the_automa_sits(seed: int, seat: int) -> None:
    # M-01.
    state = started(2, seed, automas=f"{seat + 1}")
    assert state.seat == 1 - seat
    assert described(state).start == 1 - seat
    assert AutomaStep() not in state.actions()


@rule("SP-AUTO-02", "SP-SCORE-01")
def test_one_player_and_one_automa_play_by_the_numbers_for_two() -> None:
    state = against_one()
    assert seen(state).needed == 14
    linked = given(2, tracks=line("Milwaukee", "Chicago"), options={"automas": "2"})
    assert refusal(linked, BuildFactory(CHICAGO, 4)) is None
    assert refusal(linked, BuildFactory(CHICAGO, 5)) == "SP-FACTORY-09"


# Programs count seats from 0. ----------------------------------------------------------------


@rule("SP-AUTO-01", "SP-AMIX-12")
def test_a_program_seats_automas_from_0() -> None:
    state = GAME.start(2, **GAME.automa_options({1: "hard"}))
    assert [one.automa for one in seen(state).players] == [None, "hard"]
    assert state.digest() == GAME.start(2, automas="2:hard").digest()
    assert GAME.automa_options({}) == {}


@rule("SP-AMIX-12")
@pytest.mark.parametrize("seats", range(2, 6))
def test_the_seats_of_automas_are_read_back_from_0(seats: int) -> None:
    for mask in range(1 << seats):
        levels = {at: GAME.automa_levels[at] for at in range(seats) if mask >> at & 1}
        assert GAME.automas(GAME.automa_options(levels), seats) == levels
    assert GAME.automas({"automas": "2"}, seats) == {1: "normal"}
    assert GAME.automas({}, seats) == {}


@rule("SP-AMIX-12")
@pytest.mark.parametrize("seat", [-1, 5, True, "1", None, 1.0])
def test_a_seat_that_no_game_has_is_named_as_the_program_counts(seat: Any) -> None:
    with pytest.raises(BadInput, match=f"no seat {seat!r} for an Automa: seats count from 0 to 4"):
        GAME.automa_options({seat: "hard"})


@rule("SP-AMIX-12")
@pytest.mark.parametrize("level", ["", "godlike", "very_hard", 3])
def test_a_level_that_no_automa_has_is_refused(level: Any) -> None:
    with pytest.raises(BadInput, match="it can be: very-easy, easy"):
        GAME.automa_options({1: level})


# The normal rules hold for it. --------------------------------------------------------------


@rule("SP-AUTO-03")
def test_a_player_pays_an_automa_for_cubes_and_links() -> None:
    state = given(
        [{"money": 20, "hand": ["K25"]}, {"money": 5}],
        options={"automas": "2"},
        tracks=[*line("Madison", "Milwaukee", RED), *line("Milwaukee", "Chicago", AUTOMA)],
        cities={CHICAGO: "black", MADISON: "gray", MILWAUKEE: "white"},
        factories=[factory(CHICAGO, AUTOMA, 3), factory(MADISON, RED, 3), factory(MILWAUKEE, 0, 1)],
    )
    fulfil(state, "K25", CHICAGO, MADISON, MILWAUKEE)
    assert purses(state) == [20 - 2 + 5, 5 + 2]


@rule("SP-AUTO-03", "SP-TRACK-30", "SP-TRACK-22")
def test_an_automas_track_costs_the_terrain_and_a_train() -> None:
    # Out of La Crosse the nearest city of Red's is Madison; the hills of I5 come first.
    state = facing(
        "K10",
        tracks=[*line("Duluth", "La Crosse", AUTOMA), *line("Madison", "Milwaukee", RED)],
    )
    before = trains(state, AUTOMA)
    step(state)
    assert money(state, AUTOMA) == 8 - 2
    assert trains(state, AUTOMA) == before - 1


@rule("SP-AUTO-03", "SP-FACTORY-04")
def test_a_city_with_an_automas_factory_takes_no_other() -> None:
    state = given(
        2,
        options={"automas": "2"},
        tracks=line("Milwaukee", "Chicago"),
        factories=[factory(CHICAGO, AUTOMA, 2)],
    )
    assert refusal(state, BuildFactory(CHICAGO, 4)) == "SP-FACTORY-04"


# Nobody chooses for it. ---------------------------------------------------------------------


@rule("SP-AUTO-04")
def test_an_automas_seat_has_one_legal_action_at_every_step() -> None:
    state = against_one()
    pass_turn(state)
    for _ in range(3):
        assert state.seat == AUTOMA
        assert state.actions() == [AutomaStep()]
        play(state, AutomaStep())
    assert state.seat == RED


@rule("SP-AUTO-04", "SP-TURN-04")
@pytest.mark.parametrize("action", [TakeMoney(), TakeContracts(), LayTrack("L7", (0, 3))])
def test_actions_of_players_are_refused_on_its_turn(
    action: TakeMoney | TakeContracts | LayTrack,
) -> None:
    state = against_one()
    pass_turn(state)
    assert refusal(state, action) == "SP-TURN-04"
    step(state)
    assert refusal(state, action) == "SP-TURN-04"


@rule("SP-AUTO-04")
def test_a_player_cannot_make_the_automa_move() -> None:
    assert refusal(against_one(), AutomaStep()) is not None
    assert refusal(started(2), AutomaStep()) is not None


@rule("SP-AUTO-04")
def test_the_same_position_and_luck_give_the_same_turn() -> None:
    one, two = against_one(7), against_one(7)
    for _ in range(8):
        pass_turn(one)
        pass_turn(two)
        assert one.digest() == two.digest()


# Corners and marker. ------------------------------------------------------------------------


@rule("SP-AUTO-05")
def test_a_cube_of_each_colour_lies_in_a_corner_and_is_missing_from_the_stock() -> None:
    state = against_one()
    assert sorted(corners(state)) == ["black", "gray", "orange", "white"]
    assert seen(state).stock.cubes == {"black": 29, "white": 29, "orange": 29, "gray": 29}
    assert seen(started(2)).stock.cubes["black"] == 30


@rule("SP-AUTO-05")
def test_the_corners_are_drawn_and_stay_for_the_whole_game() -> None:
    assert len({corners(against_one(seed)) for seed in range(40)}) > 10
    state = against_one()
    before = corners(state)
    pass_turn(state, 20)
    assert corners(state) == before


@rule("SP-AUTO-06")
@pytest.mark.parametrize("seed", range(8))
def test_the_marker_starts_at_the_white_cube(seed: int) -> None:
    state = against_one(seed)
    assert corners(state)[marker(state)] == "white"


@rule("SP-AUTO-06")
@pytest.mark.parametrize("white", CORNERS)
def test_the_marker_moves_before_the_first_automa_turn_is_played(white: int) -> None:
    # M-02: with white in the top left corner the first turn sweeps from the top right.
    cubes_ = ["black", "orange", "gray"]
    cubes_.insert(white, "white")
    state = given(
        2, seat=AUTOMA, options={"automas": "2"}, automa={"corners": cubes_}, factories=[]
    )
    assert marker(state) == white
    (moved,) = [event for event in step(state) if isinstance(event, MarkerMoved)]
    names = ("top left", "top right", "bottom right", "bottom left")
    after = (white + 1) % 4
    assert (marker(state), moved.corner, moved.color) == (after, f"corner:{after}", cubes_[after])
    assert state.plan().name(moved.corner) == f"{names[after]} corner"
    step(state, 2)
    assert marker(state) == after


@rule("SP-AUTO-06")
def test_the_marker_goes_on_clockwise_turn_by_turn_and_not_for_players() -> None:
    state = against_one()
    at = marker(state)
    for turn in range(1, 6):
        pass_turn(state)
        assert marker(state) == (at + turn - 1) % 4
        pass_turn(state)
        assert marker(state) == (at + turn) % 4


@rule("SP-AUTO-06", "SP-AUTO-07")
def test_the_first_turn_already_sweeps_from_the_next_corner() -> None:
    # White lies top left, so the marker stands top right when the first contract is played.
    state = given(
        2,
        seat=AUTOMA,
        options={"automas": "2"},
        automa={"corners": ["white", "black", "orange", "gray"]},
        tracks=line("Madison", "Milwaukee", RED),
        cities={MADISON: "gray", MILWAUKEE: "gray"},
        luck={"scripted": [0, 19, 20]},
    )
    step(state, 2)
    assert factories(state) == [MILWAUKEE]
    assert cubes(state, MILWAUKEE) == 4
