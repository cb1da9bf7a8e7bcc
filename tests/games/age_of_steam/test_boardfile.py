"""The packaged boards hold what public sources say; broken files are told where and why."""

from collections import Counter

import pytest

from footplate.games.age_of_steam.board.check import check_board
from footplate.games.age_of_steam.board.file import (
    BoardRules,
    ExtraCube,
    TownCubes,
    cells,
    open_edges,
    terrain_prices,
)
from footplate.games.age_of_steam.board.load import BOARDS as LIBRARY
from footplate.games.age_of_steam.board.load import load_board, read_board
from footplate.games.age_of_steam.board.tables import (
    Tile,
    cubes_in_box,
    display_boxes,
    load_tables,
)
from footplate.hexes.geometry import parse_label
from tests.datafiles import BoardFiles, Broken, problems_of

BOARDS = {
    "new-hampshire": "New Hampshire",
    "reversteam": "Reversteam",
    "rust-belt": "Rust Belt",
    "southern-us": "Southern US",
}
# plain, river, mountain, town, city, lake
KIND_COUNTS = {
    "rust-belt": (108, 19, 9, 14, 12, 27),
    "reversteam": (99, 19, 8, 13, 12, 26),
    "southern-us": (107, 12, 15, 14, 12, 0),
    "new-hampshire": (54, 0, 41, 20, 12, 1),
}
CITY_COLORS = {
    "rust-belt": {"red": 4, "blue": 4, "yellow": 2, "purple": 2},
    "reversteam": {"red": 4, "blue": 4, "yellow": 2, "purple": 2},
    "southern-us": {"red": 4, "blue": 4, "yellow": 2, "purple": 2, "white": 4},
    "new-hampshire": {"red": 3, "blue": 3, "yellow": 3, "purple": 3},
}
CITY_CUBES = {"rust-belt": 26, "reversteam": 26, "southern-us": 23, "new-hampshire": 27}
DEAD_ENDS = {"rust-belt": [], "reversteam": ["J1"], "southern-us": [], "new-hampshire": []}


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_is_sound(name: str) -> None:
    board = load_board(name)
    assert check_board(board) == []
    letters = Counter("".join(board.map.columns))
    assert tuple(letters[letter] for letter in "PRMTCL") == KIND_COUNTS[name]
    assert len(cells(board)) == sum(KIND_COUNTS[name][:5])
    assert Counter(color for city in board.cities for color in city.colors) == CITY_COLORS[name]
    assert sum(city.cubes for city in board.cities) == CITY_CUBES[name]
    ends = [hex_ for hex_, edges in open_edges(board).items() if len(edges) < 2]
    assert ends == DEAD_ENDS[name]


@pytest.mark.parametrize("name", BOARDS)
def test_each_growth_column_feeds_one_city(name: str) -> None:
    columns = [(g.side, g.die) for city in load_board(name).cities for g in city.growth]
    assert sorted(columns) == [(side, die) for side in ("dark", "light") for die in range(1, 7)]


@pytest.mark.parametrize("name", BOARDS)
def test_turns_by_seats(name: str) -> None:
    board = load_board(name)
    expected = {3: 10, 4: 8, 5: 7, 6: 6}
    if name == "new-hampshire":
        del expected[6]
    assert board.turns == expected
    assert (board.seats.min, board.seats.max) == (3, max(expected))


def test_rust_belt_places() -> None:
    board = load_board("rust-belt")
    city = {city.name: city for city in board.cities}
    town = {town.name: town.hex for town in board.towns}
    fed = {name: (c.growth[0].side, c.growth[0].die) for name, c in city.items()}
    assert fed["Kansas City"] == ("light", 3)
    assert fed["Des Moines"] == ("light", 4)
    assert fed["Detroit"] == ("dark", 3)
    assert {name for name, c in city.items() if c.cubes == 3} == {"Pittsburgh", "Wheeling"}
    assert {c.cubes for c in city.values()} == {2, 3}
    assert [town[name] for name in ("Milwaukee", "Lexington", "Indianapolis")] == [
        "H4",
        "N10",
        "K9",
    ]
    columns = {name: parse_label(c.hex)[0] for name, c in city.items()}
    middle = sum(columns.values()) / len(columns)
    assert all((fed[name][0] == "light") == (col < middle) for name, col in columns.items())
    assert board.rules == BoardRules()


