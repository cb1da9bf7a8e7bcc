"""`footplate board …`: the boards that come with the package, and boards of one's own."""

import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from footplate import BadInput
from footplate.cli.desk import grid, plain_text
from footplate.cli.outcome import DONE, FOUND, read_text, write_text
from footplate.cli.paging import reading
from footplate.core.boardgame import BoardGame
from footplate.core.datafile import BadData, Problem
from footplate.core.nearest import did_you_mean
from footplate.core.registry import loadable

Shelf = BoardGame[Any, Any, Any, Any, Any]
"""A game whose boards are files."""


def _shelves() -> list[Shelf]:
    return [game for game in loadable()[0] if isinstance(game, BoardGame)]


def list_boards() -> int:
    """The boards of every game with seats, places and where their data comes from."""
    table = grid("game", "board", "name", "seats", "places", "data from")
    table.columns[0].no_wrap = table.columns[1].no_wrap = True
    games, faults = loadable()
    for game in games:
        if isinstance(game, BoardGame):
            for name in game.boards():
                table.add_row(game.title, name, *_told(game, game.library.load(name)))
        else:
            seats = f"{game.min_seats}–{game.max_seats}"
            table.add_row(game.title, game.default_board, game.title, seats, "", "")
    pager = reading(Console(highlight=False))
    pager.show(table)
    for fault in faults:
        pager.show(plain_text(f"Left out: {fault}", "yellow"))
    return DONE


def _told(game: Shelf, board: Any) -> tuple[str, str, str, str]:
    sources = {str(value) for value in msgspec.structs.asdict(board.sources).values()}
    seats = f"{board.seats.min}–{board.seats.max}"
    return board.name, seats, game.board_words(board), ", ".join(sorted(sources - {"None"}))


def check(file: str) -> int:
    """Say what is wrong with a board file, one line each."""
    try:
        game, board = load(file)
    except BadData as error:
        for problem in error.problems:
            print(printable(str(problem)))
        return FOUND
    called = dict.fromkeys((game.title, board.name))  # a game with one board calls it the same
    words = f"{file}: {', '.join(called)}, {game.board_words(board)}"
    print(printable(f"{words}: no problems"))
    return DONE


def printable(text: str) -> str:
    """Text of a stranger's file without what would steer the terminal."""
    return "".join(char if char.isprintable() else "?" for char in text)


def load(file: str) -> tuple[Shelf, Any]:
    """A board by id or from a file; a file that cannot be opened is bad input, not a bad board."""
    asked, _, name = file.rpartition("/")
    shelves = _shelves()
    found = [game for game in shelves if name in game.boards() and asked in ("", game.name)]
    if len(found) == 1:
        return found[0], found[0].library.load(name)
    if found:
        names = " or ".join(f"{game.name}/{name}" for game in found)
        raise BadInput(f"{file}: several games have such a board; say {names}")
    if not file.endswith(".toml"):
        known = "; ".join(f"{game.title} has {', '.join(game.boards())}" for game in shelves)
        meant = did_you_mean(name, [board for game in shelves for board in game.boards()])
        raise BadInput(f"{file}: no such board{meant}; {known}; or give a .toml file")
    game = _game_of(read_text(Path(file)), shelves)
    return game, game.library.load(file)


def _game_of(text: str, shelves: list[Shelf]) -> Shelf:
    """The game whose file this is: its `format` says so."""
    try:
        found = tomllib.loads(text).get("format")
    except (ValueError, RecursionError):
        # What is no TOML is none for every game: any of them tells where.
        return shelves[0]
    for game in shelves:
        if found == game.board_format:
            return game
    known = " or ".join(f'"{game.board_format}" ({game.title})' for game in shelves)
    reason = "is missing: write" if found is None else f"{found!r} is not"
    raise BadData([Problem("file", "format", f"{reason} {known}")])


def draw(file: str, output: Path | None) -> int:
    """Write the board as an SVG; without a file to write to, to the standard output."""
    try:
        game, board = load(file)
    except BadData as error:
        for problem in error.problems:
            print(printable(str(problem)), file=sys.stderr)
        return FOUND
    picture = game.draw_board(board)
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
