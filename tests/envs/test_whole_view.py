"""What the rules show a seat stands in its observation, too: whatever changes in a position, a view
that differs has an observation that differs. `test_observations.py` holds the opposite."""

import copy
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from footplate import BadInput, Chance, State
from footplate.envs.asking import Setup, setup_of
from tests.form import whole_games

FIXED = {"game", "board", "options", "luck"}
"""What a set-up gives, and what nobody sees."""
MOST = 250
"""Things changed in a position; few changes leave one that the rules allow."""
Where = tuple[str | int, ...]


def _parts(whole: Any, where: Where = ()) -> Iterator[tuple[Where, Any]]:
    """Everything in a position, by its way from the top."""
    entries = whole.items() if isinstance(whole, dict) else enumerate(whole)
    for key, part in entries:
        yield (*where, key), part
        if isinstance(part, dict | list):
            yield from _parts(part, (*where, key))


def _others(part: Any, words: set[str], rng: random.Random) -> list[Any]:
    """What could stand there in place of it."""
    if isinstance(part, bool):
        return [not part]
    if isinstance(part, int):
        return [part + 1, part - 1]
    if isinstance(part, str):
        return rng.sample(sorted(words - {part}), min(3, len(words - {part})))
    return [part[:-1]] if isinstance(part, list) and part else []


def _with(whole: Any, where: Where, part: Any) -> Any:
    found = copy.deepcopy(whole)
    within = found
    for key in where[:-1]:
        within = within[key]
    within[where[-1]] = part
    return found


def _edited(state: State, most: int, rng: random.Random) -> Iterator[tuple[Where, State]]:
    """The position with one thing changed, wherever that is a position."""
    whole = msgspec.json.decode(msgspec.json.encode(state.position()))
    parts = [each for each in _parts(whole) if each[0][0] not in FIXED]
    alike: dict[Where, set[str]] = {}
    for where, part in parts:
        if isinstance(part, str):
            alike.setdefault(_kind(where), set()).add(part)
    for where, part in rng.sample(parts, min(most, len(parts))):
        for other in _others(part, alike.get(_kind(where), set()), rng):
            try:
                yield where, state.game.position(_with(whole, where, other))
            except BadInput:
                continue
            break


def _kind(where: Where) -> Where:
    return tuple(key for key in where[-2:] if isinstance(key, str)) or where[:1]


def _seen(setup: Setup, state: State, seat: int) -> list[list[int]]:
    return [numbers for _, numbers in setup.reader(state, seat)]


@whole_games
@pytest.mark.parametrize(
    ("name", "options", "at"),
    [
        ("age-of-steam", {}, (3, 14, 22, 30)),
        ("steam-power", {}, (20, 60, 120)),
        ("steam-power", {"automas": "2:hard"}, (20, 60, 120)),
        ("planet-steam", {}, (40, 90, 150)),
        ("imperial-steam", {"money": "hidden"}, (30, 80, 140)),
    ],
)
def test_what_a_view_shows_is_in_the_observation(
    name: str, options: dict[str, Any], at: tuple[int, ...]
) -> None:
    setup, luck, rng = setup_of(name, 3, None, options), Chance(3), random.Random(1)
    state, tried, missing = setup.start(3), 0, set[str]()
    for step in range(max(at) + 1):
        if step in at:
            views = [state.view(seat, forecasts=False) for seat in range(3)]
            numbers = [_seen(setup, state, seat) for seat in range(3)]
            for where, other in _edited(state, MOST, rng):
                tried += 1
                for seat in range(3):
                    told = other.view(seat, forecasts=False) != views[seat]
                    if told != (_seen(setup, other, seat) != numbers[seat]):
                        missing.add(f"{'.'.join(map(str, where))} at {step} for {seat}: {told}")
        if state.over:
            break
        state.play_code(state.sample(luck))
    assert not missing
    assert tried > 30
