"""What the board files of every game promise: they are sound, and a broken one is told where and
why. A game's test class names its library, a sound file and how it is broken."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import msgspec
import pytest

from footplate.core.datafile import BadData, Library, Problem

T = TypeVar("T", bound=msgspec.Struct)

Broken = tuple[str, str, str, str, str]
"""What to replace in a sound file, by what, and the first problem: place, field, reason."""

ABSURD = ("a = " + "[" * 5000, "a = " + "9" * 5000)
"""Files that would break a reader."""

HEAD = {"format", "id", "name", "designer", "edition", "seats", "notes"}


def problems_of(library: Library[T], text: str) -> tuple[Problem, ...]:
    """Everything that is wrong with the text of a file."""
    try:
        return tuple(library.check(library.read(text)))
    except BadData as bad:
        return bad.problems


def changed(text: str, *changes: tuple[str, str]) -> str:
    """A copy of a file in which each of these stands as the other, once."""
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def blocks_with_sources(board: Any) -> set[str]:
    """The blocks of a board, each of which says where it comes from."""
    blocks = set(board.__struct_fields__) - HEAD - {"sources", "source_notes"}
    assert blocks == set(board.sources.__struct_fields__)
    return blocks


class BrokenFiles:
    """Whatever is broken in a sound file is told with its place, its field and a reason."""

    library: ClassVar[Library[Any]]
    sound: ClassVar[str]
    broken: ClassVar[Sequence[Broken]]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "broken_file" in metafunc.fixturenames:
            ids = [f"{place}: {field}" for _, _, place, field, _ in self.broken]
            metafunc.parametrize("broken_file", self.broken, ids=ids)

    def test_a_broken_file_says_where_and_why(self, broken_file: Broken) -> None:
        old, new, place, field, reason = broken_file
        first, *_ = problems_of(self.library, changed(self.sound, (old, new)))
        assert first == Problem(place, field, reason)
        assert str(first) == f"{place}: {field}: {reason}"


class BoardFiles(BrokenFiles):
    """What else holds for the board files of every game."""

    packaged: ClassVar[dict[str, str]]
    """The names of the packaged boards by id."""
    several: ClassVar[Sequence[tuple[str, str]]]
    """Changes that break several things at once."""
    several_told: ClassVar[Sequence[tuple[str, str]]]
    """The place and field of each problem they make."""
    spoilt: ClassVar[tuple[str, str, str]]
    """What to replace in a sound file, by what, and how its one problem is told."""

    def test_the_boards_of_the_package(self) -> None:
        assert self.library.ids == tuple(self.packaged)
        for name in self.packaged:
            board = self.library.load(name)
            assert (board.id, board.name) == (name, self.packaged[name])
            assert self.library.check(board) == []

    def test_the_file_to_break_is_sound(self) -> None:
        assert problems_of(self.library, self.sound) == ()

    def test_every_problem_of_a_file_is_told_at_once(self) -> None:
        problems = problems_of(self.library, changed(self.sound, *self.several))
        assert [(problem.place, problem.field) for problem in problems] == [*self.several_told]

    def test_a_file_counts_as_its_text(self, tmp_path: Path) -> None:
        library, sound, file = self.library, self.sound, tmp_path / "mine.toml"
        file.write_text(sound, encoding="utf-8-sig")
        assert library.load(str(file)) == library.load(sound) == library.read(sound)
        assert library.resolve(str(file)) == library.resolve(sound) == sound

    def test_a_broken_file_is_refused(self, tmp_path: Path) -> None:
        old, new, told = self.spoilt
        text, file = changed(self.sound, (old, new)), tmp_path / "mine.toml"
        file.write_text(text, encoding="utf-8")
        with pytest.raises(BadData) as bad:
            self.library.load(str(file))
        assert bad.value.problems == problems_of(self.library, text)
        assert str(bad.value) == told

    def test_what_cannot_be_read_is_told_like_any_problem(self, tmp_path: Path) -> None:
        missing, binary = tmp_path / "missing.toml", tmp_path / "binary.toml"
        binary.write_bytes(b"\xff\xfe\x00")
        noun, there = self.library.noun, ", ".join(self.packaged)
        unknown = f"no such {noun}; there are {there}, or give a .toml file"
        for name, field, reason in [
            (str(missing), "file", "no such file or directory"),
            (str(binary), "file", "is not UTF-8 text"),
            ("mars", noun, unknown),
        ]:
            with pytest.raises(BadData) as bad:
                self.library.load(name)
            assert bad.value.problems == (Problem(name, field, reason),)
            assert str(bad.value) == f"{name}: {field}: {reason}"

    @pytest.mark.parametrize("text", ABSURD)
    def test_absurd_files_are_refused(self, text: str) -> None:
        assert [problem.field for problem in problems_of(self.library, text)] == ["TOML"]


class PrintedBlocks(BoardFiles):
    """A board of which the rulebook prints whole blocks: there no file may say otherwise."""

    printed: ClassVar[dict[str, Any]]
    another_word: ClassVar[str]
    """A word that may stand wherever one stands in those blocks."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        super().pytest_generate_tests(metafunc)
        if "block" in metafunc.fixturenames:
            metafunc.parametrize("block", self.printed)

    def test_every_number_of_the_rulebook_is_asserted(self, block: str) -> None:
        board = self.library.read(self.sound)
        ways = list(leaves(msgspec.to_builtins(getattr(board, block))))
        assert ways
        for way in ways:
            data = msgspec.to_builtins(board)
            part = data[block]
            for step in way[:-1]:
                part = part[step]
            part[way[-1]] = self.another(part[way[-1]])
            first, *_ = self.library.check(msgspec.convert(data, type(board)))
            assert (first.place, first.field) == (block, ".".join(way))
            assert first.reason.endswith("which the rulebook prints")

    def another(self, value: Any) -> Any:
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            return value + 1
        return self.another_word if isinstance(value, str) else value[1:]


def leaves(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The ways to every single number, word and list of a block."""
    if isinstance(value, dict):
        for key in value:
            yield from leaves(value[key], (*path, key))
    else:
        yield path
