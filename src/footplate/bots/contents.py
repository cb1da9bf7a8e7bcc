"""What a state holds, so that it can be put back where somebody has changed it in place."""

from functools import cache
from typing import Any, Final

SHARED_BY_ALL: Final = frozenset({"game", "conduct", "rules", "log"})
"""Belongs to every game on the board, not to one position."""


class Contents:
    """What a copy shares with its state, as it is now.

    A copy shares what the engine only ever replaces, and at the beginning also lists of the board.
    Each such list is kept beside what is in it, so that putting that back mends whatever shares it.
    """

    def __init__(self, state: object, copy: object) -> None:
        self._lists: list[tuple[list[Any], list[Any]]] = []
        self._values: list[tuple[object, str, object]] = []
        for name in _fields(state):
            if name in SHARED_BY_ALL:
                continue
            value, other = getattr(state, name, None), getattr(copy, name, None)
            if type(value) is list:
                self._keep_shared(value, other)
            elif value is other and type(value).__module__.startswith("footplate."):
                self._keep_part(value)

    def _keep_shared(self, value: list[Any], other: Any) -> None:
        if value is other:
            self._keep(value)
        elif value and type(value[0]) is not int:
            # A list of the copy's own may still hold lists of the state.
            for inner, outer in zip(value, other, strict=False):
                if type(inner) is list:
                    self._keep_shared(inner, outer)

    def _keep(self, found: list[Any]) -> None:
        self._lists.append((found, found[:]))
        if found and type(found[0]) is not int:
            for value in found:
                if type(value) is list:
                    self._keep(value)

    def _keep_part(self, part: object) -> None:
        """An object that states may share, such as what the set-up has laid out."""
        for name in _fields(part):
            value = getattr(part, name, None)
            self._values.append((part, name, value))
            if type(value) is list:
                self._keep(value)

    def put_back(self) -> bool:
        """Put everything back as it was; returns whether anything was not."""
        changed = False
        for part, name, value in self._values:
            if getattr(part, name, None) != value:
                setattr(part, name, value)
                changed = True
        for found, kept in self._lists:
            if found != kept:
                changed = changed or not _filled_in(found, kept)
                found[:] = kept
        return changed


def _filled_in(found: list[Any], kept: list[Any]) -> bool:
    """Whether only what was None has become something: a clone has found it for all who share."""
    if len(found) != len(kept):
        return False
    return all(old is None or new == old for new, old in zip(found, kept, strict=True))


def _fields(part: Any) -> list[str]:
    return list(vars(part)) if hasattr(part, "__dict__") else _descriptors(part.__class__)


@cache
def _descriptors(kind: type) -> list[str]:
    """A compiled object has its fields as descriptors of its classes."""
    named = {name: value for each in kind.__mro__ for name, value in vars(each).items()}
    found = [name for name, value in named.items() if type(value).__name__ == "getset_descriptor"]
    return [name for name in found if not name.startswith("__")]
