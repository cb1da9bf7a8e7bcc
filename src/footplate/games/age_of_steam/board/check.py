"""What can be wrong with a board that is well formed: place, field and reason."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from footplate.core.boardcheck import check_head
from footplate.core.datafile import Problem, entry_place
from footplate.games.age_of_steam.board.file import (
    KINDS,
    SEATS,
    TOWN_CUBE_COLOR,
    BoardFile,
    ClosedEdge,
    Terrain,
    cells,
    open_edges,
)
from footplate.games.age_of_steam.board.tables import cubes_in_box, display_boxes, load_tables
from footplate.hexes.geometry import label, neighbour, parse_label
from footplate.hexes.mapfiles import (
    NO_HEX,
    check_columns,
    check_connected,
    check_places,
    letter_at,
    why_not,
)


def check_board(board: BoardFile) -> list[Problem]:
    """Everything that keeps a game from being played on this board; empty when it is sound."""
    problems = [*_check_head(board), *_check_turns(board), *check_columns(board.map.columns, KINDS)]
    if not any(problem.field == "columns" for problem in problems):
        # Without a sound map every place on it would be reported a second time.
        columns = board.map.columns
        problems += check_places("cities", board.cities, columns, KINDS, "C")
        problems += check_places("towns", board.towns, columns, KINDS, "T")
        problems += [*_check_cities(board), *_check_hexes(board)]
        problems += _check_rules(board)
        if not any(problem.field.startswith("closed") for problem in problems):
            problems += _check_edges(board)
    return problems


def _check_head(board: BoardFile) -> Iterator[Problem]:
    yield from check_head("board", board, SEATS)
    for name in msgspec.structs.fields(Terrain):
        price = getattr(board.terrain, name.name)
        if price is not None and not 0 <= price <= 99:
            yield Problem("terrain", name.name, f"{price} is not a price from 0 to 99")
    if board.map.rivers and board.sources.rivers is None:
        yield Problem("sources", "rivers", "is missing, though map.rivers is given")


def _check_turns(board: BoardFile) -> Iterator[Problem]:
    seats = range(max(board.seats.min, SEATS.min), min(board.seats.max, SEATS.max) + 1)
    for count in seats:
        if count not in board.turns:
            yield Problem("turns", str(count), f"no number of turns for {count} seats")
    for count, turns in board.turns.items():
        if count not in seats:
            reason = f"the board is for {board.seats.min} to {board.seats.max} seats"
            yield Problem("turns", str(count), reason)
        if not 1 <= turns <= 30:
            yield Problem("turns", str(count), f"{turns} is not from 1 to 30 turns")


def _check_cities(board: BoardFile) -> Iterator[Problem]:
    tables = load_tables()
    known = [color.name for color in tables.colors]
    fed = dict[tuple[str, int], str]()
    for index, city in enumerate(board.cities):
        place = entry_place("cities", index, city)
        if not city.colors:
            yield Problem(place, "colors", "a city takes at least one colour")
        for color, times in Counter(city.colors).items():
            if color not in known:
                yield Problem(place, "colors", f"{color!r} is not {' or '.join(known)}")
            elif color == TOWN_CUBE_COLOR and board.rules.town_cubes is None:
                reason = f"no {color} cubes are in the game without rules.town_cubes"
                yield Problem(place, "colors", reason)
            if times > 1:
                yield Problem(place, "colors", f"{color} is given twice")
        for number, growth in enumerate(city.growth):
            column, field = f"{growth.side} {growth.die}", f"growth[{number}].die"
            if not 1 <= growth.die <= tables.display.faces:
                reason = f"{growth.die} is not from 1 to {tables.display.faces}"
                yield Problem(place, field, reason)
            elif (growth.side, growth.die) in fed:
                owner = fed[growth.side, growth.die]
                yield Problem(place, field, f"the column {column} already feeds {owner}")
            fed.setdefault((growth.side, growth.die), f"{city.name} ({city.hex})")
        if city.cubes < 0:
            yield Problem(place, "cubes", f"{city.cubes} is less than none")
    if not board.cities:
        yield Problem("cities", "count", "a board has at least one city")
    placed, display = sum(city.cubes for city in board.cities), display_boxes(tables)
    if placed + display > cubes_in_box(tables):
        box = cubes_in_box(tables)
        reason = f"{placed} on cities and {display} on the display are more than the box's {box}"
        yield Problem("cities", "cubes", reason)


def _check_hexes(board: BoardFile) -> Iterator[Problem]:
    rivers = board.map.rivers
    for hex_, edges in rivers.items():
        field = f"rivers.{hex_}"
        reason = why_not(board.map.columns, KINDS, hex_, "R")
        if reason:
            yield Problem("map", field, reason)
        elif len(set(edges)) != len(edges) or not all(0 <= edge <= 5 for edge in edges):
            yield Problem("map", field, f"{list(edges)} must be different edges from 0 to 5")
        else:
            for edge in edges:
                across = neighbour(*parse_label(hex_), edge)
                there = label(*across) if min(across) >= 0 else ""
                if there in rivers and (edge + 3) % 6 not in rivers[there]:
                    reason = f"leaves over edge {edge}, but {there} does not take it up"
                    yield Problem("map", field, reason)
    for hex_, price in board.map.prices.items():
        reason = why_not(board.map.columns, KINDS, hex_, "PRM")
        if reason is None and not 0 <= price <= 99:
            reason = f"{price} is not a price from 0 to 99"
        if reason:
            yield Problem("map", f"prices.{hex_}", reason)
    for index, side in enumerate(board.map.closed):
        reason = _check_closed(board, side)
        if reason:
            yield Problem("map", f"closed[{index}] (hex {side.hex})", reason)


def _check_closed(board: BoardFile, side: ClosedEdge) -> str | None:
    reason = why_not(board.map.columns, KINDS, side.hex, "PRMTC")
    if reason:
        return reason
    if not 0 <= side.edge <= 5:
        return f"edge {side.edge} is not from 0 to 5"
    across = neighbour(*parse_label(side.hex), side.edge)
    if min(across) < 0 or letter_at(board.map.columns, label(*across)) in (NO_HEX, "L"):
        return f"edge {side.edge} has no land beyond it, so it is closed already"
    return None


def _check_edges(board: BoardFile) -> Iterator[Problem]:
    edges = open_edges(board)
    for cell in cells(board):
        if cell.kind in ("city", "town") and len(edges[cell.label]) < 2:
            reason = f"a {cell.kind} needs at least 2 open edges, this has {len(edges[cell.label])}"
            yield Problem(f"hex {cell.label}", "edges", reason)
    if not edges:
        yield Problem("map", "columns", "there is no land")
        return
    yield from check_connected(edges)


def _check_rules(board: BoardFile) -> Iterator[Problem]:
    rules, longest = board.rules, max(board.turns.values(), default=0)
    for turn in rules.doubled_reduction_turns:
        if not 1 <= turn <= longest:
            reason = f"turn {turn} is not from 1 to {longest}"
            yield Problem("rules", "doubled_reduction_turns", reason)
    names = Counter(city.name for city in board.cities)
    for index, extra in enumerate(rules.extra_cubes):
        field = f"extra_cubes[{index}]"
        if names[extra.city] != 1:
            reason = "no city has" if names[extra.city] == 0 else "more than one city has"
            yield Problem("rules", f"{field}.city", f"{reason} the name {extra.city!r}")
        if not 1 <= extra.first_turn <= extra.last_turn <= longest:
            found = f"{extra.first_turn} to {extra.last_turn}"
            reason = f"{found} is not a range of turns within 1 to {longest}"
            yield Problem("rules", f"{field}.first_turn, last_turn", reason)
    cotton = rules.town_cubes
    if cotton is None:
        return
    if cotton.color != TOWN_CUBE_COLOR:
        # A colour of the bag would pay the bonus for cubes that never lay on a town.
        reason = f"must be {TOWN_CUBE_COLOR}, the colour that is never in the bag"
        yield Problem("rules", "town_cubes.color", reason)
    elif not any(cotton.color in city.colors for city in board.cities):
        yield Problem("rules", "town_cubes.color", f"no city takes {cotton.color} cubes")
    if not 1 <= cotton.count <= 9:
        yield Problem("rules", "town_cubes.count", f"{cotton.count} is not from 1 to 9")
    if not 0 <= cotton.bonus_income <= 9:
        reason = f"{cotton.bonus_income} is not from 0 to 9"
        yield Problem("rules", "town_cubes.bonus_income", reason)
