"""The same record gives the same digest: in fresh processes, with any hash seed, in both forms."""

import json
from functools import cache
from pathlib import Path

import footplate
from footplate import Chance, Record
from footplate.testing.processes import in_other_processes
from footplate.testing.promises import sampled
from tests.form import whole_games
from tests.games.age_of_steam.playing import careful, rich_start

GOLDEN = Path(__file__).parents[2] / "golden" / "age_of_steam" / "digests.json"


@cache
def digests() -> dict[str, str]:
    """The last digests of whole games on every board, played by the two quick policies."""
    found = {}
    for board in footplate.game("age-of-steam").boards():
        for policy in (careful, sampled):
            state, rng = rich_start(board, 4, 17), Chance(17)
            while not state.over:
                state.play_code(policy(state, rng))
            found[f"{board} {policy.__name__}"] = state.digest()
    return found


def test_the_digests_are_the_golden_ones_in_this_form() -> None:
    """The file was written once; pure and compiled engine both have to give it."""
    assert digests() == json.loads(GOLDEN.read_text(encoding="utf-8"))


@whole_games
def test_three_processes_with_different_hash_seeds_agree() -> None:
    first, second, third = in_other_processes(f"{__name__}.digests()")
    assert first == second == third == digests()


def test_a_record_replays_to_the_same_digest() -> None:
    record = Record(game="age-of-steam", board="rust-belt", seats=4, seed=5)
    state, rng = record.begin(), Chance(5)
    while not state.over:
        record.play(state, state.actions()[rng.below(len(state.codes()))])
    again, fault = footplate.read_record(record.to_json())
    assert fault is None
    assert again.replay().digest() == state.digest()
