"""The names of cities, links and contracts, and their numbers in codes.

A number comes from the name alone, so a code means the same on every board and in every process.
Whoever reads a board makes its names known. Those of packaged boards come first, so that nobody's
own board can take a number from them.
"""

from functools import cache

from footplate.core.datafile import BadData, Problem
from footplate.games.imperial_steam.board.file import BoardFile
from footplate.games.imperial_steam.board.load import BOARDS
from footplate.games.imperial_steam.board.namecodes import names_by_block, number_of, twins


class Names:
    """Names of one kind, back and forth."""

    def __init__(self) -> None:
        self.by_number: dict[int, str] = {}
        self._numbers: dict[str, int] = {}

    def learn(self, names: list[str]) -> None:
        for name in names:
            self.by_number[number_of(name)] = name
            self._numbers[name] = number_of(name)

    def number(self, name: str) -> int:
        """The number of a known name; a LookupError for others."""
        if name not in self._numbers:
            _learn_packaged()
        return self._numbers[name]

    def name(self, number: int) -> str:
        """A LookupError for a number that no known name has."""
        if number not in self.by_number:
            _learn_packaged()
        return self.by_number[number]


CITIES = Names()
LINKS = Names()
CONTRACTS = Names()
_KINDS = {"cities": CITIES, "connections": LINKS, "contracts": CONTRACTS}


def learn_board(board: BoardFile) -> None:
    """All names of a board, or none of them where one has the number of another board's name."""
    _learn_packaged()
    blocks = names_by_block(board)
    for block, names in blocks.items():
        for name, other in twins(names, _KINDS[block].by_number):
            reason = f"{name} cannot be told in codes from {other} of another board"
            raise BadData([Problem(block, "id", reason)])
    for block, names in blocks.items():
        _KINDS[block].learn(names)


@cache
def _learn_packaged() -> None:
    for name in BOARDS.ids:
        for block, names in names_by_block(BOARDS.load(name)).items():
            _KINDS[block].learn(names)
