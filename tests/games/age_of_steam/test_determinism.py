"""The same record gives the same digest: in fresh processes, with any hash seed, in both forms."""

import json
import os
import subprocess
import sys
from pathlib import Path

import footplate
from footplate import Chance, Record
from tests.games.age_of_steam.playing import careful, rich_start
from tests.promises import sampled

GOLDEN = Path(__file__).parents[2] / "golden" / "age_of_steam" / "digests.json"

PROGRAM = """
from tests.games.age_of_steam.test_determinism import digests
import json
print(json.dumps(digests()))
"""


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


def test_three_processes_with_different_hash_seeds_agree() -> None:
    found = []
    for seed in ("0", "1", "4711"):
        environment = {
            **os.environ,
            "PYTHONHASHSEED": seed,
            "PYTHONPATH": os.pathsep.join(sys.path),
        }
        run = subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        found.append(json.loads(run.stdout))
    assert found[0] == found[1] == found[2] == digests()


def test_a_record_replays_to_the_same_digest() -> None:
    record = Record(game="age-of-steam", board="rust-belt", seats=4, seed=5)
    state, rng = record.begin(), Chance(5)
    while not state.over:
        record.play(state, state.actions()[rng.below(len(state.codes()))])
    again, fault = footplate.read_record(record.to_json())
    assert fault is None
    assert again.replay().digest() == state.digest()
