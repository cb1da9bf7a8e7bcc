"""The commands for what is data: boards and lessons. Each hands on to the module that does the
work."""

from pathlib import Path

from cyclopts import App

from footplate.cli.contests import Folder
from footplate.cli.fields import FIELD, Field
from footplate.cli.hosts import Output


def enter(app: App) -> None:
    """Enter the commands into the program."""
    boards = App(name="board", help="Boards as data: list, check, draw and study them.")
    app.command(boards)
    boards.command(board_list, name="list")
    boards.command(board_check, name="check")
    boards.command(board_draw, name="draw")
    boards.command(board_study, name="study")
    lessons = App(name="lesson", help="Lessons as data: list and check them.")
    app.command(lessons)
    lessons.command(lesson_list, name="list")
    lessons.command(lesson_check, name="check")


def board_list() -> int:
    """List the boards that come with the package."""
    from footplate.cli.boards import list_boards

    return list_boards()


def board_check(file: str, /) -> int:
    """Say what is wrong with a board file, one line each; exit code 1 if anything is.

    Parameters
    ----------
    file
        A .toml file, or the id of a board.
    """
    from footplate.cli.boards import check

    return check(file)


def board_draw(file: str, /, *, output: Output = None) -> int:
    """Draw a board as an SVG picture.

    Parameters
    ----------
    file
        A .toml file, or the id of a board.
    output
        Where to write it; left out: the standard output.
    """
    from footplate.cli.boards import draw

    return draw(file, output)


def board_study(
    file: str,
    /,
    *,
    seats: str | None = None,
    games: int = 40,
    output: Folder = Path("study"),
    field: Field = FIELD,
) -> int:
    """Let bots play on a board: who is favoured, which places are used, what goes where.

    Parameters
    ----------
    file
        A .toml file, or the id of a board.
    seats
        The bots. [default: as many greedy ones as usual]
    games
        How many games.
    output
        The folder for the report: heat maps on the board, as HTML, and the numbers as JSON.
    """
    from footplate.cli.studying import study

    return study(file, seats, games, output, field)


def lesson_list() -> int:
    """List the lessons that come with the games; they are taken in the browser, under Learn."""
    from footplate.cli.lessons import list_lessons

    return list_lessons()


def lesson_check(file: str, /) -> int:
    """Say what is wrong with a lesson file, one line each; exit code 1 if anything is.

    Parameters
    ----------
    file
        A .toml file.
    """
    from footplate.cli.lessons import check

    return check(file)
