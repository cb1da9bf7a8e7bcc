"""What can be wrong with a board that is well formed: place, field and reason."""

import re
from collections import Counter
from collections.abc import Iterator

import msgspec

from footplate.games.age_of_steam.boardfile import (
    KINDS,
    NO_HEX,
    SEATS,
    TOWN_CUBE_COLOR,
    BoardFile,
    BoardProblem,
    City,
    ClosedEdge,
    Terrain,
    Town,
    cells,
    entry_place,
    open_edges,
)
from footplate.games.age_of_steam.tables import cubes_in_box, display_boxes, load_tables
from footplate.hexes.geometry import MAX_COLUMNS, MAX_ROWS, label, neighbour, parse_label


def check_board(board: BoardFile) -> list[BoardProblem]:
    """Everything that keeps a game from being played on this board; empty when it is sound."""
    problems = [*_check_head(board), *_check_turns(board), *_check_columns(board)]
    if not any(problem.field == "columns" for problem in problems):
        # Without a sound map every place on it would be reported a second time.
        problems += [*_check_places(board), *_check_cities(board), *_check_hexes(board)]
        problems += _check_rules(board)
        if not any(problem.field.startswith("closed") for problem in problems):
            problems += _check_edges(board)
    return problems


def _check_head(board: BoardFile) -> Iterator[BoardProblem]:
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", board.id):
        reason = f"{board.id!r} must be small letters and digits, joined by single hyphens"
        yield BoardProblem("board", "id", reason)
    if not board.name.strip():
        yield BoardProblem("board", "name", "is empty")
    low, high = SEATS
    if not low <= board.seats.min <= board.seats.max <= high:
        found = f"{board.seats.min} to {board.seats.max}"
        yield BoardProblem("seats", "min, max", f"{found} is not a range within {low} to {high}")
    for name in msgspec.structs.fields(Terrain):
        price = getattr(board.terrain, name.name)
        if price is not None and not 0 <= price <= 99:
            yield BoardProblem("terrain", name.name, f"{price} is not a price from 0 to 99")
    if board.map.rivers and board.sources.rivers is None:
        yield BoardProblem("sources", "rivers", "is missing, though map.rivers is given")


def _check_turns(board: BoardFile) -> Iterator[BoardProblem]:
    seats = range(max(board.seats.min, SEATS[0]), min(board.seats.max, SEATS[1]) + 1)
    for count in seats:
        if count not in board.turns:
            yield BoardProblem("turns", str(count), f"no number of turns for {count} seats")
    for count, turns in board.turns.items():
        if count not in seats:
            reason = f"the board is for {board.seats.min} to {board.seats.max} seats"
            yield BoardProblem("turns", str(count), reason)
        if not 1 <= turns <= 30:
            yield BoardProblem("turns", str(count), f"{turns} is not from 1 to 30 turns")


def _check_columns(board: BoardFile) -> Iterator[BoardProblem]:
    columns = board.map.columns
    if not columns or len(columns) > MAX_COLUMNS or max(map(len, columns)) > MAX_ROWS:
        reason = f"must be 1 to {MAX_COLUMNS} columns of at most {MAX_ROWS} hexes"
        yield BoardProblem("map", "columns", reason)
        return
    for col, column in enumerate(columns):
        for row, letter in enumerate(column):
            if letter not in KINDS and letter != NO_HEX:
                reason = f"{letter!r} is no terrain: use P, R, M, T, C, L or '.'"
                yield BoardProblem(f"hex {label(col, row)}", "columns", reason)


def _letter(board: BoardFile, hex_: str) -> str:
    """The map's letter at a label; `.` off the map. A ValueError for what is no label."""
    col, row = parse_label(hex_)
    columns = board.map.columns
    return columns[col][row] if col < len(columns) and row < len(columns[col]) else NO_HEX


