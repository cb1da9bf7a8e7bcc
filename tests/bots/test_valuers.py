"""What every game tells the bots that look ahead: candidates, standing, tastes, playouts."""

import math
from collections.abc import Iterator
from typing import Any

import pytest

import footplate
from footplate import Chance, State
from footplate.bots import make_bot
from footplate.bots.samples import outcome
from footplate.core.taste import beliefs
from footplate.core.valuer import play_out
from footplate.games import TITLES
from tests.form import COMPILED, whole_games

GAMES = sorted(TITLES)


def course(name: str, kind: str = "greedy", most: int = 0) -> Iterator[State]:
    """The positions of a game between bots; in plain Python only the first ones."""
    game = footplate.game(name)
    state = game.start(game.usual_seats, seed=5)
    bots = [make_bot(kind, game, seat) for seat in range(game.usual_seats)]
    for _ in range(most or (400 if COMPILED else 25)):
        if state.over:
            break
        yield state
        state.play_code(bots[state.mover].choose(state))
    yield state


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", ["greedy", "random"])
def test_candidates_are_legal_ordered_and_greedy_is_first(name: str, kind: str) -> None:
    valuer = footplate.game(name).valuer()
    several = 0
    for state in course(name, kind, 120 if COMPILED else 12):
        if state.over:
            break
        before = state.digest()
        found = valuer.candidates(state, 6)
        assert state.digest() == before
        assert 1 <= len(found) <= 6
        assert found[0].line == valuer.best(state)
        values = [each.value for each in found]
        assert values == sorted(values, reverse=True)
        assert len({tuple(each.line) for each in found}) == len(found)
        several += len(found) > 1
        for each in found:
            after = state.clone()
            for code in each.line:
                assert after.mover == state.mover
                assert after.refuse_code(code) is None
                after.play_code(code)
        quick = valuer.quick(state)
        assert state.refuse_code(quick[0]) is None
        assert state.digest() == before
    assert several > 3


@pytest.mark.parametrize("name", GAMES)
def test_everybody_stands_somewhere_at_any_moment(name: str) -> None:
    game = footplate.game(name)
    valuer = game.valuer()
    for state in course(name):
        before = state.digest()
        standing = valuer.standing(state)
        assert len(standing) == game.usual_seats
        assert all(math.isfinite(each) for each in standing)
        assert 0 < valuer.doubt(state) < math.inf
        assert valuer.round(state) == game.now(state).round
        assert state.digest() == before


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_at_the_end_the_standing_is_the_result(name: str, seed: int) -> None:
    game = footplate.game(name)
    state, rng = game.start(game.max_seats, seed=seed), Chance(seed)
    while not state.over:
        state.play_code(state.sample(rng))
    standing, result = game.valuer().standing(state), state.result()
    for one in result.standings:
        for other in result.standings:
            ranked = one.rank < other.rank
            assert (standing[one.seat] > standing[other.seat]) == ranked or one.out


@pytest.mark.parametrize("name", GAMES)
def test_a_playout_ends_where_a_round_begins(name: str) -> None:
    game = footplate.game(name)
    state = game.start(game.usual_seats, seed=2)
    players = [game.valuer() for _ in range(game.usual_seats)]
    assert play_out(state, players, 0, 100) == 0
    assert play_out(state, players, 1, 3) >= 3
    if COMPILED or name == "planet-steam":
        play_out(state, players, 1, 10_000)
        assert state.over or game.now(state).round == 2


@whole_games
@pytest.mark.parametrize("name", GAMES)
def test_what_was_worked_out_in_one_playout_changes_nothing_in_the_next(name: str) -> None:
    game = footplate.game(name)
    start = game.start(game.usual_seats, seed=6)
    fresh = [game.valuer() for _ in range(game.usual_seats)]
    play_out(start, fresh, 2, 10_000)
    known = [game.valuer() for _ in range(game.usual_seats)]
    for each in known[0].candidates(start, 4):
        ends = []
        for players in (known, [game.valuer() for _ in range(game.usual_seats)]):
            after = start.clone()
            for code in each.line:
                after.play_code(code)
            play_out(after, players, 3, 10_000, (1 << game.usual_seats) - 1)
            ends.append(after.key())
        assert ends[0] == ends[1]


@pytest.mark.parametrize("name", GAMES)
def test_tastes_vary_as_far_as_they_are_told(name: str) -> None:
    plain = footplate.game(name).valuer()
    usual = plain.taste  # type: ignore[attr-defined]
    names = beliefs(type(usual))
    assert len(names) > 10
    before = [getattr(usual, each) for each in names]
    one, same, other = (plain.varied(Chance(seed), 30) for seed in (1, 1, 2))
    tastes = [
        [getattr(valuer.taste, each) for each in names]  # type: ignore[attr-defined]
        for valuer in (one, same, other)
    ]
    assert tastes[0] == tastes[1] != tastes[2]
    assert [getattr(usual, each) for each in names] == before
    for was, is_now in zip(before, tastes[0], strict=True):
        pairs = zip(was, is_now) if isinstance(was, list) else [(was, is_now)]
        for old, new in pairs:
            assert abs(new - old) <= abs(old) * 0.3 + 0.5


@whole_games
@pytest.mark.parametrize("name", GAMES)
def test_a_varied_player_gets_through_a_game(name: str) -> None:
    game = footplate.game(name)
    state = game.start(game.usual_seats, seed=7)
    players = [game.valuer().varied(Chance(seat), 30) for seat in range(game.usual_seats)]
    play_out(state, players, 10_000, 100_000)
    assert state.over


SETUPS = [
    ("steam-power", 1, {"solo": "basic"}),
    ("steam-power", 2, {"automas": "2:hard"}),
    ("planet-steam", 2, {"variable_claims": True, "sabotage": True, "freelance_carrier": True}),
    ("planet-steam", 5, {"price_manipulation": True, "immobile_tanks": True}),
    ("imperial-steam", 2, {}),
    ("age-of-steam", 3, {"board": "new-hampshire"}),
]


@pytest.mark.parametrize(("name", "seats", "options"), SETUPS)
def test_every_set_up_can_be_searched(name: str, seats: int, options: dict[str, Any]) -> None:
    game = footplate.game(name)
    state, rng = game.start(seats, seed=4, **options), Chance(8)
    valuer = game.valuer()
    for number in range(600 if COMPILED else 90):
        if state.over:
            break
        if number % 15 == 0:
            found = valuer.candidates(state, 6)
            assert found[0].line == valuer.best(state)
            for each in found:
                assert state.refuse_code(each.line[0]) is None
            assert all(math.isfinite(worth) for worth in valuer.standing(state))
        state.play_code(state.sample(rng))
    assert len(valuer.standing(state)) == seats
    assert 0 <= outcome(valuer, state, 0) <= 1
