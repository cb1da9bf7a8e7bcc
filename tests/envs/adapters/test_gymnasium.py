"""Gymnasium's checker, bots as opponents, and vectors of environments."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from footplate import BadInput
from footplate.envs import gymnasium as registered

IDS = [
    f"footplate/{name}-v0" for name in ("AgeOfSteam", "SteamPower", "PlanetSteam", "ImperialSteam")
]
each_id = pytest.mark.parametrize("id", IDS)


def _lasts(env: Any, seed: int) -> tuple[int, float]:
    """Steps and last reward of a game of the first token that may be said."""
    seen, _ = env.reset(seed=seed)
    for step in range(1, 20_000):
        seen, reward, over, cut, info = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        assert not cut
        assert not info["illegal"]
        if over:
            return step, reward
    raise AssertionError("the game does not end")


@each_id
def test_the_checker_is_content(id: str) -> None:
    check_env(gymnasium.make(id, seats=3, render_mode="ansi").unwrapped)


@each_id
def test_a_game_against_bots(id: str) -> None:
    env = gymnasium.make(id, seats=3)
    assert _lasts(env, 4) == _lasts(env, 4)
    assert -1 <= _lasts(env, 5)[1] <= 1


def test_chosen_opponents_and_seat() -> None:
    env = gymnasium.make(
        "footplate/PlanetSteam-v0", seats=3, opponents=["greedy", "random"], seat=1
    )
    _, info = env.reset(seed=1)
    assert info["seat"] == 1
    names = [bot.name if bot else None for bot in env.unwrapped._bots]
    assert names == ["greedy", None, "random"]
    seats = {gymnasium.make(IDS[2], seats=3).reset(seed=n)[1]["seat"] for n in range(12)}
    assert seats == {0, 1, 2}


def test_what_may_not_be_said_ends_the_episode() -> None:
    env = gymnasium.make(IDS[0], seats=3)
    seen, _ = env.reset(seed=1)
    assert np.array_equal(env.unwrapped.action_masks(), seen["action_mask"] == 1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_the_score_on_the_way() -> None:
    """What is paid on the way sums to the own score, and the rank comes on top."""
    env = gymnasium.make(IDS[2], seats=2, reward="score", seat=0)
    seen, _ = env.reset(seed=3)
    start = env.unwrapped._score
    paid, over = 0.0, False
    while not over:
        token = int(np.flatnonzero(seen["action_mask"])[-1])
        seen, reward, over, _, _ = env.step(token)
        paid += reward
    result = env.unwrapped.play.state.result()
    rank = 1.0 if result.winners == [0] else 0.0 if len(result.winners) == 2 else -1.0
    assert paid == pytest.approx(result.score(0) / 100 - start + rank)


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_vectors(mode: str) -> None:
    envs = gymnasium.make_vec(IDS[2], num_envs=2, vectorization_mode=mode, seats=3)
    try:
        seen, _ = envs.reset(seed=1)
        for _ in range(25):
            tokens = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
            seen, rewards, over, cut, _ = envs.step(tokens)
            assert rewards.shape == over.shape == cut.shape == (2,)
    finally:
        envs.close()


def test_bad_settings_are_refused() -> None:
    for wrong in (
        {"opponents": "deep-blue"},
        {"opponents": ["greedy"]},
        {"seat": 7},
        {"board": "atlantis"},
        {"reward": "fame"},
    ):
        with pytest.raises(BadInput):
            registered.LearnerEnv("planet-steam", seats=3, **wrong)
