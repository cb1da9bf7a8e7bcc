"""What can be wrong with the board file of any game: its head, its ids, and what is printed."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Protocol

import msgspec

from footplate.core.datafile import Block, BoardHead, Problem, Seats

AS_PRINTED: Final = "which the rulebook prints"


class Entry(Protocol):
    @property
    def id(self) -> str: ...


def check_head(whole: str, board: BoardHead, most: Seats) -> Iterator[Problem]:
    """What every board file begins with: an id, a name, and seats within the game's."""
    if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", board.id):
        reason = f"{board.id!r} must be small letters and digits, joined by single hyphens"
        yield Problem(whole, "id", reason)
    if not board.name.strip():
        yield Problem(whole, "name", "is empty")
    seats = board.seats
    if not most.min <= seats.min <= seats.max <= most.max:
        reason = f"{seats.min} to {seats.max} is not a range within {most.min} to {most.max}"
        yield Problem("seats", "min, max", reason)


def check_printed(board: BoardHead, printed: Mapping[str, Block]) -> Iterator[Problem]:
    """Blocks that the rulebook prints stand in every board file as they are printed."""
    for block, wanted in printed.items():
        found = msgspec.to_builtins(getattr(board, block))
        for path, number, right in _differences(found, msgspec.to_builtins(wanted)):
            yield Problem(block, path, f"{number} is not {right}, {AS_PRINTED}")


def _differences(found: Any, wanted: Any, path: str = "") -> Iterator[tuple[str, str, str]]:
    if isinstance(wanted, dict):
        for key, value in wanted.items():
            yield from _differences(found[key], value, f"{path}.{key}" if path else key)
    elif found != wanted:
        yield path, text(found), text(wanted)


def text(value: Any) -> str:
    """A value as it stands in a file, with the words of tables left out."""
    if isinstance(value, list | tuple):
        return ", ".join(map(text, value)) or "none"
    if isinstance(value, dict):
        return " × ".join(map(text, value.values()))
    return str(value).lower() if isinstance(value, bool) else str(value)


def place_of(block: str, index: int, name: str) -> str:
    """Where an entry of a list stands, with the id that a person will look for."""
    return f"{block}[{index}] ({name})"


def check_ids(block: str, entries: Sequence[Entry], form: str, words: str) -> Iterator[Problem]:
    """Every id has the form, and none is given twice."""
    seen = dict[str, int]()
    for index, entry in enumerate(entries):
        place = place_of(block, index, entry.id)
        if not re.fullmatch(form, entry.id):
            yield Problem(place, "id", f"{entry.id!r} must be {words}")
        elif entry.id in seen:
            yield Problem(place, "id", f"{entry.id} is given twice, see {block}[{seen[entry.id]}]")
        seen.setdefault(entry.id, index)


def wrong_names(given: Iterable[str], known: Iterable[str], noun: str) -> Iterator[str]:
    """Why names do not fit: unknown ones, and those given twice."""
    seen, names = set[str](), frozenset(known)
    for name in given:
        if name not in names:
            yield f"{name} is not {noun}"
        elif name in seen:
            yield f"{name} is given twice"
        seen.add(name)
