"""Promises that hold for every position of Steam Power, in every mode."""

from footplate import Chance
from footplate.games.steam_power.language.steps import STEP_NAMES
from footplate.games.steam_power.play.state import State
from footplate.testing import Promises
from footplate.testing.promises import check_sample_reaches_all, uniform
from tests.games.steam_power.playing import BOARDS, NAMES, start, strange_codes
from tests.games.steam_power.referee import check, check_described


def start_anywhere(mode: str, seed: int) -> State:
    """On each of the maps in turn."""
    return start(mode, seed, BOARDS[seed % len(BOARDS)])


class TestSteamPower(Promises):
    modes = NAMES
    cloned = ["4 final", "basic solo", "mixed"]
    start = start_anywhere
    strange_codes = strange_codes
    check = check
    check_described = check_described

    def test_the_sample_reaches_every_legal_code(self) -> None:
        """At each step of a game, once with few and once with many choices."""
        rng, seen = Chance(8), dict[int, int]()
        for state in self.walk("3 final", 5, uniform, 1):
            assert isinstance(state, State)
            if seen.get(state.step, 0) < 2 and (state.step or state.round > 3):
                seen[state.step] = seen.get(state.step, 0) + 1
                check_sample_reaches_all(state, rng)
        assert {STEP_NAMES[step] for step in seen} >= {"act", "lay", "fetch", "bonus"}
