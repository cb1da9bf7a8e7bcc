"""What a mistyped word may stand for."""

from collections.abc import Iterable
from typing import Final

FEWEST_LETTERS: Final = 3
"""Fewer letters are the beginning of too much."""


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The known word that is nearly this one, or the only one that begins so, whatever its case."""
    from difflib import get_close_matches  # only where something was mistyped

    by_key = {each.casefold(): each for each in known}
    key = word.casefold()
    found = get_close_matches(key, by_key, n=1, cutoff=0.7)
    if not found and len(key) >= FEWEST_LETTERS:
        found = [each for each in by_key if each.startswith(key)]
        found = found if len(found) == 1 else []
    return by_key[found[0]] if found else None


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """To go on a sentence with: ` (did you mean play?)`; empty where nothing is near."""
    found = nearest(word, known)
    return f" (did you mean {found}?)" if found else ""
