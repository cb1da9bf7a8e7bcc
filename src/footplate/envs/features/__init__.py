"""What a seat sees as numbers: named blocks of a fixed size, one after the other.

A reader takes the numbers straight from the state, because a view costs a millisecond; it may read
nothing that the view would not tell. The tests hold it to that: what is dealt anew behind a seat's
back changes no byte of its observation.
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, Final, NamedTuple

from footplate.core.state import State


class Block(NamedTuple):
    """A part of an observation."""

    name: str
    size: int


_OURS: Final = ("age-of-steam", "steam-power", "planet-steam", "imperial-steam")
Numbers = Iterator[tuple[str, list[int]]]
Reader = Callable[[Any, int], Numbers]
"""The blocks of a state for a viewer, always the same ones in the same order."""


def reader_for(game: str) -> Reader:
    """The reader of a game; one of somebody else's is seen by the header of its view."""
    if game not in _OURS:
        return read_header
    module = import_module(f"{__name__}.{game.replace('-', '_')}")
    reader: Reader = module.read
    return reader


def read_header(state: State, viewer: int) -> Numbers:
    """Round, phase, who is asked, and what everybody has, as far as the viewer knows."""
    view, plan = state.view(viewer, forecasts=False), state.plan()
    seats = len(view.holdings)
    yield "round", [view.round]
    yield "phase", [int(view.phase == phase) for phase in plan.phases]
    yield "asked", asked(state.mover, viewer, seats)
    for what in plan.things:
        yield what, turned([each.get(what, -1) for each in view.holdings], viewer)


def turned(values: list[int], viewer: int) -> list[int]:
    """What is by seat, the viewer's own first and then as they sit."""
    return values[viewer:] + values[:viewer]


def turned_rows(values: list[int], width: int, viewer: int) -> list[int]:
    """The same for rows of `width` numbers in one list."""
    return values[viewer * width :] + values[: viewer * width]


def one_hot(at: int, size: int) -> list[int]:
    """A one at a place; nowhere where the place is none."""
    found = [0] * size
    if 0 <= at < size:
        found[at] = 1
    return found


def bits(mask: int, size: int) -> list[int]:
    return [mask >> at & 1 for at in range(size)]


def counts(values: list[int], size: int) -> list[int]:
    """How often each number occurs."""
    found = [0] * size
    for value in values:
        found[value] += 1
    return found


def flags(places: list[int], size: int) -> list[int]:
    """A one at each of these places."""
    found = [0] * size
    for place in places:
        found[place] = 1
    return found


def asked(mover: int, viewer: int, seats: int) -> list[int]:
    """Who is asked: the viewer, or somebody to the left; nobody once the game is over."""
    return one_hot((mover - viewer) % seats if mover >= 0 else -1, seats)


def places(order: list[int], viewer: int, seats: int) -> list[int]:
    """The place of each seat in an order, from 1; 0: it has none."""
    found = [0] * seats
    for place, seat in enumerate(order, start=1):
        found[seat] = place
    return turned(found, viewer)


def near(viewer: int, seats: int, others: int = 0) -> list[int]:
    """What stands for an owner of a piece: 1 the viewer, 2 the next seat, and so on; 0: nobody.

    Numbers from `seats` to `others` stand for themselves.
    """
    return [1 + (seat - viewer) % seats for seat in range(seats)] + list(range(seats, others))
