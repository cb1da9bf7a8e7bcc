"""What bots of somebody's own and boards are made of: an arena goes on only with the same."""

import hashlib
import sys
from importlib.machinery import PathFinder
from modulefinder import ModuleFinder
from pathlib import Path
from typing import Final

INSTALLED: Final = ("site-packages", "dist-packages")


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
    if place.endswith(".py"):
        file = Path(place).expanduser().resolve()
        return _imported(file, [file.parent, Path.cwd()]) if file.is_file() else []
    name, _, inner = place.partition(".")
    spec = PathFinder.find_spec(name, [*sys.path, str(Path.cwd())]) if name else None
    if spec is None or spec.origin is None or not spec.has_location:
        folders = list(spec.submodule_search_locations or ()) if spec else []
        return sorted(file for folder in folders for file in Path(folder).rglob("*.py"))
    origin = Path(spec.origin).resolve()
    package = origin.parent if spec.submodule_search_locations else None
    if package is not None and any(part in INSTALLED for part in origin.parts):
        # What is installed belongs together, and stands beside much that is not its own.
        return sorted(package.rglob("*.py"))
    asked = (package or origin.parent).joinpath(*inner.split(".")) if inner else origin
    modules = (asked.with_suffix(".py"), asked / "__init__.py", origin)
    module = next(each for each in modules if each.is_file())
    folder = package.parent if package else origin.parent
    return sorted({origin, *_imported(module, [module.parent, folder, Path.cwd()])})


def _imported(file: Path, folders: list[Path]) -> list[Path]:
    """A module and all that it imports from these folders."""
    finder = ModuleFinder([str(folder) for folder in dict.fromkeys(folders)])
    try:
        finder.run_script(str(file))
    except (SyntaxError, ValueError):  # whoever makes the bot says it better
        return [file]
    names = (getattr(module, "__file__", None) for module in finder.modules.values())
    return sorted({file, *(Path(name).resolve() for name in names if name)})
