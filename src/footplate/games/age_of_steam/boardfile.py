"""Boards as data: what a board file holds, how one is read, and what can be wrong with it."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

import msgspec

from footplate.games.age_of_steam.tables import (
    Side,
    Source,
    Table,
    TerrainPrices,
    cubes_in_box,
    display_boxes,
    load_tables,
)
from footplate.hexes.geometry import EDGES, MAX_COLUMNS, MAX_ROWS, label, neighbour, parse_label

FORMAT: Final = "age-of-steam-board/1"
KINDS: Final = {
    "P": "plain",
    "R": "river",
    "M": "mountain",
    "T": "town",
    "C": "city",
    "L": "lake",
}
NO_HEX: Final = "."
# Cubes of this colour are never in the bag, so a board may put them on its towns.
TOWN_CUBE_COLOR: Final = "white"
SEATS: Final = (3, 6)


class Seats(Table, frozen=True):
    min: int
    max: int


class Growth(Table, frozen=True):
    """A column of the goods display that feeds a city."""

    side: Side
    die: int


class City(Table, frozen=True):
    """A printed city: the colours it takes, its growth columns, the cubes it starts with."""

    hex: str
    name: str
    colors: tuple[str, ...]
    cubes: int
    growth: tuple[Growth, ...] = ()


class Town(Table, frozen=True):
    hex: str
    name: str


class ClosedEdge(Table, frozen=True):
    """A hexside over which no track may run; named from one side, closed from both."""

    hex: str
    edge: int


class HexMap(Table, frozen=True):
    """The terrain by columns, and what single hexes add to it."""

    columns: tuple[str, ...]
    rivers: dict[str, tuple[int, ...]] = msgspec.field(default_factory=dict)
    prices: dict[str, int] = msgspec.field(default_factory=dict)
    closed: tuple[ClosedEdge, ...] = ()


class Terrain(Table, frozen=True):
    """Prices that this board sets otherwise than the rulebook."""

    plain: int | None = None
    river: int | None = None
    mountain: int | None = None


class ExtraCube(Table, frozen=True):
    """A city that gets a cube from the bag in Goods Growth of these turns."""

    city: str
    first_turn: int
    last_turn: int


class TownCubes(Table, frozen=True):
    """Cubes on every town at setup; a delivered one pays the mover more and leaves the game."""

    color: str
    count: int
    bonus_income: int


class Rules(Table, frozen=True):
    """Where a board departs from the base rules: a closed list."""

    own_links_only: bool = False
    no_duplicate_links: bool = False
    doubled_reduction_turns: tuple[int, ...] = ()
    extra_cubes: tuple[ExtraCube, ...] = ()
    town_cubes: TownCubes | None = None


class BoardSources(Table, frozen=True):
    """Where each block of the board comes from."""

    map: Source
    cities: Source
    towns: Source
    turns: Source
    rules: Source
    rivers: Source | None = None


class BoardFile(Table, frozen=True, kw_only=True):
    """One board, as its file holds it."""

    format: Literal["age-of-steam-board/1"]
    id: str
    name: str
    designer: str | None = None
    edition: str
    seats: Seats
    notes: tuple[str, ...] = ()
    turns: dict[int, int]
    map: HexMap
    cities: tuple[City, ...]
    towns: tuple[Town, ...]
    terrain: Terrain = Terrain()
    rules: Rules = Rules()
    sources: BoardSources
    source_notes: dict[str, str] = msgspec.field(default_factory=dict)


class BoardProblem(msgspec.Struct, frozen=True):
    """What is wrong with a board file, and where."""

    place: str
    field: str
    reason: str

    def __str__(self) -> str:
        # One line, whatever odd text the file holds.
        return " ".join(f"{self.place}: {self.field}: {self.reason}".split())


class BadBoard(Exception):
    """A board file that cannot be played on; `problems` lists why."""

    def __init__(self, problems: Iterable[BoardProblem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))


class Cell(NamedTuple):
    """A hex of the map; `kind` is a word of `KINDS`."""

    label: str
    col: int
    row: int
    kind: str


# --- asking a board --------------------------------------------------------------------------


def cells(board: BoardFile) -> list[Cell]:
    """Every hex of land, column by column from the west, each from north to south."""
    return [
        Cell(label(col, row), col, row, KINDS[letter])
        for col, column in enumerate(board.map.columns)
        for row, letter in enumerate(column)
        if letter not in (NO_HEX, "L")
    ]


def open_edges(board: BoardFile) -> dict[str, tuple[int, ...]]:
    """For each hex of land the edges over which track may run: to land, and not closed."""
    land = {(cell.col, cell.row): cell.label for cell in cells(board)}
    closed = set[tuple[str, int]]()
    for side in board.map.closed:
        col, row = parse_label(side.hex)
        across = neighbour(col, row, side.edge)
        closed |= {(side.hex, side.edge), (label(*across), (side.edge + 3) % len(EDGES))}
    return {
        name: tuple(
            edge
            for edge in range(len(EDGES))
            if neighbour(col, row, edge) in land and (name, edge) not in closed
        )
        for (col, row), name in land.items()
    }


def terrain_prices(board: BoardFile) -> TerrainPrices:
    """What the first simple tile costs by terrain: the board's word before the rulebook's."""
    own, base = board.terrain, load_tables().costs.terrain
    return TerrainPrices(
        plain=base.plain if own.plain is None else own.plain,
        river=base.river if own.river is None else own.river,
        mountain=base.mountain if own.mountain is None else own.mountain,
    )


# --- reading ---------------------------------------------------------------------------------


@cache
def board_ids() -> tuple[str, ...]:
    """The boards that come with the package."""
    files = resources.files(__package__).joinpath("boards").iterdir()
    names = sorted(file.name for file in files if file.name.endswith(".toml"))
    return tuple(name.removesuffix(".toml") for name in names)


def load_board(name: str) -> BoardFile:
    """A board by its id, from a `.toml` file, or from the text of one; `BadBoard` says what fails."""
    return _loaded(resolve(name))


def resolve(name: str) -> str:
    """What a board is known by: the id of a packaged one, the whole text of any other.

    So a record or a position on somebody's own board needs no file beside it.
    """
    if "\n" in name:
        return name
    if not name.endswith(".toml"):
        known = board_ids()
        if name not in known:
            reason = f"no such board; there are {', '.join(known)}, or give a .toml file"
            raise BadBoard([BoardProblem(name, "board", reason)])
        return name
    try:
        return Path(name).read_text(encoding="utf-8-sig")
    except OSError as error:
        reason = error.strerror or "cannot be read"
        raise BadBoard([BoardProblem(name, "file", reason.lower())]) from None
    except ValueError:
        raise BadBoard([BoardProblem(name, "file", "is not UTF-8 text")]) from None


def read_board(text: str) -> BoardFile:
    """A board from the text of its file, well formed but not yet checked."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason, _, place = str(error).removesuffix(")").rpartition(" (at ")
        raise BadBoard([BoardProblem(place, "TOML", reason)]) from None
    except (ValueError, RecursionError):
        reason = "a number is too long or a list nested too deeply"
        raise BadBoard([BoardProblem("file", "TOML", reason)]) from None
    try:
        return msgspec.convert(data, BoardFile, str_keys=True)
    except msgspec.ValidationError as error:
        raise BadBoard([_explain(str(error), data)]) from None


@lru_cache(maxsize=32)
def _loaded(known_by: str) -> BoardFile:
    if "\n" in known_by:
        board = read_board(known_by)
    else:
        file = resources.files(__package__).joinpath("boards", f"{known_by}.toml")
        board = read_board(file.read_text(encoding="utf-8"))
    problems = check_board(board)
    if problems:
        raise BadBoard(problems)
    return board


_TYPES: Final = {
    "int": "a whole number",
    "float": "a number with a fraction",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
    "datetime": "a date",
}
_WORDS: Final = {"format": (FORMAT,), "side": ("light", "dark")}
_SOURCE_WORDS: Final = ("rulebook", "public", "reconstructed")


def _explain(message: str, data: dict[str, Any]) -> BoardProblem:
    """msgspec's sentence and path, as the place, the field and the reason a person looks for."""
    sentence, _, path = message.partition(" - at ")
    in_key = path.startswith("`key` in ")
    steps = re.findall(r"\w+|\.\.\.", path.removeprefix("`key` in ").strip("`$"))
    named = re.fullmatch(r"Object (missing required|contains unknown) field `(.*)`", sentence)
    wanted = re.fullmatch(r"Expected `(.*)`, got `(.*)`", sentence)
    if named:
        steps.append(named[2])
        reason = "is missing" if named[1] == "missing required" else "is not a field of the format"
    elif in_key:
        table: dict[str, Any] = data[steps[0]]
        steps.append(next((key for key in table if not re.fullmatch(r"-?\d+", key)), "key"))
        reason = "the key must be a whole number"
    elif wanted:
        expected = wanted[1].removesuffix(" | null")
        steps = _fill_key(steps, data, expected)
        found = _TYPES.get(wanted[2], wanted[2])
        reason = f"must be {_TYPES.get(expected, expected)}, not {found}"
    elif sentence.startswith("Invalid enum value"):
        words = _WORDS.get(steps[-1], _SOURCE_WORDS)
        reason = f"{sentence.removeprefix('Invalid enum value ')} is not {' or '.join(words)}"
    else:
        reason = sentence
    return _at(steps, data, reason)


def _fill_key(steps: list[str], data: Any, expected: str) -> list[str]:
    """msgspec writes `...` for the key of a table: look for the entry that it stumbled over."""
    if "..." not in steps:
        return steps
    gap = steps.index("...")
    for step in steps[:gap]:
        data = data[step]
    for key in data:
        value = data[key]
        for step in steps[gap + 1 :]:
            value = value[int(step)] if isinstance(value, list) and int(step) < len(value) else ()
        names = {int: "int", str: "str", list: "array", tuple: expected}
        if names.get(type(value)) != expected:
            return [*steps[:gap], key, *steps[gap + 1 :]]
    return steps


def _at(steps: list[str], data: Any, reason: str) -> BoardProblem:
    """The steps of a path as a place, the block or the entry of it, and a field."""
    block = data.get(steps[0]) if steps else None
    place, rest = "board", steps
    if isinstance(block, list) and len(steps) > 1:
        index = int(steps[1])
        place, rest, data = _entry(steps[0], index, block[index]), steps[2:], block[index]
    elif isinstance(block, dict) and len(steps) > 1:
        place, rest, data = steps[0], steps[1:], block
    field = ""
    for step in rest:
        field += f"[{step}]" if isinstance(data, list) else f".{step}"
        known = data[int(step)] if isinstance(data, list) else data.get(step)
        data = known if isinstance(known, list | dict) else {}
    return BoardProblem(place, field.removeprefix(".") or "entry", reason)


def _entry(block: str, index: int, entry: Any) -> str:
    """Where an entry of a list stands, with the hex that a person will look for."""
    hex_ = entry.get("hex") if isinstance(entry, dict) else getattr(entry, "hex", None)
    return f"{block}[{index}]" + (f" (hex {hex_})" if isinstance(hex_, str) else "")


# --- checking --------------------------------------------------------------------------------


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
            place = _entry(block, index, entry)
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
        place = _entry("cities", index, city)
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
