"""What the games of a series have in common, and one game of it."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import footplate
from footplate import BadInput, Game
from footplate.arena.limit import Limited
from footplate.bots import (
    AutomaPlayer,
    Bot,
    Checked,
    MatchResult,
    Offence,
    Offended,
    make_bot,
    play_match,
    record_of,
)
from footplate.bots.match import OnOffence
from footplate.core.game import OptionValue
from footplate.tables import AUTOMA

CLOCKS: Final = {"wall": time.perf_counter, "processor": time.process_time}


@dataclass(frozen=True)
class Setup:
    """What all games of a series have in common; small enough to send to a process."""

    game: str
    kinds: tuple[str, ...]
    board: str
    options: dict[str, OptionValue]
    seed: int
    on_offence: OnOffence = "stop"
    clock: str = ""
    """By which clock decisions are timed; empty: they are not."""
    recorded: bool = False
    paired: bool = False
    """Whether everybody plays each seed from every seat, so that luck and seats cancel out."""
    limit: float = 0.0
    """Seconds after which a decision is an offence; 0: never."""

    def seated(self, number: int) -> list[str]:
        """Who sits where in a game: everybody moves on by one seat from game to game."""
        return [self.kinds[entrant] for entrant in self.entrants(number)]

    def entrants(self, number: int) -> list[int]:
        """The same as numbers of the entrants."""
        seats = len(self.kinds)
        return [(seat - number) % seats for seat in range(seats)]

    def seed_of(self, number: int) -> int:
        return self.seed + (number // len(self.kinds) if self.paired else number)


@dataclass(frozen=True)
class Played:
    """One game: how it went (None: an offence has stopped it), and what is to be kept of it."""

    number: int
    match: MatchResult | None
    record: str = ""
    caught: tuple[tuple[Offence, str], ...] = ()
    """The first offence of each seat, with the record that leads to it."""


def play_one(setup: Setup, number: int) -> Played:
    """Game `number`, with its own seed."""
    game = footplate.game(setup.game)
    kinds, seed = setup.seated(number), setup.seed_of(number)
    bots = [player(setup, kind, seed * len(kinds) + at) for at, kind in enumerate(kinds)]
    options = options_of(game, setup, kinds)
    clock = CLOCKS.get(setup.clock)
    try:
        match = play_match(game, bots, seed, setup.board, options, setup.on_offence, clock)
    except Offended as stopped:
        stopped.record.note = str(stopped)
        return Played(number, None, "", ((stopped.offence, stopped.record.to_json()),))
    record = partial(record_of, game, [bot.name for bot in bots], seed, setup.board, options)
    first: dict[int, Offence] = {}
    for offence in match.offences:
        first.setdefault(offence.seat, offence)
    caught = tuple(
        (offence, record(match.codes[: offence.at], str(offence)).to_json())
        for offence in first.values()
    )
    return Played(number, match, record(match.codes).to_json() if setup.recorded else "", caught)


def player(setup: Setup, kind: str, seed: int) -> Bot:
    """Who plays for a kind of bot, in one game."""
    if is_automa(kind):
        return AutomaPlayer()
    bot = make_bot(kind, footplate.game(setup.game), seed)
    # Ours end by themselves; the others are checked again by the match.
    if setup.limit > 0 and isinstance(bot, Checked):
        return Limited(bot.bot, bot.name, setup.limit)
    return bot


def is_automa(kind: str) -> bool:
    """Whether an entrant such as `automa:hard` is played by the rules."""
    return kind.partition(":")[0] == AUTOMA


def options_of(game: Game, setup: Setup, kinds: Sequence[str]) -> dict[str, OptionValue]:
    """The options of a game in which these sit in this order."""
    levels = {at: kind.partition(":")[2] for at, kind in enumerate(kinds) if is_automa(kind)}
    return {**setup.options, **game.automa_options(levels)}


def checked(game: Game, setup: Setup) -> Setup:
    """The set-up, if games can begin with it; BadInput says what is wrong."""
    if not setup.kinds:
        raise BadInput("a series needs a bot for each seat")
    options = options_of(game, setup, setup.kinds)
    game.start(len(setup.kinds), setup.seed, setup.board, None, None, **options)
    return setup
