"""The packaged map: the places of the rulebook, the ways to Trieste, and no lines that cross."""

from itertools import combinations, pairwise
from math import atan2, degrees

import pytest

from footplate.games.imperial_steam.board.blocks import Kind
from footplate.games.imperial_steam.board.file import (
    BoardFile,
    cities_by_id,
    distances,
    links_by_ends,
    links_by_id,
    neighbors,
)
from footplate.games.imperial_steam.board.load import load_board
from footplate.games.imperial_steam.board.printed import PLAIN_PAIRS, WAYS

Point = tuple[int, int]


@pytest.fixture(scope="module")
def board() -> BoardFile:
    return load_board("standard")


def kind(board: BoardFile, one: str, other: str) -> Kind:
    return links_by_ends(board)[frozenset((one, other))].kind


def bearing(board: BoardFile, city: str) -> float:
    """Degrees clockwise from the north, as seen from Wien."""
    (left, top), (x, y) = (cities_by_id(board)[name].at for name in ("wien", city))
    return degrees(atan2(x - left, top - y)) % 360


def test_wien_and_what_is_beside_it(board: BoardFile) -> None:
    assert set(neighbors(board)["wien"]) == {"bratislava", "wr_neustadt", "st_poelten"}
    assert 60 <= bearing(board, "bratislava") <= 130
    assert 150 <= bearing(board, "wr_neustadt") <= 210
    assert 202 <= bearing(board, "st_poelten") <= 248
    assert all(kind(board, *pair) == "plain" for pair in PLAIN_PAIRS)


def test_the_semmering(board: BoardFile) -> None:
    link = links_by_id(board)[board.map.semmering]
    (x, y), (x2, y2) = (cities_by_id(board)[end].at for end in link.ends)
    assert link.kind == "bridge"
    # A little to the east of the middle.
    assert 50 < (x + x2) / 2 < 70
    assert 49 < (y + y2) / 2 < 84


def test_wien_is_in_a_corner_and_trieste_in_the_other(board: BoardFile) -> None:
    (x, y), (x2, y2) = (cities_by_id(board)[city].at for city in ("wien", "trieste"))
    assert x > 75
    assert y < 20
    assert x2 < 25
    assert y2 > 125


@pytest.mark.parametrize("way", WAYS)
def test_two_ways_are_four_long(board: BoardFile, way: tuple[str, ...]) -> None:
    beside = neighbors(board)
    assert all(other in beside[one] for one, other in pairwise(way))
    assert distances(board, way[0])["trieste"] == len(way) - 1 == 4


def test_the_way_to_trieste(board: BoardFile) -> None:
    away = distances(board, "wien")
    assert len(away) == 30
    assert away["trieste"] == 7
    assert -(-away["trieste"] // board.costs.tracks_per_action) == 4
    assert away["trieste"] <= board.components.per_player.tracks
    assert {away[city] for city in board.regions["A"]} == {2}
    beside = neighbors(board)
    assert all(2 <= len(others) <= 7 for others in beside.values())


def test_effort_rises_on_the_way(board: BoardFile) -> None:
    away, beside, cities = distances(board, "wien"), neighbors(board), cities_by_id(board)
    for city in board.cities:
        nearer = [other for other in beside[city.id] if away[other] < away[city.id]]
        assert city.id == "wien" or min(cities[one].effort for one in nearer) <= city.effort + 1


def test_trieste_needs_an_engineer(board: BoardFile) -> None:
    beside = neighbors(board)
    for last in beside["trieste"]:
        before = [kind(board, other, last) for other in beside[last] if other != "trieste"]
        assert kind(board, last, "trieste") != "plain" or "plain" not in before


def turn(one: Point, two: Point, three: Point) -> int:
    return (two[0] - one[0]) * (three[1] - one[1]) - (two[1] - one[1]) * (three[0] - one[0])


def test_no_connections_cross(board: BoardFile) -> None:
    cities = cities_by_id(board)
    for one, other in combinations(board.connections, 2):
        if set(one.ends) & set(other.ends):
            continue
        (a, b), (c, d) = (
            tuple(cities[end].at for end in one.ends),
            tuple(cities[end].at for end in other.ends),
        )
        parted = turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0
        assert not parted, (one.id, other.id)


def test_three_broad_routes(board: BoardFile) -> None:
    """No two cities bar the way, so three ways share no city; Wien has no fourth connection."""
    beside = neighbors(board)
    inner = [city.id for city in board.cities if city.id not in ("wien", "trieste")]
    for closed in combinations(inner, 2):
        queue = ["wien"]
        for city in queue:
            queue += [other for other in beside[city] if other not in (*queue, *closed)]
        assert "trieste" in queue, closed
    assert len(beside["wien"]) == 3
    assert "trieste" not in beside["wien"]


# --- the example of the path fees ------------------------------------------------------------

TRACKS = {
    ("bruck", "graz"): "PR",
    ("graz", "st_veit"): "R",
    ("st_veit", "ljubljana"): "R",
    ("ljubljana", "trieste"): "RT",
    ("fuerstenfeld", "maribor"): "T",
    ("maribor", "celje"): "T",
    ("celje", "ljubljana"): "T",
}
MORE = TRACKS | {("fuerstenfeld", "maribor"): "TP"}


def fees(
    board: BoardFile, mine: set[str], tracks: dict[tuple[str, str], str], payer: str
) -> dict[str, int]:
    """What one player pays for the shortest way to Trieste; P has most influence, then T, R, Y."""
    order = "PTRY"
    owners = {
        frozenset(pair): min(order.index(owner) for owner in names if owner != payer)
        for pair, names in tracks.items()
        if set(names) - {payer}
    }
    assert all(pair in links_by_ends(board) for pair in owners)
    level, found = [(city, tuple[int, ...]()) for city in sorted(mine)], list[tuple[int, ...]]()
    while not found:
        level = [
            (other, (*paid, owner))
            for city, paid in level
            for pair, owner in owners.items()
            if city in pair
            for other in pair - {city}
        ]
        found = [paid for city, paid in level if city == "trieste"]
    fee = dict[str, int]()
    for owner in min(found):
        fee[order[owner]] = fee.get(order[owner], 0) + board.costs.path_fee
    return fee


def test_path_fees(board: BoardFile) -> None:
    mine = {"bruck", "fuerstenfeld"}
    assert fees(board, mine, TRACKS, "Y") == {"P": 20, "R": 40, "T": 20}
    assert fees(board, mine, MORE, "Y") == {"P": 20, "T": 60}
    assert fees(board, {"bruck", "graz"}, TRACKS, "P") == {"R": 40, "T": 20}
