"""What can be wrong with a map or with the tables: place, field and reason."""

from collections import Counter
from collections.abc import Iterator

from footplate.core.boardcheck import check_head
from footplate.core.datafile import Problem, entry_place
from footplate.games.steam_power.board.file import (
    BUILDABLE,
    KINDS,
    SEATS,
    BoardFile,
    cells,
    open_edges,
)
from footplate.games.steam_power.board.tables import FILE, Tables, load_tables
from footplate.hexes.geometry import EDGES, neighbour
from footplate.hexes.mapfiles import check_columns, check_connected, check_places


def check_board(board: BoardFile) -> list[Problem]:
    """Everything that keeps a game from being played on this map; empty when it is sound."""
    problems = [*_check_head(board), *check_columns(board.map.columns, KINDS)]
    if not any(problem.field == "columns" for problem in problems):
        # Without a sound map every place on it would be reported a second time.
        problems += [*_check_cities(board), *_check_land(board)]
    return problems


def _check_head(board: BoardFile) -> Iterator[Problem]:
    yield from check_head("map file", board, SEATS)
    if not board.editions:
        yield Problem("map file", "editions", "a map is for at least one edition")
    for edition, times in Counter(board.editions).items():
        if times > 1:
            yield Problem("map file", "editions", f"{edition} is given twice")


def _check_cities(board: BoardFile) -> Iterator[Problem]:
    yield from check_places("cities", board.cities, board.map.columns, KINDS, "C")
    names = dict[str, int]()
    for index, city in enumerate(board.cities):
        if city.name.strip() and city.name in names:
            reason = f"{city.name} is given twice, see cities[{names[city.name]}]"
            yield Problem(entry_place("cities", index, city), "name", reason)
        names.setdefault(city.name, index)
    tiles = load_tables().box.city_tiles
    if not 2 <= len(board.cities) <= tiles:  # SP-MAP-04
        reason = f"{len(board.cities)} cities are not from 2 to {tiles}, the city tiles of the box"
        yield Problem("cities", "count", reason)


def _check_land(board: BoardFile) -> Iterator[Problem]:
    edges = open_edges(board)
    if not any(cell.kind in BUILDABLE for cell in cells(board)):
        yield Problem("map", "columns", "there is no hex on which track can be laid")
        return
    yield from check_connected(edges)
    if not _links_are_possible(board):
        yield Problem("map", "columns", "no two cities can be joined by track: no link is possible")


def _links_are_possible(board: BoardFile) -> bool:
    """Whether some stretch of land for track touches two cities."""
    kinds = {(cell.col, cell.row): cell.kind for cell in cells(board)}
    seen = set[tuple[int, int]]()
    for start, kind in kinds.items():
        if kind not in BUILDABLE or start in seen:
            continue
        seen.add(start)
        area, cities = [start], set[tuple[int, int]]()
        for col, row in area:  # grows as long as land for track touches it
            for edge in range(len(EDGES)):
                there = neighbour(col, row, edge)
                if kinds.get(there) == "city":
                    cities.add(there)
                elif there in kinds and there not in seen:
                    seen.add(there)
                    area.append(there)
        if len(cities) > 1:
            return True
    return False


# --- do the blocks add up? -------------------------------------------------------------------


def check_tables(tables: Tables, file: str = FILE) -> list[Problem]:
    """Everything that keeps a game from being played with these tables; file, block, reason."""
    blocks = (_check_counts, _check_names, _check_track, _check_contracts, _check_rest)
    return [Problem(file, *found) for check in blocks for found in check(tables)]


def _check_counts(tables: Tables) -> Iterator[tuple[str, str]]:
    box = tables.box
    for index, tile in enumerate(tables.city_tiles):
        wanted = box.factory_cities_per_color if tile.factory else box.victory_point_cities
        if tile.count != wanted:
            yield f"city_tiles[{index}] ({tile.color})", f"{tile.count} tiles, not {wanted}"
    for index, resource in enumerate(tables.resources):
        if resource.cubes != box.resources_per_color:
            reason = f"{resource.cubes} resources, not {box.resources_per_color}"
            yield f"resources[{index}] ({resource.color})", reason
    sums = (
        ("city_tiles", sum(tile.count for tile in tables.city_tiles), box.city_tiles),
        ("resources", sum(resource.cubes for resource in tables.resources), box.resources),
        ("track_tiles", sum(tile.count for tile in tables.track_tiles), box.track_tiles),
        ("contracts", len(tables.contracts), box.contracts),  # SP-MAP-08
        ("coins", sum(coin.count for coin in tables.coins), box.coins),
    )
    for block, found, wanted in sums:
        if found != wanted:
            yield block, f"{found} in all, but the box has {wanted}"


