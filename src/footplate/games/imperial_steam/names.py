"""The names of cities, links and contracts as numbers.

A number comes from the name alone (FNV-1a, folded to 24 bits), so a code means the same on every
board and in every process. Whoever reads a board makes its names known; two of one board that
give the same number are refused.
"""

from collections.abc import Iterable
from functools import cache

from footplate.core.refusal import BadInput
from footplate.games.imperial_steam.boardfile import BoardFile
from footplate.games.imperial_steam.boardload import BOARDS
from footplate.games.imperial_steam.codes import NAME_BITS, NAME_MASK


@cache
def number_of(name: str) -> int:
    value = 0x811C9DC5
    for byte in name.encode("utf-8", "surrogatepass"):
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    return (value >> NAME_BITS ^ value) & NAME_MASK


class Names:
    """Names of one kind, back and forth."""

    def __init__(self) -> None:
        self._known: dict[int, str] = {}

    def learn(self, names: Iterable[str]) -> None:
        for name in names:
            other = self._known.setdefault(number_of(name), name)
            if other != name:
                raise BadInput(f"the name {name!r} cannot be told from {other!r}: choose another")

    def number(self, name: str) -> int:
        """The number of a known name; a LookupError for others."""
        number = number_of(name)
        if self.name(number) != name:
            raise LookupError(name)
        return number

    def name(self, number: int) -> str:
        """A LookupError for a number that no known name has."""
        if number not in self._known:
            _learn_packaged()
        return self._known[number]


CITIES = Names()
LINKS = Names()
CONTRACTS = Names()


def link_names(board: BoardFile) -> list[str]:
    """A link is called after its two cities, as its entry in the file has them."""
    return ["-".join(link.ends) for link in board.connections]


def learn_board(board: BoardFile) -> None:
    CITIES.learn(city.id for city in board.cities)
    LINKS.learn(link_names(board))
    CONTRACTS.learn(contract.id for contract in board.contracts)


@cache
def _learn_packaged() -> None:
    for name in BOARDS.ids:
        learn_board(BOARDS.load(name))
