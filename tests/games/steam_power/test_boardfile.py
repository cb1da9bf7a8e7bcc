"""The packaged maps and tables add up; broken files are told where and why."""

from collections import Counter, deque
from itertools import combinations, groupby, permutations
from pathlib import Path
from statistics import mean, median

import msgspec
import pytest

from footplate.core.datafile import BadData, Problem
from footplate.games.steam_power.board import load as mapload
from footplate.games.steam_power.board.check import check_board, check_tables
from footplate.games.steam_power.board.file import (
    BUILDABLE,
    BoardFile,
    cells,
    city_groups,
    open_edges,
    tiles_beside,
)
from footplate.games.steam_power.board.load import BOARDS as LIBRARY
from footplate.games.steam_power.board.load import load_board, read_board
from footplate.games.steam_power.board.tables import (
    Contract,
    TrackTile,
    load_tables,
    read_tables,
)
from footplate.hexes.geometry import label, neighbour, parse_label
from tests.datafiles import ABSURD, BoardFiles, Broken, changed, problems_of

BOARDS = {
    "england-wales": "England & Wales",
    "germany": "Germany",
    "us-midwest": "US Midwest",
}
COLORS = ["black", "white", "orange", "gray"]
# plains, hills, mountains, water, city
KIND_COUNTS = {
    "us-midwest": (161, 45, 13, 35, 31),
    "england-wales": (82, 61, 10, 83, 30),
    "germany": (148, 39, 11, 17, 33),
}
BESIDE = {"us-midwest": 2, "england-wales": 3, "germany": 0}
GROUPS = {
    "us-midwest": [
        ["Minneapolis", "St. Paul"],
        ["St. Louis", "East St. Louis"],
        ["Chicago", "Gary"],
    ],
    "england-wales": [
        ["Birkenhead", "Liverpool"],
        ["Bradford", "Leeds"],
        ["Wolverhampton", "Birmingham"],
    ],
    "germany": [
        ["Duisburg", "Essen", "Dortmund"],
        ["Ludwigshafen", "Mannheim"],
        ["Halle", "Leipzig"],
        ["Potsdam", "Berlin"],
    ],
}
# Tiles to the two nearest cities outside the own group: how often each number.
NEAREST = {
    "us-midwest": {1: 17, 2: 41, 3: 3, 4: 1},
    "england-wales": {1: 25, 2: 33, 5: 2},
    "germany": {1: 16, 2: 44, 3: 5, 4: 1},
}
# The mean way to the third nearest city; the fewest cities within four tiles, and the median.
FURTHER = {
    "us-midwest": (2.32, 2, 7),
    "england-wales": (2.57, 1, 8.5),
    "germany": (2.39, 4, 8),
}
# plains, hills, mountains of the hexes that take track, in hundredths
SHARES = {
    "us-midwest": (74, 21, 6),
    "england-wales": (54, 40, 7),
    "germany": (75, 20, 6),
}


def names(map_: BoardFile) -> dict[str, str]:
    return {city.hex: city.name for city in map_.cities}


# --- the maps --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BOARDS)
def test_a_map_is_sound(name: str) -> None:
    map_ = load_board(name)
    assert check_board(map_) == []
    letters = Counter("".join(map_.map.columns))
    assert tuple(letters[letter] for letter in "PHMWC") == KIND_COUNTS[name]
    assert len(cells(map_)) == sum(KIND_COUNTS[name]) - letters["W"]
    assert len(map_.cities) == len(names(map_)) == len(set(names(map_).values())) == letters["C"]
    assert tiles_beside(map_) == BESIDE[name] == 33 - letters["C"]
    assert (map_.seats.min, map_.seats.max) == (1, 5)
    assert map_.sources.map == map_.sources.cities == "reconstructed"


def test_the_maps_in_each_box() -> None:
    boxes = {name: load_board(name).editions for name in BOARDS}
    assert boxes["us-midwest"] == boxes["england-wales"] == ("early", "final")
    assert boxes["germany"] == ("early",)
    editions = load_tables().editions
    assert sum("early" in box for box in boxes.values()) == editions.early.maps == 3
    assert sum("final" in box for box in boxes.values()) == editions.final.maps == 2


@pytest.mark.parametrize("name", BOARDS)
def test_cities_that_touch_are_groups(name: str) -> None:
    map_ = load_board(name)
    called = names(map_)
    assert [[called[hex_] for hex_ in group] for group in city_groups(map_)] == GROUPS[name]


