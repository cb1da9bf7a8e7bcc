"""Planet Steam against hostile positions: what is accepted can always be played and described."""

import tracemalloc
from typing import Any

import pytest

from footplate import BadInput, Chance
from footplate.games.planet_steam.language.events import GoodsLost, Stowed
from footplate.games.planet_steam.play.state import State
from footplate.testing.promises import sampled
from tests.form import games
from tests.games.planet_steam.playing import GAME, NAMES, start
from tests.games.planet_steam.referee import check
from tests.told.ledger import Ledger

POOR = [{"credits": 10}, {"credits": 0}, {"credits": 10}]
VARIABLE = {"variable_claims": True}


@pytest.mark.parametrize(
    "position",
    [
        # Who waits for a card has a credit to open with.
        {"players": POOR, "step": "choose-specialist", "won": [0]},
        # Markers of those who have won.
        {
            "players": [{"card": 1}, {}, {}],
            "step": "bid-specialist",
            "options": {"variable_trading": True},
        },
        {"players": [{}, {}], "step": "bid-carrier"},
        {"players": [{}, {}], "step": "bid-zone", "zone": "A1"},
        {
            "players": [{"classes": {"quartz": 4, "ore": 4, "water": 4, "energy": 4}}, {}],
            "step": "upgrade-carrier",
        },
        {"players": [{}, {}], "step": "upgrade-carrier", "order": {"ore": 1}},
        {
            "players": [{}, {}],
            "step": "bid-specialist",
            "options": VARIABLE,
            "claims": {"B1": 0},
        },
        {
            "players": [{}, {}],
            "step": "place-claims",
            "options": VARIABLE,
            "claims": {"B1": 0, "C1": 1},
        },
        {
            "players": [{}, {}],
            "step": "bid-specialist",
            "options": {"sabotage": True},
            "claims": {"B1": 0},
            "tanks": [{"zone": "B1", "tipped": True}],
        },
        {"players": [{"credits": -1}, {}]},
        # Whoever bids is offered every amount up to the credits.
        {"players": [{"credits": 100_000}, {}], "step": "bid-specialist"},
        {"players": [{}, {}], "step": "trade", "river_left": 1},
        {"players": [{}, {}], "step": "trade", "placed": 1},
        {"players": [{}, {}], "stock": 15},
        {"players": [{}, {}], "tanks": [{"zone": "C1"}], "claims": {}},
    ],
)
def test_positions_that_cannot_be_are_refused(position: dict[str, Any]) -> None:
    with pytest.raises(BadInput, match="position"):
        GAME.position(position)


@pytest.mark.parametrize("step", ["trade", "certificates", "tanks", "bid-specialist", "over"])
def test_goods_beyond_the_carriers_are_refused_before_anything_is_listed(step: str) -> None:
    """Trading lists every amount that can be sold: a list of this many would fill the memory."""
    rich = {"resources": {"quartz": 2**24}}
    tracemalloc.start()
    try:
        with pytest.raises(BadInput, match=r"players\[0\].resources: more than the carriers hold"):
            GAME.position({"players": [rich, {}], "step": step})
        assert tracemalloc.get_traced_memory()[1] < 10_000_000
    finally:
        tracemalloc.stop()


def test_the_manipulator_follows_from_who_won_first() -> None:
    state = GAME.position(
        {
            "players": [{"card": 2}, {}, {}],
            "step": "bid-specialist",
            "options": {"price_manipulation": True},
        }
    )
    assert isinstance(state, State)
    assert state.manipulator == 0


@games("mode", NAMES)
def test_a_guess_can_always_be_played_to_its_end(mode: str) -> None:
    state, rng, steps = start(mode, 21), Chance(21), 0
    while not state.over:
        if steps % 23 == 0:
            guessed = state.guess(steps % state.rules.seats, rng)
            assert isinstance(guessed, State)
            while not guessed.over:
                guessed.play_code(guessed.sample(rng))
                check(guessed)
        state.play_code(sampled(state, rng))
        steps += 1


def test_what_is_lost_after_stowing_is_told() -> None:
    """Overflow of three kinds, room for three: what is left then is lost, and said."""
    state = GAME.position(
        {
            "players": [
                {
                    "resources": {"quartz": 4, "ore": 4, "water": 4, "energy": 4},
                },
                {},
            ],
            "step": "extract",
            "options": {"freelance_carrier": True},
            "freelance": {"seat": 0, "bid": 3},
            "claims": {"B1": 0, "C1": 0, "B3": 0, "C3": 0},
            "tanks": [
                {"zone": "B1", "converter": "ore"},
                {"zone": "C1", "converter": "ore"},
                {"zone": "B3", "converter": "quartz"},
                {"zone": "C3", "converter": "quartz"},
            ],
        }
    )
    assert isinstance(state, State)
    ledger, events = Ledger(state), list[Any]()
    while state.mover == 0 and state.codes():
        codes = state.codes()
        events += ledger.play(codes[-1])
    stowed = sum(event.count for event in events if isinstance(event, Stowed))
    (lost,) = [event for event in events if isinstance(event, GoodsLost)]
    assert stowed == 3
    assert sum(lost.lost.values()) == 3
