"""The same seed gives the same game: in fresh processes, with any hash seed, in both forms."""

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import ClassVar

from footplate import Chance, State
from footplate.testing.processes import in_other_processes
from footplate.testing.promises import Policy
from tests.form import whole_games

GOLDEN = Path(__file__).parents[1] / "golden"


def last_digests(
    start: Callable[[str, int], State], modes: Iterable[str], policies: Iterable[Policy]
) -> dict[str, str]:
    """The last digests of whole games in every mode, drawn by each of the policies."""
    found, drawn_by = {}, [*policies]
    for mode in modes:
        for policy in drawn_by:
            state, rng = start(mode, 17), Chance(17)
            while not state.over:
                state.play_code(policy(state, rng))
            found[f"{mode} {policy.__name__}"] = state.digest()
    return found


class SameGames:
    """A game's test class names the function of its module that gives the digests."""

    digests: ClassVar[Callable[[], dict[str, str]]]

    def test_the_digests_are_the_golden_ones_in_this_form(self) -> None:
        """The file was written once; pure and compiled engine both have to give it."""
        digests = type(self).digests
        golden = GOLDEN / digests.__module__.split(".")[-2] / "digests.json"
        assert digests() == json.loads(golden.read_text(encoding="utf-8"))

    @whole_games
    def test_three_processes_with_different_hash_seeds_agree(self) -> None:
        digests = type(self).digests
        call = f"{digests.__module__}.{digests.__name__}()"
        first, second, third = in_other_processes(call)
        assert first == second == third == digests()
