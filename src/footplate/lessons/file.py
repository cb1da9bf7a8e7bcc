"""A lesson as its file tells it: blocks, and what is wrong with a file that is none."""

from typing import Any, Final, Literal

import msgspec

from footplate.core.datafile import BadData, Block, Problem, read_toml

FORMAT: Final = "footplate-lesson/1"
LARGEST: Final = 200_000
"""Letters of a file: a board of one's own may be in it."""
MOST_STEPS: Final = 60
MOST_ACTIONS: Final = 400
"""Of the start, and of what others do after a step."""
LONGEST: Final = 1200
"""Letters of what is said at once."""

Plain = dict[str, Any]


class Start(Block, frozen=True, kw_only=True):
    """The position that the lesson begins with."""

    seats: int
    board: str = ""
    """The id of a board, or the text of a board file; empty: the usual one."""
    options: dict[str, bool | int | str] = {}
    seed: int = 1
    position: Plain | None = None
    """In place of a set-up."""
    edits: Plain = {}
    """What is changed in it, as `state.edited` takes it."""
    actions: list[Plain] = []
    """What is played then, by whoever is asked."""


class Goal(Block, frozen=True):
    """What an action has to do; where several things are named, all of them."""

    action: Plain | list[Plain] | None = None
    """What is decided, as a pattern; of a list, any."""
    event: Plain | None = None
    """Something that happens by it."""
    holds: Plain | None = None
    """What the learner has afterwards, by thing."""
    view: Plain | None = None
    """What the learner sees afterwards."""
    phase: str = ""
    """Where the game stands afterwards."""

    @property
    def patterns(self) -> list[Plain]:
        if self.action is None:
            return []
        return self.action if isinstance(self.action, list) else [self.action]


class Wrong(Block, frozen=True):
    """A mistake that deserves words of its own."""

    action: Plain
    say: str


class Step(Block, frozen=True, kw_only=True):
    say: str
    """What is to be done, or to be read."""
    goal: Goal | None = None
    """None: the learner reads, and goes on."""
    points: list[str] = []
    """The places that it is about, as the plan names them."""
    hint: str = ""
    rules: list[str] = []
    """The rules that it is about."""
    allow: list[Plain] = []
    """Patterns of what may be done on the way; everything else is missed, and not played."""
    reached: str = ""
    missed: str = ""
    wrong: list[Wrong] = []
    refused: str = ""
    """Said beside the rule's own sentence."""
    then: list[Plain] = []
    """What is played afterwards, for whoever is asked."""
    solution: list[Plain] = []
    """How it is done, where the goal's first action is no whole one."""


class Lesson(Block, frozen=True, kw_only=True):
    format: Literal["footplate-lesson/1"]
    game: str
    title: str
    about: str
    """What one can do afterwards, in a sentence."""
    learner: int = 0
    """The seat."""
    bots: str = "greedy"
    """Who sits in the other seats: they decide once the lesson is over, or where `then` ends."""
    names: list[str] = []
    """What the seats are called; empty: by names of ours."""
    start: Start
    steps: list[Step]
    summary: str
    """What was learned, at the end."""


def read_lesson(text: str) -> Lesson:
    """The lesson in a file; BadData where it is none: place, field and reason."""
    if len(text) > LARGEST:
        raise BadData([Problem("file", "size", f"a lesson has at most {LARGEST} letters")])
    lesson = read_toml(text, Lesson, {"format": (FORMAT,)}, "lesson")
    problems = _limits(lesson)
    if problems:
        raise BadData(problems)
    return lesson


def _limits(lesson: Lesson) -> list[Problem]:
    found: list[Problem] = []

    def limit(place: str, field: str, count: int, most: int, least: int = 0) -> None:
        if count > most:
            found.append(Problem(place, field, f"has {count}, and may have {most}"))
        elif count < least:
            found.append(Problem(place, field, "is empty"))

    for name in ("title", "about", "summary"):
        limit("lesson", name, len(getattr(lesson, name)), LONGEST, 1)
    limit("lesson", "steps", len(lesson.steps), MOST_STEPS, 1)
    limit("start", "actions", len(lesson.start.actions), MOST_ACTIONS)
    for index, step in enumerate(lesson.steps):
        place = f"steps[{index}]"
        limit(place, "say", len(step.say), LONGEST, 1)
        for name in ("reached", "missed", "refused", "hint"):
            limit(place, name, len(getattr(step, name)), LONGEST)
        for name in ("then", "solution", "allow", "wrong", "points", "rules"):
            limit(place, name, len(getattr(step, name)), MOST_ACTIONS)
    return found


def plain(value: Any) -> Any:
    """A value as the plain data that a file would hold: lists, tables, texts and numbers alone."""
    return msgspec.json.decode(msgspec.json.encode(value))
