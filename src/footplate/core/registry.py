"""The games by name: those of the package, and those that other packages bring.

Both are loaded when they are first asked for, so that importing footplate stays quick. A package
brings a game through an entry point of the group `footplate.games`: its name is the game's name,
its object the game's class. The package's own names come first, and win.
"""

import contextlib
import threading
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

import msgspec

from footplate.core.game import Game
from footplate.core.nearest import did_you_mean
from footplate.core.refusal import BadInput, in_words

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "footplate.games"

NEEDED: Final = (
    *("name", "title", "min_seats", "max_seats", "action_union", "event_types"),
    *("position_type", "view_type", "codec", "conduct"),
)
"""What every game says of itself; the rest has defaults, or Python asks for it."""

_loaders: dict[str, Callable[[], Game]] = {}
_loaded: dict[str, Game] = {}
_one_by_one = threading.RLock()


def register(name: str, load: Callable[[], Game]) -> None:
    _loaders[name] = load


def names() -> list[str]:
    """The games of the package, then those that other packages bring."""
    return [*sorted(_loaders), *sorted(_brought().keys() - _loaders.keys())]


def game(name: str) -> Game:
    """The game of that name; an unknown one is refused with the names that exist."""
    if name not in _loaded:
        with _one_by_one:
            if name not in _loaded:
                found = _loaders[name]() if name in _loaders else _load(name)
                settle_types()
                _loaded[name] = found
    return _loaded[name]


def settle_types() -> None:
    """msgspec works out what a struct's fields are when one is first read, and two threads that
    do so for the same struct at once crash the process: so it is done here, for all there are."""
    for struct in _structs(msgspec.Struct):
        # What somebody has defined elsewhere and msgspec cannot read is nobody's loss here.
        with contextlib.suppress(Exception):
            msgspec.json.Decoder(struct)


def _structs(base: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for each in base.__subclasses__():
        yield each
        yield from _structs(each)


def loadable() -> tuple[list[Game], list[str]]:
    """All games, and what is wrong with those that another package brings in vain."""
    found, faults = list[Game](), list[str]()
    for name in names():
        try:
            found.append(game(name))
        except BadInput as error:
            faults.append(str(error))
    return found, faults


def _brought() -> dict[str, "list[EntryPoint]"]:
    """What other packages bring, by name; nothing of it is imported."""
    from importlib.metadata import entry_points

    found: dict[str, list[EntryPoint]] = {}
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, []).append(entry)
    return found


def _load(name: str) -> Game:
    """The game that another package brings; whatever is wrong with it is told in one line."""
    entries = _brought().get(name, [])
    if not entries:
        raise BadInput(
            f"there is no game {name!r}{did_you_mean(name, names())}; "
            f"there are: {', '.join(names())}"
        )
    sources = sorted(entry.dist.name if entry.dist else entry.value for entry in entries)
    if len(entries) > 1:
        raise BadInput(f"several packages bring a game {name!r}: {', '.join(sources)}; keep one")
    try:
        found = entries[0].load()
        title = found() if isinstance(found, type) else found
        fault = _fault(title, name)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # a stranger's code may fail in any way, also by leaving
        fault = in_words(error)
    else:
        if isinstance(title, Game) and not fault:
            return title
    where = f"{sources[0]}, {entries[0].value}"
    raise BadInput(f"the game {name!r} cannot be loaded ({where}): {fault}")


def _fault(title: object, name: str) -> str:
    """What keeps a game from being played under its name; empty: nothing."""
    if not isinstance(title, Game):
        return "it is no Game"
    missing = [each for each in NEEDED if not hasattr(title, each)]
    if missing:
        return f"it does not say its {', '.join(missing)}"
    return "" if title.name == name else f"it calls itself {title.name!r}"
