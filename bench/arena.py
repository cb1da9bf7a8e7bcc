"""`python -m bench.arena`: whether the arena uses all cores, in one run, as ratios.

The same random games are played by one process and by two; what counts is the clock, and how much
of both cores the second run has used.
"""

import argparse
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

WORKERS = 2
MOST_LONGER = 1.1
LEAST_BUSY = 0.9


def run(game: str, games: int, workers: int) -> tuple[float, float]:
    """Seconds by the clock and of processor time for an arena of random bots."""
    used = _children()
    begin = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "footplate", "arena", game]
        given = ["--seats", "random,random,random,random", "--games", str(games)]
        where = ["--workers", str(workers), "-o", str(Path(folder, "out"))]
        subprocess.run([*command, *given, *where], check=True, capture_output=True)
    return time.perf_counter() - begin, _children() - used


def _children() -> float:
    found = resource.getrusage(resource.RUSAGE_CHILDREN)
    return found.ru_utime + found.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="planet-steam")
    parser.add_argument("--games", type=int, default=10_000)
    options = parser.parse_args()
    alone, _ = run(options.game, options.games, 1)
    together, used = run(options.game, options.games, WORKERS)
    longer = together / (alone / WORKERS)
    busy = used / (together * WORKERS)
    print(f"the arena: {options.games} random games of {options.game}")
    show("time of two processes ÷ half of one's", longer, MOST_LONGER, longer <= MOST_LONGER, "≤")
    show("share of both cores that was used", busy, LEAST_BUSY, busy >= LEAST_BUSY, "≥")
    print(f"  {alone:.1f} s by one process, {together:.1f} s by two")


def show(words: str, found: float, target: float, reached: bool, sign: str) -> None:
    print(f"  {words:<62} {found:8.3f}   {sign} {target:<5g} {'ok' if reached else 'MISSED'}")


if __name__ == "__main__":
    main()
