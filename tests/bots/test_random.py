"""The random bot, and bots by kind."""

import pytest

import footplate
from footplate import BadInput
from footplate.bots import kinds, make_bot

GAME = footplate.game("age-of-steam")


def test_it_plays_legal_actions_and_leaves_the_state_alone() -> None:
    state = GAME.start(3, seed=4)
    bot = make_bot("random", GAME, seed=1)
    for _ in range(60):
        if state.over:
            break
        before = state.digest()
        code = bot.choose(state)
        assert state.digest() == before
        assert state.refuse_code(code) is None
        state.play_code(code)


def test_every_legal_action_has_its_chance() -> None:
    state = GAME.start(3, seed=4)
    bot = make_bot("random", GAME, seed=1)
    assert {bot.choose(state) for _ in range(400)} == set(state.codes())


def test_the_seed_decides() -> None:
    state = GAME.start(3, seed=4)

    def choices(seed: int) -> list[int]:
        bot = make_bot("random", GAME, seed)
        return [bot.choose(state) for _ in range(30)]

    assert choices(7) == choices(7)
    assert choices(7) != choices(8)


def test_bots_are_made_by_kind() -> None:
    assert kinds()[:2] == ["greedy", "random"]
    for kind in kinds():
        assert make_bot(kind, GAME, 0).name == kind
    with pytest.raises(BadInput, match="no bot 'clever'; there are: greedy, random"):
        make_bot("clever", GAME, 0)
