"""One against others of one kind: the share of wins, seed by seed."""

from collections.abc import Iterable
from typing import Final

from footplate.arena.lines import GameLine
from footplate.arena.sequential import Bets, Verdict, sure_range

FIRST: Final = 0
"""The number of the entrant that may be better."""


class Rounds:
    """The share of wins of the first entrant, by seed: a seed counts once it was played from every
    seat, and in the order of the seeds, so that it does not matter who was quicker. One of which a
    game is lost is passed over."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.bets = Bets(-1 / seats, 1 - 1 / seats)
        self.shares: list[float] = []
        """Of the wins, of each seed that counts."""
        self.verdict: Verdict = self.bets.verdict
        self._known: dict[int, float | None] = {}
        self._next = 0

    @property
    def games(self) -> int:
        """How many count."""
        return len(self.shares) * self.seats

    @property
    def reached(self) -> int:
        """Up to which game everything is known."""
        return self._next * self.seats

    def add(self, lines: Iterable[GameLine], lost: Iterable[int] = ()) -> None:
        for line in lines:
            seat = line.entrants.index(FIRST)
            self._known[line.number] = 1 / len(line.winners) if seat in line.winners else 0.0
        self._known.update(dict.fromkeys(lost))
        while self.verdict == "open":
            block = range(self._next * self.seats, (self._next + 1) * self.seats)
            if not all(number in self._known for number in block):
                return
            self._next += 1
            won = [each for number in block if (each := self._known[number]) is not None]
            if len(won) == self.seats:
                self.shares.append(sum(won) / self.seats)
                self.bets.add(self.shares[-1] - 1 / self.seats)
                self.verdict = self.bets.verdict

    @property
    def interval(self) -> tuple[float, float]:
        return sure_range(self.shares, 1 / self.seats)
