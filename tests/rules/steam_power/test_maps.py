"""Maps are data, and so are the contracts."""

from importlib import resources

import pytest

from footplate import BadInput
from footplate.games.steam_power.board import check as mapcheck
from footplate.games.steam_power.board.file import KINDS
from footplate.games.steam_power.board.load import load_board
from footplate.games.steam_power.board.tables import load_tables, read_tables
from footplate.games.steam_power.language.actions import BuildFactory, LayTrack
from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.given import (
    GAME,
    RED,
    described,
    given,
    links,
    play,
    purses,
    refusal,
    seen,
    started,
    track,
)

rule = pytest.mark.rule

BOARDS = {"us-midwest": 31, "england-wales": 30, "germany": 33}
every_map = pytest.mark.parametrize("board", list(BOARDS))

SMALL = """
format = "steam-power-map/1"
id = "small"
name = "Small"
edition = "none"
editions = ["early", "final"]
seats = { min = 2, max = 4 }
cities = [
  { hex = "A1", name = "North" },
  { hex = "A3", name = "South" },
  { hex = "C1", name = "East" },
]

[map]
columns = [
  "CMC",  # A
  "PHW",  # B
  "CPP",  # C
]

[sources]
map = "reconstructed"
cities = "reconstructed"
editions = "reconstructed"
"""


def text_of(name: str) -> str:
    folder = resources.files("footplate.games.steam_power.board")
    return folder.joinpath(name).read_text(encoding="utf-8")


def small(seats: int = 2) -> State:
    state = GAME.start(seats, board=SMALL)
    assert isinstance(state, State)
    return state


@rule("SP-MAP-01")
def test_the_maps_that_come_with_the_game() -> None:
    assert GAME.boards() == ["england-wales", "germany", "us-midwest"]
    assert described(started()).board == "us-midwest"


@rule("SP-MAP-01")
@pytest.mark.parametrize("board", ["mars", "rust-belt", "US Midwest", ""])
def test_a_map_that_does_not_exist_is_refused(board: str) -> None:
    with pytest.raises(BadInput, match="england-wales, germany, us-midwest"):
        GAME.start(seats=3, board=board)


@rule("SP-MAP-02")
def test_hexes_terrain_and_cities_come_from_the_file() -> None:
    state = small()
    assert [(city.hex, city.name) for city in seen(state).cities] == [
        ("A1", "North"),
        ("A3", "South"),
        ("C1", "East"),
    ]
    play(state, LayTrack("A2", (0, 3)))
    assert purses(state)[described(state).start] == 5 - 4
    assert [(min(one.ends), max(one.ends)) for one in seen(state).links] == [("North", "South")]
    assert refusal(state, LayTrack("B3", (4, 5))) == "SP-TRACK-07"


@rule("SP-MAP-02")
def test_a_map_says_how_many_may_play() -> None:
    with pytest.raises(BadInput, match="2 to 4 seats, not 5"):
        small(5)


@rule("SP-MAP-02")
@every_map
def test_a_map_says_where_its_parts_come_from(board: str) -> None:
    file = load_board(board)
    assert {file.sources.map, file.sources.cities, file.sources.editions} == {"reconstructed"}
    assert set(file.source_notes) == {"map", "cities", "editions"}


@rule("SP-MAP-02")
def test_a_faulty_map_is_refused_with_the_place() -> None:
    with pytest.raises(BadInput, match="A2"):
        GAME.start(2, board=SMALL.replace('"A1"', '"A2"'))


@rule("SP-MAP-03")
def test_hexsides_count_from_north_clockwise() -> None:
    # L7 has Milwaukee in the north and Chicago in the south; K7 Milwaukee in the north-east
    # and Madison in the north-west; K6 the same two in the south-east and the south-west.
    for hex, rails, ends in [
        ("L7", (0, 3), ("Chicago", "Milwaukee")),
        ("K7", (1, 5), ("Madison", "Milwaukee")),
        ("K6", (2, 4), ("Madison", "Milwaukee")),
    ]:
        assert links(given(3, tracks=[track(hex, *rails)])) == [(*ends, RED)]


