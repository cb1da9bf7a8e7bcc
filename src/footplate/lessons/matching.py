"""Patterns: plain data that names what matters of other plain data, and no more."""

from collections.abc import Callable, Mapping
from typing import Any, Final

Pattern = Any

_NUMBERS: Final[Mapping[str, Callable[[Any, Any], bool]]] = {
    "at-least": lambda found, wanted: found >= wanted,
    "at-most": lambda found, wanted: found <= wanted,
}
WORDS: Final = frozenset({*_NUMBERS, "any-of", "not"})
"""What a table of a pattern may say of a value instead of naming fields of it."""


def matches(pattern: Pattern, found: Any) -> bool:
    """Whether what was found is as the pattern says.

    A table names fields, or entries of a list by their number; what it does not name may be
    anything. A table of WORDS says something of the value itself. Whatever else is equal or does
    not match.
    """
    if not isinstance(pattern, dict):
        return bool(pattern == found) and isinstance(pattern, bool) == isinstance(found, bool)
    if pattern and pattern.keys() <= WORDS:
        return all(_says(word, wanted, found) for word, wanted in pattern.items())
    if isinstance(found, dict):
        return all(key in found and matches(part, found[key]) for key, part in pattern.items())
    if isinstance(found, list):
        return all(
            key.isascii()
            and key.isdecimal()
            and int(key) < len(found)
            and matches(part, found[int(key)])
            for key, part in pattern.items()
        )
    return False


def _says(word: str, wanted: Any, found: Any) -> bool:
    if word == "any-of":
        return any(matches(each, found) for each in wanted)
    if word == "not":
        return not matches(wanted, found)
    number = isinstance(found, int | float) and isinstance(wanted, int | float)
    return number and _NUMBERS[word](found, wanted)


def fault(pattern: Pattern) -> str:
    """Why something is no pattern; empty: it is one."""
    if not isinstance(pattern, dict):
        return ""
    said = pattern.keys() & WORDS
    if said and said != pattern.keys():
        return f"{sorted(said)[0]!r} stands beside fields of the value"
    for word in said & _NUMBERS.keys():
        if not isinstance(pattern[word], int | float) or isinstance(pattern[word], bool):
            return f"{word!r} is followed by a number"
    if "any-of" in said and not isinstance(pattern["any-of"], list):
        return "'any-of' is followed by a list"
    parts = pattern["any-of"] if "any-of" in said else pattern.values()
    return next((found for part in parts if (found := fault(part))), "")


def exact(pattern: Pattern) -> bool:
    """Whether the pattern says a value itself, so that it can be played as it stands."""
    if isinstance(pattern, dict):
        return not pattern.keys() & WORDS and all(exact(part) for part in pattern.values())
    return True
