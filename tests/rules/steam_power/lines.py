"""Links on the map of the Midwest that get on with each other: no two of them share a hex."""

from itertools import pairwise
from typing import Any

from footplate.games.steam_power.language.actions import TakeResource
from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.given import BLUE, RED, factory, given, offered, player, track

CHICAGO, GARY, MILWAUKEE, MADISON, GREEN_BAY = "L8", "M9", "L6", "J6", "K4"
PEORIA, SPRINGFIELD, EAST_ST_LOUIS, EVANSVILLE = "J10", "K12", "J13", "L14"
INDIANAPOLIS, FORT_WAYNE, TOLEDO, DETROIT, GRAND_RAPIDS = "N11", "P9", "R9", "R7", "O7"
OMAHA, DES_MOINES, CEDAR_RAPIDS, QUINCY = "B9", "E9", "G8", "G11"

Way = list[tuple[str, int, int]]

LINES: dict[tuple[str, str], list[Way]] = {
    ("Sioux City", "Omaha"): [[("A8", 0, 3), ("A9", 0, 2)]],
    ("Omaha", "Des Moines"): [[("C9", 1, 4), ("D8", 2, 4)], [("C10", 1, 5), ("D9", 1, 4)]],
    ("Mason City", "Des Moines"): [[("D7", 0, 2), ("E8", 3, 5)]],
    ("Mason City", "St. Paul"): [[("D5", 0, 3), ("D4", 1, 3)]],
    ("Minneapolis", "Duluth"): [[("F2", 1, 4), ("G2", 1, 4)]],
    ("St. Paul", "La Crosse"): [[("F4", 2, 5), ("G5", 1, 5)]],
    ("Duluth", "La Crosse"): [[("H2", 0, 3), ("H3", 0, 3)]],
    ("La Crosse", "Green Bay"): [[("I4", 1, 4), ("J3", 2, 4)]],
    ("Des Moines", "Cedar Rapids"): [[("F8", 1, 4)]],
    ("Cedar Rapids", "Quincy"): [[("G9", 0, 3), ("G10", 0, 3)]],
    ("Quincy", "Peoria"): [[("H10", 1, 4), ("I10", 2, 4)]],
    ("Quincy", "St. Louis"): [[("G12", 0, 2), ("H12", 2, 5)]],
    ("Madison", "Green Bay"): [[("J5", 1, 3), ("K5", 0, 4)]],
    ("Madison", "Milwaukee"): [[("K6", 2, 4)], [("K7", 1, 5)]],
    ("Madison", "Chicago"): [[("J7", 0, 2), ("K8", 2, 5)]],
    ("Green Bay", "Milwaukee"): [[("L4", 3, 5), ("L5", 0, 3)]],
    ("Milwaukee", "Chicago"): [[("L7", 0, 3)]],
    ("Peoria", "Chicago"): [[("J9", 1, 3), ("K9", 1, 4)]],
    ("Peoria", "Gary"): [[("K10", 1, 4), ("L9", 1, 4)]],
    ("Peoria", "Springfield"): [[("K11", 3, 5)], [("J11", 0, 2)]],
    ("St. Louis", "Springfield"): [[("J12", 1, 4)]],
    ("East St. Louis", "Springfield"): [[("K13", 0, 4)]],
    ("East St. Louis", "Evansville"): [[("K14", 2, 5)]],
    ("Springfield", "Evansville"): [[("L12", 3, 5), ("L13", 0, 3)]],
    ("Springfield", "Indianapolis"): [[("L11", 2, 4), ("M12", 1, 5)]],
    ("Gary", "Indianapolis"): [[("M10", 0, 3), ("M11", 0, 2)]],
    ("Gary", "Grand Rapids"): [[("N8", 1, 4), ("O8", 0, 4)]],
    ("Gary", "Fort Wayne"): [[("N9", 2, 5), ("O10", 1, 5)]],
    ("Traverse City", "Grand Rapids"): [[("O5", 0, 3), ("O6", 0, 3)]],
    ("Grand Rapids", "Fort Wayne"): [[("P7", 3, 5), ("P8", 0, 3)]],
    ("Fort Wayne", "Toledo"): [[("Q9", 2, 4)], [("Q10", 1, 5)]],
    ("Detroit", "Toledo"): [[("R8", 0, 3)]],
    ("Cincinnati", "Toledo"): [[("R11", 0, 4), ("R10", 0, 3)]],
}