def _check_names(tables: Tables) -> Iterator[tuple[str, str]]:
    names = {
        "resources": [resource.color for resource in tables.resources],
        "city_tiles": [tile.color for tile in tables.city_tiles],
        "faces": [face.id for face in tables.faces],
        "track_tiles": [tile.id for tile in tables.track_tiles],
        "companies": list(tables.companies),
        "contracts": [contract.id for contract in tables.contracts],
    }
    for block, given in names.items():
        for name, times in Counter(given).items():
            if times > 1:
                yield block, f"{name} is given {times} times"
    factories = {tile.color for tile in tables.city_tiles if tile.factory}
    for color in names["resources"]:
        if color not in factories:
            yield "city_tiles", f"no Factory City produces {color}"
    for color in names["city_tiles"]:
        if color in factories and color not in names["resources"]:
            yield "city_tiles", f"{color} cities take factories, but there are no such resources"


def _check_track(tables: Tables) -> Iterator[tuple[str, str]]:
    for index, face in enumerate(tables.faces):
        for field, tracks in (("tracks", face.tracks), ("alternative", face.alternative)):
            edges = [edge for track in tracks for edge in track]
            if len(tracks) > 2 or (field == "tracks" and not tracks):
                yield f"faces[{index}].{field} ({face.id})", "must be one or two tracks"
            elif len(set(edges)) != len(edges) or not all(0 <= edge <= 5 for edge in edges):
                reason = f"{[list(track) for track in tracks]} must be different edges from 0 to 5"
                yield f"faces[{index}].{field} ({face.id})", reason
    printed = Counter(face for tile in tables.track_tiles for face in tile.faces)
    known = [face.id for face in tables.faces]
    for name in [*known, *(name for name in printed if name not in known)]:
        if name not in known:
            yield "track_tiles", f"{name} is no face"
        elif printed[name] != 1:
            yield "track_tiles", f"{name} is on {printed[name]} kinds of tile, not on one"


def _check_contracts(tables: Tables) -> Iterator[tuple[str, str]]:
    colors = [resource.color for resource in tables.resources]
    for index, contract in enumerate(tables.contracts):
        place = f"contracts[{index}] ({contract.id})"
        if not contract.resources:
            yield place, "asks for no resource"
        for color in dict.fromkeys(contract.resources):
            if color not in colors:
                yield place, f"{color!r} is not {' or '.join(colors)}"
        if contract.vp < 0 or contract.money < 0:
            yield place, "vp and money must not be less than none"


def _check_rest(tables: Tables) -> Iterator[tuple[str, str]]:
    seats = range(2, len(tables.companies) + 1)
    for count in seats:
        if tables.end.get(count, 0) < 1:
            yield f"end.{count}", f"no number of contracts for {count} players"
    for name, edition in (("early", tables.editions.early), ("final", tables.editions.final)):
        if edition.factory_2p not in edition.bonus_factory_2p:
            reason = f"{edition.factory_2p} must be one of {list(edition.bonus_factory_2p)}"
            yield f"editions.{name}.factory_2p", reason
        if not 1 <= edition.seats.min <= edition.seats.max <= len(tables.companies):
            found = f"{edition.seats.min} to {edition.seats.max}"
            reason = f"{found} is not a range within 1 to {len(tables.companies)}"
            yield f"editions.{name}.seats", reason
    colors = [resource.color for resource in tables.resources]
    if sorted(tables.automa_targets) != sorted(colors):
        yield "automa_targets", f"must give a rule for each of {', '.join(colors)}"
    if tables.automa.marker_start not in colors:
        reason = f"{tables.automa.marker_start!r} is not {' or '.join(colors)}"
        yield "automa.marker_start", reason
    if len(set(tables.automa.corners)) != len(tables.automa.corners):
        yield "automa.corners", "must be four different corners"
