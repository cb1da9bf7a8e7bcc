"""The commonest faults of a board file: counts, and rows of guldens."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from footplate.core.datafile import Problem

# No number of guldens is higher: it has to fit the views.
MOST_GULDENS: Final = 990
MOST_STEPS: Final = 9  # of influence, or of a hub, at once


def check_count(block: str, found: int, wanted: int, noun: str) -> Iterator[Problem]:
    if found != wanted:
        yield Problem(block, "count", f"{found} {noun}, but there are {wanted} in the box")


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
