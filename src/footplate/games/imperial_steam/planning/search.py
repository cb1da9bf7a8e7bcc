# footplate: compiled
"""Trying lines on copies of a position and keeping the best one."""

from typing import Final

from footplate.core.valuer import Candidate
from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.language.steps import DISCARD, POINTS
from footplate.games.imperial_steam.planning.outlook import Outlook
from footplate.games.imperial_steam.planning.taste import Taste
from footplate.games.imperial_steam.play.state import State

LITTLE: Final = 0.01
"""What a free action must gain to be taken at once."""


class Search:
    """The best line so far, for one decision of one seat."""

    def __init__(self, taste: Taste, state: State) -> None:
        self.taste = taste
        self.state = state
        self.seat = state.mover
        self.outlook = Outlook(taste, state, state.mover)
        self.best: list[int] = []
        self.most = 0.0
        self.offers: list[Candidate] = []
        """Everything that was offered, where somebody wants to know."""
        self.keeps = False

    def offer(self, line: list[int], after: State) -> float:
        """Remember a line if nothing better was offered before; how good it is."""
        worth = self.outlook.worth(after)
        if self.keeps:
            self.offers.append(Candidate(line[:], worth))
        if not self.best or worth > self.most + 1e-9:
            self.best, self.most = line[:], worth
        return worth

    def play(self, after: State, line: list[int], code: int) -> None:
        """Play a code on a copy, and answer what it leads to."""
        after.play_code(code)
        line.append(code)
        self.settle(after, line)

    def settle(self, after: State, line: list[int]) -> None:
        """Spend points and discard goods as is best one by one."""
        while after.step in (POINTS, DISCARD) and after.mover == self.seat:
            best, most = -1, 0.0
            for code in after.codes():
                kind = c.kind_of(code)
                if kind not in (c.SPEND, c.DISCARD, c.FORGO):
                    continue
                if kind == c.FORGO and best >= 0:
                    continue
                trial = after.clone()
                trial.play_code(code)
                worth = self.outlook.worth(trial)
                if best < 0 or worth > most:
                    best, most = code, worth
            after.play_code(best)
            line.append(best)

    def trial(self, start: State, prefix: list[int], codes: list[int]) -> float:
        """Offer a line that is known to be legal."""
        after, line = start.clone(), prefix[:]
        for code in codes:
            self.play(after, line, code)
        return self.offer(line, after)