@rule("SP-MAP-03")
def test_odd_columns_lie_half_a_hex_further_south() -> None:
    # North in A1 and East in C1 both touch B1, from the north-west and the north-east.
    state = small()
    play(state, LayTrack("B1", (1, 5)))
    assert [sorted(one.ends) for one in seen(state).links] == [["East", "North"]]


@rule("SP-MAP-04")
@every_map
def test_33_less_the_cities_are_beside_the_map(board: str) -> None:
    position = described(started(board=board))
    assert len(position.cities) == BOARDS[board]
    assert sum((position.beside or {}).values()) == 33 - BOARDS[board]


@rule("SP-MAP-04")
def test_a_small_map_leaves_thirty_tiles() -> None:
    assert sum((described(small()).beside or {}).values()) == 30


@rule("SP-MAP-04")
def test_a_map_has_at_most_33_cities() -> None:
    text = text_of("boards/germany.toml").replace(
        "cities = [", 'cities = [\n  { hex = "A11", name = "Aachen" },', 1
    )
    text = text.replace('"........PPPCP"', '"........PPCCP"')
    with pytest.raises(BadInput, match="34 cities"):
        GAME.start(3, board=text)


@rule("SP-MAP-05")
def test_groups_are_the_cities_that_touch() -> None:
    groups = {city.name: sorted(city.group) for city in seen(started()).cities}
    assert groups["Chicago"] == groups["Gary"] == ["Chicago", "Gary"]
    assert groups["St. Louis"] == groups["East St. Louis"] == ["East St. Louis", "St. Louis"]
    assert groups["Minneapolis"] == groups["St. Paul"] == ["Minneapolis", "St. Paul"]
    alone = [name for name, group in groups.items() if group == [name]]
    assert len(alone) == 31 - 6


@rule("SP-MAP-05")
def test_three_cities_in_a_row_are_one_group() -> None:
    # Duisburg and Dortmund do not touch, but Essen touches both.
    state = started(board="germany")
    group = next(city.group for city in seen(state).cities if city.name == "Duisburg")
    assert sorted(group) == ["Dortmund", "Duisburg", "Essen"]
    cities = {"B9": "black", "C10": "white", "D9": "orange"}
    linked = given(3, board="germany", cities=cities, tracks=[track("D8", 1, 3)])
    assert len(links(linked)) == 1  # Osnabrück to Dortmund
    assert refusal(linked, BuildFactory("B9", 5)) is None


@rule("SP-MAP-06")
@every_map
def test_there_are_no_rivers(board: str) -> None:
    assert set(KINDS.values()) == {"plains", "hills", "mountains", "water", "city"}
    assert set("".join(load_board(board).map.columns)) <= {*KINDS, "."}


@rule("SP-MAP-07")
@every_map
def test_the_maps_are_our_reconstructions(board: str) -> None:
    file = load_board(board)
    assert len(file.cities) == BOARDS[board]
    assert file.sources.map == file.sources.cities == "reconstructed"


@rule("SP-MAP-08")
def test_the_contracts_are_reconstructed() -> None:
    tables = load_tables()
    assert tables.sources.contracts == "reconstructed"
    assert len(tables.contracts) == 48


@rule("SP-MAP-08")
def test_another_file_of_48_contracts_may_replace_them() -> None:
    text = text_of("tables.toml")
    other = text.replace(
        'id = "K01", resources = ["black", "white"], vp = 1',
        'id = "K01", resources = ["gray", "gray"], vp = 2',
    )
    assert other != text
    tables = read_tables(other)
    assert tables.contracts[0].resources == ("gray", "gray")
    assert mapcheck.check_tables(tables) == []


@rule("SP-MAP-08")
def test_47_contracts_are_too_few() -> None:
    lines = [line for line in text_of("tables.toml").splitlines() if 'id = "K48"' not in line]
    problems = mapcheck.check_tables(read_tables("\n".join(lines)))
    assert [problem.reason for problem in problems] == ["47 in all, but the box has 48"]