@pytest.mark.parametrize("name", BOARDS)
def test_most_hexes_are_plains(name: str) -> None:
    map_ = load_board(name)
    kinds = Counter(cell.kind for cell in cells(map_) if cell.kind in BUILDABLE)
    assert tuple(round(100 * kinds[kind] / kinds.total()) for kind in BUILDABLE) == SHARES[name]
    assert 4 <= kinds.total() / len(map_.cities) <= 8


def tiles_between(map_: BoardFile) -> dict[str, dict[str, int]]:
    """From each city to every other: the fewest tiles of a link that passes through no city."""
    kinds = {cell.label: cell.kind for cell in cells(map_)}
    edges = open_edges(map_)

    def around(hex_: str) -> list[str]:
        return [label(*neighbour(*parse_label(hex_), edge)) for edge in edges[hex_]]

    ways = dict[str, dict[str, int]]()
    for start in names(map_):
        found, reached = dict[str, int](), {start: 0}
        todo = deque([start])
        while todo:
            hex_ = todo.popleft()
            for there in around(hex_):
                if kinds[there] == "city":
                    if there != start and reached[hex_]:
                        found.setdefault(there, reached[hex_])
                elif there not in reached:
                    reached[there] = reached[hex_] + 1
                    todo.append(there)
        ways[start] = found
    return ways


@pytest.mark.parametrize("name", BOARDS)
def test_the_next_city_is_near(name: str) -> None:
    map_ = load_board(name)
    group_of = {hex_: group for group in city_groups(map_) for hex_ in group}
    near, third, within_4 = list[int](), list[int](), list[int]()
    for start, found in tiles_between(map_).items():
        own = group_of.get(start, (start,))
        ways = sorted(tiles for there, tiles in found.items() if there not in own)
        assert len(ways) >= len(map_.cities) - 4
        assert ways[0] <= 3
        assert ways[1] <= 5
        near += ways[:2]
        third.append(ways[2])
        within_4.append(sum(tiles <= 4 for tiles in ways))
    assert Counter(near) == NEAREST[name]
    assert (round(mean(third), 2), min(within_4), median(within_4)) == FURTHER[name]


def test_us_midwest_places() -> None:
    map_ = load_board("us-midwest")
    called = {name: hex_ for hex_, name in names(map_).items()}
    assert [called[name] for name in ("Fargo", "Milwaukee", "Chicago", "Gary", "Madison")] == [
        "A2",
        "L6",
        "L8",
        "M9",
        "J6",
    ]
    assert (called["Cedar Rapids"], called["Springfield"]) == ("G8", "K12")
    kinds = {cell.label: cell.kind for cell in cells(map_)}
    # Milwaukee to Chicago is one straight tile; Lake Michigan lies beside it.
    assert kinds["L7"] == "plains"
    assert open_edges(map_)["L7"] == (0, 3, 4, 5)
    # Madison and Milwaukee have two hexes between them.
    assert kinds["K6"] == kinds["K7"] == "plains"
    assert open_edges(map_)["A1"] == (2, 3)


def test_england_wales_and_germany_places() -> None:
    england, germany = names(load_board("england-wales")), names(load_board("germany"))
    assert (england["O17"], england["R18"], england["D21"]) == ("London", "Dover", "Plymouth")
    assert (england["G11"], england["H10"]) == ("Birkenhead", "Liverpool")
    assert (germany["A12"], germany["O7"], germany["K18"]) == ("Köln", "Berlin", "München")


@pytest.mark.parametrize(
    ("corner", "first"),
    [
        ("top_left", "Cedar Rapids"),
        ("top_right", "Springfield"),
        ("bottom_right", "Springfield"),
        ("bottom_left", "Cedar Rapids"),
    ],
)
def test_the_direction_marker_sweeps_columns(corner: str, first: str) -> None:
    sweep = getattr(load_tables().automa.sweep, corner)

    def key(hex_: str) -> tuple[int, int]:
        col, row = parse_label(hex_)
        half_rows = 2 * row + (col & 1)
        across = col if sweep.then == "right" else -col
        return across, half_rows if sweep.first == "down" else -half_rows

    called = names(load_board("us-midwest"))
    assert called[min(("G8", "K12"), key=key)] == first


# --- the tables ------------------------------------------------------------------------------


