"""Which form of the engine is under test, and what only one of them has to prove.

Whole games and thinking bots take long in plain Python. `make test` plays them in the compiled form
alone, where they prove the same: the two forms are made of one source, and the golden digests hold
both to the same games.

So it is with what lies around the engine and is compiled in neither form: the terminal, the server,
its client, the arena, the environments, processes, signals and streams. These tests mostly wait and
start processes; what they ask of the engine are a few decisions, and `both_forms` shows that the
plain form takes these as well.
"""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from footplate.games.age_of_steam.play import state as engine

COMPILED = not str(engine.__file__).endswith(".py")

whole_games = pytest.mark.whole_games
"""A test that `make test` runs in the compiled form alone; plain `pytest` runs it in any."""

around_engine = pytest.mark.around_engine
"""The same for a test of what is never compiled. Those of AROUND are marked by their folder."""

both_forms = pytest.mark.both_forms
"""A test of AROUND that `make test` runs in both forms all the same."""

AROUND = (
    "tests/arena/",
    "tests/bots/test_docs.py",
    "tests/cli/",
    "tests/client/",
    "tests/docs/",
    "tests/envs/",
    "tests/examples/",
    "tests/server/",
    "tests/tables/test_viewers.py",
    "tests/test_skips.py",
)
"""Folders and files whose tests are all about what is around the engine."""


def first_in_both(values: Iterable[Any]) -> list[Any]:
    """Values that each mean whole games: the first is played in both forms."""
    first, *rest = values
    param: Callable[..., Any] = pytest.param
    return [first, *(param(value, marks=whole_games) for value in rest)]


def games(names: str | tuple[str, ...], values: Iterable[Any], **more: Any) -> pytest.MarkDecorator:
    """As `parametrize`, where every value means whole games: the first is played in both forms."""
    if isinstance(names, str):
        return pytest.mark.parametrize(names, first_in_both(values), **more)
    first, *rest = values
    param: Callable[..., Any] = pytest.param
    marked = [param(*value, marks=whole_games) for value in rest]
    return pytest.mark.parametrize(names, [first, *marked], **more)
