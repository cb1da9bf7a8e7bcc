"""Is one better? A test that may be looked at after every game and stops as soon as it is sure.

Somebody bets against the claim that the mean of bounded values is 0: on every value it puts a part
of what it has, by what it has seen before, once on more and once on less. If the claim is true, the
fortune hardly ever grows twentyfold (Ville's inequality), however often one looks; so when it does,
the claim is given up, wrongly in at most 5 % of all tests.
"""

import math
from typing import Final, Literal

SURE: Final = 20.0
"""1 ÷ 0.05."""

Verdict = Literal["better", "worse", "open"]


class Bets:
    """The fortunes of who bets that the mean of values between `low` < 0 < `high` is not 0."""

    def __init__(self, low: float, high: float) -> None:
        assert low < 0 < high
        self._low, self._high = low, high
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
        if math.exp(min(self._more, 50)) / 2 >= SURE:
            return "better"
        if math.exp(min(self._less, 50)) / 2 >= SURE:
            return "worse"
        return "open"
