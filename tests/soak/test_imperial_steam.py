"""Long runs of Imperial Steam: `make soak` plays 1,000 games for each number of players and kind of
set-up and 200 with options; an ordinary test run plays a few."""

import os

import pytest

from footplate import Chance
from footplate.testing.promises import sampled, uniform
from tests.form import whole_games
from tests.games.imperial_steam.ledger import Ledger
from tests.games.imperial_steam.playing import NAMES, NEAR, building, start
from tests.games.imperial_steam.referee import check, check_described

pytestmark = whole_games

SOAK = os.environ.get("FOOTPLATE_SOAK") == "1"
BATCH = 50 if SOAK else 3
POLICIES = (uniform, sampled, building)


def batches(mode: str) -> range:
    games = 1_000 if mode[0].isdigit() else 200
    return range(0, games if SOAK else BATCH, BATCH)


@pytest.mark.parametrize(
    ("mode", "first"), [(mode, first) for mode in NAMES for first in batches(mode)]
)
def test_random_games_end_and_keep_every_invariant(mode: str, first: int) -> None:
    for number in range(first, first + BATCH):
        state, rng = start(mode, number), Chance(number)
        policy = POLICIES[number % len(POLICIES)]
        ledger, steps = Ledger(state), 0
        while not state.over:
            assert steps < 5_000, "the game does not end"
            ledger.play(policy(state, rng))
            check(state)
            steps += 1
            if steps % 50 == 0:
                check_described(state)
        check_described(state)
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