def test_the_tables_are_sound_and_every_block_has_a_source() -> None:
    tables = load_tables()
    assert check_tables(tables) == []
    blocks = set(tables.__struct_fields__) - {"format", "sources", "source_notes"}
    assert blocks == set(tables.sources.__struct_fields__)
    assert set(tables.source_notes) < blocks
    made_here = {name for name in blocks if getattr(tables.sources, name) == "reconstructed"}
    assert made_here == {"contracts", "stock", "automa_icons", "automa_targets"}


def test_what_is_in_the_box() -> None:
    tables = load_tables()
    assert [(r.color, r.cubes) for r in tables.resources] == [(color, 30) for color in COLORS]
    assert sum(resource.cubes for resource in tables.resources) == tables.box.resources == 120
    tiles = [(tile.color, tile.letter, tile.count, tile.factory) for tile in tables.city_tiles]
    assert tiles == [
        ("black", "K", 7, True),
        ("white", "W", 7, True),
        ("orange", "O", 7, True),
        ("gray", "G", 7, True),
        ("purple", "P", 5, False),
    ]
    assert sum(tile.count for tile in tables.city_tiles) == tables.box.city_tiles == 33
    assert sum(coin.count for coin in tables.coins) == tables.box.coins == 90
    assert sum(coin.count * coin.value for coin in tables.coins) == 250
    assert tables.companies == ("red", "blue", "green", "yellow", "purple")
    stock = tables.stock
    assert (stock.track_tiles, stock.resources, stock.coins) == ("limited", "limited", "unlimited")


def test_numbers_of_the_rulebook() -> None:
    tables = load_tables()
    setup, turn, costs = tables.setup, tables.turn, tables.costs
    assert (setup.money, setup.contracts, setup.factories) == (5, 5, 15)
    assert (turn.actions, turn.track_tiles, turn.contracts, turn.money) == (2, 2, 2, 3)
    assert (costs.terrain.plains, costs.terrain.hills, costs.terrain.mountains) == (0, 2, 4)
    assert (costs.crossing, costs.missing_resource) == (2, 5)
    assert costs.opponents_resource == costs.opponents_link == 1
    assert (tables.factory.resources, tables.factory.bonus) == (5, (4, 5, 6))
    assert tables.end == {2: 14, 3: 11, 4: 9, 5: 8}
    scoring = tables.scoring
    assert (scoring.flipped_factory, scoring.victory_point_city, scoring.money_per_vp) == (2, 4, 5)
    solo = tables.basic_solo
    assert (solo.companies, solo.rounds, solo.trains_in_bag, solo.factory) == (5, 8, 2, 5)
    assert (solo.bonus_factory, solo.contracts_per_round, solo.vp_per_company) == ((4, 5, 6), 1, 1)


def test_what_the_editions_rule() -> None:
    editions = load_tables().editions
    assert msgspec.to_builtins(editions) == {
        "early": {
            "seats": {"min": 2, "max": 5},
            "solo": (),
            "maps": 3,
            "trains": 18,
            "leftover_vp": 0,
            "factory_2p": 5,
            "bonus_factory_2p": (4, 5, 6),
            "vp_group": False,
            "group_build_out": False,
            "steal": True,
            "bonus_steal": False,
            "remove_counts": True,
        },
        "final": {
            "seats": {"min": 1, "max": 5},
            "solo": ("basic", "mautoma"),
            "maps": 2,
            "trains": 21,
            "leftover_vp": 1,
            "factory_2p": 4,
            "bonus_factory_2p": (3, 4, 5),
            "vp_group": True,
            "group_build_out": True,
            "steal": True,
            "bonus_steal": True,
            "remove_counts": True,
        },
    }


Tracks = frozenset[frozenset[int]]


def turned(tracks: tuple[tuple[int, int], ...], turn: int) -> Tracks:
    return frozenset(frozenset((edge + turn) % 6 for edge in track) for track in tracks)


def crosses(one: tuple[int, int], other: tuple[int, int]) -> bool:
    low, high = sorted(one)
    return sum(low < edge < high for edge in other) == 1


