# footplate: compiled
"""What a greedy player of Imperial Steam tries, and what he thinks a position is worth."""

from footplate.core.chance import Chance
from footplate.core.state import State as CoreState
from footplate.core.taste import copy_of, vary
from footplate.core.valuer import Candidate, Valuer, final_standing, with_first
from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.planning.lines import best_line, other_lines
from footplate.games.imperial_steam.planning.outlook import Outlook
from footplate.games.imperial_steam.planning.taste import Taste, first_taste
from footplate.games.imperial_steam.play.state import State


class ImperialSteamValuer(Valuer):
    """Lines and values for the bots, in hundredths of a gulden."""

    def __init__(self, taste: Taste | None = None) -> None:
        self.taste = taste or Taste()

    def lines(self, state: CoreState) -> list[list[int]]:
        """One line: the search has compared all that are worth trying."""
        return [best_line(_own(state), self.taste)]

    def follow(self, state: CoreState, line: list[int]) -> State:
        """Play a line, but do not end the turn: that would ask the next player."""
        after = _own(state).clone()
        for code in line:
            if c.kind_of(code) != c.END:
                after.play_code(code)
        return after

    def value(self, before: CoreState, after: CoreState) -> int:
        old = _own(before)
        return round(100 * Outlook(self.taste, old, old.mover).worth(_own(after)))

    def best(self, state: CoreState) -> list[int]:
        return best_line(_own(state), self.taste)

    def candidates(self, state: CoreState, most: int) -> list[Candidate]:
        own = _own(state)
        return with_first(own, other_lines(own, self.taste, most), self.best(own), most)

    def standing(self, state: CoreState) -> list[float]:
        own = _own(state)
        if own.mover < 0:
            return final_standing(own)
        return [Outlook(self.taste, own, seat).worth(own) for seat in range(own.rules.seats)]

    def doubt(self, state: CoreState) -> float:
        own = _own(state)
        return 110.0 + 8.0 * (own.rules.rounds - own.round)

    def round(self, state: CoreState) -> int:
        return _own(state).round

    def first(self) -> Valuer:
        return ImperialSteamValuer(first_taste())

    def varied(self, rng: Chance, percent: int) -> Valuer:
        return ImperialSteamValuer(vary(copy_of(self.taste, Taste()), rng, percent))


def _own(state: CoreState) -> State:
    assert isinstance(state, State)
    return state
