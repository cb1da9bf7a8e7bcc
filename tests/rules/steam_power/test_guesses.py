"""Guesses: positions that a seat cannot tell from the real one, for programs that think ahead."""

import pytest

from footplate import Chance
from footplate.core.wire import to_json
from footplate.games.steam_power.language.actions import TakeContracts
from footplate.games.steam_power.play.state import State
from tests.rules.steam_power.given import (
    BLUE,
    RED,
    described,
    given,
    hand,
    played,
    player,
    seen,
    started,
)
from tests.rules.steam_power.lines import ALL

rule = pytest.mark.rule

WITH_AUTOMA = {"automas": "3:normal"}


def cards(state: State) -> list[str]:
    """Every contract of a position, wherever it is."""
    position = described(state)
    found = [*(position.supply or []), *(position.automa.face_down if position.automa else [])]
    if position.step == "fetch" and position.fulfilling is not None:
        found.append(position.fulfilling.contract)
    for one in position.players:
        found += [*one.hand, *one.fulfilled, *one.discards]
    return sorted(found)


def automa_on_turn() -> State:
    """An Automa has drawn K21 and K22 and played neither; K30 is used, K39 fulfilled."""
    return given(
        [player(hand=["K01"]), {"money": 5, "discards": ["K30"], "fulfilled": ["K39"]}],
        options={"automas": "2:normal"},
        seat=BLUE,
        automa={"face_down": ["K21", "K22"], "drawn": True, "marker": 1},
    )


@rule("SP-VIEW-01", "SP-VIEW-05", "SP-VIEW-07")
@pytest.mark.parametrize("seed", range(6))
def test_a_guess_deals_all_that_is_hidden_and_keeps_what_is_seen(seed: int) -> None:
    state = played(3, seed, 40 * seed, **(WITH_AUTOMA if seed % 2 else {}))
    for viewer in (0, 1, None):
        guess = state.guess(viewer, Chance(seed))
        assert isinstance(guess, State)
        assert to_json(seen(guess, viewer)) == to_json(seen(state, viewer))
        assert cards(guess) == cards(state)
        if viewer is not None:
            assert hand(guess, viewer) == hand(state, viewer)
        sizes = [len(one.hand) for one in described(state).players]
        assert [len(one.hand) for one in described(guess).players] == sizes


@rule("SP-VIEW-01", "SP-VIEW-05")
def test_guesses_spread_unseen_contracts_over_hands_supply_and_face_down_ones() -> None:
    state = automa_on_turn()
    hands: set[str] = set()
    down: set[str] = set()
    for seed in range(300):
        guess = state.guess(None, Chance(seed))
        assert isinstance(guess, State)
        hands |= set(hand(guess, RED))
        area = described(guess).automa
        assert area is not None
        assert len(area.face_down) == 2
        down |= set(area.face_down)
    open_cards = {"K30", "K39"}
    assert hands == set(ALL) - open_cards
    assert down == set(ALL) - open_cards


@rule("SP-VIEW-05", "SP-VIEW-07")
def test_a_guess_takes_fresh_luck() -> None:
    state = started(3, 5)
    futures = set()
    for seed in range(6):
        guess = state.guess(0, Chance(seed))
        assert isinstance(guess, State)
        assert described(guess).luck != described(state).luck
        seat = guess.seat
        assert seat is not None
        guess.play(TakeContracts())
        futures.add(tuple(hand(guess, seat)))
    assert len(futures) > 1
