"""How a line fares in one imagined course of the game."""

import math
from typing import Final

import msgspec

from footplate.core import registry
from footplate.core.chance import Chance
from footplate.core.event import Event
from footplate.core.game import Game
from footplate.core.state import State
from footplate.core.valuer import Valuer, play_out

TASTES: Final = 15
"""By how many per cent the beliefs of the others differ from one's own at most: they are drawn anew
for every odd seed, so that not everything rests on knowing exactly how somebody else thinks."""
LONGEST: Final = 600
"""How many decisions a playout has at most, should no round end."""
SEEDS: Final = 1 << 29
DECIDED: Final = 0.9
"""How much of the value of a finished game is its result; the rest is by how far."""

Holdings = dict[str, list[int]]
"""What somebody remembers of what everybody has, by thing and seat."""


class Asked(msgspec.Struct, frozen=True):
    """Which lines fare how: everything that a sample depends on but its seed."""

    seat: int
    rounds: int
    """How many rounds are played beyond this one."""
    known: Holdings | None = None
    careful: bool = False
    """Whether everybody plays best lines in playouts, and not the own seat alone."""


def imagine(state: State, asked: Asked, rng: Chance) -> State:
    """A position that fits what the seat knows and remembers, with other luck."""
    guess = state.guess(asked.seat, rng)
    if asked.known:
        state.game.recall(guess, asked.seat, asked.known)
    return guess


def players_of(game: Game, seats: int, own: int, seed: int, rng: Chance) -> list[Valuer]:
    """Who plays on: with even seeds everybody as oneself, with odd ones others a little apart."""
    plain = game.valuer()
    others = [plain.varied(rng, TASTES) if seed % 2 else game.valuer() for _ in range(seats - 1)]
    return [*others[:own], plain, *others[own:]]


def sample(
    state: State,
    asked: Asked,
    lines: list[list[int]],
    seed: int,
    events: list[Event] | None = None,
) -> list[float]:
    """How the seat does, between 0 and 1, after each line and what may follow to a round's end.

    The same seed means the same hidden things, the same others and the same luck, for every line.
    """
    rng, seat = Chance(seed), asked.seat
    guess = imagine(state, asked, rng)
    # The same players for all lines: what they have worked out for one often serves the next.
    players = players_of(state.game, state.game.seats_of(state), seat, seed, rng)
    own = players[seat]
    last = own.round(guess) + asked.rounds
    careful = (1 << len(players)) - 1 if asked.careful else 1 << seat
    scores: list[float] = []
    for line in lines:
        after = guess.clone()
        after.log = events
        for code in line:
            after.play_code(code)
        play_out(after, players, last, LONGEST, careful)
        after.log = None
        scores.append(outcome(own, after, seat))
    return scores


def outcome(valuer: Valuer, state: State, seat: int) -> float:
    """About how likely the seat wins, by what the game says of everybody's standing."""
    standing, doubt = valuer.standing(state), valuer.doubt(state)
    likely = 1.0
    for other, worth in enumerate(standing):
        if other != seat:
            likely *= logistic((standing[seat] - worth) / doubt)
    if len(standing) == 1:
        # Alone: more is better, whatever that is measured by.
        return logistic(standing[seat] / (20.0 * doubt))
    if not state.over:
        return likely
    winners = state.result().winners
    won = 1.0 / len(winners) if seat in winners else 0.0
    return DECIDED * won + (1 - DECIDED) * likely


def logistic(number: float) -> float:
    return 1.0 / (1.0 + math.exp(-max(-40.0, min(40.0, number))))


# Elsewhere: a process that samples for somebody. --------------------------------------------------


def sample_many(
    game: str, position: bytes, asked: Asked, lines: list[list[int]], seeds: list[int]
) -> list[list[float]]:
    """By seed and line, for a position in JSON; called in other processes."""
    state = registry.game(game).position(msgspec.json.decode(position))
    return [sample(state, asked, lines, seed) for seed in seeds]