def test_rust_belt_cubes_fill_the_box() -> None:
    tables, board = load_tables(), load_board("rust-belt")
    on_cities = sum(city.cubes for city in board.cities)
    assert cubes_in_box(tables) == 96 == display_boxes(tables) + on_cities + 18
    assert (display_boxes(tables), on_cities) == (52, 26)


@pytest.mark.parametrize("name", ["rust-belt", "reversteam", "southern-us"])
def test_every_river_hex_is_drawn(name: str) -> None:
    board = load_board(name)
    assert set(board.map.rivers) == {c.label for c in cells(board) if c.kind == "river"}


def test_southern_us_flags() -> None:
    board = load_board("southern-us")
    assert board.rules == BoardRules(
        doubled_reduction_turns=(4,),
        extra_cubes=(ExtraCube(city="Atlanta", first_turn=1, last_turn=4),),
        town_cubes=TownCubes(color="white", count=1, bonus_income=1),
    )
    ports = [city.name for city in board.cities if "white" in city.colors]
    assert ports == ["New Orleans", "Mobile", "Savannah", "Charleston"]
    cubes = {city.name: city.cubes for city in board.cities}
    assert cubes.pop("Atlanta") == 4
    assert {cubes.pop(name) for name in ports} == {3}
    assert set(cubes.values()) == {1}
    assert [city.hex for city in board.cities if city.name == "Jackson"] == ["A8"]
    assert [town.hex for town in board.towns if town.name == "Jackson"] == ["C3"]


def test_new_hampshire_flags() -> None:
    board = load_board("new-hampshire")
    assert board.rules == BoardRules(own_links_only=True, no_duplicate_links=True)
    assert board.sources.rivers is None


# --- the rulebook's tables -------------------------------------------------------------------


def test_tile_manifest() -> None:
    tiles = load_tables().tiles
    assert len(tiles) == 15
    assert sum(tile.count for tile in tiles) == 136
    counts = Counter[str]()
    for tile in tiles:
        counts[tile.kind] += tile.count
    assert counts == {"simple": 110, "crossing": 11, "coexist": 4, "town": 11}


def test_tile_geometry_fits_its_name() -> None:
    steps = {"straight": 3, "gentle": 2, "acute": 1}
    for tile in load_tables().tiles:
        if tile.kind == "town":
            assert not tile.tracks
            assert len(set(tile.exits)) == len(tile.exits) in (1, 3)
            continue
        bends = sorted(min((b - a) % 6, (a - b) % 6) for a, b in tile.tracks)
        assert bends == sorted(steps[word] for word in tile.id.split("_") if word in steps)
        assert len({edge for track in tile.tracks for edge in track}) == 2 * len(tile.tracks)
        if len(tile.tracks) == 2:
            (low, high), (c, d) = tile.tracks
            assert ((low < c < high) != (low < d < high)) == (tile.kind == "crossing")


def shapes(tile: Tile, sign: int = 1) -> set[frozenset[frozenset[int]]]:
    """The tile in all six rotations; with sign -1 its mirror image."""
    parts = tile.tracks or (tile.exits,)
    return {
        frozenset(frozenset((sign * edge + turn) % 6 for edge in part) for part in parts)
        for turn in range(6)
    }


@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("coexist_gentle_acute_left", "coexist_gentle_acute_right"),
        ("town_3_left", "town_3_right"),
    ],
)
def test_left_and_right_tiles_are_mirror_images(left: str, right: str) -> None:
    tile = {tile.id: tile for tile in load_tables().tiles}
    assert shapes(tile[left], -1) == shapes(tile[right])
    assert shapes(tile[left]).isdisjoint(shapes(tile[right]))


def test_no_two_tiles_are_alike() -> None:
    kinds = Counter(shape for tile in load_tables().tiles for shape in shapes(tile))
    assert set(kinds.values()) == {1}


