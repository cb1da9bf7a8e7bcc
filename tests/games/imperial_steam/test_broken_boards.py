"""Broken engines, prices and tracks are told where and why."""

from footplate.games.imperial_steam.board.load import BOARDS
from tests.datafiles import Broken, BrokenFiles
from tests.games.imperial_steam.standard import STANDARD

BROKEN: list[Broken] = [
    (
        "level = 8, price = 80",
        "level = 8, price = 90",
        "engines[5] (IS-8)",
        "price",
        "90 is not 80, which the rulebook prints",
    ),
    (
        "cars = 8, count = 4",
        "cars = 8, count = 3",
        "engines",
        "count",
        "23 tiles, but there are 24 in the box",
    ),
    (
        "influence = 1, from_round = 4",
        "influence = 0, from_round = 4",
        "engines[3] (IS-6)",
        "influence",
        "0 is not from 1 to 9",
    ),
    ("from_round = 6", "from_round = 4", "engines[5] (IS-8)", "from_round", "4 is not from 5 to 8"),
    (", from_round = 6", "", "engines[5] (IS-8)", "from_round", "is missing"),
    (
        "level = 8, price = 80",
        "level = 9, price = 90",
        "engines",
        "level",
        "3, 4, 5, 6, 7, 9 is not 3, 4, 5, 6, 7, 8, which the rulebook prints",
    ),
    (
        "tiles = [2, 2, 2, 3",
        "tiles = [2, 2, 3",
        "shipment",
        "tiles",
        "8 tiles, but there are 9 in the box",
    ),
    (
        "4, 4, 5]",
        "4, 4, 4]",
        "shipment",
        "tiles",
        "2, 3, 4 is not 2, 3, 4, 5, which the rulebook prints",
    ),
    (
        "tiles = [2, 2, 2, 3",
        "tiles = [2, 2, 3, 3",
        "shipment",
        "tiles",
        "2 of the fixed setup is missing",
    ),
    (
        "spaces = 10\nprices",
        "spaces = 9\nprices",
        "shipment",
        "spaces",
        "9 is not 10, which the rulebook prints",
    ),
    ("40, 50, 50]\n\n# For", "40, 50]\n\n# For", "shipment", "prices", "9 prices for 10 spaces"),
    (
        "prices = [10, 10, 20, 20, 30",
        "prices = [10, 10, 20, 10, 30",
        "shipment",
        "prices",
        "10 is less than 20 before it",
    ),
    (
        "prices = [10, 10, 20, 20, 30",
        "prices = [0, 10, 20, 20, 30",
        "shipment",
        "prices",
        "0 is not a multiple of 10 from 10 to 990",
    ),
    (
        "cost = [20, 20, 30, 30, 40, 40, 50]",
        "cost = [20, 20, 30, 30, 40, 40]",
        "factory_board",
        "2.wood.cost",
        "6 numbers for 7 spaces",
    ),
    (
        "pay = [70, 60, 60, 50, 40, 30, 20]",
        "pay = [70, 60, 60, 50, 60, 30, 20]",
        "factory_board",
        "2.wood.pay",
        "60 is more than 50 before it",
    ),
    (
        "prices = [10, 20, 30, 40, 50]",
        "prices = [10, 20, 30, 40, 60]",
        "worker_board",
        "prices",
        "10, 20, 30, 40, 60 is not 10, 20, 30, 40, 50, which the rulebook prints",
    ),
    (
        "engineers = { 2 = 2",
        "engineers = { 2 = 3",
        "worker_board",
        "engineers.2",
        "3 is not 2, which the rulebook prints",
    ),
    (
        "4 = { bronze = 2, white = 2",
        "4 = { bronze = 3, white = 2",
        "worker_board",
        "columns.4",
        "9 columns, but there are 8 markers",
    ),
    (
        "2 = { bronze = 1, white = 1",
        "2 = { bronze = 0, white = 1",
        "worker_board",
        "columns.2",
        "a hub has no column",
    ),
    (
        "3 = { bronze = 2, white = 1",
        "3 = { bronze = 1, white = 1",
        "worker_board",
        "engineer_icons.3",
        "5 icons for 6 engineers",
    ),
    (
        "worker_output = [2, 3, 4]",
        "worker_output = [2, 3, 5]",
        "worker_output",
        "level 3",
        "5 is not 4, which the rulebook prints",
    ),
    (
        "worker_output = [2, 3, 4]",
        "worker_output = [3, 3, 4]",
        "worker_output",
        "count",
        "3, 3, 4 must be 3 numbers, each higher than the one before",
    ),
    (
        "step = 10\nlast",
        "step = 5\nlast",
        "influence_track",
        "step",
        "5 is not 10, which the rulebook prints",
    ),
    (
        "last = 200",
        "last = 150",
        "influence_track",
        "last",
        "150 is not a multiple of 10 from 160 to 990",
    ),
    ("last = 200", "last = 210", "influence_track", "silver", "21 values for 22 columns"),
    (
        "40, 50, 50, 60, 60, 70, 70, 80",
        "40, 50, 60, 60, 60, 70, 70, 80",
        "influence_track",
        "silver",
        "60 is not 50 at 100, which the rulebook prints",
    ),
    (
        "rows = 4",
        "rows = 3",
        "influence_track",
        "rows",
        "3 is not from 4, one for each player, to 9",
    ),
    (
        "values = [40, 60, 90, 130",
        "values = [40, 60, 90, 120",
        "share_board",
        "values",
        "120 is not 130 in row 4, which the rulebook prints",
    ),
    (
        "influence = [0, 1, 2, 3, 4, 5]",
        "influence = [0, 1, 3, 2, 4, 5]",
        "share_board",
        "influence",
        "0, 1, 3, 2, 4, 5: none may be lower than the one before",
    ),
    (
        "influence = [0, 1, 2, 3, 4, 5]",
        "influence = [0, 1, 2, 3, 4, 6]",
        "share_board",
        "influence",
        "6 is not 5 in row 6, which the rulebook prints",
    ),
    (
        "investor_spaces = 10",
        "investor_spaces = 6",
        "share_board",
        "investor_spaces",
        "6 is not from 7 to 34",
    ),
]


class TestBrokenBoards(BrokenFiles):
    library = BOARDS
    sound = STANDARD
    broken = BROKEN
