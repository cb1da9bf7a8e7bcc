"""The plan of a board: the map on the left, the action board and the other displays beside it."""

from collections.abc import Iterator
from typing import Final

import msgspec

from footplate.core.plan import Line, Place, Plan, Point, box, seat_places
from footplate.games.imperial_steam.board.blocks import SiteCost
from footplate.games.imperial_steam.board.codes import LEVELS
from footplate.games.imperial_steam.board.entries import City
from footplate.games.imperial_steam.board.file import map_sites, region_of, state_links
from footplate.games.imperial_steam.board.rules import Rules
from footplate.games.imperial_steam.language.actions import AREAS, PURCHASES
from footplate.games.imperial_steam.told.guide import GUIDE
from footplate.games.imperial_steam.told.plan_displays import HEIGHT, WIDTH, displays
from footplate.games.imperial_steam.told.plan_room import Room
from footplate.games.imperial_steam.told.plan_words import charts, phases, things

MAP: Final = (640.0, 860.0)
SIDE: Final = 52.0
"""Paper around the outermost cities."""
ROUND: Final = 14.0
"""The radius of a city."""
SITE: Final = 20.0
LONG: Final = 10
"""Letters of a name that gets a short one beside it."""


def plan(rules: Rules) -> Plan:
    """All that can be pointed at, by the ids that actions use."""
    spots = _spots(rules)
    lines = list(_links(rules, spots))
    room = Room(list(spots.values()), lines, ROUND)
    places = [
        *_cities(rules, spots),
        *_sites(rules, spots, room),
        *displays(rules, MAP[0] + 10, 8),
        *_off_the_board(rules),
        *seat_places(rules.seats),
    ]
    return Plan(
        game="imperial-steam",
        board=rules.known_by,
        title=rules.file.name,
        size=(MAP[0] + 10 + WIDTH + 8, max(MAP[1], HEIGHT + 16)),
        places={place.id: place for place in places},
        lines={line.id: line for line in lines},
        charts={chart.id: chart for chart in charts(rules)},
        phases=phases(rules),
        guide={phase: GUIDE[phase] for phase in phases(rules)},
        things={thing.id: thing for thing in things(rules)},
        sources=msgspec.structs.asdict(rules.file.sources),
    )


# --- the map --------------------------------------------------------------------------------------


def _spots(rules: Rules) -> dict[str, Point]:
    """Where the cities are on the paper: the file's own distances, stretched over the map."""
    at = [city.at for city in rules.file.cities]
    left, right = min(x for x, _ in at), max(x for x, _ in at)
    top, bottom = min(y for _, y in at), max(y for _, y in at)
    across = (MAP[0] - 2 * SIDE) / max(1, right - left)
    down = (MAP[1] - 2 * SIDE) / max(1, bottom - top)
    return {
        city.id: (
            round(SIDE + (city.at[0] - left) * across, 1),
            round(SIDE + (city.at[1] - top) * down, 1),
        )
        for city in rules.file.cities
    }


def _links(rules: Rules, spots: dict[str, Point]) -> Iterator[Line]:
    state = state_links(rules.file)
    for at, link in enumerate(rules.file.connections):
        one, other = link.ends
        names = [rules.city_names[rules.ends[at]], rules.city_names[rules.other_ends[at]]]
        yield Line(
            rules.links[at],
            "–".join(names),
            "link",
            link.ends,
            [spots[one], spots[other]],
            {
                "kind": link.kind,
                "efforts": [rules.efforts[rules.ends[at]], rules.efforts[rules.other_ends[at]]],
                "state": link.id in state,
                "semmering": at == rules.semmering,
            },
        )


def _cities(rules: Rules, spots: dict[str, Point]) -> Iterator[Place]:
    for at, city in enumerate(rules.file.cities):
        x, y = spots[city.id]
        printed = {
            "effort": city.effort,
            "station_cost": city.station_cost,
            "station_sites": city.station_sites,
            "tile_space": city.space,
            "region": region_of(rules.file, city.id),
            "influence": rules.printed_influence[at],
            "guldens_per_track": rules.per_track[at],
            "start": at == rules.start,
            "goal": at == rules.goal,
            "country": city.country,
        }
        around = box(x - ROUND, y - ROUND, 2 * ROUND, 2 * ROUND)
        short = short_name(city.name)
        yield Place(city.id, city.name, "city", x, y, around, printed, short)


def short_name(name: str) -> str:
    """What a long name is cut to where there is little room; empty: it is short."""
    if len(name) <= LONG:
        return ""
    first, *more = name.partition(" a. d. ")[0].split()
    if not more:
        return first if len(first) <= LONG else f"{first[:6]}."
    if not first.endswith("."):
        return f"{first} {more[-1][0]}."
    last = more[-1]
    return f"{first} {last if len(first) + len(last) < LONG else last[:5] + '.'}"


def _sites(rules: Rules, spots: dict[str, Point], room: Room) -> Iterator[Place]:
    """The open sites of the map, and as many more as a tile can bring to a city."""
    on_tiles = max(len(sites) for sites in rules.tile_sites)
    printed: dict[str, list[SiteCost]] = {city: [] for city in rules.cities}
    for site in map_sites(rules.file, rules.seats):
        printed[site.city].append(site.cost)
    for city in rules.file.cities:
        costs = printed[city.id]
        most = len(costs) + (on_tiles if city.space is not None else 0)
        if most:
            spot = spots[city.id]
            # those of a tile apart, where there is no room for all in one row
            apart = 0 < len(costs) < most and not room.fits(spot, most, SITE)
            rows = [range(len(costs)), range(len(costs), most)] if apart else [range(most)]
            found: list[Place] = []
            for row in sorted(rows, key=len, reverse=True):
                corner, upright = room.row(spot, len(row), SITE)
                found += _sites_of(city, costs, row, spot, corner, upright)
            yield from sorted(found, key=lambda place: place.id)


def _sites_of(
    city: City, costs: list[SiteCost], row: range, spot: Point, corner: Point, upright: bool
) -> Iterator[Place]:
    """The first one lies next to the city."""
    axis = 1 if upright else 0
    turned = corner[axis] + len(row) * SITE / 2 < spot[axis]
    for nth, at in enumerate(row):
        on_map = at < len(costs)
        along = (len(row) - 1 - nth if turned else nth) * SITE
        left, top = corner[0] + along * (not upright), corner[1] + along * upright
        around = box(left, top, SITE, SITE)
        printed = {"city": city.id, "tile": not on_map, "cost": costs[at] if on_map else None}
        yield Place(
            f"{city.id}.{at + 1}",
            f"site {at + 1} of {city.name}",
            "site",
            left + SITE / 2,
            top + SITE / 2,
            around,
            printed,
        )


# --- off the board --------------------------------------------------------------------------------


def _off_the_board(rules: Rules) -> Iterator[Place]:
    """What an action can name on a player board, and what business points are spent on."""
    words = {"idle": "idle", "working": "working"}
    for area in AREAS:
        for level in range(1, LEVELS + 1):
            name = f"{words[area]} workers of level {level}"
            printed = {"level": level, "output": rules.output[level - 1]}
            yield Place(f"{area}:{level}", name, "workers", printed=printed)
    for purchase in PURCHASES:
        yield Place(f"spend:{purchase}", f"business points on {purchase}", "purchase")
    for action in rules.file.actions.free:
        yield Place(f"free:{action}", action.replace("_", " "), "free-action")
