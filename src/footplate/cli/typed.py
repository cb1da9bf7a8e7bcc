"""An action from a player's words in any game: its kind, then what it is done with (`bid 5`)."""

from collections.abc import Sequence
from typing import Any

import msgspec

from footplate import Action, Game


def typed_action(game: Game, words: str) -> Action | None:
    """The action that the words say in full, legal or not; None where they say none."""
    said = words.casefold().replace("-", " ").split()
    for kind in game.action_types:
        named = str(kind.__struct_config__.tag).split("-")
        fields = kind.__struct_fields__
        if said[: len(named)] == named and len(said) == len(named) + len(fields):
            action = _filled(kind, fields, said[len(named) :])
            if action is not None:
                return action
    return None


def _filled(kind: type[Action], fields: Sequence[str], values: Sequence[str]) -> Action | None:
    tag: dict[str, Any] = {"do": kind.__struct_config__.tag}
    try:
        return msgspec.convert({**tag, **dict(zip(fields, values))}, kind, strict=False)
    except msgspec.ValidationError:
        return None
