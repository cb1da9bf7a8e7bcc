"""III Select Actions."""

import pytest

from footplate.games.age_of_steam.language.actions import (
    BuildTrack,
    Decline,
    DrawGoods,
    EndBuild,
    SelectAction,
    SkipProduction,
    UpgradeEngine,
    Urbanize,
)
from tests.rules.age_of_steam.given import (
    bare,
    described,
    end_of_turn,
    given,
    play,
    player,
    refusal,
    skip_to,
    stocked,
)

rule = pytest.mark.rule

TOWNS = ["E4", "F7", "G9", "H2", "H4", "I9", "J6", "K4"]
ALL_NEW_CITIES = [{"hex": hex, "city": city} for hex, city in zip(TOWNS, "ABCDEFGH", strict=True)]


@rule("AOS-ACTION-01")
def test_everybody_takes_one_of_seven_actions_and_cannot_decline() -> None:
    state = given(3, phase="select-actions")
    assert state.actions() == [
        SelectAction("First Move"),
        SelectAction("First Build"),
        SelectAction("Engineer"),
        SelectAction("Locomotive"),
        SelectAction("Urbanization"),
        SelectAction("Production"),
        SelectAction("Turn Order"),
    ]
    assert refusal(state, Decline()) == "AOS-TURN-04"


@rule("AOS-ACTION-01")
def test_everybody_takes_exactly_one_action_in_the_new_order() -> None:
    state = given(3, phase="select-actions", order=[1, 2, 0])
    play(state, SelectAction("Engineer"))
    assert state.seat == 2
    play(state, SelectAction("Production"))
    assert state.seat == 0
    play(state, SelectAction("Turn Order"))
    assert described(state).phase == "build-track"
    taken = [one.action for one in described(state).players]
    assert taken == ["Turn Order", "Engineer", "Production"]


@rule("AOS-ACTION-02")
def test_an_action_is_for_one_player_only() -> None:
    state = given(3, phase="select-actions")
    play(state, SelectAction("Engineer"))
    assert refusal(state, SelectAction("Engineer")) == "AOS-ACTION-02"
    assert refusal(state, SelectAction("First Build")) is None


@rule("AOS-ACTION-03", "AOS-MOVE-01")
def test_first_move_goes_first_in_both_rounds() -> None:
    state = given([player(), player(), player(action="First Move")], phase="move-goods")
    assert state.seat == 2
    play(state, Decline())
    assert state.seat == 0
    play(state, Decline())
    assert state.seat == 1
    play(state, Decline())
    assert state.seat == 2
    play(state, Decline())
    assert state.seat == 0


@rule("AOS-ACTION-04")
def test_first_build_builds_before_everybody_else() -> None:
    state = given([player(), player(), player(action="First Build")], phase="build-track")
    assert state.seat == 2
    play(state, EndBuild())
    assert state.seat == 0
    play(state, EndBuild())
    assert state.seat == 1


@rule("AOS-ACTION-04")
def test_first_build_counts_from_the_turn_it_was_taken_in() -> None:
    state = given(3, phase="select-actions")
    for name in ("Engineer", "Locomotive", "First Build"):
        play(state, SelectAction(name))
    assert state.seat == 2
    play(state, EndBuild())
    assert state.seat == 0


@rule("AOS-ACTION-03", "AOS-ACTION-04")
def test_first_move_changes_nothing_in_the_build_nor_first_build_in_the_moves() -> None:
    mover = given([player(), player(), player(action="First Move")], phase="build-track")
    assert mover.seat == 0
    builder = given([player(), player(), player(action="First Build")], phase="move-goods")
    assert builder.seat == 0


@rule("AOS-ACTION-05")
def test_the_engineer_builds_four_tiles() -> None:
    state = given([player(action="Engineer"), player(), player()], phase="build-track")
    play(state, BuildTrack("K10", ((1, 4),)), BuildTrack("L9", ((1, 4),)))
    play(state, BuildTrack("N9", ((3, 5),)))
    fourth, fifth = BuildTrack("H7", ((0, 3),)), BuildTrack("H5", ((0, 3),))
    assert refusal(state, fourth) is None
    play(state, fourth)
    assert refusal(state, fifth) == "AOS-BUILD-02"


@rule("AOS-ACTION-05")
def test_nobody_else_builds_four_tiles() -> None:
    state = given([player(action="First Build"), player(), player()], phase="build-track")
    play(state, BuildTrack("K10", ((1, 4),)), BuildTrack("L9", ((1, 4),)))
    play(state, BuildTrack("N9", ((3, 5),)))
    assert refusal(state, BuildTrack("H7", ((0, 3),))) == "AOS-BUILD-02"


