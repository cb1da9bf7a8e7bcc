"""`footplate lesson …`: the lessons that come with the games, and files of one's own."""

from pathlib import Path

from rich.console import Console

from footplate.cli.desk import grid, plain_text
from footplate.cli.outcome import DONE, FOUND, printable, read_text
from footplate.cli.paging import reading
from footplate.core.datafile import BadData
from footplate.core.registry import loadable
from footplate.lessons import lessons_of, load_lesson


def list_lessons() -> int:
    """The lessons of every game, first things first."""
    table = grid("game", "lesson", "title", "steps", "what one learns")
    table.columns[1].no_wrap = True
    games, faults = loadable()
    for game in games:
        for lesson in lessons_of(game.name):
            table.add_row(game.title, lesson.id, lesson.title, str(lesson.steps), lesson.about)
    pager = reading(Console(highlight=False))
    pager.show(table)
    for fault in faults:
        pager.show(plain_text(f"Left out: {fault}", "yellow"))
    return DONE


def check(file: str) -> int:
    """Say what is wrong with a lesson file, one line each; it is played to its end for that."""
    try:
        lesson = load_lesson(read_text(Path(file)))
    except BadData as error:
        for problem in error.problems:
            print(" ".join(printable(str(problem)).split()))
        return FOUND
    print(printable(f"{file}: {lesson.title}, {len(lesson.steps)} steps: no problems"))
    return DONE
