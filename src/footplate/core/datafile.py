"""Data files: TOML read into typed blocks; whatever is wrong gets a place, a field and a reason."""

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, Final, Generic, Literal, TypeVar

import msgspec

from footplate.core.nearest import did_you_mean

Source = Literal["rulebook", "public", "reconstructed"]
"""Where a block of data comes from; what is reconstructed is ours."""

SOURCE_WORDS: Final = ("rulebook", "public", "reconstructed")
TYPES: Final = {
    "int": "a whole number",
    "float": "a number with a fraction",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
    "datetime": "a date",
}


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A block of a data file: nothing in it may change, nothing unknown may stand in it."""


class Seats(Block, frozen=True):
    min: int
    max: int


class BoardHead(Block, frozen=True, kw_only=True):
    """What the board file of every game tells beside its `format`, its blocks and their sources."""

    id: str
    name: str
    designer: str | None = None
    edition: str
    seats: Seats
    notes: tuple[str, ...] = ()
    source_notes: dict[str, str] = msgspec.field(default_factory=dict)


class Problem(msgspec.Struct, frozen=True):
    """What is wrong with a data file, and where."""

    place: str
    field: str
    reason: str

    def __str__(self) -> str:
        # One line, whatever odd text the file holds.
        return " ".join(f"{self.place}: {self.field}: {self.reason}".split())


class BadData(Exception):
    """A data file that cannot be played with; `problems` lists why."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "\n".join(str(problem) for problem in self.problems)


def entry_place(block: str, index: int, entry: Any) -> str:
    """Where an entry of a list stands, with the hex that a person will look for."""
    hex_ = entry.get("hex") if isinstance(entry, dict) else getattr(entry, "hex", None)
    return f"{block}[{index}]" + (f" (hex {hex_})" if isinstance(hex_, str) else "")


# --- Reading a file -------------------------------------------------------------------------------

T = TypeVar("T", bound=msgspec.Struct)

_PART: Final = r"""(?:[A-Za-z0-9_-]++|"[^"\n]*+"|'[^'\n]*+')"""
_LONG_KEY: Final = re.compile(rf"(?<![A-Za-z0-9_-]){_PART}(?:[ \t]*+\.[ \t]*+{_PART}){{16}}")
"""A dotted key of more parts than any file of ours has. Python's reader takes for it a time that
grows with their square, and boards are anybody's."""


def read_toml(text: str, kind: type[T], words: Mapping[str, tuple[str, ...]], whole: str) -> T:
    """A typed value from the text of a file; `BadData` names what does not fit.

    `words` are the values that a field of that name may have, `whole` is what the file is called
    where a problem belongs to no block of it.
    """
    if _LONG_KEY.search(text):
        raise BadData([Problem("file", "TOML", "a dotted key has too many parts")])
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason, _, place = str(error).removesuffix(")").rpartition(" (at ")
        raise BadData([Problem(place, "TOML", reason)]) from None
    except (ValueError, RecursionError):
        reason = "a number is too long or a list nested too deeply"
        raise BadData([Problem("file", "TOML", reason)]) from None
    try:
        return msgspec.convert(data, kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise BadData([_explain(str(error), data, words, whole)]) from None


def _explain(
    message: str, data: dict[str, Any], words: Mapping[str, tuple[str, ...]], whole: str
) -> Problem:
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
        found = TYPES.get(wanted[2], wanted[2])
        reason = f"must be {TYPES.get(expected, expected)}, not {found}"
    elif sentence.startswith("Invalid enum value"):
        field = next(step for step in reversed(steps) if not step.isdigit())
        allowed = SOURCE_WORDS if steps[0] == "sources" else words.get(field, ())
        reason = f"{sentence.removeprefix('Invalid enum value ')} is not {' or '.join(allowed)}"
    else:
        reason = sentence
    return _at(steps, data, reason, whole)


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


def _at(steps: list[str], data: Any, reason: str, whole: str) -> Problem:
    """The steps of a path as a place, the block or the entry of it, and a field."""
    block = data.get(steps[0]) if steps else None
    place, rest = whole, steps
    if isinstance(block, list) and len(steps) > 1 and not isinstance(block[int(steps[1])], str):
        index = int(steps[1])
        place, rest, data = entry_place(steps[0], index, block[index]), steps[2:], block[index]
    elif isinstance(block, dict) and len(steps) > 1:
        place, rest, data = steps[0], steps[1:], block
    field = ""
    for step in rest:
        field += f"[{step}]" if isinstance(data, list) else f".{step}"
        known = None
        if isinstance(data, list):
            known = data[int(step)]
        elif isinstance(data, dict):
            known = data.get(step)
        data = known if isinstance(known, list | dict) else {}
    return Problem(place, field.removeprefix(".") or "entry", reason)


# --- The files that come with a game --------------------------------------------------------------


class Library(Generic[T]):
    """The boards of a game: packaged ones by id, others by file or by the text of one.

    A board is *known by* the id of a packaged one or the whole text of any other, so that a
    record or a position on somebody's own board needs no file beside it.
    """

    def __init__(
        self,
        package: str,
        noun: str,
        read: Callable[[str], T],
        check: Callable[[T], list[Problem]],
    ) -> None:
        self.folder = resources.files(package).joinpath("boards")
        self.noun = noun
        self.read = read
        self.check = check
        self._loaded = lru_cache(maxsize=32)(self._load)

    @cached_property
    def ids(self) -> tuple[str, ...]:
        names = sorted(file.name for file in self.folder.iterdir())
        return tuple(name.removesuffix(".toml") for name in names if name.endswith(".toml"))

    def load(self, name: str) -> T:
        """A checked board by id, `.toml` file or text; else `BadData`."""
        return self._loaded(self.resolve(name))

    def resolve(self, name: str) -> str:
        """What a board is known by."""
        if "\n" in name:
            if not name.isascii() and name.encode("utf-8", "ignore").decode() != name:
                raise BadData([Problem(self.noun, "file", "is not UTF-8 text")])
            return name
        if not name.endswith(".toml"):
            if name not in self.ids:
                known = ", ".join(self.ids)
                meant = did_you_mean(name, self.ids)
                reason = f"no such {self.noun}{meant}; there are {known}, or give a .toml file"
                raise BadData([Problem(ascii(name[:60]).strip("'"), self.noun, reason)])
            return name
        try:
            text = Path(name).read_text(encoding="utf-8-sig")
            # The line end tells a board's text from its name, also in a file without any.
            return text if "\n" in text else text + "\n"
        except OSError as error:
            reason = error.strerror or "cannot be read"
            raise BadData([Problem(name, "file", reason.lower())]) from None
        except ValueError:
            raise BadData([Problem(name, "file", "is not UTF-8 text")]) from None

    def _load(self, known_by: str) -> T:
        text = known_by
        if "\n" not in known_by:
            text = self.folder.joinpath(f"{known_by}.toml").read_text(encoding="utf-8")
        board = self.read(text)
        problems = self.check(board)
        if problems:
            raise BadData(problems)
        return board
