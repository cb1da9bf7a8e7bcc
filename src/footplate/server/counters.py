"""What has happened in this process since it began, counted for whoever looks after it."""

from bisect import bisect_left
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Seconds up to which a bucket of a histogram counts."""


class Histogram:
    """How long something took."""

    def __init__(self) -> None:
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds


class Counters:
    """Each is written by the event loop alone, so that no lock is needed."""

    def __init__(self) -> None:
        self.commands = Histogram()
        """Commands that were carried out: from their turn at the table until they are on disk."""
        self.problems: dict[str, int] = {}
        """Calls that were not done, by the kind of problem."""
        self.sockets = 0
        """Sockets that are open now."""

    def problem(self, kind: str) -> None:
        self.problems[kind] = self.problems.get(kind, 0) + 1