def _check_letter(board: BoardFile, hex_: str, letters: str) -> str | None:
    """Why a hex cannot stand where the map must have one of these letters."""
    try:
        found = _letter(board, hex_)
    except ValueError as error:
        return str(error)
    if found in letters:
        return None
    if found == NO_HEX:
        return f"{hex_} is not on the map"
    wanted = " or ".join(KINDS[letter] for letter in letters)
    return f"{hex_} is {found} ({KINDS[found]}) on the map, not {wanted}"


def _check_places(board: BoardFile) -> Iterator[BoardProblem]:
    blocks: tuple[tuple[str, str, tuple[City | Town, ...]], ...] = (
        ("cities", "C", board.cities),
        ("towns", "T", board.towns),
    )
    for block, letter, entries in blocks:
        seen = dict[str, int]()
        for index, entry in enumerate(entries):
            place = entry_place(block, index, entry)
            reason = _check_letter(board, entry.hex, letter)
            if reason:
                yield BoardProblem(place, "hex", reason)
            if entry.hex in seen:
                first = f"{block}[{seen[entry.hex]}]"
                yield BoardProblem(place, "hex", f"{entry.hex} is given twice, see {first}")
            if not entry.name.strip():
                yield BoardProblem(place, "name", "is empty")
            seen.setdefault(entry.hex, index)
        for cell in cells(board):
            if cell.kind == KINDS[letter] and cell.label not in seen:
                reason = f"the map has a {cell.kind} here, but no entry of {block} names it"
                yield BoardProblem(f"hex {cell.label}", block, reason)


def _check_cities(board: BoardFile) -> Iterator[BoardProblem]:
    tables = load_tables()
    known = [color.name for color in tables.colors]
    fed = dict[tuple[str, int], str]()
    for index, city in enumerate(board.cities):
        place = entry_place("cities", index, city)
        if not city.colors:
            yield BoardProblem(place, "colors", "a city takes at least one colour")
        for color, times in Counter(city.colors).items():
            if color not in known:
                yield BoardProblem(place, "colors", f"{color!r} is not {' or '.join(known)}")
            elif color == TOWN_CUBE_COLOR and board.rules.town_cubes is None:
                reason = f"no {color} cubes are in the game without rules.town_cubes"
                yield BoardProblem(place, "colors", reason)
            if times > 1:
                yield BoardProblem(place, "colors", f"{color} is given twice")
        for number, growth in enumerate(city.growth):
            column, field = f"{growth.side} {growth.die}", f"growth[{number}].die"
            if not 1 <= growth.die <= tables.display.faces:
                reason = f"{growth.die} is not from 1 to {tables.display.faces}"
                yield BoardProblem(place, field, reason)
            elif (growth.side, growth.die) in fed:
                owner = fed[growth.side, growth.die]
                yield BoardProblem(place, field, f"the column {column} already feeds {owner}")
            fed.setdefault((growth.side, growth.die), f"{city.name} ({city.hex})")
        if city.cubes < 0:
            yield BoardProblem(place, "cubes", f"{city.cubes} is less than none")
    placed, display = sum(city.cubes for city in board.cities), display_boxes(tables)
    if placed + display > cubes_in_box(tables):
        box = cubes_in_box(tables)
        reason = f"{placed} on cities and {display} on the display are more than the box's {box}"
        yield BoardProblem("cities", "cubes", reason)


def _check_hexes(board: BoardFile) -> Iterator[BoardProblem]:
    rivers = board.map.rivers
    for hex_, edges in rivers.items():
        field = f"rivers.{hex_}"
        reason = _check_letter(board, hex_, "R")
        if reason:
            yield BoardProblem("map", field, reason)
        elif len(set(edges)) != len(edges) or not all(0 <= edge <= 5 for edge in edges):
            yield BoardProblem("map", field, f"{list(edges)} must be different edges from 0 to 5")
        else:
            for edge in edges:
                across = neighbour(*parse_label(hex_), edge)
                there = label(*across) if min(across) >= 0 else ""
                if there in rivers and (edge + 3) % 6 not in rivers[there]:
                    reason = f"leaves over edge {edge}, but {there} does not take it up"
                    yield BoardProblem("map", field, reason)
    for hex_, price in board.map.prices.items():
        reason = _check_letter(board, hex_, "PRM")
        if reason is None and not 0 <= price <= 99:
            reason = f"{price} is not a price from 0 to 99"
        if reason:
            yield BoardProblem("map", f"prices.{hex_}", reason)
    for index, side in enumerate(board.map.closed):
        reason = _check_closed(board, side)
        if reason:
            yield BoardProblem("map", f"closed[{index}] (hex {side.hex})", reason)


