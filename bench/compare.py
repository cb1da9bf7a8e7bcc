"""`python bench/compare.py OLD NEW`: two checkouts beside each other in one run, as ratios.

Each checkout needs its bench environment (`make .venv-bench/.ready`, or `make bench` once). Every
round measures both, one after the other, in turn first; the table shows the median of the rounds'
ratios, new ÷ old, so that more is better for speeds and less for times.
"""

import argparse
import json
import os
import statistics
import subprocess
from pathlib import Path

GAMES = ("age-of-steam", "steam-power", "planet-steam", "imperial-steam")
ROWS = (
    ("listing", False, "actions_per_s", "actions/s through codes(), compiled"),
    ("sampling", False, "actions_per_s", "actions/s by sample(), compiled"),
    ("cloning", False, "us", "clone(), compiled, time"),
    ("listing", True, "actions_per_s", "actions/s through codes(), plain"),
)
OWN = {
    "age-of-steam": (("densest", True, "actions_ms", "densest position, plain, time"),),
    "steam-power": (("ways", True, "ms", "all ways to fulfil, plain, time"),),
}


def measure(root: Path, name: str, pure: bool, figure: str, seconds: float, game: str) -> float:
    path = [str(root / "src"), str(root)] if pure else [str(root)]
    run = subprocess.run(
        [root / ".venv-bench/bin/python", "-m", "bench.measure", name, str(seconds), game],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path), "PYTHONHASHSEED": "0"},
        cwd=root / "bench",
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(run.stdout)
    if found["form"] != ("pure" if pure else "compiled"):
        raise SystemExit(f"{root}: {name} measured the {found['form']} form")
    return float(found[figure])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    parser.add_argument("--game", choices=GAMES, action="append")
    options = parser.parse_args()
    old, new = options.old.resolve(), options.new.resolve()
    for game in options.game or GAMES:
        print(game)
        for name, pure, figure, words in (*ROWS, *OWN.get(game, ())):
            ratios = []
            for number in range(options.rounds):
                first, second = (old, new) if number % 2 else (new, old)
                got = {
                    root: measure(root, name, pure, figure, options.seconds, game)
                    for root in (first, second)
                }
                ratios.append(got[new] / got[old])
            middle = statistics.median(ratios)
            spread = f"{min(ratios):.3f} to {max(ratios):.3f}"
            print(f"  {words:40} {middle:.3f}  ({spread})", flush=True)


if __name__ == "__main__":
    main()
