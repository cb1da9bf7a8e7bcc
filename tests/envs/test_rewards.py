"""Rewards by rank sum to nothing, and those by score tell nothing hidden."""

import pytest

from footplate import BadInput, Chance
from footplate.core.view import rank
from footplate.envs.rewards import by_rank, check_reward, own_scores
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


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(BadInput, match="rank or score"):
        check_reward("fame")
