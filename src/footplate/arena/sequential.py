"""Is one better? A test that may be looked at after every game and stops as soon as it is sure.

Somebody bets against the claim that the mean of bounded values is 0: on every value it puts a part
of what it has, by what it has seen before, once on more and once on less. If the claim is true, the
fortune hardly ever grows twentyfold (Ville's inequality), however often one looks; so when it does,
the claim is given up, wrongly in at most 5 % of all tests.
"""

import math
from collections.abc import Sequence
from typing import Final, Literal

SURE: Final = 20.0
"""1 ÷ 0.05."""

Verdict = Literal["better", "worse", "open"]


class Bets:
    """The fortunes of who bets that the mean of values between `low` < 0 < `high` is not 0."""

    def __init__(self, low: float, high: float, sure: float = SURE) -> None:
        assert low < 0 < high
        self._low, self._high, self._sure = low, high, sure
        self._more = self._less = 0.0
        """Logarithms of the two fortunes."""
        self.count = 0
        self._sum = self._squares = 0.0

    def add(self, value: float) -> None:
        """One more value."""
        # As if one value of a typical size had come before the first, so that nobody bets all.
        seen = self.count + 1
        middle = self._sum / seen
        spread = (self._squares + (self._high - self._low) ** 2 / 4) / seen
        bet = middle / spread
        # Never more than half of what could be lost at once.
        up = min(max(bet, 0.0), 0.5 / -self._low)
        down = min(max(-bet, 0.0), 0.5 / self._high)
        self._more += math.log1p(up * value)
        self._less += math.log1p(-down * value)
        self.count += 1
        self._sum += value
        self._squares += value * value

    @property
    def mean(self) -> float:
        return self._sum / self.count if self.count else 0.0

    @property
    def verdict(self) -> Verdict:
        """What is sure by now; half of the money is on each side."""
        if math.exp(min(self._more, 50)) / 2 >= self._sure:
            return "better"
        if math.exp(min(self._less, 50)) / 2 >= self._sure:
            return "worse"
        return "open"


GRID: Final = 50
HALVINGS: Final = 8


def sure_range(values: Sequence[float], fair: float) -> tuple[float, float]:
    """Where the mean of values between 0 and 1 lies: all that such bets do not rule out.

    It is right with 95 % at any time, so also when somebody stops because of what was seen; an
    ordinary interval is not. Half of what may go wrong is left to the verdict on the fair mean,
    which bounds the range once it is not open.
    """
    grid = {at / GRID for at in range(1, GRID)}
    # After many values the range is narrower than the grid: what was seen lies in it.
    seen = {mean} if values and 0 < (mean := sum(values) / len(values)) < 1 else set()
    points = sorted(grid | seen)
    left = [at for at, point in enumerate(points) if not _ruled_out(values, point)]
    low, high = 0.0, 1.0
    if left and left[0] > 0:
        low = _edge(values, points[left[0] - 1], points[left[0]])
    if left and left[-1] < len(points) - 1:
        high = _edge(values, points[left[-1] + 1], points[left[-1]])
    verdict = _verdict(values, fair, SURE)
    if verdict == "better":
        return max(low, fair), high
    return low, min(high, fair) if verdict == "worse" else high


def _ruled_out(values: Sequence[float], mean: float) -> bool:
    return _verdict(values, mean, 2 * SURE) != "open"


def _verdict(values: Sequence[float], mean: float, sure: float) -> Verdict:
    bets = Bets(-mean, 1 - mean, sure)
    for value in values:
        bets.add(value - mean)
        if bets.verdict != "open":
            break
    return bets.verdict


def _edge(values: Sequence[float], out: float, left: float) -> float:
    """Where what is ruled out ends, between a mean that is and one that is not."""
    for _ in range(HALVINGS):
        middle = (out + left) / 2
        out, left = (middle, left) if _ruled_out(values, middle) else (out, middle)
    return out
