"""What every check of a board file needs: places, and the commonest faults."""

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any, Final, Protocol

from footplate.core.datafile import Problem

# No number of guldens is higher: it has to fit the views.
MOST_GULDENS: Final = 990
MOST_STEPS: Final = 9  # of influence, or of a hub, at once
AS_PRINTED: Final = "which the rulebook prints"


class Entry(Protocol):
    @property
    def id(self) -> str: ...


def place_of(block: str, index: int, name: str) -> str:
    """Where an entry of a list stands, with the id that a person will look for."""
    return f"{block}[{index}] ({name})"


def text(value: Any) -> str:
    """A value as it stands in a file, with the words of tables left out."""
    if isinstance(value, list | tuple):
        return ", ".join(map(text, value)) or "none"
    if isinstance(value, dict):
        return " × ".join(map(text, value.values()))
    return str(value).lower() if isinstance(value, bool) else str(value)


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


def check_count(block: str, found: int, wanted: int, noun: str) -> Iterator[Problem]:
    if found != wanted:
        yield Problem(block, "count", f"{found} {noun}, but there are {wanted} in the box")


def wrong_names(given: Iterable[str], known: Iterable[str], noun: str) -> Iterator[str]:
    """Why names do not fit: unknown ones, and those given twice."""
    seen, names = set[str](), frozenset(known)
    for name in given:
        if name not in names:
            yield f"{name} is not {noun}"
        elif name in seen:
            yield f"{name} is given twice"
        seen.add(name)


def wrong_guldens(value: int) -> str:
    """Why a number of guldens cannot be paid: all money of the game is in tens."""
    if value % 10 or not 0 < value <= MOST_GULDENS:
        return f"{value} is not a multiple of 10 from 10 to {MOST_GULDENS}"
    return ""


def check_row(
    place: str, field: str, row: Sequence[int], falling: bool = False
) -> Iterator[Problem]:
    """A row of guldens never turns back."""
    for value in row:
        if reason := wrong_guldens(value):
            yield Problem(place, field, reason)
            return
    for value, after in pairwise(row):
        if after != value and (after < value) != falling:
            word = "more" if falling else "less"
            yield Problem(place, field, f"{after} is {word} than {value} before it")
            return
