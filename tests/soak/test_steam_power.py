"""Long runs of Steam Power: `make soak` plays 1,000 games for each number of players and edition
and 500 for each solo mode and difficulty; an ordinary test run plays a few."""

import os

import pytest

from footplate import Chance
from footplate.testing.promises import sampled, uniform
from tests.form import whole_games
from tests.games.steam_power.ledger import Ledger
from tests.games.steam_power.playing import MAPS, NAMES, start
from tests.games.steam_power.referee import check, check_described

pytestmark = whole_games

SOAK = os.environ.get("FOOTPLATE_SOAK") == "1"
BATCH = 50 if SOAK else 2


def batches(mode: str) -> range:
    games = 1_000 if mode[0].isdigit() else 500
    return range(0, games if SOAK else BATCH, BATCH)


@pytest.mark.parametrize(
    ("mode", "first"), [(mode, first) for mode in NAMES for first in batches(mode)]
)
def test_random_games_end_and_keep_every_invariant(mode: str, first: int) -> None:
    for number in range(first, first + BATCH):
        state, rng = start(mode, number, MAPS[number % len(MAPS)]), Chance(number)
        policy = (uniform, sampled)[number // len(MAPS) % 2]
        ledger, steps = Ledger(state), 0
        while not state.over:
            assert steps < 100_000, "the game does not end"
            ledger.play(policy(state, rng))
            check(state)
            steps += 1
            if steps % 100 == 0:
                check_described(state)
        check_described(state)
        assert state.result().final
