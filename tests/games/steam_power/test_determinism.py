"""The same seed gives the same game: in fresh processes, with any hash seed, in both forms."""

import json
from functools import cache
from pathlib import Path

from footplate import Chance
from footplate.testing.processes import in_other_processes
from footplate.testing.promises import sampled, uniform
from tests.form import whole_games
from tests.games.steam_power.playing import NAMES, start

GOLDEN = Path(__file__).parents[2] / "golden" / "steam_power" / "digests.json"


@cache
def digests() -> dict[str, str]:
    """The last digests of whole games in every mode, drawn by the two quick policies."""
    found = {}
    for mode in NAMES:
        for policy in (uniform, sampled):
            state, rng = start(mode, 17), Chance(17)
            while not state.over:
                state.play_code(policy(state, rng))
            found[f"{mode} {policy.__name__}"] = state.digest()
    return found


def test_the_digests_are_the_golden_ones_in_this_form() -> None:
    """The file was written once; pure and compiled engine both have to give it."""
    assert digests() == json.loads(GOLDEN.read_text(encoding="utf-8"))


@whole_games
def test_three_processes_with_different_hash_seeds_agree() -> None:
    first, second, third = in_other_processes(f"{__name__}.digests()")
    assert first == second == third == digests()
