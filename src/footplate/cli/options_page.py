"""The options of a game: their values, the default, and what each means."""

import ast
import inspect
import textwrap

import msgspec
from rich.console import RenderableType

from footplate import Game
from footplate.cli.desk import grid
from footplate.core.game import allowed_values

WORDS = ("option", "options")


def options_page(game: Game) -> RenderableType:
    """Each option as it is typed, its default, and its meaning."""
    meanings = _meanings(game.options_type)
    table = grid("option", "values", "left out", "meaning")
    for field in msgspec.structs.fields(game.options_type):
        values = allowed_values(field.type).removeprefix("one of ").replace("'", "")
        default = "" if field.default in (None, "", msgspec.NODEFAULT) else _typed(field.default)
        table.add_row(field.name, values, default or "–", meanings.get(field.name, ""))
    return table


def _typed(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _meanings(kind: type) -> dict[str, str]:
    """The sentence below each field; none where the package has no source beside it."""
    try:
        source = textwrap.dedent(inspect.getsource(kind))
    except (OSError, TypeError):
        return {}
    found, name = dict[str, str](), ""
    for node in ast.parse(source).body[0].body:  # type: ignore[attr-defined]
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            name = node.target.id
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and name:
            found[name] = " ".join(str(node.value.value).split())
            name = ""
    return found
