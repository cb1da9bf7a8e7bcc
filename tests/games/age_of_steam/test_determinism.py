"""The same record gives the same digest: in fresh processes, with any hash seed, in both forms."""

import json
from functools import cache
from pathlib import Path

import msgspec

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
def test_the_older_reading_of_a_rule_gives_the_digest_of_before() -> None:
    """A game in which strangers redirected unowned track (AOS-BUILD-36): by the option it is the
    same to the last coin as it was before that was read more narrowly."""
    state, rng = rich_start("new-hampshire", 4, 17, redirect_unowned="anyone"), Chance(17)
    while not state.over:
        state.play_code(careful(state, rng))
    ended = msgspec.structs.replace(state.position(), options={})
    assert state.game.position(ended).digest() == "4883417d35917849dad42599"


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