def test_track_tiles_have_two_faces() -> None:
    tables = load_tables()
    assert tables.track_tiles == (
        TrackTile("A", ("straight", "curve"), 80),
        TrackTile("B", ("tight_curve", "cross_straights"), 10),
        TrackTile("C", ("cross_curves", "cross_straight_curve"), 10),
    )
    assert sum(tile.count for tile in tables.track_tiles) == tables.box.track_tiles == 100
    faces = {face.id: face.tracks for face in tables.faces}
    assert faces == {
        "straight": ((0, 3),),
        "curve": ((0, 2),),
        "tight_curve": ((0, 1),),
        "cross_straights": ((0, 3), (1, 4)),
        "cross_curves": ((0, 2), (1, 3)),
        "cross_straight_curve": ((1, 4), (0, 2)),
    }
    turns = {
        name: len({turned(tracks, turn) for turn in range(6)}) for name, tracks in faces.items()
    }
    assert list(turns.values()) == [3, 6, 6, 3, 6, 6]
    pairs = [tracks for tracks in faces.values() if len(tracks) == 2]
    assert all(crosses(*pair) for pair in pairs)
    other = {face.id: face.alternative for face in tables.faces if face.alternative}
    assert other == {"cross_curves": ((0, 2), (3, 5))}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ((0, 3), [(1, 4), (1, 5), (2, 4), (2, 5)]),
        ((0, 2), [(1, 3), (1, 4), (1, 5)]),
        ((0, 1), []),
    ],
)
def test_what_can_be_crossed(old: tuple[int, int], new: list[tuple[int, int]]) -> None:
    found = set[tuple[int, ...]]()
    for face in load_tables().faces:
        for turn in range(6):
            tracks = turned(face.tracks, turn)
            if len(tracks) == 2 and frozenset(old) in tracks:
                found |= {tuple(sorted(track)) for track in tracks - {frozenset(old)}}
    assert sorted(found) == new


def needs(contract: Contract) -> tuple[int, ...]:
    return tuple(contract.resources.count(color) for color in COLORS)


def test_the_deck() -> None:
    deck = load_tables().contracts
    assert [contract.id for contract in deck] == [f"K{number:02}" for number in range(1, 49)]
    assert Counter(len(contract.resources) for contract in deck) == {2: 6, 3: 20, 4: 18, 5: 4}
    assert Counter(color for contract in deck for color in contract.resources) == dict.fromkeys(
        COLORS, 41
    )
    assert sum(contract.vp for contract in deck) == 144
    assert sum(contract.money for contract in deck) == 106
    assert all(contract.vp >= 1 and contract.money >= 0 for contract in deck)
    bonuses = ["lay_track", "build_factory", "take_contracts", None]
    assert Counter(contract.bonus for contract in deck) == dict.fromkeys(bonuses, 12)
    assert Counter(contract.resources[0] for contract in deck) == dict.fromkeys(COLORS, 12)
    firsts = Counter((contract.bonus, contract.resources[0]) for contract in deck)
    assert (len(firsts), set(firsts.values())) == (16, {3})
    for contract in deck:
        printed = [color for color, _ in groupby(contract.resources)]
        assert len(printed) == len(set(printed)), "equal colours stand together"


def test_no_colour_is_favoured_by_the_deck() -> None:
    deck = load_tables().contracts
    asked = Counter(needs(contract) for contract in deck)
    for order in permutations(range(4)):
        assert Counter(tuple(need[i] for i in order) for need in asked.elements()) == asked
    cards = Counter((needs(c), c.money, c.vp, c.bonus) for c in deck)
    shifted = Counter(
        (n[-1:] + n[:-1], money, vp, bonus) for n, money, vp, bonus in cards.elements()
    )
    assert shifted == cards
    pairs = Counter(
        pair for contract in deck for pair in combinations(sorted(set(contract.resources)), 2)
    )
    assert (len(pairs), len(set(pairs.values()))) == (6, 1)


def test_rewards_grow_with_the_number_of_resources() -> None:
    worth_in_thirds = {2: 9, 3: 14, 4: 18, 5: 24}
    for contract in load_tables().contracts:
        found = 3 * contract.vp + contract.money + (6 if contract.bonus else 0)
        assert found == worth_in_thirds[len(contract.resources)], contract.id


def test_the_contracts_of_the_examples() -> None:
    deck = {contract.id: contract for contract in load_tables().contracts}
    assert deck["K09"].resources == ("orange", "orange", "gray")
    assert (deck["K10"].bonus, deck["K41"].bonus) == ("lay_track", None)
    assert deck["K20"] == Contract("K20", ("orange", "black", "gray"), 2, 2, "take_contracts")
    assert deck["K29"].resources == ("orange", "orange", "black", "white")
    wanted = ("black", "gray", "orange", "orange")
    assert deck["K37"] == Contract("K37", wanted, 3, 3, "take_contracts")
    assert [c.id for c in deck.values() if needs(c) == (1, 0, 2, 1)] == ["K37"]
    assert [c.id for c in deck.values() if c.money == 0 and c.bonus is None] == [
        "K39",
        "K40",
        "K41",
        "K42",
    ]


