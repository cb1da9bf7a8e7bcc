"""`python -m bench.envs`: the raw PettingZoo environments beside PettingZoo's own chess, in
one run, as ratios. A step is one token of an agent, with its observation and mask."""

import argparse
import statistics
import warnings
from time import process_time
from typing import Any

import numpy as np

from footplate.envs import pettingzoo

GAMES = ("age-of-steam", "steam-power", "planet-steam", "imperial-steam")
TARGET = 3.0


def steps_per_second(env: Any, seconds: float) -> float:
    """Random play; processor time, so that neighbours on the machine count less."""
    rng, steps, seed, begun = np.random.default_rng(0), 0, 0, process_time()
    while True:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else rng.choice(np.flatnonzero(seen["action_mask"])))
            steps += 1
            if steps % 50 == 0 and process_time() - begun > seconds:
                return steps / (process_time() - begun)


def chess() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        from pettingzoo.classic import chess_v6
    return chess_v6.raw_env()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    chosen = parser.parse_args()
    print("PettingZoo, raw environments, 4 random players; peer: chess_v6, 2 random players")
    peer, own = chess(), {game: pettingzoo.raw_env(game, seats=4) for game in GAMES}
    speeds: dict[str, list[float]] = {game: [] for game in GAMES}
    ratios: dict[str, list[float]] = {game: [] for game in GAMES}
    for _ in range(chosen.rounds):
        beside = steps_per_second(peer, chosen.seconds)
        for game, env in own.items():
            speeds[game].append(steps_per_second(env, chosen.seconds))
            ratios[game].append(speeds[game][-1] / beside)
    for game in GAMES:
        found = statistics.median(ratios[game])
        verdict = "ok" if found >= TARGET else "MISSED"
        print(
            f"  {game:16} {statistics.median(speeds[game]):8,.0f} steps/s   ÷ chess {found:5.1f}   "
            f"wanted ≥ {TARGET}   {verdict}"
        )


if __name__ == "__main__":
    main()
