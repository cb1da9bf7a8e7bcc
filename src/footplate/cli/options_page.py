"""The options of a game: their values, the default, and what each means."""

import ast
import inspect
import textwrap

import msgspec
from rich.console import Group, RenderableType

from footplate import Game
from footplate.cli.desk import grid, plain_text
from footplate.core.game import allowed_values

WORDS = ("option", "options")
OPTION_WIDTH = 36


def options_page(game: Game) -> RenderableType:
    """Each option as it is typed, its values, its default, and its meaning."""
    meanings = _meanings(game.options_type)
    table = grid("option", "meaning")
    table.columns[0].max_width = OPTION_WIDTH
    for field in msgspec.structs.fields(game.options_type):
        values = allowed_values(field.type).removeprefix("one of ").replace("'", "")
        default = "" if field.default in (None, "", msgspec.NODEFAULT) else _typed(field.default)
        left_out = f" [{default}]" if default else ""
        said = plain_text(field.name, "bold").append(f"\n{values}{left_out}", "not bold")
        table.add_row(said, meanings.get(field.name, ""))
    return Group(table, plain_text("In brackets: what an option is where it is left out.", "dim"))


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