def test_colors_and_new_cities() -> None:
    tables = load_tables()
    assert [color.name for color in tables.colors] == [
        "red",
        "blue",
        "purple",
        "yellow",
        "black",
        "white",
    ]
    assert [color.cubes for color in tables.colors] == [20, 20, 20, 20, 16, 0]
    assert len({color.letter for color in tables.colors}) == 6
    colors = Counter(tile.color for tile in tables.new_cities)
    assert colors == {"red": 1, "blue": 1, "purple": 1, "yellow": 1, "black": 4}
    columns = {tile.letter: (tile.side, tile.die) for tile in tables.new_cities}
    assert columns["A"] == ("light", 3)
    assert columns["B"] == ("light", 4)
    assert len(set(columns.values())) == 8


def test_income_reduction_bands_have_no_gaps() -> None:
    tables = load_tables().income_reduction
    assert list(tables) == ["2009", "deluxe"]
    for bands in tables.values():
        assert bands[0].first == 0
        assert bands[-1].last is None
        assert [band.loss for band in bands] == [0, 2, 4, 6, 8, 10]
        assert [band.last for band in bands[:-1]] == [band.first - 1 for band in bands[1:]]
    assert tables["2009"][-1].first == 51
    assert tables["deluxe"][-1].first == 50


def test_prices_limits_and_scoring() -> None:
    tables = load_tables()
    costs, limits = tables.costs, tables.limits
    terrain = (costs.terrain.plain, costs.terrain.river, costs.terrain.mountain)
    assert terrain == (2, 3, 4)
    assert (costs.surcharge.simple, costs.surcharge.coexist, costs.surcharge.crossing) == (0, 1, 2)
    assert (costs.town_base, costs.town_exit, costs.redirect) == (1, 1, 2)
    replace = costs.replace
    assert (replace.simple_to_crossing, replace.town, replace.other) == (3, 3, 2)
    assert (limits.shares, limits.share_price, limits.engine) == (15, 5, 6)
    assert (limits.markers, limits.town_disks, limits.builds, limits.engineer_builds) == (
        20,
        8,
        3,
        4,
    )
    scoring = tables.scoring
    assert (scoring.income, scoring.share, scoring.section) == (3, -3, 1)
    assert [action.name for action in tables.actions] == [
        "First Move",
        "First Build",
        "Engineer",
        "Locomotive",
        "Urbanization",
        "Production",
        "Turn Order",
    ]


# --- broken files ----------------------------------------------------------------------------

SMALL = """\
format = "age-of-steam-board/1"
id = "small"
name = "Small"
edition = "for tests"
seats = { min = 3, max = 4 }
cities = [
{ hex = "A1", name = "West", colors = ["red"], growth = [{ side = "light", die = 1 }], cubes = 2 },
{ hex = "C3", name = "East", colors = ["blue"], growth = [{ side = "dark", die = 1 }], cubes = 1 },
]
towns = [{ hex = "B2", name = "Middle" }]

[turns]
3 = 10
4 = 8

[map]
columns = ["CPPL", "PTR.", "PPC"]
prices = { A2 = 5 }
closed = [{ hex = "A2", edge = 3 }]

[map.rivers]
B3 = [0, 2]

[rules]
extra_cubes = [{ city = "West", first_turn = 1, last_turn = 2 }]

[sources]
map = "reconstructed"
cities = "reconstructed"
towns = "reconstructed"
turns = "rulebook"
rules = "rulebook"
rivers = "reconstructed"
"""
CITY = "cities[0] (hex A1)"
COTTON = '[rules]\ntown_cubes = { color = "white", count = 1, bonus_income = 1 }\n'