@rule("AOS-ACTION-06")
def test_locomotive_adds_a_link_at_once() -> None:
    state = given(3, phase="select-actions")
    play(state, SelectAction("Locomotive"))
    assert [one.engine for one in described(state).players] == [2, 1, 1]


@rule("AOS-ACTION-07")
def test_locomotive_does_nothing_for_an_engine_of_six() -> None:
    state = given([player(engine=6), player(), player()], phase="select-actions")
    assert refusal(state, SelectAction("Locomotive")) is None
    play(state, SelectAction("Locomotive"))
    assert described(state).players[0].engine == 6


@rule("AOS-ACTION-08", "AOS-MOVE-03")
def test_locomotive_and_the_engine_step_make_two_links_at_most() -> None:
    # Ruling 13.
    state = given([player(engine=2), player(), player()], phase="select-actions")
    play(state, SelectAction("Locomotive"))
    skip_to(state, "move-goods")
    assert state.seat == 0
    play(state, UpgradeEngine(), Decline(), Decline())
    assert described(state).players[0].engine == 4
    assert refusal(state, UpgradeEngine()) == "AOS-MOVE-03"


@rule("AOS-ACTION-09")
def test_urbanization_places_one_new_city_in_the_build() -> None:
    state = given([player(action="Urbanization"), player(), player()], phase="build-track")
    play(state, Urbanize("K9", "A"))
    placed = [(one.hex, one.city) for one in described(state).new_cities]
    assert placed == [("K9", "A")]
    assert refusal(state, Urbanize("I9", "B")) == "AOS-CITY-02"


@rule("AOS-ACTION-09")
def test_without_urbanization_no_new_city() -> None:
    state = given([player(action="Engineer"), player(), player()], phase="build-track")
    assert refusal(state, Urbanize("K9", "A")) == "AOS-CITY-01"


@rule("AOS-ACTION-10")
def test_urbanization_may_be_taken_when_all_new_cities_are_placed() -> None:
    state = given(3, phase="select-actions", new_cities=ALL_NEW_CITIES)
    assert refusal(state, SelectAction("Urbanization")) is None
    play(state, SelectAction("Urbanization"), SelectAction("Engineer"), SelectAction("Production"))
    assert (described(state).phase, state.seat) == ("build-track", 0)
    assert not any(isinstance(action, Urbanize) for action in state.actions())
    assert refusal(state, Urbanize("K9", "A")) == "AOS-CITY-05"
    play(state, EndBuild())
    assert state.seat == 1


@rule("AOS-ACTION-11")
def test_production_is_asked_at_the_start_of_goods_growth() -> None:
    players = [player(), player(action="Production"), player()]
    state = end_of_turn(players, display=bare())
    assert (described(state).phase, state.seat) == ("goods-growth", 1)
    assert refusal(state, DrawGoods()) is None
    assert refusal(state, SkipProduction()) is None


@rule("AOS-ACTION-12")
def test_production_is_void_while_the_display_is_full() -> None:
    # Ruling 14: turn 1.
    state = given(3, phase="select-actions", display=stocked())
    assert refusal(state, SelectAction("Production")) is None
    play(state, SelectAction("Production"))
    skip_to(state, "issue-shares")
    assert described(state).turn == 2
    assert described(state).players[0].action == "Production"


@rule("AOS-ACTION-14")
def test_all_actions_are_free_again_in_the_next_turn() -> None:
    state = given(3, phase="select-actions")
    play(state, SelectAction("Locomotive"))
    skip_to(state, "build-track")
    skip_to(state, "select-actions")
    assert described(state).turn == 2
    assert len(state.actions()) == 7


@rule("AOS-ACTION-14")
def test_an_action_of_the_turn_before_has_no_effect() -> None:
    state = given([player(), player(), player(action="Engineer")], turn=2)
    skip_to(state, "select-actions")
    assert described(state).order == [2, 1, 0]
    play(state, SelectAction("Production"), SelectAction("Engineer"), SelectAction("Turn Order"))
    assert [one.action for one in described(state).players] == [
        "Turn Order",
        "Engineer",
        "Production",
    ]
    play(state, BuildTrack("K10", ((1, 4),)), BuildTrack("L9", ((1, 4),)))
    play(state, BuildTrack("N9", ((3, 5),)))
    assert refusal(state, BuildTrack("H7", ((0, 3),))) == "AOS-BUILD-02"
