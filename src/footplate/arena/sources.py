"""What bots of somebody's own and boards are made of: an arena goes on only with the same."""

import ast
import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

INSTALLED: Final = ("site-packages", "dist-packages")
"""Folders whose packages are taken whole."""


def mark_of(word: str) -> str:
    """A hash of the file of a bot or a board, and of what a bot imports from beside it; empty
    where a word names neither."""
    files = [Path(word)] if word.endswith(".toml") else _files_of(word.rpartition(":")[0])
    found = hashlib.sha256()
    try:
        for file in files:
            found.update(hashlib.sha256(file.read_bytes()).digest())
    except (OSError, ValueError):
        return ""
    return found.hexdigest()[:16] if files else ""


def _files_of(place: str) -> list[Path]:
    """The files of a bot, by where it comes from. They are read, never run: what is imported while
    it plays is found as well, but nothing that it looks up by a name made at that time."""
    here = Path.cwd()
    if place.endswith(".py"):
        file = Path(place).expanduser().resolve()
        return _with_imports([file], [file.parent, here]) if file.is_file() else []
    for folder in (*map(Path, sys.path), here):
        found = _modules(folder.resolve(), place)
        if found and found[-1].stem in (place.rpartition(".")[2], "__init__"):
            package = folder.resolve() / place.partition(".")[0]
            if any(part in INSTALLED for part in package.parts) and package.is_dir():
                # What is installed belongs together, and stands beside much that is not its own.
                return sorted(package.rglob("*.py"))
            return _with_imports(found, [folder.resolve(), here])
    return []


def _modules(folder: Path, name: str) -> list[Path]:
    """The files of a module in a folder, those of the packages around it first."""
    at, found = folder, []
    for part in name.split("."):
        at /= part
        found += [file for file in (at.with_suffix(".py"), at / "__init__.py") if file.is_file()]
    return found


def _with_imports(files: list[Path], folders: list[Path]) -> list[Path]:
    """Modules and all that they import from these folders."""
    found, left = set[Path](), list(files)
    while left:
        file = left.pop()
        if file in found:
            continue
        found.add(file)
        for name, level in _imports(file):
            from_where = list(file.parents[level - 1 : level]) if level else folders
            left += [each for folder in from_where for each in _modules(folder, name)]
    return sorted(found)


def _imports(file: Path) -> Iterator[tuple[str, int]]:
    """What a module imports, wherever in it, and how many folders up that begins (0: anywhere)."""
    try:
        tree = ast.parse(file.read_bytes())
    except (OSError, SyntaxError, ValueError):  # whoever makes the bot says it better
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((each.name, 0) for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            for each in node.names:
                yield ".".join(part for part in (node.module, each.name) if part), node.level
