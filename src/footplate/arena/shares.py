"""Shares, their intervals, quantiles: the little statistics that everybody here needs."""

import math
from collections.abc import Mapping, Sequence
from typing import Final

Z: Final = 1.959964
"""Of a normal distribution: between -Z and Z lie 95 %."""


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson."""
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


Seeds = Mapping[int, tuple[float, float]]
"""By seed: how many wins of how many somebody has."""


def design(groups: Sequence[Seeds], least: float) -> float:
    """How many times as many games it takes as if each stood for itself: those of one seed are
    alike, how much is seen by how far seeds differ from each other. The groups share the games, so
    that they are taken together."""
    found = wanted = 0.0
    for seeds in groups:
        wins, games = (sum(each) for each in zip(*seeds.values()))
        share = wins / games
        apart = sum((won - share * sat) ** 2 for won, sat in seeds.values())
        found += apart / games**2 * len(seeds) / max(1, len(seeds) - 1)
        wanted += share * (1 - share) / games
    if len(groups[0]) == 1:  # Of one seed nobody knows.
        return max(least, sum(sat for _, sat in groups[0].values()))
    return max(least, found / wanted) if wanted else least


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def deviation(values: Sequence[float]) -> float:
    """The standard deviation; 0 of a single value."""
    middle = mean(values)
    return math.sqrt(sum((each - middle) ** 2 for each in values) / max(1, len(values) - 1))


def quantile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def counted_quantile(counts: Sequence[tuple[float, int]], share: float) -> float:
    """The quantile of values that were counted; the values in ascending order."""
    wanted = share * sum(count for _, count in counts)
    reached = 0
    for value, count in counts:
        reached += count
        if reached > wanted:
            return value
    return counts[-1][0]
