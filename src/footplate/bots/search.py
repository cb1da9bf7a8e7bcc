"""The bot that looks ahead: it plays out whole lines many times and keeps the one that fares best.

docs/search.md says how, and what a game tells it.
"""

import math
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import current_process
from typing import Final

import msgspec

from footplate.bots.lines import LineBot
from footplate.bots.memory import Memory
from footplate.bots.samples import SEEDS, Asked, imagine, sample, sample_many
from footplate.core.chance import Chance
from footplate.core.event import Event
from footplate.core.game import Game
from footplate.core.state import State
from footplate.core.valuer import Candidate

SURE: Final = 0.6
"""By how many standard errors a line has to be better than greedy's to be played instead."""
NOISE: Final = 0.02
"""How far a difference is taken to vary before anything was seen of it."""
LEAST: Final = 1.5
"""How many playouts there are for each line at least: with fewer, fewer lines are looked at."""


class Settings(msgspec.Struct, frozen=True):
    """How long and how far a bot looks."""

    playouts: int = 16
    """In all lines of a decision together."""
    seconds: float = 0.0
    """How long a decision takes in place of so many playouts; 0: as many as they take."""
    limit: float = 0.0
    """Seconds after which no playout is begun and what was seen until then counts; 0: never."""
    rounds: int = 0
    """How many rounds beyond the present one are played out."""
    lines: int = 6
    """How many lines are compared at most."""
    processes: int = 1
    careful: bool = False
    """Whether the others play their best lines in playouts, and not quick ones."""


class Fared(msgspec.Struct):
    """A line, and how it fared."""

    line: list[int]
    worth: float
    """What the game's own judgement gives for it, in the game's measure."""
    scores: list[float]
    """Of each playout, between 0 and 1; the same places mean the same luck in every line."""

    @property
    def mean(self) -> float:
        return sum(self.scores) / len(self.scores) if self.scores else 0.0


class Thought(msgspec.Struct):
    """A decision, with what was compared for it."""

    chosen: int
    """Which of the lines is played."""
    lines: list[Fared]
    """Greedy's first, then as the game values them."""
    asked: Asked
    seeds: list[int]
    """Of the playouts."""

    def gain(self, number: int) -> tuple[float, float]:
        """By how much a line fared better than greedy's where both were tried, and the error."""
        return compare(self.lines[number].scores, self.lines[0].scores)


