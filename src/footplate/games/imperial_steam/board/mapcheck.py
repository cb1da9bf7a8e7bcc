"""What can be wrong with the map of a board: cities, connections, regions and sites."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from footplate.core.boardcheck import AS_PRINTED, check_ids, place_of, wrong_names
from footplate.core.datafile import Problem
from footplate.games.imperial_steam.board.blocks import REGIONS
from footplate.games.imperial_steam.board.checking import (
    MOST_STEPS,
    wrong_guldens,
)
from footplate.games.imperial_steam.board.file import (
    COUNTS,
    SEATS,
    BoardFile,
    cities_by_id,
    cities_by_space,
    distances,
    links_by_ends,
    links_by_id,
)
from footplate.games.imperial_steam.board.printed import (
    CITIES,
    CUSTOM_COST,
    EFFORTS,
    FELDKIRCHEN_INFLUENCE,
    GOAL,
    NAMES,
    NO_TILE,
    PLAIN_PAIRS,
    REGION_SPACES,
    SEMMERING,
    SPACES,
    START,
    STATION_COSTS,
    TRIESTE_GULDENS,
    WAYS,
)

EDGE: Final = 200  # no city lies further from the left or from the top
NAME_LENGTH: Final = 40
MOST_SITES: Final = 16  # in a city: as many as a code can tell apart
LEVELS: Final = 3


def check_map(board: BoardFile) -> list[Problem]:
    """Everything that is wrong with the map; what builds on an unsound part is left out."""
    problems = [*_check_cities(board), *_check_spaces(board)]
    links = list(_check_connections(board))
    problems += links
    if not links:
        # What lies on connections that are not sound would be reported a second time.
        problems += [*_check_printed_links(board), *_check_reached(board)]
    problems += [*_check_regions(board), *_check_sites(board), *_check_opportunities(board)]
    return problems


# --- cities ----------------------------------------------------------------------------------


def _check_cities(board: BoardFile) -> Iterator[Problem]:
    form = r"[a-z]+(_[a-z]+)*"
    yield from check_ids(
        "cities", board.cities, form, "small letters, joined by single underscores"
    )
    most, places = board.components.per_player.workers * LEVELS, dict[tuple[int, int], str]()
    names = set[str]()
    for index, city in enumerate(board.cities):
        place = place_of("cities", index, city.id)
        if reason := _wrong_name(city.name, names):
            yield Problem(place, "name", reason)
        names.add(city.name)
        if not re.fullmatch(r"[A-Z]{2}", city.country):
            yield Problem(place, "country", f"{city.country!r} must be two capital letters")
        if not all(0 <= number <= EDGE for number in city.at):
            yield Problem(place, "at", f"{city.at[0]}, {city.at[1]} is not within 0 to {EDGE}")
        elif city.at in places:
            yield Problem(place, "at", f"{places[city.at]} lies there as well")
        places.setdefault(city.at, city.id)
        if not 1 <= city.effort <= most:
            reason = f"{city.effort} is not from 1 to {most}, which all workers of a player reach"
            yield Problem(place, "effort", reason)
        if reason := wrong_guldens(city.station_cost):
            yield Problem(place, "station_cost", reason)
        if not 1 <= city.station_sites <= SEATS.max:
            reason = f"{city.station_sites} is not from 1 to {SEATS.max}"
            yield Problem(place, "station_sites", reason)
        printed: tuple[tuple[str, str | int, str | int], ...] = (
            ("name", city.name, NAMES.get(city.id, city.name)),
            ("effort", city.effort, EFFORTS.get(city.id, city.effort)),  # IS-BOARD-05
        )
        for field, found, wanted in printed:
            if found != wanted:
                yield Problem(place, field, f"{found} is not {wanted}, {AS_PRINTED}")
    yield from _check_named(board)


def _wrong_name(name: str, others: set[str]) -> str:
    """Why a name cannot be read out; empty where it can."""
    if not name.strip():
        return "is empty"
    if len(name) > NAME_LENGTH or not name.isprintable():
        return f"must be one line of at most {NAME_LENGTH} letters"
    return "another city is called so" if name in others else ""


def _check_named(board: BoardFile) -> Iterator[Problem]:
    known = cities_by_id(board)
    for name in NAMES:
        if name not in known:
            yield Problem("cities", name, "is missing, but the rulebook names it")
    if len(board.cities) != CITIES:  # IS-BOARD-02
        reason = f"{len(board.cities)} cities are not {CITIES}, for {SPACES} tiles and the rest"
        yield Problem("cities", "count", reason)
    for cost in STATION_COSTS:  # IS-BOARD-06
        if all(city.station_cost != cost for city in board.cities):
            reason = f"no station costs {cost}, as one does in the rulebook"
            yield Problem("cities", "station_cost", reason)
    wien = known.get(START)
    if wien and wien.station_sites != SEATS.max:
        reason = f"{wien.station_sites} is not {SEATS.max}, one for each player"
        yield Problem("cities", f"{START}.station_sites", reason)


def _check_spaces(board: BoardFile) -> Iterator[Problem]:
    seen = dict[int, str]()
    for index, city in enumerate(board.cities):
        place = place_of("cities", index, city.id)
        if city.space is None:
            if city.id not in NO_TILE:
                yield Problem(place, "space", "is missing")
        elif city.id in NO_TILE:
            yield Problem(place, "space", "no tile lies on this city")
        elif not 1 <= city.space <= SPACES:
            yield Problem(place, "space", f"{city.space} is not from 1 to {SPACES}")
        elif city.space in seen:
            yield Problem(place, "space", f"{city.space} is given twice, see {seen[city.space]}")
        else:
            seen[city.space] = city.id
    for space in range(1, SPACES + 1):
        if space not in seen:
            yield Problem("cities", "space", f"no city has the space {space}")


# --- connections -----------------------------------------------------------------------------


def _check_connections(board: BoardFile) -> Iterator[Problem]:
    form = r"[a-z][a-z0-9]*"
    yield from check_ids("connections", board.connections, form, "small letters and digits")
    known, pairs = cities_by_id(board), dict[frozenset[str], str]()
    for index, link in enumerate(board.connections):
        place, pair = place_of("connections", index, link.id), frozenset(link.ends)
        dangling = [end for end in link.ends if end not in known]
        for end in dangling:
            yield Problem(place, "ends", f"{end} is not a city")
        if dangling:
            continue
        if len(pair) < 2:
            yield Problem(place, "ends", f"{link.ends[0]} is joined to itself")
        elif pair in pairs:  # IS-BOARD-03
            reason = f"{link.ends[0]} and {link.ends[1]} are joined already, see {pairs[pair]}"
            yield Problem(place, "ends", reason)
        pairs.setdefault(pair, link.id)


def _check_printed_links(board: BoardFile) -> Iterator[Problem]:
    links = links_by_ends(board)
    for ends in dict.fromkeys(
        (*PLAIN_PAIRS, SEMMERING, *(pair for way in WAYS for pair in pairwise(way)))
    ):
        if frozenset(ends) not in links:
            yield Problem("connections", "-".join(ends), "is missing, but the rulebook names it")
    for ends in PLAIN_PAIRS:
        link = links.get(frozenset(ends))
        if link and link.kind != "plain":
            reason = f"{link.kind} is not plain, but no engineer is needed in the rulebook"
            yield Problem("connections", f"{link.id}.kind", reason)
    for field, found, wanted in (("start", board.map.start, START), ("goal", board.map.goal, GOAL)):
        if found != wanted:
            yield Problem("map", field, f"{found} is not {wanted}, {AS_PRINTED}")
    semmering = links_by_id(board).get(board.map.semmering)
    if semmering is None:
        yield Problem("map", "semmering", f"{board.map.semmering} is not a connection")
    elif frozenset(semmering.ends) != frozenset(SEMMERING):
        reason = f"{semmering.id} does not join {SEMMERING[0]} and {SEMMERING[1]}"
        yield Problem("map", "semmering", reason)
    elif semmering.kind != "bridge":
        reason = f"{semmering.id} is {semmering.kind}, not bridge: its token shows a viaduct"
        yield Problem("map", "semmering", reason)


def _check_reached(board: BoardFile) -> Iterator[Problem]:
    """From Wien every city can be reached (IS-BOARD-04)."""
    known = cities_by_id(board)
    reached = distances(board, START) if START in known else known
    for index, city in enumerate(board.cities):
        if city.id not in reached:
            reason = f"no connections lead there from {START}"
            yield Problem(place_of("cities", index, city.id), "id", reason)


# --- regions, sites and opportunities --------------------------------------------------------


def _check_regions(board: BoardFile) -> Iterator[Problem]:
    known = {city.id for city in cities_by_space(board).values()}
    taken = dict[str, str]()
    for region in REGIONS:
        members = board.regions[region]
        for reason in wrong_names(members, known, "a city with a space"):
            yield Problem("regions", region, reason)
        for city in members:
            if taken.setdefault(city, region) != region:
                yield Problem("regions", region, f"{city} is in region {taken[city]} already")
        if len(members) != REGION_SPACES:  # IS-BOARD-08
            yield Problem("regions", region, f"{len(members)} cities are not {REGION_SPACES}")


def _check_sites(board: BoardFile) -> Iterator[Problem]:
    """Those printed on the map; some are for more players (IS-BOARD-07)."""
    form = r"[a-z][a-z0-9]*"
    yield from check_ids("factory_sites", board.factory_sites, form, "small letters and digits")
    known, sites = cities_by_id(board), board.factory_sites
    for index, site in enumerate(sites):
        place = place_of("factory_sites", index, site.id)
        if site.city not in known:
            yield Problem(place, "city", f"{site.city} is not a city")
        if site.players not in COUNTS:
            reason = f"{site.players} is not from {SEATS.min} to {SEATS.max}"
            yield Problem(place, "players", reason)
        if isinstance(site.cost, int) and (reason := wrong_guldens(site.cost)):
            yield Problem(place, "cost", reason)
    for name in known:
        printed = sum(site.city == name for site in sites)
        widest = max(len(tile.factory_sites) for n in COUNTS for tile in board.city_tiles[n])
        if printed + widest > MOST_SITES:
            reason = f"{printed} sites and {widest} of a tile are more than {MOST_SITES}"
            yield Problem("factory_sites", name, reason)
    for count in COUNTS:
        if all(site.players != count for site in sites):
            yield Problem("factory_sites", "players", f"no site is open from {count} players on")
    if sum(site.city == START and site.players == SEATS.min for site in sites) < 2:
        yield Problem("factory_sites", START, f"needs two sites for {SEATS.min} players")
    tiles = [
        cost for count in COUNTS for tile in board.city_tiles[count] for cost in tile.factory_sites
    ]
    if CUSTOM_COST not in [*tiles, *(site.cost for site in sites)]:
        reason = f"no site costs {CUSTOM_COST}, as one does in the rulebook"
        yield Problem("factory_sites", "cost", reason)
    cheap = {city.id for city in board.cities if city.station_cost == STATION_COSTS[0]}
    # A tile may come to lie on such a city.
    if "station" not in tiles and all(
        site.cost != "station" or site.city not in cheap for site in sites
    ):
        reason = f"no site costs a station for {STATION_COSTS[0]}, as one does in the rulebook"
        yield Problem("factory_sites", "cost", reason)


def _check_opportunities(board: BoardFile) -> Iterator[Problem]:
    known = cities_by_id(board)
    found = {entry.city: entry for entry in board.opportunities}
    for reason in wrong_names((entry.city for entry in board.opportunities), known, "a city"):
        yield Problem("opportunities", "city", reason)
    for name in (*NO_TILE, "feldkirchen"):
        if name not in found:
            yield Problem("opportunities", name, "is missing, but the rulebook names it")
    for index, entry in enumerate(board.opportunities):
        place = place_of("opportunities", index, entry.city)
        wanted = (
            ("guldens_per_track", TRIESTE_GULDENS if entry.city == GOAL else 0),
            ("station_of_each_color", entry.city == START),
        )
        for field, printed in wanted:
            value = getattr(entry, field)
            if value != printed:
                yield Problem(
                    place,
                    field,
                    f"{str(value).lower()} is not {str(printed).lower()}, {AS_PRINTED}",
                )
        if entry.city == "feldkirchen" and entry.influence != FELDKIRCHEN_INFLUENCE:
            reason = f"{entry.influence} is not {FELDKIRCHEN_INFLUENCE}, {AS_PRINTED}"
            yield Problem(place, "influence", reason)
        elif not 0 <= entry.influence <= MOST_STEPS:
            yield Problem(place, "influence", f"{entry.influence} is not from 0 to {MOST_STEPS}")
