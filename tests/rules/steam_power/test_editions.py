"""The two editions: one switch, single keys, and the tests that compare them."""

from typing import Any

import pytest

from footplate.games.steam_power.language.actions import (
    BuildFactory,
    DeclineBonus,
    EndTrack,
    LayTrack,
    TakeContracts,
    TakeMoney,
)
from tests.rules.steam_power.given import (
    BLUE,
    RED,
    described,
    factory,
    fulfil,
    given,
    links,
    offered,
    play,
    player,
    refusal,
    started,
    track,
    trains,
)
from tests.rules.steam_power.ways import LINKS, along, network, placements

rule = pytest.mark.rule

FINAL = {
    "edition": "final",
    "trains": 21,
    "leftover_vp": 1,
    "factory_2p": 4,
    "vp_group": True,
    "group_build_out": "group",
    "bonus_steal": True,
}
EARLY = {
    "edition": "early",
    "trains": 18,
    "leftover_vp": 0,
    "factory_2p": 5,
    "vp_group": False,
    "group_build_out": "hex",
    "bonus_steal": False,
}


def scored(players: int, **position: Any) -> list[int]:
    """Everybody's points, without money."""
    result = given([player(money=0) for _ in range(players)], **position).result()
    return [result.score(seat) for seat in range(players)]


# The comparing tests. Each gives a value by edition or by the key alone. ---------------------


def final_position(**options: Any) -> int:
    """T-E1: Red's points for flipped cities and purple ones, Blue sharing one of these."""
    return scored(
        3,
        tracks=[
            *along("L6 L7 L8"),
            *along("L8 K9 J9 J10"),
            *along("J10 J11 K12", BLUE),
        ],
        cities={"L6": "purple", "J10": "purple", "L8": "gray", "M9": "gray", "K12": "black"},
        beside={"gray": 1, "purple": 1},
        factories=[factory("L8"), factory("M9"), factory("K12")],
        options=options,
    )[RED]


@rule("SP-EDITION-01", "SP-SCORE-07", "SP-SCORE-08", "SP-SCORE-09", "SP-SCORE-10")
@pytest.mark.parametrize(
    ("options", "points"),
    [
        ({"edition": "early"}, 6 + 4 + 2),
        ({"edition": "final"}, 3 + 3 + 2 + 5 + 2),
        ({}, 15),
        ({"edition": "early", "leftover_vp": 1}, 15),
        ({"edition": "final", "leftover_vp": 0}, 12),
    ],
)
def test_t_e1_the_same_final_position(options: dict[str, Any], points: int) -> None:
    assert final_position(**options) == points


def two_player_cubes(bonus: bool, **options: Any) -> list[int]:
    """T-E2: with how many cubes one of two players can build on a black city."""
    players = [player(hand=["K06"]), player()]
    cities = {"L8": "black"}
    state = given(players, tracks=[track("L7", 0, 3)], cities=cities, options=options)
    if bonus:
        fulfil(state, "K06", "bank", "bank")
    return sorted(action.cubes for action in offered(state, BuildFactory) if action.hex == "L8")


@rule("SP-EDITION-01", "SP-EDITION-04", "SP-FACTORY-08", "SP-FACTORY-10")
@pytest.mark.parametrize(
    ("options", "base", "choice"),
    [
        ({"edition": "early"}, 5, [4, 5, 6]),
        ({"edition": "final"}, 4, [3, 4, 5]),
        ({"edition": "early", "factory_2p": 4}, 4, [3, 4, 5]),
        ({"edition": "final", "factory_2p": 5}, 5, [4, 5, 6]),
    ],
)
def test_t_e2_cubes_in_a_game_of_two(options: dict[str, Any], base: int, choice: list[int]) -> None:
    assert two_player_cubes(False, **options) == [base]
    assert two_player_cubes(True, **options) == choice


@rule("SP-EDITION-01", "SP-SCORE-12")
@pytest.mark.parametrize(
    ("options", "points"),
    [
        ({"edition": "early"}, 0),
        ({"edition": "final"}, 4),
        ({"edition": "early", "vp_group": True}, 4),
        ({"edition": "final", "vp_group": False}, 0),
    ],
)
def test_t_e3_a_link_into_gary_and_purple_chicago(options: dict[str, Any], points: int) -> None:
    scores = scored(
        3,
        tracks=along("P9 O10 N9 M9"),
        cities={"L8": "purple", "M9": "white", "P9": "white"},
        beside={"black": 2},
        options=options,
    )
    assert scores == [points, 0, 0]


