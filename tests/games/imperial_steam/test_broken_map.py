"""Broken cities, connections, regions and sites are told where and why."""

import pytest

from footplate.games.imperial_steam.board.load import BOARDS
from tests.datafiles import Broken, assert_told
from tests.games.imperial_steam.standard import STANDARD

LEOBEN = next(line + "\n" for line in STANDARD.splitlines() if 'id = "leoben"' in line)
GRAZ = next(line + "\n" for line in STANDARD.splitlines() if 'id = "graz"' in line)

BROKEN: list[Broken] = [
    (LEOBEN, "", "cities", "count", "29 cities are not 30, for 27 tiles and the rest"),
    (GRAZ, "", "cities", "graz", "is missing, but the rulebook names it"),
    (
        'id = "leoben"',
        'id = "Leoben"',
        "cities[12] (Leoben)",
        "id",
        "'Leoben' must be small letters, joined by single underscores",
    ),
    (
        'id = "leoben"',
        'id = "graz"',
        "cities[13] (graz)",
        "id",
        "graz is given twice, see cities[12]",
    ),
    (
        '"Sopron"',
        '"Oedenburg"',
        "cities[6] (sopron)",
        "name",
        "Oedenburg is not Sopron, which the rulebook prints",
    ),
    (
        'country = "SK"',
        'country = "Slovakia"',
        "cities[1] (bratislava)",
        "country",
        "'Slovakia' must be two capital letters",
    ),
    (
        "at = [97, 21]",
        "at = [97, 201]",
        "cities[1] (bratislava)",
        "at",
        "97, 201 is not within 0 to 200",
    ),
    ("at = [97, 21]", "at = [84, 12]", "cities[1] (bratislava)", "at", "wien lies there as well"),
    ("at = [97, 21]", "at = [97]", "cities[1]", "at", "Expected `array` of length 2, got 1"),
    (
        "effort = 5,  station_cost = 30",
        "effort = 4, station_cost = 30",
        "cities[6] (sopron)",
        "effort",
        "4 is not 5, which the rulebook prints",
    ),
    (
        "effort = 1, ",
        "effort = 0, ",
        "cities[0] (wien)",
        "effort",
        "0 is not from 1 to 45, which all workers of a player reach",
    ),
    (
        "station_cost = 60",
        "station_cost = 65",
        "cities[25] (ljubljana)",
        "station_cost",
        "65 is not a multiple of 10 from 10 to 990",
    ),
    (
        "station_sites = 2",
        "station_sites = 5",
        "cities[11] (bruck)",
        "station_sites",
        "5 is not from 1 to 4",
    ),
    (
        "station_sites = 4",
        "station_sites = 3",
        "cities",
        "wien.station_sites",
        "3 is not 4, one for each player",
    ),
    ("space = 27", "space = 28", "cities[28] (udine)", "space", "28 is not from 1 to 27"),
    (
        "space = 27",
        "space = 26",
        "cities[28] (udine)",
        "space",
        "26 is given twice, see novo_mesto",
    ),
    (", space = 27", "", "cities[28] (udine)", "space", "is missing"),
    (
        "station_sites = 4",
        "station_sites = 4, space = 9",
        "cities[0] (wien)",
        "space",
        "no tile lies on this city",
    ),
    (
        '["kranj", "trieste"]',
        '["kranj", "triest"]',
        "connections[49] (c50)",
        "ends",
        "triest is not a city",
    ),
    (
        '["kranj", "trieste"]',
        '["kranj", "kranj"]',
        "connections[49] (c50)",
        "ends",
        "kranj is joined to itself",
    ),
    (
        '["kranj", "trieste"]',
        '["ljubljana", "kranj"]',
        "connections[49] (c50)",
        "ends",
        "ljubljana and kranj are joined already, see c49",
    ),
    (
        '["kranj", "trieste"]',
        '["kranj"]',
        "connections[49]",
        "ends",
        "Expected `array` of length 2, got 1",
    ),
    (
        'id = "c50"',
        'id = "c49"',
        "connections[49] (c49)",
        "id",
        "c49 is given twice, see connections[48]",
    ),
    (
        '["celje", "ljubljana"]',
        '["celje", "trieste"]',
        "connections",
        "celje-ljubljana",
        "is missing, but the rulebook names it",
    ),
    (
        '["wien", "bratislava"],            kind = "plain"',
        '["wien", "bratislava"], kind = "tunnel"',
        "connections",
        "c01.kind",
        "tunnel is not plain, but no engineer is needed in the rulebook",
    ),
    (
        'kind = "tunnel"',
        'kind = "ferry"',
        "connections[10]",
        "kind",
        "'ferry' is not plain or bridge or tunnel",
    ),
    (
        'kind = "plain",  source = "rulebook"',
        'kind = "plain", source = "me"',
        "connections[0]",
        "source",
        "'me' is not rulebook or public or reconstructed",
    ),
    (
        'goal = "trieste"',
        'goal = "udine"',
        "map",
        "goal",
        "udine is not trieste, which the rulebook prints",
    ),
    ('semmering = "c10"', 'semmering = "c99"', "map", "semmering", "c99 is not a connection"),
    (
        'semmering = "c10"',
        'semmering = "c11"',
        "map",
        "semmering",
        "c11 does not join gloggnitz and muerzzuschlag",
    ),
    (
        'kind = "bridge", source',
        'kind = "plain", source',
        "map",
        "semmering",
        "c10 is plain, not bridge: its token shows a viaduct",
    ),
    ('A = ["lilienfeld"', 'A = ["linz"', "regions", "A", "linz is not a city with a space"),
    ('A = ["lilienfeld"', 'A = ["wien"', "regions", "A", "wien is not a city with a space"),
    ('A = ["lilienfeld", ', "A = [", "regions", "A", "2 cities are not 3"),
    ('B = ["leoben"', 'B = ["sopron"', "regions", "B", "sopron is in region A already"),
    (
        'city = "celje",       players = 3',
        'city = "cilli", players = 3',
        "factory_sites[15] (f16)",
        "city",
        "cilli is not a city",
    ),
    (
        'city = "celje",       players = 3',
        'city = "celje", players = 5',
        "factory_sites[15] (f16)",
        "players",
        "5 is not from 2 to 4",
    ),
    (
        "players = 3, cost = 40",
        "players = 3, cost = 45",
        "factory_sites[15] (f16)",
        "cost",
        "45 is not a multiple of 10 from 10 to 990",
    ),
    (
        'players = 3, cost = "board"',
        'players = 3, cost = "free"',
        "factory_sites[2]",
        "cost",
        "'free' is not board or station or a whole number",
    ),
    (
        'id = "f02", city = "wien"',
        'id = "f02", city = "graz"',
        "factory_sites",
        "wien",
        "needs two sites for 2 players",
    ),
    (
        "guldens_per_track = 10",
        "guldens_per_track = 20",
        "opportunities[2] (trieste)",
        "guldens_per_track",
        "20 is not 10, which the rulebook prints",
    ),
    (
        '"feldkirchen", influence = 3',
        '"feldkirchen", influence = 2',
        "opportunities[3] (feldkirchen)",
        "influence",
        "2 is not 3, which the rulebook prints",
    ),
    (
        '  { city = "bruck",       influence = 2 },\n',
        "",
        "opportunities",
        "bruck",
        "is missing, but the rulebook names it",
    ),
]


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: f"{broken[2]}: {broken[3]}")
def test_a_broken_board_says_where_and_why(broken: Broken) -> None:
    assert_told(BOARDS, STANDARD, broken)
