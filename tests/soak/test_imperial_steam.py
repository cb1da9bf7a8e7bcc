"""Long runs of Imperial Steam: `make soak` plays 1,000 games for each number of players and kind of
set-up and 200 with options; an ordinary test run plays a few."""

import pytest

from footplate import Chance
from footplate.testing.promises import sampled, uniform
from tests.form import whole_games
from tests.games.imperial_steam.ledger import Ledger
from tests.games.imperial_steam.playing import NAMES, NEAR, building, start
from tests.games.imperial_steam.referee import check, check_described
from tests.soak.long import SOAK, batches, play_to_the_end

pytestmark = whole_games

BATCH = 50 if SOAK else 3
POLICIES = (uniform, sampled, building)


@pytest.mark.parametrize(("mode", "first"), batches(NAMES, BATCH, 200))
def test_random_games_end_and_keep_every_invariant(mode: str, first: int) -> None:
    for number in range(first, first + BATCH):
        state, policy = start(mode, number), POLICIES[number % len(POLICIES)]
        ledger = Ledger(state)
        play_to_the_end(state, policy, number, check, check_described, most=5_000, play=ledger.play)
        ledger.check_result()


def test_some_of_them_reach_trieste() -> None:
    """Otherwise the ways and the contracts of the scoring would never be tried."""
    reached, paid = 0, 0
    for number in range(30):
        state, rng = start(NEAR, number), Chance(number)
        while not state.over:
            state.play_code(building(state, rng))
        reached += state.connected()
        paid += any(standing.sources["fees"] for standing in state.result().standings)
    assert reached > 10
    assert paid > 5
