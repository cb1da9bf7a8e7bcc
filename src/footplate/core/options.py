"""What an option takes and what it means, read from its type."""

import msgspec

Value = bool | int | str


def allowed_values(kind: object) -> str:
    """What an option of this type takes, in words, without None, which stands for a default."""
    parts, values = _parts(kind), choices(kind)
    if any(isinstance(part, msgspec.inspect.BoolType) for part in parts):
        return "true or false"
    if not values and any(isinstance(part, msgspec.inspect.IntType) for part in parts):
        return "a whole number"
    return f"one of {', '.join(map(repr, values))}" if values else "text"


def choices(kind: object) -> list[Value]:
    """The values that an option of this type takes; empty: a number or a text of one's own."""
    values: list[Value] = []
    for part in _parts(kind):
        if isinstance(part, msgspec.inspect.LiteralType):
            values += [each for each in part.values if each is not None]
        elif isinstance(part, msgspec.inspect.BoolType):
            values += [False, True]
        elif isinstance(part, msgspec.inspect.IntType):
            return []
    return values


def meaning(kind: object) -> str:
    """What an option of this type means: `Annotated[…, Meta(description=…)]`; empty: unsaid."""
    info = msgspec.inspect.type_info(kind)
    said = info.extra_json_schema if isinstance(info, msgspec.inspect.Metadata) else None
    return str((said or {}).get("description", ""))


def needs(kind: object) -> dict[str, Value]:
    """The values of other options without which one of this type is refused:
    `Annotated[…, Meta(extra={"needs": …})]`."""
    info = msgspec.inspect.type_info(kind)
    said = info.extra if isinstance(info, msgspec.inspect.Metadata) else None
    return dict((said or {}).get("needs", {}))


def _parts(kind: object) -> list[msgspec.inspect.Type]:
    info = _bare(msgspec.inspect.type_info(kind))
    parts = info.types if isinstance(info, msgspec.inspect.UnionType) else (info,)
    return [_bare(part) for part in parts]


def _bare(info: msgspec.inspect.Type) -> msgspec.inspect.Type:
    return info.type if isinstance(info, msgspec.inspect.Metadata) else info
