"""Ownership markers and the log after track changed hands, and stops in the corner of a map."""

import pytest

from footplate.games.age_of_steam.language.actions import (
    BuildTrack,
    Deliver,
    EndBuild,
    SelectAction,
    SkipProduction,
    StockGoods,
    Urbanize,
)
from footplate.games.age_of_steam.language.events import TrackLapsed
from tests.rules.age_of_steam.given import (
    bag,
    bare,
    building,
    described,
    end_of_turn,
    given,
    incomes,
    links,
    owner,
    play,
    player,
    refusal,
    seen,
    tile,
)

rule = pytest.mark.rule

# Keene, Hanover and Charlestown lie in the first column of New Hampshire; Hanover is its first hex.
HANOVER = tile("A12", ((0, 3), 0))


@rule("AOS-OWN-02", "AOS-OWN-11")
def test_completing_unowned_track_by_a_redirect_takes_a_marker() -> None:
    state = building(tile("K10", ((1, 4), None)), tile("L9", ((2, 4), None)))
    play(state, BuildTrack("L9", ((1, 4),)))
    assert links(state) == {("Cincinnati", "Evansville", 0)}
    assert seen(state).parts.markers == [19, 20, 20]


@rule("AOS-OWN-02", "AOS-CITY-12")
def test_a_link_claimed_by_a_new_city_takes_a_marker() -> None:
    players = [player(action="Urbanization"), player(), player()]
    state = given(players, phase="build-track", tiles=[tile("K10", ((0, 4), None))])
    play(state, Urbanize("K9", "A"))
    assert owner(state, "K10", 0) == 0
    assert seen(state).parts.markers == [19, 20, 20]


def star(towns: str) -> str:
    """A board with a town at E5, a city two hexes from it in each direction, and more towns."""
    rows = dict.fromkeys("ABCDEFGHIJKLMNOPQRSTUVWX", "P" * 9)
    for hex in ("E3", "G4", "G6", "E7", "C6", "C4"):
        rows[hex[0]] = rows[hex[0]][: int(hex[1]) - 1] + "C" + rows[hex[0]][int(hex[1]) :]
    for hex in ("E5", *towns.split()):
        rows[hex[0]] = rows[hex[0]][: int(hex[1]) - 1] + "T" + rows[hex[0]][int(hex[1]) :]
    cities = [
        f'{{ hex = "{hex}", name = "City {hex}", colors = ["red"], cubes = 1 }}'
        for hex in ("E3", "G4", "G6", "E7", "C6", "C4")
    ]
    named = [f'{{ hex = "{hex}", name = "Town {hex}" }}' for hex in ("E5", *towns.split())]
    return f"""
format = "age-of-steam-board/1"
id = "star"
name = "Star"
edition = "test"
seats = {{ min = 3, max = 3 }}
cities = [{", ".join(cities)}]
towns = [{", ".join(named)}]
[turns]
3 = 10
[map]
columns = [{", ".join(f'"{row}"' for row in rows.values())}]
[sources]
map = "reconstructed"
cities = "reconstructed"
towns = "reconstructed"
turns = "reconstructed"
rules = "reconstructed"
"""