def compare(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """The mean of the differences, pair by pair, and its standard error."""
    pairs = [a - b for a, b in zip(one, other, strict=False)]
    if not pairs:
        return 0.0, 1.0
    mean = sum(pairs) / len(pairs)
    spread = (sum((each - mean) ** 2 for each in pairs) + NOISE * NOISE) / len(pairs)
    return mean, math.sqrt(spread / len(pairs))


class SearchBot(LineBot):
    """Compares lines by playing them out, halving their number as it goes; greedy's stays in."""

    def __init__(self, game: Game, seed: int, settings: Settings, name: str = "search") -> None:
        super().__init__(name)
        self.settings = settings
        self._valuer = game.valuer()
        self._chance = Chance(seed)
        self.memory = Memory()

    def saw(self, events: Sequence[Event]) -> None:
        """What happened, as this seat was told."""
        self.memory.add(events)

    def line(self, state: State) -> list[int]:
        codes = state.codes()
        if len(codes) == 1:
            return codes
        thought = self.think(state)
        return thought.lines[thought.chosen].line

    def think(self, state: State, also: Sequence[list[int]] = ()) -> Thought:
        """Compare what is worth trying for the mover, and some lines that are to be tried also."""
        begun, seat = time.monotonic(), state.mover
        asked = Asked(seat, self.settings.rounds, self.memory.known(), self.settings.careful)
        guess = imagine(state, asked, self._chance)
        most = self.settings.lines
        if not self.settings.seconds:
            most = max(2, min(most, int(self.settings.playouts / LEAST)))
        lines = [_fresh(each) for each in self._valuer.candidates(guess, most)]
        for line in also:
            if all(line != each.line for each in lines):
                lines.append(Fared(list(line), 0.0, []))
        thought = Thought(0, lines, asked, [])
        if len(lines) > 1:
            self._halve(state, thought, len(also), begun)
            thought.chosen = _preferred(thought)
        return thought

    # Halving. -----------------------------------------------------------------------------------

    def _halve(self, state: State, thought: Thought, kept: int, begun: float) -> None:
        """Try all lines, then the better half of them, and so on; greedy's always, and the last."""
        alive = list(range(len(thought.lines)))
        stays = {0, *alive[len(alive) - kept :]}
        phases = max(1, math.ceil(math.log2(len(alive))))
        last = begun + (self.settings.limit or math.inf)
        spent = 0
        for phase in range(phases):
            if self.settings.seconds:
                end = begun + self.settings.seconds * (phase + 1) / phases
                self._until(state, thought, alive, min(end, last))
            else:
                if spent >= self.settings.playouts:
                    return
                share = max(1, round(self.settings.playouts / (phases * len(alive))))
                self._share(state, thought, alive, share, last)
                spent += share * len(alive)
            ordered = sorted(alive, key=lambda at: -thought.lines[at].mean)
            half = ordered[: max(2, (len(alive) + 1) // 2)]
            alive = [at for at in alive if at in half or at in stays]

    def _share(
        self, state: State, thought: Thought, alive: list[int], share: int, last: float
    ) -> None:
        """So many samples; fewer where a moment comes first."""
        while share > 0 and time.monotonic() < last:
            more = min(share, self.settings.processes)
            self._add(state, thought, alive, more)
            share -= more

    def _until(self, state: State, thought: Thought, alive: list[int], end: float) -> None:
        """Sample until a moment; at least once."""
        while True:
            begun = time.monotonic()
            self._add(state, thought, alive, self.settings.processes)
            now = time.monotonic()
            if now + (now - begun) / 2 >= end:
                return

    def _add(self, state: State, thought: Thought, alive: list[int], count: int) -> None:
        """So many more samples of the lines that are left, the same for each of them.

        In every second one, from the first on, the others think as greedy does: even seeds.
        """
        first = len(thought.seeds)
        seeds = [2 * self._chance.below(SEEDS) + (first + more) % 2 for more in range(count)]
        thought.seeds += seeds
        lines = [thought.lines[at].line for at in alive]
        for scores in self._sampled(state, thought.asked, lines, seeds):
            for at, score in zip(alive, scores, strict=True):
                thought.lines[at].scores.append(score)

    def _sampled(
        self, state: State, asked: Asked, lines: list[list[int]], seeds: list[int]
    ) -> list[list[float]]:
        workers = min(self.settings.processes, len(seeds))
        if workers < 2 or current_process().daemon:  # A daemon may have no children.
            return [sample(state, asked, lines, seed) for seed in seeds]
        pool = _pool(self.settings.processes)
        # What leaves is a guess: nobody elsewhere could look at more either.
        position = msgspec.json.encode(state.guess(asked.seat, Chance(0)).position())
        shares = [seeds[first::workers] for first in range(workers)]
        call: Callable[..., list[list[float]]] = sample_many
        jobs = [
            pool.submit(call, state.game.name, position, asked, lines, share) for share in shares
        ]
        found = [job.result() for job in jobs]
        return [found[at % workers][at // workers] for at in range(len(seeds))]


@cache
def _pool(processes: int) -> ProcessPoolExecutor:
    """Shared by all bots of this process, until it ends."""
    return ProcessPoolExecutor(processes)


def _fresh(candidate: Candidate) -> Fared:
    return Fared(candidate.line, candidate.value, [])


def _preferred(thought: Thought) -> int:
    """The line that fared best of those tried to the end, if it is surely better than greedy's."""
    most = max(len(each.scores) for each in thought.lines)
    whole = [at for at, each in enumerate(thought.lines) if len(each.scores) == most]
    best = max(whole, key=lambda at: (thought.lines[at].mean, -at))
    gain, error = thought.gain(best)
    return best if gain > SURE * error else 0
