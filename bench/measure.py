"""One measurement in one process: `python -m bench.measure NAME SECONDS` prints its numbers.

The engine is measured in whatever form this process imports: the compiled wheel, or the plain
sources when they come first on the path. Every figure counts processor time, not the clock.
"""

import json
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time

import footplate
from footplate import Chance, State
from footplate.games.age_of_steam import state as engine
from footplate.games.age_of_steam.recorded.importer import import_game

ROOT = Path(__file__).parents[1]
RECORDED = ROOT / "tests" / "golden" / "age_of_steam" / "reversteam-3p.json"
SEATS = 4

Numbers = dict[str, float]


def _play(seconds: float, choose: Callable[[State, Chance], int]) -> Numbers:
    """Whole random games on Rust Belt until the time is up."""
    game, rng = footplate.game("age-of-steam"), Chance(1)
    game.start(SEATS)
    games = actions = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        state = game.start(SEATS, seed=games)
        while not state.over:
            state.play_code(choose(state, rng))
            actions += 1
        games += 1
    return {"actions_per_s": actions / spent, "actions_per_game": actions / games}


def _listed(state: State, rng: Chance) -> int:
    codes = state.codes()
    return codes[rng.below(len(codes))]


def listing(seconds: float) -> Numbers:
    return _play(seconds, _listed)


def sampling(seconds: float) -> Numbers:
    return _play(seconds, lambda state, rng: state.sample(rng))


def _recorded_states() -> list[State]:
    """Every decision of the recorded game."""
    record = import_game(RECORDED.read_text(encoding="utf-8")).record
    state, states = record.begin(), []
    for action in record.actions:
        states.append(state.clone())
        state.play(state.game.action(action))
    return states


def cloning(seconds: float) -> Numbers:
    """Copies of positions all along the recorded game."""
    states = _recorded_states()[::20]
    copies, begin = 0, process_time()
    while (spent := process_time() - begin) < seconds:
        for _ in range(50):
            for state in states:
                state.clone()
        copies += 50 * len(states)
    return {"us": spent / copies * 1e6}


def densest(seconds: float) -> Numbers:
    """Legal actions at the position of the recorded game that has the most."""
    state = max(_recorded_states(), key=lambda each: len(each.codes()))
    found: Numbers = {"actions": len(state.codes())}
    for name, list_all in (("codes_ms", state.codes), ("actions_ms", state.actions)):
        times, begin = [], process_time()
        while process_time() - begin < seconds / 2:
            start = process_time()
            list_all()
            times.append((process_time() - start) * 1e3)
        found[name] = statistics.median(times)
    return found


def _resident_mb() -> float:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 1e6


def memory(games: float) -> Numbers:
    """Resident memory after a warm-up of a tenth of the games, and after all of them."""
    game, rng = footplate.game("age-of-steam"), Chance(2)
    early = 0.0
    for number in range(int(games)):
        state = game.start(SEATS, seed=number)
        while not state.over:
            state.play_code(state.sample(rng))
        if number == int(games) // 10:
            early = _resident_mb()
    return {"games": games, "early_mb": early, "late_mb": _resident_mb()}


def peer(seconds: float) -> Numbers:
    """catanatron: four random players, and a copy of a finished game's middle."""
    from catanatron import Color, Game, RandomPlayer

    colors = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
    games = actions = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        games += 1  # its seed 0 means "any"
        match = Game([RandomPlayer(color) for color in colors], seed=games)
        match.play()
        actions += len(match.state.actions)
    copies, copy_begin = 0, process_time()
    while (copy_spent := process_time() - copy_begin) < seconds / 4:
        for _ in range(100):
            match.copy()
        copies += 100
    return {
        "actions_per_s": actions / spent,
        "actions_per_game": actions / games,
        "copy_us": copy_spent / copies * 1e6,
    }


MEASUREMENTS: dict[str, Callable[[float], Numbers]] = {
    "listing": listing,
    "sampling": sampling,
    "cloning": cloning,
    "densest": densest,
    "memory": memory,
    "peer": peer,
}


def main() -> None:
    name, amount = sys.argv[1], float(sys.argv[2])
    numbers = MEASUREMENTS[name](amount)
    form = "pure" if str(engine.__file__).endswith(".py") else "compiled"
    print(json.dumps({"form": form, **numbers}))


if __name__ == "__main__":
    main()
