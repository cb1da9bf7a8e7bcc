"""Long runs: `make soak` plays 1,000 games on every board; an ordinary test run plays a few."""

import pytest

import footplate
from footplate.testing.promises import sampled, uniform
from tests.form import whole_games
from tests.games.age_of_steam.playing import careful, plain_start, rich_start
from tests.games.age_of_steam.referee import check, check_round_trip
from tests.soak.long import SOAK, play_to_the_end
from tests.told.ledger import Ledger

GAME = footplate.game("age-of-steam")
pytestmark = whole_games

GAMES = 1_000 if SOAK else 8
BATCH = 50 if SOAK else 8


@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
@pytest.mark.parametrize("board", GAME.boards())
def test_random_games_keep_every_invariant(board: str, first: int) -> None:
    """Half of the games start with money enough to last, so that the late game is reached too."""
    last_turns = 0
    for number in range(first, first + BATCH):
        seats = 3 + number % (4 if board != "new-hampshire" else 3)
        policy = (uniform, careful, sampled)[number % 3]
        state = (
            rich_start(board, seats, number) if number % 2 else plain_start(board, seats, number)
        )
        play = Ledger(state).play
        play_to_the_end(state, policy, number, check, check_round_trip, most=100_000, play=play)
        last_turns += state.turn == state.rules.turns
    # Not a promise of the rules: the runs must reach the late game to be worth something.
    assert last_turns >= BATCH // 6
