"""Lessons to test with."""

import footplate
from footplate.lessons import Course, Lesson, begin, lessons_of, seats_of
from footplate.lessons.check import solution
from footplate.tables import Table

SHELF = [(game, each.id) for game in footplate.names() for each in lessons_of(game)]

SMALL = """
format = "footplate-lesson/1"
game = "age-of-steam"
title = "One share"
about = "A lesson to test with."
summary = "That was all."

[start]
seats = 3
board = "rust-belt"
seed = 7
edits = { order = [0, 1, 2], seat = 0 }

[[steps]]
say = "Read this."

[[steps]]
say = "Issue one share."
points = ["K10"]
reached = "Done."
missed = "Another number."
refused = "Look at the rule."
then = [{ do = "issue-shares", shares = 0 }, { do = "issue-shares", shares = 0 }]
[steps.goal]
action = { do = "issue-shares", shares = 1 }
[[steps.wrong]]
action = { do = "issue-shares", shares = { at-least = 5 } }
say = "Too many."

[[steps]]
say = "Bid anything up to $3."
solution = [{ do = "bid", amount = 2 }]
[steps.goal]
action = { do = "bid", amount = { at-most = 3 } }
"""


def table_of(lesson: Lesson) -> Table:
    record = begin(lesson)
    return Table(record, seats_of(lesson, record, "Ann"))


def at_step(lesson: Lesson, wanted: int) -> tuple[Table, Course]:
    """A table of the lesson as it stands when a step begins, come there by its solutions."""
    table, course = table_of(lesson), Course(lesson)
    for step in lesson.steps[:wanted]:
        settle(table)
        if step.goal is None:
            course.go_on(table)
        for action in solution(step):
            course.decide(table, action)
    settle(table)
    return table, course


def settle(table: Table) -> None:
    while table.advance() is not None:
        pass
