"""JSON at the edge: decoding with one clear line per fault, and the published schemas."""

from functools import cache
from typing import Any

import msgspec

from footplate.core.refusal import BadInput

Plain = dict[str, Any]


def describe_error(error: Exception | str) -> str:
    """msgspec's message, with the place in front: `$.players[0].money: expected int, got str`."""
    # Names and values are quoted from the input: whatever they hold, this stays one line.
    text = " ".join(str(error).split())
    reason, found, place = text.rpartition(" - at ")
    if not found:
        reason, place = text, ""
    reason = reason.replace("`", "").strip()
    place = place.replace("`", "").strip()
    if place.startswith("key in "):
        place = place.removeprefix("key in ")
    if not reason[:2].isupper():
        reason = reason[:1].lower() + reason[1:]
    if not place or place == "$":
        return reason
    return f"{place.removeprefix('$.')}: {reason}"


def decode_json(data: bytes | str) -> Any:
    """Any JSON; malformed text is refused with the position of the fault."""
    try:
        return msgspec.json.decode(str(data) if isinstance(data, str) else data)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadInput(f"malformed JSON: {describe_error(error)}") from None
    except RecursionError:
        raise BadInput("malformed JSON: nested too deeply") from None


def convert(plain: Any, kind: Any, what: str) -> Any:
    """Plain data as a typed value; unknown fields and wrong types are refused."""
    try:
        held = msgspec.convert({"it": plain}, _holder(kind), strict=True, str_keys=True)
    except msgspec.ValidationError as error:
        reason, at, place = str(error).rpartition(" - at ")
        raise BadInput(f"{what}: {describe_error(reason + at + _outside(place))}") from None
    except UnicodeError:
        raise BadInput(f"{what}: holds text that is no Unicode") from None
    return held.it


@cache
def _holder(kind: Any) -> type[Any]:
    """A struct with one field of this kind. What a struct is made of msgspec remembers; what a
    union is, it works out each time, which takes a hundred times as long as converting to it."""
    holder = msgspec.defstruct("Holder", [("it", kind)])
    msgspec.json.Decoder(holder)  # before another thread can see it, see `registry.settle_types`
    return holder


def _outside(place: str) -> str:
    """A place as it is called without the holder around it."""
    return place.replace("$.it", "$", 1)


def plain_or_refuse(value: Any, what: str) -> Any:
    """A value as plain data, whatever was put into it in Python."""
    try:
        return msgspec.to_builtins(value)
    except (TypeError, ValueError, RecursionError) as error:
        raise BadInput(f"{what}: {error}") from None


def no_path(board: str, what: str) -> None:
    """Records and positions come from strangers: they never make us open a file."""
    if board.endswith(".toml") and "\n" not in board:
        raise BadInput(f"{what}: board: a name or the text of a board, not a file")


def to_plain(value: Any) -> Any:
    return msgspec.to_builtins(value)


def to_json(value: Any, indent: int = 0) -> str:
    text = msgspec.json.encode(value)
    if indent:
        text = msgspec.json.format(text, indent=indent)
    return text.decode()


def schema(kinds: dict[str, Any], title: str) -> Plain:
    """One JSON Schema document that holds every named type under `$defs`."""
    (refs, defs) = msgspec.json.schema_components(kinds.values(), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "properties": dict(zip(kinds, refs, strict=True)),
        "$defs": defs,
    }
