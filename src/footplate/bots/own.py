"""Bots that somebody else wrote: `path/to/file.py:Class` or `package.module:Class`."""

import importlib
import importlib.util
import inspect
import sys
import traceback
from pathlib import Path
from types import ModuleType
from typing import Any

from footplate.core.game import Game
from footplate.core.refusal import BadInput, in_words

FORMS = "FILE.py:CLASS or MODULE:CLASS"
LONGEST_NAME = 17
LONGEST_WORDS = 200
OURS = Path(__file__).parents[1]

_files: dict[tuple[str, int], ModuleType] = {}
"""The files that were read, by path and time of change: each is run once in a process."""


def is_reference(word: str) -> bool:
    """Whether a word names a class somewhere rather than a kind of bot."""
    return ":" in word or word.endswith(".py")


def short_name(reference: str) -> str:
    """`Hasty` of `bots/hasty.py:Hasty`."""
    name = reference.rpartition(":")[2].strip()
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def make_own(reference: str, game: Game, seed: int) -> Any:
    """A fresh bot of the class that the reference names; BadInput says what is wrong with it.

    The constructor gets `game` and `seed` where it has parameters of these names, and nothing else.
    """
    kind = find_class(reference)
    try:
        known = {"game": game, "seed": seed}
        wanted = {name: known[name] for name in _parameters(kind) if name in known}
        bot = kind(**wanted)
        answers = callable(getattr(bot, "choose", None))
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise BadInput(f"{reference} cannot be made: {raised(error)}") from None
    if not answers:
        raise BadInput(f"{reference} is no bot: it has no method choose(state)")
    return bot


def _parameters(kind: type) -> list[str]:
    try:
        return list(inspect.signature(kind).parameters)
    except ValueError:
        return []


def find_class(reference: str) -> type:
    """The class that a reference names. The last colon counts: `C:\\bots\\b.py:Hasty` works."""
    place, colon, name = (part.strip() for part in reference.rpartition(":"))
    if not colon or not place or not name.isidentifier():
        raise BadInput(f"{reference!r} does not say which class: write {FORMS}")
    module = _file(place) if place.endswith(".py") else _module(place)
    try:
        found = getattr(module, name, None)
    except Exception as error:  # a module may answer for itself
        raise BadInput(f"{place} has no class {name!r}: {raised(error)}") from None
    if not isinstance(found, type):
        here = [key for key, value in vars(module).items() if _is_own(module, value)]
        there = f"; it has: {', '.join(here)}" if here else ""
        raise BadInput(f"{place} has no class {name!r}{there}")
    return found


def _is_own(module: ModuleType, value: object) -> bool:
    if not isinstance(value, type) or value.__name__.startswith("_"):
        return False
    return value.__module__ == module.__name__


def _file(place: str) -> ModuleType:
    try:
        path = Path(place).expanduser().resolve()
        if not path.is_file():
            raise BadInput(f"{place}: {'is a directory' if path.is_dir() else 'no such file'}")
        key = (str(path), path.stat().st_mtime_ns)
    except (OSError, ValueError, RuntimeError) as error:
        if isinstance(error, BadInput):
            raise
        raise BadInput(f"{place}: cannot be read: {raised(error)}") from None
    if key not in _files:
        _reach(path.parent)
        spec = importlib.util.spec_from_file_location(f"footplate_own_{len(_files)}", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        # Where classes look for their module, as dataclasses do.
        sys.modules[module.__name__] = module
        try:
            spec.loader.exec_module(module)
        except BaseException as error:
            sys.modules.pop(module.__name__, None)
            if isinstance(error, KeyboardInterrupt):
                raise
            raise BadInput(f"{place}: {_unloadable(error)}") from None
        _files[key] = module
    return _files[key]


def _module(place: str) -> ModuleType:
    if not all(part.isidentifier() for part in place.split(".")):
        raise BadInput(f"{place!r} is neither a file that ends in .py nor a module; write {FORMS}")
    _reach(Path.cwd())
    try:
        return importlib.import_module(place)
    except ModuleNotFoundError as error:
        if error.name is not None and (place == error.name or place.startswith(f"{error.name}.")):
            raise BadInput(f"there is no module {place!r} here; write {FORMS}") from None
        raise BadInput(f"{place}: {_unloadable(error)}") from None
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise BadInput(f"{place}: {_unloadable(error)}") from None


def _reach(folder: Path) -> None:
    """Let a bot import what lies beside it; last, so that it can shadow nothing."""
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def _unloadable(error: BaseException) -> str:
    if isinstance(error, SyntaxError):
        return f"line {error.lineno}: {error.msg}"
    return f"cannot be loaded: {raised(error)}"


def raised(error: BaseException) -> str:
    """An exception as one line: what and, in the code that raised it, where."""
    said = in_words(error)
    if len(said) > LONGEST_WORDS:
        said = said[:LONGEST_WORDS] + "…"
    # Where our code stands, which asked or interrupted it, helps nobody who looks for the fault.
    frames = [
        frame
        for frame in traceback.extract_tb(error.__traceback__)
        if frame.lineno is not None and not Path(frame.filename).is_relative_to(OURS)
    ]
    return (
        f"{said} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else said
    )
