"""Judging: what a decision is worth to the step of a lesson, worked out on a copy."""

from collections.abc import Mapping
from typing import Any, Final, Literal

import msgspec

from footplate.core.event import Event
from footplate.core.refusal import Refusal, Refused
from footplate.core.state import State
from footplate.lessons.file import Goal, Lesson, Step, plain
from footplate.lessons.matching import matches

MISSED: Final = "FP-LESSON-01"
NOTHING_TO_READ: Final = "FP-LESSON-02"
OTHERWISE: Final = "The rules allow that, but here something else is practised."


class Verdict(msgspec.Struct, frozen=True):
    """What an action is to a step: it reaches the goal, is on the way to it, or is neither."""

    what: Literal["reached", "on-the-way", "missed"]
    say: str = ""


def judge(lesson: Lesson, step: Step, state: State, action: Mapping[str, Any]) -> Verdict:
    """What playing the action would be; nothing is played. Refused where the rules do not allow it,
    with the lesson's words after the rule's."""
    after, events = state.clone(), list[Event]()
    try:
        after.play(dict(action), events)
    except Refused as error:
        if not step.refused:
            raise
        said = f"{error.sentence} {step.refused}"
        raise Refused(Refusal(error.rule, said)) from None
    said_as = plain(state.game.action(dict(action)))
    if step.goal is not None and _reached(step.goal, lesson.learner, said_as, events, after):
        return Verdict("reached", step.reached)
    if any(matches(pattern, said_as) for pattern in step.allow):
        return Verdict("on-the-way")
    for wrong in step.wrong:
        if matches(wrong.action, said_as):
            return Verdict("missed", wrong.say)
    return Verdict("missed", step.missed or OTHERWISE)


def _reached(goal: Goal, learner: int, action: Any, events: list[Event], after: State) -> bool:
    if goal.action is not None and not any(matches(each, action) for each in goal.patterns):
        return False
    if goal.event is not None and not any(matches(goal.event, plain(each)) for each in events):
        return False
    if goal.phase and after.game.now(after).phase != goal.phase:
        return False
    if goal.holds is not None:
        held = after.game.holdings(after, learner)[learner]
        if not matches(goal.holds, held):
            return False
    return goal.view is None or matches(goal.view, plain(after.view(learner)))


def missed(verdict: Verdict) -> Refused:
    return Refused(Refusal(MISSED, verdict.say))
