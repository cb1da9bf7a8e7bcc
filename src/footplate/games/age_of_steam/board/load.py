"""Reading board files: packaged ones, files, or the text of one."""

from footplate.core.datafile import Library, read_toml
from footplate.games.age_of_steam.board.check import check_board
from footplate.games.age_of_steam.board.file import FORMAT, BoardFile

WORDS = {"format": (FORMAT,), "side": ("light", "dark")}


def read_board(text: str) -> BoardFile:
    """A board from the text of its file, well formed but not yet checked."""
    return read_toml(text, BoardFile, WORDS, "board")


BOARDS = Library(__package__, "board", read_board, check_board)
load_board = BOARDS.load
