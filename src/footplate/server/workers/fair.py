"""Who comes next: the tables take turns, so that one with much to do keeps nobody waiting."""

from collections import deque
from contextlib import suppress
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """What waits, by table; within a table, in the order in which it came."""

    def __init__(self) -> None:
        self._tables: dict[str, deque[T]] = {}
        """In the order in which they come next."""

    def __len__(self) -> int:
        return sum(len(line) for line in self._tables.values())

    def put(self, table: str, item: T) -> None:
        self._tables.setdefault(table, deque()).append(item)

    def take(self) -> T | None:
        """The next one; its table goes to the end."""
        if not self._tables:
            return None
        table = next(iter(self._tables))
        line = self._tables.pop(table)
        item = line.popleft()
        if line:
            self._tables[table] = line
        return item

    def discard(self, table: str, item: T) -> bool:
        """Take something out, wherever it stands; whether it was there."""
        line = self._tables.get(table, deque())
        before = len(line)
        with suppress(ValueError):
            line.remove(item)
        if not line:
            self._tables.pop(table, None)
        return len(line) < before
