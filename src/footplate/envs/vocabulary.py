"""Actions as sequences of tokens out of a vocabulary that is fixed for a set-up.

An action is said as its kind and then field by field, as `build-track`, `hex=K10`, `tracks=1`,
`tracks=4`, `tracks.`. The vocabulary comes from the types of the actions and the names of the
board, never from play: a token means the same in every game of the set-up.
"""

from collections.abc import Iterator, Mapping, Sequence
from types import NoneType, UnionType
from typing import Any, Final, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import msgspec

from footplate.core.action import Action
from footplate.core.refusal import BadInput

HUNDRED: Final = 100
END: Final = "."


class Hundreds(NamedTuple):
    """The first of the two tokens of a number above 99."""

    number: int


Values = Sequence[int | str | Hundreds]


def tag_of(kind: type[Action]) -> str:
    return str(kind.__struct_config__.tag)


class Field:
    """One field of a kind of action: what it is made of, and whether it goes on until an end."""

    def __init__(self, name: str, type: Any) -> None:
        self.name = name
        self.width = 0
        """How many values an entry has where the field is a list; 0: it is one value."""
        if get_origin(type) is tuple:
            inner = get_args(type)
            self.endless = len(inner) == 2 and inner[1] is ...
            entry = inner[0] if self.endless else type
            parts = get_args(entry) if get_origin(entry) is tuple else (entry,)
            self.width = len(parts)
            type = parts[0]
        else:
            self.endless = False
        self.leaves = [each for each in _parts(type) if each is not NoneType]
        self.optional = NoneType in _parts(type)

    def leaf_values(self, known: Mapping[str, Values]) -> Iterator[Any]:
        """All that one value of the field can be."""
        if self.optional:
            yield None
        for leaf in self.leaves:
            if get_origin(leaf) is Literal:
                yield from get_args(leaf)
            elif leaf is bool:
                yield from (False, True)
            else:
                yield from known[self.name]


def _parts(type: Any) -> tuple[Any, ...]:
    return get_args(type) if get_origin(type) in (Union, UnionType) else (type,)


class Vocabulary:
    """The tokens of a set-up, in a fixed order, and actions said with them."""

    def __init__(self, kinds: Sequence[type[Action]], known: Mapping[str, Values]) -> None:
        """`known` has for each field of whole numbers or names what it can be; numbers above
        99 are said in two tokens, the hundreds and the rest."""
        self.names: list[str] = [tag_of(kind) for kind in kinds]
        self._kinds = list(kinds)
        self._number = {kind: number for number, kind in enumerate(kinds)}
        self._fields: list[list[Field]] = []
        self._tokens: dict[str, dict[Any, int]] = {}
        self._ends: dict[str, int] = {}
        self._values: dict[int, Any] = {}
        for kind in kinds:
            hints = get_type_hints(kind)
            fields = [Field(each.name, hints[each.name]) for each in msgspec.structs.fields(kind)]
            self._fields.append(fields)
            for field in fields:
                self._add(field, known)

    def _add(self, field: Field, known: Mapping[str, Values]) -> None:
        tokens = self._tokens.setdefault(field.name, {})
        for value in field.leaf_values(known):
            if value not in tokens:
                tokens[value] = self._name(f"{field.name}={_said(value)}", value)
        if field.endless and field.name not in self._ends:
            self._ends[field.name] = self._name(f"{field.name}{END}", None)

    def _name(self, name: str, value: Any) -> int:
        self.names.append(name)
        self._values[len(self.names) - 1] = value
        return len(self.names) - 1

    def __len__(self) -> int:
        return len(self.names)

    def said(self, action: Action) -> tuple[int, ...]:
        """The tokens of an action; no action's tokens are the beginning of another's."""
        number = self._number[type(action)]
        found = [number]
        for field in self._fields[number]:
            value = getattr(action, field.name)
            if field.width == 0:
                self._say(field, value, found)
                continue
            for entry in value:
                for part in entry if isinstance(entry, tuple) else (entry,):
                    self._say(field, part, found)
            if field.endless:
                found.append(self._ends[field.name])
        return tuple(found)

    def _say(self, field: Field, value: Any, found: list[int]) -> None:
        tokens = self._tokens[field.name]
        try:
            if type(value) is int and value >= HUNDRED and value not in tokens:
                found.append(tokens[Hundreds(value // HUNDRED)])
                value %= HUNDRED
            found.append(tokens[value])
        except KeyError:
            raise BadInput(f"the vocabulary has no {field.name}={_said(value)}") from None

    def action(self, tokens: Sequence[int]) -> Action:
        """The action that these tokens say, read without knowing what is legal."""
        reader = _Reader(tokens)
        number = reader.next()
        if not 0 <= number < len(self._kinds):
            raise BadInput(f"an action begins with its kind, not with token {number}")
        values = [self._read(field, reader) for field in self._fields[number]]
        if reader.left:
            raise BadInput("the action ends before its tokens do")
        return self._kinds[number](*values)

    def _read(self, field: Field, reader: "_Reader") -> Any:
        if field.width == 0:
            return self._leaf(field, reader)
        found: list[Any] = []
        if not field.endless:
            return tuple(self._leaf(field, reader) for _ in range(field.width))
        while reader.peek() != self._ends[field.name]:
            entry = tuple(self._leaf(field, reader) for _ in range(field.width))
            found.append(entry if field.width > 1 else entry[0])
        reader.next()
        return tuple(found)

    def _leaf(self, field: Field, reader: "_Reader") -> Any:
        token = reader.next()
        value = self._values.get(token)
        if self._tokens[field.name].get(value) != token:
            raise BadInput(f"token {token} is no value of {field.name}")
        if isinstance(value, Hundreds):
            return value.number * HUNDRED + int(self._leaf(field, reader))
        return value


class _Reader:
    def __init__(self, tokens: Sequence[int]) -> None:
        self._tokens = tokens
        self._at = 0

    @property
    def left(self) -> int:
        return len(self._tokens) - self._at

    def peek(self) -> int:
        if self.left == 0:
            raise BadInput("the tokens end before the action does")
        return int(self._tokens[self._at])

    def next(self) -> int:
        token = self.peek()
        self._at += 1
        return token


def _said(value: Any) -> str:
    if value is None:
        return "none"
    if isinstance(value, Hundreds):
        return f"{value.number}xx"
    return str(value).lower() if isinstance(value, bool) else str(value)
