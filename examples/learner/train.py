"""Learns to value positions of Planet Steam by playing, and measures what came of it:

    python -m examples.learner.train -o learner.joblib

The first games are those of random and greedy bots, which cost little; then, in each round, the
learner plays curiously among them, and the network is fitted anew to all positions so far.
"""

import argparse
import random
from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path

from examples.learner.bot import LearnedBot
from examples.learner.value import GAME, Value, margins, numbers, setup_for
from footplate import State
from footplate.bots import Bot, make_bot

EVERY = 20
"""Positions are kept this often: neighbours tell the same."""
CURIOUS = 0.1
Samples = tuple[list[list[int]], list[float]]


def watch(state: State, bots: Sequence[Bot], seed: int) -> Samples:
    """Play to the end; what each seat saw now and then, and how far ahead it was in the end."""
    setup, rng = setup_for(len(bots)), random.Random(seed)
    seen: list[list[int]] = []
    whose: list[int] = []
    while not state.over:
        if rng.random() * EVERY < 1:
            for seat in range(len(bots)):
                seen.append(numbers(setup, state, seat))
                whose.append(seat)
        state.play_code(bots[state.mover].choose(state))
    ahead = margins(state)
    return seen, [ahead[seat] for seat in whose]


def learn(seats: int, first: int, rounds: int, games: int, say: Callable[[str], object]) -> Value:
    """From `first` games of bots, and so many of the learner's own in each round."""
    setup, value = setup_for(seats), Value(seats)
    seen: list[list[int]] = []
    ahead: list[float] = []
    for number in range(rounds + 1):
        begun = first + (number - 1) * games if number else 0
        for seed in range(begun, begun + (games if number else first)):
            rng = random.Random(seed)
            bots: list[Bot] = [
                LearnedBot(rng.randrange(1 << 32), value, CURIOUS)
                if number and rng.random() < 0.5
                else make_bot(rng.choice(("random", "greedy")), setup.game, rng.randrange(1 << 32))
                for _ in range(seats)
            ]
            found = watch(setup.start(seed), bots, seed)
            seen += found[0]
            ahead += found[1]
        value.fit(seen, ahead)
        say(f"round {number}: fitted to {len(seen)} positions")
    return value


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    z, share = 1.96, wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games**2)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def measure(value: Value, rival: str, games: int) -> tuple[float, tuple[float, float]]:
    """The share of games that the learner wins against rivals of a kind, in each seat in turn, on
    seeds that it has not seen; a shared win counts by its share."""
    setup = setup_for(value.seats)
    wins = 0.0
    for number in range(games):
        own, seed = number % value.seats, 1_000_000 + number // value.seats
        bots: list[Bot] = [
            LearnedBot(seed, value)
            if seat == own
            else make_bot(rival, setup.game, seed * value.seats + seat)
            for seat in range(value.seats)
        ]
        state = setup.start(seed)
        while not state.over:
            state.play_code(bots[state.mover].choose(state))
        winners = state.result().winners
        wins += (own in winners) / max(1, len(winners))
    return wins / games, wilson(wins, games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--first", type=int, default=300, help="games of bots to begin with")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--games", type=int, default=40, help="in each round")
    parser.add_argument("--measured", type=int, default=120, help="games against each rival")
    parser.add_argument("-o", "--output", type=Path, default=Path("learner.joblib"))
    chosen = parser.parse_args()
    value = learn(chosen.seats, chosen.first, chosen.rounds, chosen.games, print)
    value.save(chosen.output)
    for rival in ("random", "greedy"):
        share, (low, high) = measure(value, rival, chosen.measured)
        print(
            f"{GAME}, {chosen.seats} seats, 1 learner, the others {rival}: wins {share:.0%} "
            f"[{low:.0%}, {high:.0%}] of {chosen.measured} (fair share {1 / chosen.seats:.0%})"
        )


if __name__ == "__main__":
    main()
