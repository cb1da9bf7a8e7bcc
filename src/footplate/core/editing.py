"""An edit of a position: fields are changed, and what follows from them is worked out anew.

An edit is written like the description itself, with only what changes in it. The entries of a
list are named by their number, or by their first field (a hex, a zone) where that is text.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, get_args, get_type_hints

import msgspec

from footplate.core.codec import shown
from footplate.core.position import Position
from footplate.core.refusal import BadInput
from footplate.core.wire import Plain, describe_error

Path = tuple[str, ...]
ANY = "*"
NOTHING = "there is nothing to leave out"
GONE = object()
"""Stands for an entry that was left out of a list until all places are known."""


def edit(position: Position, changes: Mapping[str, object]) -> Plain:
    """The description with the changes, without what its restorer has to work out anew."""
    before = _plain(position, ())
    editor = _Editor(type(position))
    after: Plain = editor.merge(_plain(position, ()), changes, ())
    for field, sources in position.follows.items():
        for source in sources:
            editor.drop(after, field.split("."), source.split("."))
    for field, source in position.stocks.items():
        editor.refill(before, after, field, source.split("."))
    for entries in editor.cut:
        entries[:] = [entry for entry in entries if entry is not GONE]
    return after


class _Editor:
    def __init__(self, kind: type[Position]) -> None:
        self.kind = kind
        self.cut: list[list[Any]] = []
        """The lists with entries that are gone."""
        self.said: list[Path] = []
        """The fields that the edit names: these stay as it says."""
        self.changed: list[Path] = []

    def merge(self, old: Any, change: object, path: Path) -> Any:
        """The old value with the change; whatever is no table is put in the old one's place."""
        if isinstance(change, Mapping) and isinstance(old, dict):
            return self._merge_table(old, change, path)
        if isinstance(change, Mapping) and isinstance(old, list):
            return self._merge_list(old, change, path)
        new = _plain(change, path)
        self._mark(path, new != old)
        return new

    def _mark(self, path: Path, changed: bool) -> None:
        self.said.append(path)
        if changed:
            self.changed.append(path)

    def _merge_table(self, old: Plain, change: Mapping[Any, object], path: Path) -> Plain:
        new = dict(old)
        for key, value in change.items():
            name = _key(key)
            if value is not None:
                new[name] = self.merge(old.get(name), value, (*path, name))
                continue
            if name not in new:
                raise BadInput(f"edit: {_name((*path, name))}: {NOTHING}")
            self._mark((*path, name), new.pop(name) is not None)
        return new

    def _merge_list(self, old: list[Any], change: Mapping[Any, object], path: Path) -> list[Any]:
        new = list(old)
        for key, value in change.items():
            name = _key(key)
            numbered = name.isascii() and name.isdecimal() and len(name) < 6
            at = int(name) if numbered else self._find(new, name, path)
            there = (*path, str(at))
            if at > len(new):
                raise BadInput(f"edit: {_name(path)}: there is no entry {at}")
            if at == len(new) and value is None:
                raise BadInput(f"edit: {_name((*path, name))}: {NOTHING}")
            if at == len(new):
                plain = _plain(value, there)
                if isinstance(plain, dict) and not numbered:
                    plain = {self._named_by(path): name, **plain}
                new.append(plain)
                self._mark(there, True)
            elif value is None and isinstance(new[at], dict):
                new[at] = GONE
                self.cut.append(new)
                self._mark(there, True)
            else:
                new[at] = self.merge(new[at], value, there)
        return new

    def _find(self, entries: list[Any], name: str, path: Path) -> int:
        """The place of an entry by its name; a new one comes to the end."""
        field = self._named_by(path)
        found = [at for at, entry in enumerate(entries) if _entries(entry).get(field) == name]
        if len(found) > 1:
            raise BadInput(
                f"edit: {_name(path)}: {_name((name,))} stands there twice: say its number"
            )
        return found[0] if found else len(entries)

    def _named_by(self, path: Path) -> str:
        """The first field of what a list holds, where that is text."""
        kind: Any = self.kind
        for key in (*path, ANY):
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
                kind = get_type_hints(kind).get(key)
            else:
                kind = next(iter(get_args(kind)[-1:]), None)
            given = [part for part in get_args(kind) if part is not type(None)]
            kind = given[0] if type(None) in get_args(kind) else kind
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            first = kind.__struct_fields__[0]
            if get_type_hints(kind)[first] is str:
                return first
        raise BadInput(f"edit: {_name(path)}: the entries of this list have numbers, not names")

    # What follows. ------------------------------------------------------------------------

    def drop(self, data: Plain, field: list[str], source: list[str]) -> None:
        """Leave a field out where something that it follows from has changed."""
        shared = 0
        while shared < min(len(field), len(source)) and field[shared] == source[shared]:
            shared += 1
        for path in list(self.changed):
            if _fits(source, path):
                # The same entry of a list that both belong to.
                bound = [*path[:shared], *field[len(path[:shared]) :]]
                for found in _places(data, bound):
                    if not any(_fits(list(found), said) for said in self.said):
                        self._leave_out(data, found)

    def _leave_out(self, data: Plain, path: Path) -> None:
        """What follows from this in turn is left out as well, where it comes after it."""
        if _at(data, path) is not None:
            self.changed.append(path)
        _leave_out(data, path)

    def refill(self, before: Plain, after: Plain, field: str, source: list[str]) -> None:
        """What players have more than before is taken from the stock, and comes back to it."""
        if (field,) in self.said or not any(_fits(source, path) for path in self.changed):
            return
        taken = _pieces(after, source)
        taken.subtract(_pieces(before, source))
        stock = after[field]
        if isinstance(stock, int):
            after[field] = stock - taken[""]
        elif isinstance(stock, list):
            kept = [entry for entry in stock if taken[str(entry)] <= 0]
            back = [name for name, count in taken.items() for _ in range(-count)]
            after[field] = kept + back
        else:
            after[field] = {name: count - taken[name] for name, count in stock.items()}


