"""Each field of a state is said in many places; this finds the place where one was forgotten."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from footplate import State
from footplate.core.wire import decode_json, to_json
from footplate.testing.promises import Policy, play_out, sampled, uniform
from tests.form import games
from tests.games import fields
from tests.games.age_of_steam import playing as aos
from tests.games.fields import Kept
from tests.games.imperial_steam import playing as imperial
from tests.games.planet_steam import playing as planet
from tests.games.steam_power import playing as power


def stowing() -> State:
    """More has come than fits on the freelance carrier: seldom seen in a game at random."""
    state = planet.GAME.position(
        {
            "options": {"freelance_carrier": True},
            "players": [{"resources": {"ore": 4, "water": 4, "energy": 4}}, *[{}] * 4],
            "step": "extract",
            "claims": {"A1": 0, "C4": 0, "E1": 0},
            "tanks": [
                {"zone": "A1", "converter": "ore", "supercharger": True},
                {"zone": "C4", "supercharger": True},
                {"zone": "E1", "converter": "energy"},
            ],
            "freelance": {"seat": 0, "bid": 6},
        }
    )
    state.play({"do": "extract"})
    assert state.position().overflow is not None
    return state


TABLES: dict[str, dict[str, Kept]] = {
    "age-of-steam": fields.AGE_OF_STEAM,
    "imperial-steam": fields.IMPERIAL_STEAM,
    "planet-steam": fields.PLANET_STEAM,
    "steam-power": fields.STEAM_POWER,
}
STARTS: dict[str, list[tuple[Callable[[], State], Policy]]] = {
    "age-of-steam": [
        (lambda: aos.rich_start("rust-belt", 4, 3), aos.careful),
        (lambda: aos.rich_start("southern-us", 5, 4), aos.careful),
        (lambda: aos.plain_start("rust-belt", 3, 5), sampled),
    ],
    "imperial-steam": [
        (lambda: imperial.start("3 players, normal", 3), imperial.building),
        *((lambda seed=seed: imperial.start("empty actions", seed), sampled) for seed in range(4)),
        (lambda: imperial.start("limited supplies", 5), imperial.building),
        (lambda: imperial.start(imperial.NEAR, 5), imperial.building),
    ],
    "planet-steam": [
        (lambda: planet.start("3 players", 3), sampled),
        (lambda: planet.start("all variants, 4", 4), sampled),
        (lambda: planet.start("all variants, 5", 5), uniform),
        (stowing, sampled),
    ],
    "steam-power": [
        (lambda: power.start("3 final", 3), uniform),
        (lambda: power.start("mixed", 4), uniform),
        (lambda: power.start("basic solo", 5), uniform),
    ],
}
FIELDS = [(name, field) for name, table in TABLES.items() for field in table]
PROPERTIES = ("seat", "over")
"""What a state says of itself; in a compiled one these look like fields."""
NOTICED = (LookupError, ValueError, TypeError, AssertionError, AttributeError, StopIteration)
"""What a page may raise for a value that cannot be: it has read the field."""


@cache
def positions(name: str) -> tuple[State, ...]:
    """Of whole games, those near each other far apart in the list."""
    found = [s for start, policy in STARTS[name] for s in play_out(start(), policy, 3, 2)]
    return tuple(found[at] for shift in range(13) for at in range(shift, len(found), 13))


def fields_of(state: State) -> set[str]:
    """The names of a state's fields; a compiled state has them as descriptors of its classes."""
    if hasattr(state, "__dict__"):
        return set(vars(state))
    kinds = type(state).__mro__
    named = {name: value for kind in kinds for name, value in vars(kind).items()}
    found = {name for name, value in named.items() if type(value).__name__ == "getset_descriptor"}
    return found - {"__class__", *PROPERTIES}


