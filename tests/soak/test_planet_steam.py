"""Long runs of Planet Steam: `make soak` plays 1,000 games for each number of players and 200 for
each variant and for all at once; an ordinary test run plays a few."""

import pytest

from footplate.testing.promises import sampled, uniform
from tests.form import whole_games
from tests.games.planet_steam.playing import NAMES, start
from tests.games.planet_steam.referee import check, check_described
from tests.soak.long import SOAK, batches, play_to_the_end
from tests.told.ledger import Ledger

pytestmark = whole_games

BATCH = 50 if SOAK else 2


@pytest.mark.parametrize(("mode", "first"), batches(NAMES, BATCH, 200))
def test_random_games_end_and_keep_every_invariant(mode: str, first: int) -> None:
    for number in range(first, first + BATCH):
        seats = None if mode[0].isdigit() or mode.startswith("all") else 2 + number % 4
        state, policy = start(mode, number, seats), (uniform, sampled)[number % 2]
        play = Ledger(state).play
        play_to_the_end(state, policy, number, check, check_described, most=20_000, play=play)
