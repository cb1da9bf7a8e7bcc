"""The options of a game: their values, the default, and what each means."""

import msgspec
from rich.console import Group, RenderableType

from footplate import Game
from footplate.cli.desk import grid, plain_text
from footplate.core.options import allowed_values, meaning

WORDS = ("option", "options")
OPTION_WIDTH = 36


def options_page(game: Game) -> RenderableType:
    """Each option as it is typed, its values, its default, and its meaning."""
    table = grid("option", "meaning")
    table.columns[0].max_width = OPTION_WIDTH
    for field in msgspec.structs.fields(game.options_type):
        values = allowed_values(field.type).removeprefix("one of ").replace("'", "")
        default = "" if field.default in (None, "", msgspec.NODEFAULT) else _typed(field.default)
        left_out = f" [{default}]" if default else ""
        said = plain_text(field.name, "bold").append(f"\n{values}{left_out}", "not bold")
        table.add_row(said, meaning(field.type))
    return Group(table, plain_text("In brackets: what an option is where it is left out.", "dim"))


def _typed(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
