"""PettingZoo's own suites, and what they do not look at."""

import pickle
import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from footplate import BadInput
from footplate.envs import pettingzoo
from tests.envs.setups import GAMES

each_game = pytest.mark.parametrize("game", GAMES)
NOTED = ("Observation space for each agent probably", "Observation is not a NumPy array")
"""What api_test says of observations with a mask, PettingZoo's own included."""


def _quietly(check: Any) -> None:
    """Run a suite; it may warn of nothing else."""
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        check()
    other = {str(each.message) for each in told if not str(each.message).startswith(NOTED)}
    assert not other


def _random_game(env: Any, seed: int, most: int = 10_000) -> list[tuple[int, int]]:
    """Agent and token of each step, and at the end all rewards."""
    rng, found = np.random.default_rng(seed), []
    env.reset(seed=seed)
    for agent in env.agent_iter(most):
        seen, _, over, cut, _ = env.last()
        token = None if over or cut else int(rng.choice(np.flatnonzero(seen["action_mask"])))
        if token is not None:
            found.append((int(agent[-1]), token))
        env.step(token)
    return found


@each_game
def test_api(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    for seats in (3, 4):
        _quietly(partial(api_test, pettingzoo.env(game, seats=seats), num_cycles=30))
    _quietly(partial(api_test, pettingzoo.raw_env(game, reward="score"), num_cycles=30))


@each_game
def test_seeds(game: str) -> None:
    seed_test(partial(pettingzoo.env, game, seats=3), 60)


@each_game
def test_rendering(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(pettingzoo.env, game, seats=3))
    assert footplate_title(game) in capsys.readouterr().out


def footplate_title(game: str) -> str:
    return game.replace("-", " ").title().replace(" Of ", " of ")


@each_game
def test_in_parallel(game: str) -> None:
    parallel_api_test(pettingzoo.parallel_env(game, seats=3), 60)


@each_game
def test_rewards_sum_to_nothing_and_come_at_the_end(game: str) -> None:
    env = pettingzoo.raw_env(game, seats=3)
    paid: dict[str, float] = {}
    env.reset(seed=5)
    rng = np.random.default_rng(5)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        if over:
            paid[agent] = reward
            env.step(None)
        else:
            assert reward == 0
            env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    assert set(paid) == set(env.possible_agents)
    assert sum(paid.values()) == pytest.approx(0)
    assert max(paid.values()) > 0


@each_game
def test_what_is_half_said_is_seen_by_who_says_it_alone(game: str) -> None:
    env = pettingzoo.raw_env(game, seats=3)
    env.reset(seed=1)
    rng, looked = np.random.default_rng(1), 0
    while looked < 3 and not any(env.terminations.values()):
        mover = env.agent_selection
        before = {agent: env.observe(agent)["observation"] for agent in env.agents}
        mask = env.observe(mover)["action_mask"]
        moves = env.play.moves
        env.step(rng.choice(np.flatnonzero(mask)))
        if env.play.moves == moves:
            looked += 1
            for agent in env.agents:
                same = np.array_equal(env.observe(agent)["observation"], before[agent])
                assert same == (agent != mover)
                assert env.observe(agent)["action_mask"].any() == (agent == mover)
    assert looked == 3


def test_observations_can_be_kept() -> None:
    env = pettingzoo.raw_env("planet-steam", seats=3)
    env.reset(seed=1)
    first = env.observe("player_0")
    first["observation"][:] = 7
    assert not np.array_equal(env.observe("player_0")["observation"], first["observation"])


def test_what_may_not_be_said() -> None:
    raw = pettingzoo.raw_env("age-of-steam", seats=3)
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(BadInput, match="continues no legal action"):
        raw.step(illegal)
    env = pettingzoo.env("age-of-steam", seats=3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(illegal)
    assert env.terminations[agent]
    assert env.rewards[agent] == -1
    for wrong in (
        {"render_mode": "opera"},
        {"reward": "fame"},
        {"seats": 11},
        {"spede": True},
        {"longest": -1},
    ):
        with pytest.raises(BadInput):
            pettingzoo.env("age-of-steam", **wrong)


def test_what_is_no_token_or_too_early_is_refused() -> None:
    raw: Any = pettingzoo.raw_env("age-of-steam", seats=3)
    for early in (raw.render, raw.last, lambda: raw.step(0), lambda: raw.observe("player_0")):
        with pytest.raises(BadInput, match="call reset"):
            early()
    raw.reset(seed=1)
    token = raw.play.question.tokens[0]
    for wrong in (token + 0.9, None, "3"):
        with pytest.raises(BadInput, match="whole number"):
            raw.step(wrong)
    assert raw.play.steps == 0


def _misers(env: Any) -> int:
    """Everybody takes money as long as there is a game; how many steps that were."""
    env.reset(seed=0)
    money = env.unwrapped.setup.vocabulary.names.index("take-money")
    steps = 0
    for agent in env.agent_iter(100_000):
        seen, _, over, cut, _ = env.last()
        mask = seen["action_mask"]
        assert mask.any() == (agent == env.agent_selection and not over and not cut)
        steps += not (over or cut)
        env.step(None if over or cut else money if mask[money] else int(np.flatnonzero(mask)[0]))
    return steps


@pytest.mark.parametrize("reward", ["rank", "score"])
def test_a_game_that_nobody_ends_is_cut_off(reward: str) -> None:
    env: Any = pettingzoo.raw_env("steam-power", seats=2, longest=60, reward=reward)
    assert _misers(env) == 60
    assert env.play.cut
    assert not env.agents
    wrapped = pettingzoo.env("steam-power", seats=2, longest=60)
    assert _misers(wrapped) == 60
    env.reset(seed=0)
    for _ in range(60):
        assert not any(env.truncations.values())
        env.step(env.play.question.tokens[0])
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    if reward == "rank":
        assert sum(env.rewards.values()) == pytest.approx(0)


def test_numbers_out_of_range_are_the_nearest_ones() -> None:
    env: Any = pettingzoo.raw_env("steam-power", seats=2)
    env.reset(seed=0)
    env.play.state.money[:] = [40_000, 12]
    seen = env.observe("player_0")["observation"]
    assert seen.dtype == np.int16
    assert {32_767, 12} <= set(seen.tolist())


def test_nothing_half_said_is_rendered() -> None:
    env: Any = pettingzoo.raw_env("imperial-steam", seats=3, render_mode="ansi")
    env.reset(seed=1)
    rng, looked = np.random.default_rng(1), 0
    while looked < 3:
        before, moves = env.render(), env.play.moves
        env.step(rng.choice(env.play.question.tokens))
        if env.play.moves == moves:
            looked += 1
            assert env.render() == before


@each_game
def test_a_pickled_environment_goes_on(game: str) -> None:
    env: Any = pettingzoo.raw_env(game, seats=3)
    _random_game(env, 3, most=25)
    other = pickle.loads(pickle.dumps(env))
    for _ in range(20):
        agent = env.agent_selection
        assert other.agent_selection == agent
        seen, again = env.observe(agent), other.observe(agent)
        assert np.array_equal(seen["observation"], again["observation"])
        assert np.array_equal(seen["action_mask"], again["action_mask"])
        if env.terminations[agent]:
            break
        token = np.flatnonzero(seen["action_mask"])[-1]
        env.step(token)
        other.step(token)


def test_the_next_game_is_another_one() -> None:
    env: Any = pettingzoo.raw_env("imperial-steam", seats=3)
    env.reset(seed=1)
    seen = env.observe("player_0")["observation"]
    env.reset()
    second = env.observe("player_0")["observation"]
    assert not np.array_equal(seen, second)
    env.reset(seed=1)
    env.reset()
    assert np.array_equal(env.observe("player_0")["observation"], second)


def test_an_automa_is_never_asked() -> None:
    env: Any = pettingzoo.raw_env("steam-power", seats=2, automas="2:hard")
    assert {agent for agent, _ in _random_game(env, 1)} == {0}
