"""Write docs/reference/GAME.md: what views, forecasts and events of a game hold, field by field.

It is all read from the types themselves, so it is true: their docstrings, and what stands below
each field. `--check` writes nothing and says which page is out of date.
"""

import argparse
import types
import typing
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import footplate
from footplate import Event, Game
from footplate.core.view import Forecast, View
from footplate.server.said import words_of_fields

FOLDER = Path(__file__).parents[1] / "docs" / "reference"


def structs_in(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """The structs that a type is made of, in order."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
    for part in typing.get_args(kind):
        yield from structs_in(part)


def written(kind: Any) -> str:
    """A type as one would write it."""
    if typing.get_origin(kind) is typing.Literal:
        return " or ".join(f"`{value!r}`" for value in typing.get_args(kind))
    if typing.get_origin(kind) in (typing.Union, types.UnionType):
        return " or ".join(written(part) for part in typing.get_args(kind))
    if kind is type(None):
        return "None"
    parts = typing.get_args(kind)
    name = getattr(kind, "__name__", str(kind))
    if not parts or not isinstance(typing.get_origin(kind), type):
        return name
    inside = ", ".join(written(part) for part in parts if part is not Ellipsis)
    return f"{name} of {inside}"


def rows(kind: type[msgspec.Struct], without: type[msgspec.Struct]) -> Iterator[str]:
    """A table of the fields that a base has not."""
    words = words_of_fields(kind)
    hints = typing.get_type_hints(kind)
    known = {field.name for field in msgspec.structs.fields(without)}
    fields = [f for f in msgspec.structs.fields(kind) if f.name not in known]
    narrowed = [f for f in fields if f.name in hints]
    if narrowed:
        yield "\n| field | type | |\n|---|---|---|"
    for field in narrowed:
        type_words = written(hints[field.name]).replace("|", "\\|")
        yield f"| `{field.name}` | {type_words} | {words.get(field.name, '')} |"


def section(title: str, kind: type[msgspec.Struct], without: type[msgspec.Struct]) -> Iterator[str]:
    yield f"\n### {title}\n"
    told = "" if kind.__doc__ is None else " ".join(kind.__doc__.split())
    if told:
        yield told
    yield from rows(kind, without)


def parts_of(kind: type[msgspec.Struct], seen: set[type]) -> Iterator[type[msgspec.Struct]]:
    """The structs below a struct, each once."""
    for hint in typing.get_type_hints(kind).values():
        for part in structs_in(hint):
            if part not in seen:
                seen.add(part)
                yield part
                yield from parts_of(part, seen)


def forecast_type(game: Game) -> type[msgspec.Struct]:
    state = game.start(game.usual_seats)
    return type(state.forecast(0))


def page(game: Game) -> str:
    forecast = forecast_type(game)
    lines = [
        f"# {game.title}: views, forecasts and events",
        "",
        "Made by `make reference` from the types. The header that all views share, prompts and",
        "previews are told in [told.md](../told.md).",
        "\n## The view",
    ]
    lines += section(game.view_type.__name__, game.view_type, View)
    seen: set[type] = {game.view_type, forecast, *base_parts()}
    for part in parts_of(game.view_type, seen):
        lines += section(part.__name__, part, msgspec.Struct)
    lines.append("\n## The forecast of a seat")
    lines += section(forecast.__name__, forecast, Forecast)
    for part in parts_of(forecast, seen):
        lines += section(part.__name__, part, msgspec.Struct)
    lines.append("\n## Events")
    for event in game.event_types:
        lines += section(f"`{event.__struct_config__.tag}`", event, Event)
    return "\n".join(lines) + "\n"


def base_parts() -> set[type]:
    """What the header of every view is made of."""
    return {View, Forecast, *parts_of(View, set())}


def packaged() -> list[str]:
    """The games of this project, without those that happen to be installed."""
    names = sorted(footplate.names())
    return [n for n in names if type(footplate.game(n)).__module__.startswith("footplate.")]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    stale = []
    FOLDER.mkdir(exist_ok=True)
    for name in packaged():
        file, text = FOLDER / f"{name}.md", page(footplate.game(name))
        if check and (not file.is_file() or file.read_text(encoding="utf-8") != text):
            stale.append(name)
        elif not check:
            file.write_text(text, encoding="utf-8")
    if stale:
        print(f"docs/reference is out of date for {', '.join(stale)}: run `make reference`.")
    return bool(stale)


if __name__ == "__main__":
    raise SystemExit(main())
