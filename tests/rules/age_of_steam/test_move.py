"""V Move Goods."""

from typing import Any

import pytest

from footplate.games.age_of_steam.language.actions import (
    Decline,
    Deliver,
    DrawGoods,
    UpgradeEngine,
)
from footplate.games.age_of_steam.play.state import State
from tests.rules.age_of_steam.given import (
    DAVE,
    JOHN,
    PETE,
    RULEBOOK_TRACK,
    all_but,
    bag,
    bare,
    cubes_at,
    described,
    given,
    incomes,
    links,
    play,
    player,
    refusal,
    skip_to,
    tile,
)

rule = pytest.mark.rule

CINCINNATI_WHEELING = [
    tile("N9", ((1, 5), PETE)),
    tile("O9", ((2, 4), PETE)),
    tile("P9", ((1, 5), PETE)),
]
MILWAUKEE_CHICAGO_ST_LOUIS = [
    tile("H5", ((0, 3), 0)),
    tile("H7", ((0, 3), 0)),
    tile("H8", ((0, 4), 0)),
    tile("G9", ((1,), 0), ((4,), 0)),
    tile("F9", ((1, 3), 0)),
]


def moving(engine: int = 1, seat: int = PETE, **position: Any) -> State:
    """Move Goods on the rulebook's track; everybody has the same engine."""
    players = [player(engine=engine, income=0) for _ in range(3)]
    track = {"tiles": RULEBOOK_TRACK, **position}
    return given(players, phase="move-goods", seat=seat, **track)


def deliveries(state: State) -> set[Deliver]:
    return {action for action in state.actions() if isinstance(action, Deliver)}


@rule(
    "AOS-ACTION-03",
    "AOS-MOVE-01",
    "AOS-MOVE-02",
    "AOS-MOVE-07",
    "AOS-MOVE-11",
    "AOS-MOVE-12",
    "AOS-MOVE-14",
)
def test_the_rulebooks_moves_of_pete_and_dave() -> None:
    players = [player(income=0), player(income=0, action="First Move"), player(income=0)]
    cubes = {"J10": ["blue"], "M9": ["blue"]}
    state = given(players, phase="move-goods", tiles=RULEBOOK_TRACK, cubes=cubes)
    assert state.seat == DAVE
    play(state, UpgradeEngine())
    assert described(state).players[DAVE].engine == 2
    assert state.seat == PETE
    play(state, Deliver("blue", "J10", (1,)))
    assert incomes(state) == [1, 0, 0]
    play(state, Decline())  # John, who is not in the example
    assert state.seat == DAVE
    play(state, Deliver("blue", "M9", (5, 4)))
    assert incomes(state) == [1, 2, 0]
    assert state.seat == PETE
    assert deliveries(state) == set()
    play(state, Decline())
    assert incomes(state) == [1, 2, 0]


@rule("AOS-MOVE-01")
def test_there_are_two_rounds_in_player_order() -> None:
    state = given(3, phase="move-goods", order=[1, 2, 0])
    assert state.seat == 1
    play(state, Decline())
    assert state.seat == 2
    play(state, Decline())
    assert state.seat == 0
    play(state, Decline())
    assert (described(state).phase, state.seat) == ("move-goods", 1)
    second = described(state).move
    assert second is not None
    assert second.round == 2
    play(state, Decline(), Decline())
    assert (described(state).phase, state.seat) == ("move-goods", 0)
    play(state, Decline())
    assert described(state).phase == "issue-shares"


@rule("AOS-MOVE-02")
def test_a_player_delivers_or_raises_the_engine_or_does_nothing() -> None:
    state = moving(cubes={"J10": ["blue"]})
    assert deliveries(state) == {Deliver("blue", "J10", (1,))}
    assert refusal(state, UpgradeEngine()) is None
    assert refusal(state, Decline()) is None
    assert len(state.actions()) == 3


@rule("AOS-MOVE-02")
def test_the_engine_step_adds_one_link_and_ends_the_players_round() -> None:
    state = moving(engine=2)
    play(state, UpgradeEngine())
    assert [one.engine for one in described(state).players] == [3, 2, 2]
    assert state.seat == DAVE


@rule("AOS-MOVE-03")
def test_the_engine_is_raised_once_a_turn() -> None:
    state = moving(move={"round": 2, "upgraded": [PETE]})
    assert refusal(state, UpgradeEngine()) == "AOS-MOVE-03"


@rule("AOS-MOVE-03")
def test_the_engine_may_be_raised_in_the_second_round() -> None:
    state = moving(move={"round": 2})
    assert refusal(state, UpgradeEngine()) is None


