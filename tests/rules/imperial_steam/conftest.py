"""The packaged board, for whatever rule test asks for it."""

import pytest

from footplate.games.imperial_steam.board.file import BoardFile
from footplate.games.imperial_steam.board.load import load_board


@pytest.fixture(scope="module")
def board() -> BoardFile:
    return load_board("standard")