@rule("AOS-OWN-02", "AOS-CITY-12")
@pytest.mark.parametrize(("stubs", "refused"), [(14, None), (15, "AOS-OWN-02")])
def test_a_new_city_may_need_six_markers_at_once(stubs: int, refused: str | None) -> None:
    towns = "J5 L5 N5 P5 R5 T5 V5 X5"
    around = [("E4", (0, 3)), ("F4", (1, 4)), ("F5", (2, 5)), ("E6", (0, 3)), ("D5", (1, 4))]
    tiles = [tile(hex, (track, None)) for hex, track in [*around, ("D4", (2, 5))]]
    tiles += [tile(hex, ((0,), 0), ((3,), 0)) for hex in towns.split()[: stubs // 2]]
    tiles += [tile("X5", ((0,), 0))] * (stubs % 2)
    state = building(
        *tiles,
        board=star(towns),
        players=[player(action="Urbanization"), player(), player()],
    )
    assert refusal(state, Urbanize("E5", "A")) == refused


@rule("AOS-OWN-05")
def test_the_log_tells_which_track_lapsed() -> None:
    state = building(tile("K10", ((1, 4), 0)))
    lapsed = [event for event in play(state, EndBuild()) if isinstance(event, TrackLapsed)]
    assert lapsed == [TrackLapsed(0, ["K10"])]


@rule("AOS-BUILD-08", "AOS-BUILD-40", "AOS-MOVE-06")
def test_the_first_hex_of_a_board_is_a_stop_like_any_other() -> None:
    state = given(3, board="new-hampshire", phase="build-track", seat=0)
    assert refusal(state, BuildTrack("A12", ((0, 3),))) is None
    play(state, BuildTrack("A12", ((0, 3),)))
    assert seen(state).parts.markers == [19, 20, 20]
    assert refusal(state, BuildTrack("A12", ((0, 2),))) == "AOS-BUILD-04"
    again = given(3, board="new-hampshire", phase="build-track", tiles=[HANOVER])
    assert refusal(again, BuildTrack("A12", ((0, 2),))) is None


@rule("AOS-CITY-11", "AOS-MOVE-14")
def test_a_new_city_completes_track_that_starts_at_the_first_hex() -> None:
    players = [player(action="Urbanization"), player(), player()]
    state = given(
        players,
        board="new-hampshire",
        phase="build-track",
        tiles=[HANOVER],
        cubes={"A11": ["blue"]},
    )
    play(state, Urbanize("A13", "B"))
    assert links(state) == {("Charlestown", "Hanover", 0)}
    play(state, EndBuild(), EndBuild(), EndBuild(), Deliver("blue", "A11", (3,)))
    assert incomes(state) == [6, 5, 5]


@rule("AOS-ACTION-10")
def test_urbanization_may_be_taken_when_no_town_is_left() -> None:
    board = """
format = "age-of-steam-board/1"
id = "townless"
name = "Townless"
edition = "test"
seats = { min = 3, max = 3 }
cities = [{ hex = "A1", name = "Alpha", colors = ["red"], cubes = 1 }]
towns = []
[turns]
3 = 10
[map]
columns = ["CPP", "PPP"]
[sources]
map = "reconstructed"
cities = "reconstructed"
towns = "reconstructed"
turns = "reconstructed"
rules = "reconstructed"
"""
    state = given(3, board=board, phase="select-actions")
    play(state, SelectAction("Urbanization"), SelectAction("Engineer"), SelectAction("Production"))
    assert not any(isinstance(action, Urbanize) for action in state.actions())
    assert refusal(state, Urbanize("A2", "A")) == "AOS-CITY-06"


@rule("AOS-GROWTH-02")
def test_by_option_the_second_cube_may_go_back_after_the_first_was_placed() -> None:
    state = given(
        [player(action="Production"), player(), player()],
        phase="goods-growth",
        display=bare(),
        drawn=["red", "blue"],
        options={"decline_production_after_draw": True},
    )
    before = bag(state)["blue"]
    play(state, StockGoods("red", "light 1", 1))
    assert refusal(state, SkipProduction()) is None
    play(state, SkipProduction())
    assert bag(state)["blue"] == before + 1


@rule("AOS-SCORE-09", "AOS-END-05")
def test_nobody_is_first_when_everybody_is_out() -> None:
    broke = {"money": 0, "income": 0, "shares": 9}
    result = end_of_turn([player(**broke)] * 3).result()
    assert result.winners == []
    assert {standing.rank for standing in result.standings} == {2}


@rule("AOS-TURN-04", "AOS-ACTION-01")
def test_words_that_do_not_exist_are_refused_and_not_crashed_on() -> None:
    state = given(3, phase="select-actions")
    assert refusal(state, SelectAction("Sleep")) == "AOS-ACTION-01"  # type: ignore[arg-type]
    assert refusal(state, Urbanize("K9", "Z")) == "AOS-TURN-04"  # type: ignore[arg-type]
    moving = given(3, phase="move-goods")
    pink = Deliver("pink", "J10", (1,))  # type: ignore[arg-type]
    assert refusal(moving, pink) == "AOS-MOVE-05"
    assert described(moving).phase == "move-goods"