@rule("AOS-MOVE-03")
def test_a_new_turn_brings_a_new_engine_step() -> None:
    state = moving(seat=JOHN, move={"round": 2, "upgraded": [PETE, DAVE, JOHN]})
    play(state, Decline())
    skip_to(state, "move-goods")
    assert described(state).turn == 2
    assert refusal(state, UpgradeEngine()) is None


@rule("AOS-MOVE-04")
def test_an_engine_of_six_is_not_raised() -> None:
    assert refusal(moving(engine=6), UpgradeEngine()) == "AOS-MOVE-04"
    assert refusal(moving(engine=5), UpgradeEngine()) is None


@rule("AOS-MOVE-05")
def test_the_cube_must_lie_where_the_route_starts() -> None:
    state = moving(cubes={"J10": ["red"], "M9": ["blue"]})
    assert refusal(state, Deliver("blue", "J10", (1,))) == "AOS-MOVE-05"
    assert refusal(state, Deliver("blue", "M9", (4,))) is None


@rule("AOS-MOVE-05")
def test_a_route_starts_at_a_city_or_town() -> None:
    state = moving(cubes={"J10": ["blue"]})
    assert refusal(state, Deliver("blue", "K10", (1,))) == "AOS-MOVE-05"
    assert refusal(state, Deliver("blue", "Z9", (1,))) == "AOS-MOVE-05"


@rule("AOS-MOVE-05")
def test_a_cube_that_was_delivered_is_gone() -> None:
    state = moving(cubes={"J10": ["blue", "blue"]})
    play(state, Deliver("blue", "J10", (1,)))
    assert cubes_at(state, "J10") == ["blue"]
    assert cubes_at(state, "M9") == []


@rule("AOS-MOVE-06")
def test_unfinished_track_carries_nothing() -> None:
    state = moving(cubes={"M9": ["red"]})
    assert refusal(state, Deliver("red", "M9", (2,))) == "AOS-MOVE-06"


@rule("AOS-MOVE-06")
def test_a_route_needs_track_at_every_step() -> None:
    state = moving(engine=2, cubes={"J10": ["blue"]})
    assert refusal(state, Deliver("blue", "J10", (3,))) == "AOS-MOVE-06"
    assert refusal(state, Deliver("blue", "J10", (0, 0))) == "AOS-MOVE-06"
    assert refusal(state, Deliver("blue", "J10", (0, 5))) == "AOS-MOVE-06"


@rule("AOS-MOVE-06")
def test_no_route_leads_off_the_map() -> None:
    state = moving(cubes={"A11": ["blue"]})
    assert refusal(state, Deliver("blue", "A11", (5,))) == "AOS-MOVE-06"
    assert deliveries(state) == set()


@rule("AOS-MOVE-07")
def test_a_route_is_no_longer_than_the_engine() -> None:
    long = Deliver("blue", "J10", (0, 1))
    assert refusal(moving(engine=1, cubes={"J10": ["blue"]}), long) == "AOS-MOVE-07"
    assert refusal(moving(engine=2, cubes={"J10": ["blue"]}), long) is None


@rule("AOS-MOVE-07")
def test_no_longer_route_is_offered() -> None:
    track = [one for one in RULEBOOK_TRACK if one["hex"] != "N9"] + CINCINNATI_WHEELING
    state = moving(engine=2, tiles=track, cubes={"J10": ["yellow"]})
    assert deliveries(state) == {Deliver("yellow", "J10", (1, 2))}
    state = moving(engine=3, tiles=track, cubes={"J10": ["yellow"]})
    assert len(deliveries(state)) == 3


@rule("AOS-MOVE-07")
def test_the_engine_that_counts_is_the_movers() -> None:
    players = [player(engine=1), player(engine=4), player(engine=4)]
    cubes = {"J10": ["blue"]}
    state = given(players, phase="move-goods", tiles=RULEBOOK_TRACK, cubes=cubes)
    assert refusal(state, Deliver("blue", "J10", (0, 1))) == "AOS-MOVE-07"
    play(state, Decline())
    assert refusal(state, Deliver("blue", "J10", (0, 1))) is None


@rule("AOS-MOVE-07")
def test_a_route_has_at_least_one_link() -> None:
    state = moving(cubes={"J10": ["blue"]})
    assert refusal(state, Deliver("blue", "J10", ())) == "AOS-MOVE-07"


@rule("AOS-MOVE-07")
def test_no_route_has_more_than_six_links() -> None:
    state = moving(engine=6, cubes={"J10": ["blue"]})
    assert refusal(state, Deliver("blue", "J10", (0, 1, 3, 4, 0, 1, 3))) == "AOS-MOVE-07"


