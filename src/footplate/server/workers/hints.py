"""A decision told to a person: what a bot would do here, and what would come of it."""

from collections.abc import Sequence
from typing import Any

import msgspec

from footplate.bots.explaining import Explanation
from footplate.bots.purpose import Purpose
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
    """What is wasted by it, and what somebody would come to regret after it, or after all that the
    bot means to do, as far as the seat may know it."""
    sentence: str
    """All of it in words, and the purpose."""
    luck: bool
    """Whether luck or a reveal follows, so that nobody can say all of it."""
    reasons: Explanation | None = None
    """Of a bot that looks ahead: what it has compared, and what it expects to follow."""
    purpose: Purpose | None = None
    """Of a bot that does not: how it goes on, what that brings, and what else it would do."""


def hint_of(
    state: State,
    seat: int,
    action: AnyForm,
    names: Sequence[str] | None = None,
    reasons: Explanation | None = None,
    purpose: Purpose | None = None,
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
    whole = purpose is None or len(purpose.course.labels) == 1
    sentence = _sentence(state, seat, preview if whole else None, choice.label, choice.note)
    if purpose and purpose.sentence:
        sentence = f"{sentence} {purpose.sentence}"
    after = preview.warnings if whole or purpose is None else purpose.course.warnings
    warnings = [*choice.warnings, *after]
    return Hint(
        plain(known),
        choice.label,
        preview.effects,
        warnings,
        sentence,
        preview.luck,
        reasons,
        purpose,
    )


def _sentence(state: State, seat: int, preview: Preview | None, label: str, note: str) -> str:
    """Without a preview where all that follows is told at once."""
    plan = state.plan()
    if preview is None:
        return f"A bot's choice: {label}{f'; {note}' if note else ''}."
    own = [
        plan.change(effect.what, effect.change)
        for effect in preview.effects
        if effect.seat == seat and effect.change
    ]
    follows = [
        note,
        f"you: {', '.join(own)}" if own else "",
        "what follows depends on what others hide" if preview.hidden else "luck decides the rest",
    ]
    said = [words for words in follows[: 3 if preview.luck else 2] if words]
    return f"A bot's choice: {label}{''.join(f'; {words}' for words in said)}."
