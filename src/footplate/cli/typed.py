"""An action from a player's words in any game: its kind, then what it is done with (`bid 5`)."""

from collections.abc import Sequence
from typing import Any

import msgspec

from footplate import Action, BadInput, Game


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


def seat_of(names: Sequence[str], words: str) -> int:
    """A seat by number or by the start of its name."""
    word = words.strip()
    if word.isdecimal() and 1 <= int(word) <= len(names):
        return int(word) - 1
    low = word.casefold()
    found = [at for at, name in enumerate(names) if low and name.casefold().startswith(low)]
    if len(found) != 1:
        raise BadInput(f"{words!r} is no seat: give a number from 1 to {len(names)}, or a name.")
    return found[0]


def number(word: str, what: str = "How many") -> int:
    """A number as it is typed; BadInput for anything else."""
    if not word.strip().isdecimal() or len(word.strip()) > 6:
        raise BadInput(f"{what}? {word.strip()!r} is no number.")
    return int(word)


def signed(number: int) -> str:
    """`+3`, `-3`, `0`."""
    return f"{number:+d}" if number else "0"
