"""Long runs: how many games are played, and what is checked on their way."""

import os
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

import pytest

from footplate import Chance, State
from footplate.testing.promises import Policy

SOAK = os.environ.get("FOOTPLATE_SOAK") == "1"

S = TypeVar("S", bound=State)


def later(*values: Any) -> list[Any]:
    """Cases that are much like those before them: `make soak` runs them."""
    cases = [value if isinstance(value, tuple) else (value,) for value in values]
    return [pytest.param(*case, marks=pytest.mark.soak) for case in cases]


def leave_to_soak(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Take what is marked `soak` out of an ordinary run."""
    long = [item for item in items if item.get_closest_marker("soak") and not SOAK]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]


def batches(modes: Iterable[str], size: int, others: int) -> list[tuple[str, int]]:
    """Each mode with the first number of every batch of its games: 1,000 for each number of
    players in a soak, so many for the other modes, and one batch in an ordinary test run."""
    found = list[tuple[str, int]]()
    for mode in modes:
        games = 1_000 if mode[0].isdigit() else others
        found += [(mode, first) for first in range(0, games if SOAK else size, size)]
    return found


def play_to_the_end(
    state: S,
    policy: Policy,
    seed: int,
    check: Callable[[S], object],
    check_described: Callable[[S], object],
    *,
    most: int,
    every: int = 50,
    play: Callable[[int], object] | None = None,
) -> None:
    """A random game of fewer than `most` decisions that keeps every invariant; described now and
    then, it can be restored."""
    rng, steps = Chance(seed), 0
    while not state.over:
        assert steps < most, "the game does not end"
        (play or state.play_code)(policy(state, rng))
        check(state)
        steps += 1
        if steps % every == 0:
            check_described(state)
    check_described(state)
    assert state.result().final