@rule("AOS-MOVE-08")
def test_a_cube_on_a_ring_does_not_come_back_to_its_start() -> None:
    # Ruling 54: Evansville – Indianapolis – Cincinnati – Evansville.
    state = moving(engine=6, cubes={"J10": ["blue"]})
    assert deliveries(state) == {
        Deliver("blue", "J10", (1,)),
        Deliver("blue", "J10", (0, 1)),
        Deliver("blue", "J10", (0, 2)),
    }
    assert refusal(state, Deliver("blue", "J10", (0, 4))) == "AOS-MOVE-08"


@rule("AOS-MOVE-08")
def test_a_route_does_not_pass_its_starting_city_again() -> None:
    track = [one for one in RULEBOOK_TRACK if one["hex"] != "N9"] + CINCINNATI_WHEELING
    state = moving(engine=3, tiles=track, cubes={"M9": ["yellow"]})
    assert refusal(state, Deliver("yellow", "M9", (5, 2, 2))) == "AOS-MOVE-08"
    assert refusal(state, Deliver("yellow", "M9", (2,))) is None


@rule("AOS-MOVE-08")
def test_a_route_does_not_visit_a_town_twice() -> None:
    track = [one for one in RULEBOOK_TRACK if one["hex"] != "N9"] + CINCINNATI_WHEELING
    state = moving(engine=6, tiles=track, cubes={"J10": ["yellow"]})
    # Evansville, Indianapolis, Cincinnati, Indianapolis, Cincinnati, Wheeling
    assert refusal(state, Deliver("yellow", "J10", (0, 1, 3, 1, 2))) == "AOS-MOVE-08"
    assert refusal(state, Deliver("yellow", "J10", (0, 1, 2))) is None


@rule("AOS-MOVE-09")
def test_a_route_ends_at_a_city_of_the_cubes_colour() -> None:
    state = moving(cubes={"J10": ["red", "blue"]})
    assert refusal(state, Deliver("red", "J10", (1,))) == "AOS-MOVE-09"
    assert refusal(state, Deliver("blue", "J10", (1,))) is None


@rule("AOS-MOVE-09")
def test_a_route_does_not_end_in_a_town() -> None:
    state = moving(cubes={"J10": ["blue"]})
    assert refusal(state, Deliver("blue", "J10", (0,))) == "AOS-MOVE-09"


@rule("AOS-MOVE-09")
def test_a_new_city_takes_cubes_of_its_colour() -> None:
    track = [one for one in RULEBOOK_TRACK if one["hex"] != "K9"]
    new_city = [{"hex": "K9", "city": "A"}]
    state = moving(tiles=track, new_cities=new_city, cubes={"J10": ["red", "blue"]})
    assert refusal(state, Deliver("red", "J10", (0,))) is None
    assert refusal(state, Deliver("blue", "J10", (0,))) == "AOS-MOVE-09"


@rule("AOS-MOVE-10")
def test_the_first_city_of_its_colour_stops_a_cube() -> None:
    # Ruling 55: a red cube does not go through Chicago to St. Louis.
    state = moving(
        engine=3,
        tiles=MILWAUKEE_CHICAGO_ST_LOUIS,
        new_cities=[{"hex": "H4", "city": "B"}],
        cubes={"H4": ["red"]},
    )
    assert refusal(state, Deliver("red", "H4", (3, 3, 4))) == "AOS-MOVE-10"
    assert deliveries(state) == {Deliver("red", "H4", (3,))}


@rule("AOS-MOVE-10")
def test_a_cube_that_goes_on_takes_none_along() -> None:
    """Beside the red cube lies a blue one, which Chicago does not stop."""
    state = moving(
        engine=3,
        tiles=MILWAUKEE_CHICAGO_ST_LOUIS,
        new_cities=[{"hex": "H4", "city": "B"}],
        cubes={"H4": ["blue", "red"]},
    )
    reds = {action for action in deliveries(state) if action.good == "red"}
    assert reds == {Deliver("red", "H4", (3,))}


@rule("AOS-MOVE-11")
def test_towns_and_cities_of_other_colours_do_not_stop_a_cube() -> None:
    track = [one for one in RULEBOOK_TRACK if one["hex"] != "N9"] + CINCINNATI_WHEELING
    state = moving(engine=3, tiles=track, cubes={"J10": ["yellow"]})
    through_cincinnati = Deliver("yellow", "J10", (1, 2))
    through_indianapolis_too = Deliver("yellow", "J10", (0, 1, 2))
    assert refusal(state, through_cincinnati) is None
    assert refusal(state, through_indianapolis_too) is None


@rule("AOS-MOVE-12")
def test_a_cube_in_a_city_of_its_own_colour_can_go_to_another() -> None:
    state = moving(cubes={"J10": ["blue"]})
    assert cubes_at(state, "J10") == ["blue"]
    assert refusal(state, Deliver("blue", "J10", (1,))) is None
    play(state, Decline())
    assert cubes_at(state, "J10") == ["blue"]
    assert incomes(state) == [0, 0, 0]


