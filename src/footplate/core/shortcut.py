"""A shortcut: several small decisions of one seat said at once. It gives ordinary actions.

What a game offers is found through `state.shortcuts(viewer)`, so a client needs to know none.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

from footplate.core.action import Action
from footplate.core.refusal import BadInput, Refusal
from footplate.core.wire import Plain, convert

if TYPE_CHECKING:
    from footplate.core.state import State


class ShortcutOffer(msgspec.Struct, frozen=True):
    """A shortcut that the seat could take now."""

    name: str
    title: str
    schema: Plain
    """JSON Schema of the argument that `state.shortcut` takes."""


class ShortcutKind(ABC):
    """A kind of shortcut of a game."""

    name: str
    title: str
    argument: Any
    """The type of its argument: a msgspec Struct, or a plain type."""

    @cached_property
    def offer(self) -> ShortcutOffer:
        """The same in every position: working out a schema takes longer than a view."""
        return ShortcutOffer(self.name, self.title, msgspec.json.schema(self.argument))

    @abstractmethod
    def fits(self, state: Any) -> bool:
        """Whether the mover could take it now."""

    @abstractmethod
    def actions(self, state: Any, argument: Any) -> list[Action] | Refusal:
        """The actions one after the other, or the first refusal. The state stays as it is."""

    def in_words(self, state: Any, actions: Sequence[Action]) -> tuple[str, int] | None:
        """What follows the first of these legal actions, as a person would say it in one, and how
        many of them that is; None where each of them is best called by its own name."""
        return None


def shortcut_offers(kinds: Sequence[ShortcutKind], state: "State") -> list[ShortcutOffer]:
    return [kind.offer for kind in kinds if not state.over and kind.fits(state)]


def take_shortcut(
    kinds: Sequence[ShortcutKind], state: "State", name: str, argument: object
) -> list[Action] | Refusal:
    """What a shortcut of the mover plays; BadInput where it is not on offer or badly said."""
    kind = next((kind for kind in kinds if kind.name == name), None)
    if kind is None or state.over or not kind.fits(state):
        raise BadInput(f"there is no shortcut {name!r:.60} to take now")
    plain = msgspec.to_builtins(argument)
    return kind.actions(state, convert(plain, kind.argument, f"shortcut {name}"))


def played(state: "State", actions: Sequence[Action]) -> list[Action] | Refusal:
    """The actions, or the first refusal that they meet one after the other on a copy."""
    after = state.clone()
    for action in actions:
        refusal = after.refuse(action)
        if refusal is not None:
            return refusal
        after.play_code(after.encode(action))
    return list(actions)
