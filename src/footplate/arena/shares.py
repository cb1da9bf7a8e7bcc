"""Shares, their intervals, quantiles: the little statistics that everybody here needs."""

import math
from collections.abc import Sequence
from typing import Final

Z: Final = 1.959964
"""Of a normal distribution: between -Z and Z lie 95 %."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson."""
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return (middle - spread) / scale, (middle + spread) / scale


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