def _key(key: object) -> str:
    return key if isinstance(key, str) else shown(key)


def _name(path: Path) -> str:
    """On one line, whatever the names hold."""
    return " ".join(".".join(path).split())


def _plain(value: object, path: Path) -> Any:
    """As JSON has it: lists for tuples, names for numbers as keys."""
    try:
        return msgspec.json.decode(msgspec.json.encode(value))
    except (TypeError, ValueError, RecursionError, msgspec.MsgspecError) as error:
        raise BadInput(f"edit: {_name(path)}: {describe_error(error)}") from None


def _fits(pattern: list[str], path: Path) -> bool:
    """Whether one of them lies in the other, or both are the same."""
    return all(want in (ANY, got) for want, got in zip(pattern, path))


def _places(data: Any, pattern: list[str]) -> Iterator[Path]:
    """Every field of the data that a pattern names."""
    if not pattern:
        yield ()
        return
    first, rest = pattern[0], pattern[1:]
    entries = _entries(data)
    for key in list(entries) if first == ANY else [first]:
        if key in entries:
            for path in _places(entries[key], rest):
                yield (key, *path)


def _entries(data: Any) -> dict[str, Any]:
    if isinstance(data, dict):
        return data
    return {str(at): entry for at, entry in enumerate(data)} if isinstance(data, list) else {}


def _at(data: Any, path: Path) -> Any:
    for key in path:
        data = _entries(data)[key]
    return data


def _leave_out(data: Plain, path: Path) -> None:
    _at(data, path[:-1]).pop(path[-1], None)


def _pieces(data: Plain, pattern: list[str]) -> "Counter[str]":
    """How many of each lie there: names in lists, or plain numbers."""
    found: Counter[str] = Counter()
    for path in _places(data, pattern):
        value = _at(data, path)
        found.update({"": value} if isinstance(value, int) else map(str, value))
    return found
