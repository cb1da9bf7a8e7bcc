"""Build Track: placing New City tiles."""

from typing import Any

import pytest

from footplate.games.age_of_steam.language.actions import (
    BuildTown,
    BuildTrack,
    Decline,
    Deliver,
    EndBuild,
    Urbanize,
)
from footplate.games.age_of_steam.play.state import State
from tests.rules.age_of_steam.given import (
    bare,
    building,
    described,
    given,
    has_track,
    kind,
    links,
    money,
    owner,
    play,
    player,
    refusal,
    sections,
    seen,
    tile,
)

rule = pytest.mark.rule

TOWNS = ["E4", "F7", "G9", "H2", "H4", "I9", "J6", "K4", "K9", "L7", "M6", "N10", "P5", "R3"]


def urbanizing(*tiles: dict[str, Any], **position: Any) -> State:
    """The build turn of seat 0, who holds Urbanization."""
    players = [player(action="Urbanization"), player(), player()]
    return building(*tiles, **{"players": players, **position})


def straight_town(hex: str) -> dict[str, Any]:
    return tile(hex, ((0,), 1), ((3,), 1))


# Placing. -----------------------------------------------------------------------------------


@rule("AOS-CITY-01")
def test_only_the_holder_of_urbanization_places_a_new_city() -> None:
    state = building(players=[player(action="Engineer"), player(action="Urbanization"), player()])
    assert refusal(state, Urbanize("K9", "A")) == "AOS-CITY-01"
    play(state, EndBuild())
    assert refusal(state, Urbanize("K9", "A")) is None


@rule("AOS-CITY-02")
def test_he_places_no_second_one_in_the_turn() -> None:
    state = urbanizing()
    play(state, Urbanize("K9", "A"))
    assert refusal(state, Urbanize("H2", "B")) == "AOS-CITY-02"


@rule("AOS-CITY-03")
def test_the_new_city_comes_before_the_first_tile() -> None:
    state = urbanizing()
    play(state, BuildTrack("L9", ((1, 4),)))
    assert refusal(state, Urbanize("K9", "A")) == "AOS-CITY-03"


@rule("AOS-CITY-03")
@pytest.mark.parametrize("tiles", [0, 1, 3])
def test_by_option_the_new_city_comes_at_any_point_of_the_build_turn(tiles: int) -> None:
    state = urbanizing(options={"urbanize_any_time": True})
    builds = BuildTrack("L9", ((1, 4),)), BuildTrack("M8", ((0, 3),)), BuildTrack("N8", ((1, 4),))
    play(state, *builds[:tiles])
    assert refusal(state, Urbanize("K9", "A")) is None
    play(state, Urbanize("K9", "A"))
    assert refusal(state, Urbanize("H2", "B")) == "AOS-CITY-02"


@rule("AOS-CITY-04")
def test_the_new_city_may_be_left_out() -> None:
    state = urbanizing()
    assert refusal(state, BuildTrack("L9", ((1, 4),))) is None
    assert refusal(state, EndBuild()) is None
    play(state, EndBuild())
    assert state.seat == 1
    assert described(state).new_cities == []


@rule("AOS-CITY-05")
def test_any_tile_still_in_the_supply_may_be_placed() -> None:
    state = urbanizing(new_cities=[{"hex": "E4", "city": "A"}, {"hex": "F7", "city": "H"}])
    offered = {a.city for a in state.actions() if isinstance(a, Urbanize)}
    assert offered == set("BCDEFG")
    play(state, Urbanize("K9", "D"))
    assert [c.city for c in described(state).new_cities if c.hex == "K9"] == ["D"]


@rule("AOS-CITY-05")
def test_a_tile_that_is_on_the_map_is_not_placed_again() -> None:
    state = urbanizing(new_cities=[{"hex": "E4", "city": "A"}])
    assert refusal(state, Urbanize("K9", "A")) == "AOS-CITY-05"


@rule("AOS-CITY-06")
def test_a_new_city_goes_on_any_town_without_track_near_it() -> None:
    state = urbanizing()
    assert refusal(state, Urbanize("H2", "A")) is None
    offered = {a.hex for a in state.actions() if isinstance(a, Urbanize)}
    assert offered == set(TOWNS)


@rule("AOS-CITY-06")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_new_city_goes_on_a_town_with_track_of_anybody(seat: int | None) -> None:
    state = urbanizing(tile("K9", ((1,), seat), ((4,), seat)))
    assert refusal(state, Urbanize("K9", "A")) is None


@rule("AOS-CITY-06")
@pytest.mark.parametrize("hex", ["K10", "N9", "R7", "M9", "I3", "S1"])
def test_a_new_city_goes_nowhere_but_on_a_town(hex: str) -> None:
    assert refusal(urbanizing(), Urbanize(hex, "A")) == "AOS-CITY-06"


