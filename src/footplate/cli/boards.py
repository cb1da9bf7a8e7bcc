"""`footplate board …`: the boards that come with the package, and boards of one's own."""

import sys
from pathlib import Path

from rich.console import Console

from footplate import BadInput
from footplate.cli.desk import grid, plain_text
from footplate.cli.outcome import DONE, FOUND, read_text, write_text
from footplate.core.datafile import BadData
from footplate.games.age_of_steam import boardfile, boardload, draw


def list_boards() -> int:
    """The boards of the package with seats, turns and where their data comes from."""
    table = grid("board", "name", "seats", "cities", "towns", "data from", numbers=(3, 4))
    for name in boardload.BOARDS.ids:
        board = boardload.load_board(name)
        sources = sorted({str(value) for value in _sources(board)})
        seats = f"{board.seats.min}–{board.seats.max}"
        counts = (str(len(board.cities)), str(len(board.towns)))
        table.add_row(name, board.name, seats, *counts, ", ".join(sources))
    Console(highlight=False).print(table)
    return DONE


def _sources(board: boardfile.BoardFile) -> list[str]:
    sources = board.sources
    values = [getattr(sources, name) for name in sources.__struct_fields__]
    return [value for value in values if value is not None]


def check(file: str) -> int:
    """Say what is wrong with a board file, one line each."""
    try:
        board = _load(file)
    except BadData as error:
        for problem in error.problems:
            print(printable(str(problem)))
        return FOUND
    land = len(boardfile.cells(board))
    words = f"{file}: {board.name}, {land} hexes, {len(board.cities)} cities, "
    print(printable(f"{words}{len(board.towns)} towns: no problems"))
    return DONE


def printable(text: str) -> str:
    """Text of a stranger's file without what would steer the terminal."""
    return "".join(char if char.isprintable() else "?" for char in text)


def _load(file: str) -> boardfile.BoardFile:
    """A board by id or from a file; a file that cannot be opened is bad input, not a bad board."""
    if file not in boardload.BOARDS.ids:
        if not file.endswith(".toml"):
            known = ", ".join(boardload.BOARDS.ids)
            raise BadInput(f"{file}: no such board; there are {known}, or give a .toml file")
        read_text(Path(file))
    return boardload.load_board(file)


def draw_map(file: str, output: Path | None) -> int:
    """Write the board as an SVG; without a file to write to, to the standard output."""
    try:
        board = _load(file)
    except BadData as error:
        for problem in error.problems:
            print(problem, file=sys.stderr)
        return FOUND
    picture = draw.draw_board(board)
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
