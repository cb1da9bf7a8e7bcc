"""`footplate schema`: what the game's JSON looks like, for programs that read or write it."""

from functools import reduce
from operator import or_
from typing import Any

import footplate
from footplate import Record
from footplate.cli.outcome import DONE
from footplate.core.wire import schema, to_json


def game_schema(name: str) -> dict[str, Any]:
    """One document with every type under `$defs`."""
    game = footplate.game(name)
    kinds: dict[str, Any] = {
        "action": game.action_union,
        "event": reduce(or_, game.event_types),
        "record": Record,
        "position": game.position_type,
        "view": game.view_type,
    }
    return schema(kinds, f"{game.title}: actions, events, record, position and view")


def print_schema(name: str) -> int:
    print(to_json(game_schema(name), indent=2))
    return DONE
