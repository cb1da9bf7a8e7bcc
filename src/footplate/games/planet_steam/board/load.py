"""Reading board files: packaged ones, files, or the text of one."""

from footplate.core.datafile import Library, read_toml
from footplate.games.planet_steam.board.blocks import RESOURCES, ROLES
from footplate.games.planet_steam.board.check import check_board
from footplate.games.planet_steam.board.file import FORMAT, BoardFile

WORDS = {
    "format": (FORMAT,),
    "first_game_upgrade": RESOURCES,
    "extracted": RESOURCES,
    "roles": ROLES,
}


def read_board(text: str) -> BoardFile:
    """A board from the text of its file, well formed but not yet checked."""
    return read_toml(text, BoardFile, WORDS, "board file")


BOARDS = Library(__package__, "board", read_board, check_board)  # PS-BOARD-01
load_board = BOARDS.load