def test_the_automa() -> None:
    tables = load_tables()
    automa, icons = tables.automa, tables.automa_icons
    assert automa.corners == ("top_left", "top_right", "bottom_right", "bottom_left")
    assert (automa.cards, automa.marker_start, automa.fallback_money) == (2, "white", 3)
    assert automa.fallback.lay_track == "build_factory"
    assert automa.fallback.build_factory == "lay_track"
    assert (automa.sweep.top_left.first, automa.sweep.top_left.then) == ("down", "right")
    assert (automa.sweep.bottom_right.first, automa.sweep.bottom_right.then) == ("up", "left")
    assert tables.automa_targets == {
        "black": "least_present",
        "white": "victory_point_city",
        "orange": "unconnected_city",
        "gray": "opponents_city",
    }
    taken = Counter(getattr(icons, contract.bonus or "none") for contract in tables.contracts)
    assert taken == {"lay_track": 24, "build_factory": 24}
    assert (icons.take_contracts, icons.none) == ("build_factory", "lay_track")
    money = msgspec.to_builtins(tables.automa_compensation)
    assert money == {"very_easy": 0, "easy": 2, "normal": 5, "hard": 10, "very_hard": 15}
    assert automa.default_difficulty == "normal"


# --- broken maps -----------------------------------------------------------------------------

SMALL = """\
format = "steam-power-map/1"
id = "small"
name = "Small"
edition = "for tests"
editions = ["final"]
seats = { min = 2, max = 4 }
cities = [
{ hex = "A1", name = "West" },
{ hex = "C3", name = "East" },
]

[map]
columns = ["CPHW", "PMP.", "PPC"]

[sources]
map = "reconstructed"
cities = "rulebook"
editions = "public"

[source_notes]
map = "Drawn by hand."
"""
CITY = "cities[0] (hex A1)"

