"""What a game says and understands, as one JSON Schema document."""

from functools import reduce
from operator import or_
from typing import Any

import msgspec

from footplate.core import registry
from footplate.core.event import Move
from footplate.core.game import Game
from footplate.core.log import LogLine
from footplate.core.luck import LuckAsked
from footplate.core.plan import Plan
from footplate.core.program import ProgramOffer
from footplate.core.prompt import Preview, Prompt, WhyNot
from footplate.core.record import Record
from footplate.core.refusal import Refusal
from footplate.core.shortcut import ShortcutOffer
from footplate.core.wire import schema


def game_schema(name: str) -> dict[str, Any]:
    """One document with every type under `$defs`."""
    game = registry.game(name)
    kinds: dict[str, Any] = {
        "action": game.action_union,
        "event": reduce(or_, game.event_types),
        "record": Record,
        "position": game.position_type,
        "options": game.options_type,
        "plan": Plan,
        "view": game.view_type,
        "prompt": Prompt,
        "preview": _preview(game),
        "refusal": Refusal,
        "why_not": WhyNot,
        "luck": LuckAsked,
        "move": Move,
        "line": LogLine,
        "shortcut": ShortcutOffer,
        "program": ProgramOffer,
    }
    return schema(kinds, f"{game.title}: what it says and understands, in JSON")


def _preview(game: Game) -> Any:
    """With the events and the view of this game in place of what is common to all games."""
    events: Any = list[reduce(or_, game.event_types)]  # type: ignore[misc]
    own = {"events": events, "view": game.view_type}
    fields: list[Any] = []
    for field in msgspec.structs.fields(Preview):
        default: list[Any] = [] if field.required else [msgspec.field(default_factory=list)]
        fields.append((field.name, own.get(field.name, field.type), *default))
    return msgspec.defstruct("Preview", fields, namespace={"__doc__": Preview.__doc__})
