"""Rewards by rank sum to nothing, and those by score tell nothing hidden."""

import pytest

from footplate import BadInput, Chance
from footplate.core.view import rank
from footplate.envs.asking import Play
from footplate.envs.rewards import Purse, by_rank, check_reward, own_scores
from tests.envs.setups import of


@pytest.mark.parametrize(
    ("scores", "rewards"),
    [
        ([30, 20, 10], [1, 0, -1]),
        ([10, 20, 30], [-1, 0, 1]),
        ([20, 20, 10], [0.5, 0.5, -1]),
        ([5, 5, 5], [0, 0, 0]),
        ([9, 7, 7, 1], [1, 0, 0, -1]),
    ],
)
def test_by_rank(scores: list[int], rewards: list[float]) -> None:
    result = rank([(seat, {"points": n}, False) for seat, n in enumerate(scores)], True)
    assert by_rank(result, len(scores)) == pytest.approx(rewards)
    assert sum(by_rank(result, len(scores))) == pytest.approx(0)


def test_who_is_out_is_last() -> None:
    result = rank([(0, {"points": 9}, True), (1, {"points": 1}, False), (2, {}, True)], True)
    assert by_rank(result, 3) == pytest.approx([-0.5, 1, -0.5])


def test_a_score_is_what_the_seat_itself_knows() -> None:
    setup, rng = of("planet-steam", 3), Chance(1)
    state = setup.start(1)
    for _ in range(60):
        state.play_code(state.sample(rng))
    scores = own_scores(state, 3)
    for seat in range(3):
        assert own_scores(state.guess(seat, rng), 3)[seat] == scores[seat]


def test_going_out_pays_nothing() -> None:
    """A score below 0 becomes 0 where somebody is eliminated: that is not paid, then or later."""
    setup, eliminated = of("age-of-steam", 4), 0
    for seed in range(4):
        rng, play = Chance(seed), Play(setup, setup.start(seed))
        purse = Purse(play, "score")
        begun, out = purse.scores[:], play.state.out[:]  # type: ignore[attr-defined]
        total = [0.0] * 4
        while play.question is not None:
            tokens = play.question.tokens
            if not play.say(tokens[rng.below(len(tokens))]):
                continue
            paid, now = purse.pay(play), play.state.out[:]  # type: ignore[attr-defined]
            total = [sum(each) for each in zip(total, paid, strict=True)]
            for seat in range(4):
                if now[seat]:
                    assert paid[seat] <= 0
                    eliminated += not out[seat]
            out = now
        ranks = by_rank(play.state.result(), 4)
        for seat in range(4):
            assert total[seat] == pytest.approx(purse.scores[seat] - begun[seat] + ranks[seat])
    assert eliminated > 4


def test_a_game_that_was_cut_off_pays_the_ranks_as_they_stand() -> None:
    setup = of("steam-power", 3)
    state = setup.start(1).edited(players={0: {"money": 3}, 1: {"money": 90}, 2: {"money": 5}})
    play = Play(setup, state, 1)
    purse = Purse(play, "rank")
    assert play.question is not None
    play.say(play.question.tokens[0])
    assert play.cut
    paid = purse.pay(play)
    assert paid[1] == 1
    assert sum(paid) == pytest.approx(0)


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(BadInput, match="rank or score"):
        check_reward("fame")
