# footplate: compiled
"""What a greedy player of Steam Power tries, and what he thinks a position is worth."""

from typing import Final

from footplate.core.chance import Chance
from footplate.core.state import State as CoreState
from footplate.core.taste import copy_of, vary
from footplate.core.valuer import Candidate, Valuer, final_standing, with_first
from footplate.games.steam_power.board import codes as c
from footplate.games.steam_power.planning.lines import Lines
from footplate.games.steam_power.planning.outlook import Outlook
from footplate.games.steam_power.planning.taste import Taste, first_taste
from footplate.games.steam_power.play.state import State

MORE_TRACK_LINES: Final = 7
"""How many links are tried by who has time to compare them."""
QUICK_TRACK_LINES: Final = 2
QUICK_DEPTH: Final = 3
"""How many are tried in playouts, and how many placements they may need."""


class SteamPowerValuer(Valuer):
    """Lines and values for the bots, in hundredths of a victory point."""

    def __init__(self, taste: Taste | None = None) -> None:
        self.taste = taste or Taste()

    def lines(self, state: CoreState) -> list[list[int]]:
        return Lines(_own(state), self.taste).run()

    def follow(self, state: CoreState, line: list[int]) -> State:
        """Play a line without running on, so that no luck is asked for."""
        after = _own(state).clone()
        # With an action to spare the turn does not end, and no train is drawn from the bag.
        after.actions_left += 1
        for code in line:
            if c.kind_of(code) in (c.CONTRACTS, c.TAKE_FROM):
                after = after.ahead(code)
            else:
                after.play_code(code)
        return after

    def value(self, before: CoreState, after: CoreState) -> int:
        return Lines(_own(before), self.taste).value(_own(after))

    def best(self, state: CoreState) -> list[int]:
        return self._best(Lines(_own(state), self.taste))

    def quick(self, state: CoreState) -> list[int]:
        return self._best(Lines(_own(state), self.taste, QUICK_TRACK_LINES, QUICK_DEPTH))

    def _best(self, lines: Lines) -> list[int]:
        """The line that is worth most, the first one among equals."""
        found = lines.run()
        best, most = found[0], 0
        if len(found) == 1:
            return best
        for number, line in enumerate(found):
            worth = lines.value(self.follow(lines.state, line))
            if number == 0 or worth > most:
                best, most = line, worth
        return best

    def candidates(self, state: CoreState, most: int) -> list[Candidate]:
        own = _own(state)
        lines = Lines(own, self.taste, MORE_TRACK_LINES).run()
        return with_first(own, [self.rated(own, line) for line in lines], self.best(own), most)

    def standing(self, state: CoreState) -> list[float]:
        own = _own(state)
        if own.mover < 0:
            return final_standing(own)
        return [Outlook(self.taste, own, seat).own(own) / 100.0 for seat in range(own.rules.seats)]

    def doubt(self, state: CoreState) -> float:
        own = _own(state)
        return 6.0 if own.rules.solo else 4.5

    def round(self, state: CoreState) -> int:
        return _own(state).round

    def first(self) -> Valuer:
        return SteamPowerValuer(first_taste())

    def varied(self, rng: Chance, percent: int) -> Valuer:
        return SteamPowerValuer(vary(copy_of(self.taste, Taste()), rng, percent))


def _own(state: CoreState) -> State:
    assert isinstance(state, State)
    return state
