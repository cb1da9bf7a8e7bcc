"""`python -m bench.choices GAME`: whose choices are better, where whole games would take too long.

At positions of normal players it asks bots that look ahead in different ways, and plays what they
choose on to the end of the game by greedy players, each choice in the same luck. It tells how much
more often than greedy's own choice they win, and how much more often than `hard`'s. That is no
proof, as nobody looks ahead after the choice; `bench.strength` plays the games.

    python -m bench.choices planet-steam --try playouts=48,rounds=1 --try playouts=128,lines=8
"""

import argparse
import math
import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

import footplate
from footplate import Game, State
from footplate.bots import make_bot
from footplate.bots.levels import settings_of
from footplate.bots.samples import SEEDS, Asked, sample
from footplate.bots.search import SearchBot, Settings
from footplate.core.chance import Chance

WHOLE = 99
"""More rounds than any game has."""


class Judged(NamedTuple):
    """What became of a choice."""

    gain: float
    """How much more often it wins than greedy's."""
    left: bool
    """Whether it is another one."""
    seconds: float


def positions(game: Game, seats: int, seed: int, every: int) -> Iterator[State]:
    """Every so manieth decision of a game of normal players, where there is something to decide."""
    state, met = game.start(seats, seed=seed), 0
    bots = [make_bot("normal", game, seed * seats + seat) for seat in range(seats)]
    while not state.over:
        met += len(state.codes()) > 1
        if len(state.codes()) > 1 and met % every == seed % every:
            yield state
        state.play_code(bots[state.mover].choose(state))


def judge(state: State, tried: Sequence[Settings], playouts: int, seed: int) -> list[Judged]:
    """What everybody chooses here, played on."""
    chosen, seconds = list[list[int]](), list[float]()
    greedy = list[int]()
    for settings in tried:
        begun = time.process_time()
        thought = SearchBot(state.game, seed, settings).think(state)
        seconds.append(time.process_time() - begun)
        chosen.append(thought.lines[thought.chosen].line)
        greedy = thought.lines[0].line
    lines = [greedy]
    lines += [line for at, line in enumerate(chosen) if line not in [greedy, *chosen[:at]]]
    won = [0.0] * len(lines)
    if len(lines) > 1:
        rng, asked = Chance(seed), Asked(state.mover, WHOLE)
        for _ in range(playouts):
            scores = sample(state, asked, lines, rng.below(SEEDS))
            won = [sum(pair) for pair in zip(won, scores, strict=True)]
    gains = [(won[lines.index(line)] - won[0]) / playouts for line in chosen]
    return [
        Judged(gain, line != greedy, took)
        for gain, line, took in zip(gains, chosen, seconds, strict=True)
    ]


def mean(values: Sequence[float]) -> str:
    """With its standard error, in per cent."""
    middle = sum(values) / len(values)
    spread = sum((each - middle) ** 2 for each in values) / len(values)
    return f"{middle:+.1%} ± {math.sqrt(spread / len(values)):.1%}"


def told(name: str, own: Sequence[Judged], hard: Sequence[Judged]) -> str:
    """A line on what somebody has chosen, beside what `hard` has."""
    left = sum(each.left for each in own) / len(own)
    beside = mean([each.gain - other.gain for each, other in zip(own, hard, strict=True)])
    took = sum(each.seconds for each in own) / len(own)
    return (
        f"{name}: {mean([each.gain for each in own])} beside greedy, {beside} beside hard, "
        f"another choice in {left:.0%}, {took:.2f} s"
    )


def settings(words: str, hard: Settings) -> Settings:
    """`playouts=48,rounds=1`: otherwise as hard does."""
    pairs = [word.split("=", 1) for word in words.split(",")]
    return replace(hard, **{name: int(value) for name, value in pairs})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("game")
    parser.add_argument("--try", action="append", default=[], dest="tried", help="settings")
    parser.add_argument("--games", type=int, default=4, help="in which positions are looked for")
    parser.add_argument("--every", type=int, default=10, help="so manieth decision is asked")
    parser.add_argument("--playouts", type=int, default=64, help="of each choice, to the end")
    options = parser.parse_args()
    game, hard = footplate.game(options.game), settings_of("hard", options.game)
    called = {"hard": hard, "expert": settings_of("expert", options.game)}
    called |= {words: settings(words, hard) for words in options.tried}
    found = list[list[Judged]]()
    for seed in range(1, options.games + 1):
        for state in positions(game, 4, seed, options.every):
            found.append(judge(state, list(called.values()), options.playouts, seed))
        # After each game: who breaks off has seen something.
        print(f"{game.title}: {len(found)} positions of {seed} games", flush=True)
        for at, name in enumerate(called):
            print(told(name, [each[at] for each in found], [each[0] for each in found]), flush=True)


if __name__ == "__main__":
    main()
