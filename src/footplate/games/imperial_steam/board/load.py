"""Reading board files: packaged ones, files, or the text of one."""

from footplate.core.datafile import SOURCE_WORDS, Library, read_toml
from footplate.games.imperial_steam.board.blocks import GOODS, HUBS, KINDS
from footplate.games.imperial_steam.board.check import check_board
from footplate.games.imperial_steam.board.file import FORMAT, BoardFile

SITE_COSTS = ("board", "station", "a whole number")
WORDS = {
    "format": (FORMAT,),
    "kind": KINDS,
    "color": HUBS,
    "source": SOURCE_WORDS,
    "name_source": SOURCE_WORDS,
    "effort_source": SOURCE_WORDS,
    "cost": SITE_COSTS,
    "factory_sites": SITE_COSTS,
    **dict.fromkeys(
        ("demand", "factories", "engine_goods", "car_goods", "track_goods"),
        GOODS,
    ),
    "bridge_good": GOODS,
    "tunnel_good": GOODS,
}


def read_board(text: str) -> BoardFile:
    """A board from the text of its file, well formed but not yet checked."""
    return read_toml(text, BoardFile, WORDS, "board file")


BOARDS = Library(__package__, "board", read_board, check_board)
load_board = BOARDS.load


def packaged_boards() -> list[BoardFile]:
    return [BOARDS.load(board) for board in BOARDS.ids]
