"""What the board files of every game promise: a broken one is told where and why."""

from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from footplate.core.datafile import BadData, Library, Problem

T = TypeVar("T", bound=msgspec.Struct)

Broken = tuple[str, str, str, str, str]
"""What to replace in a sound file, by what, and the first problem: place, field, reason."""


def problems_of(library: Library[T], text: str) -> tuple[Problem, ...]:
    """Everything that is wrong with the text of a file."""
    try:
        return tuple(library.check(library.read(text)))
    except BadData as bad:
        return bad.problems


def assert_told(library: Library[T], sound: str, broken: Broken) -> None:
    """The change makes a problem with this place, field and reason, told in one line."""
    old, new, place, field, reason = broken
    assert old in sound
    first, *_ = problems_of(library, sound.replace(old, new, 1))
    assert first == Problem(place, field, reason)
    assert str(first) == f"{place}: {field}: {reason}"


def assert_read_from_files(library: Library[T], sound: str, broken: str, folder: Path) -> None:
    """A file counts as its text, and a broken one is refused with its problems."""
    file = folder / "mine.toml"
    file.write_text(sound, encoding="utf-8-sig")
    assert library.load(str(file)) == library.load(sound) == library.read(sound)
    assert library.resolve(str(file)) == library.resolve(sound) == sound
    file.write_text(broken, encoding="utf-8")
    with pytest.raises(BadData) as bad:
        library.load(str(file))
    assert bad.value.problems == problems_of(library, broken) != ()


def assert_unreadable_told(library: Library[T], folder: Path) -> None:
    """No file, no text, no such board: told like any problem."""
    missing, binary = folder / "missing.toml", folder / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    there = ", ".join(library.ids)
    unknown = f"no such {library.noun}; there are {there}, or give a .toml file"
    for name, field, reason in [
        (str(missing), "file", "no such file or directory"),
        (str(binary), "file", "is not UTF-8 text"),
        ("mars", library.noun, unknown),
    ]:
        with pytest.raises(BadData) as bad:
            library.load(name)
        assert bad.value.problems == (Problem(name, field, reason),)


def assert_absurd_refused(library: Library[T]) -> None:
    """Files that would break a reader are refused as well."""
    for text in ("a = " + "[" * 5000, "a = " + "9" * 5000):
        assert [problem.field for problem in problems_of(library, text)] == ["TOML"]