BROKEN: list[Broken] = [
    ("id = ", "id ", "line 2, column 4", "TOML", "Expected '=' after a key in a key/value pair"),
    ('"Drawn by hand."\n', "", "end of document", "TOML", "Invalid value"),
    ("/1", "/9", "map file", "format", "'steam-power-map/9' is not steam-power-map/1"),
    ('name = "Small"\n', "", "map file", "name", "is missing"),
    ('name = "Small"', "name = 3", "map file", "name", "must be text, not a whole number"),
    ('name = "Small"', 'name = " "', "map file", "name", "is empty"),
    (
        '"small"',
        '"Small Map"',
        "map file",
        "id",
        "'Small Map' must be small letters and digits, joined by single hyphens",
    ),
    ("edition =", "year = 1\nedition =", "map file", "year", "is not a field of the format"),
    ('["final"]', '["late"]', "map file", "editions[0]", "'late' is not early or final"),
    ('["final"]', '"final"', "map file", "editions", "must be a list, not text"),
    ('["final"]', "[]", "map file", "editions", "a map is for at least one edition"),
    ('["final"]', '["final", "final"]', "map file", "editions", "final is given twice"),
    ("max = 4", "max = 4, best = 4", "seats", "best", "is not a field of the format"),
    ("max = 4", "max = 6", "seats", "min, max", "2 to 6 is not a range within 1 to 5"),
    ("max = 4", "max = 1", "seats", "min, max", "2 to 1 is not a range within 1 to 5"),
    ("max = 4", "max = true", "seats", "max", "must be a whole number, not true or false"),
    (', name = "West"', "", CITY, "name", "is missing"),
    ('"West"', "[]", CITY, "name", "must be text, not a list"),
    ('"West"', '""', CITY, "name", "is empty"),
    ('"West"', '"West", color = "black"', CITY, "color", "is not a field of the format"),
    ('"East"', '"West"', "cities[1] (hex C3)", "name", "West is given twice, see cities[0]"),
    (
        '{ hex = "A1", name = "West" }',
        "3",
        "cities[0]",
        "entry",
        "must be a table, not a whole number",
    ),
    (
        '"A1"',
        '"a1"',
        "cities[0] (hex a1)",
        "hex",
        "'a1' is not a hex: it starts with one or two capital letters",
    ),
    (
        '"A1"',
        '"A0"',
        "cities[0] (hex A0)",
        "hex",
        "'A0' is not a hex: it ends with a row number from 1 to 64",
    ),
    ('"A1"', '"A9"', "cities[0] (hex A9)", "hex", "A9 is not on the map"),
    ('"A1"', '"B4"', "cities[0] (hex B4)", "hex", "B4 is not on the map"),
    ('"A1"', '"A3"', "cities[0] (hex A3)", "hex", "A3 is H (hills) on the map, not city"),
    ('"A1"', '"A4"', "cities[0] (hex A4)", "hex", "A4 is W (water) on the map, not city"),
    ('"C3"', '"A1"', "cities[1] (hex A1)", "hex", "A1 is given twice, see cities[0]"),
    (
        "PMP.",
        "CMP.",
        "hex B1",
        "cities",
        "the map has a city here, but no entry of cities names it",
    ),
    ("PMP.", "PXP.", "hex B2", "columns", "'X' is no terrain: use P, H, M, W, C or '.'"),
    (
        '["CPHW", "PMP.", "PPC"]',
        "[]",
        "map",
        "columns",
        "must be 1 to 64 columns of at most 64 hexes",
    ),
    ('["CPHW", "PMP.", "PPC"]', '"CPH"', "map", "columns", "must be a list, not text"),
    ('"PMP."', "7", "map", "columns[1]", "must be text, not a whole number"),
    (
        '["CPHW", "PMP.", "PPC"]',
        '["CPHW", "WW", "PPC"]',
        "hex C1",
        "edges",
        "no way over land leads from A1: all land must hang together",
    ),
    (
        '["CPHW", "PMP.", "PPC"]',
        '["CWWW", "WWW.", "WWC"]',
        "map",
        "columns",
        "there is no hex on which track can be laid",
    ),
    (
        'map = "reconstructed"',
        'map = "me"',
        "sources",
        "map",
        "'me' is not rulebook or public or reconstructed",
    ),
    ('cities = "rulebook"\n', "", "sources", "cities", "is missing"),
    (
        'editions = "public"',
        'editions = "me"',
        "sources",
        "editions",
        "'me' is not rulebook or public or reconstructed",
    ),
    ('"Drawn by hand."', "1", "source_notes", "map", "must be text, not a whole number"),
    (
        "[source_notes]",
        "[rivers]\n[source_notes]",
        "map file",
        "rivers",
        "is not a field of the format",
    ),
]


class TestMaps(BoardFiles):
    library = LIBRARY
    packaged = BOARDS
    sound = SMALL
    broken = BROKEN
    several = (
        ('"small"', '"Small"'),
        ("max = 4", "max = 9"),
        ('"West"', '""'),
        ('"C3"', '"C2"'),
    )
    several_told = (
        ("map file", "id"),
        ("seats", "min, max"),
        (CITY, "name"),
        ("cities[1] (hex C2)", "hex"),
        ("hex C3", "cities"),
    )
    spoilt = ('"West"', '""', f"{CITY}: name: is empty")


def test_a_map_has_no_more_cities_than_there_are_city_tiles() -> None:
    def row(count: int) -> str:
        entries = "".join(f'{{ hex = "A{n}", name = "City {n}" }},\n' for n in range(1, count + 1))
        start, end = SMALL.index("{ hex"), SMALL.index("]\n\n[map]")
        text = SMALL[:start] + entries + SMALL[end:]
        return text.replace('["CPHW", "PMP.", "PPC"]', f'["{"C" * count}P", "PP"]')

    assert problems_of(LIBRARY, row(33)) == ()
    assert tiles_beside(read_board(row(33))) == 0
    reason = "34 cities are not from 2 to 33, the city tiles of the box"
    assert problems_of(LIBRARY, row(34)) == (Problem("cities", "count", reason),)
    reason = "1 cities are not from 2 to 33, the city tiles of the box"
    assert problems_of(LIBRARY, row(1))[0] == Problem("cities", "count", reason)


# --- broken tables ---------------------------------------------------------------------------

TABLES = (Path(mapload.__file__).parent / "tables.toml").read_text(encoding="utf-8")
LAST = next(line for line in TABLES.splitlines(keepends=True) if '"K48"' in line)

