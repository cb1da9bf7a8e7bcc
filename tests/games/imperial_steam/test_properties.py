"""Promises that hold for every position of Imperial Steam, in every mode."""

from footplate import Chance
from footplate.games.imperial_steam.language.steps import STEP_NAMES
from footplate.games.imperial_steam.play.state import State
from footplate.testing import Promises
from footplate.testing.promises import check_agreement, check_sample_reaches_all, sampled
from tests.form import whole_games
from tests.games.imperial_steam.playing import NAMES, building, start, strange_codes
from tests.games.imperial_steam.referee import check, check_described


class TestImperialSteam(Promises):
    modes = NAMES
    cloned = ["4 players, normal", "2 players, random"]
    start = start
    strange_codes = strange_codes
    check = check
    check_described = check_described

    @whole_games
    def test_generator_and_referee_agree_far_from_wien(self) -> None:
        rng = Chance(7)
        for seed in range(6):
            for state in self.walk("4 players, normal", seed, building, 23):
                assert isinstance(state, State)
                check_agreement(state, strange_codes(state, rng))

    def test_the_sample_reaches_every_legal_code(self) -> None:
        """At each step, twice."""
        rng, seen = Chance(8), dict[int, int]()
        for mode, policy in (("empty actions", sampled), ("3 players, normal", building)):
            for seed in range(12):
                for state in self.walk(mode, seed, policy, 1):
                    assert isinstance(state, State)
                    if seen.get(state.step, 0) < 2:
                        seen[state.step] = seen.get(state.step, 0) + 1
                        check_sample_reaches_all(state, rng)
        assert len(seen) == len(STEP_NAMES), [STEP_NAMES[step] for step in seen]
