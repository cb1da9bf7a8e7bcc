"""Long runs of Steam Power: `make soak` plays 1,000 games for each number of players and edition
and 500 for each solo mode and difficulty; an ordinary test run plays a few."""

import pytest

from footplate.testing.promises import sampled, uniform
from tests.form import whole_games
from tests.games.steam_power.playing import BOARDS, NAMES, start
from tests.games.steam_power.referee import check, check_described
from tests.soak.long import SOAK, batches, play_to_the_end
from tests.told.ledger import Ledger

pytestmark = whole_games

BATCH = 50 if SOAK else 2


@pytest.mark.parametrize(("mode", "first"), batches(NAMES, BATCH, 500))
def test_random_games_end_and_keep_every_invariant(mode: str, first: int) -> None:
    for number in range(first, first + BATCH):
        state = start(mode, number, BOARDS[number % len(BOARDS)])
        policy, play = (uniform, sampled)[number // len(BOARDS) % 2], Ledger(state).play
        play_to_the_end(
            state, policy, number, check, check_described, most=100_000, every=100, play=play
        )
