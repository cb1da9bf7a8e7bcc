"""Luck that a table rolls and draws by itself: what is asked for, and what comes of it."""

from typing import Any

import pytest

import footplate
from footplate import BadInput, Chance, ScriptedChance
from tests.told.tables import TABLES

pytestmark = pytest.mark.usefixtures("tidewater")


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_set_up_is_drawn_by_hand(table: Any) -> None:
    """What comes is one of the outcomes that were told, and the game begins with them."""
    game, rng, outcomes = footplate.game(table.game), Chance(8), list[int]()
    while (asked := game.setup_luck(outcomes, table.seats, **table.setup)) is not None:
        assert asked.sentence
        assert asked.what
        assert len({outcome.id for outcome in asked.outcomes}) == len(asked.outcomes)
        outcomes.append(asked.outcomes[rng.below(len(asked.outcomes))].number)
    state = game.start(table.seats, chance=ScriptedChance(outcomes), **table.setup)
    assert state.chance.key()[0] == len(outcomes)
    if outcomes:
        with pytest.raises(BadInput):
            game.setup_luck([*outcomes[:-1], 10_000], table.seats, **table.setup)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_decisions_ask_for_luck_and_play_by_it(table: Any) -> None:
    game, rng = footplate.game(table.game), Chance(9)
    state = game.start(table.seats, 4, **table.setup)
    asked_for = 0
    for _ in range(80):
        if state.over:
            break
        action, outcomes = state.decode(state.sample(rng)), list[int]()
        before = state.digest()
        commits = state.preview(action, state.seat).luck
        while (asked := state.luck(action, outcomes)) is not None:
            assert {outcome.name for outcome in asked.outcomes}
            outcomes.append(asked.outcomes[rng.below(len(asked.outcomes))].number)
        assert state.digest() == before
        assert commits or not outcomes
        asked_for += len(outcomes)
        state.chance = ScriptedChance(outcomes)
        state.play(action)
        assert state.chance.key()[0] == len(outcomes)
    assert asked_for or table.game not in ("age-of-steam", "tidewater")
