"""Ratings of who has played against each other: the Plackett-Luce model, as in `openskill`.

All games are looked at together, so that their order does not matter: the ratings are those by
which what has happened was most likely.
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

import msgspec
from openskill.models import PlackettLuce

from footplate.arena.lines import GameLine

RESAMPLED: Final = 400
"""How often seeds are weighed anew to see how far ratings move with them."""
STEPS: Final = 300
NEAR: Final = 1e-7
DRAWN: Final = 1.0
"""How often everybody has drawn with somebody average, so that who always wins has a rating."""


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is on a scale on which the mean of those who play is 25."""

    rating: float
    low: float
    high: float
    """Between them lies the true strength with 95 %, by how much the seeds differ."""


class _Told:
    """What games say of strengths: who was placed before others how often, and out of whom."""

    def __init__(self) -> None:
        self.placed: defaultdict[str, float] = defaultdict(float)
        self.fields: defaultdict[tuple[str, ...], float] = defaultdict(float)

    def game(self, kinds: Sequence[str], ranks: Sequence[int]) -> None:
        for rank in set(ranks):
            field = tuple(sorted(kind for kind, other in zip(kinds, ranks) if other >= rank))
            if len(set(field)) < 2:
                continue
            tied = [kind for kind, other in zip(kinds, ranks) if other == rank]
            for kind in tied:
                self.placed[kind] += 1 / len(tied)
            self.fields[field] += 1

    def add(self, other: "_Told", weight: float) -> None:
        for kind, count in other.placed.items():
            self.placed[kind] += count * weight
        for field, count in other.fields.items():
            self.fields[field] += count * weight


def ratings(kinds: Sequence[str], lines: Sequence[GameLine]) -> dict[str, Rating]:
    """By kind of bot. The intervals come from weighing the seeds by chance (a Bayesian bootstrap):
    games of one seed belong together."""
    seeds: dict[int, _Told] = {}
    for line in sorted(lines, key=lambda line: line.number):
        told = seeds.setdefault(line.seed, _Told())
        told.game([kinds[entrant] for entrant in line.entrants], line.ranks)
    names, seats = list(dict.fromkeys(kinds)), len(kinds)
    found = _fitted(names, seats, ((told, 1.0) for told in seeds.values()), DRAWN)
    chance = Random(1)
    moved = []
    for _ in range(RESAMPLED):
        weighed = [(told, chance.expovariate(1)) for told in seeds.values()]
        moved.append(_fitted(names, seats, weighed, DRAWN * chance.expovariate(1)))
    result = {}
    for at, name in enumerate(names):
        each = sorted(rating[at] for rating in moved)
        edge = RESAMPLED // 40
        low, high = min(each[edge], found[at]), max(each[-1 - edge], found[at])
        result[name] = Rating(found[at], low, high)
    return result


def _fitted(
    names: Sequence[str], seats: int, weighed: Iterable[tuple[_Told, float]], drawn: float
) -> list[float]:
    """The likeliest ratings, found step by step (Hunter's algorithm for this model)."""
    told = _Told()
    for each, weight in weighed:
        told.add(each, weight)
    strength = dict.fromkeys(names, 1.0)
    for _ in range(STEPS):
        shared = dict.fromkeys(names, 0.0)
        for field, count in told.fields.items():
            part = count / sum(strength[kind] for kind in field)
            for kind in field:
                shared[kind] += part
        after = {
            name: (told.placed[name] + drawn) / (shared[name] + 2 * drawn / (strength[name] + 1))
            for name in names
        }
        middle = math.exp(sum(map(math.log, after.values())) / len(names))
        before, strength = strength, {name: value / middle for name, value in after.items()}
        if all(abs(strength[name] / before[name] - 1) < NEAR for name in names):
            break
    model = PlackettLuce()
    step = model.beta * math.sqrt(seats)
    return [model.mu + step * math.log(strength[name]) for name in names]