BROKEN_TABLES: list[tuple[str, str, str, str]] = [
    (LAST, "", "contracts", "47 in all, but the box has 48"),
    (LAST, LAST + LAST.replace("K48", "K49"), "contracts", "49 in all, but the box has 48"),
    ('"K48"', '"K47"', "contracts", "K47 is given 2 times"),
    (
        '["black", "white"]',
        '["black", "pink"]',
        "contracts[0] (K01)",
        "'pink' is not black or white or orange or gray",
    ),
    ('["black", "white"]', "[]", "contracts[0] (K01)", "asks for no resource"),
    (
        "vp = 1, money = 0",
        "vp = -1, money = 0",
        "contracts[0] (K01)",
        "vp and money must not be less than none",
    ),
    (
        'letter = "O", count = 7',
        'letter = "O", count = 6',
        "city_tiles[2] (orange)",
        "6 tiles, not 7",
    ),
    ("count = 5, factory", "count = 6, factory", "city_tiles[4] (purple)", "6 tiles, not 5"),
    ("city_tiles = 33", "city_tiles = 32", "city_tiles", "33 in all, but the box has 32"),
    ('"gray",   cubes = 30', '"gray",   cubes = 29', "resources[3] (gray)", "29 resources, not 30"),
    ("count = 80", "count = 79", "track_tiles", "99 in all, but the box has 100"),
    ("count = 50", "count = 51", "coins", "91 in all, but the box has 90"),
    (
        '["straight", "curve"]',
        '["straight", "bend"]',
        "track_tiles",
        "curve is on 0 kinds of tile, not on one",
    ),
    (
        "[[0, 1]]",
        "[[0, 0]]",
        "faces[2].tracks (tight_curve)",
        "[[0, 0]] must be different edges from 0 to 5",
    ),
    (
        "[[0, 1]]",
        "[[0, 6]]",
        "faces[2].tracks (tight_curve)",
        "[[0, 6]] must be different edges from 0 to 5",
    ),
    ("[[0, 1]]", "[]", "faces[2].tracks (tight_curve)", "must be one or two tracks"),
    ("3 = 11\n", "", "end.3", "no number of contracts for 3 players"),
    ("factory_2p = 4", "factory_2p = 7", "editions.final.factory_2p", "7 must be one of [3, 4, 5]"),
    (
        "min = 2, max = 5",
        "min = 2, max = 6",
        "editions.early.seats",
        "2 to 6 is not a range within 1 to 5",
    ),
    (
        'gray = "opponents_city"\n',
        "",
        "automa_targets",
        "must give a rule for each of black, white, orange, gray",
    ),
    (
        'marker_start = "white"',
        'marker_start = "red"',
        "automa.marker_start",
        "'red' is not black or white or orange or gray",
    ),
    (
        '"top_right", "bottom_right"',
        '"top_left", "bottom_right"',
        "automa.corners",
        "must be four different corners",
    ),
    (
        "[automa]\ncards = 2",
        '[automa]\ncards = "2"',
        "automa.cards",
        "must be a whole number, not text",
    ),
    ("vp = 5, money", "money", "contracts[44].vp", "is missing"),
    (
        'color = "orange", cubes',
        'color = "pink", cubes',
        "city_tiles",
        "no Factory City produces pink",
    ),
    ("[box]", "[box", "line 100, column 5", "Expected ']' at the end of a table declaration"),
]


@pytest.mark.parametrize("text", ABSURD)
def test_absurd_tables_are_refused(text: str) -> None:
    with pytest.raises(BadData, match=r"^tables\.toml: "):
        read_tables(text)


@pytest.mark.parametrize(("old", "new", "field", "reason"), BROKEN_TABLES)
def test_broken_tables_name_file_block_and_reason(
    old: str, new: str, field: str, reason: str
) -> None:
    text = changed(TABLES, (old, new))
    try:
        problems = check_tables(read_tables(text, "mine.toml"), "mine.toml")
    except BadData as bad:
        problems = list(bad.problems)
    assert problems[0] == Problem("mine.toml", field, reason)
    assert str(problems[0]) == f"mine.toml: {field}: {reason}"


def test_no_map_is_loaded_with_tables_that_do_not_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = read_tables(TABLES.replace(LAST, ""))
    monkeypatch.setattr(mapload, "load_tables", lambda: broken)
    LIBRARY._loaded.cache_clear()
    with pytest.raises(BadData, match=r"^tables\.toml: contracts: 47 in all, but the box has 48$"):
        load_board("germany")
