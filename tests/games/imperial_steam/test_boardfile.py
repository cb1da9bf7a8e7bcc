"""The packaged board fits the rulebook; broken files are told where and why."""

import pytest

from footplate.core.datafile import Problem
from footplate.games.imperial_steam.board import printed as boardprinted
from footplate.games.imperial_steam.board.file import BoardFile, cities_by_id, site_cost
from footplate.games.imperial_steam.board.load import BOARDS, load_board
from tests.datafiles import Broken, PrintedBlocks, blocks_with_sources, changed, problems_of
from tests.games.imperial_steam.standard import STANDARD


@pytest.fixture(scope="module")
def board() -> BoardFile:
    return load_board("standard")


def test_the_seats_of_the_board(board: BoardFile) -> None:
    assert (board.seats.min, board.seats.max) == (2, 4)


def test_every_block_has_a_source(board: BoardFile) -> None:
    blocks = blocks_with_sources(board)
    printed = {name for name in blocks if getattr(board.sources, name) == "rulebook"}
    assert printed == set(boardprinted.PRINTED) | {"map"}
    # Whatever is not printed has a note on where it comes from.
    assert set(board.source_notes) == blocks - printed


def test_the_sources_of_single_entries(board: BoardFile) -> None:
    names = {city.id: city.name_source for city in board.cities}
    assert {city for city, source in names.items() if source == "rulebook"} == set(
        boardprinted.NAMES
    )
    assert {city for city, source in names.items() if source == "public"} == {
        "murska_sobota",
        "villach",
    }
    efforts = {city.id for city in board.cities if city.effort_source == "rulebook"}
    assert efforts == set(boardprinted.EFFORTS)
    assert sum(link.source == "rulebook" for link in board.connections) == 14
    assert len(board.connections) == 56


def test_the_cost_of_a_site(board: BoardFile) -> None:
    neustadt = cities_by_id(board)["wr_neustadt"]
    assert [site_cost(cost, neustadt, 70) for cost in ("board", "station", 40)] == [70, 30, 40]


# --- broken files ----------------------------------------------------------------------------

BROKEN: list[Broken] = [
    (
        "board/1",
        "board/2",
        "board file",
        "format",
        "'imperial-steam-board/2' is not imperial-steam-board/1",
    ),
    (
        'id = "standard"',
        'id = "Standard"',
        "board file",
        "id",
        "'Standard' must be small letters and digits, joined by single hyphens",
    ),
    ('name = "Imperial Steam"', 'name = " "', "board file", "name", "is empty"),
    ("max = 4 }", "max = 5 }", "seats", "min, max", "2 to 5 is not a range within 2 to 4"),
    (
        "crowns = 4\n",
        "crowns = 5\n",
        "components",
        "crowns",
        "5 is not 4, which the rulebook prints",
    ),
    ("2 = 120", "2 = 110", "start", "money.2", "110 is not 120, which the rulebook prints"),
    (
        "hubs = [0, 10, 30",
        "hubs = [0, 10, 20",
        "scoring",
        "hubs",
        "0, 10, 20, 60, 100 is not 0, 10, 30, 60, 100, which the rulebook prints",
    ),
    (
        'cities = "reconstructed"',
        'cities = "me"',
        "sources",
        "cities",
        "'me' is not rulebook or public or reconstructed",
    ),
    ('cities = "reconstructed"\n', "", "sources", "cities", "is missing"),
    ('designer = "', 'artist = "', "board file", "artist", "is not a field of the format"),
    ("space = 27", 'space = "27"', "cities[28]", "space", "must be a whole number, not text"),
    ("2 = 6\n3 = 9", "two = 6\n3 = 9", "factories", "two", "is not a field of the format"),
    ("2 = 6\n3 = 9", "3 = 9", "factories", "2", "is missing"),
    ("[regions]\nA", "[regions]\nE", "regions", "E", "is not a field of the format"),
]


