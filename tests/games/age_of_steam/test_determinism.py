"""The same seed gives the same game of Age of Steam, and so does its record."""

from functools import cache

import footplate
from footplate import Chance, Record
from footplate.testing.promises import sampled
from tests.games.age_of_steam.playing import careful, rich_start
from tests.games.determinism import SameGames, last_digests


@cache
def digests() -> dict[str, str]:
    boards = footplate.game("age-of-steam").boards()
    return last_digests(lambda board, seed: rich_start(board, 4, seed), boards, (careful, sampled))


class TestAgeOfSteam(SameGames):
    digests = digests


def test_a_record_replays_to_the_same_digest() -> None:
    record = Record(game="age-of-steam", board="rust-belt", seats=4, seed=5)
    state, rng = record.begin(), Chance(5)
    while not state.over:
        record.play(state, state.actions()[rng.below(len(state.codes()))])
    again, fault = footplate.read_record(record.to_json())
    assert fault is None
    assert again.replay().digest() == state.digest()
