"""Fulfilling a contract: the ways that are offered, against a walk of all simple ways."""

import random
from typing import Any

import pytest

from footplate.games.steam_power.language.actions import BuyResource, FulfilContract, TakeResource
from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.given import (
    RED,
    described,
    factory,
    given,
    play,
    player,
    refusal,
    seen,
)
from tests.rules.steam_power.lines import LINES, line, sources

rule = pytest.mark.rule


def payments(state: State, source: str, seat: int, maker: int) -> set[tuple[tuple[int, int], ...]]:
    """What may be paid for a cube of a city, found by walking every simple way there is."""
    view = seen(state)
    group = {city.name: min(city.group) for city in view.cities}
    name = next(city.name for city in view.cities if city.hex == source)
    home = {group[end] for link in view.links for end in link.ends if link.owner == seat}
    found: set[tuple[int, ...]] = set()

    def walk(at: str, been: frozenset[str], paid: tuple[int, ...]) -> None:
        if at in home:
            found.add(paid)
            return
        for link in view.links:
            ends = [group[end] for end in link.ends]
            if at in ends:
                there = ends[1 - ends.index(at)]
                if there not in been:
                    more = tuple(sum_ + (owner == link.owner) for owner, sum_ in enumerate(paid))
                    walk(there, been | {there}, more)

    fee = tuple(int(owner == maker != seat) for owner in range(len(view.players)))
    walk(group[name], frozenset({group[name]}), fee)
    least = {
        one
        for one in found
        if not any(
            other != one and all(a <= b for a, b in zip(other, one, strict=True)) for other in found
        )
    }
    return {tuple((owner, sum_) for owner, sum_ in enumerate(one) if sum_) for one in least}


@rule("SP-FULFIL-06", "SP-FULFIL-07", "SP-FULFIL-10", "SP-FULFIL-11")
@pytest.mark.parametrize("seed", range(40))
def test_exactly_the_undominated_payments_are_offered(seed: int) -> None:
    luck = random.Random(seed)
    ways = [(pair, way) for pair, found in LINES.items() for way in range(len(found))]
    chosen = luck.sample(ways, 25)
    owners = [RED, *(luck.randrange(1, 5) for _ in chosen[1:])]
    built: list[dict[str, Any]] = []
    for ((one, two), way), owner in zip(chosen, owners, strict=True):
        built += line(one, two, owner, way)
    linked = sorted({city for (one, two), _ in chosen for city in (one, two)})
    hexes = {city.name: city.hex for city in seen(given()).cities}
    places = [hexes[name] for name in luck.sample(linked, 5)]
    state = given(
        [player(hand=["K08"], money=200), *(player() for _ in range(4))],  # white, white, orange
        tracks=built,
        cities=dict.fromkeys(places, "white"),
        factories=[factory(hex, luck.randrange(5), 2) for hex in places],
    )
    play(state, FulfilContract("K08"))
    expected = {
        TakeResource(one.hex, pay)
        for one in described(state).factories
        for pay in payments(state, one.hex, RED, one.owner)
    }
    assert sources(state) == expected
    assert (refusal(state, BuyResource()) is None) == (not expected)
