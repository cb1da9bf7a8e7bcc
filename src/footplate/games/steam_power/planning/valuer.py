"""What a greedy player of Steam Power tries, and what he thinks a position is worth."""

from footplate.core.state import State as CoreState
from footplate.games.steam_power.board import codes as c
from footplate.games.steam_power.planning.lines import Lines
from footplate.games.steam_power.planning.taste import Taste
from footplate.games.steam_power.play.state import State


class SteamPowerValuer:
    """Lines and values for `footplate.bots.greedy`, in hundredths of a victory point."""

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


def _own(state: CoreState) -> State:
    assert isinstance(state, State)
    return state