class TestBoards(PrintedBlocks):
    library = BOARDS
    packaged = {"standard": "Imperial Steam"}
    sound = STANDARD
    broken = BROKEN
    several = (
        ('"standard"', '"Standard"'),
        ("cars = 70", "cars = 72"),
        ('["kranj", "trieste"]', '["kranj", "triest"]'),
        ("number = 27, influence", "number = 26, influence"),
        ("cars = 8", "cars = 7"),
        ("investor_spaces = 10", "investor_spaces = 6"),
    )
    several_told = (
        ("board file", "id"),
        ("components", "cars"),
        ("connections[49] (c50)", "ends"),
        ("city_tiles", "2[22].number"),
        ("engines[5] (IS-8)", "cars"),
        ("share_board", "investor_spaces"),
    )
    spoilt = (
        "path_fee = 20",
        "path_fee = 10",
        "costs: path_fee: 10 is not 20, which the rulebook prints",
    )
    printed = boardprinted.PRINTED
    another_word = "coal"


def test_a_missing_city_is_told_wherever_it_is_needed() -> None:
    line = next(line for line in STANDARD.splitlines() if 'id = "klagenfurt"' in line)
    told = [str(problem) for problem in problems_of(BOARDS, changed(STANDARD, (line + "\n", "")))]
    assert told == [
        "cities: count: 29 cities are not 30, for 27 tiles and the rest",
        "cities: space: no city has the space 21",
        *(
            f"connections[{index}] (c{index + 1}): ends: klagenfurt is not a city"
            for index in (40, 42, 44, 45)
        ),
        "factory_sites[14] (f15): city: klagenfurt is not a city",
        "normal_cards[6] (n32): star_cities: klagenfurt is not a city with a space and no hub",
        "normal_cards[14] (n45): star_cities: klagenfurt is not a city with a space and no hub",
    ]


def test_a_city_that_cannot_be_reached() -> None:
    text = changed(
        STANDARD,
        ('["villach", "udine"]', '["villach", "ljubljana"]'),
        ('["udine", "trieste"]', '["villach", "trieste"]'),
    )
    reason = "no connections lead there from wien"
    assert problems_of(BOARDS, text) == (Problem("cities[28] (udine)", "id", reason),)


EVERYWHERE = [
    ("station_cost = 50", "station_cost = 40", "cities: station_cost: no station costs 50, as one"),
    ("players = 4, cost", "players = 3, cost", "factory_sites: players: no site is open from 4"),
    ("cost = 40", "cost = 50", "factory_sites: cost: no site costs 40, as one does in the"),
    ('"station"', '"board"', "factory_sites: cost: no site costs a station for 30, as one"),
    ("number = 4 }", "number = 3 }", "state_cards: number: no card has the number 4, as one"),
    ('", players = 4', '", players = 3', "normal_cards: players: no card is for 4 players"),
    ("white = 2", "white = 1", "worker_board: columns: white never has 2 columns, as it does"),
    (" 90,", " 80,", "factory_board: iron: no factory costs 40 and makes iron pay 90, as"),
]


@pytest.mark.parametrize(("old", "new", "told"), EVERYWHERE)
def test_what_has_to_be_somewhere_on_a_board(old: str, new: str, told: str) -> None:
    assert old in STANDARD
    problems = problems_of(BOARDS, STANDARD.replace(old, new).replace("[40]", "[50]"))
    assert any(str(problem).startswith(told) for problem in problems)


def test_a_deck_that_is_too_small() -> None:
    goods = ("wood", "stone", "iron", "coal")
    text = STANDARD
    for good in goods:
        text = text.replace(f'factories = ["{good}"] ', f'factories = ["{good}", "coal"] ')
    reason = "0 cards in deck 1, but 5 are laid out"
    assert problems_of(BOARDS, text) == (Problem("contracts", "count", reason),)


def test_what_a_box_may_correct() -> None:
    corrected = changed(
        STANDARD,
        ("effort = 10,", "effort = 12,"),
        (
            '["udine", "trieste"],              kind = "plain"',
            '["udine", "trieste"], kind = "tunnel"',
        ),
        ("investor_spaces = 10", "investor_spaces = 12"),
        ("worker_output = [2,", "worker_output = [1,"),
        ("prices = [10, 10, 20, 20,", "prices = [10, 20, 20, 30,"),
        ('id = "k28", value = 260', 'id = "k28", value = 280'),
        ("silver = [0, 10, 10,", "silver = [0, 10, 20,"),
        ("influence = [0, 1, 2, 3, 4, 5]", "influence = [0, 1, 2, 2, 4, 5]"),
        ('shipment = "reconstructed"', 'shipment = "rulebook"'),
    )
    assert problems_of(BOARDS, corrected) == ()
    assert load_board(corrected).worker_output == (1, 3, 4)