BROKEN: list[Broken] = [
    ("id = ", "id ", "line 2, column 4", "TOML", "Expected '=' after a key in a key/value pair"),
    ('rivers = "reconstructed"\n', "rivers = ", "end of document", "TOML", "Invalid value"),
    ("/1", "/9", "board", "format", "'age-of-steam-board/9' is not age-of-steam-board/1"),
    ('name = "Small"\n', "", "board", "name", "is missing"),
    ('name = "Small"', "name = 3", "board", "name", "must be text, not a whole number"),
    ('name = "Small"', 'name = " "', "board", "name", "is empty"),
    (
        '"small"',
        '"Small Board"',
        "board",
        "id",
        "'Small Board' must be small letters and digits, joined by single hyphens",
    ),
    ("edition", "year = 1\nedition", "board", "year", "is not a field of the format"),
    ("max = 4", "max = 4, best = 4", "seats", "best", "is not a field of the format"),
    ("max = 4", "max = 7", "seats", "min, max", "3 to 7 is not a range within 3 to 6"),
    ("cubes = 2", 'cubes = "2"', CITY, "cubes", "must be a whole number, not text"),
    ("cubes = 2", "cubes = true", CITY, "cubes", "must be a whole number, not true or false"),
    ("cubes = 2", "cubes = -1", CITY, "cubes", "-1 is less than none"),
    (
        "cubes = 2",
        "cubes = 44",
        "cities",
        "cubes",
        "45 on cities and 52 on the display are more than the box's 96",
    ),
    ("cubes = 2", "cubes = 2, dice = 1", CITY, "dice", "is not a field of the format"),
    ('"light"', '"grey"', CITY, "growth[0].side", "'grey' is not light or dark"),
    ('side = "light", ', "", CITY, "growth[0].side", "is missing"),
    ('"light", die = 1', '"light", die = 7', CITY, "growth[0].die", "7 is not from 1 to 6"),
    (
        '"dark", die = 1',
        '"light", die = 1',
        "cities[1] (hex C3)",
        "growth[0].die",
        "the column light 1 already feeds West (A1)",
    ),
    (
        '["red"]',
        '["pink"]',
        CITY,
        "colors",
        "'pink' is not red or blue or purple or yellow or black or white",
    ),
    ('["red"]', '["red", "red"]', CITY, "colors", "red is given twice"),
    ('["red"]', "[]", CITY, "colors", "a city takes at least one colour"),
    (
        '["red"]',
        '["red", "white"]',
        CITY,
        "colors",
        "no white cubes are in the game without rules.town_cubes",
    ),
    (
        '"B2"',
        '"b2"',
        "towns[0] (hex b2)",
        "hex",
        "'b2' is not a hex: it starts with one or two capital letters",
    ),
    ('"B2"', '"B9"', "towns[0] (hex B9)", "hex", "B9 is not on the map"),
    ('"B2"', '"B3"', "towns[0] (hex B3)", "hex", "B3 is R (river) on the map, not town"),
    ('"Middle"', '""', "towns[0] (hex B2)", "name", "is empty"),
    (
        '"Middle"',
        r'"\u001b"',
        "towns[0] (hex B2)",
        "name",
        "holds what cannot be printed",
    ),
    (
        '"Middle" }',
        '"Middle" }, { hex = "B2", name = "Again" }',
        "towns[1] (hex B2)",
        "hex",
        "B2 is given twice, see towns[0]",
    ),
    (
        "PTR.",
        "TTR.",
        "hex B1",
        "towns",
        "the map has a town here, but no entry of towns names it",
    ),
    (
        "PTR.",
        "XTR.",
        "hex B1",
        "columns",
        "'X' is no terrain: use P, R, M, T, C, L or '.'",
    ),
    (
        '["CPPL", "PTR.", "PPC"]',
        "[]",
        "map",
        "columns",
        "must be 1 to 64 columns of at most 64 hexes",
    ),
    (
        'columns = ["CPPL", "PTR.", "PPC"]',
        'columns = "CPP"',
        "map",
        "columns",
        "must be a list, not text",
    ),
    ("4 = 8", "", "turns", "4", "no number of turns for 4 seats"),
    ("4 = 8", "4 = 0", "turns", "4", "0 is not from 1 to 30 turns"),
    ("4 = 8", "4 = 8\n6 = 6", "turns", "6", "the board is for 3 to 4 seats"),
    ("4 = 8", 'four = "x"', "turns", "four", "the key must be a whole number"),
    ("4 = 8", '4 = "x"', "turns", "4", "must be a whole number, not text"),
    ("A2 = 5", "A2 = -5", "map", "prices.A2", "-5 is not a price from 0 to 99"),
    (
        "A2 = 5",
        "B2 = 5",
        "map",
        "prices.B2",
        "B2 is T (town) on the map, not plain or river or mountain",
    ),
    ("edge = 3", "edge = 6", "map", "closed[0] (hex A2)", "edge 6 is not from 0 to 5"),
    (
        "edge = 3",
        "edge = 5",
        "map",
        "closed[0] (hex A2)",
        "edge 5 has no land beyond it, so it is closed already",
    ),
    ("B3 = [0, 2]", "B1 = [0, 2]", "map", "rivers.B1", "B1 is P (plain) on the map, not river"),
    ("[0, 2]", "[0, 8]", "map", "rivers.B3", "[0, 8] must be different edges from 0 to 5"),
    ("[0, 2]", '[0, "S"]', "map", "rivers.B3[1]", "must be a whole number, not text"),
    (
        '"West", first',
        '"North", first',
        "rules",
        "extra_cubes[0].city",
        "no city has the name 'North'",
    ),
    (
        "last_turn = 2",
        "last_turn = 11",
        "rules",
        "extra_cubes[0].first_turn, last_turn",
        "1 to 11 is not a range of turns within 1 to 10",
    ),
    (
        "[rules]\n",
        "[rules]\ndoubled_reduction_turns = [0]\n",
        "rules",
        "doubled_reduction_turns",
        "turn 0 is not from 1 to 10",
    ),
    (
        "[rules]\n",
        "[rules]\nfree_track = true\n",
        "rules",
        "free_track",
        "is not a field of the format",
    ),
    ("[rules]\n", COTTON, "rules", "town_cubes.color", "no city takes white cubes"),
    (
        "[rules]\n",
        COTTON.replace("white", "red"),
        "rules",
        "town_cubes.color",
        "must be white, the colour that is never in the bag",
    ),
    (
        'map = "reconstructed"',
        'map = "me"',
        "sources",
        "map",
        "'me' is not rulebook or public or reconstructed",
    ),
    (
        'rivers = "reconstructed"\n',
        "",
        "sources",
        "rivers",
        "is missing, though map.rivers is given",
    ),
    (
        "[sources]",
        "[terrain]\nriver = -1\n[sources]",
        "terrain",
        "river",
        "-1 is not a price from 0 to 99",
    ),
]


