"""How fast the games tell: the largest prompt; views, forecasts and previews along games."""

import gzip
import statistics
from collections.abc import Callable
from time import process_time

import msgspec

import footplate
from footplate import Chance, State

SEATS, GAMES, EVERY = 4, 3, 9


def positions(name: str) -> list[State]:
    """Positions all along games that the engine has drawn."""
    found = []
    for seed in range(1, GAMES + 1):
        state, rng, count = footplate.game(name).start(SEATS, seed), Chance(seed), 0
        while not state.over:
            if count % EVERY == 0:
                found.append(state.clone())
            state.play_code(state.sample(rng))
            count += 1
    return found


def median_ms(told: Callable[[State], object], states: list[State], seconds: float) -> float:
    """Of the positions, each asked afresh: a copy remembers nothing that was worked out."""
    times: list[float] = []
    begin = process_time()
    while process_time() - begin < seconds:
        for state in states:
            copy = state.clone()
            start = process_time()
            told(copy)
            times.append((process_time() - start) * 1e3)
    return statistics.median(times)


def telling(seconds: float, name: str, more: list[State]) -> dict[str, float]:
    """`more` are positions that shall be among those with the largest prompt."""
    states = positions(name)
    largest = max([*states, *more], key=lambda state: len(state.codes()))
    text = msgspec.json.encode(largest.prompt())
    rng = Chance(7)

    def preview(state: State) -> object:
        return state.preview(state.decode(state.sample(rng)), state.seat)

    share = seconds / 4
    return {
        "choices": len(largest.codes()),
        "prompt_ms": median_ms(lambda state: state.prompt(), [largest], share),
        "prompt_kb": len(gzip.compress(text)) / 1000,
        "view_ms": median_ms(lambda state: state.view(state.seat, forecasts=False), states, share),
        "forecasts_ms": median_ms(lambda state: state.forecast(0), states, share),
        "preview_ms": median_ms(preview, states, share),
    }
