"""Gymnasium's checker, bots as opponents, and vectors of environments."""

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from footplate import BadInput, State
from footplate.bots.own import find_class
from footplate.core.event import Event
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
    names = {seat: bot.name for seat, bot in env.unwrapped._bots.items()}
    assert names == {0: "greedy", 2: "random"}
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
    start = env.unwrapped._purse.scores[0]
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
        {"opponents": 7},
        {"opponents": None},
        {"opponents": [3, 4]},
        {"seat": 7},
        {"seat": "a"},
        {"seat": 1.5},
        {"board": "atlantis"},
        {"reward": "fame"},
        {"longest": 0},
        {"longest": 10.5},
    ):
        with pytest.raises(BadInput):
            registered.LearnerEnv("planet-steam", seats=3, **wrong)


def test_no_learner_in_the_seat_of_an_automa() -> None:
    env = gymnasium.make(IDS[1], seats=3, automas="2:hard", opponents=["greedy"])
    for seed in range(8):
        seen, info = env.reset(seed=seed)
        assert info["seat"] in (0, 2)
        assert seen["action_mask"].any()
        assert env.unwrapped._bots.keys() == {0, 2} - {info["seat"]}
    with pytest.raises(BadInput, match="seat 1; it can have: 0, 2"):
        gymnasium.make(IDS[1], seats=3, automas="2:hard", seat=1)
    alone = gymnasium.make(IDS[1], seats=2, automas="2:hard", seat=0)
    assert -1 <= _lasts(alone, 1)[1] <= 1


def test_a_game_that_is_cut_off() -> None:
    env = gymnasium.make(IDS[1], seats=2, longest=40, opponents=f"{__file__}:Miser")
    seen, _ = env.reset(seed=1)
    money, over, cut, steps = env.unwrapped.setup.vocabulary.names.index("take-money"), 0, False, 0
    while not cut:
        mask = seen["action_mask"]
        token = money if mask[money] else int(np.flatnonzero(mask)[0])
        seen, reward, over, cut, _ = env.step(token)
        steps += 1
    assert not over
    assert -1 <= reward <= 1
    assert env.unwrapped.play.steps == 40 > steps, "what bots decide counts, too"
    assert not seen["action_mask"].any()


class Miser:
    """A bot that takes money whenever it may, and counts what it hears."""

    name = "miser"
    heard: ClassVar[list[Event]] = []

    def saw(self, events: Sequence[Event]) -> None:
        Miser.heard += events

    def choose(self, state: State) -> int:
        codes = state.codes()
        return next((code for code in codes if "Money" in str(state.decode(code))), codes[0])


def test_a_game_that_is_cut_off_before_the_learner_is_asked() -> None:
    env = gymnasium.make(
        "footplate/PlanetSteam-v0", longest=1, seat=2, opponents="random"
    ).unwrapped
    for seed in range(9):
        env.reset(seed=seed)
        if env.play.cut:
            break
    assert env.play.cut
    _, reward, terminated, truncated, info = env.step(0)
    assert (reward, terminated, truncated, info["illegal"]) == (0.0, False, True, False)


def test_bots_are_told_what_happens() -> None:
    own = f"{__file__}:Miser"
    env = gymnasium.make(IDS[1], seats=2, seat=1, opponents=own)
    env.reset(seed=1)
    kind = find_class(own)
    first = len(kind.heard)  # type: ignore[attr-defined]
    assert first > 0
    moves = env.unwrapped.play.moves
    while env.unwrapped.play.moves < moves + 6:
        env.step(env.unwrapped.play.question.tokens[0])
    assert len(kind.heard) > first  # type: ignore[attr-defined]


def test_what_is_no_token_is_refused() -> None:
    env = registered.LearnerEnv("planet-steam", seats=2)
    for early in (lambda: env.step(0), env.action_masks, env.render):
        with pytest.raises(BadInput, match="call reset"):
            early()
    env.reset(seed=1)
    assert env.play.question is not None
    token, before = env.play.question.tokens[0], env.play.steps
    for wrong in (token + 0.9, None, "3"):
        with pytest.raises(BadInput, match="whole number"):
            env.step(wrong)
    assert env.play.steps == before
    env.step(np.int64(token))
