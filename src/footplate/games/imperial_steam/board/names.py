"""The names of cities, links and contracts of boards, and their numbers in codes.

A number comes from the name alone (FNV-1a, folded to 24 bits), so a name has the same number on
every board; which name a number stands for is known for the boards at hand and nowhere else.
"""

from collections.abc import Callable, Iterator
from functools import cached_property

from footplate.core.datafile import Problem
from footplate.games.imperial_steam.board.codes import NAME_BITS, NAME_MASK
from footplate.games.imperial_steam.board.file import BoardFile


def number_of(name: str) -> int:
    value = 0x811C9DC5
    for byte in name.encode():
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    return (value >> NAME_BITS ^ value) & NAME_MASK


def link_names(board: BoardFile) -> list[str]:
    """A link is called after its two cities, as its entry in the file has them."""
    return ["-".join(link.ends) for link in board.connections]


class Names:
    """Names of one kind, back and forth; others as `also` says them are understood as well."""

    def __init__(self, known: list[str], also: dict[str, str]) -> None:
        self.known = known
        self._names = {number_of(name): name for name in known}
        self._numbers = {other: number_of(name) for other, name in also.items()}
        self._numbers.update({name: number_of(name) for name in known})

    def number(self, name: str) -> int:
        """A LookupError for what is no name."""
        return self._numbers[name]

    def name(self, number: int) -> str:
        """A LookupError for a number that no name has."""
        return self._names[number]


class BoardNames:
    """All names of some boards that actions can say. The boards are read when one is needed."""

    def __init__(self, boards: Callable[[], list[BoardFile]]) -> None:
        self._boards = boards

    @cached_property
    def cities(self) -> Names:
        return Names([city.id for board in self._boards() for city in board.cities], {})

    @cached_property
    def links(self) -> Names:
        """Said from the other end, a link is understood as well."""
        boards = self._boards()
        links = [link for board in boards for link in board.connections]
        known = [name for board in boards for name in link_names(board)]
        turned = ["-".join(reversed(link.ends)) for link in links]
        return Names(known, dict(zip(turned, known, strict=True)))

    @cached_property
    def contracts(self) -> Names:
        return Names([card.id for board in self._boards() for card in board.contracts], {})


def check_names(board: BoardFile) -> Iterator[Problem]:
    """Names of one kind have different numbers, or a code would say two things."""
    blocks = {
        "cities": [city.id for city in board.cities],
        "connections": link_names(board),
        "contracts": [contract.id for contract in board.contracts],
    }
    for block, names in blocks.items():
        seen = dict[int, str]()
        for name in names:
            other = seen.setdefault(number_of(name), name)
            if other != name:
                yield Problem(block, "id", f"{name} cannot be told from {other} in codes")
