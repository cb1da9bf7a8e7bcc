"""A lesson at a table: where the learner stands, and what a decision makes of it."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from footplate.core import registry
from footplate.core.record import Record
from footplate.core.refusal import Refusal, Refused
from footplate.core.state import State
from footplate.lessons.file import Lesson, Step, plain
from footplate.lessons.judging import NOTHING_TO_READ, judge, missed
from footplate.tables import AUTOMA, PERSON, Seat, Table, Wishes

RIVALS: Final = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Fritz")
"""What the others are called where a lesson does not say, one after the other."""


class LessonTold(msgspec.Struct, frozen=True):
    """A lesson as the learner is told it: what has come, never what comes."""

    title: str
    about: str
    learner: int
    steps: int
    at: int
    """How many steps were reached."""
    over: bool
    say: str
    """What is to be done now; at the end the summary."""
    reads: bool
    """Whether this is only to be read, and then gone on from."""
    reached: str
    """What is said of the step before."""
    points: list[str]
    hint: str
    rules: list[str]
    refused: str
    """What the lesson adds where the rules say no."""
    before: list[str]
    """What was said in the steps so far."""


def begun(lesson: Lesson) -> State:
    """The state that a lesson begins with; BadInput or Refused where there is none."""
    start = lesson.start
    state = Record(
        game=lesson.game,
        board=start.board or registry.game(lesson.game).default_board,
        options=start.options,
        seats=start.seats,
        seed=start.seed,
        position=start.position,
    ).begin()
    if start.edits:
        state = state.edited(**start.edits)
    for action in start.actions:
        state.play(dict(action))
    return state


def begin(lesson: Lesson) -> Record:
    """The record of a table for the lesson: it knows the position, and no past of it."""
    state = begun(lesson)
    board, options = state.game.played_on(state)
    return Record(
        game=lesson.game,
        board=board,
        options=options,
        seats=lesson.start.seats,
        position=plain(state.position()),
    )


def seats_of(lesson: Lesson, record: Record, name: str) -> list[Seat]:
    """Who sits where. The learner decides everything, and no turn waits to be ended: each decision
    is a step of its own."""
    automas = registry.game(lesson.game).automas(record.options, record.seats)
    seats: list[Seat] = []
    rivals = iter(RIVALS)
    for seat in range(record.seats):
        called = lesson.names[seat] if seat < len(lesson.names) else ""
        if seat == lesson.learner:
            seats.append(Seat(PERSON, name, wishes=Wishes(forced=False, hold="never")))
        elif seat in automas:
            seats.append(Seat(AUTOMA, called or f"Automa {seat + 1}", automas[seat]))
        else:
            seats.append(Seat(lesson.bots, called or next(rivals, f"{lesson.bots} {seat + 1}")))
    return seats


class Course:
    """How far somebody has come. Each step that was reached is known by the number of actions at
    which it was: so taking back a decision takes back what it had reached."""

    def __init__(self, lesson: Lesson, reached: list[int] | None = None) -> None:
        self.lesson = lesson
        self.reached = reached or []
        self.shift = 0
        """How many actions a table has forgotten that goes on from a later position."""
        self.left = ""
        """What of the others' decisions after the last step did not fit."""

    def at(self, count: int) -> int:
        """The step at which the learner stands after so many actions."""
        return sum(each <= count for each in self.reached)

    def step(self, count: int) -> Step | None:
        at = self.at(count)
        return self.lesson.steps[at] if at < len(self.lesson.steps) else None

    def reach(self, step: int, count: int) -> None:
        self.reached = [*self.reached[:step], count]

    def _count(self, table: Table) -> int:
        return self.shift + table.count

    # What the learner does. -------------------------------------------------------------------

    def decide(
        self,
        table: Table,
        action: Mapping[str, Any],
        made_for: int | None = None,
        joined: bool = False,
    ) -> None:
        """A decision of the learner: it is played if it reaches the goal or is on the way to it,
        and refused (MISSED) if not. Once the lesson is over everything is played."""
        seat = self.lesson.learner
        step = self.step(self._count(table))
        while step is not None and step.goal is None:
            self.reach(self.at(self._count(table)), self._count(table))  # who acts has read
            step = self.step(self._count(table))
        if step is None:
            table.play(seat, dict(action), made_for, joined)
            return
        verdict = None
        if table.asked == seat and made_for in (None, table.moment):
            verdict = judge(self.lesson, step, table.state, action)
            if verdict.what == "missed":
                raise missed(verdict)
        at = self.at(self._count(table))
        table.play(seat, dict(action), made_for, joined)
        if verdict is not None and verdict.what == "reached":
            self.reach(at, self._count(table))
            self.left = _play_on(table, step)

    def go_on(self, table: Table) -> None:
        """On from a step that is only to be read."""
        step = self.step(self._count(table))
        if step is None or step.goal is not None:
            sentence = "There is nothing to go on from: do what the lesson asks for."
            raise Refused(Refusal(NOTHING_TO_READ, sentence))
        self.reach(self.at(self._count(table)), self._count(table))
        self.left = _play_on(table, step)

    # What the learner is told. ----------------------------------------------------------------

    def told(self, count: int) -> LessonTold:
        lesson, at, step = self.lesson, self.at(count), self.step(count)
        before = lesson.steps[:at]
        return LessonTold(
            lesson.title,
            lesson.about,
            lesson.learner,
            len(lesson.steps),
            at,
            step is None,
            lesson.summary if step is None else step.say,
            step is not None and step.goal is None,
            before[-1].reached if before else "",
            [] if step is None else step.points,
            "" if step is None else step.hint or step.missed,
            [] if step is None else step.rules,
            "" if step is None else step.refused,
            [each.say for each in before],
        )


def _play_on(table: Table, step: Step) -> str:
    """What the others do after a step. Where it does not fit, because the learner came another way,
    it ends there and the bots decide for themselves; that is told."""
    for action in step.then:
        while table.advance() is not None:
            pass
        if table.asked is None:
            return "nobody is asked"
        try:
            table.play(table.asked, action)
        except Refused as error:
            return str(error)
    return ""