@rule("AOS-MOVE-13", "AOS-MOVE-14")
def test_links_of_another_player_pay_that_player() -> None:
    # Ruling 57.
    state = moving(engine=2, cubes={"J10": ["blue"]})
    assert state.seat == PETE
    play(state, Deliver("blue", "J10", (0, 1)))
    assert incomes(state) == [0, 2, 0]


@rule("AOS-MOVE-14")
def test_income_rises_at_once_and_brings_no_money_yet() -> None:
    state = moving(cubes={"J10": ["blue"]})
    play(state, Deliver("blue", "J10", (1,)))
    assert incomes(state) == [1, 0, 0]
    assert [one.money for one in described(state).players] == [30, 30, 30]


@rule("AOS-MOVE-15")
def test_the_mover_names_the_link_and_so_who_gains() -> None:
    # Ruling 58: two links join Indianapolis and Cincinnati.
    over_daves = moving(engine=2, cubes={"J10": ["blue"]})
    play(over_daves, Deliver("blue", "J10", (0, 1)))
    assert incomes(over_daves) == [0, 2, 0]
    over_johns = moving(engine=2, cubes={"J10": ["blue"]})
    play(over_johns, Deliver("blue", "J10", (0, 2)))
    assert incomes(over_johns) == [0, 1, 1]


@rule("AOS-MOVE-16")
def test_a_link_without_owner_can_be_used_and_pays_nobody() -> None:
    track = [tile("K10", ((1, 4), None)), tile("L9", ((1, 4), None))]
    state = moving(tiles=track, cubes={"J10": ["blue"]})
    play(state, Deliver("blue", "J10", (1,)))
    assert incomes(state) == [0, 0, 0]
    assert cubes_at(state, "J10") == []


@rule("AOS-MOVE-16")
def test_a_link_without_owner_counts_against_the_engine() -> None:
    track = [
        tile("J9", ((1, 3), None)),
        tile("K9", ((1,), DAVE), ((4,), None)),
        tile("L8", ((2, 4), DAVE)),
    ]
    long = Deliver("blue", "J10", (0, 1))
    assert refusal(moving(tiles=track, cubes={"J10": ["blue"]}), long) == "AOS-MOVE-07"
    state = moving(engine=2, tiles=track, cubes={"J10": ["blue"]})
    play(state, long)
    assert incomes(state) == [0, 1, 0]


@rule("AOS-MOVE-17")
def test_the_delivered_cube_goes_back_into_the_bag_at_once() -> None:
    state = moving(cubes={"J10": ["blue"]})
    assert bag(state)["blue"] == 19
    play(state, Deliver("blue", "J10", (1,)))
    assert bag(state)["blue"] == 20


@rule("AOS-MOVE-17")
def test_production_may_draw_the_cube_of_the_same_turn() -> None:
    display = bare()
    hoard = all_but(["blue"], display)
    players = [player(), player(), player(action="Production")]
    state = given(
        players,
        phase="move-goods",
        seat=JOHN,
        move={"round": 2},
        tiles=RULEBOOK_TRACK,
        cubes={"A11": hoard, "J10": ["blue"]},
        display=display,
        luck={"scripted": [0, 1]},
    )
    assert bag(state) == {}
    play(state, Deliver("blue", "J10", (1,)), DrawGoods())
    assert described(state).drawn == ["blue"]


@rule("AOS-MOVE-18")
def test_two_tracks_on_a_tile_without_town_never_join() -> None:
    # Ruling 61: Pete's track over L9 does not lead to John's M10, nor John's to Pete's K10.
    state = moving()
    assert links(state) == {
        ("Cincinnati", "Evansville", PETE),
        ("Evansville", "Indianapolis", DAVE),
        ("Cincinnati", "Indianapolis", DAVE),
        ("Cincinnati", "Indianapolis", JOHN),
    }


@rule("AOS-MOVE-18")
def test_a_cube_does_not_change_tracks_on_a_crossing() -> None:
    # K10 and M10 lie on both sides of the crossing, each on another track.
    track = [
        tile("K10", ((1, 4), PETE)),
        tile("L9", ((0, 4), PETE), ((2, 5), JOHN)),
        tile("M10", ((0, 5), JOHN)),
    ]
    state = moving(engine=6, tiles=track, cubes={"J10": ["blue"], "M9": ["blue"]})
    assert links(state) == set()
    assert deliveries(state) == set()
    assert refusal(state, Deliver("blue", "J10", (1,))) == "AOS-MOVE-06"
