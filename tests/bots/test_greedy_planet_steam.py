"""The greedy bot of Planet Steam: always legal, honest, and far better than chance."""

import pytest

import footplate
from footplate import State
from footplate.bots import make_bot, play_match
from footplate.games.planet_steam.actions import BuyLuxury, Extract, SellResource
from tests.form import COMPILED
from tests.games.planet_steam.playing import GAME, NAMES, start
from tests.rules.planet_steam.given import given, goods, player, tank


def chosen(state: State) -> footplate.Action:
    """What a fresh greedy bot does; checks that it is legal and that nothing is touched."""
    before = state.digest()
    code = make_bot("greedy", GAME, 0).choose(state)
    assert state.digest() == before
    assert state.refuse_code(code) is None
    return GAME.decode(code)


@pytest.mark.parametrize("mode", NAMES)
def test_every_decision_is_legal_and_every_game_ends(mode: str) -> None:
    state = start(mode, 3)
    bots = [make_bot("greedy", GAME, seat) for seat in range(state.rules.seats)]
    for _ in range(10_000 if COMPILED else 150):
        if state.over:
            break
        before = state.digest()
        code = bots[state.mover].choose(state)
        assert state.digest() == before
        assert state.refuse_code(code) is None
        state.play_code(code)
    assert state.over or not COMPILED


@pytest.mark.parametrize("mode", NAMES)
def test_it_gets_on_in_the_middle_of_a_random_game(mode: str) -> None:
    """It may be asked for advice anywhere, also where it would never have gone."""
    advisor, state, rng = make_bot("greedy", GAME, 0), start(mode, 8), footplate.Chance(8)
    steps = 0
    while not state.over:
        if steps % 7 == 0:
            assert state.refuse_code(advisor.choose(state)) is None
        state.play_code(state.sample(rng))
        steps += 1


@pytest.mark.parametrize("mode", NAMES)
def test_what_is_hidden_does_not_matter(mode: str) -> None:
    """The others' credits and the luck to come are split anew: the decision stays."""
    state = start(mode, 4)
    for number in range(200 if COMPILED else 60):
        if state.over:
            break
        other = state.guess(state.seat, footplate.Chance(number))
        code = make_bot("greedy", GAME, 0).choose(state)
        assert make_bot("greedy", GAME, 0).choose(other) == code
        state.play_code(code)


def test_advice_does_not_depend_on_what_was_asked_before() -> None:
    state, old = GAME.start(3, seed=2), make_bot("greedy", GAME, 0)
    for _ in range(100 if COMPILED else 40):
        code = make_bot("greedy", GAME, 1).choose(state)
        old.choose(state)
        assert old.choose(state) == code
        state.play_code(code)


def test_it_beats_three_random_players() -> None:
    games = 12 if COMPILED else 4
    wins = 0
    for number in range(games):
        hero = number % 4
        kinds = ["greedy" if seat == hero else "random" for seat in range(4)]
        bots = [make_bot(kind, GAME, number * 4 + seat) for seat, kind in enumerate(kinds)]
        wins += play_match(GAME, bots, number).result.winners == [hero]
    assert wins >= games - 1


def test_in_the_last_round_goods_become_luxury() -> None:
    state = given(
        [player(resources=goods(quartz=1, ore=1)), player(), player(), player()],
        step="certificates",
        round=5,
    )
    assert chosen(state) == BuyLuxury()


def test_tanks_that_run_for_nothing_run() -> None:
    state = given(
        [player(resources=goods()), player()],
        step="extract",
        claims={"C4": 0, "D4": 0},
        tanks=[tank("C4"), tank("D4", "energy")],
    )
    assert chosen(state) == Extract()


def test_before_a_fall_of_the_price_it_sells_what_it_does_not_need() -> None:
    """In the last round of trading a red supply only makes the goods in hand cheaper."""
    state = given(
        [player(resources=goods(energy=4)), player(), player(), player()],
        step="trade",
        round=5,
        trading="energy",
        supply=goods(6, 9, 8, 16),
        price=goods(12, 9, 7, 10),
    )
    assert isinstance(chosen(state), SellResource)
