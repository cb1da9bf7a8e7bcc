"""The lessons that come with the games: files in their folders, in the order of their names."""

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec

from footplate.core import registry
from footplate.core.refusal import BadInput
from footplate.lessons.file import read_lesson


class LessonListed(msgspec.Struct, frozen=True):
    """A lesson in a list."""

    id: str
    title: str
    about: str
    steps: int


@cache
def lessons_of(game: str) -> tuple[LessonListed, ...]:
    """A game's lessons, first things first; a game without any has none."""
    found: list[LessonListed] = []
    for file in _files(game):
        lesson = read_lesson(file.read_text(encoding="utf-8"))
        id = file.name.removesuffix(".toml")
        found.append(LessonListed(id, lesson.title, lesson.about, len(lesson.steps)))
    return tuple(found)


def lesson_text(game: str, id: str) -> str:
    """The file of one of a game's lessons."""
    for file in _files(game):
        if file.name == f"{id}.toml":
            return file.read_text(encoding="utf-8")
    known = ", ".join(each.id for each in lessons_of(game)) or "none"
    raise BadInput(f"{game} has no lesson {id!r}; there are: {known}")


def _files(game: str) -> list[Traversable]:
    package = type(registry.game(game)).__module__.rpartition(".")[0]
    folder = resources.files(package).joinpath("lessons") if package else None
    if folder is None or not folder.is_dir():
        return []
    files = [file for file in folder.iterdir() if file.name.endswith(".toml")]
    return sorted(files, key=lambda file: file.name)