@rule("AOS-CITY-06")
def test_a_new_city_goes_on_no_other_new_city() -> None:
    state = urbanizing(new_cities=[{"hex": "K9", "city": "A"}])
    assert refusal(state, Urbanize("K9", "B")) == "AOS-CITY-06"


@rule("AOS-CITY-07")
def test_a_new_city_is_free_and_leaves_all_tiles() -> None:
    state = urbanizing()
    play(state, Urbanize("K9", "A"))
    assert money(state) == 30
    play(state, *(BuildTrack(hex, (track,)) for hex, track in [("K8", (0, 3)), ("L8", (1, 4))]))
    assert refusal(state, BuildTrack("L9", ((0, 5),))) is None
    play(state, BuildTrack("L9", ((0, 5),)))
    assert refusal(state, BuildTrack("K10", ((0, 3),))) == "AOS-BUILD-02"


# What it does to track. ---------------------------------------------------------------------


@rule("AOS-CITY-08")
def test_the_tile_of_the_town_leaves_the_map() -> None:
    state = urbanizing(tile("K9", ((1,), 1), ((4,), 1)))
    play(state, Urbanize("K9", "A"))
    assert kind(state, "K9") is None
    assert not has_track(state, "K9", 1)


@rule("AOS-CITY-08")
def test_the_tile_of_the_town_is_back_in_the_supply() -> None:
    one_exit = [tile(hex, ((3,), 1)) for hex in ("E4", "F7", "G9")]
    state = urbanizing(*one_exit, tile("J9", ((1, 3), 0)))
    assert refusal(state, BuildTown("K9", (4,))) == "AOS-BUILD-18"
    play(state, Urbanize("G9", "A"))
    assert refusal(state, BuildTown("K9", (4,))) is None


@rule("AOS-CITY-08")
def test_the_disk_of_the_town_is_back_in_the_supply() -> None:
    towns = [straight_town(hex) for hex in ("E4", "F7", "G9", "H2", "H4", "K4", "L7", "M6")]
    state = urbanizing(*towns, tile("J9", ((1, 3), 0)))
    assert refusal(state, BuildTown("K9", (1, 4))) == "AOS-BUILD-25"
    play(state, Urbanize("G9", "A"))
    assert refusal(state, BuildTown("K9", (1, 4))) is None


@rule("AOS-CITY-09")
def test_links_into_the_town_keep_their_owners_but_lose_a_section() -> None:
    west = tile("J9", ((1, 3), 1))
    east = tile("L8", ((2, 4), 2))
    state = urbanizing(west, tile("K9", ((4,), 1), ((1,), 2)), east)
    assert [sections(state, seat) for seat in (1, 2)] == [2, 2]
    play(state, Urbanize("K9", "A"))
    assert [owner(state, "J9", 1), owner(state, "L8", 4)] == [1, 2]
    assert [sections(state, seat) for seat in range(3)] == [0, 1, 1]


@rule("AOS-CITY-10")
def test_stubs_of_the_town_tile_disappear() -> None:
    state = urbanizing(tile("K9", ((1,), 1), ((4,), 1)))
    play(state, Urbanize("K9", "A"))
    assert described(state).tiles == []
    assert seen(state).parts.markers == [20, 20, 20]


@rule("AOS-CITY-10")
def test_the_markers_of_stubs_come_back() -> None:
    towns = ("E4", "F7", "G9", "L7")
    twenty = [tile(hex, *(((edge,), 0) for edge in (1, 2, 4, 5))) for hex in towns]
    twenty.append(tile("K4", *(((edge,), 0) for edge in (0, 1, 2, 3))))
    state = urbanizing(*twenty)
    assert refusal(state, BuildTrack("L9", ((1, 3),))) == "AOS-OWN-02"
    play(state, Urbanize("K4", "A"))
    assert seen(state).parts.markers[0] == 4
    assert refusal(state, BuildTrack("L9", ((1, 3),))) is None


@rule("AOS-CITY-11")
def test_owned_track_that_points_at_the_hex_becomes_a_link_of_its_owner() -> None:
    state = urbanizing(tile("K10", ((0, 4), 1)))
    play(state, Urbanize("K9", "A"))
    assert owner(state, "K10", 0) == 1
    assert [sections(state, seat) for seat in (0, 1)] == [0, 1]
    play(state, EndBuild(), EndBuild())
    assert owner(state, "K10", 0) == 1


@rule("AOS-CITY-12")
def test_unowned_track_that_points_at_the_hex_goes_to_the_urbanizing_player() -> None:
    state = urbanizing(tile("K10", ((0, 4), None)))
    play(state, Urbanize("K9", "A"))
    assert [owner(state, "K10", edge) for edge in (0, 4)] == [0, 0]
    assert sections(state) == 1
    play(state, EndBuild())
    assert owner(state, "K10", 0) == 0


