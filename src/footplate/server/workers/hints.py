"""A decision told to a person: what a bot would do here, and what would come of it."""

from collections.abc import Sequence
from typing import Any

import msgspec

from footplate.bots.explaining import Explanation
from footplate.core.event import Effect
from footplate.core.prompt import Preview
from footplate.core.refusal import BadInput
from footplate.core.state import AnyForm, State
from footplate.core.view import Caution
from footplate.server.workers.jobs import plain


class Hint(msgspec.Struct, frozen=True):
    """What a bot would do for the seat that is asked; for that seat alone."""

    action: dict[str, Any]
    label: str
    """As the prompt calls it."""
    effects: list[Effect]
    """What it changes, up to the first luck or reveal."""
    warnings: list[Caution]
    """What is wasted by it, and what somebody would come to regret after it, as far as the seat may
    know it."""
    sentence: str
    luck: bool
    """Whether luck or a reveal follows, so that nobody can say all of it."""
    reasons: Explanation | None = None
    """Of a bot that looks ahead: what it has compared, and what it expects to follow."""


def hint_of(
    state: State,
    seat: int,
    action: AnyForm,
    names: Sequence[str] | None = None,
    reasons: Explanation | None = None,
) -> Hint:
    """A bot's decision for the seat that is asked, from what this seat may know.

    `Refused` where the action is not legal, or the seat is not the one that is asked. A fallback is
    no hint: nobody has thought about it.
    """
    known = state.game.action(action)
    preview = state.preview(known, seat)
    choices = state.prompt(seat, names).choices
    choice = next((each for each in choices if state.game.action(each) == known), None)
    if choice is None:
        raise BadInput("the prompt does not offer this action")
    sentence = _sentence(state, seat, preview, choice.label, choice.note)
    warnings = [*choice.warnings, *preview.warnings]
    return Hint(
        plain(known), choice.label, preview.effects, warnings, sentence, preview.luck, reasons
    )


def _sentence(state: State, seat: int, preview: Preview, label: str, note: str) -> str:
    plan = state.plan()
    own = [
        plan.change(effect.what, effect.change)
        for effect in preview.effects
        if effect.seat == seat and effect.change
    ]
    follows = [
        note,
        f"you: {', '.join(own)}" if own else "",
        "what others hide decides the rest" if preview.hidden else "luck decides the rest",
    ]
    said = [words for words in follows[: 3 if preview.luck else 2] if words]
    return f"A bot's choice: {label}{''.join(f'; {words}' for words in said)}."