class TestBoards(BoardFiles):
    library = LIBRARY
    packaged = BOARDS
    sound = SMALL
    broken = BROKEN
    several = (
        ("cubes = 2", "cubes = -1"),
        ("A2 = 5", "A9 = 5"),
        ('"Middle"', '""'),
        ("4 = 8", "4 = 0"),
    )
    several_told = (
        ("turns", "4"),
        ("towns[0] (hex B2)", "name"),
        (CITY, "cubes"),
        ("map", "prices.A9"),
    )
    spoilt = ("cubes = 2", "cubes = -1", f"{CITY}: cubes: -1 is less than none")


@pytest.mark.parametrize(
    ("columns", "problems"),
    [
        (
            '["CLPL", "LTR.", "PPC"]',
            [
                ("hex A1", "edges", "a city needs at least 2 open edges, this has 0"),
                (
                    "hex A3",
                    "edges",
                    "no way over land leads from A1: all land must hang together",
                ),
            ],
        ),
        (
            '["CPL", "PTL.", "PLC"]',
            [("hex C3", "edges", "a city needs at least 2 open edges, this has 1")],
        ),
    ],
)
def test_land_must_hang_together(columns: str, problems: list[tuple[str, str, str]]) -> None:
    plain = SMALL.replace('prices = { A2 = 5 }\nclosed = [{ hex = "A2", edge = 3 }]\n', "")
    plain = plain.replace("[map.rivers]\nB3 = [0, 2]\n", "")
    text = plain.replace('["CPPL", "PTR.", "PPC"]', columns)
    found = [
        (problem.place, problem.field, problem.reason) for problem in problems_of(LIBRARY, text)
    ]
    assert found == problems


def test_closed_edges_are_closed_from_both_sides() -> None:
    board = read_board(SMALL)
    assert open_edges(board)["A2"] == (0, 1, 2)
    assert open_edges(board)["A3"] == (1, 2)


def test_a_board_may_set_terrain_prices() -> None:
    board = read_board(SMALL.replace("[sources]", "[terrain]\nriver = 6\n[sources]"))
    prices = terrain_prices(board)
    assert (prices.plain, prices.river, prices.mountain) == (2, 6, 4)
