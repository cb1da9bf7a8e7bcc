"""Beliefs of a bot as an object of numbers, and others like them."""

from typing import Any, TypeVar

from footplate.core.chance import Chance

T = TypeVar("T")


def copy_of(taste: T, other: T) -> T:
    """The other taste with the numbers of this one; a list is shared, as nobody changes it."""
    for name in beliefs(type(taste)):
        setattr(other, name, getattr(taste, name))
    return other


def vary(taste: T, rng: Chance, percent: int) -> T:
    """Change every number of a taste by up to so many per cent, each list as one; returns it."""
    for name in beliefs(type(taste)):
        scale = 1 + (rng.below(2001) - 1000) * percent / 100_000
        setattr(taste, name, _scaled(getattr(taste, name), scale))
    return taste


def _scaled(value: Any, scale: float) -> Any:
    if isinstance(value, list):
        return [_scaled(each, scale) for each in value]
    if isinstance(value, bool):
        return value
    if isinstance(value, int):
        return round(value * scale)
    return value * scale


def beliefs(kind: type) -> list[str]:
    """The names of the fields, in the same order in both forms of the engine."""
    compiled = [
        name
        for name, value in vars(kind).items()
        if type(value).__name__ == "getset_descriptor" and not name.startswith("__")
    ]
    return sorted(compiled or vars(kind()))
