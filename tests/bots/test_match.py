"""Games between bots, from the first decision to the result."""

import os
import subprocess
import sys

import pytest

import footplate
from footplate import BadInput
from footplate.bots import make_bot, play_match
from tests.form import whole_games

GAME = footplate.game("age-of-steam")

FRESH = """
import footplate
from footplate.bots import make_bot, play_match
game = footplate.game("age-of-steam")
bots = [make_bot(kind, game, 5) for kind in ("greedy", "random", "greedy")]
print(play_match(game, bots, 12, "reversteam", {"start_order": "shuffle"}).digest)
"""


def test_a_match_ends_with_a_final_result() -> None:
    bots = [make_bot("random", GAME, seat) for seat in range(4)]
    match = play_match(GAME, bots, seed=3)
    assert match.result.final
    assert match.actions > 20
    assert match.bankruptcies == sorted(s.seat for s in match.result.standings if s.out)


def test_board_and_options_are_passed_on() -> None:
    bots = [make_bot("random", GAME, seat) for seat in range(3)]
    options = {"last_player_ends": False}
    match = play_match(GAME, bots, 3, "new-hampshire", options)
    assert match.result.final
    with pytest.raises(BadInput, match="no option"):
        play_match(GAME, bots, 3, options={"speed": 3})
    with pytest.raises(BadInput, match="a bot for each seat"):
        play_match(GAME, [], 3)


@whole_games
def test_the_same_seed_gives_the_same_game() -> None:
    def once(seed: int) -> str:
        bots = [make_bot(kind, GAME, 9) for kind in ("random", "greedy", "random")]
        return play_match(GAME, bots, seed).digest

    assert once(1) == once(1)
    assert once(1) != once(2)


@whole_games
def test_the_same_seed_gives_the_same_game_in_a_fresh_process() -> None:
    """Other hash seeds would show any walk over a set."""
    digests = set()
    for hash_seed in ("0", "77"):
        run = subprocess.run(
            [sys.executable, "-c", FRESH],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        digests.add(run.stdout)
    assert len(digests) == 1
