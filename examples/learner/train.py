"""Learns to value positions of Planet Steam by playing, and shows in arenas what came of it:

    python -m examples.learner.train -o learner.joblib

The first games are those of random and greedy bots, which cost little; then, in each round, the
learner plays curiously among them, and the network is fitted anew to all positions so far.
"""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from examples.learner.bot import LearnedBot
from examples.learner.value import GAME, Value, margins, numbers, setup_for
from footplate import State
from footplate.bots import Bot, make_bot

EVERY = 20
"""Positions are kept this often: neighbours tell the same."""
CURIOUS = 0.1
BOT = Path(__file__).with_name("bot.py")
UNSEEN = 1_000_000
"""The first seed of those that it is measured on; it learns on lower ones."""
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


def measure(model: Path, seats: int, rival: str, games: int, folder: Path) -> tuple[float, float]:
    """An arena of the learner against rivals of a kind, on seeds that it has not seen, with its
    report in a folder; between what the share of its wins lies, with 95 %."""
    shutil.rmtree(folder, ignore_errors=True)  # of what was learned another time
    seated = [f"{BOT}:{LearnedBot.__name__}", *[rival] * (seats - 1)]
    command = [sys.executable, "-m", "footplate", "arena", GAME, "--seats", ",".join(seated)]
    command += ["--games", str(games), "--seed", str(UNSEEN), "-o", str(folder)]
    learned = {"FOOTPLATE_LEARNER": str(model.resolve())}
    subprocess.run(command, env=os.environ | learned, check=True)
    wins = json.loads((folder / "report.json").read_bytes())["entrants"][0]["wins"]
    return wins["low"], wins["high"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--first", type=int, default=300, help="games of bots to begin with")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--games", type=int, default=40, help="in each round")
    parser.add_argument("--measured", type=int, default=120, help="games against each rival")
    parser.add_argument("-o", "--output", type=Path, default=Path("learner.joblib"))
    parser.add_argument("--reports", type=Path, default=Path("learner"), help="a folder for them")
    chosen = parser.parse_args()
    value = learn(chosen.seats, chosen.first, chosen.rounds, chosen.games, print)
    value.save(chosen.output)
    for rival in ("random", "greedy"):
        folder = chosen.reports / f"against-{rival}"
        measure(chosen.output, chosen.seats, rival, chosen.measured, folder)


if __name__ == "__main__":
    main()