@rule("SP-EDITION-01", "SP-TRACK-27", "SP-TRACK-10")
@pytest.mark.parametrize(
    ("options", "refused"),
    [
        ({"edition": "early"}, "SP-TRACK-10"),
        ({"edition": "final"}, None),
        ({"edition": "early", "group_build_out": "group"}, None),
        ({"edition": "final", "group_build_out": "hex"}, "SP-TRACK-10"),
    ],
)
def test_t_e4_r_17_out_of_minneapolis_with_a_link_into_st_paul(
    options: dict[str, Any], refused: str | None
) -> None:
    state = given(3, tracks=along("E4 D4 D5 D6"), options=options)
    assert refusal(state, LayTrack("F2", (1, 4))) == refused
    assert refusal(state, LayTrack("E2", (0, 3))) == refused
    assert refusal(state, LayTrack("F4", (2, 5))) is None  # St. Paul itself


@rule("SP-EDITION-01", "SP-SETUP-08", "SP-TRACK-23")
@pytest.mark.parametrize("options", [{"edition": "early"}, {"edition": "final", "trains": 18}])
def test_t_e6_18_trains_are_18_links(options: dict[str, Any]) -> None:
    state = given(3, tracks=network(18), options=options)
    assert trains(state) == 0
    assert refusal(state, placements(LINKS[18])[0]) == "SP-TRACK-23"
    assert offered(state, LayTrack) == []


@rule("SP-EDITION-01", "SP-SETUP-08", "SP-TRACK-23")
@pytest.mark.parametrize("options", [{"edition": "final"}, {"edition": "early", "trains": 21}])
def test_t_e6_21_trains_are_21_links(options: dict[str, Any]) -> None:
    state = given(2, tracks=network(18), options=options)
    play(state, *placements(LINKS[18]))
    play(state, *placements(LINKS[19]), EndTrack())
    play(state, TakeMoney(), TakeMoney())
    play(state, *placements(LINKS[20]))
    assert (len(links(state)), trains(state)) == (21, 0)
    assert refusal(state, placements(LINKS[21])[0]) == "SP-TRACK-23"


def bonus_takes(options: dict[str, Any]) -> bool:
    """Whether the bonus of a contract takes from hands when the supply is empty."""
    players = [player(hand=["K19"]), player(hand=["K01", "K02"]), player()]
    state = given(players, tracks=[track("L7", 0, 3)], supply=[], options=options)
    fulfil(state, "K19", "bank", "bank", "bank")
    return TakeContracts() in state.actions() and DeclineBonus() in state.actions()


@rule("SP-EDITION-01", "SP-CARDS-10")
@pytest.mark.parametrize(
    ("options", "takes"),
    [
        ({"edition": "early"}, False),
        ({"edition": "final"}, True),
        ({"edition": "early", "bonus_steal": True}, True),
        ({"edition": "final", "bonus_steal": False}, False),
    ],
)
def test_the_bonus_and_the_hands(options: dict[str, Any], takes: bool) -> None:
    assert bonus_takes(options) == takes


# The switch as a whole. ---------------------------------------------------------------------


@rule("SP-EDITION-02")
def test_final_is_the_default() -> None:
    assert trains(started()) == 21
    assert described(started(seed=3)).cities == described(started(seed=3, edition="final")).cities
    assert final_position() == final_position(**FINAL)


@rule("SP-EDITION-02", "SP-EDITION-03")
@pytest.mark.parametrize("keys", [FINAL, EARLY], ids=["final", "early"])
def test_an_edition_is_the_sum_of_its_keys(keys: dict[str, Any]) -> None:
    """The edition alone, and the other edition with every key set, play the same."""
    edition = {"edition": keys["edition"]}
    other = {**keys, "edition": "early" if keys["edition"] == "final" else "final"}
    for options in (edition, other, keys):
        assert trains(started(2, **options)) == keys["trains"]
        assert final_position(**options) == (15 if keys["leftover_vp"] else 12)
        assert two_player_cubes(False, **options) == [keys["factory_2p"]]
        assert bonus_takes(options) == keys["bonus_steal"]
        state = given(3, tracks=along("E4 D4 D5 D6"), options=options)
        allowed = refusal(state, LayTrack("F2", (1, 4))) is None
        assert allowed == (keys["group_build_out"] == "group")


@rule("SP-EDITION-04")
def test_three_and_more_always_choose_4_5_or_6() -> None:
    for keys in (FINAL, EARLY):
        players = [player(hand=["K06"]), player(), player()]
        cities = {"L8": "black"}
        state = given(players, tracks=[track("L7", 0, 3)], cities=cities, options=keys)
        fulfil(state, "K06", "bank", "bank")
        cubes = {action.cubes for action in offered(state, BuildFactory) if action.hex == "L8"}
        assert cubes == {4, 5, 6}
