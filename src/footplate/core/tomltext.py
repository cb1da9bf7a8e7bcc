"""Plain data as the text of a TOML file, for board files that were put together elsewhere."""

import math
import re
from typing import Any, Final

from footplate.core.refusal import BadInput

DEEPEST: Final = 12
"""How deep tables may lie in each other: far deeper than those of any board."""
NARROW: Final = 88
"""What fits into a line of so many letters stands in one."""

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_ESCAPES: Final = {"\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r", '"': '\\"'}


def toml_text(data: dict[str, Any]) -> str:
    """The text of a file that holds this data; None stands for what is left out. BadInput where
    TOML cannot say it."""
    lines: list[str] = []
    _table(data, [], lines)
    return "\n".join(lines).strip("\n") + "\n"


def _table(data: dict[str, Any], path: list[str], lines: list[str]) -> None:
    """What is simple first, and then the tables in it, each with its name."""
    _check_depth(len(path))
    tables = {key: value for key, value in data.items() if isinstance(value, dict)}
    simple = {key: value for key, value in data.items() if key not in tables and value is not None}
    if path and (simple or not tables):
        lines += ["", f"[{'.'.join(map(_key, path))}]"]
    lines += [f"{_key(key)} = {_value(value, len(path) + 1)}" for key, value in simple.items()]
    for key, value in tables.items():
        _table(value, [*path, key], lines)


def _value(value: Any, depth: int) -> str:
    _check_depth(depth)
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float) and math.isfinite(value):
        return repr(value)
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, list):
        return _list([_value(each, depth + 1) for each in value])
    if isinstance(value, dict):
        known = {key: each for key, each in value.items() if each is not None}
        inner = ", ".join(f"{_key(key)} = {_value(each, depth + 1)}" for key, each in known.items())
        return f"{{ {inner} }}" if inner else "{}"
    raise BadInput(f"a board file cannot hold {type(value).__name__} in a list or as a value")


def _list(entries: list[str]) -> str:
    short = f"[{', '.join(entries)}]"
    if len(short) <= NARROW and "{" not in short:
        return short
    return "[\n" + "".join(f"  {entry},\n" for entry in entries) + "]"


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _text(key)


def _text(text: str) -> str:
    signs = [
        "\\\\" if sign == "\\" else _ESCAPES.get(sign, sign) if sign >= " " else _escaped(sign)
        for sign in text
    ]
    return f'"{"".join(signs)}"'.replace("\x7f", "\\u007F")


def _escaped(sign: str) -> str:
    return _ESCAPES.get(sign, f"\\u{ord(sign):04X}")


def _check_depth(depth: int) -> None:
    if depth > DEEPEST:
        raise BadInput("tables and lists lie too deep in each other for a board file")
