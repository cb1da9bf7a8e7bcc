"""`footplate board …`: the boards that come with the package, and boards of one's own."""

import sys
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from footplate import BadInput
from footplate.cli.desk import grid, plain_text
from footplate.cli.outcome import DONE, FOUND, read_text, write_text
from footplate.core.datafile import BadData, Library, Problem
from footplate.games.age_of_steam.board import file as boardfile
from footplate.games.age_of_steam.board import load as boardload
from footplate.games.age_of_steam.told.draw import draw_board
from footplate.games.imperial_steam.board import file as cityfile
from footplate.games.imperial_steam.board import load as cityload
from footplate.games.imperial_steam.told.draw import draw_network
from footplate.games.planet_steam.board import file as zonefile
from footplate.games.planet_steam.board import load as zoneload
from footplate.games.planet_steam.told.draw import draw_zones
from footplate.games.steam_power.board import file as mapfile
from footplate.games.steam_power.board import load as mapload
from footplate.games.steam_power.told.draw import draw_map


@dataclass(frozen=True)
class Shelf:
    """The boards of one game: where they lie, how their files begin, how they are drawn."""

    game: str
    title: str
    format: str
    library: Library[Any]
    hexes: Callable[[Any], int]
    draw: Callable[[Any], str]
    unit: str = "hexes"


SHELVES = (
    Shelf(
        "age-of-steam",
        "Age of Steam",
        boardfile.FORMAT,
        boardload.BOARDS,
        lambda board: len(boardfile.cells(board)),
        draw_board,
    ),
    Shelf(
        "steam-power",
        "Steam Power",
        mapfile.FORMAT,
        mapload.MAPS,
        lambda map_: len(mapfile.cells(map_)),
        draw_map,
    ),
    Shelf(
        "imperial-steam",
        "Imperial Steam",
        cityfile.FORMAT,
        cityload.BOARDS,
        lambda board: len(board.connections),
        draw_network,
        "links",
    ),
    Shelf(
        "planet-steam",
        "Planet Steam",
        zonefile.FORMAT,
        zoneload.BOARDS,
        lambda board: len(zonefile.zones(board)),
        draw_zones,
        "zones",
    ),
)


def list_boards() -> int:
    """The boards of the package with seats, places and where their data comes from."""
    table = grid("game", "board", "name", "seats", "places", "data from")
    table.columns[0].no_wrap = table.columns[1].no_wrap = True
    for shelf in SHELVES:
        for name in shelf.library.ids:
            board = shelf.library.load(name)
            sources = {str(value) for value in msgspec.structs.asdict(board.sources).values()}
            seats = f"{board.seats.min}–{board.seats.max}"
            told = ", ".join(sorted(sources - {"None"}))
            table.add_row(shelf.title, name, board.name, seats, _places(board), told)
    Console(highlight=False).print(table)
    return DONE


def _places(board: Any) -> str:
    if isinstance(board, zonefile.BoardFile):
        return f"{board.map.columns} columns, {board.map.rows} rows"
    towns = getattr(board, "towns", None)
    return f"{len(board.cities)} cities" + (f", {len(towns)} towns" if towns is not None else "")


def check(file: str) -> int:
    """Say what is wrong with a board file, one line each."""
    try:
        shelf, board = _load(file)
    except BadData as error:
        for problem in error.problems:
            print(printable(str(problem)))
        return FOUND
    size = f"{shelf.hexes(board)} {shelf.unit}"
    words = f"{file}: {shelf.title}, {board.name}, {size}, {_places(board)}"
    print(printable(f"{words}: no problems"))
    return DONE


def printable(text: str) -> str:
    """Text of a stranger's file without what would steer the terminal."""
    return "".join(char if char.isprintable() else "?" for char in text)


def _load(file: str) -> tuple[Shelf, Any]:
    """A board by id or from a file; a file that cannot be opened is bad input, not a bad board."""
    game, _, name = file.rpartition("/")
    found = [s for s in SHELVES if name in s.library.ids and game in ("", s.game)]
    if len(found) == 1:
        return found[0], found[0].library.load(name)
    if found:
        names = " or ".join(f"{shelf.game}/{name}" for shelf in found)
        raise BadInput(f"{file}: several games have such a board; say {names}")
    if not file.endswith(".toml"):
        known = "; ".join(f"{shelf.title} has {', '.join(shelf.library.ids)}" for shelf in SHELVES)
        raise BadInput(f"{file}: no such board; {known}; or give a .toml file")
    shelf = _shelf(read_text(Path(file)))
    return shelf, shelf.library.load(file)


def _shelf(text: str) -> Shelf:
    """The game whose file this is: its `format` says so."""
    try:
        found = tomllib.loads(text).get("format")
    except (ValueError, RecursionError):
        # What is no TOML is none for every game: any of them tells where.
        return SHELVES[0]
    for shelf in SHELVES:
        if found == shelf.format:
            return shelf
    known = " or ".join(f'"{shelf.format}" ({shelf.title})' for shelf in SHELVES)
    reason = "is missing: write" if found is None else f"{found!r} is not"
    raise BadData([Problem("file", "format", f"{reason} {known}")])


def draw(file: str, output: Path | None) -> int:
    """Write the board as an SVG; without a file to write to, to the standard output."""
    try:
        shelf, board = _load(file)
    except BadData as error:
        for problem in error.problems:
            print(printable(str(problem)), file=sys.stderr)
        return FOUND
    picture = shelf.draw(board)
    if output is None:
        print(picture, end="")
        return DONE
    if output.is_dir():
        raise BadInput(f"{output}: is a directory")
    if output.resolve() == Path(file).resolve():
        raise BadInput(f"{output}: is the board itself")
    write_text(output, picture)
    Console(highlight=False).print(plain_text(f"Drawn: {output}"), soft_wrap=True)
    return DONE
