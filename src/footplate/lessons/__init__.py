"""Lessons: data files that teach a game at a table of their own (docs/add-a-lesson.md).

A lesson is a position and steps; each says something and has a goal. What somebody decides is
judged before it is played: only what reaches the goal, or is on the way to it, happens. No game is
named here.
"""

from footplate.lessons.check import check_lesson, load_lesson
from footplate.lessons.course import Course, LessonTold, begin, seats_of
from footplate.lessons.file import LARGEST, Lesson, Step, read_lesson
from footplate.lessons.judging import MISSED, NOTHING_TO_READ, Verdict, judge
from footplate.lessons.shelf import LessonListed, lesson_text, lessons_of

__all__ = [
    "LARGEST",
    "MISSED",
    "NOTHING_TO_READ",
    "Course",
    "Lesson",
    "LessonListed",
    "LessonTold",
    "Step",
    "Verdict",
    "begin",
    "check_lesson",
    "judge",
    "lesson_text",
    "lessons_of",
    "load_lesson",
    "read_lesson",
    "seats_of",
]
