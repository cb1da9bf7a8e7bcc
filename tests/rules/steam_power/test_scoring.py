"""Victory points, by source."""

from typing import Any

import pytest

from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.given import (
    BLUE,
    GREEN,
    PURPLE,
    RED,
    YELLOW,
    described,
    factory,
    foretold,
    given,
    player,
    track,
)
from tests.rules.steam_power.lines import (
    CHICAGO,
    ELSEWHERE,
    FORT_WAYNE,
    GARY,
    MILWAUKEE,
    PEORIA,
    SPRINGFIELD,
    chain,
    line,
)

rule = pytest.mark.rule

# Five links of five owners into Springfield, none of them into another purple city.
INTO_SPRINGFIELD = [
    line("Peoria", "Springfield", RED),
    line("Peoria", "Springfield", BLUE, way=1),
    line("St. Louis", "Springfield", GREEN),
    line("East St. Louis", "Springfield", YELLOW),
    line("Springfield", "Evansville", PURPLE),
]
# And five into Manchester, on the map that leaves three tiles over.
INTO_MANCHESTER = [
    [track("I10", 2, 4, RED)],
    [track("I11", 1, 5, BLUE)],
    [track("J9", 1, 3, GREEN)],
    [track("K10", 2, 4, YELLOW)],
    [track("K11", 1, 5, PURPLE)],
]


def scored(players: int = 3, **position: Any) -> State:
    """A position of players without money."""
    return given([player(money=0) for _ in range(players)], **position)


def scores(state: State) -> list[int]:
    return [state.result().score(seat) for seat in range(len(described(state).players))]


# Money and contracts. -----------------------------------------------------------------------


@rule("SP-SCORE-05")
@pytest.mark.parametrize(("money", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (38, 7), (40, 8)])
def test_every_full_five_dollars_are_a_point(money: int, points: int) -> None:
    state = given([player(money=money), player(money=0)])
    assert scores(state) == [points, 0]


@rule("SP-SCORE-06")
def test_the_points_of_fulfilled_contracts_are_added_up() -> None:
    # 1, 4 and 6 points; and 5.
    players = [player(money=0, fulfilled=["K06", "K12", "K39"]), player(money=0, fulfilled=["K48"])]
    assert scores(given(players)) == [11, 5]


@rule("SP-SCORE-05", "SP-SCORE-06", "SP-SCORE-07", "SP-SCORE-09")
def test_the_result_tells_the_points_by_source() -> None:
    state = given(
        [player(money=12, fulfilled=["K12"]), player(money=0)],
        tracks=line("Peoria", "Springfield", RED),
        cities={SPRINGFIELD: "purple", PEORIA: "black", "A2": "purple"},
        beside={"orange": 2},
        factories=[factory(PEORIA, RED, 0)],
    )
    standing = next(one for one in state.result().standings if one.seat == RED)
    assert standing.sources == {"contracts": 4, "factories": 2, "cities": 4, "money": 2}
    assert standing.score == 12
    assert foretold(state, RED).score == 12


# Flipped cities. ----------------------------------------------------------------------------


@rule("SP-SCORE-07")
def test_a_flipped_city_is_two_points_for_its_factory() -> None:
    state = scored(
        tracks=line("Milwaukee", "Chicago", GREEN),
        cities={MILWAUKEE: "white", CHICAGO: "black"},
        beside={"orange": 2},
        factories=[factory(MILWAUKEE, BLUE, 0), factory(CHICAGO, RED, 1)],
    )
    assert scores(state) == [0, 2, 0]