def others(value: Any, at: int) -> Iterator[Any]:
    """Another value of the same kind: one piece more somewhere, or the other way round."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
        yield value - 1
    elif isinstance(value, list) and not value:
        yield [0]
    elif isinstance(value, list):
        place = at % len(value)
        for other in others(value[place], at // len(value)):
            yield [*value[:place], other, *value[place + 1 :]]


def perturbed(state: State, field: str, at: int) -> Iterator[State]:
    """Copies in which this field alone is another one."""
    for value in others(getattr(state, field), at):
        copy = state.clone()
        setattr(copy, field, value)
        yield copy


def alike(one: Any, other: Any) -> bool:
    """Whether two values say the same of how much there is: the rest of them may be hidden."""
    if isinstance(one, list):
        return len(one) == len(other) and all(map(alike, one, other))
    return bool(one == other or min(one, other) >= 0)


def notices(ask: Callable[[State], object], name: str, field: str, most: int | None = None) -> bool:
    """Whether the answer changes with the field, in some position."""
    for at, state in enumerate(positions(name)[:most]):
        before = ask(state)
        for other in perturbed(state, field, at):
            try:
                if ask(other) != before:
                    return True
            except NOTICED:
                return True
    return False


@pytest.mark.parametrize("name", TABLES)
def test_every_field_stands_in_the_list(name: str) -> None:
    first, _ = STARTS[name][0]
    for state in (first(), positions(name)[0]):
        assert fields_of(state) - {*fields.SET_UP, *fields.APART} == set(TABLES[name])


@pytest.mark.parametrize(("name", "field"), FIELDS)
def test_a_clone_has_the_field_and_keeps_it_to_itself(name: str, field: str) -> None:
    kept = TABLES[name][field]
    for at, state in enumerate(positions(name)[:60]):
        for other in (state, *perturbed(state, field, at)):
            copy = other.clone()
            mine, its = getattr(other, field), getattr(copy, field)
            assert its == mine
            if isinstance(mine, list):
                assert (its is mine) == kept.shared
                before = mine[:]
                if not kept.shared:
                    its.append(its[0] if its else 0)
                    its[0] = its[-1]
                    its.reverse()
                assert mine == before


@pytest.mark.parametrize(("name", "field"), FIELDS)
def test_the_key_holds_the_field_or_it_follows(name: str, field: str) -> None:
    kept = TABLES[name][field]
    for at, state in enumerate(positions(name)[:60]):
        before = state.key()
        for other in perturbed(state, field, at):
            assert (other.key() != before) == kept.key


@pytest.mark.parametrize("name", TABLES)
def test_a_restored_state_has_every_field(name: str) -> None:
    for state in (*positions(name)[:600], *map(finished, STARTS[name])):
        again = state.game.position(decode_json(to_json(state.position())))
        assert again.chance.key() == state.chance.key()
        for field, kept in TABLES[name].items():
            mine, its = getattr(state, field), getattr(again, field)
            if not kept.cache and (kept.once_over or not state.over):
                assert kept.told_apart(its) == kept.told_apart(mine), field


def finished(start: tuple[Callable[[], State], Policy]) -> State:
    state, policy = start[0](), start[1]
    play_out(state, policy, 7)
    return state


@pytest.mark.parametrize(("name", "field"), FIELDS)
def test_the_description_says_the_field_or_it_follows(name: str, field: str) -> None:
    kept = TABLES[name][field]
    if kept.described:
        assert notices(lambda state: state.position(), name, field)
    else:
        assert not notices(lambda state: state.position(), name, field, 40)


@games(("name", "field"), FIELDS)
def test_those_who_may_see_the_field_see_it(name: str, field: str) -> None:
    kept = TABLES[name][field]
    if kept.view == "open":
        assert notices(lambda state: state.view(None), name, field)
    elif kept.view != "follows":
        check_hidden(name, field, own=kept.view == "own")


def check_hidden(name: str, field: str, own: bool) -> None:
    """Nobody sees it, but for its own seat."""
    asked = seen = 0
    for at, state in enumerate(positions(name)):
        seats = state.rules.seats  # type: ignore[attr-defined]
        seat = at % seats
        for other in perturbed(state, field, seat if own else at):
            if alike(getattr(state, field), getattr(other, field)):
                strangers = [one for one in range(seats) if not (own and one == seat)]
                for viewer in (None, *strangers):
                    assert other.view(viewer) == state.view(viewer)
                asked += 1
                seen += own and other.view(seat) != state.view(seat)
        if asked > 60:
            break
    assert asked
    assert bool(seen) == own