def line(one: str, two: str, owner: int = RED, way: int = 0) -> list[dict[str, Any]]:
    """The track of a completed link; a `way` of 1 is the second one between the same cities."""
    found = LINES.get((one, two)) or LINES[two, one]
    return [track(hex, first, second, owner) for hex, first, second in found[way]]


def chain(owner: int, *cities: str) -> list[dict[str, Any]]:
    """Links of one owner from city to city."""
    found: list[dict[str, Any]] = []
    for one, two in pairwise(cities):
        found += line(one, two, owner)
    return found


def fetch(hex: str, *pay: tuple[int, int]) -> TakeResource:
    """`fetch(GARY, (BLUE, 2))`: a cube from Gary, and $2 for Blue."""
    return TakeResource(hex, pay)


# Red owns Madison – Milwaukee, Blue goes on to Chicago, and Red has gray at home.
NEIGHBOURS = [*line("Madison", "Milwaukee", RED), *line("Milwaukee", "Chicago", BLUE)]
GRAY_AT_HOME = factory(MADISON, RED, 3)


def holding(*contracts: str, seats: int = 3, money: int = 30, **position: Any) -> State:
    """Red, on turn, holds these contracts; gray is free in Madison unless told otherwise."""
    players = [player(hand=list(contracts), money=money), *(player() for _ in range(seats - 1))]
    defaults: dict[str, Any] = {"tracks": NEIGHBOURS, "factories": [GRAY_AT_HOME]}
    position = {**defaults, **position}
    position["cities"] = {MADISON: "gray", **position.get("cities", {})}
    return given(players, **position)


def sources(state: State) -> set[TakeResource]:
    """What is offered for the next resource of a contract."""
    return set(offered(state, TakeResource))


ALL = [f"K{number:02}" for number in range(1, 49)]
"""All contracts."""

ELSEWHERE = {"A2": "purple", "A7": "purple", "B9": "purple", "H1": "purple"}
"""Where purple tiles do not disturb: Fargo, Sioux City, Omaha, Duluth."""


def solo(company: int = RED, *hand: str, money: int = 30, **position: Any) -> State:
    """A basic solo position: this company is active."""
    options = {"solo": "basic", **position.pop("options", {})}
    holdings = {"hand": list(hand), "money": money, **position.pop("holdings", {})}
    return given([holdings], company=company, options=options, **position)


HOME = chain(RED, "Green Bay", "Madison", "Milwaukee")
HOME_CITIES = {
    GREEN_BAY: "orange",
    MADISON: "gray",
    MILWAUKEE: "white",
    CHICAGO: "black",
    GARY: "black",
}
HOME_FACTORIES = [factory(GREEN_BAY, RED, 3), factory(MADISON, RED, 3), factory(MILWAUKEE, RED, 3)]


def ready(*contracts: str, seats: int = 3, **position: Any) -> State:
    """Red has orange, gray and white for nothing; Blue's link leads on to Chicago."""
    players = [player(hand=list(contracts)), *(player() for _ in range(seats - 1))]
    defaults: dict[str, Any] = {
        "tracks": [*HOME, *line("Milwaukee", "Chicago", BLUE)],
        "factories": HOME_FACTORIES,
        "players": players,
    }
    position = {**defaults, **position, "cities": {**HOME_CITIES, **position.get("cities", {})}}
    return given(**position)
