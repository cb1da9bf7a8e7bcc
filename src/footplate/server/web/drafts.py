"""Board files that somebody works on: as data and as text, checked at the place, drawn."""

import re
import tomllib
from functools import lru_cache
from typing import Any, Final

import msgspec

from footplate.core.boardgame import BoardGame
from footplate.core.datafile import BadData, Problem
from footplate.core.tomltext import toml_text
from footplate.hexes.geometry import parse_label
from footplate.server.rooms.making import LONGEST_BOARD
from footplate.server.web.problems import Failed

Shelf = BoardGame[Any, Any, Any, Any, Any]
"""A game whose boards are files."""
PathStep = str | int
MOST_PROBLEMS: Final = 200
"""How many are told: whoever has mended these asks again."""


class BoardProblem(msgspec.Struct, frozen=True):
    """What is wrong with a board file: place, field and reason, as `footplate board check` says."""

    place: str
    field: str
    reason: str
    path: list[PathStep]
    """Where in the data: keys and numbers from the outside, as far as they are there."""


class BoardDraft(msgspec.Struct, frozen=True):
    """A board file as it is now."""

    text: str
    """The file itself: to keep, and to make a table with."""
    data: dict[str, Any] | None
    """The same as data; None: it cannot be read."""
    problems: list[BoardProblem]
    picture: str = ""
    """As SVG; empty: as long as something is wrong there is none."""
    words: str = ""
    """How large the board is, and what lies on it."""
    min_seats: int = 0
    max_seats: int = 0


class BoardOpened(msgspec.Struct, frozen=True):
    """A board that comes with the game, to be copied."""

    board: BoardDraft
    schema: dict[str, Any]
    """The JSON Schema of the game's board files: what a form is made of."""


def opened(game: Shelf, id: str) -> BoardOpened:
    text = game.library.folder.joinpath(f"{id}.toml").read_text(encoding="utf-8")
    return BoardOpened(_sound(game, text, tomllib.loads(text), game.library.load(id)), schema(game))


@lru_cache(maxsize=20)
def schema(game: Shelf) -> dict[str, Any]:
    return msgspec.json.schema(type(game.library.load(game.default_board)))


def checked_text(game: Shelf, text: str) -> BoardDraft:
    """What there is to say of the text of a file."""
    text = text if "\n" in text else f"{text}\n"
    try:
        board = game.library.read(game.library.resolve(text))
    except BadData as error:
        return _wrong(text, _read(text), error.problems)
    data = _read(text)
    # Not by `load`: that remembers boards, and drafts are many.
    problems = game.library.check(board)
    return _wrong(text, data, problems) if problems else _sound(game, text, data, board)


def checked_data(game: Shelf, data: dict[str, Any]) -> BoardDraft:
    """The same of data, and the file that holds it."""
    text = toml_text(data)
    if len(text) > LONGEST_BOARD:
        raise Failed(413, "too-large", f"A board file has at most {LONGEST_BOARD} letters.")
    return checked_text(game, text)


def _read(text: str) -> dict[str, Any] | None:
    try:
        found = tomllib.loads(text)
        msgspec.json.encode(found)
    except (ValueError, RecursionError, TypeError):
        return None
    return found


def _sound(game: Shelf, text: str, data: dict[str, Any] | None, board: Any) -> BoardDraft:
    seats = board.seats
    words = game.board_words(board)
    return BoardDraft(text, data, [], game.draw_board(board), words, seats.min, seats.max)


def _wrong(text: str, data: dict[str, Any] | None, problems: Any) -> BoardDraft:
    told = [
        BoardProblem(each.place, each.field, each.reason, problem_path(each, data or {}))
        for each in problems[:MOST_PROBLEMS]
    ]
    return BoardDraft(text, data, told)


def problem_path(problem: Problem, data: dict[str, Any]) -> list[PathStep]:
    """Where in the data a problem lies, as far as its place and field lead."""
    place, field = problem.place, problem.field
    if hexed := re.fullmatch(r"hex ([A-Z]+\d+)", place):
        return _hex_path(hexed[1], field, data)
    block = re.fullmatch(r"(\w+)(?:\[(\d+)\])?(?: \(.*\))?", place)
    steps: list[PathStep] = []
    if block and block[1] in data:
        steps = [block[1]] if block[2] is None else [block[1], int(block[2])]
    # `min, max` is about both: the first one stands for them.
    steps += [
        int(number) if number else name
        for name, number in re.findall(r"([\w-]+)|\[(\d+)\]", field.split(",")[0].split(" (")[0])
    ]
    return _there(steps, data)


def _there(steps: list[PathStep], data: Any) -> list[PathStep]:
    """As many of the steps as lead to something; what is missing may be the last of them."""
    found: list[PathStep] = []
    for step in steps:
        if isinstance(data, dict) and isinstance(step, str | int):
            found.append(str(step))
            data = data.get(str(step))
        elif isinstance(data, list) and isinstance(step, int) and step < len(data):
            found.append(step)
            data = data[step]
        else:
            break
        if data is None:
            break
    return found


def _hex_path(label: str, field: str, data: dict[str, Any]) -> list[PathStep]:
    """A hex is a letter in the string of its column."""
    try:
        column, _ = parse_label(label)
    except ValueError:
        return []
    return _there(["map", "columns", column], data)
