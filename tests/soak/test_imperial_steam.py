"""Long runs of Imperial Steam: `make soak` plays 1,000 games for each number of players and kind of
set-up and 200 with options; an ordinary test run plays a few."""

import pytest

from footplate import Chance, Event, GameEnded
from footplate.games.imperial_steam.language import events_scoring as s
from footplate.games.imperial_steam.play.state import State
from footplate.testing.promises import sampled, uniform
from tests.form import whole_games
from tests.games.imperial_steam.playing import NAMES, NEAR, building, start
from tests.games.imperial_steam.referee import check, check_described
from tests.soak.long import SOAK, batches, play_to_the_end
from tests.told.ledger import Ledger

pytestmark = whole_games

BATCH = 50 if SOAK else 3
POLICIES = (uniform, sampled, building)


@pytest.mark.parametrize(("mode", "first"), batches(NAMES, BATCH, 200))
def test_random_games_end_and_keep_every_invariant(mode: str, first: int) -> None:
    for number in range(first, first + BATCH):
        state, policy = start(mode, number), POLICIES[number % len(POLICIES)]
        ledger, last = Ledger(state), list[Event]()

        def play(code: int, ledger: Ledger = ledger, last: list[Event] = last) -> None:
            last[:] = ledger.play(code)

        play_to_the_end(state, policy, number, check, check_described, most=5_000, play=play)
        check_scoring(state, last)


def check_scoring(state: State, events: list[Event]) -> None:
    """The steps of the scoring, as told, add up to the final standings."""
    scored = state.money[:]
    for event in events:
        match event:
            case (
                s.IncomeScored()
                | s.GoodsScored()
                | s.KeyScored()
                | s.HubsScored()
                | s.ContractScored()
            ):
                scored[event.seat] += event.amount
            case s.WayPaid():
                scored[event.seat] -= event.amount
                scored[event.to] += event.amount
            case s.ShareholdersPaid():
                scored[event.seat] -= event.amount
                assert scored[event.seat] == event.total
    result = state.result()
    assert [result.score(seat) for seat in range(state.rules.seats)] == scored
    assert events[-1] == GameEnded(result.winners)


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
