"""Reading board files: packaged ones, files, and what is wrong with their text."""

import re
import tomllib
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

import msgspec

from footplate.games.age_of_steam.boardcheck import check_board
from footplate.games.age_of_steam.boardfile import (
    FORMAT,
    BadBoard,
    BoardFile,
    BoardProblem,
    entry_place,
)


@cache
def board_ids() -> tuple[str, ...]:
    """The boards that come with the package."""
    files = resources.files(__package__).joinpath("boards").iterdir()
    names = sorted(file.name for file in files if file.name.endswith(".toml"))
    return tuple(name.removesuffix(".toml") for name in names)


def load_board(name: str) -> BoardFile:
    """A board by its id, from a `.toml` file or from the text of one; else `BadBoard`."""
    return _loaded(resolve(name))


def resolve(name: str) -> str:
    """What a board is known by: the id of a packaged one, the whole text of any other.

    So a record or a position on somebody's own board needs no file beside it.
    """
    if "\n" in name:
        return name
    if not name.endswith(".toml"):
        known = board_ids()
        if name not in known:
            reason = f"no such board; there are {', '.join(known)}, or give a .toml file"
            raise BadBoard([BoardProblem(name, "board", reason)])
        return name
    try:
        return Path(name).read_text(encoding="utf-8-sig")
    except OSError as error:
        reason = error.strerror or "cannot be read"
        raise BadBoard([BoardProblem(name, "file", reason.lower())]) from None
    except ValueError:
        raise BadBoard([BoardProblem(name, "file", "is not UTF-8 text")]) from None


def read_board(text: str) -> BoardFile:
    """A board from the text of its file, well formed but not yet checked."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason, _, place = str(error).removesuffix(")").rpartition(" (at ")
        raise BadBoard([BoardProblem(place, "TOML", reason)]) from None
    except (ValueError, RecursionError):
        reason = "a number is too long or a list nested too deeply"
        raise BadBoard([BoardProblem("file", "TOML", reason)]) from None
    try:
        return msgspec.convert(data, BoardFile, str_keys=True)
    except msgspec.ValidationError as error:
        raise BadBoard([_explain(str(error), data)]) from None


@lru_cache(maxsize=32)
def _loaded(known_by: str) -> BoardFile:
    if "\n" in known_by:
        board = read_board(known_by)
    else:
        file = resources.files(__package__).joinpath("boards", f"{known_by}.toml")
        board = read_board(file.read_text(encoding="utf-8"))
    problems = check_board(board)
    if problems:
        raise BadBoard(problems)
    return board


_TYPES: Final = {
    "int": "a whole number",
    "float": "a number with a fraction",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
    "datetime": "a date",
}
_WORDS: Final = {"format": (FORMAT,), "side": ("light", "dark")}
_SOURCE_WORDS: Final = ("rulebook", "public", "reconstructed")


def _explain(message: str, data: dict[str, Any]) -> BoardProblem:
    """msgspec's sentence and path, as the place, the field and the reason a person looks for."""
    sentence, _, path = message.partition(" - at ")
    in_key = path.startswith("`key` in ")
    steps = re.findall(r"\w+|\.\.\.", path.removeprefix("`key` in ").strip("`$"))
    named = re.fullmatch(r"Object (missing required|contains unknown) field `(.*)`", sentence)
    wanted = re.fullmatch(r"Expected `(.*)`, got `(.*)`", sentence)
    if named:
        steps.append(named[2])
        reason = "is missing" if named[1] == "missing required" else "is not a field of the format"
    elif in_key:
        table: dict[str, Any] = data[steps[0]]
        steps.append(next((key for key in table if not re.fullmatch(r"-?\d+", key)), "key"))
        reason = "the key must be a whole number"
    elif wanted:
        expected = wanted[1].removesuffix(" | null")
        steps = _fill_key(steps, data, expected)
        found = _TYPES.get(wanted[2], wanted[2])
        reason = f"must be {_TYPES.get(expected, expected)}, not {found}"
    elif sentence.startswith("Invalid enum value"):
        words = _WORDS.get(steps[-1], _SOURCE_WORDS)
        reason = f"{sentence.removeprefix('Invalid enum value ')} is not {' or '.join(words)}"
    else:
        reason = sentence
    return _at(steps, data, reason)


def _fill_key(steps: list[str], data: Any, expected: str) -> list[str]:
    """msgspec writes `...` for the key of a table: look for the entry that it stumbled over."""
    if "..." not in steps:
        return steps
    gap = steps.index("...")
    for step in steps[:gap]:
        data = data[step]
    for key in data:
        value = data[key]
        for step in steps[gap + 1 :]:
            value = value[int(step)] if isinstance(value, list) and int(step) < len(value) else ()
        names = {int: "int", str: "str", list: "array", tuple: expected}
        if names.get(type(value)) != expected:
            return [*steps[:gap], key, *steps[gap + 1 :]]
    return steps


def _at(steps: list[str], data: Any, reason: str) -> BoardProblem:
    """The steps of a path as a place, the block or the entry of it, and a field."""
    block = data.get(steps[0]) if steps else None
    place, rest = "board", steps
    if isinstance(block, list) and len(steps) > 1:
        index = int(steps[1])
        place, rest, data = entry_place(steps[0], index, block[index]), steps[2:], block[index]
    elif isinstance(block, dict) and len(steps) > 1:
        place, rest, data = steps[0], steps[1:], block
    field = ""
    for step in rest:
        field += f"[{step}]" if isinstance(data, list) else f".{step}"
        known = data[int(step)] if isinstance(data, list) else data.get(step)
        data = known if isinstance(known, list | dict) else {}
    return BoardProblem(place, field.removeprefix(".") or "entry", reason)
