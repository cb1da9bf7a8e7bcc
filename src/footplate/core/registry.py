"""The games by name. A game registers a loader, so that importing footplate stays quick."""

from collections.abc import Callable

from footplate.core.game import Game
from footplate.core.refusal import BadInput

_loaders: dict[str, Callable[[], Game]] = {}
_loaded: dict[str, Game] = {}


def register(name: str, load: Callable[[], Game]) -> None:
    _loaders[name] = load


def names() -> list[str]:
    return sorted(_loaders)


def game(name: str) -> Game:
    """The game of that name; an unknown one is refused with the names that exist."""
    if name not in _loaders:
        raise BadInput(f"there is no game {name!r}; there are: {', '.join(names())}")
    if name not in _loaded:
        _loaded[name] = _loaders[name]()
    return _loaded[name]
