"""Guesses: positions that a seat cannot tell from the real one, for programs that think ahead."""

import pytest

from footplate import BadInput, Chance
from footplate.core.wire import to_json
from footplate.games.planet_steam.play.state import State
from tests.rules.planet_steam.given import (
    ANN,
    BOB,
    CY,
    DI,
    LIVELY,
    credits,
    described,
    given,
    held,
    played,
    player,
    seen,
    step,
)

rule = pytest.mark.rule


@rule("PS-SECRET-01", "PS-SECRET-07")
@pytest.mark.parametrize("seed", range(24))
def test_a_guess_keeps_what_is_known_and_can_be_played(seed: int) -> None:
    state = played(2 + seed % 4, seed, 8 * seed, **(LIVELY if seed % 2 else {}))
    assert not state.over
    for viewer in (0, 1, None):
        guess = state.guess(viewer, Chance(seed))
        assert isinstance(guess, State)
        assert to_json(seen(guess, viewer)) == to_json(seen(state, viewer))
        seats = range(len(described(state).players))
        assert sum(credits(guess, one) for one in seats) == sum(
            credits(state, one) for one in seats
        )
        assert min(credits(guess, one) for one in seats) >= 0
        if viewer is not None:
            assert credits(guess, viewer) == credits(state, viewer)
        if viewer is not None and state.seat == viewer:
            assert guess.actions() == state.actions()
        assert [held(guess, one) for one in seats] == [held(state, one) for one in seats]
        assert described(guess).luck != described(state).luck
        rng = Chance(seed)
        while not guess.over:
            assert guess.codes()
            guess.play_code(guess.sample(rng))


@rule("PS-SECRET-01")
def test_guesses_spread_the_credits_that_are_not_seen() -> None:
    state = given([player(credits=50), player(credits=60), player(credits=0), player(credits=30)])
    found = set()
    for seed in range(60):
        guess = state.guess(ANN, Chance(seed))
        assert isinstance(guess, State)
        found.add(tuple(credits(guess, seat) for seat in range(4)))
    assert {one[ANN] for one in found} == {50}
    assert {sum(one) for one in found} == {140}
    assert len({one[BOB] for one in found}) > 20
    assert len({one[CY] for one in found}) > 20


@rule("PS-SECRET-01", "PS-SECRET-05")
def test_a_guess_leaves_every_bidder_the_bid_on_the_table() -> None:
    players = [player(credits=1), player(credits=40), player(credits=2), player(credits=1)]
    auction = {"bidding": [ANN, BOB, CY], "bid": 38, "high": BOB}
    state = given(players, step="bid-specialist", auction=auction, seat=CY)
    for seed in range(40):
        guess = state.guess(ANN, Chance(seed))
        assert isinstance(guess, State)
        assert credits(guess, BOB) >= 38
        assert min(credits(guess, seat) for seat in (CY, DI)) >= 1


@rule("PS-SECRET-01", "PS-BID-01")
@pytest.mark.parametrize("at", ["choose-specialist", "bonus-resource"])
def test_a_guess_leaves_a_credit_to_everybody_who_has_still_to_bid(at: str) -> None:
    # Whoever waits for a card could open the bidding: the grant saw to that.
    ann = player(credits=1, card=None if at == "choose-specialist" else 1)
    players = [ann, player(credits=1), player(credits=1), player(credits=1)]
    state = given(players, step=at, won=[ANN], box=["ore", "water"])
    for seed in range(40):
        guess = state.guess(None, Chance(seed))
        assert isinstance(guess, State)
        assert min(credits(guess, seat) for seat in (BOB, CY, DI)) >= 1
    assert step(state) == at


@rule("PS-BID-01", "PS-ROUND-09")
@pytest.mark.parametrize("at", ["bid-specialist", "bonus-resource"])
def test_nobody_waits_for_a_card_without_a_credit(at: str) -> None:
    players = [player(card=1), player(credits=0), player(), player()]
    with pytest.raises(BadInput, match="credits"):
        given(players, step=at, won=[ANN], box=["ore"])


@rule("PS-SECRET-01")
def test_with_open_credits_a_guess_keeps_them() -> None:
    players = [player(credits=10 + seat) for seat in range(4)]
    state = given(players, options={"open_credits": True})
    guess = state.guess(ANN, Chance(3))
    assert isinstance(guess, State)
    assert [credits(guess, seat) for seat in range(4)] == [10, 11, 12, 13]
