"""What a name is in codes: a number that comes from the name alone (FNV-1a, folded to 24 bits)."""

from collections.abc import Iterable, Iterator

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


def names_by_block(board: BoardFile) -> dict[str, list[str]]:
    return {
        "cities": [city.id for city in board.cities],
        "connections": link_names(board),
        "contracts": [contract.id for contract in board.contracts],
    }


def check_names(board: BoardFile) -> Iterator[Problem]:
    """Names of one kind have different numbers, or a code would say two things."""
    for block, names in names_by_block(board).items():
        for name, other in twins(names, {}):
            yield Problem(block, "id", f"{name} cannot be told from {other} in codes")


def twins(names: Iterable[str], known: dict[int, str]) -> Iterator[tuple[str, str]]:
    """Names that have the number of another name, with that one."""
    seen = dict(known)
    for name in names:
        other = seen.setdefault(number_of(name), name)
        if other != name:
            yield name, other
