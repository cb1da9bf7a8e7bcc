"""Luck that a table rolls and draws by itself: what is asked for, and what comes of it."""

from typing import Any

import pytest

import footplate
from footplate import BadInput, Chance, ScriptedChance
from tests.told.tables import IMPERIAL_STEAM, PLANET_STEAM, TABLES

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


@pytest.mark.parametrize("table", [*PLANET_STEAM, *IMPERIAL_STEAM], ids=str)
def test_each_draw_of_a_set_up_says_what_it_is_for(table: Any) -> None:
    """Whoever has the pieces on a table of their own knows what to type, and where it goes."""
    game, rng, outcomes = footplate.game(table.game), Chance(5), list[int]()
    plan = game.plan(None, table.seats, **table.setup)
    while (asked := game.setup_luck(outcomes, table.seats, **table.setup)) is not None:
        assert asked.what not in ("luck", "set-up")
        assert asked.place == "" or asked.place in plan.places
        if asked.source != "die":
            assert not any(outcome.id.isdigit() for outcome in asked.outcomes)
            assert not any(outcome.name.isdigit() for outcome in asked.outcomes)
        outcomes.append(asked.outcomes[rng.below(len(asked.outcomes))].number)


def test_what_is_drawn_for_a_city_lies_there() -> None:
    game, outcomes = footplate.game("imperial-steam"), list[int]()
    drawn: dict[str, str] = {}
    while (asked := game.setup_luck(outcomes, 3)) is not None:
        last = asked.outcomes[-1]
        if asked.what in ("hub-tile", "growth-tile", "shipment-tile") and asked.place:
            drawn[asked.place] = last.id
        outcomes.append(last.number)
    view = game.start(3, chance=ScriptedChance(outcomes)).view(None)
    hubs = {hub.city: hub.hub for hub in view.hubs}
    assert len(hubs) == 4
    for city, hub in hubs.items():
        assert drawn[city] == hub
    for each in view.track[:-1]:
        assert drawn[f"round:{each.round}"] == f"shipment:{each.shipment}"


def test_a_die_says_who_rolls_it_or_what_for() -> None:
    game = footplate.game("planet-steam")
    asked = game.setup_luck([3], 3)
    assert asked is not None
    assert (asked.place, asked.sentence.split()[:2]) == ("seat:1", ["Seat", "2"])