def _check_closed(board: BoardFile, side: ClosedEdge) -> str | None:
    reason = _check_letter(board, side.hex, "PRMTC")
    if reason:
        return reason
    if not 0 <= side.edge <= 5:
        return f"edge {side.edge} is not from 0 to 5"
    across = neighbour(*parse_label(side.hex), side.edge)
    if min(across) < 0 or _letter(board, label(*across)) in (NO_HEX, "L"):
        return f"edge {side.edge} has no land beyond it, so it is closed already"
    return None


def _check_edges(board: BoardFile) -> Iterator[BoardProblem]:
    edges = open_edges(board)
    for cell in cells(board):
        if cell.kind in ("city", "town") and len(edges[cell.label]) < 2:
            reason = f"a {cell.kind} needs at least 2 open edges, this has {len(edges[cell.label])}"
            yield BoardProblem(f"hex {cell.label}", "edges", reason)
    if not edges:
        yield BoardProblem("map", "columns", "there is no land")
        return
    start = next(iter(edges))
    reached, todo = {start}, [start]
    while todo:
        hex_ = todo.pop()
        for edge in edges[hex_]:
            there = label(*neighbour(*parse_label(hex_), edge))
            if there not in reached:
                reached.add(there)
                todo.append(there)
    cut_off = next((hex_ for hex_ in edges if hex_ not in reached), None)
    if cut_off:
        reason = f"no way over land leads from {start}: all land must hang together"
        yield BoardProblem(f"hex {cut_off}", "edges", reason)


def _check_rules(board: BoardFile) -> Iterator[BoardProblem]:
    rules, longest = board.rules, max(board.turns.values(), default=0)
    for turn in rules.doubled_reduction_turns:
        if not 1 <= turn <= longest:
            reason = f"turn {turn} is not from 1 to {longest}"
            yield BoardProblem("rules", "doubled_reduction_turns", reason)
    names = Counter(city.name for city in board.cities)
    for index, extra in enumerate(rules.extra_cubes):
        field = f"extra_cubes[{index}]"
        if names[extra.city] != 1:
            reason = "no city has" if names[extra.city] == 0 else "more than one city has"
            yield BoardProblem("rules", f"{field}.city", f"{reason} the name {extra.city!r}")
        if not 1 <= extra.first_turn <= extra.last_turn <= longest:
            found = f"{extra.first_turn} to {extra.last_turn}"
            reason = f"{found} is not a range of turns within 1 to {longest}"
            yield BoardProblem("rules", f"{field}.first_turn, last_turn", reason)
    cotton = rules.town_cubes
    if cotton is None:
        return
    if cotton.color != TOWN_CUBE_COLOR:
        # A colour of the bag would pay the bonus for cubes that never lay on a town.
        reason = f"must be {TOWN_CUBE_COLOR}, the colour that is never in the bag"
        yield BoardProblem("rules", "town_cubes.color", reason)
    elif not any(cotton.color in city.colors for city in board.cities):
        yield BoardProblem("rules", "town_cubes.color", f"no city takes {cotton.color} cubes")
    if not 1 <= cotton.count <= 9:
        yield BoardProblem("rules", "town_cubes.count", f"{cotton.count} is not from 1 to 9")
    if not 0 <= cotton.bonus_income <= 9:
        reason = f"{cotton.bonus_income} is not from 0 to 9"
        yield BoardProblem("rules", "town_cubes.bonus_income", reason)
