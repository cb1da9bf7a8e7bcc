"""`make bench`: the engine beside its peer, in one run, as ratios.

Machines are noisy, so each round measures everything once, in turn, and the table shows medians
over the rounds. Absolute numbers say little; the ratios are what to trust.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]

# game, name, how it reads, target, whether more is better
SPEEDS = [
    ("listing compiled", "actions/s through codes(), compiled ÷ peer", 4.0, True),
    ("listing pure", "actions/s through codes(), plain Python ÷ peer", 0.5, True),
    ("sampling compiled", "actions/s by sample(), compiled ÷ peer", 15.0, True),
    ("cloning compiled", "clone(), compiled ÷ the peer's copy", 0.1, False),
]
TOLD = [
    ("prompt_ms", "the largest prompt, plain, ms", 15.0, False),
    ("prompt_kb", "the same as JSON, gzipped, kB", 12.0, False),
    ("view_ms", "a view without forecasts, median, plain, ms", 0.5, False),
    ("forecasts_ms", "the forecasts of all seats, median, plain, ms", 2.0, False),
    ("preview_ms", "a preview, median, plain, ms", 1.5, False),
]
MEMORY = ("memory compiled", "resident memory over 10,000 games, late ÷ early", 1.02, False)
TARGETS = {
    "age-of-steam": [
        *SPEEDS,
        ("densest pure", "legal actions at the densest recorded position, plain, ms", 5.0, False),
        ("simulating", "games played on at random from the middle, a second ÷ peer", 10.0, True),
        *TOLD,
        MEMORY,
    ],
    "steam-power": [
        *SPEEDS,
        ("ways pure", "all ways to fulfil, 60 links and 25 factories, plain, ms", 2.0, False),
        *TOLD,
        MEMORY,
    ],
    "planet-steam": [*SPEEDS, *TOLD, MEMORY],
    "imperial-steam": [*SPEEDS, *TOLD, MEMORY],
}
Figures = dict[str, float]


def measure(name: str, amount: float, pure: bool, game: str) -> dict[str, Any]:
    """One measurement in a process of its own; plain sources come first on the path if pure."""
    path = [str(ROOT / "src"), str(ROOT)] if pure else [str(ROOT)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path), "PYTHONHASHSEED": "0"}
    run = subprocess.run(
        [sys.executable, "-m", "bench.measure", name, str(amount), game],
        env=environment,
        cwd=ROOT / "bench",
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        raise SystemExit(f"bench {name} failed:\n{run.stderr}")
    found: dict[str, Any] = json.loads(run.stdout)
    expected = "pure" if pure else "compiled"
    if not name.startswith("peer") and found["form"] != expected:
        raise SystemExit(f"bench {name} measured the {found['form']} form, not the {expected} one")
    return found


def one_round(game: str, seconds: float) -> Figures:
    """Everything once, the peer in the middle of it; all figures of a round belong together."""
    listing = measure("listing", seconds, False, game)
    pure = measure("listing", seconds, True, game)
    peer = measure("peer", seconds, False, game)
    sampling = measure("sampling", seconds, False, game)
    cloning = measure("cloning", seconds / 2, False, game)
    telling = measure("telling", seconds, True, game)
    del telling["form"]
    return {
        **telling,
        "listing compiled": listing["actions_per_s"] / peer["actions_per_s"],
        "listing pure": pure["actions_per_s"] / peer["actions_per_s"],
        "sampling compiled": sampling["actions_per_s"] / peer["actions_per_s"],
        "cloning compiled": cloning["us"] / peer["copy_us"],
        **extra_figures(game, seconds),
        "peer actions/s": peer["actions_per_s"],
        "listing compiled actions/s": listing["actions_per_s"],
        "listing pure actions/s": pure["actions_per_s"],
        "sampling compiled actions/s": sampling["actions_per_s"],
        "clone µs": cloning["us"],
        "peer copy µs": peer["copy_us"],
        "actions per game": listing["actions_per_game"],
        "peer actions per game": peer["actions_per_game"],
    }


def extra_figures(game: str, seconds: float) -> Figures:
    """What only one game has: its own hard case."""
    if game == "age-of-steam":
        densest = measure("densest", seconds / 2, True, game)
        own = measure("simulating", seconds / 2, False, game)["per_s"]
        peer = measure("peer_simulating", seconds / 2, False, game)["per_s"]
        return {
            "simulating": own / peer,
            "simulations/s": own,
            "peer simulations/s": peer,
            "densest pure": densest["actions_ms"],
            "densest actions": densest["actions"],
            "densest codes ms": densest["codes_ms"],
        }
    if game != "steam-power":
        return {}
    ways = measure("ways", seconds / 2, True, game)
    return {"ways pure": ways["ms"], "links": ways["links"], "factories": ways["factories"]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=4.0, help="for each measurement")
    parser.add_argument("--games", type=int, default=10_000, help="for the memory measurement")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--strict", action="store_true", help="exit 1 where a target is missed")
    parser.add_argument("--game", choices=list(TARGETS), action="append")
    options = parser.parse_args()
    found, missed = {}, []
    for game in options.game or TARGETS:
        rounds = [one_round(game, options.seconds) for _ in range(options.rounds)]
        figures = {name: statistics.median(r[name] for r in rounds) for name in rounds[0]}
        memory = measure("memory", options.games, False, game)
        figures["resident MB early"] = memory["early_mb"]
        figures["resident MB late"] = memory["late_mb"]
        figures["memory compiled"] = memory["late_mb"] / memory["early_mb"]
        late = misses(game, figures)
        found[game] = {**figures, "missed": late}
        missed += late
        if not options.json:
            show(game, figures, late)
    if options.json:
        print(json.dumps(found, indent=1))
    if options.strict and missed:
        raise SystemExit(1)


def misses(game: str, found: Figures) -> list[str]:
    return [
        name
        for name, _, target, more in TARGETS[game]
        if (found[name] < target) == more and found[name] != target
    ]


def show(game: str, found: Figures, missed: list[str]) -> None:
    print(f"{game}, 4 random players on its default board; peer: catanatron, 4 random players")
    for name, words, target, more in TARGETS[game]:
        sign = "≥" if more else "≤"
        word = "MISSED" if name in missed else "ok"
        print(f"  {words:<62} {found[name]:8.3f}   {sign} {target:<5g} {word}")
    print("In absolute numbers, on this machine, in this run:")
    for name, value in found.items():
        if name not in {target[0] for target in TARGETS[game]}:
            print(f"  {name:<62} {value:10.1f}")


if __name__ == "__main__":
    main()
