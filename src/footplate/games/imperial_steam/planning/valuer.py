"""What a greedy player of Imperial Steam tries, and what he thinks a position is worth."""

from footplate.core.state import State as CoreState
from footplate.games.imperial_steam.board import codes as c
from footplate.games.imperial_steam.planning.lines import best_line
from footplate.games.imperial_steam.planning.outlook import Outlook
from footplate.games.imperial_steam.planning.taste import Taste
from footplate.games.imperial_steam.play.state import State


class ImperialSteamValuer:
    """Lines and values for `footplate.bots.greedy`, in hundredths of a gulden."""

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


def _own(state: CoreState) -> State:
    assert isinstance(state, State)
    return state
