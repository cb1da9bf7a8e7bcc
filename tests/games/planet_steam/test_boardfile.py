"""The packaged board fits every number of the rulebook; broken files are told where and why."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from footplate.core.datafile import Problem
from footplate.games.planet_steam.board import load as boardload
from footplate.games.planet_steam.board import printed as boardprinted
from footplate.games.planet_steam.board.blocks import BANDS, RESOURCES, ROLES, Cost
from footplate.games.planet_steam.board.file import (
    COUNTS,
    BoardFile,
    band_of,
    card_set,
    carrier_capacity,
    open_river,
    open_zones,
    tank_cost,
    trading_order,
    zones,
)
from footplate.games.planet_steam.board.load import BOARDS, load_board
from tests.datafiles import Broken, PrintedBlocks, blocks_with_sources, changed, problems_of

STANDARD = (Path(boardload.__file__).parent / "boards" / "standard.toml").read_text("utf-8")


@pytest.fixture(scope="module")
def board() -> BoardFile:
    return load_board("standard")


# --- the board of the package ----------------------------------------------------------------


def test_the_seats_of_the_board(board: BoardFile) -> None:
    assert (board.seats.min, board.seats.max) == (2, 5)


def test_every_block_has_a_source(board: BoardFile) -> None:
    blocks = blocks_with_sources(board)
    sources = {name: getattr(board.sources, name) for name in blocks}
    made_here = {name for name in blocks if sources[name] == "reconstructed"}
    assert made_here == {
        "unavailable",
        "claims",
        "prices",
        "bands",
        "adjustment",
        "tank_costs",
        "capacity",
        "specialists",
    }
    assert {name for name in blocks if sources[name] == "public"} == {"rounds", "map", "tank_stock"}
    # Whatever is not printed has a note on where it comes from.
    assert {name for name in blocks if sources[name] != "rulebook"} <= set(board.source_notes)
    assert set(board.source_notes) < blocks


def test_what_is_in_the_box_adds_up(board: BoardFile) -> None:
    box = board.components
    converters = msgspec.structs.astuple(box.converters)
    assert box.tanks + sum(converters) + box.superchargers == box.plastic == 90
    markers = box.claim_markers * len(box.colors) + box.neutral_markers
    resources = len(RESOURCES) * sum(token.count for token in box.resource_tokens)
    credits = sum(token.count for token in box.credit_tokens)
    single = box.indicators + box.tank_markers + box.airships + box.round_markers
    assert (markers, resources, credits, single + box.order_markers) == (85, 120, 130, 15)
    assert markers + resources + credits + single + box.order_markers == box.cardboard == 350
    assert sum(msgspec.structs.astuple(box.cards)) == 67
    # A player has a card of two classes for each resource, twice.
    assert box.cards.carriers == 2 * len(RESOURCES) * len(box.colors)


def test_the_tables_of_the_setup(board: BoardFile) -> None:
    columns = [[board.supply[count][resource] for count in COUNTS] for resource in RESOURCES]
    assert columns == [[4, 5, 6, 7], [7, 8, 9, 10], [6, 7, 8, 10], [10, 12, 14, 16]]
    assert [board.certificates[count].licenses for count in COUNTS] == [6, 6, 7, 7]
    assert [board.certificates[count].luxury for count in COUNTS] == [4, 5, 6, 7]
    assert [msgspec.structs.astuple(board.start[count]) for count in COUNTS] == [
        (100, 0, 1, 3, 3),
        (110, 0, 2, 4, 2),
        (120, 1, 2, 3, 3),
        (130, 1, 2, 3, 4),
    ]
    assert [msgspec.structs.astuple(board.reduced_start[count]) for count in COUNTS] == [
        (80, 0, 0, 2, 3),
        (90, 0, 1, 3, 2),
        (100, 0, 1, 3, 3),
        (110, 0, 1, 3, 3),
    ]
    assert [board.rounds[count] for count in COUNTS] == [7, 6, 5, 4]
    assert [board.tank_stock[count] for count in COUNTS] == [9, 10, 12, 14]


def test_the_map(board: BoardFile) -> None:
    assert len(zones(board)) == board.components.tanks == 35
    assert (zones(board)[0], zones(board)[4], zones(board)[-1]) == ("A1", "E1", "E7")
    assert {zone[1:] for zone in board.map.river} == {"4"}
    die = board.variants.variable_claims.river_die_max
    for count, number in zip(COUNTS, (21, 28, 35, 35)):
        assert len(open_zones(board, count)) == number
        assert len(open_river(board, count)) == die[count] == (3, 4, 5, 5)[count - 2]


def beside(zone: str) -> set[str]:
    column, row = zone[0], int(zone[1:])
    across = {f"{chr(ord(column) + step)}{row}" for step in (-1, 1)}
    return across | {f"{column}{row - 1}", f"{column}{row + 1}"}


@pytest.mark.parametrize("count", COUNTS)
def test_the_claims_favour_no_seat(board: BoardFile, count: int) -> None:
    claims = board.claims[count]
    assert [len(own) for own in claims.own] == [2] * count
    taken = {zone for own in claims.own for zone in own} | set(claims.neutral)
    assert len(taken) == 2 * count + len(claims.neutral)
    assert len(claims.neutral) == (7, 10, 12, 12)[count - 2]
    free = set(open_zones(board, count)) - taken
    assert len(free) >= 8
    room = [sum(len(beside(zone) & free) for zone in own) for own in claims.own]
    assert len(set(room)) == 1
    assert len(set(claims.neutral) & set(board.map.river)) == (1, 2, 2, 2)[count - 2]


def test_the_variable_claims_never_lack_markers(board: BoardFile) -> None:
    rule, most = board.variants.variable_claims, board.components.neutral_markers
    for count, used in zip(COUNTS, (9, 12, 15, 15)):
        first = rule.first_neutral if count < 5 else rule.neutral
        assert first + rule.neutral * (count - 1) + rule.river_die_max[count] == used <= most
        placed = board.variants.variable_trading.placed[count] * count
        assert 3 <= placed <= board.components.order_markers + (count == 5)


# --- the rulebook's examples -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("resource", "price", "supply", "sold", "credits", "band", "after"),
    [
        ("energy", 4, 9, 5, 20, "red", 1),
        ("water", 7, 6, -2, -14, "green", 7),
        ("ore", 9, 9, 0, 0, "yellow", 8),
    ],
)
def test_trades_of_the_rulebook(
    board: BoardFile,
    resource: str,
    price: int,
    supply: int,
    sold: int,
    credits: int,
    band: str,
    after: int,
) -> None:
    name = next(known for known in RESOURCES if known == resource)
    assert price * sold == credits
    color = band_of(board, name, supply + sold)
    assert color == band
    assert max(board.prices[name].min, price + board.adjustment[color]) == after


def test_the_resource_terminal(board: BoardFile) -> None:
    assert trading_order(board) == RESOURCES
    assert [board.adjustment[band] for band in BANDS] == [2, 1, 0, -1, -2, -3]
    for resource in RESOURCES:
        track = board.bands[resource]
        assert band_of(board, resource, 0) == "black"
        assert band_of(board, resource, track.max) == "red"
        colors = [band_of(board, resource, supply) for supply in range(track.max + 1)]
        assert list(dict.fromkeys(colors)) == list(BANDS)
    starts = [band_of(board, "energy", board.supply[count].energy) for count in COUNTS]
    assert starts == ["yellow", "orange", "red", "red"]


def test_tanks_and_carriers(board: BoardFile) -> None:
    assert [tank_cost(board, stock) for stock in (14, 9, 1)] == [10, 20, 36]
    assert board.tank_market.spaces - 7 == 7
    assert board.tank_market.spaces - 11 == 3
    assert board.tank_market.production == Cost(ore=1, energy=1) == board.carriers.upgrade
    assert carrier_capacity(board, "water", 2) == 7
    assert carrier_capacity(board, "quartz", 4) == 13
    import_tank = board.costs.import_tank
    assert (import_tank.water, import_tank.quartz, import_tank.credits) == (1, 2, 5)


def test_the_specialists(board: BoardFile) -> None:
    ids = {count: [card.id for card in card_set(board, count)] for count in COUNTS}
    assert ids == {
        2: ["LSV", "ACEN"],
        3: ["LSV", "AC3", "EN3"],
        4: ["LS", "V", "AC", "EN4"],
        5: ["LS", "V", "AC", "BA", "EN5"],
    }
    # 14 places on ten cards: four cards are in two sets.
    assert Counter(len(card.sets) for card in board.specialists) == {1: 6, 2: 4}
    assert [card.roles[0] for card in card_set(board, 5)] == list(ROLES)


def test_the_wealth_of_the_rulebook(board: BoardFile) -> None:
    worth = board.scoring
    pieces = 10 * worth.zone + 6 * worth.tank + worth.supercharger + worth.luxury
    assert pieces + 3 * 8 + 2 * 3 + 20 == 550
    assert worth.license == worth.carrier == worth.converter == 0


# --- broken boards ---------------------------------------------------------------------------

ENERGY = "energy = { max = 20, black = [0, 1]"
QUARTZ = next(line for line in STANDARD.splitlines() if line.startswith("quartz = { max = 12"))
SHORT = (
    "quartz = { max = 6, black = [0, 0], blue = [1, 1], green = [2, 2], "
    "yellow = [3, 3], orange = [4, 4], red = [5, 6] }"
)
FOUR = "lady_steam, venturer, airship_captain"
PRINTED = "which the rulebook prints"
CARD = "specialists[0] (LS)"

BROKEN: list[Broken] = [
    ("id = ", "id ", "line 2, column 4", "TOML", "Expected '=' after a key in a key/value pair"),
    (
        "board/1",
        "board/9",
        "board file",
        "format",
        "'planet-steam-board/9' is not planet-steam-board/1",
    ),
    ('name = "Planet Steam"\n', "", "board file", "name", "is missing"),
    ('"Planet Steam"', '" "', "board file", "name", "is empty"),
    ("edition =", "year = 1\nedition =", "board file", "year", "is not a field of the format"),
    ("max = 5 }", "max = 6 }", "seats", "min, max", "2 to 6 is not a range within 2 to 5"),
    # blocks that the rulebook prints
    ("tanks = 35", "tanks = 36", "components", "tanks", f"36 is not 35, {PRINTED}"),
    ("tanks = 35\n", "", "components", "tanks", "is missing"),
    ("tanks = 35", 'tanks = "35"', "components", "tanks", "must be a whole number, not text"),
    (
        "{ value = 5, count = 5 }",
        "{ value = 5, count = 6 }",
        "components",
        "resource_tokens",
        f"1 × 25, 5 × 6 is not 1 × 25, 5 × 5, {PRINTED}",
    ),
    (
        '["black", "green", ',
        '["green", ',
        "components",
        "colors",
        f"green, orange, purple, yellow is not black, green, orange, purple, yellow, {PRINTED}",
    ),
    ("2 = { quartz = 4,", "2 = { quartz = 5,", "supply", "2.quartz", f"5 is not 4, {PRINTED}"),
    ("2 = { quartz = 4,", "2 = {", "supply", "2.quartz", "is missing"),
    (
        "2 = { quartz = 4,",
        '2 = { quartz = "4",',
        "supply",
        "2.quartz",
        "must be a whole number, not text",
    ),
    ("5 = { licenses = 7, luxury = 7 }", "", "certificates", "5", "is missing"),
    (
        "[certificates]\n",
        "[certificates]\n6 = { licenses = 7, luxury = 7 }\n",
        "certificates",
        "6",
        "is not a field of the format",
    ),
    (
        'upgrade = "water"',
        'upgrade = "steam"',
        "carriers",
        "first_game_upgrade",
        "'steam' is not quartz or ore or water or energy",
    ),
    (
        "activation = { water = 1 }",
        "activation = { water = 1, ore = 1 }",
        "costs",
        "activation.ore",
        f"1 is not 0, {PRINTED}",
    ),
    (
        "spaces = 5, resources = 4, quartz = true",
        "spaces = 5, resources = 4, quartz = false",
        "variants",
        "price_manipulation.strong.quartz",
        f"false is not true, {PRINTED}",
    ),
    (
        'extracted = ["water", "energy"]',
        'extracted = ["water", "ore"]',
        "variants",
        "river_limits.extracted",
        f"water, ore is not water, energy, {PRINTED}",
    ),
    # rounds and map
    ("2 = 7\n", "2 = 0\n", "rounds", "2", "0 is not from 1 to 30 rounds"),
    ("rows = 7", "rows = 6", "map", "rows", "6 is not 7, a row for each mooring point"),
    ("columns = 5", "columns = 0", "map", "columns", "0 is not from 1 to 8"),
    ("columns = 5", "columns = 9", "map", "columns", "9 is not from 1 to 8"),
    ('river = ["A4"', 'river = ["F4"', "map", "river", "F4 is not on the map"),
    ('river = ["A4"', 'river = ["B4"', "map", "river", "B4 is given twice"),
    ('3 = ["A1", ', '3 = ["a1", ', "unavailable", "3", "a1 is not on the map"),
    ('3 = ["A1", ', '3 = ["A2", ', "unavailable", "3", "A2 is given twice"),
    (
        '3 = ["A1", "A2", "A3", "A4", "A5", "A6", "A7"]',
        "3 = []",
        "unavailable",
        "3",
        "some zones are unavailable with 3 players",
    ),
    ("4 = []", '4 = ["A1"]', "unavailable", "4", "no zones are unavailable with 4 players"),
    (
        '3 = ["A1", ',
        '3 = ["B4", ',
        "unavailable",
        "3",
        "3 river zones are left, but a die may ask for 4",
    ),
    # claims
    ('[["B1", "D5"], ["D7", "B3"]]', '[["B1", "D5"]]', "claims", "2.own", "1 lists for 2 seats"),
    (
        '[["B1", "D5"], ["D7", "B3"]]',
        '[["B1", "D5"], ["D7"]]',
        "claims",
        "2.own",
        "the seats have different numbers of zones",
    ),
    ('["D7", "B3"]]', '["D7", "B8"]]', "claims", "2.own[1]", "B8 is not on the map"),
    ('["D7", "B3"]]', '["D7", "D7"]]', "claims", "2.own[1]", "D7 is given twice"),
    ('["D7", "B3"]]', '["D7", "A3"]]', "claims", "2.own[1]", "A3 is unavailable with 2 players"),
    ('["D7", "B3"]]', '["D7", "B1"]]', "claims", "2.own[1]", "B1 is claimed already"),
    (
        'neutral = ["D1", "B7"',
        'neutral = ["D7", "B7"',
        "claims",
        "2.neutral",
        "D7 is claimed already",
    ),
    (
        '"A4", "C4"]\n\n# Table',
        '"A4", "C4", "B4", "D4", "E4", "A2"]\n\n# Table',
        "claims",
        "5.neutral",
        "16 zones, but there are 15 markers",
    ),
    # prices and supplies
    (
        "min = 4, max = 24",
        "min = 24, max = 24",
        "prices",
        "quartz.min, max",
        "24 to 24 is not a range within 1 to 99",
    ),
    (
        "min = 4, max = 24",
        "min = 4, max = 100",
        "prices",
        "quartz.min, max",
        "4 to 100 is not a range within 1 to 99",
    ),
    (
        "min = 1, max = 12",
        "min = 0, max = 12",
        "prices",
        "energy.min, max",
        "0 to 12 is not a range within 1 to 99",
    ),
    (
        "max = 20, start = 9",
        "max = 20, start = 21",
        "prices",
        "ore.start",
        "21 is not from 3 to 20",
    ),
    (
        "min = 1, max = 12",
        "min = 2, max = 12",
        "prices",
        "energy",
        "1 is not on the track, but in an example of the rulebook",
    ),
    (
        "max = 16, start = 7",
        "max = 7, start = 7",
        "prices",
        "water",
        "8 is not on the track, but in an example of the rulebook",
    ),
    (
        ENERGY,
        ENERGY.replace("0, 1", "1, 1"),
        "bands",
        "energy.black",
        "1 to 1 is not a range that begins with 0",
    ),
    (
        ENERGY,
        ENERGY.replace("0, 1", "0, 2"),
        "bands",
        "energy.blue",
        "2 to 4 is not a range that begins with 3",
    ),
    (
        ENERGY,
        ENERGY.replace("0, 1", "0"),
        "bands",
        "energy.black",
        "Expected `array` of length 2, got 1",
    ),
    ("[2, 4]", "[2, 1]", "bands", "energy.blue", "2 to 1 is not a range that begins with 2"),
    ("max = 20, black", "max = 21, black", "bands", "energy.max", "21 is not 20, where red ends"),
    (
        QUARTZ,
        SHORT,
        "bands",
        "quartz.max",
        "6 is not from 7, a supply at the start, to 99",
    ),
    (
        "orange = [11, 13], red = [14, 20]",
        "orange = [11, 14], red = [15, 20]",
        "bands",
        "energy.red",
        "14 is not red, as the rulebook prints it",
    ),
    ("yellow = -1", "yellow = 0", "adjustment", "yellow", f"0 is not -1, {PRINTED}"),
    (
        "orange = -2",
        "orange = 0",
        "adjustment",
        "orange",
        "0 after -1: no fuller supply may move a price higher",
    ),
    # tanks and carriers
    ("[36, 34,", "[34,", "tank_costs", "count", "13 costs for 14 spaces"),
    (
        "[36, 34,",
        "[36, 38,",
        "tank_costs",
        "stock 2",
        "38 is more than 36, the cost with a smaller stock",
    ),
    ("12, 10]", "12, -1]", "tank_costs", "stock 14", "-1 is not a cost from 0 to 99"),
    ("22, 20,", "22, 21,", "tank_costs", "cost", "no tank costs 20, as one does in the rulebook"),
    ("5 = 14", "5 = 15", "tank_stock", "5", "15 is not from 1 to 14 tanks"),
    (
        "quartz = [4, 7, 10, 13]",
        "quartz = [4, 7, 10]",
        "capacity",
        "quartz",
        "4, 7, 10 must be 4 numbers, each higher than the one before",
    ),
    (
        "quartz = [4, 7, 10, 13]",
        "quartz = [4, 4, 10, 13]",
        "capacity",
        "quartz",
        "4, 4, 10, 13 must be 4 numbers, each higher than the one before",
    ),
    (
        "quartz = [4, 7, 10, 13]",
        "quartz = [4, 7, 8, 9]",
        "capacity",
        "quartz",
        "class 4 holds 9, but 10 in the rulebook's example",
    ),
    (
        "water  = [4, 7,",
        "water  = [4, 8,",
        "capacity",
        "water",
        f"class 2 holds 8, not 7, {PRINTED}",
    ),
    (
        "energy = [4, 7,",
        "energy = [3, 7,",
        "capacity",
        "energy",
        "class 1 holds 3, but a player starts with 4",
    ),
    (
        "ore    = [4, 7, 10, 13]",
        "ore    = [4, 7, 10, 100]",
        "capacity",
        "ore",
        "100 is more than 99",
    ),
    # specialists
    (
        '  { id = "BA",   turn = 4, roles = ["bank_agent"],                  sets = [5] },\n',
        "",
        "specialists",
        "count",
        "9 cards, but the box has 10",
    ),
    (
        '"LS", ',
        '"ls", ',
        "specialists[0] (ls)",
        "id",
        "'ls' must be capital letters and digits, a letter first",
    ),
    ('"V", ', '"LS", ', "specialists[1] (LS)", "id", "LS is given twice, see specialists[0]"),
    (
        '["lady_steam"], ',
        '["lady"], ',
        "specialists[0]",
        "roles[0]",
        f"'lady' is not {' or '.join(ROLES)}",
    ),
    ('["lady_steam"], ', "[], ", CARD, "roles", "0 specialists are not one or two"),
    ("sets = [4, 5]", "sets = [4, 6]", CARD, "sets", "4, 6 must be different numbers from 2 to 5"),
    ("sets = [4, 5]", "sets = []", CARD, "sets", "none must be different numbers from 2 to 5"),
    (
        '["lady_steam"], ',
        '["lady_steam", "engineer"], ',
        CARD,
        "sets",
        "only cards for two or three players show two specialists",
    ),
    ("sets = [2, 3]", "sets = [3]", "specialists", "sets", "no card is in both the sets 2 and 3"),
    (
        "sets = [4, 5]",
        "sets = [4]",
        "specialists",
        "set 5",
        "the numbers 2, 3, 4, 5 are not 1 to 5",
    ),
    (
        '"venturer"],      sets',
        '"bank_agent"],    sets',
        "specialists",
        "set 2",
        "venturer is missing",
    ),
    ('["bank_agent"]', '["engineer"]', "specialists", "set 5", "a specialist is on two cards"),
    (
        'turn = 4, roles = ["engineer"]',
        'turn = 4, roles = ["bank_agent"]',
        "specialists",
        "set 4",
        f"{FOUR}, bank_agent is not {FOUR}, engineer, {PRINTED}",
    ),
    # sources
    (
        'rounds = "public"',
        'rounds = "me"',
        "sources",
        "rounds",
        "'me' is not rulebook or public or reconstructed",
    ),
    ('rounds = "public"\n', "", "sources", "rounds", "is missing"),
    (
        'tank_stock = "superfred',
        'tank_stock = 1 # "superfred',
        "source_notes",
        "tank_stock",
        "must be text, not a whole number",
    ),
]


class TestBoards(PrintedBlocks):
    library = BOARDS
    packaged = {"standard": "Planet Steam"}
    sound = STANDARD
    broken = BROKEN
    several = (
        ('"standard"', '"Standard"'),
        ("tanks = 35", "tanks = 34"),
        ("zone = 25", "zone = 24"),
        ('["D7", "B3"]]', '["D7", "B9"]]'),
        ("max = 20, black", "max = 21, black"),
        ("5 = 14", "5 = 15"),
    )
    several_told = (
        ("board file", "id"),
        ("components", "tanks"),
        ("scoring", "zone"),
        ("claims", "2.own[1]"),
        ("bands", "energy.max"),
        ("tank_stock", "5"),
    )
    spoilt = ("zone = 25", "zone = 24", f"scoring: zone: 24 is not 25, {PRINTED}")
    printed = boardprinted.PRINTED
    another_word = "ore"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (
            [
                ('turn = 1, roles = ["lady_steam"], ', 'turn = 2, roles = ["lady_steam"], '),
                ('turn = 2, roles = ["venturer"]', 'turn = 1, roles = ["venturer"]'),
            ],
            "set 4: lady_steam is not number 1",
        ),
        (
            [
                (
                    'turn = 2, roles = ["airship_captain"]',
                    'turn = 2, roles = ["airship_captain", "engineer"]',
                ),
                ('turn = 3, roles = ["engineer"]', 'turn = 3, roles = ["venturer"]'),
            ],
            "set 3: a specialist is on two cards",
        ),
    ],
)
def test_cards_that_do_not_make_a_set(change: list[tuple[str, str]], reason: str) -> None:
    assert str(problems_of(BOARDS, changed(STANDARD, *change))[0]) == f"specialists: {reason}"


def test_two_specialists_on_a_card_for_three() -> None:
    cards = changed(
        STANDARD,
        ('["lady_steam", "venturer"],      sets = [2, 3]', '["lady_steam"], sets = [2, 3]'),
        ('["airship_captain"],             sets = [3]', '["airship_captain"], sets = [3]'),
        ('turn = 3, roles = ["engineer"]', 'turn = 3, roles = ["venturer"]'),
        ('["airship_captain", "engineer"]', '["airship_captain", "venturer"]'),
    )
    reason = "no card shows two specialists"
    assert problems_of(BOARDS, cards) == (Problem("specialists", "set 3", reason),)


def test_too_many_unavailable_zones() -> None:
    wide = changed(STANDARD, ("columns = 5", "columns = 8"))
    closed = ["C1", *[f"{letter}{row}" for letter in "FGH" for row in range(1, 8)]]
    text = wide.replace('\n3 = ["A1"', f'\n3 = [{str(closed)[1:-1]}, "A1"')
    reason = "29 zones, but the unused colours have 28 markers"
    assert problems_of(BOARDS, text) == (Problem("unavailable", "3", reason),)


def test_what_a_box_may_correct() -> None:
    corrected = changed(
        STANDARD,
        ("columns = 5", "columns = 6"),
        ('river = ["A4"', 'river = ["F4", "A4"'),
        ("2 = 7\n", "2 = 8\n"),
        ('["D7", "B3"]]', '["D7", "C3"]]'),
        ("min = 4, max = 24, start = 12", "min = 5, max = 30, start = 14"),
        ("orange = [11, 13], red = [14, 20]", "orange = [11, 12], red = [13, 20]"),
        ("black = 2\n", "black = 3\n"),
        ("2 = 9\n", "2 = 8\n"),
        ("[36, 34,", "[50, 40,"),
        ("ore    = [4, 7, 10, 13]", "ore    = [3, 5, 7, 9]"),
        ('tank_costs = "reconstructed"', 'tank_costs = "rulebook"'),
    )
    assert problems_of(BOARDS, corrected) == ()
    assert load_board(corrected).prices.quartz.start == 14