@rule("SP-SCORE-08")
@pytest.mark.parametrize(
    ("beside", "options", "points"),
    [
        ({"orange": 2}, {}, 2),
        ({"orange": 1, "white": 1}, {}, 3),
        ({"white": 2}, {}, 4),
        ({"white": 2}, {"leftover_vp": 0}, 2),
        ({"white": 2}, {"edition": "early"}, 2),
        ({"white": 2}, {"edition": "early", "leftover_vp": 1}, 4),
    ],
)
def test_tiles_beside_the_map_make_their_colour_worth_more(
    beside: dict[str, int], options: dict[str, Any], points: int
) -> None:
    state = scored(
        tracks=line("Milwaukee", "Chicago", GREEN),
        cities={MILWAUKEE: "white", CHICAGO: "black"},
        beside=beside,
        factories=[factory(MILWAUKEE, BLUE, 0)],
        options=options,
    )
    assert scores(state) == [0, points, 0]


# Purple cities. -----------------------------------------------------------------------------


@rule("SP-SCORE-09")
@pytest.mark.parametrize(
    ("beside", "options", "points"),
    [
        ({"black": 2}, {}, 4),
        ({"purple": 1, "black": 1}, {}, 5),
        ({"purple": 2}, {}, 6),
        ({"purple": 2}, {"leftover_vp": 0}, 4),
        ({"purple": 2}, {"edition": "early"}, 4),
    ],
)
def test_a_purple_city_is_four_points_and_one_for_each_purple_tile_beside(
    beside: dict[str, int], options: dict[str, Any], points: int
) -> None:
    state = scored(
        tracks=line("Peoria", "Springfield", RED),
        cities={SPRINGFIELD: "purple", PEORIA: "black", **ELSEWHERE}
        if "purple" not in beside
        else {SPRINGFIELD: "purple", PEORIA: "black", "A2": "purple", "A7": "purple"},
        beside=beside,
        options=options,
    )
    assert scores(state) == [points, 0, 0]


@rule("SP-SCORE-09", "SP-SCORE-10", "SP-SCORE-11")
@pytest.mark.parametrize(
    ("value", "shares"),
    [(4, [4, 2, 1, 1, 0]), (5, [5, 2, 1, 1, 1]), (6, [6, 3, 2, 1, 1])],
)
def test_the_points_of_a_purple_city_are_shared_and_rounded_down(
    value: int, shares: list[int]
) -> None:
    # R-37 and the rulebook's example for 4.
    purple = {SPRINGFIELD: "purple"}
    purple.update(list(ELSEWHERE.items())[: 8 - value])
    beside = {"purple": value - 4, "black": 6 - value}
    for connected, share in enumerate(shares, 1):
        state = scored(
            5,
            tracks=[piece for way in INTO_SPRINGFIELD[:connected] for piece in way],
            cities=purple,
            beside=beside,
        )
        assert scores(state) == [share] * connected + [0] * (5 - connected)


@rule("SP-SCORE-10")
def test_three_purple_tiles_beside_the_map_make_seven_points() -> None:
    # R-37, on the map of 30 cities.
    for connected, share in enumerate([7, 3, 2, 1, 1], 1):
        state = scored(
            5,
            board="england-wales",
            tracks=[piece for way in INTO_MANCHESTER[:connected] for piece in way],
            cities={"J10": "purple", "D21": "purple"},
            beside={"purple": 3},
        )
        assert scores(state) == [share] * connected + [0] * (5 - connected)


@rule("SP-SCORE-11")
def test_more_links_into_a_purple_city_change_nothing() -> None:
    state = scored(
        tracks=[
            *line("Peoria", "Springfield", RED),
            *line("Peoria", "Springfield", RED, way=1),
            *line("St. Louis", "Springfield", BLUE),
        ],
        cities={SPRINGFIELD: "purple", **ELSEWHERE},
        beside={"black": 2},
    )
    assert scores(state) == [2, 2, 0]


@rule("SP-SCORE-11")
def test_every_purple_city_is_shared_on_its_own() -> None:
    state = scored(
        tracks=[
            *line("Peoria", "Springfield", RED),
            *line("Peoria", "Chicago", RED),
            *line("St. Louis", "Springfield", BLUE),
        ],
        cities={SPRINGFIELD: "purple", PEORIA: "purple", "A2": "purple", "A7": "purple"},
        beside={"purple": 1, "black": 1},
    )
    assert scores(state) == [2 + 5, 2, 0]