@rule("AOS-CITY-12")
def test_unowned_track_that_only_passes_the_hex_is_not_taken() -> None:
    state = urbanizing(tile("K10", ((1, 4), None)))
    play(state, Urbanize("K9", "A"))
    assert owner(state, "K10", 4) is None


@rule("AOS-CITY-13")
def test_a_complete_link_without_an_owner_is_not_claimed() -> None:
    players = [player(action="Urbanization"), player(), player(), player(out=True)]
    state = urbanizing(tile("J9", ((1, 3), None)), tile("K9", ((4,), None)), players=players)
    play(state, Urbanize("K9", "A"))
    assert owner(state, "J9", 1) is None
    assert sections(state) == 0


@rule("AOS-CITY-14")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_unfinished_track_that_started_at_the_town_keeps_its_owner(seat: int | None) -> None:
    state = urbanizing(tile("K9", ((1,), seat)), tile("L8", ((1, 4), seat)))
    play(state, Urbanize("K9", "A"))
    assert owner(state, "L8", 1) == seat
    assert [sections(state, s) for s in range(3)] == [0, 0, 0]


@rule("AOS-CITY-14")
def test_track_that_started_at_the_town_now_starts_at_the_city() -> None:
    state = urbanizing(tile("K9", ((4,), 1), ((1,), None)), tile("L8", ((1, 4), None)))
    extension = BuildTrack("M8", ((1, 4),))
    assert refusal(state, extension) == "AOS-BUILD-08"
    play(state, Urbanize("K9", "A"))
    assert refusal(state, extension) is None


@rule("AOS-CITY-14")
def test_own_track_that_started_at_the_town_still_lapses() -> None:
    state = urbanizing(tile("K9", ((1,), 0)), tile("L8", ((1, 4), 0)))
    play(state, Urbanize("K9", "A"), EndBuild())
    assert owner(state, "L8", 1) is None


# The city. ----------------------------------------------------------------------------------


@rule("AOS-CITY-15")
def test_a_new_city_starts_without_cubes_and_leaves_its_column_alone() -> None:
    state = urbanizing(display=bare({"A": ["red", "blue"]}), cubes={"J10": ["red"]})
    before = described(state)
    play(state, Urbanize("K9", "A"))
    assert described(state).cubes.get("K9", []) == []
    assert described(state).display == before.display
    assert described(state).display["A"] == ["red", "blue"]


@rule("AOS-CITY-16")
def test_track_may_start_at_the_new_city() -> None:
    state = urbanizing()
    start = BuildTrack("K8", ((0, 3),))
    assert refusal(state, start) == "AOS-BUILD-08"
    play(state, Urbanize("K9", "A"))
    assert refusal(state, start) is None


@rule("AOS-CITY-16")
@pytest.mark.parametrize(
    ("letter", "color"),
    [
        ("A", "red"),
        ("B", "blue"),
        ("C", "black"),
        ("D", "black"),
        ("E", "yellow"),
        ("F", "purple"),
        ("G", "black"),
        ("H", "black"),
    ],
)
def test_the_new_city_takes_cubes_of_its_colour(letter: str, color: Any) -> None:
    state = given(
        phase="move-goods",
        tiles=[tile("K10", ((0, 4), 0))],
        new_cities=[{"hex": "K9", "city": letter}],
        cubes={"J10": ["red", "blue", "black", "yellow", "purple"]},
    )
    for good in ("red", "blue", "black", "yellow", "purple"):
        found = refusal(state, Deliver(good, "J10", (1,)))
        assert found == (None if good == color else "AOS-MOVE-09")


@rule("AOS-CITY-16")
def test_the_new_city_receives_goods_in_the_same_turn() -> None:
    dice = [3, 1, 1, 1, 1, 1]
    state = urbanizing(display=bare({"A": ["red", "blue"]}), luck={"scripted": [0, *dice]})
    play(state, Urbanize("K9", "A"), *[EndBuild()] * 3, *[Decline()] * 6)
    assert described(state).turn == 2
    assert described(state).cubes["K9"] == ["red"]
    assert described(state).display["A"] == [None, "blue"]


@rule("AOS-CITY-16")
def test_the_new_city_is_a_stop_for_links_at_each_hexside() -> None:
    state = urbanizing(tile("J9", ((1, 3), 0)), tile("L8", ((2, 4), 1)))
    play(state, Urbanize("K9", "A"))
    assert links(state) == {("Evansville", "Indianapolis", 0), ("Cincinnati", "Indianapolis", 1)}


@rule("AOS-CITY-17")
def test_a_new_city_that_makes_a_link_to_itself_is_refused() -> None:
    loop = tile("K9", ((0,), 0)), tile("K8", ((2, 3), 0)), tile("L8", ((4, 5), 0))
    state = urbanizing(*loop)
    assert refusal(state, Urbanize("K9", "A")) == "AOS-CITY-17"
    assert refusal(state, Urbanize("H2", "A")) is None
