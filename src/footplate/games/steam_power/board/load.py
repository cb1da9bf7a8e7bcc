"""Reading map files: packaged ones, files, or the text of one."""

from footplate.core.datafile import Library, Problem, read_toml
from footplate.games.steam_power.board.check import check_board, check_tables
from footplate.games.steam_power.board.file import FORMAT, BoardFile
from footplate.games.steam_power.board.tables import load_tables

WORDS = {"format": (FORMAT,), "editions": ("early", "final")}


def read_board(text: str) -> BoardFile:
    """A map from the text of its file, well formed but not yet checked."""
    return read_toml(text, BoardFile, WORDS, "map file")


def _check(board: BoardFile) -> list[Problem]:
    # Every game loads a map, so tables that do not add up are always told before one starts.
    return check_tables(load_tables()) or check_board(board)


BOARDS = Library(__package__, "map", read_board, _check)  # SP-MAP-01
load_board = BOARDS.load
