"""What an option takes and what it means, read from its type."""

import msgspec


def allowed_values(kind: object) -> str:
    """What an option of this type takes, in words, without None, which stands for a default."""
    info = _bare(msgspec.inspect.type_info(kind))
    parts = info.types if isinstance(info, msgspec.inspect.UnionType) else (info,)
    values: list[object] = []
    for part in map(_bare, parts):
        if isinstance(part, msgspec.inspect.LiteralType):
            values += part.values
        elif isinstance(part, msgspec.inspect.BoolType):
            return "true or false"
        elif isinstance(part, msgspec.inspect.IntType):
            return "a whole number"
    return f"one of {', '.join(map(repr, values))}" if values else "text"


def meaning(kind: object) -> str:
    """What an option of this type means: `Annotated[…, Meta(description=…)]`; empty: unsaid."""
    info = msgspec.inspect.type_info(kind)
    said = info.extra_json_schema if isinstance(info, msgspec.inspect.Metadata) else None
    return str((said or {}).get("description", ""))


def _bare(info: msgspec.inspect.Type) -> msgspec.inspect.Type:
    return info.type if isinstance(info, msgspec.inspect.Metadata) else info