@rule("SP-SCORE-12")
@pytest.mark.parametrize(
    ("options", "points"),
    [
        ({"edition": "final"}, 4),
        ({"edition": "early"}, 0),
        ({"vp_group": False}, 0),
        ({"edition": "early", "vp_group": True}, 4),
    ],
)
def test_a_link_into_the_group_scores_its_purple_city(options: dict[str, Any], points: int) -> None:
    # T-E3: Chicago is purple, Red's only link ends in Gary.
    state = scored(
        tracks=line("Gary", "Fort Wayne", RED),
        cities={CHICAGO: "purple", GARY: "white", FORT_WAYNE: "black", **ELSEWHERE},
        beside={"orange": 2},
        options=options,
    )
    assert scores(state) == [points, 0, 0]


@rule("SP-SCORE-10", "SP-SCORE-12")
def test_links_into_both_cities_of_a_group_share_its_purple_one() -> None:
    state = scored(
        tracks=[*line("Gary", "Fort Wayne", RED), *line("Milwaukee", "Chicago", BLUE)],
        cities={CHICAGO: "purple", GARY: "white", FORT_WAYNE: "black", **ELSEWHERE},
        beside={"orange": 2},
    )
    assert scores(state) == [2, 2, 0]


@rule("SP-SCORE-07", "SP-SCORE-08", "SP-SCORE-09", "SP-SCORE-10", "SP-EDITION-01")
@pytest.mark.parametrize(("edition", "points"), [("early", 12), ("final", 15)])
def test_the_same_position_in_both_editions(edition: str, points: int) -> None:
    # T-E1: one gray and one purple tile beside the map; Red has two flipped gray cities and a
    # black one, is alone in Fort Wayne and shares Springfield with Blue.
    state = scored(
        tracks=[
            *chain(RED, "Springfield", "Peoria", "Gary", "Fort Wayne"),
            *line("St. Louis", "Springfield", BLUE),
        ],
        cities={
            SPRINGFIELD: "purple",
            FORT_WAYNE: "purple",
            "A2": "purple",
            "A7": "purple",
            PEORIA: "gray",
            GARY: "gray",
            CHICAGO: "black",
        },
        beside={"gray": 1, "purple": 1},
        factories=[factory(PEORIA, RED, 0), factory(GARY, RED, 0), factory(CHICAGO, RED, 0)],
        options={"edition": edition},
    )
    assert scores(state) == [points, 2, 0]


# What counts nothing. -----------------------------------------------------------------------


@rule("SP-SCORE-13")
def test_unfinished_business_counts_nothing() -> None:
    # a stub into a purple city, a factory with cubes, contracts in hand, and $38.
    state = given(
        [player(money=38, hand=["K39", "K40", "K48"]), player(money=0)],
        tracks=[*line("Milwaukee", "Chicago", RED), track("K9", 1, 4, RED)],
        cities={MILWAUKEE: "white", CHICAGO: "black", PEORIA: "purple"},
        beside={"white": 1, "orange": 1},
        factories=[factory(MILWAUKEE, RED, 1)],
    )
    assert scores(state) == [7, 0]


@rule("SP-SCORE-11", "SP-SCORE-13")
def test_track_at_a_purple_city_is_no_connection_before_the_link_is_complete() -> None:
    cities = {SPRINGFIELD: "purple", **ELSEWHERE}
    stub = [track("L12", 3, 5, RED)]
    half = scored(tracks=stub, cities=cities, beside={"black": 2})
    assert scores(half) == [0, 0, 0]
    whole = scored(tracks=[*stub, track("L13", 0, 3, RED)], cities=cities, beside={"black": 2})
    assert scores(whole) == [4, 0, 0]
