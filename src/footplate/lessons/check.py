"""Checking a lesson: it is read, begun, and played to its end by its own solutions."""

from collections.abc import Iterator
from typing import Any

from footplate.bots import kinds
from footplate.core import registry
from footplate.core.datafile import BadData, Problem
from footplate.core.record import RecordMismatch
from footplate.core.refusal import BadInput, Refused
from footplate.core.wire import no_path
from footplate.lessons.course import Course, begin, seats_of
from footplate.lessons.file import Lesson, Step, read_lesson
from footplate.lessons.matching import exact, fault
from footplate.tables import Table


def load_lesson(text: str) -> Lesson:
    """The lesson in a file that can be played to its end; else BadData."""
    lesson = read_lesson(text)
    problems = check_lesson(lesson)
    if problems:
        raise BadData(problems)
    return lesson


def check_lesson(lesson: Lesson) -> list[Problem]:
    """What is wrong with a lesson; nothing: it can be played to its end."""
    problems = [*_patterns(lesson)]
    if problems:
        return problems
    try:
        table = _table(lesson)
    except (BadInput, BadData, Refused, RecordMismatch) as error:
        return [Problem("start", "position", str(error))]
    except _Unsaid as error:
        return [Problem(*error.args)]
    return [*_places(lesson, table)] or _played(lesson, table)


def solution(step: Step) -> list[dict[str, Any]]:
    """How a step is done: as it says, or by the goal's own action."""
    if step.solution or step.goal is None:
        return step.solution
    return [each for each in step.goal.patterns if exact(each)][:1]


class _Unsaid(Exception):
    """Place, field and reason of something that stops the check."""


def _patterns(lesson: Lesson) -> Iterator[Problem]:
    for index, step in enumerate(lesson.steps):
        place = f"steps[{index}]"
        goal = step.goal
        patterns: list[tuple[str, Any]] = [("allow", each) for each in step.allow]
        patterns += [("wrong.action", each.action) for each in step.wrong]
        if goal is not None:
            patterns += [("goal.action", each) for each in goal.patterns]
            patterns += [("goal.event", goal.event), ("goal.holds", goal.holds)]
            patterns += [("goal.view", goal.view)]
            if not (goal.patterns or goal.event or goal.holds or goal.view or goal.phase):
                yield Problem(place, "goal", "is empty: leave it out where something is to be read")
            elif not solution(step):
                reason = "is missing: the goal's first action is no whole one"
                yield Problem(place, "solution", reason)
        for field, pattern in patterns:
            if reason := fault(pattern):
                yield Problem(place, field, reason)


def _table(lesson: Lesson) -> Table:
    if lesson.bots not in kinds():
        raise _Unsaid("lesson", "bots", f"must be one of {', '.join(kinds())}")
    if lesson.game not in registry.names():
        raise _Unsaid("lesson", "game", f"must be one of {', '.join(registry.names())}")
    no_path(lesson.start.board, "start")
    record = begin(lesson)
    if not 0 <= lesson.learner < record.seats:
        raise _Unsaid("lesson", "learner", f"seats are 0 to {record.seats - 1}")
    return Table(record, seats_of(lesson, record, "You"))


def _places(lesson: Lesson, table: Table) -> Iterator[Problem]:
    plan = table.state.plan()
    for index, step in enumerate(lesson.steps):
        for id in step.points:
            if id not in plan.places and id not in plan.lines:
                yield Problem(f"steps[{index}]", "points", f"there is no place {id!r}")


def _played(lesson: Lesson, table: Table) -> list[Problem]:
    course = Course(lesson)
    for index, step in enumerate(lesson.steps):
        place = f"steps[{index}]"
        while table.advance() is not None:
            pass
        if step.goal is not None and table.asked != lesson.learner:
            who = "nobody" if table.asked is None else f"seat {table.asked}"
            reason = f"the learner is not asked then, but {who}: say in `then` what the others do"
            return [Problem(place, "goal", reason)]
        try:
            if step.goal is None:
                course.go_on(table)
            for action in solution(step):
                course.decide(table, action)
        except (Refused, BadInput) as error:
            return [Problem(place, "solution", str(error))]
        if course.at(table.count) != index + 1:
            return [Problem(place, "goal", "is not reached by the solution")]
        if course.left:
            return [Problem(place, "then", f"this cannot be played: {course.left}")]
    return []
