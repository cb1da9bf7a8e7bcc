"""One measurement in one process: `python -m bench.measure WHAT SECONDS GAME` prints its numbers.

The engine is measured in whatever form this process imports: the compiled wheel, or the plain
sources when they come first on the path. Every figure counts processor time, not the clock.
"""

import json
import math
import statistics
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time

import footplate
from bench import told
from footplate import Chance, State
from footplate.games.age_of_steam.play import state as engine
from footplate.games.age_of_steam.positions.recorded.importer import import_game
from footplate.games.steam_power.play.flow import build_factory, factory_sites
from footplate.games.steam_power.play.fulfilment import offers
from footplate.games.steam_power.play.laying import complete
from footplate.games.steam_power.play.state import State as SteamPowerState

ROOT = Path(__file__).parents[1]
RECORDED = ROOT / "tests" / "golden" / "age_of_steam" / "reversteam-3p.json"
SEATS = 4
PEER_MIDDLE = 450
"""After how many actions a game of the peer, which has some 950, is in its middle."""

Numbers = dict[str, float]


def _play(name: str, seconds: float, choose: Callable[[State, Chance], int]) -> Numbers:
    """Whole random games on the default board until the time is up."""
    game, rng = footplate.game(name), Chance(1)
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


def listing(seconds: float, name: str) -> Numbers:
    return _play(name, seconds, _listed)


def sampling(seconds: float, name: str) -> Numbers:
    return _play(name, seconds, lambda state, rng: state.sample(rng))


def _recorded_states() -> list[State]:
    """Every decision of the recorded game."""
    record = import_game(RECORDED.read_text(encoding="utf-8")).record
    state, states = record.begin(), []
    for action in record.actions:
        states.append(state.clone())
        state.play(state.game.action(action))
    return states


def _middle_states(name: str) -> list[State]:
    """Positions all along a game: the recorded one, or one drawn by the engine."""
    if name == "age-of-steam":
        return _recorded_states()[::20]
    state, rng, states = footplate.game(name).start(SEATS, seed=1), Chance(1), []
    while not state.over:
        states.append(state.clone())
        state.play_code(state.sample(rng))
    return states[::20]


def cloning(seconds: float, name: str) -> Numbers:
    """Copies of positions all along a game."""
    states = _middle_states(name)
    copies, begin = 0, process_time()
    while (spent := process_time() - begin) < seconds:
        for _ in range(50):
            for state in states:
                state.clone()
        copies += 50 * len(states)
    return {"us": spent / copies * 1e6}


def densest(seconds: float, name: str) -> Numbers:
    """Legal actions at the position of the recorded game that has the most."""
    state = max(_recorded_states(), key=lambda each: len(each.codes()))
    found: Numbers = {"actions": len(state.codes())}
    for figure, list_all in (("codes_ms", state.codes), ("actions_ms", state.actions)):
        times, begin = [], process_time()
        while process_time() - begin < seconds / 2:
            start = process_time()
            list_all()
            times.append((process_time() - start) * 1e3)
        found[figure] = statistics.median(times)
    return found


def _resident_mb() -> float:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096 / 1e6


def _crowded_map() -> SteamPowerState:
    """Steam Power with 60 links between near cities, of five owners, and 25 factories.

    The links come without track, which transport does not look at: the box has tiles enough for
    60 links only if hardly one is longer than a hex.
    """
    rng = Chance(3)
    state = footplate.game("steam-power").start(5, seed=3, board="germany")
    assert isinstance(state, SteamPowerState)
    board = state.rules.board
    spots = [divmod(board.spots[cell], 64) for cell in board.cities]
    for number in range(60):
        one = number % len(spots)
        near = sorted(range(len(spots)), key=lambda other: math.dist(spots[one], spots[other]))
        complete(state, rng.below(5), one, near[1 + rng.below(5)])
    for number, city in enumerate(factory_sites(state)[:25]):
        state.company = number % 5
        build_factory(state, city, 4)
    return state


def ways(seconds: float, name: str) -> Numbers:
    """All ways to fulfil a contract on a crowded map, nothing known before: median."""
    state = _crowded_map()
    times, begin, number = [], process_time(), 0
    while process_time() - begin < seconds:
        card = state.rules.cards[number % len(state.rules.cards)]
        state.company = number % 5
        state.web, state.fares, state.tolls = None, [None] * 5, [None] * 5
        start = process_time()
        found = [offers(state, color) for color in card.resources]
        times.append((process_time() - start) * 1e3)
        assert found
        number += 1
    links, factories = len(state.links), sum(cubes > 0 for cubes in state.cubes)
    return {"ms": statistics.median(times), "links": links, "factories": factories}


def telling(seconds: float, name: str) -> Numbers:
    """What people and pages are told; the largest prompts are those of the recorded game."""
    return told.telling(seconds, name, _recorded_states() if name == "age-of-steam" else [])


def memory(games: float, name: str) -> Numbers:
    """Resident memory after a warm-up of a tenth of the games, and after all of them."""
    game, rng = footplate.game(name), Chance(2)
    early = 0.0
    for number in range(int(games)):
        state = game.start(SEATS, seed=number)
        while not state.over:
            state.play_code(state.sample(rng))
        if number == int(games) // 10:
            early = _resident_mb()
    return {"games": games, "early_mb": early, "late_mb": _resident_mb()}


def simulating(seconds: float, name: str) -> Numbers:
    """Guesses of a position in the middle of a game, each played to the end at random."""
    states = _middle_states(name)
    middle, rng, count = states[len(states) // 2], Chance(5), 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        state = middle.guess(middle.mover, rng)
        while not state.over:
            state.play_code(state.sample(rng))
        count += 1
    return {"per_s": count / spent}


def peer_simulating(seconds: float, name: str) -> Numbers:
    """The same of catanatron: what each simulation of its tree search costs at least."""
    from catanatron import Color, Game, RandomPlayer

    colors = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
    middle, count = Game([RandomPlayer(color) for color in colors], seed=1), 0
    for _ in range(PEER_MIDDLE):
        middle.play_tick()
    assert middle.winning_color() is None
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        middle.copy().play()
        count += 1
    return {"per_s": count / spent}


def peer(seconds: float, name: str) -> Numbers:
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


MEASUREMENTS: dict[str, Callable[[float, str], Numbers]] = {
    "listing": listing,
    "sampling": sampling,
    "cloning": cloning,
    "densest": densest,
    "ways": ways,
    "telling": telling,
    "memory": memory,
    "peer": peer,
    "simulating": simulating,
    "peer_simulating": peer_simulating,
}


def main() -> None:
    what, amount, name = sys.argv[1], float(sys.argv[2]), sys.argv[3]
    numbers = MEASUREMENTS[what](amount, name)
    form = "pure" if str(engine.__file__).endswith(".py") else "compiled"
    print(json.dumps({"form": form, **numbers}))


if __name__ == "__main__":
    main()
