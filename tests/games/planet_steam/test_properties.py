"""Promises that hold for every position of Planet Steam, in every mode."""

from footplate import Chance
from footplate.games.planet_steam.language.steps import STEP_NAMES
from footplate.games.planet_steam.play.state import State
from footplate.testing import Promises
from footplate.testing.promises import check_sample_reaches_all, sampled
from tests.games.planet_steam.playing import NAMES, start, strange_codes
from tests.games.planet_steam.referee import check, check_described


class TestPlanetSteam(Promises):
    modes = NAMES
    cloned = ["4 players", "all variants, 5"]
    start = start
    strange_codes = strange_codes
    check = check
    check_described = check_described

    def test_the_sample_reaches_every_legal_code(self) -> None:
        """At each step of games with every variant, twice."""
        rng, seen = Chance(8), dict[int, int]()
        for seed in (5, 6, 7):
            for state in self.walk("all variants, 3", seed, sampled, 1):
                assert isinstance(state, State)
                if seen.get(state.step, 0) < 2:
                    seen[state.step] = seen.get(state.step, 0) + 1
                    check_sample_reaches_all(state, rng)
        assert len(seen) > 20, [STEP_NAMES[step] for step in seen]
