"""Breaking data on purpose: one or a few places of a position or an action are made wrong."""

import copy
from collections.abc import Iterator
from typing import Any, TypeVar

from footplate import Chance

T = TypeVar("T")
Place = tuple[Any, Any]
"""A dict or a list, and a key of it."""

STRANGE: list[Any] = [
    *[None, True, False, -1, 0, 1, 2, 4, 6, 7, 63, 64, 99, 100, 10_000],
    *[2**20, 2**31, 2**63, 2**64, 2**70, -(2**63), 0.5, 1e300],
    *["", " ", "0", "nobody", "A1", "Z99", "wien", "red", "quartz", "\u0000", "é" * 9, "x" * 3_000],
    *[[], [[]], [0, 0], [None], {}, {"do": "pass"}, {"": 0}],
]


def places(data: Any) -> Iterator[Place]:
    """Everything inside of data that could be something else."""
    keys: Any = data if isinstance(data, dict) else range(len(data) if type(data) is list else 0)
    for key in keys:
        yield data, key
        yield from places(data[key])


def pick(rng: Chance, among: list[T]) -> T:
    return among[rng.below(len(among))]


def broken(data: Any, rng: Chance, known: list[Any] | None = None) -> Any:
    """A copy that is wrong somewhere, or by luck is not; `known` are values to put anywhere."""
    data = copy.deepcopy(data)
    for _ in range(1 + rng.below(5) // 3):
        found = list(places(data))
        if found:
            values = known or [inside[key] for inside, key in found]
            _break(pick(rng, found), rng, values)
    return data


def _break(place: Place, rng: Chance, known: list[Any]) -> None:
    """Something near, something known, something strange, nothing at all, or once more."""
    inside, key = place
    how, old = rng.below(10), inside[key]
    if how < 3 and type(old) is int:
        inside[key] = old + (-7, -2, -1, 1, 2, 3, 50)[rng.below(7)]
    elif how < 5:
        inside[key] = copy.deepcopy(pick(rng, known))
    elif how < 8:
        inside[key] = copy.deepcopy(pick(rng, STRANGE))
    elif how == 8:
        del inside[key]
    elif isinstance(inside, list):
        inside.insert(key, copy.deepcopy(old))
    else:
        inside[pick(rng, ["seat", "zone", "do", "x", "", *inside])] = copy.deepcopy(old)


def broken_text(text: str, rng: Chance) -> str:
    """JSON with a piece cut out, doubled, or replaced."""
    start = rng.below(len(text))
    end = start + rng.below(min(12, len(text) - start) + 1)
    middle = ("", text[start:end] * 2, "}", "[[", '"', "1e999", "\\ud800", "NaN", "9" * 400)
    return text[:start] + pick(rng, list(middle)) + text[end:]
